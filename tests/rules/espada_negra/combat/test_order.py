# SPDX-License-Identifier: GPL-3.0-or-later
"""Who acts when (EN-10 to EN-13)."""

from duels import (
    acts,
    after,
    begun,
    can,
    ends,
    fight,
    fighter,
    foe,
    notes,
    one,
    piece,
    played,
    quick,
    sword,
    waits,
    why_not,
)
from panoplia.rules.espada_negra.character import OwnedSkill, Quality
from panoplia.rules.espada_negra.wounds import Wound
from panoplia.rules.fights.commands import Begin, Join

FLESH = ("keep", "keep", "3", "0", "keep", "keep", "3", "0")
"""Impact 6 above an evasion of 3, and a damage of 7, without effort."""


def test_en10_descending_initiative() -> None:
    """Agility, intelligence and reach 1: 3 + 1 + 1, 3 + 3 + 1, 4 + 3 + 1."""
    state = begun(
        fighter(1, "Caro", sword(1), inteligencia=1), foe(2, "Bruto", sword(2)), fighter(3, "Ana", sword(3), agilidad=4)
    )
    assert [quick(state, id) for id in (1, 2, 3)] == [5, 7, 8]
    assert state.order == (3, 2, 1)


def test_en10_ties_by_reach() -> None:
    """3 + 3 + 1 and 3 + 1 + 3: the spear is longer. Nobody rolls."""
    spear = piece("lanza_ligera", 2, slot="hands")
    state = begun(fighter(1, "Ana", sword(1)), foe(2, "Lanza", spear, inteligencia=1))
    assert (quick(state, 1), quick(state, 2)) == (7, 7)
    assert state.order == (2, 1)


def test_en10_then_agility_then_intelligence() -> None:
    state = begun(fighter(1, "Lista", agilidad=2, inteligencia=4), foe(2, "Ágil", agilidad=4, inteligencia=2))
    assert state.order == (2, 1)
    hasty = Quality("Rápido", "initiative", 1)
    state = begun(fighter(1, "Pronto", inteligencia=2, qualities=(hasty,)), foe(2, "Lista"))
    assert (quick(state, 1), quick(state, 2)) == (6, 6)
    assert state.order == (2, 1)


def test_en10_then_chance_which_is_rolled_once_and_kept() -> None:
    session = played(fight(fighter(1, "Ana"), foe(2, "Bea")), Begin(), "40", "70")
    assert notes(session, "EN-10") == [
        "Ana is as quick and as clever as another: chance decides ties.", "Ana, where all else is a tie: 40.",
        "Bea is as quick and as clever as another: chance decides ties.", "Bea, where all else is a tie: 70.",
    ]  # fmt: skip
    state = session.result
    assert state.order == (2, 1)
    later = waits(state, 2)
    assert (later.round, later.order) == (2, (2, 1))
    assert [each.tally.tie for each in later.fighters] == [40, 70]


def test_en10_chance_decides() -> None:
    """Who rolls what someone has rolled rolls again."""
    state = begun(fighter(1, "Ana"), foe(2, "Bea"), answers=("40", "40", "9"))
    assert state.order == (1, 2)


def test_en10_who_joins_rolls_where_all_else_is_a_tie() -> None:
    state = begun(fighter(1, "Ana"), foe(2, "Bruto", agilidad=2))
    state = after(state, Join(fighter(3, "Ada")), "10", "90")
    assert (one(state, 1).tally.tie, one(state, 3).tally.tie) == (10, 90)
    assert after(state, Join(foe(4, "Alma")), "50").order == (1, 3, 4, 2)


def test_en11_initiative_is_never_below_0() -> None:
    """3 + 1 less twice three."""
    lame = {"wounds": (Wound("leg", "very_grave", "first_aid"),)}
    state = begun(fighter(1, "Ana", sword(1)), foe(2, "Cojo", inteligencia=1, condition=lame))
    assert quick(state, 2) == 0


def test_en11_an_act_of_ones_own_that_would_take_it_below_0_is_refused() -> None:
    tired = {"initiative_lost": 6}
    state = begun(
        fighter(1, "Ana", condition=tired, skills=(OwnedSkill("concentracion", 1),)),
        foe(2, "Bruto", agilidad=0, inteligencia=0),
    )
    assert quick(state, 1) == 0
    state = acts(waits(state) if state.acting == 2 else state, "wait")
    assert why_not(state, "concentrate") == ("There is no initiative left to give up.", "EN-11")


def test_en11_what_is_lost_does_not_come_back_in_the_fight() -> None:
    state = begun(fighter(1, "Ana", condition={"initiative_lost": 2}), foe(2, "Bruto", agilidad=1))
    assert quick(waits(state, 4), 1) == quick(state, 1) == 4


def test_en11_a_change_moves_later_acts_only() -> None:
    """8, 7 and 6: a wound of the leg takes 3 from the second, who now comes after the third."""
    state = begun(
        fighter(1, "Ana", sword(1), agilidad=4),
        foe(2, "Bruto", sword(2), voluntad=9),
        foe(3, "Caro", sword(3), inteligencia=2),
    )
    assert state.order == (1, 2, 3)
    state = acts(state, "attack:1", *FLESH, "leg", target="2")
    assert (quick(state, 2), state.order) == (4, (1, 3, 2))
    state = ends(state)
    assert state.acting == 3


def test_en11_nobody_acts_twice_or_loses_an_act_by_it() -> None:
    """The second one wounds the first, who has acted: 8 − 3 = 5 counts from the next turn on."""
    state = begun(
        fighter(1, "Ana", sword(1), agilidad=4, voluntad=9),
        foe(2, "Bruto", sword(2)),
        foe(3, "Caro", sword(3), inteligencia=2),
    )
    state = acts(ends(state), "attack:2", *FLESH, "leg", target="1")
    assert (quick(state, 1), state.order) == (5, (1, 2, 3))
    state = ends(state)
    assert state.acting == 3
    state = ends(state)
    assert (state.round, state.order, state.acting) == (2, (2, 3, 1), 2)


def test_en12_a_turn_is_the_whole_round_in_which_everybody_acts_once() -> None:
    state = begun(fighter(1, "Ana", agilidad=5), foe(2, "Bruto", agilidad=4), foe(3, "Caro"))
    seen = []
    for _ in range(6):
        seen.append((state.round, state.acting))
        state = ends(acts(state, "wait"))
    assert seen == [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3)]


def test_en10_en20_nobody_acts_out_of_turn() -> None:
    state = begun(fighter(1, "Ana", sword(1)), foe(2, "Bruto", agilidad=2))
    assert why_not(state, "attack:0", 2) == ("It is not the turn of Bruto.", "EN-10")
    assert can(state, 2) == []
