# SPDX-License-Identifier: GPL-3.0-or-later
"""Fate, what is set by hand, and what a fight leaves (PC-36, PC-60 to PC-62, PC-91, PC-93)."""

import pytest

from affrays import CASTS, COMBAT, SHIELD, SWORD, Affray, armed, duel, fight, fighter, foe
from panoplia.rules.d100.character import Learnt
from panoplia.rules.d100.recovery import is_heavy, wounds_after
from panoplia.rules.fights.commands import Do, Finish, SetByHand
from panoplia.rules.notes import plain
from panoplia.rules.odds import odds
from panoplia.rules.refusal import Refused


def dying(**theirs: object) -> Affray:
    return duel(*armed(SWORD), theirs={"condition": {"wounds": 0}, **theirs})


def test_pc61_fate_is_offered_before_death_is_final() -> None:
    state = dying(fate=2).act("attack", "12", "9", "50", "spend")
    saved = state.who(2)
    assert (saved.condition.life, saved.condition.wounds, saved.statistics.fate) == ("alive", 0, 1)
    assert state.asked[-1] == "spend/die"
    assert state.told("PC-61")[-1] == "Alive by fate; points of fate left: 1"


def test_pc61_one_may_die_with_fate_left() -> None:
    assert dying(fate=2).act("attack", "12", "9", "50", "die").who(2).condition.life == "dead"


def test_pc61_without_fate_nothing_is_asked() -> None:
    assert dying().act("attack", "12", "9", "50").who(2).condition.life == "dead"


def test_pc61_who_survives_the_critical_keeps_their_fate() -> None:
    assert dying(fate=2).act("attack", "12", "1", "100").who(2).statistics.fate == 2


def test_pc61_pc62_with_less_fate_there_is_less_fortune() -> None:
    state = dying(fate=1, condition={"wounds": 0, "fortune": 1}).act("attack", "12", "9", "50", "spend")
    assert state.who(2).condition.fortune == 0


def test_pc61_saved_by_fate_is_a_bar_of_its_own() -> None:
    state = dying(fate=1)
    deed = COMBAT.deed(state.state, 1, "attack", {})
    shown = deed.shown()
    grouped = odds(deed.play).by(shown.case)
    assert grouped.chance(lambda bar: bar == "dead") == 0
    assert grouped.chance(lambda bar: bar == "saved") > 0
    saved = next(result for result, _ in odds(deed.play).outcomes if result.end.saved)
    assert plain(shown.sentence(saved)).endswith("saved by fate")


def test_pc60_wounds_do_not_matter_in_a_fight_but_for_the_rest_after_it() -> None:
    """“Estos estados no son importantes durante el combate”."""
    state = duel(*armed(SWORD)).by_hand(1, wounds=1)
    assert "attack" in state.available()
    assert state.sources("attack") == duel(*armed(SWORD)).sources("attack")
    assert (is_heavy(3), is_heavy(4), wounds_after(3, 10, 8)) == (True, False, 5)


def test_by_hand_every_figure_starts_as_it_is() -> None:
    state = duel(*armed(SWORD, SHIELD, "arco", "flechas"), mine=CASTS)
    asked = {each.id: each.start for each in COMBAT.by_hand(state.state, 1)}
    assert asked["wounds"] == 10
    assert asked["mana"] == 40
    assert asked["life"] == "alive"
    assert asked["initiative"] == 41
    assert asked["halves"] == 2
    assert asked["holds"] == "0"
    assert asked["melee:2"] is False
    assert asked["loaded:3"] is True
    assert asked["state:1"] == "sound"
    assert asked["shots:4"] == 5
    assert "die:1" not in asked


def test_by_hand_wounds_life_and_luck() -> None:
    state = duel(theirs={"fate": 3}).by_hand(2, wounds=3, fortune=1, fate=2, initiative=50, surprised=True)
    someone = state.who(2)
    assert (someone.condition.wounds, someone.condition.fortune, someone.statistics.fate) == (3, 1, 2)
    assert (someone.tally.initiative, someone.tally.surprised) == (50, True)
    assert state.by_hand(2, life="dead").next().state.acting == 1
    with pytest.raises(Refused):
        state.by_hand(2, wounds=11)


def test_by_hand_a_changed_initiative_moves_those_who_have_not_acted() -> None:
    state = duel().by_hand(2, initiative=99).next().next()
    assert (state.state.round, state.state.acting) == (2, 2)


def test_by_hand_the_condition_of_gear_and_the_borrowed_die() -> None:
    state = duel(*armed(SWORD), borrowed_wear="on").by_hand(1, **{"state:1": "damaged", "die:1": "d4"})
    wear = state.who(1).piece(1).wear
    assert (wear.condition, wear.steps) == ("damaged", 2)


def test_by_hand_a_grapple() -> None:
    state = duel().by_hand(1, holds="2")
    assert (state.tally(1).holds, state.tally(2).held_by) == (2, 1)
    assert state.until(2).available() == {"break"}
    other = Affray(fighter(1, "Klaus", ag=40), fighter(3, "Gertrude"), foe(2, "Bandit")).begin(*("1",) * 5)
    other.by_hand(1, holds="2")
    with pytest.raises(Refused) as refused:
        other.by_hand(3, holds="2")
    assert refused.value.note.clause == "PC-41"
    assert other.by_hand(1, holds="0").tally(2).held_by == 0


def test_by_hand_is_logged_as_such() -> None:
    state = duel().by_hand(2, wounds=3, prone=True)
    assert [line for _, line in state.lines[-2:]] == [
        "By hand, Bandit: Wounds 10 → 3.", "By hand, Bandit: On the ground no → yes."
    ]  # fmt: skip
    with pytest.raises(Refused):
        state.do(SetByHand(2, {"wounds": 3}))


def test_pc91_shots_are_gathered_after_the_fight() -> None:
    state = duel(*armed("arco", "flechas"))
    for _ in range(3):
        state.act("attack", "90").until(1).act("reload")
        state.until(1)
    assert state.who(1).piece(2).wear.lost == 3
    state.do(Finish(), "1")
    assert state.asked == ["3d2"]
    assert state.who(1).piece(2).wear.lost == 2
    assert state.tally(1).shots == ()
    assert state.told("PC-91")[-1] == "Of 3 shot, found again: 1, lost or broken: 2."


def test_pc91_arrows_of_two_bundles_are_gathered_in_one() -> None:
    state = duel(*armed("arco", "flechas", "flechas")).by_hand(1, **{"shots:2": 1})
    for _ in range(2):
        state.act("attack", "90").until(1).act("reload").until(1)
    assert [state.who(1).piece(id).wear.lost for id in (2, 3)] == [5, 1]
    state.do(Finish(), "2")
    assert state.asked == ["2d2"]
    assert [state.who(1).piece(id).wear.lost for id in (2, 3)] == [4, 0]


def test_pc91_slings_need_nothing_and_the_dead_gather_nothing() -> None:
    sling = duel(*armed("honda"), mine={"talents": (Learnt("especialista_honda"),)}).act("attack", "90").do(Finish())
    assert sling.asked == []
    dead = duel(*armed("arco", "flechas")).act("attack", "90").by_hand(1, life="dead").do(Finish())
    assert dead.asked == []
    assert dead.who(1).piece(2).wear.lost == 1


def test_pc62_what_is_left_of_fortune_is_seen_and_stances_end_with_the_fight() -> None:
    state = duel(*armed(SWORD), mine={"fate": 2}).act("mount").act("parrying")
    mine = COMBAT.standing(state.state, state.who(1))
    assert plain(mine.words) == "wounds 10 of 10 · fortune 2 of 2 · In a parrying stance · Mounted"
    state.do(Finish())
    assert plain(COMBAT.standing(state.state, state.who(1)).words) == "wounds 10 of 10 · fortune 2 of 2"


def test_how_someone_stands() -> None:
    state = duel(*armed(SWORD), mine=CASTS).act("aim").by_hand(1, holds="2")
    mine = COMBAT.standing(state.state, state.who(1))
    assert plain(mine.words) == "wounds 10 of 10 · mana 40 of 40 · Has aimed · holds Bandit"
    assert len(mine.gauges) == 2
    theirs = COMBAT.standing(state.state, state.who(2))
    assert plain(theirs.words) == "wounds 10 of 10 · held by Klaus"
    dead = state.by_hand(2, life="dead")
    assert plain(COMBAT.standing(dead.state, dead.who(2)).words) == "dead"
    assert not COMBAT.standing(dead.state, dead.who(2)).able


def test_who_is_in_the_middle_of_something_is_told() -> None:
    state = duel(*armed(SWORD, "pocion"), mine=CASTS).act("channel", "40")
    assert plain(COMBAT.standing(state.state, state.who(1)).words).endswith("has channelled")
    state.until(1).act("cast:brillo_estelar")
    assert plain(COMBAT.standing(state.state, state.who(1)).words).endswith("in the middle of a longer action")
    assert "state:2" not in {each.id for each in COMBAT.by_hand(state.state, 1)}


def plainly(state: Affray, id: int = 1, target: int = 2) -> str:
    """What a fighter does whom nobody plays."""
    command = COMBAT.plain_attack(state.state, id, target)
    return command.action if command else ""


def test_whom_nobody_plays_strikes_breaks_free_hurts_and_reloads() -> None:
    assert plainly(duel(*armed(SWORD))) == "attack"
    assert plainly(duel(*armed(SWORD)).act("attack", "90")) == ""
    held = duel().by_hand(1, holds="2")
    assert (plainly(held), plainly(held.next(), 2, 1)) == ("hurt", "break")
    archer = duel(*armed("arco", "flechas")).act("attack", "90")
    assert plainly(archer) == "reload"
    assert plainly(archer.act("reload")) == ""
    assert plainly(duel(*armed("arco", "flechas")).by_hand(1, **{"loaded:1": False})) == "reload"
    crossbow = duel(*armed("trabuco")).by_hand(1, **{"loaded:1": False}).act("reload").until(1)
    assert plainly(crossbow) == "go_on"
    assert plainly(duel(mine=CASTS).act("channel", "40")) == "abandon"
    assert plainly(duel().by_hand(2, life="dead")) == ""
    assert plainly(duel().next(), 1, 2) == ""


def test_whom_nobody_plays_draws_a_weapon_in_melee() -> None:
    archer = duel(*armed("arco", "flechas", "-escudo", "-daga")).by_hand(1, **{"melee:2": True})
    command = COMBAT.plain_attack(archer.state, 1, 2)
    assert command == Do(1, "ready", {"draw": "4"})
    archer.do(command)
    assert [piece.slot for piece in archer.who(1).pieces] == ["", "", "", "hands"]
    assert plainly(archer) == "attack"
    assert plainly(duel(*armed("-daga"), mine={"unarmed": "BF"})) == "attack"
    assert plainly(duel(*armed("arco")).by_hand(1, **{"loaded:1": False})) == "attack"


def test_a_tally_of_someone_who_comes_is_empty() -> None:
    start = fight(fighter(1, "Klaus"), foe(2, "Bandit"))
    assert COMBAT.enlisted(start.subject(start.fighter(1))) == start.fighter(1).tally
    assert COMBAT.strength(start.fighter(2)) == 10
