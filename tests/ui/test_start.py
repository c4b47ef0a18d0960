# SPDX-License-Identifier: GPL-3.0-or-later
"""What a start says when something of ours goes wrong, and how it calls the keys."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMessageBox, QWidget

from panoplia.folders import Folders, folders
from panoplia.store.faults import fault as disk_fault
from panoplia.ui import start
from panoplia.ui.settings import SETTINGS, Settings
from panoplia.ui.stage import Stage

Arrange = Callable[[Callable[[QWidget], None]], None]


@pytest.fixture
def places(tmp_path: Path) -> Folders:
    places = folders({}, root=tmp_path)
    places.make()
    return places


@pytest.fixture
def hook() -> Iterator[None]:
    """The hook of the process as it was."""
    before = sys.excepthook
    yield
    sys.excepthook = before


def test_a_fault_of_ours_is_logged_and_told_in_plain_words(
    places: Folders, stage: Stage, answering: Arrange, hook: None
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


def test_what_the_machine_did_is_told_as_such(places: Folders, stage: Stage, answering: Arrange, hook: None) -> None:
    """C08: a page of the file that can no longer be read is no fault of ours."""
    settings = Settings(places.config / SETTINGS)
    settings.chosen_language = "en"
    stage.use(settings)
    start.report_faults(places, stage)
    said: list[str] = []

    def close(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        said.append(dialog.text())
        dialog.accept()

    answering(close)
    refused = disk_fault("damaged", places.library)
    sys.excepthook(type(refused), refused, None)
    assert said == [
        f"The library {places.library} is damaged. Keep the file, and restore the newest backup that is sound."
    ]
    assert not (places.log / "panoplia.log").exists()


def test_keys_are_called_in_spanish_as_our_sentences_call_them(stage: Stage) -> None:
    """“Ctrl+Z lo deshace”, says the program; a menu that says “Control+Z” would mean another key."""
    stage.speak("es")
    try:
        assert QKeySequence("Ctrl+Z").toString(QKeySequence.SequenceFormat.NativeText) == "Ctrl+Z"
    finally:
        stage.speak("en")
