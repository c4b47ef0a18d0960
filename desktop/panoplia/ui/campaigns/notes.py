# SPDX-License-Identifier: GPL-3.0-or-later
"""The notes of a campaign."""

from PySide6.QtWidgets import QPlainTextEdit, QWidget

from panoplia.ui.form_dialog import FormDialog
from panoplia.ui.look import fonts
from panoplia.ui.room import Room

WIDTH, HEIGHT = 480, 320


class NotesDialog(FormDialog):
    """Long text of the table's own; plain, whatever it was pasted from."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, self.tr("Campaign notes"), self.tr("Keep"), self._keep, parent)
        self._campaign = room.in_play.id
        self._text = QPlainTextEdit(room.in_play.notes)
        self._text.setTabChangesFocus(True)
        self._text.setMinimumSize(fonts.px(WIDTH), fonts.px(HEIGHT))
        self.add(self.tr("Notes"), self._text)

    def _keep(self) -> None:
        self.room.table.campaigns.set_notes(self._campaign, self._text.toPlainText())
