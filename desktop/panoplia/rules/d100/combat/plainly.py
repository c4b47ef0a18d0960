# SPDX-License-Identifier: GPL-3.0-or-later
"""What a fighter does whom nobody plays: the simplest attack that they can make now (PC-24)."""

from panoplia.rules.d100.combat.assaults import first_grip
from panoplia.rules.d100.combat.melee import in_melee
from panoplia.rules.d100.combat.profiles import Grip
from panoplia.rules.d100.combat.ready import drawable_weapon
from panoplia.rules.d100.combat.shooting import reloading, without
from panoplia.rules.d100.combat.tally import TURN
from panoplia.rules.d100.combat.targets import standing
from panoplia.rules.d100.combat.turn import Sort, Turn, unavailable
from panoplia.rules.fights.commands import Do


def plain_attack(turn: Turn, target: int) -> Do | None:
    """A standard attack, or what has to come before it: to break free, to hurt whom one holds, to draw, to reload."""
    tally = turn.tally
    if tally.extended:
        return _if_possible(turn, "go_on", tally.extended.steps[0], "extended")
    if tally.held_by:
        return _if_possible(turn, "break", TURN, "break")
    if tally.holds:
        return _if_possible(turn, "hurt", TURN, "hold")
    if tally.channelled:
        return _if_possible(turn, "abandon", 0, "extended")
    if unavailable(turn, 1) or not standing(turn.fight.fighter(target)):
        return None
    if ready := _made_ready(turn):
        return ready
    return _if_possible(turn, "attack", 1, "attack", target=str(target))


def _made_ready(turn: Turn) -> Do | None:
    """A weapon to reload or to draw, where there is none in hand that can be used; also with time that is left."""
    first = first_grip(turn, turn.profile, melee_only=False)
    if not first.fists:
        return None
    engaged = in_melee(turn.fight, turn.id)
    for grip in turn.profile.grips:
        piece, fitting = grip.piece, not engaged or grip.arm.shoots_in_melee
        if fitting and piece.id in turn.tally.unloaded and not (grip.hindered or _without_shots(turn, grip)):
            return _if_possible(turn, "reload", reloading(piece)[0], "plain", **{"with": str(piece.id)})
    drawn = drawable_weapon(turn)
    return Do(turn.id, "ready", {"draw": str(drawn.id)}) if drawn else None


def _without_shots(turn: Turn, grip: Grip) -> bool:
    return without(grip.piece.data.ammunition, turn.fighter) is not None


def _if_possible(turn: Turn, action: str, cost: int, sort: Sort, **told: str) -> Do | None:
    return None if unavailable(turn, cost, sort) else Do(turn.id, action, {**told})
