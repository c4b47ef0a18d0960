# SPDX-License-Identifier: GPL-3.0-or-later
"""The middle of the window while nothing is asked: what the chosen fighter can do, and what not and why."""

from PySide6.QtCore import QModelIndex, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from panoplia.rules.fights.combat import Action, Combat, sides_left
from panoplia.rules.fights.commands import Do, NextTurn
from panoplia.rules.fights.deeds import TARGET
from panoplia.rules.fights.state import Fight
from panoplia.rules.notes import several
from panoplia.rules.refusal import Refused
from panoplia.table.courses import Course
from panoplia.ui.combat.counting import Counted, DeedCounter, Question
from panoplia.ui.combat.deed_card import DeedCard
from panoplia.ui.combat.deed_delegate import DeedDelegate
from panoplia.ui.combat.hand import Hand
from panoplia.ui.combat.lists import CommandList
from panoplia.ui.combat.play import FightPlay
from panoplia.ui.models.deeds import DeedsTableModel, Prospect, rows_of
from panoplia.ui.models.fighters import lasting_on
from panoplia.ui.models.rows import Role
from panoplia.ui.widgets.buttons import PrimaryButton
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.labels import PlainLabel

CHOSEN = 0
"""The key of the odds of what is chosen; those of the list have the ids of their actions."""
DEED_SHARE = 0.6
"""How much of the height the chosen action may take."""


class TurnPanel(QWidget):
    """One fighter at a time. Odds are counted beside the window: the chosen action first, then those of the list."""

    next_wanted = Signal()
    """The person is done with this turn."""

    def __init__(self, play: FightPlay, hand: Hand) -> None:
        super().__init__()
        self._play = play
        self._fighter = 0
        self._last: dict[int, str] = {}
        """The action that was chosen last, for each fighter."""
        self._prospects: dict[str, Prospect] = {}
        self._counter = DeedCounter(self)
        self._build(hand)
        self._lay_out()
        self._list.selectionModel().currentChanged.connect(self._on_current)
        self._list.taken.connect(self._on_taken)
        self._deed.changed.connect(self._on_told)
        self._deed.wanted.connect(self.do)
        self._deed.next_wanted.connect(self.next_wanted)
        self._counter.counted.connect(self._on_counted)
        self.retranslate()

    @property
    def title(self) -> str:
        """Whose turn it is, or whom one looks at."""
        return self._title.text()

    def show_fighter(self, fighter: int) -> None:
        """What this one can do now."""
        course = self._play.course
        fight = course.fight
        self._fighter = fighter
        if not fight.has(fighter):
            return
        who = fight.fighter(fighter)
        say = self._play.room.speech.say
        turn = fight.acting == fighter
        self._title.setText(
            self.tr("{name}: turn").format(name=who.name) if turn else self.tr("{name}: waits").format(name=who.name)
        )
        standing = course.combat.standing(fight, who)
        self._context.setText(say(several((standing.words, *lasting_on(fight, fighter)))))
        actions = course.combat.actions(fight, fighter) if who.presence == "in" else ()
        self._show_actions(actions)
        self._end.setVisible(len(sides_left(course.combat, fight)) < 2)

    def choose(self, number: int) -> None:
        """The action with a digit."""
        index = self._model.index_of(number - 1)
        row = index.data(Role.ROW)
        if row and row.number:
            self._list.setCurrentIndex(index)
            self.focus()

    @Slot()
    def do(self) -> None:
        """Do what is chosen, under the circumstances that stand there."""
        command = self._deed.command
        if command is not None and self._deed.deed() is not None:
            self._play.command(command)

    def press(self) -> None:
        """Enter, wherever the keyboard is."""
        self._deed.press()

    def focus(self) -> None:
        """Put the keyboard into the list."""
        self._list.setFocus(Qt.FocusReason.OtherFocusReason)

    def stop(self) -> None:
        """Nobody looks at the odds any more."""
        self._counter.stop()

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self._model.set_speech(self._play.room.speech)
        self._card.set_heading(self.tr("What can be done"))
        self._list.setAccessibleName(self.tr("What can be done"))
        self._over.setText(self.tr("Only one side is left that can fight."))
        self._finish.setText(self.tr("End the fight"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._deed.setMaximumHeight(max(round(self.height() * DEED_SHARE), 160))

    def _build(self, hand: Hand) -> None:
        room = self._play.room
        self._title = PlainLabel(kind="title", elided=True)
        self._context = PlainLabel(kind="secondary", elided=True)
        self._end = Card()
        self._end.set_marked(True)
        self._over = PlainLabel(kind="strong", wrapped=True)
        self._finish = PrimaryButton()
        self._finish.deliberate = True
        self._finish.clicked.connect(hand.finish)
        self._card = Card()
        self._model = DeedsTableModel(room.speech, self)
        self._list = CommandList("deeds")
        self._list.setModel(self._model)
        self._list.setUniformItemSizes(True)
        self._list.setItemDelegate(DeedDelegate(room.say, self._list))
        self._deed = DeedCard(self._play)

    def _lay_out(self) -> None:
        self._end.body.addWidget(self._over)
        self._end.body.addWidget(self._finish, 0, Qt.AlignmentFlag.AlignLeft)
        self._card.body.addWidget(self._list, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 14, 16, 14)
        column.setSpacing(12)
        head = QVBoxLayout()
        head.setSpacing(0)
        head.addWidget(self._title)
        head.addWidget(self._context)
        column.addLayout(head)
        column.addWidget(self._end)
        column.addWidget(self._card, 1)
        column.addWidget(self._deed)

    def _show_actions(self, actions: tuple[Action, ...]) -> None:
        """The choice stays with what they did last, done or not: Enter does nothing else by accident."""
        wanted = self._last.get(self._fighter, "")
        with QSignalBlocker(self._list.selectionModel()):
            self._model.reset_rows(rows_of(actions))
            place = self._model.place_of(wanted)
            self._list.setCurrentIndex(self._model.index_of(place if place >= 0 else self._model.first))
        self._prospects = {}
        self._show_chosen()

    def _show_chosen(self) -> None:
        row = self._list.currentIndex().data(Role.ROW)
        if row:
            self._last[self._fighter] = row.action.id
        self._deed.show_action(self._fighter, row.action if row else None, _has_acted(self._play.course, self._fighter))
        self._count()

    def _count(self) -> None:
        """The odds of what is chosen, then of all that can be done as it is preset and was not counted yet."""
        chosen = self._deed.deed()
        questions = [Question(CHOSEN, chosen)] if chosen else []
        course = self._play.course
        for row in self._model.rows:
            if row.action.refusal is None and row.aimed and row.action.id not in self._prospects:
                questions += self._asked(course.combat, course.fight, row.action)
        self._counter.count(questions)

    def _asked(self, combat: Combat, fight: Fight, action: Action) -> list[Question]:
        told = {each.id: each.start for each in action.circumstances if each.id == TARGET}
        try:
            return [Question(action.id, combat.deed(fight, self._fighter, action.id, told))]
        except Refused:
            # As it is preset it cannot be done: its card tells why.
            return []

    @Slot(object, object)
    def _on_counted(self, key: object, counted: Counted) -> None:
        if key == CHOSEN:
            self._deed.show_odds(counted)
        elif counted.prospect is not None:
            self._prospects[str(key)] = counted.prospect
            self._model.tell(self._prospects)

    @Slot()
    def _on_current(self) -> None:
        self._show_chosen()

    @Slot()
    def _on_told(self) -> None:
        self._count()

    @Slot(QModelIndex)
    def _on_taken(self, _index: QModelIndex) -> None:
        self._deed.press()


def _has_acted(course: Course, fighter: int) -> bool:
    """Whether someone whose turn it is has done something in it."""
    for line in reversed(course.lines):
        if isinstance(line.command, Do):
            return line.command.actor == fighter == course.fight.acting
        if isinstance(line.command, NextTurn):
            return False
    return False
