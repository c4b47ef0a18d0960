# SPDX-License-Identifier: GPL-3.0-or-later
"""The armoury of a system with skills, talents and spells in it, and with makes of weapons and armour (PC-92)."""

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialogButtonBox, QTableView, QWidget
from pytestqt.qtbot import QtBot

from catalogues import names, table_of
from controls import button, field, texts
from panoplia.rules.d100.character import Learnt
from panoplia.rules.notes import note
from panoplia.rules.system import Makes
from panoplia.store.records import Entry
from panoplia.table.reading import NO_GEAR
from panoplia.table.verbs import scope_of
from panoplia.ui.armoury.compare import CompareDialog
from panoplia.ui.armoury.facet_panel import ChoiceBox, FacetPanel, RangeBox
from panoplia.ui.armoury.makes import MakesBox
from panoplia.ui.armoury.page import ArmouryPage
from panoplia.ui.widgets.buttons import Button, LinkButton
from panoplia.ui.widgets.chips import Chip
from reikland import SPELL, Reikland
from window import Play

Answering = Callable[[Callable[[QWidget], None]], None]


@pytest.fixture
def land(program: Play) -> Reikland:
    """Klaus in a campaign of Percentil, which is in play."""
    land = Reikland.made(program.table)
    program.window.open_last_campaign()
    return land


@pytest.fixture
def page(program: Play, land: Reikland) -> ArmouryPage:
    return program.page("armoury")


def show(qtbot: QtBot, page: ArmouryPage, category: str) -> None:
    chip = next(chip for chip in page.findChildren(Chip) if chip.text().startswith(category))
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)


def own(program: Play, land: Reikland) -> list[Entry]:
    return [each for each in program.table.library.entries("d100", land.campaign) if each.origin == "own"]


def buttons(page: ArmouryPage) -> set[str]:
    """The words of the buttons that can be seen."""
    return {each.text() for each in page.findChildren(Button) if each.isVisible()}


def columns(page: ArmouryPage) -> list[str]:
    """The titles of the columns that can be seen, as they are drawn."""
    header, model = table_of(page).horizontalHeader(), table_of(page).model()
    places = [header.logicalIndex(place) for place in range(header.count())]
    return [model.title(column) for column in places if not header.isSectionHidden(column)]


def refusal(program: Play) -> list[str]:
    return texts(program.window._status)


def test_what_is_learnt_is_listed_and_found_like_gear(qtbot: QtBot, page: ArmouryPage) -> None:
    show(qtbot, page, "Spells")
    assert len(names(page)) == 8
    assert "Flare" in names(page)
    show(qtbot, page, "All gear")
    assert "Flare" not in names(page)
    page.head.search.setText("orienta")
    assert names(page) == ["Navigation", "Sense of direction"]
    page.head.search.clear()
    assert "Navigation" not in names(page)


def test_what_is_gone_to_from_elsewhere_is_shown_in_its_category(page: ArmouryPage, program: Play) -> None:
    entries = program.table.reading.entries(program.window.room.in_play.id)
    page.choose(next(entry.id for entry in entries if entry.key == "llamarada"))
    assert [entry.key for entry in [page.chosen] if entry] == ["llamarada"]
    assert "Dodge" not in names(page)


def test_columns_that_say_nothing_step_aside_and_come_back(qtbot: QtBot, page: ArmouryPage, program: Play) -> None:
    """It is no choice of the person: after a restart they are there, and what was hidden by hand is not."""
    every = ["Mark", "Name", "Damage", "Armour", "Range", "Enc.", "Kind and qualities", "Price"]
    assert columns(page) == every
    show(qtbot, page, "Skills")
    assert columns(page) == ["Mark", "Name", "Kind and qualities", "Price"]
    show(qtbot, page, "Spells")
    assert columns(page) == ["Mark", "Name", "Damage", "Kind and qualities", "Price"]
    {each.text(): each for each in page.columns.menu().actions()}["Damage"].trigger()
    program.restart()
    program.window.open_last_campaign()
    page = program.page("armoury")
    assert columns(page) == [title for title in every if title != "Damage"]
    show(qtbot, page, "Weapons")
    assert columns(page) == ["Mark", "Name", "Range", "Enc.", "Kind and qualities", "Price"]


def test_a_short_title_is_explained(page: ArmouryPage) -> None:
    model = table_of(page).model()
    column = model.column_ids.index("points")
    told = model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert "head, arms, body, legs" in told


@pytest.mark.parametrize("key", ["nadar", "golpe_letal", "luz"])
def test_what_is_learnt_is_neither_bought_nor_given(
    qtbot: QtBot, page: ArmouryPage, program: Play, land: Reikland, key: str
) -> None:
    page.choose(land.entry["daga"])
    assert {"Buy", "Give", "To the basket"} <= buttons(page)
    page.choose(land.entry[key])
    why = program.window.room.speech.say(note(NO_GEAR, item=page.chosen.names))
    assert why in texts(page)
    assert not {"Buy", "Give", "To the basket"} & buttons(page)
    assert {"Edit…", "Compare"} <= buttons(page)
    for press in (Qt.Key.Key_Return, Qt.Key.Key_B):
        qtbot.keyClick(table_of(page), press)
        assert why in refusal(program)
    assert program.table.library.items_of(land.purse) == []
    assert page.head.basket.text() == "Basket"


def test_a_new_spell_has_no_price(
    qtbot: QtBot, page: ArmouryPage, program: Play, land: Reikland, answering: Answering
) -> None:
    def fill(dialog: QWidget) -> None:
        with pytest.raises(StopIteration):
            field(dialog, "Weight in grams")
        qtbot.keyClicks(field(dialog, "Name in Spanish"), "Chispa")
        qtbot.keyClicks(field(dialog, "Difficulty"), "4")
        ok = dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok)
        qtbot.mouseClick(ok, Qt.MouseButton.LeftButton)

    answering(fill)
    next(each for each in page.deeds.kinds_menu().actions() if each.text() == "Spell").trigger()
    (made,) = own(program, land)
    assert (made.data.difficulty, made.data.kind, made.price, page.chosen) == (4, "other", None, made)


def test_what_stands_on_a_sheet_is_not_deleted(
    qtbot: QtBot, page: ArmouryPage, program: Play, land: Reikland, answering: Answering
) -> None:
    made = program.table.catalogue.add_entry(land.campaign, "spell", SPELL)
    klaus = program.table.library.character(land.klaus)
    with program.table.library.journal.act(scope_of(land.campaign), note(NO_GEAR, item="")):
        known = msgspec.structs.replace(klaus.statistics, spells=(Learnt(made.uid),))
        program.table.library.change(klaus, statistics=known)
    page.choose(made.id)
    answering(lambda dialog: qtbot.mouseClick(button(dialog, "Delete"), Qt.MouseButton.LeftButton))
    next(each for each in page.deeds.menu().actions() if each.text() == "Delete…").trigger()
    assert any("“Spark”" in words for words in refusal(program))
    assert own(program, land) == [made]


def link(page: ArmouryPage, make: str) -> LinkButton:
    return next(each for each in page.findChild(MakesBox).findChildren(LinkButton) if each.text() == make)


def test_another_make_is_added_chosen_and_bought(
    qtbot: QtBot, page: ArmouryPage, program: Play, land: Reikland
) -> None:
    """An exceptional rapier: ten times 18 gc."""
    page.choose(land.entry["estoque"])
    shown = texts(page.findChild(MakesBox))
    assert shown[:3] == ["Another make", "9 gc", "−5% to hit"]
    qtbot.mouseClick(link(page, "exceptional"), Qt.MouseButton.LeftButton)
    (made,) = own(program, land)
    assert (page.chosen, made.price) == (made, 43_200)
    assert "Other makes are made from the common one." in texts(page.findChild(MakesBox))
    qtbot.mouseClick(button(page, "Buy"), Qt.MouseButton.LeftButton)
    assert [item.entry for item in program.table.library.items_of(land.purse)] == [made.id]
    page.choose(land.entry["estoque"])
    qtbot.mouseClick(link(page, "exceptional"), Qt.MouseButton.LeftButton)
    assert (own(program, land), page.chosen) == ([made], made)
    program.window.undo()
    program.window.undo()
    assert own(program, land) == []


def test_what_has_one_make_says_why_and_what_is_learnt_says_nothing(page: ArmouryPage, land: Reikland) -> None:
    page.choose(land.entry["honda"])
    assert texts(page.findChild(MakesBox)) == ["Another make", "It is the same however it is made."]
    page.choose(land.entry["luz"])
    assert not page.findChild(MakesBox).isVisible()
    page.findChild(MakesBox).show_makes(Makes())
    assert not page.findChild(MakesBox).isVisible()


def facets(page: ArmouryPage) -> list[str]:
    boxes = [box for kind in (ChoiceBox, RangeBox) for box in page.findChild(FacetPanel).findChildren(kind)]
    return sorted(box._facet.id for box in boxes if box.isVisible())


def test_facets_are_those_of_the_category(qtbot: QtBot, page: ArmouryPage) -> None:
    """One that is set stays, so that it can be taken back."""
    show(qtbot, page, "Skills")
    qtbot.mouseClick(page.head.filters, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: facets(page) == ["characteristic", "origin", "skill"])
    page.head.search.setText("zzz")
    show(qtbot, page, "Spells")
    qtbot.waitUntil(lambda: facets(page) == ["difficulty", "origin", "spell", "time"])
    page.head.search.clear()
    qtbot.keyClicks(field(page, "Difficulty, from"), "12")
    assert "Flare" not in names(page)
    show(qtbot, page, "Ammunition")
    qtbot.waitUntil(lambda: facets(page) == ["availability", "difficulty", "encumbrance", "origin", "price"])


def test_compared_details_stand_in_the_order_of_the_book(program: Play, page: ArmouryPage, land: Reikland) -> None:
    """The range of the bow stands after its damage, though the halberd before it has none; spells have no price."""
    entry = program.table.library.entry
    labels = []
    for keys in (("alabarda", "arco"), ("luz", "llamarada")):
        dialog = CompareDialog(program.window.room, [entry(land.entry[key]) for key in keys], page)
        labels.append([row.label for row in dialog.findChild(QTableView, "comparison").model().rows])
        dialog.close()
    assert labels[0][:5] == ["Group", "Damage", "Range", "Reload", "Ammunition"]
    assert labels[1] == ["Kind", "Difficulty", "Casting time", "Damage"]


def test_a_tick_says_what_it_means_and_a_new_weapon_has_a_die(
    page: ArmouryPage, program: Play, land: Reikland, answering: Answering
) -> None:
    """Without a die it would never wear, should the house rule of borrowed wear be on."""
    seen: list[str] = []

    def look(dialog: QWidget) -> None:
        ticks = {each.text(): each for each in dialog.findChildren(QCheckBox)}
        seen.extend(
            (ticks["fast"].accessibleDescription(), dialog.findChild(QComboBox, "data.durability").currentText())
        )
        dialog.reject()

    answering(look)
    next(each for each in page.deeds.kinds_menu().actions() if each.text() == "Weapon or shield").trigger()
    assert seen == ["−10% to parry or dodge it.", "d8"]
