# SPDX-License-Identifier: GPL-3.0-or-later
"""What sets a magic piece apart when it is bought or given: its bonus, a name and a price of its own."""

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QLineEdit, QVBoxLayout, QWidget

from panoplia.table.trade import Line
from panoplia.ui.room import Room
from panoplia.ui.widgets.coins import CoinsField
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.numbers import whole_number


class MagicBox(QWidget):
    """A tick; with it, three fields and what the bonus does. ``changed`` whenever something else is typed."""

    changed = Signal()

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._tick = QCheckBox()
        self._tick.setObjectName("magic")
        self._fields = QWidget()
        self._bonus, self._name, self._price = QLineEdit(), QLineEdit(), CoinsField(room)
        self._labels = [PlainLabel(kind="secondary") for _ in range(3)]
        self._explained = PlainLabel(kind="secondary", wrapped=True)
        form = QFormLayout()
        form.setContentsMargins(0, 0, 0, 0)
        for label, field in zip(self._labels, (self._bonus, self._name, self._price), strict=True):
            if field is not self._price:
                label.setMinimumHeight(field.sizeHint().height())
                form.addRow(label, field)
        # Three coins want the whole width.
        form.addRow(self._labels[-1])
        form.addRow(self._price)
        inner = QVBoxLayout(self._fields)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addLayout(form)
        inner.addWidget(self._explained)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._tick)
        column.addWidget(self._fields)
        self._fields.hide()
        self._tick.toggled.connect(self._fields.setVisible)
        self._tick.toggled.connect(self.changed)
        for line in (self._bonus, self._name):
            line.textChanged.connect(self.changed)
        self._price.changed.connect(self.changed)
        self.clear()

    def clear(self) -> None:
        """As any other piece."""
        self._tick.setChecked(False)
        self._bonus.setText(str(self._room.system.magic.start))
        self._name.clear()
        self._price.set_amount(None)

    def applied(self, line: Line) -> Line:
        """The line with what is typed here; ``Refused`` where a number is none."""
        if not self._tick.isChecked():
            return line
        magic = self._room.system.magic
        return msgspec.structs.replace(
            line,
            magic=True,
            bonus=whole_number(self._bonus.text(), magic.label, magic.editor, self._room.speech),
            name=self._name.text(),
            price=self._price.amount(),
        )

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        say, magic = self._room.speech.say, self._room.system.magic
        self._tick.setText(self.tr("Magic"))
        for label, field, words in zip(
            self._labels,
            (self._bonus, self._name, self._price),
            (say(magic.label), self.tr("Own name"), self.tr("Own price")),
            strict=True,
        ):
            label.setText(words)
            if isinstance(field, CoinsField):
                field.set_label(words)
            else:
                field.setAccessibleName(words)
        self._price.retranslate()
        self._explained.setText("\n".join(say(words) for words in magic.explanation))
