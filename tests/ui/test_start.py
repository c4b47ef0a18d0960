# SPDX-License-Identifier: GPL-3.0-or-later
"""What a start says when the library cannot be had: one sentence, the file unharmed, and a way to try again."""

import hashlib
import sqlite3
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from panoplia.app import open_table
from panoplia.folders import Folders, folders
from panoplia.ui import start
from panoplia.words import Speech

Arrange = Callable[[Callable[[QWidget], None]], None]


@pytest.fixture
def places(tmp_path: Path) -> Folders:
    places = folders({}, root=tmp_path)
    places.make()
    return places


def told_at_start(places: Folders, answering: Arrange, stage: start.Stage) -> str:
    """The sentence of the dialog, which is closed."""
    said: list[str] = []

    def close(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        said.append(dialog.text())
        dialog.button(QMessageBox.StandardButton.Close).click()

    answering(close)
    assert start.opened(places, open_table, Speech("en")) is None
    return said[0]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"not a database, just some text\n" * 200, "is not a Panoplia library"),
        (b"", "is empty"),
        (bytes(8192), "is empty"),
    ],
)
def test_a_file_that_is_no_library(
    places: Folders, answering: Arrange, stage: start.Stage, content: bytes, words: str
) -> None:
    """C08: never an empty list as if all were well."""
    places.library.write_bytes(content)
    assert words in told_at_start(places, answering, stage)
    assert places.library.read_bytes() == content


def test_a_library_of_a_newer_version(places: Folders, answering: Arrange, stage: start.Stage) -> None:
    """C04: both versions are named, and the file's hash stays."""
    open_table(places).library.close()
    with sqlite3.connect(places.library) as connection:
        connection.execute("PRAGMA user_version = 41")
    connection.close()
    before = hashlib.sha256(places.library.read_bytes()).hexdigest()
    told = told_at_start(places, answering, stage)
    assert "41" in told
    assert "update the program" in told
    assert hashlib.sha256(places.library.read_bytes()).hexdigest() == before


def test_a_library_in_use_opens_on_retry(places: Folders, qapp: QApplication, answering: Arrange) -> None:
    """C07: another program holds the file; Retry works once it lets go."""
    open_table(places).library.close()
    other = sqlite3.connect(places.library, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    def let_go_and_retry(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        assert "Another program is using the library" in dialog.text()
        other.execute("ROLLBACK")
        other.close()
        dialog.button(QMessageBox.StandardButton.Retry).click()

    answering(let_go_and_retry)
    table = start.opened(places, open_table, Speech("en"))
    assert table is not None
    table.library.close()


@pytest.fixture
def hook() -> Iterator[None]:
    """The hook of the process as it was."""
    before = sys.excepthook
    yield
    sys.excepthook = before


def test_a_fault_of_ours_is_logged_and_told_in_plain_words(
    places: Folders, stage: start.Stage, answering: Arrange, hook: None
) -> None:
    start.report_faults(places, stage)
    said: list[str] = []

    def close(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        said.append(dialog.text())
        dialog.accept()

    answering(close)
    try:
        raise ZeroDivisionError("a fault")
    except ZeroDivisionError as fault:
        sys.excepthook(type(fault), fault, fault.__traceback__)
    assert "ZeroDivisionError: a fault" in (places.log / "panoplia.log").read_text("utf-8")
    assert "Traceback" not in said[0]
    assert str(places.log / "panoplia.log") in said[0]


def test_keys_are_called_in_spanish_as_our_sentences_call_them(stage: start.Stage) -> None:
    """“Ctrl+Z lo deshace”, says the program; a menu that says “Control+Z” would mean another key."""
    stage.speak("es")
    try:
        assert QKeySequence("Ctrl+Z").toString(QKeySequence.SequenceFormat.NativeText) == "Ctrl+Z"
    finally:
        stage.speak("en")
