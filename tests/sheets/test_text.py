# SPDX-License-Identifier: GPL-3.0-or-later
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from panoplia.sheets.bidi import joined, seen_order
from panoplia.sheets.fonts import TEXT, Style
from panoplia.sheets.text import Span, clean, elided, measured, shrunk, wrap

STYLE = Style(TEXT, 10)


def lines(text: str, width: float) -> list[str]:
    return ["".join(run.text for run in line.runs) for line in wrap([Span(text, STYLE)], width)]


def test_breaks_at_spaces_and_hyphens() -> None:
    assert lines("una espada larga", 35) == ["una", "espada", "larga"]
    assert lines("espada-negra", 38) == ["espada-", "negra"]
    assert lines("el daño -1 hoy", 36) == ["el daño", "-1 hoy"]


def test_breaks_inside_a_word_only_when_it_must() -> None:
    broken = lines("a " + "W" * 30, 60)
    assert broken[0] == "a"
    assert "".join(broken[1:]) == "W" * 30


def test_keeps_blank_lines_and_indents() -> None:
    assert lines("a\n\n  b", 100) == ["a", "", "  b"]


@given(st.text(max_size=200), st.floats(8, 300))
def test_no_line_is_wider_than_asked(text: str, width: float) -> None:
    for line in wrap([Span(text, STYLE)], width):
        assert line.width <= width + 0.01 or len(line.runs) == 1


@given(st.text(max_size=200))
def test_wrapping_loses_only_spaces(text: str) -> None:
    plain = "".join(c for c in text if unicodedata.bidirectional(c) not in ("R", "AL"))
    assert "".join("".join(lines(plain, 50)).replace("◌", "").split()) == "".join(clean(plain).replace("◌", "").split())


def test_shrinks_to_a_least_size() -> None:
    assert shrunk("corto", STYLE, 100, 6) == STYLE
    assert shrunk("W" * 30, STYLE, 100, 6).size == 6
    fitting = shrunk("W" * 14, STYLE, 100, 6)
    assert measured("W" * 14, fitting) == pytest.approx(100)


def test_elides_the_middle() -> None:
    short = elided("principio " + "x" * 300 + " fin", STYLE, 150)
    assert short.startswith("principio")
    assert short.endswith(" fin")
    assert measured(short, STYLE) <= 150


def test_arabic_letters_join() -> None:
    assert joined("سلام") == "\ufeb3\ufefc\ufee1"
    assert joined("با") == "\ufe91\ufe8e"
    assert joined("د") == "\ufea9"


@pytest.mark.parametrize(
    ("text", "base", "seen"),
    [
        ("abc", 0, "abc"),
        ("אבג", 1, "גבא"),
        ("אב 12 ג", 1, "ג 12 בא"),
        ("ab אב cd", 0, "ab בא cd"),
        ("אב ab גד", 1, "דג ab בא"),
        ("אב 1.5 x", 0, "1.5 בא x"),
        ("א-ב", 0, "ב-א"),
    ],
)
def test_order_as_seen(text: str, base: int, seen: str) -> None:
    order, _ = seen_order(list(text), base)
    assert "".join(text[place] for place in order) == seen
