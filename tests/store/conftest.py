# SPDX-License-Identifier: GPL-3.0-or-later
"""A new library in a folder of its own for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from panoplia.store.library import Library
from store.tiny import Clock, Small, open_at


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "library.panoplia"


@pytest.fixture
def library(path: Path, clock: Clock) -> Iterator[Library]:
    opened = open_at(path, clock)
    yield opened
    opened.close()


@pytest.fixture
def small(library: Library) -> Small:
    return Small(library)


@pytest.fixture
def ids(library: Library, small: Small) -> Small:
    """The small library, closed: the ids stay."""
    library.close()
    return small
