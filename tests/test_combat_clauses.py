# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of the combat chapters: each clause, a test of it, and a line that a log tells of it."""

import ast
import csv
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES = TESTS.parent / "desktop" / "panoplia" / "rules"
COMBAT = {
    "DH": {*range(1, 9), *range(10, 17), *range(20, 26), *range(30, 34), 36, *range(38, 46)},
    "PC": {*range(20, 26), *range(30, 44), 61, 62, *range(70, 80), 91},
    "EN": {*range(10, 14), *range(20, 41)},
}
SILENT = {"PC-74", "PC-75", "PC-79", "EN-12", "EN-13", "EN-21"}
"""They are in figures, circumstances and the order of requests, and in no sentence of their own."""

with (TESTS / "combat_clauses.csv").open(encoding="utf-8", newline="") as table:
    ROWS = list(csv.DictReader(table))


def test_every_clause_has_its_line() -> None:
    wanted = [f"{spec}-{number}" for spec, numbers in COMBAT.items() for number in sorted(numbers)]
    assert [row["clause"] for row in ROWS] == wanted
    assert {row["clause"] for row in ROWS if not row["line"]} == SILENT


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["clause"])
def test_the_test_is_there_and_cites_the_clause(row: dict[str, str]) -> None:
    file, _, name = row["test"].partition("::")
    functions = [
        node for node in ast.parse((TESTS / file).read_text("utf-8")).body if isinstance(node, ast.FunctionDef)
    ]
    found = next(node for node in functions if node.name == name)
    short = row["clause"].replace("-", "").lower()
    assert f"_{short}_" in f"{name}_" or row["clause"] in (ast.get_docstring(found) or "")


def test_each_line_is_a_sentence_of_the_rules() -> None:
    sentences = {
        node.args[1].value
        for file in RULES.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "QT_TRANSLATE_NOOP"
        if isinstance(node.args[1], ast.Constant)
    }
    assert {row["line"] for row in ROWS if row["line"]} - sentences == set()
