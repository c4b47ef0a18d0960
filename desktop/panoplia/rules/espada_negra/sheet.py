# SPDX-License-Identifier: GPL-3.0-or-later
"""The sheet of Espada Negra, described once for screen and paper."""

from collections.abc import Iterable, Iterator

from panoplia.rules.editors import Line, Number, Prose
from panoplia.rules.espada_negra import derived, offers, sheet_gear, sheet_health, sheet_skills
from panoplia.rules.espada_negra.character import (
    DERIVED,
    MOST_ATTRIBUTE,
    MOST_BLOW,
    MOST_EXPERIENCE,
    MOST_POINTS,
    Statistics,
    profession_name,
)
from panoplia.rules.espada_negra.creation import LEVEL, ORIGIN, PROFESSION, PROFESSION_EDITOR
from panoplia.rules.espada_negra.gear import BARE_HANDS
from panoplia.rules.espada_negra.person import Person
from panoplia.rules.espada_negra.skills import ATTRIBUTES, BLOCKS, IN_BLOCK
from panoplia.rules.espada_negra.skills import Block as AttributeBlock
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note, several
from panoplia.rules.purse import purse
from panoplia.rules.sheet import Facts, Field, Grid, GridRow, Remark, Section, Sheet, Writing, derived_field
from panoplia.rules.system import Coin, Subject

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
    yield from sheet_health.health(person)
    yield from sheet_health.stamina(person)
    yield _fight(person)
    yield sheet_health.wounds(person)
    yield sheet_gear.weapons(person)
    yield sheet_gear.defence(person)
    yield sheet_skills.skills(person)
    yield from sheet_skills.other_skills(person)
    yield sheet_skills.powers(person)
    yield sheet_skills.qualities(person)
    yield sheet_gear.carried(person)
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
        now.append(derived_field(label, person.figures[key], offers.attribute(key)))
    grid = Grid(
        tuple(ATTRIBUTES[key] for key in IN_BLOCK[block]),
        (GridRow(BASE, tuple(base)), GridRow(NOW, tuple(now), large=True)),
    )
    return Section(block, BLOCKS[block], (grid,), "left", "left")


def _fight(person: Person) -> Section:
    """When one acts, and the runes that are thrown in a fight (EN-6, EN-10, EN-22, EN-24)."""
    statistics, condition, used = person.statistics, person.condition, person.used
    facts = (
        derived_field(DERIVED["initiative"], person.figures["initiative"]),
        Field(QT_TRANSLATE_NOOP("espada-negra", "Initiative lost"), condition.initiative_lost,
              "condition.initiative_lost", Number(0, MOST_POINTS)),
        derived_field(QT_TRANSLATE_NOOP("espada-negra", "Runes to hit"),
                      derived.runes_to_hit(statistics, condition, used)),
        derived_field(QT_TRANSLATE_NOOP("espada-negra", "Runes to evade"),
                      derived.runes_to_evade(statistics, condition, used)),
        derived_field(QT_TRANSLATE_NOOP("espada-negra", "Runes for and against damage"),
                      derived.runes_for_damage(statistics, condition)),
    )  # fmt: skip
    effort = note(QT_TRANSLATE_NOOP("espada-negra", "A point of stamina throws the attribute’s runes again."), "EN-5")
    blocks = (Facts(facts, inline=True), Remark(effort, only="paper"))
    return Section("fight", QT_TRANSLATE_NOOP("espada-negra", "In a fight"), blocks, "right", "right")


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
