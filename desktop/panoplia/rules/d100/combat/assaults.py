# SPDX-License-Identifier: GPL-3.0-or-later
"""A blow or a shot put together from the fight: who, with what, under which modifiers (PC-30 to PC-43)."""

from collections.abc import Iterator

from panoplia.rules.d100.attack import AttackInput, DefenderInput
from panoplia.rules.d100.attack_circumstances import STANDARD, modifiers
from panoplia.rules.d100.combat.guard import defence_of, effects, is_aware
from panoplia.rules.d100.combat.harm import victim
from panoplia.rules.d100.combat.melee import in_melee, is_first_round
from panoplia.rules.d100.combat.profiles import Grip, Profile
from panoplia.rules.d100.combat.shooting import useless
from panoplia.rules.d100.combat.strike import Assault
from panoplia.rules.d100.combat.turn import Turn
from panoplia.rules.d100.gear import Ammunition
from panoplia.rules.trial import Told


def usable(turn: Turn, profile: Profile, melee_only: bool) -> Iterator[Grip]:
    """The weapons that can be used now, in the order of the sheet, bare hands last."""
    for grip in profile.grips:
        if (grip.way.melee or not _out_of_place(turn, grip, melee_only)) and useless(grip, turn.fighter) is None:
            yield grip


def _out_of_place(turn: Turn, grip: Grip, melee_only: bool) -> bool:
    """In melee a bow is of no use (PC-39)."""
    return melee_only or (not grip.arm.shoots_in_melee and in_melee(turn.fight, turn.id))


def first_grip(turn: Turn, profile: Profile, melee_only: bool) -> Grip:
    """What is attacked with where nothing is said: never a shield, a bundle or fists where there is a weapon."""
    return next((grip for grip in usable(turn, profile, melee_only) if _is_weapon(grip)), profile.grips[-1])


def _is_weapon(grip: Grip) -> bool:
    return bool(grip.piece.id) and not grip.other_hand and not isinstance(grip.piece.data, Ammunition)


def assault(turn: Turn, target: Turn, grip: Grip, told: Told, action: str = STANDARD) -> Assault:
    """All that a blow is rolled with; ``Refused`` where it cannot be struck so (PC-30, PC-39)."""
    other, melee = target.profile, grip.way.melee
    feinted = melee and action == STANDARD and turn.tally.feint == target.id
    aware = bool(told.get("aware", is_aware(target)))
    parries = melee and aware and not feinted
    condition = target.fighter.condition
    case = AttackInput(
        grip.skill.total, grip.way.damage, DefenderInput(other.tb, condition.wounds, other.armour),
        grip.sb, grip.way.qualities, _is_fresh(turn, grip, told),
        (*modifiers(grip.arm, grip.way, said(turn, target, grip, told, action)), *effects(turn.fight, turn.id)),
        melee, grip.fists, turn.fight.house.locations, grip.piercing, grip.deadly,
    )  # fmt: skip
    brittle = melee and isinstance(grip.piece.data, Ammunition)
    defence = defence_of(target, parries, grip.way.qualities)
    return Assault(case, defence, turn.fighter.condition.fortune, victim(target), grip.die, brittle)


def _is_fresh(turn: Turn, grip: Grip, told: Told) -> bool:
    """Whether a tiring weapon is not yet tiring; of others nobody asks (PC-42)."""
    if "tiring" not in grip.way.qualities:
        return True
    return bool(told.get("first_round", is_first_round(turn.fight, turn.id)))


def said(turn: Turn, target: Turn, grip: Grip, told: Told, action: str) -> Told:
    """What the sheet would ask of an attack, as the fight knows it or as it was told."""
    other = target.tally
    common: dict[str, int | str | bool] = {
        "action": action,
        "aimed": turn.tally.aimed and action == STANDARD,
        "runs": other.running,
        "other_hand": grip.other_hand,
        "speciality": grip.trained,
        "modifier": told.get("modifier", 0),
    }
    if grip.way.melee:
        return common | {"held": bool(other.holds or other.held_by), "stance": other.defensive}
    return common | {
        "distance": told.get("distance", grip.way.short or 0),
        "engaged": not grip.arm.shoots_in_melee and in_melee(turn.fight, turn.id),
        "target_in_melee": told.get("target_in_melee", in_melee(turn.fight, target.id)),
        "shield_seen": told.get("shield_seen", sees_shot(target)),
    }


def sees_shot(target: Turn) -> bool:
    """Whether a shield can come in the way of a shot (PC-39)."""
    return target.profile.covered and is_aware(target)
