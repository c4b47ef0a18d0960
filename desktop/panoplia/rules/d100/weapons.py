# SPDX-License-Identifier: GPL-3.0-or-later
"""What a character does with a weapon: the ways to use it, what is rolled to hit, and the damage (PC-30 to PC-43)."""

from collections.abc import Iterable, Iterator

import msgspec

from panoplia.rules.d100 import gear
from panoplia.rules.d100.character import Learnt, Statistics
from panoplia.rules.d100.damage import damage
from panoplia.rules.d100.derived import characteristic, strength_bonus, told_as
from panoplia.rules.d100.gear import BARE_HANDS, Group, Talent, Weapon
from panoplia.rules.d100.modes import Mode, modes
from panoplia.rules.d100.modifiers import BY_ID, known
from panoplia.rules.d100.percent import Modifier
from panoplia.rules.d100.skills import Characteristic
from panoplia.rules.d100.worn import NOTHING_WORN, Worn
from panoplia.rules.notes import note
from panoplia.rules.system import Lore, Piece
from panoplia.rules.why import Sum, Term, added


class Use(msgspec.Struct, frozen=True):
    """A weapon in one of its ways: the target of its roll to hit, and its damage in figures."""

    piece: Piece
    mode: Mode
    to_hit: Sum
    points: int


def uses(statistics: Statistics, piece: Piece, lore: Iterable[Lore], worn: Worn = NOTHING_WORN) -> tuple[Use, ...]:
    """Every way in which a character attacks with a piece, before anything is known of the target."""
    special = has_speciality(statistics, piece, lore)
    return tuple(
        Use(piece, mode, to_hit(statistics, piece, mode, special, worn), points(statistics, mode, worn))
        for mode in modes(own(statistics, piece), special)
    )


def own(statistics: Statistics, piece: Piece) -> Piece:
    """Bare hands as this character has them: those of a foe may be claws."""
    if piece is not BARE_HANDS:
        return piece
    return msgspec.structs.replace(piece, data=msgspec.structs.replace(piece.data, damage=statistics.unarmed))


def has_speciality(statistics: Statistics, piece: Piece, lore: Iterable[Lore]) -> bool:
    """Whether a piece is of the ordinary group, or a talent is for its group (PC-43)."""
    if not isinstance(piece.data, Weapon) or piece.data.group == "ordinary":
        return True
    return piece.data.group in _specialities(statistics.talents, lore)


def to_hit(statistics: Statistics, piece: Piece, mode: Mode, special: bool, worn: Worn = NOTHING_WORN) -> Sum:
    """HA or HP, and what craftsmanship, condition and a lacking speciality change in it (PC-30, PC-43, PC-92)."""
    key: Characteristic = "ws" if mode.melee else "bs"
    changed = (*gear.to_hit(piece), *(() if special else (known("unfamiliar"),)))
    return added((told_as(key, characteristic(statistics, key, worn), "PC-30"), *map(_term, changed)))


def points(statistics: Statistics, mode: Mode, worn: Worn = NOTHING_WORN) -> int:
    """What is added to the d10 (PC-33)."""
    return damage(mode.damage).points(strength_bonus(statistics, worn).total)


def _specialities(talents: Iterable[Learnt], lore: Iterable[Lore]) -> Iterator[Group]:
    by_ref = {each.ref: each.data for each in lore if isinstance(each.data, Talent)}
    for talent in talents:
        data = by_ref.get(talent.key)
        if data and data.speciality:
            yield data.speciality


def _term(modifier: Modifier) -> Term:
    told = BY_ID[modifier.why]
    return Term(note(told.label), modifier.value, told.clause)
