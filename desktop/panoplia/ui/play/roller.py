# SPDX-License-Identifier: GPL-3.0-or-later
"""Free dice beside the game, and the log of all rolls since the program was started."""

from PySide6.QtCore import QSize, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from panoplia.rules.drivers import Session
from panoplia.rules.formula import LONGEST, Formula, read
from panoplia.rules.refusal import Refused
from panoplia.ui.look import controls, fonts
from panoplia.ui.models.rolls import RollsTableModel
from panoplia.ui.play.request_view import RequestView
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.enter import EnterOnce
from panoplia.ui.widgets.labels import PlainLabel

FIRST_SIZE = QSize(720, 560)
WIDTHS = (96, 200, 120)


class RollerDialog(QDialog):
    """Stays open beside the sheet. A formula is read while it is typed, and its faces can be typed as well."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._formula: Formula | None = None
        self._build()
        self._lay_out()
        self._connect()
        self.retranslate()
        self._on_added()

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self.setWindowTitle(self.tr("Roll dice"))
        self._line.setPlaceholderText(self.tr("2d6+3, d20 advantage, 4d6k3, d%"))
        self._line.setAccessibleName(self.tr("What to roll"))
        self._heading.setText(self.tr("Rolls of this session"))
        self._table.setAccessibleName(self._heading.text())
        self._empty.setText(self.tr("Nothing has been rolled yet: write some dice above, or roll from a sheet."))
        self._copy.setText(self.tr("Copy"))
        self._copy.setToolTip(self.tr("Copies the chosen rolls, or all of them."))
        self._model.set_speech(self._room.speech)
        self._on_typed()

    def _build(self) -> None:
        self._line = QLineEdit()
        # One more than a formula may have: a longer text is refused in words, never cut in silence.
        self._line.setMaxLength(LONGEST + 1)
        self._line.setClearButtonEnabled(True)
        self._problem = PlainLabel(kind="bad", wrapped=True)
        self._request = RequestView(self._room)
        self._result = PlainLabel(kind="figure", elided=True)
        self._heading = PlainLabel(kind="heading", elided=True)
        self._empty = PlainLabel(kind="secondary", wrapped=True)
        self._model = RollsTableModel(self._room.speech, self)
        self._table = QTableView()
        self._table.setObjectName("rolls")
        self._table.setModel(self._model)
        self._table.setShowGrid(False)
        self._table.setWordWrap(False)
        self._table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self._table.verticalHeader().hide()
        self._table.verticalHeader().setDefaultSectionSize(fonts.px(34))
        self._table.setTabKeyNavigation(False)
        header = self._table.horizontalHeader()
        for column, width in enumerate(WIDTHS):
            self._table.setColumnWidth(column, fonts.px(width))
        header.setSectionResizeMode(len(WIDTHS), QHeaderView.ResizeMode.Stretch)
        self._copy = Button("", "")
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        # Enter rolls.
        self._buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)

    def _lay_out(self) -> None:
        foot = QHBoxLayout()
        foot.addWidget(self._copy)
        foot.addStretch()
        foot.addWidget(self._buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 16)
        column.setSpacing(10)
        for widget in (self._line, self._problem, self._request, self._result, self._heading, self._empty):
            column.addWidget(widget)
        column.addWidget(self._table, 1)
        column.addLayout(foot)
        self.resize(FIRST_SIZE)

    def _connect(self) -> None:
        self._line.textChanged.connect(self._on_typed)
        EnterOnce(self._line, self)
        self._line.returnPressed.connect(self._on_return)
        self._request.finished.connect(self._on_finished)
        self._copy.clicked.connect(self._on_copy)
        self._buttons.rejected.connect(self.reject)
        self._room.rolls.changed.connect(self._on_added)
        self._room.speech_changed.connect(self.retranslate)

    def _tell(self, problem: str) -> None:
        self._problem.setText(problem)
        self._problem.setVisible(bool(problem))
        self._line.setProperty(controls.BAD, bool(problem))
        self._line.update()

    @Slot()
    def _on_typed(self) -> None:
        """Read what stands there; nothing is no mistake yet."""
        self._tell("")
        self._formula = None
        text = self._line.text()
        if text.strip():
            try:
                self._formula = read(text)
            except Refused as refusal:
                self._tell(self._room.speech.say(refusal.note))
                self._result.setText("")
                self._result.hide()
        self._request.setVisible(self._formula is not None)
        if self._formula:
            self._request.start(self._formula.script, self.tr("Roll"))

    @Slot()
    def _on_return(self) -> None:
        if self._formula:
            self._request.press()

    @Slot(object)
    def _on_finished(self, session: Session) -> None:
        formula = self._formula
        if formula is None:
            return
        total = self._room.speech.number(session.result.total)
        self._result.setText(f"{formula.text} = {total}")
        self._room.rolls.add(formula.text, session.asked, str(session.result.total))
        self._request.start(formula.script, self.tr("Roll"))

    @Slot()
    def _on_added(self) -> None:
        rolls = self._room.rolls.newest_first
        self._model.set_rows(rolls)
        self._empty.setVisible(not rolls)
        self._table.setVisible(bool(rolls))
        self._copy.setEnabled(bool(rolls))
        self._result.setVisible(bool(self._result.text()))

    @Slot()
    def _on_copy(self) -> None:
        chosen = {index.row() for index in self._table.selectionModel().selectedRows()}
        rolls = [roll for row, roll in enumerate(self._model.rows) if not chosen or row in chosen]
        QGuiApplication.clipboard().setText(self._model.written(rolls))
