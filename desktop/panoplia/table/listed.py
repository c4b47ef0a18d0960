# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists of a sheet: skills, modifiers, spells and whatever else a system lets a person list, a row at a time."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, Words, note
from panoplia.rules.refusal import Refused
from panoplia.rules.sheet import Lines, lines_of
from panoplia.store.library import Library
from panoplia.store.records import Character
from panoplia.table.reading import Reading, changed_meanwhile
from panoplia.table.typed import as_document, checked_field
from panoplia.table.verbs import scope_of, verb

Row = Mapping[str, Any]
"""What the form of a row says, by the ids of the fields."""
Rows = list[Any]
TWICE = QT_TRANSLATE_NOOP("table", "The list holds {what} already.")
FULL = QT_TRANSLATE_NOOP("table", "The list holds {most} lines at most: take one out first.")


class Listed:
    """Verbs about the rows of a character's lists; a list is named by its path on the sheet."""

    def __init__(self, library: Library, reading: Reading) -> None:
        self.library = library
        self._reading = reading

    @verb
    def add(self, character: int, path: str, values: Row) -> Character:
        """A new row at the end; ``Refused`` names the field, or says that the list is full."""
        row = self.library.character(character)
        block = self._block(row, path)
        if len(block.values) >= block.most:
            raise Refused(FULL, path, most=block.most)
        wished = _checked(block, values)
        _refuse_twice(block, wished)
        changed = self._with(row, path, lambda rows: [*rows, wished])
        told = QT_TRANSLATE_NOOP("table", "{character}: new, {what}")
        return self._write(row, changed, told, self._named(changed, path, len(block.values)))

    @verb
    def change(self, character: int, path: str, place: int, seen: Row, values: Row) -> Character:
        """Other values for a row; ``Refused`` where it is no longer the one that was ``seen``."""
        row = self.library.character(character)
        block = self._still(row, path, place, seen)
        wished = _checked(block, {**block.values[place], **values})
        _refuse_twice(block, wished, place)
        changed = self._with(row, path, lambda rows: [*rows[:place], wished, *rows[place + 1 :]])
        told = QT_TRANSLATE_NOOP("table", "{character}: changed, {what}")
        return self._write(row, changed, told, self._named(changed, path, place))

    @verb
    def remove(self, character: int, path: str, place: int, seen: Row) -> Character:
        """Take a row out; ``Refused`` where it is no longer the one that was ``seen``."""
        row = self.library.character(character)
        self._still(row, path, place, seen)
        changed = self._with(row, path, lambda rows: [*rows[:place], *rows[place + 1 :]])
        told = QT_TRANSLATE_NOOP("table", "{character}: taken out, {what}")
        return self._write(row, changed, told, self._named(row, path, place))

    def _block(self, row: Character, path: str) -> Lines:
        sheet = self._reading.system_of(row.campaign).sheet(self._reading.subject(row))
        found = next((block for block in lines_of(sheet) if block.path == path), None)
        if found is None:
            raise changed_meanwhile(row.name)
        return found

    def _still(self, row: Character, path: str, place: int, seen: Row) -> Lines:
        block = self._block(row, path)
        if not 0 <= place < len(block.values) or block.values[place] != seen:
            raise changed_meanwhile(row.name)
        return block

    def _with(self, row: Character, path: str, change: Callable[[Rows], Rows]) -> Character:
        """The character with other rows in a list, not stored yet."""
        system = self._reading.system_of(row.campaign)
        document, _, name = path.partition(".")
        plain = msgspec.to_builtins(getattr(row, document))
        plain[name] = change(list(plain[name]))
        changed = msgspec.structs.replace(row, **{document: as_document(plain, getattr(system, document), path)})
        fitted = system.fit(changed.statistics, changed.condition, row.condition)
        return msgspec.structs.replace(changed, condition=fitted)

    def _named(self, row: Character, path: str, place: int) -> Words:
        return self._block(row, path).names[place]

    def _write(self, row: Character, changed: Character, told: Phrase, what: Words) -> Character:
        label = note(told, character=row.name, what=what)
        with self.library.journal.act(scope_of(row.campaign), label):
            return self.library.change(row, statistics=changed.statistics, condition=changed.condition)


def _checked(block: Lines, values: Row) -> dict[str, Any]:
    return {
        field.id: checked_field(field, values.get(field.id, field.empty), f"{block.path}.{field.id}")
        for field in block.fields
    }


def _refuse_twice(block: Lines, wished: Row, place: int | None = None) -> None:
    """``Refused`` where another row is alike. One that was so already may change in all else."""
    same = _unique(block, wished)
    if not same or (place is not None and _unique(block, block.values[place]) == same):
        return
    for values, name in zip(block.values, block.names, strict=True):
        if _unique(block, values) == same:
            raise Refused(TWICE, f"{block.path}.{block.unique[-1]}", what=name)


def _unique(block: Lines, values: Row) -> tuple[str, ...]:
    """By what a row is told apart, whatever the case of its letters."""
    return tuple(str(values[id]).casefold() for id in block.unique)
