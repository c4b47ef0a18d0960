# SPDX-License-Identifier: GPL-3.0-or-later
"""How fights went: their acts put together with the states that they led to, each read once and checked once."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import System
from panoplia.store.documents import tidy
from panoplia.store.faults import Fault
from panoplia.store.library import Library
from panoplia.store.records import Act, Damaged, Encounter, Phase, Report

if TYPE_CHECKING:
    # Imported when a fight is first read: a start must not wait for them.
    from panoplia.rules.drivers import Session
    from panoplia.rules.fights.combat import Combat
    from panoplia.rules.fights.commands import Command
    from panoplia.rules.fights.documents import FightDocuments
    from panoplia.rules.fights.state import Fight, Fighter

NO_COMBAT = QT_TRANSLATE_NOOP("table", "The rules “{system}” have no combat chapter here, so no fight can be run.")
NOT_STARTED = QT_TRANSLATE_NOOP("table", "The fight “{encounter}” is only planned: start it first.")
START_UNREADABLE = QT_TRANSLATE_NOOP("table", "The fight “{encounter}” cannot be read; it is kept as it is.")
ACT_UNREADABLE = QT_TRANSLATE_NOOP("table", "This act cannot be read; it is kept as it is.")
ANOTHER_RUNS = QT_TRANSLATE_NOOP(
    "table",
    "The fight “{encounter}” is going on in this campaign: end it first. It stands as it was left, however long "
    "nothing is done in it.",
)
OTHERWISE = QT_TRANSLATE_NOOP(
    "table", "By today's rules this act comes out otherwise than it was played; what was played stands."
)
CANNOT_GO_ON = QT_TRANSLATE_NOOP(
    "table", "By today's rules this act cannot go on ({why}): take it back and do it again."
)
FIGHT_TABLES = frozenset({"encounter", "act"})

_UNREADABLE = (msgspec.DecodeError, LookupError, TypeError, ValueError)
"""What a text of a fight that is none raises, whatever stands in it."""


class Line(msgspec.Struct, frozen=True):
    """An act that is over, and the state after it. A ``remark`` says where the rules of today disagree.

    ``command`` is ``None`` where it cannot be read.
    """

    act: Act
    command: "Command | None"
    fight: "Fight"
    remark: Note | None = None

    @property
    def notes(self) -> tuple[Note, ...]:
        """What was noted when it was played."""
        return (note(ACT_UNREADABLE),) if isinstance(self.act.notes, Damaged) else self.act.notes


class Open(msgspec.Struct, frozen=True):
    """An act that waits for an answer; ``session`` is ``None``, and ``remark`` says why, where it cannot go on."""

    act: Act
    command: "Command | None"
    session: "Session | None"
    remark: Note | None = None


class Course(msgspec.Struct, frozen=True):
    """A fight that has begun: its start, its acts with their states, and the act that is open."""

    row: Encounter
    combat: "Combat"
    documents: "FightDocuments"
    start: "Fight"
    lines: tuple[Line, ...] = ()
    open: Open | None = None

    @property
    def fight(self) -> "Fight":
        """The state now: that before the act which is open."""
        return self.lines[-1].fight if self.lines else self.start

    @property
    def entered(self) -> "Mapping[int, Fighter]":
        """Everyone who is or was in it, by their characters, as they came in."""
        now = {fighter.id for fighter in self.fight.fighters}
        return {fighter.id: fighter for fighter in self._all() if fighter.id in now}

    @property
    def items(self) -> Mapping[int, int]:
        """The characters that brought each item."""
        return {piece.id: fighter.id for fighter in self.entered.values() for piece in fighter.pieces}

    def before(self, seq: int) -> "Fight":
        """The state before an act."""
        return next((line.fight for line in reversed(self.lines) if line.act.seq < seq), self.start)

    def _all(self) -> "Iterator[Fighter]":
        from panoplia.rules.fights.commands import Join

        yield from self.start.fighters
        yield from (line.command.fighter for line in self.lines if isinstance(line.command, Join))


Token = tuple[tuple[int, int], int]


class Courses:
    """The fights of a library that have begun. What was read is kept while nothing of it has changed."""

    def __init__(self, library: Library, systems: Mapping[str, System]) -> None:
        self._library = library
        self._systems = systems
        self._edition = 0
        self._kept: dict[int, tuple[Token, Course]] = {}
        self._begun: tuple[Token, tuple[tuple[int, int, Phase], ...]] | None = None
        library.journal.subscribe(self._on_report)

    def of(self, encounter: int) -> Course:
        """How a fight went; ``Refused`` for one that is only planned, and where it cannot be read."""
        token, kept = self._token(), self._kept.get(encounter)
        if kept and kept[0] == token and not self._library.journal.writing:
            return kept[1]
        course = self._read(self._library.encounter(encounter), kept[1] if kept else None)
        # What is written at this moment may be taken back: it is compared again by whoever asks next.
        self._kept[encounter] = ((0, 0), -1) if self._library.journal.writing else token, course
        return course

    def begun(self, campaign: int) -> list[Course]:
        """The fights of a campaign that have begun and are not applied; those that cannot be read own nothing."""
        found = []
        for id, place, _ in self.phases():
            if place == campaign:
                try:
                    found.append(self.of(id))
                except Fault:
                    raise
                except Refused:
                    continue
        return found

    def with_character(self, campaign: int, character: int) -> Course | None:
        """The fight that a character is in."""
        return next((course for course in self.begun(campaign) if course.fight.has(character)), None)

    def phases(self) -> tuple[tuple[int, int, Phase], ...]:
        """Fights that have begun and are not applied: id, campaign and phase."""
        token = self._token()
        if self._begun is None or self._begun[0] != token or self._library.journal.writing:
            begun = tuple(self._library.begun())
            if self._library.journal.writing:
                return begun
            self._begun = token, begun
        return self._begun[1]

    def refuse_another(self, row: Encounter) -> None:
        """``Refused`` while another fight of the same campaign is going on."""
        for id, campaign, phase in self.phases():
            if campaign == row.campaign and phase == "running" and id != row.id:
                raise Refused(ANOTHER_RUNS, encounter=self._library.encounter(id).name)

    def rules_of(self, system: str) -> "tuple[Combat, FightDocuments]":
        """The combat chapter of a rule system, and how its fights are written; ``Refused`` where it has none."""
        from panoplia.rules.fights.documents import FightDocuments

        known = self._systems.get(system)
        combat = known.combat if known else None
        if known is None or combat is None:
            raise Refused(NO_COMBAT, system=known.name if known else system)
        return combat, FightDocuments(known, combat)

    def _token(self) -> Token:
        return self._library.version, self._edition

    def _on_report(self, report: Report) -> None:
        if any(change.table in FIGHT_TABLES for change in report.changes):
            self._edition += 1

    def _read(self, row: Encounter, kept: Course | None) -> Course:
        if not row.start:
            raise Refused(NOT_STARTED, encounter=row.name)
        if kept is None or kept.row.start != row.start:
            combat, documents = self.rules_of(self._library.campaign(row.campaign).system)
            try:
                kept = Course(row, combat, documents, documents.fight(row.start))
            except _UNREADABLE as error:
                raise Refused(START_UNREADABLE, encounter=row.name) from error
        if row.phase == "running" and kept.row.phase != "running":
            # It goes on after its end was undone: what was only read back is played again.
            kept = msgspec.structs.replace(kept, lines=())
        acts = self._library.acts(row.id)
        return _continued(msgspec.structs.replace(kept, row=row), acts)


def _continued(kept: Course, acts: Sequence[Act]) -> Course:
    """The course with the acts as they are now; what was read of the same acts before is not read again."""
    lines: list[Line] = []
    for line, act in zip(kept.lines, acts, strict=False):
        if line.act != act:
            break
        lines.append(line)
    waiting = None
    for act in acts[len(lines) :]:
        before = lines[-1].fight if lines else kept.start
        if act.after:
            lines.append(_line(kept, before, act))
        else:
            waiting = kept.open if kept.open and kept.open.act == act else _open(kept, before, act)
    return msgspec.structs.replace(kept, lines=tuple(lines), open=waiting)


def _line(course: Course, before: "Fight", act: Act) -> Line:
    """An act that is over: of a fight that runs it is played again, and what is stored wins."""
    try:
        command = course.documents.command(act.command)
    except _UNREADABLE:
        command = None
    if course.row.phase == "running" and command is not None:
        again = replayed(course, before, command, act.answers)
        if again is not None and changed(course, before, again) == act.after:
            return Line(act, command, again)
    remark = OTHERWISE if course.row.phase == "running" else None
    try:
        after = course.documents.after(before, act.after)
    except _UNREADABLE:
        after, remark = before, ACT_UNREADABLE
    return Line(act, command, after, note(remark) if remark else None)


def _open(course: Course, before: "Fight", act: Act) -> Open:
    try:
        command = course.documents.command(act.command)
        if isinstance(act.answers, Damaged):
            raise ValueError(act.answers.why)
        session = begun(course, before, command)
        for answer in act.answers:
            session.answer(answer)
    except Refused as refused:
        return Open(act, None, None, note(CANNOT_GO_ON, why=refused.note))
    except _UNREADABLE:
        return Open(act, None, None, note(ACT_UNREADABLE))
    if session.done:
        return Open(act, command, None, note(OTHERWISE))
    return Open(act, command, session)


def begun(course: Course, before: "Fight", command: "Command") -> "Session":
    """A command at its first request."""
    from panoplia.rules.drivers import Session
    from panoplia.rules.fights.acts import step

    return Session(lambda: step(course.combat, before, command))


def replayed(course: Course, before: "Fight", command: "Command", answers: Any) -> "Fight | None":
    """The state after a command with its answers; ``None`` where they do not fit."""
    from panoplia.rules.drivers import Waiting, replay
    from panoplia.rules.fights.acts import step

    if isinstance(answers, Damaged):
        return None
    try:
        result: Fight = replay(lambda: step(course.combat, before, command), answers).result
    except (Refused, Waiting):
        return None
    return result


def changed(course: Course, before: "Fight", after: "Fight") -> str:
    """What an act changed, as the text that is stored."""
    return tidy(course.documents.change(before, after))


def phrase_of(course: Course) -> Phrase:
    """Why what a fight owns cannot be changed but in the fight."""
    return RUNNING if course.row.phase == "running" else ENDED


RUNNING = QT_TRANSLATE_NOOP(
    "table",
    "{name} is in the fight “{encounter}”: until it is over and its aftermath is applied, that changes in the fight.",
)
ENDED = QT_TRANSLATE_NOOP(
    "table", "{name} was in the fight “{encounter}”, which is over: apply its aftermath first, or delete the fight."
)
