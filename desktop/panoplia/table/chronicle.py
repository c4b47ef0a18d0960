# SPDX-License-Identifier: GPL-3.0-or-later
"""The story of a campaign: what was done in it, of whom, and what became of each thing."""

from collections.abc import Collection, Iterable, Sequence

import msgspec

from panoplia.rules.notes import Note, Words
from panoplia.store.library import Library
from panoplia.store.records import HistoryLine, Recorded
from panoplia.store.story import Place
from panoplia.table.changes import Changes, Images
from panoplia.table.reading import Reading
from panoplia.table.verbs import LIBRARY, scope_of

FIGHT = "encounter:"
"""What the scopes of fights begin with."""
LONGEST_STORY = 5_000


class Chapter(msgspec.Struct, frozen=True):
    """A line of the history: one action, or all those of a fight, the newest first."""

    lines: tuple[HistoryLine, ...]

    @property
    def newest(self) -> HistoryLine:
        """The one that says when, and whether it still stands."""
        return self.lines[0]

    @property
    def oldest(self) -> HistoryLine:
        """The one that undoing the whole chapter goes back to; its label names the fight."""
        return self.lines[-1]


class Chronicle:
    """Questions about what was done in a campaign."""

    def __init__(self, library: Library, reading: Reading) -> None:
        self._library = library
        self._reading = reading

    def chapters(self, campaign: int, limit: int, about: Collection[Place] | None = None) -> list[Chapter]:
        """The newest first: of ``limit`` actions at most, and only those about some rows where they are given.

        What was done to the campaign as a whole is among them, but for its founding; its scope is the library's.
        """
        history = self._library.journal.history
        scopes = [scope_of(campaign), *self._fights(campaign)]
        lines = history(scopes=scopes, about=about, limit=limit)
        if about is None:
            whole = history(scopes=[LIBRARY], about=[("campaign", campaign)], limit=limit)
            changed = [line for line in whole if any(change.kind == "update" for change in line.changes)]
            lines = sorted([*lines, *changed], key=lambda line: -line.action)[:limit]
        return chaptered(_dated(lines))

    def of_character(self, character: int) -> list[Place]:
        """A character's rows: sheet, purse, and every item that they hold or once held."""
        row = self._library.character(character)
        items = {item.id for item in self._library.items_of(row.holder)}
        items |= set(self._library.journal.rows_once("item", "holder", row.holder))
        return [("character", row.id), ("holder", row.holder), *(("item", item) for item in sorted(items))]

    def told(self, campaign: int, lines: Iterable[HistoryLine]) -> list[Note]:
        """What some actions changed, row by row, as sentences."""
        reading = self._reading
        changes = Changes(self._library, reading.system_of(campaign), reading.lore(campaign))
        return [said for line in lines for change in line.changes for said in changes.told(change)]

    def name(self, item: int) -> Words:
        """What an item is called, also once it is gone."""
        return Images(self._library).name("item", item)

    def biography(self, item: int, limit: int = LONGEST_STORY) -> list[HistoryLine]:
        """What became of an item, the first thing first; of the pile that it was taken from as well.

        What was undone is left out. Of a longer story, the newest lines are kept.
        """
        story: list[HistoryLine] = []
        of: int | None = item
        before: int | None = None
        told: set[int] = set()
        while of is not None and of not in told and len(story) < limit:
            told.add(of)
            lines = [
                line
                for line in self._library.journal.history(about=self._of_item(of), limit=limit)
                if line.state != "undone" and (before is None or line.action < before)
            ]
            story += lines
            before = lines[-1].action if lines else None
            of = self._pile(lines[-1]) if lines else None
        return story[:limit][::-1]

    def own(self, campaign: int, line: HistoryLine) -> HistoryLine:
        """A line of a biography; of what was done to several things at once, only what concerns this one."""
        whole = self._library.journal.line(line.action)
        if whole is None or not self._is_batch(line, whole):
            return line
        works = [change.before or change.after or {} for change in line.changes if change.table == "work"]
        told = [msgspec.json.decode(work["told"], type=Note) for work in works if "told" in work]
        told += self.told(campaign, [line])
        return msgspec.structs.replace(line, label=told[0]) if told else line

    def _is_batch(self, line: HistoryLine, whole: HistoryLine) -> bool:
        """Whether an action touched other things than the line's and the pile that it is a part of."""
        images = Images(self._library)
        own = {change.row for change in line.changes if change.table == "item"}
        own |= {images.of("work", change.row).get("item", 0) for change in line.changes if change.table == "work"}
        entries = {images.of("item", item).get("entry") for item in own}
        others = [change for change in whole.changes if change.table == "item" and change.row not in own]
        return any(
            images.of("item", change.row).get("entry") not in entries
            or not (change.kind == "insert" or _shrank(change))
            for change in others
        )

    def _of_item(self, item: int) -> list[Place]:
        """An item's row, and those of the work that was done at it."""
        return [("item", item), *(("work", row) for row in self._library.journal.rows_once("work", "item", item))]

    def _pile(self, line: HistoryLine) -> int | None:
        """The pile from which the item that a line brought was taken, if it was."""
        came = next((change.after for change in line.changes if change.kind == "insert" and change.after), None)
        whole = self._library.journal.line(line.action) if came else None
        if came is None or whole is None:
            return None
        images = Images(self._library)
        shrunk = [change.row for change in whole.changes if _shrank(change)]
        return next((row for row in shrunk if images.of("item", row).get("entry") == came.get("entry")), None)

    def _fights(self, campaign: int) -> list[str]:
        library = self._library
        rows: list[Place] = [("holder", holder.id) for holder in library.holders(campaign)]
        rows += [("character", character.id) for character in library.characters(campaign)]
        rows += [("item", item.id) for item in library.items(campaign)]
        rows += [("encounter", encounter.id) for encounter in library.encounters(campaign)]
        return [scope for scope in library.journal.scopes_about(rows) if scope.startswith(FIGHT)]


def _dated(lines: Sequence[HistoryLine]) -> list[HistoryLine]:
    """The lines, newest first; those that no day is known of are of the day of the one before them."""
    day = next((line.day for line in reversed(lines) if line.day is not None), None)
    dated = []
    for line in reversed(lines):
        day = day if line.day is None else line.day
        dated.append(msgspec.structs.replace(line, day=day))
    return dated[::-1]


def chaptered(lines: Sequence[HistoryLine]) -> list[Chapter]:
    """The lines as chapters: those of a fight stand together, where its newest one is."""
    fights: dict[str, list[HistoryLine]] = {}
    for line in lines:
        if line.scope.startswith(FIGHT):
            fights.setdefault(line.scope, []).append(line)
    chapters = []
    for line in lines:
        if line.scope not in fights:
            chapters.append(Chapter((line,)))
        elif line is fights[line.scope][0]:
            chapters.append(Chapter(tuple(fights[line.scope])))
    return chapters


def _shrank(change: Recorded) -> bool:
    before, after = ((image or {}).get("quantity") for image in (change.before, change.after))
    return change.table == "item" and isinstance(before, int) and isinstance(after, int) and before > after
