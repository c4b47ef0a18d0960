# SPDX-License-Identifier: GPL-3.0-or-later
"""Rules of the house that no tool checks."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROGRAM = ROOT / "desktop" / "panoplia"
CASES = [
    "C01",
    "C02",
    "C04",
    "C05",
    "C07",
    "C08",
    "C09",
    "C10",
    "C11",
    "C13",
    "C14",
    "C16",
    "C18",
    "C20",
    "C34",
    "C40",
    "C42",
    "C43",
    "C45",
    "C46",
    "C48",
    "C49",
    "C51",
    "C52",
    "C53",
    "C55",
    "C56",
    "C58",
    "C62",
    "C63",
    "C64",
    "C65",
    "C67",
    "C72",
    "C73",
    "C75",
    "C76",
    "C78",
    "C79",
    "R01",
    "R03",
    "R04",
    "R06",
    "R07",
    "R08",
    "R10",
    "R11",
    "R12",
    "R14",
    "R15",
    "R17",
    "R18",
    "R19",
    "R20",
    "R22",
    "R23",
    "R24",
    "R25",
    "R26",
    "R28",
    "R29",
    "R30",
    "R32",
    "R34",
]


def python_files(*folders: Path) -> list[Path]:
    return [file for folder in folders for file in sorted(folder.rglob("*.py"))]


@pytest.mark.parametrize("part", ["ui", "table", "store", "sheets"])
def test_no_generic_part_names_a_system(part: str) -> None:
    named = re.compile(r"dungeon.?hack|espada.?negra|percentil|\bd100\b", re.IGNORECASE)
    found = [file for file in python_files(PROGRAM / part) if named.search(file.read_text("utf-8"))]
    assert found == []


def test_every_case_of_a_user_has_a_test_that_names_it() -> None:
    tests = "\n".join(file.read_text("utf-8") for file in python_files(ROOT / "tests") if file != Path(__file__))
    missing = [case for case in CASES if not re.search(rf"\b{case}\b|_{case}_", tests, re.IGNORECASE)]
    assert missing == []


def test_no_test_sleeps() -> None:
    sleeping = [
        file
        for file in python_files(ROOT / "tests")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("time.sleep", "sleep", "qtbot.wait", "QTest.qWait")
    ]
    assert sleeping == []


def test_no_widget_is_asked_for_its_screen() -> None:
    """It would be destroyed with the widget: see ``ui/look/screens.py``."""
    asking = [
        file
        for file in python_files(PROGRAM, ROOT / "tests")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "screen"
    ]
    assert asking == []


WANTED = {
    "DH": {*range(1, 9), *range(10, 17), *range(20, 26), *range(30, 46)},
    "PC": {
        *range(1, 5), *range(10, 19), *range(20, 26), *range(30, 44), *range(60, 63), *range(70, 80), *range(90, 95),
    },
    "EN": {*range(1, 8), *range(10, 14), *range(20, 41), *range(50, 55)},
}  # fmt: skip


@pytest.mark.parametrize("spec", WANTED)
def test_every_clause_is_cited(spec: str) -> None:
    cited = set()
    for file in python_files(ROOT / "tests"):
        text = file.read_text("utf-8")
        cited |= {int(number) for number in re.findall(rf"\b{spec}-(\d+)", text)}
        cited |= {int(number) for number in re.findall(rf"{spec.lower()}_?(\d+)", text)}
    assert WANTED[spec] - cited == set()


@pytest.mark.parametrize("file", python_files(PROGRAM / "rules"), ids=lambda file: file.name)
def test_no_shared_part_of_the_rules_names_a_system(file: Path) -> None:
    folder = file.relative_to(PROGRAM / "rules").parts[0]
    named = re.compile(r"dungeon.?hack|espada.?negra|percentil\b|\bd100\b", re.IGNORECASE)
    systems = ("dungeon_hack", "d100", "espada_negra")
    assert folder in systems or not named.search(file.read_text("utf-8").replace("Dungeon Hack’s", ""))
