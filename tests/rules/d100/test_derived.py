# SPDX-License-Identifier: GPL-3.0-or-later
"""Derived values in the order of PC-4, each with its terms (PC-1 to PC-4, PC-10, PC-11, PC-62, PC-74, PC-90)."""

import msgspec
import pytest
from tests.lore import SKILLS

from panoplia.rules.d100 import derived
from panoplia.rules.d100.character import (
    MODIFIER_TARGETS,
    Advances,
    Condition,
    OwnedSkill,
    OwnModifier,
    Statistics,
    TalentBonus,
)
from panoplia.rules.d100.derived import SkillTarget, figures, skill_target, targets
from panoplia.rules.d100.percent import target_of
from panoplia.rules.d100.places import Armour
from panoplia.rules.d100.skills import Skill
from panoplia.rules.d100.vitals import fit
from panoplia.rules.d100.worn import NOTHING_WORN, Worn, WornPiece
from panoplia.rules.notes import Names, plain
from panoplia.rules.why import Sum

BOOK = SKILLS
MAIL = WornPiece("Cota", "mail", Armour(body=2, right_leg=2, left_leg=2))
PLATE = WornPiece("Peto", "plate", Armour(body=2))
SCALES = WornPiece("Escamas", "scale", Armour(body=3))


def told(figure: Sum) -> list[tuple[str, int, str]]:
    return [(plain(term.words), term.value, term.clause) for term in figure.terms]


def values(statistics: Statistics, worn: Worn = NOTHING_WORN) -> dict[str, int]:
    return {key: figure.total for key, figure in figures(statistics, worn).items()}


def target(statistics: Statistics, key: str, worn: Worn = NOTHING_WORN) -> SkillTarget:
    return next(each for each in targets(statistics, BOOK, worn) if each.key == key)


def test_pc4_the_order_of_terms() -> None:
    """Base 38, +5 for good, +3 ring, −10 mail: 36."""
    statistics = Statistics(ag=38, advances=Advances(ag=5), modifiers=(OwnModifier("Anillo", "ag", 3),))
    agility = derived.characteristic(statistics, "ag", Worn((MAIL,)))
    assert told(agility) == [
        ("on the sheet", 38, "PC-1"), ("permanent advances", 5, "PC-4"), ("Anillo", 3, "PC-4"), ("Cota", -10, "PC-90"),
    ]  # fmt: skip
    assert agility.total == 36


def test_r11_bonuses_come_after_all_that_changes_a_characteristic() -> None:
    """PC-4, R11: 34 + 1 + 5 is 40, so the bonus is 4."""
    statistics = Statistics(s=34, advances=Advances(s=1), modifiers=(OwnModifier("Cinturón", "s", 5),))
    bonus = derived.strength_bonus(statistics)
    assert told(bonus) == [("the tens of Strength 40", 4, "PC-2")]
    assert bonus.terms[0].of == derived.characteristic(statistics, "s")
    assert values(Statistics(s=39, t=40))["sb"] == 3
    assert values(Statistics(s=39, t=40))["tb"] == 4


def test_bonuses_have_modifiers_of_their_own() -> None:
    statistics = Statistics(t=33, modifiers=(OwnModifier("Piel dura", "tb", 1), OwnModifier("Débil", "sb", -9)))
    assert told(derived.toughness_bonus(statistics)) == [
        ("the tens of Toughness 33", 3, "PC-2"),
        ("Piel dura", 1, "PC-4"),
    ]
    assert derived.strength_bonus(statistics).total == 0


@pytest.mark.parametrize(
    ("worn", "ag", "m"),
    [((), 35, 4), ((MAIL,), 25, 4), ((SCALES,), 25, 3), ((PLATE,), 25, 2), ((MAIL, PLATE, SCALES), 25, 2)],
)
def test_pc90_armour_lowers_agility_and_movement(worn: tuple[WornPiece, ...], ag: int, m: int) -> None:
    """R06: what is shown is what targets and initiative are taken from."""
    statistics = Statistics(ag=35, m=4, skills=(OwnedSkill("esquivar"),))
    found = values(statistics, Worn(worn))
    assert (found["ag"], found["m"], found["initiative"]) == (ag, m, ag)
    dodge = target(statistics, "esquivar", Worn(worn)).target
    assert dodge
    assert dodge.total == ag


def test_pc90_never_below_0() -> None:
    found = figures(Statistics(ag=6, m=1), Worn((PLATE,)))
    assert (found["ag"].total, found["m"].total) == (0, 0)
    assert told(found["ag"])[-1] == ("never below 0", 4, "PC-90")
    assert told(found["m"])[-1] == ("never below 0", 1, "PC-90")


def test_r11_a_second_edit_takes_nothing_off_twice() -> None:
    """PC-4: what is written stays as it is, however often the figures are taken."""
    statistics, worn = Statistics(ag=35, m=4), Worn((PLATE,))
    once = values(statistics, worn)
    edited = msgspec.structs.replace(statistics, species="elfo")
    fit(edited, fit(statistics, Condition()))
    assert values(edited, worn) == once
    assert values(edited) == values(statistics)


def test_pc1_a_characteristic_ends_at_100() -> None:
    strong = Statistics(s=98, modifiers=(OwnModifier("Poción", "s", 20),))
    assert told(derived.characteristic(strong, "s"))[-1] == ("never above 100", -18, "PC-1")
    assert derived.strength_bonus(strong).total == 10


def test_pc2_mana_is_20_for_each_point_of_magic() -> None:
    statistics = Statistics(mag=2, modifiers=(OwnModifier("Bastón", "mag", 1), OwnModifier("Gema", "mana", 7)))
    assert told(derived.most_mana(statistics)) == [("Magic 3 × 20", 60, "PC-2"), ("Gema", 7, "PC-4")]
    assert values(statistics)["mana"] == 67


def test_pc62_fortune_is_as_fate() -> None:
    assert told(derived.fortune(Statistics(fate=3))) == [("points of fate", 3, "PC-62")]


def test_pc74_the_casting_roll() -> None:
    worn = Worn((MAIL,), "Escudo")
    modifier = derived.cast_modifier(Statistics(modifiers=(OwnModifier("Runa", "cast", 2),)), worn)
    assert told(modifier) == [("Runa", 2, "PC-4"), ("Cota", -3, "PC-74"), ("Escudo", -1, "PC-74")]
    assert modifier.total == -2


def test_pc35_armour_by_place() -> None:
    statistics = Statistics(own_armour=1, modifiers=(OwnModifier("Bendición", "armour", 1),))
    found = derived.armour_by_place(statistics, Worn((MAIL, PLATE)))
    assert {place: figure.total for place, figure in found.items()} == {
        "head": 2, "right_arm": 2, "left_arm": 2, "body": 6, "right_leg": 4, "left_leg": 4,
    }  # fmt: skip
    assert [words for words, _, _ in told(found["body"])] == ["on the sheet", "Bendición", "Cota", "Peto"]


def test_pc10_a_trained_skill() -> None:
    """Int 31, mastery 10, talent 10, own modifier −5: 46."""
    statistics = Statistics(
        int=31, skills=(OwnedSkill("orientacion", 10, (TalentBonus("Orientación", 10),)),),
        modifiers=(OwnModifier("Miope", "skill:orientacion", -5),),
    )  # fmt: skip
    found = target(statistics, "orientacion").target
    assert found
    assert told(found) == [
        ("Intelligence", 31, "PC-10"), ("mastery", 10, "PC-3"), ("Orientación", 10, "PC-3"), ("Miope", -5, "PC-10"),
    ]  # fmt: skip
    assert found.total == 46


@pytest.mark.parametrize(("fel", "half"), [(33, 17), (34, 17), (0, 0), (1, 1), (100, 50)])
def test_pc11_half_of_a_basic_skill_rounded_up(fel: int, half: int) -> None:
    """R03, R04: the characteristic is halved, not the sum; what stays is whole."""
    statistics = Statistics(fel=fel, modifiers=(OwnModifier("Guapo", "skill:regatear", 5),))
    found = target(statistics, "regatear").target
    assert found
    assert found.total == half + 5 == target_of(fel, "untrained_basic") + 5
    assert told(found)[1] == ("untrained: half, rounded up", half - fel, "PC-11")


def test_pc11_no_test_of_an_advanced_skill() -> None:
    found = target(Statistics(), "esquivar")
    assert (found.target, found.owned) == (None, None)
    assert found.refusal
    assert found.refusal.clause == "PC-11"
    assert plain(found.refusal) == "Dodge is an advanced skill: who does not have it cannot even try."


def test_pc14_a_target_may_be_below_0_and_above_100() -> None:
    low = Statistics(s=5, modifiers=(OwnModifier("Piedra", "skill:nadar", -40),))
    high = Statistics(s=95, skills=(OwnedSkill("nadar", 20),))
    found = [target(each, "nadar").target for each in (low, high)]
    assert [each.total for each in found if each] == [-37, 115]


def test_r10_every_speciality_and_every_talent_counts() -> None:
    skills = (OwnedSkill("hablar_idioma", speciality="élfico"), OwnedSkill("hablar_idioma", 20, speciality="enano"))
    found = [each for each in targets(Statistics(int=40, skills=skills), BOOK) if each.key == "hablar_idioma"]
    assert [(plain(each.name), each.target and each.target.total) for each in found] == [
        ("Speak language (élfico)", 40), ("Speak language (enano)", 60),
    ]  # fmt: skip
    for count in (0, 1, 3):
        owned = OwnedSkill("buscar", talents=(TalentBonus("Vista", 5),) * count)
        made = skill_target(Statistics(int=40), BOOK["buscar"], owned).target
        assert made
        assert made.total == 40 + 5 * count


def test_skills_stand_in_the_order_of_the_list_and_lost_ones_last() -> None:
    statistics = Statistics(
        skills=(OwnedSkill("cetreria"), OwnedSkill("perdida")),
    )  # fmt: skip
    listed = {**BOOK, "cetreria": Skill("cetreria", Names("Cetrería"), "basic", "int")}
    found = targets(statistics, listed)
    assert [each.key for each in found] == [*BOOK, "cetreria", "perdida"]
    assert (plain(found[-2].name), found[-2].target and found[-2].target.total) == ("Cetrería", 30)
    assert found[-1].refusal
    assert (found[-1].target, plain(found[-1].name), found[-1].refusal.clause) == (None, "perdida", "PC-3")


def test_a_modifier_with_a_condition_is_offered_and_not_counted() -> None:
    night = OwnModifier("Ojos de gato", "ag", 10, "de noche")
    statistics = Statistics(ag=30, modifiers=(night,))
    assert derived.characteristic(statistics, "ag").total == 30
    assert derived.conditional(statistics, "ag") == (night,)
    assert derived.standing(statistics, "ag") == ()


def test_every_target_of_a_modifier_changes_its_figure_and_has_a_label() -> None:
    for key in MODIFIER_TARGETS:
        plain_one = Statistics(mag=1, fate=1, own_armour=1)
        changed = msgspec.structs.replace(plain_one, modifiers=(OwnModifier("Uno", key, 1),))
        assert derived.target_label(key, BOOK)
        if key == "armour":
            assert derived.armour(changed, "head").total == 2
        else:
            assert values(changed)[key] == values(plain_one)[key] + 1
    assert set(values(Statistics())) == set(MODIFIER_TARGETS) - {"armour"}


def test_targets_of_modifiers_in_words() -> None:
    told_targets = [plain(derived.target_label(key, BOOK)) for key in ("ws", "mana", "skill:nadar", "skill:nada")]
    assert told_targets == ["Weapon skill", "Mana", "Swim", "nada"]


@pytest.mark.parametrize(
    ("key", "most"),
    [
        ("ws", 100),
        ("m", 99),
        ("mag", 20),
        ("wounds_max", 999),
        ("sb", 100),
        ("tb", 100),
        ("mana", 9999),
        ("fortune", 99),
        ("initiative", 999),
        ("cast", 999),
    ],
)
def test_no_number_of_modifiers_leads_beyond_the_limit_of_a_figure(key: str, most: int) -> None:
    statistics = Statistics(modifiers=tuple(OwnModifier(f"Anillo {n}", key, 100) for n in range(100)))
    figure = figures(statistics)[key]
    assert figure.total == most == sum(term.value for term in figure.terms)
    assert plain(figure.terms[-1].words) == f"never above {most}"
