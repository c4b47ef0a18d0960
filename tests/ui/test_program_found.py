# SPDX-License-Identifier: GPL-3.0-or-later
"""The running program: what people found who tried to lose something with it."""

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from panoplia.folders import folders
from panoplia.rules.refusal import Refused
from panoplia.store.backup import back_up, backups
from panoplia.store.faults import fault
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.library import neighbour, patience, place, trouble
from panoplia.ui.library.glass import sweep
from running import CALLER, Running, names, press, said, table_of, told
from world import NOON, World

Arrange = Callable[[Callable[[QWidget], None]], None]


def test_ctrl_s_saves_first_what_is_being_typed(running: Running, filled: World, qtbot: QtBot) -> None:
    """C09: the backup holds it."""
    window = running.begin()
    running.program._begin_upkeep()
    qtbot.waitUntil(lambda: len(backups(running.folders.library, running.folders.backups)) == 1)
    page = window.page
    assert isinstance(page, CharactersPage)
    page.choose(filled.enyra)
    page.detail.show_tab(0)
    field = page.findChild(QLineEdit, "name")
    assert field
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "Enyra la Joven")
    QTest.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: len(backups(running.folders.library, running.folders.backups)) == 2)
    newest = backups(running.folders.library, running.folders.backups)[0]
    with sqlite3.connect(newest.as_uri() + "?immutable=1", uri=True) as backup:
        names = {name for (name,) in backup.execute("SELECT name FROM holder")}
    backup.close()
    assert "Enyra la Joven" in names


def test_a_backup_is_never_played_in(running: Running, filled: World) -> None:
    """C08: what is done there would be rotated away."""
    window = running.begin()
    made = back_up(window.room.table.library._connection.plain, running.folders.library, running.folders.backups, NOON)
    before = made.read_bytes()
    with pytest.raises(Refused) as refused:
        running.program.switch(made)
    assert refused.value.note.text == place.IS_BACKUP
    assert made.read_bytes() == before
    assert running.program.window is window


def test_the_library_that_is_open_is_not_opened_again(running: Running, filled: World, tmp_path: Path) -> None:
    running.begin()
    link = tmp_path / "another-name.panoplia"
    link.symlink_to(running.folders.library)
    for same in (running.folders.library, link):
        with pytest.raises(Refused) as refused:
            running.program.switch(same)
        assert refused.value.note.text == place.ALREADY_OPEN


def test_a_library_whose_disk_is_away_is_not_begun_anew(running: Running, answering: Arrange, tmp_path: Path) -> None:
    """C08: the folder is there, the disk that should lie in it is not."""
    away = tmp_path / "disk"
    away.mkdir()
    running.program.place.stay_at(away / "mine.panoplia")
    seen: list[str] = []

    def leave(dialog: QWidget) -> None:
        seen.append(said(dialog))
        press("leave")(dialog)

    answering(leave)
    assert not running.program.begin()
    assert "There is no library at" in seen[0]
    assert not (away / "mine.panoplia").exists()


def test_a_second_start_finds_the_first_one_asking(running: Running, answering: Arrange, qtbot: QtBot) -> None:
    """It comes forward with its question."""
    running.folders.library.write_bytes(b"")
    answered: list[str] = []

    def call_meanwhile(dialog: QWidget) -> None:
        caller = subprocess.Popen(
            [sys.executable, "-c", CALLER, str(running.folders.library)], stdout=subprocess.PIPE, text=True
        )
        with caller:
            qtbot.waitUntil(lambda: caller.poll() is not None)
            assert caller.stdout
            answered.append(caller.stdout.read())
        press("leave")(dialog)

    answering(call_meanwhile)
    assert not running.program.begin()
    assert answered == ["True\n"]


def test_a_library_named_at_this_start_is_not_remembered(running: Running, filled: World, tmp_path: Path) -> None:
    """And nothing says that it is."""
    other = tmp_path / "other.panoplia"
    table_of(running.folders.at(other)).library.close()
    running.program.place.folders = folders({}, running.folders.library, root=tmp_path)
    running.begin()
    running.program.switch(other)
    assert running.program.window
    assert "The next start does not know of it" in told(running.program.window)
    assert folders({}, root=tmp_path).library == running.folders.library


def test_a_choice_that_cannot_be_noted_is_told(running: Running, filled: World, tmp_path: Path) -> None:
    """C11: the folder of the configuration is no folder any more."""
    window = running.begin()
    other = running.folders.at(tmp_path / "other.panoplia")
    table_of(other).library.close()
    (running.folders.config / "library.txt").mkdir()
    running.program.switch(other.library)
    assert running.program.window is not window
    assert running.program.window
    assert "The next start does not know of it" in told(running.program.window)


def test_the_cursor_is_itself_again_after_a_wait(
    running: Running, filled: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = running.begin()
    holding = sqlite3.connect(running.folders.library, isolation_level=None)
    holding.execute("BEGIN IMMEDIATE")
    QTimer.singleShot(100, holding.close)
    window.room.table.characters.hurt(filled.enyra, 1)
    assert QApplication.overrideCursor() is None


def test_a_window_is_not_closed_while_something_waits_to_be_stored(running: Running, filled: World) -> None:
    window = running.begin()
    holding = sqlite3.connect(running.folders.library, isolation_level=None)
    holding.execute("BEGIN IMMEDIATE")
    QTimer.singleShot(50, window.close)
    QTimer.singleShot(200, holding.close)
    hurt = window.room.table.characters.hurt(filled.enyra, 1)
    assert hurt.condition.health == 15
    assert window.isVisible()
    assert running.ended == 0


def test_a_hurt_that_cannot_be_stored_stays_in_its_form(
    running: Running, filled: World, answering: Arrange, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C07: the amount is still there to be confirmed again."""
    monkeypatch.setattr(patience, "WAIT", 0)
    window = running.begin()
    page = window.page
    assert isinstance(page, CharactersPage)
    page.choose(filled.enyra)
    holding = sqlite3.connect(running.folders.library, isolation_level=None)
    holding.execute("BEGIN IMMEDIATE")
    dialog = page.detail.hurt_dialog()
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    dialog.show()
    line = dialog.findChild(QLineEdit)
    assert line
    line.setText("3")
    answering(press("keep"))
    dialog._on_accepted()
    assert dialog.isVisible()
    assert line.text() == "3"
    holding.close()
    dialog._on_accepted()
    assert not dialog.isVisible()
    assert window.room.table.library.character(filled.enyra).condition.health == 13


def test_what_killed_windows_left_is_swept_away(running: Running, filled: World, tmp_path: Path) -> None:
    """Copies of a whole library; one that is still looked at stays."""
    window = running.begin()
    made = back_up(window.room.table.library._connection.plain, running.folders.library, running.folders.backups, NOON)
    trouble.look_inside(running.program, made)
    (looked_at,) = running.program.glasses.windows
    home = looked_at.room.table.library.path.parent
    left = home.with_name(f"{home.name}-left")
    left.mkdir()
    (left / "library.panoplia").write_bytes(made.read_bytes())
    sweep()
    assert not left.exists()
    assert home.exists()
    looked_at.close()


def test_all_windows_speak_alike(running: Running, filled: World) -> None:
    window = running.begin()
    made = back_up(window.room.table.library._connection.plain, running.folders.library, running.folders.backups, NOON)
    trouble.look_inside(running.program, made)
    (looked_at,) = running.program.glasses.windows
    looked_at.room.speak("es")
    assert window.room.speech.language == "es"
    window.room.speak("en")
    assert looked_at.room.speech.language == "en"
    assert looked_at.windowTitle() == "El Bajo Marjal – copy to look at – Panoplia"
    looked_at.close()


def test_a_restart_that_fails_leaves_a_window_with_a_library(running: Running, filled: World) -> None:
    running.begin()

    def fail() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        running.program.restart(fail)
    assert running.program.window
    assert running.program.window.isVisible()
    assert names(running.program.window.room.table, filled) == ["Enyra la rusalka", "Drake"]


def test_what_fails_unexpectedly_in_the_background_is_raised_in_the_window(
    running: Running, filled: World, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the next backup is made."""
    window = running.begin()
    running.program._begin_upkeep()
    upkeep = running.program._upkeep
    assert upkeep
    qtbot.waitUntil(lambda: len(backups(running.folders.library, running.folders.backups)) == 1)
    qtbot.waitUntil(lambda: not upkeep._pending)
    with pytest.raises(ZeroDivisionError):
        upkeep._on_done(ZeroDivisionError("in the background"))
    window.room.table.characters.hurt(filled.enyra, 1)
    running.program.back_up()
    qtbot.waitUntil(lambda: len(backups(running.folders.library, running.folders.backups)) == 2)


def test_what_comes_late_is_of_the_library_that_was_put_down(
    running: Running, filled: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It accuses no other."""
    running.begin()
    running.program._begin_upkeep()
    upkeep = running.program._upkeep
    assert upkeep
    asked: list[object] = []
    monkeypatch.setattr(trouble, "tell_failure", lambda *told: asked.append(told))
    running.program.restart(lambda: None)
    upkeep._on_done(fault("damaged", running.folders.library))
    running.program._on_failed(fault("damaged", running.folders.library))
    assert asked == []


def test_who_does_not_have_the_library_takes_no_ones_address(
    running: Running, filled: World, answering: Arrange, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """The owner was only slow: later starts find it."""
    running.begin()
    running.program._begin_upkeep()
    monkeypatch.setattr(neighbour.call, "__defaults__", (0,))
    second = running.another()
    answering(press("leave"))
    assert not second.begin()
    second.end()
    caller = subprocess.Popen(
        [sys.executable, "-c", CALLER, str(running.folders.library)], stdout=subprocess.PIPE, text=True
    )
    with caller:
        qtbot.waitUntil(lambda: caller.poll() is not None)
        assert caller.stdout
        assert caller.stdout.read() == "True\n"


def test_another_library_while_this_one_is_away(running: Running, filled: World, tmp_path: Path) -> None:
    """C08: it was moved under our feet."""
    running.begin()
    other = tmp_path / "other.panoplia"
    table_of(running.folders.at(other)).library.close()
    running.folders.library.rename(tmp_path / "elsewhere.panoplia")
    running.program.switch(other)
    assert running.program.table
    assert running.program.table.library.path == other
