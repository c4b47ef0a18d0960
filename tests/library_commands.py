# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of ``panoplia library`` share: a library, a way to run a command, and damage."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from panoplia import cli
from panoplia.app import open_table
from panoplia.folders import folders
from panoplia.store.triggers import drop
from world import World

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A closed library with Enyra, Drake and some gear."""
    path = tmp_path / "mine.panoplia"
    table = open_table(folders({}, path, root=tmp_path / "own"))
    World.made(table)
    table.library.close()
    return path


@pytest.fixture
def run(file: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*words: str, library: Path = file) -> tuple[int, str, str]:
        code = cli.main(["--library", str(library), "library", *words])
        return code, *capsys.readouterr()

    return command


def damage(file: Path, *statements: str) -> None:
    """With the triggers away, which is one more damage."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("PRAGMA ignore_check_constraints = ON")
        drop(connection)
        for statement in statements:
            connection.execute(statement)


def names(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [name for (name,) in connection.execute("SELECT name FROM holder ORDER BY id")]


def backups(file: Path) -> list[Path]:
    return sorted((file.parent / "mine-backups").glob("*"))
