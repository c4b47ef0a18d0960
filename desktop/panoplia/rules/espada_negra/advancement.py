# SPDX-License-Identifier: GPL-3.0-or-later
"""What experience buys: a point of an attribute, a level of a skill, a power (EN-1, EN-3, EN-37).

That it does, and what it costs, is **(set)**: the chapter leaves it to another one.
"""

from collections.abc import Collection, Iterator

import msgspec

from panoplia.rules.editors import Number, Pick
from panoplia.rules.espada_negra.character import (
    MOST_ATTRIBUTE,
    MOST_EXPERIENCE,
    MOST_LEVEL,
    MOST_LISTED,
    Learnt,
    OwnedSkill,
    Statistics,
)
from panoplia.rules.espada_negra.person import Person
from panoplia.rules.espada_negra.skills import ATTRIBUTES, Skill, Skills
from panoplia.rules.espada_negra.vitals import fit
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Play
from panoplia.rules.system import Case, Lore, Subject
from panoplia.rules.trial import Attempt, Circumstance, Effects, Told, Trial, complete

COST = 10
TITLE = QT_TRANSLATE_NOOP("espada-negra", "Spend experience")
DONE = QT_TRANSLATE_NOOP("espada-negra", "done")
GROWS = QT_TRANSLATE_NOOP("espada-negra", "{what}: from {before} to {after}")
LEARNT = QT_TRANSLATE_NOOP("espada-negra", "{skill}: level 1, a new skill")
LEVELLED = QT_TRANSLATE_NOOP("espada-negra", "{skill}: level {level}")
POWER = QT_TRANSLATE_NOOP("espada-negra", "{power}: a new power")


class Advance(msgspec.Struct, frozen=True):
    """One thing to be bought: its id, what it is in words, and the statistics with it, not yet paid."""

    id: str
    words: Note
    statistics: Statistics


def advances(statistics: Statistics, skills: Skills, powers: Collection[Lore] = ()) -> tuple[Advance, ...]:
    """All that can be bought: attributes, further levels, skills that one has no level in, and powers."""
    return (
        *_attributes(statistics), *_levels(statistics, skills), *_new_skills(statistics, skills.values()),
        *_powers(statistics, powers),
    )  # fmt: skip


def bought(advance: Advance, cost: int) -> Statistics:
    """The statistics with an advance, and less experience; ``Refused`` where there is not enough of it."""
    have = advance.statistics.experience
    if cost > have:
        raise Refused(
            QT_TRANSLATE_NOOP(
                "espada-negra", "It costs {cost} of experience, and there are {have}: earn more, or ask less."
            ),
            "cost", cost=cost, have=have,
        )  # fmt: skip
    return msgspec.structs.replace(advance.statistics, experience=have - cost)


def advancement(subject: Subject) -> Trial:
    """Experience spent on one advance; the game master may ask another price than 10 (set). Nothing is thrown."""
    person = Person(subject)
    offered = [each for each in person.lore("power") if each.offered]
    open_ones = {advance.id: advance for advance in advances(person.statistics, person.skills, offered)}
    refusal = _refusal(person, open_ones)
    if refusal:
        return Trial("advance", TITLE, "EN-1", refusal, refusal=refusal)
    asked = (
        Circumstance("what", QT_TRANSLATE_NOOP("espada-negra", "What is bought"),
                     Pick(tuple((key, advance.words) for key, advance in open_ones.items())), next(iter(open_ones)),
                     clause="EN-1"),
        Circumstance("cost", QT_TRANSLATE_NOOP("espada-negra", "Cost in experience"), Number(0, MOST_EXPERIENCE), COST,
                     clause="EN-1"),
    )  # fmt: skip

    def attempt(told: Told) -> Attempt:
        said = complete(asked, told)
        advance, cost = open_ones[str(said["what"])], int(said["cost"])
        return _attempt(subject, advance, bought(advance, cost))

    explained = note(
        QT_TRANSLATE_NOOP(
            "espada-negra", "Experience: {have}. It buys a point of an attribute, a level of a skill, or a power."
        ),
        "EN-1", have=person.statistics.experience,
    )  # fmt: skip
    return Trial("advance", TITLE, "EN-1", explained, circumstances=asked, attempt=attempt)


def _refusal(person: Person, open_ones: Collection[str]) -> Note | None:
    if person.dead:
        return note(QT_TRANSLATE_NOOP("espada-negra", "The dead learn nothing more."), "EN-35")
    if not open_ones:
        return note(QT_TRANSLATE_NOOP("espada-negra", "Nothing is left that experience could buy."), "EN-1")
    return None


def _attempt(subject: Subject, advance: Advance, after: Statistics) -> Attempt:
    paid = note(QT_TRANSLATE_NOOP("espada-negra", "{advance}. Experience left: {left}"), "EN-1",
                advance=advance.words, left=after.experience)  # fmt: skip

    def script() -> Play:
        yield paid
        return advance.id

    return Attempt(
        script=script,
        cases={advance.id: Case(note(DONE), "good")},
        case=lambda result: result,
        sentence=lambda _result: paid,
        effects=lambda _result: Effects(statistics=after, condition=fit(after, subject.condition, subject.condition)),
    )


def _attributes(statistics: Statistics) -> Iterator[Advance]:
    for key, label in ATTRIBUTES.items():
        before = getattr(statistics, key)
        if before < MOST_ATTRIBUTE:
            grown = msgspec.structs.replace(statistics, **{key: before + 1})
            yield Advance(key, note(GROWS, "EN-1", what=note(label), before=before, after=before + 1), grown)


def _levels(statistics: Statistics, skills: Skills) -> Iterator[Advance]:
    for place, owned in enumerate(statistics.skills):
        if owned.level < MOST_LEVEL:
            further = OwnedSkill(owned.key, owned.level + 1)
            listed = (*statistics.skills[:place], further, *statistics.skills[place + 1 :])
            name = skills[owned.key].names if owned.key in skills else owned.key
            yield Advance(
                f"level:{place}", note(LEVELLED, "EN-3", skill=name, level=further.level),
                msgspec.structs.replace(statistics, skills=listed),
            )  # fmt: skip


def _new_skills(statistics: Statistics, skills: Collection[Skill]) -> Iterator[Advance]:
    if len(statistics.skills) >= MOST_LISTED:
        return
    have = {owned.key for owned in statistics.skills}
    for skill in skills:
        if skill.key not in have:
            yield Advance(
                f"skill:{skill.key}", note(LEARNT, "EN-3", skill=skill.names),
                msgspec.structs.replace(statistics, skills=(*statistics.skills, OwnedSkill(skill.key))),
            )  # fmt: skip


def _powers(statistics: Statistics, powers: Collection[Lore]) -> Iterator[Advance]:
    if len(statistics.powers) >= MOST_LISTED:
        return
    have = {learnt.key for learnt in statistics.powers}
    for power in powers:
        if power.ref not in have:
            yield Advance(
                f"power:{power.ref}", note(POWER, "EN-37", power=power.names),
                msgspec.structs.replace(statistics, powers=(*statistics.powers, Learnt(power.ref))),
            )  # fmt: skip
