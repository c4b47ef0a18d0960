# SPDX-License-Identifier: GPL-3.0-or-later
"""A player character dodges a foe's blow, and may break an armour die where that fails (DH-4, DH-16, DH-32)."""

from typing import Literal

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
BREAK = Option("break", QT_TRANSLATE_NOOP("dungeon-hack", "Break an armour die"))
BREAK_WARD = Option("ward", QT_TRANSLATE_NOOP("dungeon-hack", "Break a die of the spell"))
GIVE_SHIELD = Option("shield", QT_TRANSLATE_NOOP("dungeon-hack", "Give up the shield"))
ROLL = Option("roll", QT_TRANSLATE_NOOP("dungeon-hack", "Rely on the armour roll"))
WHAT_BREAKS = QT_TRANSLATE_NOOP("dungeon-hack", "break an armour die?")


Given = Literal["break", "ward", "shield"]


class DodgeInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A foe attacks; ``edge`` is netted already. ``static`` adds to that of the armour (DH-36).

    ``hide`` are armour dice of one's own (DH-6): rolled where no armour is, and never broken. ``ward`` are those that a
    spell gives (DH-38), and ``shield`` is that a warrior's talent may give the shield for the blow (DH-39).
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
    ward: ArmourInput | None = None
    shield: bool = False


class DodgeResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a dodge. ``penetration`` is the blow's, also where it was avoided.

    ``given`` is what broke instead of the armour roll: a die of the armour or of the spell, or the shield.
    """

    avoided: bool
    rolled: int
    penetration: int
    absorbed: int
    damage: int
    health: int
    armour: ArmourState | None
    given: Given | None = None


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
    given, armour, absorbed, damage = yield from _struck(armour, came, least, case)
    health = yield from hurt(case.health, damage)
    return DodgeResult(False, came, least, absorbed, damage, health, _state(armour), given)


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
    """What was given, the armour afterwards, what it absorbed, and the damage.

    Armour that gave out has no dice left (DH-16).
    """
    usable = None if armour is None or armour.spent else armour
    given, count = yield from _defence(usable, case)
    if given == "shield":
        yield note(QT_TRANSLATE_NOOP("dungeon-hack", "The shield is given up: the blow does nothing."), "DH-39")
        return given, armour, 0, 0
    if given:
        if given == "break":
            assert usable is not None
            armour = yield from with_die_broken(usable)
        yield note(
            QT_TRANSLATE_NOOP("dungeon-hack", "The blow does its penetration only: {penetration}."), "DH-32",
            penetration=penetration,
        )  # fmt: skip
        return given, armour, 0, penetration
    static = case.static + (armour.static if armour else 0)
    damage = yield from left_of_blow(came, count, static, penetration, case.house)
    return None, armour, count + static, damage


def _defence(armour: ArmourInput | None, case: DodgeInput) -> Play:
    """What is given for the blow, if anything is, and what the armour roll counts where it is used.

    The dice of all sources are rolled together (DH-31, DH-32, DH-38, DH-39).
    """
    ward = case.ward if case.ward and case.ward.intact else None
    sources = (armour, case.hide if case.armour is None else None, ward)
    options = ((BREAK, armour is not None), (BREAK_WARD, ward is not None), (GIVE_SHIELD, case.shield))
    offered = tuple(option for option, there in options if there)
    if not offered:
        return None, (yield from armour_rolled(sources, case.house))
    choice = Choice("armour", (*offered, ROLL), WHAT_BREAKS, ROLL.id)
    if case.house.break_when == "after":
        count = yield from armour_rolled(sources, case.house)
        answer = yield choice
        return (None if answer.outcome == ROLL.id else answer.outcome), count
    answer = yield choice
    if answer.outcome != ROLL.id:
        return answer.outcome, 0
    return None, (yield from armour_rolled(sources, case.house))
