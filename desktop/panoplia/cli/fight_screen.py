# SPDX-License-Identifier: GPL-3.0-or-later
"""A fight as the terminal shows it: what is asked, the order of turns, odds, the log."""

from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic
from typing import Any

from panoplia.cli.fight_words import number_of
from panoplia.cli.streams import say
from panoplia.rules.editors import Number, Pick
from panoplia.rules.fights.state import Fight
from panoplia.rules.fights.told import said
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Chance, note
from panoplia.rules.odds import Cancelled
from panoplia.rules.script import Choice
from panoplia.rules.trial import Circumstance
from panoplia.store.records import Encounter
from panoplia.table.table import Table
from panoplia.words import Speech

DECISION_SECONDS = 1.0
"""How long odds are counted beside each way to decide."""
ROUND = QT_TRANSLATE_NOOP("cli", "Round {round}")
PLANNED = QT_TRANSLATE_NOOP("cli", "The fight “{name}” has not begun; “begin” begins it.")
IS_OVER = QT_TRANSLATE_NOOP(
    "cli",
    "The fight “{name}” is over: “aftermath” tells what it leaves, “apply” writes that, “undo” takes its end back.",
)
IS_APPLIED = QT_TRANSLATE_NOOP("cli", "The fight “{name}” is over, and its aftermath is applied.")
ASKED = QT_TRANSLATE_NOOP("cli", "{why}: {request}. Enter rolls, or type what the dice show.")
ENTER_TAKES = QT_TRANSLATE_NOOP("cli", "Enter takes: {label}.")
DECIDE = QT_TRANSLATE_NOOP("cli", "{why}")
OPTION = QT_TRANSLATE_NOOP("cli", "{label} [{id}]")
OPTION_WITH = QT_TRANSLATE_NOOP("cli", "{label} [{id}]: {bars}")


class Screen:
    """Says where one fight is, and nothing twice."""

    def __init__(self, table: Table, row: Encounter, speech: Speech) -> None:
        self._table = table
        self._row = row
        self._speech = speech
        self._shown: object = None
        self._noted = 0

    def forget(self) -> None:
        """All is to be shown anew."""
        self._shown, self._noted = None, 0

    @property
    def phase(self) -> str:
        """Whether the fight is planned, running, ended or applied."""
        return self._table.library.encounter(self._row.id).phase

    @property
    def state(self) -> Fight:
        """As it stands, or as it would begin."""
        if self.phase == "planned":
            return self._table.fights.planned_state(self._row.id)
        return self._table.fights.state(self._row.id)

    def show(self) -> None:
        """Where the fight is: what is asked, or the order of turns if that is another one."""
        if self.phase == "planned":
            self.say(note(PLANNED, name=self._row.name))
            return
        if self.phase != "running":
            self.say(note(IS_APPLIED if self.phase == "applied" else IS_OVER, name=self._row.name))
            return
        pending = self._table.fights.pending(self._row.id)
        if pending is None:
            # What only lists something leaves the order where it stands on the screen.
            if self.state is not self._shown:
                self._show_order()
            self._shown = self.state
            return
        self._shown = None
        # What was told when the last answer was asked for stands on the screen already.
        for each in pending.notes[self._noted if self._noted <= len(pending.notes) else 0 :]:
            self.say(each)
        self._noted = len(pending.notes)
        if isinstance(pending.request, Choice):
            if pending.who:
                self.say(pending.who)
            self._show_choice(pending.request)
        else:
            self.say(note(ASKED, why=note(pending.request.why), request=pending.request.name))

    def _show_choice(self, choice: Choice) -> None:
        self.say(note(DECIDE, why=note(choice.why)))
        for option in choice.options:
            bars = self.bars(partial(self._ahead, option.id), DECISION_SECONDS)
            words = note(OPTION_WITH if bars else OPTION, label=note(option.label), id=option.id, bars=bars)
            say("  " + self._speech.say(words))
        default = next(option for option in choice.options if option.id == choice.default)
        self.say(note(ENTER_TAKES, label=note(default.label)))

    def _ahead(self, option: str, late: Callable[[], bool]) -> Any:
        return self._table.fights.chances(self._row.id, cancelled=late, answer=option)

    def _show_order(self) -> None:
        fight = self.state
        self.say(note(ROUND, round=fight.round) if fight.round else note(PLANNED, name=self._row.name))
        for id in fight.order or tuple(fighter.id for fighter in fight.fighters):
            fighter = fight.fighter(id)
            if fighter.presence == "in":
                standing = self._table.fights.standing(self._row.id, id)
                mark = "→" if id == fight.acting else " "
                lasting = "".join(f" · {each.name} ({each.left}) #{each.id}" for each in fight.effects_on(id))
                number = number_of(fight, id)
                say(f"{mark} {number:2} {fighter.name}: {self._speech.say(standing.words)}{lasting}")

    def bars(self, counted: Callable[[Callable[[], bool]], Any], seconds: float) -> str:
        """The odds, or nothing where there are none or they take too long: a fight does not wait for them."""
        until = monotonic() + seconds
        try:
            preview = counted(lambda: monotonic() > until)
        except Cancelled:
            return ""
        if preview is None:
            return ""
        shares = dict(preview.bars.outcomes)
        return " · ".join(
            f"{self._speech.say(case.label)} {self._speech.say(Chance(float(shares[key])))}"
            for key, case in preview.shown.cases.items()
            if key in shares
        )

    def told(self, course: Any) -> None:
        """What an act that is over has brought, as far as it was not told before."""
        if course.open is None and course.lines:
            for each in course.lines[-1].notes[self._noted :]:
                self.say(each)
            self._noted = 0

    def list_told(self, circumstances: Sequence[Circumstance]) -> None:
        """What can be told, with what is taken else, and what it may be."""
        for each in circumstances:
            bounds = self._bounds(each)
            start = self._speech.say(said(each, each.start))
            say(f"  {each.id}={start}  {self._speech.say(each.label)}{bounds and f' ({bounds})'}")

    def _bounds(self, circumstance: Circumstance) -> str:
        match circumstance.editor:
            case Number(lowest=lowest, highest=highest):
                return f"{lowest}…{highest}".replace("-", "−")
            case Pick(options=options):
                return " · ".join(self._speech.say(label) for _, label in options)
        return ""

    def log(self) -> None:
        """All that has happened, with the answers that were given."""
        for line in self._table.fights.log(self._row.id):
            for each in line.notes:
                clause = f"{each.clause:6}" if each.clause else " " * 6
                say(f"{line.act.seq:4}  {clause} {self._speech.say(each)}")
            if line.remark:
                say(f"{line.act.seq:4}         {self._speech.say(line.remark)}")
            if isinstance(line.act.answers, tuple) and line.act.answers:
                say("      " + " · ".join(f"{place}: {text}" for place, text in enumerate(line.act.answers, 1)))

    def say(self, words: Any) -> None:
        """In the person's language."""
        say(self._speech.say(words))
