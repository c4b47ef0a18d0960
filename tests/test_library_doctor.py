# SPDX-License-Identifier: GPL-3.0-or-later
"""``panoplia library``: what check, repair and info say and do to real files, and their exit codes."""

import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QSysInfo

from library_commands import Run, backups, damage, file, names, run
from panoplia import cli
from panoplia.app import open_table
from panoplia.folders import folders
from panoplia.lock import Lock
from panoplia.table import demo
from panoplia.words import LANGUAGES

__all__ = ["file", "run"]


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
    assert lines[:2] == [f"Library: {file}", "Format: 3"]
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
