# SPDX-License-Identifier: GPL-3.0-or-later
"""A blow or a shot in a fight, from the roll to hit to what it leaves of both (PC-30 to PC-37, PC-62, PC-93)."""

import msgspec

from panoplia.rules.d100 import ammunition
from panoplia.rules.d100.attack import AttackInput, AttackResult, Hit, blow_with, to_hit_at_last
from panoplia.rules.d100.checks import WithFortune
from panoplia.rules.d100.combat.guard import with_defended, worn
from panoplia.rules.d100.combat.harm import Endured, Victim, endured, harmed, untouched
from panoplia.rules.d100.combat.melee import joined
from panoplia.rules.d100.combat.profiles import Grip
from panoplia.rules.d100.combat.shooting import broken_in_hand, shot
from panoplia.rules.d100.combat.turn import Turn
from panoplia.rules.d100.criticals import Critical
from panoplia.rules.d100.defence import Defence, Defended, defended_with
from panoplia.rules.d100.durability import wear_down
from panoplia.rules.d100.places import Place
from panoplia.rules.fights.state import Fight
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.script import Part, Play, whole
from panoplia.rules.usage_dice import Die

STRIKES = QT_TRANSLATE_NOOP("d100", "{name} strikes at {target}: {weapon}, {way}.")
SHOOTS = QT_TRANSLATE_NOOP("d100", "{name} shoots or throws at {target}: {weapon}, {way}.")


class Assault(msgspec.Struct, frozen=True):
    """All that a blow is rolled with. What strikes may have a ``die``; ``brittle`` is a shot in hand (PC-91)."""

    case: AttackInput
    defence: Defence
    fortune: int
    who: Victim
    die: Die | None = None
    brittle: bool = False


class Struck(msgspec.Struct, frozen=True):
    """What came of a blow: the attacker’s fortune, die and lost shots, and what the target tried and endured."""

    hit: bool
    place: Place | None
    fortune: int
    die: Die | None
    defence: Defended
    wounds_left: int
    end: Endured
    damage: int = 0
    critical: Critical | None = None
    broke: bool = False

    @property
    def told(self) -> AttackResult:
        """As the sheet tells it."""
        return AttackResult(
            self.hit, self.place, self.defence.avoided, 0, self.damage, self.wounds_left, self.critical, self.end.dead
        )


def announced(turn: Turn, target: Turn, grip: Grip) -> Note:
    """Who does what to whom."""
    return note(
        STRIKES if grip.way.melee else SHOOTS, "PC-30", name=turn.fighter.name, target=target.fighter.name,
        weapon=grip.piece.name, way=note(grip.way.label),
    )  # fmt: skip


def strike(assault: Assault) -> Play:
    """Roll to hit; parry or dodge; damage, wounds and the critical; fate; returns ``Struck`` (PC-30 to PC-37)."""
    came: WithFortune = yield from to_hit_at_last(assault.case, assault.die is not None, assault.fortune)
    hit: Hit = came.result
    die = (yield from wear_down(assault.die)) if assault.die and hit.tested else assault.die
    return Part(_landing, (assault, hit.hit, hit.place, came.fortune, die))


def _landing(assault: Assault, hit: bool, place: Place | None, fortune: int, die: Die | None) -> Play:
    wounds = assault.case.defender.wounds
    defence = Defended(assault.defence.fortune, assault.defence.die)
    if hit:
        defence = yield from whole(defended_with, assault.defence)
    if not hit or defence.success:
        return Struck(hit, place, fortune, die, defence, wounds, untouched(assault.who, defence.fortune))
    came: WithFortune = yield from whole(blow_with, assault.case, place, fortune)
    result: AttackResult = came.result
    broke = (yield from ammunition.struck()) if assault.brittle else False
    end: Endured = yield from whole(endured, assault.who, defence.fortune, result.damage > 0, result.dead)
    return Struck(
        True, place, came.fortune, die, defence, result.wounds_left, end, result.damage, result.critical, broke
    )  # fmt: skip


def landed(turn: Turn, target: int, grip: Grip, struck: Struck) -> Fight:
    """The fight after a blow, without what it took of a turn."""
    fight = turn.fight
    if struck.hit:
        fight = harmed(fight, target, struck.wounds_left, struck.end)
        fight = with_defended(turn.at(fight).of(target), struck.defence)
    attacker = fight.fighter(turn.id)
    if attacker.condition.fortune != struck.fortune:
        condition = msgspec.structs.replace(attacker.condition, fortune=struck.fortune)
        fight = fight.with_fighter(msgspec.structs.replace(attacker, condition=condition))
    fight = worn(fight, turn.id, grip.piece, grip.die, struck.die)
    if not grip.way.melee:
        return shot(fight, turn.id, grip)
    fight = broken_in_hand(fight, turn.id, grip.piece) if struck.broke else fight
    return fight if struck.end.dead else joined(fight, turn.id, target)
