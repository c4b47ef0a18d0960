# SPDX-License-Identifier: GPL-3.0-or-later
"""What a person sets of a fighter, the fight as a document, and what a simulation asks (EN-4 to EN-40)."""

import random
from typing import Any

import pytest

from duels import (
    COMBAT,
    DOCUMENTS,
    acts,
    after,
    at_random,
    begun,
    can,
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
)
from panoplia.rules.espada_negra.combat.tally import Assault
from panoplia.rules.espada_negra.gear import Wear
from panoplia.rules.espada_negra.house import House
from panoplia.rules.espada_negra.wounds import Wound
from panoplia.rules.fights.commands import Do, SetByHand
from panoplia.rules.fights.state import Fight
from panoplia.rules.refusal import Refused

COAT = piece("peto_de_cuero", 20, slot="body")


def duel(**more: Any) -> Fight:
    return begun(fighter(1, "Ana", sword(1), COAT, **more), foe(2, "Bruto", sword(2), inteligencia=2))


def put(state: Fight, id: int = 1, **told: Any) -> Fight:
    return after(state, SetByHand(id, told))


def starts(state: Fight, id: int = 1) -> dict[str, Any]:
    """What can be set, and what it is now."""
    return {each.id: each.start for each in COMBAT.by_hand(state, id)}


def test_everything_starts_with_what_it_is_now() -> None:
    state = duel(condition={"wounds": (Wound("leg"),), "damage_taken": 7})
    assert starts(state) == {
        "damage_taken": 7, "stamina": 15, "start": 15, "initiative": 4, "concentration": 0, "spent": 0,
        "stunned": "0", "surprised": "0", "hurt": False, "spent_ever": False, "acted": False, "concentrated": False,
        "wound:0": "none", "new_wound": "none", "piece:1": 4, "piece:20": 6,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("told", "field", "value"),
    [
        ({"damage_taken": 12}, "damage_taken", 12), ({"stamina": 3}, "stamina", 3),
        ({"concentration": 8}, "concentration", 8), ({"stunned": "2"}, "stunned", 2),
        ({"initiative": 5}, "initiative_lost", 2),
        ({"new_wound": "arm:very_grave"}, "wounds", (Wound("arm", "very_grave"),)),
    ],
)  # fmt: skip
def test_en4_en11_en30_en36_the_condition_by_hand(told: Any, field: str, value: Any) -> None:
    assert getattr(one(put(duel(), **told), 1).condition, field) == value


def test_en11_the_order_follows_an_initiative_that_is_set() -> None:
    """Whoever acts goes on; from the next turn on the other one comes first."""
    state = put(duel(), initiative=0)
    assert (quick(state, 1), state.order, state.acting) == (0, (1, 2), 1)
    later = waits(state, 2)
    assert (later.order, later.acting) == ((2, 1), 2)


def test_en36_a_wound_of_the_torso_by_hand_takes_its_stamina() -> None:
    state = put(duel(), new_wound="torso:grave")
    assert (one(state, 1).condition.stamina, starts(state)["start"]) == (12, 12)
    healed = put(state, **{"wound:0": "gone"})
    assert (one(healed, 1).condition.wounds, starts(healed)["start"]) == ((), 15)
    assert one(put(state, **{"wound:0": "first_aid"}), 1).condition.wounds == (Wound("torso", "grave", "first_aid"),)


def test_en11_en36_an_initiative_that_a_wound_makes_impossible_is_what_it_can_be() -> None:
    state = put(put(duel(), initiative=5), initiative=7, new_wound="leg:grave")
    assert (quick(state, 1), one(state, 1).condition.initiative_lost) == (4, 0)


def test_a_sheet_holds_so_many_wounds() -> None:
    full = duel(condition={"wounds": (Wound("arm", "grave", "surgery"),) * 40})
    with pytest.raises(Refused) as found:
        put(full, new_wound="arm:grave")
    assert (found.value.path, found.value.note.clause) == ("new_wound", "EN-36")


@pytest.mark.parametrize(
    ("told", "field", "value"),
    [
        ({"spent": 1}, "spent", 1), ({"surprised": "2"}, "surprised", 2), ({"hurt": True}, "hurt", True),
        ({"spent_ever": True}, "spent_ever", True), ({"concentrated": True}, "concentrated", True),
        ({"start": 9}, "fresh", 9),
    ],
)  # fmt: skip
def test_en5_en31_en40_the_tally_by_hand(told: Any, field: str, value: Any) -> None:
    assert getattr(one(put(duel(), **told), 1).tally, field) == value


def test_en20_whoever_may_act_again_begins_a_new_act() -> None:
    state = acts(duel(), "attack:1", "keep", "keep", "0", "0")
    assert one(state, 1).tally.assault == Assault(2, (1,))
    again = put(state, acted=False)
    assert one(again, 1).tally.assault is None
    assert "attack:1" in can(again)
    assert "wait" not in can(put(again, acted=True))


def test_en25_en29_gear_by_hand() -> None:
    session = played(duel(), SetByHand(1, {"piece:1": 1, "piece:20": 0}))
    assert [one(session.result, 1).piece(id).wear for id in (1, 20)] == [Wear(3), Wear(6)]
    assert notes(session) == [
        "By hand, Ana: Damage of Shortsword 4 → 1.", "By hand, Ana: Structure of Leather breastplate 6 → 0.",
    ]  # fmt: skip


@pytest.mark.parametrize("told", [{"stamina": 16}, {"damage_taken": -1}, {"stunned": "3"}, {"mana": 4}, {"hurt": 1}])
def test_what_cannot_be_is_refused(told: Any) -> None:
    with pytest.raises(Refused):
        put(duel(), **told)


def test_a_fight_is_a_document() -> None:
    state = acts(duel(condition={"wounds": (Wound("arm"),)}), "attack:1", "keep", "spend", "0", "0")
    state = acts(state, "drop")
    assert DOCUMENTS.fight(DOCUMENTS.write(state)) == state
    command = Do(1, "attack:1", {"target": "2"})
    assert DOCUMENTS.command(DOCUMENTS.write(command)) == command


def test_an_action_that_the_book_does_not_have_is_refused() -> None:
    for unknown in ("dance", "attack:99", "power:gone"):
        with pytest.raises(Refused) as found:
            COMBAT.deed(duel(), 1, unknown, {})
        assert found.value.path == "action"


def test_en28_the_plain_attack_is_with_every_weapon_in_hand_and_then_none() -> None:
    blades = (piece("daga", 4), sword(1), piece("daga", 3, slot="hands"))
    state = begun(fighter(1, "Ana", *blades), foe(2, "Bruto", agilidad=0, voluntad=9), foe(5, "Caro", agilidad=1))
    seen = []
    while command := COMBAT.plain_attack(state, 1, 2):
        seen.append(command)
        state = at_random(state, command, random.Random(1)).result
    assert seen == [Do(1, "attack:1", {"target": "2"}), Do(1, "attack:3", {"target": "2"})]
    assert COMBAT.plain_attack(state, 1, 5) is None


@pytest.mark.parametrize(("rule", "blows"), [("one", 1), ("per_arm", 2)])
def test_en28_the_plain_attack_of_the_unarmed(rule: Any, blows: int) -> None:
    state = begun(fighter(1, "Ana"), foe(2, "Bruto", agilidad=0, voluntad=9), house=House(unarmed_attacks=rule))
    count = 0
    while command := COMBAT.plain_attack(state, 1, 2):
        assert command == Do(1, "attack:0", {"target": "2"})
        state, count = at_random(state, command, random.Random(1)).result, count + 1
    assert count == blows


def test_en36_the_plain_attack_is_with_what_an_arm_can_still_hold() -> None:
    maimed = {"wounds": (Wound("arm", "very_grave", "first_aid"),)}
    state = begun(fighter(1, "Ana", piece("mandoble", 1, slot="hands"), condition=maimed), foe(2, "Bruto", agilidad=0))
    assert COMBAT.plain_attack(state, 1, 2) == Do(1, "attack:0", {"target": "2"})
    armless = {"wounds": (Wound("arm", "very_grave", "first_aid"),) * 2}
    state = begun(fighter(1, "Ana", sword(1), condition=armless), foe(2, "Bruto", agilidad=0))
    assert COMBAT.plain_attack(state, 1, 2) is None


def test_en34_en35_strength_is_what_is_left_before_one_is_out_of_it() -> None:
    """Three times 3, and six times a strength of 1."""
    state = fight(fighter(1, "Ana", condition={"damage_taken": 4}), foe(2, "Frágil", fuerza=1))
    assert [COMBAT.strength(each) for each in state.fighters] == [5, 6]
