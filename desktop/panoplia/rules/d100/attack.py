# SPDX-License-Identifier: GPL-3.0-or-later
"""An attack from the roll to hit to the last critical (PC-30 to PC-43)."""

import msgspec

from panoplia.rules.d100.blows import WITH_WEAPON, Body, Wound, damage_dice_with, wounded
from panoplia.rules.d100.checks import FAILURE, SUCCESS, WithFortune, rerolls
from panoplia.rules.d100.criticals import Critical
from panoplia.rules.d100.damage import Quality, damage, evading, has_impact
from panoplia.rules.d100.defence import Avoided, Defence, defended
from panoplia.rules.d100.durability import is_tested
from panoplia.rules.d100.house import Locations
from panoplia.rules.d100.modifiers import known, listed
from panoplia.rules.d100.percent import Count, Modifiers, Target, Wounds, total
from panoplia.rules.d100.places import PLACES, Armour, Place, armour_left, reversed_location
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Dice, Part, Play, whole

ATTACK = QT_TRANSLATE_NOOP("d100", "attack")


class DefenderInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is attacked. ``parry`` and ``dodge`` are targets, ``None`` for what cannot be (PC-32)."""

    tb: Count
    wounds: Wounds
    armour: Armour = Armour()
    parry: Target | None = None
    parry_defensive: bool = False
    dodge: Target | None = None
    aware: bool = True


class AttackInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An attack. ``skill`` is HA or HP before ``modifiers``, ``sb`` the strength bonus (PC-30, PC-33).

    Talents add to the armour points that are ignored and to the value of a critical (PC-42).
    """

    skill: Target
    damage: str
    defender: DefenderInput
    sb: Count = 0
    qualities: tuple[Quality, ...] = ()
    first_round: bool = True
    modifiers: Modifiers = ()
    melee: bool = True
    unarmed: bool = False
    locations: Locations = "reversed"
    talent_piercing: Count = 0
    talent_deadly: Count = 0

    def __post_init__(self) -> None:
        damage(self.damage)

    @property
    def target(self) -> int:
        """What the roll to hit must not exceed, and that of fury (PC-30, PC-34)."""
        return self.skill + total(self.modifiers)

    @property
    def piercing(self) -> int:
        """Armour points that it ignores, where there are so many (PC-42)."""
        return ("armour_piercing" in self.qualities) + self.talent_piercing

    @property
    def deadly(self) -> int:
        """What is added to the value of a critical (PC-42)."""
        return ("precise" in self.qualities) + self.talent_deadly

    @property
    def defence(self) -> Defence:
        """What the defender can roll against it (PC-32, PC-42)."""
        if not self.melee or not self.defender.aware:
            return Defence()
        parrying = (known("defensive"),) if self.defender.parry_defensive else ()
        return Defence(self.defender.parry, self.defender.dodge, evading(self.qualities), parrying)


class AttackResult(msgspec.Struct, frozen=True):
    """What came of an attack. ``hit`` and ``location`` stand also where the blow was avoided.

    ``rolled`` are dice and weapon, ``damage`` the wounds after all reductions.
    """

    hit: bool
    location: Place | None
    avoided: Avoided
    rolled: int
    damage: int
    wounds_left: int
    critical: Critical | None
    dead: bool


class Hit(msgspec.Struct, frozen=True, gc=False):
    """Whether a roll hits, and where (``None`` without locations). ``tested`` is a weapon that may wear (PC-93)."""

    hit: bool
    place: Place | None = None
    tested: bool = False


class ToHit(msgspec.Struct, frozen=True):
    """Whether a d100 hits, and where, by its digits reversed; what ``wears`` is tested too (PC-30, PC-31, PC-93)."""

    target: int
    located: bool
    wears: bool = False
    start: int = 0

    def add(self, so_far: int, face: int) -> int:
        return so_far + face

    def outcome(self, end: int) -> Hit:
        tested = self.wears and is_tested(end)
        if end > self.target:
            return Hit(False, None, tested)
        return Hit(True, reversed_location(end) if self.located else None, tested)


def attack(case: AttackInput) -> Play:
    """Roll to hit; parry or dodge; damage with fury; wounds and the critical (PC-30 to PC-37)."""
    result = yield from whole(_attack, case)
    return result


def _attack(case: AttackInput) -> Play:
    struck = yield from to_hit(case)
    result = yield from followed(case, struck)
    return result


def followed(case: AttackInput, struck: Hit) -> Play:
    """All that comes after the roll to hit."""
    avoided: Avoided = None
    if struck.hit:
        avoided = yield from defended(case.defence)
    if not struck.hit or avoided:
        return AttackResult(struck.hit, struck.place, avoided, 0, 0, case.defender.wounds, None, False)
    return Part(blow, (case, struck.place))


def to_hit(case: AttackInput, wears: bool = False) -> Play:
    """The modifiers by name, and the roll to hit; returns the ``Hit`` (PC-30, PC-31)."""
    yield from listed(case.modifiers, "PC-30")
    struck = yield from _rolled(case, wears)
    return struck


def to_hit_at_last(case: AttackInput, wears: bool, fortune: int) -> Play:
    """The same, and a miss once more for a point of fortune; returns it ``WithFortune`` (PC-18)."""
    struck: Hit = yield from to_hit(case, wears)
    if not struck.hit and (yield from rerolls(fortune)):
        fortune -= 1
        struck = yield from _rolled(case, wears)
    return WithFortune(struck, fortune)


def _rolled(case: AttackInput, wears: bool) -> Play:
    target = case.target
    request = Dice((100,), ATTACK, ToHit(target, case.locations == "reversed", wears))
    answer = yield request
    struck: Hit = answer.outcome
    yield note(
        SUCCESS if struck.hit else FAILURE, "PC-30", roll=request.shown(answer), target=target, what=note(ATTACK)
    )  # fmt: skip
    if struck.place:
        yield note(QT_TRANSLATE_NOOP("d100", "Hit: {place}."), "PC-31", place=note(PLACES[struck.place]))
    return struck


def blow(case: AttackInput, place: Place | None) -> Play:
    """Damage and wounds of a hit, which depend on the place that was struck and on nothing else that was rolled."""
    came: WithFortune = yield from blow_with(case, place, 0)
    return came.result


def blow_with(case: AttackInput, place: Place | None, fortune: int) -> Play:
    """The same, where fortune lets one roll for fury again; returns it ``WithFortune`` (PC-18)."""
    dice: WithFortune = yield from whole(
        damage_dice_with, case.target, has_impact(case.qualities, case.first_round), fortune
    )
    weapon = damage(case.damage)
    rolled = dice.result + weapon.points(case.sb)
    yield note(WITH_WEAPON, "PC-33", weapon=str(weapon), rolled=rolled)
    armour = armour_left(case.defender.armour.at(place), unarmed=case.unarmed, piercing=case.piercing)
    body = Body(case.defender.tb, armour, case.defender.wounds)
    wound: Wound = yield from wounded(rolled, body, case.deadly)
    result = AttackResult(
        True, place, None, rolled, wound.damage, wound.wounds_left, wound.critical, wound.dead
    )  # fmt: skip
    return WithFortune(result, dice.fortune)
