# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading the journal: labels, the rows of an action, and the history that people read."""

import sqlite3
from collections import defaultdict
from collections.abc import Collection, Iterable
from datetime import MAXYEAR, UTC, datetime
from typing import Annotated, Any

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Figure, Note, Phrase, note
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
_ACTIONS = "SELECT id, scope, label, time, state, day FROM action WHERE state NOT IN ('writing', 'silent')"
_CHOSEN = (
    "(:table IS NULL OR table_name = :table) AND (:row IS NULL OR row_id = :row) AND (:about IS NULL OR"
    " (table_name, row_id) IN (SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(:about)))"
)


class Stuck(Refused):
    """What nothing that was done later in its own scope stands in the way of: ``action`` cannot be undone at all."""

    def __init__(self, action: int, phrase: Phrase, /, **figures: Figure) -> None:
        super().__init__(phrase, "", "", **figures)
        self.action = action


Place = tuple[str, int]
"""A table and a row of it."""


class Wanted(msgspec.Struct, frozen=True):
    """Which actions a history is about: those of some scopes, and those that touched a table, a row, or some rows."""

    scopes: Collection[str] | None = None
    table: str | None = None
    row: int | None = None
    about: Collection[Place] | None = None

    def bound(self) -> dict[str, Any]:
        """The parameters of a query."""
        return {
            "scopes": json_list(self.scopes), "table": self.table, "row": self.row, "about": json_list(self.about),
        }  # fmt: skip


def json_list(values: Collection[Any] | None) -> str | None:
    """Values as a query's parameter for ``json_each``."""
    return None if values is None else msgspec.json.encode(list(values)).decode()


def label_of(connection: sqlite3.Connection, action: int) -> Note:
    """The label of an action, or a note that it cannot be read."""
    (text,) = connection.execute("SELECT label FROM action WHERE id = ?", (action,)).fetchone()
    try:
        return _said(text)
    except _ODD:
        return note(LINE_UNREADABLE)


def newest_label(connection: sqlite3.Connection) -> Note | None:
    """The label of the newest action that is done; none where there is none, or where it cannot be read."""
    found = connection.execute("SELECT label FROM action WHERE state IN ('done', 'closed') ORDER BY id DESC LIMIT 1")
    try:
        return next((_said(text) for (text,) in found), None)
    except _ODD:
        return None


def changes_of(connection: sqlite3.Connection, action: int, after: int = 0) -> list[Recorded]:
    """The rows that an action recorded, in order; only those past the change ``after``."""
    rows = connection.execute(f"{_ROWS} WHERE action = ? AND id > ? ORDER BY id", (action, after))
    return [_recorded(row) for row in rows]


def to_rewind(connection: sqlite3.Connection, schema: Schema, action: int) -> list[Recorded]:
    """The rows of an action that is to be undone or redone; ``Stuck`` where they, label or time cannot be read."""
    label, time = connection.execute("SELECT label, time FROM action WHERE id = ?", (action,)).fetchone()
    try:
        _said(label)
        moment(time)
        changes = changes_of(connection, action)
        for change in changes:
            _fit(schema, change)
    except _ODD as error:
        raise Stuck(action, ACT_UNREADABLE) from error
    return changes


def moment(text: str) -> datetime:
    """A time of the journal; ``ValueError`` where it is none, of no zone, or too far away to be told in another."""
    time = datetime.fromisoformat(text)
    if time.tzinfo is None or not _NEVER.year <= time.year < MAXYEAR:
        raise ValueError(text)
    return time


def history(connection: sqlite3.Connection, wanted: Wanted, limit: int) -> list[HistoryLine]:
    """The newest actions first that are wanted, each with those of its changes that are."""
    bound = {**wanted.bound(), "limit": limit}
    actions = connection.execute(
        f"{_ACTIONS} AND (:scopes IS NULL OR scope IN (SELECT value FROM json_each(:scopes)))"
        f" AND (:table IS NULL AND :about IS NULL OR id IN (SELECT action FROM change WHERE {_CHOSEN}))"
        " ORDER BY id DESC LIMIT :limit",
        bound,
    ).fetchall()
    return _with_changes(connection, actions, bound)


def line_of(connection: sqlite3.Connection, action: int) -> HistoryLine | None:
    """One action with all its changes; none where it is not, or is not over."""
    actions = connection.execute(f"{_ACTIONS} AND id = ?", (action,)).fetchall()
    return next(iter(_with_changes(connection, actions, Wanted().bound())), None)


def scopes_about(connection: sqlite3.Connection, rows: Collection[Place]) -> list[str]:
    """The scopes whose actions touched any of the rows."""
    found = connection.execute(
        f"SELECT DISTINCT scope FROM action WHERE id IN (SELECT action FROM change WHERE {_CHOSEN}) ORDER BY scope",
        Wanted(about=rows).bound(),
    )
    return [scope for (scope,) in found]


def rows_once(connection: sqlite3.Connection, table: str, column: str, value: int) -> list[int]:
    """The rows of a table in which a column once held a value, as far as the journal remembers."""
    found = connection.execute(
        # Looked for as text first: to take apart every image would cost ten times the time.
        "SELECT DISTINCT row_id FROM change WHERE table_name = :table"
        " AND (instr(before, :written) OR instr(after, :written)) AND :value IN"
        " (json_extract(before, '$.' || :column), json_extract(after, '$.' || :column)) ORDER BY row_id",
        {"table": table, "column": column, "value": value, "written": f'"{column}":{value}'},
    )
    return [row for (row,) in found]


def _with_changes(
    connection: sqlite3.Connection, actions: Collection[tuple[Any, ...]], bound: dict[str, Any]
) -> list[HistoryLine]:
    listed = msgspec.json.encode([action[0] for action in actions]).decode()
    rows = connection.execute(
        f"{_ROWS} WHERE action IN (SELECT value FROM json_each(:listed)) AND {_CHOSEN} ORDER BY id",
        {**bound, "listed": listed},
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
