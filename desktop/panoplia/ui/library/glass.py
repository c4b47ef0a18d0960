# SPDX-License-Identifier: GPL-3.0-or-later
"""A window over a copy of a library, in which nothing can be changed."""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QObject, Signal, Slot

from panoplia.folders import LIBRARY, Folders
from panoplia.store.copying import copy_at_rest
from panoplia.store.faults import on_disk
from panoplia.table.table import Table
from panoplia.ui.settings import SETTINGS, PassingSettings
from panoplia.ui.stage import Stage


class Glass(QObject):
    """Copies the file, opens the copy, and takes it away again when its window is closed."""

    closed = Signal()

    def __init__(
        self, stage: Stage, folders: Folders, file: Path, open_table: Callable[[Folders], Table], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._home = TemporaryDirectory(prefix="panoplia-")
        try:
            home = Path(self._home.name)
            copy = Folders(home, home, home, home / LIBRARY, home / "backups")
            with on_disk(file):
                copy_at_rest(file, copy.library)
            self._table = open_table(copy)
        except BaseException:
            self._home.cleanup()
            raise
        self._table.library.seal()
        self.window = stage.window(self._table, PassingSettings(folders.config / SETTINGS))
        self.window.closed.connect(self._on_closed)

    @Slot()
    def _on_closed(self) -> None:
        self._table.library.close()
        self._home.cleanup()
        self.window.deleteLater()
        self.closed.emit()
