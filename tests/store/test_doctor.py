# SPDX-License-Identifier: GPL-3.0-or-later
"""The doctor: each kind of damage is made for real, found, and mended where that can be, and nothing else is."""

import os
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from panoplia.rules.refusal import Refused
from panoplia.store import mending, opening, structure, symptoms
from panoplia.store.copying import bring_back, copied, keep_aside
from panoplia.store.doctor import Diagnosis, check
from panoplia.store.faults import PHRASES, Fault
from panoplia.store.library import Library
from panoplia.store.migrate import create, steps
from panoplia.store.records import Damaged
from panoplia.store.survey import looked_at
from panoplia.store.triggers import drop
from store.damaging import ask, folder_of, keep, kinds, mend, opens, opens_raw, tamper, tampering
from store.tiny import SYSTEMS, Blade, Clock, Shape, Small, open_at, said

Statements = tuple[str, ...]


def test_a_healthy_library_has_no_findings_and_a_repair_leaves_every_row(ids: Small, path: Path, clock: Clock) -> None:
    before = opens(path, clock)
    journal = ask(path, "SELECT * FROM action"), ask(path, "SELECT * FROM change")
    assert check(path, SYSTEMS) == Diagnosis(len(steps()), ())
    done = mend(path, clock)
    assert (done.copy, done.mended, done.now.findings) == (None, (), ())
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    assert opens(path, clock) == before
    assert (ask(path, "SELECT * FROM action"), ask(path, "SELECT * FROM change")) == journal


# Item 1 is the blade, 2 the sack, 3 the blade in it; holder 1 is the character, 2 the stash.
RING = ("UPDATE item SET holder = NULL, inside = 3 WHERE id = 2",)
ITSELF = ("UPDATE item SET holder = NULL, inside = 1 WHERE id = 1",)
BOTH = ("UPDATE item SET inside = 2 WHERE id = 1",)
NEITHER = ("UPDATE item SET holder = NULL WHERE id = 1",)
NO_HOLDER = ("UPDATE item SET holder = 99 WHERE id = 1",)
NO_CONTAINER = ("UPDATE item SET inside = 99 WHERE id = 3",)
NO_ENTRY = ("UPDATE item SET entry = 99 WHERE id = 2",)
NO_CAMPAIGN = (
    "INSERT INTO holder (uid, campaign, kind, name) VALUES (lower(hex(randomblob(16))), 99, 'shop', 'Sola')",
)
NOBODY = ("UPDATE character SET holder = 99",)
NO_SHEET = ("DELETE FROM character",)
LETTERS = (
    "UPDATE character SET player = CAST(x'496EE973' AS TEXT)",
    "UPDATE item SET notes = CAST(x'41FF42' AS TEXT) WHERE id = 2",
)
NO_WORKPIECE = ("UPDATE work SET item = 99",)
NEW_BOOK = "INSERT INTO override (uid, entry, changes, base) VALUES (lower(hex(randomblob(16))), 99, '{}', '{}')"
NO_BOOK = ("UPDATE override SET entry = 99",)
OWN_LINE = ("UPDATE entry SET campaign = 99 WHERE id = 1",)
LONE_CHANGES = ("INSERT INTO change (action, table_name, row_id, kind) VALUES (99, 'item', 1, 'update')",) * 2
WRITING = (
    """INSERT INTO action (scope, label, time, state)
    VALUES ('library', '{"type":"Note","context":"test","text":"Act"}', '2026-08-03T12:00:00+00:00', 'writing')""",
)
SILENT = (WRITING[0].replace("writing", "silent"),)
NO_JSON_LINE = ("UPDATE change SET after = '{' WHERE id = 1",)

MENDABLE: dict[str, tuple[Statements, list[tuple[str, str, int]], list[str]]] = {
    "ring": (RING, [("ring", "item", 2)], [mending.OPENED]),
    "itself": (ITSELF, [("ring", "item", 1)], [mending.OPENED]),
    "both": (BOTH, [("place", "item", 1)], [mending.WITH_HOLDER]),
    "neither": (NEITHER, [("place", "item", 1)], [mending.STASHED]),
    "no holder": (NO_HOLDER, [("place", "item", 1)], [mending.STASHED]),
    "no container": (NO_CONTAINER, [("place", "item", 3)], [mending.STASHED]),
    "no entry": (NO_ENTRY, [("orphan", "item", 2)], [mending.STAND_IN]),
    "no campaign": (NO_CAMPAIGN, [("orphan", "holder", 3)], [mending.MOVED]),
    "nobody": (
        NOBODY, [("orphan", "character", 1), ("orphan", "holder", 1)], [mending.NAMED, mending.TO_STASH],
    ),
    "no sheet": (NO_SHEET, [("orphan", "holder", 1)], [mending.TO_STASH]),
    "no workpiece": (NO_WORKPIECE, [("orphan", "work", 1)], [mending.REMOVED]),
    "no book": (NO_BOOK, [("orphan", "override", 1)], [mending.REMOVED]),
    "own line": (OWN_LINE, [("orphan", "entry", 1)], [mending.FOR_ALL]),
    "lone changes": (LONE_CHANGES, [("orphan", "change", 0)], [mending.CHANGES_GONE]),
    "writing": (WRITING, [("action", "action", 2)], [mending.ENDED]),
    "silent": (SILENT, [("action", "action", 2)], [mending.ENDED]),
    "letters": (LETTERS, [("text", "character", 1), ("text", "item", 2)], [mending.LETTERS, mending.LETTERS]),
}  # fmt: skip


@pytest.mark.parametrize("damage", MENDABLE)
def test_each_damage_is_found_and_mended_and_nothing_else(ids: Small, path: Path, clock: Clock, damage: str) -> None:
    statements, expected, told = MENDABLE[damage]
    tamper(path, *statements)
    found = check(path, SYSTEMS)
    assert kinds(found) == expected
    assert all(finding.mendable and finding.fault for finding in found.findings)
    untouched = dict(opens_raw(path))
    done = mend(path, clock)
    assert [words.text for words in done.mended] == told
    assert done.now.findings == ()
    changed = {(table, row) for table, row, *_ in ask(path, "SELECT table_name, row_id FROM change WHERE action > 1")}
    after = dict(opens_raw(path))
    assert {place for place in untouched if after.get(place) != untouched[place]} <= changed
    opens(path, clock)


def test_a_ring_is_opened_into_a_stash_and_stays_together(ids: Small, path: Path, clock: Clock) -> None:
    tamper(path, *RING)
    mend(path, clock)
    ((stash, campaign, kind),) = ask(path, "SELECT id, campaign, kind FROM holder WHERE name = 'Recuperado'")
    assert (campaign, kind) == (ids.campaign.id, "stash")
    assert ask(path, "SELECT id, holder, inside FROM item ORDER BY id") == [
        (1, ids.hero.holder, None), (2, stash, None), (3, None, 2),
    ]  # fmt: skip


def test_the_stash_is_found_by_either_name_and_used_again(ids: Small, path: Path, clock: Clock) -> None:
    tamper(path, *NEITHER, "UPDATE holder SET name = 'Recovered' WHERE id = 2")
    done = mend(path, clock)
    assert ask(path, "SELECT holder, slot FROM item WHERE id = 1") == [(2, "")]
    assert done.mended[0].figures["stash"] == "Recovered"
    tamper(path, *NO_HOLDER)
    mend(path, clock)
    assert ask(path, "SELECT count(*) FROM holder") == [(2,)]


def test_what_has_no_holder_any_more_stays_in_its_container(ids: Small, path: Path, clock: Clock) -> None:
    tamper(path, "UPDATE item SET holder = 99, inside = 2 WHERE id = 1")
    assert [words.text for words in mend(path, clock).mended] == [mending.IN_CONTAINER]
    assert ask(path, "SELECT holder, inside FROM item WHERE id = 1") == [(None, 2)]


def test_a_value_that_is_missing(ids: Small, path: Path, clock: Clock) -> None:
    with tampering(path) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        ((sql,),) = connection.execute("SELECT sql FROM sqlite_schema WHERE name = 'item'").fetchall()
        loose = sql.replace("notes TEXT NOT NULL", "notes TEXT")
        connection.execute("UPDATE sqlite_schema SET sql = ? WHERE name = 'item'", (loose,))
    tamper(path, "UPDATE item SET notes = NULL WHERE id = 1", *NO_BOOK)
    with tampering(path) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_schema SET sql = ? WHERE name = 'item'", (sql,))
    assert [(each.kind, each.mendable) for each in check(path, SYSTEMS).findings] == [
        ("value", False), ("orphan", True),
    ]  # fmt: skip
    assert [finding.words.text for finding in mend(path, clock).now.findings] == [structure.VALUE_KIND]


def test_c07_a_library_that_another_program_writes_to_is_not_repaired(ids: Small, path: Path, clock: Clock) -> None:
    tamper(path, *RING)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Fault) as fault:
            mend(path, clock)
        assert fault.value.cause == "busy"
        other.execute("ROLLBACK")
    assert kinds(check(path, SYSTEMS)) == [("ring", "item", 2)]


def test_a_schema_that_is_no_text_is_damage(ids: Small, path: Path, clock: Clock) -> None:
    content = path.read_bytes()
    path.write_bytes(content.replace(b"CREATE INDEX item_holder", b"CREATE \xe9\xe9\xe9\xe9\xe9 item_holder"))
    assert kinds(check(path, SYSTEMS)) == [("pages", "", 0)]
    with pytest.raises(Fault) as fault:
        open_at(path, clock)
    assert fault.value.cause == "damaged"
    assert mend(path, clock).copy is None
    copy = keep_aside(path, clock())
    seen = looked_at(copy)
    assert seen is not None
    assert not seen.sound
    assert bring_back(copy, path, path.with_name("backups"), clock()).aside is not None


def test_a_repair_is_one_line_of_the_history_that_cannot_be_undone(ids: Small, path: Path, clock: Clock) -> None:
    tamper(path, *RING, *NO_BOOK)
    mend(path, clock)
    library = open_at(path, clock)
    line = library.journal.history("library")[0]
    assert (line.label.text, line.label.figures, line.state) == (mending.LABEL, {"n": 2}, "closed")
    assert {(change.table, change.kind) for change in line.changes} == {
        ("holder", "insert"), ("item", "update"), ("override", "delete"),
    }  # fmt: skip
    assert library.journal.undoable("library") == said()
    library.close()


@pytest.mark.parametrize(
    ("statement", "phrase"),
    [
        ("DROP TRIGGER journal_item_delete", structure.TRIGGER_GONE),
        ("CREATE TRIGGER stranger AFTER INSERT ON item BEGIN SELECT 1; END", structure.TRIGGER_FOREIGN),
        (
            "DROP TRIGGER journal_item_update; CREATE TRIGGER journal_item_update AFTER UPDATE ON item"
            " BEGIN SELECT 1; END",
            structure.TRIGGER_OTHER,
        ),
    ],
)
def test_triggers_are_put_right(ids: Small, path: Path, clock: Clock, statement: str, phrase: str) -> None:
    before = ask(path, "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY name")
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(statement)
    assert [finding.words.text for finding in check(path, SYSTEMS).findings] == [phrase]
    done = mend(path, clock)
    assert [words.text for words in done.mended] == [mending.TRIGGERS]
    assert done.now.findings == ()
    assert ask(path, "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY name") == before
    assert ask(path, "SELECT count(*) FROM action") == [(1,)], "nothing that people see has changed"


def test_an_index_that_lacks_rows_is_made_anew(ids: Small, path: Path, clock: Clock) -> None:
    sql = "CREATE INDEX item_holder ON item (holder)"
    with tampering(path) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_schema SET sql = ? WHERE name = 'item_holder'", (sql + " WHERE id > 90",))
    tamper(path, "REINDEX item_holder")
    with tampering(path) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_schema SET sql = ? WHERE name = 'item_holder'", (sql,))
    assert kinds(check(path, SYSTEMS)) == [("index", "", 0)]
    done = mend(path, clock)
    assert [words.text for words in done.mended] == [mending.INDEXES]
    assert done.now.findings == ()


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


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("DROP TABLE setting", [("parts", "setting", 0)]),
        ("DROP TABLE holder", [("parts", "holder", 0)]),
        ("ALTER TABLE item DROP COLUMN notes", [("parts", "item", 0)]),
    ],
)
def test_a_missing_table_or_column_is_told_and_nothing_goes_with_it(
    ids: Small, path: Path, clock: Clock, statement: str, expected: list[tuple[str, str, int]]
) -> None:
    with closing(sqlite3.connect(path)) as connection:
        drop(connection)
        connection.execute(statement)
    before = ask(path, "SELECT id FROM item")
    found = check(path, SYSTEMS)
    assert [place for place in kinds(found) if place[0] == "parts"] == expected
    assert not any(finding.mendable for finding in found.findings)
    done = mend(path, clock)
    assert done.mended == ()
    assert ask(path, "SELECT id FROM item") == before


@pytest.mark.parametrize(
    ("statement", "table"),
    [
        ("UPDATE campaign SET house = '[1]'", "campaign"),
        ("UPDATE character SET statistics = '{'", "character"),
        ("""UPDATE character SET condition = '{"steps":"x"}'""", "character"),
        ("UPDATE entry SET data = '{}' WHERE id = 1", "entry"),
        ("UPDATE item SET wear = '7' WHERE id = 1", "item"),
        ("UPDATE work SET wear = '7'", "work"),
        ("UPDATE work SET told = '{}'", "work"),
        ("UPDATE override SET changes = '[]'", "override"),
        ("UPDATE override SET base = 'null'", "override"),
    ],
)
def test_c34_documents_that_cannot_be_read_are_told_and_kept(
    ids: Small, path: Path, clock: Clock, statement: str, table: str
) -> None:
    tamper(path, statement)
    before = dict(opens_raw(path))
    found = check(path, SYSTEMS)
    assert kinds(found) == [("document", table, 1)]
    assert not found.findings[0].mendable
    done = mend(path, clock)
    assert (done.mended, done.now) == ((), found)
    assert dict(opens_raw(path)) == before


def test_documents_of_rules_that_are_not_known_are_told_once(ids: Small, path: Path, clock: Clock) -> None:
    tamper(path, "UPDATE campaign SET system = 'chess'", "UPDATE character SET statistics = '[1]'")
    found = check(path, SYSTEMS)
    assert kinds(found) == [("system", "campaign", 1)]
    assert found.faults == ()
    tamper(path, "UPDATE character SET statistics = '{'")
    assert kinds(check(path, SYSTEMS))[0] == ("document", "character", 1)


def test_values_that_none_may_be_are_told_and_kept(ids: Small, path: Path, clock: Clock) -> None:
    tamper(
        path,
        "UPDATE holder SET money = -5 WHERE id = 2",
        "UPDATE holder SET kind = CAST(x'62E9' AS TEXT) WHERE id = 2",
    )
    before = folder_of(path)
    found = check(path, SYSTEMS)
    assert kinds(found) == [("text", "holder", 2), ("value", "holder", 2), ("value", "holder", 2)]
    done = mend(path, clock)
    assert (done.copy, done.now) == (None, found)
    assert folder_of(path) == before


def test_lines_of_the_history_that_cannot_be_read(ids: Small, path: Path, clock: Clock) -> None:
    tamper(path, "UPDATE change SET after = '[]' WHERE id = 1")
    found = check(path, SYSTEMS)
    assert kinds(found) == [("change", "action", 1)]
    assert (found.faults, found.findings[0].words.text) == ((), symptoms.LINE_ODD)
    assert mend(path, clock).mended == ()


def test_a_line_of_the_history_that_is_no_json_does_not_stay_damage_for_ever(
    ids: Small, path: Path, clock: Clock
) -> None:
    before = opens(path, clock)
    tamper(path, *NO_JSON_LINE, "UPDATE action SET label = 'Hello'")
    assert ask(path, "PRAGMA quick_check(1)") != [("ok",)]
    assert [finding.words.text for finding in check(path, SYSTEMS).faults] == [symptoms.LINE_DAMAGED]
    done = mend(path, clock)
    assert [words.text for words in done.mended] == [mending.LINES]
    assert done.now.faults == ()
    assert ask(path, "SELECT after FROM change WHERE id = 1") == [('"{"',)], "what was there is still there"
    assert ask(path, "PRAGMA quick_check(1)") == [("ok",)]
    assert opens(path, clock) == before


def test_a_table_that_the_journal_cannot_keep_is_told(ids: Small, path: Path, clock: Clock) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE picture (id INTEGER PRIMARY KEY, data BLOB)")
    found = check(path, SYSTEMS)
    assert [finding.kind for finding in found.findings] == ["stranger"]
    assert mend(path, clock).now == found


def test_several_damages_at_once_in_any_order(ids: Small, path: Path, clock: Clock) -> None:
    """A document stays; everything else is mended, whatever comes together."""
    original = path.read_bytes()
    # Each of these concerns other rows or columns than the rest.
    pool = ["no campaign", "nobody", "no workpiece", "no book", "lone changes", "writing", "silent", "letters"]
    places = ["ring", "itself", "both", "neither", "no holder", "no container", "no entry", "own line"]
    for seed in range(25):
        choice = random.Random(seed)
        chosen = [*choice.sample(pool, choice.randint(1, 5)), *choice.sample(places, choice.randint(0, 4))]
        path.write_bytes(original)
        tamper(path, *(statement for name in chosen for statement in MENDABLE[name][0]))
        tamper(path, "UPDATE campaign SET house = '[1]'")
        faults = check(path, SYSTEMS).faults
        assert faults, chosen
        done = mend(path, clock)
        assert kinds(done.now) == [("document", "campaign", 1)], chosen
        assert done.mended, chosen
        library = open_at(path, clock)
        assert isinstance(library.campaigns()[0].house, Damaged)
        with library.journal.act("library", said(1)):
            library.change(library.campaigns()[0], notes=str(seed))
        library.close()


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
