# SPDX-License-Identifier: GPL-3.0-or-later
"""Mending weapons and armour (EN-53)."""

from typing import Any

import pytest

from panoplia.rules.drivers import replay
from playing import resolve, script

MEND = "espada-negra.mend"
EQUAL = {"house": {"check": "equal"}}


def weapon(lost: int, **more: Any) -> dict[str, Any]:
    return {"kind": "weapon", "runes": 3, "lost": lost, **more}


def armour(structure: int, left: int, **more: Any) -> dict[str, Any]:
    return {"kind": "armour", "runes": 3, "lost": structure - left, "structure": structure, "structure_left": left,
            **more}  # fmt: skip


def test_en53_a_weapon_has_one_point_back() -> None:
    given = weapon(2, level=4)
    assert resolve(MEND, given, "2") == {"total": 6, "difficulty": 5, "restored": 1}
    assert resolve(MEND, given, "1") == {"total": 5, "difficulty": 5, "restored": 0}
    assert resolve(MEND, given | EQUAL, "1")["restored"] == 1
    assert resolve(MEND, weapon(1, level=20), "3")["restored"] == 1


def test_en53_armour_has_back_what_the_check_has_to_spare() -> None:
    given = armour(9, 4, level=2)
    assert resolve(MEND, given, "3") == {"total": 5, "difficulty": 3, "restored": 2}
    assert resolve(MEND, given, "1") == {"total": 3, "difficulty": 3, "restored": 0}
    # A success that equals the difficulty has nothing to spare.
    assert resolve(MEND, given | EQUAL, "1")["restored"] == 0


def test_en53_r25_never_above_the_maximum() -> None:
    """R25: its own structure counts, and mending never lowers it."""
    assert resolve(MEND, armour(9, 8, level=9), "3") == {"total": 12, "difficulty": 3, "restored": 1}


def test_en53_armour_that_is_used_up_is_harder() -> None:
    given = armour(9, 0, level=5)
    assert resolve(MEND, given, "3") == {"total": 8, "difficulty": 6, "restored": 2}
    assert resolve(MEND, given, "1")["restored"] == 0


@pytest.mark.parametrize("case", [weapon(0), armour(9, 9), armour(0, 0)])
def test_en53_r24_r25_with_nothing_lost_there_is_nothing_to_do(case: dict[str, Any]) -> None:
    """R24: what never had any structure did not lose it."""
    assert resolve(MEND, case) == {"refused": "EN-53"}
    assert [each.clause for each in replay(script(MEND, case), []).notes] == ["EN-53"]


def test_en53_is_told_with_the_day_that_it_takes() -> None:
    assert [(each.clause, each.in_english()) for each in replay(script(MEND, armour(9, 4)), ["3"]).notes] == [
        ("EN-2", "Runes (mending): 3 of 3 hit."), ("EN-53", "3 against 3 (mending): a failure."),
        ("EN-53", "After a day of work, points restored: 0 of 5."),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("case", "told"),
    [
        ({"kind": "armour", "runes": 3, "lost": 2}, "`structure` is needed"),
        ({"kind": "armour", "runes": 3, "lost": 2, "structure": 9}, "`structure_left` is needed"),
        (armour(9, 4) | {"lost": 4}, "`lost` is 4"), (armour(4, 9) | {"lost": 5}, "`structure_left` is 9"),
        (weapon(-1), "lost"), (weapon(1) | {"kind": "shield"}, "kind"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(case: dict[str, Any], told: str) -> None:
    with pytest.raises(Exception, match=told):
        script(MEND, case)


def test_a_weapon_needs_no_structure() -> None:
    assert resolve(MEND, weapon(1, structure=3, structure_left=3), "0")["difficulty"] == 4
