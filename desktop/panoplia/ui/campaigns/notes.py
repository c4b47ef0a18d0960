# SPDX-License-Identifier: GPL-3.0-or-later
"""The notes of a campaign."""

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from panoplia.rules.refusal import Refused
from panoplia.store.faults import Fault
from panoplia.ui.look import fonts
from panoplia.ui.look.screens import room_for
from panoplia.ui.room import Room
from panoplia.ui.widgets.labels import PlainLabel

SIZE = QSize(560, 440)


class NotesDialog(QDialog):
    """Long text of the table's own; plain, whatever it was pasted from. It is kept, or left as it was."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._campaign = room.in_play.id
        self._shown = room.in_play.notes
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Campaign notes"))
        name = PlainLabel(room.in_play.name, kind="heading", elided=True)
        self._text = QPlainTextEdit(room.in_play.notes)
        self._text.setTabChangesFocus(True)
        self._text.setAccessibleName(self.tr("Campaign notes"))
        self._text.setPlaceholderText(self.tr("What the table should remember: places, debts, rumours…"))
        self._problem = PlainLabel(kind="bad", wrapped=True)
        self._problem.hide()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Save"))
        buttons.accepted.connect(self._on_accepted)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        column.addWidget(name)
        column.addWidget(self._text, 1)
        column.addWidget(self._problem)
        column.addWidget(buttons)
        highest = room_for(self).height() - 80
        self.resize(fonts.px(SIZE.width()), min(fonts.px(SIZE.height()), highest))

    @Slot()
    def _on_accepted(self) -> None:
        try:
            self._room.table.campaigns.set_notes(self._campaign, self._text.toPlainText(), before=self._shown)
        except Refused as refusal:
            if not isinstance(refusal, Fault):
                # Told once: whoever keeps theirs then knows that others wrote here.
                self._shown = self._room.table.library.campaign(self._campaign).notes
            self._problem.setText(self._room.speech.say(refusal.note))
            self._problem.show()
            return
        self.accept()
