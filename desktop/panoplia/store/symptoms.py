# SPDX-License-Identifier: GPL-3.0-or-later
"""Faults of what stands in a library: its rows, its documents, its history."""

import sqlite3
from collections.abc import Iterator
from typing import Any

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, note, several
from panoplia.rules.refusal import Refused
from panoplia.store.documents import Documents, What
from panoplia.store.findings import Finding, Patient, name_of
from panoplia.store.records import Damaged, Enlisted
from panoplia.store.schema import Schema, read_schema, tables
from panoplia.store.story import LINE_UNREADABLE, label_of, line_of, to_rewind
from panoplia.store.whereabouts import Trouble, whereabouts

ORPHAN = QT_TRANSLATE_NOOP("doctor", "{name}: what this belongs to is no longer there.")
NO_SHEET = QT_TRANSLATE_NOOP("doctor", "{name}: the sheet is gone, so that no one can reach what is held here.")
CHANGES_ALONE = QT_TRANSLATE_NOOP("doctor", "%n change(s) of the journal belong to no action.")
RING = QT_TRANSLATE_NOOP("doctor", "In a ring, inside each other: {names}.")
PLACES: dict[Trouble, Phrase] = {
    "both": QT_TRANSLATE_NOOP("doctor", "{name}: with a holder and inside a container at once."),
    "neither": QT_TRANSLATE_NOOP("doctor", "{name}: with no holder and inside no container."),
    "away": QT_TRANSLATE_NOOP("doctor", "{name}: the holder or the container is no longer there."),
}
DOCUMENT = QT_TRANSLATE_NOOP("doctor", "{name}: “{column}” cannot be read ({why}).")
STUCK = QT_TRANSLATE_NOOP("doctor", "An action never ended, so that nothing can be written: “{label}”.")
SILENT = QT_TRANSLATE_NOOP("doctor", "An action never ended, so that nothing gets into the history: “{label}”.")
LINE_ODD = QT_TRANSLATE_NOOP("doctor", "Line {row} of the history cannot be read; what it tells of cannot be undone.")
LINE_DAMAGED = QT_TRANSLATE_NOOP("doctor", "Line {row} of the history is damaged and cannot be read.")
SYSTEM = QT_TRANSLATE_NOOP(
    "doctor", "{name}: this campaign follows the rules “{system}”, which this version of the program does not know."
)
# Where each kind of document lies, with the rule system that it follows.
_DOCUMENTS: tuple[tuple[str, What, str], ...] = (
    ("campaign", "house", "SELECT id, system, house FROM campaign"),
    *(
        ("character", what, f"SELECT character.id, system, {what} FROM character"
        " LEFT JOIN holder ON holder.id = character.holder LEFT JOIN campaign ON campaign.id = holder.campaign")
        for what in ("statistics", "condition")
    ),
    ("entry", "data", "SELECT id, system, data FROM entry"),
    ("item", "wear", "SELECT item.id, system, wear FROM item LEFT JOIN entry ON entry.id = item.entry"),
    ("work", "wear", "SELECT work.id, system, work.wear FROM work LEFT JOIN item ON item.id = work.item"
     " LEFT JOIN entry ON entry.id = item.entry"),
)  # fmt: skip
_PLAIN: tuple[tuple[str, str, Any], ...] = (
    ("override", "changes", dict[str, Any]), ("override", "base", dict[str, Any]), ("work", "told", Note),
    ("encounter", "roster", list[Enlisted]), ("encounter", "start", dict[str, Any]), ("act", "command", dict[str, Any]),
    ("act", "answers", list[str]), ("act", "notes", list[Note]), ("act", "after", dict[str, Any]),
)  # fmt: skip


def orphans(patient: Patient) -> Iterator[Finding]:
    """Rows whose parent is gone. Items without a place are told by ``misplaced``."""
    connection = patient.connection
    lone_changes = 0
    for table, row in orphaned(connection):
        if table == "change":
            lone_changes += 1
        else:
            yield Finding("orphan", table, row, note(ORPHAN, name=name_of(connection, table, row)), mendable=True)
    if lone_changes:
        yield Finding("orphan", "change", 0, note(CHANGES_ALONE, n=lone_changes), mendable=True)
    for holder in without_sheet(connection):
        yield Finding(
            "orphan", "holder", holder, note(NO_SHEET, name=name_of(connection, "holder", holder)), mendable=True
        )


def orphaned(connection: sqlite3.Connection) -> list[tuple[str, int]]:
    """Table and id of each row whose parent is gone, once; not those items that only lack a place."""
    kept: dict[tuple[str, int], None] = {}
    for table in tables(connection):
        references = dict(connection.execute('SELECT id, "from" FROM pragma_foreign_key_list(?)', (table,)).fetchall())
        for _, row, _, reference in connection.execute(f'PRAGMA foreign_key_check("{table}")').fetchall():
            if (table, references[reference]) not in (("item", "holder"), ("item", "inside")):
                kept[table, row] = None
    return list(kept)


def without_sheet(connection: sqlite3.Connection) -> list[int]:
    """The holders that should be characters and have no sheet."""
    found = connection.execute(
        "SELECT id FROM holder WHERE kind = 'character' AND id NOT IN (SELECT holder FROM character) ORDER BY id"
    )
    return [holder for (holder,) in found]


def misplaced(patient: Patient) -> Iterator[Finding]:
    """Items in a ring, and those that lie in two places or in none."""
    connection = patient.connection
    found = whereabouts(connection)
    without_entry = {row for table, row in orphaned(connection) if table == "item"}
    for ring in found.rings:
        names = several(name_of(connection, "item", item) for item in ring)
        yield Finding("ring", "item", ring[0], note(RING, names=names), mendable=True)
    for item, trouble in found.wrong.items():
        if item not in without_entry:
            words = note(PLACES[trouble], name=name_of(connection, "item", item))
            yield Finding("place", "item", item, words, mendable=True)


def unreadable_documents(patient: Patient) -> Iterator[Finding]:
    """Documents that their rule system, or anyone, cannot read. They are kept as they are."""
    connection = patient.connection
    documents = Documents(patient.systems)
    there = set(tables(connection))
    for table, what, query in _DOCUMENTS:
        for row, system, text in connection.execute(query) if table in there else ():
            # Of a system that is not known, all that can be asked is JSON.
            known = system in patient.systems
            value = documents.read(what, system, text) if known and isinstance(text, str) else _decoded(text, Any)
            if isinstance(value, Damaged):
                yield _unreadable(patient, table, row, what, value)
    for table, column, kind in _PLAIN:
        for row, text in connection.execute(f'SELECT id, "{column}" FROM "{table}"') if table in there else ():
            # A fight that has not begun, and an act that is not over, have none yet.
            value = None if text == "" else _decoded(text, kind)
            if isinstance(value, Damaged):
                yield _unreadable(patient, table, row, column, value)


def _unreadable(patient: Patient, table: str, row: int, column: str, damaged: Damaged) -> Finding:
    name = name_of(patient.connection, table, row)
    return Finding("document", table, row, note(DOCUMENT, name=name, column=column, why=damaged.why))


def _decoded(text: Any, kind: Any) -> Any:
    """The value of a text; what is no text at all, SQLite's own check tells of."""
    if not isinstance(text, str):
        return None
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        return Damaged(text, str(error))


def stuck_actions(patient: Patient) -> Iterator[Finding]:
    """Actions that a transaction left open. While there is one, no other can begin, or nothing is recorded."""
    found = patient.connection.execute("SELECT id, state FROM action WHERE state IN ('writing', 'silent') ORDER BY id")
    for row, state in found.fetchall():
        words = note(STUCK if state == "writing" else SILENT, label=label_of(patient.connection, row))
        yield Finding("action", "action", row, words, mendable=True)


def odd_lines(patient: Patient) -> Iterator[Finding]:
    """Lines of the history that cannot be read. Those that are no JSON are damage to SQLite's check as well."""
    connection = patient.connection
    damaged = damaged_lines(connection)
    for row in damaged:
        yield Finding("change", "action", row, note(LINE_DAMAGED, row=row), mendable=True)
    try:
        schema = read_schema(connection)
    except ValueError:
        # A table that does not belong here, of which others tell.
        return
    for row, state in connection.execute("SELECT id, state FROM action ORDER BY id").fetchall():
        if row not in damaged and not _readable(patient, schema, row, state):
            yield Finding("change", "action", row, note(LINE_ODD, row=row), fault=False)


def damaged_lines(connection: sqlite3.Connection) -> list[int]:
    """The actions whose label, or whose changes, are no JSON."""
    found = connection.execute(
        "SELECT id FROM action WHERE NOT json_valid(label) UNION SELECT action FROM change"
        " WHERE (before IS NOT NULL AND NOT json_valid(before)) OR (after IS NOT NULL AND NOT json_valid(after))"
        " ORDER BY 1"
    )
    return [row for (row,) in found]


def _readable(patient: Patient, schema: Schema, action: int, state: str) -> bool:
    if state in ("open", "done", "undone"):
        try:
            to_rewind(patient.connection, schema, action)
        except Refused:
            return False
    elif patient.newest and state == "closed":
        line = line_of(patient.connection, action)
        return line is None or line.label.text != LINE_UNREADABLE
    return True


def unknown_systems(patient: Patient) -> Iterator[Finding]:
    """Campaigns of rules that this program does not know: another version may."""
    for row, name, system in patient.connection.execute("SELECT id, name, system FROM campaign ORDER BY id"):
        if system not in patient.systems:
            yield Finding("system", "campaign", row, note(SYSTEM, name=name, system=system), fault=False)
