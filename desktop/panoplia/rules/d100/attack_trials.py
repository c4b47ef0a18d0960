# SPDX-License-Identifier: GPL-3.0-or-later
"""An attack from the sheet: with a weapon or bare hands, against what is told of the target (PC-30 to PC-43)."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from panoplia.rules.d100 import durability, gear, jobs, offers
from panoplia.rules.d100.arms import Arm, bare_hands
from panoplia.rules.d100.attack import AttackInput, AttackResult, DefenderInput
from panoplia.rules.d100.attack_circumstances import circumstances, modifiers, way_of
from panoplia.rules.d100.character import CHARACTERISTICS
from panoplia.rules.d100.circumstances import armour_told, granted, target_or_none, told_target, with_clause
from panoplia.rules.d100.damage import damage, has_impact
from panoplia.rules.d100.derived import characteristic, strength_bonus
from panoplia.rules.d100.fitness import dead, in_the_way, without_shots
from panoplia.rules.d100.gear import Ammunition, TalentEffect
from panoplia.rules.d100.modes import Mode, modes
from panoplia.rules.d100.parry import Used
from panoplia.rules.d100.places import PLACES, Place, armour_left
from panoplia.rules.d100.skills import Characteristic
from panoplia.rules.d100.struck import most_by_dice, struck_case, struck_cases, wound_told
from panoplia.rules.d100.texts import IN_EFFECT, OF_EFFECT, QUALITIES
from panoplia.rules.d100.wear_in_use import attack_with, attack_with_shot
from panoplia.rules.d100.worn import Worn
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note, several, signed
from panoplia.rules.script import Script
from panoplia.rules.system import Case, Subject
from panoplia.rules.trial import NAMED, Attempt, Effects, Told, Trial, complete
from panoplia.rules.usage_dice import Die


def attack_trials(subject: Subject, worn: Worn) -> Iterator[Trial]:
    """With everything that can be a weapon, in the order shown, and then without one."""
    for piece in subject.pieces:
        if modes(piece):
            yield _trial(Arm(piece, subject), worn)
    yield _trial(bare_hands(subject), worn)


def _trial(arm: Arm, worn: Worn) -> Trial:
    offer = offers.attack(arm.piece)
    refusal = dead(arm.subject) or in_the_way(arm.piece) or without_shots(arm.piece, arm.subject)
    asked = tuple(circumstances(arm))
    return Trial(
        offer.id, offer.title, "PC-30", refusal or _explained(arm, worn), refusal, asked,
        lambda told: _attempt(arm, worn, complete(asked, told)),
    )  # fmt: skip


def _explained(arm: Arm, worn: Worn) -> Note:
    way = arm.ways(arm.trained)[0]
    told = damage_told(way.damage, strength_bonus(arm.subject.statistics, worn).total, has_impact(way.qualities, True))
    if arm.die is None:
        return told
    return note(
        QT_TRANSLATE_NOOP("d100", "{told}. A roll of 96 to 100 tests its durability, {die}."), "PC-93",
        told=told, die=arm.die,
    )  # fmt: skip


def _attempt(arm: Arm, worn: Worn, said: Told) -> Attempt:
    way, statistics = way_of(arm, said), granted(arm.subject.statistics, said)
    key: Characteristic = "ws" if way.melee else "bs"
    skill, bonus = characteristic(statistics, key, worn), strength_bonus(statistics, worn)
    case = AttackInput(
        skill.total, way.damage, _defender(said), bonus.total, way.qualities, bool(said.get("first_round", True)),
        modifiers(arm, way, said), way.melee, bool(said.get("bare")), arm.subject.house.locations,
        len(arm.talents("piercing", not way.melee)), len(arm.talents("deadly", not way.melee)),
    )  # fmt: skip
    most, impact = most_of(case), has_impact(case.qualities, case.first_round)
    return Attempt(
        script=_script(arm, way, case),
        cases=_cases(most, arm.die),
        case=lambda used: _case(used, arm.die, most),
        sentence=lambda used: note(NAMED, piece=arm.piece.name, said=_told(arm, used)),
        effects=lambda used: _effects(arm, used),
        carried_on=lambda used: {} if used.result.dead else {"wounds": used.result.wounds_left},
        sources=(
            *told_target(note(CHARACTERISTICS[key]), skill, case.modifiers),
            with_clause(damage_told(case.damage, case.sb, impact), "PC-33"),
            *of_blows_told(arm, way),
        ),
    )


def _defender(said: Told) -> DefenderInput:
    """The target as it was told; who is in a grapple neither parries nor dodges (PC-41)."""
    parry, dodge = (None if said.get("held") else target_or_none(said, id) for id in ("parry", "dodge"))
    return DefenderInput(
        int(said["tb"]), int(said["wounds"]), armour_told(said), parry,
        bool(said.get("parry_defensive")), dodge,
    )  # fmt: skip


def _script(arm: Arm, way: Mode, case: AttackInput) -> Script:
    if isinstance(arm.piece.data, Ammunition) and way.melee:
        return lambda: attack_with_shot(case)
    return lambda: attack_with(case, arm.die)


def damage_told(written: str, sb: int, impact: bool) -> Note:
    """What is rolled for damage (PC-33, PC-42)."""
    weapon, dice = damage(written), "2d10" if impact else "d10"
    points = signed(weapon.points(sb))
    if not weapon.by_strength:
        return note(QT_TRANSLATE_NOOP("d100", "Damage: {dice} {points}"), "PC-33", dice=dice, points=points)
    return note(
        QT_TRANSLATE_NOOP("d100", "Damage: {dice} {points}, which is {damage} with a strength bonus of {sb}"), "PC-33",
        dice=dice, points=points, damage=weapon.told, sb=sb,
    )  # fmt: skip


def of_blows_told(arm: Arm, way: Mode) -> Iterator[Words]:
    """By name what ignores armour, and what makes a critical worse: weapon and talents (PC-42)."""
    of_weapon = {"piercing": "armour_piercing", "deadly": "precise"}
    effects: tuple[TalentEffect, ...] = ("piercing", "deadly")
    for effect in effects:
        quality = next((each for each in way.qualities if each == of_weapon[effect]), None)
        for name in (*((QUALITIES[quality],) if quality else ()), *arm.talents(effect, not way.melee)):
            yield with_clause(note(OF_EFFECT, what=name, effect=note(IN_EFFECT[effect])), "PC-42")


def most_of(case: AttackInput) -> int:
    """The most damage without fury and without a critical, where the target is protected least."""
    target = case.defender
    struck: Iterable[Place | None] = PLACES if case.locations == "reversed" else (None,)
    armour = min(armour_left(target.armour.at(place), unarmed=case.unarmed, piercing=case.piercing) for place in struck)
    return most_by_dice(damage(case.damage).points(case.sb), target.tb, armour, target.wounds)


def _cases(most: int, die: Die | None) -> Mapping[Any, Case]:
    wearing = {
        "broken": Case(note(QT_TRANSLATE_NOOP("d100", "weapon broken")), "bad"),
        "worn": Case(note(QT_TRANSLATE_NOOP("d100", "weapon worn")), "warn"),
    }
    return {
        **(wearing if die else {}),
        "missed": Case(note(QT_TRANSLATE_NOOP("d100", "missed")), "muted"),
        "avoided": Case(note(QT_TRANSLATE_NOOP("d100", "parried or dodged")), "muted"),
        **struck_cases(most),
    }


def _case(used: Used, die: Die | None, most: int) -> Any:
    result: AttackResult = used.result
    if not result.hit:
        return "missed" if used.die == die else "worn" if used.die else "broken"
    return "avoided" if result.avoided else struck_case(result.damage, result.critical, most)


def _told(arm: Arm, used: Used) -> Words:
    said = blow_told(used.result)
    if used.lost:
        return several((said, jobs.left_words(arm.piece, used.lost)))
    if used.die != arm.die:
        return several((said, durability.told(arm.die, used.die)))
    return said


def blow_told(result: AttackResult) -> Note:
    """What came of a blow, in a line."""
    if not result.hit:
        return note(QT_TRANSLATE_NOOP("d100", "misses"), "PC-30")
    if result.avoided == "parry":
        return note(QT_TRANSLATE_NOOP("d100", "the blow is parried"), "PC-32")
    if result.avoided:
        return note(QT_TRANSLATE_NOOP("d100", "the blow is dodged"), "PC-32")
    told = wound_told(result.damage, result.wounds_left, result.critical)
    if result.location is None:
        return told
    return note(QT_TRANSLATE_NOOP("d100", "{place}: {told}"), "PC-31", place=note(PLACES[result.location]), told=told)


def _effects(arm: Arm, used: Used) -> Effects:
    if used.lost:
        return Effects(wear={arm.piece.id: jobs.without(arm.piece, used.lost)})
    if used.die == arm.die:
        return Effects()
    return Effects(wear={arm.piece.id: gear.worn_to(arm.piece, used.die)})
