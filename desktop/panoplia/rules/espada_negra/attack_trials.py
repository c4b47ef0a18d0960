# SPDX-License-Identifier: GPL-3.0-or-later
"""An attack from the sheet: with a weapon or bare hands, against what is told of the target (EN-20 to EN-36)."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from panoplia.rules.espada_negra import derived, gear, jobs, offers
from panoplia.rules.espada_negra.attack import AttackInput, Landed, landed
from panoplia.rules.espada_negra.attack_circumstances import circumstances, defender, paid
from panoplia.rules.espada_negra.character import Condition
from panoplia.rules.espada_negra.circumstances import (
    MOST_HURT,
    granted,
    modified,
    told_figure,
)
from panoplia.rules.espada_negra.exertion import after_effort, left_behind
from panoplia.rules.espada_negra.fighters import HARM, HIT, Attacker, Check, Paid, Weapon
from panoplia.rules.espada_negra.fitness import in_the_way, out_of_action
from panoplia.rules.espada_negra.person import Person
from panoplia.rules.espada_negra.sheet_gear import bare_hands
from panoplia.rules.espada_negra.skills import ATTRIBUTES, Attribute
from panoplia.rules.espada_negra.struck import (
    body_told,
    most_without_wound,
    penalty,
    struck_case,
    struck_cases,
    taken_told,
)
from panoplia.rules.espada_negra.texts import KINDS
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note, several
from panoplia.rules.system import Case, Piece
from panoplia.rules.trial import NAMED, Attempt, Effects, Told, Trial, complete
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


def attack_trials(person: Person) -> Iterator[Trial]:
    """With every weapon, in the order shown, and then without one."""
    for piece in person.subject.pieces:
        if isinstance(piece.data, gear.Weapon):
            yield _trial(Arm(piece, person))
    yield _trial(Arm(bare_hands(person.statistics), person))


def _trial(arm: Arm) -> Trial:
    offer, person = offers.attack(arm.weapon), arm.person
    refusal = out_of_action(person) or in_the_way(arm.weapon, person)
    asked = tuple(circumstances(arm.weapon, person))
    return Trial(
        offer.id, offer.title, "EN-22", refusal or _explained(arm), refusal, asked,
        lambda told: _attempt(arm, complete(asked, told)),
    )  # fmt: skip


def _explained(arm: Arm) -> Note:
    blows = _blows(arm, arm.person, (), {"modifier": 0})
    told = note(
        QT_TRANSLATE_NOOP("espada-negra", "Impact {impact}, runes {hit}; damage {damage} ({kind}), runes {harm}."),
        "EN-22", impact=blows.impact.total, hit=blows.hit.total, damage=blows.damage.total,
        kind=note(KINDS[arm.weapon.data.kind]), harm=blows.harm.total,
    )  # fmt: skip
    if not arm.dulls:
        return told
    return note(
        QT_TRANSLATE_NOOP("espada-negra", "{told} More than {structure} hits for damage take 1 off its damage."),
        "EN-29", told=told, structure=arm.weapon.data.structure,
    )  # fmt: skip


def _blows(arm: Arm, person: Person, by_act: tuple[Paid, ...], said: Told) -> Blows:
    statistics, condition, weapon = person.statistics, person.condition, arm.weapon
    # What an earlier attack of the act paid for is thrown at 0 stamina too.
    fresh = msgspec.structs.replace(condition, stamina=max(condition.stamina, 1))
    hitting, harming = (fresh if check in by_act else condition for check in ("hit", "damage"))
    return Blows(
        modified(derived.impact(statistics, weapon), said, "EN-22"),
        _doubled(derived.runes_to_hit(statistics, hitting, person.used), person, "agilidad", "hit" in by_act),
        derived.damage(statistics, condition, weapon, gear.lost(weapon)),
        _doubled(derived.runes_for_damage(statistics, harming), person, "fuerza", "damage" in by_act),
    )


def _doubled(figure: Sum, person: Person, key: Attribute, by_act: bool) -> Sum:
    if not by_act:
        return figure
    told = note(QT_TRANSLATE_NOOP("espada-negra", "effort of this act: {attribute}"), attribute=note(ATTRIBUTES[key]))
    return added((*figure.terms, Term(told, person.figures[key].total, "EN-5")))


def _attempt(arm: Arm, said: Told) -> Attempt:
    person, by_act = granted(arm.person, said), paid(said)
    blows = _blows(arm, person, by_act, said)
    case = AttackInput(_attacker(arm, person, blows, said), defender(arm.weapon.data.kind, said))
    most = _most(case)
    return Attempt(
        script=lambda: landed(case),
        cases=_cases(arm, most),
        case=lambda came: _case(arm, case, came, most),
        sentence=lambda came: note(NAMED, piece=arm.weapon.name, said=_in_words(arm, case, came)),
        effects=lambda came: _effects(arm, came),
        carried_on=lambda came: _carried_on(case, came),
        sources=tuple(_sources(arm, blows)),
    )


def _attacker(arm: Arm, person: Person, blows: Blows, said: Told) -> Attacker:
    figures, data = person.figures, arm.weapon.data
    return Attacker(
        agilidad=figures["agilidad"].total, fuerza=figures["fuerza"].total, voluntad=figures["voluntad"].total,
        stamina=person.condition.stamina, initiative=figures["initiative"].total,
        spent_this_turn=int(said.get("spent", 0)), effort_limit=person.statistics.effort_limit,
        hand_free_g=derived.hand_free(person.statistics, person.used), paid=paid(said),
        weapon=Weapon(blows.impact.total, blows.damage.total, data.kind, data.structure, fists=not arm.weapon.id),
    )  # fmt: skip


def _sources(arm: Arm, blows: Blows) -> Iterator[Words]:
    yield from told_figure(QT_TRANSLATE_NOOP("espada-negra", "Impact"), blows.impact, "EN-22")
    yield from told_figure(_runes(HIT), blows.hit, "EN-22")
    kind = note(KINDS[arm.weapon.data.kind])
    damage = note(QT_TRANSLATE_NOOP("espada-negra", "Damage ({kind})"), kind=kind)
    yield from told_figure(damage, blows.damage, "EN-24")
    yield from told_figure(_runes(HARM), blows.harm, "EN-24")


def _runes(check: Check) -> Words:
    return note(RUNES, what=note(check.why))


def _most(case: AttackInput) -> int:
    """The most damage to the body without a wound."""
    attacker = case.attacker
    doubled = "damage" in attacker.paid or attacker.effort_limit > attacker.spent_this_turn
    most = attacker.weapon.damage + attacker.fuerza * (1 + doubled)
    return most_without_wound(most, case.defender.fuerza)


def _cases(arm: Arm, most: int) -> Mapping[Any, Case]:
    dulled = {"dulled": Case(note(QT_TRANSLATE_NOOP("espada-negra", "weapon dulled"), "EN-29"), "warn")}
    return {
        **(dulled if arm.dulls else {}),
        "missed": Case(note(QT_TRANSLATE_NOOP("espada-negra", "missed"), "EN-23"), "muted"),
        "armour": Case(note(QT_TRANSLATE_NOOP("espada-negra", "armour alone hit"), "EN-25"), "muted"),
        "nothing": Case(note(QT_TRANSLATE_NOOP("espada-negra", "hit, no damage"), "EN-24"), "muted"),
        **struck_cases(most),
    }


def _case(arm: Arm, case: AttackInput, came: Landed, most: int) -> Any:
    if came.outcome == "miss":
        return "missed"
    blow = came.blow
    struck = struck_case(blow.suffered, blow.to_body, case.defender.body, most) if blow.to_body else None
    if struck in ("dead", "unconscious", "grave", "very_grave"):
        return struck
    if arm.dulls and blow.weapon_damage:
        return "dulled"
    return struck or ("armour" if came.outcome == "armour" else "nothing")


def _in_words(arm: Arm, case: AttackInput, came: Landed) -> Words:
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
            before=case.defender.armour.structure_left, after=_structure_left(case, came),
        )  # fmt: skip
    elif not blow.to_body:
        yield _no_damage(came)
    if blow.to_body:
        yield taken_told(blow.to_body, blow.suffered)
    yield from body_told(blow.suffered, case.defender.body)
    if arm.dulls and blow.weapon_damage:
        yield jobs.left_words(arm.weapon, gear.lost(arm.weapon) + 1)


def _structure_left(case: AttackInput, came: Landed) -> int:
    return case.defender.armour.structure_left - came.blow.to_armour


def _no_damage(came: Landed) -> Note:
    if came.outcome == "armour":
        return note(QT_TRANSLATE_NOOP("espada-negra", "hits the armour, no damage"), "EN-25")
    return note(QT_TRANSLATE_NOOP("espada-negra", "hits, no damage"), "EN-24")


def _effects(arm: Arm, came: Landed) -> Effects:
    before: Condition = arm.person.condition
    left, _ = came.blow.vigours
    effects = left_behind(before, after_effort(before, before.stamina - left.stamina))
    if not (arm.dulls and came.blow.weapon_damage):
        return effects
    wear = {arm.weapon.id: gear.with_lost(arm.weapon, gear.lost(arm.weapon) + 1)}
    return msgspec.structs.replace(effects, wear=wear)


def _carried_on(case: AttackInput, came: Landed) -> Told:
    """The target as it is by now; of one that is dead nothing is left to strike at."""
    suffered, (_, left) = came.blow.suffered, came.blow.vigours
    if suffered.body.dead:
        return {}
    return {
        "damage_taken": min(suffered.body.damage_taken, MOST_HURT),
        "structure": _structure_left(case, came),
        "stamina": max(left.stamina - penalty(suffered, "torso"), 0),
        "initiative": max(case.defender.initiative - penalty(suffered, "leg"), 0),
    }
