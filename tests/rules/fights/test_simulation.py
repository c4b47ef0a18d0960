# SPDX-License-Identifier: GPL-3.0-or-later
"""Fights that nobody watches, and what they are summed up to."""

from random import Random

import msgspec
import pytest

from panoplia.rules.drivers import played
from panoplia.rules.dungeon_hack.dodge import DodgeInput, dodge
from panoplia.rules.dungeon_hack.foes import FoeInput
from panoplia.rules.dungeon_hack.system import DungeonHack
from panoplia.rules.dungeon_hack.wear import ArmourInput
from panoplia.rules.fights.simulation import MOST_ROUNDS, Aim, Mean, Run, Share, Tactics, fought, simulated, summed_up
from panoplia.rules.fights.state import Fight
from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.script import Dice, Play, whole
from skirmishes import AXE_IN_HAND, COMBAT, CROAKER, ENYRA, OGRE, Log, fight, foe, hero

WHY = QT_TRANSLATE_NOOP("dungeon-hack", "test")


class Loaded:
    """Dice that show the highest face, or always the same one."""

    def __init__(self, face: int = 0) -> None:
        self._face = face

    def randint(self, lowest: int, highest: int) -> int:
        return min(max(self._face or highest, lowest), highest)


def two() -> Fight:
    return fight(hero(ENYRA, "Enyra", AXE_IN_HAND), foe())


def test_who_always_hits_wins_in_the_first_round() -> None:
    """A 20 hits and doubles 8 of damage: 16 of the croaker's 9."""
    run = fought(COMBAT, two(), Loaded(), Tactics())
    assert (run.winner, run.rounds) == ("party", 1)
    assert run.end.fighter(CROAKER).condition.health == 0


def test_a_fight_that_nobody_can_win_is_a_draw_after_500_rounds() -> None:
    """A 10 misses with strength 11, and avoids with dexterity 10."""
    run = fought(COMBAT, fight(hero(ENYRA, "Enyra", AXE_IN_HAND, des=10), foe()), Loaded(10), Tactics())
    assert (run.winner, run.rounds) == (None, MOST_ROUNDS)


@pytest.mark.parametrize(("aim", "fallen"), [("weakest", CROAKER), ("strongest", OGRE), ("first", OGRE)])
def test_tactics_say_who_is_attacked_first(aim: Aim, fallen: int) -> None:
    start = fight(hero(ENYRA, "Enyra", AXE_IN_HAND), foe(OGRE, "Ogre", health_max=10), foe())
    state = Log(start).begin().state
    run = fought(COMBAT, msgspec.structs.replace(state, round=MOST_ROUNDS), Loaded(), Tactics(aim))
    assert next(each.id for each in run.end.fighters if not each.condition.health) == fallen


def test_decisions_follow_the_policy_where_it_can_be() -> None:
    """A die of the armour is broken, and the blow does its penetration of 0; or three dice take off 2 each."""
    case = DodgeInput(13, FoeInput(1, "1d4+3"), 8, ArmourInput(3, die="d4"))
    assert played(dodge(case), Loaded(1), {"armour": "break"}).damage == 0
    assert played(dodge(case), Loaded(2), {"armour": "roll"}).absorbed == 6
    assert played(dodge(case), Loaded(2), {"armour": "nothing of the kind"}).absorbed == 6


def test_parts_of_a_rule_are_played_where_they_stand() -> None:
    def inner() -> Play:
        answer = yield Dice((6,), WHY)
        return answer.outcome

    def outer() -> Play:
        first = yield from whole(inner)
        second = yield from whole(inner)
        return first + second

    assert played(outer(), Loaded(4), {}) == 8


def test_the_same_seed_gives_the_same_figures() -> None:
    def figures() -> list[tuple[str | None, int]]:
        return [(run.winner, run.rounds) for run in simulated(COMBAT, two(), Random(5), Tactics(), 20)]

    assert figures() == figures()


def test_a_fight_goes_on_from_where_it_stands() -> None:
    log = Log(two()).begin().act("attack:1", "11", "8")
    run = fought(COMBAT, log.state, Loaded(), Tactics())
    assert (run.winner, run.rounds) == ("party", 2)


def test_shares_have_the_interval_of_wilson() -> None:
    """10 of 20: from 29.93 % to 70.07 %; none of 20: to 16.11 %."""
    start = two()
    ends = [Run("party", 1, start)] * 10 + [Run("foes", 3, start)] * 10
    summary = summed_up(COMBAT, start, ends, DungeonHack().state)
    assert summary.wins["party"] == Share(0.5, pytest.approx(0.29930, abs=1e-5), pytest.approx(0.70070, abs=1e-5))
    assert summary.draws == Share(0.0, 0.0, pytest.approx(0.16113, abs=1e-5))
    assert summary.rounds == Mean(2.0, pytest.approx(2 - 1.96 * 1.025978 / 20**0.5, abs=1e-5),
                                  pytest.approx(2 + 1.96 * 1.025978 / 20**0.5, abs=1e-5))  # fmt: skip


def test_what_wears_is_counted_by_piece() -> None:
    """In one of two fights the axe went from d10 to d8: 1 of 4 steps, half a share of the way to ruin."""
    start = two()
    worn = Log(start).begin().act("attack:1", "1", "2").state
    summary = summed_up(COMBAT, start, [Run("party", 1, start), Run("party", 1, worn)], DungeonHack().state)
    (axe,) = summary.wear
    assert (axe.fighter, axe.piece) == (ENYRA, 1)
    assert (axe.worse.share, axe.useless.share) == (0.5, 0.0)
    assert axe.loss.mean == pytest.approx(1 / 8 / 2)


def test_what_is_gone_is_of_no_use() -> None:
    start = two()
    gone = start.with_fighter(start.fighter(ENYRA).without_piece(1))
    (axe,) = summed_up(COMBAT, start, [Run("foes", 1, gone)], DungeonHack().state).wear
    assert (axe.useless.share, axe.loss.mean) == (1.0, 1.0)


def test_who_does_not_stand_at_the_end_is_counted() -> None:
    start = two()
    down = Log(start).begin().act("attack:1", "20", "8").state
    summary = summed_up(COMBAT, start, [Run("party", 1, down), Run(None, 1, start)], DungeonHack().state)
    assert [(each.fighter, each.down.share) for each in summary.casualties] == [(ENYRA, 0.0), (CROAKER, 0.5)]
