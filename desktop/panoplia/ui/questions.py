# SPDX-License-Identifier: GPL-3.0-or-later
"""Messages, and yes-or-no questions before something is lost; their text is always plain."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

MARGINS = (8, 24, 24, 16)
"""Those of the other dialogs; at the left Qt adds the room of the icon that there is not."""


def plain_box(parent: QWidget | None, title: str, text: str) -> QMessageBox:
    """A message whose text is shown as it is, whatever names and paths stand in it."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.NoIcon)
    box.setWindowTitle(title)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    layout = box.layout()
    if layout:
        layout.setContentsMargins(*MARGINS)
    return box


def inform(parent: QWidget | None, text: str, title: str = "Panoplia") -> None:
    """Show a message until it is closed."""
    box = plain_box(parent, title, text)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.exec()


def question_box(parent: QWidget, title: str, question: str, yes: str) -> QMessageBox:
    """A question whose buttons are ``yes`` and Cancel; Cancel is the default."""
    box = plain_box(parent, title, question)
    box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
    box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
    return box


def agreed(box: QMessageBox) -> bool:
    """Ask, and whether the person pressed ``yes``."""
    box.exec()
    role = box.buttonRole(box.clickedButton())
    box.deleteLater()
    return role == QMessageBox.ButtonRole.AcceptRole


def ask(parent: QWidget, title: str, question: str, yes: str) -> bool:
    """Ask a question; true where the person presses the button called ``yes``."""
    return agreed(question_box(parent, title, question, yes))


def close_all(window: QWidget) -> None:
    """Ask nothing more: what was asked is about something that is gone, deleted in another window."""
    for dialog in window.findChildren(QDialog):
        if not (dialog.isVisible() and dialog.isModal()):
            continue
        if isinstance(dialog, QMessageBox):
            # It answers as by Escape.
            dialog.close()
        else:
            # Not ``reject``, which may ask whether to leave.
            dialog.done(QDialog.DialogCode.Rejected)
