# SPDX-License-Identifier: GPL-3.0-or-later
"""Concentration and powers from the sheet (EN-5, EN-11, EN-26, EN-37).

That a power is checked by a supernatural skill, and that its points are gone either way, is **(set)**: the chapter
leaves powers to another one.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from panoplia.rules.editors import Pick
from panoplia.rules.espada_negra import offers
from panoplia.rules.espada_negra.attack_circumstances import ITS, not_dead
from panoplia.rules.espada_negra.blows import Body, Suffered
from panoplia.rules.espada_negra.character import DERIVED, MOST_POINTS, Condition
from panoplia.rules.espada_negra.check_trials import PASSED, Checked, check_of, of_attribute, of_skill, passed_told
from panoplia.rules.espada_negra.checks import CheckInput, check
from panoplia.rules.espada_negra.circumstances import (
    FIGURE,
    HURT,
    MORE_RUNES,
    MOST_HURT,
    MOST_STRONG,
    difficulty,
    granted,
    modified,
    of_target,
    own,
    told_figure,
    told_terms,
    with_clause,
)
from panoplia.rules.espada_negra.concentration import ConcentrateInput, concentrate
from panoplia.rules.espada_negra.energy import EnergyInput, EnergyResult, energy_attack
from panoplia.rules.espada_negra.exertion import Exerted, after_effort, effort, effort_told, exerted, left_behind
from panoplia.rules.espada_negra.fitness import out_of_action
from panoplia.rules.espada_negra.gear import Power, cost_of
from panoplia.rules.espada_negra.person import Person
from panoplia.rules.espada_negra.skills import ATTRIBUTES, CONCENTRATION, SPHERE, Attribute
from panoplia.rules.espada_negra.struck import body_told, most_without_wound, struck_case, struck_cases, taken_told
from panoplia.rules.espada_negra.texts import ENERGIES
from panoplia.rules.gauges import Role
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note, several
from panoplia.rules.script import Play
from panoplia.rules.system import Case, Lore
from panoplia.rules.trial import NAMED, Attempt, Circumstance, Effects, Told, Trial, complete

POTENCY: Attribute = "potencia"
MOST_BARS = 8
POINTS = QT_TRANSLATE_NOOP("espada-negra", "concentration {before} → {after}")


def power_trials(person: Person) -> Iterator[Trial]:
    """Concentration, then each power that the sheet lists and the campaign knows."""
    yield _concentration(person)
    known = person.by_ref("power")
    for key in dict.fromkeys(each.key for each in person.statistics.powers):
        if key in known:
            yield _power(person, known[key])


def _concentration(person: Person) -> Trial:
    offer, tested = offers.CONCENTRATE, person.check(CONCENTRATION)
    if not tested.skill:
        lost = note(offers.NOT_LISTED, "EN-3", key=CONCENTRATION)
        return Trial(offer.id, offer.title, "EN-37", lost, lost)
    checked = of_skill(tested.skill)
    refusal = out_of_action(person) or _no_initiative(person)
    asked = (MORE_RUNES, *effort_told(person), *own(person.statistics, *checked.own))
    explained = note(
        QT_TRANSLATE_NOOP(
            "espada-negra", "After an act, once a turn: a point of initiative for what a check comes to."
        ), "EN-37",
    )  # fmt: skip
    return Trial(
        offer.id, offer.title, "EN-37", refusal or explained, refusal, asked,
        lambda told: _concentrate(checked, person, complete(asked, told)),
    )  # fmt: skip


def _no_initiative(person: Person) -> Note | None:
    if person.figures["initiative"].total:
        return None
    return note(QT_TRANSLATE_NOOP("espada-negra", "There is no initiative left to give up."), "EN-11")


def _concentrate(checked: Checked, person: Person, said: Told) -> Attempt:
    before, thrown = person.condition, checked.thrown(granted(person, said))
    runes = modified(thrown.runes, said)
    case = ConcentrateInput(
        runes.total, person.figures["initiative"].total, thrown.level.total, before.concentration,
        effort(person, thrown.runes.total, runes.total, said),
    )  # fmt: skip
    least = max(case.level, 0)
    most = max(case.level + max(case.runes + (case.effort or 0), 0), 0)
    width = (most - least) // MOST_BARS + 1
    return Attempt(
        script=lambda: exerted(concentrate(case)),
        cases={low: _gained(low, min(low + width - 1, most)) for low in range(least, most + 1, width)},
        case=lambda came: (came.result.points - case.points - least) // width * width + least,
        sentence=lambda came: _concentrated_told(case, came),
        effects=lambda came: left_behind(before, _concentrated(before, came)),
        sources=(
            *told_figure(note(QT_TRANSLATE_NOOP("espada-negra", "Runes")), runes, "EN-3"), *told_terms(thrown.level)
        ),
    )  # fmt: skip


def _gained(low: int, high: int) -> Case:
    tone: Role = "accent2" if high else "muted"
    if low == high:
        return Case(note(QT_TRANSLATE_NOOP("espada-negra", "points +{points}"), points=low), tone)
    return Case(note(QT_TRANSLATE_NOOP("espada-negra", "points +{low}–{high}"), low=low, high=high), tone)


def _concentrated_told(case: ConcentrateInput, came: Exerted) -> Words:
    return several((
        note(POINTS, "EN-37", before=case.points, after=came.result.points),
        note(QT_TRANSLATE_NOOP("espada-negra", "initiative {before} → {after}"), "EN-37",
             before=case.initiative, after=came.result.initiative),
    ))  # fmt: skip


def _concentrated(before: Condition, came: Exerted) -> Condition:
    """Stamina that is spent on concentration itself costs none of it (EN-37)."""
    return msgspec.structs.replace(
        before, stamina=before.stamina - came.spent, initiative_lost=min(before.initiative_lost + 1, MOST_POINTS),
        concentration=min(came.result.points, MOST_POINTS),
    )  # fmt: skip


class Used(msgspec.Struct, frozen=True):
    """The check of a power, the stamina spent on it, and what it did to its target, if it struck one."""

    check: Exerted
    struck: EnergyResult | None = None


def _power(person: Person, lore: Lore) -> Trial:
    offer, power = offers.power(lore), lore.data
    refusal = out_of_action(person) or _too_little(person, power)
    explained = note(
        QT_TRANSLATE_NOOP("espada-negra", "Cost: {cost} of {points} points of concentration, whatever comes of it."),
        "EN-37", cost=cost_of(power), points=person.condition.concentration,
    )  # fmt: skip
    asked = tuple(_asked(person, power))
    return Trial(
        offer.id, offer.title, "EN-37", refusal or explained, refusal, asked,
        lambda told: _use(person, lore, complete(asked, told)),
    )  # fmt: skip


def _too_little(person: Person, power: Power) -> Note | None:
    points = person.condition.concentration
    if points >= cost_of(power):
        return None
    return note(
        QT_TRANSLATE_NOOP("espada-negra", "It costs {cost} points of concentration, and there are {points}."), "EN-37",
        cost=cost_of(power), points=points,
    )  # fmt: skip


def _ways(person: Person) -> Mapping[str, Checked]:
    """What a power can be checked by: the supernatural skills, the sphere first, and potency alone."""
    found = [skill for skill in person.skills.values() if skill.kind == "supernatural" and skill.key != CONCENTRATION]
    skills = sorted(found, key=lambda skill: skill.key != SPHERE)
    return {
        **{f"skill:{skill.key}": of_skill(skill) for skill in skills},
        f"attribute:{POTENCY}": of_attribute(POTENCY),
    }


def _asked(person: Person, power: Power) -> Iterator[Circumstance]:
    ways = _ways(person)
    options = tuple((id, way.words) for id, way in ways.items())
    yield Circumstance("way", QT_TRANSLATE_NOOP("espada-negra", "Checked by"), Pick(options), options[0][0],
                       clause="EN-37")  # fmt: skip
    yield difficulty(person.subject.house)
    if power.energy and power.damage is not None:
        resisted = note(ITS, figure=note(DERIVED[power.energy]))
        yield of_target("resistance", resisted, 0, "EN-26")
        for key in ("voluntad", "fuerza"):
            yield of_target(key, note(ITS, figure=note(_BODY[key])), 2, "EN-1", MOST_STRONG)
        yield HURT
    yield MORE_RUNES
    yield from effort_told(person)
    yield from own(person.statistics, *(target for way in ways.values() for target in way.own))


_BODY = {"voluntad": ATTRIBUTES["voluntad"], "fuerza": ATTRIBUTES["fuerza"]}


def _use(person: Person, lore: Lore, said: Told) -> Attempt:
    power: Power = lore.data
    case, told = check_of(_ways(person)[str(said["way"])], person, said)
    strike = _strike(power, said)
    before = person.condition
    return Attempt(
        script=lambda: _used(case, strike),
        cases=_cases(strike),
        case=lambda used: _case(strike, used),
        sentence=lambda used: note(NAMED, piece=lore.names, said=several(_told(before, power, case, strike, used))),
        effects=lambda used: Effects(condition=_paid(before, power, used)),
        carried_on=_carried_on,
        sources=(*told, *_energy_told(power, strike)),
    )


def _strike(power: Power, said: Told) -> EnergyInput | None:
    if not power.energy or power.damage is None:
        return None
    fuerza, taken = int(said["fuerza"]), int(said["damage_taken"])
    not_dead(fuerza, taken)
    return EnergyInput(power.damage, int(said["resistance"]), int(said["voluntad"]), fuerza, taken)


def _energy_told(power: Power, strike: EnergyInput | None) -> Iterator[Words]:
    if strike and power.energy:
        what = note(QT_TRANSLATE_NOOP("espada-negra", "Damage ({kind})"), kind=note(ENERGIES[power.energy]))
        yield with_clause(note(FIGURE, what=what, figure=strike.base), "EN-26")


def _used(case: CheckInput, strike: EnergyInput | None) -> Play:
    came: Exerted = yield from exerted(check(case))
    if strike is None or not came.result.success:
        return Used(came)
    struck = yield from energy_attack(strike)
    return Used(came, struck)


def _body(strike: EnergyInput) -> Body:
    return Body(strike.voluntad, strike.fuerza, strike.damage_taken)


def _suffered(strike: EnergyInput, struck: EnergyResult) -> Suffered:
    after = Body(strike.voluntad, strike.fuerza, struck.damage_taken)
    return Suffered(after, struck.stun, struck.wound, struck.wound_place)


def _most(strike: EnergyInput) -> int:
    return most_without_wound(strike.base - strike.resistance, strike.fuerza)


def _cases(strike: EnergyInput | None) -> Mapping[Any, Case]:
    if strike is None:
        return PASSED
    nothing = {"nothing": Case(note(QT_TRANSLATE_NOOP("espada-negra", "no damage"), "EN-26"), "muted")}
    return {False: PASSED[False], **nothing, **struck_cases(_most(strike))}


def _case(strike: EnergyInput | None, used: Used) -> Any:
    if strike is None or used.struck is None:
        return used.check.result.success
    if not used.struck.damage:
        return "nothing"
    return struck_case(_suffered(strike, used.struck), used.struck.damage, _body(strike), _most(strike))


def _told(before: Condition, power: Power, case: CheckInput, strike: EnergyInput | None, used: Used) -> Iterator[Words]:
    yield passed_told(used.check.result, case.difficulty)
    if strike and used.struck:
        suffered = _suffered(strike, used.struck)
        yield taken_told(used.struck.damage, suffered)
        yield from body_told(suffered, _body(strike))
    after = _paid(before, power, used).concentration
    yield note(POINTS, "EN-37", before=before.concentration, after=after)


def _paid(before: Condition, power: Power, used: Used) -> Condition:
    paid = msgspec.structs.replace(before, concentration=before.concentration - cost_of(power))
    return after_effort(paid, used.check.spent)


def _carried_on(used: Used) -> Told:
    if used.struck is None or used.struck.dead:
        return {}
    return {"damage_taken": min(used.struck.damage_taken, MOST_HURT)}
