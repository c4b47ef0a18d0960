# SPDX-License-Identifier: GPL-3.0-or-later
"""A character's tags below the name: each a chip that goes when it is pressed, and a field for another one."""

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from panoplia.rules.refusal import Refused
from panoplia.store.records import Character
from panoplia.table.characters import tags_of
from panoplia.ui.look import fonts
from panoplia.ui.room import Room
from panoplia.ui.widgets.chips import Chip
from panoplia.ui.widgets.flow import FlowRow

WIDTH_OF_FIELD = 150


class TagField(QLineEdit):
    """Enter adds what is typed; Esc forgets it. Several tags may be typed, with commas between."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
            return
        super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(fonts.px(WIDTH_OF_FIELD), fonts.px(26))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class TagRow(FlowRow):
    """Shows the tags and changes them; what cannot be is told in the status line and stays in the field."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._character: Character | None = None
        self._chips: list[Chip] = []
        self._field = TagField()
        self._field.returnPressed.connect(self._on_add)
        self.set_widgets([self._field])

    def show_character(self, character: Character) -> None:
        """Show a character's tags as they are now."""
        if self._character is None or self._character.id != character.id:
            self._field.clear()
        shown = tags_of(self._character) if self._character else ()
        self._character = character
        if tags_of(character) != shown or not self._chips:
            self._rebuild()

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self._field.setPlaceholderText(self.tr("New tag"))
        self._field.setAccessibleName(self.tr("New tag"))
        self._field.setToolTip(self.tr("Type a tag and press Enter."))
        self._rebuild()

    def _rebuild(self) -> None:
        for chip in self._chips:
            chip.hide()
            chip.deleteLater()
        self._chips = []
        for tag in tags_of(self._character) if self._character else ():
            chip = Chip(tag, self)
            chip.set_label(f"{tag}  ×")
            chip.setCheckable(False)
            chip.setAccessibleName(self.tr("Remove the tag {tag}").format(tag=tag))
            chip.clicked.connect(self._on_remove)
            self._chips.append(chip)
        self.set_widgets([*self._chips, self._field])

    def _set(self, tags: tuple[str, ...]) -> bool:
        character = self._character
        if character is None:
            return False
        try:
            self._room.table.characters.set_tags(character.id, ",".join(tags))
        except Refused as refusal:
            self._room.refuse(refusal.note)
            return False
        return True

    @Slot()
    def _on_add(self) -> None:
        if self._character and self._field.text().strip():
            if self._set((*tags_of(self._character), self._field.text())):
                self._field.clear()
            self._field.setFocus()

    @Slot()
    def _on_remove(self) -> None:
        chip = self.sender()
        if self._character and isinstance(chip, Chip):
            self._field.setFocus()
            self._set(tuple(tag for tag in tags_of(self._character) if tag != chip.key))
