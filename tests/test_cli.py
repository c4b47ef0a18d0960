# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line as scripts use it: exit codes, JSON, refusals in one line."""

import io
import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from panoplia import __version__
from panoplia.app import open_table, systems
from panoplia.cli import main
from panoplia.folders import folders
from panoplia.store.triggers import drop
from world import World

REPAIR = "dungeon-hack.repair"
COAT = {"armour": {"rating": 3, "broken": 2}}
PROCEDURES = [procedure.id for system in systems().values() for procedure in system.procedures]
DODGE = {"value": 13, "foe": {"level": 3, "damage": "1d8"}, "armour": {"rating": 3}, "health": 8}


class Shell:
    """Runs commands in this process."""

    def __init__(self, folder: Path, capture: pytest.CaptureFixture[str]) -> None:
        self.folder, self.capture = folder, capture

    def file(self, content: str | bytes) -> str:
        path = self.folder / "case.json"
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(path)

    def __call__(self, *words: str, case: Any = None) -> tuple[int, str, str]:
        if case is not None:
            words = (*words, "--input", self.file(case if isinstance(case, str | bytes) else json.dumps(case)))
        code = main(words)
        out, err = self.capture.readouterr()
        return code, out, err

    def json(self, *words: str, case: Any = None) -> Any:
        code, out, err = self(*words, case=case)
        assert (code, err) == (0, "")
        return json.loads(out)

    def refusal(self, *words: str, case: Any = None) -> str:
        """What is said where a command is refused: one line, and nothing on standard output."""
        code, out, err = self(*words, case=case)
        assert (code, out) == (2, "")
        assert err.endswith("\n")
        assert err.count("\n") == 1
        return err.removesuffix("\n")


@pytest.fixture
def shell(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(tmp_path, capsys)


def test_version(shell: Shell) -> None:
    assert shell("--version")[:2] == (0, f"Panoplia {__version__}\n")


def test_resolve_prints_result_notes_and_what_was_asked(shell: Shell) -> None:
    printed = shell.json("resolve", REPAIR, "--answers", "2+4", case=COAT)
    assert printed["result"] == {"armour": {"rating": 2, "broken": 0}, "repaired": 1, "lost": 1}
    assert printed["asked"] == [{"request": "2d6", "why": "repair", "answer": "2+4"}]
    assert [note["clause"] for note in printed["notes"]] == ["DH-34"]
    assert set(printed["notes"][0]) == {"clause", "text"}


def test_several_answers_and_a_decision(shell: Shell) -> None:
    printed = shell.json("resolve", "dungeon-hack.dodge", "--answers", "5, 7,break", case=DODGE)
    assert [asked["answer"] for asked in printed["asked"]] == ["5", "7", "break"]
    assert printed["result"]["armour"]["broken"] == 1


def test_a_refusal_of_the_rules_is_a_result(shell: Shell) -> None:
    printed = shell.json("resolve", REPAIR, "--answers", "", case={"armour": {"rating": 3, "broken": 3}})
    assert printed["result"] == {"refused": "DH-34"}
    assert printed["notes"][0]["clause"] == "DH-34"
    assert printed["asked"] == []


@pytest.mark.parametrize(
    ("answers", "waiting"),
    [
        ("", {"request": "d20", "why": "dodge"}),
        ("5", {"request": "d8", "why": "damage"}),
        ("5,7", {"request": "break/roll", "why": "break an armour die?", "id": "armour", "options": ["break", "roll"]}),
    ],
)
def test_too_few_answers_exit_3_with_the_request_that_waits(shell: Shell, answers: str, waiting: Any) -> None:
    code, out, err = shell("resolve", "dungeon-hack.dodge", "--answers", answers, case=DODGE)
    assert (code, err) == (3, "")
    assert json.loads(out) == waiting


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        ("2+4,1", "--answers: Nothing more is asked, so “1” is one answer too many."),
        ("7+1", "--answers: A d6 shows 1 to 6, not “7”."),
        ("2", "--answers: 2d6 needs 2 faces"),
        ("2+4+6", "--answers: 2d6 needs 2 faces"),
        ("yes", "--answers: 2d6 needs 2 faces"),
        ("2+4,", "--answers: Nothing more is asked"),
    ],
)
def test_answers_that_do_not_fit(shell: Shell, answers: str, told: str) -> None:
    assert shell.refusal("resolve", REPAIR, "--answers", answers, case=COAT).startswith(told)


def test_the_same_seed_rolls_the_same(shell: Shell) -> None:
    rolled = [shell.json("resolve", "dungeon-hack.dodge", "--seed", "7", case=DODGE) for _ in range(2)]
    assert rolled[0] == rolled[1]
    assert shell.json("resolve", REPAIR, case=COAT)["asked"][0]["request"] == "2d6"


def test_standard_input(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xef\xbb\xbf{}")))
    assert shell.json("resolve", "dungeon-hack.mount", "--input", "-", "--answers", "8")["result"] == {"hit": "mount"}


def test_list_has_every_procedure_on_a_line(shell: Shell) -> None:
    code, out, _ = shell("resolve", "--list")
    lines = [line.split(maxsplit=1) for line in out.splitlines()]
    assert code == 0
    assert [line[0] for line in lines] == PROCEDURES
    assert all(len(line) == 2 and line[1].endswith(".") for line in lines)


@pytest.mark.parametrize("name", PROCEDURES)
def test_schema_of_every_procedure(shell: Shell, name: str) -> None:
    schema = shell.json("resolve", "--schema", name)
    assert set(schema) == {"input", "result", "$defs"}
    given = schema["$defs"][schema["input"]["$ref"].removeprefix("#/$defs/")]
    assert given["additionalProperties"] is False


@pytest.mark.parametrize(
    ("case", "told"),
    [
        ({"armour": {"rating": 3, "broken": 4}}, "armour.broken: `broken` is 4, more than the `rating` of 3."),
        ({"armour": {"rating": 3, "blindaje": 1}}, "armour.blindaje: There is no such field."),
        ({"armour": {"broken": 1}}, "armour.rating: This field must be given."),
        ({"armour": {"rating": -1}}, "armour.rating: Expected `int` >= 0."),
        ({"armour": {"rating": 3, "die": "d7"}}, "armour.die: Invalid enum value 'd7'."),
        ({"armour": {"rating": 3.5}}, "armour.rating: Expected `int`, got `float`."),
        ('{"armour": {"rating": NaN}}', "armour.rating: NaN and Infinity are not numbers that a rule can use."),
        ("[1]", "Expected `object`, got `array`."),
        ('{"armour": \n', "This is not JSON: Expecting value in line 2, column 1."),
        (b'{"\xff": 1}', "--input: "),
    ],
)
def test_refused_by_path(shell: Shell, case: Any, told: str) -> None:
    assert shell.refusal("resolve", REPAIR, "--answers", "", case=case).startswith(told)
    assert shell.refusal("odds", REPAIR, case=case).startswith(told)


@pytest.mark.parametrize(
    ("name", "case", "path"),
    [
        ("dungeon-hack.sink", {"round": 2, "armour": "cuero", "value": 13}, "armour: "),
        ("dungeon-hack.attack", {"value": 13, "weapon": {"damage": "2x", "penetration": 0}, "target": {"health": 1}},
         "weapon.damage: `damage` is dice"),
        ("dungeon-hack.dodge", {**DODGE, "house": {"armour_rolls": "sum"}}, "house.armour_rolls: "),
        ("dungeon-hack.dodge", {**DODGE, "foe": {"level": 3, "damage": "1d8", "extra_dice": -1}}, "foe.extra_dice: "),
        ("dungeon-hack.burst", {"value": 13, "weapon": {"damage": "1", "penetration": 0}, "bundle": "d10",
                                "targets": [{"health": 1}] * 4}, "targets: "),
        ("dungeon-hack.dying", {"steps": 3}, "steps: "),
    ],
)  # fmt: skip
def test_what_cannot_be_in_other_procedures(shell: Shell, name: str, case: Any, path: str) -> None:
    assert shell.refusal("resolve", name, "--answers", "", case=case).startswith(path)


def test_files_that_cannot_be_read(shell: Shell, tmp_path: Path) -> None:
    for source in (str(tmp_path), str(tmp_path / "none.json"), "a\0b", "x" * 5000):
        assert shell.refusal("resolve", REPAIR, "--answers", "", "--input", source).startswith("--input: ")


def test_a_name_or_a_file_is_missing(shell: Shell) -> None:
    assert "--list" in shell.refusal("resolve")
    assert "“dungeon-hack.mend”" in shell.refusal("resolve", "dungeon-hack.mend", case=COAT)
    assert "“x”" in shell.refusal("resolve", "--schema", "x")
    assert shell.refusal("resolve", REPAIR).startswith("--input: ")


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("mend",),
        ("odds",),
        ("resolve", REPAIR, "--seed", "x"),
        ("resolve", REPAIR, "--seed", "1", "--answers", "1"),
    ],
)
def test_wrong_options_exit_2(shell: Shell, words: tuple[str, ...]) -> None:
    code, out, err = shell(*words)
    assert (code, out) == (2, "")
    assert "usage: panoplia" in err


def test_odds_are_most_likely_first_and_add_up(shell: Shell) -> None:
    printed = shell.json("odds", REPAIR, case=COAT)
    assert [outcome["p"] for outcome in printed["outcomes"]] == [0.5, 0.25, 0.25]
    assert printed["outcomes"][0]["result"] == {"armour": {"rating": 2, "broken": 0}, "repaired": 1, "lost": 1}
    assert printed["left_out"] == 0.0


def test_odds_leave_out_figures_that_repeat_a_face(shell: Shell) -> None:
    outcomes = shell.json("odds", "dungeon-hack.test", case={"value": 13})["outcomes"]
    assert outcomes == [{"result": {"success": False}, "p": 0.6}, {"result": {"success": True}, "p": 0.4}]


def test_odds_follow_a_policy(shell: Shell) -> None:
    printed = shell.json("odds", "dungeon-hack.dodge", "--policy", "armour=break", "--summary", "damage", case=DODGE)
    assert printed["outcomes"] == [{"result": {"damage": 0}, "p": 1.0}]


@pytest.mark.parametrize(
    ("policy", "told"),
    [("armour=melt", "--policy: The choice is between break/roll, not “melt”."), ("armour", "--policy: A decision is")],
)
def test_a_policy_that_cannot_be(shell: Shell, policy: str, told: str) -> None:
    assert shell.refusal("odds", "dungeon-hack.dodge", "--policy", policy, case=DODGE).startswith(told)


def test_a_policy_for_a_decision_that_never_comes_is_mentioned(shell: Shell) -> None:
    code, out, err = shell("odds", REPAIR, "--policy", "amrour=break", case=COAT)
    assert (code, err) == (0, "--policy: no decision “amrour” came up.\n")
    assert json.loads(out)["left_out"] == 0.0


def test_summary_of_a_nested_field(shell: Shell) -> None:
    printed = shell.json("odds", REPAIR, "--summary", "armour.rating", case=COAT)
    assert printed["outcomes"][0] == {"result": {"armour.rating": 2}, "p": 0.5}


def test_summary_of_a_field_of_nothing(shell: Shell) -> None:
    printed = shell.json("odds", "dungeon-hack.dodge", "--summary", "armour.broken", case={**DODGE, "armour": None})
    assert printed["outcomes"] == [{"result": {"armour.broken": None}, "p": 1.0}]


def test_summary_of_a_refusal_and_of_a_field_that_is_not_there(shell: Shell) -> None:
    refused = shell.json("odds", REPAIR, "--summary", "lost", case={"armour": {"rating": 1, "broken": 1}})
    assert refused["outcomes"] == [{"result": {"refused": "DH-34"}, "p": 1.0}]
    told = shell.refusal("odds", REPAIR, "--summary", "damage", case=COAT)
    assert told == "--summary: The result has no field “damage”, but armour, repaired, lost."


WITHOUT_WINDOWS = """
import sys
sys.modules["PySide6.QtGui"] = sys.modules["PySide6.QtWidgets"] = None
from panoplia.cli import main
for words in (["resolve", "--list"], ["resolve", "--schema", "dungeon-hack.dodge"],
              ["resolve", "dungeon-hack.repair", "--input", sys.argv[1], "--answers", "2+4"],
              ["odds", "dungeon-hack.repair", "--input", sys.argv[1]]):
    assert main(words) == 0
"""


def python(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *words], capture_output=True, encoding="utf-8", check=False)


def test_rules_are_driven_without_qtgui(shell: Shell) -> None:
    ran = python("-c", WITHOUT_WINDOWS, shell.file(json.dumps(COAT)))
    assert (ran.returncode, ran.stderr) == (0, "")


def test_a_reader_that_has_had_enough_sees_no_traceback() -> None:
    command = [sys.executable, "-m", "panoplia", "resolve", "--list"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode in (0, 1)


def panoplia(words: str, home: Path, first: str = "", **extra: str) -> subprocess.CompletedProcess[str]:
    """The program as a shell starts it, with its redirections."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return subprocess.run(
        ["/bin/sh", "-c", f'{first} "$0" -m panoplia {words}', sys.executable],
        capture_output=True,
        encoding="utf-8",
        check=False,
        env={**environment, "HOME": str(home), **extra},
    )


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("resolve --list >&-", "Standard output is closed."),
        ("--help >&-", "Standard output is closed."),
        ("resolve --help >&-", "Standard output is closed."),
        (f"resolve {REPAIR} --answers 2+4 --input - <&-", "--input: Standard input is closed."),
        ("tour /dev/null/x", "/dev/null/x cannot be read or written: "),
        ('tour "$HOME/file"', "/file cannot be read or written: "),
        ('--library "$HOME/$(printf %0260d 1)" sheet --character A --out x.pdf', "cannot be read or written:"),
        ("--library '~no-such-person/x' sheet --character A --out x.pdf", "The home folder in ~no-such-person/x"),
        ("resolve mend 2>&-", ""),
        ("mend 2>&-", ""),
        ("resolve --list >&- 2>&-", ""),
    ],
)
def test_c11_streams_that_are_closed_are_told_in_a_line(tmp_path: Path, words: str, told: str) -> None:
    (tmp_path / "file").write_text("")
    ran = panoplia(words, tmp_path)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert told in ran.stderr
    assert ran.stderr.count("\n") == (1 if told else 0)


@pytest.mark.parametrize("words", ["resolve --list", f"resolve --schema {REPAIR}", "--help", "--version"])
def test_c11_output_to_a_full_device_is_told_in_a_line(tmp_path: Path, words: str) -> None:
    """No file may grow here, so that the last write fails as it does on a full disk."""
    for extra in ({}, {"PYTHONUNBUFFERED": "1"}):
        ran = panoplia(f'{words} >"$HOME/out"', tmp_path, "ulimit -f 0;", **extra)
        assert ran.returncode == 2
        assert ran.stderr.startswith("Standard output cannot be written: ")
        assert ran.stderr.count("\n") == 1


@pytest.mark.parametrize("words", ["mend", "resolve mend"])
def test_where_no_one_can_be_told_the_exit_code_says_it(tmp_path: Path, words: str) -> None:
    ran = panoplia(f'{words} 2>"$HOME/out"', tmp_path, "ulimit -f 0;")
    assert (ran.returncode, ran.stdout) == (2, "")


def test_c11_a_sheet_with_a_home_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "mine.panoplia"
    open_table(folders({}, file, root=tmp_path / "own")).library.close()
    (tmp_path / "home").write_text("")
    words = f"--library {file} sheet --character A --out {tmp_path}/a.pdf"
    ran = panoplia(words, tmp_path / "home")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.count("\n") == 1
    assert "cannot be made" in ran.stderr


def test_a_sheet_of_what_cannot_be_read_is_refused(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "mine.panoplia"
    table = open_table(folders({}, file, root=tmp_path / "own"))
    World.made(table)
    table.library.close()
    words = ("--library", str(file), "sheet", "--character", "Enyra la rusalka", "--out", str(tmp_path / "e.pdf"))
    for column, told in (
        ("character SET statistics = '[1]'", "cannot be read; the row is kept as it is."),
        ("campaign SET system = 'chess'", "follows the rules “chess”, which this version"),
    ):
        connection = sqlite3.connect(file)
        with connection:
            drop(connection)
            connection.execute(f"UPDATE {column}")
        connection.close()
        assert told in shell.refusal(*words)
        assert not (tmp_path / "e.pdf").exists()
