# SPDX-License-Identifier: GPL-3.0-or-later
"""A number in a box, and the wheel above it."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from panoplia.ui.widgets.spin import SpinBox


def turn(box: SpinBox) -> bool:
    """Turn the wheel up by one notch above the box; whether it took it."""
    event = QWheelEvent(
        QPointF(5, 5), QPointF(5, 5), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(box, event)
    return event.isAccepted()


def test_the_wheel_changes_only_a_box_with_the_keyboard_in_it(qtbot: QtBot) -> None:
    widget, box, line = QWidget(), SpinBox(), QLineEdit()
    column = QVBoxLayout(widget)
    column.addWidget(line)
    column.addWidget(box)
    qtbot.addWidget(widget)
    with qtbot.waitActive(widget):
        widget.show()
    line.setFocus()
    assert not turn(box)
    assert box.value() == 0
    assert not box.hasFocus()
    box.setFocus()
    assert turn(box)
    assert box.value() == 1
