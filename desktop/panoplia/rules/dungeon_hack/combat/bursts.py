# SPDX-License-Identifier: GPL-3.0-or-later
"""A burst of up to three bolts, each at a target of its own (DH-20)."""

import msgspec

from panoplia.rules.dungeon_hack import gear
from panoplia.rules.dungeon_hack.attack import AttackResult, attack
from panoplia.rules.dungeon_hack.combat.riding import Taken
from panoplia.rules.dungeon_hack.combat.strikes import after_use, asked, bundle_of, prepared, struck
from panoplia.rules.dungeon_hack.combat.tally import able, as_target, hurt_by
from panoplia.rules.dungeon_hack.naming import naming
from panoplia.rules.dungeon_hack.wear import WEAPON, bundle_after
from panoplia.rules.editors import Pick
from panoplia.rules.fights.combat import Deed, Shown
from panoplia.rules.fights.deeds import TARGET, aims, target_in
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.fights.told import checked
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note
from panoplia.rules.script import Play
from panoplia.rules.system import Case, Piece
from panoplia.rules.trial import Circumstance, Told
from panoplia.rules.usage_dice import Die

BURSTS = QT_TRANSLATE_NOOP("dungeon-hack", "{name} shoots a burst: {weapon}, %n bolt(s).")
AT = QT_TRANSLATE_NOOP("dungeon-hack", "A bolt at {target}.")
TOLD = QT_TRANSLATE_NOOP("dungeon-hack", "%n hit(s), {damage} damage in all")
NO_BOLT = "0"
OTHERS = ("second", "third")


class Burst(msgspec.Struct, frozen=True):
    """What each bolt came to, and the die of the bundle afterwards (``None`` is empty)."""

    shots: tuple[AttackResult, ...]
    bundle: Die | None


def all_asked(fight: Fight, fighter: Fighter, piece: Piece) -> tuple[Circumstance, ...]:
    """As of one attack, and whom the other bolts are shot at."""
    first, *rest = asked(fight, fighter, piece)
    aimed_at = ((str(each.id), each.name) for each in aims(fight, fighter, able))
    options = Pick(((NO_BOLT, QT_TRANSLATE_NOOP("dungeon-hack", "no bolt")), *aimed_at))
    second = Circumstance("second", QT_TRANSLATE_NOOP("dungeon-hack", "Second bolt"), options, NO_BOLT, clause="DH-20")
    third = Circumstance("third", QT_TRANSLATE_NOOP("dungeon-hack", "Third bolt"), options, NO_BOLT, clause="DH-20")
    return first, second, third, *rest


def deed(fight: Fight, fighter: Fighter, piece: Piece, told: Told) -> Deed:
    """A burst; the weapon's wear goes on from bolt to bolt, and the bundle is tested at its end."""
    checked(all_asked(fight, fighter, piece), told)
    first, strike = prepared(fight, fighter, piece, {id: told[id] for id in told if id not in OTHERS})
    more = [told[each] for each in OTHERS if told.get(each, NO_BOLT) != NO_BOLT]
    targets = (first, *(target_in(fight, fighter, {TARGET: id}, 0) for id in more))
    bundle = bundle_of(fighter, piece)
    assert bundle is not None
    die = gear.die_now(bundle)
    assert die is not None

    def play() -> Play:
        yield note(BURSTS, "DH-20", name=fighter.name, n=len(targets), weapon=piece.name)
        # The same one may be shot at twice, and is hurt by then.
        state, case, shots = fight, strike.case, []
        for target in targets:
            yield note(AT, "DH-20", target=target.name)
            case = msgspec.structs.replace(case, target=as_target(state, state.fighter(target.id)))
            shot = yield from naming(attack(case), WEAPON, piece.name)
            shots.append(shot)
            state = state.with_fighter(hurt_by(state.fighter(target.id), shot.damage))
            case = msgspec.structs.replace(case, weapon=case.weapon.worn_to(shot.weapon.durability))
            if case.weapon.spent:
                break
        left: Die | None = die
        if len(shots) > 1:
            left = yield from bundle_after(die)
        return Burst(tuple(shots), left)

    def apply(now: Fight, result: Burst) -> Fight:
        now = after_use(now, fighter.id, piece, strike.worn(result.shots[-1]), False, first.id)
        for target, shot in zip(targets, result.shots, strict=False):
            now = struck(now, Taken(target.id), shot.damage)
        shooter = now.fighter(fighter.id)
        emptied = msgspec.structs.replace(bundle, wear=gear.worn_to(bundle, result.bundle))
        return now.with_fighter(shooter.with_piece(emptied))

    return Deed(play, apply, lambda: Shown(_CASES, _hits, _told, strike.attempt().sources, _damage))


_CASES = {
    0: Case(note(QT_TRANSLATE_NOOP("dungeon-hack", "no hit")), "muted"),
    1: Case(note(QT_TRANSLATE_NOOP("dungeon-hack", "one hit")), "accent2"),
    2: Case(note(QT_TRANSLATE_NOOP("dungeon-hack", "two hits")), "accent2"),
    3: Case(note(QT_TRANSLATE_NOOP("dungeon-hack", "three hits")), "good"),
}


def _hits(result: Burst) -> int:
    return sum(shot.hit for shot in result.shots)


def _damage(result: Burst) -> int:
    return sum(shot.damage for shot in result.shots)


def _told(result: Burst) -> Words:
    return note(TOLD, "DH-20", n=_hits(result), damage=_damage(result))
