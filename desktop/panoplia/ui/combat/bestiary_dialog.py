# SPDX-License-Identifier: GPL-3.0-or-later
"""Foes of the bestiary for a planned fight: which, and how many."""

from PySide6.QtCore import QModelIndex, Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QListView, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.refusal import Refused
from panoplia.store.records import Encounter
from panoplia.table.encounters import MOST_FOES
from panoplia.ui.combat.delegates import BestiaryDelegate
from panoplia.ui.form_dialog import FormDialog
from panoplia.ui.look import fonts
from panoplia.ui.models.bestiary import BestiaryTableModel
from panoplia.ui.models.rows import Role
from panoplia.ui.room import Room
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.search_field import SearchField
from panoplia.ui.widgets.spin import SpinBox

WIDTH, HEIGHT = 520, 300
COUNT = QT_TRANSLATE_NOOP("combat", "How many")
PICK_ONE = QT_TRANSLATE_NOOP("combat", "Choose a foe in the list.")


class BestiaryDialog(FormDialog):
    """A double click adds the foe at once."""

    def __init__(self, room: Room, encounter: Encounter, parent: QWidget | None = None) -> None:
        super().__init__(room, self.tr("From the bestiary"), self.tr("Add"), self._add, parent)
        self._encounter = encounter
        encounters = room.table.encounters
        self._model = BestiaryTableModel(encounters.as_read, room.speech, self)
        self._model.set_all(encounters.bestiary(room.in_play.id))
        self._search = SearchField()
        self._search.setPlaceholderText(self.tr("Search the bestiary"))
        self._search.textChanged.connect(self._on_search)
        self._list = QListView()
        self._list.setObjectName("bestiary")
        self._list.setModel(self._model)
        self._list.setAccessibleName(self.tr("Bestiary"))
        self._list.setItemDelegate(BestiaryDelegate(self._list))
        self._list.setUniformItemSizes(True)
        self._list.setMinimumHeight(fonts.px(HEIGHT))
        self._list.doubleClicked.connect(self._on_double_click)
        self._count = SpinBox()
        self._count.setRange(1, MOST_FOES)
        self.setMinimumWidth(fonts.px(WIDTH))
        self.leave_out_fields()
        self._count.setAccessibleName(room.say(COUNT))
        how_many = QHBoxLayout()
        how_many.addWidget(PlainLabel(room.say(COUNT)))
        how_many.addWidget(self._count)
        how_many.addStretch()
        if self._model.rows:
            self._list.setCurrentIndex(self._model.index(0, 0))
            self.below.addWidget(self._search)
            self.below.addWidget(self._list, 1)
            self.below.addLayout(how_many)
            self._search.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            nothing = self.tr("The bestiary of these rules is empty: write a foe in the armoury, or use one line.")
            self.below.addWidget(PlainLabel(nothing, wrapped=True))

    def _add(self) -> None:
        chosen = self._list.currentIndex().data(Role.ROW)
        if chosen is None:
            raise Refused(PICK_ONE)
        self.room.table.encounters.add_foes(self._encounter.id, chosen.id, self._count.value())

    @Slot(str)
    def _on_search(self, text: str) -> None:
        self._model.search(text)
        if not self._list.currentIndex().isValid():
            self._list.setCurrentIndex(self._model.index(0, 0))

    @Slot(QModelIndex)
    def _on_double_click(self, _index: QModelIndex) -> None:
        self.attempt(self._add)
