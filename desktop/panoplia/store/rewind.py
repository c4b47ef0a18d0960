# SPDX-License-Identifier: GPL-3.0-or-later
"""Writing an action's rows backwards or forwards, only where they still are as it left them."""

import re
import sqlite3
from collections.abc import Collection, Sequence
from typing import Any

from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.refusal import Refused
from panoplia.store.records import Change, Recorded
from panoplia.store.schema import Reference, Schema, loops
from panoplia.store.story import Place, Stuck, json_list, label_of

UNDO_LATER = QT_TRANSLATE_NOOP("store", "“{label}” cannot be undone: “{later}” came after it. Undo that first.")
UNDO_ELSEWHERE = QT_TRANSLATE_NOOP("store", "“{label}” cannot be undone: “{later}” came after it in {campaign}.")
UNDO_GONE = QT_TRANSLATE_NOOP(
    "store", "“{label}” cannot be undone: “{later}” came after it in a campaign that is gone."
)
UNDO_CAMPAIGNS = QT_TRANSLATE_NOOP("store", "“{label}” cannot be undone: “{later}” came after it.")
UNDO_CHANGED = QT_TRANSLATE_NOOP("store", "“{label}” cannot be undone: what it changed is different now.")
REDO_LATER = QT_TRANSLATE_NOOP("store", "“{label}” cannot be done again: “{later}” came in between. Undo that first.")
REDO_ELSEWHERE = QT_TRANSLATE_NOOP("store", "“{label}” cannot be done again: “{later}” came in between in {campaign}.")
REDO_GONE = QT_TRANSLATE_NOOP(
    "store", "“{label}” cannot be done again: “{later}” came in between in a campaign that is gone."
)
REDO_CAMPAIGNS = QT_TRANSLATE_NOOP("store", "“{label}” cannot be done again: “{later}” came in between.")
REDO_CHANGED = QT_TRANSLATE_NOOP("store", "“{label}” cannot be done again: what it changes is different now.")

_UID = re.compile("[0-9a-f]{32}")
_CAMPAIGN, _LIBRARY = "campaign:", "library"
Image = dict[str, Any]


class Rewind:
    """Takes the changes of one action back (``backwards``) or makes them again, inside a silent transaction."""

    def __init__(self, connection: sqlite3.Connection, schema: Schema, action: int, backwards: bool) -> None:
        self._connection = connection
        self._schema = schema
        self._action = action
        self._backwards = backwards
        self._going: frozenset[Place] = frozenset()

    def run(self, changes: Sequence[Recorded]) -> None:
        """Write all of it, or refuse and name the later action that stands in the way."""
        self._connection.execute("PRAGMA defer_foreign_keys = ON")
        gone: Change = "insert" if self._backwards else "delete"
        self._going = frozenset((change.table, change.row) for change in changes if change.kind == gone)
        for change in reversed(changes) if self._backwards else changes:
            was, becomes = (change.after, change.before) if self._backwards else (change.before, change.after)
            self._write(change.table, change.row, was, becomes)
        for table, row in {(change.table, change.row) for change in changes}:
            self._look_around(table, row)
        for change in changes:
            self._look_for_names(change)

    def _write(self, table: str, row: int, was: Image | None, becomes: Image | None) -> None:
        if was is not None:
            self._expect(table, row, was)
        if becomes is None:
            self._expect_alone(table, row)
            self._connection.execute(f'DELETE FROM "{table}" WHERE id = ?', (row,))
            return
        if was is None:
            names = ", ".join(f'"{name}"' for name in becomes)
            places = ", ".join("?" * len(becomes))
            written, values = f'INSERT INTO "{table}" ({names}) VALUES ({places})', tuple(becomes.values())
        else:
            names = ", ".join(f'"{name}" = ?' for name in becomes)
            written, values = f'UPDATE "{table}" SET {names} WHERE id = ?', (*becomes.values(), row)
        try:
            self._connection.execute(written, values)
        except sqlite3.IntegrityError as error:
            raise self._refusal(table, row, becomes) from error

    def _expect(self, table: str, row: int, was: Image) -> None:
        names = ", ".join(f'"{name}"' for name in was)
        found = self._connection.execute(f'SELECT {names} FROM "{table}" WHERE id = ?', (row,)).fetchone()
        if found is None:
            raise self._refusal(table, row, was)
        other = [name for name, value in zip(was, found, strict=True) if value != was[name]]
        if other:
            raise self._refusal(table, row, other)

    def _expect_alone(self, table: str, row: int) -> None:
        """A row that goes must not take with it what came to it later. What goes in the same action is no matter.

        SQLite deletes a line of the catalogue with its campaign before the items that are made after it.
        """
        for reference in self._schema.references:
            if reference.parent == table:
                found = self._child(reference, row)
                if found is not None:
                    raise self._refusal(reference.table, found, [reference.column])

    def _look_around(self, table: str, row: int) -> None:
        """What a row points to must be there, and must not lead back to it."""
        for reference in self._schema.references:
            if reference.table == table:
                parent = self._missing(reference, row)
                if parent is not None:
                    raise self._refusal(reference.parent, parent, ["id"])
                if reference.parent == table and loops(self._connection, reference, row):
                    raise self._refusal(table, None, [reference.column])

    def _look_for_names(self, change: Recorded) -> None:
        """What sheets name must be there, as what a row points to: they name lines of the catalogue by their uids."""
        was, becomes = (change.after, change.before) if self._backwards else (change.before, change.after)
        if change.table == "entry" and becomes is None and was:
            named = self._connection.execute(
                "SELECT id FROM character WHERE instr(statistics, ?) > 0 LIMIT 1", (was["uid"],)
            ).fetchone()
            if named:
                raise self._refusal("character", named[0], ["statistics"])
        if change.table == "character" and becomes:
            for uid in _uids(becomes) - _uids(was or {}):
                gone = self._deleted(uid)
                if gone is not None:
                    raise self._refusal("entry", gone, ["uid"])

    def _deleted(self, uid: str) -> int | None:
        """The row that a line of the catalogue was, where it is no more."""
        found = self._connection.execute(
            "SELECT row_id FROM change WHERE table_name = 'entry'"
            " AND json_extract(coalesce(before, after), '$.uid') = :uid"
            " AND :uid NOT IN (SELECT uid FROM entry) ORDER BY id DESC LIMIT 1",
            {"uid": uid},
        ).fetchone()
        return found[0] if found else None

    def _child(self, reference: Reference, row: int) -> int | None:
        found = self._connection.execute(
            f'SELECT id FROM "{reference.table}" WHERE "{reference.column}" = ? ORDER BY id', (row,)
        )
        return next((id for (id,) in found if (reference.table, id) not in self._going), None)

    def _missing(self, reference: Reference, row: int) -> int | None:
        found = self._connection.execute(
            f'SELECT child."{reference.column}" FROM "{reference.table}" AS child WHERE child.id = ?'
            f' AND child."{reference.column}" NOT IN (SELECT id FROM "{reference.parent}")',
            (row,),
        ).fetchone()
        return found[0] if found else None

    def _refusal(self, table: str, row: int | None, columns: Collection[str]) -> Refused:
        """The refusal that names the newest other action on that row (or table) and any of those columns.

        A closed one is not named: there would be no way to undo it first.
        """
        label = label_of(self._connection, self._action)
        later = self._connection.execute(
            "SELECT change.action, scope, (SELECT scope FROM action WHERE id = :action)"
            " FROM change JOIN action ON action.id = change.action"
            " WHERE table_name = :table AND (:row IS NULL OR row_id = :row) AND action <> :action"
            " AND state IN ('open', 'done')"
            " AND change.id > (SELECT min(id) FROM change WHERE action = :action)"
            " AND EXISTS (SELECT 1 FROM json_each(coalesce(before, after)) WHERE key IN"
            " (SELECT value FROM json_each(:columns)))"
            " ORDER BY change.id DESC LIMIT 1",
            {"table": table, "row": row, "action": self._action, "columns": json_list(columns)},
        ).fetchone()
        if later is None:
            return Stuck(self._action, UNDO_CHANGED if self._backwards else REDO_CHANGED, label=label)
        action, scope, own = later
        told: dict[str, Any] = {"label": label, "later": label_of(self._connection, action)}
        if scope == own or not scope.startswith((_CAMPAIGN, _LIBRARY)):
            return Refused(UNDO_LATER if self._backwards else REDO_LATER, **told)
        if scope == _LIBRARY:
            return Stuck(self._action, UNDO_CAMPAIGNS if self._backwards else REDO_CAMPAIGNS, **told)
        campaign = self._connection.execute(
            "SELECT name FROM campaign WHERE id = ?", (scope.removeprefix(_CAMPAIGN),)
        ).fetchone()
        if campaign is None:
            return Stuck(self._action, UNDO_GONE if self._backwards else REDO_GONE, **told)
        return Stuck(self._action, UNDO_ELSEWHERE if self._backwards else REDO_ELSEWHERE, **told, campaign=campaign[0])


def _uids(image: Image) -> set[str]:
    """What a sheet names."""
    return set(_UID.findall(str(image.get("statistics", ""))))
