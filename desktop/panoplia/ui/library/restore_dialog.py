# SPDX-License-Identifier: GPL-3.0-or-later
"""The backups of the library: what is in each, a look inside, and putting one in the library's place."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, QThreadPool, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QMessageBox,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.store.backup import backups
from panoplia.store.survey import Backup, looked_at
from panoplia.ui.look import fonts
from panoplia.ui.look.screens import room_for
from panoplia.ui.models.backups import BackupRow, BackupsTableModel, Column, state
from panoplia.ui.models.rows import Role
from panoplia.ui.questions import agreed, question_box
from panoplia.ui.widgets.buttons import Button, PrimaryButton
from panoplia.ui.widgets.empty_state import EmptyState
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.words import Speech

ROW = 36
WIDTHS = {Column.WHEN: 160, Column.SIZE: 84, Column.STATE: 90}
SIZE = 980, 520
MARGIN = 60
"""Pixels of the screen that a dialog leaves free."""
TITLE, RESTORE = QT_TRANSLATE_NOOP("library", "Restore a backup"), QT_TRANSLATE_NOOP("library", "Restore")
QUESTION = QT_TRANSLATE_NOOP(
    "library",
    "Put the library back as it was on {day}, {time}? What is there now is kept: as a backup, or, where it cannot be "
    "read, in a file beside the library.",
)


class RestoreDialog(QDialog):
    """``chosen`` is the backup that the person wants back. Each is read in the background."""

    look_wanted = Signal(object)
    """The path of a backup to look into."""
    _read = Signal(int, object)

    def __init__(self, speech: Speech, library: Path, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chosen: Backup | None = None
        self._speech = speech
        self._over = False
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._model = BackupsTableModel(speech, self)
        # A window over a backup can be used meanwhile.
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setWindowTitle(speech.say(TITLE))
        self._build()
        self._read.connect(self._on_read, Qt.ConnectionType.QueuedConnection)
        found = backups(library, folder)
        self._model.reset_rows([BackupRow(key, path) for key, path in enumerate(found)])
        for key, path in enumerate(found):
            self._pool.start(self._reading(key, path))
        if found:
            self._table.selectRow(0)
        self._show()

    def done(self, result: int) -> None:
        # What is not read yet is not read any more.
        self._over = True
        self._pool.waitForDone()
        super().done(result)

    def read_all(self) -> None:
        """Wait until each is read."""
        self._pool.waitForDone()
        QCoreApplication.sendPostedEvents(self)

    def choose(self, place: int) -> None:
        """Choose the backup at a place, counted from the newest."""
        self._table.selectRow(place)

    def _build(self) -> None:
        self._explained = PlainLabel(
            self.tr(
                "The library is backed up at every start, and by “Back up now”, where something has changed. The "
                "newest ten backups are kept, and one a week for eight weeks."
            ),
            kind="secondary",
            wrapped=True,
        )
        self._empty = EmptyState("save")
        self._empty.set_text(self.tr("There are no backups yet."))
        self._reason = PlainLabel(kind="secondary", wrapped=True)
        self._look = Button(self.tr("Look inside"))
        self._look.clicked.connect(self._on_look)
        self._restore = PrimaryButton(self.tr("Restore…"))
        self._restore.deliberate = True
        self._restore.clicked.connect(self._on_restore)
        cancel = Button(self.tr("Cancel"))
        cancel.clicked.connect(self.reject)
        foot = QHBoxLayout()
        foot.addWidget(self._look)
        foot.addStretch()
        foot.addWidget(cancel)
        foot.addWidget(self._restore)
        self._build_table()
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        for widget in (self._explained, self._table, self._empty, self._reason):
            column.addWidget(widget, 1 if widget in (self._table, self._empty) else 0)
        column.addLayout(foot)
        room = room_for(self)
        self.resize(min(fonts.px(SIZE[0]), room.width() - MARGIN), min(fonts.px(SIZE[1]), room.height() - MARGIN))

    def _build_table(self) -> None:
        self._table = table = QTableView()
        table.setObjectName("backups")
        table.setModel(self._model)
        table.setAccessibleName(self.tr("Backups"))
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(fonts.px(ROW))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setTabKeyNavigation(False)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        for column, width in WIDTHS.items():
            table.setColumnWidth(column, fonts.px(width))
        for column in (Column.CONTENT, Column.LAST):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        table.selectionModel().currentRowChanged.connect(self._show)

    @property
    def _row(self) -> BackupRow | None:
        row: BackupRow | None = self._table.currentIndex().data(Role.ROW)
        return row

    @Slot()
    def _show(self) -> None:
        """What can be done with the chosen one, and why not."""
        row, rows = self._row, self._model.rows
        self._table.setVisible(bool(rows))
        self._empty.setVisible(not rows)
        usable = row is not None and row.usable
        self._look.setEnabled(usable)
        self._restore.setEnabled(usable)
        self._reason.setVisible(row is not None and not usable)
        self._reason.setText(
            self.tr("It cannot be opened: {why}.").format(why=self._speech.say(state(row))) if row else ""
        )

    def _reading(self, key: int, path: Path) -> Callable[[], None]:
        def work() -> None:
            if not self._over:
                self._read.emit(key, looked_at(path))

        return work

    @Slot(int, object)
    def _on_read(self, key: int, backup: Backup | None) -> None:
        rows = [BackupRow(row.key, row.path, backup) if row.key == key else row for row in self._model.rows]
        if backup is None:
            # It went away meanwhile.
            rows = [row for row in rows if row.key != key]
        self._model.set_rows(rows)
        self._show()

    @Slot()
    def _on_look(self) -> None:
        if self._row:
            self.look_wanted.emit(self._row.path)

    @Slot()
    def _on_restore(self) -> None:
        row = self._row
        if row is None or row.backup is None:
            return
        backup = row.backup
        if agreed(restore_question(self._speech, row.backup.when, self)):
            self.chosen = backup
            self.accept()


def restore_question(speech: Speech, when: datetime, parent: QWidget) -> QMessageBox:
    """Whether the backup made then is to take the library's place."""
    question = note(QUESTION, day=speech.day(when), time=speech.clock_to_the_second(when))
    return question_box(parent, speech.say(TITLE), speech.say(question), speech.say(RESTORE))
