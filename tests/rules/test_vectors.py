# SPDX-License-Identifier: GPL-3.0-or-later
"""The worked examples of the rule books."""

import json
from pathlib import Path
from typing import Any

import pytest

from panoplia.rules.drivers import replay
from playing import plain, script

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "procedures.json").read_text("utf-8"))


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_worked_example(vector: dict[str, Any]) -> None:
    session = replay(script(vector["procedure"], vector["input"]), vector["answers"])
    assert len(session.asked) == len(vector["answers"])
    assert_holds(vector["expect"], plain(session.result))


def assert_holds(expected: Any, got: Any) -> None:
    """Every field named is equal; others are free."""
    if isinstance(expected, dict):
        for name, value in expected.items():
            assert_holds(value, got[name])
    else:
        assert got == expected
