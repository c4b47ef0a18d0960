# SPDX-License-Identifier: GPL-3.0-or-later
"""What the command line is offered: ids, summaries, schemas, and what they refuse."""

from typing import Any, get_args

import msgspec
import pytest

from panoplia.rules.espada_negra.procedures import PROCEDURES
from panoplia.rules.from_json import from_json
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Procedure
from playing import resolve

BY_ID = {procedure.id: procedure for procedure in PROCEDURES}


def test_every_procedure_of_the_specification() -> None:
    names = "check attack energy-attack recover end-fight flee pick-up surprise concentrate stun bleed change-gear"
    assert list(BY_ID) == [f"espada-negra.{name}" for name in f"{names} mend treat rest".split()]
    assert all("EN-" in procedure.summary for procedure in PROCEDURES)


@pytest.mark.parametrize("procedure", PROCEDURES, ids=lambda procedure: procedure.id)
def test_input_and_result_have_a_schema(procedure: Procedure) -> None:
    results = get_args(procedure.result) or (procedure.result,)
    schemas, definitions = msgspec.json.schema_components((procedure.input, *results))
    assert len(schemas) == 1 + len(results)
    assert definitions[procedure.input.__name__]["additionalProperties"] is False


@pytest.mark.parametrize(
    ("name", "case", "told"),
    [
        ("check", {"runes": 3}, "difficulty"), ("check", {"runes": 100, "difficulty": 3}, "runes"),
        ("check", {"runes": 3, "difficulty": 3, "effort": "two"}, "effort"),
        ("check", {"runes": 3, "difficulty": 3, "house": {"checks": "equal"}}, "house.checks"),
        ("check", {"runes": 3, "difficulty": 3, "house": {"check": "below"}}, "house.check"),
        ("energy-attack", {"base": -1, "resistance": 2, "voluntad": 3, "fuerza": 3}, "base"),
        ("energy-attack", {"base": 1, "resistance": 2, "voluntad": 3}, "fuerza"),
        ("recover", {"start": 15, "stamina": 10, "recovery": 3, "spent": False}, "hurt"),
        ("recover", {"start": 15, "stamina": -1, "recovery": 3, "spent": False, "hurt": False}, "stamina"),
        ("end-fight", {"start": 15, "stamina": 6, "spent_ever": 1}, "spent_ever"),
        ("flee", {"runes": 2, "allies": 0, "others": 3}, "allies"),
        ("pick-up", {"runes": 2, "allies": 1, "others": -3}, "others"),
        ("concentrate", {"runes": 3, "initiative": -1}, "initiative"),
        ("stun", {"voluntad": 3, "to_armour": 2}, "to_body"), ("stun", {"voluntad": 3, "to_armour": -2, "to_body": 0},
                                                               "to_armour"),
        ("bleed", {"damage_taken": 7, "voluntad": 3, "fuerza": 3, "turns": -1}, "turns"),
        ("change-gear", {"initiative": 6}, "set"), ("change-gear", {"initiative": 6, "set": 2.5}, "set"),
        ("mend", {"kind": "armour", "runes": 3, "lost": 5, "structure": 9, "structure_left": 5}, "lost"),
        ("mend", {"kind": "armour", "runes": 3, "lost": 5}, "structure"),
        ("treat", {"wound": "light", "care": "first_aid", "runes": 3}, "wound"),
        ("treat", {"wound": "grave", "care": "prayer", "runes": 3}, "care"),
        ("rest", {"damage_taken": 7, "resistencia": 3, "days": -1}, "days"),
    ],
)  # fmt: skip
def test_r04_what_cannot_be_is_refused_by_path(name: str, case: dict[str, Any], told: str) -> None:
    with pytest.raises(Refused) as refused:
        from_json(msgspec.json.encode(case).decode(), BY_ID[f"espada-negra.{name}"].input)
    assert refused.value.path == told


def test_any_house_rule_of_the_system_may_be_named() -> None:
    house = {"check": "equal", "unarmed_attacks": "per_arm", "care_grave": 4, "surgery_more": 0}
    assert resolve("espada-negra.check", {"runes": 1, "difficulty": 1, "house": house}, "1")["success"] is True
