# SPDX-License-Identifier: GPL-3.0-or-later
"""A spell from the casting roll to what it strikes, as one script (PC-71 to PC-78)."""

import msgspec

from panoplia.rules.d100.casting import CastInput, CastResult, cast_with
from panoplia.rules.d100.checks import WithFortune
from panoplia.rules.d100.spells import MissileInput, MissileResult, TouchInput, TouchResult, missile, touch
from panoplia.rules.script import Forbidden, Play, whole

Strike = MissileInput | TouchInput | None


class Cast(msgspec.Struct, frozen=True):
    """What is left of a casting roll: whether it works, mana and fortune, the clause that forbade it."""

    works: bool
    mana: int
    fortune: int
    forbidden: str = ""


class Spelt(msgspec.Struct, frozen=True):
    """What came of a spell, and of what it struck with."""

    cast: Cast
    struck: MissileResult | TouchResult | None = None


def spell(case: CastInput, modifier: int, fortune: int, strike: Strike) -> Play:
    """Cast, and strike if it works; ``modifier`` is what the sheet adds to a casting roll (PC-74)."""
    came: Cast = yield from whole(_cast, case, modifier, fortune)
    if strike is None or not came.works:
        return Spelt(came)
    struck = yield from whole(missile if isinstance(strike, MissileInput) else touch, strike)
    return Spelt(came, struck)


def _cast(case: CastInput, modifier: int, fortune: int) -> Play:
    """Without the figures of the roll, which nothing follows from."""
    came: WithFortune = yield from cast_with(case, modifier, fortune)
    result: CastResult | Forbidden = came.result
    if isinstance(result, Forbidden):
        return Cast(False, case.mana, came.fortune, result.refused)
    return Cast(result.success, result.mana, came.fortune)
