# SPDX-License-Identifier: GPL-3.0-or-later
"""Tags below a character's name, and the groups of the list that come of them and of the archive."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QListView
from pytestqt.qtbot import QtBot

from panoplia.table.characters import tags_of
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.characters.tags import CharacterTags, TagField
from panoplia.ui.widgets.chips import Chip, ChipRow
from panoplia.ui.widgets.labels import PlainLabel
from world import World


@pytest.fixture
def page(program: object, campaign: World) -> CharactersPage:
    page = program.page("characters")
    page.choose(campaign.enyra)
    return page


def add(qtbot: QtBot, page: CharactersPage, text: str) -> None:
    field = page.findChild(TagField)
    field.setFocus()
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Qt.Key.Key_Return)


def groups(page: CharactersPage) -> dict[str, Chip]:
    return {chip.text(): chip for chip in page.findChild(ChipRow).findChildren(Chip) if chip.isVisible()}


def names(page: CharactersPage) -> list[str]:
    model = page.findChild(QListView, "characters").model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def tags(program: object, campaign: World) -> tuple[str, ...]:
    return tags_of(program.table.library.character(campaign.enyra))


def test_tags_are_typed_and_taken_away_again(
    qtbot: QtBot, program: object, campaign: World, page: CharactersPage
) -> None:
    add(qtbot, page, "agua, jefa")
    add(qtbot, page, "<b>&</b>")
    assert tags(program, campaign) == ("agua", "jefa", "<b>&</b>")
    chip = next(each for each in page.findChild(CharacterTags).findChildren(Chip) if each.key == "jefa")
    assert chip.accessibleName() == "Remove jefa"
    chip.setFocus()
    qtbot.keyClick(chip, Qt.Key.Key_Space)
    assert tags(program, campaign) == ("agua", "<b>&</b>")
    program.window.undo()
    assert tags(program, campaign) == ("agua", "jefa", "<b>&</b>")


def test_what_cannot_be_a_tag_stays_in_its_field(
    qtbot: QtBot, program: object, campaign: World, page: CharactersPage
) -> None:
    add(qtbot, page, "t" * 41)
    assert tags(program, campaign) == ()
    assert page.findChild(TagField).text() == "t" * 41
    assert any("41 letters" in label.text() for label in program.window.findChildren(PlainLabel) if label.isVisible())


def test_a_tag_filters_the_list(qtbot: QtBot, program: object, campaign: World, page: CharactersPage) -> None:
    assert groups(page) == {}
    add(qtbot, page, "agua")
    qtbot.mouseClick(groups(page)["agua"], Qt.MouseButton.LeftButton)
    assert names(page) == ["Enyra la rusalka"]
    program.table.characters.set_tags(campaign.enyra, "")
    assert names(page) == ["Drake", "Enyra la rusalka"]
    assert groups(page) == {}


def test_who_is_in_the_archive_is_in_no_list_unless_asked_for(
    qtbot: QtBot, program: object, campaign: World, page: CharactersPage
) -> None:
    menu = page.detail.findChild(CharacterTags).parent()._more.menu()
    next(action for action in menu.actions() if action.text() == "Put into the archive").trigger()
    assert names(page) == ["Drake"]
    program.window.show_page("armoury")
    people = [box for box in program.window.page.findChildren(QComboBox) if box.findText("Drake") >= 0]
    assert all(box.findText("Enyra la rusalka") < 0 for box in people)
    program.window.show_page("characters")
    qtbot.mouseClick(groups(page)["Archive"], Qt.MouseButton.LeftButton)
    assert names(page) == ["Enyra la rusalka"]
    assert page.chosen.id == campaign.enyra
    next(action for action in menu.actions() if action.text() == "Take out of the archive").trigger()
    assert names(page) == ["Drake", "Enyra la rusalka"]


def test_what_archived_people_hold_is_not_on_the_workshops_list(program: object, campaign: World) -> None:
    from table.test_every_verb import CALLS

    CALLS["workshop.finish"](program.table, campaign)
    assert len(program.table.workshop.worn(campaign.campaign)) == 1
    program.table.characters.archive(campaign.enyra)
    assert program.table.workshop.worn(campaign.campaign) == []
