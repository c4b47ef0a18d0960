# SPDX-License-Identifier: GPL-3.0-or-later
"""One's own entries, changes over the book's, and comparing, by real clicks and keys in the armoury."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QDialogButtonBox,
    QLabel,
    QPushButton,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from catalogues import names, table_of
from controls import field
from panoplia.rules.notes import Names
from panoplia.rules.system import ShippedEntry
from panoplia.store.records import Entry
from panoplia.ui.armoury.compare import CompareDialog
from panoplia.ui.armoury.page import ArmouryPage
from panoplia.ui.widgets.buttons import Button, LinkButton
from panoplia.ui.widgets.tags import Tag
from world import World

Answering = Callable[[Callable[[QWidget], None]], None]
SABRE = {"names.es": "Sable", "data.group": "light", "data.damage": "1d6", "data.penetration": 1}


@pytest.fixture
def page(program: object, campaign: World) -> ArmouryPage:
    return program.page("armoury")


def mark(page: ArmouryPage, name: str) -> str:
    model = table_of(page).model()
    return model.index(names(page).index(name), model.mark_column).data()


def choose(page: ArmouryPage, name: str) -> None:
    table_of(page).setCurrentIndex(table_of(page).model().index(names(page).index(name), 0))


def click(qtbot: QtBot, parent: QWidget, text: str) -> None:
    button = next(each for each in parent.findChildren(Button) if each.text() == text and each.isVisible())
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def action(page: ArmouryPage, text: str) -> QAction:
    return next(each for each in page.deeds.menu().actions() if each.text() == text)


def problem(dialog: QWidget) -> str:
    """The sentence in the colour of what is wrong."""
    return next(
        each.text() for each in dialog.findChildren(QLabel)
        if each.foregroundRole() == QPalette.ColorRole.BrightText and each.isVisible()
    )  # fmt: skip


def press(qtbot: QtBot, dialog: QWidget, button: QDialogButtonBox.StandardButton) -> None:
    box = dialog.findChild(QDialogButtonBox)
    qtbot.mouseClick(box.button(button), Qt.MouseButton.LeftButton)


def own(program: object) -> list[Entry]:
    return [each for each in program.table.library.entries("dungeon-hack", 1) if each.origin == "own"]


def begin(page: ArmouryPage, kind: str) -> None:
    """Choose a kind from the menu of the button below the table."""
    next(each for each in page.deeds.kinds_menu().actions() if each.text() == kind).trigger()


def test_a_new_entry_is_typed_saved_and_chosen(
    qtbot: QtBot, page: ArmouryPage, program: object, answering: Answering
) -> None:
    def fill(dialog: QWidget) -> None:
        qtbot.keyClicks(field(dialog, "Name in Spanish"), "Sable")
        qtbot.keyClicks(field(dialog, "Damage"), "1D6 + 1")
        qtbot.keyClicks(field(dialog, "Penetration"), "1")
        qtbot.keyClicks(field(dialog, "Price: Gold"), "9")
        press(qtbot, dialog, QDialogButtonBox.StandardButton.Ok)

    answering(fill)
    begin(page, "Weapon")
    (made,) = own(program)
    assert (made.names, made.data.damage, made.data.penetration, made.price) == (Names("Sable"), "1d6+1", 1, 900)
    assert page.chosen == made
    assert mark(page, "Sable") == "+"


def test_what_is_wrong_is_said_in_a_sentence_and_nothing_is_lost(
    qtbot: QtBot, page: ArmouryPage, program: object, answering: Answering
) -> None:
    """C20, C76: the field is named and has the keyboard; what was typed stays."""
    said: list[str] = []

    def fill(dialog: QWidget) -> None:
        qtbot.keyClicks(field(dialog, "Name in Spanish"), "Sable")
        qtbot.keyClicks(field(dialog, "Damage"), "much")
        qtbot.keyClicks(field(dialog, "Penetration"), "1")
        for name, text in (("Price: Silver", "-3"), ("Weight in grams", "9" * 20), ("Damage", "much")):
            field(dialog, name).setText(text)
            press(qtbot, dialog, QDialogButtonBox.StandardButton.Ok)
            said.append(problem(dialog))
            if name != "Damage":
                field(dialog, name).clear()
        assert field(dialog, "Name in Spanish").text() == "Sable"
        dialog.reject()

    answering(fill)
    begin(page, "Weapon")
    assert own(program) == []
    assert said[0].startswith("Silver: −3 is not from 0 to")
    assert said[2] == "Damage is dice and numbers, such as 1d8 or 2d4+1, not “much”."


def test_a_change_over_the_book_is_marked_offered_back_and_undone(
    qtbot: QtBot, page: ArmouryPage, program: object, answering: Answering
) -> None:
    def change(dialog: QWidget) -> None:
        assert any(each.text().startswith("1 item of it, in all campaigns") for each in dialog.findChildren(QLabel))
        line = field(dialog, "Damage")
        line.selectAll()
        qtbot.keyClicks(line, "1d6")
        press(qtbot, dialog, QDialogButtonBox.StandardButton.Ok)

    def take_back(dialog: QWidget) -> None:
        back = next(
            each for each in dialog.findChildren(LinkButton) if each.text() == "In the book: 1d4 · take it back"
        )
        qtbot.mouseClick(back, Qt.MouseButton.LeftButton)
        assert field(dialog, "Damage").text() == "1d4"
        press(qtbot, dialog, QDialogButtonBox.StandardButton.Ok)

    choose(page, "Dagger")
    answering(change)
    click(qtbot, page, "Edit…")
    assert (page.chosen.data.damage, mark(page, "Dagger")) == ("1d6", "≠")
    answering(take_back)
    click(qtbot, page, "Edit…")
    assert (page.chosen.data.damage, page.chosen.overlay, mark(page, "Dagger")) == ("1d4", None, "")
    program.window.undo()
    assert (page.chosen.data.damage, mark(page, "Dagger")) == ("1d6", "≠")
    action(page, "Back to the book").trigger()
    assert page.chosen.overlay is None
    assert not action(page, "Back to the book").isEnabled()


def test_the_old_absorption_die_fills_in_the_rating(
    qtbot: QtBot, page: ArmouryPage, program: object, answering: Answering
) -> None:
    """DH-37: d10 is 4."""

    def fill(dialog: QWidget) -> None:
        qtbot.keyClicks(field(dialog, "Name in English"), "Old mail")
        link = next(each for each in dialog.findChildren(LinkButton) if each.text() == "d10")
        qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
        press(qtbot, dialog, QDialogButtonBox.StandardButton.Ok)

    answering(fill)
    begin(page, "Armour")
    assert own(program)[0].data.rating == 4


def test_after_sort_and_filter_the_chosen_entry_is_the_one_that_is_taken_out(
    qtbot: QtBot, page: ArmouryPage, program: object, campaign: World
) -> None:
    """C55, C56: by a descending price and a search, the row that is named goes; one undo brings it back."""
    model = table_of(page).model()
    table_of(page).sortByColumn(model.price_column, Qt.SortOrder.DescendingOrder)
    page.head.search.setText("axe")
    shown = names(page)
    assert shown == ["Greataxe", "Battleaxe", "Handaxe"]
    choose(page, "Battleaxe")
    action(page, "Take out of the armoury").trigger()
    assert names(page) == ["Greataxe", "Handaxe"]
    retired = [each.key for each in program.table.library.entries("dungeon-hack") if each.retired]
    assert retired == ["hacha_de_batalla"]
    tick = next(each for each in page.findChildren(QCheckBox) if each.objectName() == "retired")
    qtbot.mouseClick(tick, Qt.MouseButton.LeftButton)
    assert (names(page), mark(page, "Battleaxe")) == (shown, "×")
    choose(page, "Battleaxe")
    action(page, "Bring back into the armoury").trigger()
    assert mark(page, "Battleaxe") == ""
    program.window.undo()
    program.window.undo()
    assert all(not each.retired for each in program.table.library.entries("dungeon-hack"))


def test_an_own_name_is_never_translated_and_always_found(
    qtbot: QtBot, page: ArmouryPage, program: object, campaign: World
) -> None:
    """C63, C64, C67: a name that is a word of the program stays; accents and half of ñ do not matter."""
    catalogue = program.table.catalogue
    catalogue.add_entry(campaign.campaign, "thing", {"names.es": "Weapons"})
    catalogue.add_entry(campaign.campaign, "thing", {"names.es": "Nin\u0303o 100 %"})
    for language in ("es", "en", "es"):
        program.window.room.speak(language)
        assert "Weapons" in names(page)
        for typed in ("nino", "NIÑO", "100 %", "nin\u0303o"):
            page.head.search.setText(typed)
            assert names(page) == ["Niño 100 %"]
        page.head.search.clear()


def test_a_line_with_items_is_not_deleted_and_one_without_is(
    page: ArmouryPage, program: object, campaign: World, answering: Answering
) -> None:
    made = program.table.catalogue.add_entry(campaign.campaign, "weapon", SABRE)
    item = program.table.trade.give(made.id, campaign.purse)
    page.choose(made.id)

    def agree(dialog: QWidget) -> None:
        next(each for each in dialog.findChildren(QPushButton) if each.text() == "Delete").click()

    answering(agree)
    action(page, "Delete…").trigger()
    assert made in own(program)
    program.table.inventory.discard(item.id)
    answering(agree)
    action(page, "Delete…").trigger()
    assert own(program) == []


def test_what_was_made_is_shown_whatever_is_searched_for(
    qtbot: QtBot, page: ArmouryPage, program: object, campaign: World
) -> None:
    page.head.search.setText("dagger")
    made = program.table.catalogue.add_entry(campaign.campaign, "weapon", SABRE)
    assert names(page) == ["Dagger"]
    page.choose(made.id)
    assert page.chosen == made
    assert page.head.search.text() == ""


def test_a_campaign_is_deleted_with_its_own_entries(page: ArmouryPage, program: object, campaign: World) -> None:
    """The page that showed them is still there, and brings no traceback; undo brings all of it back."""
    made = program.table.catalogue.add_entry(campaign.campaign, "weapon", SABRE)
    program.table.catalogue.override(campaign.campaign, campaign.entry["daga"], {"price": 1})
    program.table.campaigns.delete(campaign.campaign)
    assert program.window.room.campaign is None
    program.window.undo()
    assert program.page("armoury").chosen
    assert made in own(program)


def test_a_new_edition_under_a_change_asks_for_a_look(
    page: ArmouryPage, program: object, campaign: World, answering: Answering
) -> None:
    """The book's dagger costs 3 mo now; the changed price stays, is marked, and saving it again accepts it."""
    library, said = program.table.library, []
    program.table.catalogue.override(campaign.campaign, campaign.entry["daga"], {"price": 100})
    book = library.entry(campaign.entry["daga"]).overlay.book
    # A start would bring in the catalogue as it is shipped, so the page is made to read again instead.
    library.bring_in("dungeon-hack", [ShippedEntry(book.key, book.category, book.names, book.data, 300)])
    program.window.room.open_campaign(program.window.room.campaign)
    page = program.page("armoury")
    page.choose(campaign.entry["daga"])
    assert mark(page, "Dagger") == "!"

    def accept(dialog: QWidget) -> None:
        said.extend(each.text() for each in dialog.findChildren(QLabel))
        dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok).click()

    answering(accept)
    action(page, "Edit…").trigger()
    assert any("Changed from the book, which says something else since then" in words for words in said)
    assert (mark(page, "Dagger"), page.chosen.price) == ("≠", 100)


def test_a_copy_is_chosen_and_its_name_may_be_long(page: ArmouryPage, program: object, campaign: World) -> None:
    made = program.table.catalogue.add_entry(campaign.campaign, "weapon", {**SABRE, "names.es": "<b>&</b>" + "x" * 490})
    page.choose(made.id)
    action(page, "Copy").trigger()
    assert page.chosen.names.es.endswith("x (2)")
    assert len(page.chosen.names.es) == 500


def test_four_are_compared_and_a_fifth_is_refused(
    qtbot: QtBot, page: ArmouryPage, program: object, answering: Answering
) -> None:
    told: list[str] = []
    program.window.room.refused.connect(lambda note: told.append(program.window.room.speech.say(note)))
    for name in ("Dagger", "Spear", "Club", "Greatsword", "Longbow"):
        choose(page, name)
        qtbot.keyClick(table_of(page), Qt.Key.Key_C)
    assert [each.text() for each in page.findChildren(Tag) if each.isVisible()] == [
        "Dagger  ×", "Spear  ×", "Club  ×", "Greatsword  ×",
    ]  # fmt: skip
    assert told == ["Four can be compared at once: take one away before adding Longbow."]
    seen: list[int] = []

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, CompareDialog)
        seen.append(dialog.findChild(QTableView, "comparison").model().columnCount())
        dialog.reject()

    answering(look)
    click(qtbot, page, "Side by side")
    assert seen == [5]


def test_ctrl_click_collects_and_a_click_on_the_tag_lets_go(qtbot: QtBot, page: ArmouryPage) -> None:
    table = table_of(page)
    for row in (0, 2):
        spot = table.visualRect(table.model().index(row, 0)).center()
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier, pos=spot)
    tags = [each for each in page.findChildren(Tag) if each.isVisible()]
    assert [each.text() for each in tags] == [f"{names(page)[0]}  ×", f"{names(page)[2]}  ×"]
    qtbot.mouseClick(tags[0], Qt.MouseButton.LeftButton)
    assert [each.text() for each in page.findChildren(Tag) if each.isVisible()] == [f"{names(page)[2]}  ×"]
    side = next(each for each in page.findChildren(LinkButton) if each.text() == "Side by side")
    assert not side.isEnabled()
    assert side.toolTip()
