# SPDX-License-Identifier: GPL-3.0-or-later
"""What a character can try from the sheet (DH-1, DH-4, DH-25, DH-45)."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from panoplia.rules.dungeon_hack import edges, offers
from panoplia.rules.dungeon_hack.attack_trial import attack_trial, unarmed_trial
from panoplia.rules.dungeon_hack.character import CHARACTERISTICS, STEPS_TO_DEATH, fit
from panoplia.rules.dungeon_hack.checks import CheckInput, check
from panoplia.rules.dungeon_hack.circumstances import GENERAL, told_sources, with_general
from panoplia.rules.dungeon_hack.dodge_trial import dodge_trial
from panoplia.rules.dungeon_hack.fitness import beyond_dying, in_the_way
from panoplia.rules.dungeon_hack.gear import Supply, Weapon
from panoplia.rules.dungeon_hack.hazards import DyingInput, DyingResult, dying
from panoplia.rules.dungeon_hack.jobs import jobs
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, Words, note
from panoplia.rules.system import Case, Piece, Subject
from panoplia.rules.trial import NAMED, Attempt, Effects, Told, Trial, attempt_of_job, complete


def trials(subject: Subject) -> tuple[Trial, ...]:
    """In the order of the sheet; each has an id that stays."""
    return tuple(_trials(subject))


def _trials(subject: Subject) -> Iterable[Trial]:
    for key, label in CHARACTERISTICS.items():
        yield _test(key, label, subject)
    if subject.condition.health == 0 and subject.kind != "foe":
        yield _dying(subject)
    yield dodge_trial(subject)
    for piece in subject.pieces:
        if isinstance(piece.data, Weapon):
            yield attack_trial(piece, subject)
    yield unarmed_trial(subject)
    for piece in subject.pieces:
        if isinstance(piece.data, Supply):
            yield _usage(piece, subject)


def _test(key: str, label: Phrase, subject: Subject) -> Trial:
    value: int = getattr(subject.statistics, key)

    def attempt(told: Told) -> Attempt:
        said = complete(GENERAL, told)
        sources = with_general((), said)
        case = CheckInput(value, int(said["modifier"]), edges.net(sources))
        return Attempt(
            script=lambda: check(case),
            cases=PASSED,
            case=lambda result: result.success,
            sentence=lambda result: note(NAMED, piece=label, said=PASSED[result.success].label),
            sources=told_sources(label, value, said, sources),
        )

    offer = offers.test(key)
    explained = note(
        QT_TRANSLATE_NOOP("dungeon-hack", "A d20 with {value} or more succeeds; 1 always fails, 20 always succeeds."),
        "DH-1", value=value,
    )  # fmt: skip
    return Trial(offer.id, offer.title, "DH-1", explained, circumstances=GENERAL, attempt=attempt)


PASSED: Mapping[bool, Case] = {
    True: Case(note(QT_TRANSLATE_NOOP("dungeon-hack", "a success")), "good"),
    False: Case(note(QT_TRANSLATE_NOOP("dungeon-hack", "a failure")), "bad"),
}


def _usage(piece: Piece, subject: Subject) -> Trial:
    """The workshop's own test of the usage die, named after what it empties (DH-25)."""
    job = next(job for job in jobs(piece, subject.house, subject) if job.id == "test-durability")
    offer = offers.usage(piece)
    refusal = in_the_way(piece) or job.refusal
    return Trial(
        offer.id, offer.title, "DH-25", refusal or job.explanation, refusal,
        attempt=lambda _told: attempt_of_job(job, piece),
    )  # fmt: skip


def _dying(subject: Subject) -> Trial:
    steps: int = subject.condition.dying
    explained = note(
        QT_TRANSLATE_NOOP(
            "dungeon-hack",
            "Each round a d20: 1 two steps, 2–9 one step, 10–14 nothing, 15–19 stable, 20 stable with health 1. "
            "Steps taken: {steps} of {all}.",
        ),
        "DH-45", steps=steps, all=STEPS_TO_DEATH,
    )  # fmt: skip
    refusal = beyond_dying(subject)
    return Trial(
        offers.DYING.id,
        offers.DYING.title,
        "DH-45",
        refusal or explained,
        refusal,
        attempt=lambda _told: _at_the_door(subject),
    )


def _at_the_door(subject: Subject) -> Attempt:
    before: int = subject.condition.dying
    return Attempt(
        script=lambda: dying(DyingInput(before)),
        cases=_FATES,
        case=lambda result: _fate(result, before),
        sentence=lambda result: _fate_told(result, before),
        effects=lambda result: Effects(condition=fit(subject.statistics, msgspec.structs.replace(
            subject.condition, health=result.health or 0, dying=result.steps, stable=result.state == "stable",
        ))),
    )  # fmt: skip


_FATES: Mapping[str, Case] = {
    "dead": Case(note(QT_TRANSLATE_NOOP("dungeon-hack", "dead")), "bad"),
    "nearer": Case(note(QT_TRANSLATE_NOOP("dungeon-hack", "nearer to death")), "warn"),
    "same": Case(note(QT_TRANSLATE_NOOP("dungeon-hack", "nothing changes")), "muted"),
    "stable": Case(note(QT_TRANSLATE_NOOP("dungeon-hack", "stable at 0")), "accent2"),
    "awake": Case(note(QT_TRANSLATE_NOOP("dungeon-hack", "stable at 1")), "good"),
}


def _fate(result: DyingResult, before: int) -> Any:
    if result.state == "dead":
        return "dead"
    if result.state == "stable":
        return "awake" if result.health else "stable"
    return "nearer" if result.steps > before else "same"


def _fate_told(result: DyingResult, before: int) -> Words:
    fate = _fate(result, before)
    if fate in ("nearer", "same"):
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "Dying: {steps} of {all} steps taken"), "DH-45",
                    steps=result.steps, all=STEPS_TO_DEATH)  # fmt: skip
    return _FATES_TOLD[fate]


_FATES_TOLD: Mapping[str, Note] = {
    "dead": note(QT_TRANSLATE_NOOP("dungeon-hack", "Dead"), "DH-45"),
    "stable": note(QT_TRANSLATE_NOOP("dungeon-hack", "Stable, with health 0"), "DH-45"),
    "awake": note(QT_TRANSLATE_NOOP("dungeon-hack", "Awake, with health 1"), "DH-45"),
}
