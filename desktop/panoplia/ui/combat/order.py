# SPDX-License-Identifier: GPL-3.0-or-later
"""The left of the window: the order of turns, and what the GM does to it."""

from PySide6.QtCore import QModelIndex, QPoint, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from panoplia.rules.fights.commands import NextTurn
from panoplia.ui.combat.fighter_delegate import FighterDelegate
from panoplia.ui.combat.hand import Hand
from panoplia.ui.combat.lists import CommandList
from panoplia.ui.combat.play import FightPlay
from panoplia.ui.look.controls import SIDE
from panoplia.ui.models.fighters import FightersTableModel, rows_of
from panoplia.ui.models.rows import Role
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.labels import PlainLabel


class OrderPanel(QWidget):
    """Shows everyone; whose turn it is is chosen when it comes."""

    chosen = Signal(int)
    """Another fighter was chosen, by the id of their character."""

    def __init__(self, play: FightPlay, hand: Hand) -> None:
        super().__init__()
        self._play, self._hand = play, hand
        self._acting = 0
        self._portraits: dict[int, str] | None = None
        self.setObjectName(SIDE)
        self._build()
        self._lay_out()
        self._list.menu_wanted.connect(self._on_menu)
        self._list.taken.connect(self._on_taken)
        self._list.selectionModel().currentChanged.connect(self._on_current)
        self._next.clicked.connect(self.next_turn)
        self._add.clicked.connect(hand.add)
        self._more.clicked.connect(self._on_more)
        self.retranslate()

    @property
    def current(self) -> int:
        """Who is chosen; 0 for nobody."""
        row = self._list.currentIndex().data(Role.ROW)
        return row.id if row else 0

    def refresh(self, portraits: dict[int, str]) -> None:
        """The fight as it stands; whoever's turn has come meanwhile is chosen."""
        course = self._play.course
        fight, chosen = course.fight, self.current
        with QSignalBlocker(self._list.selectionModel()):
            self._model.set_rows(rows_of(course, portraits))
            if fight.acting and (fight.acting != self._acting or not self._model.index_of(chosen).isValid()):
                chosen = fight.acting
            self._acting = fight.acting
            index = self._model.index_of(chosen)
            self._list.setCurrentIndex(index if index.isValid() else self._model.index(0, 0))
        self._list.viewport().update()
        turn = self._model.index_of(fight.acting or chosen)
        if turn.isValid():
            self._list.scrollTo(turn)
        self._say_round()
        running = course.row.phase == "running"
        waits = running and bool(fight.round) and course.open is None
        self._next.setEnabled(waits)
        self._add.setEnabled(running and course.open is None)
        self._more.setEnabled(running)

    def choose(self, fighter: int) -> None:
        """Choose one of them."""
        self._list.setCurrentIndex(self._model.index_of(fighter))

    def focus(self) -> None:
        """Put the keyboard into the list."""
        self._list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self._model.set_speech(self._play.room.speech)
        self._list.setAccessibleName(self.tr("Order of turns"))
        self._next.setText(self.tr("Next turn"))
        self._next.setToolTip(self.tr("Key: N"))
        self._add.setText(self.tr("Add…"))
        self._more.setAccessibleName(self.tr("More about the fight"))
        self._more.setToolTip(self.tr("More about the fight"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt and an arrow move someone in the order."""
        ways = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.modifiers() & Qt.KeyboardModifier.AltModifier and event.key() in ways:
            self._hand.move(self.current, ways[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_F2:
            self._hand.set_figures(self.current)
        else:
            super().keyPressEvent(event)

    @Slot()
    def next_turn(self) -> None:
        """Whoever comes next."""
        if self._next.isEnabled():
            self._play.command(NextTurn())

    def _build(self) -> None:
        room = self._play.room
        self._heading = PlainLabel(kind="heading")
        self._by_hand = PlainLabel(kind="caption", elided=True)
        self._by_hand.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._model = FightersTableModel(room.speech, self)
        self._list = CommandList("fighters")
        self._list.setModel(self._model)
        self._list.setSpacing(0)
        self._list.setItemDelegate(FighterDelegate(room.say, room.table.library.portrait, self._list))
        self._next = Button("", "chevron_right")
        self._next.deliberate = True
        self._add = Button("", "add")
        self._more = Button("", "more")

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._heading)
        head.addWidget(self._by_hand, 1)
        below = QHBoxLayout()
        below.addWidget(self._add)
        below.addStretch()
        below.addWidget(self._more)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self._list, 1)
        column.addWidget(self._next)
        column.addLayout(below)

    def _say_round(self) -> None:
        fight = self._play.course.fight
        number = self._play.room.speech.number(fight.round)
        self._heading.setText(self.tr("Round {number}").format(number=number) if fight.round else self.tr("Who fights"))
        self._by_hand.setText(self.tr("order by hand") if fight.by_hand else "")

    @Slot(QModelIndex, QPoint)
    def _on_menu(self, index: QModelIndex, at: QPoint) -> None:
        self._list.setCurrentIndex(index)
        self._hand.menu_of(self.current, self).exec(at)

    @Slot(QModelIndex)
    def _on_taken(self, _index: QModelIndex) -> None:
        self._hand.set_figures(self.current)

    @Slot()
    def _on_more(self) -> None:
        self._hand.menu_of_all(self).exec(self._more.mapToGlobal(QPoint(0, 0)))

    @Slot()
    def _on_current(self) -> None:
        self.chosen.emit(self.current)
