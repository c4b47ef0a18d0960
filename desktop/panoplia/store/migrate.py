# SPDX-License-Identifier: GPL-3.0-or-later
"""Bringing a library up to date: numbered steps on a copy, checked, then put in its place at once."""

import re
import sqlite3
from contextlib import closing
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.refusal import Refused
from panoplia.store import triggers
from panoplia.store.faults import on_disk
from panoplia.store.placing import behind, place
from panoplia.store.schema import tables

APPLICATION_ID = int.from_bytes(b"PANO")
STEPS = files("panoplia.store") / "migrations"

FAILED = QT_TRANSLATE_NOOP(
    "store",
    "The library {file} could not be brought up to date (step {step}): {why}. It is as it was before; the earlier "
    "version of the program can still open it.",
)

_OF_THE_DISK = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)
_NAME = re.compile(r"(\d{4})_\w+\.(sql|py)")


class Step(msgspec.Struct, frozen=True):
    """One numbered step; ``shrinks`` names the tables that it may take rows from."""

    number: int
    name: str
    text: str
    shrinks: frozenset[str]


def steps(folder: Traversable = STEPS) -> list[Step]:
    """The steps of a folder in order. A ``.sql`` or ``.py`` file says ``shrinks: table …`` in a comment."""
    found = []
    for file in folder.iterdir():
        if named := _NAME.fullmatch(file.name):
            text = file.read_text("utf-8")
            shrinks = re.search(r"^(?:--|#) shrinks: (.*)$", text, re.MULTILINE)
            tables_named = frozenset(shrinks[1].split()) if shrinks else frozenset()
            found.append(Step(int(named[1]), file.name, text, tables_named))
    found.sort(key=lambda step: step.number)
    if [step.number for step in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"steps must be numbered 1, 2, 3 …: {[step.name for step in found]}")
    return found


def create(path: Path, all_steps: list[Step]) -> None:
    """A new library, by all steps from nothing."""
    with on_disk(path):
        _put_in_place(path, None, all_steps)


def migrate(path: Path, version: int, all_steps: list[Step]) -> None:
    """Bring the library at ``path``, which no one else has open, from ``version`` to the newest step."""
    with on_disk(path):
        _put_in_place(path, path, all_steps[version:])


def empty(version: int) -> sqlite3.Connection:
    """A library of a format without content, in memory, to compare others with."""
    made = sqlite3.connect(":memory:", isolation_level=None)
    _bring_up(made, Path(":memory:"), steps()[:version])
    return made


def _put_in_place(path: Path, source: Path | None, to_do: list[Step]) -> None:
    path = behind(path)
    made = path.with_name(path.name + ".new")
    made.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(made, isolation_level=None)) as copy:
            if source is not None:
                with closing(sqlite3.connect(source)) as original:
                    original.backup(copy)
            _bring_up(copy, path, to_do)
        place(made, path)
    finally:
        for rest in ("", "-wal", "-shm", "-journal"):
            made.with_name(made.name + rest).unlink(missing_ok=True)


def _bring_up(copy: sqlite3.Connection, path: Path, to_do: list[Step]) -> None:
    copy.execute("PRAGMA journal_mode = DELETE")
    # Set before any transaction: inside one SQLite ignores it, and rebuilt tables would lose their children.
    copy.execute("PRAGMA foreign_keys = OFF")
    copy.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    triggers.drop(copy)
    for step in to_do:
        try:
            _take(copy, step)
        except (sqlite3.Error, ValueError) as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF in _OF_THE_DISK:
                # No fault of the step's: told as at any other time.
                raise
            raise Refused(FAILED, file=str(path), step=step.name, why=str(error)) from error
    triggers.mend(copy)
    copy.execute("PRAGMA journal_mode = WAL")


def _take(copy: sqlite3.Connection, step: Step) -> None:
    """A step and its stamp are one transaction, checked before it is committed."""
    before = _counts(copy)
    if step.name.endswith(".sql"):
        copy.executescript("BEGIN IMMEDIATE;" + step.text)
    else:
        copy.execute("BEGIN IMMEDIATE")
        space: dict[str, object] = {}
        # Read as data, so that a frozen program carries steps as plain files.
        exec(compile(step.text, step.name, "exec"), space)
        up = space["up"]
        assert callable(up)
        up(copy)
    if "action" in before:
        # Images of another shape cannot be written back; the story of what was done stays.
        copy.execute("DELETE FROM change WHERE action IN (SELECT id FROM action WHERE state = 'undone')")
        copy.execute("DELETE FROM action WHERE state = 'undone'")
        copy.execute("UPDATE action SET state = 'closed'")
    _check(copy, step, before)
    copy.execute(f"PRAGMA user_version = {step.number}")
    copy.execute("COMMIT")


def _check(copy: sqlite3.Connection, step: Step, before: dict[str, int]) -> None:
    after = _counts(copy)
    free = step.shrinks | {"action", "change"}
    for table, count in before.items():
        if table not in free and after.get(table, 0) < count:
            raise ValueError(f"{table} had {count} rows and has {after.get(table, 0)}")
    if broken := copy.execute("PRAGMA foreign_key_check").fetchall():
        raise ValueError(f"{len(broken)} rows refer to rows that are not there")
    # A step may have looked away while it rebuilt a table.
    copy.execute("PRAGMA ignore_check_constraints = OFF")
    found = copy.execute("PRAGMA integrity_check").fetchall()
    if found != [("ok",)]:
        raise ValueError(str(found[0][0]))


def _counts(copy: sqlite3.Connection) -> dict[str, int]:
    return {table: copy.execute(f'SELECT count(*) FROM "{table}"').fetchone()[0] for table in tables(copy)}
