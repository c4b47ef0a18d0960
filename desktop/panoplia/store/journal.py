# SPDX-License-Identifier: GPL-3.0-or-later
"""Actions: each write belongs to one, and each can be undone and redone, also after a restart."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.refusal import Refused
from panoplia.store import settings
from panoplia.store.connection import Connection
from panoplia.store.faults import polite
from panoplia.store.records import HistoryLine, Outcome, Report, RowChange
from panoplia.store.rewind import Rewind
from panoplia.store.schema import read_schema
from panoplia.store.story import changes_of, history, label_of, moment, summed, to_rewind, turned

NOTHING_TO_UNDO = QT_TRANSLATE_NOOP("store", "There is nothing to undo here.")
NOTHING_TO_REDO = QT_TRANSLATE_NOOP("store", "There is nothing to redo here.")

ELSEWHERE = QT_TRANSLATE_NOOP("store", "The library was changed in another window.")

_JOINS_WITHIN = timedelta(seconds=3)


class Action:
    """The action that is open."""

    def __init__(self, id: int, scope: str, label: Note, since: int, joined: bool) -> None:
        self.id = id
        self.scope = scope
        self.label = label
        self.since = since
        self.joined = joined

    def tell(self, label: Note) -> None:
        """Say in the end what was done."""
        self.label = label


class Journal:
    """The actions of a library. Scopes are ``library``, ``campaign:ID`` and ``encounter:ID``."""

    def __init__(self, connection: Connection, now: Callable[[], datetime]) -> None:
        self._connection = connection.plain
        self._path = connection.path
        self._transaction = connection.transaction
        self._now = now
        self._schema = read_schema(connection.plain)
        self._current: Action | None = None
        self._listeners: list[Callable[[Report], None]] = []
        self._version = self._data_version()

    @contextmanager
    def act(self, scope: str, label: Note, join: str = "", initiator: str = "") -> Iterator[Action]:
        """Open an action; leaving commits it, an exception takes all of it back. One that changes nothing is none.

        With ``join``, it is added to the last action of the scope where that one has the same ``join`` and is at
        most 3 seconds old.
        """
        if self._current is not None:
            raise RuntimeError(f"“{label.text}” was begun inside “{self._current.label.text}”")
        try:
            with self._transaction():
                self._current = self._begin(scope, label, join)
                yield self._current
                report = self._finish(self._current, initiator)
        finally:
            self._current = None
        if report is not None:
            self._tell(report)

    def undo(self, scope: str, initiator: str = "") -> Report:
        """Take back the last done action of the scope; ``Refused`` where something later stands in the way."""
        return self._rewind(scope, initiator, backwards=True)

    def redo(self, scope: str, initiator: str = "") -> Report:
        """Make the first undone action of the scope again; ``Refused`` where something stands in the way."""
        return self._rewind(scope, initiator, backwards=False)

    def undoable(self, scope: str) -> Note | None:
        """The label of what ``undo`` would take back."""
        return self._next_label(scope, backwards=True)

    def redoable(self, scope: str) -> Note | None:
        """The label of what ``redo`` would make again."""
        return self._next_label(scope, backwards=False)

    def settle(self, scope: str) -> None:
        """Close undo for all that was done in the scope so far; its story stays."""
        with self._transaction():
            self._connection.execute("DELETE FROM action WHERE scope = ? AND state = 'undone'", (scope,))
            self._connection.execute("UPDATE action SET state = 'closed' WHERE scope = ?", (scope,))
            settings.new_edition(self._connection)

    def history(
        self, scope: str | None = None, table: str | None = None, row: int | None = None, limit: int = 500
    ) -> list[HistoryLine]:
        """The newest actions first, of a scope or those that touched a table or a row (and then just that)."""
        with polite(self._path):
            return history(self._connection, scope, table, row, limit)

    def look_around(self) -> None:
        """Tell listeners, where another connection has written to the file since the last look."""
        version = self._data_version()
        if version == self._version:
            return
        self._version = version
        changes = tuple(RowChange(table, 0, "update", frozenset()) for table in self._schema.columns)
        self._tell(Report(0, "library", note(ELSEWHERE), "elsewhere", "", changes))

    def subscribe(self, listener: Callable[[Report], None]) -> Callable[[], None]:
        """Have ``listener`` called after each commit; the result ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def _begin(self, scope: str, label: Note, join: str) -> Action:
        (since,) = self._connection.execute("SELECT coalesce(max(id), 0) FROM change").fetchone()
        last = self._joinable(scope, join) if join else None
        if last is not None:
            self._connection.execute("UPDATE action SET state = 'writing' WHERE id = ?", (last,))
            return Action(last, scope, label, since, joined=True)
        cursor = self._connection.execute(
            "INSERT INTO action (scope, label, joining, time, state, day)"
            " VALUES (?, ?, ?, ?, 'writing', (SELECT day FROM campaign WHERE 'campaign:' || id = ?))",
            (scope, _text(label), join, self._time(), scope),
        )
        assert cursor.lastrowid is not None
        return Action(cursor.lastrowid, scope, label, since, joined=False)

    def _joinable(self, scope: str, join: str) -> int | None:
        last = self._connection.execute(
            "SELECT id, state, joining, time FROM action WHERE scope = ? ORDER BY id DESC LIMIT 1", (scope,)
        ).fetchone()
        if last is None or last[1:3] != ("done", join):
            return None
        try:
            age = self._now().astimezone(UTC) - moment(last[3])
        except ValueError:
            return None
        return int(last[0]) if timedelta(0) <= age <= _JOINS_WITHIN else None

    def _finish(self, action: Action, initiator: str) -> Report | None:
        changes = changes_of(self._connection, action.id, action.since)
        if changes:
            self._connection.execute(
                "UPDATE action SET state = 'done', label = ?, time = ? WHERE id = ?",
                (_text(action.label), self._time(), action.id),
            )
            self._connection.execute("DELETE FROM action WHERE scope = ? AND state = 'undone'", (action.scope,))
            settings.new_edition(self._connection)
            return Report(action.id, action.scope, action.label, "done", initiator, summed(changes))
        if action.joined:
            self._connection.execute("UPDATE action SET state = 'done' WHERE id = ?", (action.id,))
        else:
            self._connection.execute("DELETE FROM action WHERE id = ?", (action.id,))
        return None

    def _next_label(self, scope: str, backwards: bool) -> Note | None:
        with polite(self._path):
            action = self._next(scope, backwards)
            return label_of(self._connection, action) if action else None

    def _next(self, scope: str, backwards: bool) -> int | None:
        order = "state = 'done' ORDER BY id DESC" if backwards else "state = 'undone' ORDER BY id"
        chosen = f"SELECT id FROM action WHERE scope = ? AND {order} LIMIT 1"
        row = self._connection.execute(chosen, (scope,)).fetchone()
        return row[0] if row else None

    def _rewind(self, scope: str, initiator: str, backwards: bool) -> Report:
        if self._current is not None:
            raise RuntimeError(f"undo or redo inside “{self._current.label.text}”")
        with self._transaction():
            action = self._next(scope, backwards)
            if action is None:
                raise Refused(NOTHING_TO_UNDO if backwards else NOTHING_TO_REDO)
            changes = to_rewind(self._connection, self._schema, action)
            self._connection.execute("UPDATE action SET state = 'silent' WHERE id = ?", (action,))
            Rewind(self._connection, self._schema, action, backwards).run(changes)
            state = "undone" if backwards else "done"
            self._connection.execute("UPDATE action SET state = ? WHERE id = ?", (state, action))
            settings.new_edition(self._connection)
        made = tuple(turned(change) for change in reversed(changes)) if backwards else changes
        outcome: Outcome = "undone" if backwards else "redone"
        report = Report(action, scope, label_of(self._connection, action), outcome, initiator, summed(made))
        self._tell(report)
        return report

    def _data_version(self) -> int:
        """A number that changes with each commit of another connection, and with none of our own."""
        with polite(self._path):
            (version,) = self._connection.execute("PRAGMA data_version").fetchone()
        return int(version)

    def _tell(self, report: Report) -> None:
        for listener in tuple(self._listeners):
            listener(report)

    def _time(self) -> str:
        return self._now().astimezone(UTC).isoformat(timespec="milliseconds")


def _text(label: Note) -> str:
    return msgspec.json.encode(label).decode()
