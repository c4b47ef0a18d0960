# SPDX-License-Identifier: GPL-3.0-or-later
"""Attacks of those who roll for themselves: with a weapon, with bare hands, with a burst (DH-4, DH-20, DH-25)."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from panoplia.rules.dungeon_hack import gear
from panoplia.rules.dungeon_hack.attack import AttackResult
from panoplia.rules.dungeon_hack.attack_trial import (
    Strike,
    explained_weapon,
    in_hand,
    of_strike,
    strike,
    throwable,
)
from panoplia.rules.dungeon_hack.circumstances import BY_THE_BOOK, proficient
from panoplia.rules.dungeon_hack.combat.riding import Taken, after_fall, taker_of
from panoplia.rules.dungeon_hack.combat.tally import (
    able,
    as_target,
    hurt_by,
    nobody_to_hurt,
    used_up,
    weakest,
    with_tally,
)
from panoplia.rules.dungeon_hack.gear import BARE_HANDS, ITSELF, Supply, Weapon
from panoplia.rules.fights.combat import Deed, Shown
from panoplia.rules.fights.deeds import AGAINST, TARGET, aims, target_circumstance, target_in
from panoplia.rules.fights.state import Fight, Fighter, Loose
from panoplia.rules.fights.told import checked
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Names, Note, Words, note
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Play
from panoplia.rules.system import Piece
from panoplia.rules.trial import Circumstance, Told

ATTACKS = QT_TRANSLATE_NOOP("dungeon-hack", "{name} attacks {target}: {weapon}.")
MOUNT_TAKES = QT_TRANSLATE_NOOP("dungeon-hack", "{said}; the mount takes the blow")
MOUNT_THROWS = QT_TRANSLATE_NOOP("dungeon-hack", "{said}; the mount takes the blow and throws its rider")
NO_AMMUNITION = QT_TRANSLATE_NOOP("dungeon-hack", "{weapon} needs a bundle that is not empty: {ammunition}.")
HAS_MOVED = QT_TRANSLATE_NOOP("dungeon-hack", "{weapon} is not shot in a turn in which one moved.")
NOT_IN_HAND = QT_TRANSLATE_NOOP("dungeon-hack", "{weapon} is not in hand: take it first, which costs nothing.")
RIDES_NOT = QT_TRANSLATE_NOOP("dungeon-hack", "Only a rider charges.")
WHOM = QT_TRANSLATE_NOOP("dungeon-hack", "Target")


class Blow(msgspec.Struct, frozen=True):
    """What came of an attack, and who takes its damage."""

    attack: AttackResult
    taken: Taken


def refusal(fight: Fight, fighter: Fighter, piece: Piece, aimed: bool = False) -> Note | None:
    """Why this weapon is not used now (DH-4, DH-12, DH-20, DH-25); who is ``aimed`` at is looked at elsewhere."""
    if reason := used_up(fight, fighter) or in_hand(piece, fight.subject(fighter)):
        return reason
    if not aimed and (reason := nobody_to_hurt(fight, fighter)):
        return reason
    if piece is BARE_HANDS:
        return None
    if not piece.slot:
        return note(NOT_IN_HAND, "DH-5", weapon=piece.name)
    if "stationary" in piece.data.traits and fighter.tally.moved:
        return note(HAS_MOVED, "DH-20", weapon=piece.name)
    if needs_bundle(piece) and bundle_of(fighter, piece) is None:
        return _nothing_to_shoot(piece)
    return None


def _nothing_to_shoot(piece: Piece) -> Note:
    from panoplia.rules.dungeon_hack.texts import AMMUNITION

    return note(NO_AMMUNITION, "DH-25", weapon=piece.name, ammunition=AMMUNITION[piece.data.ammunition])


def needs_bundle(piece: Piece) -> bool:
    """Whether a weapon shoots what lies in bundles (DH-25)."""
    return piece.data.group == "ranged" and piece.data.ammunition not in ("", ITSELF)


def bundle_of(fighter: Fighter, piece: Piece) -> Piece | None:
    """The bundle that a weapon is shot from: one that was begun in this fight, else the first that is not empty."""
    bundles = [
        each
        for each in fighter.pieces
        if isinstance(each.data, Supply) and each.data.ammunition == piece.data.ammunition
        and each.carried and gear.state(each).usable
    ]  # fmt: skip
    begun = [each for each in bundles if each.id in fighter.tally.used]
    return next(iter(begun or bundles), None)


def explained(fight: Fight, fighter: Fighter, piece: Piece) -> Words:
    """What the weapon does."""
    return explained_weapon(piece, fight.subject(fighter))


def asked(fight: Fight, fighter: Fighter, piece: Piece) -> tuple[Circumstance, ...]:
    """The target, and what the fight cannot know; what it knows is preset."""
    aimed_at = aims(fight, fighter, able)
    start = preset(fight, fighter)
    preset_to = said_of(fight, fighter, piece, start)
    others = (
        msgspec.structs.replace(each, start=preset_to.get(each.id, each.start))
        for each in of_strike(piece, fight.subject(fighter))
    )
    return (target_circumstance(aimed_at, start, WHOM), *others)


def preset(fight: Fight, fighter: Fighter) -> int:
    """The last target while it stands, else the weakest foe."""
    last: int = fighter.tally.target
    if last and fight.has(last) and able(fight.fighter(last)) and fight.fighter(last).presence == "in":
        return last
    return weakest(fight, fighter)


def aimed_at(fight: Fight, fighter: Fighter, told: Told) -> Fighter:
    """Whom an attack is aimed at, as told or as preset."""
    return target_in(fight, fighter, told, 0 if TARGET in told else preset(fight, fighter))


def said_of(fight: Fight, fighter: Fighter, piece: Piece, target: int) -> dict[str, int | str | bool]:
    """The circumstances of an attack that the fight knows by itself."""
    foe = fight.fighter(target) if target else None
    weapon: Weapon = piece.data
    said: dict[str, int | str | bool] = {
        "modifier": fight.modifier_of(fighter.id),
        "advantage": False,
        "disadvantage": False,
        "characteristic": BY_THE_BOOK,
        "mounted": bool(fighter.tally.mount),
        "foe_mounted": bool(foe and foe.tally.mount),
        "charge": False,
        "water": bool(foe and foe.tally.wet and fighter.tally.wet),
    }
    if throwable(weapon):
        said["thrown"] = weapon.group in gear.RANGED
    if piece is not BARE_HANDS:
        said["proficient"] = known(fighter.statistics.weapons, piece.name)
    if "lance" in weapon.traits:
        said["close"] = False
    return said


@lru_cache(maxsize=1024)
def _is_named(written: str, name: Names | str) -> bool:
    return proficient(written, name)


def known(written: str, name: Words) -> bool:
    """Whether someone is proficient in what is called so (DH-5)."""
    return not isinstance(name, Names | str) or _is_named(written, name)


def prepared(fight: Fight, fighter: Fighter, piece: Piece, told: Told) -> tuple[Fighter, Strike]:
    """The target and the attack under its circumstances; ``Refused`` where it is not to be."""
    if reason := refusal(fight, fighter, piece, TARGET in told):
        raise Refused.of(reason)
    if told.keys() - {TARGET}:
        checked(asked(fight, fighter, piece), told)
    target = aimed_at(fight, fighter, told)
    said = said_of(fight, fighter, piece, target.id)
    for id, value in told.items():
        if id != TARGET:
            said[id] = value
    if said["charge"] and not fighter.tally.mount:
        raise Refused(RIDES_NOT, "charge", "DH-40")
    return target, strike(piece, fight.subject(fighter), said, as_target(fight, target))


def deed(fight: Fight, fighter: Fighter, piece: Piece, told: Told) -> Deed:
    """One attack of someone who rolls for it."""
    target, attack = prepared(fight, fighter, piece, told)
    thrown = bool(attack.said.get("thrown")) or piece.data.ammunition == ITSELF

    def play() -> Play:
        yield note(ATTACKS, "DH-4", name=fighter.name, target=target.name, weapon=piece.name)
        result = yield from attack.play()
        taken = yield from taker_of(fight, target, result.damage)
        return Blow(result, taken)

    def apply(now: Fight, blow: Blow) -> Fight:
        worn = attack.worn(blow.attack)
        now = after_use(now, fighter.id, piece, worn, thrown, target.id)
        return struck(now, blow.taken, blow.attack.damage)

    return Deed(play, apply, lambda: shown(attack, target.name))


def after_use(fight: Fight, id: int, piece: Piece, wear: Any, thrown: bool, target: int) -> Fight:
    """The attacker's turn is used up, the weapon worn, a bundle begun, and what was thrown lies somewhere."""
    fighter = with_tally(fight.fighter(id), acted=True, target=target)
    if piece is BARE_HANDS:
        return fight.with_fighter(fighter)
    used = piece if wear is None or wear == piece.wear else msgspec.structs.replace(piece, wear=wear)
    if thrown:
        left = piece.quantity - 1
        if left:
            fighter = fighter.with_piece(msgspec.structs.replace(piece, quantity=left))
        else:
            fighter = fighter.without_piece(piece.id)
        lying = Loose(msgspec.structs.replace(used, quantity=1, slot=""), id)
        fight = msgspec.structs.replace(fight, loose=(*fight.loose, lying))
    elif used is not piece:
        fighter = fighter.with_piece(used if gear.state(used).usable else msgspec.structs.replace(used, slot=""))
    if needs_bundle(piece):
        bundle = bundle_of(fighter, piece)
        if bundle and bundle.id not in fighter.tally.used:
            fighter = with_tally(fighter, used=(*fighter.tally.used, bundle.id))
    return fight.with_fighter(fighter)


def struck(fight: Fight, taken: Taken, damage: int) -> Fight:
    """Whoever takes the damage has less health; a rider may be thrown, and none rides what is down (DH-40)."""
    if not damage:
        return fight
    fight = fight.with_fighter(hurt_by(fight.fighter(taken.taker), damage))
    if taken.thrown:
        riders = [with_tally(each, mount=0) for each in fight.fighters if each.tally.mount == taken.taker]
        fight = fight.with_fighters(riders)
    return after_fall(fight)


def shown(attack: Strike, target: str) -> Shown:
    """The attack for people: its bars, and a case for a mount that takes it."""
    attempt = attack.attempt()

    def said(blow: Blow) -> Words:
        return note(AGAINST, weapon=attack.piece.name, target=target, said=attack.told(blow.attack))

    return Shown(
        attempt.cases,
        lambda blow: attempt.case(blow.attack),
        lambda blow: with_mount(said(blow), blow.taken),
        attempt.sources,
        lambda blow: blow.attack.damage,
    )


def with_mount(said: Words, taken: Taken) -> Words:
    """What is told of a blow, and that a mount took it where it did."""
    if taken.mount:
        return note(MOUNT_THROWS if taken.thrown else MOUNT_TAKES, "DH-40", said=said)
    return said


def offered(fight: Fight, fighter: Fighter) -> Iterable[Piece]:
    """The weapons that are listed: those in hand, bare hands, and what else is carried."""
    weapons = [piece for piece in fighter.pieces if isinstance(piece.data, Weapon)]
    yield from (piece for piece in weapons if piece.slot)
    yield BARE_HANDS
    yield from (piece for piece in weapons if not piece.slot)
