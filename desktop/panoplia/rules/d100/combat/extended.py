# SPDX-License-Identifier: GPL-3.0-or-later
"""Actions that go on over turns: how they begin, and what they are (PC-23)."""

from collections.abc import Callable

from panoplia.rules.d100.combat.tally import TURN, Extended, Work
from panoplia.rules.d100.combat.turn import FULL, HALF, VARIES, Turn, simply
from panoplia.rules.d100.gear import SpellTime
from panoplia.rules.fights.combat import Deed
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note

BEGINS = QT_TRANSLATE_NOOP("d100", "{name} begins: {what}. It goes on in a later turn.")
GOES_ON = QT_TRANSLATE_NOOP("d100", "{name} goes on: {what}.")
TIMES: dict[SpellTime, tuple[int, ...]] = {"half": (1,), "full": (TURN,), "full+half": (TURN, 1)}
"""The half actions of each step of a spell; of one that is ``extended`` the table says how many (PC-79)."""


def begun(
    turn: Turn, work: Work, what: str, words: Words, steps: tuple[int, ...], finish: Callable[[int], Deed],
    channelled: bool = False,
) -> Deed:  # fmt: skip
    """The first step of something; where it is the only one, ``finish`` does it, and is told what it takes."""
    if len(steps) == 1:
        return finish(steps[0])
    left = Extended(work, what, steps[1:], channelled)
    said = note(BEGINS, "PC-23", name=turn.fighter.name, what=words)
    return simply(turn, steps[0], said, extended=left, cast=work == "cast" or turn.tally.cast)


def went_on(turn: Turn, under_way: Extended, words: Words) -> Deed:
    """A step that is not the last one."""
    left = Extended(under_way.kind, under_way.what, under_way.steps[1:], under_way.channelled)
    said = note(GOES_ON, "PC-23", name=turn.fighter.name, what=words)
    return simply(turn, under_way.steps[0], said, extended=left, cast=under_way.kind == "cast" or turn.tally.cast)


def taking(steps: tuple[int, ...]) -> Words:
    """What an action of these steps takes of a turn."""
    if len(steps) > 1:
        return VARIES
    return FULL if steps and steps[0] == TURN else HALF
