# SPDX-License-Identifier: GPL-3.0-or-later
import pytest

from panoplia.rules.dungeon_hack.edges import Edge, Source, Standing, net, of_attack, of_dodge
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note

WHY = note(QT_TRANSLATE_NOOP("test", "because"))


@pytest.mark.parametrize(
    ("edges", "remains"),
    [
        ([], "none"),
        (["advantage"], "advantage"),
        (["advantage", "advantage"], "advantage"),
        (["disadvantage", "none"], "disadvantage"),
        (["advantage", "disadvantage"], "none"),
        (["advantage", "advantage", "disadvantage"], "none"),
    ],
)
def test_dh2_several_count_once_and_one_of_each_cancels(edges: list[Edge], remains: Edge) -> None:
    assert net(Source(edge, WHY) for edge in edges) == remains


def told(sources: tuple[Source, ...]) -> list[tuple[str, str]]:
    return [(source.edge, source.reason.clause) for source in sources]


def test_dh5_no_proficiency_hinders() -> None:
    assert told(of_attack(Standing(), proficient=False)) == [("disadvantage", "DH-5")]
    assert told(of_dodge(Standing(), proficient=False)) == [("disadvantage", "DH-5")]
    assert told(of_attack(Standing())) == told(of_dodge(Standing())) == []


def test_dh20_a_lance_is_clumsy_within_5_feet() -> None:
    assert told(of_attack(Standing(mounted=True, foe_mounted=True), lance_too_close=True)) == [
        ("disadvantage", "DH-20")
    ]


def test_dh40_a_rider_has_the_better_of_someone_on_foot_in_melee() -> None:
    assert told(of_attack(Standing(mounted=True))) == [("advantage", "DH-40")]
    assert told(of_attack(Standing(mounted=True, foe_mounted=True))) == []
    assert told(of_attack(Standing(melee=False, mounted=True))) == []
    assert told(of_dodge(Standing(foe_mounted=True))) == [("disadvantage", "DH-40")]
    assert told(of_dodge(Standing(foe_mounted=True, mounted=True))) == []


def test_dh41_water_hinders_melee_but_not_piercing_weapons_and_helps_to_dodge() -> None:
    assert told(of_attack(Standing(deep=True))) == [("disadvantage", "DH-41")]
    assert told(of_attack(Standing(deep=True), piercing=True)) == []
    assert told(of_attack(Standing(deep=True, melee=False))) == []
    assert told(of_dodge(Standing(deep=True))) == [("advantage", "DH-41")]
