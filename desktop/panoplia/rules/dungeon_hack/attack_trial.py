# SPDX-License-Identifier: GPL-3.0-or-later
"""An attack from the sheet: with a held weapon or unarmed, against what is told of the target (DH-4 to DH-8)."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from panoplia.rules.dungeon_hack import dice, edges, gear, offers
from panoplia.rules.dungeon_hack.attack import AttackInput, AttackResult, TargetInput, attack
from panoplia.rules.dungeon_hack.character import Statistics
from panoplia.rules.dungeon_hack.circumstances import (
    CHARACTERISTIC,
    DISADVANTAGE,
    FOE_MOUNTED,
    GENERAL,
    MORE_DAMAGE,
    MOUNTED,
    WATER,
    bringing,
    proficient,
    readable,
    standing,
    tested,
    told_sources,
    unreadable,
    with_general,
    without_fixed,
)
from panoplia.rules.dungeon_hack.edges import Source
from panoplia.rules.dungeon_hack.fitness import helpless, in_the_way
from panoplia.rules.dungeon_hack.gear import BARE_HANDS, Weapon
from panoplia.rules.dungeon_hack.naming import naming
from panoplia.rules.dungeon_hack.wear import WEAPON, ArmourInput, WeaponInput
from panoplia.rules.editors import Number, Pick
from panoplia.rules.harms import harm, harms
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, Words, note
from panoplia.rules.script import Play
from panoplia.rules.system import Case, Piece, Subject
from panoplia.rules.trial import NAMED, Attempt, Circumstance, Effects, Tick, Told, Trial, complete
from panoplia.rules.usage_dice import LADDER

MOST_TARGET, MOST_ARMOUR, MOST_STATIC = 999, 12, 99


def attack_trial(piece: Piece, subject: Subject) -> Trial:
    """With a weapon, or why not."""
    offer = offers.attack(piece)
    refusal = in_hand(piece, subject)
    explained = explained_weapon(piece, subject)
    circumstances = tuple(_circumstances(piece, subject))
    return Trial(
        offer.id, offer.title, "DH-4", refusal or explained, refusal, circumstances,
        lambda told: _attempt(piece, subject, complete(circumstances, told)),
    )  # fmt: skip


def _attempt(piece: Piece, subject: Subject, said: Told) -> Attempt:
    return strike(piece, subject, said, _target(said)).attempt()


def unarmed_trial(subject: Subject) -> Trial:
    """With bare hands (DH-5)."""
    return attack_trial(BARE_HANDS, subject)


def explained_weapon(piece: Piece, subject: Subject) -> Note:
    """What a weapon does."""
    return note(
        QT_TRANSLATE_NOOP("dungeon-hack", "Damage {damage}, penetration {penetration}. On a 1 durability is tested."),
        "DH-20", damage=_damage(piece, subject.statistics), penetration=gear.penetration(piece),
    )  # fmt: skip


def in_hand(piece: Piece, subject: Subject) -> Note | None:
    """Why nobody attacks with a piece now: what it does cannot be read, they are down, or it is out of use."""
    damage = _damage(piece, subject.statistics)
    if not readable(damage):
        return unreadable(damage).note
    return helpless(subject) or in_the_way(piece)


def _damage(piece: Piece, statistics: Statistics) -> str:
    """The weapon's; battle wraps and bare hands do the unarmed damage of the class (DH-20)."""
    return piece.data.damage or without_fixed(statistics.unarmed)


def throwable(weapon: Weapon) -> bool:
    """Whether it can be thrown, or always is (DH-20)."""
    return weapon.group == "thrown" or bool({"thrown_30", "thrown_40"} & set(weapon.traits))


def _circumstances(piece: Piece, subject: Subject) -> Iterable[Circumstance]:
    return (*_of_target(), *of_strike(piece, subject))


def of_strike(piece: Piece, subject: Subject) -> Iterable[Circumstance]:
    """What is asked of an attack, whoever is the target."""
    weapon: Weapon = piece.data
    yield from GENERAL
    if throwable(weapon):
        yield Circumstance(
            "thrown", QT_TRANSLATE_NOOP("dungeon-hack", "Thrown"), Tick(), weapon.group in gear.RANGED,
            QT_TRANSLATE_NOOP("dungeon-hack", "with Dexterity"), "DH-4",
        )  # fmt: skip
    yield CHARACTERISTIC
    if piece is not BARE_HANDS:
        yield Circumstance(
            "proficient", QT_TRANSLATE_NOOP("dungeon-hack", "Proficiency in this weapon"), Tick(),
            proficient(subject.statistics.weapons, piece.name),
            QT_TRANSLATE_NOOP("dungeon-hack", "else Disadvantage"), "DH-5",
        )  # fmt: skip
    if "lance" in weapon.traits:
        yield Circumstance(
            "close", QT_TRANSLATE_NOOP("dungeon-hack", "The target is within 5 ft"), Tick(), False,
            DISADVANTAGE, "DH-20",
        )  # fmt: skip
    yield bringing(MOUNTED, QT_TRANSLATE_NOOP("dungeon-hack", "Advantage in melee on a foe on foot"))
    yield bringing(FOE_MOUNTED, QT_TRANSLATE_NOOP("dungeon-hack", "then no such Advantage"))
    yield Circumstance("charge", QT_TRANSLATE_NOOP("dungeon-hack", "Charging"), Tick(), False, MORE_DAMAGE, "DH-40")
    hindered = QT_TRANSLATE_NOOP("dungeon-hack", "Disadvantage in melee")
    yield bringing(WATER, QT_TRANSLATE_NOOP("dungeon-hack", "piercing: nothing") if weapon.piercing else hindered)


def _of_target() -> tuple[Circumstance, ...]:
    dice_of_foes = Pick(tuple((die, die) for die in LADDER[:5]))
    return (
        Circumstance("health", QT_TRANSLATE_NOOP("dungeon-hack", "Health of the target"), Number(1, MOST_TARGET), 10,
                     clause="DH-6"),
        Circumstance("armour", QT_TRANSLATE_NOOP("dungeon-hack", "Its armour dice"), Number(0, MOST_ARMOUR), 0,
                     clause="DH-30"),
        Circumstance("die", QT_TRANSLATE_NOOP("dungeon-hack", "Its armour die"), dice_of_foes, "d6", clause="DH-30"),
        Circumstance("static", QT_TRANSLATE_NOOP("dungeon-hack", "Its static absorption"), Number(0, MOST_STATIC), 0,
                     clause="DH-36"),
    )  # fmt: skip


class Strike(msgspec.Struct, frozen=True):
    """An attack with a weapon under its circumstances: what the rule is given, and what that adds up from."""

    piece: Piece
    case: AttackInput
    said: Told
    what: Phrase
    sources: tuple[Source, ...]

    def play(self) -> Play:
        """The attack, whose notes call the weapon by its name."""
        return naming(attack(self.case), WEAPON, self.piece.name)

    @property
    def most(self) -> int:
        """The most damage that its bars tell apart."""
        return min(_most_damage(self.case), self.case.target.health - 1)

    def worn(self, result: AttackResult) -> Any:
        """The wear of the weapon afterwards; ``None`` where it has none (DH-11, DH-13)."""
        if self.piece is BARE_HANDS or gear.original_die(self.piece) is None:
            return None
        return gear.worn_to(self.piece, result.weapon.durability)

    def told(self, result: AttackResult) -> Words:
        """What came of it, without the weapon."""
        return _told(self.piece, self.case.weapon, result)

    def attempt(self) -> Attempt:
        """The same for people."""
        piece, weapon, most = self.piece, self.case.weapon, self.most
        return Attempt(
            script=self.play,
            cases=_cases(piece, most),
            case=lambda result: _case(result, weapon, most),
            sentence=lambda result: note(NAMED, piece=piece.name, said=self.told(result)),
            effects=lambda result: _effects(piece, self.worn(result)),
            carried_on=lambda result: {"health": result.health} if result.health else {},
            sources=told_sources(self.what, self.case.value, self.said, self.sources),
        )


def strike(piece: Piece, subject: Subject, said: Told, target: TargetInput) -> Strike:
    """An attack under all its circumstances (DH-4, DH-5, DH-20, DH-40, DH-41)."""
    weapon: Weapon = piece.data
    ranged = bool(said.get("thrown", weapon.group in gear.RANGED))
    what, value = tested(said, "des" if ranged else "fue", subject.statistics)
    sources = with_general(
        edges.of_attack(
            standing(said, melee=not ranged), proficient=bool(said.get("proficient", True)),
            piercing=weapon.piercing, lance_too_close=bool(said.get("close")),
        ),
        said,
    )  # fmt: skip
    case = AttackInput(
        value, as_weapon(piece, subject.statistics), target, edges.net(sources), int(said["modifier"]),
        int(bool(said["charge"])), subject.house,
    )  # fmt: skip
    return Strike(piece, case, said, what, sources)


def as_weapon(piece: Piece, statistics: Statistics) -> WeaponInput:
    """A weapon as the procedure takes it; its penetration counts effectiveness already (DH-21)."""
    return WeaponInput(
        _damage(piece, statistics), gear.penetration(piece), durability=gear.die_now(piece),
        original=gear.original_die(piece), magic=piece.magic, piercing=piece.data.piercing,
    )  # fmt: skip


def _target(said: Told) -> TargetInput:
    die: Any = said["die"]
    armour = ArmourInput(int(said["armour"]), die=die) if said["armour"] else None
    return TargetInput(int(said["health"]), armour, int(said["static"]))


def _most_damage(case: AttackInput) -> int:
    written = dice.damage(case.weapon.damage).with_extra(case.extra_dice)
    most = (sum(written.sizes) + written.flat) * (2 if case.house.critical_doubles == "on" else 1)
    return max(most, int(case.weapon.penetration))


def _cases(piece: Piece, most: int) -> Mapping[Any, Case]:
    return {
        "spent": Case(note(QT_TRANSLATE_NOOP("dungeon-hack", "weapon spent")), "bad"),
        "worn": Case(note(QT_TRANSLATE_NOOP("dungeon-hack", "weapon worn")), "warn"),
        "missed": Case(note(QT_TRANSLATE_NOOP("dungeon-hack", "missed")), "muted"),
        "nothing": Case(note(QT_TRANSLATE_NOOP("dungeon-hack", "hit, no damage")), "muted"),
        **harms(most, "accent2"),
        "down": Case(note(QT_TRANSLATE_NOOP("dungeon-hack", "target down")), "good"),
    }


def _case(result: AttackResult, weapon: WeaponInput, most: int) -> Any:
    if not result.hit:
        if result.weapon.durability == weapon.durability:
            return "missed"
        return "worn" if result.weapon.durability else "spent"
    if result.health == 0:
        return "down"
    return harm(result.damage, most) if result.damage else "nothing"


def _told(piece: Piece, weapon: WeaponInput, result: AttackResult) -> Words:
    if result.hit and result.health == 0:
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "hits for {damage}, and the target is down"), "DH-45",
                    damage=result.damage)  # fmt: skip
    if result.hit:
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "hits for {damage}, the target has {health} left"), "DH-24",
                    damage=result.damage, health=result.health)  # fmt: skip
    if result.weapon.durability == weapon.durability:
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "misses"), "DH-4")
    if result.weapon.durability:
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "misses, durability {before} → {after}"), "DH-11",
                    before=weapon.durability, after=result.weapon.durability)  # fmt: skip
    if piece.magic:
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "misses, unusable until repaired"), "DH-12")
    return note(QT_TRANSLATE_NOOP("dungeon-hack", "misses, destroyed"), "DH-12")


def _effects(piece: Piece, wear: Any) -> Effects:
    return Effects() if wear is None else Effects(wear={piece.id: wear})
