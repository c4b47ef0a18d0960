# SPDX-License-Identifier: GPL-3.0-or-later
"""Who comes into a fight that goes on: someone of the campaign, or new foes after the bestiary."""

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from panoplia.rules.fights.state import SIDES
from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.refusal import Refused
from panoplia.table.encounters import MOST_FOES
from panoplia.ui.combat.play import FightPlay
from panoplia.ui.form_dialog import FormDialog
from panoplia.ui.widgets.choice_box import ChoiceBox
from panoplia.ui.widgets.find_box import FindBox
from panoplia.ui.widgets.spin import SpinBox
from panoplia.words import in_order

PERSON, LINE = "person:", "line:"
NOBODY_CHOSEN = QT_TRANSLATE_NOOP("combat", "Choose who comes into the fight.")


class JoinDialog(FormDialog):
    """Characters of the campaign first, then the lines of the bestiary."""

    def __init__(self, play: FightPlay, parent: QWidget) -> None:
        super().__init__(play.room, self.tr("Into the fight"), self.tr("Add"), self._join, parent)
        self._play = play
        self.seen = [play.course]
        self._who, self._side, self._since, self._count = FindBox(), ChoiceBox(), ChoiceBox(), SpinBox()
        self._foes: set[str] = set()
        """Those of the campaign who were made as foes."""
        self._fill()
        self._count.setRange(1, MOST_FOES)
        for side, words in SIDES.items():
            self._side.addItem(play.room.speech.say(words), side)
        round = max(play.course.fight.round, 1)
        self._since.addItem(self.tr("in this round"), round)
        self._since.addItem(self.tr("from the next round on"), round + 1)
        self.add(self.tr("Who"), self._who)
        self.add(self.tr("How many"), self._count)
        self.add(self.tr("Side"), self._side)
        self.add(self.tr("Acts"), self._since)
        self._who.currentIndexChanged.connect(self._on_chosen)
        self._on_chosen()

    def _fill(self) -> None:
        room = self._play.room
        fight = self._play.course.fight
        campaign, speech = room.in_play.id, room.speech
        people = [one for one in room.table.library.characters(campaign) if not fight.has(one.id) and not one.archived]
        for one in in_order(people, lambda one: one.name, speech.locale):
            self._who.addItem(one.name, f"{PERSON}{one.id}")
            if one.kind == "foe":
                self._foes.add(f"{PERSON}{one.id}")
        lines = room.table.encounters.bestiary(campaign)
        for entry in in_order(lines, lambda entry: speech.say(entry.names), speech.locale):
            name = self.tr("{foe} (new)").format(foe=speech.say(entry.names))
            self._who.addItem(name, f"{LINE}{entry.id}")
        self._who.setCurrentIndex(0)

    def _join(self) -> None:
        kind, _, id = (self._who.chosen() or "").partition(":")
        table, side, since = self._play.room.table, self._side.currentData(), int(self._since.currentData())
        if f"{kind}:" == PERSON:
            self._play.join([int(id)], side, since)
        elif f"{kind}:" == LINE:
            foes = table.encounters.make_foes(self._play.room.in_play.id, int(id), self._count.value())
            self._play.join([foe.id for foe in foes], side, since)
        else:
            raise Refused(NOBODY_CHOSEN, "who")

    @Slot()
    def _on_chosen(self) -> None:
        """Of someone in person there is one; new ones, and whoever was made as a foe, are foes."""
        chosen = str(self._who.currentData() or "")
        new = chosen.startswith(LINE)
        self._count.setEnabled(new)
        self._side.setCurrentIndex(self._side.findData("foes" if new or chosen in self._foes else "party"))
