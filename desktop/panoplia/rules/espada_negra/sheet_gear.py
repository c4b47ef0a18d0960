# SPDX-License-Identifier: GPL-3.0-or-later
"""The gear on the sheet: weapons, armour and shield, and what else is carried."""

import msgspec

from panoplia.rules.espada_negra import derived, gear, offers, sheet_lists, texts
from panoplia.rules.espada_negra.character import DERIVED, IN_A_FIGHT
from panoplia.rules.espada_negra.gear import Weapon
from panoplia.rules.espada_negra.load import in_hands, on_body, unweighed
from panoplia.rules.espada_negra.person import Person
from panoplia.rules.espada_negra.strikes import bare_hands
from panoplia.rules.gauges import BarGauge, Gauge
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note, several
from panoplia.rules.sheet import (
    Block,
    Cell,
    Column,
    Derived,
    Facts,
    Grid,
    GridRow,
    Meter,
    Remark,
    Section,
    Table,
    derived_field,
)
from panoplia.rules.system import Piece
from panoplia.rules.why import Sum


def weapons(person: Person) -> Section:
    """Each weapon that is carried, and bare hands."""
    columns = (
        Column(QT_TRANSLATE_NOOP("espada-negra", "Weapon"), 9),
        Column(QT_TRANSLATE_NOOP("espada-negra", "Impact + runes"), 4, right=True),
        Column(QT_TRANSLATE_NOOP("espada-negra", "Damage + runes"), 5, right=True),
        Column(QT_TRANSLATE_NOOP("espada-negra", "Reach"), 2, right=True),
        Column(QT_TRANSLATE_NOOP("espada-negra", "Structure"), 3, right=True),
        Column(QT_TRANSLATE_NOOP("espada-negra", "State"), 5),
    )
    held = (piece for piece in person.subject.pieces if isinstance(piece.data, Weapon) and piece.carried)
    pieces = (*held, bare_hands(person.statistics))
    table = Table(
        columns, tuple(_weapon_row(person, piece) for piece in pieces), offers=tuple(map(offers.attack, pieces))
    )
    return Section("weapons", QT_TRANSLATE_NOOP("espada-negra", "Weapons"), (table,), "right", "wide")


def _weapon_row(person: Person, piece: Piece) -> tuple[Cell, ...]:
    statistics, condition = person.statistics, person.condition
    impact = derived.impact(statistics, piece)
    damage = derived.damage(statistics, condition, piece, gear.lost(piece))
    return (
        _named(piece),
        _with_runes(impact, derived.runes_to_hit(statistics, condition, person.used)),
        _with_runes(damage, derived.runes_for_damage(statistics, condition), texts.ABBREVIATED[piece.data.kind]),
        str(piece.data.reach),
        str(piece.data.structure) if piece.id else sheet_lists.NONE,
        _state_cell(msgspec.structs.replace(piece, slot="")),
    )


def _with_runes(figure: Sum, runes: Sum, kind: Words = "") -> Derived:
    """What is always there, and the runes whose hits are added; where those come from is told above the table."""
    told = note(QT_TRANSLATE_NOOP("espada-negra", "{figure} + {runes}"), figure=figure.total, runes=runes.total)
    return Derived(note(texts.WITH_KIND, damage=told, kind=kind) if kind else told, figure)


def defence(person: Person) -> Section:
    """Armour and shield as one: evasion, cover, structure, resistances (EN-23, EN-25, EN-27)."""
    used, statistics = person.used, person.statistics
    figures = Facts(
        (
            derived_field(IN_A_FIGHT["evasion"], derived.evasion(statistics, used)),
            derived_field(IN_A_FIGHT["cover"], derived.cover(statistics, used)),
            derived_field(QT_TRANSLATE_NOOP("espada-negra", "Structure left"), derived.structure(used)),
        ),
        inline=True,
    )  # fmt: skip
    blocks: list[Block] = [figures]
    if used.structure:
        blocks.append(Meter(BarGauge(used.structure_left, used.structure), texts.STRUCTURE))
    blocks += [_resistances(person), Remark(_worn(person))]
    return Section("defence", QT_TRANSLATE_NOOP("espada-negra", "Armour and shield"), tuple(blocks), "left", "right")


def _resistances(person: Person) -> Grid:
    """Of armour and shield against blows, of one's own against the rest (EN-4, EN-25, EN-26)."""
    against = derived.resistances(person.used).items()
    fields = (
        *(derived_field(texts.AGAINST[kind], figure) for kind, figure in against),
        *(derived_field(DERIVED[energy], person.figures[energy]) for energy in texts.ENERGIES),
    )
    headings = (*texts.SHORT.values(), *texts.ENERGIES_SHORT.values())
    return Grid(headings, (GridRow(QT_TRANSLATE_NOOP("espada-negra", "Resistance"), fields),))


def _worn(person: Person) -> Note:
    worn = [piece.name for piece in person.used.protections if piece.id]
    if not worn:
        return note(QT_TRANSLATE_NOOP("espada-negra", "Neither armour nor shield in use."))
    told = note(QT_TRANSLATE_NOOP("espada-negra", "In use: {worn}."), "EN-27", worn=several(worn))
    if person.used.structure and not person.used.structure_left:
        return note(
            QT_TRANSLATE_NOOP("espada-negra", "{worn} Used up: every hit is one in the flesh."), "EN-23", worn=told
        )
    return told


def carried(person: Person) -> Section:
    """The two loads, and what is no weapon."""
    columns = (
        Column(QT_TRANSLATE_NOOP("espada-negra", "Item"), 6),
        Column(QT_TRANSLATE_NOOP("espada-negra", "State"), 4),
        Column(QT_TRANSLATE_NOOP("espada-negra", "Quantity"), 1, right=True),
        Column(QT_TRANSLATE_NOOP("espada-negra", "Weight"), 2, right=True),
    )
    pieces = [piece for piece in person.subject.pieces if piece.carried and not isinstance(piece.data, Weapon)]
    rows = tuple((piece.name, _state_cell(piece), str(piece.quantity), _weight(piece)) for piece in pieces)
    empty = QT_TRANSLATE_NOOP("espada-negra", "Nothing yet: buy gear in the armoury.")
    blocks: list[Block] = []
    for load in (on_body(person.subject), in_hands(person.subject)):
        blocks.append(Meter(load.gauge, words=load.words))
    unknown = unweighed(person.subject)
    if unknown:
        blocks.append(Remark(unknown))
    blocks.append(Table(columns, rows, empty, spare=2, headed=False))
    return Section("carried", QT_TRANSLATE_NOOP("espada-negra", "Carried"), tuple(blocks), "right", "right")


def _weight(piece: Piece) -> Words:
    if piece.weight is None:
        return sheet_lists.NONE
    return note(QT_TRANSLATE_NOOP("espada-negra", "{grams} g"), grams=piece.weight * piece.quantity)


def _named(piece: Piece) -> Words:
    if piece.slot:
        return note(QT_TRANSLATE_NOOP("espada-negra", "{piece}, in hand"), piece=piece.name)
    if piece.quantity == 1:
        return piece.name
    return note(QT_TRANSLATE_NOOP("espada-negra", "{piece} × {quantity}"), piece=piece.name, quantity=piece.quantity)


def _state_cell(piece: Piece) -> Words | Gauge:
    if piece.ready:
        return note(QT_TRANSLATE_NOOP("espada-negra", "in the workshop until day {day}"), day=piece.ready)
    state = gear.state(piece)
    if state.gauges:
        return state.gauges[0]
    if not piece.slot:
        return ""
    hands = QT_TRANSLATE_NOOP("espada-negra", "in hand")
    return hands if piece.slot == "hands" else QT_TRANSLATE_NOOP("espada-negra", "worn")
