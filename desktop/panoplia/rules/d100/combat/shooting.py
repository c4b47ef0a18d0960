# SPDX-License-Identifier: GPL-3.0-or-later
"""Shots, bundles, magazines and what is thrown (PC-24, PC-39, PC-42, PC-91)."""

import msgspec

from panoplia.rules.d100 import gear
from panoplia.rules.d100.combat.profiles import Grip
from panoplia.rules.d100.combat.tally import TURN, counted, one_more, tally_of, with_tally
from panoplia.rules.d100.fitness import LACKING, in_the_way
from panoplia.rules.d100.gear import Ammunition, Reload, Shot, Weapon, shots
from panoplia.rules.fights.state import Fight, Fighter, Loose
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.system import Piece

MAGAZINE = 10
"""Bolts in a repeater crossbow; it takes so many full actions to fill (PC-42)."""
FILLING = 4
STEPS: dict[Reload, tuple[int, ...]] = {
    "free": (), "half": (1,), "full": (TURN,), "2_full": (TURN,) * 2, "3_full": (TURN,) * 3,
}  # fmt: skip
UNLOADED = QT_TRANSLATE_NOOP("d100", "{weapon} is not loaded: reload first.")


def has_magazine(piece: Piece) -> bool:
    """Whether it shoots many times before it is filled again (PC-42)."""
    return isinstance(piece.data, Weapon) and "magazine" in piece.data.traits


def reloading(piece: Piece) -> tuple[int, ...]:
    """The half actions of each step that a reload takes (PC-24, PC-42)."""
    if has_magazine(piece):
        return (TURN,) * FILLING
    return STEPS[piece.data.reload] if isinstance(piece.data, Weapon) and piece.data.reload else ()


def useless(grip: Grip, fighter: Fighter) -> Note | None:
    """Why a weapon cannot be used in this way now: broken, without shots, not loaded."""
    piece = grip.piece
    if grip.hindered:
        return grip.hindered
    if isinstance(piece.data, Ammunition):
        return in_the_way(fighter.piece(piece.id) or piece)
    if grip.way.melee:
        return None
    if piece.id in tally_of(fighter).unloaded:
        return note(UNLOADED, "PC-24", weapon=piece.name)
    return without(piece.data.ammunition, fighter)


def without(kind: Shot | None, fighter: Fighter) -> Note | None:
    """Why nothing of a kind is shot: none is left (PC-91)."""
    return None if kind is None or shots(fighter.pieces, kind) else note(LACKING[kind], "PC-91")


def shot(fight: Fight, id: int, grip: Grip) -> Fight:
    """A weapon after it has shot or was thrown: the shot is gone, and it has to be reloaded (PC-24, PC-91)."""
    fighter = fight.fighter(id)
    piece = fighter.piece(grip.piece.id) or grip.piece
    if grip.way.id == "thrown":
        return _thrown(fight, fighter, piece)
    fight = _one_less(fight, fighter, piece.data.ammunition) if piece.data.ammunition else fight
    return _emptied(fight, id, piece)


def _emptied(fight: Fight, id: int, piece: Piece) -> Fight:
    tally = tally_of(fight.fighter(id))
    if has_magazine(piece):
        magazines = one_more(tally.magazines, piece.id)
        if counted(magazines, piece.id) < MAGAZINE:
            return with_tally(fight, id, magazines=magazines)
        others = tuple(each for each in magazines if each.piece != piece.id)
        return with_tally(fight, id, magazines=others, unloaded=(*tally.unloaded, piece.id))
    return with_tally(fight, id, unloaded=(*tally.unloaded, piece.id)) if reloading(piece) else fight


def loaded(fight: Fight, id: int, piece: int) -> Fight:
    """The fight where a weapon is loaded again."""
    unloaded = tuple(each for each in tally_of(fight.fighter(id)).unloaded if each != piece)
    return with_tally(fight, id, unloaded=unloaded)


def _one_less(fight: Fight, fighter: Fighter, kind: Shot) -> Fight:
    """One arrow or bolt less, out of the first bundle that has any."""
    return _out_of(fight, fighter, next(
        piece for piece in fighter.pieces
        if isinstance(piece.data, Ammunition) and piece.data.kind == kind and piece.carried and gear.left_of(piece)
    ))  # fmt: skip


def _out_of(fight: Fight, fighter: Fighter, bundle: Piece) -> Fight:
    """One shot less of a bundle; of a pile one bundle is taken apart (PC-91)."""
    fighter, bundle = apart(fight, fighter, bundle)
    fighter = fighter.with_piece(_with_lost(bundle, 1))
    shot = one_more(tally_of(fighter).shots, bundle.id)
    return with_tally(fight.with_fighter(fighter), fighter.id, shots=shot)


def _with_lost(bundle: Piece, more: int) -> Piece:
    worn = gear.wear_of(bundle)
    return msgspec.structs.replace(bundle, wear=msgspec.structs.replace(worn, lost=worn.lost + more))


def gathered(fighter: Fighter, bundle: int, found: int) -> Fighter:
    """Shots that were found again, back in their bundle (PC-91)."""
    pieces = tuple(_with_lost(piece, -found) if piece.id == bundle else piece for piece in fighter.pieces)
    return msgspec.structs.replace(fighter, pieces=pieces)


def broken_in_hand(fight: Fight, id: int, piece: Piece) -> Fight:
    """An arrow or bolt in hand broke by its hit (PC-91)."""
    fighter = fight.fighter(id)
    fighter, bundle = apart(fight, fighter, fighter.piece(piece.id) or piece)
    return fight.with_fighter(fighter.with_piece(_with_lost(bundle, 1)))


def _thrown(fight: Fight, fighter: Fighter, piece: Piece) -> Fight:
    """What is thrown lies on the ground; an arrow or bolt comes out of its bundle (PC-42)."""
    if isinstance(piece.data, Ammunition):
        return _out_of(fight, fighter, piece)
    rest = piece.quantity > 1
    fighter, one = apart(fight, fighter, piece)
    fight = fight.with_fighter(fighter.without_piece(one.id))
    fight = msgspec.structs.replace(fight, loose=(*fight.loose, Loose(_on_the_ground(one), fighter.id)))
    return _emptied(fight, fighter.id, piece) if rest else fight


def _on_the_ground(piece: Piece) -> Piece:
    return msgspec.structs.replace(piece, slot="")


def apart(fight: Fight, fighter: Fighter, piece: Piece) -> tuple[Fighter, Piece]:
    """One of a pile on its own, with an id below 0 that no other piece of the fight has."""
    if piece.quantity == 1:
        return fighter, piece
    one = msgspec.structs.replace(piece, id=_new_id(fight), part_of=piece.part_of or piece.id, quantity=1)
    rest = msgspec.structs.replace(piece, quantity=piece.quantity - 1)
    place = next(place for place, each in enumerate(fighter.pieces) if each.id == piece.id)
    pieces = (*fighter.pieces[:place], one, rest, *fighter.pieces[place + 1 :])
    return msgspec.structs.replace(fighter, pieces=pieces), one


def _new_id(fight: Fight) -> int:
    held = (piece.id for fighter in fight.fighters for piece in fighter.pieces)
    lying = (loose.piece.id for loose in fight.loose)
    return min((*held, *lying, 0)) - 1
