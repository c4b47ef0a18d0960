# SPDX-License-Identifier: GPL-3.0-or-later
"""Drawing and putting away in one, picking up, taking out a flask (PC-24)."""

from collections.abc import Iterator

import msgspec

from panoplia.rules.d100 import gear
from panoplia.rules.d100.combat.shooting import apart
from panoplia.rules.d100.combat.turn import HALF, Rule, Turn, simply, unavailable
from panoplia.rules.d100.fitness import in_the_way
from panoplia.rules.d100.modes import modes
from panoplia.rules.editors import Pick
from panoplia.rules.fights.combat import Deed
from panoplia.rules.fights.state import Fight
from panoplia.rules.fights.told import checked
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Piece
from panoplia.rules.trial import Circumstance, Tick, Told

NOTHING = "nothing"
HANDS = next(slot.room for slot in gear.SLOTS if slot.id == "hands")
NOTHING_AT_HAND = QT_TRANSLATE_NOOP("d100", "There is nothing to draw and nothing to put away.")
SAY_WHAT = QT_TRANSLATE_NOOP("d100", "Say what to draw or what to put away.")
HANDS_FULL = QT_TRANSLATE_NOOP(
    "d100", "For {piece} the hands are too full: put something else away in the same action."
)
READIES = QT_TRANSLATE_NOOP("d100", "{name} draws: {drawn}; puts away: {away}.")
NONE = QT_TRANSLATE_NOOP("d100", "nothing")


def rules() -> Iterator[Rule]:
    """One action for both hands."""
    yield Rule(
        "ready", note(QT_TRANSLATE_NOOP("d100", "Ready")), "PC-24",
        note(QT_TRANSLATE_NOOP("d100", "Draw one thing and put another away, or take out a flask and drink."), "PC-24"),
        HALF, _refusal, _deed, _circumstances,
    )  # fmt: skip


def in_hand(turn: Turn) -> tuple[Piece, ...]:
    """What someone holds."""
    return tuple(piece for piece in turn.fighter.pieces if piece.slot == "hands")


def _drawable(turn: Turn) -> tuple[Piece, ...]:
    """What can be taken in hand: carried and not in use, or on the ground. Armour is not put on in a fight."""
    carried = (piece for piece in turn.fighter.pieces if piece.carried and not piece.slot)
    return tuple(piece for piece in (*carried, *(loose.piece for loose in turn.fight.loose)) if _fits(piece))


def _fits(piece: Piece) -> bool:
    need = gear.needs(piece)
    return need[0] == "hands" if need else isinstance(piece.data, gear.Thing | gear.Container)


def _refusal(turn: Turn) -> Note | None:
    if reason := unavailable(turn, 1):
        return reason
    return None if any(_presets(turn)) else note(NOTHING_AT_HAND, "PC-24")


def _circumstances(turn: Turn) -> Iterator[Circumstance]:
    drawn, away = _presets(turn)
    yield _picked("draw", _drawable(turn), drawn)
    yield _picked("away", in_hand(turn), away)
    yield Circumstance("drink", QT_TRANSLATE_NOOP("d100", "Drink or use it up"), Tick(), False, clause="PC-24")


def _picked(id: str, pieces: tuple[Piece, ...], first: Piece | None) -> Circumstance:
    label = {"draw": QT_TRANSLATE_NOOP("d100", "Draw"), "away": QT_TRANSLATE_NOOP("d100", "Put away")}[id]
    options = ((NOTHING, NONE), *((str(piece.id), piece.name) for piece in pieces))
    return Circumstance(id, label, Pick(options), str(first.id) if first else NOTHING, clause="PC-24")


def _presets(turn: Turn) -> tuple[Piece | None, Piece | None]:
    """What is drawn and put away where nothing is said: a weapon first; without any, a hand is emptied."""
    usable = [piece for piece in _drawable(turn) if not in_the_way(piece)]
    for piece in sorted(usable, key=lambda each: gear.needs(each) is None):
        if _has_room(turn, piece):
            return piece, _to_put_away(turn, piece)
    return None, next(iter(in_hand(turn)), None)


def drawable_weapon(turn: Turn) -> Piece | None:
    """A weapon for the hand that can be drawn in one action (PC-24)."""
    return next((
        piece for piece in _drawable(turn)
        if _is_for_blows(piece) and not in_the_way(piece) and _has_room(turn, piece)
    ), None)  # fmt: skip


def _is_for_blows(piece: Piece) -> bool:
    return any(way.melee for way in modes(piece)) and "shield" not in piece.data.traits


def _has_room(turn: Turn, piece: Piece) -> bool:
    away = _to_put_away(turn, piece)
    return away is not None or _taken(in_hand(turn)) + _size(piece) <= HANDS


def _to_put_away(turn: Turn, drawn: Piece | None) -> Piece | None:
    """What makes room for something, if room has to be made."""
    held = in_hand(turn)
    if drawn is None or _taken(held) + _size(drawn) <= HANDS:
        return None
    return next((piece for piece in held if _taken(held) - _size(piece) + _size(drawn) <= HANDS), None)


def _size(piece: Piece) -> int:
    need = gear.needs(piece)
    return need[1] if need else 0


def _taken(held: tuple[Piece, ...]) -> int:
    return sum(map(_size, held))


def _deed(turn: Turn, told: Told) -> Deed:
    if reason := _refusal(turn):
        raise Refused.of(reason)
    checked(_circumstances(turn), told)
    drawn, away = _presets(turn) if not {"draw", "away"} & told.keys() else (None, None)
    if "draw" in told:
        drawn = _of(_drawable(turn), told["draw"])
        away = _to_put_away(turn, drawn)
    if "away" in told:
        away = _of(in_hand(turn), told["away"])
    if drawn is None and away is None:
        raise Refused(SAY_WHAT, "draw", "PC-24")
    if drawn and (reason := in_the_way(drawn)):
        raise Refused.of(reason, "draw")
    held = tuple(piece for piece in in_hand(turn) if piece is not away)
    if drawn and _taken(held) + _size(drawn) > HANDS:
        raise Refused(HANDS_FULL, "away", "PC-24", piece=drawn.name)
    said = note(READIES, "PC-24", name=turn.fighter.name, drawn=drawn.name if drawn else note(NONE),
                away=away.name if away else note(NONE))  # fmt: skip
    return simply(turn, 1, said, lambda fight: _changed(fight, turn.id, drawn, away, bool(told.get("drink"))))


def _of(pieces: tuple[Piece, ...], key: int | str | bool) -> Piece | None:
    return next((piece for piece in pieces if str(piece.id) == key), None)


def _changed(fight: Fight, id: int, drawn: Piece | None, away: Piece | None, drunk: bool) -> Fight:
    fighter = fight.fighter(id)
    if away:
        fighter = fighter.with_piece(msgspec.structs.replace(away, slot=""))
    if drawn is None:
        return fight.with_fighter(fighter)
    if fighter.piece(drawn.id) is None:
        fighter = msgspec.structs.replace(fighter, pieces=(*fighter.pieces, drawn))
        loose = tuple(each for each in fight.loose if each.piece.id != drawn.id)
        fight = msgspec.structs.replace(fight, loose=loose)
    fighter, one = apart(fight, fighter, drawn)
    if drunk and not gear.needs(one):
        return fight.with_fighter(fighter.without_piece(one.id))
    wielded = msgspec.structs.replace(one, slot="hands" if gear.needs(one) else "")
    return fight.with_fighter(fighter.with_piece(wielded))
