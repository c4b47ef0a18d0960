# SPDX-License-Identifier: GPL-3.0-or-later
"""Acts of a fight taken back and played otherwise."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from panoplia.rules.drivers import Waiting, replay
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.refusal import Refused
from panoplia.store.library import Library
from panoplia.store.reading import ACT_GONE
from panoplia.store.records import Act, Damaged
from panoplia.table.acting import ANSWER_FIRST, close_left_open, fight_scope, label_of
from panoplia.table.courses import ACT_UNREADABLE, Course, Line, begun, changed
from panoplia.table.reading import Reading

if TYPE_CHECKING:
    from panoplia.rules.drivers import Session
    from panoplia.rules.fights.commands import Command
    from panoplia.rules.fights.state import Fight

EDITED = QT_TRANSLATE_NOOP("table", "Act {seq} played otherwise: {told}")
BACK_TO = QT_TRANSLATE_NOOP("table", "%n act(s) taken back, to before “{told}”")
LESS = QT_TRANSLATE_NOOP("table", "The open act taken back by one answer")
IS_OVER = QT_TRANSLATE_NOOP(
    "table", "The fight “{encounter}” is over: undo its end first, then acts can be played otherwise."
)
IS_APPLIED = QT_TRANSLATE_NOOP(
    "table", "The aftermath of the fight “{encounter}” is applied: undo that first, in the campaign."
)
NO_ANSWER = QT_TRANSLATE_NOOP(
    "table", "Act {seq} has no such answer to change ({count} were given): choose one of them, and say another."
)
ASKS_MORE = QT_TRANSLATE_NOOP("table", "Played so, act {seq} asks for more: {why} ({request}). Say it as well.")
NO_LONGER = QT_TRANSLATE_NOOP("table", "Played so, act {seq} (“{told}”) no longer fits: {why}")
ASKS = QT_TRANSLATE_NOOP("table", "it asks for more: {why} ({request})")


class Rewriting:
    """Takes acts back and plays them otherwise, each time as one action of the fight."""

    def __init__(self, library: Library, reading: Reading) -> None:
        self._library = library
        self._reading = reading

    def edit(self, course: Course, seq: int, place: int, texts: Sequence[str]) -> Course:
        """Other answers of an act from ``place`` on; what came after it is played again on what comes of it."""
        if course.row.phase != "running":
            raise Refused(IS_OVER, encounter=course.row.name)
        if course.open:
            raise Refused(ANSWER_FIRST, encounter=course.row.name)
        edited, *later = self._from(course, seq)
        before = course.before(seq)
        session = _edited(course, before, edited, place, texts)
        label = label_of(session)
        written = [_written(course, before, edited.act, session)]
        for line in later:
            before = session.result
            session = _again(course, before, line)
            written.append(_written(course, before, line.act, session))
        told = note(EDITED, seq=seq, told=label)
        close_left_open(self._library, course)
        with self._library.journal.act(fight_scope(course.row.id), told):
            for act, fields in written:
                if fields:
                    self._library.change(act, **fields)
        return self._reading.courses.of(course.row.id)

    def take_back(self, course: Course) -> None:
        """Take back the last answer of the open act, or the act."""
        scope, waiting = fight_scope(course.row.id), course.open
        assert waiting is not None
        if any(line.state == "open" for line in self._library.journal.history(scope, limit=1)):
            try:
                self._library.journal.undo(scope)
            except Refused:
                if waiting.session is not None:
                    raise
                # What damaged the act is not remembered, so that the journal cannot take it back.
            else:
                return
        # A newer version of the program has closed the action that was open, or the act is damaged.
        with self._library.journal.act(scope, note(LESS), go_on=True):
            if waiting.session is not None and waiting.act.answers and not isinstance(waiting.act.answers, Damaged):
                self._library.change(waiting.act, answers=waiting.act.answers[:-1])
            else:
                self._library.remove(waiting.act)

    def undo_to(self, course: Course, seq: int) -> None:
        """Undo the actions of these acts, where nothing else was done since the first; else remove the acts."""
        journal, scope = self._library.journal, fight_scope(course.row.id)
        if course.row.phase == "applied":
            raise Refused(IS_APPLIED, encounter=course.row.name)
        self._reading.courses.refuse_another(course.row)
        if course.open and course.open.session is None and course.open.act.seq >= seq:
            whole, course = course.open.act.seq == seq, self._without_open(course)
            if whole:
                return
        acts = [act for act in _acts(course) if act.seq >= seq]
        if not acts or acts[0].seq != seq:
            raise Refused(ACT_GONE)
        action = self._action_of(acts[0])
        undone = journal.down_to(scope, action) if action else []
        if len(undone) == len(acts):
            try:
                journal.undo_to(scope, undone[-1])
            except Refused:
                if not any(_is_damaged(line) for line in course.lines if line.act.seq >= seq):
                    raise
            else:
                return
        if course.open:
            self.take_back_whole(course)
            acts = acts[:-1]
        if not acts:
            return
        label = note(BACK_TO, n=len(acts), told=_name(course, acts[0]))
        close_left_open(self._library, course)
        with journal.act(scope, label):
            if course.row.phase == "ended":
                self._library.change(course.row, phase="running")
            for act in reversed(acts):
                self._library.remove(act)

    def take_back_whole(self, course: Course) -> None:
        """Take back all of the open act."""
        self._without_open(course)

    def _without_open(self, course: Course) -> Course:
        while course.open:
            self.take_back(course)
            course = self._reading.courses.of(course.row.id)
        return course

    def _from(self, course: Course, seq: int) -> list[Line]:
        lines = [line for line in course.lines if line.act.seq >= seq]
        if not lines or lines[0].act.seq != seq:
            raise Refused(ACT_GONE)
        return lines

    def _action_of(self, act: Act) -> int | None:
        """The action that brought an act, where it is remembered."""
        lines = self._library.journal.history(table="act", row=act.id)
        came = [line for line in lines if any(change.kind == "insert" for change in line.changes)]
        return came[0].action if came else None


def _acts(course: Course) -> Iterator[Act]:
    yield from (line.act for line in course.lines)
    if course.open:
        yield course.open.act


def _edited(course: Course, before: "Fight", line: Line, place: int, texts: Sequence[str]) -> "Session":
    """The act with other answers; those that are left over are dropped."""
    command, answers, seq = _readable(line), line.act.answers, line.act.seq
    if isinstance(answers, Damaged) or not texts or not 0 <= place < len(answers):
        count = 0 if isinstance(answers, Damaged) else len(answers)
        raise Refused(NO_ANSWER, "place", seq=seq, count=count)
    session = begun(course, before, command)
    for text in (*answers[:place], *texts, *answers[place + len(texts) :]):
        if session.done:
            break
        session.answer(text)
    if session.pending is not None:
        request = session.pending
        raise Refused(ASKS_MORE, "answers", seq=seq, why=request.why, request=request.name)
    return session


def _again(course: Course, before: "Fight", line: Line) -> "Session":
    """A later act with its own answers on another state."""
    from panoplia.rules.fights.acts import step

    command, answers = _readable(line), line.act.answers
    assert not isinstance(answers, Damaged)
    try:
        return replay(lambda: step(course.combat, before, command), answers)
    except Refused as refused:
        why = refused.note
    except Waiting as waiting:
        why = note(ASKS, why=waiting.request.why, request=waiting.request.name)
    raise Refused(NO_LONGER, "answers", seq=line.act.seq, told=_name(course, line.act), why=why)


def _is_damaged(line: Line) -> bool:
    """Whether anything of an act cannot be read."""
    unreadable = line.remark is not None and line.remark.text == ACT_UNREADABLE
    return (
        line.command is None
        or unreadable
        or isinstance(line.act.answers, Damaged)
        or isinstance(line.act.notes, Damaged)
    )


def _readable(line: Line) -> "Command":
    if line.command is None or isinstance(line.act.answers, Damaged):
        raise Refused(ACT_UNREADABLE)
    return line.command


def _written(course: Course, before: "Fight", act: Act, session: "Session") -> tuple[Act, dict[str, Any]]:
    """An act with those of its columns that become other ones."""
    fields = {
        "answers": tuple(asked.text for asked in session.asked),
        "notes": tuple(session.notes),
        "after": changed(course, before, session.result),
    }
    return act, {name: value for name, value in fields.items() if getattr(act, name) != value}


def _name(course: Course, act: Act) -> Any:
    """An act by the last thing that was noted of it."""
    notes = () if isinstance(act.notes, Damaged) else act.notes
    return notes[-1] if notes else f"{course.row.name} {act.seq}"
