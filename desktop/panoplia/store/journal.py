# SPDX-License-Identifier: GPL-3.0-or-later
"""Actions: each write belongs to one, and each can be undone and redone, also after a restart."""

import sqlite3
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.refusal import Refused
from panoplia.store import settings
from panoplia.store.actions import Action
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

Guard = Callable[[Sequence[Recorded]], None]
"""Told what an action, its undoing or its redoing has written; ``Refused`` takes all of it back."""
_JOINS_WITHIN = timedelta(seconds=3)


class Journal:
    """The actions of a library. Scopes are ``library``, ``campaign:ID`` and ``encounter:ID``."""

    def __init__(self, connection: Connection, now: Callable[[], datetime]) -> None:
        self._open = connection
        self._now = now
        self._schema = read_schema(connection.plain)
        self._current: Action | None = None
        self._unfinished = ""
        self._locked = False
        self._reports: list[Report] = []
        self._guards: list[Guard] = []
        self._listeners: list[Callable[[Report], None]] = []
        self._version = self.version

    @property
    def _plain(self) -> sqlite3.Connection:
        """Another one, once the library has moved."""
        return self._open.plain

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Keep other programs from writing from now on, so that what is read in the block is so when it writes.

        An exception takes back all that the block did. Listeners are told after it.
        """
        if self._locked:
            yield
            return
        try:
            with self._open.transaction():
                self._locked = True
                yield
                if self._unfinished:
                    raise RuntimeError(f"“{self._unfinished}” failed, and its caller went on")
            reports = self._reports
        finally:
            self._locked, self._reports, self._current, self._unfinished = False, [], None, ""
        for report in reports:
            self._tell(report)

    @contextmanager
    def act(
        self, scope: str, label: Note, join: str = "", initiator: str = "", go_on: bool = False
    ) -> Iterator[Action]:
        """Open an action; leaving commits it, an exception takes all of it back. One that changes nothing is none.

        With ``join``, it is added to the last action of the scope where that one has the same ``join`` and is at
        most 3 seconds old. To ``go_on`` is to add to the one that stayed open in the scope, where there is one.
        """
        if self._current is not None:
            raise RuntimeError(f"“{label.text}” was begun inside “{self._current.label.text}”")
        with self.locked():
            # Where the block fails it stays, so that nothing is committed even if a caller goes on.
            self._unfinished = label.text
            self._current = self._begin(scope, label, join, go_on)
            yield self._current
            report = self._finish(self._current, initiator)
            self._current, self._unfinished = None, ""
            if report is not None:
                self._reports.append(report)

    def undo(self, scope: str, initiator: str = "") -> Report:
        """Take back the last done action of the scope; ``Refused`` where something later stands in the way.

        Of one that is open, take back what was written last; once nothing is left of it, it is gone.
        """
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
                raise Refused(OTHER_COUNT, n=len(actions), label=label_of(self._plain, action))
            label = label_of(self._plain, action)
            made = [change for one in actions for change in self._turned(one, backwards=True)]
            if len(actions) > 1:
                label = note(BACK_TO, n=len(actions), label=label)
            report = Report(action, scope, label, "undone", initiator, summed(made))
            self._reports.append(report)
        return report

    def down_to(self, scope: str, action: int) -> list[int]:
        """What ``undo_to`` would take back, the last first; nothing where the action itself is not done or open."""
        with polite(self._open.path):
            rows = self._plain.execute(
                "SELECT id FROM action WHERE scope = ? AND state IN ('open', 'done') AND id >= ? ORDER BY id DESC",
                (scope, action),
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
        with self.locked():
            row = self._plain.execute("SELECT scope, state FROM action WHERE id = ?", (action,)).fetchone()
            if row is None or row[1] != "done":
                raise Refused(NOTHING_TO_UNDO)
            self._plain.execute("UPDATE action SET state = 'closed' WHERE id = ?", (action,))
            settings.new_edition(self._plain)
            report = Report(action, row[0], label_of(self._plain, action), "left", initiator, ())
            self._reports.append(report)
        return report

    def settle(self, scope: str) -> None:
        """Close undo for all that was done in the scope so far; its story stays."""
        with self.locked():
            self._plain.execute("DELETE FROM action WHERE scope = ? AND state = 'undone'", (scope,))
            self._plain.execute("UPDATE action SET state = 'closed' WHERE scope = ? AND state <> 'open'", (scope,))
            settings.new_edition(self._plain)

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
        with polite(self._open.path):
            return history(self._plain, wanted, limit)

    def line(self, action: int) -> HistoryLine | None:
        """One action with all that it changed; ``None`` where it is gone."""
        with polite(self._open.path):
            return line_of(self._plain, action)

    def scopes_about(self, rows: Collection[Place]) -> list[str]:
        """The scopes whose actions touched any of the rows."""
        with polite(self._open.path):
            return scopes_about(self._plain, rows)

    def rows_once(self, table: str, column: str, value: int) -> list[int]:
        """The rows of a table in which a column once held a value, as far as the journal remembers."""
        with polite(self._open.path):
            return rows_once(self._plain, table, column, value)

    @property
    def writing(self) -> bool:
        """Whether something was written that may still be taken back."""
        return bool(self._unfinished or self._reports)

    @property
    def version(self) -> int:
        """A number that changes with each commit of another connection, and with none of our own."""
        with polite(self._open.path):
            (version,) = self._plain.execute("PRAGMA data_version").fetchone()
        return int(version)

    def look_around(self) -> None:
        """Tell listeners, where another connection has written to the file since the last look."""
        version = self.version
        if version == self._version:
            return
        self._version = version
        changes = tuple(RowChange(table, 0, "update", frozenset()) for table in self._schema.columns)
        self._tell(Report(0, "library", note(ELSEWHERE), "elsewhere", "", changes))

    def guard(self, guard: Guard) -> None:
        """Have ``guard`` look at all that is written from now on, before it is committed."""
        self._guards.append(guard)

    def subscribe(self, listener: Callable[[Report], None]) -> Callable[[], None]:
        """Have ``listener`` called after each commit; the result ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def _begin(self, scope: str, label: Note, join: str, go_on: bool) -> Action:
        (since,) = self._plain.execute("SELECT coalesce(max(id), 0) FROM change").fetchone()
        waiting = self._waiting(scope)
        if waiting is not None:
            if not go_on:
                raise RuntimeError(f"“{label.text}” was begun while another action of {scope} is open")
            self._plain.execute("UPDATE action SET state = 'writing' WHERE id = ?", (waiting,))
            return Action(waiting, scope, label, since, joined=True)
        last = self._joinable(scope, join) if join else None
        if last is not None:
            self._plain.execute("UPDATE action SET state = 'writing' WHERE id = ?", (last,))
            return Action(last, scope, label, since, joined=True)
        cursor = self._plain.execute(
            "INSERT INTO action (scope, label, joining, time, state) VALUES (?, ?, ?, ?, 'writing')",
            (scope, _text(label), join, self._time()),
        )
        assert cursor.lastrowid is not None
        return Action(cursor.lastrowid, scope, label, since, joined=False)

    def _joinable(self, scope: str, join: str) -> int | None:
        last = self._plain.execute(
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
        changes = changes_of(self._plain, action.id, action.since)
        if action.ends == "open" and len(changes) > 1:
            raise RuntimeError(f"“{action.label.text}” stays open and wrote {len(changes)} rows at once")
        self._look(changes)
        if changes:
            self._plain.execute(
                # Of what lets days go by, the day is the one on which it ends.
                "UPDATE action SET state = ?, label = ?, time = ?,"
                " day = (SELECT day FROM campaign WHERE 'campaign:' || id = scope) WHERE id = ?",
                (action.ends, _text(action.label), self._time(), action.id),
            )
            self._plain.execute("DELETE FROM action WHERE scope = ? AND state = 'undone'", (action.scope,))
            settings.new_edition(self._plain)
            return Report(action.id, action.scope, action.label, "done", initiator, summed(changes))
        if action.joined:
            self._plain.execute("UPDATE action SET state = ? WHERE id = ?", (action.ends, action.id))
        else:
            self._plain.execute("DELETE FROM action WHERE id = ?", (action.id,))
        return None

    def _next_label(self, scope: str, backwards: bool) -> Note | None:
        with polite(self._open.path):
            action = self._next(scope, backwards)
            return label_of(self._plain, action) if action else None

    def _next(self, scope: str, backwards: bool) -> int | None:
        order = "state IN ('open', 'done') ORDER BY id DESC" if backwards else "state = 'undone' ORDER BY id"
        chosen = f"SELECT id FROM action WHERE scope = ? AND {order} LIMIT 1"
        row = self._plain.execute(chosen, (scope,)).fetchone()
        return row[0] if row else None

    def _rewind(self, scope: str, initiator: str, backwards: bool) -> Report:
        with self._rewinding():
            action = self._next(scope, backwards)
            if action is None:
                raise Refused(NOTHING_TO_UNDO if backwards else NOTHING_TO_REDO)
            label = label_of(self._plain, action)
            step_back = backwards and action == self._waiting(scope)
            made = self._step_back(action) if step_back else self._turned(action, backwards)
            outcome: Outcome = "undone" if backwards else "redone"
            report = Report(action, scope, label, outcome, initiator, summed(made))
            self._reports.append(report)
        return report

    @contextmanager
    def _rewinding(self) -> Iterator[None]:
        if self._current is not None:
            raise RuntimeError(f"undo or redo inside “{self._current.label.text}”")
        with self.locked():
            self._unfinished = "undo or redo"
            yield
            settings.new_edition(self._plain)
            self._unfinished = ""

    def _turned(self, action: int, backwards: bool) -> list[Recorded]:
        """Undo or redo an action inside a transaction; the changes that this made, in order."""
        (state,) = self._plain.execute("SELECT state FROM action WHERE id = ?", (action,)).fetchone()
        made = self._turn(action, backwards)
        if state == "open":
            # It never came to its end, so there is nothing whole that could be done again.
            self._plain.execute("DELETE FROM action WHERE id = ?", (action,))
        self._look(made)
        return made

    def _step_back(self, action: int) -> list[Recorded]:
        """Take back the last row that an open action wrote, and forget it."""
        *earlier, last = to_rewind(self._plain, self._schema, action)
        self._plain.execute("UPDATE action SET state = 'silent' WHERE id = ?", (action,))
        Rewind(self._plain, self._schema, action, backwards=True).run([last])
        if earlier:
            self._plain.execute(
                "DELETE FROM change WHERE id = (SELECT max(id) FROM change WHERE action = ?)", (action,)
            )
            self._plain.execute("UPDATE action SET state = 'open' WHERE id = ?", (action,))
        else:
            self._plain.execute("DELETE FROM action WHERE id = ?", (action,))
        made = [turned(last)]
        self._look(made)
        return made

    def _waiting(self, scope: str) -> int | None:
        """The action of the scope that is open, if one is."""
        found = self._plain.execute("SELECT id FROM action WHERE scope = ? AND state = 'open'", (scope,)).fetchone()
        return found[0] if found else None

    def _look(self, changes: Sequence[Recorded]) -> None:
        for guard in self._guards:
            guard(changes)

    def _turn(self, action: int, backwards: bool) -> list[Recorded]:
        changes = to_rewind(self._plain, self._schema, action)
        self._plain.execute("UPDATE action SET state = 'silent' WHERE id = ?", (action,))
        Rewind(self._plain, self._schema, action, backwards).run(changes)
        state = "undone" if backwards else "done"
        self._plain.execute("UPDATE action SET state = ? WHERE id = ?", (state, action))
        return [turned(change) for change in reversed(changes)] if backwards else changes

    def _tell(self, report: Report) -> None:
        failures = []
        for listener in tuple(self._listeners):
            try:
                listener(report)
            except Exception as failure:
                # What is done is done, and the others are told as well.
                failures.append(failure)
        if failures:
            raise failures[0]

    def _time(self) -> str:
        return self._now().astimezone(UTC).isoformat(timespec="milliseconds")


def _text(label: Note) -> str:
    return msgspec.json.encode(label).decode()
