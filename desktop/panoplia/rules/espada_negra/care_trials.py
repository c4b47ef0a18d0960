# SPDX-License-Identifier: GPL-3.0-or-later
"""First aid, surgery and rest from the sheet, of this character's own hurts (EN-34, EN-50 to EN-52)."""

from collections.abc import Iterator, Mapping

import msgspec

from panoplia.rules.editors import Number, Pick
from panoplia.rules.espada_negra import offers
from panoplia.rules.espada_negra.blows import hours_unconscious
from panoplia.rules.espada_negra.character import HOURS_A_DAY, Condition
from panoplia.rules.espada_negra.derived import is_dead
from panoplia.rules.espada_negra.exertion import left_behind
from panoplia.rules.espada_negra.fitness import dead_patient
from panoplia.rules.espada_negra.house import HARDEST
from panoplia.rules.espada_negra.medicine import Ailment, Care, TreatInput, TreatResult, treat
from panoplia.rules.espada_negra.person import Person
from panoplia.rules.espada_negra.rest import MOST_DAYS, after_rest
from panoplia.rules.espada_negra.skills import MEDICINE
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note, sentences, several
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Play
from panoplia.rules.sheet import Offer
from panoplia.rules.system import Case
from panoplia.rules.trial import NAMED, Attempt, Circumstance, Told, Trial, complete

WAKING = "unconscious"
_DAYS = Circumstance("days", QT_TRANSLATE_NOOP("espada-negra", "Days of rest"), Number(0, MOST_DAYS), 1, clause="EN-52")
_HOURS = Circumstance(
    "hours", QT_TRANSLATE_NOOP("espada-negra", "Hours besides"), Number(0, HOURS_A_DAY - 1), 0, clause="EN-51"
)
_CARER = Circumstance(
    "medicine", QT_TRANSLATE_NOOP("espada-negra", "Medicine of a healer"), Number(0, HARDEST), 0,
    QT_TRANSLATE_NOOP("espada-negra", "level; the higher of it and endurance heals"), "EN-52",
)  # fmt: skip
_PENALTY = Circumstance(
    "penalty", QT_TRANSLATE_NOOP("espada-negra", "Bad rest"), Number(0, HARDEST), 0,
    QT_TRANSLATE_NOOP("espada-negra", "points less a day"), "EN-52",
)  # fmt: skip


def care_trials(person: Person) -> Iterator[Trial]:
    """What others do for one, or one does oneself."""
    yield _care(person, offers.FIRST_AID, "first_aid")
    yield _care(person, offers.SURGERY, "surgery")
    yield _rest(person)


def _care(person: Person, offer: Offer, care: Care) -> Trial:
    patients = _ailments(person, care)
    refusal = dead_patient(person) or (None if patients else _nothing(care))
    explained = note(_AID if care == "first_aid" else _OPERATION, "EN-51")
    asked = tuple(_asked(person, patients)) if patients else ()
    return Trial(
        offer.id, offer.title, "EN-50", refusal or explained, refusal, asked,
        lambda told: _attempt(person, care, complete(asked, told)),
    )  # fmt: skip


_AID = QT_TRANSLATE_NOOP(
    "espada-negra", "Within 6 hours it keeps a grave wound from getting worse, and it stops bleeding; it wakes people."
)
_OPERATION = QT_TRANSLATE_NOOP(
    "espada-negra", "Within a day it ends what a grave wound takes; what a very grave one takes stays for good."
)


def _nothing(care: Care) -> Note:
    said = (
        QT_TRANSLATE_NOOP("espada-negra", "There is no wound without first aid, and nobody to wake.")
        if care == "first_aid"
        else QT_TRANSLATE_NOOP("espada-negra", "There is no wound without surgery.")
    )
    return note(said, "EN-51")


def _ailments(person: Person, care: Care) -> Mapping[str, Words]:
    """What can be treated so, by its number in the list of wounds."""
    open_to = ("none",) if care == "first_aid" else ("none", "first_aid")
    wounds = {str(number): wound.words for number, wound in enumerate(person.condition.wounds)
              if wound.treatment in open_to}  # fmt: skip
    if care == "first_aid" and person.unconscious:
        return {**wounds, WAKING: note(QT_TRANSLATE_NOOP("espada-negra", "unconsciousness"), "EN-34")}
    return wounds


def _asked(person: Person, patients: Mapping[str, Words]) -> Iterator[Circumstance]:
    own = person.check(MEDICINE)
    # The unconscious treat nobody: what is asked for is another's.
    runes, level = (0, 0) if person.unconscious else (own.runes.total if own.runes else 0, own.level.total)
    whose = _ANOTHERS if person.unconscious else _ONES_OWN
    yield Circumstance("what", QT_TRANSLATE_NOOP("espada-negra", "What is treated"), Pick(tuple(patients.items())),
                       next(iter(patients)), clause="EN-51")  # fmt: skip
    yield Circumstance(
        "runes", QT_TRANSLATE_NOOP("espada-negra", "Runes of the healer"), Number(0, HARDEST),
        _within(runes), whose, "EN-50",
    )  # fmt: skip
    yield Circumstance(
        "level", QT_TRANSLATE_NOOP("espada-negra", "Level of the healer"), Number(-HARDEST, HARDEST),
        _within(level), clause="EN-50",
    )  # fmt: skip


_ONES_OWN = QT_TRANSLATE_NOOP("espada-negra", "of medicine; one’s own at first")
_ANOTHERS = QT_TRANSLATE_NOOP("espada-negra", "of medicine, of someone else: the unconscious treat nobody")


def _within(figure: int) -> int:
    return max(min(figure, HARDEST), -HARDEST)


def _attempt(person: Person, care: Care, said: Told) -> Attempt:
    what = str(said["what"])
    if person.unconscious and not said["runes"] and not said["level"]:
        raise Refused(
            QT_TRANSLATE_NOOP("espada-negra", "Say the runes and the level of whoever heals: the patient cannot."),
            "runes", "EN-50",
        )  # fmt: skip
    case = TreatInput(_ailment(person, what), care, int(said["runes"]), int(said["level"]), person.subject.house)
    told = note(
        QT_TRANSLATE_NOOP("espada-negra", "Runes {runes}, level {level}, difficulty {difficulty}"), "EN-50",
        runes=case.runes, level=case.level, difficulty=case.difficulty,
    )  # fmt: skip
    label = _ailments(person, care)[what]
    return Attempt(
        script=lambda: treat(case),
        cases={True: Case(_treated(person, what, care), "good"), False: _FAILED},
        case=lambda result: result.success,
        sentence=lambda result: note(NAMED, piece=label, said=_told(person, what, care, result)),
        effects=lambda result: left_behind(person.condition, _after(person.condition, what, care, result)),
        sources=(told,),
    )


_FAILED = Case(note(QT_TRANSLATE_NOOP("espada-negra", "a failure")), "bad")


def _ailment(person: Person, what: str) -> Ailment:
    """Whoever is woken counts by the gravest wound (EN-50)."""
    if what != WAKING:
        return person.condition.wounds[int(what)].grade
    grades = {wound.grade for wound in person.condition.wounds}
    return "very_grave" if "very_grave" in grades else "grave" if grades else "unconscious"


def _treated(person: Person, what: str, care: Care) -> Words:
    if what == WAKING:
        return note(QT_TRANSLATE_NOOP("espada-negra", "awake, and unable to fight"), "EN-34")
    wound = person.condition.wounds[int(what)]
    if wound.bleeds and care == "first_aid":
        return note(QT_TRANSLATE_NOOP("espada-negra", "it bleeds no more"), "EN-51")
    if care == "first_aid":
        return note(QT_TRANSLATE_NOOP("espada-negra", "it gets no worse for a day"), "EN-51")
    if wound.grade == "grave":
        return note(QT_TRANSLATE_NOOP("espada-negra", "its penalty is over"), "EN-51")
    return note(QT_TRANSLATE_NOOP("espada-negra", "it costs no more health; its penalty stays"), "EN-51")


def _told(person: Person, what: str, care: Care, result: TreatResult) -> Words:
    against = note(
        QT_TRANSLATE_NOOP("espada-negra", "{total} against {difficulty}"), "EN-50",
        total=result.total, difficulty=result.difficulty,
    )  # fmt: skip
    return several((_treated(person, what, care) if result.success else _FAILED.label, against))


def _after(before: Condition, what: str, care: Care, result: TreatResult) -> Condition:
    """Waking gives no health back, and the sheet knows of none (EN-50)."""
    return before if not result.success or what == WAKING else treated(before, int(what), care)


def treated(before: Condition, number: int, care: Care) -> Condition:
    """With one wound treated; after surgery a day of rest begins anew (EN-50, EN-51)."""
    wounds = list(before.wounds)
    wounds[number] = msgspec.structs.replace(wounds[number], treatment=care)
    rested = 0 if care == "surgery" else before.rested_hours
    return msgspec.structs.replace(before, wounds=tuple(wounds), rested_hours=rested)


def _rest(person: Person) -> Trial:
    asked, refusal = (_DAYS, _HOURS, _CARER, _PENALTY), dead_patient(person)
    return Trial(
        offers.REST.id, offers.REST.title, "EN-52", refusal or _rest_explained(person), refusal, asked,
        lambda told: _rest_attempt(person, complete(asked, told)),
    )  # fmt: skip


def _rest_explained(person: Person) -> Note:
    if person.unconscious:
        limit, taken = person.figures["unconscious"].total, person.condition.damage_taken
        return note(
            QT_TRANSLATE_NOOP("espada-negra", "Without first aid one wakes after %n hour(s)."), "EN-34",
            n=hours_unconscious(taken, limit),
        )  # fmt: skip
    told = note(
        QT_TRANSLATE_NOOP(
            "espada-negra",
            "Each full day heals, where surgery has seen to every wound. "
            "The campaign stays on its day: passing days moves it, for everyone.",
        ),
        "EN-52",
    )
    hours = person.condition.rested_hours
    if not hours:
        return told
    return note(
        QT_TRANSLATE_NOOP("espada-negra", "{told} Rested so far: {hours} h of 24."), "EN-52", told=told, hours=hours
    )


def _rest_attempt(person: Person, said: Told) -> Attempt:
    days, hours = int(said["days"]), int(said["hours"])
    if not days and not hours:
        raise Refused(QT_TRANSLATE_NOOP("espada-negra", "Rest takes an hour at least."), "hours", "EN-52")
    rest = after_rest(
        person.statistics, person.condition, days, hours, medicine=int(said["medicine"]), penalty=int(said["penalty"])
    )
    told = rest.notes or (note(QT_TRANSLATE_NOOP("espada-negra", "Rest changes nothing."), "EN-52"),)

    def script() -> Play:
        yield from told
        return rest.condition

    return Attempt(
        script=script,
        cases=_RESTED,
        case=lambda after: _outcome(person, after),
        sentence=lambda _result: sentences(told),
        effects=lambda _result: left_behind(person.condition, rest.condition),
        sources=told,
    )


_RESTED: Mapping[str, Case] = {
    "rested": Case(note(QT_TRANSLATE_NOOP("espada-negra", "rested")), "good"),
    "worse": Case(note(QT_TRANSLATE_NOOP("espada-negra", "worse"), "EN-51"), "warn"),
    "dead": Case(note(QT_TRANSLATE_NOOP("espada-negra", "dead"), "EN-35"), "bad"),
}


def _outcome(person: Person, after: Condition) -> str:
    if is_dead(person.statistics, after):
        return "dead"
    worse = sum(wound.grade == "very_grave" for wound in after.wounds) > sum(
        wound.grade == "very_grave" for wound in person.condition.wounds
    )
    return "worse" if worse or after.damage_taken > person.condition.damage_taken else "rested"
