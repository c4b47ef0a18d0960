# SPDX-License-Identifier: GPL-3.0-or-later
"""The sheet of Percentil, described once for screen and paper."""

from collections.abc import Iterable, Iterator

from panoplia.rules.d100 import offers, sheet_gear, sheet_lists, sheet_profile
from panoplia.rules.d100.character import LIVES, MOST_EXPERIENCE, SECONDARY, career_name
from panoplia.rules.d100.creation import CAREER, CAREER_EDITOR, FATE, SPECIES
from panoplia.rules.d100.damage import UNARMED, tidied_damage
from panoplia.rules.d100.derived import skill_target
from panoplia.rules.d100.newcomers import MOST_OWN_ARMOUR
from panoplia.rules.d100.person import Person
from panoplia.rules.d100.recovery import is_heavy
from panoplia.rules.editors import Line, Number, Pick, Prose
from panoplia.rules.gauges import BarGauge
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note, several
from panoplia.rules.purse import purse
from panoplia.rules.sheet import Facts, Field, Place, Section, Sheet, Track, Writing, derived_field
from panoplia.rules.system import Coin, Subject

LONGEST_DAMAGE = 20


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
    yield sheet_profile.profile(person)
    yield _wounds(person)
    yield _fortune(person)
    yield from _mana(person)
    yield sheet_gear.defence(person)
    yield sheet_gear.weapons(person)
    yield Section("skills", QT_TRANSLATE_NOOP("d100", "Skills"), (sheet_lists.skills(person),), "right", "wide")
    yield from _untrained(person)
    yield from _spells(person)
    yield from _modifiers(person)
    yield Section("talents", QT_TRANSLATE_NOOP("d100", "Talents"), (sheet_lists.talents(person),), "right", "left")
    yield sheet_gear.carried(person)
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


def _wounds(person: Person) -> Section:
    most, condition = person.figures["wounds_max"], person.condition
    track = Track(
        Field(SECONDARY["wounds_max"], condition.wounds, "condition.wounds", Number(0, most.total)),
        derived_field(QT_TRANSLATE_NOOP("d100", "Most wounds"), most),
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
        derived_field(QT_TRANSLATE_NOOP("d100", "Fortune a day"), most),
        BarGauge(left, most.total),
    )
    return Section("fortune", SECONDARY["fortune"], (track,), "left", "left")


def _mana(person: Person) -> Iterator[Section]:
    """Of those who have any, or have learnt spells (PC-2, PC-70)."""
    most, left = person.figures["mana"], person.condition.mana
    if not most.total and not person.statistics.spells:
        return
    value = Field(SECONDARY["mana"], left, "condition.mana", Number(0, most.total))
    track = Track(value, derived_field(QT_TRANSLATE_NOOP("d100", "Most mana"), most), BarGauge(left, most.total))
    facts = Facts((derived_field(SECONDARY["cast"], person.figures["cast"], offers.DISTURBED),), inline=True)
    yield Section("mana", SECONDARY["mana"], (track, facts), "left", "left")


def _untrained(person: Person) -> Iterator[Section]:
    """Basic skills that everyone can try at half (PC-11)."""
    owned = {each.key for each in person.statistics.skills}
    open_ones = (skill for skill in person.skills.values() if skill.kind == "basic" and skill.key not in owned)
    tested = [skill_target(person.statistics, skill, None, person.worn) for skill in open_ones]
    fields = tuple(derived_field(each.name, each.target, offers.skill(each)) for each in tested if each.target)
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
