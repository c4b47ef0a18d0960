# SPDX-License-Identifier: GPL-3.0-or-later
"""The durability die that a house rule lends to weapons, and how long it lasts (PC-91, PC-93)."""

from fractions import Fraction

from panoplia.rules.chains import Chain
from panoplia.rules.d100 import gear
from panoplia.rules.d100.gear import Ammunition, Weapon
from panoplia.rules.d100.house import House
from panoplia.rules.lifetime import Lifetime, Way
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.script import Dice, Play
from panoplia.rules.system import Piece
from panoplia.rules.usage_dice import Die, Drops, chances_to_drop, lower, sides

TESTED_FROM = 96
"""A weapon attack or a parry with a roll of this or more tests the die."""
NOTHING_WEARS = QT_TRANSLATE_NOOP("d100", "Nothing wears by use: the house rule of borrowed wear is off.")
DURABILITY = QT_TRANSLATE_NOOP("d100", "durability")


def is_tested(roll: int) -> bool:
    """Whether an attack or a parry with this roll tests the weapon (PC-93)."""
    return roll >= TESTED_FROM


def wear_down(die: Die) -> Play:
    """Roll a durability die: on 1 or 2 it drops a step (PC-93). Returns the die that is left."""
    request = Dice((sides(die),), DURABILITY, Drops())
    answer = yield request
    after = lower(die) if answer.outcome else die
    if after is None:
        yield note(QT_TRANSLATE_NOOP("d100", "Durability: {roll}, it breaks."), "PC-93", roll=request.shown(answer))
    elif answer.outcome:
        yield note(
            QT_TRANSLATE_NOOP("d100", "Durability: {roll}, it drops to {lower}."), "PC-93",
            roll=request.shown(answer), lower=after,
        )  # fmt: skip
    else:
        yield note(QT_TRANSLATE_NOOP("d100", "Durability: {roll}, it holds."), "PC-93", roll=request.shown(answer))
    return after


def told(before: Die | None, after: Die | None) -> Note:
    """What came of a die, in the words of the history."""
    if before == after:
        return note(QT_TRANSLATE_NOOP("d100", "holds at {die}"), "PC-93", die=after)
    broken = note(QT_TRANSLATE_NOOP("d100", "broken"))
    return note(
        QT_TRANSLATE_NOOP("d100", "{before} → {after}"), "PC-93", before=before or broken, after=after or broken
    )


def lifetime(piece: Piece, house: House) -> Lifetime:
    """A weapon by attacks and parries under borrowed wear, a bundle by its shots; the rest says why not."""
    if not gear.state(piece).usable:
        return Lifetime.refuse(note(QT_TRANSLATE_NOOP("d100", "Nothing is left of it that could last."), "PC-93"))
    match piece.data:
        case Ammunition():
            return _of_bundle(gear.left_of(piece))
        case Weapon() if house.borrowed_wear == "off":
            return Lifetime.refuse(note(NOTHING_WEARS, "PC-93"))
        case Weapon() if die := gear.die_now(piece):
            return _of_weapon(die)
        case _:
            return Lifetime.refuse(
                note(QT_TRANSLATE_NOOP("d100", "It does not wear by use: its condition is what the GM says."), "PC-93")
            )


def _of_weapon(die: Die) -> Lifetime:
    tested = Fraction(100 - TESTED_FROM + 1, 100)
    leaving = tuple(tested * drop for drop in chances_to_drop(die))
    return Lifetime(
        "PC-93",
        note(QT_TRANSLATE_NOOP(
            "d100",
            "Each attack or parry that rolls 96 to 100 tests its {die}; on a 1 or 2 that drops a step.",
        ), "PC-93", die=die),
        ways=(Way("use", QT_TRANSLATE_NOOP("d100", "In use"), Chain.one_by_one(leaving)),),
        average=QT_TRANSLATE_NOOP("d100", "attacks and parries on average"),
        in_a_fight=QT_TRANSLATE_NOOP("d100", "Attacks and parries in a fight"),
        to_outlast=QT_TRANSLATE_NOOP("d100", "Attacks and parries to outlast"),
    )  # fmt: skip


def _of_bundle(left: int) -> Lifetime:
    gathered = Chain.one_by_one((Fraction(1, 2),) * left)
    left_lying = Chain.one_by_one((Fraction(1),) * left)
    return Lifetime(
        "PC-91",
        note(QT_TRANSLATE_NOOP("d100", "Each one that is shot is lost or broken by an even chance."), "PC-91"),
        ways=(
            Way("gathered", QT_TRANSLATE_NOOP("d100", "Gathered after each fight"), gathered),
            Way("left", QT_TRANSLATE_NOOP("d100", "Left where they fall"), left_lying),
        ),
        average=QT_TRANSLATE_NOOP("d100", "shots on average"),
        in_a_fight=QT_TRANSLATE_NOOP("d100", "Shots in a fight"),
        to_outlast=QT_TRANSLATE_NOOP("d100", "Shots to outlast"),
    )  # fmt: skip
