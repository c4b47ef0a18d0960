# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads old sheets' figures as these rules have them."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QDialog, QFormLayout, QVBoxLayout, QWidget

from panoplia.rules.conversion import Conversion
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.ui.look import fonts
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.choice_box import ChoiceBox
from panoplia.ui.widgets.labels import PlainLabel

WIDTH = 460


class ConvertDialog(QDialog):
    """Tells each figure and the reason; it writes nothing."""

    def __init__(self, room: Room, conversions: Sequence[Conversion], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Convert old gear"))
        self.setMinimumWidth(fonts.px(WIDTH))
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(12)
        for conversion in conversions:
            column.addWidget(_ConversionCard(room, conversion))
        close = Button(self.tr("Close"))
        close.clicked.connect(self.reject)
        column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)


class _ConversionCard(Card):
    """One conversion: what the old sheet says, and what that is now."""

    def __init__(self, room: Room, conversion: Conversion) -> None:
        say = room.speech.say
        super().__init__(heading=say(conversion.title))
        self._room = room
        self._conversion = conversion
        explained = PlainLabel(kind="secondary", wrapped=True)
        explained.setText(say(note(
            QT_TRANSLATE_NOOP("workshop", "{words} ({clause})"), words=conversion.explanation, clause=conversion.clause
        )))  # fmt: skip
        self._old = ChoiceBox()
        for key, words in conversion.options:
            self._old.addItem(say(words), key)
        self._old.setAccessibleName(say(conversion.label))
        label = PlainLabel(say(conversion.label))
        label.setMinimumHeight(self._old.sizeHint().height())
        self._told = PlainLabel(kind="figure", wrapped=True)
        self._old.currentIndexChanged.connect(self._show)
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.addRow(label, self._old)
        self.body.addWidget(explained)
        self.body.addLayout(form)
        self.body.addWidget(self._told)
        self._show()

    @Slot()
    def _show(self) -> None:
        self._told.setText(self._room.speech.say(self._conversion.told(str(self._old.currentData()))))
