# SPDX-License-Identifier: GPL-3.0-or-later
"""What another window does while a dialog is open: nothing hits what was not shown, and nothing breaks."""

import sqlite3
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from controls import field, texts
from creating import act, press
from panoplia.table.table import Table
from panoplia.ui.characters.creation import CreationDialog
from panoplia.ui.characters.dialogs import NewcomersDialog
from panoplia.ui.characters.item_dialogs import MoveDialog, NotesDialog, WorthDialog
from panoplia.ui.characters.moving import Mover
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.main_window import MainWindow
from panoplia.ui.models.places import Place
from panoplia.ui.play.trial_dialog import TrialDialog
from panoplia.ui.questions import ask
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.die_faces import DieFaces
from panoplia.ui.workshop.mend_all import MendAllDialog
from window import Play
from world import World, all_rows

Arrange = Callable[[Callable[[QWidget], None]], None]
CHANGED = "has changed meanwhile: look at it again."


@pytest.fixture
def page(program: Play, campaign: World) -> CharactersPage:
    page = program.page("characters")
    page.choose(campaign.enyra)
    return page


def ok(dialog: QWidget) -> QPushButton:
    return next(each for each in dialog.findChildren(QPushButton) if each.isDefault())


def test_a_hurt_hits_who_it_was_asked_for(
    qtbot: QtBot, program: Play, page: CharactersPage, campaign: World, other: Table, answering: Arrange
) -> None:
    """Enyra goes into the archive while the question is open, and the sheet shows Drake by itself."""

    def hurt(dialog: QWidget) -> None:
        qtbot.keyClicks(dialog.findChild(QLineEdit), "7")
        other.characters.archive(campaign.enyra)
        program.window.look_around()
        assert page.chosen.id == campaign.drake
        qtbot.mouseClick(ok(dialog), Qt.MouseButton.LeftButton)

    before = program.table.library.character(campaign.drake).condition
    answering(hurt)
    press(qtbot, page, "Hurt")
    assert program.table.library.character(campaign.drake).condition == before
    # 21 less the 5 of before and these 7.
    assert program.table.library.character(campaign.enyra).condition.health == 9


def test_c73_what_the_other_window_packed_is_not_thrown_away(
    qtbot: QtBot, program: Play, page: CharactersPage, campaign: World, other: Table, answering: Arrange
) -> None:
    table = program.table
    sack = table.trade.give(campaign.entry["saco"], campaign.purse).id
    table.packing.put_into([table.trade.give(campaign.entry["antorchas"], campaign.purse).id], sack)

    def throw(dialog: QWidget) -> None:
        other.packing.put_into([campaign.axe], sack)
        next(each for each in dialog.findChildren(QPushButton) if each.text() == "Throw all away").click()

    answering(throw)
    Mover(program.window.room, page).discard([sack])
    assert table.library.item(campaign.axe).inside == sack
    assert any(CHANGED in line for line in texts(program.window))


@pytest.mark.parametrize("whose", ["character", "pile"])
def test_c73_nobody_is_deleted_with_what_was_not_named(
    program: Play, page: CharactersPage, campaign: World, other: Table, answering: Arrange, whose: str
) -> None:
    pile = program.table.loot.make_holder(campaign.campaign, "loot", "Cofre").id
    program.table.trade.give(campaign.entry["daga"], pile)

    def delete(dialog: QWidget) -> None:
        other.trade.give(campaign.entry["lanza"], campaign.purse if whose == "character" else pile)
        next(each for each in dialog.findChildren(QPushButton) if each.text() == "Delete").click()

    answering(delete)
    if whose == "character":
        page.delete()
    else:
        desk = program.page("desk")
        desk.choose(pile)
        press_delete = next(each for each in desk.findChildren(Button) if each.text() == "Delete…")
        press_delete.click()
    assert {holder.name for holder in program.table.library.holders(campaign.campaign)} >= {
        "Enyra la rusalka", "Cofre",
    }  # fmt: skip
    assert any(CHANGED in line for line in texts(program.window))


def test_a_thing_that_changed_hands_is_not_handed_on(
    qtbot: QtBot, program: Play, page: CharactersPage, campaign: World, other: Table
) -> None:
    held = program.table.reading.holding(campaign.daggers)
    dialog = MoveDialog(program.window.room, [held], [Place("left")], page)
    dialog.show()
    other.packing.hand_over([campaign.daggers], campaign.pouch)
    before = all_rows(other)
    ok(dialog).click()
    assert any(CHANGED in line for line in texts(dialog))
    assert all_rows(other) == before
    dialog.close()


@pytest.mark.parametrize(("price", "shown"), [(None, ""), (0, "0")])
def test_worth_0_is_not_the_price_in_the_book(
    program: Play, page: CharactersPage, campaign: World, price: int | None, shown: str
) -> None:
    program.table.pieces.set_price(campaign.axe, price)
    dialog = WorthDialog(program.window.room, program.table.reading.holding(campaign.axe), page)
    dialog.show()
    assert "".join(line.text() for line in dialog.findChildren(QLineEdit)) == shown
    ok(dialog).click()
    assert program.table.library.item(campaign.axe).price == price


def test_notes_of_the_other_window_are_not_written_over(
    program: Play, page: CharactersPage, campaign: World, other: Table
) -> None:
    dialog = NotesDialog(program.window.room, program.table.reading.holding(campaign.axe), page)
    dialog.show()
    other.pieces.set_notes(campaign.axe, "De su abuela.")
    dialog.findChild(QPlainTextEdit).setPlainText("Robada.")
    ok(dialog).click()
    assert program.table.library.item(campaign.axe).notes == "De su abuela."
    assert dialog.findChild(QPlainTextEdit).toPlainText() == "Robada."
    assert any(CHANGED in line for line in texts(dialog))
    dialog.close()


def test_notes_typed_beside_the_tree_are_not_written_over_others(
    qtbot: QtBot, program: Play, page: CharactersPage, campaign: World, other: Table
) -> None:
    page.detail.show_item(campaign.axe)
    strip = page.detail._inventory._strip
    typed = strip._notes.editor
    typed.setFocus()
    qtbot.keyClicks(typed, "Robada")
    other.pieces.set_notes(campaign.axe, "De su abuela.")
    program.window.look_around()
    strip._notes.keeper.commit()
    assert program.table.library.item(campaign.axe).notes == "De su abuela."
    assert any(CHANGED in line for line in texts(program.window))
    strip._notes.keeper.restore()
    qtbot.keyClicks(typed, "X")
    strip._notes.keeper.commit()
    assert sorted(program.table.library.item(campaign.axe).notes) == sorted("De su abuela.X")


def to_gear(qtbot: QtBot, dialog: CreationDialog) -> None:
    qtbot.keyClicks(field(dialog, "Name"), "Munia")
    press(qtbot, dialog, "Next")
    press(qtbot, dialog, "Next")
    qtbot.keyClicks(field(dialog, "Search gear"), "dagger")
    qtbot.keyClick(field(dialog, "Search gear"), Qt.Key.Key_Return)


@pytest.fixture
def creation(qtbot: QtBot, program: Play, page: CharactersPage) -> Iterator[CreationDialog]:
    dialog = CreationDialog(program.window.room, page)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    dialog.show()
    yield dialog
    dialog.hide()
    dialog.deleteLater()


@pytest.mark.parametrize("noticed", [True, False])
def test_c78_a_new_price_is_told_before_it_is_booked(
    qtbot: QtBot, program: Play, creation: CreationDialog, campaign: World, other: Table, noticed: bool
) -> None:
    """The dagger of 2 gp costs 50 by now, whether the window has seen it already or not."""
    to_gear(qtbot, creation)
    assert "2 gp in all, 58 gp left" in texts(creation)
    other.catalogue.override(campaign.campaign, campaign.entry["daga"], {"price": 5000})
    if noticed:
        program.window.look_around()
    else:
        press(qtbot, creation, "Make")
        assert creation.made is None
        assert "It is 50 gp now, not 2 gp: prices have changed meanwhile." in texts(creation)
    assert "50 gp in all, 10 gp left" in texts(creation)
    press(qtbot, creation, "Make")
    assert creation.made.money == 1000


def test_what_was_retired_meanwhile_leaves_the_basket(
    qtbot: QtBot, program: Play, creation: CreationDialog, campaign: World, other: Table
) -> None:
    to_gear(qtbot, creation)
    other.catalogue.retire_entry(campaign.campaign, campaign.entry["daga"])
    program.window.look_around()
    assert "No longer in the armoury, so taken out of the basket: Dagger." in texts(creation)
    assert creation.gear.wanted == ()


def test_a_price_that_another_window_changed_is_not_paid_in_the_armoury(
    qtbot: QtBot, program: Play, campaign: World, other: Table
) -> None:
    """C78."""
    armoury = program.page("armoury")
    armoury.choose(campaign.entry["daga"])
    other.catalogue.override(campaign.campaign, campaign.entry["daga"], {"price": 1500})
    press(qtbot, armoury, "Buy")
    assert program.table.library.holder(campaign.purse).money == 2000
    assert any("It is 15 gp now, not 2 gp" in line for line in texts(program.window))


def dialogs_of(window: MainWindow, page: CharactersPage) -> dict[str, Callable[[], object]]:
    room, say = window.room, window.room.speech.say
    subject = room.table.reading.subject(page.chosen)
    test = room.system.trials(subject)[0]

    def history() -> None:
        ask(window, "Panoplia", say(test.title), "Undo")

    def basket() -> None:
        window.show_page("armoury")
        window.page.choose(1)
        window.page._on_basket()

    return {
        "creation": lambda: CreationDialog(room, page).exec(),
        "npc": lambda: NewcomersDialog(room, page).exec(),
        "trial": lambda: TrialDialog(room, page.chosen, test, page).exec(),
        "basket": basket,
        "history": history,
        "mend all": lambda: MendAllDialog(room, page).exec(),
        "throwing away": lambda: Mover(room, page).discard([1]),
    }


@pytest.mark.parametrize("name", ["creation", "npc", "trial", "basket", "history", "mend all", "throwing away"])
def test_a_campaign_that_goes_away_closes_what_is_open_of_it(
    program: Play, page: CharactersPage, campaign: World, other: Table, answering: Arrange, name: str
) -> None:
    def delete(dialog: QWidget) -> None:
        assert isinstance(dialog, QDialog)
        if isinstance(dialog, CreationDialog):
            dialog.who.name.setText("Munia")
        other.campaigns.delete(campaign.campaign)
        program.window.look_around()
        assert not dialog.isVisible()

    answering(delete)
    dialogs_of(program.window, page)[name]()
    assert QApplication.activeModalWidget() is None
    assert program.window.room.campaign is None
    assert "El Bajo Marjal was deleted elsewhere: what was open of it is closed." in texts(program.window)


def test_a_level_is_gained_as_things_stand_now(
    qtbot: QtBot, program: Play, page: CharactersPage, campaign: World, other: Table, answering: Arrange
) -> None:
    """Another window hurts Enyra while the die is still in the hand."""

    def level(dialog: QWidget) -> None:
        other.characters.hurt(campaign.enyra, 3)
        program.window.look_around()
        assert dialog.isVisible()
        faces = dialog.findChild(DieFaces)
        faces.setFocus()
        qtbot.keyClicks(faces, "7")
        qtbot.keyClick(faces, Qt.Key.Key_Return)
        qtbot.keyClick(faces, Qt.Key.Key_Return)
        assert "Level 2: 7 more health, 28 in all" in texts(dialog)
        assert not any(each.accessibleName() == "Again" and each.isVisible() for each in dialog.findChildren(Button))
        dialog.close()

    answering(level)
    page.detail._menu.aboutToShow.emit()
    act(page, "Level up…").trigger()
    enyra = program.table.library.character(campaign.enyra)
    assert (enyra.statistics.level, enyra.condition.health) == (2, 20)


def test_a_level_closes_with_a_reason_where_its_character_is_gone(
    program: Play, page: CharactersPage, campaign: World, other: Table, answering: Arrange
) -> None:
    def gone(dialog: QWidget) -> None:
        other.characters.delete(campaign.enyra)
        program.window.look_around()
        assert not dialog.isVisible()

    answering(gone)
    page.detail._menu.aboutToShow.emit()
    act(page, "Level up…").trigger()


def test_dice_stay_where_they_fell_while_the_library_is_busy(
    qtbot: QtBot, program: Play, page: CharactersPage, campaign: World
) -> None:
    """A button tries again, with the same face."""
    torches = program.table.trade.give(campaign.entry["antorchas"], campaign.purse).id
    dialog = page.detail.trial_dialog(f"usage:{torches}")
    dialog.show()
    faces = dialog.findChild(DieFaces)
    faces.setFocus()
    qtbot.keyClicks(faces, "1")
    with sqlite3.connect(program.table.library.path, isolation_level=None) as holding:
        holding.execute("BEGIN IMMEDIATE")
        qtbot.keyClick(faces, Qt.Key.Key_Return)
        qtbot.keyClick(faces, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: any(each.text() == "Try again" and each.isVisible()
                                    for each in dialog.findChildren(Button)))  # fmt: skip
        assert any("Another program is using the library" in line for line in texts(dialog))
        assert program.table.library.item(torches).wear.steps == 0
        holding.execute("ROLLBACK")
    holding.close()
    press(qtbot, dialog, "Try again")
    assert program.table.library.item(torches).wear.steps == 1
    assert any(line.startswith("Torches") for line in texts(dialog))
    dialog.close()


def test_dh25_again_goes_on_with_the_torch_in_hand(
    qtbot: QtBot, program: Play, page: CharactersPage, campaign: World
) -> None:
    """Of three, one burns down from d6 to d4 and is spent; the others stay as they are."""
    torches = program.table.trade.give(campaign.entry["antorchas"], campaign.purse, 3).id
    dialog = page.detail.trial_dialog(f"usage:{torches}")
    dialog.show()
    for again in (True, False):
        faces = dialog.findChild(DieFaces)
        faces.setFocus()
        qtbot.keyClicks(faces, "1")
        qtbot.keyClick(faces, Qt.Key.Key_Return)
        qtbot.keyClick(faces, Qt.Key.Key_Return)
        if again:
            press(qtbot, dialog, "Again")
    piles = [one for one in program.table.library.items_of(campaign.purse) if one.entry == campaign.entry["antorchas"]]
    assert sorted((one.quantity, one.wear.steps) for one in piles) == [(1, 2), (2, 0)]
    dialog.close()
