# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything that can be done has its place in the window."""

import re
from pathlib import Path

import panoplia.ui
from panoplia.table.table import Table
from panoplia.table.verbs import verbs_of

UI = Path(next(iter(panoplia.ui.__path__)))
OF_ONE_LINE = {"trade.buy", "trade.give"}
"""One piece at a time, for what is told in code; the window buys and gives the lines of a basket."""


def test_every_verb_is_called_by_the_window(table: Table) -> None:
    verbs = {f"{name}.{verb}" for name, part in vars(table).items() for verb in verbs_of(part)}
    window = "\n".join(file.read_text("utf-8") for file in UI.rglob("*.py") if "tour" not in file.parts)
    called = {verb for verb in verbs if re.search(rf"(?<![a-z]){re.escape(verb)}\b", window)}
    assert verbs - called == OF_ONE_LINE
