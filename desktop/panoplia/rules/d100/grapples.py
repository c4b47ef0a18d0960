# SPDX-License-Identifier: GPL-3.0-or-later
"""Grapples: taking hold of someone, and what may be done in one (PC-40, PC-41)."""

from typing import Literal

import msgspec

from panoplia.rules.d100.blows import WITH_WEAPON, Body, Wound, damage_dice, wounded
from panoplia.rules.d100.checks import passed
from panoplia.rules.d100.contests import acting_wins
from panoplia.rules.d100.criticals import Critical
from panoplia.rules.d100.damage import UNARMED, damage
from panoplia.rules.d100.defence import Avoided, Defence, defended
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


def grapple(case: GrappleInput) -> Play:
    """An unarmed hit; then the target tests agility, and is held if it fails (PC-41)."""
    yield from listed(case.modifiers, "PC-30")
    hit = yield from passed(case.skill + total(case.modifiers), GRAPPLE, "PC-41")
    if not hit:
        return GrappleResult(False, None, False)
    avoided = yield from defended(Defence(case.parry, case.dodge))
    if avoided:
        return GrappleResult(True, avoided, False)
    free = yield from passed(case.target_ag, AGILITY, "PC-41")
    if not free:
        yield note(QT_TRANSLATE_NOOP("d100", "Held in a grapple."), "PC-41")
    return GrappleResult(True, None, not free)


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
        rolled, wound = yield from _hurt(case.defender, case.sb)
        return StruggleResult(True, True, rolled, wound.damage, wound.wounds_left, wound.critical, wound.dead)
    return StruggleResult(won, held, 0, 0, case.defender.wounds if case.defender else None, None, False)


def _hurt(held: HeldInput, sb: int) -> Play:
    """Unarmed damage without location and fury; armour counts double (PC-40, PC-41)."""
    dice = yield from damage_dice(None)
    rolled = dice + damage(UNARMED).points(sb)
    yield note(WITH_WEAPON, "PC-40", weapon=UNARMED, rolled=rolled)
    body = Body(held.tb, armour_left(held.armour, unarmed=True), held.wounds)
    wound: Wound = yield from wounded(rolled, body)
    return rolled, wound


_WON = {
    "break": QT_TRANSLATE_NOOP("d100", "Free of the grapple."),
    "hurt": QT_TRANSLATE_NOOP("d100", "The one who is held is hurt."),
}
