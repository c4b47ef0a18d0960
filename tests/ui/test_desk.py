# SPDX-License-Identifier: GPL-3.0-or-later
"""The GM's desk: the party at a glance, notes in place, piles made, renamed, handed out, split and deleted."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QListView,
    QMessageBox,
    QPlainTextEdit,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from controls import accept, button, texts
from panoplia.rules import drivers
from panoplia.table.loot import Find
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.desk.dialogs import GiveDialog, MoneyDialog, NewHolderDialog
from panoplia.ui.desk.page import DeskPage
from panoplia.ui.desk.party import PersonRow
from panoplia.ui.desk.people import Taker
from panoplia.ui.desk.split_dialog import SplitDialog
from panoplia.ui.models.dragging import carried
from panoplia.ui.widgets.buttons import Button, LinkButton
from world import World, all_rows

Arrange = Callable[[Callable[[QWidget], None]], None]
LONG = "<b>Cofre</b> & " + "largo " * 40 + "🐸"
LEFT, CONTROL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def page(program: object, campaign: World) -> DeskPage:
    return program.page("desk")


@pytest.fixture
def pile(program: object, campaign: World, page: DeskPage) -> int:
    """140 mc, five daggers and a lance, chosen on the page."""
    loot = program.table.loot
    holder = loot.make_holder(campaign.campaign, "loot", "El cofre del rey Gorgoteo").id
    loot.set_money(holder, 140)
    loot.add_found(campaign.entry["daga"], holder, 5)
    loot.add_found(campaign.entry["lanza"], holder)
    page.choose(holder)
    return holder


def things(page: DeskPage) -> QTableView:
    return page.findChild(QTableView, "things")


def pick(qtbot: QtBot, page: DeskPage, *rows: int) -> None:
    table = things(page)
    table.clearSelection()
    for row in rows:
        at = table.visualRect(table.model().index(row, 0)).center()
        qtbot.mouseClick(table.viewport(), LEFT, CONTROL, at)


def holdings(program: object, world: World, holder: int) -> dict[str, int]:
    return {held.entry.key: held.item.quantity for held in program.table.reading.held_by(world.campaign, holder)}


def test_ctrl_4_goes_to_the_desk(qtbot: QtBot, program: object, campaign: World) -> None:
    qtbot.keyClick(program.window, Qt.Key.Key_4, CONTROL)
    assert isinstance(program.window.page, DeskPage)


def test_the_party_at_a_glance(program: object, page: DeskPage, campaign: World) -> None:
    """Health 16 of 21, the worst piece of gear, the purse, and what all have together."""
    shown = " / ".join(texts(page))
    for words in ("16 of 21", "20 gp", "all gear as new", "day 1 · Dungeon Hack · 2 characters · 20 gp in all purses"):
        assert words in shown
    assert "The party" in shown


def test_worst_gear_is_named(program: object, page: DeskPage, campaign: World) -> None:
    program.table.pieces.set_name(campaign.axe, "Colmillo")
    held = program.table.reading.holding(campaign.axe)
    job = next(job for job in program.table.loot.findings(held) if job.id == "steps-2")
    program.table.loot.neglect([Find(held, job, drivers.replay(job.script, ()).result)])
    assert "Colmillo: was d10" in texts(page)


def test_a_person_leads_to_their_sheet(qtbot: QtBot, program: object, page: DeskPage, campaign: World) -> None:
    link = next(each for each in page.findChildren(LinkButton) if each.text() == "Drake")
    qtbot.mouseClick(link, LEFT)
    assert isinstance(program.window.page, CharactersPage)
    assert program.window.page.chosen.id == campaign.drake


def test_archived_people_and_foes_are_no_party(program: object, page: DeskPage, campaign: World) -> None:
    program.table.characters.archive(campaign.drake)
    assert not any(each.text() == "Drake" and each.isVisible() for each in page.findChildren(LinkButton))


def test_notes_are_kept_when_they_are_left_and_one_undo_takes_them_back(
    qtbot: QtBot, program: object, page: DeskPage, campaign: World
) -> None:
    notes = page.findChild(QPlainTextEdit, "notes")
    notes.setFocus()
    qtbot.keyClicks(notes, "Otto lends until the new moon.")
    page.findChild(QListView, "holders").setFocus()
    assert program.table.library.campaign(campaign.campaign).notes == "Otto lends until the new moon."
    program.window.undo()
    assert program.table.library.campaign(campaign.campaign).notes == ""
    assert notes.toPlainText() == ""


def test_what_is_being_typed_is_kept_when_the_window_closes(
    qtbot: QtBot, program: object, page: DeskPage, campaign: World
) -> None:
    notes = page.findChild(QPlainTextEdit, "notes")
    notes.setFocus()
    qtbot.keyClicks(notes, "rain")
    program.restart()
    assert program.table.library.campaign(campaign.campaign).notes == "rain"


def test_a_pile_is_made_shown_and_undone(
    qtbot: QtBot, program: object, page: DeskPage, campaign: World, answering: Arrange
) -> None:
    def name_it(dialog: QWidget) -> None:
        assert isinstance(dialog, NewHolderDialog)
        accept(qtbot, dialog)
        assert any("The name is empty" in text for text in texts(dialog))
        qtbot.keyClicks(dialog.findChild(QLineEdit), "Otto's forge")
        accept(qtbot, dialog)

    answering(name_it)
    page.make("shop")
    assert "Shop · 0 things · worth 0 cp" in texts(page)
    program.window.undo()
    assert "The party" in texts(page)


def test_a_pile_is_renamed_in_place_and_an_empty_name_is_told(
    qtbot: QtBot, program: object, page: DeskPage, pile: int
) -> None:
    name = page.findChild(QLineEdit, "name")
    name.setFocus()
    name.selectAll()
    qtbot.keyClicks(name, "Wet chest")
    qtbot.keyClick(name, Qt.Key.Key_Return)
    assert program.table.library.holder(pile).name == "Wet chest"
    name.selectAll()
    qtbot.keyClick(name, Qt.Key.Key_Delete)
    qtbot.keyClick(name, Qt.Key.Key_Return)
    assert program.table.library.holder(pile).name == "Wet chest"
    qtbot.keyClick(name, Qt.Key.Key_Escape)
    assert name.text() == "Wet chest"


def test_a_name_being_typed_does_not_follow_to_another_pile(
    qtbot: QtBot, program: object, page: DeskPage, pile: int, campaign: World
) -> None:
    other = program.table.loot.make_holder(campaign.campaign, "stash", "Otro").id
    name = page.findChild(QLineEdit, "name")
    name.setFocus()
    name.selectAll()
    qtbot.keyClicks(name, "Half typed")
    page.choose(other)
    assert program.table.library.holder(pile).name == "Half typed"
    assert program.table.library.holder(other).name == name.text() == "Otro"


def test_several_things_go_to_a_person_by_one_click_and_come_back_by_one_undo(
    qtbot: QtBot, program: object, page: DeskPage, pile: int, campaign: World
) -> None:
    before = all_rows(program.table)
    pick(qtbot, page, 0, 1)
    drake = next(each for each in page.findChildren(Taker) if each.text() == "Drake")
    qtbot.mouseClick(drake, LEFT)
    qtbot.mouseDClick(drake, LEFT)
    assert holdings(program, campaign, campaign.pouch) == {"daga": 5, "lanza": 1}
    program.window.undo()
    assert all_rows(program.table) == before


def test_things_are_dragged_onto_a_person(program: object, page: DeskPage, pile: int, campaign: World) -> None:
    lance = next(held for held in program.table.reading.held_by(campaign.campaign, pile) if held.entry.key == "lanza")
    things(page).selectRow(0)
    drake = next(each for each in page.findChildren(Taker) if each.text() == "Drake")
    mime = carried([lance.item.id])
    where, actions, keys = drake.rect().center(), Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(QPoint(where), actions, mime, LEFT, keys)
    QApplication.sendEvent(drake, entering)
    assert entering.isAccepted()
    QApplication.sendEvent(drake, QDropEvent(QPointF(where), actions, mime, LEFT, keys))
    assert holdings(program, campaign, campaign.pouch) == {"lanza": 1}


def test_enter_asks_who_takes_how_many(
    qtbot: QtBot, program: object, page: DeskPage, pile: int, campaign: World, answering: Arrange
) -> None:
    def give_two(dialog: QWidget) -> None:
        assert isinstance(dialog, GiveDialog)
        dialog.findChild(QComboBox).setCurrentText("Drake")
        line = next(each for each in dialog.findChildren(QLineEdit) if each.accessibleName() == "Quantity")
        for text in ("6", "0", "two"):
            line.setText(text)
            accept(qtbot, dialog)
            assert dialog.isVisible()
        line.setText("2")
        accept(qtbot, dialog)

    pick(qtbot, page, 0)
    answering(give_two)
    qtbot.keyClick(things(page), Qt.Key.Key_Return)
    assert holdings(program, campaign, campaign.pouch) == {"daga": 2}
    assert holdings(program, campaign, pile) == {"daga": 3, "lanza": 1}


def test_c79_the_shares_stand_there_before_the_money_is_split(
    qtbot: QtBot, program: object, page: DeskPage, pile: int, campaign: World, answering: Arrange
) -> None:
    """1 gp 4 sp between two: 7 sp each. For one alone: all of it."""

    def split(dialog: QWidget) -> None:
        assert isinstance(dialog, SplitDialog)
        ticks = dialog.findChildren(QCheckBox)
        assert texts(dialog).count("7 sp") == 2
        qtbot.mouseClick(ticks[0], LEFT, pos=QPoint(8, ticks[0].height() // 2))
        assert "1 gp · 4 sp" in texts(dialog)
        assert "–" in texts(dialog)
        qtbot.mouseClick(ticks[1], LEFT, pos=QPoint(8, ticks[1].height() // 2))
        accept(qtbot, dialog)
        assert "Tick at least one who gets a share." in texts(dialog)
        for tick in ticks:
            tick.setChecked(True)
        accept(qtbot, dialog)

    answering(split)
    qtbot.mouseClick(button(page, "Split the money…"), LEFT)
    purses = [program.table.library.holder(one).money for one in (campaign.purse, campaign.pouch, pile)]
    assert purses == [2070, 70, 0]


def test_c76_money_is_typed_in_coins_and_never_below_nought(
    qtbot: QtBot, program: object, page: DeskPage, pile: int, answering: Arrange
) -> None:
    def set_it(dialog: QWidget) -> None:
        assert isinstance(dialog, MoneyDialog)
        gold, silver, copper = (dialog.findChild(QLineEdit, f"coin-{coin}") for coin in ("mo", "mp", "mc"))
        assert [line.text() for line in (gold, silver, copper)] == ["1", "4", ""]
        gold.setText("-3")
        accept(qtbot, dialog)
        assert any("-3" in text for text in texts(dialog))
        gold.setText("2")
        silver.setText("")
        copper.setText("15")
        accept(qtbot, dialog)

    answering(set_it)
    qtbot.mouseClick(next(each for each in page.findChildren(Button) if each.text() == "Change…"), LEFT)
    assert program.table.library.holder(pile).money == 215


def test_what_cannot_be_done_is_grey_and_says_why(
    qtbot: QtBot, program: object, page: DeskPage, pile: int, campaign: World
) -> None:
    things(page).clearSelection()
    assert not button(page, "Give…").isEnabled()
    assert "Choose something" in button(page, "Give…").toolTip()
    pick(qtbot, page, 0, 1)
    assert button(page, "Give…").isEnabled()
    assert not button(page, "Sell…").isEnabled()
    assert "just one" in button(page, "Sell…").toolTip()
    program.table.loot.set_money(pile, 0)
    assert not button(page, "Split the money…").isEnabled()
    assert "no money" in button(page, "Split the money…").toolTip()


def test_throwing_away_names_what_goes(
    qtbot: QtBot, program: object, page: DeskPage, pile: int, campaign: World, answering: Arrange
) -> None:
    sack = program.table.loot.add_found(campaign.entry["saco"], pile)
    rope = program.table.loot.add_found(campaign.entry["cuerda"], pile, 2)
    program.table.packing.put_into([rope.id], sack.id)

    def agree(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        assert dialog.text() == "Throw away 3 things: Sack · 2 × Rope, 15 m?"
        qtbot.mouseClick(next(each for each in dialog.buttons() if each.text() == "Throw away"), LEFT)

    model = things(page).model()
    pick(qtbot, page, model.index_of(sack.id).row())
    answering(agree)
    qtbot.keyClick(things(page), Qt.Key.Key_Delete)
    assert holdings(program, campaign, pile) == {"daga": 5, "lanza": 1}


def test_deleting_a_pile_names_what_goes_and_undo_brings_it_back(
    qtbot: QtBot, program: object, page: DeskPage, pile: int, answering: Arrange
) -> None:
    before = all_rows(program.table)

    def agree(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        assert "1 gp · 4 sp and 6 things go with it: 5 × Dagger · Spear." in dialog.text()
        qtbot.mouseClick(next(each for each in dialog.buttons() if each.text() == "Delete"), LEFT)

    answering(agree)
    qtbot.mouseClick(button(page, "Delete…"), LEFT)
    assert "The party" in texts(page)
    program.window.undo()
    assert all_rows(program.table) == before


def test_thirty_piles_are_found_by_name(qtbot: QtBot, program: object, page: DeskPage, campaign: World) -> None:
    for number in range(30):
        program.table.loot.make_holder(campaign.campaign, "loot", f"Montón {number + 1}")
    view = page.findChild(QListView, "holders")
    assert view.model().rowCount() == 31
    assert view.model().index(2, 0).data() == "Montón 2"
    page.focus_search()
    qtbot.keyClicks(QApplication.focusWidget(), "monton 30")
    assert [view.model().index(row, 0).data() for row in range(view.model().rowCount())] == ["The party", "Montón 30"]


def test_long_names_and_tags_are_shown_as_they_are(program: object, page: DeskPage, campaign: World) -> None:
    holder = program.table.loot.make_holder(campaign.campaign, "stash", LONG).id
    program.table.characters.set_field(campaign.drake, "name", LONG)
    page.choose(holder)
    assert page.findChild(QLineEdit, "name").text() == LONG.strip()
    assert page.width() <= program.window.width()
    taker = next(each for each in page.findChildren(Taker) if each.accessibleName() == LONG.strip())
    assert taker.width() < 300


def test_a_campaign_without_people_says_what_to_do(qtbot: QtBot, program: object, campaign: World) -> None:
    empty = program.table.campaigns.found("Vado Viejo", "dungeon-hack")
    program.window.room.open_campaign(empty)
    page = program.page("desk")
    assert any("No one plays here yet" in text for text in texts(page))
    pile = program.table.loot.make_holder(empty.id, "loot", "El cofre").id
    program.table.loot.set_money(pile, 5)
    page.choose(pile)
    assert "no one to take it" in button(page, "Split the money…").toolTip()
    assert any("Nothing lies here yet" in text for text in texts(page))


def test_both_languages(program: object, page: DeskPage, pile: int) -> None:
    program.window.room.speak("es")
    shown = texts(page)
    assert "Botín · 6 objetos · vale 11 mo" in shown
    assert {"Repartir el dinero…", "Añadir equipo…", "Dar…"} <= {each.text() for each in page.findChildren(Button)}
    page.choose(0)
    page.findChild(QAbstractItemView, "holders").setCurrentIndex(
        page.findChild(QAbstractItemView, "holders").model().index(0, 0)
    )
    assert any("2 personajes" in text for text in texts(page))
    program.window.room.speak("en")
    assert any("2 characters" in text for text in texts(page))


def test_a_name_that_cannot_be_saved_asks_before_it_is_lost(
    qtbot: QtBot, program: object, page: DeskPage, pile: int, answering: Arrange
) -> None:
    """Staying keeps pile and text; leaving without it shows the party, and the pile has its old name."""
    name = page.findChild(QLineEdit, "name")

    def press(text: str) -> Callable[[QWidget], None]:
        def answer(dialog: QWidget) -> None:
            assert isinstance(dialog, QMessageBox)
            qtbot.mouseClick(next(each for each in dialog.buttons() if each.text() == text), LEFT)

        return answer

    name.setFocus()
    name.selectAll()
    qtbot.keyClick(name, Qt.Key.Key_Delete)
    answering(press("Cancel"))
    page.choose(0)
    assert name.isVisible()
    assert name.text() == ""
    answering(press("Leave without it"))
    page.choose(0)
    assert not name.isVisible()
    assert program.table.library.holder(pile).name == "El cofre del rey Gorgoteo"


def test_the_menu_makes_each_kind_of_pile(
    qtbot: QtBot, program: object, page: DeskPage, campaign: World, answering: Arrange
) -> None:
    def name_it(dialog: QWidget) -> None:
        qtbot.keyClicks(dialog.findChild(QLineEdit), dialog.windowTitle())
        accept(qtbot, dialog)

    for action in button(page, "New").menu().actions():
        answering(name_it)
        action.trigger()
    kinds = [stock.holder.kind for stock in program.table.loot.stocks(campaign.campaign)]
    assert kinds == ["loot", "stash", "shop"]


def test_days_pass_from_the_desk(
    qtbot: QtBot, program: object, page: DeskPage, campaign: World, answering: Arrange
) -> None:
    answering(lambda dialog: accept(qtbot, dialog))
    qtbot.mouseClick(button(page, "Pass days…"), LEFT)
    assert program.table.library.campaign(campaign.campaign).day == 2
    assert any(text.startswith("day 2 ·") for text in texts(page))


def test_a_click_anywhere_on_a_person_leads_to_their_sheet(qtbot: QtBot, program: object, page: DeskPage) -> None:
    row = page.findChildren(PersonRow)[0]
    qtbot.mouseClick(row, LEFT, pos=QPoint(4, 4))
    assert isinstance(program.window.page, CharactersPage)


def test_the_keyboard_stays_on_a_person_while_the_party_changes(
    qtbot: QtBot, program: object, page: DeskPage, campaign: World
) -> None:
    row = next(each for each in page.findChildren(PersonRow) if each.id == campaign.enyra)
    row.setFocus()
    program.table.characters.hurt(campaign.enyra, 1)
    focused = QApplication.focusWidget()
    assert isinstance(focused, LinkButton)
    assert focused.text() == "Enyra la rusalka"
    assert focused.isVisible()
    assert row.isHidden()


def test_what_lies_in_a_chest_is_shown_further_in(
    qtbot: QtBot, program: object, page: DeskPage, pile: int, campaign: World
) -> None:
    sack = program.table.loot.add_found(campaign.entry["saco"], pile).id
    held = program.table.reading.held_by(campaign.campaign, pile)
    lance = next(one.item.id for one in held if one.entry.key == "lanza")
    program.table.packing.put_into([lance], sack)
    model = things(page).model()
    names = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert names.index("Spear") == names.index("Sack") + 1
    starts = []
    for name in ("Sack", "Spear"):
        option = QStyleOptionViewItem()
        things(page).itemDelegateForColumn(0).initStyleOption(option, model.index(names.index(name), 0))
        starts.append(option.decorationSize.width() if option.features & DECORATED else 0)
    assert starts[0] == 0
    assert starts[1] > 0


def test_in_a_small_window_the_name_has_the_room(qtbot: QtBot, program: object, page: DeskPage, pile: int) -> None:
    split = next(each for each in page.findChildren(Button) if each.text() == "Split the money…")
    program.window.resize(1000, 640)
    qtbot.waitUntil(lambda: split.text() == "")
    assert split.accessibleName() == "Split the money…"
    assert "Split the money…" in split.toolTip()


def test_the_party_lines_up_whatever_is_in_a_purse(program: object, campaign: World, page: DeskPage) -> None:
    program.table.characters.earn(campaign.enyra, 987_654_321)
    QApplication.processEvents()
    rows = page.findChildren(PersonRow)
    assert len({row.purse.x() for row in rows if row.isVisible()}) == 1 < len(rows)


DECORATED = QStyleOptionViewItem.ViewItemFeature.HasDecoration
