# SPDX-License-Identifier: GPL-3.0-or-later
"""Acts equal to an attack: flee, pick up, change gear; and dropping things (EN-11, EN-13, EN-20, EN-38, EN-39)."""

from typing import Any

import pytest

from duels import (
    COMBAT,
    action,
    acts,
    bars,
    begun,
    can,
    decided,
    deed,
    does,
    ends,
    fighter,
    foe,
    notes,
    one,
    piece,
    quick,
    sources,
    sword,
    waits,
    why_not,
)
from panoplia.rules.espada_negra.house import House
from panoplia.rules.espada_negra.wounds import Wound
from panoplia.rules.fights.combat import sides_left
from panoplia.rules.fights.state import Fight, Loose
from panoplia.rules.notes import plain

SPEAR = piece("lanza_ligera", 1, slot="hands")
"""Reach 3."""
DAGGER = piece("daga", 2)
"""Reach 0."""


def four(**more: Any) -> Fight:
    """Ana and Ada against two, and one who lies there."""
    return begun(
        fighter(1, "Ana", agilidad=4, **more), fighter(3, "Ada", agilidad=1), foe(2, "Bruto", agilidad=2),
        foe(4, "Caro", agilidad=0), foe(5, "Duque", sword(50), inteligencia=0, condition={"damage_taken": 9}),
    )  # fmt: skip


def test_en13_en38_allies_help_and_everyone_else_and_two_more_hinder() -> None:
    """Two on one's side, oneself among them; three others who stand, and 2: 3 hits and 2 are not above 5."""
    state = four()
    known = {each.id: each.start for each in action(state, "flee").circumstances}
    assert known == {"allies": 2, "others": 3, "modifier": 0}
    session = does(state, "flee", "keep", "3", allies=3)
    assert notes(session)[-2:] == ["Ana: escapes: 6 against 5", "It is the turn of Bruto."]
    assert one(session.result, 1).presence == "fled"
    failed = does(state, "flee", "keep", "3")
    assert notes(failed)[-1] == "Ana: does not get away: 5 against 5"
    assert one(failed.result, 1).presence == "in"


def test_en38_a_failure_has_cost_the_act() -> None:
    state = acts(four(), "flee", "keep", "0")
    assert why_not(state, "attack:0") == ("The act of this turn is used.", "EN-20")


def test_en38_the_lowest_physical_attribute_is_thrown() -> None:
    """Strength 2 of 2, 4 and 3; with effort four runes."""
    state = begun(fighter(1, "Ana", agilidad=4, fuerza=2), foe(2, "Bruto"))
    assert sources(deed(state, "flee")) == [
        "Runes: 2 (EN-3)", "Strength 2 (EN-3)", "allies +1 (EN-38)", "difficulty 3 (EN-38)",
    ]  # fmt: skip
    assert bars(deed(state, "flee")) == {"does not get away": 100}
    # More than 2 hits of four.
    assert bars(deed(state, "flee"), effort="spend") == {"escapes": 31.25, "does not get away": 68.75}
    gone = acts(state, "flee", "spend", "3")
    assert (one(gone, 1).presence, one(gone, 1).condition.stamina) == ("fled", 14)


def test_en3_en38_the_house_rule_of_checks() -> None:
    state = begun(fighter(1, "Ana", agilidad=4, fuerza=2), foe(2, "Bruto"), house=House("equal"))
    assert one(acts(state, "flee", "keep", "2"), 1).presence == "fled"


def test_en38_whoever_fled_has_gone_and_the_fight_goes_on() -> None:
    state = acts(four(), "flee", "keep", "3", allies=9)
    assert can(state, 1) == []
    assert (state.acting, state.acted) == (2, (1,)), "whose turn it was has none any more"
    assert sides_left(COMBAT, state) == {"party", "foes"}
    assert [key for key, _ in action(state, "attack:0").circumstances[0].editor.options] == ["3"]


def test_en33_the_exhausted_flee_without_runes() -> None:
    state = begun(fighter(1, "Ana", agilidad=4, condition={"stamina": 0}), foe(2, "Bruto"))
    assert decided(does(state, "flee")) == []


def test_en38_picking_up_from_the_fallen() -> None:
    """Four runes of agility and 2 allies against 3 others and 2: 4 hits make 6."""
    state = four()
    thing = action(state, "pick_up").circumstances[0]
    assert [(key, plain(label)) for key, label in thing.editor.options] == [("50", "Shortsword (Duque)")]
    assert sources(deed(state, "pick_up"))[:2] == ["Runes: 4 (EN-3)", "Agility 4 (EN-3)"]
    session = does(state, "pick_up", "keep", "4")
    assert notes(session)[-1] == "Ana: picks it up: 6 against 5"
    state = session.result
    assert one(state, 5).pieces == ()
    assert one(state, 1).piece(50).slot == "hands"
    assert why_not(state, "attack:50") == ("The act of this turn is used.", "EN-20")
    assert "attack:50" in can(waits(state, 4))


def test_en38_a_failure_leaves_it_where_it_is() -> None:
    session = does(four(), "pick_up", "keep", "3")
    assert notes(session)[-1] == "Ana: does not get hold of it: 5 against 5"
    assert one(session.result, 5).piece(50) is not None
    assert one(session.result, 1).pieces == ()
    assert one(session.result, 1).tally.acted


def test_en38_picking_up_from_the_ground_without_a_free_hand() -> None:
    """With both hands full it hangs on the body, ready."""
    full = (piece("mandoble", 1, slot="hands"),)
    state = begun(fighter(1, "Ana", *full, agilidad=4), foe(2, "Bruto", agilidad=0), loose=(Loose(DAGGER, 2),))
    state = acts(state, "pick_up", "keep", "4")
    assert state.loose == ()
    assert (one(state, 1).piece(2).slot, one(state, 1).piece(1).slot) == ("", "hands")
    assert "change_gear" in can(waits(state, 2))


def test_en38_what_is_worn_or_held_by_those_who_stand_is_not_loose() -> None:
    state = begun(fighter(1, "Ana", agilidad=4), foe(2, "Bruto", sword(3), piece("peto_de_cuero", 4, slot="body")))
    assert why_not(state, "pick_up") == (
        "Nothing lies loose, on the ground or in the hands of the fallen.", "EN-38",
    )  # fmt: skip
    down = foe(2, "Bruto", sword(3), piece("peto_de_cuero", 4, slot="body"), condition={"damage_taken": 18})
    state = begun(fighter(1, "Ana", agilidad=4), down)
    assert [key for key, _ in action(state, "pick_up").circumstances[0].editor.options] == ["3"]


def test_en39_changing_gear_is_an_act_and_initiative_drops_to_that_of_the_new_set() -> None:
    """3 + 3 + 3 with the spear, 6 with the dagger."""
    state = begun(fighter(1, "Ana", SPEAR, DAGGER), foe(2, "Bruto", agilidad=1))
    session = does(state, "change_gear")
    assert notes(session, "EN-39")[:2] == [
        "Ana puts Light spear away and draws Dagger.", "New set: 6. Initiative: from 9 to 6.",
    ]  # fmt: skip
    state = session.result
    assert [one(state, 1).piece(id).slot for id in (1, 2)] == ["", "hands"]
    assert quick(state, 1) == 6
    assert why_not(state, "attack:2") == ("The act of this turn is used.", "EN-20")


def test_en39_it_never_rises_and_ends_where_it_began() -> None:
    """6 with the dagger; the spear would make it 9; and back again it is not less than 6."""
    held, ready = piece("daga", 2, slot="hands"), piece("lanza_ligera", 1)
    state = acts(begun(fighter(1, "Ana", ready, held), foe(2, "Bruto", agilidad=1)), "change_gear")
    assert (quick(state, 1), one(state, 1).condition.initiative_lost) == (6, 3)
    back = acts(waits(state, 2), "change_gear")
    assert (quick(back, 1), one(back, 1).condition.initiative_lost) == (6, 0)


@pytest.mark.parametrize(("lost", "after_it"), [(1, 6), (3, 6), (5, 4)])
def test_en11_en39_what_was_lost_before_counts_in_what_there_is(lost: int, after_it: int) -> None:
    """9 − lost now, against 6 of the dagger: the lower one."""
    tired = {"initiative_lost": lost}
    state = begun(fighter(1, "Ana", SPEAR, DAGGER, condition=tired), foe(2, "Bruto", agilidad=0, inteligencia=0))
    assert quick(acts(state, "change_gear"), 1) == after_it


def test_en36_en39_wounds_of_a_leg_stay_counted() -> None:
    """3 + 3 − 3 with the dagger, of 3 + 3 + 3 − 3."""
    lame = {"wounds": (Wound("leg"),)}
    state = begun(fighter(1, "Ana", SPEAR, DAGGER, condition=lame), foe(2, "Bruto", agilidad=0))
    assert quick(acts(state, "change_gear"), 1) == 3


def test_en39_an_empty_hand_draws_too_but_hands_are_two() -> None:
    great = piece("mandoble", 3)
    state = begun(fighter(1, "Ana", SPEAR, DAGGER, great), foe(2, "Bruto", agilidad=0))
    drawn = acts(state, "change_gear", away="0", drawn="2")
    assert [one(drawn, 1).piece(id).slot for id in (1, 2)] == ["hands", "hands"]
    assert notes(does(state, "change_gear", away="0", drawn="2"))[0] == "Ana draws Dagger."
    assert [one(acts(state, "change_gear", drawn="3"), 1).piece(id).slot for id in (1, 3)] == ["", "hands"]
    assert why_not(drawn, "change_gear")[1] == "EN-20"
    full = waits(drawn, 2)
    assert why_not(full, "change_gear") == (
        "Two-handed sword needs 2 of the hands, and 1 would be free: drop something first.", "EN-39",
    )  # fmt: skip


def test_en39_only_what_hangs_ready_on_the_body_can_be_drawn() -> None:
    kept = (piece("daga", 2, inside=9), piece("daga", 3, carried=False), piece("daga", 4, ready=8), piece("cuerda", 5))
    state = begun(fighter(1, "Ana", *kept), foe(2, "Bruto", agilidad=0))
    assert why_not(state, "change_gear") == ("Nothing hangs on the body, ready to be drawn.", "EN-39")


def test_en36_en39_a_useless_arm_takes_nothing_more() -> None:
    """One arm of two: the hand with the spear is the only one."""
    maimed = {"wounds": (Wound("arm", "very_grave", "first_aid"),)}
    state = begun(fighter(1, "Ana", SPEAR, DAGGER, condition=maimed), foe(2, "Bruto", agilidad=0))
    assert why_not(state, "change_gear", away="0") == (
        "Dagger needs 1 of the hands, and 0 would be free: drop something first.", "EN-39",
    )  # fmt: skip
    assert one(acts(state, "change_gear"), 1).piece(2).slot == "hands"


def test_en39_dropping_is_free_and_the_thing_lies_loose() -> None:
    """9 with the spear, 6 without."""
    state = begun(fighter(1, "Ana", SPEAR, DAGGER), foe(2, "Bruto", agilidad=3, inteligencia=1))
    session = does(state, "drop")
    assert notes(session)[-1] == "Ana: Light spear lies on the ground · initiative 9 → 6"
    state = session.result
    assert [(each.piece.id, each.piece.slot, each.owner) for each in state.loose] == [(1, "", 1)]
    assert (one(state, 1).piece(1), quick(state, 1)) == (None, 6)
    assert {"attack:0", "change_gear", "pick_up"} <= set(can(state))
    assert why_not(state, "drop") == ("There is nothing in the hands.", "EN-39")
    # Another one can pick it up, and then strikes with it.
    taken = acts(ends(acts(state, "wait")), "pick_up", "keep", "3")
    assert (one(taken, 2).piece(1).slot, taken.loose) == ("hands", ())


def test_en39_dropping_after_the_act_is_free_too() -> None:
    state = acts(begun(fighter(1, "Ana", SPEAR), foe(2, "Bruto", agilidad=0)), "wait")
    assert "drop" in can(state)
    assert ends(acts(state, "drop")).acting == 2


def test_en30_en34_who_cannot_act_changes_and_drops_nothing() -> None:
    state = begun(fighter(1, "Ana", agilidad=5), foe(2, "Bruto", SPEAR, DAGGER, condition={"stunned": 1}))
    assert why_not(state, "drop", 2) == ("No acts while stunned.", "EN-30")
    assert can(state, 2) == []
