# SPDX-License-Identifier: GPL-3.0-or-later
"""A script at work: the request at hand with the program's dice, one's own, or its branches; then the next one."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from panoplia.rules.drivers import Session
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.odds import Odds, odds
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Answer, Choice, Dice, Pool, Request, Script
from panoplia.ui.look.text import as_title
from panoplia.ui.play.branches import Branches
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import LinkButton, PrimaryButton
from panoplia.ui.widgets.die_faces import DieFaces
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.odds_bars import Bar
from panoplia.ui.widgets.pool_count import PoolCount

MOST_TYPED = 30
DICE_FOR = QT_TRANSLATE_NOOP("trials", "{label}: {value}")

ToBars = Callable[[Odds], Sequence[Bar]]
"""The bars that tell the odds of what is being decided."""


class RequestView(QWidget):
    """Asks what a script asks, as the room's ``who_rolls`` says, and signals when it has come to its end."""

    answered = Signal()
    """One more request got its answer, or the last one lost it; ``session`` tells what was said meanwhile."""
    finished = Signal(object)
    """The ``Session``, done."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self.session: Session | None = None
        self._script: Script | None = None
        self._doing = ""
        self._bars: ToBars | None = None
        self._typed = ""
        self.may_begin: Callable[[], bool] = lambda: True
        """Asked before the first answer, for what must not happen by accident."""
        self.offers_back = True
        """False where what stands around it takes answers back by itself."""
        self._build()

    def start(self, script: Script, doing: str, bars: ToBars | None = None, given: Sequence[Answer] = ()) -> None:
        """Begin a script. ``doing`` is the button where nothing is asked; ``bars`` tell the odds of a branch.

        ``given`` are the answers that it got before.
        """
        self._script, self._doing, self._bars = script, doing, bars
        self.session = Session(script)
        for answer in given:
            self.session.answer(answer)
        self._show()

    @property
    def begun(self) -> bool:
        """Whether something was answered or typed, and more is asked."""
        session = self.session
        typed = self._faces.text or self._count.text()
        return session is not None and not session.done and bool(session.asked or typed)

    @Slot()
    def back(self) -> None:
        """Take back the last answer, as long as the script has not come to its end."""
        if self.session and self.session.asked and not self.session.done:
            self.session.back()
            self._show()
            self.focus()
            self.answered.emit()

    def fail(self, problem: Note) -> None:
        """Tell what stands in the way; what was answered is kept."""
        self._problem.setText(self._room.speech.say(problem))
        self._problem.show()

    def offer_again(self, problem: Note) -> None:
        """The end could not be written: nothing more is asked, and the button hands the same session on once more."""
        for widget in (self._roll, self._own, self._faces, self._count, self._branches):
            widget.hide()
        self.fail(problem)
        self._typed = ""
        self._roll.set_icon("save")
        self._roll.setText(self.tr("Try again"))
        self._roll.show()
        self._roll.setFocus()

    def press(self) -> None:
        """Do what the button does, where there is one; else go to what is asked."""
        if self._roll.isVisible():
            self._roll.click()
        else:
            self.focus()

    def focus(self) -> None:
        """Put the keyboard on what is asked."""
        if self._branches.buttons:
            self._branches.focus()
            return
        typed = (widget for widget in (self._faces, self._count) if widget.isVisible())
        next(typed, self._roll).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit takes the branch of that number. Space rolls, but not between faces that are typed.

        Backspace and Alt+Left take back the last answer.
        """
        branches = self._branches.buttons
        digit = event.text()
        if digit.isdecimal() and digit.isascii() and 1 <= int(digit) <= len(branches) and not event.isAutoRepeat():
            branches[int(digit) - 1].click()
        elif self.offers_back and is_back(event):
            self.back()
        elif event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            if self._roll.isVisible() and not self._faces.text and not self._count.text():
                self._roll.click()
        else:
            super().keyPressEvent(event)

    def _build(self) -> None:
        self._question = PlainLabel(kind="strong", wrapped=True)
        self._roll = PrimaryButton("", "dice")
        self._roll.deliberate = True
        self._own = PlainLabel(kind="secondary")
        self._faces = DieFaces()
        self._back = LinkButton()
        self._problem = PlainLabel(kind="bad", wrapped=True)
        self._count = PoolCount()
        self._branches = Branches(self._room)
        dice = QHBoxLayout()
        for widget in (self._roll, self._own, self._faces, self._count):
            dice.addWidget(widget)
        dice.addStretch()
        dice.addWidget(self._back)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._question)
        column.addWidget(self._branches)
        column.addLayout(dice)
        column.addWidget(self._problem)
        self._roll.clicked.connect(self._on_roll)
        self._back.clicked.connect(self.back)
        self._faces.completed.connect(self._on_completed)
        self._faces.confirmed.connect(self._on_confirmed)
        self._faces.changed.connect(self._on_typing)
        self._faces.refused.connect(self.fail)
        self._count.changed.connect(self._on_counted)
        self._count.confirmed.connect(self._on_confirmed)
        self._count.refused.connect(self.fail)
        self._branches.chosen.connect(self._answer)
        self._room.dice_changed.connect(self._on_dice_changed)

    def _show(self) -> None:
        request = self.session.pending if self.session else None
        self._typed = ""
        self._problem.hide()
        self._back.setText(self.tr("Take back the last answer"))
        self._back.setVisible(self.offers_back and bool(self.session and self.session.asked and request))
        self._show_question()
        self._branches.show_choice(request if isinstance(request, Choice) else None, self._bars_of)
        by_hand = self._by_hand(request)
        dice, pool = request if isinstance(request, Dice) else None, request if isinstance(request, Pool) else None
        self._own.setVisible(by_hand and self._room.who_rolls == "ask")
        self._own.setText(self.tr("or how many came up") if pool else self.tr("or yours"))
        self._faces.setVisible(by_hand and dice is not None)
        self._faces.set_sizes(dice.sizes if dice else ())
        self._count.setVisible(by_hand and pool is not None)
        self._count.set_pool(pool, self._room.speech.say(pool.why) if pool else "")
        self._roll.set_icon("dice" if request else "check")
        self._say_roll()

    def _show_question(self) -> None:
        """What is asked now; what the first dice are for stands around this view already."""
        request, say = self.session.pending if self.session else None, self._room.speech.say
        why = say(request.why) if request else ""
        self._faces.set_purpose(why)
        later = bool(self.session and self.session.asked and request)
        if isinstance(request, Dice | Pool):
            why = say(note(DICE_FOR, label=request.name, value=why))
        elif request:
            why = as_title(why)
        self._question.setText(why)
        self._question.setVisible(later or isinstance(request, Choice))

    def _by_hand(self, request: Request | None) -> bool:
        """Whether one's own roll can be typed: nobody types the faces of a heap of dice."""
        heap = isinstance(request, Dice) and len(request.sizes) > MOST_TYPED
        return self._room.who_rolls != "program" and isinstance(request, Dice | Pool) and not heap

    def _say_roll(self) -> None:
        """What the button does: use the faces that were typed, roll, or do what needs no dice."""
        request = self.session.pending if self.session else None
        own = self._room.who_rolls == "own" and self._by_hand(request)
        waits = isinstance(request, Choice) or own
        self._roll.setVisible(bool(self._typed) or not waits)
        if self._typed:
            self._roll.setText(self.tr("Use {faces}").format(faces=self._typed))
        else:
            self._roll.setText(self.tr("Roll {dice}").format(dice=request.name) if request else self._doing)

    def _bars_of(self, option: str) -> Sequence[Bar]:
        """The odds of what follows from an option."""
        if not (self._bars and self.session and self._script):
            return ()
        given = [asked.answer for asked in self.session.asked]
        return self._bars(odds(self._script, [*given, Answer(option)]))

    @Slot()
    def _on_dice_changed(self) -> None:
        if self.session and not self.session.done:
            self._show()

    @Slot()
    def _on_roll(self) -> None:
        session = self.session
        if self._typed:
            self._on_confirmed(self._typed)
            return
        if session is None or not self._begins():
            return
        if session.pending:
            session.answer(session.pending.roll(self._room.dice))
        # The program's dice go on by themselves until there is something to decide.
        while self._room.who_rolls == "program" and isinstance(session.pending, Dice | Pool):
            session.answer(session.pending.roll(self._room.dice))
        self._went_on()

    def _begins(self) -> bool:
        return bool(self.session and self.session.asked) or self.may_begin()

    @Slot(str)
    def _on_typing(self, _faces: str) -> None:
        self._typed = ""
        self._problem.hide()
        self._say_roll()

    @Slot(str)
    def _on_completed(self, faces: str) -> None:
        self._typed = faces
        self._say_roll()

    @Slot(str)
    def _on_confirmed(self, faces: str) -> None:
        self._answer(faces)

    @Slot(str)
    def _on_counted(self, count: str) -> None:
        self._typed = count
        self._problem.hide()
        self._say_roll()

    @Slot(str)
    def _answer(self, text: str) -> None:
        if self.session is None or self.session.pending is None or not self._begins():
            return
        try:
            self.session.answer(text)
        except Refused as refusal:
            self.fail(refusal.note)
            return
        self._went_on()

    def _went_on(self) -> None:
        session = self.session
        if session is None:
            return
        if not session.done:
            self._show()
            self.focus()
        self.answered.emit()
        if session.done:
            self.finished.emit(session)


def is_back(event: QKeyEvent) -> bool:
    """Whether a key asks to take back the last answer; a held key asks once."""
    alt_left = event.key() == Qt.Key.Key_Left and event.modifiers() & Qt.KeyboardModifier.AltModifier
    plain_backspace = event.key() == Qt.Key.Key_Backspace and event.modifiers() == Qt.KeyboardModifier.NoModifier
    return bool(alt_left or plain_backspace) and not event.isAutoRepeat()
