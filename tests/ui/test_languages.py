# SPDX-License-Identifier: GPL-3.0-or-later
"""C67: every page says everything in the other language, and keeps what is being typed (C10)."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.labels import PlainLabel
from window import Play
from world import World

SPANISH = Path(__file__).parents[2] / "i18n" / "panoplia_es.ts"


@pytest.fixture(scope="module")
def foreign() -> set[str]:
    """English sentences that are never Spanish as well."""
    every = [(each.findtext("source"), each.findtext("translation")) for each in ET.parse(SPANISH).iter("message")]
    return {source for source, _ in every if source} - {spanish for _, spanish in every if spanish}


def said(widget: QWidget) -> list[str]:
    QApplication.processEvents()
    labels = [label.text() for label in widget.findChildren(PlainLabel) if label.isVisible()]
    return sorted(labels + [button.text() for button in widget.findChildren(Button) if button.isVisible()])


def fields(widget: QWidget) -> list[QLineEdit | QPlainTextEdit]:
    found = [*widget.findChildren(QLineEdit), *widget.findChildren(QPlainTextEdit)]
    return [each for each in found if each.isVisible() and each.isEnabled() and not each.isReadOnly()]


@pytest.mark.parametrize("name", ["characters", "inventory", "armoury", "workshop", "desk", "history", "roller"])
def test_a_page_changes_its_language_while_something_is_typed(
    qtbot: QtBot, program: Play, campaign: World, foreign: set[str], name: str
) -> None:
    widget = open_page(program, campaign, name)
    field = fields(widget)[0]
    field.setFocus()
    qtbot.keyClicks(field, "a")
    before, typed = said(widget), text_of(field)
    program.window.room.speak("es")
    assert set(said(widget)) & foreign == set()
    assert text_of(field) == typed
    program.window.room.speak("en")
    assert said(widget) == before
    assert text_of(field) == typed


def open_page(program: Play, world: World, name: str) -> QWidget:
    window = program.window
    if name == "history":
        window.toggle_history()
        return next(each for each in window.findChildren(QWidget) if type(each).__name__ == "HistoryPanel")
    if name == "roller":
        window.roll_dice()
        return next(each for each in window.findChildren(QWidget) if type(each).__name__ == "RollerDialog")
    page = program.page("characters" if name == "inventory" else name)
    if name == "inventory":
        page.choose(world.enyra)
        page.detail.show_tab(1)
    return page


def text_of(field: QLineEdit | QPlainTextEdit) -> str:
    return field.text() if isinstance(field, QLineEdit) else field.toPlainText()
