# SPDX-License-Identifier: GPL-3.0-or-later
"""A power at work, as bars of odds and words, for sheet and fight (EN-5, EN-26, EN-37).

That a power is checked by a supernatural skill, and that its points are gone either way, is **(set)**: the chapter
leaves powers to another one.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from panoplia.rules.editors import Pick
from panoplia.rules.espada_negra.blows import Suffered
from panoplia.rules.espada_negra.character import Condition
from panoplia.rules.espada_negra.check_trials import PASSED, Checked, of_attribute, of_skill, passed_told
from panoplia.rules.espada_negra.checks import CheckInput, check
from panoplia.rules.espada_negra.circumstances import FIGURE, with_clause
from panoplia.rules.espada_negra.energy import EnergyInput, EnergyResult, energy_attack
from panoplia.rules.espada_negra.exertion import Exerted, after_effort, exerted
from panoplia.rules.espada_negra.focus import POINTS
from panoplia.rules.espada_negra.gear import Power, cost_of
from panoplia.rules.espada_negra.person import Person
from panoplia.rules.espada_negra.skills import CONCENTRATION, SPHERE, Attribute
from panoplia.rules.espada_negra.struck import body_told, most_without_wound, struck_case, struck_cases, taken_told
from panoplia.rules.espada_negra.texts import ENERGIES
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note, several
from panoplia.rules.script import Play
from panoplia.rules.system import Case
from panoplia.rules.trial import Circumstance

POTENCY: Attribute = "potencia"


class Used(msgspec.Struct, frozen=True):
    """The check of a power, the stamina spent on it, and what it did to its target, if it struck one."""

    check: Exerted
    struck: EnergyResult | None = None


def strikes(power: Power) -> bool:
    """Whether it does damage to someone (EN-26)."""
    return power.energy is not None and power.damage is not None


def ways(person: Person) -> Mapping[str, Checked]:
    """What a power can be checked by: the supernatural skills, the sphere first, and potency alone."""
    found = [skill for skill in person.skills.values() if skill.kind == "supernatural" and skill.key != CONCENTRATION]
    skills = sorted(found, key=lambda skill: skill.key != SPHERE)
    return {
        **{f"skill:{skill.key}": of_skill(skill) for skill in skills},
        f"attribute:{POTENCY}": of_attribute(POTENCY),
    }


def way_told(known: Mapping[str, Checked]) -> Circumstance:
    """By what a power is checked."""
    options = tuple((id, way.words) for id, way in known.items())
    label = QT_TRANSLATE_NOOP("espada-negra", "Checked by")
    return Circumstance("way", label, Pick(options), options[0][0], clause="EN-37")


def too_little(person: Person, power: Power) -> Note | None:
    """Why there is not enough concentration for it (EN-37)."""
    points = person.condition.concentration
    if points >= cost_of(power):
        return None
    return note(
        QT_TRANSLATE_NOOP("espada-negra", "It costs {cost} points of concentration, and there are {points}."), "EN-37",
        cost=cost_of(power), points=points,
    )  # fmt: skip


class Working(msgspec.Struct, frozen=True):
    """A power under its circumstances: its check, who works it, and whom it strikes, if anyone."""

    power: Power
    case: CheckInput
    before: Condition
    strike: EnergyInput | None

    def play(self) -> Play:
        """The check, and on a success the damage."""
        came: Exerted = yield from exerted(check(self.case))
        if self.strike is None or not came.result.success:
            return Used(came)
        struck = yield from energy_attack(self.strike)
        return Used(came, struck)

    @property
    def _most(self) -> int:
        assert self.strike is not None
        return most_without_wound(self.strike.base - self.strike.resistance, self.strike.fuerza)

    @property
    def cases(self) -> Mapping[Any, Case]:
        """The bars of the check, or of the damage."""
        if self.strike is None:
            return PASSED
        nothing = {"nothing": Case(note(QT_TRANSLATE_NOOP("espada-negra", "no damage"), "EN-26"), "muted")}
        return {False: PASSED[False], **nothing, **struck_cases(self._most)}

    def case_of(self, used: Used) -> Any:
        """The bar of a result."""
        if self.strike is None or used.struck is None:
            return used.check.result.success
        if not used.struck.damage:
            return "nothing"
        return struck_case(suffered_by(self.strike, used.struck), used.struck.damage, self.strike.body, self._most)

    def in_words(self, used: Used) -> Words:
        """The result in a line."""
        return several(self._told(used))

    def _told(self, used: Used) -> Iterator[Words]:
        yield passed_told(used.check.result, self.case.difficulty)
        if self.strike and used.struck:
            suffered = suffered_by(self.strike, used.struck)
            yield taken_told(used.struck.damage, suffered)
            yield from body_told(suffered, self.strike.body)
        after = self.after(used).concentration
        yield note(POINTS, "EN-37", before=self.before.concentration, after=after)

    def after(self, used: Used) -> Condition:
        """The condition of who works it: its points are gone, and what effort takes."""
        points = self.before.concentration - cost_of(self.power)
        return after_effort(msgspec.structs.replace(self.before, concentration=points), used.check.spent)

    @property
    def sources(self) -> Iterator[Words]:
        """Its damage."""
        if self.strike and self.power.energy:
            kind = note(ENERGIES[self.power.energy])
            what = note(QT_TRANSLATE_NOOP("espada-negra", "Damage ({kind})"), kind=kind)
            yield with_clause(note(FIGURE, what=what, figure=self.strike.base), "EN-26")


def suffered_by(strike: EnergyInput, struck: EnergyResult) -> Suffered:
    """What energy did to someone."""
    after = msgspec.structs.replace(strike.body, damage_taken=struck.damage_taken)
    return Suffered(after, struck.stun, struck.wound, struck.wound_place)
