# SPDX-License-Identifier: GPL-3.0-or-later
"""A fight is planned: who is in it, what waits for them, and what may be changed of it."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QListView, QMessageBox, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from ambushes import AMBUSH, LEFT, Arrange, action, begun, names, pick, roster
from controls import accept, button, field, texts
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.combat.bestiary_dialog import BestiaryDialog
from panoplia.ui.combat.dialogs import NewEncounterDialog
from panoplia.ui.combat.page import CombatPage
from panoplia.ui.combat.people_dialog import PeopleDialog
from panoplia.ui.models.dragging import FIGHTERS, carried
from panoplia.ui.palette.commands import commands
from panoplia.ui.tour.walk import LONG_NAME
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.rail import Rail
from world import World, all_rows


def drop(view: QListView, *people: int) -> None:
    mime = carried(people, FIGHTERS)
    where, drags, keys = view.viewport().rect().center(), Qt.DropAction.MoveAction, Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(QPoint(where), drags, mime, LEFT, keys)
    QApplication.sendEvent(view.viewport(), entering)
    QApplication.sendEvent(view.viewport(), QDropEvent(QPointF(where), drags, mime, LEFT, keys))
    QApplication.processEvents()


def shortcut(program: Any, qtbot: QtBot, key: Qt.Key) -> None:
    qtbot.keyClick(program.window, key, Qt.KeyboardModifier.ControlModifier)


def test_the_page_stands_between_workshop_and_desk(program: Any, campaign: World, qtbot: QtBot) -> None:
    shortcut(program, qtbot, Qt.Key.Key_4)
    assert isinstance(program.window.page, CombatPage)
    shortcut(program, qtbot, Qt.Key.Key_5)
    assert type(program.window.page).__name__ == "DeskPage"


def test_an_empty_page_says_what_to_do_first(
    combat: CombatPage, qtbot: QtBot, answering: Arrange, program: Any, campaign: World
) -> None:
    def plan(dialog: QWidget) -> None:
        assert isinstance(dialog, NewEncounterDialog)
        accept(qtbot, dialog)
        assert "The name is empty: type at least one letter." in texts(dialog)
        qtbot.keyClicks(field(dialog, "Name"), "Bridge")
        qtbot.keyClick(field(dialog, "Name"), Qt.Key.Key_Return)

    assert any("No fight is planned yet" in text for text in texts(combat))
    answering(plan)
    qtbot.mouseClick(button(combat, "New fight"), LEFT)
    assert names(combat.findChild(QListView, "encounters")) == ["Bridge"]
    assert sorted(names(roster(combat, "party"))) == ["Drake", "Enyra la rusalka"]
    program.window.undo()
    assert any("No fight is planned yet" in text for text in texts(combat))


def test_a_fight_can_begin_without_the_party(
    combat: CombatPage, qtbot: QtBot, answering: Arrange, program: Any
) -> None:
    def plan(dialog: QWidget) -> None:
        dialog.findChild(QCheckBox).setChecked(False)
        qtbot.keyClicks(field(dialog, "Name"), "Bridge")
        accept(qtbot, dialog)

    answering(plan)
    combat.new_encounter()
    assert names(roster(combat, "party")) == []
    assert not button(combat, "Start the fight").isEnabled()
    assert any("side" in text for text in texts(combat))


def test_foes_come_from_the_bestiary(
    combat: CombatPage, ambush: int, qtbot: QtBot, answering: Arrange, program: Any
) -> None:
    before = all_rows(program.table)

    def add(dialog: QWidget) -> None:
        assert isinstance(dialog, BestiaryDialog)
        qtbot.keyClicks(dialog.findChild(QLineEdit), "croaker ch")
        assert names(dialog.findChild(QListView, "bestiary")) == ["Croaker chief"]
        dialog.findChild(QSpinBox).setValue(2)
        accept(qtbot, dialog)

    answering(add)
    action(combat, "add-foes", "Foes of the bestiary…").trigger()
    foes = ["Croante 1", "Croante 2", "Cabecilla croante 1", "Cabecilla croante 2"]
    assert names(roster(combat, "foes")) == foes
    program.window.undo()
    assert all_rows(program.table) == before


def test_what_the_bestiary_does_not_have_is_told(combat: CombatPage, ambush: int, qtbot: QtBot, program: Any) -> None:
    dialog = BestiaryDialog(program.window.room, program.table.library.encounter(ambush), combat)
    dialog.show()
    qtbot.keyClicks(dialog.findChild(QLineEdit), "xyzzy")
    accept(qtbot, dialog)
    assert "Choose a foe in the list." in texts(dialog)
    dialog.close()


def test_foes_come_from_one_line_and_odd_words_are_told(
    combat: CombatPage, ambush: int, qtbot: QtBot, answering: Arrange, program: Any
) -> None:
    def add(dialog: QWidget) -> None:
        who = field(dialog, "Who")
        qtbot.keyClicks(who, "guard, blue hat")
        qtbot.keyClick(who, Qt.Key.Key_Return)
        assert any("“blue hat” cannot be understood" in line for line in texts(dialog))
        who.clear()
        qtbot.keyClicks(who, "3 guardias, salud 7, 1d6")
        qtbot.keyClick(who, Qt.Key.Key_Return)

    answering(add)
    action(combat, "add-foes", "Foes in one line…").trigger()
    assert names(roster(combat, "foes"))[2:] == ["Guardia 1", "Guardia 2", "Guardia 3"]
    assert {one.kind for one in program.table.library.characters(1) if one.name.startswith("Guardia")} == {"foe"}
    program.window.undo()
    assert names(roster(combat, "foes")) == ["Croante 1", "Croante 2"]


def test_characters_are_ticked_and_come_at_once(
    combat: CombatPage, ambush: int, qtbot: QtBot, answering: Arrange, program: Any, campaign: World
) -> None:
    encounters = program.table.encounters
    program.table.characters.create(campaign.campaign, LONG_NAME, "", {})
    encounters.dismiss(ambush, campaign.enyra)
    encounters.dismiss(ambush, campaign.drake)
    before = all_rows(program.table)

    def tick(dialog: QWidget) -> None:
        assert isinstance(dialog, PeopleDialog)
        accept(qtbot, dialog)
        assert "Tick at least one of them." in texts(dialog)
        people = dialog.findChild(QListView, "candidates")
        for place in (0, 2, 2, 2):
            qtbot.mouseClick(people.viewport(), LEFT, pos=people.visualRect(people.model().index(place, 0)).center())
        accept(qtbot, dialog)

    answering(tick)
    action(combat, "add-party", "Characters for the party…").trigger()
    assert len(names(roster(combat, "party"))) == 2
    program.window.undo()
    assert all_rows(program.table) == before


def test_they_are_dragged_to_the_other_side(
    combat: CombatPage, ambush: int, qtbot: QtBot, program: Any, campaign: World
) -> None:
    drop(roster(combat, "foes"), campaign.drake)
    assert names(roster(combat, "foes")) == ["Drake", "Croante 1", "Croante 2"]
    assert names(roster(combat, "party")) == ["Enyra la rusalka"]
    program.window.undo()
    assert "Drake" in names(roster(combat, "party"))


def test_buttons_move_show_and_take_off(
    combat: CombatPage, ambush: int, qtbot: QtBot, program: Any, campaign: World
) -> None:
    foes = roster(combat, "foes")
    over = next(each for each in combat.findChildren(Button) if each.text() == "To the party")
    assert not over.isEnabled()
    assert "Choose someone in the list first." in over.toolTip()
    bare = next(each for each in combat.findChildren(Button) if each.accessibleName() == "Sheet")
    assert "Sheet: Choose someone in the list first." in bare.toolTip()
    pick(qtbot, foes, "Croante 1")
    qtbot.mouseDClick(over, LEFT)
    assert names(foes) == ["Croante 1", "Croante 2"], "a double click alone does nothing"
    qtbot.mouseClick(over, LEFT)
    qtbot.mouseDClick(over, LEFT)
    assert names(foes) == ["Croante 2"]
    pick(qtbot, foes, "Croante 2")
    qtbot.keyClick(foes, Qt.Key.Key_Delete)
    assert names(foes) == []
    pick(qtbot, roster(combat, "party"), "Drake")
    qtbot.keyClick(roster(combat, "party"), Qt.Key.Key_Return)
    assert isinstance(program.window.page, CharactersPage)
    assert program.window.page.chosen.id == campaign.drake


def test_a_foe_is_edited_on_its_sheet(
    combat: CombatPage, ambush: int, qtbot: QtBot, program: Any, campaign: World
) -> None:
    pick(qtbot, roster(combat, "foes"), "Croante 2")
    qtbot.keyClick(roster(combat, "foes"), Qt.Key.Key_Return)
    page = program.window.page
    assert isinstance(page, CharactersPage)
    assert page.chosen.name == "Croante 2"
    program.table.characters.set_field(page.chosen.id, "name", "Croante tuerto")
    program.page("combat")
    assert names(roster(combat, "foes")) == ["Croante 1", "Croante tuerto"]


def test_it_is_duplicated_with_foes_of_its_own(combat: CombatPage, ambush: int, qtbot: QtBot, program: Any) -> None:
    qtbot.mouseClick(button(combat, "Duplicate"), LEFT)
    qtbot.mouseDClick(button(combat, "Duplicate"), LEFT)
    listed = names(combat.findChild(QListView, "encounters"))
    assert listed == [AMBUSH, f"{AMBUSH} (2)"]
    assert names(roster(combat, "foes")) == ["Croante 3", "Croante 4"]
    assert len(names(roster(combat, "party"))) == 2


def test_name_and_notes_are_written_in_place(combat: CombatPage, ambush: int, qtbot: QtBot, program: Any) -> None:
    name = combat.findChild(QLineEdit, "name")
    name.setFocus()
    name.selectAll()
    qtbot.keyClicks(name, "At the ford")
    qtbot.keyClick(name, Qt.Key.Key_Return)
    assert program.table.library.encounter(ambush).name == "At the ford"
    name.selectAll()
    qtbot.keyClick(name, Qt.Key.Key_Delete)
    qtbot.keyClick(name, Qt.Key.Key_Return)
    assert program.table.library.encounter(ambush).name == "At the ford"
    qtbot.keyClick(name, Qt.Key.Key_Escape)
    notes = combat.findChild(QWidget, "notes")
    notes.setFocus()
    qtbot.keyClicks(notes, "They flee")
    combat.commit_typing()
    assert program.table.library.encounter(ambush).notes == "They flee"


def test_deleting_asks_and_is_undone(
    combat: CombatPage, ambush: int, qtbot: QtBot, answering: Arrange, program: Any
) -> None:
    before = all_rows(program.table)

    def agree(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        assert dialog.text() == f"Delete “{AMBUSH}”? Who was to fight in it stays in the campaign."
        qtbot.mouseClick(next(each for each in dialog.buttons() if each.text() == "Delete"), LEFT)

    answering(agree)
    qtbot.mouseClick(button(combat, "Delete…"), LEFT)
    assert names(combat.findChild(QListView, "encounters")) == []
    program.window.undo()
    assert all_rows(program.table) == before


def test_a_search_finds_names_and_phases(
    combat: CombatPage, ambush: int, qtbot: QtBot, program: Any, campaign: World
) -> None:
    program.table.encounters.plan(campaign.campaign, "Bridge", [])
    fights = combat.findChild(QListView, "encounters")
    combat.focus_search()
    for typed, found in (("bridge", ["Bridge"]), ("planned", [AMBUSH, "Bridge"]), ("xyzzy", [])):
        search = QApplication.focusWidget()
        search.clear()
        qtbot.keyClicks(search, typed)
        assert names(fights) == found
    assert any("No fight is found" in text for text in texts(combat))
    assert not any("planned yet" in text for text in texts(combat))


def test_the_palette_goes_to_a_fight(program: Any, combat: CombatPage, ambush: int, campaign: World) -> None:
    found = [each for each in program.table.search.targets(campaign.campaign) if each.kind == "fight"]
    assert [(each.name, each.place, each.row) for each in found] == [(AMBUSH, "combat", ambush)]
    program.page("characters")
    program.window.show_page(found[0].place, found[0].row)
    assert names(roster(program.window.page, "foes")) == ["Croante 1", "Croante 2"]


def test_everything_is_said_in_the_other_language_and_long_names_fit(
    combat: CombatPage, ambush: int, program: Any, campaign: World
) -> None:
    program.table.characters.set_field(campaign.enyra, "name", LONG_NAME)
    program.table.encounters.rename(ambush, LONG_NAME)
    program.window.resize(1000, 640)
    QApplication.processEvents()
    assert not combat.findChild(QWidget, "roster-party").parentWidget().visibleRegion().isEmpty()
    program.window.room.speak("es")
    QApplication.processEvents()
    assert "El grupo · 2" in texts(combat)
    assert any(each.accessibleName() == "Empezar el combate" for each in combat.findChildren(Button))
    program.window.room.speak("en")


@pytest.mark.parametrize("gone", ["party", "foes"])
def test_who_was_deleted_can_be_taken_off(
    combat: CombatPage, ambush: int, qtbot: QtBot, program: Any, campaign: World, gone: str
) -> None:
    roster_row = program.table.library.encounter(ambush).roster
    character = next(one.character for one in roster_row if one.side == gone)
    program.table.characters.delete(character)
    view = roster(combat, gone)
    assert "–" in names(view)
    pick(qtbot, view, "–")
    qtbot.keyClick(view, Qt.Key.Key_Delete)
    assert "–" not in names(view)


def test_the_palette_adds_only_where_there_is_a_plan(program: Any, combat: CombatPage, ambush: int) -> None:
    def offered() -> set[str]:
        window = program.window
        listed = commands(window, window.findChild(Rail), window.menu(), combat, QAction())
        return {command.name for command in listed} & {"Foes in one line…", "Party in one line…"}

    assert offered() == {"Foes in one line…", "Party in one line…"}
    begun(program.table, ambush)
    assert offered() == set()
