# SPDX-License-Identifier: GPL-3.0-or-later
"""``panoplia library backup`` and ``restore``: what they say and do to real files."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from library_commands import Run, backups, damage, file, names, run
from panoplia.app import open_table
from panoplia.folders import folders

__all__ = ["file", "run"]


def test_c05_a_backup_while_the_program_has_the_library_open(run: Run, file: Path, tmp_path: Path) -> None:
    """Its newest work lies in the log alone."""
    table = open_table(folders({}, file, root=tmp_path / "own"))
    table.campaigns.found("Nueva", "dungeon-hack")
    out = tmp_path / "copy.panoplia"
    try:
        code, told, _ = run("backup", "--out", str(out))
        assert (code, told) == (0, f"{out}\n")
        made = Path(run("backup")[1].strip())
    finally:
        table.library.close()
    for copy in (out, made):
        with closing(sqlite3.connect(copy)) as connection:
            assert connection.execute("SELECT name FROM campaign").fetchall() == [("El Bajo Marjal",), ("Nueva",)]
    before = out.read_bytes()
    code, told, err = run("backup", "--out", str(out))
    assert (code, told, err) == (2, "", f"{out} is already there and was left as it is: choose another name.\n")
    assert out.read_bytes() == before


def test_a_backup_of_a_damaged_library_is_made_and_told(run: Run, file: Path) -> None:
    damage(file, "UPDATE character SET statistics = '{' WHERE id = 1")
    code, out, err = run("backup")
    assert code == 0
    assert Path(out.strip()).exists()
    assert "has the faults that the library has" in err


def test_restoring_by_name_and_the_way_back(run: Run, file: Path) -> None:
    first = Path(run("backup")[1].strip())
    table = open_table(folders({}, file, root=file.parent / "own"))
    table.campaigns.found("Nueva", "dungeon-hack")
    table.library.close()
    code, out, _ = run("restore", first.stem)
    assert code == 0
    back = re.search(r"The way back: panoplia library restore (\S+)\n", out)[1]
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT name FROM campaign").fetchall() == [("El Bajo Marjal",)]
    assert run("restore", back)[0] == 0
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT name FROM campaign").fetchall() == [("El Bajo Marjal",), ("Nueva",)]


def test_restoring_from_any_file_where_the_library_was_lost(run: Run, file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.panoplia"
    assert run("backup", "--out", str(copy))[0] == 0
    expected = names(file)
    file.unlink()
    code, out, _ = run("restore", str(copy))
    assert (code, out.count("\n")) == (0, 1)
    assert names(file) == expected


def test_the_same_is_backed_up_once(run: Run, file: Path) -> None:
    made = {run("backup")[1] for _ in range(7)}
    (path,) = made
    assert [Path(path.strip())] == backups(file)
    table = open_table(folders({}, file, root=file.parent / "own"))
    table.campaigns.found("Nueva", "dungeon-hack")
    table.library.close()
    assert run("backup")[1] not in made
    assert len(backups(file)) == 2


@pytest.mark.parametrize("command", ["check", "repair", "info"])
def test_where_the_library_is_lost_its_backups_are_told_of(run: Run, file: Path, command: str) -> None:
    run("backup")
    file.write_bytes(b"Dear diary")
    told = "1 backup of it is there: “panoplia library restore” lists it.\n"
    assert run(command)[2] == f"{file} is not a Panoplia library. It was left as it is: choose another file.\n{told}"
    file.unlink()
    assert run(command)[2] == f"There is no library at {file}.\n{told}"


def test_the_list_of_backups(run: Run, file: Path) -> None:
    folder = file.with_name("mine-backups")
    folder.mkdir(exist_ok=True)
    for path in backups(file):
        path.unlink()
    assert run("restore") == (0, f"There are no backups in {folder}.\n", "")
    assert run("restore", "newest")[0] == 2
    made = Path(run("backup")[1].strip())
    lost = folder / "mine-20200102-030405.panoplia"
    lost.write_bytes(made.read_bytes()[:5000])
    newer = folder / "mine-20200103-030405.panoplia"
    content = bytearray(made.read_bytes())
    content[60:64] = (9).to_bytes(4)
    newer.write_bytes(content)
    code, out, _ = run("restore")
    lines = out.splitlines()
    assert (code, len(lines)) == (0, 7)
    assert re.match(rf"{made.name}   .*, \d+:\d\d:\d\d\s[AP]M   ", lines[0])
    assert lines[1] == lines[4] == "    El Bajo Marjal: 2 characters"
    assert re.fullmatch(r"    last: \S.*", lines[2])
    assert lines[2] == lines[5]
    assert lines[3].endswith("of a newer version of the program")
    assert re.fullmatch(rf"{lost.name}   .*   \S+\s\S+   damaged", lines[6])
    assert "copia dañada" in run("restore", "--language", "es")[1]
    before = file.read_bytes()
    for name, told in ((lost.name, "is damaged"), (newer.name, "newer version"), ("other", "no backup called")):
        code, out, err = run("restore", name)
        assert (code, out) == (2, "")
        assert told in err
    made.unlink()
    assert "None of the backups" in run("restore", "newest")[2]
    assert file.read_bytes() == before
