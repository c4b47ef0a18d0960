# SPDX-License-Identifier: GPL-3.0-or-later
"""Profiles and kept lists on paper: ruled, writable, and within the column."""

import pytest

import profiles
from panoplia.rules.sheet import Field, Grid, GridRow, Section, Sheet
from panoplia.sheets.grids import FIGURE_HEIGHT, grid_pieces
from panoplia.sheets.pdf import rendered
from panoplia.sheets.pieces import Row, Ruled
from panoplia.sheets.tables import ROW_HEIGHT, table_pieces
from panoplia.words import Speech
from sheets import reading

ENGLISH = Speech("en")


def rows(grid: Grid, width: float) -> list[Row]:
    return [piece for piece in grid_pieces(grid, width, ENGLISH) if isinstance(piece, Row)]


def said(row: Row) -> list[str]:
    return ["".join(run.text for part in cell.parts for run in part.line.runs) for cell in row.cells]


@pytest.mark.parametrize("width", [539.0, 260.0, 120.0])
def test_a_profile_fits_its_column(width: float) -> None:
    """Eight columns and the labels, in any column of a page."""
    made = rows(profiles.profile(), width)
    for row in made:
        assert sum(cell.width for cell in row.cells) == pytest.approx(width)
        for cell in row.cells[1:]:
            assert all(part.line.width <= cell.width for part in cell.parts)
    assert said(made[0]) == ["", *profiles.HEADINGS]
    assert said(made[1]) == ["Base", "30", "31", "32", "33", "34", "35", "36", "37"]
    assert said(made[3]) == ["Now", "35", "36", "37", "38", "39", "40", "41", "42"]


def test_the_figures_are_larger() -> None:
    head, base, grown, now = rows(profiles.profile(), 539.0)
    assert [row.parted for row in (head, base, grown, now)] == [False, True, True, True]
    assert (base.height, now.height) == (ROW_HEIGHT, FIGURE_HEIGHT)
    sizes = [row.cells[1].parts[0].line.height for row in (base, now)]
    assert sizes[1] > 1.2 * sizes[0]


def test_a_blank_place_is_a_box_to_write_in() -> None:
    _head, base, now = rows(profiles.secondary(), 539.0)
    assert said(base) == ["Base", "1", "", "", "4"]
    assert said(now) == ["Now", "1", "3", "", "4"]
    assert base.cells[2].width == base.cells[1].width
    assert base.height == ROW_HEIGHT


def test_profiles_below_each_other_begin_alike() -> None:
    first, second = (rows(grid, 539.0)[0].cells[0].width for grid in (profiles.profile(), profiles.secondary()))
    assert first == pytest.approx(second, abs=4)


def test_a_profile_stays_on_one_page() -> None:
    made = rows(profiles.profile(), 539.0)
    assert [row.keep for row in made] == [True, True, True, False]
    long = Grid(("A",), tuple(GridRow(f"Row {number}", (Field("A", number),)) for number in range(200)))
    content = rendered(Sheet(Field("Name", "Otto"), (), (Section("s", "S", (long,)),)), ENGLISH)
    pages = reading.pages(content)
    assert len(pages) > 1
    assert all("A" in page.split() for page in pages), "the headings stand on each page"


@pytest.mark.parametrize("grid", [Grid((), ()), Grid(("A",), ()), Grid((), (GridRow("", ()),))])
def test_an_empty_profile(grid: Grid) -> None:
    assert rendered(Sheet(Field("Name", "Otto"), (), (Section("s", "S", (grid,)),)), ENGLISH)


def test_a_long_label_and_a_long_value_stay_in_their_columns() -> None:
    grid = Grid(("W" * 40, "B"), (GridRow("label " * 30, (Field("A", "W" * 60), Field("B", 1))),))
    for row in rows(grid, 260.0):
        assert sum(cell.width for cell in row.cells) == pytest.approx(260.0)
        for cell in row.cells:
            assert all(part.line.width <= cell.width for part in cell.parts)


def test_a_kept_list_has_lines_to_write_on() -> None:
    kept = profiles.skills()
    made = list(table_pieces(kept.table, 539.0, ENGLISH))
    assert sum(isinstance(piece, Ruled) for piece in made) == 2
    assert said(made[1])[:2] == ["Skill 1", "50"]
    content = reading.text(rendered(profiles.sheet(told=profiles.talents("<b>Nose</b>")), ENGLISH))
    assert "<b>Nose</b>" in content
    assert "Add a skill" not in content, "a button is not for paper"
    assert "Test: Skill 1" not in content
