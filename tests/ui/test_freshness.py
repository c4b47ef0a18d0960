# SPDX-License-Identifier: GPL-3.0-or-later
"""What is not shown is read when it is shown next (C62)."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from panoplia.ui.freshness import Freshness


def test_a_hidden_widget_is_read_once_when_it_is_shown(qtbot: QtBot) -> None:
    widget, reads = QWidget(), list[int]()
    qtbot.addWidget(widget)
    fresh = Freshness(widget, lambda: reads.append(1))
    fresh.want()
    fresh.want()
    assert not reads
    widget.show()
    assert len(reads) == 1
    fresh.want()
    assert len(reads) == 2
    widget.hide()
    widget.show()
    assert len(reads) == 2
