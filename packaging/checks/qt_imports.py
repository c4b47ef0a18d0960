# SPDX-License-Identifier: GPL-3.0-or-later
"""Who may import which part of Qt (DESIGN 2, STYLE H18). import-linter sees PySide6 only as a whole."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

DESKTOP = Path(__file__).resolve().parents[2] / "desktop"
ALL = frozenset({"*"})
# The longest name that fits decides. What is not named here may not import Qt at all.
ALLOWED = {
    "panoplia": frozenset[str](),
    "panoplia.app": ALL,
    "panoplia.cli": frozenset({"QtCore"}),
    "panoplia.lock": frozenset({"QtCore"}),
    "panoplia.sheets": frozenset({"QtCore"}),
    "panoplia.ui": ALL,
    "panoplia.ui.models": frozenset({"QtCore", "QtGui"}),
    "panoplia.words": frozenset({"QtCore"}),
}


def allowed(module: str) -> frozenset[str]:
    while module not in ALLOWED:
        module = module.rpartition(".")[0]
    return ALLOWED[module]


def parts(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and name of each part of Qt that is imported anywhere in a file."""
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [each.name for each in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module == "PySide6":
            names = [f"PySide6.{each.name}" for each in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module]
        for name in names:
            if name.split(".")[0] == "PySide6":
                yield node.lineno, name.partition(".")[2].partition(".")[0]


def main() -> int:
    faults = 0
    for path in sorted(DESKTOP.rglob("*.py")):
        relative = path.relative_to(DESKTOP)
        may = allowed(".".join(relative.with_suffix("").parts))
        for line, part in parts(ast.parse(path.read_text(encoding="utf-8"))):
            if may != ALL and part not in may:
                print(f"desktop/{relative}:{line}: may not import PySide6.{part}")
                faults += 1
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
