# SPDX-License-Identifier: GPL-3.0-or-later
"""How a table on paper shares out its width."""

import pytest

from panoplia.rules.sheet import Column, Table
from panoplia.sheets.pieces import Row
from panoplia.sheets.tables import table_pieces
from panoplia.words import Speech

TRAITS = "one hand · piercing · can be thrown 40 ft (12 m)"


def rows(table: Table, width: float) -> list[Row]:
    return [piece for piece in table_pieces(table, width, Speech("en")) if isinstance(piece, Row)]


def test_a_long_text_takes_the_room_that_others_do_not_need() -> None:
    """Of equal shares none would hold the traits on one line; together there is room for them."""
    columns = (Column("Weapon"), Column("Damage"), Column("Traits"))
    row = rows(Table(columns, (("Spear", "1d6", TRAITS),)), 400.0)[-1]
    assert [len(cell.parts) for cell in row.cells] == [1, 1, 1]
    assert sum(cell.width for cell in row.cells) == pytest.approx(400.0)


def test_no_word_is_broken_for_a_longer_text() -> None:
    columns = (Column("Weapon"), Column("Traits"))
    row = rows(Table(columns, (("Schlachtbeil", TRAITS * 9),)), 200.0)[-1]
    assert len(row.cells[0].parts) == 1
