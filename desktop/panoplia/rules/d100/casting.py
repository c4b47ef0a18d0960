# SPDX-License-Identifier: GPL-3.0-or-later
"""Casting: mana, channelling, the dice, and what disturbs it (PC-70 to PC-76)."""

from typing import Annotated, Literal

import msgspec

from panoplia.rules.d100.armour import Material, penalties
from panoplia.rules.d100.checks import WithFortune, passed_at_last
from panoplia.rules.d100.house import House
from panoplia.rules.d100.modifiers import listed
from panoplia.rules.d100.percent import Count, Modifiers, Target, total
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, note
from panoplia.rules.script import Dice, Forbidden, Play

MANA_EACH = 20
CASTING = QT_TRANSLATE_NOOP("d100", "casting")
CHANNELLING = QT_TRANSLATE_NOOP("d100", "channelling")

Magic = Annotated[int, msgspec.Meta(ge=0, le=20)]
DiceMore = Annotated[int, msgspec.Meta(ge=-20, le=20)]
Each = Annotated[int, msgspec.Meta(ge=-99, le=99)]
Mana = Annotated[int, msgspec.Meta(ge=0, le=9999)]


def mana_of(mag: int) -> int:
    """The most mana that one can have (PC-2)."""
    return mag * MANA_EACH


def mana_after(mana: int, difficulty: int, success: bool) -> int:
    """What is left of mana enough: the difficulty is paid; half, rounded down, comes back from a failure (PC-71)."""
    return mana - difficulty + (0 if success else difficulty // 2)


def mana_after_breaking_off(mana: int, difficulty: int) -> int:
    """What is left when a spell is lost midway: half, rounded up, is paid, as far as there is any (PC-76)."""
    return max(mana - (difficulty + 1) // 2, 0)


class CastInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A spell to be cast. ``channelling`` is the target of that test, ``None`` to skip it (PC-72).

    ``per_die`` and ``dice`` are the winds: what each die counts more, and how many dice more there are (PC-75).
    """

    mag: Magic
    mana: Mana
    difficulty: Count
    channelling: Target | None = None
    armour: Literal["none"] | Material = "none"
    shield: bool = False
    per_die: Each = 0
    dice: DiceMore = 0
    house: House = House()

    @property
    def short(self) -> bool:
        """Whether there is less mana than the spell costs (PC-73)."""
        return self.mana < self.difficulty

    @property
    def number(self) -> int:
        """How many dice are rolled (PC-71, PC-75)."""
        return max(self.mag + self.dice, 0)

    @property
    def hindrance(self) -> int:
        """What armour and shield take off (PC-74)."""
        return penalties(() if self.armour == "none" else (self.armour,), self.shield).cast


class CastResult(msgspec.Struct, frozen=True):
    """Whether the spell works, what was rolled against which difficulty, and the mana that is left."""

    success: bool
    total: int
    difficulty: int
    mana: int
    channelled: bool


def cast(case: CastInput) -> Play:
    """Channel if wished, then roll a d10 for each point of Magic (PC-71 to PC-75)."""
    came = yield from cast_with(case, case.hindrance, 0)
    return came.result


def cast_with(case: CastInput, modifier: int, fortune: int) -> Play:
    """The same, where ``modifier`` counts instead of the hindrance of armour and shield; ``WithFortune``.

    A point of fortune lets one channel again (PC-18).
    """
    clause = yield from _forbidden(case)
    if clause:
        return WithFortune(Forbidden(clause), fortune)
    channelled = False
    if case.channelling is not None:
        tried: WithFortune = yield from passed_at_last(case.channelling, CHANNELLING, "PC-72", fortune)
        channelled, fortune = tried.result, tried.fortune
    if case.short and not channelled:
        yield note(_NOT_CHANNELLED, "PC-73")
        return WithFortune(Forbidden("PC-73"), fortune)
    result = yield from cast_channelled(case, modifier, channelled)
    return WithFortune(result, fortune)


def cast_channelled(case: CastInput, modifier: int, channelled: bool) -> Play:
    """The casting roll of one who has channelled before, or has not (PC-71 to PC-75)."""
    difficulty = case.difficulty * (2 if case.short else 1)
    if case.short:
        yield note(
            QT_TRANSLATE_NOOP("d100", "Too little mana: the difficulty is doubled to {difficulty}."), "PC-73",
            difficulty=difficulty,
        )  # fmt: skip
    came = yield from _rolled(case, modifier, channelled)
    success = came >= difficulty
    mana = case.mana if case.short else mana_after(case.mana, case.difficulty, success)
    yield note(_WORKS if success else _FAILS, "PC-71", total=came, difficulty=difficulty, before=case.mana, after=mana)
    return CastResult(success, came, difficulty, mana, channelled)


def _forbidden(case: CastInput) -> Play:
    """The clause that forbids the cast before any die, if one does."""
    if case.mag < 1:
        yield note(QT_TRANSLATE_NOOP("d100", "Nobody casts without Magic."), "PC-70")
        return "PC-70"
    reason: Phrase | None = None
    if case.short and case.channelling is None:
        reason = _NOT_CHANNELLED
    elif case.short and case.mana and case.house.low_mana == "refused":
        reason = QT_TRANSLATE_NOOP("d100", "There is less mana than the spell costs, and some is left.")
    if reason is None:
        return ""
    yield note(reason, "PC-73")
    return "PC-73"


def _rolled(case: CastInput, modifier: int, channelled: bool) -> Play:
    """The total of a casting roll; it may be below 0 (PC-72, PC-74, PC-75)."""
    request = Dice((10,) * case.number, CASTING)
    answer = yield request
    more = case.per_die * case.number + (case.mag if channelled else 0) + modifier
    yield note(
        QT_TRANSLATE_NOOP(
            "d100", "Casting roll: {dice}; winds {winds}, channelling {channelled}, modifiers {modifiers}."
        ), "PC-71", dice=request.shown(answer) or "0", winds=case.per_die * case.number,
        channelled=case.mag if channelled else 0, modifiers=modifier,
    )  # fmt: skip
    return answer.outcome + more


_NOT_CHANNELLED = QT_TRANSLATE_NOOP("d100", "With too little mana a spell needs a success in channelling first.")
_WORKS = QT_TRANSLATE_NOOP("d100", "{total} against {difficulty}: the spell works. Mana: from {before} to {after}.")
_FAILS = QT_TRANSLATE_NOOP("d100", "{total} against {difficulty}: the spell fails. Mana: from {before} to {after}.")


class DisturbedInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A spell of several actions that is disturbed before it is done."""

    channelling: Target
    difficulty: Count
    mana: Mana
    modifiers: Modifiers = ()


class DisturbedResult(msgspec.Struct, frozen=True):
    """Whether the spell goes on, and the mana that is left."""

    kept: bool
    mana: int


def disturbed(case: DisturbedInput) -> Play:
    """A test of channelling; failing, the spell is lost and half its cost is paid (PC-76)."""
    came = yield from disturbed_with(case, 0)
    return came.result


def disturbed_with(case: DisturbedInput, fortune: int) -> Play:
    """The same, where a point of fortune lets one test again; ``WithFortune`` (PC-18)."""
    yield from listed(case.modifiers, "PC-12")
    target = case.channelling + total(case.modifiers)
    kept: WithFortune = yield from passed_at_last(target, CHANNELLING, "PC-76", fortune)
    if kept.result:
        return WithFortune(DisturbedResult(True, case.mana), kept.fortune)
    mana = mana_after_breaking_off(case.mana, case.difficulty)
    yield note(
        QT_TRANSLATE_NOOP("d100", "The spell is lost. Mana: from {before} to {after}."), "PC-76",
        before=case.mana, after=mana,
    )  # fmt: skip
    return WithFortune(DisturbedResult(False, mana), kept.fortune)
