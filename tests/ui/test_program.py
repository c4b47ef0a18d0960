# SPDX-License-Identifier: GPL-3.0-or-later
"""The running program: one window a library, backups looked into and put back, another library, and the menu."""

import os
import subprocess
import sys
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox, QPushButton, QTableView, QWidget
from pytestqt.qtbot import QtBot

from panoplia.folders import folders
from panoplia.lock import Lock
from panoplia.store.backup import back_up, backups, restore
from panoplia.ui.library import neighbour, program, trouble
from panoplia.ui.library.restore_dialog import RestoreDialog
from panoplia.ui.main_window import MainWindow
from panoplia.ui.widgets.buttons import LinkButton
from running import CALLER, Running, names, press, said, table_of, told
from world import NOON, World, all_rows

Arrange = Callable[[Callable[[QWidget], None]], None]
ANA = "7\npanoplia\nana-pc\n" + "3" * 32 + "\n" + "c1ae2cfd-8903-411a-a226-035c857e91af\n"


def library_menu(window: MainWindow) -> dict[str, Callable[[], None]]:
    """What the menu of the library offers, as if it were open."""
    menu = window.menu()
    menu.aboutToShow.emit()
    found = [each for each in menu.findChildren(QMenu) if each.title() == "Library"]
    assert found, "the window has no menu of the library"
    return {action.text(): action.trigger for action in found[-1].actions() if action.text()}


def read_all(dialog: RestoreDialog) -> QTableView:
    """The list of backups, once each is read."""
    dialog._pool.waitForDone()
    QApplication.processEvents()
    table = dialog.findChild(QTableView, "backups")
    assert table
    return table


def yes(dialog: QWidget) -> None:
    assert isinstance(dialog, QMessageBox)
    next(
        button for button in dialog.buttons() if dialog.buttonRole(button) == QMessageBox.ButtonRole.AcceptRole
    ).click()


def button(dialog: QWidget, text: str) -> QPushButton:
    return next(each for each in dialog.findChildren(QPushButton) if each.text() == text)


# One window a library ------------------------------------------------------------------------------------------------


def test_a_second_start_brings_the_first_window_forward(running: Running, filled: World, qtbot: QtBot) -> None:
    window = running.begin()
    running.program._begin_upkeep()
    window.showMinimized()
    caller = subprocess.Popen(
        [sys.executable, "-c", CALLER, str(running.folders.library)], stdout=subprocess.PIPE, text=True
    )
    with caller:
        qtbot.waitUntil(lambda: not window.isMinimized())
        assert caller.stdout
        qtbot.waitUntil(lambda: caller.poll() is not None)
        assert caller.stdout.read() == "True\n"
    assert running.ended == 0


def test_two_starts_at_once_give_one_window(tmp_path: Path) -> None:
    """Two processes begin within a moment on a machine that has no library yet; the other one ends, and well."""
    environment = os.environ | {"HOME": str(tmp_path), "XDG_DATA_HOME": "", "XDG_CONFIG_HOME": "", "XDG_STATE_HOME": ""}
    environment["PYTHONPATH"] = os.pathsep.join(part for part in sys.path if part)
    command = [sys.executable, "-m", "panoplia", "run"]
    starts = [
        subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        for _ in range(2)
    ]
    first_over = _wait_for_either(starts)
    still = [start for start in starts if start is not first_over]
    try:
        assert first_over.returncode == 0
        assert [start.poll() for start in still] == [None], "the first one goes on"
    finally:
        for start in starts:
            start.terminate()
            start.communicate()


def _wait_for_either(starts: list[subprocess.Popen[str]]) -> subprocess.Popen[str]:
    """The one that ends first."""
    pid, status = os.wait()
    over = next(start for start in starts if start.pid == pid)
    over.returncode = os.waitstatus_to_exitcode(status)
    return over


def test_a_start_over_a_library_that_does_not_answer_asks(
    running: Running, filled: World, answering: Arrange, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbour, "PATIENCE", 0)
    monkeypatch.setattr(neighbour.call, "__defaults__", (0,))
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(running.folders.library)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    with holder:
        assert holder.stdout
        assert holder.stdout.readline() == b"held\n"
        seen: list[str] = []

        def leave(dialog: QWidget) -> None:
            seen.append(said(dialog))
            press("leave")(dialog)

        answering(leave)
        assert not running.program.begin()
        assert "does not answer" in seen[0]
        assert not running.program.handed_over
        holder.kill()


HOLDER = """
import sys
from pathlib import Path
from panoplia.lock import Lock
from panoplia.rules.refusal import Refused
lock = Lock(Path(sys.argv[1]))
assert lock.take()
print("held", flush=True)
sys.stdin.read()
"""


def test_what_a_killed_program_held_is_free(running: Running, filled: World) -> None:
    dead = subprocess.run([sys.executable, "-c", "import os; print(os.getpid())"], capture_output=True, text=True)
    host = Lock(running.folders.library)
    assert host.take()
    file = running.folders.library.with_name("library.panoplia.lock")
    lines = file.read_text().split("\n")
    host.free()
    file.write_text("\n".join([dead.stdout.strip(), *lines[1:]]))
    assert running.begin().room.table.library.path == running.folders.library


# On another computer -------------------------------------------------------------------------------------------------


def test_a_library_that_another_computer_has_is_shown_as_a_copy(running: Running, filled: World) -> None:
    running.folders.library.with_name("library.panoplia.lock").write_text(ANA)
    before = running.folders.library.read_bytes()
    window = running.begin()
    assert "“ana-pc”" in said(window.banner)
    assert names(window.room.table, filled) == ["Enyra la rusalka", "Drake"]
    window.room.attempt(lambda: window.room.table.characters.hurt(filled.enyra, 1))
    assert "nothing can be changed" in told(window)
    assert running.folders.library.read_bytes() == before
    assert window.menu().fill_library is None
    window.close()
    assert running.ended == 1


def test_it_can_be_tried_again_once_it_is_closed_there(running: Running, filled: World, qtbot: QtBot) -> None:
    lock = running.folders.library.with_name("library.panoplia.lock")
    lock.write_text(ANA)
    window = running.begin()
    lock.unlink()
    again = next(link for link in window.banner.findChildren(LinkButton) if link.text() == "Try again")
    again.click()
    qtbot.waitUntil(lambda: running.program.window is not window)
    assert running.program.window
    assert running.program.window.room.table.library.path == running.folders.library
    assert running.ended == 0


def test_a_lock_of_a_computer_that_is_gone_can_be_taken(
    running: Running, filled: World, answering: Arrange, qtbot: QtBot
) -> None:
    running.folders.library.with_name("library.panoplia.lock").write_text(ANA)
    window = running.begin()
    link = next(link for link in window.banner.findChildren(LinkButton) if link.text() == "It is not open there…")

    def agree(dialog: QWidget) -> None:
        assert "it is destroyed" in said(dialog)
        press("take_over")(dialog)

    answering(agree)
    link.click()
    qtbot.waitUntil(lambda: running.program.window is not window)
    assert running.program.table
    assert not running.program.table.library.sealed


# Backups -------------------------------------------------------------------------------------------------------------


def test_c05_a_backup_is_put_back_and_what_was_there_is_a_backup(
    running: Running, filled: World, answering: Arrange
) -> None:
    window = running.begin()
    table = window.room.table
    before = all_rows(table)
    back_up(table.library._connection.plain, running.folders.library, running.folders.backups, NOON)
    table.characters.create(filled.campaign, "Nuevo", "", {})
    after = all_rows(table)

    def restore_it(dialog: QWidget) -> None:
        assert isinstance(dialog, RestoreDialog)
        read_all(dialog)
        answering(yes)
        button(dialog, "Restore…").click()

    answering(restore_it)
    library_menu(window)["Restore a backup…"]()
    again = running.program.window
    assert again
    assert again is not window
    assert all_rows(again.room.table) == before
    assert "The library is as it was on" in told(again)
    assert running.ended == 0
    kept = backups(running.folders.library, running.folders.backups)
    assert len(kept) == 2
    copy = folders({}, root=running.folders.data / "look").at(running.folders.data / "look.panoplia")
    restore(kept[0], copy.library)
    looked = table_of(copy)
    assert all_rows(looked) == after
    looked.library.close()
    assert not [file for file in running.folders.data.iterdir() if "before" in file.name]


def test_a_look_into_a_backup_changes_nothing(running: Running, filled: World, answering: Arrange) -> None:
    window = running.begin()
    made = back_up(window.room.table.library._connection.plain, running.folders.library, running.folders.backups, NOON)
    window.room.table.characters.create(filled.campaign, "Nuevo", "", {})
    before = made.read_bytes()
    trouble.look_inside(running.program, made)
    (glass,) = running.program.glasses.windows
    assert names(glass.room.table, filled) == ["Enyra la rusalka", "Drake"]
    assert "to look at" in said(glass.banner)
    glass.room.attempt(lambda: glass.room.table.characters.delete(filled.drake))
    glass.undo()
    assert names(glass.room.table, filled) == ["Enyra la rusalka", "Drake"]
    home = glass.room.table.library.path.parent
    glass.close()
    assert not home.exists()
    assert made.read_bytes() == before
    assert names(window.room.table, filled) == ["Enyra la rusalka", "Drake", "Nuevo"]
    assert running.ended == 0


def test_c13_a_damaged_backup_is_listed_and_cannot_be_put_back(running: Running, filled: World) -> None:
    """A backup made a day before and a damaged one; each says when, how large, and what is in it."""
    window = running.begin()
    plain = window.room.table.library._connection.plain
    back_up(plain, running.folders.library, running.folders.backups, NOON - timedelta(days=1))
    broken = back_up(plain, running.folders.library, running.folders.backups, NOON)
    broken.write_bytes(broken.read_bytes()[:5000])
    dialog = RestoreDialog(window.room.speech, running.folders.library, running.folders.backups, window)
    dialog.show()
    table = read_all(dialog)
    shown = [
        [table.model().index(row, column).data() for column in range(5)] for row in range(table.model().rowCount())
    ]
    assert [row[4] for row in shown] == ["damaged", "sound"]
    assert shown[1][2] == "El Bajo Marjal (2)"
    assert not button(dialog, "Restore…").isEnabled()
    assert not button(dialog, "Look inside").isEnabled()
    assert "damaged" in said(dialog)
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert button(dialog, "Restore…").isEnabled()
    dialog.close()


def test_no_backups_say_what_to_expect(running: Running, filled: World) -> None:
    window = running.begin()
    dialog = RestoreDialog(window.room.speech, running.folders.library, running.folders.backups, window)
    dialog.show()
    assert "There are no backups yet" in said(dialog)
    assert not button(dialog, "Restore…").isEnabled()
    dialog.close()


def test_ctrl_s_makes_a_backup_and_says_so(
    running: Running, filled: World, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "SOON", 10**6)
    window = running.begin()
    running.program._begin_upkeep()
    qtbot.waitUntil(lambda: len(backups(running.folders.library, running.folders.backups)) == 1)
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: "A backup already holds" in told(window))
    window.room.table.characters.hurt(filled.enyra, 1)
    library_menu(window)["Back up now"]()
    qtbot.waitUntil(lambda: "A backup was made" in told(window))
    assert len(backups(running.folders.library, running.folders.backups)) == 2


# Another library -----------------------------------------------------------------------------------------------------


def test_another_library_and_back(running: Running, filled: World, tmp_path: Path) -> None:
    window = running.begin()
    other = running.folders.at(tmp_path / "other.panoplia")
    table_of(other).library.close()
    running.program.switch(other.library)
    assert running.program.table
    assert running.program.table.library.path == other.library
    assert folders({}, root=tmp_path).library == other.library
    assert Lock(window.room.table.library.path).take(), "the first is free again"
    assert running.program.window
    menu = library_menu(running.program.window)
    Lock(running.folders.library).free()
    menu["The usual library"]()
    assert running.program.table.library.path == running.folders.library
    assert "From now on the library is" in told(running.program.window)
    assert folders({}, root=tmp_path).library == running.folders.library


def test_another_library_that_cannot_be_opened_leaves_all_as_it_is(
    running: Running, filled: World, tmp_path: Path
) -> None:
    window = running.begin()
    diary = tmp_path / "diary.panoplia"
    diary.write_text("Dear diary")
    library_menu(window)
    from panoplia.ui.library import menu

    menu._switch(running.program, diary)
    assert running.program.window is window
    assert "is not a Panoplia library" in told(window)
    assert names(window.room.table, filled) == ["Enyra la rusalka", "Drake"]
    assert diary.read_text() == "Dear diary"
