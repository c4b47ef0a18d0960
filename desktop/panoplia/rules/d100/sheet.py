# SPDX-License-Identifier: GPL-3.0-or-later
"""The sheet of Percentil, described once for screen and paper."""

from collections.abc import Iterable, Iterator

import msgspec

from panoplia.rules.d100 import gear, offers, sheet_lists
from panoplia.rules.d100.character import (
    ABBREVIATIONS,
    CHARACTERISTICS,
    LIVES,
    MOST_ATTACKS,
    MOST_EXPERIENCE,
    MOST_FATE,
    MOST_MAGIC,
    MOST_MOVE,
    MOST_WOUNDS,
    SECONDARY,
    career_name,
)
from panoplia.rules.d100.creation import CAREER, CAREER_EDITOR, FATE, PERCENT_EDITOR, SPECIES
from panoplia.rules.d100.damage import UNARMED, tidied_damage
from panoplia.rules.d100.derived import SkillTarget, armour, skill_target
from panoplia.rules.d100.gear import BARE_HANDS, Ammunition, Weapon
from panoplia.rules.d100.load import carried_by
from panoplia.rules.d100.newcomers import MOST_OWN_ARMOUR
from panoplia.rules.d100.parrying import Readied, parry_target
from panoplia.rules.d100.person import Person
from panoplia.rules.d100.places import PLACES, told_range
from panoplia.rules.d100.recovery import is_heavy
from panoplia.rules.d100.skills import DODGE
from panoplia.rules.d100.texts import QUALITIES, reach_in_words
from panoplia.rules.d100.weapons import Use, uses
from panoplia.rules.editors import Line, Number, Pick, Prose
from panoplia.rules.gauges import BarGauge, Gauge
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, figure, note, several, signed
from panoplia.rules.purse import purse
from panoplia.rules.sheet import (
    Block,
    Cell,
    Column,
    Derived,
    Facts,
    Field,
    Grid,
    GridRow,
    Meter,
    Offer,
    Place,
    Remark,
    Section,
    Sheet,
    Table,
    Track,
    Writing,
)
from panoplia.rules.system import Coin, Piece, Subject
from panoplia.rules.why import Sum

LONGEST_DAMAGE = 20
NONE = "–"


def sheet(subject: Subject, coins: tuple[Coin, ...]) -> Sheet:
    """Every number of the sheet, derived from the character, what they hold and what they have learnt."""
    person = Person.of(subject)
    return Sheet(
        title=Field(QT_TRANSLATE_NOOP("d100", "Name"), subject.name, "name", Line(500, required=True)),
        lines=(*_who(person), _where(subject)),
        corner=(_experience(person),),
        sections=tuple(_sections(person, coins)),
        footer=note(QT_TRANSLATE_NOOP("d100", "Panoplia · {name} · day {day}"), name=subject.name, day=subject.day),
    )


def _sections(person: Person, coins: tuple[Coin, ...]) -> Iterator[Section]:
    yield _profile(person)
    yield _wounds(person)
    yield _fortune(person)
    yield from _mana(person)
    yield _defence(person)
    yield _weapons(person)
    yield Section("skills", QT_TRANSLATE_NOOP("d100", "Skills"), (sheet_lists.skills(person),), "right", "wide")
    yield from _untrained(person)
    yield from _spells(person)
    yield from _modifiers(person)
    yield Section("talents", QT_TRANSLATE_NOOP("d100", "Talents"), (sheet_lists.talents(person),), "right", "left")
    yield _carried(person)
    yield _purse(person.subject.money, coins)
    yield _about(person)
    yield _notes(person.subject.notes)


def _who(person: Person) -> Iterator[Note]:
    """Species and career, where there are any."""
    said = [words for words in (person.statistics.species, career_name(person.statistics)) if words]
    if said:
        yield note(QT_TRANSLATE_NOOP("d100", "{person}"), person=several(said))


def _where(subject: Subject) -> Note:
    if subject.player:
        return note(
            QT_TRANSLATE_NOOP("d100", "Player: {player} · {campaign} · Percentil"),
            player=subject.player, campaign=subject.campaign,
        )  # fmt: skip
    return note(QT_TRANSLATE_NOOP("d100", "{campaign} · Percentil"), campaign=subject.campaign)


def _experience(person: Person) -> Field:
    return Field(
        QT_TRANSLATE_NOOP("d100", "Experience"), person.statistics.experience,
        "statistics.experience", Number(0, MOST_EXPERIENCE),
    )  # fmt: skip


NOW = QT_TRANSLATE_NOOP("d100", "Now")
BASE = QT_TRANSLATE_NOOP("d100", "Base")
ADVANCES = QT_TRANSLATE_NOOP("d100", "Advances")


def _profile(person: Person) -> Section:
    rule = note(QT_TRANSLATE_NOOP("d100", "d100 equal to the target or lower."), "PC-10")
    blocks = (_main(person), _secondary(person), Remark(rule, only="paper"))
    return Section("profile", QT_TRANSLATE_NOOP("d100", "Profile"), blocks)


def _main(person: Person) -> Grid:
    """The eight characteristics: what was written, what experience added, what they are (PC-1, PC-4)."""
    statistics = person.statistics
    of_advances = QT_TRANSLATE_NOOP("d100", "{characteristic}, advances")
    base, advances, now = [], [], []
    for key, label in CHARACTERISTICS.items():
        base.append(Field(label, getattr(statistics, key), f"statistics.{key}", PERCENT_EDITOR))
        advances.append(Field(
            note(of_advances, characteristic=note(label)), getattr(statistics.advances, key),
            f"statistics.advances.{key}", PERCENT_EDITOR,
        ))  # fmt: skip
        now.append(_derived(label, person.figures[key], offers.test(key)))
    rows = GridRow(BASE, tuple(base)), GridRow(ADVANCES, tuple(advances)), GridRow(NOW, tuple(now), large=True)
    return Grid(tuple(ABBREVIATIONS.values()), rows)


def _secondary(person: Person) -> Grid:
    """What else there is, and what derives from the characteristics (PC-2)."""
    figures, statistics = person.figures, person.statistics
    attacks = QT_TRANSLATE_NOOP("d100", "Attacks")
    return Grid(
        (
            QT_TRANSLATE_NOOP("d100", "A"), QT_TRANSLATE_NOOP("d100", "W"), QT_TRANSLATE_NOOP("d100", "SB"),
            QT_TRANSLATE_NOOP("d100", "TB"), QT_TRANSLATE_NOOP("d100", "M"), QT_TRANSLATE_NOOP("d100", "Mag"),
            QT_TRANSLATE_NOOP("d100", "FP"), QT_TRANSLATE_NOOP("d100", "Init."),
        ),
        (
            GridRow(BASE, (
                Field(attacks, statistics.a, "statistics.a", Number(1, MOST_ATTACKS)),
                Field(SECONDARY["wounds_max"], statistics.wounds_max, "statistics.wounds_max", Number(1, MOST_WOUNDS)),
                None, None,
                Field(SECONDARY["m"], statistics.m, "statistics.m", Number(0, MOST_MOVE)),
                Field(SECONDARY["mag"], statistics.mag, "statistics.mag", Number(0, MOST_MAGIC)),
                Field(FATE, statistics.fate, "statistics.fate", Number(0, MOST_FATE)),
                None,
            )),
            GridRow(NOW, (
                Field(attacks, statistics.a),
                *(_derived(SECONDARY[key], figures[key]) for key in ("wounds_max", "sb", "tb", "m", "mag")),
                Field(FATE, statistics.fate),
                _derived(SECONDARY["initiative"], figures["initiative"], offers.INITIATIVE),
            ), large=True),
        ),
    )  # fmt: skip


def _derived(label: Words, figure: Sum, offer: Offer | None = None) -> Field:
    return Field(label, figure.total, offer=offer, why=figure)


def _wounds(person: Person) -> Section:
    most, condition = person.figures["wounds_max"], person.condition
    track = Track(
        Field(SECONDARY["wounds_max"], condition.wounds, "condition.wounds", Number(0, most.total)),
        _derived(QT_TRANSLATE_NOOP("d100", "Most wounds"), most),
        BarGauge(condition.wounds, most.total),
        vital=True,
    )
    state = Facts(tuple(_state(person, most.total)), inline=True)
    return Section("wounds", SECONDARY["wounds_max"], (track, state), "left", "left")


def _state(person: Person, most: int) -> Iterator[Field]:
    """How wounded one is and what can be done about it (PC-36, PC-60, PC-61)."""
    wounds = person.condition.wounds
    lives = Pick(tuple((key, note(label)) for key, label in LIVES.items()))
    yield Field(QT_TRANSLATE_NOOP("d100", "Life"), note(LIVES[person.condition.life]), "condition.life", lives)
    if person.condition.dead:
        yield Field(FATE, person.statistics.fate, offer=offers.FATE)
        return
    told = UNHURT if wounds >= most else HEAVY if is_heavy(wounds) else LIGHT
    yield Field(QT_TRANSLATE_NOOP("d100", "State"), note(told, "PC-60"), offer=offers.REST)
    if not wounds:
        yield Field("", QT_TRANSLATE_NOOP("d100", "any more is critical"), offer=offers.CRITICAL)


UNHURT = QT_TRANSLATE_NOOP("d100", "unhurt")
LIGHT = QT_TRANSLATE_NOOP("d100", "lightly wounded")
HEAVY = QT_TRANSLATE_NOOP("d100", "heavily wounded")


def _fortune(person: Person) -> Section:
    most, left = person.figures["fortune"], person.condition.fortune
    track = Track(
        Field(SECONDARY["fortune"], left, "condition.fortune", Number(0, most.total)),
        _derived(QT_TRANSLATE_NOOP("d100", "Fortune a day"), most),
        BarGauge(left, most.total),
    )
    return Section("fortune", SECONDARY["fortune"], (track,), "left", "left")


def _mana(person: Person) -> Iterator[Section]:
    """Of those who have any, or have learnt spells (PC-2, PC-70)."""
    most, left = person.figures["mana"], person.condition.mana
    if not most.total and not person.statistics.spells:
        return
    value = Field(SECONDARY["mana"], left, "condition.mana", Number(0, most.total))
    track = Track(value, _derived(QT_TRANSLATE_NOOP("d100", "Most mana"), most), BarGauge(left, most.total))
    facts = Facts((_derived(SECONDARY["cast"], person.figures["cast"], offers.DISTURBED),), inline=True)
    yield Section("mana", SECONDARY["mana"], (track, facts), "left", "left")


def _defence(person: Person) -> Section:
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
    return _derived(label, parry_target(person.statistics, readied.best, person.worn), offers.PARRY)


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


def _weapons(person: Person) -> Section:
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


def _untrained(person: Person) -> Iterator[Section]:
    """Basic skills that everyone can try at half (PC-11)."""
    owned = {each.key for each in person.statistics.skills}
    open_ones = (skill for skill in person.skills.values() if skill.kind == "basic" and skill.key not in owned)
    tested = [skill_target(person.statistics, skill, None, person.worn) for skill in open_ones]
    fields = tuple(_derived(each.name, each.target, offers.skill(each)) for each in tested if each.target)
    if fields:
        title = QT_TRANSLATE_NOOP("d100", "Basic skills not learnt")
        yield Section("untrained", title, (Facts(fields, inline=True),), "right", "wide")


def _spells(person: Person) -> Iterator[Section]:
    if person.figures["mag"].total or person.statistics.spells:
        spells = sheet_lists.spells(person)
        yield Section("spells", QT_TRANSLATE_NOOP("d100", "Spells"), (spells,), "right", "wide")


def _modifiers(person: Person) -> Iterator[Section]:
    """On paper only where there are any."""
    paper: Place = "wide" if person.statistics.modifiers else "none"
    title = QT_TRANSLATE_NOOP("d100", "Modifiers")
    yield Section("modifiers", title, (sheet_lists.modifiers(person),), "right", paper)


def _carried(person: Person) -> Section:
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


def _purse(money: int, coins: tuple[Coin, ...]) -> Section:
    return Section("purse", QT_TRANSLATE_NOOP("d100", "Purse"), (purse(money, coins),), "left", "left")


def _about(person: Person) -> Section:
    statistics = person.statistics
    fields = (
        Field(SPECIES, statistics.species, "statistics.species", Line()),
        Field(CAREER, career_name(statistics), "statistics.career", CAREER_EDITOR),
        Field(QT_TRANSLATE_NOOP("d100", "Player"), person.subject.player, "player", Line()),
        *_of_foes(person),
    )
    return Section("about", QT_TRANSLATE_NOOP("d100", "Person"), (Facts(fields),), "left", "none")


def _of_foes(person: Person) -> Iterable[Field]:
    """Claws and hide: of those who are not played by a player, or who have some."""
    statistics = person.statistics
    if person.subject.kind == "pc" and not statistics.own_armour and statistics.unarmed == UNARMED:
        return
    yield Field(QT_TRANSLATE_NOOP("d100", "Unarmed damage"), statistics.unarmed, "statistics.unarmed",
                Line(LONGEST_DAMAGE, required=True), tidy=tidied_damage)  # fmt: skip
    yield Field(QT_TRANSLATE_NOOP("d100", "Own armour"), statistics.own_armour, "statistics.own_armour",
                Number(0, MOST_OWN_ARMOUR))  # fmt: skip


def _notes(notes: str) -> Section:
    field = Field(QT_TRANSLATE_NOOP("d100", "Notes"), notes, "notes", Prose())
    return Section("notes", field.label, (Writing(field, ruled=5),), "right", "left")
