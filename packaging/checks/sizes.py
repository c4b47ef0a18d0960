# SPDX-License-Identifier: GPL-3.0-or-later
"""The budgets of STYLE H8 as questions. They never fail: a long file may be the simplest design."""

import ast
from dataclasses import dataclass
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Budget:
    """How many lines the middle, 95 of 100, and the longest may have."""

    what: str
    middle: int | None = None
    most: int | None = None
    longest: int | None = None

    def ask(self, sizes: dict[str, int]) -> None:
        if not sizes:
            return
        ordered = sorted(sizes.values())
        if self.middle and median(ordered) > self.middle:
            print(f"? {self.what}: the middle one has {median(ordered):.0f} lines, more than {self.middle}")
        at_95 = ordered[min(len(ordered) - 1, len(ordered) * 95 // 100)]
        if self.most and at_95 > self.most:
            print(f"? {self.what}: more than 5 in 100 have over {self.most} lines ({at_95})")
        for name, size in sorted(sizes.items(), key=lambda each: -each[1]):
            if self.longest and size > self.longest:
                print(f"? {self.what}: {name} has {size} lines, more than {self.longest}")


FILES = Budget("files", 150, 400, 600)
FUNCTIONS = Budget("functions", 8, 30, 60)
CLASSES = Budget("classes", None, 250, 400)
TESTS = Budget("test functions", None, 30)


def measure(folder: str) -> tuple[dict[str, int], dict[str, int], dict[str, int]]:
    """Lines of each file, function and class under ``folder``."""
    files: dict[str, int] = {}
    functions: dict[str, int] = {}
    classes: dict[str, int] = {}
    for path in sorted((ROOT / folder).rglob("*.py")):
        text, name = path.read_text(encoding="utf-8"), str(path.relative_to(ROOT))
        # An empty __init__.py says nothing about how long files are.
        if path.name != "__init__.py":
            files[name] = text.count("\n")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                found = classes if isinstance(node, ast.ClassDef) else functions
                found[f"{name}:{node.lineno} {node.name}"] = (node.end_lineno or node.lineno) - node.lineno + 1
    return files, functions, classes


def main() -> None:
    files, functions, classes = measure("desktop")
    FILES.ask(files)
    FUNCTIONS.ask(functions)
    CLASSES.ask(classes)
    test_files, test_functions, _ = measure("tests")
    FILES.ask(test_files)
    TESTS.ask(test_functions)


if __name__ == "__main__":
    main()
