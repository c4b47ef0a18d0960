# SPDX-License-Identifier: GPL-3.0-or-later
"""Changing what is in hand for what hangs on the body, and dropping things (EN-11, EN-20, EN-39)."""

from collections.abc import Callable, Iterator, Mapping

import msgspec

from panoplia.rules.editors import Pick
from panoplia.rules.espada_negra.combat.hands import (
    HANDS,
    change_of,
    hands_for,
    hands_held,
    in_hand,
    in_slot,
    ready,
    regeared,
)
from panoplia.rules.espada_negra.combat.moves import FREE, Move, after_act, refused
from panoplia.rules.espada_negra.combat.turn import Turn, no_act, no_turn
from panoplia.rules.espada_negra.fitness import useful_arms
from panoplia.rules.espada_negra.manoeuvres import ChangeResult, change_gear
from panoplia.rules.fights.combat import Deed, Shown
from panoplia.rules.fights.state import Fight, Fighter, Loose
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, Words, note
from panoplia.rules.script import Play
from panoplia.rules.system import Case, Piece
from panoplia.rules.trial import Circumstance, Told

NOTHING_READY = QT_TRANSLATE_NOOP("espada-negra", "Nothing hangs on the body, ready to be drawn.")
EMPTY_HANDS = QT_TRANSLATE_NOOP("espada-negra", "There is nothing in the hands.")
TOO_FEW_HANDS = QT_TRANSLATE_NOOP(
    "espada-negra", "{piece} needs {hands} of the hands, and {free} would be free: drop something first."
)
CHANGES = QT_TRANSLATE_NOOP("espada-negra", "{name} puts {old} away and draws {new}.")
DRAWS = QT_TRANSLATE_NOOP("espada-negra", "{name} draws {new}.")
DROPS = QT_TRANSLATE_NOOP("espada-negra", "{name} drops {piece}.")
IN_HAND_NOW = QT_TRANSLATE_NOOP("espada-negra", "{piece} in hand · initiative {before} → {after}")
DROPPED = QT_TRANSLATE_NOOP("espada-negra", "{piece} lies on the ground · initiative {before} → {after}")
DONE = QT_TRANSLATE_NOOP("espada-negra", "done")
EMPTY = "0"
"""No object but an empty hand."""


class ChangeGear(Move):
    """One object in hand for one that is ready on the body."""

    clause = "EN-39"
    id = "change_gear"
    title = QT_TRANSLATE_NOOP("espada-negra", "Change gear")

    def explanation(self, turn: Turn) -> Words:
        return note(
            QT_TRANSLATE_NOOP(
                "espada-negra", "Where the new set has less initiative, it drops to that; it never rises."
            ), "EN-39",
        )  # fmt: skip

    def refusal(self, turn: Turn) -> Note | None:
        return no_act(turn) or (None if ready(turn.fighter) else note(NOTHING_READY, "EN-39"))

    def circumstances(self, turn: Turn) -> Iterator[Circumstance]:
        held = tuple((str(piece.id), piece.name) for piece in in_hand(turn.fighter))
        drawn = tuple((str(piece.id), piece.name) for piece in ready(turn.fighter))
        empty = (EMPTY, note(QT_TRANSLATE_NOOP("espada-negra", "nothing: a hand is empty")))
        away = (*held, empty)
        yield Circumstance("away", QT_TRANSLATE_NOOP("espada-negra", "Put away"), Pick(away), away[0][0],
                           clause="EN-39")  # fmt: skip
        yield Circumstance("drawn", QT_TRANSLATE_NOOP("espada-negra", "Draw"), Pick(drawn), drawn[0][0],
                           clause="EN-39")  # fmt: skip

    def settled(self, turn: Turn, said: Told) -> Deed:
        fighter = turn.fighter
        new = next(piece for piece in ready(fighter) if str(piece.id) == said["drawn"])
        old = next((piece for piece in in_hand(fighter) if str(piece.id) == said["away"]), None)
        if reason := _too_few_hands(turn, old, new):
            raise refused(reason, "away")
        slots = {new.id: HANDS, **({old.id: ""} if old else {})}
        pieces = in_slot(fighter.pieces, slots)
        told = note(CHANGES, "EN-39", name=fighter.name, old=old.name, new=new.name) if old else note(
            DRAWS, "EN-39", name=fighter.name, new=new.name
        )  # fmt: skip
        changed = regeared(after_act(fighter, fighter.condition, 0), pieces)
        return _regearing(fighter, pieces, told, IN_HAND_NOW, new, lambda fight: fight.with_fighter(changed))


def _too_few_hands(turn: Turn, old: Piece | None, new: Piece) -> Note | None:
    """An arm that is useless keeps what it holds, and takes nothing more (EN-36)."""
    held = in_hand(turn.fighter)
    before = hands_held(held)
    room = max(useful_arms(turn.person), before)
    free = room - before + (hands_for(old) if old else 0)
    if hands_for(new) <= free:
        return None
    return note(TOO_FEW_HANDS, "EN-39", piece=new.name, hands=hands_for(new), free=max(free, 0))


class Drop(Move):
    """Something in hand is let go, and lies loose from now on."""

    clause = "EN-39"
    cost = FREE
    id = "drop"
    title = QT_TRANSLATE_NOOP("espada-negra", "Drop something")

    def explanation(self, turn: Turn) -> Words:
        return note(QT_TRANSLATE_NOOP("espada-negra", "It takes no act; the initiative may drop."), "EN-39")

    def refusal(self, turn: Turn) -> Note | None:
        return no_turn(turn) or (None if in_hand(turn.fighter) else note(EMPTY_HANDS, "EN-39"))

    def circumstances(self, turn: Turn) -> Iterator[Circumstance]:
        options = tuple((str(piece.id), piece.name) for piece in in_hand(turn.fighter))
        yield Circumstance("thing", QT_TRANSLATE_NOOP("espada-negra", "What"), Pick(options), options[0][0],
                           clause="EN-39")  # fmt: skip

    def settled(self, turn: Turn, said: Told) -> Deed:
        fighter = turn.fighter
        piece = next(piece for piece in in_hand(fighter) if str(piece.id) == said["thing"])
        pieces = fighter.without_piece(piece.id).pieces
        told = note(DROPS, "EN-39", name=fighter.name, piece=piece.name)

        def dropped(fight: Fight) -> Fight:
            lying = Loose(msgspec.structs.replace(piece, slot=""), fighter.id)
            after = msgspec.structs.replace(fight, loose=(*fight.loose, lying))
            return after.with_fighter(regeared(fighter, pieces))

        return _regearing(fighter, pieces, told, DROPPED, piece, dropped)


def _regearing(
    fighter: Fighter, pieces: tuple[Piece, ...], told: Note, said: Phrase, piece: Piece, after: Callable[[Fight], Fight]
) -> Deed:
    change = change_of(fighter, pieces)

    def play() -> Play:
        yield told
        result = yield from change_gear(change)
        return result

    def sentence(result: ChangeResult) -> Words:
        return note(said, "EN-39", piece=piece.name, before=change.initiative, after=result.initiative)

    cases: Mapping[bool, Case] = {True: Case(note(DONE, "EN-39"), "muted")}
    return Deed(play, lambda fight, _: after(fight), lambda: Shown(cases, lambda _: True, sentence))
