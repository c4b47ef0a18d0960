# SPDX-License-Identifier: GPL-3.0-or-later
"""What craft and time do to gear: restoring, neglect, and the armour of older rules (DH-14, DH-15, DH-35, DH-37)."""

from fractions import Fraction
from math import ceil
from typing import Annotated, Literal

import msgspec

from panoplia.rules.dungeon_hack.dice import Count
from panoplia.rules.dungeon_hack.house import House
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Phrase, note
from panoplia.rules.script import Dice, Forbidden, Play
from panoplia.rules.usage_dice import LADDER, Die, above, higher

Price = Annotated[int, msgspec.Meta(ge=0, le=10**12)]
Rating = Annotated[int, msgspec.Meta(ge=1, le=999)]
MAGIC_SHARE = 10
"""Percent of the value that magic gear costs to restore, whatever a smith takes (DH-15, DH-35)."""

WORK = QT_TRANSLATE_NOOP("dungeon-hack", "days of work")
NEGLECT = QT_TRANSLATE_NOOP("dungeon-hack", "neglect of the durability")
NO_DIE_LEFT = QT_TRANSLATE_NOOP("dungeon-hack", "No armour die is left: it is destroyed, magic or not.")
NEGLECT_ARMOUR = QT_TRANSLATE_NOOP("dungeon-hack", "neglect of the armour dice")


class RestoreInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece at the smith's: its durability, or the armour dice that it lost for good."""

    kind: Literal["durability", "armour"]
    price: Price
    original: Die | Rating
    current: Die | Count | None
    magic: bool = False
    artisan: Literal["common", "exceptional"] = "common"
    house: House = House()

    def __post_init__(self) -> None:
        expected = str if self.kind == "durability" else int
        for name, value in (("original", self.original), ("current", self.current)):
            if value is not None and not isinstance(value, expected):
                raise ValueError(f"`{name}` is a {'die' if expected is str else 'rating'} for this `kind`, not {value}")
        if self._exceeds():
            raise ValueError(f"`current` is {self.current}, above the `original` {self.original}")

    def _exceeds(self) -> bool:
        if isinstance(self.original, int):
            return isinstance(self.current, int) and self.current > self.original
        return isinstance(self.current, str) and above(self.current, self.original)


class RestoreResult(msgspec.Struct, frozen=True):
    """What it costs in the smallest coin, how many days it takes, and what the piece has then."""

    cost: int
    days: int
    current: Die | int


def restore(case: RestoreInput) -> Play:
    """Give durability or lost armour dice back for money and time (DH-15, DH-35)."""
    if isinstance(case.original, int):
        result = yield from _restore_armour(case, case.original)
    else:
        result = yield from _restore_durability(case, case.original)
    if isinstance(result, RestoreResult):
        yield note(
            QT_TRANSLATE_NOOP("dungeon-hack", "Restored to {current}. Cost: {cost}, days of work: {days}."),
            "DH-35" if case.kind == "armour" else "DH-15",
            current=result.current, cost=Coins(result.cost), days=result.days,
        )  # fmt: skip
    return result


def _restore_durability(case: RestoreInput, original: Die) -> Play:
    if case.current == original:
        return (yield from _refused("DH-15", QT_TRANSLATE_NOOP(
            "dungeon-hack", "Its durability is as new: there is nothing to restore.")))  # fmt: skip
    if case.current is None:
        if not case.magic:
            return (yield from _refused("DH-12", QT_TRANSLATE_NOOP(
                "dungeon-hack", "Its durability is spent and it is not magic: it is destroyed.")))  # fmt: skip
        days = yield from _days_of_work(1)
        return RestoreResult(_share(case.price, MAGIC_SHARE), days, "d4")
    current = higher(case.current if isinstance(case.current, str) else None)
    return RestoreResult(_share(case.price, case.house.smith_share), case.house.smith_days, current)


def _restore_armour(case: RestoreInput, original: int) -> Play:
    current = case.current if isinstance(case.current, int) else 0
    if not case.magic:
        return (yield from _refused("DH-35", QT_TRANSLATE_NOOP(
            "dungeon-hack", "Only magic armour gets dice back that are lost for good.")))  # fmt: skip
    if current == 0:
        return (yield from _refused("DH-33", NO_DIE_LEFT))
    if current == original:
        return (yield from _refused("DH-35", QT_TRANSLATE_NOOP(
            "dungeon-hack", "No armour die is lost: there is nothing to restore.")))  # fmt: skip
    if case.artisan == "common":
        return (yield from _refused("DH-35", QT_TRANSLATE_NOOP(
            "dungeon-hack", "Only an exceptional artisan restores magic armour that has lost dice.")))  # fmt: skip
    lost = original - current
    days = yield from _days_of_work(lost if case.house.craft_days == "each" else 1)
    return RestoreResult(_share(case.price, MAGIC_SHARE * lost), days, original)


def _refused(clause: str, reason: Phrase) -> Play:
    yield note(reason, clause)
    return Forbidden(clause)


def _days_of_work(count: int) -> Play:
    answer = yield Dice((4,) * count, WORK)
    return answer.outcome


def _share(price: int, percent: int) -> int:
    """A share of a price, rounded up to the next smallest coin."""
    return ceil(Fraction(price * percent, 100))


Care = Literal["kept", "neglected", "old", "ruined"]


class NeglectInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Gear that is found, and how it was looked after (DH-14)."""

    durability: Die | None
    care: Care
    rating: Rating | None = None


class NeglectResult(msgspec.Struct, frozen=True):
    """What the find still has."""

    durability: Die | None
    rating: int | None


_NEGLECT = {"kept": 0, "neglected": 2, "old": 3, "ruined": 4}
"""The sides of the neglect die. Of a d2, 1 is taken off (DH-14)."""
MOST_NEGLECT = max(_NEGLECT.values())


def neglect(case: NeglectInput) -> Play:
    """Lower the durability, and the rating by a roll of its own, for how a find was kept (DH-14)."""
    durability, rating = case.durability, case.rating
    if durability:
        steps = yield from _steps(case.care, NEGLECT)
        durability = LADDER[max(LADDER.index(durability) - steps, 0)]
        yield note(
            QT_TRANSLATE_NOOP("dungeon-hack", "Durability: from {before} to {after}, never below d4."), "DH-14",
            before=case.durability, after=durability,
        )  # fmt: skip
    if rating:
        steps = yield from _steps(case.care, NEGLECT_ARMOUR)
        rating = max(rating - steps, 1)
        yield note(
            QT_TRANSLATE_NOOP("dungeon-hack", "Armour dice: from {before} to {after}, never below 1."), "DH-14",
            before=case.rating, after=rating,
        )  # fmt: skip
    return NeglectResult(durability, rating)


def _steps(care: Care, why: Phrase) -> Play:
    size = _NEGLECT[care]
    answer = yield Dice((size,) if size else (), why)
    return answer.outcome - (care == "neglected")


class ConvertInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An absorption die of the older rules."""

    absorption: Die


class ConvertResult(msgspec.Struct, frozen=True):
    """How many armour dice it is worth."""

    rating: int


def rating_for(absorption: Die) -> int:
    """Armour dice for an absorption die: d4 is 1, each step one more (DH-37)."""
    return LADDER.index(absorption) + 1


def convert(case: ConvertInput) -> Play:
    """Armour dice for an absorption die, and the sentence that tells it (DH-37)."""
    rating = rating_for(case.absorption)
    yield note(
        QT_TRANSLATE_NOOP("dungeon-hack", "Absorption {absorption}: armour rating {rating}."), "DH-37",
        absorption=case.absorption, rating=rating,
    )  # fmt: skip
    return ConvertResult(rating)
