# SPDX-License-Identifier: GPL-3.0-or-later
"""Which circumstances of a trial are asked."""

import pytest

from panoplia.rules.editors import Number, Pick
from panoplia.rules.trial import Circumstance, Tick, Told, asked

FORMS = Pick((("blow", "Blow"), ("shot", "Shot"), ("spell", "Spell")))
CIRCUMSTANCES = (
    Circumstance("form", "Form", FORMS, "blow"),
    Circumstance("range", "Range", Number(0, 300), 10, only=("form", "shot", "spell")),
    Circumstance("aimed", "Aimed", Tick(), False, only=("form", "shot")),
    Circumstance("half", "By half", Tick(), False, only=("aimed", "True")),
    Circumstance("far", "Far", Tick(), False, only=("range", "300")),
)


@pytest.mark.parametrize(
    ("told", "ids"),
    [
        ({}, "form"),
        ({"form": "shot"}, "form range aimed"),
        ({"form": "spell"}, "form range"),
        ({"form": "shot", "aimed": True}, "form range aimed half"),
        ({"form": "spell", "range": 300}, "form range far"),
        ({"form": "spell", "aimed": True}, "form range"),
        ({"form": "blow", "range": 300, "aimed": True}, "form"),
    ],
)
def test_what_is_asked_only_in_a_certain_case(told: Told, ids: str) -> None:
    """And what hangs on that in its turn."""
    assert " ".join(asked(CIRCUMSTANCES, told)) == ids
