# SPDX-License-Identifier: GPL-3.0-or-later
"""Fights, commands and changes of state as texts: what was written is read as it was, and no more is written."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

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
from panoplia.rules.fights.state import Fight, Loose
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Piece
from quarrels import DOCUMENTS, after, begun, done, fighter, skirmish
from tiny_system import Wear

STRIKE = Do(3, "strike", {"target": "1"})
COMMANDS = (
    Begin((1,)), NextTurn(), STRIKE, Join(fighter(5, "foes", 1, name="Uve")), Leave(1, True), Reorder((1, 2, 4, 3)),
    SetByHand(1, {"life": 2, "acted": True}), Affect(1, "x", 2, "start", 3, -4), Lift(1), Finish(),
)  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: type(command).__name__)
def test_a_command_is_read_as_it_was_written(command: Command) -> None:
    assert DOCUMENTS.command(DOCUMENTS.write(command)) == command


@pytest.mark.parametrize(
    "text",
    ["", "{}", '{"type":"sing"}', '{"type":"affect","fighter":1,"name":5,"turn_of":1}',
     '{"type":"affect","fighter":1,"name":"x","turn_of":1,"turns":"0"}'],
)  # fmt: skip
def test_what_is_no_command_is_not_read(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        DOCUMENTS.command(text)


def test_a_fight_is_read_as_it_was_written() -> None:
    fight = after(begun(), Affect(1, "x", 2), Do(3, "throw"), NextTurn())
    assert fight.loose
    assert DOCUMENTS.fight(DOCUMENTS.write(fight)) == fight
    assert DOCUMENTS.fight(DOCUMENTS.write(skirmish())) == skirmish()


def change(before: Fight, then: Fight) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(DOCUMENTS.change(before, then))
    return found


def test_a_change_says_what_is_other_and_no_more() -> None:
    before = begun()
    hurt = done(before, STRIKE, "6", "stand").result
    assert change(before, hurt) == {
        "scene": {"blows": 1},
        "fighters": [
            {"id": 1, "condition": {"hearts": 1}},
            {"id": 3, "tally": {"acted": True, "surprised": False}},
        ],
    }
    assert change(before, before) == {}
    same = before.with_fighter(msgspec.structs.replace(before.fighter(1)))
    assert change(before, same) == {}, "made anew and equal is no change"


def test_a_piece_that_is_other_is_written_alone() -> None:
    before = begun()
    two = before.fighter(1)
    extra = msgspec.structs.replace(two.pieces[0], id=11)
    before = before.with_fighter(msgspec.structs.replace(two, pieces=(*two.pieces, extra)))
    worn = before.fighter(1).with_piece(msgspec.structs.replace(extra, wear=Wear(True)))
    (written,) = change(before, before.with_fighter(worn))["fighters"]
    assert [piece["id"] for piece in written["pieces"]] == [11]
    assert written["held"] == [10, 11]


def test_parts_of_one_pile_keep_their_places() -> None:
    """They bear one id, as when a thrown dagger was picked up that is more worn than the others."""
    before = begun()
    ada = before.fighter(1)
    (tops,) = ada.pieces
    parts = msgspec.structs.replace(tops, quantity=1), msgspec.structs.replace(tops, quantity=1, wear=Wear(True))
    parted = before.with_fighter(msgspec.structs.replace(ada, pieces=parts))
    assert DOCUMENTS.after(before, DOCUMENTS.change(before, parted)) == parted
    one = parted.with_fighter(msgspec.structs.replace(ada, pieces=parts[1:]))
    assert DOCUMENTS.after(parted, DOCUMENTS.change(parted, one)) == one


def test_what_lies_on_the_ground_is_read_typed() -> None:
    before = begun()
    piece: Piece = before.fighter(1).pieces[0]
    lying = msgspec.structs.replace(before, loose=(Loose(piece, 1),))
    assert DOCUMENTS.after(before, DOCUMENTS.change(before, lying)) == lying


@given(st.lists(st.tuples(st.sampled_from(COMMANDS[1:-1]), st.integers(1, 6)), max_size=12))
def test_the_changes_one_after_the_other_are_the_state(played: list[tuple[Command, int]]) -> None:
    """Whatever is done, the fold of what was written is the live state."""
    live = told = begun()
    for command, face in played:
        before = live
        try:
            answers = [] if not isinstance(command, Do) else [str(face), *(["stand"] if face > 3 else [])]
            hearts = live.fighter(1).condition.hearts
            live = done(live, command, *answers[: 1 if hearts < 2 else 2]).result
        except Refused:
            continue
        told = DOCUMENTS.after(told, DOCUMENTS.change(before, live))
        assert told == live
        assert DOCUMENTS.fight(DOCUMENTS.write(live)) == live
