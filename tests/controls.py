# SPDX-License-Identifier: GPL-3.0-or-later
"""What a person reads in a widget, and the controls that they press in it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from panoplia.ui.widgets.labels import PlainLabel


def texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(PlainLabel) if label.isVisible()]


def button(parent: QWidget, text: str) -> QPushButton:
    return next(each for each in parent.findChildren(QPushButton) if each.text() == text and each.isVisible())


def offers(parent: QWidget, text: str) -> bool:
    """Whether there is a button of this name to be seen."""
    return any(each.text() == text and each.isVisible() for each in parent.findChildren(QPushButton))


def press(qtbot: QtBot, parent: QWidget, text: str) -> None:
    qtbot.mouseClick(button(parent, text), Qt.MouseButton.LeftButton)


def accept(qtbot: QtBot, dialog: QWidget) -> None:
    agree = dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok)
    qtbot.mouseClick(agree, Qt.MouseButton.LeftButton)


def field(parent: QWidget, name: str) -> QLineEdit:
    return next(each for each in parent.findChildren(QLineEdit) if each.accessibleName() == name)
