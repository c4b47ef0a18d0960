# SPDX-License-Identifier: GPL-3.0-or-later
"""Acts taken back, to any point, and played otherwise."""

from collections.abc import Callable

import pytest

from brawls import Brawl, refused, reopened
from panoplia.rules.fights.acts import NOTHING_SET, OVER
from panoplia.rules.fights.commands import Begin, Do, Finish, SetByHand
from panoplia.rules.notes import Note
from panoplia.rules.refusal import Refused
from panoplia.table.acting import ANSWER_FIRST, NOTHING_ASKED
from panoplia.table.courses import ANOTHER_RUNS, CANNOT_GO_ON, OTHERWISE
from panoplia.table.rewriting import ASKS, NO_LONGER
from tiny_combat import TinyCombat
from world import all_rows


def test_undo_of_an_open_act_takes_back_answers_then_the_act(brawl: Brawl) -> None:
    brawl.begin()
    seen = [all_rows(brawl.table)]
    brawl.strike(brawl.ada)
    seen.append(all_rows(brawl.table))
    brawl.table.fights.answer(brawl.encounter, "6")
    brawl.table.fights.take_back(brawl.encounter)
    assert all_rows(brawl.table) == seen[1]
    brawl.table.fights.answer(brawl.encounter, "5")
    brawl.table.fights.undo(brawl.encounter)
    assert all_rows(brawl.table) == seen.pop()
    brawl.table.fights.take_back(brawl.encounter)
    assert all_rows(brawl.table) == seen.pop()
    with pytest.raises(Refused) as why:
        brawl.table.fights.take_back(brawl.encounter)
    assert refused(why.value) == NOTHING_ASKED


def test_undo_to_the_start_is_the_start(brawl: Brawl) -> None:
    planned = all_rows(brawl.table)
    brawl.table.fights.start(brawl.encounter)
    start, rows = brawl.fight, all_rows(brawl.table)
    brawl.do(Begin())
    brawl.strike(brawl.ada, "6", "stand")
    brawl.next()
    brawl.strike(brawl.bo, "6")
    course = brawl.table.fights.undo_to(brawl.encounter, 1)
    assert course.fight == brawl.fight == start
    assert all_rows(brawl.table) == rows
    brawl.table.fights.undo(brawl.encounter)
    assert all_rows(brawl.table) == planned
    for _ in range(4):
        brawl.table.fights.redo(brawl.encounter)
    assert (brawl.acting(), brawl.hearts(brawl.ada)) == ("Croante 2", 1), "the half act is gone, the others are back"


def test_undo_to_an_act_in_the_middle(brawl: Brawl) -> None:
    brawl.begin()
    states = [brawl.fight]
    for _ in range(4):
        brawl.next()
        states.append(brawl.fight)
    brawl.table.fights.undo_to(brawl.encounter, 4)
    assert brawl.fight == states[2]
    with pytest.raises(Refused):
        brawl.table.fights.undo_to(brawl.encounter, 4)


def test_an_open_act_that_the_rules_no_longer_allow_can_be_taken_back(
    brawl: Brawl, monkeypatch: pytest.MonkeyPatch
) -> None:
    brawl.begin()
    before = brawl.fight
    brawl.strike(brawl.ada, "6")

    def deed(self: object, *_: object) -> object:
        raise Refused(OVER)

    monkeypatch.setattr(TinyCombat, "deed", deed)
    reopened(brawl)
    for attempt in (
        lambda: brawl.table.fights.pending(brawl.encounter),
        lambda: brawl.table.fights.answer(brawl.encounter, "stand"),
    ):
        with pytest.raises(Refused) as why:
            attempt()
        assert refused(why.value) == CANNOT_GO_ON
    for _ in range(2):
        brawl.table.fights.take_back(brawl.encounter)
    assert brawl.table.fights.open_act(brawl.encounter) is None
    assert brawl.fight == before


def test_what_a_migration_closed_can_still_be_answered_and_taken_back(brawl: Brawl) -> None:
    brawl.begin()
    fight = brawl.fight
    brawl.strike(brawl.ada, "6")
    connection = brawl.table.library._connection.plain
    connection.execute("UPDATE action SET state = 'closed'")
    brawl.table.fights.take_back(brawl.encounter)
    pending = brawl.table.fights.pending(brawl.encounter)
    assert pending is not None
    assert pending.answers == ()
    connection.execute("UPDATE action SET state = 'closed'")
    brawl.table.fights.take_back(brawl.encounter)
    assert (brawl.table.fights.open_act(brawl.encounter), brawl.fight) == (None, fight)
    brawl.strike(brawl.ada)
    connection.execute("UPDATE action SET state = 'closed'")
    brawl.table.fights.answer(brawl.encounter, "1")
    assert brawl.fight.scene.blows == 1
    brawl.table.fights.undo_to(brawl.encounter, 2)
    assert brawl.fight == fight


def test_an_edited_answer_is_played_on(brawl: Brawl) -> None:
    brawl.begin()
    brawl.strike(brawl.ada, "6", "stand")
    brawl.next()
    brawl.strike(brawl.bo, "4", "stand")
    before, rows = brawl.fight, all_rows(brawl.table)
    assert brawl.hearts(brawl.ada) == 1
    brawl.table.fights.edit(brawl.encounter, 2, 0, "5")
    assert (brawl.hearts(brawl.ada), brawl.hearts(brawl.bo)) == (2, 2)
    assert [line.act.answers for line in brawl.table.fights.log(brawl.encounter)] == [
        (), ("5", "stand"), (), ("4", "stand"),
    ]  # fmt: skip
    assert "Croante 1: Ada −1" in brawl.told()
    played = brawl.fight
    reopened(brawl)
    assert brawl.fight == played
    brawl.table.fights.undo(brawl.encounter)
    assert (brawl.fight, all_rows(brawl.table)) == (before, rows)
    brawl.table.fights.redo(brawl.encounter)
    assert brawl.fight == played


def test_an_edit_that_asks_less_or_more(brawl: Brawl) -> None:
    brawl.begin()
    brawl.strike(brawl.ada, "6", "stand")
    brawl.table.fights.edit(brawl.encounter, 2, 0, "2")
    (line,) = [line for line in brawl.table.fights.log(brawl.encounter) if line.act.seq == 2]
    assert (line.act.answers, brawl.hearts(brawl.ada)) == (("2",), 3)
    with pytest.raises(Refused) as why:
        brawl.table.fights.edit(brawl.encounter, 2, 0, "6")
    assert "asks for more" in str(why.value)
    assert why.value.note.figures["request"] == "stand/duck"
    brawl.table.fights.edit(brawl.encounter, 2, 0, "6", "duck", "1")
    assert brawl.hearts(brawl.ada) == 1
    for place, texts in ((3, ("1",)), (0, ())):
        with pytest.raises(Refused):
            brawl.table.fights.edit(brawl.encounter, 2, place, *texts)


def no_longer_fits(brawl: Brawl, text: str) -> tuple[object, str]:
    """The act that is named where the second one is played otherwise, and why it does not fit."""
    rows = all_rows(brawl.table)
    with pytest.raises(Refused) as why:
        brawl.table.fights.edit(brawl.encounter, 2, 0, text)
    assert refused(why.value) == NO_LONGER
    assert all_rows(brawl.table) == rows
    reason = why.value.note.figures["why"]
    assert isinstance(reason, Note)
    return why.value.note.figures["seq"], reason.text


def test_an_edit_is_refused_where_a_later_act_is_refused(brawl: Brawl) -> None:
    brawl.begin()
    brawl.strike(brawl.ada, "5", "stand")
    brawl.next()
    brawl.do(SetByHand(brawl.ada.id, {"life": 1}))
    assert no_longer_fits(brawl, "6") == (4, NOTHING_SET)


def test_an_edit_is_refused_where_a_later_act_asks_more_or_less(brawl: Brawl) -> None:
    """T-4: who has a single heart left cannot duck, so that nobody asks."""
    brawl.begin()
    brawl.strike(brawl.ada, "6", "stand")
    brawl.next()
    brawl.strike(brawl.ada, "5")
    assert no_longer_fits(brawl, "4") == (4, ASKS)
    brawl.table.fights.undo_to(brawl.encounter, 2)
    brawl.strike(brawl.ada, "4", "stand")
    brawl.next()
    brawl.strike(brawl.ada, "5", "stand")
    assert no_longer_fits(brawl, "6")[0] == 4


def test_no_edit_while_something_waits_or_once_it_is_over(brawl: Brawl) -> None:
    brawl.begin()
    brawl.strike(brawl.ada, "2")
    brawl.next()
    brawl.strike(brawl.ada)
    with pytest.raises(Refused) as why:
        brawl.table.fights.edit(brawl.encounter, 2, 0, "3")
    assert refused(why.value) == ANSWER_FIRST
    brawl.table.fights.take_back(brawl.encounter)
    brawl.do(Finish())
    with pytest.raises(Refused, match="is over"):
        brawl.table.fights.edit(brawl.encounter, 2, 0, "3")


def test_back_to_an_act_keeps_an_edit_that_came_before_it(brawl: Brawl) -> None:
    brawl.begin()
    brawl.strike(brawl.ada, "6", "stand")
    brawl.next()
    brawl.next()
    brawl.table.fights.edit(brawl.encounter, 2, 0, "5")
    edited = brawl.table.fights.log(brawl.encounter)[2].fight
    rows = all_rows(brawl.table)
    brawl.strike(brawl.bo, "4")
    brawl.table.fights.undo_to(brawl.encounter, 4)
    assert brawl.fight == edited
    assert brawl.hearts(brawl.ada) == 2
    brawl.table.fights.undo(brawl.encounter)
    assert all_rows(brawl.table) == rows, "taking them back is one action"


def test_the_end_and_its_undoing(brawl: Brawl) -> None:
    brawl.begin()
    running = brawl.fight
    brawl.finish()
    assert (brawl.row.phase, brawl.fight.over, brawl.fight.acting) == ("ended", True, 0)
    with pytest.raises(Refused) as why:
        brawl.next()
    assert refused(why.value) == OVER
    brawl.table.fights.undo(brawl.encounter)
    assert (brawl.row.phase, brawl.fight) == ("running", running)
    brawl.table.fights.redo(brawl.encounter)
    assert brawl.row.phase == "ended"
    brawl.table.fights.undo_to(brawl.encounter, 2)
    assert (brawl.row.phase, brawl.fight) == ("running", running)


def test_an_end_is_not_undone_while_another_goes_on(brawl: Brawl) -> None:
    brawl.begin().finish()
    (loner,) = brawl.table.encounters.make_foes(brawl.campaign, brawl.lines["croaker"], 1)
    other = brawl.table.encounters.plan(brawl.campaign, "Otra", [loner.id], [(brawl.lines["croaker"], 1)])
    brawl.table.fights.start(other.id)
    rows = all_rows(brawl.table)
    for attempt in (
        lambda: brawl.table.fights.undo(brawl.encounter),
        lambda: brawl.table.fights.undo_to(brawl.encounter, 2),
    ):
        with pytest.raises(Refused) as why:
            attempt()
        assert refused(why.value) == ANOTHER_RUNS
    with pytest.raises(Refused):
        brawl.table.library.journal.undo(f"encounter:{brawl.encounter}")
    assert all_rows(brawl.table) == rows


def test_an_open_act_that_cannot_be_read_is_taken_back(brawl: Brawl) -> None:
    brawl.begin()
    fight, library = brawl.fight, brawl.table.library
    for column, text in (("command", "{}"), ("answers", "7")):
        brawl.strike(brawl.ada)
        library._connection.plain.execute("UPDATE action SET state = 'closed' WHERE state = 'open'")
        with library.journal.act("library", Note("test", column)):
            library._connection.plain.execute(f"UPDATE act SET {column} = ? WHERE seq = 2", (text,))
        with pytest.raises(Refused, match="cannot be read"):
            brawl.table.fights.pending(brawl.encounter)
        brawl.table.fights.take_back(brawl.encounter)
        assert (brawl.table.fights.open_act(brawl.encounter), brawl.fight) == (None, fight)


def test_an_open_act_that_asks_nothing_any_more_is_taken_back(brawl: Brawl, monkeypatch: pytest.MonkeyPatch) -> None:
    brawl.begin()
    fight = brawl.fight
    brawl.strike(brawl.ada)
    monkeypatch.setattr(TinyCombat, "deed", lambda self, fight, id, action, told: self._throw(fight.fighter(id)))
    reopened(brawl)
    with pytest.raises(Refused) as why:
        brawl.table.fights.pending(brawl.encounter)
    assert refused(why.value) == OTHERWISE
    brawl.table.fights.take_back(brawl.encounter)
    assert brawl.fight == fight


@pytest.mark.parametrize("way", ["take_back", "undo_to"])
def test_an_open_act_that_was_damaged_is_taken_back_with_its_action(brawl: Brawl, way: str) -> None:
    """The journal knows nothing of the damage, and would not undo over it."""
    brawl.begin()
    fight, library = brawl.fight, brawl.table.library
    brawl.strike(brawl.ada)
    library._connection.plain.execute("UPDATE action SET state = 'closed' WHERE state = 'open'")
    with library.journal.act("library", Note("test", "damaged")):
        library._connection.plain.execute("UPDATE act SET command = '{}' WHERE seq = 2")
    library._connection.plain.execute("UPDATE action SET state = 'open' WHERE state = 'closed'")
    if way == "take_back":
        brawl.table.fights.take_back(brawl.encounter)
    else:
        brawl.table.fights.undo_to(brawl.encounter, 2)
    assert (brawl.table.fights.open_act(brawl.encounter), brawl.fight) == (None, fight)
    brawl.next()
    assert brawl.acting() == "Croante 2"


def test_acts_that_were_damaged_are_taken_back(brawl: Brawl) -> None:
    brawl.begin()
    fight, library = brawl.fight, brawl.table.library
    brawl.next()
    with library.journal.act("library", Note("test", "damaged")):
        library._connection.plain.execute("UPDATE act SET command = '{}' WHERE seq = 2")
    brawl.table.fights.undo_to(brawl.encounter, 2)
    assert brawl.fight == fight


LOST, FILLED = "DELETE FROM act WHERE seq = 4", "UPDATE act SET after = '[]' WHERE seq = 4"


@pytest.mark.parametrize(
    ("damage", "way_on", "acts"),
    [
        (LOST, lambda brawl: brawl.next(), [1, 2, 3, 4]),
        (FILLED, lambda brawl: brawl.next(), [1, 2, 3, 4, 5]),
        (LOST, lambda brawl: brawl.table.fights.edit(brawl.encounter, 2, 0, "3"), [1, 2, 3]),
        (LOST, lambda brawl: brawl.table.fights.undo_to(brawl.encounter, 2), [1]),
    ],
)
def test_an_open_act_that_was_lost_is_in_nobodys_way(
    brawl: Brawl, damage: str, way_on: Callable[[Brawl], object], acts: list[int]
) -> None:
    """Its action is open still, as after a repair of the file; the fight goes on all the same, and back."""
    brawl.begin()
    brawl.strike(brawl.ada, "2")
    brawl.next()
    brawl.strike(brawl.ada)
    library = brawl.table.library
    library._connection.plain.execute("UPDATE action SET state = 'closed' WHERE state = 'open'")
    with library.journal.act("library", Note("test", "lost")):
        library._connection.plain.execute(damage)
    library._connection.plain.execute("UPDATE action SET state = 'open' WHERE state = 'closed'")
    assert brawl.table.fights.pending(brawl.encounter) is None
    way_on(brawl)
    assert [line.act.seq for line in brawl.table.fights.log(brawl.encounter)] == acts


def test_acts_that_cannot_be_read_are_not_played_otherwise(brawl: Brawl) -> None:
    brawl.begin()
    brawl.strike(brawl.ada, "2")
    brawl.next()
    library = brawl.table.library
    with library.journal.act("library", Note("test", "command")):
        library._connection.plain.execute("UPDATE act SET command = '{}' WHERE seq = 3")
    with pytest.raises(Refused, match="cannot be read"):
        brawl.table.fights.edit(brawl.encounter, 2, 0, "3")
    with pytest.raises(Refused):
        brawl.table.fights.edit(brawl.encounter, 9, 0, "3")


def test_back_over_an_edit_and_an_open_act(brawl: Brawl) -> None:
    brawl.begin()
    before = brawl.fight
    brawl.strike(brawl.ada, "6", "stand")
    brawl.table.fights.edit(brawl.encounter, 2, 0, "5")
    brawl.next()
    edited = brawl.table.fights.log(brawl.encounter)[1].fight
    brawl.strike(brawl.bo, "4")
    brawl.table.fights.undo_to(brawl.encounter, 4)
    assert brawl.table.fights.open_act(brawl.encounter) is None
    brawl.table.fights.undo_to(brawl.encounter, 3)
    assert brawl.fight == edited
    brawl.do(Do(brawl.ada.id, "strike", {"target": str(brawl.bo.id)}))
    brawl.table.fights.undo_to(brawl.encounter, 2)
    assert brawl.fight == before
    brawl.strike(brawl.ada, "6", "stand")
    brawl.table.fights.edit(brawl.encounter, 2, 0, "5")
    brawl.finish()
    brawl.table.fights.undo_to(brawl.encounter, 2)
    assert (brawl.row.phase, brawl.fight) == ("running", before), "its end went with them"
