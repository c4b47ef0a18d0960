# SPDX-License-Identifier: GPL-3.0-or-later
"""The doctor: what a check and a repair never touch, whatever goes wrong, and which files they refuse."""

import os
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from panoplia.rules.refusal import Refused
from panoplia.store import mending, opening
from panoplia.store.copying import copied, keep_aside
from panoplia.store.doctor import Diagnosis, check
from panoplia.store.faults import PHRASES, Fault
from panoplia.store.library import Library
from panoplia.store.migrate import create, steps
from store.damaging import (
    BOTH,
    NEW_BOOK,
    NO_BOOK,
    RING,
    WRITING,
    ask,
    folder_of,
    keep,
    kinds,
    mend,
    tamper,
    tampering,
)
from store.tiny import SYSTEMS, Blade, Clock, Shape, Small, open_at, said


def test_a_failure_in_the_middle_leaves_the_library_as_it_was(
    ids: Small, path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    tamper(path, *RING, *NO_BOOK, *WRITING)
    before = path.read_bytes()
    monkeypatch.setattr(mending.Mender, "_remove_orphans", failing(sqlite3.OperationalError("no such thing")))
    with pytest.raises(Fault) as fault:
        mend(path, clock)
    assert "no such thing" in str(fault.value)
    assert "backups" in str(fault.value.note.figures["copy"])
    assert path.read_bytes() == before
    monkeypatch.undo()
    assert mend(path, clock).now.findings == ()


def failing(error: Exception) -> Callable[..., None]:
    def fail(*_: object) -> None:
        raise error

    return fail


def test_c08_repairing_a_damaged_file_again_and_again_pushes_no_good_backup_out(
    ids: Small, path: Path, clock: Clock
) -> None:
    """Nothing is copied where nothing can be mended; and a copy of what does not pass SQLite's check is no backup."""
    good = keep(path, clock)
    tamper(path, "UPDATE character SET statistics = '{'")
    for _ in range(3):
        clock.forward(86_400)
        assert mend(path, clock).copy is None
    asides = set()
    for _ in range(12):
        clock.forward(86_400)
        tamper(path, NEW_BOOK)
        asides.add(mend(path, clock).copy)
    assert len(asides) == 12
    assert list(path.with_name("backups").iterdir()) == [good]


def test_without_a_backup_nothing_is_repaired(ids: Small, path: Path, clock: Clock) -> None:
    tamper(path, *RING)
    before = path.read_bytes()
    path.with_name("backups").write_text("in the way")
    with pytest.raises(Fault):
        mend(path, clock)
    assert path.read_bytes() == before


@pytest.mark.parametrize("left_behind", [False, True])
def test_c13_checking_changes_neither_the_file_nor_its_folder(
    library: Library, small: Small, path: Path, tmp_path: Path, left_behind: bool
) -> None:
    """With the log of a killed program as well, which holds the newest work."""
    with library.journal.act(small.scope, said(1)):
        library.change(small.blade, quantity=7)
    place = tmp_path / "other"
    place.mkdir()
    copy = place / "copy.panoplia"
    if not left_behind:
        library.close()
    for rest in ("", "-wal") if left_behind else ("",):
        copy.with_name(copy.name + rest).write_bytes(path.with_name(path.name + rest).read_bytes())
    before = folder_of(copy)
    assert len(before) == (2 if left_behind else 1)
    assert check(copy, SYSTEMS).findings == ()
    with copied(copy) as connection:
        assert connection.execute("SELECT quantity FROM item WHERE id = ?", (small.blade.id,)).fetchone() == (7,)
    assert folder_of(copy) == before


def test_a_folder_that_cannot_be_written_is_no_hindrance_to_a_check(
    ids: Small, path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To root every folder can be written, so both the permissions and the answer about them are taken away."""
    path.parent.chmod(0o555)
    monkeypatch.setattr(os, "access", lambda *_: False)
    before = folder_of(path)
    try:
        assert check(path, SYSTEMS).findings == ()
        assert folder_of(path) == before
        with pytest.raises(Fault) as fault:
            mend(path, clock)
        assert fault.value.cause == "readonly"
    finally:
        path.parent.chmod(0o755)
    assert folder_of(path) == before


def test_a_library_that_never_rests_is_not_judged(ids: Small, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    states = iter(range(1000))
    monkeypatch.setattr("panoplia.store.copying._stamps", lambda _: next(states))
    with pytest.raises(Fault) as fault:
        check(path, SYSTEMS)
    assert fault.value.cause == "busy"


def test_an_older_library_is_examined_and_mended_as_it_is(path: Path, clock: Clock) -> None:
    create(path, steps()[:1])
    with tampering(path) as connection:
        uid = "lower(hex(randomblob(16)))"
        connection.execute(f"INSERT INTO campaign (uid, name, system, house) VALUES ({uid}, 'Vieja', 'tiny', '{{}}')")
        connection.execute(
            f"INSERT INTO entry (uid, system, key, category, name_es, data, origin)"
            f""" VALUES ({uid}, 'tiny', 'k', 'c', 'Daga', '{{"type":"blade"}}', 'own')"""
        )
        connection.execute(f"INSERT INTO item (uid, entry, holder, wear) VALUES ({uid}, 1, 99, '{{}}')")
    found = check(path, SYSTEMS)
    assert (found.version, kinds(found)) == (1, [("place", "item", 1)])
    done = mend(path, clock)
    assert done.now == Diagnosis(1, ())
    library = open_at(path, clock)
    (campaign,) = library.campaigns()
    assert [(item.entry, item.wear) for item in library.items(campaign.id)] == [(1, Shape())]
    assert library.entry(1).data == Blade()
    assert library.journal.history("library")[0].label.text == mending.LABEL
    library.close()


def test_c04_a_newer_library_is_refused_with_both_formats(ids: Small, path: Path, clock: Clock) -> None:
    content = bytearray(path.read_bytes())
    content[60:64] = (7).to_bytes(4)
    path.write_bytes(content)
    for act in (lambda: check(path, SYSTEMS), lambda: mend(path, clock)):
        with pytest.raises(Refused) as refused:
            act()
        assert refused.value.note.text == opening.NEWER
        assert refused.value.note.figures == {"file": str(path), "found": 7, "known": len(steps())}
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("content", "phrase"),
    [(b"", opening.EMPTY), (b"Dear diary", opening.NOT_OURS), (b"SQLite format 3\0", PHRASES["damaged"])],
)
def test_what_is_no_library_is_called_so(path: Path, content: bytes, phrase: str) -> None:
    path.write_bytes(content)
    with pytest.raises(Refused) as refused:
        check(path, SYSTEMS)
    assert refused.value.note.text == phrase


def test_c07_a_library_that_another_program_writes_to_is_not_repaired(ids: Small, path: Path, clock: Clock) -> None:
    tamper(path, *RING)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Fault) as fault:
            mend(path, clock)
        assert fault.value.cause == "busy"
        other.execute("ROLLBACK")
    assert kinds(check(path, SYSTEMS)) == [("ring", "item", 2)]


def test_damaged_pages_are_told_and_nothing_is_written(ids: Small, path: Path, clock: Clock) -> None:
    """C08"""
    tamper(path, *BOTH)
    content = bytearray(path.read_bytes())
    ((root,),) = ask(path, "SELECT rootpage FROM sqlite_schema WHERE name = 'portrait'")
    assert isinstance(root, int)
    content[(root - 1) * 4096 : root * 4096] = b"\xa5" * 4096
    path.write_bytes(content)
    found = check(path, SYSTEMS)
    assert found.findings[0].kind == "pages"
    assert not any(finding.mendable for finding in found.findings)
    before = folder_of(path)
    done = mend(path, clock)
    assert (done.copy, done.mended) == (None, ())
    assert kinds(done.now) == kinds(found)
    assert folder_of(path) == before


def test_c08_a_file_is_kept_aside_as_it_is_and_only_once(ids: Small, path: Path, clock: Clock) -> None:
    content = path.read_bytes()[:6000]
    path.write_bytes(content)
    log = path.with_name(path.name + "-wal")
    log.write_bytes(b"no log")
    kept = keep_aside(path, clock())
    assert kept == path.with_name("library.damaged-20260803-120000.panoplia")
    assert kept.read_bytes() == content
    assert kept.with_name(kept.name + "-wal").read_bytes() == b"no log"
    before = folder_of(path)
    clock.forward(86_400)
    assert keep_aside(path, clock()) == kept
    assert folder_of(path) == before
    log.write_bytes(b"another")
    again = keep_aside(path, clock())
    assert again.name == "library.damaged-20260804-120000.panoplia"
    log.unlink()
    assert keep_aside(path, clock()).name == "library.damaged-20260804-120000-2.panoplia"


def test_bytes_overwritten_anywhere_are_told_and_never_made_worse(ids: Small, path: Path, clock: Clock) -> None:
    """C08: nothing but faults in words, and what is called sound opens."""
    original = path.read_bytes()
    for seed in range(40):
        choice = random.Random(seed)
        content = bytearray(original)
        for _ in range(choice.choice([1, 2, 20])):
            # Behind the header, which is looked at before anything else.
            start = choice.randrange(100, len(content))
            length = min(choice.choice([1, 16]), len(content) - start)
            content[start : start + length] = choice.randbytes(length)
        path.write_bytes(content)
        before = check(path, SYSTEMS)
        assert path.read_bytes() == content
        done = mend(path, clock)
        assert len(done.now.faults) <= len(before.faults), seed
        if not done.now.faults:
            open_at(path, clock).close()
