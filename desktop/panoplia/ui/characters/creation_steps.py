# SPDX-License-Identifier: GPL-3.0-or-later
"""The first two steps of a new character: who it is, and the values that the rule system asks for."""

from collections.abc import Sequence

from PySide6.QtCore import QMimeData, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from panoplia.rules.creation import FieldGroup
from panoplia.rules.refusal import Refused
from panoplia.table.verbs import clean_name
from panoplia.ui.characters.field_row import FieldRow
from panoplia.ui.characters.portrait import PortraitBadge, from_clipboard, from_drop, from_file
from panoplia.ui.look import fonts
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.portraits import squared

BADGE_SIZE, FIELD_WIDTH, HINT_WIDTH = 128, 300, 200
GAP = 14
MOST_AT_LEFT = 5
"""A group with more fields than this has the right column for itself."""


class WhoStep(QWidget):
    """Name, player and portrait."""

    refused = Signal(object)
    """A ``Note``: what was chosen is no picture."""
    mended = Signal()
    """There is a picture now, or another name."""

    def __init__(self, room: Room) -> None:
        super().__init__()
        self._room = room
        self.picture = b""
        self.name, self.player = QLineEdit(), QLineEdit()
        self._badge = PortraitBadge(BADGE_SIZE)
        self._file, self._paste = Button(self.tr("From file…"), "folder"), Button(self.tr("Paste"), "paste")
        self._remove = Button(self.tr("Remove"), "delete")
        self._lay_out()
        self._file.clicked.connect(self._on_file)
        self._paste.clicked.connect(self._on_paste)
        self._remove.clicked.connect(self._on_remove)
        self._badge.dropped.connect(self._on_dropped)
        self.name.textChanged.connect(self._badge.set_name)
        self.name.textChanged.connect(self.mended)
        self._badge.set_name("")
        self._show()

    def check(self) -> None:
        """``Refused`` where the name is none."""
        clean_name(self.name.text())

    def focus(self) -> None:
        """Put the keyboard where one begins."""
        self.name.setFocus()

    def _lay_out(self) -> None:
        fields, pictures = Card(), Card(heading=self.tr("Portrait"))
        for label, field in ((self.tr("Name"), self.name), (self.tr("Player"), self.player)):
            fields.body.addWidget(PlainLabel(label, kind="secondary"))
            fields.body.addWidget(field)
            field.setAccessibleName(label)
            field.setMinimumWidth(fonts.px(FIELD_WIDTH))
        fields.body.addStretch()
        hint = PlainLabel(self.tr("You can also drop a picture on the circle."), kind="secondary", wrapped=True)
        hint.setFixedWidth(fonts.px(HINT_WIDTH))
        buttons = QVBoxLayout()
        buttons.setSpacing(8)
        for widget in (self._file, self._paste, self._remove):
            buttons.addWidget(widget, 0, Qt.AlignmentFlag.AlignLeft)
        buttons.addWidget(hint)
        buttons.addStretch()
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        row.addLayout(buttons)
        row.addStretch()
        pictures.body.addLayout(row)
        pictures.body.addStretch()
        columns = QHBoxLayout(self)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(14)
        columns.addWidget(fields, 1, Qt.AlignmentFlag.AlignTop)
        columns.addWidget(pictures, 1, Qt.AlignmentFlag.AlignTop)

    def _show(self) -> None:
        side = round(self._badge.side * self.devicePixelRatioF())
        self._badge.set_portrait(squared(self.picture, side) if self.picture else None)
        self._remove.setVisible(bool(self.picture))

    def _take(self, picture: bytes | None) -> None:
        if picture:
            self.picture = picture
            self.mended.emit()
            self._show()

    @Slot()
    def _on_file(self) -> None:
        try:
            self._take(from_file(self._room, self))
        except Refused as refusal:
            self.refused.emit(refusal.note)

    @Slot()
    def _on_paste(self) -> None:
        try:
            self._take(from_clipboard(self._room))
        except Refused as refusal:
            self.refused.emit(refusal.note)

    @Slot(object)
    def _on_dropped(self, data: QMimeData) -> None:
        try:
            self._take(from_drop(self._room, data))
        except Refused as refusal:
            self.refused.emit(refusal.note)

    @Slot()
    def _on_remove(self) -> None:
        self.picture = b""
        self._show()


class ValuesStep(QScrollArea):
    """The groups of fields of the rule system, each on its card, with their dice.

    In two columns, or where these have no room, one below the other.
    """

    refused = Signal(object)
    """A ``Note``: a die has no such face."""
    mended = Signal()
    """Another value stands somewhere."""

    def __init__(self, room: Room) -> None:
        super().__init__()
        self._room = room
        self.rows: list[FieldRow] = []
        self._all: list[tuple[Button, list[FieldRow]]] = []
        inside = QWidget()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.setSpacing(GAP)
        self._sides = left, right = QVBoxLayout(), QVBoxLayout()
        for side in self._sides:
            side.setSpacing(GAP)
            self._columns.addLayout(side, 1)
        # The left column whole, then the right one: so they are read, and so Tab goes.
        first, second = parted(room.system.creation.groups)
        for side, groups in ((left, first), (right, second)):
            for group in groups:
                side.addWidget(self._card(group))
        left.addStretch()
        right.addStretch()
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        room.dice_changed.connect(self._look_again)
        self._look_again()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        needed = sum(side.minimumSize().width() for side in self._sides) + GAP
        room = self.viewport().width() >= needed
        self._columns.setDirection(QBoxLayout.Direction.LeftToRight if room else QBoxLayout.Direction.TopToBottom)

    def answers(self) -> dict[str, int | str]:
        """What stands in the fields; those that cannot be read are missing."""
        found: dict[str, int | str] = {}
        for row in self.rows:
            try:
                found[row.field.id] = row.read()
            except Refused:
                continue
        return found

    def check(self) -> None:
        """``Refused`` tells the first field that cannot be read, or has to be rolled again; the keyboard goes there."""
        for row in self.rows:
            try:
                row.check()
            except Refused:
                row.editor.setFocus()
                self.ensureWidgetVisible(row.editor)
                raise

    def focus(self) -> None:
        """Put the keyboard where one begins."""
        self.rows[0].editor.setFocus()

    def _card(self, group: FieldGroup) -> Card:
        card = Card(heading=self._room.speech.say(group.title))
        explanation = PlainLabel(self._room.speech.say(group.explanation), kind="secondary", wrapped=True)
        card.body.addWidget(explanation)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(4, 1)
        rows = [FieldRow(self._room, field, self.answers, card) for field in group.fields]
        for place, row in enumerate(rows):
            row.add_to(grid, place)
            row.changed.connect(self._on_changed)
            row.refused.connect(self.refused)
        self.rows += rows
        card.body.addLayout(grid)
        if len(rows) > 1:
            every = Button(self.tr("Roll all"), "dice")
            every.deliberate = True
            every.clicked.connect(self._on_roll_all)
            card.body.addWidget(every, 0, Qt.AlignmentFlag.AlignLeft)
            self._all.append((every, rows))
        return card

    @Slot()
    def _on_changed(self) -> None:
        self.mended.emit()
        sender = self.sender()
        # What a group asks may decide what the others roll.
        for row in self.rows:
            if row is not sender:
                row.follow()

    @Slot()
    def _look_again(self) -> None:
        for row in self.rows:
            row.look_again()
        for button, rows in self._all:
            button.setVisible(any(row.can_roll for row in rows))

    @Slot()
    def _on_roll_all(self) -> None:
        for button, rows in self._all:
            if button is self.sender():
                for row in rows:
                    row.roll()


def parted(groups: Sequence[FieldGroup]) -> tuple[list[FieldGroup], list[FieldGroup]]:
    """The groups for the left column and for the right one: large ones at the right, or where none is, half of each."""
    large = [group for group in groups if len(group.fields) > MOST_AT_LEFT]
    if large:
        return [group for group in groups if group not in large], large
    half = -(-len(groups) // 2)
    return list(groups[:half]), list(groups[half:])
