# SPDX-License-Identifier: GPL-3.0-or-later
"""The odds of several deeds, counted one after the other beside the window; newer ones make the older pointless."""

from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction

import msgspec
from PySide6.QtCore import QObject, Qt, QThreadPool, Signal, Slot

from panoplia.rules.fights.combat import Deed, Shown
from panoplia.rules.gauges import Role
from panoplia.rules.notes import Words
from panoplia.rules.odds import Cancelled, Odds, odds
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Answer
from panoplia.ui.models.deeds import Prospect
from panoplia.ui.widgets.odds_bars import Bar
from panoplia.words import Speech

PROSPECTS = frozenset({"good", "accent2", "accent"})
"""The tones of what a fighter hopes for, where a deed counts no amount."""


class Question(msgspec.Struct, frozen=True):
    """A deed whose odds are wanted, from the answers on that were ``given``; ``key`` is whose question it is."""

    key: Hashable
    deed: Deed
    given: tuple[Answer, ...] = ()


class Counted(msgspec.Struct, frozen=True):
    """The odds of a deed for people."""

    bars: tuple[tuple[Fraction, Words, Role], ...]
    """The chance, the label and the tone of each case that can come."""
    prospect: Prospect | None
    sure: Words | None
    """What comes of it, where only one thing can."""

    def drawn(self, speech: Speech) -> list[Bar]:
        """As they are drawn."""
        return [Bar(p, speech.say(label), tone) for p, label, tone in self.bars]


class DeedCounter(QObject):
    """Reads nothing: what it counts is given to it whole, so that it needs no library on its thread."""

    counted = Signal(object, object)
    """The key of a question, and its ``Counted``."""
    _behind = Signal(int, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._newest = 0
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._behind.connect(self._on_behind, Qt.ConnectionType.QueuedConnection)

    def count(self, questions: Sequence[Question]) -> None:
        """Count these, in this order, instead of any others."""
        self._newest += 1
        number = self._newest
        if questions:
            self._pool.start(lambda: self._count_behind(number, questions))

    def stop(self) -> None:
        """Nobody wants them any more."""
        self._newest += 1
        self._pool.waitForDone()

    def _count_behind(self, number: int, questions: Sequence[Question]) -> None:
        for question in questions:
            try:
                chances = odds(question.deed.play, question.given, cancelled=lambda: number != self._newest)
                self._behind.emit(number, question.key, counted(question.deed, chances))
            except Cancelled:
                return
            except Refused:
                # It cannot be done after all; who begins it is told why.
                continue

    @Slot(int, object, object)
    def _on_behind(self, number: int, key: object, found: object) -> None:
        if number == self._newest:
            self.counted.emit(key, found)


def counted(deed: Deed, chances: Odds) -> Counted:
    """What a person is shown of odds."""
    shown = deed.shown()
    grouped = dict(chances.by(shown.case).outcomes)
    bars = tuple((grouped[key], case.label, case.tone) for key, case in shown.cases.items() if key in grouped)
    sure = shown.sentence(chances.outcomes[0][0]) if len(chances.outcomes) == 1 and not chances.left_out else None
    return Counted(bars, _prospect(shown, chances, grouped), sure)


def _prospect(shown: Shown, chances: Odds, grouped: Mapping[object, Fraction]) -> Prospect | None:
    amount = shown.amount
    if amount is not None:
        return Prospect(chances.chance(lambda result: amount(result) > 0), chances.mean(amount))
    hopes = [grouped[key] for key, case in shown.cases.items() if case.tone in PROSPECTS and key in grouped]
    return Prospect(sum(hopes, Fraction())) if hopes else None
