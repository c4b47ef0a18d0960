# SPDX-License-Identifier: GPL-3.0-or-later
from fractions import Fraction
from typing import Any

import icepool
import pytest

from panoplia.rules.drivers import replay
from panoplia.rules.dungeon_hack.wear import (
    ArmourInput,
    ArmourState,
    Condition,
    WeaponInput,
    break_die,
    state_of_armour,
    state_of_weapon,
)
from panoplia.rules.script import Forbidden
from playing import chances, clauses, resolve, script

REPAIR = "dungeon-hack.repair"


@pytest.mark.parametrize(
    ("weapon", "state"),
    [
        (WeaponInput("1d8", 1), "sound"),
        (WeaponInput("1d8", 1, durability="d8"), "sound"),
        (WeaponInput("1d8", 1, durability="d8", original="d8"), "sound"),
        (WeaponInput("1d8", 1, durability="d6", original="d8"), "worn"),
        (WeaponInput("1d8", 1, original="d8"), "destroyed"),
        (WeaponInput("1d8", 1, original="d8", magic=True), "unusable"),
    ],
)
def test_dh12_dh13_r24_no_durability_worn_and_spent_are_told_apart(weapon: WeaponInput, state: Condition) -> None:
    assert state_of_weapon(weapon).state == state


@pytest.mark.parametrize(
    ("armour", "state"),
    [
        (ArmourInput(1), "sound"),
        (ArmourInput(3, 2, durability="d12"), "sound"),
        (ArmourInput(3, durability="d4", original="d12"), "worn"),
        (ArmourInput(3, original="d12", magic=True), "unusable"),
        (ArmourInput(3, original="d12"), "destroyed"),
        (ArmourInput(3, 3, durability="d12", magic=True), "destroyed"),
        (ArmourInput(0), "destroyed"),
    ],
)
def test_dh12_dh33_r24_armour_without_a_die_is_destroyed_magic_or_not(armour: ArmourInput, state: Condition) -> None:
    assert state_of_armour(armour).state == state


def test_more_broken_than_the_rating_cannot_be() -> None:
    with pytest.raises(ValueError, match="`broken` is 4, more than the `rating` of 3"):
        ArmourInput(3, 4)


def test_durability_above_the_original_cannot_be() -> None:
    for piece in (lambda: ArmourInput(3, durability="d10", original="d8"),
                  lambda: WeaponInput("1d8", 1, durability="d10", original="d8")):  # fmt: skip
        with pytest.raises(ValueError, match="`durability` is d10, above the `original` d8"):
            piece()


def test_dh10_r26_a_usage_roll_names_die_face_and_what_it_comes_to() -> None:
    session = replay(script("dungeon-hack.usage-die", {"die": "d8"}), ["2"])
    assert session.notes[0].in_english() == "Usage die: d8 (2), 1 or 2, it drops from d8 to d6."
    spent = replay(script("dungeon-hack.usage-die", {"die": "d4"}), ["1"])
    assert spent.result.die is None
    assert [note.in_english() for note in spent.notes] == [
        "Usage die: d4 (1), 1 or 2, the last step is spent.", "Nothing of it is left.",
    ]  # fmt: skip


def test_dh32_breaking_a_die_leaves_rating_and_durability() -> None:
    session = replay(lambda: break_die(ArmourInput(3, 1, durability="d8", original="d12")), [])
    assert session.result == ArmourState(3, 2, "d8", "worn")
    assert clauses(session) == ["DH-32"]


def test_dh33_breaking_the_last_die_destroys_even_magic() -> None:
    session = replay(lambda: break_die(ArmourInput(2, 1, magic=True)), [])
    assert session.result == ArmourState(2, 2, None, "destroyed")
    assert clauses(session) == ["DH-33"]


def test_dh33_no_die_is_left_to_break() -> None:
    assert replay(lambda: break_die(ArmourInput(2, 2)), []).result == Forbidden("DH-33")


def armour(rating: int, broken: int, **more: Any) -> dict[str, Any]:
    return {"armour": {"rating": rating, "broken": broken, **more}}


def test_dh34_strictly_above_the_full_rating() -> None:
    assert resolve(REPAIR, armour(3, 2), "3+4") == {"armour": {"rating": 2, "broken": 0}, "repaired": 1, "lost": 1}


def test_dh34_all_are_measured_against_the_rating_before_any_is_lost() -> None:
    # Were the rating lowered between dice, the second 4 would be above 3.
    assert resolve(REPAIR, armour(4, 2), "4+4") == {"armour": {"rating": 2, "broken": 0}, "repaired": 0, "lost": 2}


def test_dh34_r25_repair_never_gives_more_than_there_was() -> None:
    assert resolve(REPAIR, armour(3, 2), "6+6") == {"armour": {"rating": 3, "broken": 0}, "repaired": 2, "lost": 0}


@pytest.mark.parametrize(("rating", "broken"), [(3, 3), (3, 0), (1, 1), (0, 0)])
def test_dh34_r25_r26_refused_with_nothing_broken_or_nothing_whole_and_says_why(rating: int, broken: int) -> None:
    session = replay(script(REPAIR, armour(rating, broken)), [])
    assert session.result == Forbidden("DH-34")
    assert clauses(session) == ["DH-34"]


def test_dh34_magic_armour_is_mended_too() -> None:
    assert resolve(REPAIR, armour(2, 1, magic=True), "3")["repaired"] == 1


@pytest.mark.parametrize(("die", "rating"), [("d4", 4), ("d4", 5), ("d6", 6)])
def test_dh34_hopeless_odds_are_said_before_it_is_tried(die: str, rating: int) -> None:
    again = script(REPAIR, armour(rating, 1, die=die))
    assert chances(REPAIR, armour(rating, 1, die=die)).chance(lambda result: result.repaired > 0) == 0
    session = replay(again, ["4"])
    assert session.asked[0].notes_before == 1
    assert session.notes[0].in_english().startswith("Hopeless: ")


def test_dh34_odds_of_enyra() -> None:
    # 4, 5 or 6 of a d6 are above 3: a half for each of the two dice.
    counted = chances(REPAIR, armour(3, 2)).by(lambda result: result.repaired)
    assert dict(counted.outcomes) == {0: Fraction(1, 4), 1: Fraction(1, 2), 2: Fraction(1, 4)}


def test_dh34_icepool_agrees() -> None:
    die = icepool.d8.map(lambda face: face > 5).pool(4).sum()
    counted = chances(REPAIR, armour(5, 4, die="d8"))
    for repaired in range(5):
        assert counted.chance(lambda result, n=repaired: result.repaired == n) == die.probability(repaired)
