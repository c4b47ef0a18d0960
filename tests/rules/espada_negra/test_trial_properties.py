# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever a character is and has, and whatever is told: each trial says why not, or can be tried to its end."""

import random
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from any_trial import Case, are_told_apart, begun, leaves_behind, tells_every_result, tries
from espada import CATALOGUE, piece
from panoplia.rules.drivers import Session, roll
from panoplia.rules.editors import Number
from panoplia.rules.espada_negra.character import Condition, Learnt, OwnedSkill, Quality, Statistics
from panoplia.rules.espada_negra.gear import Wear
from panoplia.rules.espada_negra.house import House
from panoplia.rules.espada_negra.vitals import fit
from panoplia.rules.espada_negra.wounds import Wound
from panoplia.rules.odds import odds
from panoplia.rules.script import Answer, Choice
from panoplia.rules.sheet import Offer
from panoplia.rules.system import Piece, Subject
from panoplia.rules.trial import Attempt
from playing import hidden, without_faces
from swordplay import LORE, SYSTEM

GEAR = sorted(key for key, entry in CATALOGUE.items() if entry.category in ("weapon", "armour", "shield"))
SLOTS = {"weapon": "hands", "armour": "body", "shield": "hands"}
ATTRIBUTES = ("fuerza", "agilidad", "resistencia", "voluntad", "inteligencia", "potencia", "defensa")
TARGETS = ("fuerza", "agilidad", "voluntad", "stamina", "initiative", "impact", "damage", "hand_load", "body_load",
           "unconscious", "dead", "skill:medicina", "skill:concentracion", "skill:sigilo")  # fmt: skip
SKILLS = ("medicina", "concentracion", "sigilo", "esfera", "perdida")


@st.composite
def pieces(draw: st.DrawFn) -> tuple[Piece, ...]:
    keys = draw(st.lists(st.sampled_from(GEAR), max_size=3))
    return tuple(_piece(draw, key, id) for id, key in enumerate(keys, 1))


def _piece(draw: st.DrawFn, key: str, id: int) -> Piece:
    slot = draw(st.sampled_from(["", SLOTS[CATALOGUE[key].category]]))
    return piece(key, id, slot=slot, lost=draw(st.integers(0, 9)), carried=bool(slot) or draw(st.booleans()),
                 ready=draw(st.sampled_from([0, 0, 0, 3])))  # fmt: skip


@st.composite
def statistics(draw: st.DrawFn) -> Statistics:
    values = {key: draw(st.integers(0, 5)) for key in ATTRIBUTES}
    qualities = st.builds(Quality, st.just("Don"), st.sampled_from(TARGETS), st.integers(-3, 3),
                          st.sampled_from(["", "de noche"]))  # fmt: skip
    return Statistics(
        **values, effort_limit=draw(st.integers(0, 3)),
        skills=tuple(draw(st.lists(st.builds(OwnedSkill, st.sampled_from(SKILLS), st.integers(0, 5)), max_size=4))),
        qualities=tuple(draw(st.lists(qualities, max_size=3))),
        powers=tuple(Learnt(key) for key in draw(st.lists(st.sampled_from(["rayo", "calma", "nada"]), max_size=3))),
        unarmed_damage=draw(st.integers(0, 3)),
    )  # fmt: skip


WOUNDS = st.builds(Wound, st.sampled_from(["arm", "leg", "torso"]), st.sampled_from(["grave", "very_grave"]),
                   st.sampled_from(["none", "first_aid", "surgery"]))  # fmt: skip


@st.composite
def subjects(draw: st.DrawFn) -> Subject:
    written = draw(statistics())
    condition = Condition(
        stamina=draw(st.sampled_from([0, 1, 2, 25])), damage_taken=draw(st.sampled_from([0, 0, 0, 1, 5, 12, 30])),
        concentration=draw(st.integers(0, 9)), initiative_lost=draw(st.integers(0, 3)), fatigue=draw(st.integers(0, 3)),
        stunned=draw(st.sampled_from([0, 0, 0, 1, 2])), wounds=tuple(draw(st.lists(WOUNDS, max_size=3))),
    )  # fmt: skip
    house = House(check=draw(st.sampled_from(["above", "equal"])))
    return Subject("Maren", written, fit(written, condition, condition), 0, house, draw(pieces()), lore=LORE)


def numbers(lowest: int, highest: int) -> st.SearchStrategy[int]:
    """Twenty runes are as right as six."""
    return st.integers(max(lowest, -6), min(highest, 6))


TRIES = tries(SYSTEM, subjects(), numbers, st.just(""))
BOOK = "EN-"


def decided(attempt: Attempt, chance: random.Random) -> Session:
    """Played to the end, with decisions as random as the runes."""
    session = Session(attempt.script)
    while (asked := session.pending) is not None:
        free = isinstance(asked, Choice)
        session.answer(Answer(chance.choice(asked.options).id) if free else asked.roll(chance))
    return session


@settings(max_examples=100, deadline=None)
@given(subjects())
def test_every_trial_has_an_id_of_its_own_a_clause_and_words(subject: Subject) -> None:
    found = SYSTEM.trials(subject)
    are_told_apart(found)
    assert all(each.clause.startswith(BOOK) for each in found)


def offered(part: Any) -> set[str]:
    """The ids of all that a sheet offers."""
    if isinstance(part, Offer):
        return {part.id}
    if isinstance(part, msgspec.Struct):
        return offered(tuple(getattr(part, name) for name in part.__struct_fields__))
    return set().union(*map(offered, part)) if isinstance(part, tuple) else set()


@settings(max_examples=60, deadline=None)
@given(subjects())
def test_what_the_sheet_offers_can_be_tried_or_says_why_not(subject: Subject) -> None:
    assert offered(SYSTEM.sheet(subject)) <= {each.id for each in SYSTEM.trials(subject)}


@settings(max_examples=150, deadline=None)
@given(TRIES)
def test_odds_add_up_and_every_result_has_its_bar_and_its_sentence(case: Case) -> None:
    attempt = begun(case, BOOK)
    if attempt is None:
        return
    counted = odds(attempt.script, policy=dict.fromkeys(("effort", "effort_hit", "effort_damage"), "spend"))
    assert not counted.left_out
    tells_every_result(attempt, counted)


@settings(max_examples=250, deadline=None)
@given(TRIES, st.integers(0, 2**32))
def test_what_an_attempt_leaves_behind_is_valid_and_repeats(case: Case, seed: int) -> None:
    attempt = begun(case, BOOK)
    if attempt is None:
        return
    subject, trial, _told = case
    rolled = decided(attempt, random.Random(seed))
    _written, condition = leaves_behind(case, attempt, rolled, (Statistics, Condition, Wear))
    assert fit(subject.statistics, condition, condition) == condition
    editors = {each.id: each.editor for each in trial.circumstances}
    for id, value in attempt.carried_on(rolled.result).items():
        editor = editors[id]
        assert isinstance(editor, Number)
        assert editor.lowest <= int(value) <= editor.highest
    assert without_faces(rolled, attempt.script).result == hidden(rolled.result)


@settings(max_examples=60, deadline=None)
@given(TRIES, st.integers(0, 2**32))
def test_what_is_rolled_has_a_chance(case: Case, seed: int) -> None:
    attempt = begun(case, BOOK)
    if attempt is None:
        return
    rolled = roll(attempt.script, random.Random(seed)).result
    assert odds(attempt.script).chance(lambda result: result == rolled) > 0
