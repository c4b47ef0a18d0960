# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks of skills and attributes from the sheet, and surprise by them (EN-2, EN-3, EN-5, EN-33, EN-34, EN-40)."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from panoplia.rules.editors import Pick
from panoplia.rules.espada_negra import offers, sheet_lists
from panoplia.rules.espada_negra.character import OF_SKILL
from panoplia.rules.espada_negra.checks import CheckInput, check
from panoplia.rules.espada_negra.circumstances import (
    MORE_RUNES,
    by_the_gm,
    difficulty,
    granted,
    modified,
    own,
    told_figure,
    told_terms,
)
from panoplia.rules.espada_negra.derived import SkillCheck, skill_runes
from panoplia.rules.espada_negra.exertion import Exerted, after_effort, effort, effort_told, exerted, left_behind
from panoplia.rules.espada_negra.fitness import dead
from panoplia.rules.espada_negra.manoeuvres import SurpriseInput, SurpriseResult, surprise
from panoplia.rules.espada_negra.person import Person
from panoplia.rules.espada_negra.skills import ATTRIBUTES, Attribute, Skill
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Names, Note, Words, note
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Script
from panoplia.rules.sheet import Offer
from panoplia.rules.system import Case
from panoplia.rules.trial import NAMED, Attempt, Circumstance, Tick, Told, Trial, complete
from panoplia.rules.why import Sum, Term

RUNES = QT_TRANSLATE_NOOP("espada-negra", "{what}, runes")
LEVEL = QT_TRANSLATE_NOOP("espada-negra", "Level of {what}")
KIND = Circumstance(
    "kind", QT_TRANSLATE_NOOP("espada-negra", "Kind of check"),
    Pick((("single", QT_TRANSLATE_NOOP("espada-negra", "a single one")),
          ("surprise", QT_TRANSLATE_NOOP("espada-negra", "to surprise a foe")))), "single", clause="EN-40",
)  # fmt: skip
AWAKE = Circumstance(
    "awake", QT_TRANSLATE_NOOP("espada-negra", "Awake again"), Tick(), False,
    QT_TRANSLATE_NOOP("espada-negra", "else nothing can be done"), "EN-34",
)  # fmt: skip
NO_LEVEL = Sum(0, ())


class Thrown(msgspec.Struct, frozen=True):
    """The runes of a check and what is added to the hits, as the sheet shows them."""

    runes: Sum
    level: Sum = NO_LEVEL


class Checked(msgspec.Struct, frozen=True):
    """What a check is of: what it throws, and whose conditional qualities are asked about."""

    offer: Offer
    words: Words
    thrown: Callable[[Person], Thrown]
    own: tuple[str, ...]
    skilled: bool = False


def check_trials(person: Person) -> Iterator[Trial]:
    """A check of each attribute, then of each skill that the sheet lists."""
    for key in ATTRIBUTES:
        yield _trial(of_attribute(key), person)
    owned = dict.fromkeys(each.key for each in person.statistics.skills)
    for tested in (*map(person.check, owned), *sheet_lists.others(person)):
        yield _trial(of_skill(tested.skill), person) if tested.skill else _unknown(tested)


def of_attribute(key: Attribute) -> Checked:
    """As a skill that has this attribute alone, and no level."""
    alone = Skill("", Names(""), "knowledge", (key,))
    return Checked(
        offers.attribute(key), note(ATTRIBUTES[key]),
        lambda person: Thrown(skill_runes(person.statistics, person.condition, alone)), (key,),
    )  # fmt: skip


def of_skill(skill: Skill) -> Checked:
    """A skill of the list, with a level or without."""

    def thrown(person: Person) -> Thrown:
        return Thrown(skill_runes(person.statistics, person.condition, skill), person.check(skill.key).level)

    offer = Offer(f"check:{skill.key}", note(offers.CHECK, skill=skill.names))
    return Checked(offer, skill.names, thrown, (OF_SKILL + skill.key, *skill.attributes), skilled=True)


def _unknown(tested: SkillCheck) -> Trial:
    offer, reason = offers.check(tested), note(offers.NOT_LISTED, "EN-3", key=tested.key)
    return Trial(offer.id, offer.title, "EN-3", reason, reason)


def _trial(checked: Checked, person: Person) -> Trial:
    offer = checked.offer
    if gone := dead(person):
        return Trial(offer.id, offer.title, gone.clause, gone, gone)
    circumstances = (
        *((AWAKE,) if person.unconscious else ()), *((KIND,) if checked.skilled else ()),
        difficulty(person.subject.house), MORE_RUNES, *effort_told(person),
        *own(person.statistics, *checked.own),
    )  # fmt: skip
    return Trial(
        offer.id, offer.title, "EN-3", _explained(checked, person), None, circumstances,
        lambda told: _attempt(checked, person, complete(circumstances, told)),
    )  # fmt: skip


def _explained(checked: Checked, person: Person) -> Note:
    thrown = checked.thrown(person)
    if not checked.skilled:
        return note(
            QT_TRANSLATE_NOOP("espada-negra", "Runes: {runes}. Their hits count against the difficulty."), "EN-3",
            runes=thrown.runes.total,
        )  # fmt: skip
    return note(
        QT_TRANSLATE_NOOP("espada-negra", "Runes: {runes}. Level {level} is added to their hits."), "EN-3",
        runes=thrown.runes.total, level=thrown.level.total,
    )  # fmt: skip


def _attempt(checked: Checked, person: Person, said: Told) -> Attempt:
    if not said.get("awake", True):
        raise Refused(
            QT_TRANSLATE_NOOP("espada-negra", "The unconscious can do nothing until they wake."), "awake", "EN-34"
        )
    case, sources = check_of(checked, person, said)
    if said.get("kind") == "surprise":
        return _surprise(checked, person, case, sources)
    return Attempt(
        script=_exerting(lambda: check(case)),
        cases=PASSED,
        case=lambda came: came.result.success,
        sentence=lambda came: note(NAMED, piece=checked.words, said=passed_told(came.result, case.difficulty)),
        effects=lambda came: left_behind(person.condition, after_effort(person.condition, came.spent)),
        sources=sources,
    )


def check_of(
    checked: Checked, person: Person, said: Told, more: tuple[Term, ...] = ()
) -> tuple[CheckInput, tuple[Words, ...]]:
    """The check under what was told, and where its figures come from; ``more`` runes come of something else."""
    holder = granted(person, said)
    thrown = checked.thrown(holder)
    runes = modified(thrown.runes, *more, *by_the_gm(said))
    case = CheckInput(
        runes.total, int(said["difficulty"]), thrown.level.total, effort(person, thrown.runes.total, runes.total, said),
        person.subject.house,
    )  # fmt: skip
    return case, (*told_figure(note(RUNES, what=checked.words), runes, "EN-3"), *_level_told(checked, thrown.level))


def _level_told(checked: Checked, level: Sum) -> Iterator[Words]:
    if len(level.terms) > 1:
        yield from told_figure(note(LEVEL, what=checked.words), level, "EN-3")
    else:
        yield from told_terms(level)


def _exerting(script: Script) -> Script:
    return lambda: exerted(script())


PASSED: Mapping[bool, Case] = {
    True: Case(note(QT_TRANSLATE_NOOP("espada-negra", "a success")), "good"),
    False: Case(note(QT_TRANSLATE_NOOP("espada-negra", "a failure")), "bad"),
}


def passed_told(result: Any, against: int) -> Note:
    """The result of a check against its difficulty."""
    said = (
        QT_TRANSLATE_NOOP("espada-negra", "a success, {total} against {difficulty}")
        if result.success
        else QT_TRANSLATE_NOOP("espada-negra", "a failure, {total} against {difficulty}")
    )
    return note(said, "EN-3", total=result.total, difficulty=against)


def _surprise(checked: Checked, person: Person, case: CheckInput, sources: tuple[Words, ...]) -> Attempt:
    given = SurpriseInput(case.runes, case.difficulty, case.level, case.effort, case.house)
    return Attempt(
        script=_exerting(lambda: surprise(given)),
        cases=SURPRISES,
        case=lambda came: surprised_case(came.result),
        sentence=lambda came: note(NAMED, piece=checked.words, said=_surprise_told(came)),
        effects=lambda came: left_behind(person.condition, after_effort(person.condition, came.spent)),
        sources=sources,
    )


SURPRISES: Mapping[str, Case] = {
    "self": Case(note(QT_TRANSLATE_NOOP("espada-negra", "surprised oneself"), "EN-40"), "bad"),
    "foe": Case(note(QT_TRANSLATE_NOOP("espada-negra", "the foe surprised"), "EN-40"), "good"),
    "no runes": Case(note(QT_TRANSLATE_NOOP("espada-negra", "the foe surprised, without runes"), "EN-40"), "good"),
}


def surprised_case(result: SurpriseResult) -> str:
    """The bar of a result."""
    return "no runes" if result.no_runes else result.surprised


def _surprise_told(came: Exerted) -> Words:
    return SURPRISES[surprised_case(came.result)].label
