# SPDX-License-Identifier: GPL-3.0-or-later
"""What a fighter can do, and what not and why; those that can be done come first."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Qt

from panoplia.rules.fights.combat import Action
from panoplia.rules.fights.deeds import TARGET
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Chance, Words, note
from panoplia.ui.look.text import tool_tip
from panoplia.ui.models.rows import Role, RowsTableModel
from panoplia.words import Speech

SUPPORTED_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.ToolTipRole,
    Role.ROW,
    Role.SECOND_LINE,
)
WITH_CLAUSE = QT_TRANSLATE_NOOP("combat", "{reason} ({clause})")
CHANCE, CHANCE_AND_MEAN = (
    QT_TRANSLATE_NOOP("combat", "{chance}"),
    QT_TRANSLATE_NOOP("combat", "{chance} · on average {mean}"),
)
CAN, CAN_WITH, CANNOT = (
    QT_TRANSLATE_NOOP("combat", "{number}. {title}"),
    QT_TRANSLATE_NOOP("combat", "{number}. {title}: {prospect}"),
    QT_TRANSLATE_NOOP("combat", "{title}: not now. {reason}"),
)
DIGITS = 9


class Prospect(msgspec.Struct, frozen=True):
    """The chance that a deed comes to anything, and on average how much, where it can be counted."""

    chance: Fraction
    mean: Fraction | None = None

    @property
    def words(self) -> Words:
        """In a word or two."""
        if self.mean is None:
            return note(CHANCE, chance=Chance(float(self.chance)))
        return note(CHANCE_AND_MEAN, chance=Chance(float(self.chance)), mean=float(self.mean))


class DeedRow(msgspec.Struct, frozen=True):
    """An action of the book. ``number`` is the digit that chooses it; 0 for one without."""

    place: int
    action: Action
    number: int = 0
    prospect: Prospect | None = None

    @property
    def aimed(self) -> bool:
        """Whether it is done to someone."""
        return any(each.id == TARGET for each in self.action.circumstances)


def rows_of(actions: Sequence[Action]) -> list[DeedRow]:
    """What can be done, numbered; then the rest, as the book lists it."""
    can = [action for action in actions if action.refusal is None]
    cannot = [action for action in actions if action.refusal is not None]
    rows = [DeedRow(place, action, place + 1 if place < DIGITS else 0) for place, action in enumerate(can)]
    return rows + [DeedRow(len(can) + place, action) for place, action in enumerate(cannot)]


class DeedsTableModel(RowsTableModel[DeedRow]):
    """Actions in one column, by their place."""

    def __init__(self, speech: Speech, parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.place, parent)
        self._speech = speech

    def set_speech(self, speech: Speech) -> None:
        """Say everything in another language."""
        self._speech = speech
        self.say_all_again()

    def place_of(self, action: str) -> int:
        """Where an action stands; −1 where it is not listed."""
        found = (row.place for row in self.rows if row.action.id == action)
        return next(found, -1)

    @property
    def first(self) -> int:
        """Where the keyboard begins: the first that is aimed at someone, else the first of all."""
        can = [row for row in self.rows if row.action.refusal is None]
        return next((row.place for row in can if row.aimed), 0)

    def tell(self, prospects: Mapping[str, Prospect]) -> None:
        """The chances of some actions, by their ids."""
        self.set_rows(
            [
                msgspec.structs.replace(row, prospect=prospects[row.action.id]) if row.action.id in prospects else row
                for row in self.rows
            ]
        )

    def cell(self, row: DeedRow, column: int, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._speech.say(row.action.title)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._speech.say(self._accessible(row))
            case Qt.ItemDataRole.ToolTipRole:
                return tool_tip(self._speech.say(reason_of(row.action)))
            case Role.SECOND_LINE:
                refusal, prospect = reason_of(row.action), row.prospect
                return self._speech.say(prospect.words if prospect and refusal == "" else refusal)
        return super().cell(row, column, role)

    def _accessible(self, row: DeedRow) -> Words:
        title = row.action.title
        if row.action.refusal is not None:
            return note(CANNOT, title=title, reason=reason_of(row.action))
        number = row.number or row.place + 1
        if row.prospect:
            return note(CAN_WITH, number=number, title=title, prospect=row.prospect.words)
        return note(CAN, number=number, title=title)


def reason_of(action: Action) -> Words:
    """Why an action is not done now, with its clause; nothing where it can be."""
    refusal = action.refusal
    if refusal is None:
        return ""
    return note(WITH_CLAUSE, reason=refusal, clause=refusal.clause) if refusal.clause else refusal
