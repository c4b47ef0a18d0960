# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables of a sheet: those to be read, and those whose rows a person keeps."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from panoplia.rules.notes import Words, note
from panoplia.rules.sheet import Lines, Table
from panoplia.table.listed import FULL
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.field_box import Hands
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.sheet_table import SheetTable


class TableView(QWidget):
    """A table, or what to do first where it is empty."""

    def __init__(self, block: Table, hands: Hands) -> None:
        super().__init__()
        self._hands = hands
        self.table = SheetTable(hands)
        self._empty = PlainLabel(kind="secondary", wrapped=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)
        column.addWidget(self._empty)
        # Room that is left in a column is for what stands below.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.show_block(block)

    def name(self, title: str) -> None:
        """What a screen reader calls the table."""
        self.table.setAccessibleName(title)

    def show_block(self, block: Table, names: Sequence[Words] = ()) -> None:
        """Show other cells; rows that are called something can be changed."""
        self.table.show_table(block, self._hands.speech, names)
        self._empty.setText(self._hands.speech.say(block.empty))
        self.table.setVisible(bool(block.rows))
        self._empty.setVisible(not block.rows and bool(block.empty))


class LinesView(QWidget):
    """A table, and below it the button for one more row."""

    def __init__(self, block: Lines, hands: Hands) -> None:
        super().__init__()
        self._hands, self._block = hands, block
        self._whole = TableView(block.table, hands)
        self._add = Button("", "add")
        self._add.setObjectName(f"add-{block.path}")
        self._add.deliberate = True
        self._add.clicked.connect(self._on_add)
        self._whole.table.change_wanted.connect(self._on_change)
        self._whole.table.removal_wanted.connect(self._on_removal)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._whole)
        column.addWidget(self._add, 0, Qt.AlignmentFlag.AlignLeft)
        self.show_block(block)

    def name(self, title: str) -> None:
        """What a screen reader calls the table."""
        self._whole.name(title)

    def show_block(self, block: Lines) -> None:
        """Show other rows."""
        self._block = block
        say = self._hands.speech.say
        self._whole.show_block(block.table, block.names)
        self._add.setText(say(block.add))
        full = len(block.values) >= block.most
        reason = say(note(FULL, most=block.most)) if full else ""
        self._add.setEnabled(not full)
        self._add.setToolTip(reason)
        self._add.setAccessibleDescription(reason)

    @Slot()
    def _on_add(self) -> None:
        self._hands.adding.emit(self._block)

    @Slot(int)
    def _on_change(self, row: int) -> None:
        self._hands.changing.emit(self._block, row)

    @Slot(int)
    def _on_removal(self, row: int) -> None:
        self._hands.taking_out.emit(self._block, row)
