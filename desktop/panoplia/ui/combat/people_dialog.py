# SPDX-License-Identifier: GPL-3.0-or-later
"""Characters of the campaign for one side of a planned fight."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListView, QWidget

from panoplia.rules.fights.state import SIDES, Side
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.refusal import Refused
from panoplia.store.records import Encounter
from panoplia.table.encounters import roster_of
from panoplia.ui.combat.delegates import TickDelegate
from panoplia.ui.form_dialog import FormDialog
from panoplia.ui.look import fonts
from panoplia.ui.models.headings import CANNOT_BE_READ
from panoplia.ui.models.ticked import Candidate, TickedTableModel
from panoplia.ui.room import Room
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.search_field import SearchField

WIDTH, HEIGHT = 460, 260
ORDER = {"pc": 0, "npc": 1, "foe": 2}
IN_ANOTHER = QT_TRANSLATE_NOOP("combat", "in the fight “{encounter}”")
TICK_ONE = QT_TRANSLATE_NOOP("combat", "Tick at least one of them.")


class PeopleDialog(FormDialog):
    """Everyone who is not on the list yet; whoever is in another fight says so."""

    def __init__(self, room: Room, encounter: Encounter, side: Side, parent: QWidget | None = None) -> None:
        super().__init__(room, room.say(SIDES[side]), self.tr("Add"), self._add, parent)
        self._encounter, self._side = encounter, side
        self._model = TickedTableModel(room.speech, self)
        self._model.set_all(list(self._candidates()))
        self._search = SearchField()
        self._search.setPlaceholderText(self.tr("Search characters"))
        self._search.textChanged.connect(self._model.search)
        self._list = QListView()
        self._list.setObjectName("candidates")
        self._list.setModel(self._model)
        self._list.setAccessibleName(self.tr("Characters"))
        self._list.setMinimumHeight(fonts.px(HEIGHT))
        self._list.setItemDelegate(TickDelegate(self._list))
        self.setMinimumWidth(fonts.px(WIDTH))
        self.leave_out_fields()
        if self._model.rows:
            self.below.addWidget(self._search)
            self.below.addWidget(self._list, 1)
            self._search.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.below.addWidget(PlainLabel(self.tr("Everyone in this campaign is on the list already."), wrapped=True))

    def _candidates(self) -> Iterator[Candidate]:
        """Player characters first; nobody of the archive."""
        table, system = self.room.table, self.room.system
        listed = {one.character for one in roster_of(self._encounter)}
        people = [
            each for each in table.reading.people(self.room.in_play.id)
            if each[0].id not in listed and not each[0].archived
        ]  # fmt: skip
        for row, subject in sorted(people, key=lambda each: ORDER[each[0].kind]):
            other = table.fights.fight_of(row)
            if other:
                yield Candidate(row.id, row.name, note(IN_ANOTHER, encounter=other.name), possible=False)
            elif subject is None:
                yield Candidate(row.id, row.name, CANNOT_BE_READ, possible=False)
            else:
                yield Candidate(row.id, row.name, system.summary(subject))

    def _add(self) -> None:
        encounters, ticked = self.room.table.encounters, self._model.ticked
        if not ticked:
            raise Refused(TICK_ONE)
        if len(ticked) == 1:
            encounters.enlist(self._encounter.id, ticked[0], self._side)
        else:
            encounters.enlist_all(self._encounter.id, ticked, self._side)
