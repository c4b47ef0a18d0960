# SPDX-License-Identifier: GPL-3.0-or-later
"""The worked sequences of the source as fights; what comes of each is written from its text."""

from affrays import CASTS, DODGES, SHIELD, SWORD, Affray, armed, fighter, foe
from panoplia.rules.d100.character import Learnt
from panoplia.rules.fights.commands import Join

WILHELM, GERTRUDE, GOBLINS, ORC = 1, 2, (3, 4, 5), 6


def with_goblins(*pieces: str) -> Affray:
    """“Wilhelm, un soldado con Agilidad 35%”: 6 makes 41; Gertrude has 39, each of the goblins 30."""
    goblins = [foe(id, f"Goblin {id}", *armed(*pieces, first=10 * id), bs=30, ag=25, wounds_max=8) for id in GOBLINS]
    return Affray(
        fighter(WILHELM, "Wilhelm", *armed(SWORD, SHIELD), ag=35, skills=DODGES, wounds_max=14),
        fighter(GERTRUDE, "Gertrude", ag=34, skills=DODGES), *goblins,
    )  # fmt: skip


ROLLS = ("6", "5", "5", "5", "5", "1", "1", "1")
"""A d10 of initiative for each, and the hidden ones of the three goblins, who are equal."""


def test_pc20_the_order_of_wilhelm_gertrude_and_the_goblins() -> None:
    """“Wilhelm (41) va el primero, seguido de Gertrude (39) y por último los goblins (30).”"""
    state = with_goblins().begin(*ROLLS)
    assert [state.tally(id).initiative for id in (1, 2, 3, 4, 5)] == [41, 39, 30, 30, 30]
    assert state.state.order[:2] == (WILHELM, GERTRUDE)


def test_pc20_an_orc_is_inserted_after_three_rounds() -> None:
    """“Aparece un orco …: Wilhelm (41), Gertrude (39), el orco (32) y los dos goblins restantes (30).”"""
    state = with_goblins().begin(*ROLLS)
    state.by_hand(5, life="dead")
    while state.state.round < 4:
        state.next()
    state.do(Join(foe(ORC, "Orc", ag=30, since=5)), "2")
    assert state.tally(ORC).initiative == 32
    turns = []
    while state.state.round < 6:
        if state.state.round == 5:
            turns.append(state.state.acting)
        state.next()
    assert turns == [WILHELM, GERTRUDE, ORC, 3, 4]


def test_pc21_the_ambush_of_wilhelm_and_gertrude() -> None:
    """“Los goblins apuntan y disparan … Wilhelm y Gertrude no pueden reaccionar.” Then the second round, in order."""
    state = with_goblins("arco", "flechas").begin(*ROLLS, surprised=(WILHELM, GERTRUDE))
    assert state.state.acting == 3
    for id in GOBLINS:
        assert state.state.acting == id
        state.act("aim")
        # 35 is 30 and 10 for the aim: a hit, and nothing is asked of the target, which has a shield and can dodge.
        state.act("attack", "35", "4", target=str(WILHELM))
        assert state.asked == ["d100", "d10"]
        state.next()
    # 4 + 3 − 3 each time.
    assert state.wounds(WILHELM) == 14 - 3 * 4
    assert (state.state.round, state.state.acting) == (2, WILHELM)


def test_pc22_pc24_pc32_gertrude_the_patrolman_and_the_sergeant() -> None:
    """She attacks and misses, and takes a parrying stance; he attacks guardedly and misses; the sergeant comes with 50
    of initiative, charges and hits, and she parries: “logra bloquear el ataque del sargento y ahora es su turno”.
    """
    state = Affray(
        fighter(1, "Gertrude", *armed(SWORD), ws=35, ag=40), foe(2, "Patrolman", *armed(SWORD, first=20), ws=33, ag=33)
    ).begin("4", "2")
    assert (state.tally(1).initiative, state.tally(2).initiative, state.state.acting) == (44, 35, 1)
    state.act("attack", "90").act("parrying")
    assert state.reason("move") == ("PC-22", "It takes a half action, and 0 half action(s) are left in this turn.")
    state.next()
    assert state.state.acting == 2
    # 33 less 10 for caution: 24 misses, which 33 would not.
    state.act("guarded", "24")
    assert state.reason("move")[0] == "PC-22"
    state.do(Join(foe(3, "Sergeant", *armed(SWORD, first=30), ws=45, ag=42, since=2)), "8")
    state.next()
    assert (state.state.round, state.state.acting, state.tally(3).initiative) == (2, 3, 50)
    state.act("charge", "55", "parry", "35", target="1")
    assert state.asked == ["d100", "parry/none", "d100"]
    assert state.wounds(1) == 10
    assert state.tally(1).guarding is False
    state.next()
    assert state.state.acting == 1
    assert state.available() >= {"attack", "disengage", "parrying"}


def test_pc24_pc32_pc38_klaus_and_the_outlaw() -> None:
    """The outlaw (33) charges Klaus (25), who cannot dodge and parries with his shield; Klaus aims and hits, and the
    outlaw dodges; a new round brings Klaus another free parry.
    """
    state = Affray(
        fighter(1, "Klaus", *armed(SWORD, SHIELD), ws=30, ag=20),
        foe(2, "Outlaw", *armed(SWORD, first=20), ws=35, ag=30, skills=DODGES),
    ).begin("5", "3")
    assert state.state.acting == 2
    state.act("charge", "45", "parry", "30")
    assert state.asked == ["d100", "parry/none", "d100"]
    assert (state.wounds(1), state.tally(1).parried) == (10, True)
    state.next()
    # 40 is 30 and 10 for the aim.
    state.act("aim").act("attack", "40", "dodge", "30")
    assert state.asked == ["d100", "dodge/none", "d100"]
    assert state.wounds(2) == 10
    state.next()
    assert (state.state.round, state.state.acting, state.tally(1).parried) == (2, 2, False)
    state.act("attack", "35", "parry", "90", "1")
    assert state.asked[:2] == ["d100", "parry/none"]


def galland() -> Affray:
    pistol = armed("pistola")
    state = Affray(
        fighter(1, "Galland", *pistol, bs=40, ag=40, talents=(Learnt("especialista_polvora"),)), foe(2, "Bandit", ag=20)
    ).begin("1", "1")
    return state.act("attack", "90").until(1)


def test_pc23_the_pistol_is_loaded_in_two_full_actions() -> None:
    """“gastando una acción completa. En su turno siguiente termina de recargarla usando otra acción completa.”"""
    state = galland()
    assert state.refused("attack", with_="1:shot") == "PC-24"
    state.act("reload")
    assert state.tally(1).unloaded == (1,)
    assert state.reason("attack")[0] == "PC-23"
    state.until(1).act("go_on")
    assert (state.tally(1).unloaded, state.tally(1).extended, state.tally(1).halves) == ((), None, 0)


def test_pc23_the_pistol_is_abandoned_and_begun_anew() -> None:
    """“la acción prolongada habría sido abortada y tendría que comenzar el proceso desde el principio”"""
    state = galland().act("reload").until(1).act("abandon")
    assert (state.tally(1).halves, state.tally(1).unloaded) == (2, (1,))
    state.act("reload")
    assert state.tally(1).extended.steps == (2,)
    state.until(1).act("go_on")
    assert state.tally(1).unloaded == ()


def test_pc36_pc37_jean_pierre_survives() -> None:
    """2 wounds, 5 of damage: +3; “El DJ obtiene un 78 …, arrojando un resultado de 5”: he goes on fighting."""
    state = Affray(
        fighter(1, "Jean-Pierre", ag=20, condition={"wounds": 2}),
        foe(2, "Orc chief", *armed(SWORD), ws=40, s=40, ag=30),
    ).begin("1", "1")
    # 4 + 4 − 3.
    state.act("attack", "12", "4", "78")
    jean = state.who(1)
    assert (jean.condition.wounds, jean.condition.life) == (0, "alive")
    assert "effect 5" in state.told("PC-37")[-1]
    state.next()
    assert state.state.acting == 1
    assert "attack" in state.available()


def test_pc76_helmut_keeps_his_spell_once_and_loses_it() -> None:
    """A full action gone, half an action to go: the stone of a sling takes 1 wound, Easy, kept; a Breath of fire takes
    10, Very hard, lost: half of 22, rounded up, is paid.
    """
    sorcerer = {**CASTS, "mag": 3}
    state = Affray(
        fighter(1, "Helmut", ag=50, wounds_max=14, **CASTS),
        foe(2, "Slinger", *armed("honda"), bs=40, ag=40, talents=(Learnt("especialista_honda"),)),
        foe(3, "Sorcerer", ag=30, **sorcerer),
    ).begin("1", "1", "1")
    state.act("cast:brillo_estelar")
    assert (state.tally(1).extended.steps, state.who(1).condition.mana) == ((1,), 40)
    # 1 + 3 − 3 is 1 wound; 60 is 40 and 20 for an easy test.
    state.next().act("attack", "12", "1", "easy", "60")
    assert (state.wounds(1), state.tally(1).extended.what) == (13, "brillo_estelar")
    # 9 + 9 + 9 is 27 of 25; 5 + 8 − 3 is 10 wounds; 11 is more than 40 − 30.
    state.next().act("cast:aliento_de_fuego", "9+9+9", "5", "very_hard", "11", target="1")
    assert (state.wounds(1), state.tally(1).extended, state.who(1).condition.mana) == (3, None, 29)
    assert state.who(3).condition.mana == 35
    # “Podrá intentar lanzarlo de nuevo en su próximo turno”
    state.next()
    assert state.state.acting == 1
    assert "cast:brillo_estelar" in state.available()


def test_pc71_pc73_altronia_with_mana_and_without() -> None:
    """3 + 5 against 6, 34 of 40 left. With none: channelled, 10 + 2 against the doubled 12 just does it."""
    state = Affray(fighter(1, "Altronia", ag=40, **CASTS), foe(2, "Last enemy", ag=20)).begin("1", "1")
    state.act("cast:llamarada", "3+5", "2")
    assert (state.who(1).condition.mana, state.wounds(2)) == (34, 10 - (2 + 4 - 3))
    state.until(1).by_hand(1, mana=0)
    assert state.reason("cast:llamarada")[0] == "PC-73"
    state.act("channel", "40")
    # 4 + 6 and 2 of Magic; 6 + 4 − 3 is all that is left, and no critical.
    state.act("cast:llamarada", "4+6", "6")
    assert (state.who(1).condition.mana, state.wounds(2)) == (0, 0)
    assert "12 against 12: the spell works." in state.told("PC-71")[-1]


def test_pc30_pc31_thariel_without_locations() -> None:
    """42, a longbow, 25: a hit; 8 + 3 less 2 and 1: “recibe 11-2-1=8 Heridas”."""
    state = Affray(
        fighter(
            1, "Thariel", *armed("arco_largo", "flechas"), bs=42, ag=40, talents=(Learnt("especialista_arco_largo"),)
        ),
        foe(2, "Goblin", *armed("justillo_de_cuero", first=20), t=25, ag=20, wounds_max=12),
        locations="none",
    ).begin("1", "1")
    # The example does not count what a longbow pierces: an arrow of a plain bow would meet the jerkin.
    plain_bow = Affray(
        fighter(1, "Thariel", *armed("arco", "flechas"), bs=42, ag=40),
        foe(2, "Goblin", *armed("justillo_de_cuero", first=20), t=25, ag=20, wounds_max=12),
        locations="none",
    ).begin("1", "1")
    plain_bow.act("attack", "25", "8")
    assert plain_bow.wounds(2) == 12 - 8
    assert plain_bow.told("PC-31") == []
    # PC-42: the longbow ignores one armour point, so the same roll takes one wound more.
    state.act("attack", "25", "8")
    assert state.wounds(2) == 12 - 9


def test_pc34_arnalf_in_fury() -> None:
    """BF 4: 10, hit again, 10, 8: “4+10+10+8=32”."""
    state = Affray(
        fighter(1, "Arnalf", *armed(SWORD), ws=40, s=40, ag=40), foe(2, "Rival", ag=20, wounds_max=60)
    ).begin("1", "1")
    state.act("attack", "12", "10", "40", "10", "8")
    assert state.wounds(2) == 60 - (32 - 3)
