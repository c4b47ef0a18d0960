# SPDX-License-Identifier: GPL-3.0-or-later
"""The load: things are counted against a number on the sheet; exactly the limit is not too much."""

import msgspec
import pytest

from panoplia.rules.dungeon_hack.character import Condition, Statistics
from panoplia.rules.dungeon_hack.gear import Container, Supply, Thing, Weapon, Wear
from panoplia.rules.dungeon_hack.house import House
from panoplia.rules.dungeon_hack.load import load
from panoplia.rules.dungeon_hack.sheet import sheet
from panoplia.rules.gauges import LoadGauge, drawing, spoken
from panoplia.rules.sheet import Meter, Table
from panoplia.rules.system import Piece, Subject


def subject(*pieces: Piece, limit: int = 20, money: int = 0) -> Subject:
    return Subject("Enyra", Statistics(carry_limit=limit), Condition(), money, House(), pieces)


def thing(quantity: int = 1, **fields: object) -> Piece:
    return Piece("Rope", Thing(), Wear(), quantity=quantity, **fields)


def test_things_count_one_each_wherever_they_lie() -> None:
    """C75: twelve in a container are twelve, and the container is one more."""
    held = subject(Piece("Quiver", Container(), Wear(), id=1), thing(12, inside=1), limit=13)
    assert load(held).carried == 13


def test_a_bundle_with_a_usage_die_is_one() -> None:
    assert load(subject(Piece("Arrows", Supply("d10"), Wear()))).carried == 1


def test_what_was_left_behind_does_not_count() -> None:
    """C75: neither the container nor what lies in it."""
    assert load(subject(thing(2), thing(5, carried=False))).carried == 2


@pytest.mark.parametrize("money", [0, 10**12])
def test_money_weighs_nothing(money: int) -> None:
    """C76: neither a fortune nor none changes the load or the limit."""
    found = load(subject(thing(3), money=money))
    assert (found.carried, found.limit) == (3, 20)


@pytest.mark.parametrize(
    ("carried", "says"), [(19, "19 of 20 things"), (20, "20 of 20 things"), (22, "22 of 20 things: 2 too many")]
)
def test_exactly_the_limit_is_allowed(carried: int, says: str) -> None:
    """C75: the integer limit itself is not too much; more is shown."""
    assert load(subject(thing(carried))).words.in_english() == says


def test_old_rows_have_a_limit() -> None:
    assert msgspec.convert({"fue": 11}, Statistics).carry_limit == 20


def test_the_bar_is_full_beyond_the_limit_and_marks_it() -> None:
    _, filled, mark = drawing(LoadGauge(25, 20), "screen", 100).shapes
    assert (filled.width, filled.fill, mark.x) == (100, "bad", 79)
    assert drawing(LoadGauge(0, 0), "screen", 100).shapes[1:] == ()
    assert drawing(LoadGauge(5, 20), "screen", 100).shapes[1].width == 25
    assert drawing(LoadGauge(5, 20), "paper", 100).shapes == ()
    assert spoken(LoadGauge(25, 20)).in_english() == "25 of 20"


def test_the_sheet_tells_it() -> None:
    held = subject(thing(3))
    carried = next(section for section in sheet(held, ()).sections if section.id == "carried")
    meter = next(block for block in carried.blocks if isinstance(block, Meter))
    assert (meter.gauge, meter.words) == (LoadGauge(3, 20), load(held).words)


def test_what_was_left_behind_is_not_on_the_sheet() -> None:
    """C75: neither as a weapon at hand nor among what is carried."""
    axe = Piece("Axe", Weapon("one_handed", "1d8"), Wear(), carried=False)
    tables = [
        block for section in sheet(subject(axe, thing(carried=False)), ()).sections for block in section.blocks
        if isinstance(block, Table)
    ]  # fmt: skip
    assert not any(cell in ("Axe", "Rope") for table in tables for row in table.rows for cell in row)
