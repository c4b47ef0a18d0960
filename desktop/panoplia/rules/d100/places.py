# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a blow falls, and the armour there (PC-31, PC-35)."""

import re
from typing import Literal

import msgspec

from panoplia.rules.d100.percent import Count
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase
from panoplia.rules.refusal import Refused

ARMOUR_UNREADABLE = QT_TRANSLATE_NOOP(
    "d100",
    "“{text}” is no armour: write one number up to {most} for all places, four for head/arms/body/legs, or six for "
    "head/right arm/left arm/body/right leg/left leg.",
)

Place = Literal["head", "right_arm", "left_arm", "body", "right_leg", "left_leg"]

_UP_TO: tuple[tuple[int, Place], ...] = (
    (15, "head"), (35, "right_arm"), (55, "left_arm"), (80, "body"), (90, "right_leg"), (100, "left_leg"),
)  # fmt: skip
PLACES: dict[Place, Phrase] = {
    "head": QT_TRANSLATE_NOOP("d100", "head"),
    "right_arm": QT_TRANSLATE_NOOP("d100", "right arm"),
    "left_arm": QT_TRANSLATE_NOOP("d100", "left arm"),
    "body": QT_TRANSLATE_NOOP("d100", "body"),
    "right_leg": QT_TRANSLATE_NOOP("d100", "right leg"),
    "left_leg": QT_TRANSLATE_NOOP("d100", "left leg"),
}


def reversed_digits(roll: int) -> int:
    """Tens and units of a d100 changed about: 25 is 52, 5 is 50, 20 is 2, 100 stays (PC-31)."""
    tens, units = divmod(roll % 100, 10)
    return units * 10 + tens or 100


def reversed_location(roll: int) -> Place:
    """Where a blow falls that hits with this roll (PC-31)."""
    number = reversed_digits(roll)
    return next(place for last, place in _UP_TO if number <= last)


def told_range(place: Place) -> str:
    """The reversed rolls that strike a place: ``16–35`` (PC-31)."""
    first = 1
    for last, struck in _UP_TO:
        if struck == place:
            return f"{first:02d}–{last % 100:02d}"
        first = last + 1
    raise KeyError(place)


class Armour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Armour points by place; ``all`` are those of every place that has none of its own (PC-31)."""

    all: Count | None = None
    head: Count | None = None
    right_arm: Count | None = None
    left_arm: Count | None = None
    body: Count | None = None
    right_leg: Count | None = None
    left_leg: Count | None = None

    def at(self, place: Place | None) -> int:
        """The points at a place. Without locations those of ``all`` count, or else the body's (PC-31)."""
        if place is None:
            points = self.body if self.all is None else self.all
        else:
            own: int | None = getattr(self, place)
            points = self.all if own is None else own
        return points or 0


def armour_written(text: str, most: int) -> Armour:
    """Armour points as they are typed: one number for every place, four for head, arms, body and legs, or all six.

    ``Refused`` for anything else, and for a number above ``most`` (PC-31).
    """
    written = re.split(r"\s*[/,;]\s*|\s+", text.strip())
    points = [int(each) for each in written if each.isdecimal() and len(each) <= len(str(most)) and int(each) <= most]
    if len(points) != len(written) or len(points) not in (1, 4, len(PLACES)):
        raise Refused(ARMOUR_UNREADABLE, "armour", "PC-31", text=text, most=most)
    match points:
        case [all]:
            return Armour(all)
        case [head, arms, body, legs]:
            return Armour(None, head, arms, arms, body, legs, legs)
        case _:
            return Armour(None, *points)


def armour_left(points: int, *, unarmed: bool = False, piercing: int = 0) -> int:
    """What armour takes off: doubled against bare hands, then less the points that are pierced (PC-40, PC-42)."""
    return max(points * (2 if unarmed else 1) - piercing, 0)
