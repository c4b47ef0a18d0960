# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests: a d100 that is not above its target succeeds (PC-10 to PC-18)."""

from typing import Annotated, Any

import msgspec

from panoplia.rules.d100.modifiers import listed
from panoplia.rules.d100.percent import (
    Count,
    Degree,
    Mastery,
    Modifiers,
    Percentage,
    Skill,
    Target,
    degree_of,
    target_of,
)
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, note
from panoplia.rules.script import Answer, Choice, Dice, Forbidden, Option, Part, Play, Shown, whole

TEST = QT_TRANSLATE_NOOP("d100", "test")
SUCCESS = QT_TRANSLATE_NOOP("d100", "{roll} against {target} ({what}): a success.")
FAILURE = QT_TRANSLATE_NOOP("d100", "{roll} against {target} ({what}): a failure.")
REROLL = Choice(
    "fortune",
    (
        Option("reroll", QT_TRANSLATE_NOOP("d100", "Spend a point of fortune and roll again")),
        Option("keep", QT_TRANSLATE_NOOP("d100", "Keep the failure")),
    ),
    QT_TRANSLATE_NOOP("d100", "roll again?"),
    "keep",
)


class Passes(msgspec.Struct, frozen=True):
    """Whether a d100 succeeds (PC-10)."""

    target: int
    start: int = 0

    def add(self, so_far: int, face: int) -> int:
        return so_far + face

    def outcome(self, end: int) -> bool:
        return end <= self.target


class Degrees(msgspec.Struct, frozen=True):
    """Whether a d100 succeeds, and by how many levels (PC-13)."""

    target: int
    start: int = 0

    def add(self, so_far: int, face: int) -> int:
        return so_far + face

    def outcome(self, end: int) -> Degree:
        return degree_of(self.target, end)


def face_of(answer: Answer) -> Shown:
    """The face of a single die, where faces are shown."""
    return answer.faces[0] if answer.faces else msgspec.UNSET


def passed(target: int, why: Phrase, clause: str = "PC-10") -> Play:
    """Roll a d100 of which only success matters, and tell it; returns whether it succeeded."""
    request = Dice((100,), why, Passes(target))
    answer = yield request
    yield note(
        SUCCESS if answer.outcome else FAILURE, clause, roll=request.shown(answer), target=target, what=note(why)
    )
    return answer.outcome


def graded(target: int, why: Phrase, clause: str) -> Play:
    """Roll a d100 of which the levels matter, and tell it; returns the degree and the answer."""
    request = Dice((100,), why, Degrees(target))
    answer = yield request
    yield graded_note(request, answer, answer.outcome, target, clause)
    return answer.outcome, answer


def graded_note(request: Dice, answer: Answer, degree: Degree, target: int, clause: str) -> Note:
    """What is told of a roll of which the levels matter."""
    sentence = (
        QT_TRANSLATE_NOOP("d100", "{roll} against {target} ({what}): a success, levels: {levels}.")
        if degree.success
        else QT_TRANSLATE_NOOP("d100", "{roll} against {target} ({what}): a failure, levels: {levels}.")
    )
    return note(
        sentence, clause, roll=request.shown(answer), target=target, what=note(request.why), levels=abs(degree.levels)
    )


class SkillTestInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A test of a skill or of a characteristic; ``fortune`` are the points left today."""

    characteristic: Percentage
    skill: Skill
    mastery: Mastery = 0
    modifiers: Modifiers = ()
    fortune: Count = 0


class SkillTestResult(msgspec.Struct, frozen=True):
    """How the test went, what it was rolled against, and the fortune that is left."""

    success: bool
    target: int
    levels: int
    fortune: int
    roll: Shown = msgspec.UNSET


class WithFortune(msgspec.Struct, frozen=True):
    """A result of which the dice do not tell all: the fortune that is left besides."""

    result: Any
    fortune: int


def rerolls(fortune: int) -> Play:
    """Ask whether a point of fortune is spent on a roll that failed, where there is one; returns the answer (PC-18)."""
    if not fortune:
        return False
    decision = yield REROLL
    return decision.outcome == "reroll"


def passed_at_last(target: int, why: Phrase, clause: str, fortune: int) -> Play:
    """The same as ``passed``, and once more for a point of fortune; returns it ``WithFortune`` (PC-18)."""
    success = yield from passed(target, why, clause)
    if not success and (yield from rerolls(fortune)):
        fortune -= 1
        success = yield from passed(target, why, "PC-18")
    return WithFortune(success, fortune)


def tried(target: int, clause: str, fortune: int = 0) -> Play:
    """One test against a target, and one more for a point of fortune if it failed; the second roll stands (PC-18)."""
    degree, answer = yield from graded(target, TEST, clause)
    if not degree.success and (yield from rerolls(fortune)):
        fortune -= 1
        degree, answer = yield from graded(target, TEST, "PC-18")
    return SkillTestResult(degree.success, target, degree.levels, fortune, face_of(answer))


def skill_test(case: SkillTestInput) -> Play:
    """A test of what one has learnt, or not, or of a characteristic (PC-10 to PC-18)."""
    if case.skill == "untrained_advanced":
        yield note(QT_TRANSLATE_NOOP("d100", "An advanced skill cannot be tried without having learnt it."), "PC-11")
        return Forbidden("PC-11")
    if case.skill == "untrained_basic":
        yield note(
            QT_TRANSLATE_NOOP("d100", "A basic skill that was never learnt: half of {characteristic}, rounded up."),
            "PC-11", characteristic=case.characteristic,
        )  # fmt: skip
    yield from listed(case.modifiers, "PC-12")
    target = target_of(case.characteristic, case.skill, case.mastery, case.modifiers)
    result = yield from tried(target, "PC-17" if case.skill == "none" else "PC-10", case.fortune)
    return result


class ExtendedInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A test that takes several successes; ``hours`` are those of one roll, ``limit`` the most rolls."""

    target: Target
    needed: Annotated[int, msgspec.Meta(ge=1, le=100)]
    hours: Annotated[int, msgspec.Meta(ge=0, le=9999)]
    limit: Annotated[int, msgspec.Meta(ge=1, le=999)] = 100


class ExtendedResult(msgspec.Struct, frozen=True):
    """How many rolls it took, the hours of all of them, and whether it was brought to its end."""

    rolls: int
    successes: int
    hours: int
    finished: bool


def extended(case: ExtendedInput) -> Play:
    """Roll until there are successes enough, or rolls too many; a failure costs its time only (PC-16)."""
    came = yield from extended_with(case, 0)
    return came.result


def extended_with(case: ExtendedInput, fortune: int) -> Play:
    """The same, where one of the rolls may be made again for a point of fortune; ``WithFortune`` (PC-18)."""
    had = fortune > 0
    rolls, successes, has = yield from whole(_tries, case, 0, 0, had)
    finished = successes == case.needed
    sentence = (
        QT_TRANSLATE_NOOP("d100", "Done. Rolls: {rolls}, hours: {hours}.")
        if finished
        else QT_TRANSLATE_NOOP("d100", "Not done. Rolls: {rolls}, hours: {hours}, successes: {successes}.")
    )
    figures = {} if finished else {"successes": successes}
    yield note(sentence, "PC-16", rolls=rolls, hours=rolls * case.hours, **figures)
    return WithFortune(ExtendedResult(rolls, successes, rolls * case.hours, finished), fortune - (had and not has))


def _tries(case: ExtendedInput, rolls: int, successes: int, lucky: bool) -> Play:
    """One roll, then the rest, which depends on nothing but the figures so far. ``lucky`` may roll again, once."""
    success = yield from passed(case.target, TEST, "PC-16")
    if not success and (yield from rerolls(lucky)):
        lucky = False
        success = yield from passed(case.target, TEST, "PC-18")
    rolls, successes = rolls + 1, successes + success
    if successes == case.needed or rolls == case.limit:
        return rolls, successes, lucky
    yield note(
        QT_TRANSLATE_NOOP("d100", "Successes so far: {successes} of {needed}, hours: {hours}."), "PC-16",
        successes=successes, needed=case.needed, hours=rolls * case.hours,
    )  # fmt: skip
    return Part(_tries, (case, rolls, successes, lucky))
