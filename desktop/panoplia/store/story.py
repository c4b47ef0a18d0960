# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading the journal: labels, the rows of an action, and the history that people read."""

import sqlite3
from collections import defaultdict
from collections.abc import Iterable
from datetime import datetime
from typing import Any

import msgspec

from panoplia.rules.notes import Note
from panoplia.store.records import Change, HistoryLine, Recorded, RowChange

_label = msgspec.json.Decoder(Note)
_ROWS = "SELECT action, table_name, row_id, kind, before, after FROM change"


def label_of(connection: sqlite3.Connection, action: int) -> Note:
    """The label of an action."""
    (text,) = connection.execute("SELECT label FROM action WHERE id = ?", (action,)).fetchone()
    return _label.decode(text)


def changes_of(connection: sqlite3.Connection, action: int, after: int = 0) -> list[Recorded]:
    """The rows that an action recorded, in order; only those past the change ``after``."""
    rows = connection.execute(f"{_ROWS} WHERE action = ? AND id > ? ORDER BY id", (action, after))
    return [_recorded(row) for row in rows]


def history(
    connection: sqlite3.Connection, scope: str | None, table: str | None, row: int | None, limit: int
) -> list[HistoryLine]:
    """The newest actions first, of a scope or those that touched a table or a row (and then just that)."""
    bound = {"scope": scope, "table": table, "row": row, "limit": limit}
    chosen = "(:table IS NULL OR table_name = :table) AND (:row IS NULL OR row_id = :row)"
    actions = connection.execute(
        "SELECT id, scope, label, time, state FROM action WHERE (:scope IS NULL OR scope = :scope)"
        " AND state NOT IN ('writing', 'silent')"
        f" AND (:table IS NULL OR id IN (SELECT action FROM change WHERE {chosen})) ORDER BY id DESC LIMIT :limit",
        bound,
    ).fetchall()
    bound["listed"] = msgspec.json.encode([action[0] for action in actions]).decode()
    rows = connection.execute(
        f"{_ROWS} WHERE action IN (SELECT value FROM json_each(:listed)) AND {chosen} ORDER BY id", bound
    )
    touched: defaultdict[int, list[Recorded]] = defaultdict(list)
    for change in rows:
        touched[change[0]].append(_recorded(change))
    return [
        HistoryLine(id, its_scope, _label.decode(label), datetime.fromisoformat(time), state, tuple(touched[id]))
        for id, its_scope, label, time, state in actions
    ]


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


def _recorded(row: tuple[Any, ...]) -> Recorded:
    _, table, row_id, kind, before, after = row
    return Recorded(table, row_id, kind, _image(before), _image(after))


def _image(text: str | None) -> dict[str, Any] | None:
    return None if text is None else msgspec.json.decode(text, type=dict[str, Any])
