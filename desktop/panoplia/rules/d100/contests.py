# SPDX-License-Identifier: GPL-3.0-or-later
"""Opposed tests: the one who succeeds wins, then the better one (PC-15)."""

from typing import Literal

import msgspec

from panoplia.rules.d100.checks import WithFortune, face_of, graded_note, rerolls
from panoplia.rules.d100.house import BothFail
from panoplia.rules.d100.percent import Degree, Target, degree_of
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, note
from panoplia.rules.script import Answer, Dice, Part, Play, Shown, whole

Winner = Literal["a", "b"] | None
ACTING = QT_TRANSLATE_NOOP("d100", "the one who acts")
OTHER = QT_TRANSLATE_NOOP("d100", "the other one")


class Rolled(msgspec.Struct, frozen=True, gc=False):
    """A degree, and the roll where it can decide: a success (0 on a failure)."""

    degree: Degree
    roll: int


def rolled(target: int, roll: int) -> Rolled:
    """A roll as far as an opposed test needs it."""
    degree = degree_of(target, roll)
    return Rolled(degree, roll if degree.success else 0)


def winner_of(a: Rolled, b: Rolled) -> Winner:
    """Success before failure, then more levels, then the lower roll; else nobody (PC-15)."""
    if a.degree.success != b.degree.success:
        return "a" if a.degree.success else "b"
    if not a.degree.success:
        return None
    ranks = (a.degree.levels, -a.roll), (b.degree.levels, -b.roll)
    return None if ranks[0] == ranks[1] else "a" if ranks[0] > ranks[1] else "b"


class First(msgspec.Struct, frozen=True):
    """The first roll of an opposed test."""

    target: int
    start: int = 0

    def add(self, so_far: int, face: int) -> int:
        return so_far + face

    def outcome(self, end: int) -> Rolled:
        return rolled(self.target, end)


class Second(msgspec.Struct, frozen=True):
    """The second roll of an opposed test: its degree, and who wins."""

    target: int
    other: Rolled
    start: int = 0

    def add(self, so_far: int, face: int) -> int:
        return so_far + face

    def outcome(self, end: int) -> tuple[Degree, Winner]:
        mine = rolled(self.target, end)
        return mine.degree, winner_of(self.other, mine)


class SideInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of an opposed test."""

    target: Target


class OpposedInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two sides; ``a`` is the one who acts."""

    a: SideInput
    b: SideInput
    both_fail: BothFail = "standoff"


class SideResult(msgspec.Struct, frozen=True):
    """How one side did."""

    success: bool
    levels: int
    roll: Shown = msgspec.UNSET


class OpposedResult(msgspec.Struct, frozen=True):
    """Who won, if anyone did, and how both did in the roll that counts."""

    winner: Winner
    a: SideResult
    b: SideResult


def opposed(case: OpposedInput) -> Play:
    """Both roll; while both fail they may have to roll again (PC-15)."""
    came = yield from opposed_with(case, 0)
    return came.result


def opposed_with(case: OpposedInput, fortune: int) -> Play:
    """The same, where the one who acts may roll again for a point of fortune; ``WithFortune`` (PC-18)."""
    again = case.both_fail == "reroll"
    if again and max(case.a.target, case.b.target) < 1:
        # Neither could ever end it (PC-14).
        yield note(QT_TRANSLATE_NOOP("d100", "Neither can succeed, so rolling again would never end."), "PC-14")
        again = False
    result = yield from whole(_contest, case.a.target, case.b.target, again, fortune)
    return result


def acting_wins(actor: int, other: int) -> Play:
    """An opposed test of which only matters whether the one who acts wins it (PC-15, PC-41)."""
    came = yield from won_with(OpposedInput(SideInput(actor), SideInput(other)), 0)
    winner: Winner = came.result
    return winner == "a"


def won_with(case: OpposedInput, fortune: int) -> Play:
    """An opposed test of which only matters who wins it; returns the winner ``WithFortune`` (PC-15, PC-18)."""
    came = yield from opposed_with(case, fortune)
    return WithFortune(came.result.winner, came.fortune)


def _contest(target_a: int, target_b: int, again: bool, fortune: int) -> Play:
    first = Dice((100,), ACTING, First(target_a))
    answer_a = yield first
    a: Degree = answer_a.outcome.degree
    yield graded_note(first, answer_a, a, target_a, "PC-13")
    if not a.success and (yield from rerolls(fortune)):
        fortune -= 1
        answer_a = yield first
        a = answer_a.outcome.degree
        yield graded_note(first, answer_a, a, target_a, "PC-18")
    second = Dice((100,), OTHER, Second(target_b, answer_a.outcome))
    answer_b = yield second
    b, winner = answer_b.outcome
    yield graded_note(second, answer_b, b, target_b, "PC-13")
    if again and not a.success and not b.success:
        yield note(QT_TRANSLATE_NOOP("d100", "Both failed, so both roll again."), "PC-15")
        return Part(_contest, (target_a, target_b, again, fortune))
    yield note(_VERDICTS[winner], "PC-15")
    return WithFortune(OpposedResult(winner, _side(a, answer_a), _side(b, answer_b)), fortune)


def _side(degree: Degree, answer: Answer) -> SideResult:
    return SideResult(degree.success, degree.levels, face_of(answer))


_VERDICTS: dict[Winner, Phrase] = {
    "a": QT_TRANSLATE_NOOP("d100", "The one who acts wins."),
    "b": QT_TRANSLATE_NOOP("d100", "The other one wins."),
    None: QT_TRANSLATE_NOOP("d100", "A stand-off: nobody wins."),
}
