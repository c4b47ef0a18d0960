# SPDX-License-Identifier: GPL-3.0-or-later
"""What a character can try from the sheet: a test, an attack, a dodge, a usage die, a new level.

A trial is told its circumstances first; they make an attempt, whose odds are known before a die is rolled.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from panoplia.rules.editors import Editor
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note
from panoplia.rules.script import Script
from panoplia.rules.system import Case, Job, Piece

NAMED = QT_TRANSLATE_NOOP("trials", "{piece}: {said}")


class Tick(msgspec.Struct, frozen=True, tag=True):
    """A circumstance that holds or does not."""


class Circumstance(msgspec.Struct, frozen=True):
    """One thing that a person says before the dice; ``start`` is what is taken where they say nothing.

    ``effect`` tells in a word or two what it brings: *Disadvantage*. One that is said ``only`` in a certain case is
    asked while another circumstance, named first, has one of the values that follow.
    """

    id: str
    label: Words
    editor: Editor | Tick
    start: int | str | bool
    effect: Words = ""
    clause: str = ""
    only: tuple[str, ...] = ()


Told = Mapping[str, int | str | bool]
"""What was said of each circumstance, by its id."""


def complete(circumstances: Iterable[Circumstance], told: Told) -> Told:
    """What was told, and of the rest what they start with."""
    return {each.id: told.get(each.id, each.start) for each in circumstances}


def asked(circumstances: Iterable[Circumstance], told: Told) -> tuple[str, ...]:
    """The ids of those that are asked under what was told; who is asked ``only`` after one that is not, is not."""
    found: dict[str, str] = {}
    for each in circumstances:
        if not each.only or found.get(each.only[0]) in each.only[1:]:
            found[each.id] = str(told.get(each.id, each.start))
    return tuple(found)


class Effects(msgspec.Struct, frozen=True):
    """What an attempt leaves behind. ``None`` and items that are not named stay as they are."""

    statistics: Any = None
    condition: Any = None
    wear: Mapping[int, Any] = {}
    """The new wear of pieces, by ``Piece.id``."""


def no_effects(_result: Any) -> Effects:
    """Of what only tells something."""
    return Effects()


def nothing_carried_on(_result: Any) -> Told:
    """Where the next attempt begins as this one did."""
    return {}


def leading_nowhere(_result: Any) -> str:
    """Of what is over with its result."""
    return ""


class Attempt(msgspec.Struct, frozen=True):
    """A trial under its circumstances. ``case`` groups results into the bars of the odds, in the order of ``cases``.

    ``sources`` name each edge and modifier and what remains of them; ``sentence`` tells the result in a line.
    ``carried_on`` is what a result changes of the circumstances of the next attempt: the target is hurt by now.
    ``leads_to`` is the id of a trial that a result calls for: fate, where someone dies.
    """

    script: Script
    cases: Mapping[Any, Case]
    case: Callable[[Any], Any]
    sentence: Callable[[Any], Words]
    effects: Callable[[Any], Effects] = no_effects
    carried_on: Callable[[Any], Told] = nothing_carried_on
    sources: tuple[Words, ...] = ()
    leads_to: Callable[[Any], str] = leading_nowhere


class Trial(msgspec.Struct, frozen=True):
    """Something to try, or the reason why it cannot be. Where ``refusal`` is set, nothing below it is used.

    ``attempt`` raises ``Refused``, with the circumstance as its path, for a text that it cannot read.
    """

    id: str
    title: Words
    clause: str
    explanation: Words
    refusal: Note | None = None
    circumstances: tuple[Circumstance, ...] = ()
    attempt: Callable[[Told], Attempt] | None = None


def attempt_of_job(job: Job, piece: Piece) -> Attempt:
    """A job of the workshop done from the sheet: what it comes to is told after the piece's name."""
    assert job.script is not None
    return Attempt(
        script=job.script,
        cases=job.cases,
        case=job.case,
        sentence=lambda result: note(NAMED, piece=piece.name, said=job.sentence(result)),
        effects=lambda result: Effects(wear={piece.id: job.wear(result)}),
        sources=(job.terms,) if job.terms else (),
    )
