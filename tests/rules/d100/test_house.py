# SPDX-License-Identifier: GPL-3.0-or-later
"""House rules (PC-15, PC-31, PC-73, PC-79, PC-93)."""

from typing import get_args, get_type_hints

import msgspec

from panoplia.rules.d100.house import HOUSE_RULES, House
from panoplia.rules.editors import Number, Pick


def test_every_field_has_its_rule_and_the_books_choice_comes_first() -> None:
    defaults = msgspec.structs.asdict(House())
    assert [rule.name for rule in HOUSE_RULES] == list(defaults)
    for rule in HOUSE_RULES:
        if isinstance(rule.editor, Pick):
            options = [option for option, _ in rule.editor.options]
            assert options == list(get_args(get_type_hints(House)[rule.name]))
            assert options[0] == defaults[rule.name]
        else:
            assert isinstance(rule.editor, Number)


def test_the_clauses_of_the_rules() -> None:
    assert {rule.name: rule.clause for rule in HOUSE_RULES} == {
        "both_fail": "PC-15", "locations": "PC-31", "low_mana": "PC-73", "mana_rest": "PC-79",
        "repair_share": "PC-93", "borrowed_wear": "PC-93",
    }  # fmt: skip
    assert House().repair_share == 25
