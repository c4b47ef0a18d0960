# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads old sheets' figures as these rules have them."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QFormLayout, QVBoxLayout, QWidget

from panoplia.rules.conversion import Conversion
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.ui.look import fonts
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button, LinkButton
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.choice_box import ChoiceBox
from panoplia.ui.widgets.labels import PlainLabel

WIDTH = 460


class ConvertDialog(QDialog):
    """Tells each figure and the reason. What can become gear goes into the armoury, and is shown there."""

    def __init__(self, room: Room, conversions: Sequence[Conversion], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Convert old gear"))
        self.setMinimumWidth(fonts.px(WIDTH))
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(12)
        for conversion in conversions:
            card = _ConversionCard(room, conversion)
            card.made.connect(self._on_made)
            column.addWidget(card)
        close = Button(self.tr("Close"))
        close.clicked.connect(self.reject)
        column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)

    @Slot(int)
    def _on_made(self, entry: int) -> None:
        self.accept()
        self._room.page_wanted.emit("armoury", entry)


class _ConversionCard(Card):
    """One conversion: what the old sheet says, and what that is now."""

    made = Signal(int)
    """The id of an entry that was made of it."""

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
        if conversion.making:
            make = LinkButton(say(conversion.making.label))
            make.clicked.connect(self._on_make)
            self.body.addWidget(make, 0, Qt.AlignmentFlag.AlignLeft)
        self._show()

    @Slot()
    def _show(self) -> None:
        self._told.setText(self._room.speech.say(self._conversion.told(str(self._old.currentData()))))

    @Slot()
    def _on_make(self) -> None:
        # Imported when it is wanted: it brings the armoury's editors.
        from panoplia.ui.armoury.entry_dialog import EntryDialog

        making = self._conversion.making
        kind = next((kind for kind in self._room.system.entry_kinds if making and kind.id == making.kind), None)
        if making is None or kind is None:
            return
        dialog = EntryDialog(self._room, None, kind, self, making.values(str(self._old.currentData())))
        if dialog.exec() and dialog.saved:
            self.made.emit(dialog.saved.id)
