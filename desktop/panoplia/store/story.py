# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading the journal: labels, the rows of an action, and the history that people read."""

import sqlite3
from collections import defaultdict
from collections.abc import Iterable
from datetime import MAXYEAR, UTC, datetime
from typing import Annotated, Any

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.refusal import Refused
from panoplia.store.records import Change, HistoryLine, Recorded, RowChange
from panoplia.store.schema import Schema

LINE_UNREADABLE = QT_TRANSLATE_NOOP("store", "This line of the history cannot be read.")
ACT_UNREADABLE = QT_TRANSLATE_NOOP(
    "store", "What was done here cannot be undone or done again: its line of the history cannot be read."
)

# What other programs may leave in the journal: JSON of another shape, a time that is none, a sentence with odd places.
_ODD = (ValueError, TypeError, AttributeError, LookupError, RecursionError)
_NEVER = datetime(1970, 1, 1, tzinfo=UTC)
_Whole = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]

_label = msgspec.json.Decoder(Note)
_image = msgspec.json.Decoder(dict[str, _Whole | float | str | None])
_ROWS = "SELECT action, table_name, row_id, kind, before, after FROM change"


def label_of(connection: sqlite3.Connection, action: int) -> Note:
    """The label of an action, or a note that it cannot be read."""
    (text,) = connection.execute("SELECT label FROM action WHERE id = ?", (action,)).fetchone()
    try:
        return _said(text)
    except _ODD:
        return note(LINE_UNREADABLE)


def changes_of(connection: sqlite3.Connection, action: int, after: int = 0) -> list[Recorded]:
    """The rows that an action recorded, in order; only those past the change ``after``."""
    rows = connection.execute(f"{_ROWS} WHERE action = ? AND id > ? ORDER BY id", (action, after))
    return [_recorded(row) for row in rows]


def to_rewind(connection: sqlite3.Connection, schema: Schema, action: int) -> list[Recorded]:
    """The rows of an action that is to be undone or redone; ``Refused`` where they, label or time cannot be read."""
    label, time = connection.execute("SELECT label, time FROM action WHERE id = ?", (action,)).fetchone()
    try:
        _said(label)
        moment(time)
        changes = changes_of(connection, action)
        for change in changes:
            _fit(schema, change)
    except _ODD as error:
        raise Refused(ACT_UNREADABLE) from error
    return changes


def moment(text: str) -> datetime:
    """A time of the journal; ``ValueError`` where it is none, of no zone, or too far away to be told in another."""
    time = datetime.fromisoformat(text)
    if time.tzinfo is None or not _NEVER.year <= time.year < MAXYEAR:
        raise ValueError(text)
    return time


def history(
    connection: sqlite3.Connection, scope: str | None, table: str | None, row: int | None, limit: int
) -> list[HistoryLine]:
    """The newest actions first, of a scope or those that touched a table or a row (and then just that)."""
    bound = {"scope": scope, "table": table, "row": row, "limit": limit}
    chosen = "(:table IS NULL OR table_name = :table) AND (:row IS NULL OR row_id = :row)"
    actions = connection.execute(
        "SELECT id, scope, label, time, state, day FROM action WHERE (:scope IS NULL OR scope = :scope)"
        " AND state NOT IN ('writing', 'silent')"
        f" AND (:table IS NULL OR id IN (SELECT action FROM change WHERE {chosen})) ORDER BY id DESC LIMIT :limit",
        bound,
    ).fetchall()
    bound["listed"] = msgspec.json.encode([action[0] for action in actions]).decode()
    rows = connection.execute(
        f"{_ROWS} WHERE action IN (SELECT value FROM json_each(:listed)) AND {chosen} ORDER BY id", bound
    )
    touched: defaultdict[int, list[tuple[Any, ...]]] = defaultdict(list)
    for change in rows:
        touched[change[0]].append(change)
    return [_line(action, touched[action[0]]) for action in actions]


def turned(change: Recorded) -> Recorded:
    """The change that takes ``change`` back."""
    kinds: dict[Change, Change] = {"insert": "delete", "delete": "insert", "update": "update"}
    return Recorded(change.table, change.row, kinds[change.kind], change.after, change.before)


def summed(changes: Iterable[Recorded]) -> tuple[RowChange, ...]:
    """One change for each row: what came and went again is left out."""
    total: dict[tuple[str, int], RowChange] = {}
    for change in changes:
        place = change.table, change.row
        columns = frozenset(change.before or ()) | frozenset(change.after or ())
        earlier = total.pop(place, None)
        if earlier is None:
            total[place] = RowChange(*place, change.kind, columns)
        elif (earlier.kind, change.kind) != ("insert", "delete"):
            kind: Change = "insert" if earlier.kind == "insert" else change.kind
            total[place] = RowChange(*place, kind, earlier.columns | columns)
    return tuple(total.values())


def _line(action: tuple[Any, ...], changes: Iterable[tuple[Any, ...]]) -> HistoryLine:
    """What can be read of an action; the others keep their place in the history, and say so."""
    id, scope, label, time, state, day = action
    when = _NEVER
    try:
        when = moment(time)
        return HistoryLine(id, scope, _said(label), when, state, tuple(_recorded(change) for change in changes), day)
    except _ODD:
        return HistoryLine(id, scope, note(LINE_UNREADABLE), when, state, (), day)


def _said(text: str) -> Note:
    """A label. That its places can be filled in is tried here, where it is known what to do about it."""
    label = _label.decode(text)
    label.in_english()
    return label


def _fit(schema: Schema, change: Recorded) -> None:
    """An error where a change is not of this library's tables and columns, or its images are not of its kind."""
    columns, before, after = set(schema.columns[change.table]), change.before, change.after
    if change.kind == "update":
        fits = before and after and before.keys() == after.keys() <= columns - {"id"}
    else:
        image, other = (after, before) if change.kind == "insert" else (before, after)
        fits = other is None and image is not None and image.keys() == columns and image["id"] == change.row
    if not fits:
        raise ValueError(change)


def _recorded(row: tuple[Any, ...]) -> Recorded:
    _, table, row_id, kind, before, after = row
    images = (None if text is None else _image.decode(text) for text in (before, after))
    return Recorded(table, row_id, kind, *images)
