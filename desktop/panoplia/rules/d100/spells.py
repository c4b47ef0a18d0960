# SPDX-License-Identifier: GPL-3.0-or-later
"""Spells that strike: magic missiles and touches (PC-77, PC-78)."""

import msgspec

from panoplia.rules.d100.blows import Body, Wound, damage_dice_with, wounded
from panoplia.rules.d100.checks import WithFortune, passed_at_last
from panoplia.rules.d100.criticals import Critical
from panoplia.rules.d100.defence import Avoided, Defence, Defended, defended_with
from panoplia.rules.d100.modifiers import known, listed
from panoplia.rules.d100.percent import Count, Modifiers, Points, Target, Wounds, total
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Play, whole

TOUCH = QT_TRANSLATE_NOOP("d100", "touch")


class MissileInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A magic missile, the target of the caster's wp test, and who is struck."""

    damage: Points
    wp: Target
    tb: Count
    wounds: Wounds
    armour: Count = 0


class MissileResult(msgspec.Struct, frozen=True):
    """What a missile did; ``rolled`` are dice and spell, ``damage`` the wounds after all reductions."""

    rolled: int
    damage: int
    wounds_left: int
    critical: Critical | None
    dead: bool


def missile(case: MissileInput) -> Play:
    """It hits by itself; a 10 is fury if a wp test succeeds (PC-77)."""
    came: WithFortune = yield from missile_with(case, 0)
    return came.result


def missile_with(case: MissileInput, fortune: int) -> Play:
    """The same, where fortune lets one roll for fury again; returns it ``WithFortune`` (PC-18)."""
    dice: WithFortune = yield from whole(damage_dice_with, case.wp, False, fortune)
    rolled = dice.result + case.damage
    yield note(
        QT_TRANSLATE_NOOP("d100", "With the spell ({spell}): {rolled}."), "PC-77", spell=case.damage, rolled=rolled
    )
    wound: Wound = yield from wounded(rolled, Body(case.tb, case.armour, case.wounds))
    result = MissileResult(rolled, wound.damage, wound.wounds_left, wound.critical, wound.dead)
    return WithFortune(result, dice.fortune)


class TouchInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A touch spell in a fight; ``parry`` and ``dodge`` are targets, ``None`` for what cannot be."""

    ws: Target
    modifiers: Modifiers = ()
    parry: Target | None = None
    dodge: Target | None = None


class TouchResult(msgspec.Struct, frozen=True):
    """Whether the hand came through, and what avoided it."""

    hit: bool
    avoided: Avoided
    touched: bool


class Touched(msgspec.Struct, frozen=True):
    """The same with the fortune that the caster has left, and with what the other tried and has left."""

    hit: bool
    fortune: int
    defence: Defended

    @property
    def touched(self) -> bool:
        """Whether the hand came through."""
        return self.hit and not self.defence.success


def touch(case: TouchInput) -> Play:
    """A ws test; it may be parried or dodged, but hardly (PC-78)."""
    came: Touched = yield from touch_with(case, Defence(case.parry, case.dodge, (known("touch"),)), 0)
    return TouchResult(came.hit, came.defence.avoided, came.touched)


def touch_with(case: TouchInput, defence: Defence, fortune: int) -> Play:
    """The same with this defence, and a miss once more for a point of fortune; ``Touched`` (PC-18, PC-78)."""
    yield from listed(case.modifiers, "PC-30")
    tried: WithFortune = yield from passed_at_last(case.ws + total(case.modifiers), TOUCH, "PC-78", fortune)
    if not tried.result:
        return Touched(False, tried.fortune, Defended(defence.fortune, defence.die))
    came: Defended = yield from defended_with(defence)
    return Touched(True, tried.fortune, came)
