# SPDX-License-Identifier: GPL-3.0-or-later
"""Initiative, criticals, fate, rest and gathered shots from the sheet (PC-20, PC-37, PC-60, PC-61, PC-91)."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from panoplia.rules.d100 import offers
from panoplia.rules.d100.circumstances import fortune_left, granted, own, told_terms, with_fortune
from panoplia.rules.d100.criticals import CriticalInput, critical
from panoplia.rules.d100.derived import initiative as initiative_of
from panoplia.rules.d100.fitness import dead, in_the_way
from panoplia.rules.d100.gear import Ammunition
from panoplia.rules.d100.initiative import InitiativeInput, InitiativeResult, initiative
from panoplia.rules.d100.jobs import jobs
from panoplia.rules.d100.rest import MOST_DAYS, after_rest
from panoplia.rules.d100.vitals import BY_FATE, spared
from panoplia.rules.d100.worn import Worn
from panoplia.rules.editors import Number
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note, sentences
from panoplia.rules.script import Play
from panoplia.rules.system import Beyond, Case, Piece, Rest, Subject
from panoplia.rules.trial import Attempt, Circumstance, Effects, Told, Trial, attempt_of_job, complete
from panoplia.rules.why import Sum

MOST_CRITICAL = 99
_VALUE = Circumstance(
    "value", QT_TRANSLATE_NOOP("d100", "Critical value"), Number(1, MOST_CRITICAL), 1,
    QT_TRANSLATE_NOOP("d100", "damage beyond the last wound"), "PC-36",
)  # fmt: skip
_DAYS = Circumstance("days", QT_TRANSLATE_NOOP("d100", "Days of rest"), Number(1, MOST_DAYS), 1, clause="PC-60")


def life_trials(subject: Subject, worn: Worn) -> Iterator[Trial]:
    """What is no test of skill and no blow."""
    yield _initiative(subject, worn)
    yield _critical(subject)
    yield _fate(subject)
    yield _rest(subject)
    for piece in subject.pieces:
        if isinstance(piece.data, Ammunition):
            yield _recover(piece, subject)


def _initiative(subject: Subject, worn: Worn) -> Trial:
    asked = tuple(own(subject.statistics, "ag", "initiative"))
    explained = note(QT_TRANSLATE_NOOP("d100", "Rolled once in a fight; the highest acts first."), "PC-20")
    refusal = dead(subject)

    def attempt(told: Told) -> Attempt:
        figure = initiative_of(granted(subject.statistics, complete(asked, told)), worn)
        return _initiative_attempt(subject, figure)

    return Trial(offers.INITIATIVE.id, offers.INITIATIVE.title, "PC-20", refusal or explained, refusal, asked, attempt)


def _initiative_attempt(subject: Subject, figure: Sum) -> Attempt:
    case = InitiativeInput(figure.total, subject.condition.fortune)
    first = note(QT_TRANSLATE_NOOP("d100", "Initiative: {base} and a d10"), "PC-20", base=figure.total)
    return Attempt(
        script=lambda: initiative(case),
        cases={low: Case(_span(figure.total + low), "accent2") for low in range(1, 20, _EACH)},
        case=lambda result: (result.initiative - figure.total - 1) // _EACH * _EACH + 1,
        sentence=lambda result: with_fortune(_initiative_told(result), subject, result.fortune),
        effects=lambda result: fortune_left(subject, result.fortune),
        sources=(first, *told_terms(figure)),
    )


_EACH = 2
"""Two d10 in bars of two points each."""


def _span(low: int) -> Words:
    return note(QT_TRANSLATE_NOOP("d100", "{low}–{high}"), low=low, high=low + _EACH - 1)


def _initiative_told(result: InitiativeResult) -> Words:
    return note(QT_TRANSLATE_NOOP("d100", "Initiative: {initiative}"), "PC-20", initiative=result.initiative)


def _critical(subject: Subject) -> Trial:
    explained = note(
        QT_TRANSLATE_NOOP("d100", "Effects 1 to 5 are nothing more, 6 to 10 death; so is every value from 5 on."),
        "PC-37",
    )
    refusal = dead(subject)
    return Trial(
        offers.CRITICAL.id, offers.CRITICAL.title, "PC-37", refusal or explained, refusal, (_VALUE,),
        lambda told: _critical_attempt(subject, int(complete((_VALUE,), told)["value"])),
    )  # fmt: skip


def beyond(subject: Subject, excess: int) -> Beyond:
    """What is left over of damage is a critical of that value; the dead take no other (PC-36, PC-37)."""
    if subject.condition.dead:
        return Beyond(note(QT_TRANSLATE_NOOP("d100", "{excess} beyond, and no life left to lose"), "PC-37",
                           excess=excess))  # fmt: skip
    said = note(QT_TRANSLATE_NOOP("d100", "{excess} beyond: a critical of value {excess}"), "PC-36", excess=excess)
    return Beyond(said, offers.CRITICAL.id, {_VALUE.id: min(excess, MOST_CRITICAL)})


def _critical_attempt(subject: Subject, value: int) -> Attempt:
    case = CriticalInput(value)
    killed = msgspec.structs.replace(subject.condition, life="dead")
    return Attempt(
        script=lambda: critical(case),
        cases=_DEADLY,
        case=lambda result: result.dead,
        sentence=lambda result: note(
            QT_TRANSLATE_NOOP("d100", "Critical of value {value}, effect {effect}: {said}"), "PC-37",
            value=value, effect=result.effect, said=_DEADLY[result.dead].label,
        ),
        effects=lambda result: Effects(condition=killed) if result.dead else Effects(),
        leads_to=lambda result: offers.FATE.id if result.dead else "",
    )  # fmt: skip


_DEADLY: Mapping[bool, Case] = {
    False: Case(note(QT_TRANSLATE_NOOP("d100", "nothing more")), "good"),
    True: Case(note(QT_TRANSLATE_NOOP("d100", "death")), "bad"),
}


def _fate(subject: Subject) -> Trial:
    left: int = subject.statistics.fate
    explained = note(
        QT_TRANSLATE_NOOP("d100", "Points of fate: {left}. One is spent for good, whatever the cause of death."),
        "PC-61", left=left,
    )  # fmt: skip
    refusal = _no_fate(subject)
    return Trial(
        offers.FATE.id, offers.FATE.title, "PC-61", refusal or explained, refusal,
        attempt=lambda _told: _fate_attempt(subject),
    )  # fmt: skip


def _no_fate(subject: Subject) -> Note | None:
    if not subject.condition.dead:
        return note(QT_TRANSLATE_NOOP("d100", "There is no death to be averted."), "PC-61")
    if not subject.statistics.fate:
        return note(QT_TRANSLATE_NOOP("d100", "No points of fate are left."), "PC-61")
    return None


def _fate_attempt(subject: Subject) -> Attempt:
    statistics, alive = spared(subject.statistics, subject.condition)
    told = note(BY_FATE, "PC-61", left=statistics.fate)

    def script() -> Play:
        yield told
        return True

    return Attempt(
        script=script,
        cases={True: Case(note(QT_TRANSLATE_NOOP("d100", "alive")), "good")},
        case=lambda result: result,
        sentence=lambda _result: told,
        effects=lambda _result: Effects(statistics=statistics, condition=alive),
    )


def _rest(subject: Subject) -> Trial:
    explained = note(
        QT_TRANSLATE_NOOP(
            "d100",
            "A wound heals each day, or each week with 3 wounds or fewer; fortune is renewed every day. "
            "The campaign stays on its day: passing days moves it, for everyone.",
        ), "PC-60",
    )  # fmt: skip
    refusal = dead(subject)
    return Trial(
        offers.REST.id, offers.REST.title, "PC-60", refusal or explained, refusal, (_DAYS,),
        lambda told: _rest_attempt(subject, int(complete((_DAYS,), told)["days"])),
    )  # fmt: skip


def _rest_attempt(subject: Subject, days: int) -> Attempt:
    rest = after_rest(subject.statistics, subject.condition, days, subject.house)
    told = rest.notes or (note(QT_TRANSLATE_NOOP("d100", "Rest changes nothing."), "PC-60"),)

    def script() -> Play:
        yield from told
        return rest.condition

    return Attempt(
        script=script,
        cases={True: Case(note(QT_TRANSLATE_NOOP("d100", "rested")), "good")},
        case=lambda _result: True,
        sentence=lambda _result: sentences(told),
        effects=lambda _result: _rested(subject, rest),
        sources=told,
    )


def _rested(subject: Subject, rest: Rest) -> Effects:
    changed: Any = rest.condition
    return Effects() if changed == subject.condition else Effects(condition=changed)


def _recover(piece: Piece, subject: Subject) -> Trial:
    """The workshop's own job, begun from the sheet (PC-91)."""
    job = next(job for job in jobs(piece, subject.house, subject) if job.id == "recover")
    offer = offers.recover(piece)
    refusal = in_the_way(piece) or job.refusal
    return Trial(
        offer.id, offer.title, "PC-91", refusal or job.explanation, refusal,
        attempt=lambda _told: attempt_of_job(job, piece),
    )  # fmt: skip
