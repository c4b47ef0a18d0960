# SPDX-License-Identifier: GPL-3.0-or-later
"""What an empty list says: what to do first."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from panoplia.ui.look import fonts
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.icon_view import IconView
from panoplia.ui.widgets.labels import PlainLabel

ICON_SIZE = 48
WIDTH = 340


class EmptyState(QWidget):
    """An icon, a sentence and, where something can be done at once, a button."""

    clicked = Signal()

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentence = PlainLabel(kind="secondary", wrapped=True)
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._button = Button()
        self._button.clicked.connect(self.clicked)
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addStretch(2)
        column.addWidget(IconView(icon, ICON_SIZE), 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._sentence, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        self.set_text("")

    def set_text(self, sentence: str, button: str = "") -> None:
        """The sentence, and the button's text; without one there is no button."""
        self._sentence.setText(sentence)
        self._button.setText(button)
        self._button.setVisible(bool(button))
        self._measure()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._measure()

    def _measure(self) -> None:
        # A row that is aligned gets the height that the sentence would need at the width of all the room there is.
        width = fonts.px(WIDTH)
        self._sentence.setFixedSize(width, self._sentence.heightForWidth(width))
