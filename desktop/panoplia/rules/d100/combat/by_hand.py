# SPDX-License-Identifier: GPL-3.0-or-later
"""What a person may set of a fighter: wounds, mana, luck, states, who is in melee, gear (PC-36, PC-39, PC-93)."""

from collections.abc import Callable, Iterator, Mapping

import msgspec

from panoplia.rules.d100 import gear
from panoplia.rules.d100.character import LIVES, MOST_FATE
from panoplia.rules.d100.combat.harm import fallen, released
from panoplia.rules.d100.combat.melee import are_adjacent, joined, parted
from panoplia.rules.d100.combat.shooting import has_magazine, reloading
from panoplia.rules.d100.combat.tally import Tally, tally_of, with_tally
from panoplia.rules.d100.combat.targets import foes
from panoplia.rules.d100.derived import fortune, most_mana, most_wounds
from panoplia.rules.d100.gear import Ammunition, Condition, Weapon
from panoplia.rules.d100.jobs import CONDITIONS
from panoplia.rules.editors import Number, Pick
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, Words, note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Piece
from panoplia.rules.trial import Circumstance, Tick, Told
from panoplia.rules.usage_dice import LADDER

MOST_INITIATIVE = 999
MOST_HALVES = 3
LAST = ("holds", "life")
NOBODY = "0"
STATES: Mapping[str, tuple[Phrase, str]] = {
    "surprised": (QT_TRANSLATE_NOOP("d100", "Surprised"), "PC-21"),
    "aimed": (QT_TRANSLATE_NOOP("d100", "Has aimed"), "PC-24"),
    "defensive": (QT_TRANSLATE_NOOP("d100", "In a defensive stance"), "PC-24"),
    "guarding": (QT_TRANSLATE_NOOP("d100", "In a parrying stance"), "PC-32"),
    "guarded": (QT_TRANSLATE_NOOP("d100", "After a guarded attack"), "PC-24"),
    "all_out": (QT_TRANSLATE_NOOP("d100", "After an all-out attack"), "PC-24"),
    "running": (QT_TRANSLATE_NOOP("d100", "Runs"), "PC-24"),
    "reserve": (QT_TRANSLATE_NOOP("d100", "Has a half action in reserve"), "PC-24"),
    "attacked": (QT_TRANSLATE_NOOP("d100", "Has attacked in this turn"), "PC-22"),
    "cast": (QT_TRANSLATE_NOOP("d100", "Has cast in this turn"), "PC-22"),
    "parried": (QT_TRANSLATE_NOOP("d100", "Has parried in this round"), "PC-32"),
    "dodged": (QT_TRANSLATE_NOOP("d100", "Has dodged in this round"), "PC-32"),
    "prone": (QT_TRANSLATE_NOOP("d100", "On the ground"), "PC-24"),
    "mounted": (QT_TRANSLATE_NOOP("d100", "Mounted"), "PC-24"),
    "gagged": (QT_TRANSLATE_NOOP("d100", "Cannot speak"), "PC-70"),
}
MELEE, LOADED, STATE, DIE, SHOTS = "melee:", "loaded:", "state:", "die:", "shots:"
BESIDE = QT_TRANSLATE_NOOP("d100", "In melee with {name}")
IS_LOADED = QT_TRANSLATE_NOOP("d100", "{piece}: loaded")
STATE_OF = QT_TRANSLATE_NOOP("d100", "{piece}: condition")
DIE_OF = QT_TRANSLATE_NOOP("d100", "{piece}: borrowed die")
SHOTS_OF = QT_TRANSLATE_NOOP("d100", "{piece}: left")
SELF_HELD = QT_TRANSLATE_NOOP("d100", "{name} is in a grapple already: let that one end first.")


def circumstances(fight: Fight, fighter: Fighter) -> Iterator[Circumstance]:
    """Every figure and state, as it is now."""
    yield from _figures(fighter)
    tally = tally_of(fighter)
    for id, (label, clause) in STATES.items():
        yield Circumstance(id, label, Tick(), bool(getattr(tally, id)), clause=clause)
    yield _holding(fight, fighter)
    for other in foes(fight, fighter):
        start = are_adjacent(fight, fighter.id, other.id)
        yield Circumstance(f"{MELEE}{other.id}", note(BESIDE, name=other.name), Tick(), start, clause="PC-39")
    for piece in fighter.pieces:
        yield from _of_piece(fight, tally, piece)


def _figures(fighter: Fighter) -> Iterator[Circumstance]:
    statistics, condition, tally = fighter.statistics, fighter.condition, tally_of(fighter)

    def number(id: str, label: Phrase, most: int, value: int, clause: str) -> Circumstance:
        return Circumstance(id, label, Number(0, max(most, value)), value, clause=clause)

    yield number(
        "wounds", QT_TRANSLATE_NOOP("d100", "Wounds"), most_wounds(statistics).total, condition.wounds, "PC-36"
    )
    yield Circumstance("life", QT_TRANSLATE_NOOP("d100", "Life"), Pick(tuple(LIVES.items())), condition.life,
                       clause="PC-37")  # fmt: skip
    yield number("mana", QT_TRANSLATE_NOOP("d100", "Mana"), most_mana(statistics).total, condition.mana, "PC-71")
    yield number("fortune", QT_TRANSLATE_NOOP("d100", "Fortune"), fortune(statistics).total, condition.fortune, "PC-62")
    yield number("fate", QT_TRANSLATE_NOOP("d100", "Points of fate"), MOST_FATE, statistics.fate, "PC-61")
    yield number("initiative", QT_TRANSLATE_NOOP("d100", "Initiative"), MOST_INITIATIVE, tally.initiative, "PC-20")
    yield number("halves", QT_TRANSLATE_NOOP("d100", "Half actions left"), MOST_HALVES, tally.halves, "PC-22")


def _holding(fight: Fight, fighter: Fighter) -> Circumstance:
    held = tally_of(fighter).holds
    options: tuple[tuple[str, Words], ...] = (
        (NOBODY, QT_TRANSLATE_NOOP("d100", "nobody")), *((str(other.id), other.name) for other in foes(fight, fighter))
    )  # fmt: skip
    return Circumstance("holds", QT_TRANSLATE_NOOP("d100", "Holds in a grapple"), Pick(options), str(held),
                        clause="PC-41")  # fmt: skip


def _of_piece(fight: Fight, tally: Tally, piece: Piece) -> Iterator[Circumstance]:
    match piece.data:
        case Ammunition():
            yield Circumstance(f"{SHOTS}{piece.id}", note(SHOTS_OF, piece=piece.name), Number(0, piece.data.bundle),
                               gear.left_of(piece), clause="PC-91")  # fmt: skip
            return
        case Weapon() | gear.Armour():
            options = tuple(CONDITIONS.items())
            yield Circumstance(f"{STATE}{piece.id}", note(STATE_OF, piece=piece.name), Pick(options),
                               gear.condition(piece), clause="PC-93")  # fmt: skip
        case _:
            return
    if reloading(piece) or has_magazine(piece):
        yield Circumstance(f"{LOADED}{piece.id}", note(IS_LOADED, piece=piece.name), Tick(),
                           piece.id not in tally.unloaded, clause="PC-24")  # fmt: skip
    die = gear.die_now(piece) if fight.house.borrowed_wear == "on" else None
    original = gear.original_die(piece)
    if die and original:
        ladder = LADDER[: LADDER.index(original) + 1]
        yield Circumstance(f"{DIE}{piece.id}", note(DIE_OF, piece=piece.name),
                           Pick(tuple((each, each) for each in ladder)), die, clause="PC-93")  # fmt: skip


def with_set(fight: Fight, id: int, told: Told) -> Fight:
    """The fight as it was told; ``Refused`` for a grapple that cannot be."""
    # A grapple and death come last, whatever the order in which they were told: they end other things.
    for what, value in sorted(told.items(), key=lambda each: (_place(each[0]), each[0])):
        if what in STATES:
            fight = with_tally(fight, id, **{what: bool(value)})
        elif what in _FIGURES:
            fight = _FIGURES[what](fight, id, value)
        else:
            kind, _, number = what.partition(":")
            fight = _OF_OTHERS[kind + ":"](fight, id, int(number), value)
    return fight


def _place(what: str) -> int:
    return LAST.index(what) + 1 if what in LAST else 0


Value = int | str | bool


def _condition(field: str) -> Callable[[Fight, int, Value], Fight]:
    def changed(fight: Fight, id: int, value: Value) -> Fight:
        fighter = fight.fighter(id)
        condition = msgspec.structs.replace(fighter.condition, **{field: value})
        fight = fight.with_fighter(msgspec.structs.replace(fighter, condition=condition))
        return fallen(fight, fight.fighter(id)) if value == "dead" else fight

    return changed


def _fate(fight: Fight, id: int, value: Value) -> Fight:
    fighter = fight.fighter(id)
    statistics = msgspec.structs.replace(fighter.statistics, fate=int(value))
    return fight.with_fighter(msgspec.structs.replace(fighter, statistics=statistics))


def _counted(field: str) -> Callable[[Fight, int, Value], Fight]:
    return lambda fight, id, value: with_tally(fight, id, **{field: int(value)})


def _hold(fight: Fight, id: int, value: Value) -> Fight:
    """One holds one, and is held by nobody meanwhile (PC-41)."""
    held = int(value)
    fight = released(fight, id)
    if not held:
        return fight
    other = tally_of(fight.fighter(held))
    if other.holds or other.held_by:
        raise Refused(SELF_HELD, "holds", "PC-41", name=fight.fighter(held).name)
    fight = with_tally(joined(fight, id, held), id, holds=held, kept=True)
    return with_tally(fight, held, held_by=id)


_FIGURES: Mapping[str, Callable[[Fight, int, Value], Fight]] = {
    "wounds": _condition("wounds"),
    "life": _condition("life"),
    "mana": _condition("mana"),
    "fortune": _condition("fortune"),
    "fate": _fate,
    "initiative": _counted("initiative"),
    "halves": _counted("halves"),
    "holds": _hold,
}


def _melee(fight: Fight, id: int, other: int, value: Value) -> Fight:
    return joined(fight, id, other) if value else parted(fight, id, other)


def _loaded(fight: Fight, id: int, piece: int, value: Value) -> Fight:
    unloaded = tuple(each for each in tally_of(fight.fighter(id)).unloaded if each != piece)
    return with_tally(fight, id, unloaded=unloaded if value else (*unloaded, piece))


def _worn(change: Callable[[Piece, Value], gear.Wear]) -> Callable[[Fight, int, int, Value], Fight]:
    def changed(fight: Fight, id: int, number: int, value: Value) -> Fight:
        fighter = fight.fighter(id)
        piece = fighter.piece(number)
        assert piece is not None
        return fight.with_fighter(fighter.with_piece(msgspec.structs.replace(piece, wear=change(piece, value))))

    return changed


def _in_state(piece: Piece, value: Value) -> gear.Wear:
    condition: Condition = next(each for each in CONDITIONS if each == value)
    return msgspec.structs.replace(gear.wear_of(piece), condition=condition)


def _with_die(piece: Piece, value: Value) -> gear.Wear:
    return gear.worn_to(piece, next(die for die in LADDER if die == value))


def _with_shots(piece: Piece, value: Value) -> gear.Wear:
    return msgspec.structs.replace(gear.wear_of(piece), lost=piece.data.bundle - int(value))


_OF_OTHERS: Mapping[str, Callable[[Fight, int, int, Value], Fight]] = {
    MELEE: _melee,
    LOADED: _loaded,
    STATE: _worn(_in_state),
    DIE: _worn(_with_die),
    SHOTS: _worn(_with_shots),
}
