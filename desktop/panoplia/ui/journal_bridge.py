# SPDX-License-Identifier: GPL-3.0-or-later
"""The one bridge from the journal to Qt: its report becomes one signal."""

from PySide6.QtCore import QObject, Signal

from panoplia.store.journal import Journal
from panoplia.store.records import Report


class JournalBridge(QObject):
    """Emits ``changed`` with the ``Report`` of each action done, undone or redone."""

    changed = Signal(object)

    def __init__(self, journal: Journal, parent: QObject | None = None) -> None:
        super().__init__(parent)
        journal.subscribe(self._on_report)

    def _on_report(self, report: Report) -> None:
        self.changed.emit(report)
