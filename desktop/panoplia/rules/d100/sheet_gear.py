# SPDX-License-Identifier: GPL-3.0-or-later
"""The gear on the sheet: what one fights and defends oneself with, and what else is carried."""

from collections.abc import Iterator

import msgspec

from panoplia.rules.d100 import gear, offers
from panoplia.rules.d100.derived import SkillTarget, armour, skill_target
from panoplia.rules.d100.gear import BARE_HANDS, Ammunition, Weapon
from panoplia.rules.d100.load import carried_by
from panoplia.rules.d100.parrying import Readied, parry_target
from panoplia.rules.d100.person import Person
from panoplia.rules.d100.places import PLACES, told_range
from panoplia.rules.d100.skills import DODGE
from panoplia.rules.d100.texts import QUALITIES, reach_in_words
from panoplia.rules.d100.weapons import Use, uses
from panoplia.rules.gauges import Gauge
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, figure, note, several, signed
from panoplia.rules.sheet import (
    Block,
    Cell,
    Column,
    Derived,
    Facts,
    Field,
    Meter,
    Remark,
    Section,
    Table,
    derived_field,
)
from panoplia.rules.system import Piece
from panoplia.rules.why import Sum

NONE = "–"


def defence(person: Person) -> Section:
    """Parry, dodge, and what armour there is (PC-31, PC-32)."""
    dodge = _dodge(person)
    facts = Facts(
        (
            _parry(person),
            Field(QT_TRANSLATE_NOOP("d100", "Dodge"), dodge.target.total if dodge and dodge.target else NONE,
                  offer=offers.DODGE, why=dodge.target if dodge else None),
        ),
        inline=True,
    )  # fmt: skip
    blocks: tuple[Block, ...] = (facts, _armour(person), *_burden(person))
    return Section("armour", QT_TRANSLATE_NOOP("d100", "Armour and defence"), blocks, "left", "right")


def _parry(person: Person) -> Field:
    """The target of a parry with the best piece in hand, as its dialog begins; else why there is none (PC-32)."""
    readied = Readied.of(person.subject.pieces)
    label = QT_TRANSLATE_NOOP("d100", "Parry")
    if readied.refusal:
        return Field(label, NONE, offer=msgspec.structs.replace(offers.PARRY, refusal=readied.refusal))
    return derived_field(label, parry_target(person.statistics, readied.best, person.worn), offers.PARRY)


def _dodge(person: Person) -> SkillTarget | None:
    """The target of a dodge; ``None`` for those who have not learnt it (PC-32)."""
    skill = person.skills.get(DODGE)
    owned = next((each for each in person.statistics.skills if each.key == DODGE), None)
    return skill_target(person.statistics, skill, owned, person.worn) if skill and owned else None


def _armour(person: Person) -> Table:
    """Armour points by place, or those of the body where blows have no place (PC-31, PC-35)."""
    columns = (
        Column(QT_TRANSLATE_NOOP("d100", "Place"), 5),
        Column(QT_TRANSLATE_NOOP("d100", "Roll"), 3),
        Column(QT_TRANSLATE_NOOP("d100", "AP"), 2, right=True),
    )
    if person.subject.house.locations == "none":
        points = armour(person.statistics, "body", person.worn)
        rows: tuple[tuple[Cell, ...], ...] = ((QT_TRANSLATE_NOOP("d100", "everywhere"), "", _points(points)),)
    else:
        found = ((place, armour(person.statistics, place, person.worn)) for place in PLACES)
        rows = tuple((PLACES[place], told_range(place), _points(points)) for place, points in found)
    return Table(columns, rows)


def _points(points: Sum) -> Derived:
    return Derived(figure(points.total), points)


def _burden(person: Person) -> Iterator[Remark]:
    """What armour takes off, where it does (PC-90)."""
    names = several(piece.name for piece in person.worn.pieces)
    if person.worn.pieces:
        yield Remark(note(QT_TRANSLATE_NOOP("d100", "Worn: {armour}."), "PC-90", armour=names))
    else:
        yield Remark(QT_TRANSLATE_NOOP("d100", "No armour worn."))


def weapons(person: Person) -> Section:
    """Each way to attack with each weapon that is carried, and with bare hands."""
    columns = (
        Column(QT_TRANSLATE_NOOP("d100", "Weapon"), 8),
        Column(QT_TRANSLATE_NOOP("d100", "To hit"), 3, right=True),
        Column(QT_TRANSLATE_NOOP("d100", "Damage"), 4),
        Column(QT_TRANSLATE_NOOP("d100", "Range"), 5),
        Column(QT_TRANSLATE_NOOP("d100", "Qualities"), 7),
        Column(QT_TRANSLATE_NOOP("d100", "State"), 3),
    )
    pieces = (*(piece for piece in person.subject.pieces if _is_weapon(piece)), BARE_HANDS)
    ways = [uses(person.statistics, piece, person.subject.lore, person.worn) for piece in pieces]
    rows = tuple(_use_row(use, len(of_piece) > 1) for of_piece in ways for use in of_piece)
    offered = tuple(offers.attack(use.piece) for of_piece in ways for use in of_piece)
    table = Table(columns, rows, offers=offered)
    return Section("weapons", QT_TRANSLATE_NOOP("d100", "Weapons"), (table,), "right", "wide")


def _is_weapon(piece: Piece) -> bool:
    return isinstance(piece.data, Weapon) and piece.carried


def _use_row(use: Use, several_ways: bool) -> tuple[Cell, ...]:
    name: Words = _named(use.piece)
    if several_ways:
        name = note(QT_TRANSLATE_NOOP("d100", "{weapon}, {mode}"), weapon=name, mode=note(use.mode.label))
    return (
        name,
        Derived(figure(use.to_hit.total), use.to_hit) if gear.state(use.piece).usable else NONE,
        f"1d10{signed(use.points)}" if use.points else "1d10",
        reach_in_words(use.mode.short, use.mode.long),
        several(QUALITIES[quality] for quality in use.mode.qualities) if use.mode.qualities else "",
        _state_cell(use.piece),
    )


def _named(piece: Piece) -> Words:
    if piece.quantity == 1:
        return piece.name
    return note(QT_TRANSLATE_NOOP("d100", "{piece} × {quantity}"), piece=piece.name, quantity=piece.quantity)


def _state_cell(piece: Piece) -> Words | Gauge:
    if piece.ready:
        return note(QT_TRANSLATE_NOOP("d100", "in the workshop until day {day}"), day=piece.ready)
    state = gear.state(piece)
    if state.gauges:
        return state.gauges[0]
    return state.words if state.severity else ""


def carried(person: Person) -> Section:
    """The load, and what is no weapon."""
    columns = (
        Column(QT_TRANSLATE_NOOP("d100", "Item"), 6),
        Column(QT_TRANSLATE_NOOP("d100", "State"), 4),
        Column(QT_TRANSLATE_NOOP("d100", "Quantity"), 1, right=True),
    )
    pieces = [piece for piece in person.subject.pieces if piece.carried and not isinstance(piece.data, Weapon)]
    rows = tuple((piece.name, _carried_state(piece), str(piece.quantity)) for piece in pieces)
    offered = tuple(offers.recover(piece) if isinstance(piece.data, Ammunition) else None for piece in pieces)
    empty = QT_TRANSLATE_NOOP("d100", "Nothing yet: buy gear in the armoury.")
    table = Table(columns, rows, empty, spare=2, headed=False, offers=offered)
    carrying = carried_by(person.figures["s"].total, person.subject.pieces)
    meter = Meter(carrying.gauge, QT_TRANSLATE_NOOP("d100", "Load"), carrying.words)
    return Section("carried", QT_TRANSLATE_NOOP("d100", "Carried"), (meter, table), "right", "right")


def _carried_state(piece: Piece) -> Words | Gauge:
    state = _state_cell(piece)
    return state if state or not piece.slot else QT_TRANSLATE_NOOP("d100", "worn")
