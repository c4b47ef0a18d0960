# SPDX-License-Identifier: GPL-3.0-or-later
"""The form of one row of a list: a new one, or one that is changed or taken out."""

from typing import Any

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from panoplia.rules.refusal import Refused
from panoplia.rules.sheet import Lines
from panoplia.ui.form_dialog import FormDialog
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.entry_editors import FieldEditor

WIDTH = 480


class LineDialog(FormDialog):
    """``place`` is which row of ``block`` it is about, as it was shown; ``None`` is a new one."""

    def __init__(
        self, room: Room, character: int, block: Lines, place: int | None, parent: QWidget | None = None
    ) -> None:
        title = room.speech.say(block.add if place is None else block.names[place])
        super().__init__(room, title, self.tr("Save"), self._save, parent)
        self.setMinimumWidth(WIDTH)
        self._character, self._block, self._place = character, block, place
        self._fields = {field.id: FieldEditor(room, f"{block.path}.{field.id}", field) for field in block.fields}
        for id, editor in self._fields.items():
            label = room.speech.say(editor.field.label)
            self.add(label, editor)
            editor.set_label(label)
            editor.write(editor.field.empty if place is None else block.values[place][id])
        if place is not None:
            take_out = Button(self.tr("Take out"))
            take_out.deliberate = True
            take_out.clicked.connect(self._on_take_out)
            self._buttons.addButton(take_out, QDialogButtonBox.ButtonRole.DestructiveRole)

    def _save(self) -> None:
        for editor in self._fields.values():
            editor.mark(False)
        listed = self.room.table.listed
        try:
            values = self._values()
            if self._place is None:
                listed.add(self._character, self._block.path, values)
            else:
                seen = self._block.values[self._place]
                listed.change(self._character, self._block.path, self._place, seen, values)
        except Refused as refusal:
            self._point_at(refusal)
            raise

    def _values(self) -> dict[str, Any]:
        return {id: self._read(id, editor) for id, editor in self._fields.items()}

    def _read(self, id: str, editor: FieldEditor) -> Any:
        try:
            return editor.read()
        except Refused:
            editor.mark(True)
            editor.setFocus()
            raise

    def _point_at(self, refusal: Refused) -> None:
        """Mark the field that was refused, and put the keyboard into it."""
        found = self._fields.get(refusal.path.removeprefix(f"{self._block.path}."))
        if found:
            found.mark(True)
            found.setFocus()

    def _take_out(self) -> None:
        assert self._place is not None
        seen = self._block.values[self._place]
        self.room.table.listed.remove(self._character, self._block.path, self._place, seen)

    @Slot()
    def _on_take_out(self) -> None:
        self.attempt(self._take_out)
