# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of characteristics and skills from the sheet: single, opposed, extended (PC-10 to PC-18)."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from panoplia.rules.d100 import offers
from panoplia.rules.d100.character import CHARACTERISTICS, OF_SKILL, Statistics
from panoplia.rules.d100.checks import ExtendedInput, ExtendedResult, SkillTestResult, extended_with, tried
from panoplia.rules.d100.circumstances import (
    DIFFICULTY,
    MODIFIER,
    MOST_TARGET,
    fortune_left,
    general,
    granted,
    own,
    told_target,
    with_fortune,
)
from panoplia.rules.d100.contests import OpposedInput, SideInput, Winner, opposed_with
from panoplia.rules.d100.derived import SkillTarget, characteristic, skill_target, targets
from panoplia.rules.d100.fitness import dead
from panoplia.rules.d100.percent import total
from panoplia.rules.d100.skills import Characteristic, Skill, known_skills
from panoplia.rules.d100.worn import Worn
from panoplia.rules.editors import Number, Pick
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note
from panoplia.rules.sheet import Offer
from panoplia.rules.system import Case, Subject
from panoplia.rules.trial import NAMED, Attempt, Circumstance, Told, Trial, complete
from panoplia.rules.why import Sum

MOST_NEEDED, MOST_HOURS, MOST_ROLLS = 20, 999, 100
KIND = Circumstance(
    "kind", QT_TRANSLATE_NOOP("d100", "Kind of test"),
    Pick((("single", QT_TRANSLATE_NOOP("d100", "a single roll")),
          ("opposed", QT_TRANSLATE_NOOP("d100", "opposed")),
          ("extended", QT_TRANSLATE_NOOP("d100", "extended")))), "single", clause="PC-15",
)  # fmt: skip
OF_KINDS = (
    Circumstance("other", QT_TRANSLATE_NOOP("d100", "Target of the other side"), Number(-MOST_TARGET, MOST_TARGET), 30,
                 clause="PC-15", only=("kind", "opposed")),
    Circumstance("needed", QT_TRANSLATE_NOOP("d100", "Successes needed"), Number(1, MOST_NEEDED), 3,
                 clause="PC-16", only=("kind", "extended")),
    Circumstance("hours", QT_TRANSLATE_NOOP("d100", "Hours a roll"), Number(0, MOST_HOURS), 1,
                 clause="PC-16", only=("kind", "extended")),
    Circumstance("limit", QT_TRANSLATE_NOOP("d100", "Most rolls"), Number(1, MOST_ROLLS), 20,
                 clause="PC-16", only=("kind", "extended")),
)  # fmt: skip


class Tested(msgspec.Struct, frozen=True):
    """What a test is of: the figure that it is rolled against, and whose own modifiers it is asked about."""

    offer: Offer
    clause: str
    words: Words
    figure: Callable[[Statistics], Sum]
    own: tuple[str, ...]


def check_trials(subject: Subject, worn: Worn) -> Iterator[Trial]:
    """A test of each characteristic, then of each skill as the sheet has it."""
    for key in CHARACTERISTICS:
        yield _trial(_of_characteristic(key, worn), subject)
    for target in targets(subject.statistics, known_skills(subject.lore), worn):
        yield _of_skill(target, subject, worn)


def _of_characteristic(key: Characteristic, worn: Worn) -> Tested:
    return Tested(
        offers.test(key), "PC-17", note(CHARACTERISTICS[key]),
        lambda statistics: characteristic(statistics, key, worn), (key,),
    )  # fmt: skip


def _of_skill(target: SkillTarget, subject: Subject, worn: Worn) -> Trial:
    offer, skill = offers.skill(target), target.skill
    if target.refusal or skill is None:
        return _refused(offer, target.refusal)
    clause = "PC-10" if target.owned else "PC-11"
    own_of = (OF_SKILL + skill.key, skill.characteristic)
    return _trial(Tested(offer, clause, target.name, _figure(skill, target, worn), own_of), subject)


def _figure(skill: Skill, target: SkillTarget, worn: Worn) -> Callable[[Statistics], Sum]:
    def figure(statistics: Statistics) -> Sum:
        found = skill_target(statistics, skill, target.owned, worn).target
        assert found is not None
        return found

    return figure


def _refused(offer: Offer, reason: Note | None) -> Trial:
    assert reason is not None
    return Trial(offer.id, offer.title, reason.clause, reason, reason)


def _trial(tested: Tested, subject: Subject) -> Trial:
    if gone := dead(subject):
        return _refused(tested.offer, gone)
    explained = note(
        QT_TRANSLATE_NOOP("d100", "A d100 of the target or less succeeds; each whole ten below it is a level."),
        tested.clause,
    )  # fmt: skip
    circumstances = (KIND, DIFFICULTY, MODIFIER, *own(subject.statistics, *tested.own), *OF_KINDS)
    return Trial(
        tested.offer.id, tested.offer.title, tested.clause, explained, None, circumstances,
        lambda told: _attempt(tested, subject, complete(circumstances, told)),
    )  # fmt: skip


def _attempt(tested: Tested, subject: Subject, said: Told) -> Attempt:
    figure, modifiers = tested.figure(granted(subject.statistics, said)), general(said)
    target = figure.total + total(modifiers)
    sources = tuple(told_target(tested.words, figure, modifiers))
    match said["kind"]:
        case "opposed":
            return _opposed(tested, subject, target, int(said["other"]), sources)
        case "extended":
            given = ExtendedInput(target, int(said["needed"]), int(said["hours"]), int(said["limit"]))
            return _extended(tested, subject, given, sources)
        case _:
            return _single(tested, subject, target, sources)


def _single(tested: Tested, subject: Subject, target: int, sources: tuple[Words, ...]) -> Attempt:
    return Attempt(
        script=lambda: tried(target, tested.clause, subject.condition.fortune),
        cases=_PASSED,
        case=lambda result: result.success,
        sentence=lambda result: note(NAMED, piece=tested.words, said=_degree_told(result, subject)),
        effects=lambda result: fortune_left(subject, result.fortune),
        sources=sources,
    )


_PASSED: Mapping[bool, Case] = {
    True: Case(note(QT_TRANSLATE_NOOP("d100", "a success")), "good"),
    False: Case(note(QT_TRANSLATE_NOOP("d100", "a failure")), "bad"),
}


def _degree_told(result: SkillTestResult, subject: Subject) -> Words:
    said = (
        QT_TRANSLATE_NOOP("d100", "a success, levels: {levels}")
        if result.success
        else QT_TRANSLATE_NOOP("d100", "a failure, levels: {levels}")
    )
    return with_fortune(note(said, "PC-13", levels=abs(result.levels)), subject, result.fortune)


def _opposed(tested: Tested, subject: Subject, target: int, other: int, sources: tuple[Words, ...]) -> Attempt:
    case = OpposedInput(SideInput(target), SideInput(other), subject.house.both_fail)
    told = note(QT_TRANSLATE_NOOP("d100", "The other side: {target} or less"), "PC-15", target=other)
    return Attempt(
        script=lambda: opposed_with(case, subject.condition.fortune),
        cases=_WINNERS,
        case=lambda came: came.result.winner,
        sentence=lambda came: note(
            NAMED, piece=tested.words, said=with_fortune(_WINNERS[came.result.winner].label, subject, came.fortune)
        ),
        effects=lambda came: fortune_left(subject, came.fortune),
        sources=(*sources, told),
    )


_WINNERS: Mapping[Winner, Case] = {
    "a": Case(note(QT_TRANSLATE_NOOP("d100", "won"), "PC-15"), "good"),
    None: Case(note(QT_TRANSLATE_NOOP("d100", "a stand-off"), "PC-15"), "muted"),
    "b": Case(note(QT_TRANSLATE_NOOP("d100", "lost"), "PC-15"), "bad"),
}


def _extended(tested: Tested, subject: Subject, given: ExtendedInput, sources: tuple[Words, ...]) -> Attempt:
    spans = _spans(given)
    return Attempt(
        script=lambda: extended_with(given, subject.condition.fortune),
        cases={**{span: Case(_span_told(*span), "good") for span in spans}, None: _NOT_DONE},
        case=lambda came: _span_of(came.result, spans),
        sentence=lambda came: note(
            NAMED, piece=tested.words, said=with_fortune(_work_told(came.result, given), subject, came.fortune)
        ),
        effects=lambda came: fortune_left(subject, came.fortune),
        sources=sources,
    )


_NOT_DONE = Case(note(QT_TRANSLATE_NOOP("d100", "not done"), "PC-16"), "bad")
_Span = tuple[int, int]


def _spans(given: ExtendedInput) -> tuple[_Span, ...]:
    """Without a failure, with at most as many as successes, with more of them."""
    firm = ((given.needed, given.needed), (given.needed + 1, 2 * given.needed), (2 * given.needed + 1, given.limit))
    return tuple((low, min(high, given.limit)) for low, high in firm if low <= given.limit)


def _span_of(result: ExtendedResult, spans: tuple[_Span, ...]) -> Any:
    return next((span for span in spans if result.finished and span[0] <= result.rolls <= span[1]), None)


def _span_told(low: int, high: int) -> Words:
    if low == high:
        return note(QT_TRANSLATE_NOOP("d100", "rolls: {rolls}"), "PC-16", rolls=low)
    return note(QT_TRANSLATE_NOOP("d100", "rolls: {low}–{high}"), "PC-16", low=low, high=high)


def _work_told(result: ExtendedResult, given: ExtendedInput) -> Note:
    if result.finished:
        return note(
            QT_TRANSLATE_NOOP("d100", "done, successes: {successes}, rolls: {rolls}, hours: {hours}"), "PC-16",
            successes=result.successes, rolls=result.rolls, hours=result.hours,
        )  # fmt: skip
    return note(
        QT_TRANSLATE_NOOP("d100", "not done, successes: {successes} of {needed}, hours: {hours}"), "PC-16",
        successes=result.successes, needed=given.needed, hours=result.hours,
    )  # fmt: skip
