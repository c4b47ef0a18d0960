# SPDX-License-Identifier: GPL-3.0-or-later
"""House rules (EN-3, EN-28, EN-50)."""

from typing import get_args, get_type_hints

import msgspec

from panoplia.rules.editors import Number, Pick
from panoplia.rules.espada_negra.fighters import attacks
from panoplia.rules.espada_negra.house import HOUSE_RULES, House


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
            assert rule.editor.lowest <= defaults[rule.name] <= rule.editor.highest


def test_the_clauses_of_the_rules() -> None:
    assert {rule.name: rule.clause for rule in HOUSE_RULES} == {
        "check": "EN-3", "unarmed_attacks": "EN-28", "care_light": "EN-50", "care_grave": "EN-50",
        "care_very_grave": "EN-50", "surgery_more": "EN-50",
    }  # fmt: skip


def test_en28_one_attack_an_arm_with_a_weapon_and_what_fists_do() -> None:
    assert [attacks(armed, 2, "one") for armed in (0, 1, 2)] == [1, 1, 2]
    assert [attacks(armed, 2, "per_arm") for armed in (0, 1, 2)] == [2, 1, 2]
    assert (attacks(4, 4, "one"), attacks(0, 4, "one"), attacks(0, 4, "per_arm")) == (4, 1, 4)
