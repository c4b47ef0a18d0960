# SPDX-License-Identifier: GPL-3.0-or-later
"""What holds for every character: figures are pure and add up, nothing is below 0, an edit twice is an edit once."""

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.lore import SKILLS

from panoplia.rules.d100.advancement import advances, bought
from panoplia.rules.d100.armour import Material
from panoplia.rules.d100.character import (
    CHARACTERISTICS,
    MODIFIER_TARGETS,
    Advances,
    Condition,
    OwnedSkill,
    OwnModifier,
    Statistics,
    TalentBonus,
    with_experience,
)
from panoplia.rules.d100.derived import armour_by_place, figures, targets
from panoplia.rules.d100.house import House
from panoplia.rules.d100.percent import bonus_of
from panoplia.rules.d100.places import Armour
from panoplia.rules.d100.rest import after_rest
from panoplia.rules.d100.vitals import fit, rested, with_vitality
from panoplia.rules.d100.worn import Worn, WornPiece
from panoplia.rules.notes import plain
from panoplia.rules.why import Sum

BOOK = SKILLS
WORDS = st.text(max_size=12)
PERCENT = st.integers(0, 100)
BONUS = st.integers(-100, 100)
EIGHT = dict.fromkeys(CHARACTERISTICS, PERCENT)
TARGETS = st.sampled_from([*MODIFIER_TARGETS, "skill:nadar", "skill:esquivar"])
MODIFIERS = st.builds(OwnModifier, WORDS, TARGETS, BONUS, st.sampled_from(["", "de noche"]))
TALENTS = st.builds(TalentBonus, WORDS, BONUS)
OWNED = st.builds(
    OwnedSkill, st.sampled_from([*BOOK, "perdida"]), st.sampled_from([0, 10, 20]),
    st.lists(TALENTS, max_size=2).map(tuple), WORDS,
)  # fmt: skip
STATISTICS = st.builds(
    Statistics, **EIGHT, wounds_max=st.integers(1, 999), m=st.integers(0, 9), mag=st.integers(0, 20),
    fate=st.integers(0, 9), advances=st.builds(Advances, **EIGHT), species=WORDS, experience=st.integers(0, 10**6),
    skills=st.lists(OWNED, max_size=4).map(tuple), modifiers=st.lists(MODIFIERS, max_size=5).map(tuple),
    own_armour=st.integers(0, 9),
)  # fmt: skip
CONDITIONS = st.builds(Condition, *[st.integers(0, 1200)] * 3, st.sampled_from(["alive", "dead"]))
MATERIALS: st.SearchStrategy[Material] = st.sampled_from(["leather", "mail", "scale", "plate"])
PIECES = st.builds(WornPiece, WORDS, MATERIALS, st.builds(Armour, *[st.none() | st.integers(0, 5)] * 7))
WORN = st.builds(Worn, st.lists(PIECES, max_size=4).map(tuple), st.none() | WORDS)


def everything(statistics: Statistics, worn: Worn) -> list[Sum]:
    return [
        *figures(statistics, worn).values(), *armour_by_place(statistics, worn).values(),
        *(each.target for each in targets(statistics, BOOK, worn) if each.target),
    ]  # fmt: skip


@settings(deadline=None)
@given(STATISTICS, WORN)
def test_figures_are_pure_and_what_is_listed_adds_up(statistics: Statistics, worn: Worn) -> None:
    """PC-4, R08, R11."""
    before = msgspec.json.encode(statistics)
    once = everything(statistics, worn)
    assert once == everything(statistics, worn)
    assert msgspec.json.encode(statistics) == before
    for figure in once:
        assert figure.total == sum(term.value for term in figure.terms)
        assert all(term.clause.startswith("PC-") and isinstance(term.value, int) for term in figure.terms)


@settings(deadline=None)
@given(STATISTICS, WORN)
def test_nothing_but_the_casting_roll_is_below_0(statistics: Statistics, worn: Worn) -> None:
    """PC-14 leaves targets as they are; PC-74 takes from a roll."""
    found = {key: figure.total for key, figure in figures(statistics, worn).items() if key != "cast"}
    assert min(found.values()) >= 0
    assert max(found[key] for key in CHARACTERISTICS) <= 100
    assert min(figure.total for figure in armour_by_place(statistics, worn).values()) >= 0


@settings(deadline=None)
@given(STATISTICS, WORN)
def test_pc4_the_order(statistics: Statistics, worn: Worn) -> None:
    """Base, permanent advances, named modifiers, armour, and the limits; bonuses and targets are taken of the end."""
    found = figures(statistics, worn)
    names = [each.name for each in statistics.modifiers if each.target == "ag" and not each.condition]
    grown = ["permanent advances"] * bool(statistics.advances.ag)
    told = [plain(term.words) for term in found["ag"].terms]
    heavy = [piece.name for piece in worn.pieces if piece.material != "leather"][:1]
    limits = told[len(["base", *grown, *names, *heavy]) :]
    assert told == ["on the sheet", *grown, *names, *heavy, *limits]
    assert limits in ([], ["never below 0"], ["never above 100"])
    for bonus, of in (("sb", "s"), ("tb", "t")):
        assert found[bonus].terms[0].value == bonus_of(found[of].total)
    for each in targets(statistics, BOOK, worn):
        if each.target and each.skill:
            assert each.target.terms[0].value == found[each.skill.characteristic].total


@settings(deadline=None)
@given(STATISTICS, CONDITIONS, st.integers(-99, 2000))
def test_an_edit_twice_is_an_edit_once(statistics: Statistics, condition: Condition, wounds: int) -> None:
    fitted = fit(statistics, condition)
    assert fit(statistics, fitted) == fitted
    most = rested(statistics)
    assert (fitted.wounds <= most.wounds, fitted.mana <= most.mana, fitted.fortune <= most.fortune) == (True,) * 3
    hurt = fit(statistics, with_vitality(fitted, wounds))
    assert hurt.wounds == max(0, min(wounds, most.wounds))
    assert msgspec.structs.replace(hurt, wounds=fitted.wounds) == fitted


@settings(deadline=None)
@given(STATISTICS, CONDITIONS, st.integers(1, 400), st.sampled_from(["all", "none"]))
def test_rest_never_harms_and_what_it_leaves_fits(
    statistics: Statistics, condition: Condition, days: int, mana_rest: str
) -> None:
    house = msgspec.convert({"mana_rest": mana_rest}, House)
    before = fit(statistics, condition)
    after = after_rest(statistics, before, days, house)
    assert fit(statistics, after.condition) == after.condition
    assert after.condition.wounds >= before.wounds
    assert after.condition.mana >= before.mana
    assert after.condition.dead == before.dead
    assert all(note.clause.startswith("PC-") and note.context == "d100" for note in after.notes)


@settings(deadline=None)
@given(STATISTICS, CONDITIONS)
def test_both_come_back_from_json(statistics: Statistics, condition: Condition) -> None:
    for value in (statistics, condition):
        text = msgspec.json.encode(value)
        assert msgspec.json.decode(text, type=type(value)) == value
        assert msgspec.json.encode(msgspec.json.decode(text, type=type(value))) == text


@settings(deadline=None)
@given(STATISTICS, st.data())
def test_whatever_is_bought_is_a_sheet_again(statistics: Statistics, data: st.DataObject) -> None:
    offered = advances(with_experience(statistics, 100), tuple(BOOK.values()))
    assert len({each.id for each in offered}) == len(offered)
    after = bought(data.draw(st.sampled_from(offered)), 100)
    assert after.experience == statistics.experience
    assert msgspec.json.decode(msgspec.json.encode(after), type=Statistics) == after
