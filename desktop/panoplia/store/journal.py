# SPDX-License-Identifier: GPL-3.0-or-later
"""Actions: each write belongs to one, and each can be undone and redone, also after a restart."""

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.refusal import Refused
from panoplia.store import settings
from panoplia.store.connection import Connection
from panoplia.store.faults import polite
from panoplia.store.records import HistoryLine, Outcome, Recorded, Report, RowChange
from panoplia.store.rewind import Rewind
from panoplia.store.schema import read_schema
from panoplia.store.story import (
    Place,
    Wanted,
    changes_of,
    history,
    label_of,
    line_of,
    moment,
    rows_once,
    scopes_about,
    summed,
    to_rewind,
    turned,
)

NOTHING_TO_UNDO = QT_TRANSLATE_NOOP("store", "There is nothing to undo here.")
NOTHING_TO_REDO = QT_TRANSLATE_NOOP("store", "There is nothing to redo here.")
OTHER_COUNT = QT_TRANSLATE_NOOP(
    "store", "More or less was done meanwhile: back to “{label}” it is %n action(s) now. Look at the history again."
)

BACK_TO = QT_TRANSLATE_NOOP("store", "%n actions, back to “{label}”")
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
        self._version = self.version

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

    def undo_to(self, scope: str, action: int, count: int | None = None, initiator: str = "") -> Report:
        """Take back a done action of the scope and all that were done there after it: every one, or none.

        ``Refused`` where ``count`` was announced and it is another number by now.
        """
        with self._rewinding():
            actions = self.down_to(scope, action)
            if not actions:
                raise Refused(NOTHING_TO_UNDO)
            if count not in (None, len(actions)):
                raise Refused(OTHER_COUNT, n=len(actions), label=label_of(self._connection, action))
            made = [change for one in actions for change in self._turn(one, backwards=True)]
            label = label_of(self._connection, action)
        if len(actions) > 1:
            label = note(BACK_TO, n=len(actions), label=label)
        report = Report(action, scope, label, "undone", initiator, summed(made))
        self._tell(report)
        return report

    def down_to(self, scope: str, action: int) -> list[int]:
        """What ``undo_to`` would take back, the last first; nothing where the action itself is not done."""
        with polite(self._path):
            rows = self._connection.execute(
                "SELECT id FROM action WHERE scope = ? AND state = 'done' AND id >= ? ORDER BY id DESC", (scope, action)
            )
            found = [id for (id,) in rows]
        return found if action in found else []

    def undoable(self, scope: str) -> Note | None:
        """The label of what ``undo`` would take back."""
        return self._next_label(scope, backwards=True)

    def redoable(self, scope: str) -> Note | None:
        """The label of what ``redo`` would make again."""
        return self._next_label(scope, backwards=False)

    def leave(self, action: int, initiator: str = "") -> Report:
        """Close undo for one done action, so that what came before it can be undone; its story stays."""
        with self._transaction():
            row = self._connection.execute("SELECT scope, state FROM action WHERE id = ?", (action,)).fetchone()
            if row is None or row[1] != "done":
                raise Refused(NOTHING_TO_UNDO)
            self._connection.execute("UPDATE action SET state = 'closed' WHERE id = ?", (action,))
            settings.new_edition(self._connection)
            report = Report(action, row[0], label_of(self._connection, action), "left", initiator, ())
        self._tell(report)
        return report

    def settle(self, scope: str) -> None:
        """Close undo for all that was done in the scope so far; its story stays."""
        with self._transaction():
            self._connection.execute("DELETE FROM action WHERE scope = ? AND state = 'undone'", (scope,))
            self._connection.execute("UPDATE action SET state = 'closed' WHERE scope = ?", (scope,))
            settings.new_edition(self._connection)

    def history(
        self,
        scope: str | None = None,
        table: str | None = None,
        row: int | None = None,
        limit: int = 500,
        scopes: Collection[str] | None = None,
        about: Collection[Place] | None = None,
    ) -> list[HistoryLine]:
        """The newest actions first: of a scope or several, or those that touched a table, a row, or any of some rows.

        Of what an action changed, only what was asked for is given.
        """
        wanted = Wanted(scopes if scope is None else (scope,), table, row, about)
        with polite(self._path):
            return history(self._connection, wanted, limit)

    def line(self, action: int) -> HistoryLine | None:
        """One action with all that it changed; ``None`` where it is gone."""
        with polite(self._path):
            return line_of(self._connection, action)

    def scopes_about(self, rows: Collection[Place]) -> list[str]:
        """The scopes whose actions touched any of the rows."""
        with polite(self._path):
            return scopes_about(self._connection, rows)

    def rows_once(self, table: str, column: str, value: int) -> list[int]:
        """The rows of a table in which a column once held a value, as far as the journal remembers."""
        with polite(self._path):
            return rows_once(self._connection, table, column, value)

    @property
    def writing(self) -> bool:
        """Whether an action is open: what is read now may still be taken back."""
        return self._connection.in_transaction

    @property
    def version(self) -> int:
        """A number that changes with each commit of another connection, and with none of our own."""
        with polite(self._path):
            (version,) = self._connection.execute("PRAGMA data_version").fetchone()
        return int(version)

    def look_around(self) -> None:
        """Tell listeners, where another connection has written to the file since the last look."""
        version = self.version
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
            "INSERT INTO action (scope, label, joining, time, state) VALUES (?, ?, ?, ?, 'writing')",
            (scope, _text(label), join, self._time()),
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
                # Of what lets days go by, the day is the one on which it ends.
                "UPDATE action SET state = 'done', label = ?, time = ?,"
                " day = (SELECT day FROM campaign WHERE 'campaign:' || id = scope) WHERE id = ?",
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
        with self._rewinding():
            action = self._next(scope, backwards)
            if action is None:
                raise Refused(NOTHING_TO_UNDO if backwards else NOTHING_TO_REDO)
            made = self._turn(action, backwards)
            label = label_of(self._connection, action)
        outcome: Outcome = "undone" if backwards else "redone"
        report = Report(action, scope, label, outcome, initiator, summed(made))
        self._tell(report)
        return report

    @contextmanager
    def _rewinding(self) -> Iterator[None]:
        if self._current is not None:
            raise RuntimeError(f"undo or redo inside “{self._current.label.text}”")
        with self._transaction():
            yield
            settings.new_edition(self._connection)

    def _turn(self, action: int, backwards: bool) -> list[Recorded]:
        """Undo or redo an action inside a transaction; the changes that this made, in order."""
        changes = to_rewind(self._connection, self._schema, action)
        self._connection.execute("UPDATE action SET state = 'silent' WHERE id = ?", (action,))
        Rewind(self._connection, self._schema, action, backwards).run(changes)
        state = "undone" if backwards else "done"
        self._connection.execute("UPDATE action SET state = ? WHERE id = ?", (state, action))
        return [turned(change) for change in reversed(changes)] if backwards else changes

    def _tell(self, report: Report) -> None:
        for listener in tuple(self._listeners):
            listener(report)

    def _time(self) -> str:
        return self._now().astimezone(UTC).isoformat(timespec="milliseconds")


def _text(label: Note) -> str:
    return msgspec.json.encode(label).decode()
