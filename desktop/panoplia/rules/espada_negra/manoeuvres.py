# SPDX-License-Identifier: GPL-3.0-or-later
"""Acts that are no attack: flee, pick up, surprise, change gear (EN-38 to EN-40)."""

from typing import Annotated, Literal

import msgspec

from panoplia.rules.espada_negra.checks import judged, totalled
from panoplia.rules.espada_negra.house import House
from panoplia.rules.espada_negra.runes import Count, Points, Runes
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Play

FLIGHT = QT_TRANSLATE_NOOP("espada-negra", "flight")
PICKING_UP = QT_TRANSLATE_NOOP("espada-negra", "picking up")
SURPRISE = QT_TRANSLATE_NOOP("espada-negra", "surprise")
HINDRANCE = 2
"""What fleeing and picking up are harder than the number of the others (EN-38)."""
MUCH = 2
"""A surprise by more than so many points leaves no runes either (EN-40)."""

Allies = Annotated[int, msgspec.Meta(ge=1, le=999)]
"""Everyone is an ally of oneself (EN-13)."""


class FleeInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Someone who would flee or pick up: the runes, the allies with oneself, and everyone else in the fight."""

    runes: Runes
    allies: Allies
    others: Count
    effort: Runes | None = None
    house: House = House()


class FleeResult(msgspec.Struct, frozen=True):
    """The check, and whether one got away."""

    total: int
    difficulty: int
    escaped: bool


class PickUpResult(msgspec.Struct, frozen=True):
    """The check, and whether the thing was taken."""

    total: int
    difficulty: int
    taken: bool


def flee(case: FleeInput) -> Play:
    """The lowest physical attribute and the allies against all others (EN-38)."""
    total = yield from totalled(case.runes, case.allies, case.effort, FLIGHT)
    difficulty = case.others + HINDRANCE
    escaped = yield from judged(total, difficulty, case.house.check, FLIGHT, "EN-38")
    return FleeResult(total, difficulty, escaped)


def pick_up(case: FleeInput) -> Play:
    """Agility and the allies against all others (EN-38)."""
    total = yield from totalled(case.runes, case.allies, case.effort, PICKING_UP)
    difficulty = case.others + HINDRANCE
    taken = yield from judged(total, difficulty, case.house.check, PICKING_UP, "EN-38")
    return PickUpResult(total, difficulty, taken)


class SurpriseInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A check of the skill by which someone would surprise."""

    runes: Runes
    difficulty: Points
    level: Points = 0
    effort: Runes | None = None
    house: House = House()


class SurpriseResult(msgspec.Struct, frozen=True):
    """The check, who is surprised by it, and whether that one throws no runes either."""

    total: int
    surprised: Literal["foe", "self"]
    no_runes: bool


def surprise(case: SurpriseInput) -> Play:
    """A success surprises the foe for a turn, a failure oneself (EN-40)."""
    total = yield from totalled(case.runes, case.level, case.effort, SURPRISE)
    success = yield from judged(total, case.difficulty, case.house.check, SURPRISE, "EN-40")
    no_runes = total > case.difficulty + MUCH
    if success:
        yield note(_WITHOUT_RUNES if no_runes else _WITHOUT_EFFORT, "EN-40")
    else:
        yield note(_REVERSED, "EN-40")
    return SurpriseResult(total, "foe" if success else "self", success and no_runes)


_REVERSED = QT_TRANSLATE_NOOP(
    "espada-negra", "The one who would surprise is surprised: a turn without acts and effort."
)  # fmt: skip
_WITHOUT_EFFORT = QT_TRANSLATE_NOOP("espada-negra", "The foe is surprised: a turn without acts and effort.")
_WITHOUT_RUNES = QT_TRANSLATE_NOOP("espada-negra", "The foe is surprised: a turn without acts, effort and runes.")


class ChangeInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The initiative now, and that of the new set: attributes and reach."""

    initiative: Count
    set: Count


class ChangeResult(msgspec.Struct, frozen=True):
    """The initiative with the new set."""

    initiative: int


def change_gear(case: ChangeInput) -> Play:
    """Initiative drops to that of the new set, and never rises (EN-39)."""
    after = min(case.initiative, case.set)
    yield note(
        QT_TRANSLATE_NOOP("espada-negra", "New set: {set}. Initiative: from {before} to {after}."), "EN-39",
        set=case.set, before=case.initiative, after=after,
    )  # fmt: skip
    return ChangeResult(after)
