# SPDX-License-Identifier: GPL-3.0-or-later
"""Entries side by side: a row for each detail, and a sign at those that differ."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Figure, Phrase, note
from panoplia.rules.system import System, is_gear
from panoplia.store.records import Entry
from panoplia.table.reading import piece_of
from panoplia.ui.look import fonts
from panoplia.ui.look.text import tool_tip
from panoplia.ui.models.armoury import GRAMS, PRICE_TITLE, WEIGHT_TITLE
from panoplia.ui.models.columns import alignment
from panoplia.ui.models.marks import marks_of
from panoplia.ui.models.rows import NO_PARENT, Index, Role, RowsTableModel
from panoplia.words import Speech

SUPPORTED_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.FontRole,
    Role.ROW,
)
SIGN = "≠"
MARK = QT_TRANSLATE_NOOP("armoury", "Note")
SAME = QT_TRANSLATE_NOOP("armoury", "{label}, the same for all: {value}")
DIFFERENT = QT_TRANSLATE_NOOP("armoury", "{label}, different: {value}")


class Compared(msgspec.Struct, frozen=True):
    """A detail and its value in each entry."""

    place: int
    label: str
    values: tuple[str, ...]

    @property
    def differs(self) -> bool:
        """Whether the entries do not all say the same."""
        return len(set(self.values)) > 1


class CompareTableModel(RowsTableModel[Compared]):
    """The first column names the detail; each entry is a column after it."""

    def __init__(self, entries: Sequence[Entry], system: System, speech: Speech, parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.place, parent)
        self._entries, self._speech = tuple(entries), speech
        self.reset_rows(compared(entries, system, speech))

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._entries) + 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < self.columnCount():
            return None
        name = self._speech.say(self._entries[section - 1].names) if section else ""
        if role == Qt.ItemDataRole.DisplayRole:
            return name
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return alignment(right=False)
        return tool_tip(name) if role == Qt.ItemDataRole.ToolTipRole else None

    def cell(self, row: Compared, column: int, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, column)
            case Qt.ItemDataRole.ToolTipRole:
                return tool_tip(self._text(row, column))
            case Qt.ItemDataRole.AccessibleTextRole:
                phrase = DIFFERENT if row.differs else SAME
                value = row.values[column - 1] if column else ""
                return self._speech.say(note(phrase, label=row.label, value=value))
            case Qt.ItemDataRole.FontRole:
                return _font(row.differs)
        return super().cell(row, column, role)

    def _text(self, row: Compared, column: int) -> str:
        if column:
            return row.values[column - 1]
        return f"{SIGN} {row.label}" if row.differs else row.label


def compared(entries: Sequence[Entry], system: System, speech: Speech) -> list[Compared]:
    """Every detail that one of the entries has; what every catalogue knows stands last."""
    told = [_details(entry, system) | _common(entry, system) for entry in entries]
    labels = _in_order(_details(entry, system) for entry in entries)
    labels += dict.fromkeys(label for entry in entries for label in _common(entry, system))
    return [
        Compared(place, speech.say(label), tuple(speech.say(details.get(label)) for details in told))
        for place, label in enumerate(labels)
    ]


def _in_order(told: Iterable[Iterable[Phrase]]) -> list[Phrase]:
    """Every label once, each after the one that it follows where it is told."""
    labels: list[Phrase] = []
    for details in told:
        place = 0
        for label in details:
            if label not in labels:
                labels.insert(place, label)
            place = labels.index(label) + 1
    return labels


def _details(entry: Entry, system: System) -> dict[Phrase, Figure]:
    piece = piece_of(entry)
    return dict(system.details(piece)) if piece else {}


def _common(entry: Entry, system: System) -> dict[Phrase, Figure]:
    found: dict[Phrase, Figure] = {}
    if is_gear(system.categories, entry.category):
        found[PRICE_TITLE] = None if entry.price is None else Coins(entry.price)
    if entry.weight is not None:
        found[WEIGHT_TITLE] = note(GRAMS, grams=entry.weight)
    for mark in marks_of(entry):
        found.setdefault(MARK, note(mark.words))
    return found


def _font(bold: bool) -> QFont:
    return fonts.face("strong" if bold else "body")
