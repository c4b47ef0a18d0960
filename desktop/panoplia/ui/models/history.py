# SPDX-License-Identifier: GPL-3.0-or-later
"""The lines of the history panel: days, what was done on them, and what that changed where a line is unfolded."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any, Literal

import msgspec
from PySide6.QtCore import QObject, Qt

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, note
from panoplia.store.records import HistoryLine
from panoplia.table.chronicle import FIGHT, Chapter
from panoplia.ui.models.rows import Role, RowsTableModel
from panoplia.words import Speech, fold, found, needles

SUPPORTED_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Role.SECOND_LINE,
    Role.ROW,
)
Kind = Literal["day", "chapter", "act", "detail"]
ROOM_FOR_DETAILS = 10_000
"""Keys between one chapter and the next, for what is unfolded below it."""
DAY_AND_DATE = QT_TRANSLATE_NOOP("chronicle", "Day {day} · {date}")
A_FIGHT = QT_TRANSLATE_NOOP("chronicle", "{label} (%n actions)")
NOTHING_MORE = QT_TRANSLATE_NOOP("chronicle", "Nothing more is known of it.")
NOTHING_ELSE = QT_TRANSLATE_NOOP("chronicle", "Nothing else changed.")
STATES: dict[str, Phrase] = {
    "undone": QT_TRANSLATE_NOOP("chronicle", "undone"),
    "closed": QT_TRANSLATE_NOOP("chronicle", "can no longer be undone"),
}
ACCESSIBLE: dict[bool | None, Phrase] = {
    True: QT_TRANSLATE_NOOP("chronicle", "{text}, unfolded"),
    False: QT_TRANSLATE_NOOP("chronicle", "{text}, folded"),
}


class HistoryRow(msgspec.Struct, frozen=True):
    """A row of the list. ``unfolded`` is ``None`` where there is nothing to unfold; ``second`` is when, and whether
    it still stands."""

    key: int
    kind: Kind
    text: str
    second: str = ""
    struck: bool = False
    unfolded: bool | None = None
    chapter: Chapter | None = None


class HistoryTableModel(RowsTableModel[HistoryRow]):
    """Chapters in one column. ``tell`` says what some actions changed; it is asked when a line is unfolded."""

    def __init__(
        self, speech: Speech, tell: Callable[[Sequence[HistoryLine]], list[Note]], parent: QObject | None = None
    ) -> None:
        super().__init__(lambda row: row.key, parent)
        self._speech = speech
        self._tell = tell
        self._chapters: Sequence[Chapter] = ()
        self._unfolded: set[int] = set()
        self._wanted: tuple[tuple[str, ...], ...] = ()

    def cell(self, row: HistoryRow, column: int, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.text
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._accessible(row)
            case Role.SECOND_LINE:
                return row.second
        return super().cell(row, column, role)

    def set_speech(self, speech: Speech) -> None:
        """Say everything in another language."""
        self._speech = speech
        self.set_rows(list(self._shown()))

    def set_chapters(self, chapters: Sequence[Chapter]) -> None:
        """The history as it is now; what was unfolded stays so."""
        self._chapters = chapters
        self.set_rows(list(self._shown()))

    def search(self, text: str) -> None:
        """Show the chapters whose label holds ``text``, accents and case aside."""
        self._wanted = needles(text)
        self.set_rows(list(self._shown()))

    def toggle(self, row: HistoryRow) -> None:
        """Unfold a chapter, or fold it up."""
        if row.chapter:
            self._unfolded ^= {row.chapter.oldest.action}
            self.set_rows(list(self._shown()))

    def _shown(self) -> Iterator[HistoryRow]:
        kept = [chapter for chapter in self._chapters if found(self._wanted, fold(self._label(chapter)))]
        for heading, group in groupby(kept, key=lambda chapter: self._day(chapter.newest)):
            chapters = list(group)
            # The last one keeps its place when another comes to the top.
            yield HistoryRow(-chapters[-1].oldest.action, "day", heading)
            for chapter in chapters:
                yield from self._rows_of(chapter)

    def _rows_of(self, chapter: Chapter) -> Iterator[HistoryRow]:
        key, unfolded = chapter.oldest.action, chapter.oldest.action in self._unfolded
        yield HistoryRow(
            key * ROOM_FOR_DETAILS, "chapter", self._label(chapter), self._second(chapter.newest),
            chapter.newest.state == "undone", unfolded, chapter,
        )  # fmt: skip
        if unfolded:
            rows = list(self._details(chapter))[: ROOM_FOR_DETAILS - 1]
            for number, (kind, text) in enumerate(rows, 1):
                yield HistoryRow(key * ROOM_FOR_DETAILS + number, kind, text, chapter=chapter)

    def _details(self, chapter: Chapter) -> Iterator[tuple[Kind, str]]:
        if len(chapter.lines) > 1:
            for line in chapter.lines:
                yield "act", self._speech.say(line.label)
                yield from self._changes(line)
        else:
            changes = list(self._changes(chapter.newest))
            known = any(change.before or change.after for change in chapter.newest.changes)
            yield from changes or [("detail", self._speech.say(NOTHING_ELSE if known else NOTHING_MORE))]

    def _changes(self, line: HistoryLine) -> Iterator[tuple[Kind, str]]:
        label = self._speech.say(line.label)
        for each in self._tell([line]):
            text = self._speech.say(each)
            if text != label:
                yield "detail", text

    def _label(self, chapter: Chapter) -> str:
        label = chapter.oldest.label
        if chapter.newest.scope.startswith(FIGHT):
            label = note(A_FIGHT, label=label, n=len(chapter.lines))
        return self._speech.say(label)

    def _day(self, line: HistoryLine) -> str:
        date = self._speech.day(line.time)
        return date if line.day is None else self._speech.say(note(DAY_AND_DATE, day=line.day, date=date))

    def _second(self, line: HistoryLine) -> str:
        state = STATES.get(line.state)
        time = self._speech.clock(line.time)
        return f"{time} · {self._speech.say(state)}" if state else time

    def _accessible(self, row: HistoryRow) -> str:
        text = f"{row.text}, {row.second}" if row.second else row.text
        return text if row.unfolded is None else self._speech.say(note(ACCESSIBLE[row.unfolded], text=text))
