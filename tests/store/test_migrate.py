# SPDX-License-Identifier: GPL-3.0-or-later
"""The runner: steps on a copy, checked, all or nothing; and a test for each step there is."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from panoplia.rules.refusal import Refused
from panoplia.store import migrate
from panoplia.store.backup import backups
from panoplia.store.faults import Fault
from panoplia.store.library import Library
from panoplia.store.migrate import FAILED, STEPS, Step, steps
from panoplia.store.records import Encounter
from panoplia.store.schema import dump
from panoplia.store.triggers import mend, wanted
from store.tiny import Clock, Small, open_at, plain, rows, said

With = Callable[..., list[Step]]

REBUILD = """
CREATE TABLE new (
    id INTEGER PRIMARY KEY AUTOINCREMENT, uid TEXT NOT NULL UNIQUE,
    campaign INTEGER NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
    kind TEXT NOT NULL, name TEXT NOT NULL, money INTEGER NOT NULL, mood TEXT NOT NULL DEFAULT 'calm'
) STRICT;
INSERT INTO new (id, uid, campaign, kind, name, money) SELECT id, uid, campaign, kind, name, money FROM holder;
DROP TABLE holder;
ALTER TABLE new RENAME TO holder;
"""


@pytest.fixture
def with_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> With:
    """Give the program more steps than it has."""

    def add(*texts: str, kind: str = "sql") -> list[Step]:
        folder = tmp_path / "steps"
        folder.mkdir()
        for number, text in enumerate(texts, len(steps()) + 1):
            (folder / f"{number:04}_more.{kind}").write_text(text, "utf-8")
        for step in steps():
            (folder / step.name).write_text(step.text, "utf-8")
        found = steps(folder)
        monkeypatch.setattr("panoplia.store.opening.steps", lambda: found)
        return found

    return add


def test_c01_a_rebuilt_table_loses_no_child(library: Library, small: Small, path: Path, with_steps: With) -> None:
    before = rows(library)
    library.close()
    with_steps(REBUILD)
    again = open_at(path, Clock())
    after = rows(again)
    assert after.pop("holder") == [(*row, "calm") for row in before.pop("holder")]
    assert after == before
    assert plain(again).execute("PRAGMA user_version").fetchone() == (len(steps()) + 1,)
    assert mend(plain(again)) == [], "and the journal goes on"
    again.close()


def test_a_library_behind_a_link_is_brought_up_to_date_where_it_is(
    library: Library, small: Small, path: Path, with_steps: With
) -> None:
    library.close()
    link = path.with_name("link.panoplia")
    link.symlink_to(path)
    with_steps(REBUILD)
    open_at(link, Clock()).close()
    assert link.is_symlink()
    again = open_at(path, Clock())
    assert rows(again)["holder"][0][-1] == "calm"
    again.close()


def test_c02_a_renamed_column_keeps_every_value(library: Library, small: Small, path: Path, with_steps: With) -> None:
    names = [row[6] for row in rows(library)["entry"]]
    library.close()
    with_steps("ALTER TABLE entry RENAME COLUMN name_es TO title")
    migrate.migrate(path, len(steps()), steps(path.parent / "steps"))
    with sqlite3.connect(path) as connection:
        assert [title for (title,) in connection.execute("SELECT title FROM entry ORDER BY id")] == names
    connection.close()


@pytest.mark.parametrize(
    ("text", "kind", "why"),
    [
        ("ALTER TABLE item DROP COLUMN holder", "sql", "holder"),
        ("UPDATE holder SET money = 0; SELECT no FROM thing", "sql", "no such table"),
        ("PRAGMA foreign_keys = ON; DELETE FROM item WHERE inside IS NULL", "sql", "item had 3 rows and has 1"),
        ("DROP TABLE setting", "sql", "setting had"),
        ("UPDATE item SET entry = 99", "sql", "3 rows refer"),
        ("PRAGMA ignore_check_constraints = ON; UPDATE holder SET money = -1", "sql", "CHECK"),
        ("def up(connection):\n    raise ValueError('no sense')\n", "py", "no sense"),
    ],
)
def test_c02_a_step_that_fails_leaves_the_file_as_it_was(
    library: Library, small: Small, path: Path, with_steps: With, text: str, kind: str, why: str
) -> None:
    library.close()
    before = path.read_bytes()
    with_steps(text, kind=kind)
    with pytest.raises(Refused) as refused:
        open_at(path, Clock())
    assert refused.value.note.text == FAILED
    assert refused.value.note.figures["step"] == f"{len(steps()) + 1:04}_more.{kind}"
    assert why in str(refused.value.note.figures["why"])
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir() if file.is_file()] == [path.name]


def test_the_second_of_two_steps_fails(library: Library, small: Small, path: Path, with_steps: With) -> None:
    library.close()
    before = path.read_bytes()
    with_steps("ALTER TABLE item ADD COLUMN colour TEXT NOT NULL DEFAULT ''", "SELECT 1 FROM nowhere")
    with pytest.raises(Refused):
        open_at(path, Clock())
    assert path.read_bytes() == before


def test_a_step_may_say_that_it_takes_rows_away(library: Library, small: Small, path: Path, with_steps: With) -> None:
    library.close()
    with_steps("-- shrinks: item\nDELETE FROM item WHERE inside IS NOT NULL;")
    again = open_at(path, Clock())
    assert len(rows(again)["item"]) == 2
    again.close()


def test_a_step_in_python(library: Library, small: Small, path: Path, with_steps: With) -> None:
    library.close()
    with_steps("def up(connection):\n    connection.execute(\"UPDATE holder SET name = name || '!'\")\n", kind="py")
    again = open_at(path, Clock())
    assert again.character(small.hero.id).name == "Íñigo!"
    again.close()


def test_a_migration_closes_undo_and_keeps_the_story(
    library: Library, small: Small, path: Path, with_steps: With
) -> None:
    for money in (1, 2):
        with library.journal.act(small.scope, said(money)):
            library.change(small.hero, money=money)
    library.journal.undo(small.scope)
    library.close()
    with_steps("ALTER TABLE item ADD COLUMN colour TEXT NOT NULL DEFAULT ''")
    again = open_at(path, Clock())
    assert (again.journal.undoable(small.scope), again.journal.redoable(small.scope)) == (None, None)
    assert [(line.label, line.state) for line in again.journal.history(small.scope)] == [(said(1), "closed")]
    with again.journal.act(small.scope, said(3)):
        plain(again).execute("UPDATE item SET colour = 'red'")
    again.journal.undo(small.scope)
    assert {row[-1] for row in rows(again)["item"]} == {""}
    again.close()


def test_a_backup_comes_first(library: Library, small: Small, path: Path, with_steps: With, clock: Clock) -> None:
    library.close()
    before = dict(sqlite_dump(path))
    with_steps("ALTER TABLE item ADD COLUMN colour TEXT NOT NULL DEFAULT ''")
    folder = path.parent / "backups"
    open_at(path, clock, folder).close()
    assert before in [dict(sqlite_dump(backup)) for backup in backups(path, folder)]


def sqlite_dump(path: Path) -> list[tuple[str, str]]:
    connection = sqlite3.connect(path)
    lines = [(line, "") for line in connection.iterdump()]
    connection.close()
    return lines


def test_c07_a_library_that_others_have_open_is_not_brought_up_to_date(
    library: Library, path: Path, with_steps: With
) -> None:
    with_steps("ALTER TABLE item ADD COLUMN colour TEXT NOT NULL DEFAULT ''")
    with pytest.raises(Fault) as fault:
        open_at(path, Clock())
    assert fault.value.cause == "busy"


def test_a_new_library_that_fails_is_not_there(path: Path, with_steps: With) -> None:
    with_steps("SELECT 1 FROM nowhere")
    with pytest.raises(Refused):
        open_at(path, Clock())
    assert not [file for file in path.parent.iterdir() if file.is_file()]


def test_a_new_library_equals_one_brought_up_to_date(
    library: Library, path: Path, tmp_path: Path, with_steps: With
) -> None:
    library.close()
    with_steps("ALTER TABLE item ADD COLUMN colour TEXT NOT NULL DEFAULT ''", "CREATE TABLE extra (id INTEGER) STRICT")
    old, new = open_at(path, Clock()), open_at(tmp_path / "new.panoplia", Clock())
    assert dump(plain(old)) == dump(plain(new))
    assert wanted(plain(old)) == wanted(plain(new))
    for each in (old, new):
        each.close()


def test_steps_are_numbered_without_a_gap(tmp_path: Path) -> None:
    for name in ("0001_a.sql", "0003_c.sql", "readme.txt"):
        (tmp_path / name).write_text("")
    with pytest.raises(ValueError, match="numbered"):
        steps(tmp_path)


def test_step_0001_start(library: Library) -> None:
    assert not any(rows(library).values())
    assert plain(library).execute("PRAGMA user_version").fetchone()[0] >= 1


def test_step_0003_fights(path: Path, clock: Clock) -> None:
    """No fight was there before; from now on one of a campaign runs at most."""
    migrate.create(path, steps()[:2])
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        old.execute("INSERT INTO action (scope, label, time, state) VALUES ('library', '{}', '', 'writing')")
        old.execute("INSERT INTO campaign (uid, name, system, house) VALUES (hex(zeroblob(16)), 'Vado', 'tiny', '{}')")
        old.execute("UPDATE action SET state = 'done'")
    library = open_at(path, clock)
    assert (library.encounters(1), library.begun()) == ([], [])
    with library.journal.act("campaign:1", said(1)):
        running = library.add(Encounter(0, "", 1, "Una", "running"))
        library.add(Encounter(0, "", 1, "Dos", "planned"))
        library.add(Encounter(0, "", 1, "Tres", "ended"))
    assert library.begun() == [(1, 1, "running"), (3, 1, "ended")]
    with pytest.raises(sqlite3.IntegrityError), library.journal.act("campaign:1", said(2)):
        library.add(msgspec.structs.replace(running, id=0, uid=""))
    library.close()


def test_step_0002_at_home(path: Path, clock: Clock) -> None:
    """What was there keeps its values; what is new begins as the program always had it."""
    migrate.create(path, steps()[:1])
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        # The triggers of its time ask for an action.
        old.execute("INSERT INTO action (scope, label, time, state) VALUES ('library', '{}', '', 'writing')")
        uid = "lower(hex(randomblob(16)))"
        old.execute(f"INSERT INTO campaign (uid, name, system, house, day) VALUES ({uid}, 'Vado', 'tiny', '{{}}', 12)")
        old.execute(f"INSERT INTO holder (uid, campaign, kind, name, money) VALUES ({uid}, 1, 'character', 'Íñigo', 7)")
        old.execute(f"INSERT INTO character (uid, holder, statistics, condition) VALUES ({uid}, 1, '{{}}', '{{}}')")
        old.execute(
            "INSERT INTO entry (uid, system, key, category, name_es, data, origin)"
            f" VALUES ({uid}, 'tiny', 'daga', 'weapon', 'Daga', '{{\"type\": \"blade\"}}', 'own')"
        )
        old.execute(f"INSERT INTO item (uid, entry, holder, wear, quantity) VALUES ({uid}, 1, 1, '{{}}', 3)")
        old.execute("UPDATE action SET state = 'done'")
    library = open_at(path, clock)
    (campaign,), (hero,), (item,) = library.campaigns(), library.characters(1), library.items(1)
    assert (campaign.name, campaign.day, campaign.archived) == ("Vado", 12, False)
    assert (hero.name, hero.money, hero.portrait) == ("Íñigo", 7, "")
    assert (item.quantity, item.carried) == (3, True)
    assert (rows(library)["override"], library.works(1)) == ([], [])
    assert [line.day for line in library.journal.history()] == [None]
    with library.journal.act("campaign:1", said(1)):
        library.change(campaign, day=13)
    assert library.journal.history()[0].day == 13
    library.close()


def test_every_step_has_a_test() -> None:
    names = [step.name.rsplit(".", 1)[0] for step in steps()]
    assert len(names) == len([file for file in STEPS.iterdir() if file.name[:1].isdigit()])
    assert [name for name in names if f"test_step_{name}" not in globals()] == []
