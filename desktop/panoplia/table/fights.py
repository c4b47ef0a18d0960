# SPDX-License-Identifier: GPL-3.0-or-later
"""Fights that are going on: begun, acted in, taken back to any point, and what can be asked of them."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.odds import Odds, odds
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Answer, Choice, Request, Source
from panoplia.rules.system import Subject
from panoplia.store.documents import tidy
from panoplia.store.library import Library
from panoplia.store.records import Act, Character, Encounter, Report
from panoplia.table.acting import NOTHING_ASKED, Acting, fight_scope
from panoplia.table.courses import Course, Line
from panoplia.table.encounters import BEGUN_ALREADY, roster_of
from panoplia.table.reading import Reading
from panoplia.table.rewriting import Rewriting
from panoplia.table.verbs import verb

if TYPE_CHECKING:
    # Imported when the first fight begins: a start must not wait for them.
    from panoplia.rules.fights.combat import Action, Combat, Shown, Standing
    from panoplia.rules.fights.commands import Command, Do
    from panoplia.rules.fights.state import Fight, Fighter, Side
    from panoplia.rules.trial import Circumstance

BEGINS = QT_TRANSLATE_NOOP("table", "Fight: {encounter}")


class Pending(msgspec.Struct, frozen=True):
    """What a fight waits for: the request, what was noted and answered before it, and the command that asks.

    ``who`` is the name of whoever takes a decision, where it is known.
    """

    request: Request
    command: "Command"
    notes: tuple[Note, ...]
    answers: tuple[str, ...]
    who: str = ""

    def rolled(self, source: Source) -> str:
        """The answer of the program's dice, as a person would write it; a decision takes its default."""
        return self.request.write(self.request.roll(source))


class Preview(msgspec.Struct, frozen=True):
    """The odds of a deed from where it stands, each result once, and how they are shown."""

    chances: Odds
    shown: "Shown"

    @property
    def bars(self) -> Odds:
        """The odds grouped as they are drawn."""
        return self.chances.by(self.shown.case)


def never() -> bool:
    """Of odds that no one takes back."""
    return False


class Fights:
    """Verbs and questions about fights that have begun. Their scope is the fight's own: ``encounter:ID``.

    Each act is an action; while it waits for answers it stays open, also over a restart of the program. Nobody else
    has to wait: in the campaign anything can be done that the fight does not own.
    """

    def __init__(self, library: Library, reading: Reading) -> None:
        self.library = library
        self._reading = reading
        self._acting = Acting(library, reading)
        self._rewriting = Rewriting(library, reading)

    @verb
    def start(self, encounter: int) -> Course:
        """Begin a planned fight with everyone as they are now; ``Refused`` while another of the campaign goes on.

        The first act is then ``Begin``. Undoing the start plans the fight again.
        """
        row = self.library.encounter(encounter)
        if row.phase != "planned":
            raise Refused(BEGUN_ALREADY, encounter=row.name)
        self._reading.courses.refuse_another(row)
        _, documents = self._reading.courses.rules_of(self._reading.system_of(row.campaign).id)
        start = tidy(documents.write(self._begun(row, self._acting.enlisted)))
        with self.library.journal.act(fight_scope(encounter), note(BEGINS, encounter=row.name)):
            self.library.change(row, phase="running", start=start)
        return self._reading.courses.of(encounter)

    @verb
    def command(self, encounter: int, command: "Command", initiator: str = "") -> Course:
        """Do a command of ``rules.fights.commands``; where it asks for something, ``pending`` says what.

        ``Refused`` where it cannot be obeyed, and while an answer is waited for. ``Finish`` ends the fight.
        """
        return self._acting.begin(self.course(encounter), command, initiator)

    @verb
    def answer(self, encounter: int, text: str, initiator: str = "") -> Course:
        """Answer what is asked, as a person writes it: faces, hits, or the id of an option."""
        return self._acting.answer(self.course(encounter), text, initiator)

    @verb
    def join(self, encounter: int, character: int, side: "Side", since: int = 1) -> Course:
        """Have a character come into the fight on a side, to act from the round ``since`` on."""
        from panoplia.rules.fights.commands import Join

        course = self.course(encounter)
        return self._acting.begin(course, Join(self._acting.enlisted(course.row.campaign, character, side, since)))

    @verb
    def edit(self, encounter: int, seq: int, place: int, *texts: str) -> Course:
        """Put other answers in place of those of an act from ``place`` on, and play on from there, as one action.

        Answers that the act does not ask for any more are dropped; ``Refused`` names what it asks for besides, or
        the later act that no longer fits.
        """
        return self._rewriting.edit(self.course(encounter), seq, place, texts)

    def take_back(self, encounter: int) -> None:
        """Take back the last answer of the act that is open, or the act where there is none."""
        course = self.course(encounter)
        if course.open is None:
            raise Refused(NOTHING_ASKED, encounter=course.row.name)
        self._rewriting.take_back(course)

    def undo(self, encounter: int) -> Report:
        """Take back the last answer of an open act, else the last act, in the end the start."""
        self._reading.courses.refuse_another(self.library.encounter(encounter))
        return self.library.journal.undo(fight_scope(encounter))

    def redo(self, encounter: int) -> Report:
        """Do again what was undone last."""
        self._reading.courses.refuse_another(self.library.encounter(encounter))
        return self.library.journal.redo(fight_scope(encounter))

    def undo_to(self, encounter: int, seq: int) -> Course:
        """Take back an act and all that came after it, and nothing else."""
        self._rewriting.undo_to(self.course(encounter), seq)
        return self.course(encounter)

    def course(self, encounter: int) -> Course:
        """How a fight went so far; ``Refused`` for one that is only planned."""
        return self._reading.courses.of(encounter)

    def running(self, campaign: int) -> Encounter | None:
        """The fight of a campaign that is going on."""
        found = (id for id, place, phase in self._reading.courses.phases() if (place, phase) == (campaign, "running"))
        return next(map(self.library.encounter, found), None)

    def fight_of(self, character: Character) -> Encounter | None:
        """The fight that a character is in, while its aftermath is not applied."""
        course = self._reading.fight_of(character)
        return course.row if course else None

    def state(self, encounter: int) -> "Fight":
        """The state now: before the act that is open."""
        return self.course(encounter).fight

    def log(self, encounter: int) -> tuple[Line, ...]:
        """The acts that are over with their notes, as they were played. An ended fight is never played again."""
        return self.course(encounter).lines

    def open_act(self, encounter: int) -> Act | None:
        """The act that is open."""
        waiting = self.course(encounter).open
        return waiting.act if waiting else None

    def pending(self, encounter: int) -> Pending | None:
        """What is asked at the moment; ``Refused`` where the open act cannot go on and has to be taken back."""
        waiting = self.course(encounter).open
        if waiting is None:
            return None
        if waiting.session is None or waiting.command is None:
            assert waiting.remark is not None
            raise Refused.of(waiting.remark)
        session = waiting.session
        assert session.pending is not None
        answers = tuple(asked.text for asked in session.asked)
        who = _decider(self.course(encounter), waiting.command, session.pending)
        return Pending(session.pending, waiting.command, tuple(session.notes), answers, who)

    def chances(
        self,
        encounter: int,
        policy: Mapping[str, str] | None = None,
        cancelled: Callable[[], bool] = never,
        answer: str | None = None,
    ) -> Preview | None:
        """The odds of the open deed from where it stands, or as if ``answer`` were given to what is asked.

        ``None`` where nothing is asked, or the open act is no deed of a fighter.
        """
        from panoplia.rules.fights.commands import Do

        course, pending = self.course(encounter), self.pending(encounter)
        if pending is None or not isinstance(pending.command, Do):
            return None
        assert course.open is not None
        assert course.open.session is not None
        given = [asked.answer for asked in course.open.session.asked]
        if answer is not None:
            given.append(pending.request.read(answer))
        return _preview(course, pending.command, tuple(given), policy, cancelled)

    def preview(
        self,
        encounter: int,
        command: "Do",
        policy: Mapping[str, str] | None = None,
        cancelled: Callable[[], bool] = never,
    ) -> Preview:
        """The odds of a deed before it is begun; ``Refused`` where it cannot be done."""
        return _preview(self.course(encounter), command, (), policy, cancelled)

    def actions(self, encounter: int, fighter: int) -> "tuple[Action, ...]":
        """Every action of the book for a fighter, or why not."""
        course = self.course(encounter)
        return course.combat.actions(course.fight, fighter)

    def by_hand(self, encounter: int, fighter: int) -> "tuple[Circumstance, ...]":
        """What a person may set of a fighter, each with what it is now."""
        course = self.course(encounter)
        return course.combat.by_hand(course.fight, fighter)

    def standing(self, encounter: int, fighter: int) -> "Standing":
        """How a fighter stands."""
        course = self.course(encounter)
        return course.combat.standing(course.fight, course.fight.fighter(fighter))

    def combat(self, encounter: int) -> "Combat":
        """The combat chapter that the fight follows."""
        return self.course(encounter).combat

    def subject(self, encounter: int, fighter: int) -> Subject:
        """A fighter as the rules of the sheet see them."""
        fight = self.state(encounter)
        return fight.subject(fight.fighter(fighter))

    def planned_state(self, encounter: int) -> "Fight":
        """The state in which a planned fight would begin now, whoever of it fights elsewhere; for simulations."""
        return self._begun(self.library.encounter(encounter), self._as_they_are)

    def _as_they_are(self, campaign: int, character: int, side: "Side") -> "Fighter":
        return self._acting.as_fighter(campaign, self.library.character(character), side)

    def _begun(self, row: Encounter, enlisted: "Callable[[int, int, Side], Fighter]") -> "Fight":
        from panoplia.rules.fights.acts import NOBODY
        from panoplia.rules.fights.state import SIDES, Fight

        campaign, roster = self.library.campaign(row.campaign), roster_of(row)
        combat, _ = self._reading.courses.rules_of(campaign.system)
        there = {one.id for one in self.library.characters(campaign.id)}
        fighters = tuple(enlisted(campaign.id, one.character, one.side) for one in roster if one.character in there)
        if {fighter.side for fighter in fighters} != set(SIDES):
            raise Refused(NOBODY, "roster")
        house, lore = self._reading.house_of(campaign), self._reading.lore(campaign.id)
        return Fight(fighters, house, combat.scene(), lore, campaign.day)


def _decider(course: Course, command: "Command", request: Request) -> str:
    """The name of who takes a decision of a deed; nothing for dice, and where the rules do not tell."""
    from panoplia.rules.fights.commands import Do

    if not isinstance(command, Do) or not isinstance(request, Choice):
        return ""
    deed = course.combat.deed(course.fight, command.actor, command.action, command.told)
    return deed.shown().deciders.get(request.id, "")


def _preview(
    course: Course,
    command: "Do",
    given: tuple[Answer, ...],
    policy: Mapping[str, str] | None,
    cancelled: Callable[[], bool],
) -> Preview:
    deed = course.combat.deed(course.fight, command.actor, command.action, command.told)
    return Preview(odds(deed.play, given, policy, cancelled), deed.shown())
