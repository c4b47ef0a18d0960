# SPDX-License-Identifier: GPL-3.0-or-later
"""The armoury: searching, sorting, filtering, buying and giving, by real clicks and keys."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from battery import ask_everything, watched
from catalogues import names, table_of
from panoplia.ui.armoury.page import ArmouryPage
from panoplia.ui.look import fonts
from panoplia.ui.look.text import natural_width
from panoplia.ui.models.armoury import SUPPORTED_ROLES, ArmouryTableModel
from panoplia.ui.models.entry_facets import facets_of
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.chips import Chip
from panoplia.words import Speech
from world import World


@pytest.fixture
def page(program: object, campaign: World) -> ArmouryPage:
    return program.page("armoury")


def type_into_search(qtbot: QtBot, page: ArmouryPage, text: str) -> None:
    field = page.findChild(QLineEdit)
    field.clear()
    qtbot.keyClicks(field, text)


def click(qtbot: QtBot, page: ArmouryPage, text: str) -> None:
    button = next(button for button in page.findChildren(Button) if button.text() == text)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def quantity(page: ArmouryPage) -> QLineEdit:
    return next(field for field in page.findChildren(QLineEdit) if field.accessibleName() == "Quantity")


def choose(page: ArmouryPage, name: str) -> None:
    model = table_of(page).model()
    row = names(page).index(name)
    table_of(page).setCurrentIndex(model.index(row, 0))


def test_everything_is_there(page: ArmouryPage) -> None:
    chips = [chip.text() for chip in page.findChildren(Chip)]
    assert chips == ["All gear 81", "Weapons 46", "Armours 13", "Other gear 22", "Bestiary 15"]
    assert len(names(page)) == 81


@pytest.mark.parametrize("typed", ["espadon", "ESPADON", "spada", "greatsw"])
def test_searching_minds_neither_accents_nor_case(qtbot: QtBot, page: ArmouryPage, typed: str) -> None:
    """C63: the Spanish name is found in the English window too."""
    type_into_search(qtbot, page, typed)
    assert "Greatsword" in names(page)


@pytest.mark.parametrize("typed", ["%", "_", "xyzzy"])
def test_nothing_found_says_what_to_do(qtbot: QtBot, page: ArmouryPage, typed: str) -> None:
    """C64: no wildcards."""
    type_into_search(qtbot, page, typed)
    assert names(page) == []
    click(qtbot, page, "Show everything")
    assert len(names(page)) == 81


def test_escape_clears_the_search(qtbot: QtBot, page: ArmouryPage) -> None:
    type_into_search(qtbot, page, "maza")
    qtbot.keyClick(page.findChild(QLineEdit), Qt.Key.Key_Escape)
    assert len(names(page)) == 81


def test_a_category_and_a_search_together(qtbot: QtBot, page: ArmouryPage) -> None:
    armour = next(chip for chip in page.findChildren(Chip) if chip.text().startswith("Armours"))
    qtbot.mouseClick(armour, Qt.MouseButton.LeftButton)
    type_into_search(qtbot, page, "mallas")
    assert names(page) == ["Chain mail", "Chain shirt"]


def test_prices_sort_by_size_and_none_comes_first(page: ArmouryPage) -> None:
    table = table_of(page)
    last = table.model().price_column
    table.sortByColumn(last, Qt.SortOrder.DescendingOrder)
    assert names(page)[0] == "Full plate"
    table.sortByColumn(last, Qt.SortOrder.AscendingOrder)
    assert table.model().index(0, last).data() == "–"


def test_what_is_bought_is_what_is_named(qtbot: QtBot, page: ArmouryPage, program: object, campaign: World) -> None:
    """C55: sorted and filtered, the row chosen is the entry bought, for the price that was said."""
    table_of(page).sortByColumn(table_of(page).model().columnCount() - 1, Qt.SortOrder.DescendingOrder)
    type_into_search(qtbot, page, "hacha")
    choose(page, "Handaxe")
    buyer = page.findChild(QComboBox)
    buyer.setCurrentIndex(buyer.findText("Enyra la rusalka"))
    quantity(page).setText("2")
    click(qtbot, page, "Buy")
    bought = program.table.library.items_of(campaign.purse)[-1]
    assert (bought.entry, bought.quantity) == (campaign.entry["hacha_de_mano"], 2)
    assert program.table.library.holder(campaign.purse).money == 1000


def test_too_dear_says_by_how_much_and_changes_nothing(
    qtbot: QtBot, page: ArmouryPage, program: object, campaign: World
) -> None:
    choose(page, "Breastplate")
    buyer = page.findChild(QComboBox)
    buyer.setCurrentIndex(buyer.findText("Enyra la rusalka"))
    click(qtbot, page, "Buy")
    told = "Enyra la rusalka has 20 gp and needs 100 gp: 80 gp short."
    assert told in [label.text() for label in program.window.findChildren(type(program.window._status._refused))]
    assert program.table.library.holder(campaign.purse).money == 2000


def test_a_double_click_buys_one(qtbot: QtBot, page: ArmouryPage, program: object, campaign: World) -> None:
    choose(page, "Dagger")
    buyer = page.findChild(QComboBox)
    buyer.setCurrentIndex(buyer.findText("Enyra la rusalka"))
    table = table_of(page)
    spot = table.visualRect(table.currentIndex()).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert program.table.library.holder(campaign.purse).money == 1800


def test_the_buyer_stays_chosen_after_buying(qtbot: QtBot, page: ArmouryPage, campaign: World) -> None:
    buyer = page.findChild(QComboBox)
    buyer.setCurrentIndex(buyer.findText("Enyra la rusalka"))
    choose(page, "Dagger")
    click(qtbot, page, "Buy")
    assert buyer.currentText() == "Enyra la rusalka"
    assert table_of(page).currentIndex().data() == "Dagger"


def test_battery(page: ArmouryPage, program: object) -> None:
    room = program.window.room
    model = ArmouryTableModel(Speech("en", room.system.coins), room.system.columns, facets_of(room.system))
    with watched(model) as recorder:
        model.set_entries(room.table.reading.entries(room.in_play.id))
        ask_everything(model, SUPPORTED_ROLES)
        model.search("espada")
        model.set_category("weapon")
        model.sort(1, Qt.SortOrder.DescendingOrder)
        model.set_speech(Speech("es", room.system.coins))
    assert set(recorder.seen) == {("reset",)}
    assert model.entry_at(QModelIndex()) is None


@pytest.mark.parametrize("text", ["12,5", "1e5", "-3", "0", "", "99999"])
def test_a_quantity_that_is_none_buys_nothing(
    qtbot: QtBot, page: ArmouryPage, program: object, campaign: World, text: str
) -> None:
    """C53: said beside the purse; neither button can be pressed, and Enter buys nothing."""
    choose(page, "Dagger")
    quantity(page).setText(text)
    buttons = {each.text(): each for each in page.findChildren(Button)}
    assert not buttons["Buy"].isEnabled()
    assert not buttons["Give"].isEnabled()
    table = table_of(page)
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert program.table.library.holder(campaign.pouch).money == 0
    assert program.table.library.items_of(campaign.pouch) == []


def test_a_double_click_on_buy_buys_once(qtbot: QtBot, page: ArmouryPage, program: object, campaign: World) -> None:
    buyer = page.findChild(QComboBox)
    buyer.setCurrentIndex(buyer.findText("Enyra la rusalka"))
    choose(page, "Dagger")
    buy = next(each for each in page.findChildren(Button) if each.text() == "Buy")
    qtbot.mouseClick(buy, Qt.MouseButton.LeftButton)
    qtbot.mouseDClick(buy, Qt.MouseButton.LeftButton)
    qtbot.mouseRelease(buy, Qt.MouseButton.LeftButton)
    assert program.table.library.holder(campaign.purse).money == 1800


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("system", ["dungeon-hack", "d100", "espada-negra"])
def test_each_figure_has_the_room_that_it_needs(program: object, system: str, language: str) -> None:
    """A name or a sentence may be cut, with the whole of it in its tooltip; a figure and its kind may not."""
    program.table.campaigns.found("Los páramos", system)
    program.window.open_last_campaign()
    program.window.room.speak(language)
    table = table_of(program.page("armoury"))
    model, header = table.model(), table.horizontalHeader()
    sentences = model.price_column - 1
    cut = {
        str(model.index(row, column).data())
        for column in range(1, sentences)
        for row in range(model.rowCount())
        if natural_width(str(model.index(row, column).data()), fonts.face("body")) + 16 > header.sectionSize(column)
    }
    assert cut == set()
