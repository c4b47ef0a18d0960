# SPDX-License-Identifier: GPL-3.0-or-later
"""Rest, and ammunition after a fight (PC-60, PC-91)."""

import pytest

from panoplia.rules.d100.recovery import RestInput, is_heavy, wounds_after
from panoplia.rules.drivers import replay
from panoplia.rules.from_json import from_json
from panoplia.rules.refusal import Refused
from playing import clauses, resolve, script

REST, RECOVER = "d100.rest", "d100.recover"


@pytest.mark.parametrize(
    ("wounds", "most", "days", "after"),
    [
        (3, 12, 9, 6),  # a week to 4, then two days
        (3, 12, 6, 3), (3, 12, 7, 4), (3, 12, 8, 5),
        (1, 12, 21, 4), (1, 12, 20, 3), (0, 12, 27, 3), (0, 12, 28, 4), (0, 12, 30, 6),
        (4, 12, 1, 5), (4, 12, 8, 12), (4, 12, 999, 12), (12, 12, 5, 12), (11, 12, 0, 11),
        (2, 3, 7, 3), (2, 3, 999, 3), (0, 0, 99, 0), (2, 4, 14, 4),
    ],
)  # fmt: skip
def test_pc60_one_a_week_to_3_then_one_a_day(wounds: int, most: int, days: int, after: int) -> None:
    assert resolve(REST, {"wounds": wounds, "wounds_max": most, "days": days}) == {"wounds": after}


def test_pc60_a_week_that_is_not_full_is_not_kept() -> None:
    twice = wounds_after(wounds_after(2, 12, 6), 12, 1)
    assert (twice, wounds_after(2, 12, 7)) == (2, 3)


def test_pc60_heavily_wounded_is_3_or_fewer() -> None:
    assert [is_heavy(wounds) for wounds in (0, 3, 4)] == [True, True, False]
    assert clauses(replay(script(REST, {"wounds": 3, "wounds_max": 12, "days": 9}), [])) == ["PC-60"]


@pytest.mark.parametrize("case", ['{"wounds":13,"wounds_max":12,"days":1}', '{"wounds":1,"wounds_max":12,"days":-1}'])
def test_what_cannot_be_is_refused(case: str) -> None:
    with pytest.raises(Refused):
        from_json(case, RestInput)


def test_pc91_arrows_are_one_request_answered_by_how_many_are_found() -> None:
    session = replay(script(RECOVER, {"shot": 7}), ["4"])
    assert [asked.request.name for asked in session.asked] == ["7d2"]
    assert (session.result.recovered, session.result.lost) == (4, 3)
    assert clauses(session) == ["PC-91"]


@pytest.mark.parametrize("answer", ["8", "-1", "1+1", ""])
def test_pc91_no_more_than_were_shot(answer: str) -> None:
    with pytest.raises(Refused, match="7"):
        replay(script(RECOVER, {"shot": 7}), [answer])


def test_pc91_nothing_shot_is_nothing_asked() -> None:
    assert resolve(RECOVER, {"shot": 0}) == {"recovered": 0, "lost": 0}
