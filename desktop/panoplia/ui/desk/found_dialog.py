# SPDX-License-Identifier: GPL-3.0-or-later
"""Gear of the catalogue for a pile: new, or worn as it was found."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QCompleter, QLineEdit, QWidget

from panoplia.rules.editors import Number
from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.refusal import Refused
from panoplia.store.records import Entry, Holder
from panoplia.table.verbs import MOST_PIECES
from panoplia.ui.form_dialog import FormDialog
from panoplia.ui.models.headings import QUANTITY
from panoplia.ui.room import Room
from panoplia.ui.widgets.choice_box import ChoiceBox
from panoplia.ui.widgets.holder_box import NAME_LENGTH
from panoplia.ui.widgets.numbers import whole_number
from panoplia.words import fold, in_order


class FoundDialog(FormDialog):
    """Asks what and how many. Where it was ``worn``, the caller asks next how it was kept, and adds it then."""

    def __init__(self, room: Room, pile: Holder, parent: QWidget | None = None) -> None:
        super().__init__(room, self.tr("Add gear"), self.tr("Add"), self._add, parent)
        self._pile = pile
        entries = room.table.reading.wares(room.in_play.id)
        self._entries = in_order(entries, lambda entry: room.speech.say(entry.names), room.speech.locale)
        self._what = ChoiceBox()
        self._what.setEditable(True)
        self._what.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self._what.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._what.setMinimumContentsLength(NAME_LENGTH)
        self._what.addItems([room.speech.say(entry.names) for entry in self._entries])
        self._what.setCurrentIndex(-1)
        completer = QCompleter(self._what.model(), self._what)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self._what.setCompleter(completer)
        self.add(self.tr("Gear"), self._what)
        self._count = QLineEdit("1")
        self.add(room.speech.say(QUANTITY), self._count)
        self._is_worn = QCheckBox(self.tr("Roll next how it was kept"))
        self.add(self.tr("Found worn"), self._is_worn)
        self.entry: Entry | None = None
        self.quantity = 1
        self.worn = False
        """Whether it is still to be said how it was kept, before it is added."""

    def _add(self) -> None:
        self.quantity = whole_number(self._count.text(), QUANTITY, Number(1, MOST_PIECES), self.room.speech)
        self.entry, loot = self._chosen(), self.room.table.loot
        ways = loot.findings_of_new(self.entry.id, self._pile.campaign)
        # What nothing wears is not asked about.
        self.worn = self._is_worn.isChecked() and any(job.script for job in ways)
        if not self.worn:
            loot.add_found(self.entry.id, self._pile.id, self.quantity)

    def _chosen(self) -> Entry:
        """The entry that was typed, accents and case aside; ``Refused`` where there is none of that name."""
        typed = fold(self._what.currentText().strip())
        for entry in self._entries:
            if fold(self.room.speech.say(entry.names)) == typed:
                return entry
        raise Refused(
            QT_TRANSLATE_NOOP("desk", "Nothing in the armoury is called “{text}”: choose from the list."),
            text=self._what.currentText(),
        )
