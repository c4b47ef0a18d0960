# SPDX-License-Identifier: GPL-3.0-or-later
import msgspec

from panoplia.rules.dungeon_hack.house import HOUSE_RULES, House


def test_every_house_rule_has_a_line_and_its_default_of_the_clause() -> None:
    assert [rule.name for rule in HOUSE_RULES] == list(House.__struct_fields__)
    assert msgspec.to_builtins(House()) == {
        "foe_damage": "roll", "critical_doubles": "on", "foe_penetration": "ceiling", "floor_before_static": "off",
        "armour_roll": "sum", "break_when": "instead", "smith_share": 10, "smith_days": 1, "craft_days": "once",
        "initiative": "sides",
    }  # fmt: skip


def test_every_line_cites_its_clause_in_one_sentence() -> None:
    for rule in HOUSE_RULES:
        assert rule.clause.startswith("DH-")
        assert rule.explanation.endswith(".")
        assert rule.explanation.count(".") == 1
