# SPDX-License-Identifier: GPL-3.0-or-later
"""A player character dodges a foe's blow, and may break an armour die where that fails (DH-4, DH-16, DH-32)."""

import msgspec

from panoplia.rules.dungeon_hack.blows import armour_rolled, damage_rolled, hurt, in_figures, left_of_blow
from panoplia.rules.dungeon_hack.checks import D20, passed, rolled
from panoplia.rules.dungeon_hack.dice import Count, Health, Modifier, Value
from panoplia.rules.dungeon_hack.edges import Edge
from panoplia.rules.dungeon_hack.foes import FoeInput
from panoplia.rules.dungeon_hack.house import House
from panoplia.rules.dungeon_hack.wear import (
    ARMOUR,
    NONE_WHOLE,
    SPENT,
    ArmourInput,
    ArmourState,
    armour_after_fumble,
    state_of_armour,
    with_die_broken,
)
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Choice, Forbidden, Option, Play

DODGE = QT_TRANSLATE_NOOP("dungeon-hack", "dodge")
BREAK_OR_ROLL = Choice(
    "armour",
    (
        Option("break", QT_TRANSLATE_NOOP("dungeon-hack", "Break an armour die")),
        Option("roll", QT_TRANSLATE_NOOP("dungeon-hack", "Rely on the armour roll")),
    ),
    QT_TRANSLATE_NOOP("dungeon-hack", "break an armour die?"),
    "roll",
)


class DodgeInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A foe attacks; ``edge`` is netted already. ``static`` adds to that of the armour (DH-36).

    ``hide`` are armour dice of one's own (DH-6): rolled where no armour is, and never broken.
    """

    value: Value
    foe: FoeInput
    health: Health
    armour: ArmourInput | None = None
    static: Count = 0
    edge: Edge = "none"
    modifier: Modifier = 0
    house: House = House()
    hide: ArmourInput | None = None


class DodgeResult(msgspec.Struct, frozen=True):
    """What came of a dodge. ``penetration`` is the blow's, also where it was avoided."""

    avoided: bool
    rolled: int
    penetration: int
    absorbed: int
    damage: int
    health: int
    armour: ArmourState | None


def dodge(case: DodgeInput) -> Play:
    """Roll to dodge, then wear, the foe's damage, and armour: broken or rolled (DH-4, DH-16, DH-31, DH-32)."""
    clause = yield from _forbidden(case.armour)
    if clause:
        return Forbidden(clause)
    verdict, _ = yield from rolled(D20(case.value, case.modifier, case.edge), DODGE)
    armour = case.armour
    if verdict == "fumble" and armour:
        armour = yield from armour_after_fumble(armour)
    penetration = case.foe.its_penetration(case.house)
    if passed(verdict):
        return DodgeResult(True, 0, in_figures(penetration, 0), 0, 0, case.health, _state(armour))
    doubled = verdict == "fumble" and case.house.critical_doubles == "on"
    came = yield from damage_rolled(case.foe.written_damage(case.house), doubled)
    least = in_figures(penetration, came)
    armour, absorbed, damage = yield from _struck(armour, came, least, case)
    health = yield from hurt(case.health, damage)
    return DodgeResult(False, came, least, absorbed, damage, health, _state(armour))


def _forbidden(armour: ArmourInput | None) -> Play:
    """The clause that forbids this armour, if one does (DH-12, DH-33)."""
    if armour and armour.spent:
        yield note(SPENT, "DH-12", piece=note(ARMOUR))
        return "DH-12"
    if armour and not armour.intact:
        yield note(NONE_WHOLE, "DH-33")
        return "DH-33"
    return None


def _state(armour: ArmourInput | None) -> ArmourState | None:
    return state_of_armour(armour) if armour else None


def _struck(armour: ArmourInput | None, came: int, penetration: int, case: DodgeInput) -> Play:
    """The armour afterwards, what it absorbed, and the damage. Armour that gave out has no dice left (DH-16)."""
    usable = None if armour is None or armour.spent else armour
    breaks, count = yield from _defence(usable, case.house)
    if usable and breaks:
        usable = yield from with_die_broken(usable)
        yield note(
            QT_TRANSLATE_NOOP("dungeon-hack", "The blow does its penetration only: {penetration}."), "DH-32",
            penetration=penetration,
        )  # fmt: skip
        return usable, 0, penetration
    if armour is None and case.hide:
        count = yield from armour_rolled(case.hide, case.house)
    static = case.static + (armour.static if armour else 0)
    damage = yield from left_of_blow(came, count, static, penetration, case.house)
    return armour, count + static, damage


def _defence(armour: ArmourInput | None, house: House) -> Play:
    """Whether a die is broken, and what the armour roll counts where it is used (DH-31, DH-32)."""
    if armour is None:
        return False, 0
    if house.break_when == "after":
        count = yield from armour_rolled(armour, house)
        answer = yield BREAK_OR_ROLL
        return answer.outcome == "break", count
    answer = yield BREAK_OR_ROLL
    if answer.outcome == "break":
        return True, 0
    count = yield from armour_rolled(armour, house)
    return False, count
