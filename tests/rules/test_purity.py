# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules need neither Qt nor a database."""

import subprocess
import sys

BLOCKED = """
import importlib, pkgutil, sys
for name in ("PySide6", "peewee", "playhouse", "sqlite3", "reportlab"):
    sys.modules[name] = None
import panoplia.rules as rules
found = [module.name for module in pkgutil.walk_packages(rules.__path__, "panoplia.rules.")]
for name in found:
    importlib.import_module(name)
assert "panoplia.rules.dungeon_hack.procedures" in found, found
assert not {"random", "secrets", "datetime"} & {
    name.split(".")[-1] for module in found for name in vars(sys.modules[module])
}
"""


def test_rules_import_without_qt_and_peewee() -> None:
    ran = subprocess.run([sys.executable, "-c", BLOCKED], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
