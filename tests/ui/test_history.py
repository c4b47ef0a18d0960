# SPDX-License-Identifier: GPL-3.0-or-later
"""The history panel: what was done, of whom, what it changed, and the way back to a line."""

import sqlite3
from collections.abc import Callable

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QListView, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from battery import ask_everything, watched
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.table.verbs import scope_of
from panoplia.ui.chronicle.panel import AT_ONCE, HistoryPanel
from panoplia.ui.models.history import SUPPORTED_ROLES, HistoryRow, HistoryTableModel
from panoplia.ui.models.rows import Role
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.chips import Chip
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.words import Speech
from world import World, all_rows

Arrange = Callable[[Callable[[QWidget], None]], None]
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def panel(qtbot: QtBot, program: object, campaign: World) -> HistoryPanel:
    qtbot.keyClick(program.window, Qt.Key.Key_H, CONTROL)
    found = program.window.findChild(HistoryPanel)
    assert found.isVisible()
    return found


def view(panel: HistoryPanel) -> QListView:
    return panel.findChild(QListView, "history")


def rows(panel: HistoryPanel) -> list[HistoryRow]:
    model = view(panel).model()
    return [model.index(place, 0).data(Role.ROW) for place in range(model.rowCount())]


def texts(panel: HistoryPanel, *kinds: str) -> list[str]:
    return [row.text for row in rows(panel) if row.kind in (kinds or ("chapter",))]


def index(panel: HistoryPanel, text: str) -> QModelIndex:
    place = next(place for place, row in enumerate(rows(panel)) if row.text == text)
    return view(panel).model().index(place, 0)


def click(qtbot: QtBot, panel: HistoryPanel, text: str) -> None:
    view(panel).scrollTo(index(panel, text))
    middle = view(panel).visualRect(index(panel, text)).center()
    qtbot.mouseClick(view(panel).viewport(), Qt.MouseButton.LeftButton, pos=middle)


def button(parent: QWidget, text: str) -> Button:
    return next(each for each in parent.findChildren(Button) if each.text() == text)


def agree(qtbot: QtBot, question: str) -> Callable[[QWidget], None]:
    def act(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        assert dialog.text() == question
        yes = next(each for each in dialog.buttons() if each.text() == "Undo all of them")
        qtbot.mouseClick(yes, Qt.MouseButton.LeftButton)

    return act


def test_lines_stand_below_their_day_the_newest_first(program: object, panel: HistoryPanel) -> None:
    assert rows(panel)[0].text == "Day 1 · 11/30/26"
    assert texts(panel)[:2] == ["Enyra la rusalka is given 3 × Dagger", "Equipped: Battleaxe"]
    assert rows(panel)[1].second.startswith("12:00")


def test_a_click_unfolds_what_a_line_changed_and_folds_it_again(qtbot: QtBot, panel: HistoryPanel) -> None:
    click(qtbot, panel, "Equipped: Battleaxe")
    assert texts(panel, "detail") == ["Battleaxe: in use no → Hands"]
    click(qtbot, panel, "Equipped: Battleaxe")
    assert texts(panel, "detail") == []


def test_the_keyboard_unfolds_too_and_esc_closes(qtbot: QtBot, program: object, panel: HistoryPanel) -> None:
    view(panel).setCurrentIndex(index(panel, "Equipped: Battleaxe"))
    view(panel).setFocus()
    qtbot.keyClick(view(panel), Qt.Key.Key_Return)
    assert texts(panel, "detail") == ["Battleaxe: in use no → Hands"]
    qtbot.keyClick(view(panel), Qt.Key.Key_Escape)
    assert not panel.isVisible()


def test_it_is_there_again_after_a_restart(qtbot: QtBot, program: object, panel: HistoryPanel) -> None:
    program.restart()
    assert program.window.findChild(HistoryPanel).isVisible()
    qtbot.keyClick(program.window, Qt.Key.Key_H, CONTROL)
    program.restart()
    assert program.window.findChild(HistoryPanel) is None


def test_the_page_keeps_its_room_and_lies_below_in_a_small_window(program: object, panel: HistoryPanel) -> None:
    assert program.window.page.width() + panel.width() <= program.window.width()
    program.window.resize(900, 600)
    assert program.window.page.width() >= 800
    assert panel.geometry().right() < program.window.width()


def test_a_double_click_folds_once(qtbot: QtBot, panel: HistoryPanel) -> None:
    click(qtbot, panel, "Equipped: Battleaxe")
    middle = view(panel).visualRect(index(panel, "Equipped: Battleaxe")).center()
    qtbot.mouseDClick(view(panel).viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert texts(panel, "detail") == ["Battleaxe: in use no → Hands"]
    click(qtbot, panel, "Equipped: Battleaxe")
    assert texts(panel, "detail") == []


def test_what_was_done_to_the_campaign_as_a_whole_is_told_and_not_undone_from_here(
    program: object, campaign: World, panel: HistoryPanel
) -> None:
    program.table.campaigns.rename(campaign.campaign, "El Alto Marjal")
    program.table.campaigns.archive(campaign.campaign)
    other = program.table.campaigns.found("Otra", "dungeon-hack").id
    program.table.campaigns.rename(other, "Otra más")
    renamed = "Campaign renamed: El Bajo Marjal → El Alto Marjal"
    assert texts(panel)[:2] == ["Into the archive: El Alto Marjal", renamed]
    assert [row.text for row in rows(panel) if row.kind == "day"] == ["Day 1 · 11/30/26"]
    view(panel).setCurrentIndex(index(panel, renamed))
    assert not button(panel, "Undo to here…").isEnabled()
    said = "This was done to the campaign as a whole. It is not undone from here: change it back in the menu."
    assert said in [each.text() for each in panel.findChildren(PlainLabel) if each.isVisible()]
    panel._on_undo()
    assert program.table.library.campaign(campaign.campaign).name == "El Alto Marjal"


def test_new_lines_come_while_it_is_open_and_what_is_unfolded_stays(
    qtbot: QtBot, program: object, campaign: World, panel: HistoryPanel
) -> None:
    click(qtbot, panel, "Equipped: Battleaxe")
    program.table.characters.hurt(campaign.enyra, 2)
    assert texts(panel)[0] == "Enyra la rusalka: hurt by 2, 14 left"
    assert texts(panel, "detail") == ["Battleaxe: in use no → Hands"]
    assert view(panel).currentIndex().data() == "Equipped: Battleaxe"


def test_what_was_undone_is_struck_and_says_so(program: object, campaign: World, panel: HistoryPanel) -> None:
    program.table.characters.hurt(campaign.enyra, 2)
    program.window.undo()
    line = next(row for row in rows(panel) if row.kind == "chapter")
    assert line.struck
    assert line.second.endswith("· undone")
    view(panel).setCurrentIndex(index(panel, line.text))
    assert not button(panel, "Undo to here…").isEnabled()
    assert "This is undone already. Ctrl+Y does it again." in [each.text() for each in panel.findChildren(PlainLabel)]


def test_a_line_that_can_no_longer_be_undone(program: object, campaign: World, panel: HistoryPanel) -> None:
    program.table.library.journal.settle(scope_of(campaign.campaign))
    panel.refresh()
    assert rows(panel)[1].second.endswith("· can no longer be undone")
    view(panel).setCurrentIndex(view(panel).model().index(1, 0))
    assert not button(panel, "Undo to here…").isEnabled()


def test_undo_to_here_asks_how_much_that_is_and_does_it_once(
    qtbot: QtBot, program: object, campaign: World, panel: HistoryPanel, answering: Arrange
) -> None:
    table = program.table
    table.characters.hurt(campaign.enyra, 1)
    before = all_rows(table)
    for amount in (2, 3, 4):
        table.characters.hurt(campaign.drake, amount)
    oldest = next(row.text for row in rows(panel) if row.text.startswith("Drake: hurt by 2"))
    view(panel).setCurrentIndex(index(panel, oldest))
    answering(agree(qtbot, f"Undo 3 actions, up to and including “{oldest}”?"))
    qtbot.mouseDClick(button(panel, "Undo to here…"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(button(panel, "Undo to here…"), Qt.MouseButton.LeftButton)
    assert all_rows(table) == before
    assert not button(panel, "Undo to here…").isEnabled()


def test_what_stands_in_the_way_is_named_and_nothing_is_undone(
    qtbot: QtBot, program: object, campaign: World, panel: HistoryPanel
) -> None:
    program.table.characters.set_field(campaign.enyra, "name", "Ada")
    row = program.table.library.character(campaign.enyra)
    with program.table.library.journal.act("encounter:1", note(QT_TRANSLATE_NOOP("table", "A fight"))):
        program.table.library.change(row, name="Eva")
    before = all_rows(program.table)
    view(panel).setCurrentIndex(index(panel, "Enyra la rusalka: Name Enyra la rusalka → Ada"))
    qtbot.mouseClick(button(panel, "Undo to here…"), Qt.MouseButton.LeftButton)
    assert all_rows(program.table) == before
    said = [label.text() for label in program.window.findChildren(PlainLabel)]
    assert any("“A fight” came after it. Undo that first." in each for each in said)


def test_a_fight_is_one_line_and_unfolds_its_acts(
    qtbot: QtBot, program: object, campaign: World, panel: HistoryPanel
) -> None:
    for name in ("Ada", "Eva"):
        row = program.table.library.character(campaign.enyra)
        with program.table.library.journal.act("encounter:1", note(QT_TRANSLATE_NOOP("table", "A fight"))):
            program.table.library.change(row, name=name)
    assert texts(panel)[0] == "A fight (2 actions)"
    click(qtbot, panel, "A fight (2 actions)")
    assert texts(panel, "act") == ["A fight", "A fight"]
    assert texts(panel, "detail")[-1] == "Eva: name Enyra la rusalka → Ada"


def test_the_chosen_character_or_piece_filters(
    qtbot: QtBot, program: object, campaign: World, panel: HistoryPanel
) -> None:
    program.table.characters.hurt(campaign.drake, 1)
    program.window.show_page("characters", campaign.enyra)
    program.window.show_page("workshop", campaign.axe)
    chips = {chip.text(): chip for chip in panel.findChildren(Chip) if chip.isVisible()}
    assert set(chips) == {"All", "Enyra la rusalka", "Battleaxe"}
    qtbot.mouseClick(chips["Enyra la rusalka"], Qt.MouseButton.LeftButton)
    assert not any("Drake" in text for text in texts(panel))
    qtbot.mouseClick(chips["Battleaxe"], Qt.MouseButton.LeftButton)
    assert texts(panel) == ["Equipped: Battleaxe", "Enyra la rusalka is given 1 × Battleaxe"]


def test_search_without_accents(qtbot: QtBot, program: object, campaign: World, panel: HistoryPanel) -> None:
    """C63."""
    program.table.characters.create(campaign.campaign, "Ñandú", "", {})
    search = panel.findChild(QLineEdit)
    qtbot.keyClicks(search, "nandu")
    assert texts(panel) == ["New: Ñandú"]
    search.setText("xyzzy")
    assert "Nothing was found." in [label.text() for label in panel.findChildren(PlainLabel) if label.isVisible()]


def test_another_language_says_every_line_again(program: object, panel: HistoryPanel) -> None:
    """C67."""
    program.window.room.speak("es")
    assert texts(panel)[1] == "Equipado: Hacha de batalla"
    program.window.room.speak("en")
    assert texts(panel)[1] == "Equipped: Battleaxe"


def test_lines_that_cannot_be_read_stop_nothing(program: object, campaign: World, panel: HistoryPanel) -> None:
    """C13, for the history."""
    with sqlite3.connect(program.table.library.path) as connection:
        connection.execute("UPDATE action SET label = '7', time = 'now' WHERE id = (SELECT max(id) FROM action)")
        connection.execute("UPDATE change SET before = '[]', after = '[]' WHERE id = (SELECT max(id) FROM change)")
    connection.close()
    panel.refresh()
    assert texts(panel)[0] == "This line of the history cannot be read."
    assert len(texts(panel)) == len(program.table.library.journal.history(scope_of(campaign.campaign)))


def test_the_newest_ones_at_first_and_more_when_they_are_wanted(
    qtbot: QtBot, program: object, campaign: World, panel: HistoryPanel
) -> None:
    for _ in range(AT_ONCE // 2 + 1):
        program.table.inventory.unequip(campaign.axe)
        program.table.inventory.equip(campaign.axe)
    assert len(texts(panel)) == AT_ONCE
    qtbot.mouseClick(button(panel, "Show more"), Qt.MouseButton.LeftButton)
    assert len(texts(panel)) == len(program.table.library.journal.history(scope_of(campaign.campaign)))
    assert not button(panel, "Show more").isVisible()


def test_nothing_was_done_in_a_new_campaign(program: object, campaign: World, panel: HistoryPanel) -> None:
    other = program.table.campaigns.found("Otra", next(iter(program.table.systems)))
    program.window.room.open_campaign(other)
    said = [label.text() for label in panel.findChildren(PlainLabel) if label.isVisible()]
    assert "Nothing was done here yet. What you do is told here." in said
    assert QApplication.focusWidget() is not None


def test_battery(program: object, campaign: World) -> None:
    table = program.table
    model = HistoryTableModel(Speech("en"), lambda lines: table.chronicle.told(campaign.campaign, lines))
    with watched(model) as recorder:
        model.set_chapters(table.chronicle.chapters(campaign.campaign, 50))
        model.toggle(next(row for row in model.rows if row.kind == "chapter"))
        ask_everything(model, SUPPORTED_ROLES)
        seen = len(recorder.seen)
        model.set_chapters(table.chronicle.chapters(campaign.campaign, 50))
        assert len(recorder.seen) == seen
        table.characters.hurt(campaign.drake, 1)
        model.set_chapters(table.chronicle.chapters(campaign.campaign, 50))
        assert recorder.seen[seen:] == [("insert", 1, 1)]
