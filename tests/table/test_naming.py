# SPDX-License-Identifier: GPL-3.0-or-later
"""What labels call several things, and what a copy is called."""

import pytest

from panoplia.rules.notes import several
from panoplia.table.naming import few, numbered
from panoplia.table.verbs import LONGEST_NAME


def test_many_names_end_with_how_many_more_there_are() -> None:
    names = [f"thing {number}" for number in range(15)]
    assert few(names[:12]) == several(names[:12])
    *first, more = few(names).parts
    assert first == names[:12]
    assert more.figures == {"n": 3}


@pytest.mark.parametrize(
    ("name", "copy"),
    [("Enyra", "Enyra (2)"), ("Enyra (7)", "Enyra (2)"), ("a" * LONGEST_NAME, "a" * (LONGEST_NAME - 4) + " (2)")],
)
def test_a_copy_has_a_number(name: str, copy: str) -> None:
    assert numbered(name, 2) == copy
