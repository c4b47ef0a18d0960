# SPDX-License-Identifier: GPL-3.0-or-later
"""The dice of Dungeon Hack: probabilities, and damage as it is written (DH-8)."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.refusal import Refused

MOST_DICE = 20
"""More dice than any blow of the book has; it keeps the odds of a mistyped one from taking minutes."""

Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
Extra = Annotated[int, msgspec.Meta(ge=0, le=MOST_DICE)]
Value = Annotated[int, msgspec.Meta(ge=0, le=999)]
Modifier = Annotated[int, msgspec.Meta(ge=-999, le=999)]
Health = Annotated[int, msgspec.Meta(ge=0, le=999_999)]


class AtLeast(msgspec.Struct, frozen=True):
    """A probability such as 8+: whether a d20 shows that much or more (DH-3)."""

    limit: int
    start: int = 0

    def add(self, so_far: int, face: int) -> int:
        return so_far + face

    def outcome(self, end: int) -> bool:
        return end >= self.limit


class Middle(msgspec.Struct, frozen=True):
    """The middle one of three faces (DH-1). The faces so far are kept in order, as digits of a long number."""

    start: int = 0

    def add(self, so_far: int, face: int) -> int:
        faces = sorted((*_digits(so_far), face))
        return sum(each * _DIGIT**place for place, each in enumerate(faces))

    def outcome(self, end: int) -> int:
        return _digits(end)[1]


_DIGIT = 101
"""One more than the highest face of any die."""


def _digits(number: int) -> tuple[int, ...]:
    return (number % _DIGIT, *_digits(number // _DIGIT)) if number else ()


class Damage(msgspec.Struct, frozen=True):
    """Damage taken apart: its dice in the order written, and the sum of its whole numbers (DH-8)."""

    sizes: tuple[int, ...]
    flat: int

    def with_extra(self, extra: int) -> "Damage":
        """More dice of the kind written first, at the end; of a fixed figure, the figure again (DH-8, DH-40)."""
        if self.sizes:
            return Damage(self.sizes + self.sizes[:1] * extra, self.flat)
        return Damage((), self.flat * (1 + extra))


_TERM = re.compile(r"(?P<count>[0-9]{0,2})d(?P<sides>[0-9]{1,3})|(?P<flat>[0-9]{1,3})", re.IGNORECASE | re.ASCII)


@lru_cache(maxsize=256)
def damage(text: str) -> Damage:
    """Damage such as ``1d6+1d8+1`` taken apart; ``ValueError`` where it cannot be read (DH-8)."""
    sizes: list[int] = []
    flat = 0
    for term in text.split("+"):
        match = _TERM.fullmatch(term.strip())
        if match is None:
            raise ValueError(f"`damage` is dice and whole numbers such as 1d6+1, not “{text}”")
        if match["flat"]:
            flat += int(match["flat"])
        else:
            sizes.extend(_dice(int(match["count"] or 1), int(match["sides"]), text))
    if len(sizes) > MOST_DICE:
        raise ValueError(f"`damage` is at most {MOST_DICE} dice, not “{text}”")
    return Damage(tuple(sizes), flat)


def tidied_damage(text: str) -> str:
    """Damage as the book writes it; ``Refused`` where it is none (DH-8)."""
    tidied = text.replace(" ", "").lower()
    try:
        damage(tidied)
    except ValueError as error:
        raise Refused(
            QT_TRANSLATE_NOOP("dungeon-hack", "Damage is dice and numbers, such as 1d8 or 2d4+1, not “{text}”."),
            "damage", "DH-8", text=text,
        ) from error  # fmt: skip
    return tidied


def _dice(count: int, size: int, text: str) -> list[int]:
    if count < 1 or not 2 <= size <= 100:
        raise ValueError(f"`damage` is made of dice with 2 to 100 sides, not “{text}”")
    return [size] * count


def shown(name: str, faces: Sequence[int]) -> str:
    """Dice as they stand in a note: ``2d6 (2+4)``, without the faces where they are hidden."""
    return f"{name} ({'+'.join(str(face) for face in faces)})" if faces else name
