# SPDX-License-Identifier: GPL-3.0-or-later
"""What the palette finds: best first, accents and case aside, few at a time."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from heapq import nsmallest
from typing import Any, Literal

import msgspec
from PySide6.QtCore import QObject, Qt

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, Words
from panoplia.table.search import Kind, Target
from panoplia.ui.models.rows import Role, RowsTableModel
from panoplia.words import Speech, fold, found, needles

SUPPORTED_ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Role.SECOND_LINE, Role.ROW)
MOST = 50
"""No one reads more; they type on."""
AROUND = 30
"""Letters of a note that are shown before what was found in it."""
KINDS: dict[Kind | Literal["command"], Phrase] = {
    "command": QT_TRANSLATE_NOOP("palette", "Command"),
    "character": QT_TRANSLATE_NOOP("palette", "Character"),
    "fight": QT_TRANSLATE_NOOP("palette", "Fight"),
    "item": QT_TRANSLATE_NOOP("palette", "Item"),
    "entry": QT_TRANSLATE_NOOP("palette", "Catalogue"),
    "campaign": QT_TRANSLATE_NOOP("palette", "Campaign"),
    "note": QT_TRANSLATE_NOOP("palette", "Note"),
}


ORDER = {kind: place for place, kind in enumerate(KINDS)}


class Command(msgspec.Struct, frozen=True):
    """Something to do: its name, the menu that it stands in, its keys, and how it is done."""

    name: str
    menu: str
    keys: str
    run: Callable[[], object]


class Found(msgspec.Struct, frozen=True):
    """A row of the palette; ``goal`` is what it leads to."""

    key: int
    name: str
    line: str
    kind: str
    keys: str
    goal: Command | Target


class _Entry(msgspec.Struct):
    key: int
    goal: Command | Target
    order: int
    name: str
    folded: str
    text: str = ""


class PaletteTableModel(RowsTableModel[Found]):
    """Commands and targets in one column. Everything is folded once, when the palette opens."""

    def __init__(
        self, speech: Speech, commands: Iterable[Command], targets: Iterable[Target], parent: QObject | None = None
    ) -> None:
        super().__init__(lambda row: row.key, parent)
        self._speech = speech
        goals: list[Command | Target] = [*commands, *targets]
        self._labels: dict[tuple[str, str], str] = {}
        self._entries = [self._entry(key, goal) for key, goal in enumerate(goals)]
        self.search("")

    def cell(self, row: Found, column: int, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.name
            case Qt.ItemDataRole.AccessibleTextRole:
                return ", ".join(part for part in (row.name, row.kind, row.line, row.keys) if part)
            case Role.SECOND_LINE:
                return row.line
        return super().cell(row, column, role)

    def search(self, typed: str) -> None:
        """Show what holds every typed word, best first; the commands where nothing is typed."""
        wanted = needles(typed)
        if not wanted:
            commands = [entry for entry in self._entries if isinstance(entry.goal, Command)]
            self.reset_rows([self._row(entry) for entry in commands[:MOST]])
            return
        best = self._best(wanted)
        self.reset_rows([_with_place(self._row(entry), entry, wanted) for entry in best])

    def _best(self, wanted: Sequence[Sequence[str]]) -> list[_Entry]:
        """By rank: names that begin so, words that begin so, anywhere else, in notes."""
        left = self._entries
        for word in wanted:
            # A word with several endings is first looked for without them: fewer texts are left for the rest.
            stem = word[0] if len(word) == 1 else word[0][:-1]
            left = [entry for entry in left if stem in entry.folded]
        if any(len(word) > 1 for word in wanted):
            left = [entry for entry in left if found(wanted, entry.folded)]
        best: list[_Entry] = []
        for ranked in _ranks(left, wanted):
            taken = {entry.key for entry in best}
            best += nsmallest(
                MOST - len(best),
                (entry for entry in ranked if entry.key not in taken),
                key=lambda entry: (entry.order, entry.name),
            )
            if len(best) == MOST:
                break
        return best

    def _entry(self, key: int, goal: Command | Target) -> _Entry:
        if isinstance(goal, Command):
            kind: Kind | Literal["command"] = "command"
            name, line, text, words = goal.name, goal.menu, "", ""
        else:
            kind, name, line = goal.kind, self._speech.say(goal.name), self._said(goal.line)
            text, words = goal.text, goal.words
        folded = fold(f" {name}\n{line}\n{text}\n{words}")
        return _Entry(key, goal, ORDER[kind], folded.partition("\n")[0], folded, text)

    def _said(self, line: Words) -> str:
        """A label, which stands below many a name, is translated once."""
        if not isinstance(line, Phrase):
            return self._speech.say(line)
        label = (line.context, line)
        if label not in self._labels:
            self._labels[label] = self._speech.say(line)
        return self._labels[label]

    def _row(self, entry: _Entry) -> Found:
        goal, say = entry.goal, self._speech.say
        if isinstance(goal, Command):
            return Found(entry.key, goal.name, goal.menu, say(KINDS["command"]), goal.keys, goal)
        return Found(entry.key, say(goal.name), say(goal.line), say(KINDS[goal.kind]), "", goal)


def _ranks(entries: Sequence[_Entry], wanted: Sequence[Sequence[str]]) -> Iterator[list[_Entry]]:
    """What was found, the best of it first; each rank is looked for only if it is asked for."""
    starts = tuple(f" {ending}" for ending in wanted[0])
    rest = [[f" {ending}" for ending in word] for word in wanted[1:]]
    named = [entry for entry in entries if not entry.text]
    yield [entry for entry in named if entry.name.startswith(starts) and (not rest or found(rest, entry.name))]
    yield [entry for entry in named if found([starts, *rest], entry.name)]
    yield named
    yield [entry for entry in entries if entry.text]


def _with_place(row: Found, entry: _Entry, wanted: Sequence[Sequence[str]]) -> Found:
    """A note with the words around what was found in it; anything else as it is."""
    if not entry.text:
        return row
    text = " ".join(entry.text.split())
    folded = fold(text)
    at = min((place for ending in wanted[0] if (place := folded.find(ending)) >= 0), default=0)
    start = max(at - AROUND, 0)
    snippet = ("…" if start else "") + text[start : start + 4 * AROUND]
    return msgspec.structs.replace(row, line=snippet)
