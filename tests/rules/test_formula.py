# SPDX-License-Identifier: GPL-3.0-or-later
"""Free dice: signs are numbers (R20), limits are told (R18), and what is taken away is gone (R22)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from panoplia.rules.drivers import replay
from panoplia.rules.formula import LONGEST, read
from panoplia.rules.refusal import Refused


@pytest.mark.parametrize(
    ("text", "faces", "total"),
    [
        ("2d6+3", (4, 5), 12),
        ("3d6-1", (1, 1, 1), 2),
        ("d%", (100,), 100),
        ("4d6k3", (1, 6, 3, 5), 14),
        ("d20 ventaja", (7, 15), 15),
        ("D20 Advantage", (7, 15), 15),
        ("d20 adv", (7, 15), 15),
        ("d20 desventaja", (7, 15), 7),
        ("d20+2 dis", (7, 15), 9),
        ("1d20+-5", (8,), 3),
        ("1d6 + -1", (4,), 3),
        ("1d20 -5", (8,), 3),
        ("1d20 − 5", (8,), 3),
        ("1d6-6", (2,), -4),
        ("2d20-d5+4", (10, 7, 3), 18),
        ("-d6", (4,), -4),
        ("d6--2", (4,), 6),
        ("10-d6", (4,), 6),
        ("0+d6", (4,), 4),
        ("1d6+0000000000000005", (4,), 9),
        ("d20 con ventaja", (7, 15), 15),
        ("d20 with disadvantage", (7, 15), 7),
        ("d20 ventaja + 3", (7, 15), 18),
        ("d20 adv+1d4-1", (7, 15, 2), 16),
        ("1 d6", (4,), 4),
        ("1d6–1", (4,), 3),
        ("1d6—1", (4,), 3),
    ],
)
def test_r20_what_a_formula_makes_of_faces(text: str, faces: tuple[int, ...], total: int) -> None:
    formula = read(text)
    assert len(formula.sizes) == len(faces)
    assert formula.total(faces) == total
    assert replay(formula.script, ["+".join(map(str, faces))]).result.total == total


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "Write what is to be rolled"),
        ("   ", "Write what is to be rolled"),
        ("7", "There is no die"),
        ("2d6+x", "from “x” on (sign 5)"),
        ("d20 +", "from “+” on"),
        ("d20 d6", "from “d6” on"),
        ("d20---3", "from “---3” on"),
        ("d6😀", "from “😀” on (sign 3)"),
        ("2d6 lucky", "“lucky” (sign 5) is not known"),
        ("2d20 ventaja", "for a single die"),
        ("d20 ventaja ventaja", "from “ventaja” on (sign 13)"),
        ("d20 ventaja 3", "from “3” on"),
        ("d20 con suerte", "“suerte” (sign 9) is not known"),
        ("٣d6", "cannot be read"),
    ],
)
def test_what_cannot_be_read_says_where(text: str, told: str) -> None:
    with pytest.raises(Refused) as refused:
        read(text)
    assert told in str(refused.value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("101d6", "101 dice cannot be rolled: 1 to 100 can."),
        ("0d6", "0 dice cannot be rolled"),
        ("100000000d20", "dice cannot be rolled"),
        ("60d6+60d6", "has 120 dice, and at most 100"),
        ("d1001", "A d1001 cannot be rolled: a die has 2 to 1000 sides."),
        ("d1", "A d1 cannot be rolled"),
        ("d" + "9" * 100, "cannot be rolled"),
        ("d6+00000000000001000000", "1000000 is too large"),
        ("d6+1000000", "1000000 is too large: a number is at most 999999."),
        ("4d6k5", "5 dice cannot be kept: 1 to 4 can."),
        ("4d6k0", "0 dice cannot be kept"),
        ("d6+" * LONGEST, "more than 200 signs"),
    ],
)
def test_r18_limits_are_told(text: str, told: str) -> None:
    with pytest.raises(Refused) as refused:
        read(text)
    assert told in str(refused.value)


@pytest.mark.parametrize("text", ["3d6!", "10d2!k3", "d6!!", "3d6x6"])
def test_r19_no_die_explodes_and_that_is_told(text: str) -> None:
    """What is not understood is named with its place; it is never left out in silence."""
    with pytest.raises(Refused) as refused:
        read(text)
    assert "cannot be read" in str(refused.value)
    assert f"“{text[text.index('d') + 2 :]}”" in str(refused.value)


def test_r19_what_is_kept_is_single_dice() -> None:
    """The three highest of ten d2, each face for itself: at most 6."""
    kept = read("10d2k3")
    assert kept.total((2,) * 10) == 6
    assert kept.total((1,) * 8 + (2, 2)) == 5


def test_r22_a_word_that_is_taken_away_is_gone() -> None:
    assert read("d20 ventaja").sizes == (20, 20)
    assert read("d20 ").terms == read("d20").terms
    assert read("d20").sizes == (20,)


def test_the_most_that_is_allowed() -> None:
    assert read("100d1000").sizes == (1000,) * 100


@given(st.text(max_size=220))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        formula = read(text)
    except Refused:
        return
    assert 1 <= len(formula.sizes) <= 100
