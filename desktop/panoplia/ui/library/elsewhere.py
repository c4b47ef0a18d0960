# SPDX-License-Identifier: GPL-3.0-or-later
"""A library that another computer has open: a copy of it is shown, and says who has it."""

from typing import TYPE_CHECKING

from panoplia.lock import Owner
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.ui.library.offers import chosen

if TYPE_CHECKING:
    from panoplia.ui.library.program import Program

HELD = QT_TRANSLATE_NOOP(
    "library", "The library is open on the computer “{host}”. This is a copy of it to look at, of {day}, {time}."
)
STILL_THERE = QT_TRANSLATE_NOOP(
    "library",
    "“{host}” has the library {file} open. If two computers write to it at the same time, it is destroyed.",
)
IN_USE = QT_TRANSLATE_NOOP("library", "The library is open on another computer")
TRY_AGAIN = QT_TRANSLATE_NOOP("library", "Try again")
NOT_THERE = QT_TRANSLATE_NOOP("library", "It is not open there…")


def show_copy(program: "Program", owner: Owner) -> None:
    """Let a window over a copy stand in for the usual one."""
    now = program.now()
    words = note(HELD, host=owner.host, day=program.speech.day(now), time=program.speech.clock(now))
    ways = ((TRY_AGAIN, program.try_again), (NOT_THERE, lambda: _take_over(program, owner)))
    program.stand_in(program.glasses.look(program.folders.library, words, ways))


def _take_over(program: "Program", owner: Owner) -> None:
    problem = note(STILL_THERE, host=owner.host, file=str(program.folders.library))
    if chosen(program.speech, IN_USE, problem, ("keep_looking", "take_over"), program.window) == "take_over":
        program.place.lock.take_over()
        program.try_again()
