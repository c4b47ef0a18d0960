# SPDX-License-Identifier: GPL-3.0-or-later
"""How long a piece will last: chains of wear, one for each way to use it, followed exactly."""

from collections.abc import Sequence
from fractions import Fraction
from math import ceil

import msgspec

from panoplia.rules.chains import Chain
from panoplia.rules.notes import Note, Phrase, Words


class Curve(msgspec.Struct, frozen=True):
    """The chance to be usable still after 0, ``stride``, twice ``stride`` … uses."""

    stride: int
    chances: Sequence[float]


class Way(msgspec.Struct, frozen=True):
    """A way to use a piece, and how it wears by it, use after use."""

    id: str
    label: Words
    chain: Chain

    @property
    def expected(self) -> Fraction:
        """How many uses it stands on average."""
        return self.chain.expected

    def lasts(self, uses: int) -> Fraction:
        """The chance that it is usable still after so many uses."""
        return self.chain.lasts(uses)

    def curve(self, points: int) -> Curve:
        """Its whole life, up to three times the average, in so many steps."""
        stride = max(ceil(self.expected * 3 / points), 1)
        return Curve(stride, self.chain.survival(stride, points))


class Lifetime(msgspec.Struct, frozen=True):
    """What there is to say of a piece's life, or the reason why there is nothing.

    ``average``, ``in_a_fight`` and ``to_outlast`` name its uses: *attacks on average*, *Attacks in a fight*.
    """

    clause: str
    explanation: Note
    refusal: Note | None = None
    ways: tuple[Way, ...] = ()
    average: Phrase | None = None
    in_a_fight: Phrase | None = None
    to_outlast: Phrase | None = None

    @classmethod
    def refuse(cls, reason: Note) -> "Lifetime":
        """Nothing to say, and why."""
        return cls(reason.clause, reason, refusal=reason)
