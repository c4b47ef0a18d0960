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
from panoplia.rules.espada_negra.combat.moves import FREE, Move, after_act
from panoplia.rules.espada_negra.combat.turn import Turn, no_act, no_turn
from panoplia.rules.espada_negra.fitness import useful_arms
from panoplia.rules.espada_negra.manoeuvres import ChangeResult, change_gear
from panoplia.rules.fights.combat import Deed, Shown
from panoplia.rules.fights.state import Fight, Fighter, Loose
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, Words, note
from panoplia.rules.refusal import Refused
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
        return no_act(turn) or (None if ready(turn.fighter) else note(NOTHING_READY, "EN-39")) or self._clumsy(turn)

    def _clumsy(self, turn: Turn) -> Note | None:
        """Why nothing can be drawn for anything."""
        if next(_swaps(turn), None):
            return None
        free = max(_free_without(turn, old) for old in (*in_hand(turn.fighter), None))
        return _too_few(min(ready(turn.fighter), key=hands_for), free)

    def circumstances(self, turn: Turn) -> Iterator[Circumstance]:
        held = tuple((str(piece.id), piece.name) for piece in in_hand(turn.fighter))
        drawn = tuple((str(piece.id), piece.name) for piece in ready(turn.fighter))
        empty = (EMPTY, note(QT_TRANSLATE_NOOP("espada-negra", "nothing: a hand is empty")))
        old, new = next(_swaps(turn))
        yield Circumstance("away", QT_TRANSLATE_NOOP("espada-negra", "Put away"), Pick((*held, empty)),
                           str(old.id) if old else EMPTY, clause="EN-39")  # fmt: skip
        yield Circumstance("drawn", QT_TRANSLATE_NOOP("espada-negra", "Draw"), Pick(drawn), str(new.id),
                           clause="EN-39")  # fmt: skip

    def settled(self, turn: Turn, said: Told) -> Deed:
        fighter = turn.fighter
        new = next(piece for piece in ready(fighter) if str(piece.id) == said["drawn"])
        old = next((piece for piece in in_hand(fighter) if str(piece.id) == said["away"]), None)
        free = _free_without(turn, old)
        if hands_for(new) > free:
            raise Refused.of(_too_few(new, free), "away")
        slots = {new.id: HANDS, **({old.id: ""} if old else {})}
        pieces = in_slot(fighter.pieces, slots)
        told = note(CHANGES, "EN-39", name=fighter.name, old=old.name, new=new.name) if old else note(
            DRAWS, "EN-39", name=fighter.name, new=new.name
        )  # fmt: skip
        changed = regeared(after_act(fighter, fighter.condition, 0), pieces)
        return _regearing(fighter, pieces, told, IN_HAND_NOW, new, lambda fight: fight.with_fighter(changed))


def _swaps(turn: Turn) -> Iterator[tuple[Piece | None, Piece]]:
    """What can be put away, or nothing, and what can be drawn for it."""
    for old in (*in_hand(turn.fighter), None):
        for new in ready(turn.fighter):
            if hands_for(new) <= _free_without(turn, old):
                yield old, new


def _free_without(turn: Turn, old: Piece | None) -> int:
    """The hands that are free once something is put away; a useless arm takes nothing more than it held (EN-36)."""
    before = hands_held(in_hand(turn.fighter))
    return max(useful_arms(turn.person), before) - before + (hands_for(old) if old else 0)


def _too_few(new: Piece, free: int) -> Note:
    return note(TOO_FEW_HANDS, "EN-39", piece=new.name, hands=hands_for(new), free=free)


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
