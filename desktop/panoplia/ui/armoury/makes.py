# SPDX-License-Identifier: GPL-3.0-or-later
"""How else the chosen entry can be made: what each make is like, its price, and a link that adds it."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, note
from panoplia.rules.system import Make, Makes
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import LinkButton
from panoplia.ui.widgets.labels import PlainLabel

ADD = QT_TRANSLATE_NOOP("armoury", "Add this make to the armoury: {make}")


class MakesBox(QWidget):
    """A link for each make, or the reason why there is none; of what knows no makes nothing is seen."""

    wanted = Signal(str)
    """The id of a make that is to be a line of the armoury."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._shown: tuple[Makes, str] = Makes(), ""
        self._heading = PlainLabel(kind="strong")
        self._lines = QWidget()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 8, 0, 0)
        self._column.setSpacing(4)
        self._column.addWidget(self._heading)
        self._column.addWidget(self._lines)
        self.hide()

    def show_makes(self, makes: Makes) -> None:
        """Show these from now on."""
        shown = makes, self._room.speech.language
        if shown == self._shown:
            return
        self._shown = shown
        self._heading.setText(self._room.speech.say(makes.heading))
        before, self._lines = self._lines, self._built(makes)
        self._column.replaceWidget(before, self._lines)
        self._lines.show()
        before.hide()
        before.deleteLater()
        self.setVisible(bool(makes.makes or makes.refusal))

    def _built(self, makes: Makes) -> QWidget:
        lines = QWidget()
        column = QVBoxLayout(lines)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        if makes.refusal:
            column.addWidget(PlainLabel(self._room.speech.say(makes.refusal), kind="secondary", wrapped=True))
        for make in makes.makes:
            self._add(column, make)
        return lines

    def _add(self, column: QVBoxLayout, make: Make) -> None:
        say = self._room.speech.say
        link = LinkButton(say(make.label))
        link.deliberate = True
        link.setProperty("make", make.id)
        words = say(note(ADD, make=note(make.label)))
        link.setAccessibleName(words)
        link.setToolTip(words)
        link.clicked.connect(self._on_wanted)
        row = QHBoxLayout()
        row.addWidget(link)
        row.addStretch()
        row.addWidget(PlainLabel(say(None if make.price is None else Coins(make.price))))
        column.addLayout(row)
        column.addWidget(PlainLabel(say(make.explanation), kind="secondary", wrapped=True))

    @Slot()
    def _on_wanted(self) -> None:
        self.wanted.emit(self.sender().property("make"))
