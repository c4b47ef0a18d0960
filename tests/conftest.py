# SPDX-License-Identifier: GPL-3.0-or-later
"""Fixtures that most tests share. None of them builds a window."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"

from panoplia.table.table import Table
from world import World, open_table


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    """The table over a new, real library."""
    table = open_table(tmp_path)
    yield table
    table.library.close()


@pytest.fixture
def world(table: Table) -> World:
    """A campaign with Enyra, Drake and some gear in that library."""
    return World.made(table)
