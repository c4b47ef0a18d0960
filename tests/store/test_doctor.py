# SPDX-License-Identifier: GPL-3.0-or-later
"""The doctor: each kind of damage is made for real, found, and mended where that can be, and nothing else is."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from panoplia.store import mending, structure, symptoms
from panoplia.store.copying import bring_back, keep_aside
from panoplia.store.doctor import Diagnosis, check
from panoplia.store.faults import Fault
from panoplia.store.migrate import steps
from panoplia.store.records import Damaged
from panoplia.store.survey import looked_at
from panoplia.store.triggers import drop
from store.damaging import (
    BOTH,
    ITSELF,
    LETTERS,
    LONE_CHANGES,
    NEITHER,
    NO_BOOK,
    NO_CAMPAIGN,
    NO_CONTAINER,
    NO_ENTRY,
    NO_FIELD,
    NO_FIGHT,
    NO_HOLDER,
    NO_JSON_LINE,
    NO_SHEET,
    NO_WORKPIECE,
    NOBODY,
    OWN_LINE,
    RING,
    SILENT,
    WRITING,
    ask,
    folder_of,
    kinds,
    mend,
    opens,
    opens_raw,
    tamper,
    tampering,
)
from store.tiny import SYSTEMS, Clock, Small, open_at, said

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
    "no fight": (NO_FIGHT, [("orphan", "act", 1)], [mending.REMOVED]),
    "no field": (NO_FIELD, [("orphan", "encounter", 1)], [mending.MOVED]),
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
        ("UPDATE encounter SET roster = '[7]'", "encounter"),
        ("UPDATE encounter SET start = '7'", "encounter"),
        ("UPDATE act SET command = '[]'", "act"),
        ("UPDATE act SET answers = '{}'", "act"),
        ("UPDATE act SET notes = '[{}]'", "act"),
        ("UPDATE act SET after = '[]'", "act"),
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
