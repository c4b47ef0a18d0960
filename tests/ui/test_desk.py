# SPDX-License-Identifier: GPL-3.0-or-later
"""The GM's desk: the party at a glance, notes in place, days that pass, piles made and found."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit, QListView, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from controls import accept, button, texts
from desks import CONTROL, LEFT, Arrange
from panoplia.rules import drivers
from panoplia.table.loot import Find
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.desk.dialogs import NewHolderDialog
from panoplia.ui.desk.page import DeskPage
from panoplia.ui.desk.party import PersonRow
from panoplia.ui.desk.people import Taker
from panoplia.ui.widgets.buttons import Button, LinkButton
from world import World

LONG = "<b>Cofre</b> & " + "largo " * 40 + "🐸"


def test_ctrl_5_goes_to_the_desk(qtbot: QtBot, program: object, campaign: World) -> None:
    qtbot.keyClick(program.window, Qt.Key.Key_5, CONTROL)
    assert isinstance(program.window.page, DeskPage)


def test_the_party_at_a_glance(program: object, desk: DeskPage, campaign: World) -> None:
    """Health 16 of 21, the worst piece of gear, the purse, and what all have together."""
    shown = " / ".join(texts(desk))
    for words in ("16 of 21", "20 gp", "all gear as new", "day 1 · Dungeon Hack · 2 characters · 20 gp in all purses"):
        assert words in shown
    assert "The party" in shown


def test_worst_gear_is_named(program: object, desk: DeskPage, campaign: World) -> None:
    program.table.pieces.set_name(campaign.axe, "Colmillo")
    held = program.table.reading.holding(campaign.axe)
    job = next(job for job in program.table.loot.findings(held) if job.id == "steps-2")
    program.table.loot.neglect([Find(held, job, drivers.replay(job.script, ()).result)])
    assert "Colmillo: was d10" in texts(desk)


def test_a_person_leads_to_their_sheet(qtbot: QtBot, program: object, desk: DeskPage, campaign: World) -> None:
    link = next(each for each in desk.findChildren(LinkButton) if each.text() == "Drake")
    qtbot.mouseClick(link, LEFT)
    assert isinstance(program.window.page, CharactersPage)
    assert program.window.page.chosen.id == campaign.drake


def test_archived_people_and_foes_are_no_party(program: object, desk: DeskPage, campaign: World) -> None:
    program.table.characters.archive(campaign.drake)
    assert not any(each.text() == "Drake" and each.isVisible() for each in desk.findChildren(LinkButton))


def test_other_people_stand_apart_from_the_party(program: object, desk: DeskPage, campaign: World) -> None:
    """A guard is looked at on the desk, but counts in no party: neither its heads nor its purses nor its shares."""
    (guard,) = program.table.characters.create_npcs(campaign.campaign, "guardia, salud 7")
    program.table.characters.earn(guard.id, 500)
    shown = texts(desk)
    assert "day 1 · Dungeon Hack · 2 characters · 20 gp in all purses" in shown
    party, others = shown.index("The party"), shown.index("Other people")
    assert party < shown.index("16 of 21") < others < shown.index("7 of 7")
    pile = program.table.loot.make_holder(campaign.campaign, "loot", "Cofre")
    desk.choose(pile.id)
    assert {taker.accessibleName() for taker in desk.findChildren(Taker)} == {"Enyra la rusalka", "Drake"}
    program.table.characters.delete(guard.id)
    desk.choose(0)
    assert "Other people" not in texts(desk)


def test_notes_are_kept_when_they_are_left_and_one_undo_takes_them_back(
    qtbot: QtBot, program: object, desk: DeskPage, campaign: World
) -> None:
    notes = desk.findChild(QPlainTextEdit, "notes")
    notes.setFocus()
    qtbot.keyClicks(notes, "Otto lends until the new moon.")
    desk.findChild(QListView, "holders").setFocus()
    assert program.table.library.campaign(campaign.campaign).notes == "Otto lends until the new moon."
    program.window.undo()
    assert program.table.library.campaign(campaign.campaign).notes == ""
    assert notes.toPlainText() == ""


def test_what_is_being_typed_is_kept_when_the_window_closes(
    qtbot: QtBot, program: object, desk: DeskPage, campaign: World
) -> None:
    notes = desk.findChild(QPlainTextEdit, "notes")
    notes.setFocus()
    qtbot.keyClicks(notes, "rain")
    program.restart()
    assert program.table.library.campaign(campaign.campaign).notes == "rain"


def test_a_pile_is_made_shown_and_undone(
    qtbot: QtBot, program: object, desk: DeskPage, campaign: World, answering: Arrange
) -> None:
    def name_it(dialog: QWidget) -> None:
        assert isinstance(dialog, NewHolderDialog)
        accept(qtbot, dialog)
        assert any("The name is empty" in text for text in texts(dialog))
        qtbot.keyClicks(dialog.findChild(QLineEdit), "Otto's forge")
        accept(qtbot, dialog)

    answering(name_it)
    desk.make("shop")
    assert "Shop · 0 things · worth 0 cp" in texts(desk)
    program.window.undo()
    assert "The party" in texts(desk)


def test_thirty_piles_are_found_by_name(qtbot: QtBot, program: object, desk: DeskPage, campaign: World) -> None:
    for number in range(30):
        program.table.loot.make_holder(campaign.campaign, "loot", f"Montón {number + 1}")
    view = desk.findChild(QListView, "holders")
    assert view.model().rowCount() == 31
    assert view.model().index(2, 0).data() == "Montón 2"
    desk.focus_search()
    qtbot.keyClicks(QApplication.focusWidget(), "monton 30")
    assert [view.model().index(row, 0).data() for row in range(view.model().rowCount())] == ["The party", "Montón 30"]


def test_long_names_and_tags_are_shown_as_they_are(program: object, desk: DeskPage, campaign: World) -> None:
    holder = program.table.loot.make_holder(campaign.campaign, "stash", LONG).id
    program.table.characters.set_field(campaign.drake, "name", LONG)
    desk.choose(holder)
    assert desk.findChild(QLineEdit, "name").text() == LONG.strip()
    assert desk.width() <= program.window.width()
    taker = next(each for each in desk.findChildren(Taker) if each.accessibleName() == LONG.strip())
    assert taker.width() < 300


def test_a_campaign_without_people_says_what_to_do(qtbot: QtBot, program: object, campaign: World) -> None:
    empty = program.table.campaigns.found("Vado Viejo", "dungeon-hack")
    program.window.room.open_campaign(empty)
    desk = program.page("desk")
    assert any("No one plays here yet" in text for text in texts(desk))
    pile = program.table.loot.make_holder(empty.id, "loot", "El cofre").id
    program.table.loot.set_money(pile, 5)
    desk.choose(pile)
    assert "no one to take it" in button(desk, "Split the money…").toolTip()
    assert any("Nothing lies here yet" in text for text in texts(desk))


def test_both_languages(program: object, desk: DeskPage, pile: int) -> None:
    program.window.room.speak("es")
    shown = texts(desk)
    assert "Botín · 6 objetos · vale 11 mo" in shown
    assert {"Repartir el dinero…", "Añadir equipo…", "Dar…"} <= {each.text() for each in desk.findChildren(Button)}
    desk.choose(0)
    desk.findChild(QAbstractItemView, "holders").setCurrentIndex(
        desk.findChild(QAbstractItemView, "holders").model().index(0, 0)
    )
    assert any("2 personajes" in text for text in texts(desk))
    program.window.room.speak("en")
    assert any("2 characters" in text for text in texts(desk))


def test_the_menu_makes_each_kind_of_pile(
    qtbot: QtBot, program: object, desk: DeskPage, campaign: World, answering: Arrange
) -> None:
    def name_it(dialog: QWidget) -> None:
        qtbot.keyClicks(dialog.findChild(QLineEdit), dialog.windowTitle())
        accept(qtbot, dialog)

    for action in button(desk, "New").menu().actions():
        answering(name_it)
        action.trigger()
    kinds = [stock.holder.kind for stock in program.table.loot.stocks(campaign.campaign)]
    assert kinds == ["loot", "stash", "shop"]


def test_days_pass_from_the_desk(
    qtbot: QtBot, program: object, desk: DeskPage, campaign: World, answering: Arrange
) -> None:
    answering(lambda dialog: accept(qtbot, dialog))
    qtbot.mouseClick(button(desk, "Pass days…"), LEFT)
    assert program.table.library.campaign(campaign.campaign).day == 2
    assert any(text.startswith("day 2 ·") for text in texts(desk))


def test_a_click_anywhere_on_a_person_leads_to_their_sheet(qtbot: QtBot, program: object, desk: DeskPage) -> None:
    row = desk.findChildren(PersonRow)[0]
    qtbot.mouseClick(row, LEFT, pos=QPoint(4, 4))
    assert isinstance(program.window.page, CharactersPage)


def test_the_keyboard_stays_on_a_person_while_the_party_changes(
    qtbot: QtBot, program: object, desk: DeskPage, campaign: World
) -> None:
    row = next(each for each in desk.findChildren(PersonRow) if each.id == campaign.enyra)
    row.setFocus()
    program.table.characters.hurt(campaign.enyra, 1)
    focused = QApplication.focusWidget()
    assert isinstance(focused, LinkButton)
    assert focused.text() == "Enyra la rusalka"
    assert focused.isVisible()
    assert row.isHidden()


def test_the_party_lines_up_whatever_is_in_a_purse(program: object, campaign: World, desk: DeskPage) -> None:
    program.table.characters.earn(campaign.enyra, 987_654_321)
    QApplication.processEvents()
    rows = desk.findChildren(PersonRow)
    assert len({row.purse.x() for row in rows if row.isVisible()}) == 1 < len(rows)
