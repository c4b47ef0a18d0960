# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of a campaign's fights: the one that goes on first, then what is due, what is planned, what is done."""

from collections.abc import Mapping

import msgspec
from PySide6.QtCore import QObject

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, Words, note, several
from panoplia.store.records import Damaged, Encounter, Phase
from panoplia.ui.models.searched import LIST_ROLES, SearchedListModel
from panoplia.words import Speech

SUPPORTED_ROLES = LIST_ROLES
PHASES: Mapping[Phase, Phrase] = {
    "running": QT_TRANSLATE_NOOP("combat", "going on"),
    "ended": QT_TRANSLATE_NOOP("combat", "over; aftermath due"),
    "planned": QT_TRANSLATE_NOOP("combat", "planned"),
    "applied": QT_TRANSLATE_NOOP("combat", "over"),
}
"""In the order of the list."""
ORDER = {phase: place for place, phase in enumerate(PHASES)}
AGAINST = QT_TRANSLATE_NOOP("combat", "{party} against {foes}")


class EncounterRow(msgspec.Struct, frozen=True):
    """A fight with the line below its name."""

    id: int
    name: str
    phase: Phase
    line: Words


class EncountersTableModel(SearchedListModel[EncounterRow]):
    """The name, with phase and numbers as its second line. A search also finds the phase."""

    def __init__(self, speech: Speech, parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.id, lambda row: (row.name, row.line), _searched, speech, parent)

    def arranged(self, rows: list[EncounterRow]) -> list[EncounterRow]:
        """By what they ask for; the newest of those that are over first."""
        return sorted(rows, key=lambda row: (ORDER[row.phase], -row.id if row.phase == "applied" else row.id))


def encounter_row(row: Encounter) -> EncounterRow:
    """A fight as the list shows it."""
    return EncounterRow(row.id, row.name, row.phase, line_of(row))


def line_of(row: Encounter) -> Words:
    """Its phase, and how many stand against how many."""
    if isinstance(row.roster, Damaged):
        return PHASES[row.phase]
    party = sum(one.side == "party" for one in row.roster)
    return several((PHASES[row.phase], note(AGAINST, party=party, foes=len(row.roster) - party)))


def _searched(row: EncounterRow, speech: Speech) -> str:
    return f"{row.name}\n{speech.say(row.line)}"
