# SPDX-License-Identifier: GPL-3.0-or-later
"""The figures of a fighter that a blow asks for, derived once for each state of statistics and gear (PC-4)."""

from collections.abc import Iterable, Iterator

import msgspec

from panoplia.rules.d100 import gear
from panoplia.rules.d100.arms import Arm, bare_hands, borrowed_die, is_plainly_unarmed
from panoplia.rules.d100.character import OF_SKILL, Statistics
from panoplia.rules.d100.circumstances import granted
from panoplia.rules.d100.derived import (
    armour,
    characteristic,
    initiative,
    owned_target,
    strength_bonus,
    toughness_bonus,
)
from panoplia.rules.d100.fitness import in_the_way
from panoplia.rules.d100.gear import Ammunition, Weapon
from panoplia.rules.d100.house import House
from panoplia.rules.d100.in_use import cover, worn_by
from panoplia.rules.d100.modes import Mode
from panoplia.rules.d100.parrying import Readied
from panoplia.rules.d100.places import PLACES, Armour
from panoplia.rules.d100.skills import CHANNELLING, DODGE, Characteristic, known_skills
from panoplia.rules.d100.worn import Worn
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import Note
from panoplia.rules.system import Lore, Piece, Subject
from panoplia.rules.trial import Told
from panoplia.rules.usage_dice import Die
from panoplia.rules.why import Sum

MOST_KEPT = 512
"""Profiles that are kept; a fight has a few for each fighter, a simulation some more."""
OWN = "own:"
"""How the circumstances of own modifiers begin (PC-4)."""


class Grip(msgspec.Struct, frozen=True):
    """A weapon in one of its ways, as someone has it in hand. ``skill`` is that of the roll to hit.

    ``sb`` is the strength bonus; ``hindered`` is why the piece cannot be used at all.
    """

    key: str
    arm: Arm
    way: Mode
    skill: Sum
    sb: int
    other_hand: bool
    trained: bool
    die: Die | None
    piercing: int
    deadly: int
    fists: bool
    hindered: Note | None

    @property
    def piece(self) -> Piece:
        """The weapon; bare hands have the id 0."""
        return self.arm.piece


class Profile(msgspec.Struct, frozen=True):
    """A fighter’s figures. ``dodge`` and ``channelling`` are targets, ``None`` without the skill."""

    subject: Subject
    worn: Worn
    ws: int
    s: int
    ag: int
    wp: int
    tb: int
    initiative: int
    armour: Armour
    dodge: int | None
    channelling: int | None
    parrying: Piece | None
    parry_die: Die | None
    paired: bool
    covered: bool
    grips: tuple[Grip, ...]

    @property
    def statistics(self) -> Statistics:
        """What is written on the sheet."""
        statistics: Statistics = self.subject.statistics
        return statistics

    def grip(self, key: str) -> Grip:
        """One of the grips by its key."""
        return next(grip for grip in self.grips if grip.key == key)


class Kept(msgspec.Struct, frozen=True, gc=False):
    """A profile with all that it was derived from, which is kept so that nothing else comes to have its id."""

    statistics: Statistics
    pieces: tuple[Piece, ...]
    lore: tuple[Lore, ...]
    house: House
    profile: Profile


class Profiles:
    """Profiles by the very statistics and gear that they are of, which are values and never change."""

    def __init__(self) -> None:
        self._kept: dict[tuple[int, int], Kept] = {}
        self._by_gear: dict[tuple[int, ...], Kept] = {}

    def of(self, fight: Fight, fighter: Fighter) -> Profile:
        """The profile of a fighter as they are now."""
        kept = self._kept.get((id(fighter.statistics), id(fighter.pieces)))
        if kept is not None and kept.lore is fight.lore and kept.house is fight.house:
            return kept.profile
        return self._derived(fight, fighter)

    def _derived(self, fight: Fight, fighter: Fighter) -> Profile:
        """Shots that are gone change nothing in it, so whoever shoots is not derived again each time."""
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
            self._by_gear.clear()
        gear_only = (id(piece) for piece in fighter.pieces if not isinstance(piece.data, Ammunition))
        bundles = (piece.id for piece in fighter.pieces if isinstance(piece.data, Ammunition))
        key = (id(fighter.statistics), id(fight.lore), id(fight.house), *gear_only, 0, *bundles)
        known = self._by_gear.get(key)
        profile = known.profile if known else profiled(fight.subject(fighter))
        kept = Kept(fighter.statistics, fighter.pieces, fight.lore, fight.house, profile)
        self._by_gear.setdefault(key, kept)
        self._kept[id(fighter.statistics), id(fighter.pieces)] = kept
        return profile

    def under(self, fight: Fight, fighter: Fighter, told: Told) -> Profile:
        """The same where own modifiers hold that a person was asked about (PC-4)."""
        if not any(each.startswith(OWN) for each in told):
            return self.of(fight, fighter)
        subject = fight.subject(fighter)
        return profiled(msgspec.structs.replace(subject, statistics=granted(subject.statistics, told)))


def profiled(subject: Subject) -> Profile:
    """All that is derived of someone."""
    statistics, worn, skills = subject.statistics, worn_by(subject.pieces), known_skills(subject.lore)
    readied = Readied.of(subject.pieces)
    parrying = readied.best if readied.usable else None
    dodging, channelling = (owned_target(statistics, skills, key, worn) for key in (DODGE, CHANNELLING))
    other = other_hand(subject.pieces)
    return Profile(
        subject, worn,
        characteristic(statistics, "ws", worn).total, characteristic(statistics, "s", worn).total,
        characteristic(statistics, "ag", worn).total, characteristic(statistics, "wp", worn).total,
        toughness_bonus(statistics, worn).total, initiative(statistics, worn).total,
        Armour(None, *(armour(statistics, place, worn).total for place in PLACES)),
        dodging.target.total if dodging and dodging.target else None,
        channelling.target.total if channelling and channelling.target else None,
        parrying, borrowed_die(parrying, subject.house) if parrying else None,
        other is not None and gear.state(other).usable, cover(subject.pieces) is not None,
        tuple(_grips(subject, worn, other)),
    )  # fmt: skip


def other_hand(pieces: Iterable[Piece]) -> Piece | None:
    """What is in the other hand: the shield, or of two weapons the later one that may be there (PC-32, PC-38)."""
    held = tuple(piece for piece in pieces if piece.slot == "hands" and isinstance(piece.data, Weapon))
    shield = next((piece for piece in held if "shield" in piece.data.traits), None)
    if shield or len(held) < 2:
        return shield
    fitting = (piece for piece in reversed(held) if _fits_other_hand(piece.data))
    return next(fitting, None)


def _fits_other_hand(weapon: Weapon) -> bool:
    return "other_hand" in weapon.traits or "balanced" in weapon.qualities


def own_targets(melee: bool) -> tuple[str, ...]:
    """The figures whose own modifiers are asked about before a blow (PC-4)."""
    return ("ws" if melee else "bs", "s", "sb")


CHANNELLED = (OF_SKILL + CHANNELLING, "wp")
"""The figures whose own modifiers are asked about before channelling."""


def _grips(subject: Subject, worn: Worn, other: Piece | None) -> Iterator[Grip]:
    for piece in subject.pieces:
        if _at_hand(piece):
            yield from _of(Arm(piece, subject), worn, piece is other)
    yield from _of(bare_hands(subject), worn, False)


def _at_hand(piece: Piece) -> bool:
    """What is wielded; arrows and bolts are taken out of their bundle as it is used (PC-42)."""
    if isinstance(piece.data, Ammunition):
        return piece.carried
    return isinstance(piece.data, Weapon) and piece.slot == "hands"


def _of(arm: Arm, worn: Worn, other: bool) -> Iterator[Grip]:
    statistics, trained = arm.subject.statistics, arm.trained
    for way in arm.ways(trained):
        key: Characteristic = "ws" if way.melee else "bs"
        yield Grip(
            f"{arm.piece.id}:{way.id}", arm, way, characteristic(statistics, key, worn),
            strength_bonus(statistics, worn).total, other, trained,
            arm.die, len(arm.talents("piercing", not way.melee)), len(arm.talents("deadly", not way.melee)),
            arm.bare and is_plainly_unarmed(statistics), _hindered(arm),
        )  # fmt: skip


def _hindered(arm: Arm) -> Note | None:
    """Why a weapon cannot be used; hands always can, and bundles as long as anything is left of them."""
    return None if arm.bare or isinstance(arm.piece.data, Ammunition) else in_the_way(arm.piece)
