# SPDX-License-Identifier: GPL-3.0-or-later
"""What a fighter can put up against a blow just now (PC-21, PC-24, PC-32, PC-38, PC-41, PC-62)."""

from collections.abc import Container

import msgspec

from panoplia.rules.d100 import gear
from panoplia.rules.d100.combat.tally import Tally, with_tally
from panoplia.rules.d100.combat.turn import Turn
from panoplia.rules.d100.damage import Quality, evading
from panoplia.rules.d100.defence import Defence, Defended
from panoplia.rules.d100.modifiers import known
from panoplia.rules.d100.parrying import of_piece
from panoplia.rules.d100.percent import Modifier, Modifiers
from panoplia.rules.fights.state import Fight
from panoplia.rules.system import Piece
from panoplia.rules.usage_dice import Die


def effects(fight: Fight, id: int) -> Modifiers:
    """What lies on a fighter, each by its name."""
    return tuple(Modifier(effect.name, effect.modifier) for effect in fight.effects_on(id) if effect.modifier)


def is_aware(turn: Turn) -> bool:
    """Whether someone sees blows coming, as far as the fight knows (PC-21)."""
    return not turn.tally.surprised


def is_helpless(tally: Tally) -> bool:
    """Whether nothing can be parried or dodged: surprised, after an all-out attack, in a grapple (PC-21, PC-41)."""
    return tally.surprised or tally.all_out or bool(tally.holds or tally.held_by)


def defence_of(turn: Turn, aware: bool, qualities: Container[Quality] = (), more: Modifiers = ()) -> Defence:
    """What someone can roll against a blow beside them. A parry or dodge beyond the round’s takes fortune (PC-62)."""
    tally, profile = turn.tally, turn.profile
    fortune, die = turn.fighter.condition.fortune, profile.parry_die
    if not aware or is_helpless(tally):
        return Defence(fortune=fortune, die=die)
    able = profile.parrying is not None and (profile.paired or tally.guarding or tally.parried)
    parries = able and (not tally.parried or fortune > 0)
    dodges = profile.dodge is not None and (not tally.dodged or fortune > 0)
    guarded = (known("guarded_defence"),) if tally.guarded else ()
    return Defence(
        profile.ws if parries else None, profile.dodge if dodges else None,
        (*evading(qualities), *guarded, *more, *effects(turn.fight, turn.id)),
        of_piece(profile.parrying) if profile.parrying else (),
        fortune, die, tally.parried, tally.dodged,
    )  # fmt: skip


def with_defended(turn: Turn, came: Defended) -> Fight:
    """The fight after what someone tried against a blow (PC-32, PC-93)."""
    fight, piece = turn.fight, turn.profile.parrying
    if came.tried == "dodge":
        return with_tally(fight, turn.id, dodged=True)
    if came.tried != "parry":
        return fight
    fight = with_tally(fight, turn.id, parried=True, guarding=False)
    return worn(fight, turn.id, piece, turn.profile.parry_die, came.die) if piece else fight


def worn(fight: Fight, id: int, piece: Piece, before: Die | None, after: Die | None) -> Fight:
    """The fight where the borrowed die of a piece is another (PC-93)."""
    if before == after:
        return fight
    changed = msgspec.structs.replace(piece, wear=gear.worn_to(piece, after))
    return fight.with_fighter(fight.fighter(id).with_piece(changed))
