# SPDX-License-Identifier: GPL-3.0-or-later
"""An attack from the sheet: with a weapon or bare hands, against what is told of the target (EN-20 to EN-36)."""

from collections.abc import Iterator

import msgspec

from panoplia.rules.espada_negra import gear, offers
from panoplia.rules.espada_negra.attack import AttackInput, Landed, landed
from panoplia.rules.espada_negra.attack_circumstances import circumstances, defender, paid
from panoplia.rules.espada_negra.character import Condition
from panoplia.rules.espada_negra.circumstances import MOST_HURT, by_the_gm, granted
from panoplia.rules.espada_negra.exertion import after_effort, left_behind
from panoplia.rules.espada_negra.fitness import in_the_way, out_of_action
from panoplia.rules.espada_negra.person import Person
from panoplia.rules.espada_negra.strikes import (
    Arm,
    attacker,
    bare_hands,
    blows_of,
    case_of,
    cases,
    dulled,
    in_words,
    most_harm,
    sources,
    structure_left,
)
from panoplia.rules.espada_negra.struck import penalty
from panoplia.rules.espada_negra.texts import KINDS
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.trial import NAMED, Attempt, Effects, Told, Trial, complete


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
    blows = blows_of(arm)
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


def _attempt(arm: Arm, said: Told) -> Attempt:
    arm, by_act = Arm(arm.weapon, granted(arm.person, said)), paid(said)
    blows = blows_of(arm, by_act, by_the_gm(said, "EN-22"))
    case = AttackInput(attacker(arm, blows, int(said.get("spent", 0)), by_act), defender(arm.weapon.data.kind, said))
    most = most_harm(case)
    return Attempt(
        script=lambda: landed(case),
        cases=cases(arm, most),
        case=lambda came: case_of(arm, case, came, most),
        sentence=lambda came: note(NAMED, piece=arm.weapon.name, said=in_words(arm, case, came)),
        effects=lambda came: _effects(arm, came),
        carried_on=lambda came: _carried_on(case, came),
        sources=tuple(sources(arm, blows)),
    )


def _effects(arm: Arm, came: Landed) -> Effects:
    before: Condition = arm.person.condition
    left, _ = came.blow.vigours
    effects = left_behind(before, after_effort(before, before.stamina - left.stamina))
    wear = dulled(arm, came)
    return effects if wear is None else msgspec.structs.replace(effects, wear={arm.weapon.id: wear})


def _carried_on(case: AttackInput, came: Landed) -> Told:
    """The target as it is by now; of one that is dead nothing is left to strike at."""
    suffered, (_, left) = came.blow.suffered, came.blow.vigours
    if suffered.body.dead:
        return {}
    return {
        "damage_taken": min(suffered.body.damage_taken, MOST_HURT),
        "structure": structure_left(case, came),
        "stamina": max(left.stamina - penalty(suffered, "torso"), 0),
        "initiative": max(case.defender.initiative - penalty(suffered, "leg"), 0),
    }
