# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of skills: PC-3."""

from panoplia.app import read_table
from panoplia.rules.d100.character import CAREERS, CHARACTERISTICS
from panoplia.rules.d100.skills import OwnSkill, listed_skills, shipped_skills, skill_name
from panoplia.rules.notes import Names, plain

SHIPPED = shipped_skills(read_table)
BOOK = listed_skills(SHIPPED)


def test_pc3_the_list_is_data() -> None:
    assert len(BOOK) == len(SHIPPED) == 48
    assert BOOK["esquivar"].names == Names("Esquivar", "Dodge")
    governed = {key: (BOOK[key].kind, BOOK[key].characteristic) for key in ("esquivar", "regatear", "canalizacion")}
    assert governed == {
        "esquivar": ("advanced", "ag"), "regatear": ("basic", "fel"), "canalizacion": ("advanced", "wp"),
    }  # fmt: skip
    assert {skill.characteristic for skill in SHIPPED} <= set(CHARACTERISTICS)


def test_pc3_game_masters_add_skills_and_may_change_one() -> None:
    own = (OwnSkill("cetreria", "Cetrería", "advanced", "ag"), OwnSkill("nadar", "Nadar", "basic", "ag"))
    listed = listed_skills(SHIPPED, own)
    assert len(listed) == 49
    assert plain(listed["cetreria"].names) == "Cetrería"
    assert (listed["nadar"].characteristic, BOOK["nadar"].characteristic) == ("ag", "s")
    assert list(listed)[-1] == "cetreria"


def test_careers_bring_skills_of_the_list() -> None:
    assert {key for career in CAREERS.values() for key in career.skills} <= set(BOOK)


def test_a_speciality_stands_behind_the_name() -> None:
    assert plain(skill_name(BOOK["hablar_idioma"].names, "élfico")) == "Speak language (élfico)"
    assert plain(skill_name("Nadar", "")) == "Nadar"
