# SPDX-License-Identifier: GPL-3.0-or-later
"""An attack with a weapon as figures, bars of odds and words, for sheet and fight (EN-5, EN-22 to EN-29, EN-33)."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from panoplia.rules.espada_negra import derived, gear, jobs
from panoplia.rules.espada_negra.attack import AttackInput, Landed
from panoplia.rules.espada_negra.character import Statistics
from panoplia.rules.espada_negra.circumstances import modified, told_figure
from panoplia.rules.espada_negra.fighters import HARM, HIT, Attacker, Check, Paid, Weapon
from panoplia.rules.espada_negra.gear import BARE_HANDS
from panoplia.rules.espada_negra.person import Person
from panoplia.rules.espada_negra.skills import ATTRIBUTES, Attribute
from panoplia.rules.espada_negra.struck import (
    body_told,
    most_without_wound,
    struck_case,
    struck_cases,
    taken_told,
)
from panoplia.rules.espada_negra.texts import KINDS
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note, several
from panoplia.rules.system import Case, Piece
from panoplia.rules.why import Sum, Term, added

RUNES = QT_TRANSLATE_NOOP("espada-negra", "Runes ({what})")


class Arm(msgspec.Struct, frozen=True):
    """A weapon in someone's hands."""

    weapon: Piece
    person: Person

    @property
    def dulls(self) -> bool:
        """Whether it can lose damage by use (EN-29)."""
        return bool(self.weapon.id and gear.left(self.weapon))


class Blows(msgspec.Struct, frozen=True):
    """The figures of an attack, as the sheet shows them."""

    impact: Sum
    hit: Sum
    damage: Sum
    harm: Sum


def bare_hands(statistics: Statistics) -> Piece:
    """Bare hands as this character has them: those of a creature may be claws."""
    data = msgspec.structs.replace(BARE_HANDS.data, impact=statistics.unarmed_impact, damage=statistics.unarmed_damage)
    return msgspec.structs.replace(BARE_HANDS, data=data)


def blows_of(arm: Arm, by_act: tuple[Paid, ...] = (), more: tuple[Term, ...] = ()) -> Blows:
    """What an attack is made of; checks of ``by_act`` are paid already, and ``more`` is added to the impact."""
    person, weapon = arm.person, arm.weapon
    statistics, condition = person.statistics, person.condition
    # What an earlier attack of the act paid for is thrown at 0 stamina too.
    fresh = msgspec.structs.replace(condition, stamina=max(condition.stamina, 1)) if by_act else condition
    hitting, harming = (fresh if check in by_act else condition for check in ("hit", "damage"))
    return Blows(
        modified(derived.impact(statistics, weapon), *more),
        _doubled(derived.runes_to_hit(statistics, hitting, person.used), person, "agilidad", "hit" in by_act),
        derived.damage(statistics, condition, weapon, gear.lost(weapon)),
        _doubled(derived.runes_for_damage(statistics, harming), person, "fuerza", "damage" in by_act),
    )


def _doubled(figure: Sum, person: Person, key: Attribute, by_act: bool) -> Sum:
    if not by_act:
        return figure
    told = note(QT_TRANSLATE_NOOP("espada-negra", "effort of this act: {attribute}"), attribute=note(ATTRIBUTES[key]))
    return added((*figure.terms, Term(told, derived.attribute(person.statistics, key).total, "EN-5")))


def attacker(arm: Arm, blows: Blows, spent: int, by_act: tuple[Paid, ...]) -> Attacker:
    """Who attacks, who has spent so much effort in this turn."""
    person, data = arm.person, arm.weapon.data
    statistics, condition = person.statistics, person.condition
    return Attacker(
        agilidad=derived.attribute(statistics, "agilidad").total,
        fuerza=derived.attribute(statistics, "fuerza").total,
        voluntad=derived.attribute(statistics, "voluntad").total,
        stamina=condition.stamina, initiative=derived.initiative(statistics, condition, person.used).total,
        spent_this_turn=spent, effort_limit=statistics.effort_limit,
        hand_free_g=derived.hand_free(statistics, person.used), paid=by_act,
        weapon=Weapon(blows.impact.total, blows.damage.total, data.kind, data.structure, fists=not arm.weapon.id),
    )  # fmt: skip


def sources(arm: Arm, blows: Blows) -> Iterator[Words]:
    """Every figure of an attack, and its terms."""
    yield from told_figure(QT_TRANSLATE_NOOP("espada-negra", "Impact"), blows.impact, "EN-22")
    yield from told_figure(_runes(HIT), blows.hit, "EN-22")
    kind = note(KINDS[arm.weapon.data.kind])
    damage = note(QT_TRANSLATE_NOOP("espada-negra", "Damage ({kind})"), kind=kind)
    yield from told_figure(damage, blows.damage, "EN-24")
    yield from told_figure(_runes(HARM), blows.harm, "EN-24")


def _runes(check: Check) -> Words:
    return note(RUNES, what=note(check.why))


def most_harm(case: AttackInput) -> int:
    """The most damage to the body without a wound."""
    one = case.attacker
    doubled = "damage" in one.paid or one.effort_limit > one.spent_this_turn
    return most_without_wound(one.weapon.damage + one.fuerza * (1 + doubled), case.defender.fuerza)


def cases(arm: Arm, most: int) -> Mapping[Any, Case]:
    """The bars of an attack."""
    dulled = {"dulled": Case(note(QT_TRANSLATE_NOOP("espada-negra", "weapon dulled"), "EN-29"), "warn")}
    return {
        **(dulled if arm.dulls else {}),
        "missed": Case(note(QT_TRANSLATE_NOOP("espada-negra", "missed"), "EN-23"), "muted"),
        "armour": Case(note(QT_TRANSLATE_NOOP("espada-negra", "armour alone hit"), "EN-25"), "muted"),
        "nothing": Case(note(QT_TRANSLATE_NOOP("espada-negra", "hit, no damage"), "EN-24"), "muted"),
        **struck_cases(most),
    }


def case_of(arm: Arm, case: AttackInput, came: Landed, most: int) -> Any:
    """The bar of a result: the worst that it did."""
    if came.outcome == "miss":
        return "missed"
    blow = came.blow
    struck = struck_case(blow.suffered, blow.to_body, case.defender.body, most) if blow.to_body else None
    if struck in ("dead", "unconscious", "grave", "very_grave"):
        return struck
    if arm.dulls and blow.weapon_damage:
        return "dulled"
    return struck or ("armour" if came.outcome == "armour" else "nothing")


def in_words(arm: Arm, case: AttackInput, came: Landed) -> Words:
    """A result in a line."""
    parts = tuple(_told(arm, case, came))
    return several(parts) if len(parts) > 1 else parts[0]


def _told(arm: Arm, case: AttackInput, came: Landed) -> Iterator[Words]:
    blow = came.blow
    if came.outcome == "miss":
        yield note(QT_TRANSLATE_NOOP("espada-negra", "misses"), "EN-23")
        return
    if blow.to_armour:
        yield note(
            QT_TRANSLATE_NOOP("espada-negra", "armour: structure {before} → {after}"), "EN-25",
            before=case.defender.armour.structure_left, after=structure_left(case, came),
        )  # fmt: skip
    elif not blow.to_body:
        yield _no_damage(came)
    if blow.to_body:
        yield taken_told(blow.to_body, blow.suffered)
    yield from body_told(blow.suffered, case.defender.body)
    if arm.dulls and blow.weapon_damage:
        yield jobs.left_words(arm.weapon, gear.lost(arm.weapon) + 1)


def structure_left(case: AttackInput, came: Landed) -> int:
    """What an attack leaves of the armour."""
    return case.defender.armour.structure_left - came.blow.to_armour


def _no_damage(came: Landed) -> Note:
    if came.outcome == "armour":
        return note(QT_TRANSLATE_NOOP("espada-negra", "hits the armour, no damage"), "EN-25")
    return note(QT_TRANSLATE_NOOP("espada-negra", "hits, no damage"), "EN-24")


def dulled(arm: Arm, came: Landed) -> gear.Wear | None:
    """The wear of the weapon, where the attack took a point off its damage (EN-29)."""
    if not (arm.dulls and came.blow.weapon_damage):
        return None
    return gear.with_lost(arm.weapon, gear.lost(arm.weapon) + 1)
