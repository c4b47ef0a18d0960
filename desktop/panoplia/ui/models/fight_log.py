# SPDX-License-Identifier: GPL-3.0-or-later
"""The log of a fight: rounds, what was done in them, and the reasons of a line that is unfolded."""

from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec
from PySide6.QtCore import QObject, Qt

from panoplia.rules.fights.commands import Begin, Do
from panoplia.rules.fights.turns import EFFECT_OVER, ROUND, TURN
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note
from panoplia.store.records import Damaged
from panoplia.table.courses import Line
from panoplia.ui.models.rows import Role, RowsTableModel
from panoplia.words import Speech

SUPPORTED_ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Role.ROW)
Kind = Literal["round", "turn", "act", "reason"]
ROOM_FOR_DETAILS = 1000
"""Keys between one act and the next: its round, its line, and what is unfolded below it."""
WITH_CLAUSE = QT_TRANSLATE_NOOP("combat", "{reason} ({clause})")
ANSWERS = QT_TRANSLATE_NOOP("combat", "Answers: {answers}")
DONE_PLAINLY = QT_TRANSLATE_NOOP("combat", "Done.")
UNFOLDED = QT_TRANSLATE_NOOP("combat", "{text} Unfolded.")
WHY = QT_TRANSLATE_NOOP("combat", "{text} Enter tells why.")


class LogRow(msgspec.Struct, frozen=True):
    """A row of the list. ``unfolded`` is ``None`` where there is nothing to unfold; ``over`` marks what ran out."""

    key: int
    kind: Kind
    text: str
    seq: int = 0
    unfolded: bool | None = None
    over: bool = False


class FightLogTableModel(RowsTableModel[LogRow]):
    """The newest act is the last row. What was built of an act is kept while it stays as it is."""

    def __init__(self, speech: Speech, parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.key, parent)
        self._speech = speech
        self._lines: Sequence[Line] = ()
        self._unfolded: set[int] = set()
        self._built: dict[int, tuple[Line, bool, tuple[LogRow, ...]]] = {}

    def set_speech(self, speech: Speech) -> None:
        """Say everything in another language."""
        self._speech = speech
        self._built = {}
        self.set_lines(self._lines)

    def set_lines(self, lines: Sequence[Line]) -> None:
        """The acts as they are now; what was unfolded stays so."""
        self._lines = lines
        built: dict[int, tuple[Line, bool, tuple[LogRow, ...]]] = {}
        for line in lines:
            seq, unfolded = line.act.seq, line.act.seq in self._unfolded
            kept = self._built.get(seq)
            if kept is None or kept[0] is not line or kept[1] != unfolded:
                kept = line, unfolded, tuple(self._rows_of(line, unfolded))
            built[seq] = kept
        self._built = built
        self.set_rows([row for _, _, rows in built.values() for row in rows])

    def toggle(self, row: LogRow) -> None:
        """Unfold the reasons of an act, or fold them up."""
        if row.unfolded is not None:
            self._unfolded ^= {row.seq}
            self.set_lines(self._lines)

    def line_of(self, seq: int) -> Line | None:
        """An act that is over."""
        return next((line for line in self._lines if line.act.seq == seq), None)

    def cell(self, row: LogRow, column: int, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.text
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._accessible(row)
        return super().cell(row, column, role)

    def _rows_of(self, line: Line, unfolded: bool) -> Iterator[LogRow]:
        """A new round parts what was said before it from what was said in it."""
        seq, key = line.act.seq, line.act.seq * ROOM_FOR_DETAILS
        say = self._speech.say
        told = told_of(line)
        reasons = list(self._reasons(line, told))[: ROOM_FOR_DETAILS // 2]
        parts = [[]] if told else [[note(DONE_PLAINLY)]]
        for each in told:
            if _is(each, ROUND):
                parts.append([])
            parts[-1].append(each)
        spoken = [part for part in parts if part and not _is(part[-1], ROUND)]
        for part in parts:
            if part and _is(part[0], ROUND):
                key += 1
                yield LogRow(key, "round", say(part.pop(0)), seq)
            if part:
                key += 1
                last = part is spoken[-1]
                over = any(_is(each, EFFECT_OVER) for each in part)
                text = "\n".join(say(each) for each in part)
                kind: Kind = "turn" if all(_is(each, TURN) for each in part) else "act"
                yield LogRow(key, kind, text, seq, unfolded if reasons and last else None, over)
                if unfolded and last:
                    for reason in reasons:
                        key += 1
                        yield LogRow(key, "reason", reason, seq)

    def _reasons(self, line: Line, told: Sequence[Note]) -> Iterator[str]:
        """What led to it, clause by clause, and what was answered."""
        say = self._speech.say
        for each in line.notes:
            if each.clause:
                yield say(note(WITH_CLAUSE, reason=each, clause=each.clause))
            elif each not in told:
                yield say(each)
        if not isinstance(line.act.answers, Damaged) and line.act.answers:
            yield say(note(ANSWERS, answers=" · ".join(line.act.answers)))
        if line.remark:
            yield say(line.remark)

    def _accessible(self, row: LogRow) -> str:
        if row.unfolded is None:
            return row.text
        return self._speech.say(note(UNFOLDED if row.unfolded else WHY, text=row.text))


def told_of(line: Line) -> list[Note]:
    """The notes of an act that are its line: what came of a deed, and all that was said of anything else.

    Of a fight that begins, how everyone found their place is told on demand.
    """
    notes = list(line.notes)
    if isinstance(line.command, Do):
        return notes[-1:]
    if isinstance(line.command, Begin):
        return notes[next((place for place, each in enumerate(notes) if _is(each, ROUND)), 0) :]
    return notes


def title_of(line: Line) -> Words:
    """An act in a few words."""
    told = told_of(line)
    return told[-1] if told else DONE_PLAINLY


def _is(each: Note, phrase: str) -> bool:
    return each.text == phrase
