# SPDX-License-Identifier: GPL-3.0-or-later
"""Wounds that heal by rest (PC-60)."""

from typing import Annotated

import msgspec

from panoplia.rules.d100.percent import Wounds
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Play

Days = Annotated[int, msgspec.Meta(ge=0, le=999_999)]
HEAVY = 3
"""With so many wounds left, or fewer, one is heavily wounded."""
WEEK = 7


def is_heavy(wounds: int) -> bool:
    """Whether one is heavily wounded (PC-60)."""
    return wounds <= HEAVY


def wounds_after(wounds: int, wounds_max: int, days: int) -> int:
    """Wounds after some days of rest: one a full week while heavily wounded, then one a day (PC-60)."""
    while is_heavy(wounds) and wounds < wounds_max and days >= WEEK:
        wounds, days = wounds + 1, days - WEEK
    return wounds if is_heavy(wounds) else min(wounds + days, wounds_max)


class RestInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The wounds of someone who rests, and for how many days."""

    wounds: Wounds
    wounds_max: Wounds
    days: Days

    def __post_init__(self) -> None:
        if self.wounds > self.wounds_max:
            raise ValueError(f"`wounds` is {self.wounds}, above the `wounds_max` of {self.wounds_max}")


class RestResult(msgspec.Struct, frozen=True):
    """The wounds after the rest."""

    wounds: int


def rest(case: RestInput) -> Play:
    """Rest, day after day; a week that is not full gives nothing (PC-60)."""
    after = wounds_after(case.wounds, case.wounds_max, case.days)
    yield note(
        QT_TRANSLATE_NOOP("d100", "Days of rest: {days}. Wounds: from {before} to {after} of {most}."), "PC-60",
        days=case.days, before=case.wounds, after=after, most=case.wounds_max,
    )  # fmt: skip
    return RestResult(after)
