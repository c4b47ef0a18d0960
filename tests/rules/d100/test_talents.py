# SPDX-License-Identifier: GPL-3.0-or-later
"""Talents of the catalogue that change a figure: shots, criticals, skills (PC-3, PC-42, R08)."""

import msgspec
import pytest
from tests.lore import LORE

from attempts import played, said, sources
from panoplia.rules.d100.derived import skill_target
from panoplia.rules.d100.gear import Talent
from panoplia.rules.d100.person import Person
from panoplia.rules.d100.sheet_lists import talents
from panoplia.rules.d100.skills import known_skills
from panoplia.rules.notes import Names, plain
from panoplia.rules.system import Lore, Subject
from percentil import attempt, hero, piece

BOW, ARROWS = piece("arco", id=1, slot="hands"), piece("flechas", id=2)
SPEAR, SWORD = piece("lanza", id=3, slot="hands"), piece("arma_de_mano", id=4, slot="hands")
SHARP = [{"key": "disparo_certero"}, {"key": "golpe_letal"}]


def rolled(subject: Subject, trial_id: str, *answers: str, **told: int | str | bool) -> tuple[int, int | None]:
    """Damage, and the value of the critical."""
    result = played(attempt(subject, trial_id, **told), *answers).result.result
    return result.damage, result.critical.value if result.critical else None


@pytest.mark.parametrize(("armour", "damage"), [(0, 8), (1, 8), (2, 7)])
def test_r08_a_sure_shot_ignores_one_point_where_there_is_one(armour: int, damage: int) -> None:
    """PC-42: a bow does d10 + 3 against a toughness bonus of 3."""
    archer = hero(BOW, ARROWS, bs=60, talents=SHARP)
    assert rolled(archer, "attack:1", "25", "8", armour=str(armour))[0] == damage


def test_pc42_weapon_and_talent_add_up_and_are_named() -> None:
    """R08: of two that are ignored only one is there."""
    piercing = msgspec.structs.replace(BOW, data=msgspec.structs.replace(BOW.data, qualities=("armour_piercing",)))
    archer = hero(piercing, ARROWS, bs=60, talents=SHARP)
    assert [rolled(archer, "attack:1", "25", "8", armour=str(armour))[0] for armour in (1, 2, 3)] == [8, 8, 7]
    assert sources(attempt(archer, "attack:1"))[-3:] == [
        "armour piercing: ignores 1 armour point (PC-42)",
        "Sure shot: ignores 1 armour point (PC-42)",
        "Deadly blow: critical value +1 (PC-42)",
    ]


def test_pc42_a_sure_shot_is_no_blow_in_hand() -> None:
    spearman = hero(SPEAR, bs=60, ws=60, talents=SHARP)
    in_hand = next(line for line in sources(attempt(spearman, "attack:3", way="thrown")) if line.startswith("Sure"))
    assert in_hand == "Sure shot: ignores 1 armour point (PC-42)"
    assert not any(line.startswith("Sure") for line in sources(attempt(spearman, "attack:3", way="hand")))


def test_pc42_a_deadly_blow_has_a_critical_one_higher() -> None:
    """10 of damage against 7 wounds is a critical of 3."""
    told = {"wounds": 5, "armour": "0"}
    assert rolled(hero(SWORD, ws=60), "attack:4", "25", "8", "99", **told) == (8, 3)
    assert rolled(hero(SWORD, ws=60, talents=SHARP), "attack:4", "25", "8", "99", **told) == (8, 4)
    assert rolled(hero(SWORD, ws=60, talents=SHARP), "attack:4", "25", "5", **told) == (5, None)
    assert "value 4" in said(attempt(hero(SWORD, ws=60, talents=SHARP), "attack:4", **told), "25", "8", "99")


def test_pc3_a_talent_helps_its_skill_by_name() -> None:
    navigator = hero(int=35, skills=[{"key": "orientacion"}], talents=[{"key": "talento_orientacion"}])
    tried = attempt(navigator, "skill:orientacion/")
    assert sources(tried)[0] == "Navigation: 45 or less"
    assert "Sense of direction +10 (PC-3)" in sources(tried)
    assert plain(talents(Person.of(navigator)).table.rows[0][1]) == "Navigation +10"


def test_pc3_a_bonus_that_stands_beside_the_skill_is_not_counted_twice() -> None:
    skills = known_skills(LORE)
    written = {"key": "orientacion", "talents": [{"name": "orientacion", "value": 10}]}
    both = hero(int=35, skills=[written], talents=[{"key": "talento_orientacion"}]).statistics
    found = skill_target(both, skills["orientacion"], both.skills[0]).target
    assert found
    assert found.total == 45


@pytest.mark.parametrize("name", ["Esquivar", "dodge", " ESQUIVAR ", "esquivar"])
def test_pc3_an_own_talent_names_its_skill_in_either_language(name: str) -> None:
    quick = Lore("0a1b", "talent", Names("Reflejos"), Talent(skill=name, bonus=5))
    skills = known_skills((*LORE, quick))
    assert [(plain(each.names), each.bonus) for each in skills["esquivar"].talents] == [("Reflejos", 5)]
    assert not skills["nadar"].talents
