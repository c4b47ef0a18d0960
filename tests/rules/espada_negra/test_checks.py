# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks, and acts that are one: flee, pick up, surprise (EN-2, EN-3, EN-5, EN-13, EN-38, EN-40)."""

from fractions import Fraction
from typing import Any

import pytest

from panoplia.rules.drivers import replay
from panoplia.rules.espada_negra.checks import succeeds
from panoplia.rules.espada_negra.runes import free_body, free_hand
from panoplia.rules.refusal import Refused
from playing import chances, resolve, script

CHECK, FLEE, PICK_UP, SURPRISE = (f"espada-negra.{name}" for name in ("check", "flee", "pick-up", "surprise"))
EQUAL = {"house": {"check": "equal"}}


def names(procedure: str, case: dict[str, Any], *answers: str) -> list[str]:
    return [asked.request.name for asked in replay(script(procedure, case), answers).asked]


def told(procedure: str, case: dict[str, Any], *answers: str) -> list[tuple[str, str]]:
    return [(each.clause, each.in_english()) for each in replay(script(procedure, case), answers).notes]


def test_en2_each_rune_is_an_even_chance() -> None:
    counted = chances(CHECK, {"runes": 2, "difficulty": 1}).by(lambda result: result.total)
    assert dict(counted.outcomes) == {0: Fraction(1, 4), 1: Fraction(1, 2), 2: Fraction(1, 4)}


@pytest.mark.parametrize("runes", [0, -1, -99])
def test_en2_a_pool_of_nothing_is_not_asked_for(runes: int) -> None:
    given = {"runes": runes, "level": 2, "difficulty": 1}
    assert resolve(CHECK, given) == {"total": 2, "success": True}
    assert told(CHECK, given)[0] == ("EN-2", "Runes (check): none.")


@pytest.mark.parametrize("answer", ["4", "-1", "x", ""])
def test_en2_no_more_hits_than_runes(answer: str) -> None:
    with pytest.raises(Refused):
        resolve(CHECK, {"runes": 3, "difficulty": 1}, answer)


@pytest.mark.parametrize(("hits", "above", "equal"), [("1", False, False), ("2", False, True), ("3", True, True)])
def test_en3_above_the_difficulty_or_from_it_on(hits: str, above: bool, equal: bool) -> None:
    given = {"runes": 3, "level": 1, "difficulty": 3}
    assert resolve(CHECK, given, hits) == {"total": int(hits) + 1, "success": above}
    assert resolve(CHECK, given | EQUAL, hits)["success"] is equal


def test_en3_level_and_hits_add_up_and_are_told() -> None:
    assert told(CHECK, {"runes": 3, "level": 2, "difficulty": 3}, "2") == [
        ("EN-2", "Runes (check): 2 of 3 hit."), ("EN-3", "4 against 3 (check): a success."),
    ]  # fmt: skip
    assert told(CHECK, {"runes": 3, "difficulty": 3}, "2")[-1] == ("EN-3", "2 against 3 (check): a failure.")
    assert not succeeds(3, 3, "above")


def test_en5_effort_is_asked_where_it_can_be_spent_and_adds_its_runes() -> None:
    given = {"runes": 3, "difficulty": 4, "effort": 2}
    assert names(CHECK, given, "spend", "5") == ["spend/keep", "5d2"]
    assert names(CHECK, given, "keep", "3") == ["spend/keep", "3d2"]
    assert names(CHECK, given | {"effort": None}, "3") == ["3d2"]
    assert names(CHECK, given | {"effort": 0}, "spend", "3") == ["spend/keep", "3d2"]
    assert resolve(CHECK, given, "spend", "5") == {"total": 5, "success": True}
    assert told(CHECK, given, "spend", "5")[0] == ("EN-5", "Effort: runes +2.")


def test_en5_odds_keep_their_stamina_unless_told() -> None:
    given = {"runes": 1, "difficulty": 1, "effort": 1}
    kept, spent = chances(CHECK, given), chances(CHECK, given, {"effort": "spend"})
    assert kept.decisions == {"effort"}
    assert [each.chance(lambda result: result.success) for each in (kept, spent)] == [0, Fraction(1, 4)]


def test_en6_a_rune_from_free_load_exactly_at_the_limit_and_never_two() -> None:
    assert [free_hand(grams) for grams in (-500, 0, 999, 1000, 1001, 99_000)] == [0, 0, 0, 1, 1, 1]
    assert [free_body(grams) for grams in (-500, 0, 4999, 5000, 5001, 99_000)] == [0, 0, 0, 1, 1, 1]


def test_en38_flee_from_everyone_else() -> None:
    given = {"runes": 2, "allies": 2, "others": 3}
    assert resolve(FLEE, given, "2") == {"total": 4, "difficulty": 5, "escaped": False}
    assert resolve(FLEE, given | {"allies": 4}, "2") == {"total": 6, "difficulty": 5, "escaped": True}
    assert resolve(FLEE, given | {"allies": 3}, "2")["escaped"] is False
    assert resolve(FLEE, given | {"allies": 3} | EQUAL, "2")["escaped"] is True
    assert told(FLEE, given, "2")[-1] == ("EN-38", "4 against 5 (flight): a failure.")


def test_en38_pick_up_what_lies_loose() -> None:
    given = {"runes": 3, "allies": 1, "others": 1, "effort": 3}
    assert names(PICK_UP, given, "spend", "4") == ["spend/keep", "6d2"]
    assert resolve(PICK_UP, given, "spend", "4") == {"total": 5, "difficulty": 3, "taken": True}
    assert resolve(PICK_UP, given, "keep", "2") == {"total": 3, "difficulty": 3, "taken": False}


@pytest.mark.parametrize("procedure", [FLEE, PICK_UP])
def test_en13_everyone_is_an_ally_of_oneself(procedure: str) -> None:
    with pytest.raises(Exception, match="allies"):
        script(procedure, {"runes": 2, "allies": 0, "others": 3})
    assert resolve(procedure, {"runes": 0, "allies": 1, "others": 0})["total"] == 1


@pytest.mark.parametrize(
    ("hits", "surprised", "no_runes"), [("0", "self", False), ("1", "self", False), ("2", "foe", False),
                                        ("3", "foe", False), ("4", "foe", True)],
)  # fmt: skip
def test_en40_surprise_turns_on_its_author(hits: str, surprised: str, no_runes: bool) -> None:
    given = {"runes": 4, "level": 2, "difficulty": 3}
    assert resolve(SURPRISE, given, hits) == {
        "total": int(hits) + 2, "surprised": surprised, "no_runes": no_runes,
    }  # fmt: skip


def test_en40_by_the_house_rule_and_with_effort() -> None:
    given = {"runes": 1, "level": 2, "difficulty": 3, "effort": 1}
    assert resolve(SURPRISE, given, "keep", "1")["surprised"] == "self"
    assert resolve(SURPRISE, given | EQUAL, "keep", "1") == {"total": 3, "surprised": "foe", "no_runes": False}
    assert names(SURPRISE, given, "spend", "2") == ["spend/keep", "2d2"]


def test_en40_what_the_surprised_cannot_do_is_told() -> None:
    given = {"runes": 4, "level": 2, "difficulty": 3}
    assert [told(SURPRISE, given, hits)[-1] for hits in ("1", "2", "4")] == [
        ("EN-40", "The one who would surprise is surprised: a turn without acts and effort."),
        ("EN-40", "The foe is surprised: a turn without acts and effort."),
        ("EN-40", "The foe is surprised: a turn without acts, effort and runes."),
    ]  # fmt: skip
