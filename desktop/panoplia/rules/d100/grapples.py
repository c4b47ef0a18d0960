# SPDX-License-Identifier: GPL-3.0-or-later
"""Grapples: taking hold of someone, and what may be done in one (PC-40, PC-41)."""

from typing import Literal

import msgspec

from panoplia.rules.d100.blows import WITH_WEAPON, Body, Wound, damage_dice, wounded
from panoplia.rules.d100.checks import WithFortune, passed_at_last
from panoplia.rules.d100.contests import acting_wins
from panoplia.rules.d100.criticals import Critical
from panoplia.rules.d100.damage import UNARMED, damage
from panoplia.rules.d100.defence import Avoided, Defence, Defended, defended_with
from panoplia.rules.d100.modifiers import listed
from panoplia.rules.d100.percent import Count, Modifiers, Target, Wounds, total
from panoplia.rules.d100.places import armour_left
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Play, whole

GRAPPLE = QT_TRANSLATE_NOOP("d100", "grapple")
AGILITY = QT_TRANSLATE_NOOP("d100", "agility")


class GrappleInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An unarmed attack to take hold; ``parry`` and ``dodge`` are targets, ``None`` for what cannot be."""

    skill: Target
    target_ag: Target
    modifiers: Modifiers = ()
    parry: Target | None = None
    dodge: Target | None = None


class GrappleResult(msgspec.Struct, frozen=True):
    """Whether it hit, what avoided it, and whether the other is held."""

    hit: bool
    avoided: Avoided
    held: bool


class Grappled(msgspec.Struct, frozen=True):
    """The same with the fortune that the one who grapples has left, and with what the other tried and has left."""

    hit: bool
    held: bool
    fortune: int
    defence: Defended

    @property
    def avoided(self) -> Avoided:
        """What avoided the grapple."""
        return self.defence.avoided


def grapple(case: GrappleInput) -> Play:
    """An unarmed hit; then the target tests agility, and is held if it fails (PC-41)."""
    came: Grappled = yield from grapple_with(case, Defence(case.parry, case.dodge), 0)
    return GrappleResult(came.hit, came.avoided, came.held)


def grapple_with(case: GrappleInput, defence: Defence, fortune: int) -> Play:
    """The same with this defence, where fortune lets both roll again; returns ``Grappled`` (PC-18, PC-41)."""
    yield from listed(case.modifiers, "PC-30")
    tried: WithFortune = yield from passed_at_last(case.skill + total(case.modifiers), GRAPPLE, "PC-41", fortune)
    if not tried.result:
        return Grappled(False, False, tried.fortune, Defended(defence.fortune, defence.die))
    came: Defended = yield from defended_with(defence)
    if came.success:
        return Grappled(True, False, tried.fortune, came)
    free: WithFortune = yield from passed_at_last(case.target_ag, AGILITY, "PC-41", came.fortune)
    if not free.result:
        yield note(QT_TRANSLATE_NOOP("d100", "Held in a grapple."), "PC-41")
    return Grappled(True, not free.result, tried.fortune, msgspec.structs.replace(came, fortune=free.fortune))


class HeldInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is hurt in a grapple."""

    tb: Count
    wounds: Wounds
    armour: Count = 0


class StruggleInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An opposed test of strength in a grapple. ``defender`` and ``sb`` matter only to hurt."""

    act: Literal["break", "hurt"]
    actor: Target
    other: Target
    sb: Count = 0
    defender: HeldInput | None = None


class StruggleResult(msgspec.Struct, frozen=True):
    """Whether the one who acts won, whether the grapple lasts, and what was hurt."""

    won: bool
    held: bool
    rolled: int
    damage: int
    wounds_left: int | None
    critical: Critical | None
    dead: bool


def struggle(case: StruggleInput) -> Play:
    """Break free of a grapple, or hurt the one who is held; a stand-off changes nothing (PC-41)."""
    won = yield from whole(acting_wins, case.actor, case.other)
    held = not won or case.act == "hurt"
    if won:
        yield note(_WON[case.act], "PC-41")
    if won and case.act == "hurt" and case.defender:
        rolled, wound = yield from hurt(case.defender, case.sb)
        return StruggleResult(True, True, rolled, wound.damage, wound.wounds_left, wound.critical, wound.dead)
    return StruggleResult(won, held, 0, 0, case.defender.wounds if case.defender else None, None, False)


def hurt(held: HeldInput, sb: int, blows: str = UNARMED) -> Play:
    """Unarmed damage without location and fury; armour counts double against fists (PC-40, PC-41)."""
    dice = yield from damage_dice(None)
    weapon = damage(blows)
    rolled = dice + weapon.points(sb)
    yield note(WITH_WEAPON, "PC-40", weapon=str(weapon), rolled=rolled)
    body = Body(held.tb, armour_left(held.armour, unarmed=blows == UNARMED), held.wounds)
    wound: Wound = yield from wounded(rolled, body)
    return rolled, wound


_WON = {
    "break": QT_TRANSLATE_NOOP("d100", "Free of the grapple."),
    "hurt": QT_TRANSLATE_NOOP("d100", "The one who is held is hurt."),
}
