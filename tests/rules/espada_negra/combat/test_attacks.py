# SPDX-License-Identifier: GPL-3.0-or-later
"""Acts, and attacks from the declaration to the damage (EN-5, EN-6, EN-20 to EN-29, EN-33).

Attributes are 3, and a shortsword has impact 3, damage 4, structure 4, reach 1 and 1500 g: four runes to hit.
"""

from typing import Any

import pytest

from duels import (
    SWORD,
    action,
    acts,
    after,
    bars,
    begun,
    decided,
    deed,
    does,
    ends,
    fighter,
    foe,
    notes,
    one,
    piece,
    sources,
    sword,
    waits,
    why_not,
)
from panoplia.rules.espada_negra.character import Quality
from panoplia.rules.espada_negra.gear import Wear
from panoplia.rules.espada_negra.house import House
from panoplia.rules.espada_negra.wounds import Wound
from panoplia.rules.fights.commands import Affect
from panoplia.rules.fights.state import Fight
from panoplia.rules.notes import plain
from panoplia.rules.refusal import Refused

KEPT = ("keep", "keep")
COAT = piece("peto_de_cuero", 20, slot="body")
"""Structure 6, cover 6, evasion 3, 2 against cutting; 10 kg of 15, so that 5 are free: a rune more to evade."""


def duel(*pieces: Any, **more: Any) -> Fight:
    """Ana with a shortsword begins; Bruto is a little slower."""
    house = more.pop("house", House())
    return begun(fighter(1, "Ana", sword(1)), foe(2, "Bruto", *pieces, **{"inteligencia": 2, **more}), house=house)


def hit(*damage: str, hits: str = "3", evaded: str = "0") -> tuple[str, ...]:
    """Without effort: hits, hits of the defender, and what comes after a hit."""
    return (*KEPT, hits, evaded, *((*KEPT, *damage) if damage else ()))


def test_en20_an_act_is_declared_with_its_target() -> None:
    session = does(duel(), "attack:1", *hit(hits="0"), target="2")
    assert notes(session)[0] == "Ana attacks Bruto (Shortsword)."
    assert notes(session)[-1] == "Ana: Shortsword against Bruto: misses"
    assert session.notes[0].clause == "EN-20"


def test_en20_one_act_a_turn() -> None:
    state = acts(duel(), "attack:1", *hit(hits="0"))
    for id in ("flee", "wait"):
        assert why_not(state, id) == ("The act of this turn is used.", "EN-20")
    assert why_not(state, "attack:1") == ("Shortsword has struck in this act already.", "EN-28")
    waited = acts(duel(), "wait")
    assert why_not(waited, "attack:1") == ("The act of this turn is used.", "EN-20")
    assert action(waits(waited, 2), "attack:1").refusal is None


def test_en20_the_target_is_the_last_one_else_the_weakest_who_stands() -> None:
    hurt, down = {"damage_taken": 5}, {"damage_taken": 9}
    state = begun(
        fighter(1, "Ana", sword(1)), foe(2, "Bruto", inteligencia=1), foe(3, "Caro", inteligencia=2, condition=hurt),
        foe(4, "Duque", agilidad=1, condition=down),
    )  # fmt: skip
    (target, *_) = action(state, "attack:1").circumstances
    assert (target.id, target.start) == ("target", "3")
    assert [key for key, _ in target.editor.options] == ["2", "3", "4"]
    state = waits(acts(state, "attack:1", *hit(hits="0"), target="2"), 3)
    assert (state.acting, action(state, "attack:1").circumstances[0].start) == (1, "2")


@pytest.mark.parametrize("told", [{"target": "1"}, {"target": "9"}, {"target": 2}, {"modifier": 99}, {"fury": True}])
def test_en20_what_cannot_be_told_is_refused(told: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        deed(duel(), "attack:1", **told)


def test_en21_the_lower_initiative_announces_first() -> None:
    """7 against 5 and then 5 against 7: the slower one is asked first, be it who attacks or who evades."""
    state = duel(sword(2), inteligencia=1)
    session = does(state, "attack:1", "keep", "spend", "3", "0", "keep", "3", "0", "leg")
    assert decided(session) == ["effort_evade", "effort_hit", "effort_resist", "wound_place"]
    slow = begun(fighter(1, "Ana", sword(1)), foe(2, "Bruto", sword(2), inteligencia=1))
    session = does(ends(slow), "attack:2", *hit("0", "0"))
    assert decided(session) == ["effort_hit", "effort_evade", "effort_damage", "effort_resist"]


def test_en10_en21_of_equals_the_later_one_announces_first() -> None:
    """7 and 7: the spear comes before the sword, and so the sword says first whether it makes an effort."""
    spear = piece("lanza_ligera", 2, slot="hands")
    state = begun(fighter(1, "Ana", sword(1)), foe(2, "Lanza", spear, inteligencia=1))
    assert state.acting == 2
    assert decided(does(state, "attack:2", *hit(hits="0")))[0] == "effort_evade"
    assert decided(does(ends(state), "attack:1", *hit(hits="0")))[0] == "effort_hit"


def test_en6_en22_en23_en24_every_figure_of_both_is_told() -> None:
    tried = deed(duel(COAT, qualities=(Quality("Esquivo", "evasion", 1),)), "attack:1")
    assert sources(tried) == [
        "Impact: 3 (EN-22)", "Shortsword 3 (EN-22)",
        "Runes (to hit): 4 (EN-22)", "Agility 3 (EN-22)", "1000 g free in the hands +1 (EN-6)",
        "Damage (cutting): 4 (EN-24)", "Shortsword 4 (EN-24)",
        "Runes (damage): 3 (EN-24)", "Strength 3 (EN-24)",
        "Target: Evasion: 4 (EN-23)", "Leather breastplate 3 (EN-23)", "Esquivo +1 (EN-4)",
        "Target: Cover: 6 (EN-23)", "Leather breastplate 6 (EN-23)",
        "Target: Runes (to evade): 4 (EN-22)", "Agility 3 (EN-22)", "5000 g free on the body +1 (EN-6)",
        "Target: Structure: 6 (EN-25)", "Leather breastplate 6 (EN-27)",
        "Target: Resistance to cutting: 2 (EN-25)", "Leather breastplate 2 (EN-25)",
        "Target: Runes (against damage): 3 (EN-24)", "Strength 3 (EN-24)",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("hits", "evaded", "clause_note"),
    [
        ("0", "0", "Impact 3 not above evasion 3: a miss."),
        ("3", "0", "Impact 6 above evasion 3, not above cover 6: an armour hit."),
        ("4", "0", "Impact 7 above cover 6: a flesh hit."),
        ("4", "1", "Impact 7 above evasion 4, not above cover 7: an armour hit."),
        ("2", "2", "Impact 5 not above evasion 5: a miss."),
    ],
)
def test_en22_en23_where_a_blow_ends_up(hits: str, evaded: str, clause_note: str) -> None:
    """The defender's hits are added to evasion and cover alike."""
    rest = () if clause_note.endswith("miss.") else ("0", "3")
    session = does(duel(COAT), "attack:1", *hit(*rest, hits=hits, evaded=evaded))
    assert clause_note in notes(session, "EN-23")


def test_en23_armour_without_structure_still_hinders_but_covers_nothing() -> None:
    torn = piece("cota_de_mallas", 20, slot="body", lost=9)
    state = duel(torn)
    assert notes(does(state, "attack:1", *hit("0", "3", hits="0")), "EN-23") == [
        "Impact 3 above evasion 2; no structure covers: a flesh hit."
    ]
    assert bars(deed(state, "attack:1")).get("armour alone hit") is None


def test_en24_damage_and_effort_for_it_are_told_after_a_hit() -> None:
    """4 + 2 − 1 = 5; on a miss nobody is asked about damage."""
    session = does(duel(), "attack:1", *hit("2", "1"))
    assert notes(session, "EN-24") == ["Damage: weapon 4, hits 2, hits against it 1: 5."]
    assert one(session.result, 2).condition.damage_taken == 5
    assert decided(does(duel(), "attack:1", *hit(hits="0"))) == ["effort_evade", "effort_hit"]
    low = does(duel(fuerza=5), "attack:1", *hit("0", "5"))
    assert one(low.result, 2).condition.damage_taken == 0


def test_en25_an_armour_hit_wears_the_structure_and_what_exceeds_it_goes_through() -> None:
    """7 − 2 = 5: 6 → 1; the same again: 1 → 0, and 4 into the body, nothing taken off again."""
    state = acts(duel(COAT, voluntad=9), "attack:1", *hit("3", "0"))
    assert one(state, 2).piece(20).wear == Wear(5)
    assert one(state, 2).condition.damage_taken == 0
    state = acts(waits(state, 2), "attack:1", *hit("3", "0"))
    assert one(state, 2).piece(20).wear == Wear(6)
    assert one(state, 2).condition.damage_taken == 4


def test_en25_exactly_as_much_as_there_is_lets_nothing_through() -> None:
    state = acts(duel(piece("peto_de_cuero", 20, slot="body", lost=1), voluntad=9), "attack:1", *hit("3", "0"))
    assert (one(state, 2).piece(20).wear, one(state, 2).condition.damage_taken) == (Wear(6), 0)


def test_en25_a_flesh_hit_goes_past_the_armour() -> None:
    state = acts(duel(COAT, voluntad=9), "attack:1", *hit("1", "0", hits="4"))
    assert (one(state, 2).piece(20).wear, one(state, 2).condition.damage_taken) == (Wear(), 5)


def test_en27_a_shield_adds_to_the_armour_which_wears_first() -> None:
    """Evasion 3, cover 6 + 1, structure 2 + 1: 7 − 2 = 5 leave 2 for the body. Impact 7 is not above cover 7."""
    worn, shield = piece("peto_de_cuero", 20, slot="body", lost=4), piece("rodela", 21, slot="hands")
    state = duel(worn, shield, voluntad=9)
    told = sources(deed(state, "attack:1"))
    assert told[told.index("Target: Cover: 7 (EN-23)") :][:3] == [
        "Target: Cover: 7 (EN-23)", "Leather breastplate 6 (EN-23)", "Buckler +1 (EN-27)",
    ]  # fmt: skip
    state = acts(state, "attack:1", *hit("3", "0", hits="4"))
    assert [one(state, 2).piece(id).wear for id in (20, 21)] == [Wear(6), Wear(1)]
    assert one(state, 2).condition.damage_taken == 2


def two_blades(**more: Any) -> Fight:
    """A sword and a dagger: 1000 g of 3000 are free, so that there are four runes to hit."""
    blades = (sword(1), piece("daga", 3, slot="hands"))
    return begun(
        fighter(1, "Ana", *blades, **more),
        foe(2, "Bruto", voluntad=9, fuerza=4, inteligencia=2),
        foe(4, "Caro", inteligencia=1),
    )


def test_en28_one_attack_for_each_arm_with_a_weapon_each_on_its_own() -> None:
    state = acts(two_blades(), "attack:1", *hit("3", "0"), target="2")
    assert action(state, "attack:3").refusal is None
    assert why_not(state, "attack:1") == ("Shortsword has struck in this act already.", "EN-28")
    assert why_not(state, "attack:0") == ("This act has no more attacks with Bare hands.", "EN-28")
    state = acts(state, "attack:3", *hit("3", "0"))
    # 4 + 3, and 2 + 3 of the dagger.
    assert one(state, 2).condition.damage_taken == 12
    assert why_not(state, "attack:3") == ("Dagger has struck in this act already.", "EN-28")


def test_en28_all_attacks_go_at_one_target() -> None:
    state = acts(two_blades(), "attack:1", *hit(hits="0"), target="2")
    assert why_not(state, "attack:3", target="4") == (
        "All attacks of an act go at one target: this one began with Bruto.", "EN-28",
    )  # fmt: skip


def test_en28_a_target_that_is_gone_ends_the_act() -> None:
    """4 + 3 − 1 kill one with a strength of 1."""
    blades = (sword(1), piece("daga", 3, slot="hands"))
    state = begun(fighter(1, "Ana", *blades), foe(2, "Frágil", fuerza=1, inteligencia=1), foe(4, "Caro", agilidad=1))
    state = acts(state, "attack:1", *hit("3", "1"), target="2")
    assert one(state, 2).condition.damage_taken == 6
    assert why_not(state, "attack:3") == ("All attacks of an act go at one target, and that one is gone.", "EN-28")


def test_en5_en28_one_point_serves_all_attacks_of_the_act_for_that_kind_of_check() -> None:
    """The first attack pays for hitting and, of the other, for evading: 6 + 1 runes in both attacks, asked once."""
    session = does(two_blades(), "attack:1", "spend", "spend", "7", "0", "3", "0", target="2")
    assert decided(session) == ["effort_evade", "effort_hit"]
    state = session.result
    assert [one(state, id).condition.stamina for id in (1, 2)] == [14, 14]
    again = does(state, "attack:3", "7", "0", "3", "0")
    assert decided(again) == []
    assert [one(again.result, id).condition.stamina for id in (1, 2)] == [14, 14]
    assert "effort of this act: Agility +3 (EN-5)" in sources(deed(state, "attack:3"))
    # Nobody has paid for damage, and the turn's point is gone.
    assert "Runes (damage): 3 (EN-24)" in sources(deed(state, "attack:3"))


def test_en28_a_two_handed_weapon_is_one_attack() -> None:
    state = begun(fighter(1, "Ana", piece("mandoble", 1, slot="hands")), foe(2, "Bruto", inteligencia=2))
    state = acts(state, "attack:1", *hit(hits="0"))
    assert why_not(state, "attack:1")[1] == why_not(state, "attack:0")[1] == "EN-28"


@pytest.mark.parametrize(("rule", "attacks"), [("one", 1), ("per_arm", 2)])
def test_en28_unarmed_attacks_follow_the_house_rule(rule: Any, attacks: int) -> None:
    """Fists have an impact of 5."""
    state = begun(fighter(1, "Ana"), foe(2, "Bruto", inteligencia=2), house=House(unarmed_attacks=rule))
    for _ in range(attacks):
        state = acts(state, "attack:0", *hit("0", "0", hits="0"))
    assert why_not(state, "attack:0") == ("This act has no more attacks with Bare hands.", "EN-28")


def test_en28_the_armed_have_one_blow_with_bare_hands_whatever_the_house_rule() -> None:
    state = begun(fighter(1, "Ana", sword(1)), foe(2, "Bruto", inteligencia=2), house=House(unarmed_attacks="per_arm"))
    state = acts(state, "attack:0", *hit("0", "0", hits="0"))
    assert why_not(state, "attack:0")[1] == why_not(state, "attack:1")[1] == "EN-28"


def test_en28_en36_a_useless_arm_strikes_no_more() -> None:
    maimed = {"wounds": (Wound("arm", "very_grave", "first_aid"),)}
    state = acts(two_blades(condition=maimed), "attack:1", *hit(hits="0"), target="2")
    assert why_not(state, "attack:3") == ("This act has no more attacks with Dagger.", "EN-28")


def test_en29_more_hits_than_its_structure_dull_the_weapon() -> None:
    """With effort six runes: 5 hits are more than 4; 4 are not. From now on it deals 3."""
    spent = ("keep", "keep", "3", "0", "keep", "spend")
    firm = duel(fuerza=9, voluntad=9)
    assert one(acts(firm, "attack:1", *spent, "4", "9"), 1).piece(1).wear == Wear()
    state = acts(firm, "attack:1", *spent, "5", "9")
    assert one(state, 1).piece(1).wear == Wear(1)
    later = waits(state, 2)
    assert notes(does(later, "attack:1", *hit("0", "0")), "EN-24") == [
        "Damage: weapon 3, hits 0, hits against it 0: 3."
    ]


def test_en29_nothing_dulls_bare_fists() -> None:
    state = begun(fighter(1, "Ana", unarmed_damage=5), foe(2, "Bruto", fuerza=9, voluntad=9, inteligencia=2))
    session = does(state, "attack:0", "keep", "keep", "3", "0", "keep", "spend", "6", "9")
    assert notes(session, "EN-29") == []


def test_en5_one_point_a_turn_in_all_attack_and_defence_together() -> None:
    state = acts(duel(sword(2)), "attack:1", "keep", "spend", "0", "0")
    assert one(state, 1).condition.stamina == 14
    # The attacker has spent what a turn allows: only the other one is asked.
    session = does(ends(state), "attack:2", "keep", "3", "0", "keep", "0", "3")
    assert decided(session) == ["effort_hit", "effort_damage"]
    fresh = does(ends(session.result), "attack:1", "keep", "spend", "0", "0")
    assert decided(fresh) == ["effort_evade", "effort_hit"]


def test_en5_a_quality_may_raise_the_limit() -> None:
    state = begun(fighter(1, "Ana", sword(1), effort_limit=2), foe(2, "Bruto", inteligencia=2))
    session = does(state, "attack:1", "keep", "spend", "3", "0", "keep", "spend", "0", "3")
    assert one(session.result, 1).condition.stamina == 13


def test_en6_load_takes_the_runes_of_the_burdened() -> None:
    """3000 g of 3000 in the hands: no rune more to hit. 11 kg of mail leave less than 5 of 15 free."""
    mail = piece("cota_de_mallas", 20, slot="body")
    state = begun(fighter(1, "Ana", piece("mandoble", 1, slot="hands")), foe(2, "Bruto", mail, inteligencia=2))
    told = sources(deed(state, "attack:1"))
    assert "Runes (to hit): 3 (EN-22)" in told
    assert "Target: Runes (to evade): 3 (EN-22)" in told


def test_en33_the_exhausted_throw_no_runes_but_the_last_point_pays_for_its_own_check() -> None:
    last = duel(condition={"stamina": 1})
    session = does(last, "attack:1", "spend", "keep", "4", "7", target="2")
    assert one(session.result, 2).condition.stamina == 0
    empty = duel(condition={"stamina": 0})
    session = does(empty, "attack:1", "keep", "1", "keep", "0")
    assert notes(session, "EN-33") == [
        "No stamina left: no runes (to evade).", "No stamina left: no runes (against damage).",
    ]  # fmt: skip
    assert one(session.result, 2).condition.damage_taken == 4


def test_en22_effects_on_either_are_named_and_counted() -> None:
    state = after(duel(), Affect(1, "Bendición", 1, turns=3, modifier=2))
    state = after(state, Affect(2, "Red", 2, turns=3, modifier=-1))
    told = sources(deed(state, "attack:1", modifier=1))
    assert told[:4] == ["Impact: 6 (EN-22)", "Shortsword 3 (EN-22)", "Bendición +2 (EN-22)", "by the GM +1 (EN-22)"]
    assert "Target: Evasion: 2 (EN-23)" in told
    assert "Red −1 (EN-22)" in told


def test_en4_a_quality_with_a_condition_is_asked_about() -> None:
    keen = Quality("Odio", "damage", 2, "contra orcos")
    state = begun(fighter(1, "Ana", sword(1), qualities=(keen,)), foe(2, "Orco", inteligencia=2))
    assert [each.id for each in action(state, "attack:1").circumstances] == ["target", "own:damage:0", "modifier"]
    assert "Damage (cutting): 6 (EN-24)" in sources(deed(state, "attack:1", **{"own:damage:0": True}))
    assert "Damage (cutting): 4 (EN-24)" in sources(deed(state, "attack:1"))


def test_en39_only_what_is_in_hand_and_at_hand_strikes() -> None:
    state = begun(
        fighter(1, "Ana", piece(SWORD, 1), piece("daga", 2, slot="hands", ready=9), piece("porra", 3, carried=False)),
        foe(2, "Bruto", inteligencia=2),
    )  # fmt: skip
    assert why_not(state, "attack:1") == ("Shortsword is not in hand: change gear first.", "EN-39")
    assert why_not(state, "attack:2")[0] == "Dagger: in the workshop until day 9."
    assert why_not(state, "attack:3")[0] == "Cudgel was left behind: fetch it first."
    assert plain(action(state, "attack:0").explanation) == ("Impact 5, runes 4; damage 0 (crushing), runes 3.")


def test_en23_en25_the_bars_of_an_attack_are_exact() -> None:
    """Four runes each, impact 3 + hits against evasion 3 + hits: more hits than the other in 93 of 256 throws."""
    shown = bars(deed(duel(), "attack:1"))
    assert shown["missed"] == pytest.approx(163 / 256 * 100)
    assert sum(shown.values()) == pytest.approx(100)


def test_en21_each_decides_on_their_own_effort() -> None:
    assert deed(duel(), "attack:1", target="2").shown().deciders == {
        "effort_hit": "Ana", "effort_damage": "Ana", "effort_evade": "Bruto", "effort_resist": "Bruto",
    }  # fmt: skip
