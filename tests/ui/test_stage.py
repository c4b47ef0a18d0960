# SPDX-License-Identifier: GPL-3.0-or-later
"""The application: what refers to itself is searched for on the thread of the windows alone."""

import gc
import threading

import pytest

from panoplia.ui import stage as stage_module
from panoplia.ui.stage import Stage


class Ring:
    """Refers to itself, and notes on which thread it went."""

    def __init__(self, went: list[int]) -> None:
        self.itself, self.went = self, went

    def __del__(self) -> None:
        self.went.append(threading.get_ident())


def many_values() -> None:
    kept = [[number] for number in range(200_000)]
    del kept


def test_a_thread_in_the_background_destroys_nothing(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """A closed window that a ring keeps must not end where backups are read."""
    went: list[int] = []
    Ring(went)
    behind = threading.Thread(target=many_values)
    behind.start()
    behind.join()
    assert went == []
    monkeypatch.setattr(stage_module, "MANY", -1)
    stage._cycles.search()
    assert went == [threading.get_ident()]
    assert not gc.isenabled()
