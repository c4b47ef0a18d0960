# SPDX-License-Identifier: GPL-3.0-or-later
"""Damage in a few ranges, as bars of odds."""

from collections.abc import Mapping

import msgspec

from panoplia.rules.gauges import Role
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note
from panoplia.rules.system import Case

MOST_RANGES = 5


class Harm(msgspec.Struct, frozen=True):
    """A range of damage, as one bar."""

    low: int
    high: int


def harm(damage: int, most: int) -> Harm:
    """The range that a damage falls into, where at most ``most`` is told apart."""
    width = -(-most // MOST_RANGES) if most > 0 else 1
    low = (damage - 1) // width * width + 1
    return Harm(low, min(low + width - 1, max(most, low)))


def harms(most: int, tone: Role) -> Mapping[Harm, Case]:
    """A bar for each range up to ``most``."""
    ranges = {harm(damage, most) for damage in range(1, most + 1)}
    return {each: Case(_range(each), tone) for each in sorted(ranges, key=lambda each: each.low)}


def _range(each: Harm) -> Words:
    if each.low == each.high:
        return note(QT_TRANSLATE_NOOP("trials", "{damage} damage"), damage=each.low)
    return note(QT_TRANSLATE_NOOP("trials", "{low}–{high} damage"), low=each.low, high=each.high)
