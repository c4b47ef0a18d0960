# SPDX-License-Identifier: GPL-3.0-or-later
"""C07, C10, C11: what cannot be written is waited for, then asked about, and what was typed stays where it is."""

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLabel, QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from panoplia.folders import folders
from panoplia.store.faults import Fault
from panoplia.ui.campaigns.notes import NotesDialog
from panoplia.ui.characters import dialogs as people
from panoplia.ui.characters import item_dialogs as items
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.desk.dialogs import NewHolderDialog
from panoplia.ui.form_dialog import FormDialog
from panoplia.ui.library import files, patience
from panoplia.ui.main_window import MainWindow
from panoplia.ui.room import Room
from panoplia.ui.welcome import CampaignDialog, RenameDialog
from running import Running, offered, press
from world import World, all_rows

Arrange = Callable[[Callable[[QWidget], None]], None]
BUSY = "Another program is using the library"


class Holding:
    """Another program that writes to the file until it lets go."""

    def __init__(self, file: Path) -> None:
        self._connection = sqlite3.connect(file, isolation_level=None)
        self._connection.execute("BEGIN IMMEDIATE")

    def let_go(self) -> None:
        self._connection.close()


@pytest.fixture
def holding(running: Running, filled: World, monkeypatch: pytest.MonkeyPatch) -> Iterator[Holding]:
    """The window is open, and another program holds its library; no one waits longer than one attempt."""
    monkeypatch.setattr(patience, "WAIT", 0)
    running.begin()
    holding = Holding(running.folders.library)
    yield holding
    holding.let_go()


def window_of(running: Running) -> MainWindow:
    assert running.program.window
    return running.program.window


def typed(dialog: QWidget) -> list[str]:
    """What stands in the fields of a dialog."""
    lines = [field.text() for field in dialog.findChildren(QLineEdit) if field.objectName() != "qt_spinbox_lineedit"]
    return lines + [field.toPlainText() for field in dialog.findChildren(QPlainTextEdit)]


def type_in(dialog: QWidget, text: str) -> None:
    """Write into the first field that takes words."""
    field = next(iter(dialog.findChildren(QPlainTextEdit)), None)
    if field:
        field.setPlainText(text)
        return
    line = next(each for each in dialog.findChildren(QLineEdit) if each.objectName() != "qt_spinbox_lineedit")
    line.setText(text)


FORMS: dict[str, tuple[Callable[[Room, World], FormDialog | NotesDialog], str]] = {
    "new campaign": (lambda room, world: CampaignDialog(room), "Otra mesa"),
    "rename campaign": (lambda room, world: RenameDialog(room), "Bajo Marjal II"),
    "newcomers": (lambda room, world: people.NewcomersDialog(room), "3 guardias, nivel 2, salud 7, 1d6"),
    "purse": (
        lambda room, world: people.PurseDialog(room, room.table.library.character(world.enyra), True),
        "3",
    ),
    "notes of the campaign": (lambda room, world: NotesDialog(room), "La presa se ha roto."),
    "notes of a thing": (lambda room, world: items.NotesDialog(room, room.table.reading.holding(world.axe)), "Mella"),
    "worth": (lambda room, world: items.WorthDialog(room, room.table.reading.holding(world.axe)), "12"),
    "split a pile": (
        lambda room, world: items.SplitPileDialog(room, room.table.reading.holding(world.daggers)),
        "1",
    ),
    "stash": (lambda room, world: NewHolderDialog(room, "stash"), "El arcón del molino"),
}


@pytest.mark.parametrize("name", FORMS)
def test_c07_a_form_keeps_what_was_typed_until_it_is_stored(
    running: Running, filled: World, holding: Holding, answering: Arrange, qtbot: QtBot, name: str
) -> None:
    """Not now leaves the form open with a sentence; once the other lets go, the same button stores it."""
    build, text = FORMS[name]
    room = window_of(running).room
    dialog = build(room, filled)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    dialog.show()
    type_in(dialog, text)
    shown, before = typed(dialog), all_rows(room.table)
    asked: list[list[str]] = []

    def not_now(question: QWidget) -> None:
        asked.append(offered(question))
        press("keep")(question)

    answering(not_now)
    dialog._on_accepted()
    assert asked == [["retry", "save", "keep"]]
    assert dialog.isVisible()
    assert typed(dialog) == shown
    assert any(BUSY in label.text() for label in dialog.findChildren(QLabel))
    assert all_rows(room.table) == before
    holding.let_go()
    dialog._on_accepted()
    assert not dialog.isVisible()
    assert all_rows(room.table) != before


def test_c07_try_again_stores_what_waits(running: Running, filled: World, holding: Holding, answering: Arrange) -> None:
    table = window_of(running).room.table

    def once_more(question: QWidget) -> None:
        assert BUSY in " ".join(label.text() for label in question.findChildren(QLabel))
        holding.let_go()
        press("retry")(question)

    answering(once_more)
    table.characters.hurt(filled.enyra, 2)
    assert len(table.library.journal.history(table="character", row=filled.enyra)) == 3


def test_c07_a_program_that_lets_go_in_time_is_not_asked_about(
    running: Running, filled: World, holding: Holding, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window goes on painting meanwhile."""
    monkeypatch.setattr(patience, "WAIT", 60_000)
    table = window_of(running).room.table
    running.program._patience = None
    QTimer.singleShot(100, holding.let_go)
    hurt = table.characters.hurt(filled.enyra, 2)
    assert hurt.condition.health == 14


def test_c07_a_field_of_the_sheet_keeps_what_was_typed(
    running: Running, filled: World, holding: Holding, answering: Arrange, qtbot: QtBot
) -> None:
    window = window_of(running)
    page = window.page
    assert isinstance(page, CharactersPage)
    page.choose(filled.enyra)
    page.detail.show_tab(0)
    field = page.findChild(QLineEdit, "name")
    assert field
    answering(press("keep"))
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "Enyra de los Juncos")
    page.commit_typing()
    assert field.text() == "Enyra de los Juncos"
    assert window.room.table.library.character(filled.enyra).name == "Enyra la rusalka"
    holding.let_go()
    page.commit_typing()
    assert window.room.table.library.character(filled.enyra).name == "Enyra de los Juncos"


def test_c07_save_elsewhere_stores_it_in_a_copy_and_goes_on_there(
    running: Running,
    filled: World,
    holding: Holding,
    answering: Arrange,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    target = tmp_path / "stick" / "mine.panoplia"
    target.parent.mkdir()
    monkeypatch.setattr(files, "new", lambda *_: target)
    table = window_of(running).room.table
    told: list[str] = []

    def read_on(box: QWidget) -> None:
        told.append(" ".join(label.text() for label in box.findChildren(QLabel)))
        box.close()

    def save(question: QWidget) -> None:
        answering(read_on)
        press("save")(question)

    answering(save)
    table.characters.hurt(filled.enyra, 2)
    assert str(target) in told[0]
    assert "The earlier backups stay with the earlier file" in told[0]
    assert table.library.path == target
    assert table.library.character(filled.enyra).condition.health == 14
    table.library.journal.undo(f"campaign:{filled.campaign}")
    assert folders({}, root=tmp_path).library == target, "at the next start as well"
    holding.let_go()
    with sqlite3.connect(running.folders.library) as connection:
        (condition,) = connection.execute("SELECT condition FROM character WHERE id = ?", (filled.enyra,)).fetchone()
    connection.close()
    assert '"health":16' in condition, "the first file is as it was"


def test_a_copy_that_cannot_be_written_leaves_the_question(
    running: Running,
    filled: World,
    holding: Holding,
    answering: Arrange,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    target = tmp_path / "mine.panoplia"
    target.write_text("mine")
    monkeypatch.setattr(files, "new", lambda *_: target)
    room = window_of(running).room

    def give_up(question: QWidget) -> None:
        assert "is already there" in " ".join(label.text() for label in question.findChildren(QLabel))
        press("keep")(question)

    def save(question: QWidget) -> None:
        answering(give_up)
        press("save")(question)

    answering(save)
    assert room.attempt(lambda: room.table.characters.hurt(filled.enyra, 2)) is None
    assert target.read_text() == "mine"
    assert room.table.library.path == running.folders.library


def test_c10_on_a_full_disk_the_form_stays_and_a_copy_takes_it(
    running: Running, filled: World, answering: Arrange, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qtbot: QtBot
) -> None:
    target = tmp_path / "other-disk.panoplia"
    monkeypatch.setattr(files, "new", lambda *_: target)
    room = running.begin().room
    plain = room.table.library._connection.plain
    (pages,) = plain.execute("PRAGMA page_count").fetchone()
    plain.execute(f"PRAGMA max_page_count = {pages}")
    dialog = items.NotesDialog(room, room.table.reading.holding(filled.axe))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    dialog.show()
    type_in(dialog, "x" * 90_000)
    told: list[str] = []

    def read_on(question: QWidget) -> None:
        told.append(" ".join(label.text() for label in question.findChildren(QLabel)))
        question.close()

    def save(question: QWidget) -> None:
        assert "is full" in " ".join(label.text() for label in question.findChildren(QLabel))
        assert offered(question) == ["save", "keep"]
        answering(read_on)
        press("save")(question)

    answering(save)
    dialog._on_accepted()
    assert any("is full" in label.text() for label in dialog.findChildren(QLabel))
    qtbot.waitUntil(lambda: bool(told))
    assert "confirm it again" in told[0]
    assert dialog.isVisible()
    dialog._on_accepted()
    assert room.table.library.path == target
    assert room.table.library.item(filled.axe).notes == "x" * 90_000


def test_one_question_at_a_time(running: Running, filled: World, holding: Holding, answering: Arrange) -> None:
    """What is written while the question stands is refused at once, and nothing is lost of the first."""
    table = window_of(running).room.table
    refused: list[str] = []

    def write_meanwhile(question: QWidget) -> None:
        with pytest.raises(Fault) as fault:
            table.characters.heal(filled.enyra, 1)
        refused.append(fault.value.cause)
        holding.let_go()
        press("retry")(question)

    answering(write_meanwhile)
    hurt = table.characters.hurt(filled.enyra, 2)
    assert refused == ["busy"]
    assert hurt.condition.health == 14
