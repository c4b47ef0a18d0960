# SPDX-License-Identifier: GPL-3.0-or-later
"""Spells in a fight: damage that the GM says, and armour dice that last (DH-23, DH-38, DH-41)."""

from typing import get_args

import msgspec

from panoplia.rules.dungeon_hack import dice
from panoplia.rules.dungeon_hack.blows import armour_rolled, damage_rolled, hurt, in_figures, left_of_blow
from panoplia.rules.dungeon_hack.character import ArmourDie
from panoplia.rules.dungeon_hack.circumstances import readable, unreadable
from panoplia.rules.dungeon_hack.combat.riding import Taken
from panoplia.rules.dungeon_hack.combat.strikes import WHOM, preset, struck
from panoplia.rules.dungeon_hack.combat.tally import (
    MOST_WARD,
    Ward,
    able,
    as_target,
    nobody_to_hurt,
    used_up,
    with_tally,
)
from panoplia.rules.dungeon_hack.dodge_trial import MOST_PENETRATION
from panoplia.rules.editors import Line, Number, Pick
from panoplia.rules.fights.combat import Action, Deed, Shown
from panoplia.rules.fights.deeds import aims, target_circumstance, target_in, unrolled
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.fights.told import checked
from panoplia.rules.harms import harm, harms
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Play
from panoplia.rules.system import Case
from panoplia.rules.trial import Circumstance, Tick, Told, complete

SPELL, WARD = "spell", "ward"
CASTS = QT_TRANSLATE_NOOP("dungeon-hack", "{name} casts a spell on {target}.")
HALVED = QT_TRANSLATE_NOOP("dungeon-hack", "Fire under water does half, {damage}.")
TOLD = QT_TRANSLATE_NOOP("dungeon-hack", "the spell does {damage} damage to {target}")
WARDED = QT_TRANSLATE_NOOP("dungeon-hack", "{target} has %n armour dice of a spell")
_MISSILE = Circumstance(
    "missile", QT_TRANSLATE_NOOP("dungeon-hack", "Magic missile"), Tick(), False,
    QT_TRANSLATE_NOOP("dungeon-hack", "its penetration equals its damage"), "DH-23",
)  # fmt: skip
_OF_SPELL = (
    Circumstance("damage", QT_TRANSLATE_NOOP("dungeon-hack", "Damage of the spell"), Line(20, required=True), "1d6",
                 clause="DH-8"),
    Circumstance("penetration", QT_TRANSLATE_NOOP("dungeon-hack", "Its penetration"), Number(0, MOST_PENETRATION), 0,
                 clause="DH-23"),
    _MISSILE,
    Circumstance("fire", QT_TRANSLATE_NOOP("dungeon-hack", "It is fire"), Tick(), False,
                 QT_TRANSLATE_NOOP("dungeon-hack", "half damage under water"), "DH-41"),
)  # fmt: skip
_OF_WARD = (
    Circumstance("rating", QT_TRANSLATE_NOOP("dungeon-hack", "Armour dice"), Number(0, MOST_WARD), 1, clause="DH-38"),
    Circumstance("die", QT_TRANSLATE_NOOP("dungeon-hack", "Die"), Pick(tuple((d, d) for d in get_args(ArmourDie))),
                 "d6", clause="DH-38"),
)  # fmt: skip


class Burnt(msgspec.Struct, frozen=True):
    """The damage of a spell after all reductions."""

    damage: int


def offered(fight: Fight, fighter: Fighter) -> tuple[Action, Action]:
    """A spell that hurts, and one that gives armour dice."""
    refusal = used_up(fight, fighter)
    harmful = QT_TRANSLATE_NOOP("dungeon-hack", "Its damage is rolled; armour dice and absorption take off of it.")
    shielding = QT_TRANSLATE_NOOP("dungeon-hack", "Its dice are rolled with those of the armour, and end with it.")
    return (
        Action(SPELL, QT_TRANSLATE_NOOP("dungeon-hack", "Cast a spell"), "DH-23", note(harmful, "DH-23"),
               refusal or nobody_to_hurt(fight, fighter), _asked(fight, fighter)),
        Action(WARD, QT_TRANSLATE_NOOP("dungeon-hack", "Armour dice by a spell"), "DH-38", note(shielding, "DH-38"),
               refusal, _asked_of_ward(fight, fighter)),
    )  # fmt: skip


def _asked(fight: Fight, fighter: Fighter) -> tuple[Circumstance, ...]:
    aimed_at = aims(fight, fighter, able)
    return (target_circumstance(aimed_at, preset(fight, fighter), WHOM), *_OF_SPELL)


def _asked_of_ward(fight: Fight, fighter: Fighter) -> tuple[Circumstance, ...]:
    own = sorted(fight.present, key=lambda other: (other.id != fighter.id, other.side != fighter.side))
    return (target_circumstance(tuple(own), fighter.id, WHOM), *_OF_WARD)


def deed(fight: Fight, fighter: Fighter, action: str, told: Told) -> Deed:
    """A spell on someone."""
    if reason := used_up(fight, fighter):
        raise Refused.of(reason)
    if action == WARD:
        return _ward(fight, fighter, told)
    if reason := nobody_to_hurt(fight, fighter):
        raise Refused.of(reason)
    circumstances = _asked(fight, fighter)
    said = complete(circumstances, checked(circumstances, told))
    target = target_in(fight, fighter, told, preset(fight, fighter))
    written = str(said["damage"])
    if not readable(written):
        raise unreadable(written, "damage")
    deep = bool(said["fire"] and target.tally.wet)

    def play() -> Play:
        yield note(CASTS, "DH-23", name=fighter.name, target=target.name)
        came = yield from damage_rolled(dice.damage(written), False)
        if deep:
            came //= 2
            yield note(HALVED, "DH-41", damage=came)
        aimed = as_target(fight, target)
        count = yield from armour_rolled((aimed.worn, aimed.ward), fight.house)
        penetration = in_figures("damage" if said["missile"] else int(said["penetration"]), came)
        damage = yield from left_of_blow(came, count, aimed.static, penetration, fight.house)
        yield from hurt(aimed.health, damage)
        return Burnt(damage)

    def apply(now: Fight, result: Burnt) -> Fight:
        now = now.with_fighter(with_tally(now.fighter(fighter.id), acted=True, target=target.id))
        return struck(now, Taken(target.id), result.damage)

    return Deed(play, apply, lambda: _shown(written, target))


def _shown(written: str, target: Fighter) -> Shown:
    damage = dice.damage(written)
    most = sum(damage.sizes) + damage.flat
    nothing = Case(note(QT_TRANSLATE_NOOP("dungeon-hack", "no damage")), "muted")
    return Shown(
        {0: nothing, **harms(most, "accent2")},
        lambda result: harm(result.damage, most) if result.damage else 0,
        lambda result: note(TOLD, "DH-24", damage=result.damage, target=target.name),
    )


def _ward(fight: Fight, fighter: Fighter, told: Told) -> Deed:
    circumstances = _asked_of_ward(fight, fighter)
    said = complete(circumstances, checked(circumstances, told))
    target = fight.fighter(int(said["target"]))
    rating = int(said["rating"])
    ward = msgspec.convert({"rating": rating, "die": said["die"]}, Ward) if rating else None

    def change(now: Fight) -> Fight:
        now = now.with_fighter(with_tally(now.fighter(fighter.id), acted=True))
        return now.with_fighter(with_tally(now.fighter(target.id), ward=ward))

    sentence: Words = note(WARDED, "DH-38", target=target.name, n=rating)
    return unrolled(change, sentence)
