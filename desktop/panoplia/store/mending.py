# SPDX-License-Identifier: GPL-3.0-or-later
"""Mending the rows of a library inside a transaction, as one action of its journal that says what was done."""

import sqlite3
from collections.abc import Mapping
from datetime import UTC, datetime
from uuid import uuid4

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Figure, Note, Phrase, note, several
from panoplia.rules.system import System
from panoplia.store import settings, triggers
from panoplia.store.faults import UNREADABLE, lenient
from panoplia.store.findings import Name, called, name_of
from panoplia.store.recovery import Called, Recovery
from panoplia.store.schema import parts
from panoplia.store.story import label_of
from panoplia.store.structure import FIXED, complaints, odd_texts, only_kinds
from panoplia.store.symptoms import damaged_lines, orphaned, without_sheet
from panoplia.store.whereabouts import whereabouts

RECOVERED = QT_TRANSLATE_NOOP("doctor", "Recovered")
RECOVERED_CAMPAIGN = QT_TRANSLATE_NOOP("doctor-campaign", "Recovered")
LABEL = QT_TRANSLATE_NOOP("doctor", "The library repaired: %n fault(s)")
INDEXES = QT_TRANSLATE_NOOP("doctor", "The indexes were made anew.")
ENDED = QT_TRANSLATE_NOOP("doctor", "Ended: the action “{label}”.")
TRIGGERS = QT_TRANSLATE_NOOP("doctor", "The triggers of the journal were put right: %n.")
CHANGES_GONE = QT_TRANSLATE_NOOP("doctor", "Removed: %n change(s) of the journal that belonged to no action.")
LINES = QT_TRANSLATE_NOOP("doctor", "Lines of the history that say no more than that they cannot be read: %n.")
OPENED = QT_TRANSLATE_NOOP("doctor", "Ring opened ({names}). Now in the stash “{stash}” of {campaign}: {name}.")
STASHED = QT_TRANSLATE_NOOP("doctor", "Now in the stash “{stash}” of {campaign}: {name}.")
WITH_HOLDER = QT_TRANSLATE_NOOP("doctor", "Now with {holder}, and in no container: {name}.")
IN_CONTAINER = QT_TRANSLATE_NOOP("doctor", "Now inside {container}: {name}.")
FOR_ALL = QT_TRANSLATE_NOOP("doctor", "Now in the catalogue of the whole library: {name}.")
LETTERS = QT_TRANSLATE_NOOP("doctor", "{name}: what was no letter in “{column}” is marked by � now.")
MOVED = QT_TRANSLATE_NOOP("doctor", "Now in the campaign “{campaign}”, because its own is gone: {name}.")
NAMED = QT_TRANSLATE_NOOP("doctor", "A sheet that had lost its name and its campaign is now in {campaign}: {name}.")
TO_STASH = QT_TRANSLATE_NOOP("doctor", "Now a stash, because the sheet is gone: {name}.")
STAND_IN = QT_TRANSLATE_NOOP(
    "doctor", "Now of the new catalogue line “{line}”, because the line it belonged to is gone: {names}."
)
REMOVED = QT_TRANSLATE_NOOP("doctor", "Removed, because what it belonged to is gone: {name}.")
REMOVED_WITH = QT_TRANSLATE_NOOP("doctor", "Removed, because what it belonged to is gone: {name}, with {held}.")

# Parents first: what goes with them need not be looked at.
_CAMPAIGN_OF_FIGHTERS = """SELECT holder.campaign FROM encounter
    JOIN json_each(CASE WHEN json_valid(roster) THEN roster ELSE '[]' END) AS one
    JOIN character ON character.id = json_extract(one.value, '$.character') JOIN holder ON holder.id = character.holder
    JOIN campaign AS place ON place.id = holder.campaign
    WHERE encounter.id = ? AND (phase <> 'running' OR NOT EXISTS (
        SELECT 1 FROM encounter AS other WHERE other.campaign = place.id AND other.phase = 'running')) LIMIT 1"""
_ORDER = ("holder", "character", "work", "override", "item", "entry", "encounter", "act")


class Mender:
    """Mends one library. ``told`` says what was done; ``names`` are for what is made for the lost."""

    def __init__(self, systems: Mapping[str, System], names: Called, moment: datetime) -> None:
        self.told: list[Note] = []
        self._systems = systems
        self._names = names
        self._time = moment.astimezone(UTC).isoformat(timespec="milliseconds")

    def rebuild_indexes(self, connection: sqlite3.Connection) -> bool:
        """Whether the file is sound, or was made so by new indexes. Where it is not, the transaction is taken back."""
        try:
            if only_kinds(complaints(connection)):
                return True
        except UNREADABLE:
            return False
        sound = rebuild_indexes(connection)
        if sound:
            self.told.append(note(INDEXES))
        return sound

    def mend(self, connection: sqlite3.Connection) -> None:
        """Put right what can be put right; the connection is inside a transaction."""
        self._connection = connection
        self._recovery = Recovery(connection, self._systems, self._names)
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
            self._tell(TRIGGERS, n=len(wrong))

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
        self._mend_letters()
        self._recover_people()
        self._recover_fights()
        self._recover_lines()
        self._place_items()
        self._remove_orphans()
        done = len(self.told) - before
        if done:
            self._connection.execute(
                "UPDATE action SET state = 'closed', label = ? WHERE id = ?", (_text(note(LABEL, n=done)), action)
            )
        else:
            self._connection.execute("DELETE FROM action WHERE id = ?", (action,))

    def _mend_letters(self) -> None:
        for table, row, column, raw in odd_texts(self._connection):
            if self._write_letters(table, row, column, raw):
                self._tell(LETTERS, name=self._name(table, row), column=column)
        # The journal has just recorded what was there before.
        for table, row, column, raw in odd_texts(self._connection):
            if table == "change":
                self._write_letters(table, row, column, raw)

    def _write_letters(self, table: str, row: int, column: str, raw: bytes) -> bool:
        """Whether a text could be made one: a rule of its table may forbid that."""
        if (table, column) in FIXED:
            return False
        text = uuid4().hex if column == "uid" else lenient(raw)
        try:
            self._connection.execute(f'UPDATE "{table}" SET "{column}" = ? WHERE id = ?', (text, row))
        except sqlite3.IntegrityError:
            return False
        return True

    def _recover_people(self) -> None:
        """Whoever has lost the campaign, the name, or the sheet."""
        orphans = orphaned(self._connection)
        for holder in [row for table, row in orphans if table == "holder"]:
            system = self._recovery.rules_of_holder(holder)
            if system is not None:
                campaign, called = self._recovery.campaign(system)
                self._connection.execute("UPDATE holder SET campaign = ? WHERE id = ?", (campaign, holder))
                self._tell(MOVED, name=self._name("holder", holder), campaign=called)
        for character in [row for table, row in orphans if table == "character"]:
            self._name_again(character)
        for holder in without_sheet(self._connection):
            self._connection.execute("UPDATE holder SET kind = 'stash' WHERE id = ?", (holder,))
            self._tell(TO_STASH, name=self._name("holder", holder))

    def _name_again(self, character: int) -> None:
        """Give a sheet without a holder a new one, to whom everything goes that the old one held."""
        system = self._recovery.rules_of_sheet(character)
        if system is None:
            return
        lost, player = self._connection.execute(
            "SELECT holder, player FROM character WHERE id = ?", (character,)
        ).fetchone()
        campaign, called = self._recovery.home(system)
        holder, name = self._recovery.person(campaign, player)
        self._connection.execute("UPDATE character SET holder = ? WHERE id = ?", (holder, character))
        self._connection.execute("UPDATE item SET holder = ?, inside = NULL WHERE holder = ?", (holder, lost))
        self._tell(NAMED, name=name, campaign=called)

    def _recover_fights(self) -> None:
        """A fight whose campaign is gone goes where its people are; that of nobody is removed with the orphans."""
        for fight in [row for table, row in orphaned(self._connection) if table == "encounter"]:
            found = self._connection.execute(_CAMPAIGN_OF_FIGHTERS, (fight,)).fetchone()
            if found is not None:
                self._connection.execute("UPDATE encounter SET campaign = ? WHERE id = ?", (found[0], fight))
                campaign = self._name("campaign", found[0])
                self._tell(MOVED, name=self._name("encounter", fight), campaign=campaign)

    def _recover_lines(self) -> None:
        """A line for things whose own is gone: one for each that is, so that what was alike stays alike."""
        gone: dict[int, list[int]] = {}
        for table, item in orphaned(self._connection):
            if table == "item":
                (entry,) = self._connection.execute("SELECT entry FROM item WHERE id = ?", (item,)).fetchone()
                gone.setdefault(entry, []).append(item)
        for items in gone.values():
            system = self._recovery.rules_of_items(items)
            line = None if system is None else self._recovery.line(system)
            if line is not None:
                names = several([self._name("item", item) for item in items])
                self._connection.executemany("UPDATE item SET entry = ? WHERE id = ?", [(line, item) for item in items])
                self._tell(STAND_IN, line=self._name("entry", line), names=names)

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
        system, own = self._connection.execute(
            "SELECT entry.system, entry.campaign FROM item JOIN entry ON entry.id = item.entry WHERE item.id = ?",
            (item,),
        ).fetchone()
        campaign, called = self._recovery.home(system, own)
        stash, name = self._recovery.stash(campaign)
        self._put(item, stash, None)
        self._tell(phrase, name=self._name("item", item), stash=name, campaign=called, **figures)

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
                if table == "entry":
                    self._connection.execute("UPDATE entry SET campaign = NULL WHERE id = ?", (row,))
                    self._tell(FOR_ALL, name=self._name(table, row))
                else:
                    self._remove(table, row)

    def _remove(self, table: str, row: int) -> None:
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
            self._tell(REMOVED_WITH, name=name, held=several(called("item", id, *names) for *names, id in held))
        else:
            self._tell(REMOVED, name=name)

    def _name(self, table: str, row: int) -> Name:
        return name_of(self._connection, table, row)

    def _tell(self, phrase: Phrase, **figures: Figure) -> None:
        self.told.append(note(phrase, "", **figures))


def rebuild_indexes(connection: sqlite3.Connection) -> bool:
    """Make the indexes anew; whether SQLite's check finds the file sound then."""
    try:
        connection.execute("REINDEX")
        return only_kinds(complaints(connection))
    except UNREADABLE:
        # What stands in the way is told by the examination.
        return False


def _text(label: Note) -> str:
    return msgspec.json.encode(label).decode()
