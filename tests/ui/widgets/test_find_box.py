# SPDX-License-Identifier: GPL-3.0-or-later
"""A choice among many: what is typed is found anywhere in the names."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from panoplia.ui.look.look import Look
from panoplia.ui.widgets.find_box import FindBox

NAMES = {"ag": "Agilidad", "dodge": "Habilidad: Esquivar", "see": "Habilidad: Percepción", "smell": "Habilidad: Oler"}


@pytest.fixture
def window(qtbot: QtBot, look: Look) -> QWidget:
    """In which something else can have the keyboard."""
    window, other = QWidget(), QWidget()
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    QVBoxLayout(window).addWidget(other)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return window


def made(window: QWidget, own: bool) -> FindBox:
    box = FindBox(own)
    for key, name in NAMES.items():
        box.addItem(name, key)
    window.layout().addWidget(box)
    box.choose("")
    box.setFocus()
    return box


@pytest.fixture
def box(window: QWidget) -> FindBox:
    return made(window, own=False)


def offered(box: FindBox) -> list[str]:
    popup = box.completer().popup()
    return [str(popup.model().index(row, 0).data()) for row in range(popup.model().rowCount())]


def leave(box: FindBox) -> None:
    box.completer().popup().close()
    box.window().layout().itemAt(0).widget().setFocus()


def test_nothing_is_chosen_at_first(box: FindBox) -> None:
    assert (box.currentText(), box.chosen()) == ("", "")


def test_what_is_typed_is_found_anywhere_without_accents(qtbot: QtBot, box: FindBox) -> None:
    qtbot.keyClicks(box.lineEdit(), "habil")
    assert offered(box) == ["Habilidad: Esquivar", "Habilidad: Percepción", "Habilidad: Oler"]
    box.lineEdit().clear()
    qtbot.keyClicks(box.lineEdit(), "PERCEPCION")
    assert offered(box) == ["Habilidad: Percepción"]


def test_the_arrows_and_enter_take_what_was_found(qtbot: QtBot, box: FindBox) -> None:
    qtbot.keyClicks(box.lineEdit(), "l")
    popup = box.completer().popup()
    for _ in range(2):
        qtbot.keyClick(popup, Qt.Key.Key_Down)
    qtbot.keyClick(popup, Qt.Key.Key_Return)
    assert (box.currentText(), box.chosen()) == ("Habilidad: Esquivar", "dodge")
    assert not popup.isVisible()


def test_what_fits_one_alone_is_enough(qtbot: QtBot, box: FindBox) -> None:
    qtbot.keyClicks(box.lineEdit(), "oler")
    assert box.chosen() == "smell"
    leave(box)
    assert box.currentText() == "Habilidad: Oler"


def test_what_is_no_option_stays_as_it_was_typed_and_is_no_choice(qtbot: QtBot, box: FindBox) -> None:
    qtbot.keyClicks(box.lineEdit(), "habil")
    leave(box)
    assert (box.currentText(), box.chosen()) == ("habil", None)
    box.setEditText("agilidad")
    assert box.chosen() == "ag"


def test_ones_own_words_stand_as_they_are(qtbot: QtBot, window: QWidget) -> None:
    box = made(window, own=True)
    qtbot.keyClicks(box.lineEdit(), "oler")
    leave(box)
    assert (box.currentText(), box.chosen()) == ("oler", "oler")
    box.choose("<b>Own</b>")
    assert (box.currentText(), box.chosen()) == ("<b>Own</b>", "<b>Own</b>")
    box.choose("see")
    assert (box.currentText(), box.chosen()) == ("Habilidad: Percepción", "see")


def test_of_two_of_one_name_the_chosen_one_stays(qtbot: QtBot, box: FindBox) -> None:
    box.addItem("Agilidad", "other")
    box.choose("other")
    assert box.chosen() == "other"


def test_the_list_drops_down_in_its_order(box: FindBox) -> None:
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert [box.itemText(place) for place in range(box.count())] == list(NAMES.values())
    assert box.chosen() == "ag"


def test_of_two_with_one_name_the_chosen_row_counts(qtbot: QtBot, box: FindBox) -> None:
    box.addItem("Habilidad: Oler", "nose")
    qtbot.keyClicks(box.lineEdit(), "oler")
    popup = box.completer().popup()
    assert offered(box) == ["Habilidad: Oler", "Habilidad: Oler"]
    for _ in range(2):
        qtbot.keyClick(popup, Qt.Key.Key_Down)
    qtbot.keyClick(popup, Qt.Key.Key_Return)
    assert (box.chosen(), box.currentIndex()) == ("nose", 4)
    leave(box)
    assert box.chosen() == "nose"


def test_a_key_that_no_one_sees_is_no_choice(qtbot: QtBot, box: FindBox) -> None:
    qtbot.keyClicks(box.lineEdit(), "dodge")
    assert box.chosen() is None
