# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of the table share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from brawls import Brawl, open_brawl


@pytest.fixture
def brawl(tmp_path: Path) -> Iterator[Brawl]:
    """A planned fight of the fourth system."""
    table = open_brawl(tmp_path)
    yield Brawl(table)
    table.library.close()
