# SPDX-License-Identifier: GPL-3.0-or-later
"""Faces of real dice are typed digit by digit."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from panoplia.ui.look.look import Look
from panoplia.ui.widgets.die_faces import DieFaces


@pytest.fixture
def faces(qtbot: QtBot, look: Look) -> DieFaces:
    widget = DieFaces()
    qtbot.addWidget(widget)
    widget.set_sizes((6, 6))
    return widget


def test_digits_fill_the_boxes_and_the_last_completes(qtbot: QtBot, faces: DieFaces) -> None:
    with qtbot.assertNotEmitted(faces.completed):
        qtbot.keyClicks(faces, "2")
    with qtbot.waitSignal(faces.completed) as done:
        qtbot.keyClicks(faces, "4")
    assert done.args == ["2+4"]


def test_backspace_goes_back(qtbot: QtBot, faces: DieFaces) -> None:
    qtbot.keyClicks(faces, "2")
    qtbot.keyClick(faces, Qt.Key.Key_Backspace)
    assert faces.text == ""
    with qtbot.waitSignal(faces.completed) as done:
        qtbot.keyClicks(faces, "35")
    assert done.args == ["3+5"]


@pytest.mark.parametrize("digit", ["7", "0"])
def test_a_face_that_the_die_has_not_is_refused(qtbot: QtBot, faces: DieFaces, digit: str) -> None:
    with qtbot.waitSignal(faces.refused) as refused:
        qtbot.keyClicks(faces, digit)
    assert refused.args[0].in_english() == f"A d6 shows 1 to 6, not “{digit}”."
    assert faces.text == ""
    qtbot.keyClicks(faces, "1")
    assert faces.text == "1"


@pytest.mark.parametrize(
    ("sizes", "keys", "result"),
    [
        ((12, 4), "124", "12+4"),
        ((12, 4), "1 4", "1+4"),
        ((12,), "1+", "1"),
        ((20,), "20", "20"),
        ((20,), "9", "9"),
        ((10, 10), "1010", "10+10"),
        ((100,), "00", "100"),
        ((100,), "42", "42"),
        ((100,), "05", "5"),
    ],
)
def test_a_face_of_two_digits(qtbot: QtBot, faces: DieFaces, sizes: tuple[int, ...], keys: str, result: str) -> None:
    faces.set_sizes(sizes)
    with qtbot.waitSignal(faces.completed) as done:
        qtbot.keyClicks(faces, keys)
    assert done.args == [result]


def test_what_is_no_face_is_left_to_others(qtbot: QtBot, faces: DieFaces) -> None:
    with qtbot.assertNotEmitted(faces.refused), qtbot.assertNotEmitted(faces.completed):
        qtbot.keyClicks(faces, "ax")
        qtbot.keyClick(faces, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
        qtbot.keyClick(faces, Qt.Key.Key_Return)
    assert faces.text == ""


def test_new_dice_forget_the_old_faces(qtbot: QtBot, faces: DieFaces) -> None:
    qtbot.keyClicks(faces, "2")
    faces.set_sizes((8,))
    assert faces.text == ""
    assert faces.accessibleDescription() == "d8: –"


@pytest.mark.parametrize("digits", ["1", "2", "3"])
def test_enter_after_the_last_face_confirms_at_once(qtbot: QtBot, faces: DieFaces, digits: str) -> None:
    """A 1 of a d20 could become a 12; Enter says that it does not, as it does for a 3."""
    faces.set_sizes((20,))
    qtbot.keyClicks(faces, digits)
    with qtbot.waitSignal(faces.confirmed) as confirmed:
        qtbot.keyClick(faces, Qt.Key.Key_Return)
    assert confirmed.args == [digits]
