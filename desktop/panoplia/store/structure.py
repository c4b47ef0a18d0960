# SPDX-License-Identifier: GPL-3.0-or-later
"""Faults of the file and of its tables, whatever stands in them."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing

from panoplia.rules.notes import QT_TRANSLATE_NOOP, note, several
from panoplia.store import triggers
from panoplia.store.faults import lenient
from panoplia.store.findings import Finding, Patient, name_of
from panoplia.store.migrate import empty
from panoplia.store.schema import parts, tables

PAGES = QT_TRANSLATE_NOOP("doctor", "The file itself is damaged: {why}.")
INDEX = QT_TRANSLATE_NOOP("doctor", "An index does not agree with its table: {why}.")
TABLE_GONE = QT_TRANSLATE_NOOP("doctor", "The table “{table}” is not there.")
COLUMN_GONE = QT_TRANSLATE_NOOP("doctor", "The column “{column}” of the table “{table}” is not there.")
STRANGER = QT_TRANSLATE_NOOP("doctor", "A table does not belong here and cannot be kept in the journal: {why}.")
TRIGGER_GONE = QT_TRANSLATE_NOOP("doctor", "%n trigger(s) of the journal are not there.")
TRIGGER_OTHER = QT_TRANSLATE_NOOP("doctor", "%n trigger(s) of the journal are other ones.")
TRIGGER_FOREIGN = QT_TRANSLATE_NOOP("doctor", "%n trigger(s) do not belong here: {names}.")
TEXT = QT_TRANSLATE_NOOP("doctor", "{name}: “{column}” holds letters that are none.")
VALUE = QT_TRANSLATE_NOOP("doctor", "{name}: a value is not one of those that are allowed: {rule}.")
VALUE_KIND = QT_TRANSLATE_NOOP("doctor", "A value is missing or of another kind: {why}.")

FIXED = frozenset(
    {
        ("action", "state"), ("change", "kind"), ("character", "kind"), ("encounter", "phase"), ("entry", "origin"),
        ("holder", "kind"), ("portrait", "sha"), ("setting", "key"), ("setting", "value"),
    }
)  # fmt: skip
"""The columns in which no letter can be put right: few words may stand there, or others find the row by them."""

_KIND = re.compile(r"(NULL|non-\w+|\w+) value in ")
_INDEX = re.compile(r"(missing from index|entries in index|entry in index|differ from index|index .* out of order)")


def pages(patient: Patient) -> Iterator[Finding]:
    """What SQLite's own check says of pages, indexes and kinds of values."""
    told = complaints(patient.connection)
    kinds = [line for line in told if _KIND.match(line)]
    indexes = [line for line in told if _INDEX.search(line)]
    rest = [line for line in told if line not in kinds and line not in indexes]
    if rest:
        yield Finding("pages", "", 0, note(PAGES, why=rest[0]))
    elif indexes:
        yield Finding("index", "", 0, note(INDEX, why=indexes[0]), mendable=True)
    for line in dict.fromkeys(kinds):
        yield Finding("value", "", 0, note(VALUE_KIND, why=line))


def damaged(error: Exception) -> Finding:
    """That SQLite could not read on."""
    return Finding("pages", "", 0, note(PAGES, why=str(error)))


def complaints(connection: sqlite3.Connection) -> list[str]:
    """What SQLite's check says, the rules for values aside, which ``forbidden_values`` looks at row by row."""
    connection.execute("PRAGMA ignore_check_constraints = ON")
    try:
        lines = [str(line) for (line,) in connection.execute("PRAGMA integrity_check")]
    finally:
        connection.execute("PRAGMA ignore_check_constraints = OFF")
    return [line for line in lines if line != "ok"]


def only_kinds(told: list[str]) -> bool:
    """Whether pages and indexes are sound, whatever kinds of values stand in them."""
    return all(_KIND.match(line) for line in told)


def missing_parts(patient: Patient) -> Iterator[Finding]:
    """Tables and columns that a library of this format has."""
    with closing(empty(patient.version)) as pattern:
        wanted = parts(pattern)
    there = parts(patient.connection)
    names = {table for table, _ in there}
    for table in sorted({table for table, _ in wanted} - names):
        yield Finding("parts", table, 0, note(TABLE_GONE, table=table))
    for table, column in sorted(wanted - there):
        if table in names:
            yield Finding("parts", table, 0, note(COLUMN_GONE, table=table, column=column))


def strange_triggers(patient: Patient) -> Iterator[Finding]:
    """Triggers that differ from those of the journal; in an older format only their names can be compared."""
    try:
        wanted = triggers.wanted(patient.connection)
    except UnicodeDecodeError:
        # A ValueError as well, and a damaged schema.
        raise
    except ValueError as error:
        yield Finding("stranger", "", 0, note(STRANGER, why=str(error)))
        return
    found = dict(patient.connection.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall())
    gone = wanted.keys() - found.keys()
    other = {name for name in wanted.keys() & found.keys() if patient.newest and found[name] != wanted[name]}
    foreign = found.keys() - wanted.keys()
    for phrase, names in ((TRIGGER_GONE, gone), (TRIGGER_OTHER, other), (TRIGGER_FOREIGN, foreign)):
        if names:
            words = note(phrase, n=len(names), names=several(sorted(names)))
            yield Finding("trigger", "", 0, words, mendable=True)


def odd_letters(patient: Patient) -> Iterator[Finding]:
    """Text that is no UTF-8: SQLite keeps any bytes, and its check does not look."""
    connection = patient.connection
    for table, row, column, _ in odd_texts(connection):
        words = note(TEXT, name=name_of(connection, table, row), column=column)
        yield Finding("text", table, row, words, mendable=(table, column) not in FIXED)


def odd_texts(connection: sqlite3.Connection) -> list[tuple[str, int, str, bytes]]:
    """Table, row, column and bytes of each text that is none."""
    described = {
        table: connection.execute("SELECT name, type FROM pragma_table_info(?)", (table,)).fetchall()
        for table in tables(connection)
    }
    connection.text_factory = bytes
    try:
        return [found for table, columns in described.items() for found in _odd_texts(connection, table, columns)]
    finally:
        connection.text_factory = lenient


def _odd_texts(
    connection: sqlite3.Connection, table: str, described: list[tuple[str, str]]
) -> Iterator[tuple[str, int, str, bytes]]:
    """Those of one table, through a connection that gives texts as bytes."""
    columns = [name for name, kind in described if kind == "TEXT"]
    key = "id" if ("id", "INTEGER") in described else "0"
    listed = ", ".join(f'"{column}"' for column in columns)
    for row, *texts in connection.execute(f'SELECT {key}, {listed} FROM "{table}"') if columns else ():
        for column, text in zip(columns, texts, strict=True):
            if isinstance(text, bytes) and not _is_text(text):
                yield table, row, column, text


def _is_text(raw: bytes) -> bool:
    try:
        raw.decode()
    except UnicodeDecodeError:
        return False
    return True


def forbidden_values(patient: Patient) -> Iterator[Finding]:
    """Values against the rules that the tables themselves state. Of documents and places others tell."""
    connection = patient.connection
    for table, rule, key in list(_rules_of(connection)):
        if "json_valid" not in rule and "inside" not in rule:
            for (row,) in connection.execute(f'SELECT {key} FROM "{table}" WHERE NOT ({rule})').fetchall():
                yield Finding("value", table, row, note(VALUE, name=name_of(connection, table, row), rule=rule))


def keeps_rules(connection: sqlite3.Connection) -> bool:
    """Whether all values follow the rules of their tables.

    Where a file is opened to be read alone, SQLite does not know these rules, and its check passes over them.
    """
    return not any(
        connection.execute(f'SELECT 1 FROM "{table}" WHERE NOT ({rule}) LIMIT 1').fetchone()
        for table, rule, _ in list(_rules_of(connection))
    )


def whole(connection: sqlite3.Connection, version: int) -> bool:
    """Whether no table and no column of a library of that format is missing."""
    with closing(empty(version)) as pattern:
        return parts(pattern) <= parts(connection)


def _rules_of(connection: sqlite3.Connection) -> Iterator[tuple[str, str, str]]:
    """Table, rule, and the column that tells a row."""
    for table, sql in connection.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'table'").fetchall():
        for rule in _rules(sql):
            yield table, rule, "0" if "WITHOUT ROWID" in sql else "rowid"


def _rules(sql: str) -> Iterator[str]:
    """What stands in the parentheses of each CHECK of a table."""
    for found in re.finditer(r"\bCHECK \(", sql):
        depth, end = 1, found.end()
        while depth and end < len(sql):
            depth += {"(": 1, ")": -1}.get(sql[end], 0)
            end += 1
        yield sql[found.end() : end - 1]
