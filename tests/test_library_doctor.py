# SPDX-License-Identifier: GPL-3.0-or-later
"""``panoplia library``: what each command says and does to real files, and its exit code."""

import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QSysInfo

from panoplia import cli
from panoplia.app import open_table
from panoplia.folders import folders
from panoplia.lock import Lock
from panoplia.store.triggers import drop
from panoplia.table import demo
from panoplia.words import LANGUAGES
from world import World

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A closed library with Enyra, Drake and some gear."""
    path = tmp_path / "mine.panoplia"
    table = open_table(folders({}, path, root=tmp_path / "own"))
    World.made(table)
    table.library.close()
    return path


@pytest.fixture
def run(file: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*words: str, library: Path = file) -> tuple[int, str, str]:
        code = cli.main(["--library", str(library), "library", *words])
        return code, *capsys.readouterr()

    return command


def damage(file: Path, *statements: str) -> None:
    """With the triggers away, which is one more damage."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("PRAGMA ignore_check_constraints = ON")
        drop(connection)
        for statement in statements:
            connection.execute(statement)


def names(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [name for (name,) in connection.execute("SELECT name FROM holder ORDER BY id")]


def backups(file: Path) -> list[Path]:
    return sorted((file.parent / "mine-backups").glob("*"))


def test_a_sound_library(run: Run, file: Path) -> None:
    before = file.read_bytes()
    assert run("check") == (0, f"{file} is sound.\n", "")
    assert run("check", "--language", "es") == (0, f"Sin fallos: {file}\n", "")
    assert file.read_bytes() == before
    assert not file.with_name(file.name + ".lock").exists()


def test_the_demo_campaign_is_sound(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "demo.panoplia"
    table = open_table(folders({}, path, root=tmp_path / "own"))
    text = (files("panoplia_resources") / "demos" / "dungeon_hack.json").read_bytes()
    demo.play(table, msgspec.json.decode(text, type=demo.Demo))
    table.library.close()
    assert run("check", library=path)[0] == 0


def test_faults_are_found_mended_and_then_gone(run: Run, file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        ((triggers,),) = connection.execute("SELECT count(*) FROM sqlite_schema WHERE type = 'trigger'")
    assert triggers > 20
    damage(file, "UPDATE item SET holder = 99 WHERE id = 1", "UPDATE item SET holder = NULL, inside = id WHERE id = 2")
    code, out, _ = run("check")
    assert code == 4
    assert "- Battleaxe: the holder or the container is no longer there.\n" in out
    assert "- In a ring, inside each other: Dagger.\n" in out
    assert f"- {triggers} triggers of the journal are not there.\n" in out
    assert out.endswith(f"3 faults in {file}.\n“panoplia library repair” mends 3 of them.\n")
    code, out, _ = run("repair", "--language", "es")
    assert code == 0
    (copy,) = [path for path in file.parent.glob("mine.damaged-*") if str(path) in out]
    assert out.startswith(f"Antes se ha hecho una copia: {copy}\n")
    assert "- Ahora en el alijo «Recuperado» de El Bajo Marjal: Hacha de batalla.\n" in out
    assert out.endswith(f"Sin fallos: {file}\n")
    assert run("check")[0] == 0
    table = open_table(folders({}, file, root=file.parent / "own"))
    assert table.library.remarks == ()
    table.library.close()
    assert names(file)[-1] == "Recuperado"
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT holder FROM item WHERE id = 1").fetchone() == (99,)
    assert not file.with_name(file.name + ".lock").exists()


def test_what_cannot_be_mended_remains_and_is_told_with_a_way_out(run: Run, file: Path) -> None:
    """C34"""
    damage(file, "UPDATE character SET statistics = '{' WHERE id = 1")
    assert run("repair")[0] == 4
    code, out, _ = run("check")
    assert code == 4
    assert out.startswith("- Enyra la rusalka: “statistics” cannot be read (")
    for backup in backups(file):
        backup.unlink()
    assert run("check")[1].endswith(f"1 fault in {file}.\n")
    run("backup")
    out = run("check")[1]
    assert out.endswith(f"1 fault in {file}.\n“panoplia library restore” lists the backups, and puts one back.\n")


def test_c08_a_damaged_file_is_told_kept_and_restored(run: Run, file: Path) -> None:
    expected = names(file)
    code, out, _ = run("backup")
    good = Path(out.strip())
    assert (code, good in backups(file)) == (0, True)
    file.write_bytes(file.read_bytes()[:20_000])
    content = file.read_bytes()
    code, out, _ = run("check")
    assert code == 4
    assert out.startswith("- The file itself is damaged: ")
    code, out, _ = run("repair")
    assert code == 4
    assert file.read_bytes() == content
    code, out, _ = run("restore", "newest")
    assert code == 0
    assert out.startswith(f"Restored: {good.name}, of ")
    aside = Path(re.search(r"is kept in (.*)\n", out)[1])
    assert aside.read_bytes() == content
    assert names(file) == expected
    assert run("check")[0] == 0


@pytest.mark.parametrize("command", ["check", "repair", "backup", "info"])
@pytest.mark.parametrize(
    ("content", "told"),
    [
        (None, "There is no library at "),
        (b"", "is empty: its content was lost."),
        (b"Dear diary", "is not a Panoplia library."),
    ],
)
def test_what_is_no_library_is_refused_and_left_as_it_is(
    run: Run, tmp_path: Path, command: str, content: bytes | None, told: str
) -> None:
    """C13"""
    other = tmp_path / "place" / "other.panoplia"
    other.parent.mkdir()
    if content is not None:
        other.write_bytes(content)
    code, out, err = run(command, library=other)
    assert (code, out) == (2, "")
    assert told in err
    assert err.count("\n") == 1
    assert [path.read_bytes() for path in other.parent.iterdir()] == ([] if content is None else [content])


def test_what_is_refused_is_said_in_the_language_that_was_asked_for(run: Run, tmp_path: Path) -> None:
    code, _, err = run("check", "--language", "es", library=tmp_path / "none.panoplia")
    assert (code, err) == (2, f"No hay ninguna biblioteca en {tmp_path}/none.panoplia.\n")


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


def test_a_sound_library_is_not_repaired(run: Run, file: Path) -> None:
    before = sorted(file.parent.rglob("*")), file.read_bytes()
    assert run("repair") == (0, f"{file} is sound.\n", "")
    assert (sorted(file.parent.rglob("*")), file.read_bytes()) == before


def test_what_has_lost_everything_is_recovered_and_told_in_words(run: Run, file: Path) -> None:
    damage(file, "DELETE FROM campaign", "DELETE FROM holder WHERE id = 2", "UPDATE item SET entry = 9999 WHERE id = 1")
    code, out, _ = run("repair", "--language", "es")
    assert code == 0
    assert "- Ahora en la campaña «Recuperada», porque la suya ya no está: Enyra la rusalka.\n" in out
    assert "- Una ficha que había perdido su nombre y su campaña está ahora en Recuperada: Recuperado.\n" in out
    assert "- Ahora de la nueva línea del catálogo «Recuperado», porque la suya ya no está: Objeto n.º 1.\n" in out
    assert run("check")[0] == 0
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT category, data FROM entry ORDER BY id DESC LIMIT 1").fetchone() == (
            "gear", '{"type":"thing"}',
        )  # fmt: skip


@pytest.mark.parametrize("command", ["check", "repair", "info"])
def test_where_the_library_is_lost_its_backups_are_told_of(run: Run, file: Path, command: str) -> None:
    run("backup")
    file.write_bytes(b"Dear diary")
    told = "1 backup of it is there: “panoplia library restore” lists it.\n"
    assert run(command)[2] == f"{file} is not a Panoplia library. It was left as it is: choose another file.\n{told}"
    file.unlink()
    assert run(command)[2] == f"There is no library at {file}.\n{told}"


def test_options_stand_before_the_command_or_behind_it(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (
        ["--library", str(file), "--language", "es", "library", "check"],
        ["library", "check", "--language", "es", "--library", str(file)],
        [
            "--library",
            "none.panoplia",
            "--language",
            "en",
            "library",
            "check",
            "--library",
            str(file),
            "--language",
            "es",
        ],
    ):
        assert cli.main(words) == 0
        assert capsys.readouterr().out == f"Sin fallos: {file}\n"
    sheet = ["sheet", "--character", "Drake", "--out", str(file.with_name("drake.pdf"))]
    assert cli.main([*sheet, "--library", str(file)]) == 0
    assert cli.main([*sheet, "--library", str(file.with_name("none.panoplia"))]) == 2


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


@pytest.mark.parametrize("command", [("repair",), ("restore", "newest")])
def test_what_someone_has_open_is_neither_repaired_nor_replaced(run: Run, file: Path, command: tuple[str, ...]) -> None:
    """C07"""
    run("backup")
    before = file.read_bytes(), backups(file)
    lock = Lock(file)
    assert lock.take()
    code, out, err = run(*command)
    lock.free()
    assert (code, out) == (2, "")
    assert f"is open in another program (process {os.getpid()})" in err
    elsewhere = file.with_name(file.name + ".lock")
    elsewhere.write_text("4711\npanoplia\nrivendel\nmachine\nboot\n")
    code, out, err = run(*command)
    assert (code, out) == (2, "")
    assert "is open on the computer rivendel" in err
    assert elsewhere.exists()
    elsewhere.unlink()
    assert (file.read_bytes(), backups(file)) == before


def test_info(run: Run, file: Path) -> None:
    run("backup")
    made = len(backups(file))
    code, out, _ = run("info")
    lines = out.splitlines()
    assert code == 0
    assert lines[:2] == [f"Library: {file}", "Format: 2"]
    assert lines[3] == "Campaign: El Bajo Marjal (Dungeon Hack). Characters: 2. Items: 2."
    with closing(sqlite3.connect(file)) as connection:
        ((actions,),) = connection.execute("SELECT count(*) FROM action")
    assert lines[4:6] == [f"Actions in the history: {actions}", "Portraits: 1"]
    assert lines[6].startswith(f"Backups: {made}. The newest: ")
    assert lines[7:] == ["Open: nowhere"]
    lock = Lock(file)
    assert lock.take()
    out = run("info", "--language", "es")[1]
    lock.free()
    assert out.endswith(f"Abierta: en {QSysInfo.machineHostName()}, proceso {os.getpid()}\n")
    for backup in backups(file):
        backup.unlink()
    assert "Backups: none\n" in run("info")[1]


def test_who_was_killed_has_nothing_open(run: Run, file: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", ""]) as gone:
        pass
    left = file.with_name(file.name + ".lock")
    left.write_text(f"{gone.pid}\npanoplia\n{QSysInfo.machineHostName()}\n\n\n")
    assert run("info")[1].endswith("Open: nowhere\n")


def test_the_exit_codes_stand_in_the_help(run: Run) -> None:
    for words in (("--help",), ("check", "--help"), ("repair", "--help")):
        code, out, _ = run(*words)
        assert code == 0
        assert "4 faults were found or remain" in out


WITHOUT_WINDOWS = """
import sys
sys.modules["PySide6.QtGui"] = sys.modules["PySide6.QtWidgets"] = None
from panoplia.cli import main
for words in (["check"], ["repair"], ["backup"], ["restore"], ["restore", "newest"], ["info"]):
    assert main(["--library", sys.argv[1], "library", *words, "--language", sys.argv[2]]) == 0, words
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_works_without_qtgui(file: Path, language: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", WITHOUT_WINDOWS, str(file), language], capture_output=True, encoding="utf-8", check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
