# SPDX-License-Identifier: GPL-3.0-or-later
"""The middle of the window while something is asked: one large card with the question, its odds and who rolls."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from panoplia.rules.fights.commands import Do
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.script import Choice, Dice, Pool, Request
from panoplia.table.courses import Course
from panoplia.table.fights import Pending
from panoplia.ui.combat.counting import Counted, DeedCounter, Question
from panoplia.ui.combat.dice_row import DiceRow
from panoplia.ui.combat.play import FightPlay
from panoplia.ui.combat.titles import as_sentence, title_of
from panoplia.ui.play.branches import Branches
from panoplia.ui.widgets.buttons import LinkButton
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.odds_bars import OddsBars
from panoplia.ui.widgets.scrolled import Scrolled

DICE_FOR = QT_TRANSLATE_NOOP("combat", "{why}: {dice}")
OF_WHOM = QT_TRANSLATE_NOOP("combat", "{who}: {question}")
SPOKEN = QT_TRANSLATE_NOOP("combat", "{title}. {question}")
NOTES_SHOWN = 5
WHOLE = ""
"""The key of the odds of what is rolled; those of a decision have the ids of their options."""


class AskedPanel(QWidget):
    """Shows what the table says is asked; an answer goes there at once."""

    announced = Signal(str)
    """Another thing is asked, in words."""

    def __init__(self, play: FightPlay) -> None:
        super().__init__()
        self._play = play
        self._counter = DeedCounter(self)
        self._choice: Choice | None = None
        self._build()
        self._lay_out()
        self._branches.chosen.connect(self._on_chosen)
        self._back.clicked.connect(play.take_back)
        self._counter.counted.connect(self._on_counted)

    def show_pending(self, pending: Pending) -> None:
        """The question, what led to it, and what it can come to."""
        course, say = self._play.course, self._play.room.speech.say
        request = pending.request
        self._title.setText(say(title_of(course, pending.command)))
        self._led.setText("\n".join(say(each) for each in pending.notes[-NOTES_SHOWN:]))
        self._led.setVisible(bool(pending.notes))
        question = as_sentence(say(_question(request)))
        self._question.setText(say(note(OF_WHOM, who=pending.who, question=question)) if pending.who else question)
        self._problem.hide()
        self._bars.hide()
        self._choice = request if isinstance(request, Choice) else None
        self._branches.show_choice(self._choice, lambda _option: ())
        self._dice.show_request(request)
        self._back.setText(
            self.tr("Take back the last answer (Ctrl+Z)") if pending.answers else self.tr("Take it back (Ctrl+Z)")
        )
        spoken = say(note(SPOKEN, title=self._title.text(), question=self._question.text()))
        self._card.setAccessibleName(spoken)
        self.announced.emit(spoken)
        self._count(course, pending)

    def show_stuck(self, reason: Note) -> None:
        """The open act cannot go on: it has to be taken back."""
        self._title.setText(self.tr("This act cannot go on"))
        self._question.setText("")
        for widget in (self._led, self._bars):
            widget.hide()
        self._branches.show_choice(None, lambda _option: ())
        self._dice.show_request(None)
        self._back.setText(self.tr("Take it back (Ctrl+Z)"))
        self._problem.setText(self._play.room.speech.say(reason))
        self._problem.show()
        self._counter.count([])

    @property
    def keys(self) -> list[tuple[str, str]]:
        """The keys that roll or type, as it is to be rolled now."""
        return self._dice.keys

    def choose(self, number: int) -> None:
        """Decide for the option with a digit."""
        if self._choice:
            self._branches.take(number)

    def roll(self) -> None:
        """Roll, where dice are asked and nothing is typed."""
        self._dice.roll()

    def focus(self) -> None:
        """Put the keyboard where faces are typed; a decision waits for its digit."""
        if self._choice:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._dice.focus()

    def stop(self) -> None:
        """Nobody looks at the odds any more."""
        self._counter.stop()

    def _build(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._title = PlainLabel(kind="figure", wrapped=True)
        self._card = Card()
        self._card.set_marked(True)
        self._led = PlainLabel(kind="secondary", wrapped=True)
        self._question = PlainLabel(kind="question", wrapped=True)
        self._bars = OddsBars()
        self._branches = Branches(self._play.room)
        self._dice = DiceRow(self._play)
        self._problem = PlainLabel(kind="bad", wrapped=True)
        self._back = LinkButton(quiet=True, kind="secondary")
        self._back.deliberate = True

    def _lay_out(self) -> None:
        for widget in (self._led, self._question, self._bars, self._branches, self._dice, self._problem):
            self._card.body.addWidget(widget)
        self._card.body.addWidget(self._back, 0, Qt.AlignmentFlag.AlignLeft)
        inside = QWidget()
        cards = QVBoxLayout(inside)
        cards.setContentsMargins(0, 0, 0, 0)
        cards.addWidget(self._card)
        cards.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 14, 16, 14)
        column.setSpacing(12)
        column.addWidget(self._title)
        column.addWidget(Scrolled(inside), 1)

    def _count(self, course: Course, pending: Pending) -> None:
        """What the whole deed can come to from where it stands, for each branch where there is something to decide."""
        command, waiting = pending.command, course.open
        if not isinstance(command, Do) or waiting is None or waiting.session is None:
            self._counter.count([])
            return
        deed = course.combat.deed(course.fight, command.actor, command.action, command.told)
        given = tuple(asked.answer for asked in waiting.session.asked)
        choice = self._choice
        if choice is None:
            self._counter.count([Question(WHOLE, deed, given)])
            return
        read = pending.request.read
        self._counter.count([Question(option.id, deed, (*given, read(option.id))) for option in choice.options])

    @Slot(object, object)
    def _on_counted(self, key: object, counted: Counted) -> None:
        speech = self._play.room.speech
        drawn = counted.drawn(speech)
        if key == WHOLE:
            self._bars.set_bars(drawn, speech)
            self._bars.setVisible(len(drawn) > 1)
        else:
            self._branches.tell(
                str(key), drawn, as_sentence(speech.say(counted.sure)) if counted.sure is not None else ""
            )

    @Slot(str)
    def _on_chosen(self, option: str) -> None:
        self._play.answer(option)


def _question(request: Request) -> Note:
    if isinstance(request, Dice | Pool):
        return note(DICE_FOR, why=request.why, dice=request.name)
    return note(request.why)
