# SPDX-License-Identifier: GPL-3.0-or-later
"""The sheet of Espada Negra, described once for screen and paper."""

from collections.abc import Iterable, Iterator

import msgspec

from panoplia.rules.editors import Line, Number, Pick, Prose
from panoplia.rules.espada_negra import derived, gear, offers, sheet_lists, texts
from panoplia.rules.espada_negra.character import (
    DERIVED,
    IN_A_FIGHT,
    MOST_ATTRIBUTE,
    MOST_BLOW,
    MOST_EFFORT,
    MOST_EXPERIENCE,
    MOST_POINTS,
    Statistics,
    profession_name,
)
from panoplia.rules.espada_negra.creation import LEVEL, ORIGIN, PROFESSION, PROFESSION_EDITOR
from panoplia.rules.espada_negra.gear import BARE_HANDS, Weapon
from panoplia.rules.espada_negra.load import in_hands, on_body, unweighed
from panoplia.rules.espada_negra.person import Person
from panoplia.rules.espada_negra.skills import (
    ATTRIBUTES,
    BLOCKS,
    CONCENTRATION,
    IN_BLOCK,
    SKILL_KINDS,
)
from panoplia.rules.espada_negra.skills import (
    Block as AttributeBlock,
)
from panoplia.rules.espada_negra.strikes import bare_hands
from panoplia.rules.gauges import BarGauge, Gauge
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, Words, note, several
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

MOST_BOXES = 60
"""More than these are not ticked off on paper, but written."""
HEALTH = QT_TRANSLATE_NOOP("espada-negra", "Health")
STAMINA = DERIVED["stamina"]
NOW = QT_TRANSLATE_NOOP("espada-negra", "Now")
BASE = QT_TRANSLATE_NOOP("espada-negra", "Base")
BASE_OF = QT_TRANSLATE_NOOP("espada-negra", "{attribute}, base")


def sheet(subject: Subject, coins: tuple[Coin, ...]) -> Sheet:
    """Every number of the sheet, derived from the character, what they hold and what they know."""
    person = Person(subject)
    return Sheet(
        title=Field(QT_TRANSLATE_NOOP("espada-negra", "Name"), subject.name, "name", Line(500, required=True)),
        lines=(*_who(person.statistics), _where(subject)),
        corner=(_experience(person),),
        sections=tuple(_sections(person, coins)),
        footer=note(
            QT_TRANSLATE_NOOP("espada-negra", "Panoplia · {name} · day {day}"), name=subject.name, day=subject.day
        ),
    )


def _sections(person: Person, coins: tuple[Coin, ...]) -> Iterator[Section]:
    yield from (_attributes(person, block) for block in IN_BLOCK)
    yield from _health(person)
    yield from _stamina(person)
    yield _fight(person)
    yield Section(
        "wounds", QT_TRANSLATE_NOOP("espada-negra", "Wounds"), (sheet_lists.wounds_of(person),), "right", "right"
    )
    yield _weapons(person)
    yield _defence(person)
    yield Section("skills", QT_TRANSLATE_NOOP("espada-negra", "Skills"), (sheet_lists.skills(person),), "right", "left")
    yield from _other_skills(person)
    yield _powers(person)
    yield _qualities(person)
    yield _carried(person)
    yield _purse(person.subject.money, coins)
    yield _about(person)
    yield _notes(person.subject.notes)


def _who(statistics: Statistics) -> Iterator[Note]:
    """Origin, profession and level, where there are any."""
    level = note(QT_TRANSLATE_NOOP("espada-negra", "level {level}"), level=statistics.level) if statistics.level else ""
    said = [words for words in (statistics.origin, profession_name(statistics), level) if words]
    if said:
        yield note(QT_TRANSLATE_NOOP("espada-negra", "{person}"), person=several(said))


def _where(subject: Subject) -> Note:
    if subject.player:
        return note(
            QT_TRANSLATE_NOOP("espada-negra", "Player: {player} · {campaign} · Espada Negra"),
            player=subject.player, campaign=subject.campaign,
        )  # fmt: skip
    return note(QT_TRANSLATE_NOOP("espada-negra", "{campaign} · Espada Negra"), campaign=subject.campaign)


def _experience(person: Person) -> Field:
    return Field(
        QT_TRANSLATE_NOOP("espada-negra", "Experience"), person.statistics.experience,
        "statistics.experience", Number(0, MOST_EXPERIENCE),
    )  # fmt: skip


def _attributes(person: Person, block: AttributeBlock) -> Section:
    """One of the three blocks: what is written, and what it is with all that changes it (EN-1)."""
    base, now = [], []
    for key in IN_BLOCK[block]:
        label = ATTRIBUTES[key]
        base.append(Field(
            note(BASE_OF, attribute=note(label)), getattr(person.statistics, key), f"statistics.{key}",
            Number(0, MOST_ATTRIBUTE),
        ))  # fmt: skip
        now.append(_derived(label, person.figures[key], offers.attribute(key)))
    grid = Grid(
        tuple(ATTRIBUTES[key] for key in IN_BLOCK[block]),
        (GridRow(BASE, tuple(base)), GridRow(NOW, tuple(now), large=True)),
    )
    return Section(block, BLOCKS[block], (grid,), "left", "left")


def _derived(label: Words, figure: Sum, offer: Offer | None = None) -> Field:
    return Field(label, figure.total, offer=offer, why=figure)


def _tracked(id: str, title: Phrase, track: Track, *blocks: Block) -> Iterator[Section]:
    """A track with boxes to tick off on paper, where there are not too many of them."""
    most = int(str(track.maximum.value))
    paper: Place = "right" if most <= MOST_BOXES else "none"
    yield Section(id, title, (track, *blocks), "right", paper)
    if paper == "none":
        told = note(QT_TRANSLATE_NOOP("espada-negra", "{value} of {most}"), value=track.value.value, most=most)
        written = Facts((Field(title, told),), inline=True)
        yield Section(f"{id}-written", title, (written, *blocks), "none", "right")


def _health(person: Person) -> Iterator[Section]:
    """How much damage is left before death, and where unconsciousness begins (EN-34, EN-35)."""
    condition, figures = person.condition, person.figures
    most = figures["dead"].total
    left = max(most - condition.damage_taken, 0)
    track = Track(
        Field(HEALTH, left), _derived(QT_TRANSLATE_NOOP("espada-negra", "Most health"), figures["dead"]),
        BarGauge(left, most), vital=True,
    )  # fmt: skip
    facts = (
        Field(QT_TRANSLATE_NOOP("espada-negra", "Damage taken"), condition.damage_taken, "condition.damage_taken",
              Number(0, MOST_POINTS)),
        *(_derived(DERIVED[key], figures[key]) for key in ("unconscious", "dead")),
        *_state(person),
    )  # fmt: skip
    yield from _tracked("health", HEALTH, track, Facts(facts, inline=True))


STUNS = (
    QT_TRANSLATE_NOOP("espada-negra", "no"),
    QT_TRANSLATE_NOOP("espada-negra", "this turn"),
    QT_TRANSLATE_NOOP("espada-negra", "this turn and the next"),
)


def _state(person: Person) -> Iterator[Field]:
    """Awake or not, stunned or not, and what rest and care do about it (EN-30, EN-33 to EN-35, EN-52)."""
    label = QT_TRANSLATE_NOOP("espada-negra", "State")
    if person.dead:
        yield Field(label, note(QT_TRANSLATE_NOOP("espada-negra", "dead"), "EN-35"))
        return
    if person.unconscious:
        yield Field(label, note(QT_TRANSLATE_NOOP("espada-negra", "unconscious"), "EN-34"), offer=offers.FIRST_AID)
        yield Field("", note(QT_TRANSLATE_NOOP("espada-negra", "recovers by rest"), "EN-52"), offer=offers.REST)
        return
    awake = (
        QT_TRANSLATE_NOOP("espada-negra", "hurt")
        if person.condition.damage_taken
        else QT_TRANSLATE_NOOP("espada-negra", "unhurt")
    )
    yield Field(label, note(awake, "EN-52"), offer=offers.REST)
    stuns = tuple((str(turns), note(told)) for turns, told in enumerate(STUNS))
    yield Field(QT_TRANSLATE_NOOP("espada-negra", "Stunned"), note(STUNS[person.condition.stunned], "EN-30"),
                "condition.stunned", Pick(stuns))  # fmt: skip


def _stamina(person: Person) -> Iterator[Section]:
    """Points to spend on checks, and what brings them back (EN-4, EN-5, EN-31, EN-33)."""
    condition, most = person.condition, person.figures["stamina"]
    track = Track(
        Field(STAMINA, condition.stamina, "condition.stamina", Number(0, most.total)),
        _derived(QT_TRANSLATE_NOOP("espada-negra", "Most stamina"), most), BarGauge(condition.stamina, most.total),
    )  # fmt: skip
    facts = [
        _derived(DERIVED["recovery"], person.figures["recovery"], offers.RECOVER),
        Field(QT_TRANSLATE_NOOP("espada-negra", "Fatigue"), condition.fatigue, "condition.fatigue",
              Number(0, MOST_POINTS)),
        Field(QT_TRANSLATE_NOOP("espada-negra", "Effort a turn"), person.statistics.effort_limit,
              "statistics.effort_limit", Number(0, MOST_EFFORT)),
    ]  # fmt: skip
    if not condition.stamina:
        facts.append(Field("", note(QT_TRANSLATE_NOOP("espada-negra", "exhausted: no runes"), "EN-33")))
    yield from _tracked("stamina", STAMINA, track, Facts(tuple(facts), inline=True))


def _fight(person: Person) -> Section:
    """When one acts, and the runes that are thrown in a fight (EN-6, EN-10, EN-22, EN-24)."""
    statistics, condition, used = person.statistics, person.condition, person.used
    facts = (
        _derived(DERIVED["initiative"], person.figures["initiative"]),
        Field(QT_TRANSLATE_NOOP("espada-negra", "Initiative lost"), condition.initiative_lost,
              "condition.initiative_lost", Number(0, MOST_POINTS)),
        _derived(QT_TRANSLATE_NOOP("espada-negra", "Runes to hit"), derived.runes_to_hit(statistics, condition, used)),
        _derived(QT_TRANSLATE_NOOP("espada-negra", "Runes to evade"),
                 derived.runes_to_evade(statistics, condition, used)),
        _derived(QT_TRANSLATE_NOOP("espada-negra", "Runes for and against damage"),
                 derived.runes_for_damage(statistics, condition)),
    )  # fmt: skip
    effort = note(QT_TRANSLATE_NOOP("espada-negra", "A point of stamina throws the attribute’s runes again."), "EN-5")
    blocks = (Facts(facts, inline=True), Remark(effort, only="paper"))
    return Section("fight", QT_TRANSLATE_NOOP("espada-negra", "In a fight"), blocks, "right", "right")


def _weapons(person: Person) -> Section:
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


def _defence(person: Person) -> Section:
    """Armour and shield as one: evasion, cover, structure, resistances (EN-23, EN-25, EN-27)."""
    used, statistics = person.used, person.statistics
    figures = Facts(
        (
            _derived(IN_A_FIGHT["evasion"], derived.evasion(statistics, used)),
            _derived(IN_A_FIGHT["cover"], derived.cover(statistics, used)),
            _derived(QT_TRANSLATE_NOOP("espada-negra", "Structure left"), derived.structure(used)),
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
        *(_derived(texts.AGAINST[kind], figure) for kind, figure in against),
        *(_derived(DERIVED[energy], person.figures[energy]) for energy in texts.ENERGIES),
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


def _other_skills(person: Person) -> Iterator[Section]:
    """Skills without a level, by their kinds; anyone can try them (EN-3)."""
    tested = sheet_lists.others(person)
    blocks: list[Block] = []
    for kind, label in SKILL_KINDS.items():
        fields = tuple(
            _derived(each.name, each.runes, offers.check(each))
            for each in tested
            if each.skill and each.runes and each.skill.kind == kind
        )
        if fields:
            blocks += [Remark(label), Facts(fields, inline=True)]
    if blocks:
        title = QT_TRANSLATE_NOOP("espada-negra", "Skills without a level: runes")
        yield Section("other-skills", title, tuple(blocks), "right", "none")


def _qualities(person: Person) -> Section:
    """On paper only where there are any."""
    paper: Place = "wide" if person.statistics.qualities else "none"
    title = QT_TRANSLATE_NOOP("espada-negra", "Qualities")
    return Section("qualities", title, (sheet_lists.qualities(person),), "right", paper)


def _powers(person: Person) -> Section:
    """Concentration, and the powers that it pays for; on paper only of those who have any (EN-37)."""
    statistics, points = person.statistics, person.condition.concentration
    facts = [
        Field(QT_TRANSLATE_NOOP("espada-negra", "Points of concentration"), points, "condition.concentration",
              Number(0, MOST_POINTS), offer=offers.CONCENTRATE),
    ]  # fmt: skip
    check = person.check(CONCENTRATION)
    if check.runes:
        facts.append(_derived(QT_TRANSLATE_NOOP("espada-negra", "Runes to concentrate"), check.runes))
        facts.append(_derived(QT_TRANSLATE_NOOP("espada-negra", "Level of concentration"), check.level))
    paper: Place = "wide" if statistics.powers or points else "none"
    blocks = (Facts(tuple(facts), inline=True), sheet_lists.powers(person))
    return Section("powers", QT_TRANSLATE_NOOP("espada-negra", "Powers"), blocks, "right", paper)


def _carried(person: Person) -> Section:
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


def _purse(money: int, coins: tuple[Coin, ...]) -> Section:
    return Section("purse", QT_TRANSLATE_NOOP("espada-negra", "Purse"), (purse(money, coins),), "left", "left")


def _about(person: Person) -> Section:
    statistics = person.statistics
    fields = (
        Field(ORIGIN, statistics.origin, "statistics.origin", Line()),
        Field(PROFESSION, profession_name(statistics), "statistics.profession", PROFESSION_EDITOR),
        Field(LEVEL, statistics.level, "statistics.level", Line()),
        Field(QT_TRANSLATE_NOOP("espada-negra", "Player"), person.subject.player, "player", Line()),
        *_of_creatures(person),
    )
    return Section("about", QT_TRANSLATE_NOOP("espada-negra", "Person"), (Facts(fields),), "left", "none")


def _of_creatures(person: Person) -> Iterable[Field]:
    """Claws: of those who are not played by a player, or who have some."""
    statistics = person.statistics
    fists = (BARE_HANDS.data.impact, BARE_HANDS.data.damage)
    if person.subject.kind == "pc" and (statistics.unarmed_impact, statistics.unarmed_damage) == fists:
        return
    yield Field(QT_TRANSLATE_NOOP("espada-negra", "Unarmed impact"), statistics.unarmed_impact,
                "statistics.unarmed_impact", Number(0, MOST_BLOW))  # fmt: skip
    yield Field(QT_TRANSLATE_NOOP("espada-negra", "Unarmed damage"), statistics.unarmed_damage,
                "statistics.unarmed_damage", Number(0, MOST_BLOW))  # fmt: skip


def _notes(notes: str) -> Section:
    field = Field(QT_TRANSLATE_NOOP("espada-negra", "Notes"), notes, "notes", Prose())
    return Section("notes", field.label, (Writing(field, ruled=5),), "right", "left")
