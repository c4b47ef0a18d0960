# SPDX-License-Identifier: GPL-3.0-or-later
"""Spells in a fight (PC-70 to PC-79)."""

import msgspec

from affrays import CASTS, COMBAT, DODGES, SHIELD, STAFF, SWORD, Affray, armed, duel, fighter, foe
from panoplia.rules.d100.character import Learnt, OwnedSkill
from panoplia.rules.d100.gear import Spell
from panoplia.rules.fights.commands import Begin
from panoplia.rules.notes import Names, plain
from panoplia.rules.system import Lore

TOUCH = Lore("toque", "spell", Names("Toque", "Touch"), Spell(5, "half", "touch"))
RITE = Lore("rito", "spell", Names("Rito", "Rite"), Spell(10, "extended", "other"))


def mage(*pieces: str, against: tuple[str, ...] = (), theirs: object = None, **mine: object) -> Affray:
    """Altronia (1) against one foe (2)."""
    house = {key: mine.pop(key) for key in ("low_mana", "locations") if key in mine}
    return duel(*armed(*pieces), against=armed(*against, first=20), mine={**CASTS, **mine}, theirs=theirs, **house)


def knowing(*lore: Lore, against: tuple[str, ...] = (), **theirs: object) -> Affray:
    """The same with spells of the campaign’s own."""
    spells = (*CASTS["spells"], *(Learnt(each.ref) for each in lore))
    state = Affray(
        fighter(1, "Altronia", ag=40, ws=40, **{**CASTS, "spells": spells}),
        foe(2, "Bandit", *armed(*against, first=20), ag=25, ws=35, **theirs),
    )
    state.state = msgspec.structs.replace(state.state, lore=(*state.state.lore, *lore))
    return state.do(Begin(), "1", "1")


def test_pc70_a_caster_needs_magic_channelling_a_tongue_a_spell_and_a_voice() -> None:
    assert duel().reason("cast") == ("PC-70", "Nobody casts without Magic.")
    assert mage(skills=(), spells=()).reason("cast") == ("PC-70", "Nobody casts without the skill Channelling.")
    silent = mage(skills=(OwnedSkill("canalizacion"),))
    assert silent.reason("cast:luz") == ("PC-70", "Nobody casts without an arcane tongue.")
    assert mage(spells=()).reason("cast") == ("PC-70", "Klaus knows no spell.")
    gagged = mage().by_hand(1, gagged=True)
    assert gagged.reason("cast:luz") == ("PC-70", "Klaus cannot speak, and no spell is cast without words.")
    assert gagged.reason("channel")[0] == "PC-70"


def test_pc71_the_cost_is_paid_and_half_comes_back_from_a_failure() -> None:
    works = mage().act("cast:luz", "1+2", target="1")
    assert works.who(1).condition.mana == 40 - 3
    # 5 against 6; half of 6 comes back.
    fails = mage().act("cast:llamarada", "2+3")
    assert (fails.who(1).condition.mana, fails.wounds(2)) == (40 - 3, 10)
    # Half of 3, rounded down, is 1.
    assert mage().act("cast:luz", "1+1", target="1").who(1).condition.mana == 40 - 2


def test_pc72_channelling_adds_magic_and_the_next_action_is_the_cast() -> None:
    state = mage().act("channel", "40")
    assert state.tally(1).channelled == "yes"
    assert state.reason("move") == ("PC-72", "After channelling the next action is to cast: cast, or abandon it.")
    # 1 + 3 + 2 is 6.
    state.act("cast:llamarada", "1+3", "2")
    assert state.wounds(2) == 10 - 3
    failed = mage().act("channel", "41").act("cast:llamarada", "1+3")
    assert failed.wounds(2) == 10


def test_pc72_what_was_channelled_can_be_let_go() -> None:
    state = mage().act("channel", "40").act("abandon")
    assert state.tally(1).channelled == ""
    assert "move" in state.available()


def test_pc72_channelling_waits_for_a_full_spell() -> None:
    state = mage().act("channel", "40")
    assert state.reason("cast:aliento_de_fuego")[0] == "PC-22"
    state.until(1)
    # 25 against 25: 10 + 10 + 2 is 22, and fails.
    state.act("cast:aliento_de_fuego", "10+10")
    assert state.who(1).condition.mana == 40 - 25 + 12


def test_pc73_with_too_little_mana() -> None:
    short = mage().by_hand(1, mana=5)
    assert short.reason("cast:llamarada")[0] == "PC-73"
    short.act("channel", "40").act("cast:llamarada", "5+5", "1")
    # The difficulty is 12, nothing is paid.
    assert (short.who(1).condition.mana, short.wounds(2)) == (5, 10 - 2)
    failed = mage().by_hand(1, mana=5).act("channel", "41")
    assert failed.reason("cast:llamarada")[0] == "PC-73"


def test_pc73_house_rule_low_mana() -> None:
    state = mage(low_mana="refused").by_hand(1, mana=5).act("channel", "40")
    assert state.reason("cast:llamarada") == (
        "PC-73", "It costs 6 mana and 5 are left: only without any it could be cast."
    )  # fmt: skip
    assert "cast:llamarada" in mage(low_mana="refused").by_hand(1, mana=0).act("channel", "40").available()


def test_pc74_armour_and_shield_hinder() -> None:
    state = mage(SHIELD, "camisa_de_malla")
    # 4 + 5 − 3 − 1 is 5 of 6.
    state.act("cast:llamarada", "4+5")
    assert state.wounds(2) == 10
    assert "Shield −1 (PC-74)" in mage(SHIELD).sources("cast:llamarada")


def test_pc75_the_winds() -> None:
    state = mage().act("cast:llamarada", "1+1+1", "2", dice=1, per_die=1)
    assert state.wounds(2) == 10 - 3
    assert mage().act("cast:llamarada", "4+3", per_die=-1).wounds(2) == 10
    assert mage().act("cast:llamarada", dice=-2).wounds(2) == 10


def test_pc22_pc79_one_spell_a_turn() -> None:
    state = mage().act("cast:luz", "9+9", target="1")
    assert state.reason("cast:llamarada") == ("PC-22", "One spell a turn: Klaus has cast it.")
    assert "cast:llamarada" in state.until(1).available()


def test_pc76_a_spell_of_several_actions_goes_on_in_the_next_turn() -> None:
    state = mage().act("cast:brillo_estelar")
    assert state.asked == []
    assert state.who(1).condition.mana == 40
    state.until(1)
    assert state.available() == {"go_on", "abandon"}
    # 22: 10 + 10 fails, and 11 comes back.
    state.act("go_on", "10+10", target="1")
    assert (state.who(1).condition.mana, state.tally(1).halves, state.tally(1).extended) == (29, 1, None)
    assert state.reason("cast:luz")[0] == "PC-22"


def test_pc62_pc76_fortune_may_end_a_spell_in_the_turn_in_which_it_began() -> None:
    state = mage(fate=1).act("cast:brillo_estelar").act("fortune").act("go_on", "10+10", target="1")
    assert state.who(1).condition.mana == 29


def test_pc73_mana_may_be_gone_by_the_last_step() -> None:
    state = mage().act("cast:brillo_estelar").until(1).by_hand(1, mana=5)
    assert state.reason("go_on")[0] == "PC-73"


def test_pc72_pc76_channelled_before_a_long_spell() -> None:
    state = mage().act("move").act("channel", "40").until(1).act("cast:brillo_estelar").until(1)
    state.act("go_on", "10+10", target="1")
    # 20 and 2 of Magic just do it.
    assert state.who(1).condition.mana == 18


def test_pc76_damage_disturbs_and_the_gm_says_how_much() -> None:
    state = mage(against=(SWORD,), theirs={"s": 30}).act("cast:brillo_estelar").next()
    state.act("attack", "12", "1", "challenging", "31")
    assert (state.tally(1).extended, state.who(1).condition.mana) == (None, 40 - 11)
    unhurt = mage(against=(SWORD,), theirs={"s": 20}, own_armour=1).act("cast:brillo_estelar").next()
    unhurt.act("attack", "12", "1")
    assert unhurt.tally(1).extended is not None


def test_pc76_an_enemy_spell_disturbs_even_without_damage() -> None:
    state = mage(theirs=CASTS).act("cast:brillo_estelar").next()
    state.act("cast:luz", "9+9", "normal", "41", target="1")
    assert state.tally(1).extended is None


def test_pc76_fortune_lets_one_keep_a_spell() -> None:
    state = mage(against=(SWORD,), theirs={"s": 30}, fate=1).act("cast:brillo_estelar").next()
    state.act("attack", "12", "1", "normal", "90", "reroll", "40")
    assert state.tally(1).extended is not None
    assert state.who(1).condition.fortune == 0


def test_pc76_breaking_off_costs_half_rounded_up() -> None:
    state = mage().act("cast:brillo_estelar").until(1).act("abandon")
    assert (state.who(1).condition.mana, state.tally(1).extended) == (29, None)
    poor = mage().act("cast:brillo_estelar").until(1).by_hand(1, mana=5).act("abandon")
    assert poor.who(1).condition.mana == 0


def test_pc77_a_missile_hits_by_itself_against_armour_and_toughness() -> None:
    state = mage(against=("camisa_de_malla",))
    assert state.preset("cast:llamarada", "armour") == 2
    state.act("cast:llamarada", "9+9", "3")
    # 3 + 4 − 3 − 2.
    assert (state.asked, state.wounds(2)) == (["2d10", "d10"], 10 - 2)
    bare = mage(against=("camisa_de_malla",)).act("cast:llamarada", "9+9", "3", armour=0)
    assert bare.wounds(2) == 10 - 4
    assert mage().refused("cast:llamarada", seen=False) == "PC-77"


def test_pc77_some_ignore_armour() -> None:
    state = mage(against=("camisa_de_malla",), mag=3).act("cast:punales_de_sombra", "9+9+9", "3")
    assert state.wounds(2) == 10 - 3


def test_pc77_fury_by_a_test_of_willpower() -> None:
    state = mage(theirs={"wounds_max": 40}).act("cast:llamarada", "9+9", "10", "40", "5")
    assert state.wounds(2) == 40 - (10 + 5 + 4 - 3)


def test_pc62_pc77_fortune_rolls_for_fury_again() -> None:
    state = mage(theirs={"wounds_max": 40}, fate=1).act("cast:llamarada", "9+9", "10", "41", "reroll", "40", "5")
    assert (state.wounds(2), state.who(1).condition.fortune) == (40 - (10 + 5 + 4 - 3), 0)


def test_pc78_a_touch_is_a_test_of_weapon_skill_that_is_hardly_avoided() -> None:
    state = knowing(TOUCH, against=(SWORD, SHIELD), skills=DODGES)
    # 35 and 10 for the shield less 20.
    state.act("cast:toque", "9+9", "40", "parry", "26")
    assert state.asked == ["2d10", "d100", "parry/dodge/none", "d100"]
    assert state.tally(2).parried
    missed = knowing(TOUCH).act("cast:toque", "9+9", "41")
    assert missed.asked == ["2d10", "d100"]
    friendly = knowing(TOUCH).act("cast:toque", "9+9", target="1")
    assert friendly.asked == ["2d10"]


def test_pc79_an_extended_spell_takes_what_the_table_says() -> None:
    state = knowing(RITE).act("cast:rito", full_actions=3).until(1).act("go_on").until(1)
    state.act("go_on", "5+5", target="1")
    assert (state.who(1).condition.mana, state.tally(1).extended) == (30, None)


def test_pc61_a_missile_asks_fate_too() -> None:
    state = mage(theirs={"fate": 1, "condition": {"wounds": 0}}).act("cast:llamarada", "9+9", "9", "50", "spend")
    assert (state.who(2).condition.life, state.who(2).statistics.fate) == ("alive", 0)


def test_the_bars_of_a_spell() -> None:
    state = mage(STAFF)
    shown = COMBAT.deed(state.state, 1, "cast:llamarada", {}).shown()
    assert [plain(case.label) for case in shown.cases.values()][:2] == ["not cast", "the spell fails"]
    assert "Casting roll: 2d10 +0 against 6 (PC-71)" in map(plain, shown.sources)


def test_a_spell_at_oneself_is_paid_once() -> None:
    state = mage().act("cast:llamarada", "9+9", "1", target="1")
    assert (state.who(1).condition.mana, state.wounds(1)) == (34, 10 - 2)
