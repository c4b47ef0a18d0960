# SPDX-License-Identifier: GPL-3.0-or-later
"""A library that cannot be opened: one sentence, the file unharmed, and ways on that work."""

import hashlib
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton, QTableView, QWidget
from pytestqt.qtbot import QtBot

from panoplia.folders import folders
from panoplia.store import opening
from panoplia.store.backup import back_up, backups
from panoplia.store.faults import Cause, fault
from panoplia.ui.library.offers import OPENING, Choice, OffersDialog
from panoplia.ui.library.restore_dialog import RestoreDialog
from panoplia.ui.library.trouble import CANNOT_OPEN
from panoplia.words import Speech
from running import Running, offered, press, table_of
from world import NOON, World

Arrange = Callable[[Callable[[QWidget], None]], None]


def said(dialog: QWidget) -> str:
    """All that a dialog says."""
    return " ".join(label.text() for label in dialog.findChildren(QLabel))


def choose_file(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    """Answer the next question for a file, without its dialog."""
    monkeypatch.setattr(QFileDialog, "exec", lambda _self: 1)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _self: [str(file)])


@pytest.mark.parametrize(
    ("content", "words", "offers"),
    [
        (b"not a database, just some text\n" * 200, "is not a Panoplia library", ["another", "retry", "leave"]),
        (b"", "is empty", ["retry", "another", "leave"]),
        (bytes(8192), "is empty", ["retry", "another", "leave"]),
    ],
)
def test_c08_a_file_that_is_no_library(
    running: Running, answering: Arrange, content: bytes, words: str, offers: list[str]
) -> None:
    """Never an empty list as if all were well."""
    running.folders.library.write_bytes(content)
    seen: list[object] = []

    def leave(dialog: QWidget) -> None:
        seen.extend((said(dialog), offered(dialog)))
        press("leave")(dialog)

    answering(leave)
    assert not running.program.begin()
    assert words in str(seen[0])
    assert seen[1] == offers
    assert running.folders.library.read_bytes() == content


def test_c04_a_library_of_a_newer_version(running: Running, filled: World, answering: Arrange) -> None:
    """Both versions are named, and the file's hash stays."""
    with sqlite3.connect(running.folders.library) as connection:
        connection.execute("PRAGMA user_version = 41")
    connection.close()
    before = hashlib.sha256(running.folders.library.read_bytes()).hexdigest()
    told: list[str] = []

    def leave(dialog: QWidget) -> None:
        told.append(said(dialog))
        dialog.close()

    answering(leave)
    assert not running.program.begin(), "Escape leaves as well"
    assert "format 41" in told[0]
    assert "formats up to 3" in told[0]
    assert hashlib.sha256(running.folders.library.read_bytes()).hexdigest() == before


def test_c07_a_library_in_use_opens_on_retry(running: Running, filled: World, answering: Arrange) -> None:
    other = sqlite3.connect(running.folders.library, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    def let_go_and_retry(dialog: QWidget) -> None:
        assert "Another program is using the library" in said(dialog)
        assert offered(dialog) == ["retry", "look", "leave"]
        other.execute("ROLLBACK")
        other.close()
        press("retry")(dialog)

    answering(let_go_and_retry)
    assert running.begin().room.campaign


def test_c07_a_library_in_use_can_be_looked_at(running: Running, filled: World, answering: Arrange) -> None:
    other = sqlite3.connect(running.folders.library, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    answering(press("look"))
    window = running.begin()
    other.close()
    assert window.room.table.library.sealed
    assert window.room.table.library.path != running.folders.library
    assert "This is a copy of the library" in said(window.banner)
    window.close()
    assert running.ended == 1
    assert not window.room.table.library.path.exists(), "it goes away with its window"


def damage(running: Running) -> None:
    """A backup, a change after it, and then a file without content."""
    table = table_of(running.folders)
    plain = table.library._connection.plain
    back_up(plain, running.folders.library, running.folders.backups, NOON)
    table.characters.create(table.library.campaigns()[0].id, "Nuevo", "", {})
    table.library.close()
    running.folders.library.write_bytes(bytes(9000))


def restore_first(dialog: QWidget) -> None:
    """Choose the newest backup in the list, and agree."""
    assert isinstance(dialog, RestoreDialog)
    dialog._pool.waitForDone()
    QApplication.processEvents()
    table = dialog.findChild(QTableView, "backups")
    assert table is not None
    assert table.model().rowCount() == 1
    dialog.chosen = table.model().index(0, 0).data(0x0100).backup
    dialog.accept()


def test_c08_a_damaged_library_is_kept_and_a_backup_put_in_its_place(
    running: Running, filled: World, answering: Arrange
) -> None:
    damage(running)

    def open_a_backup(dialog: QWidget) -> None:
        assert offered(dialog) == ["backup", "retry", "another", "leave"]
        answering(restore_first)
        press("backup")(dialog)

    answering(open_a_backup)
    window = running.begin()
    people = window.room.table.library.characters(filled.campaign)
    assert [one.name for one in people] == ["Enyra la rusalka", "Drake"]
    kept = [file for file in running.folders.data.iterdir() if ".before-" in file.name]
    assert [file.read_bytes() for file in kept] == [bytes(9000)]


def test_c08_a_library_that_is_missing_beside_its_backups(running: Running, filled: World, answering: Arrange) -> None:
    damage(running)
    running.folders.library.unlink()

    def begin_anew(dialog: QWidget) -> None:
        assert "1 backup of it is" in said(dialog)
        assert offered(dialog) == ["backup", "retry", "new", "another", "leave"]
        press("new")(dialog)

    answering(begin_anew)
    assert running.begin().room.table.library.campaigns() == []
    assert len(backups(running.folders.library, running.folders.backups)) == 1


def test_c11_a_library_that_cannot_be_written_goes_on_elsewhere(
    running: Running, filled: World, answering: Arrange, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "elsewhere" / "copy.panoplia"
    target.parent.mkdir()
    monkeypatch.setattr(
        opening.os, "access", lambda file, mode: not (mode & 2 and Path(file) == running.folders.library)
    )

    def save(dialog: QWidget) -> None:
        assert offered(dialog) == ["save", "retry", "look", "another", "leave"]
        choose_file(monkeypatch, target)
        press("save")(dialog)

    before = running.folders.library.read_bytes()
    answering(save)
    window = running.begin()
    assert window.room.table.library.path == target
    assert len(window.room.table.library.characters(filled.campaign)) == 2
    assert running.folders.library.read_bytes() == before
    assert folders({}, root=tmp_path).library == target, "at the next start as well"


def test_c11_a_copy_never_takes_the_place_of_a_file(
    running: Running, filled: World, answering: Arrange, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "mine.panoplia"
    target.write_text("mine")
    monkeypatch.setattr(
        opening.os, "access", lambda file, mode: not (mode & 2 and Path(file) == running.folders.library)
    )

    def leave(dialog: QWidget) -> None:
        assert "is already there" in said(dialog)
        press("leave")(dialog)

    def save(dialog: QWidget) -> None:
        choose_file(monkeypatch, target)
        answering(leave)
        press("save")(dialog)

    answering(save)
    assert not running.program.begin()
    assert target.read_text() == "mine"


def test_a_folder_that_vanished(running: Running, answering: Arrange, tmp_path: Path) -> None:
    away = tmp_path / "stick"
    away.mkdir()
    running.program.place.stay_at(away / "mine.panoplia")
    away.rmdir()

    def go_home(dialog: QWidget) -> None:
        assert "There is no library" in said(dialog)
        assert offered(dialog) == ["retry", "own", "another", "leave"]
        press("own")(dialog)

    answering(go_home)
    assert running.begin().room.table.library.path == running.folders.own


def test_a_foreign_file_gives_way_to_another_library(
    running: Running, answering: Arrange, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = running.folders.at(tmp_path / "other.panoplia")
    table_of(other).library.close()
    running.folders.library.write_text("a diary")

    def take_another(dialog: QWidget) -> None:
        choose_file(monkeypatch, other.library)
        press("another")(dialog)

    answering(take_another)
    assert running.begin().room.table.library.path == other.library
    assert running.folders.library.read_text() == "a diary"


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("cause", OPENING)
def test_every_offer_says_what_it_does(running: Running, language: str, cause: Cause) -> None:
    problem = fault("damaged", running.folders.library).note
    dialog = OffersDialog(Speech(language), CANNOT_OPEN, problem, (*OPENING[cause], "leave"))
    dialog.show()
    buttons = dialog.findChildren(QPushButton)
    assert len(buttons) == len(OPENING[cause]) + 1
    for button in buttons:
        assert button.text()
        assert button.accessibleDescription() in said(dialog)
    assert dialog.focusWidget() is buttons[0], "the keyboard begins at the best"
    dialog.close()


@pytest.mark.parametrize(
    ("choices", "harmless"),
    [
        (("keep_looking", "take_over"), "keep_looking"),
        (("backup", "go_on"), "go_on"),
        (("retry", "save", "keep"), "keep"),
        (("another", "own", "leave"), "leave"),
    ],
)
def test_escape_takes_what_changes_nothing(
    running: Running, qtbot: QtBot, choices: tuple[Choice, ...], harmless: Choice
) -> None:
    dialog = OffersDialog(Speech("en"), CANNOT_OPEN, fault("busy", running.folders.library).note, choices)
    dialog.show()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert dialog.choice == harmless


def test_c08_damage_that_shows_only_inside_is_found_after_the_start(
    running: Running, filled: World, answering: Arrange, qtbot: QtBot
) -> None:
    """The window is there at once; what the background finds asks for a backup."""
    content = bytearray(running.folders.library.read_bytes())
    table = table_of(running.folders)
    (root,) = table.library._connection.plain.execute(
        "SELECT rootpage FROM sqlite_schema WHERE name = 'change_row'"
    ).fetchone()
    table.library.close()
    content[(root - 1) * 4096 : root * 4096] = b"\xa5" * 4096
    running.folders.library.write_bytes(content)
    told: list[str] = []

    def go_on(dialog: QWidget) -> None:
        told.append(said(dialog))
        assert offered(dialog) == ["backup", "go_on"]
        press("go_on")(dialog)

    window = running.begin()
    answering(go_on)
    running.program._begin_upkeep()
    qtbot.waitUntil(lambda: bool(told))
    assert "is damaged" in told[0]
    assert window.isVisible()
    assert backups(running.folders.library, running.folders.backups) == []
