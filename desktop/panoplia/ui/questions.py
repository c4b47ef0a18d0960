# SPDX-License-Identifier: GPL-3.0-or-later
"""Yes-or-no questions before something is lost; their text is always plain."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget


def ask(parent: QWidget, title: str, question: str, yes: str) -> bool:
    """True where the person presses the button called ``yes``; the other one is Cancel, and the default."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.NoIcon)
    box.setWindowTitle(title)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(question)
    button = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
    box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
    box.exec()
    return box.clickedButton() is button
