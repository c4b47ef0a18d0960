# SPDX-License-Identifier: GPL-3.0-or-later
"""Arrows and bolts that are gathered after a fight (PC-91)."""

import msgspec

from panoplia.rules.d100.percent import Count
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Play, Pool

BUNDLE = 5
"""Ammunition is sold in bundles of so many."""
RECOVERED = QT_TRANSLATE_NOOP("d100", "whole and found again")
BREAKS = QT_TRANSLATE_NOOP("d100", "broken by the hit")


class RecoverInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many arrows or bolts were shot in the fight."""

    shot: Count


class RecoverResult(msgspec.Struct, frozen=True):
    """How many are found and whole, and how many are not."""

    recovered: int
    lost: int


def recover(case: RecoverInput) -> Play:
    """Each one that was shot is lost or broken by an even chance (PC-91)."""
    answer = yield Pool(case.shot, RECOVERED)
    recovered: int = answer.outcome
    yield note(
        QT_TRANSLATE_NOOP("d100", "Of {shot} shot, found again: {recovered}, lost or broken: {lost}."), "PC-91",
        shot=case.shot, recovered=recovered, lost=case.shot - recovered,
    )  # fmt: skip
    return RecoverResult(recovered, case.shot - recovered)


def struck() -> Play:
    """A hit with an arrow or bolt in hand breaks it by an even chance (PC-91). Returns whether it broke."""
    answer = yield Pool(1, BREAKS)
    broke = bool(answer.outcome)
    yield note(
        QT_TRANSLATE_NOOP("d100", "It breaks.") if broke else QT_TRANSLATE_NOOP("d100", "It stays whole."), "PC-91"
    )
    return broke
