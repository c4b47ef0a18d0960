# SPDX-License-Identifier: GPL-3.0-or-later
"""What experience buys: 5 more of a characteristic, a skill, more mastery of one (PC-3, PC-4).

That it does, what it costs and the 5 are **(set)**: the source only knows permanent advances.
"""

from collections.abc import Collection, Iterator, Mapping

import msgspec

from panoplia.rules.d100.character import CHARACTERISTICS, MOST_EXPERIENCE, MOST_LISTED, OwnedSkill, Statistics
from panoplia.rules.d100.circumstances import told_terms
from panoplia.rules.d100.derived import characteristic
from panoplia.rules.d100.in_use import worn_by
from panoplia.rules.d100.percent import Mastery
from panoplia.rules.d100.skills import Characteristic, Skill, known_skills, skill_name
from panoplia.rules.editors import Number, Pick
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Play
from panoplia.rules.system import Case, Subject
from panoplia.rules.trial import Attempt, Circumstance, Effects, Told, Trial, complete

STEP, COST, HIGHEST = 5, 100, 100
TITLE = QT_TRANSLATE_NOOP("d100", "Spend experience")
DONE = QT_TRANSLATE_NOOP("d100", "done")
GROWS = QT_TRANSLATE_NOOP("d100", "{what}: from {before} to {after}")
LEARNT = QT_TRANSLATE_NOOP("d100", "{skill}: a new skill")
MASTERED = QT_TRANSLATE_NOOP("d100", "{skill}: mastery +{mastery}")
_FURTHER: Mapping[int, Mastery] = {0: 10, 10: 20}


class Advance(msgspec.Struct, frozen=True):
    """One thing to be bought: its id, what it is in words, and the statistics with it, not yet paid."""

    id: str
    words: Note
    statistics: Statistics


def advances(statistics: Statistics, skills: Collection[Skill] = ()) -> tuple[Advance, ...]:
    """All that can be bought: characteristics below 100, more mastery, and of ``skills`` those that one lacks."""
    return (*_characteristics(statistics), *_masteries(statistics, skills), *_new_skills(statistics, skills))


def bought(advance: Advance, cost: int) -> Statistics:
    """The statistics with an advance, and less experience; ``Refused`` where there is not enough of it."""
    have = advance.statistics.experience
    if cost > have:
        raise Refused(
            QT_TRANSLATE_NOOP("d100", "It costs {cost} of experience, and there are {have}: earn more, or ask less."),
            "cost", cost=cost, have=have,
        )  # fmt: skip
    return msgspec.structs.replace(advance.statistics, experience=have - cost)


def advancement(subject: Subject) -> Trial:
    """Experience spent on one advance; the game master may ask another price than 100 (set). No die is rolled."""
    skills = known_skills(subject.lore).values()
    open_ones = {advance.id: advance for advance in advances(subject.statistics, skills)}
    refusal = _refusal(subject, open_ones)
    if refusal:
        return Trial("advance", TITLE, "", refusal, refusal=refusal)
    asked = (
        Circumstance("what", QT_TRANSLATE_NOOP("d100", "What is bought"),
                     Pick(tuple((key, advance.words) for key, advance in open_ones.items())), next(iter(open_ones))),
        Circumstance("cost", QT_TRANSLATE_NOOP("d100", "Cost in experience"), Number(0, MOST_EXPERIENCE), COST),
    )  # fmt: skip

    def attempt(told: Told) -> Attempt:
        said = complete(asked, told)
        advance, cost = open_ones[str(said["what"])], int(said["cost"])
        return _attempt(subject, advance, bought(advance, cost))

    explained = note(
        QT_TRANSLATE_NOOP("d100", "Experience: {have}. It buys 5 of a characteristic, a skill, or 10 of mastery."),
        have=subject.statistics.experience,
    )  # fmt: skip
    return Trial("advance", TITLE, "", explained, circumstances=asked, attempt=attempt)


def _refusal(subject: Subject, open_ones: Mapping[str, Advance]) -> Note | None:
    if subject.condition.dead:
        return note(QT_TRANSLATE_NOOP("d100", "The dead learn nothing more."), "PC-37")
    if not open_ones:
        return note(QT_TRANSLATE_NOOP("d100", "Nothing is left that experience could buy."))
    return None


def _attempt(subject: Subject, advance: Advance, after: Statistics) -> Attempt:
    paid = note(QT_TRANSLATE_NOOP("d100", "{advance}. Experience left: {left}"),
                advance=advance.words, left=after.experience)  # fmt: skip

    def script() -> Play:
        yield paid
        return advance.id

    return Attempt(
        script=script,
        cases={advance.id: Case(note(DONE), "good")},
        case=lambda result: result,
        sentence=lambda _result: paid,
        effects=lambda _result: Effects(statistics=after),
        sources=tuple(_told(subject, advance.id, after)),
    )


def _told(subject: Subject, bought_id: str, after: Statistics) -> Iterator[Words]:
    """What is bought is told without what else changes a characteristic: what it comes to with all of that."""
    if key := next((key for key in CHARACTERISTICS if key == bought_id), None):
        worn = worn_by(subject.pieces)
        now, then = (characteristic(each, key, worn) for each in (subject.statistics, after))
        yield note(
            QT_TRANSLATE_NOOP("d100", "{characteristic} with all that changes it: {now} now, {then} then"),
            characteristic=note(CHARACTERISTICS[key]), now=now.total, then=then.total,
        )  # fmt: skip
        yield from told_terms(then)


def _characteristics(statistics: Statistics) -> Iterator[Advance]:
    for key, label in CHARACTERISTICS.items():
        before = getattr(statistics, key) + getattr(statistics.advances, key)
        step = min(STEP, HIGHEST - before)
        if step > 0:
            yield Advance(
                key, note(GROWS, what=note(label), before=before, after=before + step),
                _advanced(statistics, key, step),
            )  # fmt: skip


def _advanced(statistics: Statistics, key: Characteristic, step: int) -> Statistics:
    so_far: int = getattr(statistics.advances, key)
    grown = msgspec.structs.replace(statistics.advances, **{key: so_far + step})
    return msgspec.structs.replace(statistics, advances=grown)


def _masteries(statistics: Statistics, skills: Collection[Skill]) -> Iterator[Advance]:
    names = {skill.key: skill.names for skill in skills}
    for place, owned in enumerate(statistics.skills):
        if further := _FURTHER.get(owned.mastery):
            mastered = msgspec.structs.replace(owned, mastery=further)
            yield Advance(
                f"mastery:{place}", note(MASTERED, skill=_named(owned, names), mastery=further),
                msgspec.structs.replace(
                    statistics, skills=(*statistics.skills[:place], mastered, *statistics.skills[place + 1 :])
                ),
            )  # fmt: skip


def _named(owned: OwnedSkill, names: Mapping[str, Words]) -> Words:
    name = names.get(owned.key, owned.key)
    return skill_name(name, owned.speciality)


def _new_skills(statistics: Statistics, skills: Collection[Skill]) -> Iterator[Advance]:
    if len(statistics.skills) >= MOST_LISTED:
        return
    have = {owned.key for owned in statistics.skills}
    for skill in skills:
        if skill.key not in have:
            yield Advance(
                f"skill:{skill.key}", note(LEARNT, skill=skill.names),
                msgspec.structs.replace(statistics, skills=(*statistics.skills, OwnedSkill(skill.key))),
            )  # fmt: skip
