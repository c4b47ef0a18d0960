# SPDX-License-Identifier: GPL-3.0-or-later
"""The end of a turn and of a fight from the sheet (EN-30 to EN-32, EN-36, EN-37)."""

from collections.abc import Iterator, Mapping

import msgspec

from panoplia.rules.editors import Number
from panoplia.rules.espada_negra import offers
from panoplia.rules.espada_negra.character import Condition, Stun
from panoplia.rules.espada_negra.derived import dead_at, is_dead, is_unconscious
from panoplia.rules.espada_negra.exertion import left_behind
from panoplia.rules.espada_negra.fitness import dead
from panoplia.rules.espada_negra.person import Person
from panoplia.rules.espada_negra.turns import EndFightInput, RecoverInput, end_fight, recover
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note, several
from panoplia.rules.script import Play
from panoplia.rules.system import Case
from panoplia.rules.trial import Attempt, Circumstance, Tick, Told, Trial, complete

STAMINA = QT_TRANSLATE_NOOP("espada-negra", "stamina {before} → {after}")
_SPENT = Circumstance(
    "spent", QT_TRANSLATE_NOOP("espada-negra", "Effort in this turn"), Tick(), False,
    QT_TRANSLATE_NOOP("espada-negra", "no recovery"), "EN-31",
)  # fmt: skip
_HURT = Circumstance(
    "hurt", QT_TRANSLATE_NOOP("espada-negra", "Damage to the body in this turn"), Tick(), False,
    QT_TRANSLATE_NOOP("espada-negra", "no recovery"), "EN-31",
)  # fmt: skip
_EVER = Circumstance(
    "spent", QT_TRANSLATE_NOOP("espada-negra", "Effort in the fight"), Tick(), True,
    QT_TRANSLATE_NOOP("espada-negra", "else stamina stays as it is"), "EN-32",
)  # fmt: skip


def turn_trials(person: Person) -> Iterator[Trial]:
    """What is thrown for by nobody: it is so."""
    yield _recover(person)
    yield _end_fight(person)


def _start(person: Person) -> Circumstance:
    most = person.figures["stamina"].total
    return Circumstance(
        "start", QT_TRANSLATE_NOOP("espada-negra", "Stamina at the start of the fight"), Number(0, most), most,
        QT_TRANSLATE_NOOP("espada-negra", "less what wounds took"), "EN-31",
    )  # fmt: skip


def _recover(person: Person) -> Trial:
    asked, refusal = (_start(person), _SPENT, _HURT), dead(person)
    explained = note(
        QT_TRANSLATE_NOOP(
            "espada-negra", "Stamina comes back by {recovery}, up to one less than at the start; open wounds bleed."
        ), "EN-31", recovery=person.figures["recovery"].total,
    )  # fmt: skip
    return Trial(
        offers.RECOVER.id, offers.RECOVER.title, "EN-31", refusal or explained, refusal, asked,
        lambda told: _recover_attempt(person, complete(asked, told)),
    )  # fmt: skip


def _recover_attempt(person: Person, said: Told) -> Attempt:
    before = person.condition
    case = RecoverInput(
        int(said["start"]), before.stamina, person.figures["recovery"].total, bool(said["spent"]), bool(said["hurt"])
    )

    def script() -> Play:
        came = yield from recover(case)
        after = turned(person, msgspec.structs.replace(before, stamina=came.stamina))
        if after.damage_taken != before.damage_taken:
            yield _bled(before, after)
        return after

    return Attempt(
        script=script,
        cases=_AFTER_TURN,
        case=lambda after: _state(person, after),
        sentence=lambda after: several(_told(person, after)),
        effects=lambda after: left_behind(before, after),
    )


def turned(person: Person, condition: Condition) -> Condition:
    """Bleeding wounds cost health and concentration, and a turn of stun is over (EN-30, EN-36, EN-37)."""
    bleeding = sum(wound.bleeds for wound in condition.wounds)
    points = max(min(bleeding, dead_at(person.statistics).total - condition.damage_taken), 0) if bleeding else 0
    stunned: Mapping[Stun, Stun] = {0: 0, 1: 0, 2: 1}
    return msgspec.structs.replace(
        condition, damage_taken=condition.damage_taken + points, stunned=stunned[condition.stunned],
        concentration=max(condition.concentration - points, 0),
    )  # fmt: skip


def _bled(before: Condition, after: Condition) -> Note:
    return note(
        QT_TRANSLATE_NOOP("espada-negra", "bleeding: damage {before} → {after}"), "EN-36",
        before=before.damage_taken, after=after.damage_taken,
    )  # fmt: skip


_AFTER_TURN: Mapping[str, Case] = {
    "up": Case(note(QT_TRANSLATE_NOOP("espada-negra", "on one’s feet"), "EN-31"), "good"),
    "unconscious": Case(note(QT_TRANSLATE_NOOP("espada-negra", "unconscious"), "EN-34"), "bad"),
    "dead": Case(note(QT_TRANSLATE_NOOP("espada-negra", "dead"), "EN-35"), "bad"),
}


def _state(person: Person, after: Condition) -> str:
    if is_dead(person.statistics, after):
        return "dead"
    return "unconscious" if is_unconscious(person.statistics, after) else "up"


def _told(person: Person, after: Condition) -> Iterator[Words]:
    before = person.condition
    if after.stamina == before.stamina:
        yield note(QT_TRANSLATE_NOOP("espada-negra", "stamina stays at {stamina}"), "EN-31", stamina=after.stamina)
    else:
        yield note(STAMINA, "EN-31", before=before.stamina, after=after.stamina)
    if after.damage_taken != before.damage_taken:
        yield _bled(before, after)
    state = _state(person, after)
    if state != _state(person, before):
        yield _AFTER_TURN[state].label
    if before.stunned and not after.stunned:
        yield note(QT_TRANSLATE_NOOP("espada-negra", "no longer stunned"), "EN-30")


def _end_fight(person: Person) -> Trial:
    asked, refusal = (_start(person), _EVER), dead(person)
    explained = note(
        QT_TRANSLATE_NOOP(
            "espada-negra", "Stamina comes back but for one point, and what initiative was lost is there again."
        ), "EN-32",
    )  # fmt: skip
    return Trial(
        offers.END_FIGHT.id, offers.END_FIGHT.title, "EN-32", refusal or explained, refusal, asked,
        lambda told: _end_attempt(person, complete(asked, told)),
    )  # fmt: skip


def _end_attempt(person: Person, said: Told) -> Attempt:
    before = person.condition
    case = EndFightInput(int(said["start"]), before.stamina, bool(said["spent"]))
    return Attempt(
        script=lambda: end_fight(case),
        cases={True: Case(note(QT_TRANSLATE_NOOP("espada-negra", "the fight is over"), "EN-32"), "good")},
        case=lambda _result: True,
        sentence=lambda came: several(_ended(before, came.stamina)),
        effects=lambda came: left_behind(before, ended(before, came.stamina)),
    )


def ended(condition: Condition, stamina: int) -> Condition:
    """After a fight: what it took off the initiative is there again, and no rest goes on (EN-32)."""
    return msgspec.structs.replace(condition, stamina=stamina, initiative_lost=0, stunned=0, rested_hours=0)


def _ended(before: Condition, stamina: int) -> Iterator[Words]:
    yield note(STAMINA, "EN-32", before=before.stamina, after=stamina)
    if before.initiative_lost:
        yield note(
            QT_TRANSLATE_NOOP("espada-negra", "initiative +{points}"), "EN-32", points=before.initiative_lost
        )  # fmt: skip
