# SPDX-License-Identifier: GPL-3.0-or-later
"""Gear in a fight: taken in hand, put away, dropped, picked up. The source asks no action for it (DH-44)."""

from collections.abc import Iterable

import msgspec

from panoplia.rules.dungeon_hack import gear
from panoplia.rules.dungeon_hack.combat.tally import not_now
from panoplia.rules.dungeon_hack.fitness import in_the_way
from panoplia.rules.dungeon_hack.gear import Protection, Weapon
from panoplia.rules.fights.combat import Action, Deed, unknown_action
from panoplia.rules.fights.deeds import unrolled
from panoplia.rules.fights.state import Fight, Fighter, Loose
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Piece

TAKE, STOW, DROP, PICK_UP = "take", "stow", "drop", "pick_up"
NO_ROOM = QT_TRANSLATE_NOOP("dungeon-hack", "{name} has no hand free for {piece}: put something away first.")
COSTS_NOTHING = QT_TRANSLATE_NOOP("dungeon-hack", "It costs no action.")


def offered(fight: Fight, fighter: Fighter) -> Iterable[Action]:
    """What is carried and could be in hand, what is in hand, and what lies loose."""
    explained = note(COSTS_NOTHING, "DH-44")
    for piece in fighter.pieces:
        if isinstance(piece.data, Weapon | Protection) and piece.carried:
            if piece.slot:
                stow = note(QT_TRANSLATE_NOOP("dungeon-hack", "Put away: {piece}"), piece=piece.name)
                drop = note(QT_TRANSLATE_NOOP("dungeon-hack", "Drop: {piece}"), piece=piece.name)
                yield Action(f"{STOW}:{piece.id}", stow, "DH-44", explained, not_now(fight, fighter))
                yield Action(f"{DROP}:{piece.id}", drop, "DH-44", explained, not_now(fight, fighter))
            else:
                take = note(QT_TRANSLATE_NOOP("dungeon-hack", "Take in hand: {piece}"), piece=piece.name)
                yield Action(f"{TAKE}:{piece.id}", take, "DH-44", explained, _cannot_take(fight, fighter, piece))
    for loose in fight.loose:
        pick = note(QT_TRANSLATE_NOOP("dungeon-hack", "Pick up: {piece}"), piece=loose.piece.name)
        yield Action(f"{PICK_UP}:{loose.piece.id}", pick, "DH-44", explained, not_now(fight, fighter))


def deed(fight: Fight, fighter: Fighter, action: str, ref: str) -> Deed:
    """Take, put away, drop or pick up one piece."""
    if reason := not_now(fight, fighter):
        raise Refused.of(reason)
    if action == PICK_UP:
        return _picked_up(fight, fighter, ref)
    piece = fighter.piece_written(ref)
    if piece is None:
        raise unknown_action(f"{action}:{ref}")
    if action == TAKE:
        if reason := _cannot_take(fight, fighter, piece):
            raise Refused.of(reason)
        needs = gear.needs(piece)
        taken = msgspec.structs.replace(piece, slot=needs[0] if needs else "")
        told = note(QT_TRANSLATE_NOOP("dungeon-hack", "takes {piece}"), piece=piece.name)
        return unrolled(lambda now: now.with_fighter(now.fighter(fighter.id).with_piece(taken)), told)
    stowed = msgspec.structs.replace(piece, slot="")
    if action == STOW:
        told = note(QT_TRANSLATE_NOOP("dungeon-hack", "puts away {piece}"), piece=piece.name)
        return unrolled(lambda now: now.with_fighter(now.fighter(fighter.id).with_piece(stowed)), told)
    told = note(QT_TRANSLATE_NOOP("dungeon-hack", "drops {piece}"), piece=piece.name)

    def dropped(now: Fight) -> Fight:
        now = now.with_fighter(now.fighter(fighter.id).without_piece(piece.id))
        return msgspec.structs.replace(now, loose=(*now.loose, Loose(stowed, fighter.id)))

    return unrolled(dropped, told)


def _picked_up(fight: Fight, fighter: Fighter, ref: str) -> Deed:
    found = next((loose for loose in fight.loose if str(loose.piece.id) == ref), None)
    if found is None:
        raise unknown_action(f"{PICK_UP}:{ref}")

    def picked(now: Fight) -> Fight:
        now = msgspec.structs.replace(now, loose=tuple(each for each in now.loose if each is not found))
        holder = now.fighter(fighter.id)
        own = holder.piece(found.piece.id)
        if own is not None and own.wear == found.piece.wear:
            return now.with_fighter(holder.with_piece(msgspec.structs.replace(own, quantity=own.quantity + 1)))
        return now.with_fighter(msgspec.structs.replace(holder, pieces=(*holder.pieces, found.piece)))

    told = note(QT_TRANSLATE_NOOP("dungeon-hack", "picks up {piece}"), piece=found.piece.name)
    return unrolled(picked, told)


def _cannot_take(fight: Fight, fighter: Fighter, piece: Piece) -> Note | None:
    if reason := not_now(fight, fighter) or in_the_way(piece):
        return reason
    needs = gear.needs(piece)
    if needs is None:
        return None
    slot, room = needs
    held = sum(gear_needs(each) for each in fighter.pieces if each.slot == slot)
    most = next(each.room for each in gear.SLOTS if each.id == slot)
    return None if held + room <= most else note(NO_ROOM, "DH-44", name=fighter.name, piece=piece.name)


def gear_needs(piece: Piece) -> int:
    """How much of its slot a piece takes."""
    needs = gear.needs(piece)
    return needs[1] if needs else 0
