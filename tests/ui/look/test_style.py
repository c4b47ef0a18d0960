# SPDX-License-Identifier: GPL-3.0-or-later
"""The style paints every control without a word in the log; the pictures are looked at by people."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QScrollBar,
    QSlider,
    QSpinBox,
    QStyle,
    QTableView,
    QTabWidget,
    QToolButton,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from panoplia.ui.look import fonts
from panoplia.ui.look.look import Look


def tabs() -> QTabWidget:
    widget = QTabWidget()
    widget.addTab(QWidget(), "Sheet")
    widget.addTab(QWidget(), "Inventory")
    return widget


def menu() -> QMenu:
    widget = QMenu()
    tick = widget.addAction("A && B\tCtrl+D")
    tick.setCheckable(True)
    tick.setChecked(True)
    widget.addSeparator()
    widget.addMenu("More")
    return widget


def table() -> QTableView:
    widget = QTableView()
    widget.setModel(QStandardItemModel(50, 3, widget))
    widget.setSortingEnabled(True)
    widget.selectRow(1)
    return widget


def combo() -> QComboBox:
    widget = QComboBox()
    widget.addItems(["Warrior", "Thief"])
    return widget


def box() -> QMessageBox:
    widget = QMessageBox()
    widget.setTextFormat(Qt.TextFormat.PlainText)
    widget.setText("<b>A</b> & B")
    return widget


CONTROLS: list[Callable[[], QWidget]] = [
    lambda: QPushButton("Print"), QLineEdit, combo, QSpinBox, lambda: QCheckBox("Equipped"), QScrollBar,
    lambda: QRadioButton("One"), QSlider, QProgressBar, QPlainTextEdit, tabs, menu, table, QTreeView, QToolButton, box,
]  # fmt: skip


@pytest.mark.parametrize("make", CONTROLS)
@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_every_control_is_painted_in_every_state(
    qtbot: QtBot, look: Look, make: Callable[[], QWidget], direction: Qt.LayoutDirection
) -> None:
    control = make()
    qtbot.addWidget(control)
    control.setLayoutDirection(direction)
    control.resize(240, 120)
    if not isinstance(control, QMenu):
        # A popup grabs the keyboard, which the offscreen platform has not.
        control.show()
    control.setFocus(Qt.FocusReason.TabFocusReason)
    enabled = control.grab().toImage()
    control.setEnabled(False)
    assert not control.grab().toImage().isNull()
    look.set_theme("dark")
    QApplication.processEvents()
    assert control.grab().toImage() != enabled


def test_a_scroll_bar_is_slim_and_has_no_arrows(qtbot: QtBot, look: Look) -> None:
    bar = QScrollBar(Qt.Orientation.Vertical)
    qtbot.addWidget(bar)
    bar.setRange(0, 100)
    bar.resize(12, 200)
    bar.show()
    qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.rect().bottomLeft())
    assert bar.value() == bar.pageStep()


def test_the_shipped_fonts_are_there(look: Look) -> None:
    assert fonts.face("title").families()[0] == "Alegreya"
    assert fonts.face("body").families()[0] == "Alegreya Sans"
    assert fonts.height("title") > fonts.height("body") > 0


def test_what_a_dialog_is_for_stands_at_its_right(qtbot: QtBot, look: Look) -> None:
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    box.show()
    assert box.button(QDialogButtonBox.StandardButton.Ok).x() > box.button(QDialogButtonBox.StandardButton.Cancel).x()


def test_ticks_grow_with_the_text(qtbot: QtBot, look: Look) -> None:
    """The text grows by whole pixels, from 15 to 22."""
    look.set_text_size(150)
    large = QApplication.style().pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth)
    look.set_text_size(100)
    assert (large, QApplication.style().pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth)) == (26, 18)
