# SPDX-License-Identifier: GPL-3.0-or-later
"""First aid in a fight: an act that stops bleeding, and keeps a grave wound from getting worse (EN-36, EN-50, EN-51).

That it is an act equal to an attack is **(set)**. Waking someone is no use in a fight: nobody fights again while the
damage is as high (EN-34).
"""

from collections.abc import Iterator, Mapping

import msgspec

from panoplia.rules.espada_negra import offers
from panoplia.rules.espada_negra.care_trials import treated
from panoplia.rules.espada_negra.circumstances import (
    MORE_RUNES,
    by_the_gm,
    granted,
    modified,
    own,
    told_figure,
    told_terms,
    with_clause,
)
from panoplia.rules.espada_negra.combat.moves import Move
from panoplia.rules.espada_negra.combat.tally import with_tally
from panoplia.rules.espada_negra.combat.turn import Turn, is_dead, no_act
from panoplia.rules.espada_negra.medicine import TreatInput, TreatResult, treat
from panoplia.rules.espada_negra.skills import MEDICINE
from panoplia.rules.espada_negra.wounds import Wound
from panoplia.rules.fights.combat import Deed, Shown
from panoplia.rules.fights.deeds import TARGET, target_circumstance
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note
from panoplia.rules.script import Play
from panoplia.rules.system import Case
from panoplia.rules.trial import Circumstance, Told

NOBODY_HURT = QT_TRANSLATE_NOOP("espada-negra", "Nobody here has a wound that still needs first aid.")
PATIENT = QT_TRANSLATE_NOOP("espada-negra", "Patient")
TREATS = QT_TRANSLATE_NOOP("espada-negra", "{name} gives first aid to {patient} ({wound}).")
TOLD = QT_TRANSLATE_NOOP("espada-negra", "{patient}: {said}, {total} against {difficulty}")
STOPPED = note(QT_TRANSLATE_NOOP("espada-negra", "it bleeds no more"), "EN-51")
NO_WORSE = note(QT_TRANSLATE_NOOP("espada-negra", "it gets no worse for a day"), "EN-51")
FAILED = note(QT_TRANSLATE_NOOP("espada-negra", "a failure"), "EN-50")


class FirstAid(Move):
    """For the gravest wound of someone that nobody has treated."""

    clause = "EN-51"
    id = "first_aid"
    title = offers.FIRST_AID.title

    def explanation(self, turn: Turn) -> Words:
        said = QT_TRANSLATE_NOOP("espada-negra", "Medicine against the gravity of the wound; it stops bleeding.")
        return note(said, "EN-51")

    def refusal(self, turn: Turn) -> Note | None:
        if reason := no_act(turn):
            return reason
        if not patients(turn):
            return note(NOBODY_HURT, "EN-51")
        if turn.person.check(MEDICINE).skill is None:
            return note(offers.NOT_LISTED, "EN-50", key=MEDICINE)
        return None

    def circumstances(self, turn: Turn) -> Iterator[Circumstance]:
        skill = turn.person.check(MEDICINE).skill
        listed = patients(turn)
        yield target_circumstance(listed, listed[0].id, PATIENT, "EN-51")
        yield MORE_RUNES
        yield from own(turn.person.statistics, f"skill:{MEDICINE}", *(skill.attributes if skill else ()))

    def settled(self, turn: Turn, said: Told) -> Deed:
        patient = next(each for each in patients(turn) if str(each.id) == said[TARGET])
        number = _gravest(patient)
        wound: Wound = patient.condition.wounds[number]
        check = granted(turn.person, said).check(MEDICINE)
        assert check.runes is not None
        runes = modified(check.runes, *turn.more, *by_the_gm(said))
        case = TreatInput(wound.grade, "first_aid", runes.total, check.level.total, turn.house)
        good = STOPPED if wound.bleeds else NO_WORSE
        cases: Mapping[bool, Case] = {True: Case(good, "good"), False: Case(FAILED, "bad")}

        def play() -> Play:
            yield note(TREATS, "EN-50", name=turn.fighter.name, patient=patient.name, wound=wound.words)
            result = yield from treat(case)
            return result

        def sentence(result: TreatResult) -> Words:
            said = cases[result.success].label
            return note(TOLD, "EN-50", patient=patient.name, said=said, total=result.total, difficulty=case.difficulty)

        sources = (
            *told_figure(note(QT_TRANSLATE_NOOP("espada-negra", "Runes")), runes, "EN-3"), *told_terms(check.level),
            with_clause(note(_AGAINST, difficulty=case.difficulty), "EN-50"),
        )  # fmt: skip
        return Deed(
            play, lambda fight, result: _after(fight, turn.fighter, patient, number, result),
            lambda: Shown(cases, lambda result: result.success, sentence, sources),
        )  # fmt: skip


_AGAINST = QT_TRANSLATE_NOOP("espada-negra", "difficulty {difficulty}")


def patients(turn: Turn) -> tuple[Fighter, ...]:
    """The living with an untreated wound: who bleeds comes first, and one's own side before the other."""
    hurt = [each for each in turn.fight.present if not is_dead(each) and _untreated(each)]
    return tuple(sorted(hurt, key=lambda each: (each.side != turn.fighter.side, not _bleeds(each))))


def _untreated(fighter: Fighter) -> bool:
    return any(wound.treatment == "none" for wound in fighter.condition.wounds)


def _bleeds(fighter: Fighter) -> bool:
    return any(wound.bleeds for wound in fighter.condition.wounds)


def _gravest(patient: Fighter) -> int:
    """The number of the first untreated wound, or of the first that bleeds."""
    open_ones = [number for number, wound in enumerate(patient.condition.wounds) if wound.treatment == "none"]
    return next((number for number in open_ones if patient.condition.wounds[number].bleeds), open_ones[0])


def _after(fight: Fight, actor: Fighter, patient: Fighter, number: int, result: TreatResult) -> Fight:
    fight = fight.with_fighter(with_tally(actor, actor.tally.after_act()))
    if not result.success:
        return fight
    helped = fight.fighter(patient.id)
    cared_for = treated(helped.condition, number, "first_aid")
    return fight.with_fighter(msgspec.structs.replace(helped, condition=cared_for))
