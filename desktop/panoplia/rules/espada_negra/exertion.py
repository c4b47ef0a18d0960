# SPDX-License-Identifier: GPL-3.0-or-later
"""Effort of a character on the sheet: where there can be any, and what it takes (EN-5, EN-30, EN-33, EN-37)."""

from collections.abc import Iterator
from typing import Any

import msgspec

from panoplia.rules.editors import Number
from panoplia.rules.espada_negra.character import MOST_EFFORT, Condition
from panoplia.rules.espada_negra.person import Person
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Choice, Play
from panoplia.rules.trial import Circumstance, Effects, Told

SPEND = "spend"


class Exerted(msgspec.Struct, frozen=True):
    """What a rule came to, and the stamina that was spent on it."""

    result: Any
    spent: int


def exerted(play: Play) -> Play:
    """The same play, with the points of stamina counted that are spent in it."""
    spent, answer = 0, None
    while True:
        try:
            said = play.send(answer) if answer is not None else next(play)
        except StopIteration as end:
            return Exerted(end.value, spent)
        answer = yield said
        spent += isinstance(said, Choice) and answer.outcome == SPEND


def effort_told(person: Person) -> Iterator[Circumstance]:
    """How much of the turn's effort is gone, of those who could spend any."""
    if _can_exert(person):
        yield Circumstance(
            "spent", QT_TRANSLATE_NOOP("espada-negra", "Effort spent in this turn"), Number(0, MOST_EFFORT), 0,
            note(QT_TRANSLATE_NOOP("espada-negra", "at most {limit}"), limit=person.statistics.effort_limit), "EN-5",
        )  # fmt: skip


def effort(person: Person, runes: int, thrown: int, said: Told) -> int | None:
    """The runes that a point of stamina brings to a check of ``thrown`` (EN-5).

    ``None`` where none can be spent, or no rune would be thrown even so.
    """
    if runes <= 0 or thrown + runes <= 0:
        return None
    if not _can_exert(person) or int(said["spent"]) >= person.statistics.effort_limit:
        return None
    return runes


def _can_exert(person: Person) -> bool:
    """The stunned keep their effort for evading and against damage (EN-30)."""
    condition = person.condition
    return bool(condition.stamina and person.statistics.effort_limit and not condition.stunned)


def after_effort(condition: Condition, spent: int) -> Condition:
    """With so much less stamina, and as much less concentration (EN-5, EN-37)."""
    return msgspec.structs.replace(
        condition, stamina=max(condition.stamina - spent, 0), concentration=max(condition.concentration - spent, 0)
    )


def left_behind(before: Condition, after: Condition) -> Effects:
    """The effects of what changes a condition, or not."""
    return Effects() if after == before else Effects(condition=after)
