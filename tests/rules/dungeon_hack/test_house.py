# SPDX-License-Identifier: GPL-3.0-or-later
import msgspec
import pytest

from panoplia.rules.dungeon_hack.house import HOUSE_RULES, House
from panoplia.rules.editors import Number, Pick

OF_THE_SPEC = {
    "foe_damage": ("DH-6", ["roll", "fixed"]),
    "critical_doubles": ("DH-7", ["on", "off"]),
    "smith_share": ("DH-15", 10),
    "smith_days": ("DH-15", 1),
    "foe_penetration": ("DH-22", ["ceiling", "half_up"]),
    "floor_before_static": ("DH-24", ["off", "on"]),
    "armour_roll": ("DH-31", ["sum", "best", "none"]),
    "break_when": ("DH-32", ["instead", "after"]),
    "craft_days": ("DH-35", ["once", "each"]),
    "initiative": ("DH-44", ["sides", "d20"]),
}
"""Every ``house rule`` of the spec: its clause, and its choices with the default first, or its default number."""


def test_every_house_rule_of_the_spec_has_a_line_and_a_field() -> None:
    assert {rule.name for rule in HOUSE_RULES} == set(OF_THE_SPEC)
    assert [rule.name for rule in HOUSE_RULES] == list(House.__struct_fields__)
    assert {rule.name: rule.clause for rule in HOUSE_RULES} == {
        name: clause for name, (clause, _) in OF_THE_SPEC.items()
    }


def test_the_choices_and_the_default_are_those_of_the_clause() -> None:
    book = msgspec.to_builtins(House())
    for rule in HOUSE_RULES:
        wanted = OF_THE_SPEC[rule.name][1]
        if isinstance(rule.editor, Pick):
            assert [key for key, _ in rule.editor.options] == wanted
            assert book[rule.name] == wanted[0]
        else:
            assert book[rule.name] == wanted


@pytest.mark.parametrize("rule", HOUSE_RULES, ids=lambda rule: rule.name)
def test_all_that_may_be_chosen_can_be_stored(rule: object) -> None:
    """DH-6, DH-7, DH-15, DH-22, DH-24, DH-31, DH-32, DH-35, DH-44."""
    values: list[object] = []
    match rule.editor:
        case Pick():
            values = [key for key, _ in rule.editor.options]
        case Number():
            values = [rule.editor.lowest, rule.editor.highest]
    for value in values:
        assert getattr(msgspec.convert({rule.name: value}, House), rule.name) == value


def test_every_line_is_one_sentence() -> None:
    for rule in HOUSE_RULES:
        assert rule.title
        assert not rule.title.endswith(".")
        assert rule.explanation.endswith(".")
        assert rule.explanation.count(".") == 1
