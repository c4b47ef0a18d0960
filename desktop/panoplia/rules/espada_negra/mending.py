# SPDX-License-Identifier: GPL-3.0-or-later
"""Mending: weapons point by point, armour by what the check has to spare (EN-53)."""

from typing import Literal

import msgspec

from panoplia.rules.espada_negra.checks import judged, totalled
from panoplia.rules.espada_negra.house import House
from panoplia.rules.espada_negra.runes import Count, Points, Runes
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Forbidden, Play

MENDING = QT_TRANSLATE_NOOP("espada-negra", "mending")
EASY = 3
"""The difficulty of mending a weapon that lost nothing yet, and armour."""
USED_UP = 6
"""The difficulty of mending armour of which no structure is left."""


class MendInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A day's work on a piece that has ``lost`` some points. Armour tells its structure, and what is left of it."""

    kind: Literal["weapon", "armour"]
    runes: Runes
    lost: Count
    level: Points = 0
    structure: Count | None = None
    structure_left: Count | None = None
    house: House = House()

    def __post_init__(self) -> None:
        if self.kind == "weapon":
            return
        if self.structure is None or self.structure_left is None:
            name = "structure" if self.structure is None else "structure_left"
            raise ValueError(f"`{name}` is needed for armour")
        if self.structure_left > self.structure:
            raise ValueError(f"`structure_left` is {self.structure_left}, above the `structure` of {self.structure}")
        if self.lost != self.structure - self.structure_left:
            raise ValueError(f"`lost` is {self.lost}, not the `structure` less the `structure_left`")

    @property
    def difficulty(self) -> int:
        """What the check must beat (EN-53)."""
        if self.kind == "weapon":
            return EASY + self.lost
        return EASY if self.structure_left else USED_UP


class MendResult(msgspec.Struct, frozen=True):
    """The check, and the points that the piece has back."""

    total: int
    difficulty: int
    restored: int


def mend(case: MendInput) -> Play:
    """A check of forging or of leather-work that takes a day (EN-53)."""
    if not case.lost:
        yield note(QT_TRANSLATE_NOOP("espada-negra", "Nothing is lost, so there is nothing to mend."), "EN-53")
        return Forbidden("EN-53")
    total = yield from totalled(case.runes, case.level, None, MENDING)
    success = yield from judged(total, case.difficulty, case.house.check, MENDING, "EN-53")
    restored = _restored(case, total) if success else 0
    yield note(
        QT_TRANSLATE_NOOP("espada-negra", "After a day of work, points restored: {restored} of {lost}."), "EN-53",
        restored=restored, lost=case.lost,
    )  # fmt: skip
    return MendResult(total, case.difficulty, restored)


def _restored(case: MendInput, total: int) -> int:
    return 1 if case.kind == "weapon" else min(total - case.difficulty, case.lost)
