# SPDX-License-Identifier: GPL-3.0-or-later
"""Any trial of any character, told anything that its form lets be told, and what holds of each in every system."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from hypothesis import strategies as st

from panoplia.rules.drivers import Session, replay
from panoplia.rules.editors import Line, Number, Pick, Prose
from panoplia.rules.notes import plain
from panoplia.rules.odds import Odds
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Subject, System
from panoplia.rules.trial import Attempt, Circumstance, Tick, Trial

Case = tuple[Subject, Trial, dict[str, Any]]
"""Who tries what, and what is told of its circumstances."""
Numbers = Callable[[int, int], st.SearchStrategy[int]]
"""Which numbers to tell between a lowest and a highest one."""


@st.composite
def tries(
    draw: st.DrawFn,
    system: System,
    subjects: st.SearchStrategy[Subject],
    numbers: Numbers,
    lines: st.SearchStrategy[str],
) -> Case:
    """Each kind of trial as often as the next, however many weapons there are to attack with."""
    subject = draw(subjects)
    found = system.trials(subject)
    kind = draw(st.sampled_from(sorted({_kind(each) for each in found})))
    trial = draw(st.sampled_from([each for each in found if _kind(each) == kind]))
    if trial.refusal:
        return subject, trial, {}
    told = {each.id: draw(_values(each, numbers, lines)) for each in trial.circumstances if draw(st.booleans())}
    return subject, trial, told


def _kind(trial: Trial) -> str:
    return trial.id.split(":")[0]


def _values(circumstance: Circumstance, numbers: Numbers, lines: st.SearchStrategy[str]) -> st.SearchStrategy[Any]:
    match circumstance.editor:
        case Tick():
            return st.booleans()
        case Number(lowest, highest):
            return numbers(lowest, highest)
        case Pick(options):
            return st.sampled_from([key for key, _ in options])
        case Line() | Prose():
            return lines


def begun(case: Case, book: str) -> Attempt | None:
    """The attempt, or nothing where the ``book`` was cited for why it cannot be made so."""
    _subject, trial, told = case
    if trial.refusal:
        assert trial.explanation == trial.refusal
        return None
    assert trial.attempt is not None
    try:
        return trial.attempt(told)
    except Refused as error:
        refusal = error
    assert refusal.path in {each.id for each in trial.circumstances}
    assert refusal.note.clause.startswith(book)
    return None


def are_told_apart(found: Sequence[Trial]) -> None:
    """Each has an id of its own and words, and asks each circumstance once and within its bounds."""
    assert len({each.id for each in found}) == len(found)
    for each in found:
        assert plain(each.title)
        assert plain(each.explanation)
        ids = [circumstance.id for circumstance in each.circumstances]
        assert len({*ids}) == len(ids)
        for circumstance in each.circumstances:
            assert not circumstance.only or circumstance.only[0] in ids
            if isinstance(circumstance.editor, Number):
                assert circumstance.editor.lowest <= int(circumstance.start) <= circumstance.editor.highest


def tells_every_result(attempt: Attempt, counted: Odds) -> None:
    """The odds add up, and every result has its bar and its sentence."""
    assert sum(p for _, p in counted.outcomes) + counted.left_out == 1
    for result, _ in counted.outcomes:
        assert attempt.case(result) in attempt.cases
        assert plain(attempt.sentence(result))
    assert all(plain(line) for line in attempt.sources)


def leaves_behind(case: Case, attempt: Attempt, rolled: Session, shapes: tuple[type, type, type]) -> tuple[Any, Any]:
    """The statistics and the condition that an attempt leaves, which are valid; played again, it is the same.

    ``shapes`` are those of statistics, condition and wear.
    """
    subject, trial, _told = case
    effects = attempt.effects(rolled.result)
    written, condition, wear = shapes
    documents = ((effects.statistics, written), (effects.condition, condition),
                 *((each, wear) for each in effects.wear.values()))  # fmt: skip
    for document, shape in documents:
        if document is not None:
            assert msgspec.convert(msgspec.to_builtins(document), shape) == document
    assert {*effects.wear} <= {each.id for each in subject.pieces}
    assert {*attempt.carried_on(rolled.result)} <= {each.id for each in trial.circumstances}
    again = replay(attempt.script, [asked.text for asked in rolled.asked])
    assert (again.result, again.notes) == (rolled.result, rolled.notes)
    return effects.statistics or subject.statistics, effects.condition or subject.condition
