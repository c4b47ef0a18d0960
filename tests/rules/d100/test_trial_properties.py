# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever a character is and has, and whatever is told: each trial says why not, or can be tried to its end."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from any_trial import Case, are_told_apart, begun, leaves_behind, tells_every_result, tries
from panoplia.rules.d100.character import Condition, Learnt, OwnedSkill, OwnModifier, Statistics, TalentBonus
from panoplia.rules.d100.gear import Spell, Talent, Wear
from panoplia.rules.d100.house import House
from panoplia.rules.d100.vitals import fit
from panoplia.rules.drivers import roll
from panoplia.rules.notes import Names
from panoplia.rules.odds import odds
from panoplia.rules.system import Lore, Piece, Subject
from playing import hidden, without_faces
from trial_people import LORE, SYSTEM, book, piece

OWN = (
    Lore("mayales", "talent", Names("Mayales"), Talent("flail")),
    Lore("arcos", "talent", Names("Arcos largos"), Talent("longbow")),
    Lore("toque", "spell", Names("Toque"), Spell(4, kind="touch")),
)
TALENTS = ("mayales", "arcos", "golpe_letal", "disparo_certero", "suerte")
SPELLS = ("llamarada", "luz", "brillo_estelar", "toque", "nada")
GEAR = sorted(key for key, entry in book().items() if entry.category in ("weapon", "armour", "ammunition"))
SLOTS = {"weapon": "hands", "armour": "body"}
PERCENT = st.integers(0, 100)
TARGETS = ("ws", "bs", "s", "ag", "wp", "mag", "sb", "cast", "initiative", "skill:esquivar", "skill:nadar")


@st.composite
def pieces(draw: st.DrawFn) -> tuple[Piece, ...]:
    keys = draw(st.lists(st.sampled_from(GEAR), max_size=4))
    return tuple(_piece(draw, key, id) for id, key in enumerate(keys, 1))


def _piece(draw: st.DrawFn, key: str, id: int) -> Piece:
    wear = Wear(draw(st.sampled_from(["sound", "sound", "damaged", "broken"])), draw(st.integers(0, 3)),
                draw(st.integers(0, 5)))  # fmt: skip
    slot = draw(st.sampled_from(["", SLOTS.get(book()[key].category, "")]))
    return piece(key, id, slot, wear=wear, carried=bool(slot) or draw(st.booleans()),
                 ready=draw(st.sampled_from([0, 0, 0, 3])))  # fmt: skip


@st.composite
def statistics(draw: st.DrawFn) -> Statistics:
    percents = {key: draw(PERCENT) for key in ("ws", "bs", "s", "t", "ag", "int", "wp", "fel")}
    skills = draw(st.lists(st.sampled_from(["esquivar", "canalizacion", "lengua_arcana", "nadar", "perdida"]),
                           max_size=4, unique=True))  # fmt: skip
    modifiers = st.builds(OwnModifier, st.just("Anillo"), st.sampled_from(TARGETS), st.integers(-60, 60),
                          st.sampled_from(["", "de noche"]))  # fmt: skip
    owned = st.builds(OwnedSkill, st.sampled_from(skills), st.sampled_from([0, 10]), st.just((TalentBonus("Don", 5),)))
    return Statistics(
        **percents, mag=draw(st.integers(0, 4)), fate=draw(st.integers(0, 2)), wounds_max=draw(st.integers(1, 20)),
        skills=tuple({each.key: each for each in draw(st.lists(owned, max_size=4))}.values()) if skills else (),
        modifiers=tuple(draw(st.lists(modifiers, max_size=3))),
        spells=tuple(Learnt(key) for key in draw(st.lists(st.sampled_from(SPELLS), max_size=3))),
        talents=tuple(Learnt(key) for key in draw(st.lists(st.sampled_from(TALENTS), max_size=2))),
        unarmed=draw(st.sampled_from(["BF-4", "BF+1", "3"])),
    )  # fmt: skip


@st.composite
def subjects(draw: st.DrawFn) -> Subject:
    written = draw(statistics())
    condition = Condition(draw(st.integers(0, 20)), draw(st.integers(0, 80)), draw(st.integers(0, 2)),
                          draw(st.sampled_from(["alive", "alive", "alive", "dead"])))  # fmt: skip
    house = House(
        both_fail=draw(st.sampled_from(["standoff", "reroll"])), locations=draw(st.sampled_from(["reversed", "none"])),
        low_mana=draw(st.sampled_from(["as_spent", "refused"])), mana_rest=draw(st.sampled_from(["all", "none"])),
        borrowed_wear=draw(st.sampled_from(["off", "on"])),
    )  # fmt: skip
    return Subject("Klaus", written, fit(written, condition), 0, house, draw(pieces()), lore=(*LORE, *OWN))


def numbers(lowest: int, highest: int) -> st.SearchStrategy[int]:
    """What is asked of hundreds of rolls is as right as what is asked of a few."""
    return st.integers(lowest, min(highest, 60))


ARMOURS = st.sampled_from(["", "2", "0", "1/2/3/0", "0/1/1/4/0/9", "leather"])
"""The only line that is asked: the armour of the target, by place or not (PC-31)."""
TRIES = tries(SYSTEM, subjects(), numbers, ARMOURS)
BOOK = "PC-"


@settings(max_examples=120, deadline=None)
@given(subjects())
def test_every_trial_has_an_id_of_its_own_a_clause_and_words(subject: Subject) -> None:
    found = SYSTEM.trials(subject)
    are_told_apart(found)
    for each in found:
        # What was left behind, or is being worked on, needs no clause to say so.
        assert each.clause.startswith(BOOK) or (each.refusal and not each.refusal.clause)


@settings(max_examples=150, deadline=None)
@given(TRIES)
def test_odds_add_up_and_every_result_has_its_bar_and_its_sentence(case: Case) -> None:
    attempt = begun(case, BOOK)
    if attempt is None:
        return
    counted = odds(attempt.script)
    assert counted.left_out < 1e-8
    tells_every_result(attempt, counted)


@settings(max_examples=250, deadline=None)
@given(TRIES, st.integers(0, 2**32))
def test_what_an_attempt_leaves_behind_is_valid_and_repeats(case: Case, seed: int) -> None:
    attempt = begun(case, BOOK)
    if attempt is None:
        return
    rolled = roll(attempt.script, random.Random(seed))
    written, condition = leaves_behind(case, attempt, rolled, (Statistics, Condition, Wear))
    assert fit(written, condition) == condition
    assert hidden(without_faces(rolled, attempt.script).result) == hidden(rolled.result)
    assert attempt.case(hidden(rolled.result)) == attempt.case(rolled.result)


@settings(max_examples=60, deadline=None)
@given(TRIES, st.integers(0, 2**32))
def test_what_is_rolled_has_a_chance(case: Case, seed: int) -> None:
    attempt = begun(case, BOOK)
    if attempt is None:
        return
    rolled = hidden(roll(attempt.script, random.Random(seed)).result)
    assert odds(attempt.script).chance(lambda result: hidden(result) == rolled) > 0
