# SPDX-License-Identifier: GPL-3.0-or-later
"""Gauges in a cell: all of them, however narrow it is."""

import pytest

from panoplia.rules.gauges import DieGauge, PipGauge
from panoplia.ui.delegates import GAP, side_by_side
from panoplia.ui.look.look import Look
from panoplia.ui.look.painting import size_of


@pytest.mark.parametrize("dice", [1, 3, 4, 6, 12])
@pytest.mark.parametrize("width", [120, 150, 190, 260, 400])
def test_no_gauge_is_left_out(look: Look, dice: int, width: int) -> None:
    """The dice of an armour wrap, and its durability is a box without its bar, where both do not fit."""
    drawn = side_by_side([PipGauge(dice, 0, 0), DieGauge("d6", "d8")], width)
    assert len(drawn) == 2
    assert sum(size_of(each).width() for each in drawn) + GAP <= width


def test_gauges_with_room_are_whole(look: Look) -> None:
    whole = side_by_side([PipGauge(2, 1, 0), DieGauge("d6", "d8")], 400)
    assert [size_of(each).width() for each in whole] == [53, 120]
