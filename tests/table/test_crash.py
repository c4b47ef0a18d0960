# SPDX-License-Identifier: GPL-3.0-or-later
"""Some kills of the program at moments that chance chose once; ``make torture`` has hundreds of them."""

from pathlib import Path

import pytest

import crash_checks


@pytest.mark.parametrize("seed", range(6))
def test_c09_killed_at_the_table(tmp_path: Path, seed: int) -> None:
    found = crash_checks.play(tmp_path, seed)
    assert found["replays compared"] == 1


@pytest.mark.parametrize("seed", [1, 4])
def test_c09_killed_while_an_old_library_is_brought_up_to_date(tmp_path: Path, seed: int) -> None:
    found = crash_checks.migrate(tmp_path, seed)
    assert found["old"] + found["new"] == 1


def test_c05_c09_killed_while_a_backup_is_made(tmp_path: Path) -> None:
    found = crash_checks.back_up(tmp_path, 3)
    assert found["replays compared"] == 1


def test_c08_c09_killed_while_a_backup_is_put_back(tmp_path: Path) -> None:
    found = crash_checks.restore(tmp_path, 3)
    assert found["old"] + found["restored"] == 1
