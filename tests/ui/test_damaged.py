# SPDX-License-Identifier: GPL-3.0-or-later
"""C13: whatever cannot be read, the program starts, names it with the reason, and lets it be removed."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from panoplia.ui.characters.tree import InventoryTree
from panoplia.ui.settings import Settings
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.workshop.mend_all import MendAllDialog
from world import World, all_rows, work

DAMAGES = {
    "statistics": "UPDATE character SET statistics = '{\"fue\":[1]}' WHERE id = {drake}",
    "condition": "UPDATE character SET condition = '7' WHERE id = {drake}",
    "both characters": "UPDATE character SET condition = '[]', statistics = '7'",
    "house": 'UPDATE campaign SET house = \'{"armour_roll": "guess"}\'',
    "wear": "UPDATE item SET wear = '[1]' WHERE id = {axe}",
    "entry": 'UPDATE entry SET data = \'{"type":"nothing"}\' WHERE id = (SELECT entry FROM item WHERE id = {axe})',
    "override": "INSERT INTO override (uid, entry, changes, base) SELECT '{uid}', entry, '[]', '[]' FROM item"
    " WHERE id = {axe}",
    "work": "INSERT INTO work (uid, item, ends, wear, told) VALUES ('{uid}', {axe}, 3, '[]', '7')",
    "action": "UPDATE action SET label = '7', time = 'now'",
}
Arrange = Callable[[Callable[[QWidget], None]], None]
PAGES = ("characters", "armoury", "workshop", "desk")


def damage(path: Path, world: World, sql: str) -> None:
    """Write as another program writes: past every check, in no action that is seen."""
    with sqlite3.connect(path) as connection:
        connection.execute("INSERT INTO action (scope, label, time, state) VALUES ('library', '{}', '', 'silent')")
        for name, value in (("drake", world.drake), ("axe", world.axe), ("uid", "f" * 32)):
            sql = sql.replace(f"{{{name}}}", str(value))
        connection.execute(sql)
        connection.execute("DELETE FROM action WHERE state = 'silent'")
    connection.close()


@pytest.mark.parametrize("name", DAMAGES)
def test_c13_the_program_starts_and_every_page_can_be_seen(
    qtbot: QtBot, program: object, campaign: World, name: str
) -> None:
    """C13: every page, person, piece and panel, in both languages; nothing is written by looking."""
    work(program.table, campaign.axe, "test-durability", "1")
    damage(program.table.library.path, campaign, DAMAGES[name])
    before = all_rows(program.table)
    program.restart()
    program.window.open_last_campaign()
    program.window.toggle_history()
    for language in ("es", "en"):
        program.window.room.speak(language)
        for page in PAGES:
            program.page(page)
            QApplication.processEvents()
    for person in (campaign.drake, campaign.enyra):
        page = program.page("characters")
        page.choose(person)
        for tab in (0, 1):
            page.detail.show_tab(tab)
            QApplication.processEvents()
    program.window.show_page("workshop", campaign.axe)
    program.window.show_page("armoury", campaign.entry["hacha_de_batalla"])
    dialog = MendAllDialog(program.window.room, program.window)
    dialog.show()
    dialog.close()
    QApplication.processEvents()
    assert all_rows(program.table) == before


def test_c13_a_damaged_character_says_why_and_can_be_deleted(
    qtbot: QtBot, program: object, campaign: World, answering: Arrange
) -> None:
    """C13: the others stay as they are, and undo brings the row back as it was."""
    damage(program.table.library.path, campaign, DAMAGES["statistics"])
    before = all_rows(program.table)
    program.restart()
    program.window.open_last_campaign()
    page = program.page("characters")
    page.choose(campaign.drake)
    QApplication.processEvents()
    assert any("fue" in text for text in texts(page)), "the place of the fault"
    answering(lambda box: press(box, "Delete"))
    button(page, "Delete…").click()
    assert [one.name for one in program.table.library.characters(campaign.campaign)] == ["Enyra la rusalka"]
    program.window.undo()
    assert all_rows(program.table) == before


def test_c13_a_damaged_piece_can_be_thrown_away(program: object, campaign: World, answering: Arrange) -> None:
    damage(program.table.library.path, campaign, DAMAGES["wear"])
    before = all_rows(program.table)
    program.restart()
    program.window.open_last_campaign()
    page = program.page("characters")
    page.choose(campaign.enyra)
    page.detail.show_tab(1)
    tree = page.findChild(InventoryTree, "inventory")
    tree.choose(campaign.axe)
    answering(lambda box: press(box, "Throw away"))
    button(page, "Throw away…").click()
    assert campaign.axe not in [item.id for item in program.table.library.items(campaign.campaign)]
    program.window.undo()
    assert all_rows(program.table) == before


def test_c13_an_own_entry_that_cannot_be_read_is_deleted(program: object, campaign: World, answering: Arrange) -> None:
    own = program.table.catalogue.copy_entry(campaign.campaign, campaign.entry["lanza"]).id
    damage(program.table.library.path, campaign, f"UPDATE entry SET data = '7' WHERE id = {own}")
    program.restart()
    program.window.open_last_campaign()
    page = program.page("armoury")
    page.choose(own)
    page.deeds.entry = page.chosen
    answering(lambda box: press(box, "Delete"))
    page.deeds.delete()
    assert own not in [entry.id for entry in program.table.reading.entries(campaign.campaign, retired=True)]


def test_c13_house_rules_that_cannot_be_read_are_told_and_the_book_holds(program: object, campaign: World) -> None:
    """C13: play goes on by the book, and going back to it mends the campaign."""
    damage(program.table.library.path, campaign, DAMAGES["house"])
    program.restart()
    program.window.open_last_campaign()
    assert any(text.startswith("The house rules of El Bajo Marjal cannot be read") for text in texts(program.window))
    jobs = {job.id: job for job in program.table.workshop.jobs(campaign.axe)}
    assert jobs["test-durability"].script is not None
    program.table.campaigns.reset_house_rules(campaign.campaign)
    assert program.window.room.in_play.house == program.window.room.system.house()


def test_c13_a_campaign_of_unknown_rules_is_named_and_can_be_deleted(
    program: object, campaign: World, answering: Arrange
) -> None:
    damage(
        program.table.library.path, campaign,
        "INSERT INTO campaign (uid, name, system, house) VALUES ('{uid}', 'Vieja & rota', 'lost-rules', '{}')",
    )  # fmt: skip
    program.restart()
    program.window.open_last_campaign()
    assert program.window.room.in_play.id == campaign.campaign
    menu = program.window.menu()
    menu.aboutToShow.emit()
    lines = {action.text(): action for each in menu.findChildren(QMenu) for action in each.actions()}
    unknown = lines["Vieja && rota: unknown rules “lost-rules”"].menu()
    answering(lambda box: press(box, "Delete"))
    next(action for action in unknown.actions() if action.text() == "Delete campaign…").trigger()
    assert [one.id for one in program.table.library.campaigns()] == [campaign.campaign]


NONSENSE = {
    "bytes": bytes(range(256)) * 20,
    "empty": b"",
    "values": b"[General]\ncampaign=99999999999999999999999\nlanguage=@Invalid()\ntheme=blue\ntext_size=-1\n"
    b"who_rolls=a, b\nhistory_shown=maybe\ngeometry=@ByteArray(x)\n[layout]\narmoury-dungeon-hack=@ByteArray(y)\n",
}


@pytest.mark.parametrize("name", NONSENSE)
def test_c13_a_settings_file_with_nonsense_counts_as_not_set(
    program: object, campaign: World, name: str, tmp_path: Path
) -> None:
    """C13: the window stands on the screen, every page is there, and what is set anew is kept."""
    path = tmp_path / "nonsense.ini"
    path.write_bytes(NONSENSE[name])
    program.stage.use(Settings(path))
    program.restart()
    program.window.open_last_campaign()
    assert program.window.room.in_play.id == campaign.campaign
    for page in PAGES:
        program.page(page)
        QApplication.processEvents()
    assert program.window.isVisible()


def texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(PlainLabel) if label.isVisible()]


def button(widget: QWidget, text: str) -> Button:
    return next(each for each in widget.findChildren(Button) if each.text() == text and each.isVisible())


def press(box: QWidget, text: str) -> None:
    assert isinstance(box, QMessageBox)
    next(each for each in box.buttons() if each.text() == text).click()
