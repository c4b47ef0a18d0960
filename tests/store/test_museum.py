# SPDX-License-Identifier: GPL-3.0-or-later
"""Libraries of every format there has been: each opens whole, goes on as any other, and is saved as it was."""

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from museum_pieces import Rows, format_of, pieces, raw_rows
from panoplia.app import bring_in_catalogues, systems
from panoplia.store.library import Library
from panoplia.store.migrate import steps
from panoplia.table.table import Table
from world import JOURNALED, NOON

NEWEST = len(steps())
PIECES = pytest.mark.parametrize("piece", pieces(), ids=lambda piece: piece.stem)
DEFAULTS: dict[tuple[str, str], Any] = {
    ("character", "portrait"): "",
    ("campaign", "archived"): 0,
    ("item", "carried"): 1,
    ("action", "day"): None,
}
"""What the rows of format 1 have in the columns that it did not know."""
NUNO = "Ñuño <b>&amp; Cía"
KNOWN: dict[int, dict[str, Any]] = {
    1: {
        "SELECT name FROM campaign ORDER BY id DESC LIMIT 1": "La niña & el «dragón» <b>rojo</b> 🐉 II",
        f"SELECT money FROM holder WHERE name = '{NUNO}'": 37 * 100 - 3 * 200,
        f"SELECT player FROM character JOIN holder ON holder = holder.id WHERE name = '{NUNO}'": "Zoë 🎲",
        "SELECT json_extract(condition, '$.health') FROM character WHERE player = 'Zoë 🎲'": 18 - 4 + 1,
        "SELECT price FROM entry WHERE name_es = 'Sable de Íñigo <i>' AND origin = 'own'": 1234,
        "SELECT quantity FROM item WHERE name = 'Colmillo 🦷' AND inside IS NOT NULL": 2,
        "SELECT money FROM holder WHERE name = 'El arcón de Öz & hijas'": 777,
    },
    2: {
        "SELECT name FROM campaign WHERE archived": "Ceniza & «óxido» <b>viejos</b> 🏚️",
        f"SELECT money FROM holder WHERE name = '{NUNO}'": 5000 - 1000 // 10,
        f"SELECT tags FROM character JOIN holder ON holder = holder.id WHERE name = '{NUNO}'": "niño\n<i>jefe</i>",
        "SELECT data FROM portrait WHERE sha = (SELECT portrait FROM character WHERE player = 'Zoë 🎲')":
            bytes(range(256)) * 8,
        "SELECT ends FROM work JOIN item ON item = item.id JOIN holder ON holder = holder.id"
        f" WHERE holder.name = '{NUNO}'": 1 + 3,
        "SELECT json_extract(changes, '$.price') FROM override": 300,
        "SELECT count(*) FROM item WHERE NOT carried": 1,
        "SELECT count(*) FROM item AS one JOIN item AS two ON one.inside = two.id WHERE two.inside IS NOT NULL": 1,
        "SELECT json_extract(house, '$.smith_days') FROM campaign WHERE name LIKE 'La niña%'": 3,
    },
    3: {
        f"SELECT money FROM holder WHERE name = '{NUNO}'": 5000 - 1000 // 10,
        "SELECT ends FROM work JOIN item ON item = item.id JOIN holder ON holder = holder.id"
        f" WHERE holder.name = '{NUNO}'": 1 + 3,
        "SELECT group_concat(phase) FROM encounter": "applied,planned,running",
        "SELECT name FROM encounter WHERE phase = 'running'": "Aún no <b>acabó</b>",
        "SELECT count(*) FROM act WHERE after = ''": 1,
        "SELECT json_extract(condition, '$.health') FROM character JOIN holder ON holder = holder.id"
        " WHERE name = 'Ágata Öz'": 1,
        "SELECT kind FROM holder WHERE name = (SELECT name FROM encounter WHERE phase = 'applied')": "loot",
    },
}  # fmt: skip
"""Questions to each piece, and the answers as a person knows them."""


@pytest.fixture(autouse=True)
def _museum_is_not_touched() -> Iterator[None]:
    before = {piece.name: sha256(piece.read_bytes()).hexdigest() for piece in pieces()}
    yield
    assert {piece.name: sha256(piece.read_bytes()).hexdigest() for piece in pieces()} == before
    assert {file.name for file in pieces()[0].parent.glob("format-*")} == set(before), "and nothing lies beside them"


@pytest.fixture
def copied(tmp_path: Path) -> Callable[[Path], Path]:
    def copy(piece: Path) -> Path:
        return Path(shutil.copyfile(piece, tmp_path / "library.panoplia"))

    return copy


def opened(path: Path) -> Table:
    library = Library.open(path, systems(), lambda: NOON)
    return Table(library, systems())


def renewed(path: Path) -> Table:
    """As the program opens a library."""
    table = opened(path)
    bring_in_catalogues(table.library, systems())
    return table


def expected(old: Rows, version: int) -> Rows:
    """The rows as they have to be in the newest format."""
    rows = {table: [dict(row) for row in found] for table, found in old.items()}
    if version == NEWEST:
        return rows
    gone = {action["id"] for action in rows["action"] if action["state"] == "undone"}
    rows["action"] = [action | {"state": "closed"} for action in rows["action"] if action["id"] not in gone]
    rows["change"] = [change for change in rows["change"] if change["action"] not in gone]
    for (table, column), value in DEFAULTS.items():
        rows[table] = [{column: value} | row for row in rows[table]]
    return {"portrait": [], "override": [], "work": [], "encounter": [], "act": []} | rows


def own(rows: Rows) -> Rows:
    """The rows that no catalogue of a newer program may touch."""
    kept = {table: found for table, found in rows.items() if table != "setting"}
    return kept | {"entry": [row for row in rows["entry"] if row["origin"] == "own"]}


def test_c14_there_is_a_piece_of_every_format() -> None:
    assert [format_of(piece) for piece in pieces()] == list(range(1, NEWEST + 1))
    assert KNOWN.keys() == {format_of(piece) for piece in pieces()}


@PIECES
def test_each_is_what_it_says(piece: Path) -> None:
    header = piece.read_bytes()[:100]
    assert int.from_bytes(header[60:64]) == format_of(piece)
    states = {row["state"] for row in raw_rows(piece, immutable=True)["action"]}
    assert states - {"open"} == {"done", "undone", "closed"}


@PIECES
def test_c01_c02_every_row_is_there_with_every_column(piece: Path, copied: Callable[[Path], Path]) -> None:
    old, path = raw_rows(piece, immutable=True), copied(piece)
    table = opened(path)
    rows = raw_rows(path)
    # Each library has an identity from now on.
    for each in (old, rows):
        each["setting"] = [row for row in each["setting"] if row["key"] != "library"]
    assert rows == expected(old, format_of(piece))
    assert table.library.remarks == ()
    table.library.close()
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (NEWEST,)
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert file.execute("PRAGMA foreign_key_check").fetchall() == []


@PIECES
def test_c02_what_is_known_of_it_is_so(piece: Path, copied: Callable[[Path], Path]) -> None:
    path = copied(piece)
    renewed(path).library.close()
    with closing(sqlite3.connect(path)) as file:
        for question, answer in KNOWN[format_of(piece)].items():
            assert file.execute(question).fetchall() == [(answer,)], question


@PIECES
def test_every_record_can_be_read(piece: Path, copied: Callable[[Path], Path]) -> None:
    table = renewed(copied(piece))
    for campaign in table.library.campaigns():
        for _, subject in table.reading.subjects(campaign.id):
            assert subject is not None, "no character is damaged"
        assert all(held.piece for held in table.reading.campaign_holdings(campaign.id)), "no item is"
    assert len(table.library.journal.history()) == len(raw_rows(table.library.path)["action"])
    table.library.close()


@PIECES
def test_c14_it_is_written_to_and_taken_back(piece: Path, copied: Callable[[Path], Path]) -> None:
    old = raw_rows(piece, immutable=True)
    table = renewed(copied(piece))
    holder = next(row for row in old["holder"] if row["name"] == NUNO)
    scope = f"campaign:{holder['campaign']}"
    (nuno,) = (one for one in table.library.characters(holder["campaign"]) if one.holder == holder["id"])
    before = raw_rows(table.library.path)
    table.characters.earn(nuno.id, 1, "hallazgo")
    assert table.library.character(nuno.id).money == holder["money"] + 1
    line = table.library.journal.history(scope)[0]
    assert (line.state, line.label.figures["reason"]) == ("done", "hallazgo")
    table.library.journal.undo(scope)
    after = raw_rows(table.library.path)
    for name in (*JOURNALED, "portrait"):
        assert after[name] == before[name]
    table.library.close()


@PIECES
def test_c83_a_fight_goes_on_where_it_was_left(piece: Path, copied: Callable[[Path], Path]) -> None:
    """Whatever the rules say by now: what was played stands, and what was open can be taken back."""
    table = renewed(copied(piece))
    for campaign in table.library.campaigns():
        for row in table.encounters.all_of(campaign.id):
            if row.phase == "planned":
                assert table.fights.planned_state(row.id).fighters
                continue
            assert table.fights.state(row.id).round >= 1
            while table.fights.open_act(row.id):
                table.fights.take_back(row.id)
            assert all(line.command is not None and line.notes for line in table.fights.log(row.id))
    table.library.close()


@PIECES
def test_c14_the_second_save_equals_the_first(piece: Path, copied: Callable[[Path], Path]) -> None:
    path = copied(piece)
    renewed(path).library.close()
    first, rows = path.read_bytes(), raw_rows(path)
    assert own(rows) == own(expected(raw_rows(piece, immutable=True), format_of(piece)))
    for _ in range(2):
        renewed(path).library.close()
    assert path.read_bytes() == first
    assert [file.name for file in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize("piece", pieces()[:-1], ids=lambda piece: piece.stem)
def test_the_backup_before_a_step_is_the_library_as_it_was(piece: Path, copied: Callable[[Path], Path]) -> None:
    path = copied(piece)
    Library.open(path, systems(), lambda: NOON, path.with_name("backups")).close()
    made = min(path.with_name("backups").iterdir(), key=lambda file: int.from_bytes(file.read_bytes()[60:64]))
    assert raw_rows(made, immutable=True) == raw_rows(piece, immutable=True)
