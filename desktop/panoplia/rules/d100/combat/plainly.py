# SPDX-License-Identifier: GPL-3.0-or-later
"""What a fighter does whom nobody plays: the simplest attack that they can make now (PC-24)."""

from panoplia.rules.d100.combat.assaults import first_grip
from panoplia.rules.d100.combat.melee import in_melee
from panoplia.rules.d100.combat.profiles import Grip
from panoplia.rules.d100.combat.shooting import reloading
from panoplia.rules.d100.combat.tally import TURN
from panoplia.rules.d100.combat.targets import standing
from panoplia.rules.d100.combat.turn import Sort, Turn, unavailable
from panoplia.rules.d100.fitness import in_the_way, without_shots
from panoplia.rules.fights.commands import Do


def plain_attack(turn: Turn, target: int) -> Do | None:
    """A standard attack, or what has to come before it: to break free, to hurt whom one holds, to reload."""
    tally = turn.tally
    if tally.extended:
        return _if_possible(turn, "go_on", tally.extended.steps[0], "extended")
    if tally.held_by:
        return _if_possible(turn, "break", TURN, "break")
    if tally.holds:
        return _if_possible(turn, "hurt", TURN, "hold")
    if tally.channelled:
        return _if_possible(turn, "abandon", 0, "extended")
    if not standing(turn.fight.fighter(target)):
        return None
    if unavailable(turn, 1, "attack") is None:
        empty = _to_reload(turn)
        if empty is not None:
            cost = reloading(empty.piece)[0]
            return _if_possible(turn, "reload", cost, "plain", {"with": str(empty.piece.id)})
        return Do(turn.id, "attack", {"target": str(target)})
    # Time that is left after the attack is used to load for the next one.
    empty = _to_reload(turn) if tally.attacked else None
    if empty is None:
        return None
    return _if_possible(turn, "reload", reloading(empty.piece)[0], "plain", {"with": str(empty.piece.id)})


def _to_reload(turn: Turn) -> Grip | None:
    """A weapon that has to be reloaded, where nothing better is at hand and reloading is possible."""
    if not turn.tally.unloaded:
        return None
    profile = turn.profile
    first = first_grip(turn, profile, melee_only=False)
    if first.piece.id and first.piece.slot == "hands":
        return None
    engaged = in_melee(turn.fight, turn.id)
    subject = turn.fight.subject(turn.fighter)
    for grip in profile.grips:
        piece = grip.piece
        if piece.id not in turn.tally.unloaded or (engaged and not grip.arm.shoots_in_melee):
            continue
        if reloading(piece) and not in_the_way(piece) and not without_shots(piece, subject):
            return grip
    return None


def _if_possible(
    turn: Turn, action: str, cost: int, sort: Sort, told: dict[str, int | str | bool] | None = None
) -> Do | None:
    return None if unavailable(turn, cost, sort) else Do(turn.id, action, told or {})
