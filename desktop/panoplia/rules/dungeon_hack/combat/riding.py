# SPDX-License-Identifier: GPL-3.0-or-later
"""Riders and their mounts in a fight (DH-40)."""

from collections.abc import Iterable

import msgspec

from panoplia.rules.dungeon_hack.combat.tally import able, not_now, with_tally
from panoplia.rules.dungeon_hack.hazards import MountInput, mount
from panoplia.rules.fights.combat import Action, Deed
from panoplia.rules.fights.deeds import target_circumstance, target_in, unrolled
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Choice, Option, Play
from panoplia.rules.trial import Told

MOUNT, DISMOUNT = "mount", "dismount"
THROW, GO_ON = "throw", "go_on"
THROWS_RIDER = Choice(
    "mount",
    (
        Option(THROW, QT_TRANSLATE_NOOP("dungeon-hack", "It throws its rider")),
        Option(GO_ON, QT_TRANSLATE_NOOP("dungeon-hack", "It fights on")),
    ),
    QT_TRANSLATE_NOOP("dungeon-hack", "what does the hurt mount do?"),
    GO_ON,
)
NO_MOUNT = QT_TRANSLATE_NOOP("dungeon-hack", "Nobody of this side can be ridden: add the mount as a fighter first.")


class Taken(msgspec.Struct, frozen=True):
    """Who takes the damage of a blow: the target, or its ``mount``, which may throw its rider then."""

    taker: int
    mount: bool = False
    thrown: bool = False


def taker_of(fight: Fight, target: Fighter, damage: int) -> Play:
    """The mount of a hurt rider may take the blow instead; then the GM decides what it does (DH-40)."""
    ridden = target.tally.mount
    if not damage or not ridden or not fight.has(ridden) or not able(fight.fighter(ridden)):
        return Taken(target.id)
    result = yield from mount(MountInput())
    if result.hit == "rider":
        return Taken(target.id)
    answer = yield THROWS_RIDER
    return Taken(ridden, True, answer.outcome == THROW)


def after_fall(fight: Fight) -> Fight:
    """Nobody rides what is down or gone, nor who is down or gone."""
    fallen = [
        with_tally(rider, mount=0)
        for rider in fight.fighters
        if rider.tally.mount and not (_is_up(fight, rider.id) and _is_up(fight, rider.tally.mount))
    ]
    return fight.with_fighters(fallen) if fallen else fight


def _is_up(fight: Fight, id: int) -> bool:
    return fight.has(id) and able(fight.fighter(id)) and fight.fighter(id).presence == "in"


def offered(fight: Fight, fighter: Fighter) -> Iterable[Action]:
    """Mounting and dismounting."""
    free = _free_mounts(fight, fighter)
    refusal = not_now(fight, fighter)
    if fighter.tally.mount:
        name = fight.fighter(fighter.tally.mount).name
        told = note(QT_TRANSLATE_NOOP("dungeon-hack", "{name} is ridden."), "DH-40", name=name)
        yield Action(DISMOUNT, QT_TRANSLATE_NOOP("dungeon-hack", "Dismount"), "DH-40", told, refusal)
        return
    refusal = refusal or (None if free else note(NO_MOUNT, "DH-40"))
    told = note(
        QT_TRANSLATE_NOOP("dungeon-hack", "Advantage in melee on foes on foot; a hurt may hit the mount instead."),
        "DH-40",
    )
    asked = (target_circumstance(free, free[0].id, QT_TRANSLATE_NOOP("dungeon-hack", "Mount")),) if free else ()
    yield Action(MOUNT, QT_TRANSLATE_NOOP("dungeon-hack", "Mount"), "DH-40", told, refusal, asked)


def deed(fight: Fight, fighter: Fighter, action: str, told: Told) -> Deed:
    """Mount or dismount."""
    if reason := not_now(fight, fighter):
        raise Refused.of(reason)
    if action == DISMOUNT:
        if not fighter.tally.mount:
            raise Refused(QT_TRANSLATE_NOOP("dungeon-hack", "{name} does not ride."), name=fighter.name)
        sentence = note(QT_TRANSLATE_NOOP("dungeon-hack", "dismounts"), "DH-40")
        return unrolled(lambda now: now.with_fighter(with_tally(now.fighter(fighter.id), mount=0)), sentence)
    free = _free_mounts(fight, fighter)
    if fighter.tally.mount or not free:
        raise Refused(NO_MOUNT, clause="DH-40")
    ridden = target_in(fight, fighter, told, free[0].id)
    if ridden not in free:
        raise Refused(QT_TRANSLATE_NOOP("dungeon-hack", "{name} cannot be ridden now."), "target", name=ridden.name)
    sentence = note(QT_TRANSLATE_NOOP("dungeon-hack", "mounts {name}"), "DH-40", name=ridden.name)
    return unrolled(lambda now: now.with_fighter(with_tally(now.fighter(fighter.id), mount=ridden.id)), sentence)


def _free_mounts(fight: Fight, fighter: Fighter) -> tuple[Fighter, ...]:
    """Able ones of the same side whom nobody rides and who ride nobody."""
    ridden = {other.tally.mount for other in fight.fighters}
    return tuple(
        other
        for other in fight.present
        if other.side == fighter.side and other.id != fighter.id and other.id not in ridden
        and not other.tally.mount and able(other)
    )  # fmt: skip
