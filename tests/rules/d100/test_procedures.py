# SPDX-License-Identifier: GPL-3.0-or-later
"""What the command line is offered: ids, summaries, schemas, and what they refuse."""

from typing import Any, get_args

import msgspec
import pytest

from panoplia.rules.d100.procedures import PROCEDURES
from panoplia.rules.from_json import from_json
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Procedure

BY_ID = {procedure.id: procedure for procedure in PROCEDURES}


def test_every_procedure_of_the_specification() -> None:
    names = "test opposed extended initiative attack critical grapple struggle rest cast missile disturbed touch armour"
    assert list(BY_ID) == [f"d100.{name}" for name in f"{names} recover".split()]
    assert all("PC-" in procedure.summary for procedure in PROCEDURES)


@pytest.mark.parametrize("procedure", PROCEDURES, ids=lambda procedure: procedure.id)
def test_input_and_result_have_a_schema(procedure: Procedure) -> None:
    results = get_args(procedure.result) or (procedure.result,)
    schemas, definitions = msgspec.json.schema_components((procedure.input, *results))
    assert len(schemas) == 1 + len(results)
    assert definitions[procedure.input.__name__]["additionalProperties"] is False


@pytest.mark.parametrize(
    ("name", "case", "told"),
    [
        ("test", {"characteristic": 33, "skill": "basic"}, "skill"),
        ("test", {"characteristic": -1, "skill": "none"}, "characteristic"),
        ("test", {"characteristic": 101, "skill": "none"}, "characteristic"),
        ("test", {"characteristic": 33, "skill": "trained", "mastery": 15}, "mastery"),
        ("test", {"characteristic": 33, "skill": "trained", "fortune": -1}, "fortune"),
        ("test", {"characteristic": 33, "skill": "trained", "modifiers": [{"why": "rain", "value": "x"}]},
         "modifiers[0].value"),
        ("opposed", {"a": {"target": 25}}, "b"),
        ("opposed", {"a": {"target": 25}, "b": {"target": 30, "skill": 3}}, "b.skill"),
        ("opposed", {"a": {"target": 25}, "b": {"target": 30}, "both_fail": "again"}, "both_fail"),
        ("extended", {"target": 40, "needed": 0, "hours": 4}, "needed"),
        ("extended", {"target": 40, "needed": 3, "hours": -4}, "hours"),
        ("extended", {"target": 40, "needed": 3, "hours": 4, "limit": 0}, "limit"),
        ("critical", {"value": 0}, "value"),
        ("initiative", {"ag": 35, "fortune": -1}, "fortune"),
        ("struggle", {"act": "bite", "actor": 40, "other": 35}, "act"),
        ("rest", {"wounds": 13, "wounds_max": 12, "days": 1}, "wounds"),
        ("cast", {"mag": -1, "mana": 40, "difficulty": 6}, "mag"),
        ("cast", {"mag": 2, "mana": 40, "difficulty": 6, "armour": "iron"}, "armour"),
        ("cast", {"mag": 2, "mana": 40, "difficulty": 6, "house": {"lowmana": "refused"}}, "house.lowmana"),
        ("armour", {"worn": ["wool"]}, "worn[0]"),
        ("armour", {"shield": True}, "worn"),
        ("recover", {"shot": -1}, "shot"),
        ("recover", {"shot": 2.5}, "shot"),
    ],
)  # fmt: skip
def test_r04_what_cannot_be_is_refused_by_path(name: str, case: dict[str, Any], told: str) -> None:
    with pytest.raises(Refused) as refused:
        from_json(msgspec.json.encode(case).decode(), BY_ID[f"d100.{name}"].input)
    assert refused.value.path == told


def test_any_house_rule_of_the_system_may_be_named() -> None:
    text = '{"mag": 2, "mana": 40, "difficulty": 6, "house": {"both_fail": "reroll", "repair_share": 30}}'
    assert from_json(text, BY_ID["d100.cast"].input)
