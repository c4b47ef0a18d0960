# SPDX-License-Identifier: GPL-3.0-or-later
"""Copies of a library, and what its backups hold, told without a trace."""

from pathlib import Path

import pytest

from panoplia.rules.refusal import Refused
from panoplia.store.copying import IN_THE_WAY, bring_back, copy_to
from panoplia.store.library import Library
from panoplia.store.migrate import create, steps
from panoplia.store.survey import backups_of, looked_at, surveyed
from store.damaging import folder_of, mend, opens, tamper
from store.tiny import Clock, Small, plain, rows, said


def test_c05_a_copy_is_whole_or_not_there_and_takes_no_ones_place(
    library: Library, small: Small, path: Path, clock: Clock, tmp_path: Path
) -> None:
    with library.journal.act(small.scope, said(1)):
        library.change(small.blade, quantity=7)
    target = tmp_path / "copies" / "mine.panoplia"
    with pytest.raises(Refused):
        copy_to(plain(library), target)
    target.parent.mkdir()
    copy_to(plain(library), target)
    assert [file.name for file in target.parent.iterdir()] == [target.name]
    assert opens(target, clock) == rows(library)
    before = target.read_bytes()
    with pytest.raises(Refused) as refused:
        copy_to(plain(library), target)
    assert refused.value.note.text == IN_THE_WAY
    assert target.read_bytes() == before


def test_putting_back_the_oldest_backup_of_a_full_folder(
    library: Library, small: Small, path: Path, clock: Clock
) -> None:
    """The backup of what is there makes the rotation drop the very one that was chosen."""
    folder = path.with_name("backups")
    expected = rows(library)
    for number in range(10):
        clock.forward(60)
        mend(path, clock)
        with library.journal.act(small.scope, said(number)):
            library.change(library.item(small.blade.id), quantity=number + 2)
    last = rows(library)
    library.close()
    chosen = backups_of(path, folder)[-1]
    clock.forward(60)
    done = bring_back(chosen.path, path, folder, clock())
    assert not chosen.path.exists()
    assert opens(path, clock) == expected
    assert done.aside is None
    assert done.backup is not None
    assert opens(done.backup, clock) == last
    assert sorted(file.name for file in path.parent.iterdir()) == ["backups", path.name]


def test_a_clock_that_was_put_back_costs_no_copy(ids: Small, path: Path, clock: Clock) -> None:
    expected = opens(path, clock)
    for _ in range(10):
        clock.forward(60)
        chosen = mend(path, clock).copy
    clock.forward(-86_400 * 365)
    copy = mend(path, clock).copy
    assert opens(copy, clock) == expected
    done = bring_back(chosen, path, path.with_name("backups"), clock())
    kept = done.backup or done.aside
    assert kept is not None
    assert opens(kept, clock) == expected


def test_c08_what_cannot_be_read_is_kept_aside_where_a_backup_takes_its_place(
    ids: Small, path: Path, clock: Clock
) -> None:
    copy = mend(path, clock).copy
    expected = opens(copy, clock)
    path.write_bytes(b"Dear diary")
    done = bring_back(copy, path, path.with_name("backups"), clock())
    assert done.backup is None
    assert done.aside is not None
    assert done.aside.read_bytes() == b"Dear diary"
    assert opens(path, clock) == expected


def test_backups_are_told_without_leaving_a_trace(ids: Small, path: Path, clock: Clock) -> None:
    folder = path.with_name("backups")
    made = [mend(path, clock).copy]
    for _ in range(3):
        clock.forward(60)
        made.append(mend(path, clock).copy)
    made[1].write_bytes(made[1].read_bytes()[:5000])
    tamper(made[2], "UPDATE character SET statistics = '{'")
    newer = bytearray(made[3].read_bytes())
    newer[60:64] = (7).to_bytes(4)
    made[3].write_bytes(newer)
    old = folder / "library-20200101-000000.panoplia"
    create(old, steps()[:1])
    (folder / "library-20200102-000000.panoplia").write_bytes(b"Dear diary")
    before = folder_of(path)
    found = backups_of(path, folder)
    assert folder_of(path) == before
    assert [(each.path.name[8:23], each.format, each.campaigns, each.sound, each.known) for each in found] == [
        ("20260803-120300", 7, (("Bajo Marjal", 1),), True, False),
        ("20260803-120200", 2, (("Bajo Marjal", 1),), False, True),
        ("20260803-120100", 2, (), False, True),
        ("20260803-120000", 2, (("Bajo Marjal", 1),), True, True),
        ("20200102-000000", None, (), False, False),
        ("20200101-000000", 1, (), True, True),
    ]
    assert [(each.when, each.size) for each in found[:1]] == [(clock(), made[3].stat().st_size)]
    assert looked_at(folder / "gone.panoplia") is None


def test_a_survey_counts_what_is_there(library: Library, small: Small, path: Path) -> None:
    library.close()
    found = surveyed(path)
    assert found is not None
    assert [(each.name, each.system, each.characters, each.items) for each in found.campaigns] == [
        ("Bajo Marjal", "tiny", 1, 3)
    ]
    assert (found.format, found.size, found.actions, found.portraits) == (2, path.stat().st_size, 1, 0)
    assert surveyed(path.with_name("gone.panoplia")) is None
