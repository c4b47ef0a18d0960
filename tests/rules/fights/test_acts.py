# SPDX-License-Identifier: GPL-3.0-or-later
"""Commands of a fight: what each changes, and what is refused before anything is asked."""

import msgspec
import pytest

from panoplia.rules.drivers import Session
from panoplia.rules.fights import acts, told
from panoplia.rules.fights.acts import step
from panoplia.rules.fights.combat import UNKNOWN_ACTION, sides_left
from panoplia.rules.fights.commands import (
    Affect,
    Begin,
    Command,
    Do,
    Finish,
    Join,
    Leave,
    Lift,
    NextTurn,
    Reorder,
    SetByHand,
)
from panoplia.rules.fights.state import NOT_IN_IT, Fight
from panoplia.rules.refusal import Refused
from quarrels import COMBAT, after, begun, done, fighter, skirmish
from quarrels import told as said
from tiny_combat import ACTED, Tally
from tiny_system import Health

STRIKE = Do(3, "strike", {"target": "1"})


def test_a_deed_changes_doer_and_target() -> None:
    session = done(begun(), STRIKE, "6", "stand")
    fight = session.result
    assert said(session) == ["Croante 1 strikes at Ada.", "Croante 1: Ada −2"]
    assert (fight.fighter(1).condition, fight.fighter(3).tally, fight.scene.blows) == (Health(1), Tally(acted=True), 1)
    assert fight.acting == 3, "the turn is not over by itself"


def test_a_fight_that_is_over_takes_no_command() -> None:
    over = after(begun(), Finish())
    assert (over.over, over.acting, over.round) == (True, 0, 1)
    for command in (Begin(), NextTurn(), STRIKE, Leave(1), SetByHand(1, {"life": 1}), Finish()):
        assert refusal(over, command) == acts.OVER


def refusal(fight: Fight, command: Command) -> str:
    """Why a command is not obeyed; nothing is asked before."""
    with pytest.raises(Refused) as why:
        Session(lambda: step(COMBAT, fight, command))
    return why.value.note.text


one_side = skirmish(fighter(1, "party", 4), fighter(2, "party", 2))
gone = after(begun(), Leave(1))


@pytest.mark.parametrize(
    ("fight", "command", "why"),
    [
        (skirmish(), NextTurn(), acts.NOT_BEGUN),
        (skirmish(), Finish(), acts.NOT_BEGUN),
        (skirmish(), Reorder((1, 2, 3, 4)), acts.NOT_BEGUN),
        (begun(), Begin(), acts.BEGUN),
        (one_side, Begin(), acts.NOBODY),
        (begun(), Join(fighter(1, "foes", 9)), acts.TWICE),
        (gone, Join(fighter(1, "foes", 9)), acts.TWICE),
        (gone, Leave(1), acts.GONE),
        (gone, Do(1, "strike", {"target": "3"}), acts.GONE),
        (begun(), Leave(9), NOT_IN_IT),
        (begun(), Do(3, "sing"), UNKNOWN_ACTION),
        (done(begun(), STRIKE, "2").result, STRIKE, ACTED),
        (begun(), Reorder((1, 2, 3)), acts.OTHER_PEOPLE),
        (begun(), Reorder((1, 2, 3, 3)), acts.OTHER_PEOPLE),
        (begun(), SetByHand(1, {"life": 3}), acts.NOTHING_SET),
        (begun(), SetByHand(1, {"mana": 3}), told.NOT_ASKED),
        (begun(), SetByHand(1, {"life": 10}), told.IN_RANGE),
        (begun(), SetByHand(1, {"life": True}), told.IN_RANGE),
        (begun(), SetByHand(1, {"acted": 1}), told.YES_OR_NO),
        (begun(), Affect(9, "x", 1), NOT_IN_IT),
        (begun(), Affect(1, "x", 9), NOT_IN_IT),
        (begun(), Affect(1, "x", 1, turns=0), told.IN_RANGE),
        (begun(), Affect(1, "x", 1, turns=1001), told.IN_RANGE),
        (begun(), Affect(1, "x", 1, modifier=-101), told.IN_RANGE),
        (begun(), Affect(1, "x" * 201, 1), told.TOO_LONG),
        (begun(), Affect(1, " ", 1), acts.NAMELESS),
        (begun(), Lift(1), acts.NO_EFFECT),
    ],
)  # fmt: skip
def test_what_cannot_be_obeyed_is_refused_before_anything_is_asked(fight: Fight, command: Command, why: str) -> None:
    assert refusal(fight, command) == why


def test_figures_by_hand_are_told_with_what_they_were() -> None:
    session = done(begun(), SetByHand(1, {"life": 1, "acted": True}))
    assert said(session) == ["By hand, Ada: Hearts 3 → 1.", "By hand, Ada: Has acted no → yes."]
    assert (session.result.fighter(1).condition, session.result.fighter(1).tally.acted) == (Health(1), True)


def test_an_effect_is_laid_on_and_lifted() -> None:
    session = done(begun(), Affect(1, "bendición", 2, "start", 3, 5))
    assert said(session) == ["Ada: bendición (+5), for 3 turn(s) of Bo."]
    fight = after(session.result, Affect(1, "mareo", 1, "end", 1, -2))
    assert said(done(fight, Affect(2, "calma", 2))) == ["Bo: calma, for 1 turn(s) of Bo."]
    assert (fight.modifier_of(1), fight.modifier_of(2)) == (3, 0)
    assert [effect.id for effect in fight.effects_on(1)] == [1, 2]
    lifted = done(fight, Lift(1))
    assert said(lifted) == ["Ada: bendición is over."]
    assert [effect.name for effect in lifted.result.effects] == ["mareo"]


def test_a_lifted_effect_leaves_its_number_to_the_next() -> None:
    fight = after(begun(), Affect(1, "a", 1), Affect(1, "b", 1), Lift(1), Affect(1, "c", 1))
    assert [(effect.id, effect.name) for effect in fight.effects] == [(2, "b"), (3, "c")]


def test_joining_and_leaving_are_told() -> None:
    late = msgspec.structs.replace(fighter(5, "foes", 1, name="Uve"), since=3)
    session = done(begun(), Join(late))
    assert said(session) == ["Uve joins the fight (The foes), from round 3."]
    assert said(done(session.result, Leave(5))) == ["Uve leaves the fight."]
    assert said(done(skirmish(), Join(fighter(5, "party", 1, name="Uve"))))[0].endswith("from round 1.")


def test_the_sides_that_are_left() -> None:
    fight = begun()
    assert sides_left(COMBAT, fight) == {"party", "foes"}
    fight = after(fight, SetByHand(1, {"life": 0}), Leave(2))
    assert sides_left(COMBAT, fight) == {"foes"}


def test_no_command_changes_the_state_it_was_given() -> None:
    fight = begun()
    kept = msgspec.json.encode(fight)
    done(fight, STRIKE, "6", "stand")
    after(fight, NextTurn(), Affect(1, "x", 1), Leave(2), Finish())
    assert msgspec.json.encode(fight) == kept


def test_the_end_asks_what_the_book_tests() -> None:
    """T-7."""
    broken = done(after(begun(), NextTurn(), NextTurn()), Do(1, "strike", {"target": "3"}), "1").result
    assert done(broken, Finish(), "2").result.fighter(1).pieces
    assert done(broken, Finish(), "1").result.fighter(1).pieces == ()
