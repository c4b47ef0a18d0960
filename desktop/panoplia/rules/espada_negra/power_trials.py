# SPDX-License-Identifier: GPL-3.0-or-later
"""Concentration and powers from the sheet (EN-5, EN-11, EN-26, EN-37)."""

from collections.abc import Iterator

from panoplia.rules.espada_negra import offers
from panoplia.rules.espada_negra.attack_circumstances import ITS, not_dead
from panoplia.rules.espada_negra.character import DERIVED
from panoplia.rules.espada_negra.check_trials import Checked, check_of, of_skill
from panoplia.rules.espada_negra.circumstances import (
    HURT,
    MORE_RUNES,
    MOST_HURT,
    MOST_STRONG,
    difficulty,
    of_target,
    own,
)
from panoplia.rules.espada_negra.concentration import concentrate
from panoplia.rules.espada_negra.energy import EnergyInput
from panoplia.rules.espada_negra.exertion import effort_told, exerted, left_behind
from panoplia.rules.espada_negra.fitness import out_of_action
from panoplia.rules.espada_negra.focus import concentrated, focus_of, no_initiative
from panoplia.rules.espada_negra.gear import Power, cost_of
from panoplia.rules.espada_negra.person import Person
from panoplia.rules.espada_negra.powers import Used, Working, strikes, too_little, way_told, ways
from panoplia.rules.espada_negra.skills import ATTRIBUTES, CONCENTRATION
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.system import Lore
from panoplia.rules.trial import NAMED, Attempt, Circumstance, Effects, Told, Trial, complete


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
    refusal = out_of_action(person) or no_initiative(person)
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


def _concentrate(checked: Checked, person: Person, said: Told) -> Attempt:
    before, focus = person.condition, focus_of(checked, person, said)
    return Attempt(
        script=lambda: exerted(concentrate(focus.case)),
        cases=focus.cases,
        case=focus.case_of,
        sentence=focus.in_words,
        effects=lambda came: left_behind(before, concentrated(before, came)),
        sources=focus.sources,
    )


def _power(person: Person, lore: Lore) -> Trial:
    offer, power = offers.power(lore), lore.data
    refusal = out_of_action(person) or too_little(person, power)
    explained = note(
        QT_TRANSLATE_NOOP("espada-negra", "Cost: {cost} of {points} points of concentration, whatever comes of it."),
        "EN-37", cost=cost_of(power), points=person.condition.concentration,
    )  # fmt: skip
    asked = tuple(_asked(person, power))
    return Trial(
        offer.id, offer.title, "EN-37", refusal or explained, refusal, asked,
        lambda told: _use(person, lore, complete(asked, told)),
    )  # fmt: skip


def _asked(person: Person, power: Power) -> Iterator[Circumstance]:
    known = ways(person)
    yield way_told(known)
    yield difficulty(person.subject.house)
    if power.energy and strikes(power):
        resisted = note(ITS, figure=note(DERIVED[power.energy]))
        yield of_target("resistance", resisted, 0, "EN-26")
        for key in ("voluntad", "fuerza"):
            yield of_target(key, note(ITS, figure=note(_BODY[key])), 2, "EN-1", MOST_STRONG)
        yield HURT
    yield MORE_RUNES
    yield from effort_told(person)
    yield from own(person.statistics, *(target for way in known.values() for target in way.own))


_BODY = {"voluntad": ATTRIBUTES["voluntad"], "fuerza": ATTRIBUTES["fuerza"]}


def _use(person: Person, lore: Lore, said: Told) -> Attempt:
    power: Power = lore.data
    case, told = check_of(ways(person)[str(said["way"])], person, said)
    working = Working(power, case, person.condition, _strike(power, said))
    return Attempt(
        script=working.play,
        cases=working.cases,
        case=working.case_of,
        sentence=lambda used: note(NAMED, piece=lore.names, said=working.in_words(used)),
        effects=lambda used: Effects(condition=working.after(used)),
        carried_on=_carried_on,
        sources=(*told, *working.sources),
    )


def _strike(power: Power, said: Told) -> EnergyInput | None:
    if not strikes(power):
        return None
    fuerza, taken = int(said["fuerza"]), int(said["damage_taken"])
    not_dead(fuerza, taken)
    return EnergyInput(power.damage or 0, int(said["resistance"]), int(said["voluntad"]), fuerza, taken)


def _carried_on(used: Used) -> Told:
    if used.struck is None or used.struck.dead:
        return {}
    return {"damage_taken": min(used.struck.damage_taken, MOST_HURT)}
