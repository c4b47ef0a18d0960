# SPDX-License-Identifier: GPL-3.0-or-later
"""Widgets behind each other stand on one line, however high each is."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from panoplia.ui.widgets.flow import FlowRow


def sized(width: int, height: int) -> QWidget:
    """Wants to be so large."""
    widget = QWidget()
    widget.setFixedSize(width, height)
    widget.sizeHint = widget.size
    return widget


def test_each_is_in_the_middle_of_its_line(qtbot: QtBot) -> None:
    row = FlowRow(gap=6)
    qtbot.addWidget(row)
    row.resize(100, 100)
    row.set_widgets([sized(40, 20), sized(40, 28), sized(60, 21)])
    places = [(each.x(), each.y()) for each in row.findChildren(QWidget)]
    assert places == [(0, 4), (46, 0), (0, 34)]
    assert row.heightForWidth(100) == 55
    assert row.heightForWidth(200) == 28


def test_nothing_takes_no_room(qtbot: QtBot) -> None:
    row = FlowRow()
    qtbot.addWidget(row)
    assert row.heightForWidth(100) == 0
