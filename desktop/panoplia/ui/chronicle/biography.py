# SPDX-License-Identifier: GPL-3.0-or-later
"""The story of one piece: where it came from, whose it was, how it was worn and mended."""

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFrame, QScrollArea, QVBoxLayout, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.store.records import HistoryLine
from panoplia.ui.chronicle.line import StoryLine
from panoplia.ui.look import fonts
from panoplia.ui.look.screens import room_for
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.labels import PlainLabel

MOST_AT_ONCE = 60
SIZE = QSize(560, 480)


class BiographyDialog(QDialog):
    """Tells the newest part of a piece's story at first; what came before is shown when it is asked for.

    A piece that is gone has its story all the same.
    """

    def __init__(self, room: Room, item_id: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._item = item_id
        self._lines: list[HistoryLine] = []
        self._shown = MOST_AT_ONCE
        self._build()
        self._tell()
        room.speech_changed.connect(self._tell)
        room.changed.connect(self._tell)

    def _build(self) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._name = PlainLabel(kind="title", elided=True)
        self._count = PlainLabel(kind="secondary")
        self._earlier = Button("")
        self._earlier.clicked.connect(self._on_earlier)
        self._column = QVBoxLayout()
        self._column.setSpacing(10)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 12, 0)
        column.addWidget(self._earlier, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(self._column)
        column.addStretch()
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidget(inside)
        self._scroll.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._buttons.rejected.connect(self.reject)
        self._buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(24, 20, 24, 16)
        outer.setSpacing(10)
        for widget in (self._name, self._count, self._scroll, self._buttons):
            outer.addWidget(widget, 1 if widget is self._scroll else 0)
        self.resize(fonts.px(SIZE.width()), min(fonts.px(SIZE.height()), self._room_for_height()))

    def _room_for_height(self) -> int:
        return room_for(self).height() - 80

    @Slot()
    def _tell(self) -> None:
        """Tell the story as it is now, in the language of the room."""
        room, say = self._room, self._room.speech.say
        if room.campaign is None:
            return
        self.setWindowTitle(self.tr("History"))
        self._name.setText(say(room.table.chronicle.name(self._item)))
        self._lines = room.table.chronicle.biography(self._item)
        nothing = self.tr("No one remembers anything of this piece.")
        count = note(QT_TRANSLATE_NOOP("chronicle", "%n things happened to it"), n=len(self._lines))
        self._count.setText(say(count) if self._lines else nothing)
        self._scroll.setAccessibleName(self.tr("History"))
        self._earlier.setText(self.tr("What came before"))
        self._earlier.setVisible(len(self._lines) > self._shown)
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for line in self._lines[-self._shown :]:
            # What brought it says all there is to say of that itself.
            came = any(change.kind == "insert" for change in line.changes)
            details = () if came else room.table.chronicle.told(room.in_play.id, [line])
            own = room.table.chronicle.own(room.in_play.id, line)
            self._column.addWidget(StoryLine(own, room.speech, [each for each in details if each != own.label]))

    @Slot()
    def _on_earlier(self) -> None:
        self._shown += MOST_AT_ONCE
        self._tell()
