# SPDX-License-Identifier: GPL-3.0-or-later
"""Filters and columns of the armoury, by real clicks and keys."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QCheckBox, QLabel, QLineEdit, QTableView
from pytestqt.qtbot import QtBot

from panoplia.ui.armoury.facet_panel import ChoiceBox, FacetPanel
from panoplia.ui.armoury.page import ArmouryPage
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.chips import Chip
from panoplia.ui.widgets.tags import Tag
from world import World

HORIZONTAL = Qt.Orientation.Horizontal


@pytest.fixture
def page(qtbot: QtBot, program: object, campaign: World) -> ArmouryPage:
    page = program.page("armoury")
    qtbot.mouseClick(page.head.filters, Qt.MouseButton.LeftButton)
    return page


def names(page: ArmouryPage) -> list[str]:
    model = page.findChild(QTableView, "catalogue").model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def tick(page: ArmouryPage, words: str, group: str = "") -> QCheckBox:
    """The tick with these words, below the heading ``group``."""
    boxes = [
        each for each in page.findChildren(ChoiceBox) if group in [one.text() for one in each.findChildren(QLabel)]
    ]
    return next(
        each for box in (boxes or [page]) for each in box.findChildren(QCheckBox) if each.accessibleName() == words
    )


def press(qtbot: QtBot, box: QCheckBox) -> None:
    """Click on the tick itself: beyond its words a box is not pressed."""
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))


def line(page: ArmouryPage, name: str) -> QLineEdit:
    return next(each for each in page.findChildren(QLineEdit) if each.accessibleName() == name)


def tags(page: ArmouryPage) -> list[str]:
    return [each.text() for each in page.findChildren(Tag) if each.isVisible()]


def count_of(page: ArmouryPage, words: str, group: str) -> str:
    return tick(page, words, group).parent().count.text()


def test_a_tick_narrows_down_and_its_tag_takes_it_back(qtbot: QtBot, page: ArmouryPage) -> None:
    press(qtbot, tick(page, "fist", "Group"))
    assert len(names(page)) == 4
    assert tags(page) == ["Group: fist  ×"]
    assert next(each.text() for each in page.findChildren(Chip) if each.isCheckable()) == "All gear 4"
    qtbot.mouseClick(next(each for each in page.findChildren(Tag)), Qt.MouseButton.LeftButton)
    assert len(names(page)) == 81
    assert tags(page) == []
    assert not tick(page, "fist", "Group").isChecked()


def test_leaving_out_is_the_opposite_of_wanting(qtbot: QtBot, page: ArmouryPage) -> None:
    leave = next(each for each in page.findChildren(Button) if each.accessibleName() == "Leave out: ranged")
    qtbot.mouseClick(leave, Qt.MouseButton.LeftButton)
    assert len(names(page)) == 81 - 10
    assert tags(page) == ["Group: without ranged  ×"]
    press(qtbot, tick(page, "ranged", "Group"))
    assert len(names(page)) == 10
    assert not leave.isChecked()


def test_a_range_of_prices_counts_in_the_largest_coin(qtbot: QtBot, page: ArmouryPage) -> None:
    """Plate costs 1000 mo and half plate 300, both ends included. 0,1 mo is 1 mp."""
    qtbot.keyClicks(line(page, "Price, from"), "300")
    assert names(page) == ["Full plate", "Half plate"]
    assert tags(page) == ["Price: from 300 gp  ×"]
    line(page, "Price, from").selectAll()
    qtbot.keyClick(line(page, "Price, from"), Qt.Key.Key_Delete)
    qtbot.keyClicks(line(page, "Price, to"), "0,1")
    assert names(page) == ["Club", "Sling"]
    press(qtbot, tick(page, "not these"))
    assert "Club" not in names(page)
    assert tags(page) == ["Price: not up to 0.1 gp  ×"]


@pytest.mark.parametrize("typed", ["abc", "-1", "1e3"])
def test_a_bound_that_is_no_number_is_told_and_filters_nothing(qtbot: QtBot, page: ArmouryPage, typed: str) -> None:
    qtbot.keyClicks(line(page, "Penetration, from"), typed)
    told = [each.text() for each in page.findChild(FacetPanel).findChildren(QLabel) if each.isVisible()]
    assert any(words.startswith(f"Penetration: “{typed}” is not a number") for words in told)
    line(page, "Penetration, from").selectAll()
    qtbot.keyClick(line(page, "Penetration, from"), Qt.Key.Key_Delete)
    assert not any("is not a number" in each.text() for each in page.findChildren(QLabel) if each.isVisible())


def test_counts_follow_search_and_other_filters(qtbot: QtBot, page: ArmouryPage) -> None:
    page.choose(0)
    qtbot.waitUntil(lambda: count_of(page, "ranged", "Group") == "10")
    page.head.search.setText("bow")
    qtbot.waitUntil(lambda: count_of(page, "ranged", "Group") == "6")
    press(qtbot, tick(page, "one hand", "Hands"))
    qtbot.waitUntil(lambda: count_of(page, "ranged", "Group") == str(len(names(page))))
    assert count_of(page, "two hands", "Hands") != "0"


def test_nothing_found_offers_everything(qtbot: QtBot, page: ArmouryPage) -> None:
    press(qtbot, tick(page, "fist", "Group"))
    page.head.search.setText("longbow")
    assert names(page) == []
    everything = next(each for each in page.findChildren(Button) if each.text() == "Show everything")
    qtbot.mouseClick(everything, Qt.MouseButton.LeftButton)
    assert len(names(page)) == 81
    assert tags(page) == []


def test_filters_say_everything_in_the_other_language(page: ArmouryPage, program: object) -> None:
    tick(page, "fist", "Group").click()
    program.window.room.speak("es")
    assert tags(page) == ["Grupo: puño  ×"]
    assert len(names(page)) == 4
    assert tick(page, "puño", "Grupo").isChecked()


def test_columns_are_hidden_moved_and_remembered(qtbot: QtBot, page: ArmouryPage, program: object) -> None:
    header = page.findChild(QTableView, "catalogue").horizontalHeader()
    ids = page.findChild(QTableView, "catalogue").model().column_ids
    menu = page.columns.menu()
    entries = {each.text(): each for each in menu.actions()}
    assert "Name" not in entries
    assert [entries[name].isChecked() for name in ("Damage", "Weight", "Mark")] == [True, False, True]
    entries["Damage"].trigger()
    entries["Weight"].trigger()
    header.moveSection(header.visualIndex(ids.index("price")), 1)
    header.resizeSection(ids.index("name"), 240)
    program.restart()
    program.window.open_last_campaign()
    page = program.page("armoury")
    header = page.findChild(QTableView, "catalogue").horizontalHeader()
    assert [header.isSectionHidden(ids.index(name)) for name in ("damage", "weight")] == [True, False]
    assert (header.visualIndex(ids.index("price")), header.sectionSize(ids.index("name"))) == (1, 240)
    {each.text(): each for each in page.columns.menu().actions()}["Reset columns"].trigger()
    assert [header.isSectionHidden(ids.index(name)) for name in ("damage", "weight")] == [False, True]
    assert header.visualIndex(ids.index("mark")) == 0
    assert header.visualIndex(ids.index("name")) == 1


def test_sentences_step_aside_where_they_could_not_be_read(qtbot: QtBot, program: object, page: ArmouryPage) -> None:
    """A choice of the window, not of the person: it is not remembered, and the menu still ticks the column."""
    header = page.findChild(QTableView, "catalogue").horizontalHeader()
    traits = next(n for n in range(header.count()) if header.model().headerData(n, HORIZONTAL) == "Range and traits")
    program.window.resize(1000, 640)
    qtbot.waitUntil(lambda: header.isSectionHidden(traits))
    assert next(each for each in page.columns.menu().actions() if each.text() == "Range and traits").isChecked()
    program.window.resize(1600, 800)
    qtbot.waitUntil(lambda: not header.isSectionHidden(traits))
