# SPDX-License-Identifier: GPL-3.0-or-later
"""Rail, search field, status line and cards answer to keyboard and screen reader."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.store.records import Outcome, Report
from panoplia.ui.look.look import Look
from panoplia.ui.widgets.buttons import LinkButton
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.empty_state import EmptyState
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.rail import Rail, RailButton
from panoplia.ui.widgets.search_field import SearchField
from panoplia.ui.widgets.status_line import StatusLine
from panoplia.words import Speech

PAGES = (("characters", "characters"), ("armoury", "armoury"), ("workshop", "workshop"))
DONE = note(QT_TRANSLATE_NOOP("test", "Buy {item}"), item="<b>A</b> & B")
REFUSED = note(QT_TRANSLATE_NOOP("test", "The purse of {name} holds too little."), name="L" * 500)


@pytest.fixture
def rail(qtbot: QtBot, look: Look) -> Rail:
    rail = Rail(PAGES)
    qtbot.addWidget(rail)
    for name, _ in PAGES:
        rail.set_label(name, name.title())
    rail.show()
    return rail


def texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(PlainLabel) if label.isVisibleTo(widget) and label.text()]


def test_the_rail_is_clicked(qtbot: QtBot, rail: Rail) -> None:
    button = rail.findChild(RailButton, "page-armoury")
    with qtbot.waitSignal(rail.chosen) as chosen:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert chosen.args == ["armoury"]
    assert button.isChecked()
    assert button.accessibleName() == "Armoury"


def test_the_rail_has_keys_but_never_those_of_alt_gr(rail: Rail) -> None:
    """C58: AltGr is Ctrl+Alt on some keyboards."""
    keys = [shortcut.key().toString() for shortcut in rail.findChildren(QShortcut)]
    assert keys == ["Ctrl+1", "Ctrl+2", "Ctrl+3"]


def test_selecting_a_page_is_no_choice_of_the_person(qtbot: QtBot, rail: Rail) -> None:
    with qtbot.assertNotEmitted(rail.chosen):
        rail.select("workshop")
    assert rail.findChild(RailButton, "page-workshop").isChecked()


def test_the_arrow_keys_walk_along_the_rail(qtbot: QtBot, rail: Rail) -> None:
    with qtbot.waitActive(rail):
        rail.activateWindow()
    rail.findChild(RailButton, "page-characters").setFocus()
    qtbot.keyClick(rail.window().focusWidget(), Qt.Key.Key_Down)
    assert rail.findChild(RailButton, "page-armoury").hasFocus()


def test_the_menu_stays_when_there_are_no_pages(rail: Rail) -> None:
    menu = QMenu(rail)
    rail.set_menu(lambda: menu)
    rail.set_menu_label("Menu")
    rail.set_pages_enabled(False)
    assert not rail.findChild(RailButton, "page-armoury").isEnabled()
    assert [button.isEnabled() for button in rail.findChildren(RailButton)].count(True) == 1


def test_esc_clears_the_search(qtbot: QtBot, look: Look) -> None:
    field = SearchField()
    qtbot.addWidget(field)
    field.setPlaceholderText("Search the armoury")
    qtbot.keyClicks(field, "axe")
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == ""
    assert field.accessibleName() == "Search the armoury"


def report(kind: Outcome) -> Report:
    return Report(1, "campaign:1", DONE, kind, "", ())


@pytest.mark.parametrize(
    ("kind", "told", "undo"),
    [
        ("done", "Buy <b>A</b> & B", True),
        ("undone", "Undone: Buy <b>A</b> & B", False),
        ("redone", "Done again: Buy <b>A</b> & B", True),
    ],
)
def test_the_status_line_tells_the_last_act(qtbot: QtBot, look: Look, kind: Outcome, told: str, undo: bool) -> None:
    line = StatusLine()
    qtbot.addWidget(line)
    line.set_speech(Speech("en"))
    line.set_place("El Bajo Marjal · day 12 · saved")
    line.tell(report(kind))
    assert texts(line) == [told]
    place = next(each for each in line.findChildren(LinkButton) if each.text() == "El Bajo Marjal · day 12 · saved")
    with qtbot.waitSignal(line.place_clicked):
        place.click()
    assert line.findChild(LinkButton).isVisibleTo(line) == undo


def test_a_refusal_stays_until_the_next_act(qtbot: QtBot, look: Look) -> None:
    line = StatusLine()
    qtbot.addWidget(line)
    line.set_speech(Speech("en"))
    line.tell(report("done"))
    line.refuse(REFUSED)
    assert texts(line) == [REFUSED.in_english()]
    assert line.minimumSizeHint().width() < 700
    line.tell(report("done"))
    assert texts(line) == ["Buy <b>A</b> & B"]


def test_undo_is_one_click(qtbot: QtBot, look: Look) -> None:
    line = StatusLine()
    qtbot.addWidget(line)
    line.set_speech(Speech("en"))
    line.tell(report("done"))
    line.show()
    with qtbot.waitSignal(line.undo_clicked):
        qtbot.mouseClick(line.findChild(LinkButton), Qt.MouseButton.LeftButton)


def test_a_card_is_named_by_its_heading(qtbot: QtBot, look: Look) -> None:
    card = Card(heading="Other jobs")
    qtbot.addWidget(card)
    card.set_marked(True)
    assert card.accessibleName() == "Other jobs"
    assert not card.grab().isNull()


def test_an_empty_list_says_what_to_do_first(qtbot: QtBot, look: Look) -> None:
    empty = EmptyState("bag")
    qtbot.addWidget(empty)
    empty.set_text("The pack is empty.")
    assert texts(empty) == ["The pack is empty."]
    empty.set_text("The pack is empty.", "To the armoury")
    with qtbot.waitSignal(empty.clicked):
        empty.findChild(type(empty._button)).click()
