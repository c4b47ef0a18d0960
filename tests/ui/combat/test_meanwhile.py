# SPDX-License-Identifier: GPL-3.0-or-later
"""A fight that goes on, ends or is gone in another window while something is shown, asked or simulated of it here."""

from collections.abc import Callable
from threading import active_count
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QListView, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from ambushes import AMBUSH, LEFT, Arrange, action, names, over
from controls import accept, button, offers, texts
from fight_windows import FightHands
from library_commands import damage
from panoplia.rules.fights.commands import Finish, NextTurn
from panoplia.table.table import Table
from panoplia.ui.combat.aftermath_dialog import AftermathDialog
from panoplia.ui.combat.edit_dialog import EditDialog
from panoplia.ui.combat.join_dialog import JoinDialog
from panoplia.ui.combat.outcome import OutcomeView
from panoplia.ui.combat.page import CombatPage
from panoplia.ui.combat.simulation_card import SimulationCard
from panoplia.ui.combat.table_view import TableView
from panoplia.ui.combat.window import FightWindow
from panoplia.ui.form_dialog import FormDialog
from panoplia.ui.widgets.choice_box import ChoiceBox
from window import Play
from world import World

CHANGED = "Emboscada has changed meanwhile: look at it again."
CONTROL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


def plan_again(other: Table, encounter: int) -> None:
    while other.library.encounter(encounter).phase != "planned":
        other.fights.undo(encounter)


def plan_again_and_delete(other: Table, encounter: int) -> None:
    plan_again(other, encounter)
    other.encounters.delete(encounter)


def finish(other: Table, encounter: int) -> None:
    other.fights.command(encounter, Finish())


def agree(box: QWidget) -> None:
    assert isinstance(box, QMessageBox)
    yes = next(each for each in box.buttons() if box.buttonRole(each) == QMessageBox.ButtonRole.AcceptRole)
    yes.click()


def a_menu(hands: FightHands) -> None:
    hands.window._hand.menu_of(hands.window._order.current, hands.window).close()
    hands.window._hand.menu_of_all(hands.window).close()


def both_languages(hands: FightHands) -> None:
    room = hands.program.window.room
    room.speak("es")
    room.speak("en")


DEEDS: dict[str, Callable[[FightHands], object]] = {
    "another action": lambda hands: hands.choose("deeds", hands.view("deeds").model().index(1, 0).data()),
    "another fighter": lambda hands: hands.choose("fighters", "Drake"),
    "figures": lambda hands: hands.qtbot.keyClick(hands.view("fighters"), Qt.Key.Key_F2),
    "later in the order": lambda hands: hands.qtbot.keyClick(hands.view("fighters"), Qt.Key.Key_Down, ALT),
    "next turn": lambda hands: hands.press("n"),
    "do it": lambda hands: hands.press(Qt.Key.Key_Return),
    "into the fight": lambda hands: hands.click("Add…"),
    "undo": lambda hands: hands.press(Qt.Key.Key_Z, CONTROL),
    "redo": lambda hands: hands.press(Qt.Key.Key_Y, CONTROL),
    "undo to here": lambda hands: hands.click("Undo to here…"),
    "table view": lambda hands: hands.press(Qt.Key.Key_T, CONTROL),
    "menus": a_menu,
    "languages": both_languages,
}


@pytest.mark.parametrize("happened", [plan_again, plan_again_and_delete, finish])
@pytest.mark.parametrize("deed", DEEDS)
def test_whatever_is_pressed_in_a_window_that_does_not_know_it_yet_is_no_fault(
    begun: FightHands, other: Table, deed: str, happened: Callable[[Table, int], None]
) -> None:
    begun.choose("fight_log", "Round 1")
    happened(other, begun.encounter)
    gone = other.library.journal.history(limit=1)[0].action
    DEEDS[deed](begun)
    assert other.library.journal.history(limit=1)[0].action == gone, "nothing is done to what is not shown"
    begun.program.window.look_around()
    QApplication.processEvents()
    shown = [each for each in QApplication.topLevelWidgets() if isinstance(each, FightWindow) and each.isVisible()]
    assert bool(shown) == (happened is finish)
    views = [each for each in QApplication.topLevelWidgets() if isinstance(each, TableView) and each.isVisible()]
    assert not views or happened is finish


def test_an_answer_is_no_answer_to_what_another_window_came_to(begun: FightHands, other: Table) -> None:
    begun.press(Qt.Key.Key_Return)
    begun.press("5")
    other.fights.answer(begun.encounter, "19")
    begun.press(Qt.Key.Key_Return)
    assert begun.acts[-1].answers == ("19",)
    assert CHANGED in begun.texts()
    assert any(text.startswith("Damage: ") for text in begun.texts())
    begun.press(Qt.Key.Key_Space)
    assert len(begun.acts[-1].answers) > 1


def test_a_turn_is_not_ended_twice(begun: FightHands, other: Table) -> None:
    other.fights.command(begun.encounter, NextTurn())
    begun.press("n")
    assert len(begun.acts) == 2
    begun.press("n")
    assert len(begun.acts) == 3


def struck(hands: FightHands) -> EditDialog:
    """Enyra has struck, and her answers are asked about."""
    hands.press(Qt.Key.Key_Return)
    while hands.table.fights.pending(hands.encounter):
        hands.window.play.roll()
    view = hands.view("fight_log")
    view.setCurrentIndex(view.model().index(view.model().rowCount() - 1, 0))
    hands.click("Change answers…")
    dialog: EditDialog = hands.window.findChild(EditDialog)
    return dialog


@pytest.mark.parametrize("happened", [plan_again, plan_again_and_delete, finish])
def test_answers_of_an_act_that_is_gone_are_typed_and_refused(
    begun: FightHands, other: Table, qtbot: QtBot, happened: Callable[[Table, int], None]
) -> None:
    dialog = struck(begun)
    happened(other, begun.encounter)
    line = dialog.findChild(QLineEdit)
    line.selectAll()
    qtbot.keyClicks(line, "3")
    accept(qtbot, dialog)
    assert dialog.isVisible()
    assert texts(dialog)[-1]
    begun.program.window.look_around()


def test_answers_are_not_those_of_another_act_in_its_place(begun: FightHands, other: Table, qtbot: QtBot) -> None:
    dialog = struck(begun)
    other.fights.undo(begun.encounter)
    other.fights.command(begun.encounter, NextTurn())
    begun.program.window.look_around()
    before = begun.acts
    line = dialog.findChild(QLineEdit)
    line.selectAll()
    qtbot.keyClicks(line, "3")
    accept(qtbot, dialog)
    assert begun.acts == before
    assert CHANGED in texts(dialog)


def test_foes_who_cannot_come_in_are_not_made(begun: FightHands, other: Table, qtbot: QtBot, campaign: World) -> None:
    people = len(begun.table.library.characters(campaign.campaign))
    begun.click("Add…")
    dialog = begun.window.findChild(JoinDialog)
    dialog._who.setCurrentIndex(dialog._who.count() - 1)
    dialog._count.setValue(3)
    other.fights.command(begun.encounter, Finish())
    begun.program.window.look_around()
    for _ in range(2):
        accept(qtbot, dialog)
    assert len(begun.table.library.characters(campaign.campaign)) == people
    assert CHANGED in texts(dialog)


def test_no_more_is_taken_back_than_was_asked(begun: FightHands, other: Table, answering: Arrange) -> None:
    for _ in range(3):
        begun.press("n")
    begun.choose("fight_log", "Drake")

    def go_on_elsewhere(box: QWidget) -> None:
        for _ in range(4):
            other.fights.command(begun.encounter, NextTurn())
        agree(box)

    answering(go_on_elsewhere)
    begun.click("Undo to here…")
    assert len(begun.acts) == 8
    assert CHANGED in begun.texts()
    begun.choose("fight_log", "Drake")
    answering(agree)
    begun.click("Undo to here…")
    assert len(begun.acts) < 8


def test_a_window_that_closes_takes_its_question_with_it(begun: FightHands, other: Table, answering: Arrange) -> None:
    for _ in range(3):
        begun.press("n")
    begun.choose("fight_log", "Drake")

    def delete_elsewhere(_box: QWidget) -> None:
        plan_again_and_delete(other, begun.encounter)
        begun.program.window.look_around()

    answering(delete_elsewhere)
    begun.qtbot.mouseClick(begun.button("Undo to here…"), LEFT)
    QApplication.processEvents()
    assert QApplication.activeModalWidget() is None
    assert not [each for each in QApplication.topLevelWidgets() if isinstance(each, FightWindow) and each.isVisible()]


def test_a_form_closes_with_its_window(begun: FightHands, other: Table) -> None:
    begun.click("Add…")
    plan_again(other, begun.encounter)
    begun.program.window.look_around()
    QApplication.processEvents()
    assert not [each for each in QApplication.topLevelWidgets() if isinstance(each, FormDialog) and each.isVisible()]


def test_a_plan_that_changes_while_it_is_simulated_is_not_told(
    combat: CombatPage, ambush: int, qtbot: QtBot, program: Any, campaign: World
) -> None:
    before = active_count()
    card = combat.findChild(SimulationCard)
    card.findChild(ChoiceBox).setCurrentIndex(2)
    qtbot.mouseClick(button(card, "Simulate"), LEFT)
    program.table.encounters.set_notes(ambush, "Rain")
    assert offers(card, "Stop"), "that is nothing of the fight"
    program.table.encounters.dismiss(ambush, campaign.drake)
    assert offers(card, "Simulate")
    assert "The plan has changed since it was simulated." in texts(card)
    qtbot.waitUntil(lambda: active_count() == before, timeout=60_000)
    QApplication.processEvents()
    assert not card.findChild(OutcomeView).isVisible()
    program.window.room.speak("es")
    assert "The plan has changed since it was simulated." not in texts(card)
    program.window.room.speak("en")


def test_a_fight_that_was_fought_meanwhile_is_not_deleted_as_a_plan(
    combat: CombatPage, ambush: int, qtbot: QtBot, other: Table, answering: Arrange
) -> None:
    def fight_elsewhere(box: QWidget) -> None:
        over(other, ambush)
        agree(box)

    answering(fight_elsewhere)
    qtbot.mouseClick(button(combat, "Delete…"), LEFT)
    assert other.library.encounter(ambush).phase == "ended"
    assert names(combat.findChild(QListView, "encounters")) == [AMBUSH]


def test_a_campaign_that_is_deleted_elsewhere_is_told_as_that(begun: FightHands, other: Table, campaign: World) -> None:
    window = begun.program.window
    finish(other, begun.encounter)
    other.campaigns.delete(campaign.campaign)
    window.look_around()
    QApplication.processEvents()
    assert any("was deleted elsewhere" in text for text in texts(window))


def test_whoever_was_to_take_loot_may_be_gone(
    combat: CombatPage, ambush: int, qtbot: QtBot, program: Any, other: Table, campaign: World, answering: Arrange
) -> None:
    zoe = other.characters.duplicate(campaign.drake).id
    other.characters.set_field(zoe, "name", "Zoe")
    foe = next(one for one in other.library.characters(campaign.campaign) if one.name == "Croante 1")
    other.trade.give(campaign.entry["daga"], foe.holder)
    over(other, ambush)
    program.window.look_around()

    def give_to_the_gone(dialog: QWidget) -> None:
        assert isinstance(dialog, AftermathDialog)
        for box in dialog.findChildren(ChoiceBox):
            box.setCurrentIndex(box.findText("Zoe"))
        other.characters.delete(zoe)
        qtbot.mouseClick(dialog._apply, LEFT)
        assert dialog.isVisible()
        assert other.library.encounter(ambush).phase == "ended"
        QApplication.processEvents()
        assert not [box for box in dialog.findChildren(ChoiceBox) if box.isVisible() and box.findText("Zoe") >= 0]
        qtbot.mouseClick(dialog._apply, LEFT)
        assert other.library.encounter(ambush).phase == "applied"

    answering(give_to_the_gone)
    qtbot.mouseClick(button(combat, "Aftermath…"), LEFT)


def test_a_held_undo_stops_at_the_start(begun: FightHands, program: Play) -> None:
    def hold() -> bool:
        """Whether the window keeps the key from being a shortcut."""
        key = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Z, CONTROL, "", True)
        key.ignore()
        QApplication.sendEvent(begun.window, key)
        return key.isAccepted()

    assert not hold()
    begun.press(Qt.Key.Key_Z, CONTROL)
    assert begun.asked() == "before"
    assert hold()
    begun.press(Qt.Key.Key_Z, CONTROL)
    assert begun.table.library.encounter(begun.encounter).phase == "planned"


@pytest.mark.parametrize("roster", ["7", "[7]", "{}"])
def test_a_list_that_cannot_be_read_is_told_wherever_it_is_asked_for(
    combat: CombatPage, ambush: int, program: Any, roster: str
) -> None:
    damage(program.folders.library, f"UPDATE encounter SET roster = '{roster}'")
    program.window.look_around()
    combat.refresh()
    for name in ("Characters for the party…", "Characters as foes…"):
        menu = "add-party" if "party" in name else "add-foes"
        action(combat, menu, name).trigger()
        assert any("cannot be read" in text for text in texts(program.window))
