# SPDX-License-Identifier: GPL-3.0-or-later
"""Small dialogs of the page of combat: a new fight, and what is asked before something is lost or left."""

from PySide6.QtWidgets import QCheckBox, QLineEdit, QMessageBox, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.store.records import Encounter
from panoplia.ui.form_dialog import FormDialog
from panoplia.ui.questions import question_box
from panoplia.ui.room import Room

DELETE = QT_TRANSLATE_NOOP("combat", "Delete")
DELETE_FIGHT = QT_TRANSLATE_NOOP("combat", "Delete fight")
ANOTHER = QT_TRANSLATE_NOOP("combat", "Another fight is going on")
ONE_AT_A_TIME = QT_TRANSLATE_NOOP(
    "combat",
    "“{other}” is going on. In a campaign one fight goes on at a time, so “{encounter}” does not begin, and nothing of "
    "the other one is lost. Go to it now?",
)
GO_THERE = QT_TRANSLATE_NOOP("combat", "Go to “{other}”")
LONGEST_ON_A_BUTTON = 30


class NewEncounterDialog(FormDialog):
    """A name, and whether the party is in it from the start."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, self.tr("New fight"), self.tr("Plan"), self._plan, parent)
        self.made: Encounter | None = None
        self._name = QLineEdit()
        self.add(self.tr("Name"), self._name)
        self._with_party = QCheckBox(self.tr("All player characters who are in no other fight"))
        self._with_party.setChecked(True)
        self.add(self.tr("The party"), self._with_party)

    def _plan(self) -> None:
        table, campaign = self.room.table, self.room.in_play.id
        people = [
            row.id for row in table.library.characters(campaign)
            if row.kind == "pc" and not row.archived and not table.fights.fight_of(row)
        ]  # fmt: skip
        party = people if self._with_party.isChecked() else []
        self.made = table.encounters.plan(campaign, self._name.text(), party)


def deletion(room: Room, encounter: Encounter, parent: QWidget) -> QMessageBox:
    """The question whether to delete a fight, telling what goes with it."""
    return question_box(parent, room.say(DELETE_FIGHT), room.say(_what_goes(encounter)), room.say(DELETE))


def _what_goes(encounter: Encounter) -> Note:
    match encounter.phase:
        case "planned":
            asked = QT_TRANSLATE_NOOP("combat", "Delete “{name}”? Who was to fight in it stays in the campaign.")
        case "applied":
            asked = QT_TRANSLATE_NOOP("combat", "Delete “{name}”? Its log goes with it; the sheets stay as they are.")
        case _:
            asked = QT_TRANSLATE_NOOP(
                "combat",
                "Delete “{name}”? Its log goes with it, and nothing that happened in it is ever written on the sheets.",
            )
    return note(asked, name=encounter.name)


def another_runs(room: Room, encounter: Encounter, other: Encounter, parent: QWidget) -> QMessageBox:
    """Why a fight does not begin, and the way to the one that goes on."""
    short = other.name if len(other.name) <= LONGEST_ON_A_BUTTON else other.name[:LONGEST_ON_A_BUTTON] + "…"
    there = room.say(note(GO_THERE, other=short)).replace("&", "&&")
    question = note(ONE_AT_A_TIME, encounter=encounter.name, other=other.name)
    return question_box(parent, room.say(ANOTHER), room.say(question), there)
