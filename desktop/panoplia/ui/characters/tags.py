# SPDX-License-Identifier: GPL-3.0-or-later
"""A character's tags below the name: each a chip that goes when it is pressed, and a field for another one."""

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from panoplia.rules.refusal import Refused
from panoplia.store.records import Character
from panoplia.table.characters import tags_of
from panoplia.ui.look import fonts
from panoplia.ui.room import Room
from panoplia.ui.widgets.tags import TagRow

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


class CharacterTags(TagRow):
    """Shows the tags and changes them; what cannot be is told in the status line and stays in the field."""

    def __init__(self, room: Room) -> None:
        self._field = TagField()
        super().__init__(after=[self._field], stays=True)
        self._room = room
        self._character: Character | None = None
        self._field.returnPressed.connect(self._on_add)
        self.removed.connect(self._on_remove)

    def show_character(self, character: Character) -> None:
        """Show a character's tags as they are now."""
        if self._character is None or self._character.id != character.id:
            self._field.clear()
        self._character = character
        self.set_tags([(tag, tag) for tag in tags_of(character)])

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self._field.setPlaceholderText(self.tr("New tag"))
        self._field.setAccessibleName(self.tr("New tag"))
        self._field.setToolTip(self.tr("Type a tag and press Enter."))
        self.set_tags([(tag, tag) for tag in self.keys])

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

    @Slot(str)
    def _on_remove(self, removed: str) -> None:
        if self._character:
            self._field.setFocus()
            self._set(tuple(tag for tag in tags_of(self._character) if tag != removed))
