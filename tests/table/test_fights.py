# SPDX-License-Identifier: GPL-3.0-or-later
"""Fights that are going on: acts, answers, undo to any point, and a program that was closed in between."""

from fractions import Fraction

import msgspec
import pytest

from brawls import SYSTEMS, Brawl, refused, reopened
from panoplia.rules.fights.acts import NOBODY
from panoplia.rules.fights.commands import Affect, Begin, Do, Join, Leave
from panoplia.rules.notes import plain
from panoplia.rules.refusal import Refused
from panoplia.table.acting import ANSWER_FIRST, IN_ANOTHER, NOTHING_ASKED, UNFIT
from panoplia.table.courses import ANOTHER_RUNS, NO_COMBAT, NOT_STARTED
from panoplia.table.encounters import BEGUN_ALREADY
from tiny_combat import Tally, TinyCombat
from tiny_system import Health
from world import all_rows


def test_it_starts_with_everyone_as_they_are(brawl: Brawl) -> None:
    brawl.table.characters.hurt(brawl.ada.id, 1)
    course = brawl.table.fights.start(brawl.encounter)
    ada, bo, *croakers = course.fight.fighters
    assert (ada.side, ada.condition, ada.tally) == ("party", Health(2), Tally())
    assert [(piece.id, piece.quantity) for piece in ada.pieces] == [(brawl.top, 1), (brawl.tops, 3)]
    assert (bo.name, bo.pieces) == ("Bo", ())
    assert [(one.name, one.side, one.statistics.courage, one.kind) for one in croakers] == [
        ("Croante 1", "foes", 5, "foe"), ("Croante 2", "foes", 5, "foe"),
    ]  # fmt: skip
    assert [piece.quantity for piece in croakers[0].pieces] == [2]
    assert (course.fight.round, course.fight.day, course.lines) == (0, 1, ())
    assert brawl.row.phase == "running"
    assert brawl.table.fights.running(brawl.campaign) == brawl.row
    assert brawl.table.fights.fight_of(brawl.ada) == brawl.row


def test_left_behind_and_in_work_do_not_come_along(brawl: Brawl) -> None:
    brawl.table.packing.leave_behind([brawl.tops])
    fight = brawl.table.fights.planned_state(brawl.encounter)
    assert [piece.id for piece in fight.fighter(brawl.ada.id).pieces] == [brawl.top]
    assert brawl.row.phase == "planned"


def test_only_one_goes_on_in_a_campaign(brawl: Brawl) -> None:
    """C83: another fight neither begins over this one nor is this one lost."""
    other = brawl.table.encounters.plan(brawl.campaign, "Otra", [], [(brawl.lines["croaker"], 1)])
    brawl.begin()
    before = all_rows(brawl.table)
    with pytest.raises(Refused) as why:
        brawl.table.fights.start(other.id)
    assert refused(why.value) == ANOTHER_RUNS
    assert why.value.note.figures["encounter"] == "Emboscada"
    assert all_rows(brawl.table) == before


def test_who_is_in_a_fight_is_in_no_other(brawl: Brawl) -> None:
    other = brawl.table.encounters.plan(brawl.campaign, "Otra", [brawl.ada.id], [(brawl.lines["croaker"], 1)])
    brawl.begin().finish()
    with pytest.raises(Refused) as why:
        brawl.table.fights.start(other.id)
    assert refused(why.value) == IN_ANOTHER


def test_a_fight_without_both_sides_does_not_start(brawl: Brawl) -> None:
    alone = brawl.table.encounters.plan(brawl.campaign, "Sola", [brawl.bo.id])
    with pytest.raises(Refused) as why:
        brawl.table.fights.start(alone.id)
    assert refused(why.value) == NOBODY


def test_what_has_not_started_cannot_be_acted_in(brawl: Brawl) -> None:
    with pytest.raises(Refused) as why:
        brawl.do(Begin())
    assert refused(why.value) == NOT_STARTED
    brawl.begin()
    with pytest.raises(Refused) as why:
        brawl.table.fights.start(brawl.encounter)
    assert refused(why.value) == BEGUN_ALREADY


def test_systems_without_a_combat_chapter_refuse(brawl: Brawl, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(SYSTEMS["tiny"]), "combat", property(lambda self: None))
    for attempt in (
        lambda: brawl.table.encounters.plan(brawl.campaign, "Otra", []),
        lambda: brawl.table.fights.start(brawl.encounter),
    ):
        with pytest.raises(Refused) as why:
            attempt()
        assert refused(why.value) == NO_COMBAT


def test_c81_equal_initiative_keeps_its_place(brawl: Brawl) -> None:
    """Both croakers have courage 5: each has a turn of its own, as they stand in the fight, also after a restart."""
    brawl.begin()
    turns = []
    for _ in range(5):
        turns.append(brawl.acting())
        reopened(brawl)
        brawl.next()
    assert turns == ["Croante 1", "Croante 2", "Ada", "Bo", "Croante 1"]


def test_an_act_asks_and_is_answered(brawl: Brawl) -> None:
    brawl.begin()
    brawl.strike(brawl.ada)
    pending = brawl.table.fights.pending(brawl.encounter)
    assert pending is not None
    assert (pending.request.name, pending.answers) == ("d6", ())
    assert [plain(said) for said in pending.notes] == ["Croante 1 strikes at Ada."]
    brawl.table.fights.answer(brawl.encounter, "6")
    pending = brawl.table.fights.pending(brawl.encounter)
    assert pending is not None
    assert (pending.request.name, pending.answers) == ("stand/duck", ("6",))
    assert brawl.hearts(brawl.ada) == 3, "not before it is over"
    brawl.table.fights.answer(brawl.encounter, "stand")
    assert brawl.table.fights.pending(brawl.encounter) is None
    assert (brawl.hearts(brawl.ada), brawl.fight.scene.blows) == (1, 1)
    assert brawl.told()[-2:] == ["Croante 1 strikes at Ada.", "Croante 1: Ada −2"]
    label = brawl.table.library.journal.undoable(f"encounter:{brawl.encounter}")
    assert plain(label) == "Croante 1: Ada −2"


def test_the_odds_are_those_from_where_it_stands(brawl: Brawl) -> None:
    """T-4: standing, a six takes two hearts; ducking, one time in six nothing."""
    brawl.begin()
    blow = Do(brawl.fight.acting, "strike", {"target": str(brawl.ada.id)})
    bars = brawl.table.fights.preview(brawl.encounter, blow).bars
    assert dict(bars.outcomes) == {0: Fraction(1, 2), 1: Fraction(1, 3), 2: Fraction(1, 6)}
    assert brawl.table.fights.chances(brawl.encounter) is None
    brawl.do(blow, "6")
    now = brawl.table.fights.chances(brawl.encounter)
    duck = brawl.table.fights.chances(brawl.encounter, answer="duck")
    assert now is not None
    assert duck is not None
    assert dict(now.bars.outcomes) == {2: 1}
    assert dict(duck.bars.outcomes) == {2: Fraction(5, 6), 0: Fraction(1, 6)}


def test_a_wrong_answer_changes_nothing(brawl: Brawl) -> None:
    brawl.begin()
    brawl.strike(brawl.ada, "4")
    before = all_rows(brawl.table)
    with pytest.raises(Refused):
        brawl.table.fights.answer(brawl.encounter, "7")
    assert all_rows(brawl.table) == before
    brawl.table.fights.answer(brawl.encounter, "stand")
    with pytest.raises(Refused) as why:
        brawl.table.fights.answer(brawl.encounter, "1")
    assert refused(why.value) == NOTHING_ASKED


def test_the_program_rolls_an_answer(brawl: Brawl) -> None:
    class Fives:
        def randint(self, lowest: int, highest: int, /) -> int:
            return 5

    brawl.begin()
    brawl.strike(brawl.ada)
    answers = []
    while pending := brawl.table.fights.pending(brawl.encounter):
        answers.append(pending.rolled(Fives()))
        brawl.table.fights.answer(brawl.encounter, answers[-1])
    assert answers == ["5", "stand"]
    assert brawl.hearts(brawl.ada) == 2


def test_one_thing_after_the_other(brawl: Brawl) -> None:
    brawl.begin()
    brawl.strike(brawl.ada)
    for attempt in (brawl.next, lambda: brawl.table.characters.hurt(brawl.bo.id, 1)):
        with pytest.raises(Refused) as why:
            attempt()
        assert refused(why.value) == ANSWER_FIRST


def test_what_cannot_be_done_is_refused_before_anything_is_written(brawl: Brawl) -> None:
    brawl.begin()
    before = all_rows(brawl.table)
    for command in (Begin(), Do(brawl.fight.acting, "sing"), Join(brawl.fight.fighters[0]), Leave(999)):
        with pytest.raises(Refused):
            brawl.do(command)
    with pytest.raises(Refused) as why:
        brawl.do(Affect(brawl.ada.id, "\ud800", brawl.ada.id))
    assert refused(why.value) == UNFIT
    assert all_rows(brawl.table) == before


def test_c82_next_then_previous_gives_the_identical_state(brawl: Brawl) -> None:
    """Effects run down once, whatever is undone and done again; the round never falls below 1."""
    brawl.begin()
    brawl.do(Affect(brawl.ada.id, "mareo", brawl.ada.id, "end", 2, -1))
    states = [brawl.fight]
    for _ in range(9):
        brawl.next()
        states.append(brawl.fight)
    rows = all_rows(brawl.table)
    assert [(state.round, len(state.effects)) for state in (states[0], states[2], states[7])] == [
        (1, 1),
        (1, 1),
        (2, 0),
    ]
    for state in reversed(states[:-1]):
        brawl.table.fights.undo(brawl.encounter)
        assert brawl.fight == state
        assert brawl.fight.round >= 1
    for state in states[1:]:
        brawl.table.fights.redo(brawl.encounter)
        assert brawl.fight == state
    assert all_rows(brawl.table) == rows


def test_who_comes_later_joins_with_an_act(brawl: Brawl) -> None:
    brawl.begin()
    (late,) = brawl.table.encounters.make_foes(brawl.campaign, brawl.lines["croaker"], 1)
    assert late.name == "Croante"
    brawl.table.fights.join(brawl.encounter, late.id, "foes", since=2)
    assert [fighter.name for fighter in brawl.fight.fighters][-1] == "Croante"
    turns = []
    for _ in range(5):
        turns.append(brawl.acting())
        brawl.next()
    assert turns == ["Croante 1", "Croante 2", "Ada", "Bo", "Croante 1"]
    assert [brawl.fight.fighter(id).name for id in brawl.fight.order] == [
        "Croante 1", "Croante 2", "Croante", "Ada", "Bo",
    ]  # fmt: skip
    with pytest.raises(Refused) as why:
        brawl.table.fights.join(brawl.encounter, late.id, "party")
    assert refused(why.value) == IN_ANOTHER


def test_a_command_to_join_takes_the_newcomer_as_stored(brawl: Brawl) -> None:
    """A command that someone wrote themselves cannot make up a fighter."""
    brawl.begin()
    (late,) = brawl.table.encounters.make_foes(brawl.campaign, brawl.lines["croaker"], 1)
    made_up = msgspec.structs.replace(brawl.fight.fighters[0], id=late.id, condition=Health(9), name="X")
    brawl.do(Join(made_up))
    assert (brawl.hearts(late), brawl.fight.fighter(late.id).name) == (3, "Croante")


def test_the_end_may_ask_too(brawl: Brawl) -> None:
    """T-7."""
    brawl.begin()
    for _ in range(2):
        brawl.next()
    brawl.strike(brawl.croakers[0], "1")
    brawl.finish()
    assert brawl.row.phase == "running"
    brawl.table.fights.answer(brawl.encounter, "1")
    assert brawl.row.phase == "ended"
    assert [piece.id for piece in brawl.fight.fighter(brawl.ada.id).pieces] == [brawl.tops]


def test_what_a_system_asks_of_a_fighter(brawl: Brawl) -> None:
    brawl.begin()
    acting, fights = brawl.fight.acting, brawl.table.fights
    assert [action.id for action in fights.actions(brawl.encounter, acting)] == ["strike", "throw"]
    assert [each.id for each in fights.by_hand(brawl.encounter, acting)] == ["life", "acted"]
    assert plain(fights.standing(brawl.encounter, acting).words) == "3 hearts"
    assert fights.subject(brawl.encounter, acting).name == "Croante 1"
    assert isinstance(fights.combat(brawl.encounter), TinyCombat)
