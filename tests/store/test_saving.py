# SPDX-License-Identifier: GPL-3.0-or-later
"""A committed change is never lost, and one that fails leaves all as it was."""

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from panoplia.rules.refusal import Refused
from panoplia.store.faults import Fault
from panoplia.store.library import Library
from panoplia.store.records import Holder
from store.tiny import Clock, Shape, Small, open_at, plain, rows, said

WRITER = """
import sys
from pathlib import Path
from store.tiny import Clock, Small, open_at, said
from panoplia.store.records import Holder
library = open_at(Path(sys.argv[1]), Clock())
small = Small(library)
for number in range(100000):
    with library.journal.act(small.scope, said(number)):
        for _ in range(5):
            library.add(Holder(0, "", small.campaign.id, "loot", str(number)))
    print(number, flush=True)
"""


@pytest.mark.parametrize("acknowledged", [1, 20])
def test_c09_killed_while_saving(path: Path, clock: Clock, acknowledged: int) -> None:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(part for part in sys.path if part)}
    command = [sys.executable, "-c", WRITER, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as writer:
        assert writer.stdout is not None
        lines = [writer.stdout.readline() for _ in range(acknowledged)]
        writer.kill() if os.name == "nt" else writer.send_signal(signal.SIGKILL)
        lines += writer.stdout.readlines()
    library = open_at(path, clock)
    names = [holder.name for holder in library.holders(1, "loot")]
    told = [line.strip() for line in lines if line.endswith("\n")]
    assert len(told) >= acknowledged
    assert names[: 5 * len(told)] == [name for name in told for _ in range(5)], "none that was told done is lost"
    assert len(names) % 5 == 0, "none is there by half"
    library.journal.undo("campaign:1")
    assert len(library.holders(1, "loot")) == len(names) - 5
    library.close()


def test_c10_on_a_full_disk_all_is_as_it_was(library: Library, small: Small) -> None:
    before = rows(library)
    history = library.journal.history()
    (pages,) = plain(library).execute("PRAGMA page_count").fetchone()
    plain(library).execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(Fault) as fault, library.journal.act(small.scope, said(1)):
        library.change(small.hero, money=1, notes="x" * 100_000)
    assert fault.value.cause == "full"
    assert str(library.path) in str(fault.value)
    assert rows(library) == before
    assert library.journal.history() == history
    plain(library).execute("PRAGMA max_page_count = 1000000")
    with library.journal.act(small.scope, said(2)):
        library.change(small.hero, notes="x" * 100_000)


def test_c11_a_save_that_is_not_allowed_is_told(library: Library, small: Small) -> None:
    before = rows(library)
    plain(library).execute("PRAGMA query_only = ON")
    with pytest.raises(Fault) as fault, library.journal.act(small.scope, said(1)):
        library.change(small.hero, money=1)
    assert fault.value.cause == "readonly"
    assert rows(library) == before


def test_c07_a_busy_file_is_told_and_can_be_tried_again(library: Library, small: Small, path: Path) -> None:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    for write in (lambda: library.journal.undo("library"), lambda: library.bring_in("tiny", [])):
        with pytest.raises(Fault) as fault:
            write()
        assert fault.value.cause == "busy"
    with pytest.raises(Fault, match="Another program"), library.journal.act(small.scope, said(1)):
        pytest.fail("nothing is asked for that cannot be kept")
    assert library.character(small.hero.id) == small.hero, "reading goes on"
    other.execute("ROLLBACK")
    other.close()
    with library.journal.act(small.scope, said(1)):
        library.change(small.hero, money=1)


def test_c20_the_rest_follows_its_rule_when_a_number_is_too_large(library: Library, small: Small) -> None:
    with library.journal.act(small.scope, said(1)):
        library.add(Holder(0, "", small.campaign.id, "loot", "Botín", 1))
        with pytest.raises(Refused) as refused:
            library.add(Holder(0, "", small.campaign.id, "loot", "Botín", 10**19))
        assert refused.value.path == "money"
        library.add(Holder(0, "", small.campaign.id, "loot", "Botín", 2))
    assert [holder.money for holder in library.holders(small.campaign.id, "loot")] == [1, 2]


def test_c18_ten_openings_change_nothing(library: Library, small: Small, path: Path, clock: Clock) -> None:
    with library.journal.act(small.scope, said(1)):
        library.change(small.blade, wear=Shape(10**6, "odd"), price=3)
    before = rows(library)
    library.close()
    content = path.read_bytes()
    for _ in range(10):
        again = open_at(path, clock)
        assert rows(again) == before
        again.close()
    assert path.read_bytes() == content
