# SPDX-License-Identifier: GPL-3.0-or-later
"""Health, stamina and wounds on the sheet (EN-4, EN-5, EN-30 to EN-36, EN-52)."""

from collections.abc import Iterator

from panoplia.rules.editors import Number, Pick
from panoplia.rules.espada_negra import offers, sheet_lists
from panoplia.rules.espada_negra.character import DERIVED, MOST_EFFORT, MOST_POINTS
from panoplia.rules.espada_negra.person import Person
from panoplia.rules.gauges import BarGauge
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, note
from panoplia.rules.sheet import Block, Facts, Field, Place, Section, Track, derived_field

MOST_BOXES = 60
"""More than these are not ticked off on paper, but written."""
HEALTH = QT_TRANSLATE_NOOP("espada-negra", "Health")
STAMINA = DERIVED["stamina"]
STUNS = (
    QT_TRANSLATE_NOOP("espada-negra", "no"),
    QT_TRANSLATE_NOOP("espada-negra", "this turn"),
    QT_TRANSLATE_NOOP("espada-negra", "this turn and the next"),
)


def health(person: Person) -> Iterator[Section]:
    """How much damage is left before death, and where unconsciousness begins (EN-34, EN-35)."""
    condition, figures = person.condition, person.figures
    most = figures["dead"].total
    left = max(most - condition.damage_taken, 0)
    track = Track(
        Field(HEALTH, left), derived_field(QT_TRANSLATE_NOOP("espada-negra", "Most health"), figures["dead"]),
        BarGauge(left, most), vital=True,
    )  # fmt: skip
    facts = (
        Field(QT_TRANSLATE_NOOP("espada-negra", "Damage taken"), condition.damage_taken, "condition.damage_taken",
              Number(0, MOST_POINTS)),
        *(derived_field(DERIVED[key], figures[key]) for key in ("unconscious", "dead")),
        *_state(person),
    )  # fmt: skip
    yield from _tracked("health", HEALTH, track, Facts(facts, inline=True))


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


def stamina(person: Person) -> Iterator[Section]:
    """Points to spend on checks, and what brings them back (EN-4, EN-5, EN-31, EN-33)."""
    condition, most = person.condition, person.figures["stamina"]
    track = Track(
        Field(STAMINA, condition.stamina, "condition.stamina", Number(0, most.total)),
        derived_field(QT_TRANSLATE_NOOP("espada-negra", "Most stamina"), most), BarGauge(condition.stamina, most.total),
    )  # fmt: skip
    facts = [
        derived_field(DERIVED["recovery"], person.figures["recovery"], offers.RECOVER),
        Field(QT_TRANSLATE_NOOP("espada-negra", "Fatigue"), condition.fatigue, "condition.fatigue",
              Number(0, MOST_POINTS)),
        Field(QT_TRANSLATE_NOOP("espada-negra", "Effort a turn"), person.statistics.effort_limit,
              "statistics.effort_limit", Number(0, MOST_EFFORT)),
    ]  # fmt: skip
    if not condition.stamina:
        facts.append(Field("", note(QT_TRANSLATE_NOOP("espada-negra", "exhausted: no runes"), "EN-33")))
    yield from _tracked("stamina", STAMINA, track, Facts(tuple(facts), inline=True))


def _tracked(id: str, title: Phrase, track: Track, *blocks: Block) -> Iterator[Section]:
    """A track with boxes to tick off on paper, where there are not too many of them."""
    most = int(str(track.maximum.value))
    paper: Place = "right" if most <= MOST_BOXES else "none"
    yield Section(id, title, (track, *blocks), "right", paper)
    if paper == "none":
        told = note(QT_TRANSLATE_NOOP("espada-negra", "{value} of {most}"), value=track.value.value, most=most)
        written = Facts((Field(title, told),), inline=True)
        yield Section(f"{id}-written", title, (written, *blocks), "none", "right")


def wounds(person: Person) -> Section:
    """Grave wounds, and how far they are treated (EN-36)."""
    title = QT_TRANSLATE_NOOP("espada-negra", "Wounds")
    return Section("wounds", title, (sheet_lists.wounds_of(person),), "right", "right")
