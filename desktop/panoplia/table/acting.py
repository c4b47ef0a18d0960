# SPDX-License-Identifier: GPL-3.0-or-later
"""Writing the acts of a fight: a command opens an action, each answer goes on with it, the last one closes it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Subject
from panoplia.store.documents import tidy
from panoplia.store.library import Library
from panoplia.store.records import Act, Character
from panoplia.table.courses import Course, begun, changed, phrase_of
from panoplia.table.reading import Reading
from panoplia.table.verbs import same_campaign

if TYPE_CHECKING:
    # Imported when the first act is done: a start must not wait for them.
    from panoplia.rules.drivers import Session
    from panoplia.rules.fights.commands import Command, Join
    from panoplia.rules.fights.state import Fight, Fighter, Side

ANSWER_FIRST = QT_TRANSLATE_NOOP(
    "table", "The fight “{encounter}” waits for an answer: give it first, or take back what was begun."
)
NOTHING_ASKED = QT_TRANSLATE_NOOP("table", "The fight “{encounter}” asks for nothing at the moment.")
IN_ANOTHER = QT_TRANSLATE_NOOP("table", "{name} is in the fight “{encounter}”, whose aftermath is not applied yet.")
NOT_FROM_HERE = QT_TRANSLATE_NOOP("table", "{name}: in the fight “{encounter}” that is set on the fighter, not here.")
NOTHING_SAID = QT_TRANSLATE_NOOP("table", "An act of the fight")
UNFIT = QT_TRANSLATE_NOOP("table", "This command does not fit: {why}")


class Acting:
    """Does acts: for the fight itself, and for the sheet of someone who is in it."""

    def __init__(self, library: Library, reading: Reading) -> None:
        self._library = library
        self._reading = reading

    def begin(self, course: Course, command: "Command", initiator: str = "") -> Course:
        """Do a command: all of it, or as far as it asks for something. ``Refused`` where it cannot be obeyed."""
        if course.open:
            raise Refused(ANSWER_FIRST, encounter=course.row.name)
        command = self._tidied(course, command)
        session = begun(course, course.fight, command)
        close_left_open(self._library, course)
        seq = course.lines[-1].act.seq + 1 if course.lines else 1
        act = Act(0, "", course.row.id, seq, tidy(course.documents.write(command)))
        with self._library.journal.act(fight_scope(course.row.id), label_of(session), initiator=initiator) as action:
            if session.done:
                self._library.add(msgspec.structs.replace(act, **_fields(course, session)))
                self._end(course, session.result)
            else:
                action.stay_open()
                self._library.add(msgspec.structs.replace(act, notes=tuple(session.notes)))
        return self._reading.courses.of(course.row.id)

    def answer(self, course: Course, text: str, initiator: str = "") -> Course:
        """Answer what is asked; ``Refused`` for what the request does not allow."""
        waiting = course.open
        if waiting is None:
            raise Refused(NOTHING_ASKED, encounter=course.row.name)
        if waiting.command is None or waiting.session is None:
            assert waiting.remark is not None
            raise Refused.of(waiting.remark)
        # Another session than the one that is kept: what is refused or taken back below must not be seen in it.
        session = begun(course, course.fight, waiting.command)
        for asked in waiting.session.asked:
            session.answer(asked.answer)
        session.answer(text)
        label = label_of(session)
        scope = fight_scope(course.row.id)
        with self._library.journal.act(scope, label, initiator=initiator, go_on=True) as action:
            if session.done:
                self._library.change(waiting.act, **_fields(course, session))
                self._end(course, session.result)
            else:
                action.stay_open()
                self._library.change(waiting.act, answers=_answers(session), notes=tuple(session.notes))
        return self._reading.courses.of(course.row.id)

    def set_condition(self, row: Character, condition: Any, initiator: str = "") -> bool:
        """Set the condition of someone who is in a fight, as an act of it; false for who is in none.

        ``Refused`` where the fight knows no figures by which it could be set so.
        """
        from panoplia.rules.fights.commands import SetByHand

        course = self._reading.fight_of(row)
        if course is None:
            return False
        if course.row.phase != "running":
            raise Refused(phrase_of(course), name=row.name, encounter=course.row.name)
        told = _by_hand(course, course.fight.fighter(row.id), condition)
        if told is None:
            raise Refused(NOT_FROM_HERE, name=row.name, encounter=course.row.name)
        if told:
            self.begin(course, SetByHand(row.id, told), initiator)
        return True

    def enlisted(self, campaign: int, character: int, side: "Side", since: int = 1) -> "Fighter":
        """A character as they come into a fight; ``Refused`` for who is in one already or cannot be read."""
        row = self._library.character(character)
        course = self._reading.fight_of(row)
        if course:
            raise Refused(IN_ANOTHER, name=row.name, encounter=course.row.name)
        return self.as_fighter(campaign, row, side, since)

    def as_fighter(self, campaign: int, row: Character, side: "Side", since: int = 1) -> "Fighter":
        """A character as they would come into a fight now; ``Refused`` for who cannot be read."""
        same_campaign(self._library.holder(row.holder), campaign)
        combat, _ = self._reading.courses.rules_of(self._library.campaign(campaign).system)
        return fighter_of(combat.enlisted, row, self._reading.subject(row), side, since)

    def _tidied(self, course: Course, command: "Command") -> "Command":
        """The command as it is stored, and whoever joins as they are."""
        from panoplia.rules.fights.commands import Join

        if isinstance(command, Join):
            command = self._join(course, command)
        try:
            return course.documents.command(tidy(course.documents.write(command)))
        except (msgspec.DecodeError, UnicodeEncodeError, OverflowError, TypeError) as error:
            raise Refused(UNFIT, "command", why=str(error)) from error

    def _join(self, course: Course, join: "Join") -> "Join":
        from panoplia.rules.fights.commands import Join

        wished = join.fighter
        if course.fight.has(wished.id):
            # Refused in the words of the fight.
            return join
        return Join(self.enlisted(course.row.campaign, wished.id, wished.side, wished.since))

    def _end(self, course: Course, after: "Fight") -> None:
        """Inside an action: a fight that is over has ended."""
        if after.over:
            self._library.change(course.row, phase="ended")


def close_left_open(library: Library, course: Course) -> None:
    """Close an action whose act is no longer open: its row was damaged, or taken away by a repair."""
    scope = fight_scope(course.row.id)
    if course.open is None and any(line.state == "open" for line in library.journal.history(scope, limit=1)):
        with library.journal.act(scope, note(NOTHING_SAID), go_on=True):
            pass


def fight_scope(encounter: int) -> str:
    """The scope in which the acts of a fight are undone."""
    return f"encounter:{encounter}"


def fighter_of(enlisted: Any, row: Character, subject: Subject, side: "Side", since: int = 1) -> "Fighter":
    """A character with what they carry and no one works on."""
    from panoplia.rules.fights.state import Fighter

    pieces = tuple(piece for piece in subject.pieces if piece.carried and not piece.ready)
    subject = msgspec.structs.replace(subject, pieces=pieces)
    return Fighter(
        row.id, side, row.name, row.kind, subject.statistics, subject.condition, enlisted(subject), pieces, since=since
    )


def label_of(session: "Session") -> Note:
    """What the history calls an act: whose turn comes, else what was said last, as that tells what came of it."""
    from panoplia.rules.fights.turns import TURN

    turns = [said for said in session.notes if said.text == TURN]
    return (turns or session.notes or [note(NOTHING_SAID)])[-1]


def _fields(course: Course, session: "Session") -> dict[str, Any]:
    """The columns of an act that is over."""
    assert session.result is not None
    after = changed(course, course.fight, session.result)
    return {"answers": _answers(session), "notes": tuple(session.notes), "after": after}


def _answers(session: "Session") -> tuple[str, ...]:
    return tuple(asked.text for asked in session.asked)


def _by_hand(course: Course, fighter: "Fighter", condition: Any) -> dict[str, int | str | bool] | None:
    """What has to be told so that the condition becomes that; ``None`` where nothing that can be told does it.

    The systems name figures as they like: what is told is tried, and has to come out as it is wished.
    """
    told: dict[str, int | str | bool] = {}
    wished = msgspec.structs.asdict(condition)
    for field, value in wished.items():
        if getattr(fighter.condition, field) != value:
            found = next(_tellings(course, fighter, field, value), None)
            if found is None:
                return None
            told[found] = value
    if not told:
        return told
    after = course.combat.with_set(course.fight, fighter.id, told).fighter(fighter.id)
    return told if after.condition == condition else None


def _tellings(course: Course, fighter: "Fighter", field: str, value: Any) -> Iterator[str]:
    """The figures by which a field of the condition is set, the one of its name first."""
    if not isinstance(value, int | str):
        return
    was = getattr(fighter.condition, field)
    asked: Sequence[Any] = course.combat.by_hand(course.fight, fighter.id)
    for each in sorted(asked, key=lambda each: each.id != field):
        told: Mapping[str, int | str | bool] = {each.id: value}
        if each.start == was and type(each.start) is type(value):
            after = course.combat.with_set(course.fight, fighter.id, told).fighter(fighter.id)
            if getattr(after.condition, field) == value:
                yield each.id
