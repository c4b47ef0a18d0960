# SPDX-License-Identifier: GPL-3.0-or-later
"""A window over a copy of a library, in which nothing can be changed."""

import shutil
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir

from PySide6.QtCore import QObject, Signal, Slot

from panoplia.folders import LIBRARY, Folders
from panoplia.lock import Lock
from panoplia.store.copying import copy_at_rest
from panoplia.store.faults import on_disk
from panoplia.table.table import Table
from panoplia.ui.settings import SETTINGS, PassingSettings
from panoplia.ui.stage import Stage

PREFIX = "panoplia-look-"


def sweep() -> None:
    """Remove the copies that killed programs left."""
    for home in Path(gettempdir()).glob(f"{PREFIX}*"):
        lock = Lock(home / LIBRARY)
        if home.is_dir() and lock.take():
            lock.free()
            shutil.rmtree(home, ignore_errors=True)


class Glass(QObject):
    """Copies the file, opens the copy, and takes it away again when its window is closed."""

    closed = Signal()

    def __init__(
        self, stage: Stage, folders: Folders, file: Path, open_table: Callable[[Folders], Table], parent: QObject
    ) -> None:
        super().__init__(parent)
        with on_disk(file):
            self._home = TemporaryDirectory(prefix=PREFIX)
        home = Path(self._home.name)
        # So that no other start sweeps it away.
        self._lock = Lock(home / LIBRARY)
        self._lock.take()
        try:
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
        self._lock.free()
        self._home.cleanup()
        self.window.deleteLater()
        self.closed.emit()
