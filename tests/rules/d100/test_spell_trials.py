# SPDX-License-Identifier: GPL-3.0-or-later
"""Spells from the sheet: what they need, what they cost, whom they strike (PC-70 to PC-79)."""

from typing import Any

import msgspec
import pytest

from attempts import played, said, sources
from panoplia.rules.d100.character import Condition, Learnt, OwnedSkill, OwnModifier
from panoplia.rules.d100.derived import cast_modifier
from panoplia.rules.d100.gear import Spell
from panoplia.rules.d100.house import House
from panoplia.rules.d100.in_use import worn_by
from panoplia.rules.notes import Names, plain
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Lore, Subject
from trial_people import LORE, MAGE, SYSTEM, asked_about, attempt, bars, piece, refused, someone, trial

FLARE, LIGHT, TOUCH = "cast:llamarada", "cast:luz", "cast:toque"
STARSHINE = Learnt("brillo_estelar")
TOUCHING = Lore("toque", "spell", Names("Toque helado", "Cold touch"), Spell(4, kind="touch"))
MAIL, SHIELD = piece("armour.camisa_de_malla", 1, "body"), piece("weapon.escudo", 2, "hands")


def mage(*pieces: Any, **more: Any) -> Subject:
    return someone(*pieces, statistics={**MAGE, **more.pop("statistics", {})}, **more)


def toucher(**more: Any) -> Subject:
    return mage(statistics={"spells": (Learnt("toque"),), "ws": 40}, lore=(*LORE, TOUCHING), **more)


def test_every_spell_of_the_sheet_that_the_campaign_knows_once() -> None:
    spells = (Learnt("luz"), Learnt("llamarada"), Learnt("luz"), Learnt("perdido"), Learnt("nadar"))
    ids = [each.id for each in SYSTEM.trials(mage(statistics={"spells": spells})) if each.id.startswith("cast:")]
    assert ids == [LIGHT, FLARE]


@pytest.mark.parametrize(
    ("lacking", "reason"),
    [
        ({"mag": 0}, "Nobody casts without Magic."),
        ({"skills": (OwnedSkill("lengua_arcana"),)}, "Nobody casts without the skill Channelling."),
        ({"skills": (OwnedSkill("canalizacion"),)}, "Nobody casts without an arcane tongue."),
    ],
)
def test_pc70_what_a_caster_needs(lacking: dict[str, Any], reason: str) -> None:
    subject = mage(statistics=lacking)
    assert [refused(subject, id) for id in (FLARE, "disturbed")] == [(reason, "PC-70")] * 2


def test_pc71_mana_is_paid_and_half_of_it_comes_back() -> None:
    tried = attempt(mage(), LIGHT)
    assert said(tried, "1+2") == "Light: works, mana 40 → 37"
    assert said(tried, "1+1") == "Light: fails, mana 40 → 38"
    assert tried.effects(played(tried, "1+1").result).condition == Condition(10, 38)
    assert bars(tried) == {"the spell fails": 1, "the spell works": 99}


def test_pc72_channelling_adds_magic_and_is_tested_as_the_sheet_has_it() -> None:
    tried = attempt(mage(), "cast:llamarada", channel=True)
    assert "Channelling: 50 or less" in sources(tried)
    assert said(tried, "50", "1+3", "5").startswith("Flare: works")
    assert said(tried, "51", "1+3") == "Flare: fails, mana 40 → 37"
    own = mage(statistics={"modifiers": (OwnModifier("Luna", "wp", 10, "luna llena"),)})
    assert "Channelling: 60 or less" in sources(attempt(own, FLARE, channel=True, **{"own:wp:0": True}))


def test_pc18_fortune_channels_again() -> None:
    tried = attempt(mage(statistics={"fate": 1}), LIGHT, channel=True)
    result = played(tried, "51", "reroll", "50", "1+1").result
    assert result.cast.works
    assert tried.effects(result).condition == Condition(10, 37, 0)


def test_pc73_too_little_mana_doubles_the_difficulty_and_must_be_channelled() -> None:
    poor = mage(condition={"mana": 5})
    assert next(each for each in trial(poor, FLARE).circumstances if each.id == "channel").start is True
    tried = attempt(poor, FLARE)
    assert sources(tried)[:2] == [
        "Mana 5 is less than 6: the difficulty doubles, channelling has to succeed first, and no mana is paid (PC-73)",
        "Casting roll: 2d10 +0 against 12 (PC-73)",
    ]
    assert said(tried, "50", "4+6", "5").startswith("Flare: works, mana 5 → 5")
    assert said(tried, "50", "4+5") == "Flare: fails, mana 5 → 5"
    assert said(tried, "51") == "Flare: channelling fails, so nothing is cast"
    assert tried.effects(played(tried, "51").result).condition is None
    assert bars(tried)["not cast"] == 50
    with pytest.raises(Refused) as found:
        attempt(poor, FLARE, channel=False)
    assert (found.value.path, found.value.note.clause) == ("channel", "PC-73")


def test_pc73_house_rule_that_refuses_what_is_left() -> None:
    strict = House(low_mana="refused")
    assert refused(mage(condition={"mana": 5}, house=strict), FLARE) == (
        "It costs 6 mana and 5 are left: only without any it could be cast.", "PC-73",
    )  # fmt: skip
    assert trial(mage(condition={"mana": 0}, house=strict), FLARE).refusal is None
    assert trial(mage(condition={"mana": 6}, house=strict), FLARE).refusal is None


def test_pc74_r06_the_casting_modifier_is_that_of_the_sheet() -> None:
    subject = mage(MAIL, SHIELD, statistics={"modifiers": (OwnModifier("Runa", "cast", 2),)})
    modifier = cast_modifier(subject.statistics, worn_by(subject.pieces)).total
    assert modifier == -2
    tried = attempt(subject, LIGHT)
    assert sources(tried) == [
        "Casting roll: 2d10 −2 against 3 (PC-71)", "Runa +2 (PC-4)", "Mail shirt −3 (PC-74)", "Shield −1 (PC-74)",
    ]  # fmt: skip
    assert said(tried, "2+3").startswith("Light: works")
    assert said(tried, "2+2").startswith("Light: fails")


def test_pc75_winds_are_for_each_die_or_more_dice() -> None:
    tried = attempt(mage(), LIGHT, per_die=1, dice=1)
    assert sources(tried) == ["Casting roll: 3d10 +3 against 3 (PC-71)", "winds +3 (PC-75)"]
    assert said(tried, "1+1+1").startswith("Light: works")
    assert bars(attempt(mage(), LIGHT, dice=-5)) == {"the spell fails": 100}


def test_pc77_a_missile_strikes_by_itself_with_fury_by_willpower() -> None:
    tried = attempt(mage(), FLARE, wounds=20, armour=1)
    assert said(tried, "3+3", "8") == "Flare: works, mana 40 → 34 · damage 8, wounds left: 12"
    assert said(tried, "3+3", "10", "40", "5").endswith("damage 15, wounds left: 5")
    assert said(tried, "3+3", "10", "41").endswith("damage 10, wounds left: 10")
    assert "Fury by willpower: 40 or less (PC-77)" in sources(tried)
    assert tried.carried_on(played(tried, "3+3", "8").result) == {"wounds": 12}
    assert tried.carried_on(played(tried, "1+1").result) == {}
    deadly = attempt(mage(), FLARE, wounds=1)
    assert said(deadly, "3+3", "9", "50").endswith("critical of value 9, effect 10: death")
    assert deadly.carried_on(played(deadly, "3+3", "9", "50").result) == {}
    assert "target dead" in bars(deadly)


def test_pc77_what_ignores_armour_is_not_asked_about_it() -> None:
    subject = mage(statistics={"spells": (Learnt("punales_de_sombra"),), "mag": 4})
    assert "armour" not in asked_about(subject, "cast:punales_de_sombra")
    tried = attempt(subject, "cast:punales_de_sombra")
    assert said(tried, "6+6+6+6", "5").endswith("damage 5, wounds left: 5")
    assert "wounds" not in asked_about(mage(), LIGHT)


def test_pc78_a_touch_is_a_test_of_ws_and_can_be_avoided() -> None:
    tried = attempt(toucher(), TOUCH, parry=60, dodge=50, modifier=5)
    assert sources(tried)[1] == "Weapon skill: 45 or less"
    assert said(tried, "2+2", "46") == "Cold touch: works, mana 40 → 36 · the touch misses"
    assert said(tried, "2+2", "45", "parry", "40").endswith("the touch is parried")
    assert said(tried, "2+2", "45", "dodge", "30").endswith("the touch is dodged")
    assert said(tried, "2+2", "45", "parry", "41").endswith("the target is touched")
    assert list(bars(tried)) == [
        "the spell fails", "works, without touching", "parried or dodged", "works and touches",
    ]  # fmt: skip
    calm = attempt(toucher(), TOUCH, fight=False)
    assert said(calm, "2+2") == "Cold touch: works, mana 40 → 36"


def test_pc79_each_cast_is_from_the_mana_that_is_left() -> None:
    tried = attempt(mage(condition={"mana": 7}), FLARE)
    after = tried.effects(played(tried, "3+3", "1").result).condition
    assert after.mana == 1
    again = mage(condition={"mana": after.mana})
    assert plain(trial(again, FLARE).explanation) == "Difficulty and cost: 6. Mana left: 1."


def test_pc76_a_disturbed_spell_costs_half_rounded_up() -> None:
    """Of 25: 13."""
    breath = {"spells": (Learnt("luz"), Learnt("soplo")), "fate": 1}
    long = Lore("soplo", "spell", Names("Soplo", "Long breath"), Spell(25, "extended"))
    subject = mage(statistics=breath, condition={"fortune": 0}, lore=(*LORE, long))
    tried = attempt(subject, "disturbed", difficulty="hard")
    assert sources(tried)[0] == "Channelling: 30 or less"
    assert said(tried, "30") == "Long breath: the spell goes on"
    assert said(tried, "31") == "Long breath: lost, mana 40 → 27"
    assert tried.effects(played(tried, "31").result).condition.mana == 27
    assert tried.effects(played(tried, "30").result).condition is None
    assert bars(tried) == {"the spell goes on": 30, "the spell is lost": 70}
    lucky = attempt(mage(statistics=breath, lore=(*LORE, long)), "disturbed")
    result = played(lucky, "51", "reroll", "50").result
    assert lucky.effects(result).condition == Condition(10, 40, 0)
    # Nothing is paid that is not there.
    poor = attempt(mage(statistics={"spells": (STARSHINE,)}, condition={"mana": 5}), "disturbed")
    assert said(poor, "100") == "Starshine: lost, mana 5 → 0"


def test_pc76_only_a_spell_of_several_actions_can_be_disturbed() -> None:
    assert refused(mage(statistics={"spells": ()}), "disturbed") == (
        "No spell is known that could be disturbed.", "PC-76",
    )  # fmt: skip
    assert refused(mage(), "disturbed") == (
        "Only a spell of several actions can be disturbed, and none is known.", "PC-76",
    )  # fmt: skip
    one = mage(statistics={"spells": (STARSHINE,)})
    assert "spell" not in asked_about(one, "disturbed")
    assert said(attempt(one, "disturbed"), "100") == "Starshine: lost, mana 40 → 29"
    both = mage(statistics={"spells": (Learnt("luz"), STARSHINE)})
    with pytest.raises(Refused) as found:
        attempt(both, "disturbed", spell="luz")
    assert (found.value.path, found.value.note.clause) == ("spell", "PC-76")


def test_pc37_the_dead_cast_nothing() -> None:
    assert refused(mage(condition={"life": "dead"}), FLARE)[1] == "PC-37"


def test_pc70_magic_that_a_condition_takes_away() -> None:
    cursed = mage(statistics={"modifiers": (OwnModifier("Plomo", "mag", -2, "con grilletes"),)})
    tried = attempt(cursed, LIGHT, **{"own:mag:0": True})
    assert said(tried) == "Light: nothing is cast without Magic"
    assert msgspec.structs.asdict(tried.effects(played(tried).result))["condition"] is None
