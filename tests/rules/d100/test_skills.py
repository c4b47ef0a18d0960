# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of skills: PC-3."""

from tests.lore import LORE
from tests.lore import SKILLS as BOOK

from panoplia.rules.d100.character import CAREERS, CHARACTERISTICS
from panoplia.rules.d100.gear import Skill
from panoplia.rules.d100.skills import known_skills, skill_name
from panoplia.rules.notes import Names, plain
from panoplia.rules.system import Lore


def test_pc3_the_list_is_data() -> None:
    assert len(BOOK) == 48
    assert BOOK["esquivar"].names == Names("Esquivar", "Dodge")
    governed = {key: (BOOK[key].kind, BOOK[key].characteristic) for key in ("esquivar", "regatear", "canalizacion")}
    assert governed == {
        "esquivar": ("advanced", "ag"), "regatear": ("basic", "fel"), "canalizacion": ("advanced", "wp"),
    }  # fmt: skip
    assert {skill.characteristic for skill in BOOK.values()} <= set(CHARACTERISTICS)


def test_pc3_game_masters_add_skills() -> None:
    listed = known_skills((*LORE, Lore("0a1b", "skill", Names("Cetrería"), Skill("advanced", "ag"))))
    assert len(listed) == 49
    assert (plain(listed["0a1b"].names), listed["0a1b"].kind, listed["0a1b"].characteristic) == (
        "Cetrería", "advanced", "ag",
    )  # fmt: skip
    assert list(listed)[-1] == "0a1b"


def test_careers_bring_skills_of_the_list() -> None:
    assert {key for career in CAREERS.values() for key in career.skills} <= set(BOOK)


def test_a_speciality_stands_behind_the_name() -> None:
    assert plain(skill_name(BOOK["hablar_idioma"].names, "élfico")) == "Speak language (élfico)"
    assert plain(skill_name("Nadar", "")) == "Nadar"
