# SPDX-License-Identifier: GPL-3.0-or-later
import random

import pytest

from panoplia.rules.drivers import Session, Waiting, replay, roll
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Dice, Play

WHY = QT_TRANSLATE_NOOP("test", "trying")
TOLD = QT_TRANSLATE_NOOP("test", "So far {total}.")


def two_dice() -> Play:
    total = 0
    for size in (6, 8):
        yield Dice((), WHY)
        answer = yield Dice((size,), WHY)
        total += answer.outcome
        yield note(TOLD, "T-1", total=total)
    return total


def test_a_session_waits_and_ends() -> None:
    session = Session(two_dice)
    assert session.pending is not None
    assert session.pending.name == "d6"
    session.answer("4")
    assert [told.in_english() for told in session.notes] == ["So far 4."]
    session.answer("5")
    assert (session.done, session.result) == (True, 9)
    assert [asked.notes_before for asked in session.asked] == [0, 1]


def test_a_wrong_answer_changes_nothing() -> None:
    session = Session(two_dice)
    with pytest.raises(Refused, match="1 to 6"):
        session.answer("7")
    assert session.pending is not None
    assert session.pending.name == "d6"
    session.answer("1")
    session.answer("1")
    with pytest.raises(Refused, match="one answer too many"):
        session.answer("1")


def test_back_takes_one_answer_and_its_notes() -> None:
    session = Session(two_dice)
    session.back()
    session.answer("4")
    session.answer("5")
    session.back()
    assert (len(session.asked), len(session.notes), session.done, session.result) == (1, 1, False, None)
    session.back()
    session.back()
    assert session.asked == []


def test_replay_says_what_it_waits_for_and_what_is_too_much() -> None:
    assert replay(two_dice, ["1", "8"]).result == 9
    with pytest.raises(Waiting) as waiting:
        replay(two_dice, ["1"])
    assert waiting.value.request.name == "d8"
    with pytest.raises(Refused, match="“3” is one answer too many"):
        replay(two_dice, ["1", "8", "3", "4"])


def test_the_same_seed_rolls_the_same() -> None:
    assert roll(two_dice, random.Random(3)).asked == roll(two_dice, random.Random(3)).asked
