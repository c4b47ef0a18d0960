# SPDX-License-Identifier: GPL-3.0-or-later
"""A fight on a second screen, for the players: whose turn it is and how everyone looks, and nothing of the GM's."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QEnterEvent, QKeyEvent, QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.refusal import Refused
from panoplia.ui.combat.seen import seen
from panoplia.ui.combat.turn_board import TurnBoard
from panoplia.ui.room import Room
from panoplia.ui.settings import Settings
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.chips import ChipRow
from panoplia.ui.widgets.labels import PlainLabel

PLACE = "table_view"
FIRST_SIZE = QSize(1000, 720)
BARS, WORDS = "bars", "words"
ROUND = QT_TRANSLATE_NOOP("combat", "Round {round}")
TURN_OF = QT_TRANSLATE_NOOP("combat", "Turn: {name}")
OVER = QT_TRANSLATE_NOOP("combat", "The fight is over")
SOON = QT_TRANSLATE_NOOP("combat", "The fight begins")


class TableView(QWidget):
    """An ordinary window without a menu. Its few controls are seen while the mouse or the keyboard is in it."""

    closed = Signal()

    def __init__(self, room: Room, settings: Settings) -> None:
        super().__init__()
        self._room, self._settings = room, settings
        self.encounter = 0
        self._build()
        self._connect()
        self.resize(FIRST_SIZE)
        self.restoreGeometry(settings.layout(PLACE))
        self.retranslate()

    def show_fight(self, encounter: int) -> None:
        """Follow this fight from now on."""
        self.encounter = encounter
        self.refresh()

    def refresh(self) -> None:
        """Show the fight as it is now; one that was deleted, or that begins anew, is no longer shown."""
        say, table = self._room.speech.say, self._room.table
        if not self.encounter:
            return
        try:
            course = table.fights.course(self.encounter)
            system = table.reading.system_of(course.row.campaign)
            people = table.library.characters(course.row.campaign)
        except Refused:
            self.close()
            return
        what = seen(course, system, {row.id: row.portrait for row in people})
        self._board.show_seen(what)
        self._round.setText(say(note(ROUND, round=what.round)) if what.round else say(SOON))
        turn = OVER if what.over else note(TURN_OF, name=what.acting) if what.acting else ""
        self._turn.setText(say(turn))

    def show_in_words(self, words: bool) -> None:
        """Say how everyone stands, or draw bars."""
        self._controls.show()
        self._ways.choose(WORDS if words else BARS)

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self.setWindowTitle(self.tr("Table view") + " – Panoplia")
        self._ways.set_chips([(BARS, self.tr("Bars")), (WORDS, self.tr("Words"))])
        self._ways.choose(WORDS if self._board.words else BARS)
        self._whole.setText(self.tr("Full screen"))
        self._whole.setToolTip("F11")
        self.refresh()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._controls.show()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._show_controls()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self.isFullScreen():
                self.showNormal()
            else:
                self.close()
        elif event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self._controls.show()
            self._ways.setFocus()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._settings.set_layout(PLACE, self.saveGeometry())
        self.encounter = 0
        super().closeEvent(event)
        self.closed.emit()

    def _build(self) -> None:
        self._round, self._turn = PlainLabel(kind="title"), PlainLabel(kind="title", elided=True)
        self._turn.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._round.set_role(QPalette.ColorRole.Link)
        self._board = TurnBoard(self._room)
        self._board.setObjectName("board")
        self._board.words = self._settings.table_view_in_words
        self._ways = ChipRow()
        self._whole = Button("", "whole_screen")
        head = QHBoxLayout()
        head.setSpacing(24)
        head.addWidget(self._round)
        head.addWidget(self._turn, 1)
        self._controls = QWidget()
        # The board must not jump when they come and go.
        kept = self._controls.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self._controls.setSizePolicy(kept)
        foot = QHBoxLayout(self._controls)
        foot.setContentsMargins(0, 0, 0, 0)
        foot.addWidget(self._ways, 1)
        foot.addWidget(self._whole)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 20, 28, 16)
        column.setSpacing(16)
        column.addLayout(head)
        column.addWidget(self._board, 1)
        column.addWidget(self._controls)
        self._controls.hide()

    def _connect(self) -> None:
        self._ways.chosen.connect(self._on_way)
        self._whole.clicked.connect(self._on_whole)
        QShortcut(QKeySequence("F11"), self).activated.connect(self._on_whole)
        self._room.changed.connect(self.refresh)
        self._room.speech_changed.connect(self.retranslate)

    def _show_controls(self) -> None:
        focus: QWidget | None = QApplication.focusWidget()
        self._controls.setVisible(focus is not None and self._controls.isAncestorOf(focus))

    @Slot(str)
    def _on_way(self, way: str) -> None:
        self._settings.table_view_in_words = way == WORDS
        self._board.show_words(way == WORDS)
        self.refresh()

    @Slot()
    def _on_whole(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()
