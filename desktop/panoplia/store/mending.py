# SPDX-License-Identifier: GPL-3.0-or-later
"""Mending the rows of a library inside a transaction, as one action of its journal that says what was done."""

import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime
from uuid import uuid4

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Figure, Note, Phrase, note, several
from panoplia.store import settings, triggers
from panoplia.store.findings import UNREADABLE, Name, called, lenient, name_of
from panoplia.store.schema import parts
from panoplia.store.story import json_list, label_of
from panoplia.store.structure import complaints, only_kinds
from panoplia.store.symptoms import damaged_lines, orphaned
from panoplia.store.whereabouts import whereabouts

RECOVERED = QT_TRANSLATE_NOOP("doctor", "Recovered")
LABEL = QT_TRANSLATE_NOOP("doctor", "The library repaired: %n fault(s)")
INDEXES = QT_TRANSLATE_NOOP("doctor", "The indexes were made anew.")
ENDED = QT_TRANSLATE_NOOP("doctor", "Ended: the action “{label}”.")
TRIGGERS = QT_TRANSLATE_NOOP("doctor", "The triggers of the journal were put right: {names}.")
CHANGES_GONE = QT_TRANSLATE_NOOP("doctor", "Removed: %n change(s) of the journal that belonged to no action.")
LINES = QT_TRANSLATE_NOOP("doctor", "Lines of the history that say no more than that they cannot be read: %n.")
OPENED = QT_TRANSLATE_NOOP("doctor", "Ring opened ({names}). Now in the stash “{stash}” of {campaign}: {name}.")
STASHED = QT_TRANSLATE_NOOP("doctor", "Now in the stash “{stash}” of {campaign}: {name}.")
WITH_HOLDER = QT_TRANSLATE_NOOP("doctor", "Now with {holder}, and in no container: {name}.")
IN_CONTAINER = QT_TRANSLATE_NOOP("doctor", "Now inside {container}: {name}.")
FOR_ALL = QT_TRANSLATE_NOOP("doctor", "Now in the catalogue of the whole library: {name}.")
REMOVED = QT_TRANSLATE_NOOP("doctor", "Removed, because what it belonged to is gone: {name}.")
REMOVED_WITH = QT_TRANSLATE_NOOP("doctor", "Removed, because what it belonged to is gone: {name}, with {held}.")
NOWHERE = QT_TRANSLATE_NOOP("doctor", "Removed, because no campaign has a place for it: {name}.")
NOWHERE_WITH = QT_TRANSLATE_NOOP("doctor", "Removed, because no campaign has a place for it: {name}, with {held}.")

# Parents first: what goes with them need not be looked at.
_ORDER = ("holder", "character", "work", "override", "item", "entry")


class Mender:
    """Mends one library. ``told`` says what was done; ``recovered`` are names for the stash of what has no place."""

    def __init__(self, recovered: Sequence[str], moment: datetime) -> None:
        self.told: list[Note] = []
        self._recovered = recovered
        self._time = moment.astimezone(UTC).isoformat(timespec="milliseconds")

    def rebuild_indexes(self, connection: sqlite3.Connection) -> bool:
        """Make the indexes anew where SQLite's check complains; whether the file is sound now.

        Where it is not, the transaction has to be taken back.
        """
        try:
            if only_kinds(complaints(connection)):
                return True
            connection.execute("REINDEX")
            if only_kinds(complaints(connection)):
                self.told.append(note(INDEXES))
                return True
        except UNREADABLE:
            # What stands in the way is told by the examination that follows.
            pass
        return False

    def mend(self, connection: sqlite3.Connection) -> None:
        """Put right what can be put right; the connection is inside a transaction."""
        self._connection = connection
        connection.text_factory = lenient
        self._end_actions()
        self._mend_triggers()
        self._mend_history()
        self._act()
        settings.new_edition(connection)

    def _end_actions(self) -> None:
        stuck = self._connection.execute("SELECT id FROM action WHERE state IN ('writing', 'silent')").fetchall()
        for (action,) in stuck:
            self._connection.execute("UPDATE action SET state = 'closed' WHERE id = ?", (action,))
            self._tell(ENDED, label=label_of(self._connection, action))

    def _mend_triggers(self) -> None:
        wrong = triggers.mend(self._connection)
        if wrong:
            self._tell(TRIGGERS, names=several(wrong))

    def _mend_history(self) -> None:
        gone = self._connection.execute("DELETE FROM change WHERE action NOT IN (SELECT id FROM action)").rowcount
        if gone:
            self._tell(CHANGES_GONE, n=gone)
        damaged = damaged_lines(self._connection)
        # As the text that they are: JSON that says nothing, so that nothing is lost and SQLite's check passes.
        for table, column in (("action", "label"), ("change", "before"), ("change", "after")):
            self._connection.execute(
                f'UPDATE "{table}" SET "{column}" = json_quote("{column}")'
                f' WHERE "{column}" IS NOT NULL AND NOT json_valid("{column}")'
            )
        if damaged:
            self._tell(LINES, n=len(damaged))

    def _act(self) -> None:
        """The rows that people see, as one action. It is closed: to undo it would bring the faults back."""
        before = len(self.told)
        action = self._connection.execute(
            "INSERT INTO action (scope, label, time, state) VALUES ('library', ?, ?, 'writing')",
            (_text(note(LABEL, n=0)), self._time),
        ).lastrowid
        self._place_items()
        self._remove_orphans()
        done = len(self.told) - before
        if done:
            self._connection.execute(
                "UPDATE action SET state = 'closed', label = ? WHERE id = ?", (_text(note(LABEL, n=done)), action)
            )
        else:
            self._connection.execute("DELETE FROM action WHERE id = ?", (action,))

    def _place_items(self) -> None:
        gone = {row for table, row in orphaned(self._connection) if table == "item"}
        found = whereabouts(self._connection, gone)
        for item, (holder, inside) in found.spots.items():
            name = self._name("item", item)
            if holder is not None:
                self._put(item, holder, None)
                self._tell(WITH_HOLDER, name=name, holder=self._name("holder", holder))
            # What lies in itself is a ring, below.
            elif inside is not None and inside != item:
                self._put(item, None, inside)
                self._tell(IN_CONTAINER, name=name, container=self._name("item", inside))
        for ring in found.rings:
            names = several(self._name("item", item) for item in ring)
            self._recover(ring[0], OPENED, names=names)
        for item in found.lost:
            self._recover(item, STASHED)

    def _recover(self, item: int, phrase: Phrase, **figures: Figure) -> None:
        home = self._home(item)
        if home is None:
            self._remove("item", item, NOWHERE, NOWHERE_WITH)
            return
        campaign, called = home
        stash, name = self._stash(campaign)
        self._put(item, stash, None)
        self._tell(phrase, name=self._name("item", item), stash=name, campaign=called, **figures)

    def _home(self, item: int) -> tuple[int, str] | None:
        """The campaign where an item without a place is put: of its own line's, else the first one of its rules."""
        put_away = "campaign.archived, " if ("campaign", "archived") in parts(self._connection) else ""
        found = self._connection.execute(
            "SELECT campaign.id, campaign.name FROM item JOIN entry ON entry.id = item.entry"
            " JOIN campaign ON campaign.system = entry.system WHERE item.id = ?"
            f" ORDER BY campaign.id IS NOT entry.campaign, {put_away}campaign.id LIMIT 1",
            (item,),
        ).fetchone()
        return (int(found[0]), str(found[1])) if found else None

    def _stash(self, campaign: int) -> tuple[int, str]:
        found = self._connection.execute(
            "SELECT id, name FROM holder WHERE campaign = ? AND kind = 'stash'"
            " AND name IN (SELECT value FROM json_each(?)) ORDER BY id LIMIT 1",
            (campaign, json_list(self._recovered)),
        ).fetchone()
        if found:
            return int(found[0]), str(found[1])
        made = self._connection.execute(
            "INSERT INTO holder (uid, campaign, kind, name) VALUES (?, ?, 'stash', ?)",
            (uuid4().hex, campaign, self._recovered[0]),
        )
        assert made.lastrowid is not None
        return made.lastrowid, self._recovered[0]

    def _put(self, item: int, holder: int | None, inside: int | None) -> None:
        # In no hand, and nobody left it behind.
        carried = ", carried = 1" if ("item", "carried") in parts(self._connection) else ""
        self._connection.execute(
            f"UPDATE item SET holder = ?, inside = ?, slot = ''{carried} WHERE id = ?", (holder, inside, item)
        )

    def _remove_orphans(self) -> None:
        found = orphaned(self._connection)
        for table in _ORDER:
            for row in [row for each, row in found if each == table]:
                if table == "entry" and self._in_use(row):
                    self._connection.execute("UPDATE entry SET campaign = NULL WHERE id = ?", (row,))
                    self._tell(FOR_ALL, name=self._name(table, row))
                else:
                    self._remove(table, row, REMOVED, REMOVED_WITH)

    def _in_use(self, entry: int) -> bool:
        """Whether a campaign that is still there has a thing of this line."""
        return self._connection.execute("SELECT 1 FROM item WHERE entry = ? LIMIT 1", (entry,)).fetchone() is not None

    def _remove(self, table: str, row: int, alone: Phrase, together: Phrase) -> None:
        """Delete a row with all that it holds, and name each; a row that went with another one is no longer there."""
        name = self._name(table, row)
        (since,) = self._connection.execute("SELECT coalesce(max(id), 0) FROM change").fetchone()
        if not self._connection.execute(f'DELETE FROM "{table}" WHERE id = ?', (row,)).rowcount:
            return
        held = self._connection.execute(
            "SELECT json_extract(before, '$.name'), name_es, name_en, row_id FROM change"
            " LEFT JOIN entry ON entry.id = json_extract(before, '$.entry')"
            " WHERE change.id > ? AND table_name = 'item' AND (table_name, row_id) <> (?, ?) ORDER BY change.id",
            (since, table, row),
        ).fetchall()
        if held:
            self._tell(together, name=name, held=several(called("item", id, *names) for *names, id in held))
        else:
            self._tell(alone, name=name)

    def _name(self, table: str, row: int) -> Name:
        return name_of(self._connection, table, row)

    def _tell(self, phrase: Phrase, **figures: Figure) -> None:
        self.told.append(note(phrase, "", **figures))


def _text(label: Note) -> str:
    return msgspec.json.encode(label).decode()
