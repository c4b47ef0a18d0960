# SPDX-License-Identifier: GPL-3.0-or-later
"""``fight``: a whole fight in the terminal. It asks and shows; what the rules say is the engine's."""

import argparse
import random
import shlex
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from panoplia.cli.encounters import add_encounter_options, opened
from panoplia.cli.streams import say
from panoplia.rules.editors import Number
from panoplia.rules.fights.combat import Action
from panoplia.rules.fights.commands import (
    Affect,
    Begin,
    Command,
    Do,
    Finish,
    Leave,
    Lift,
    NextTurn,
    Reorder,
    SetByHand,
)
from panoplia.rules.fights.deeds import TARGET
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.fights.told import said
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Chance, Phrase, note
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Choice
from panoplia.rules.trial import Circumstance, Tick
from panoplia.store.records import Encounter
from panoplia.table.table import Table
from panoplia.words import Speech, fold

DONE = 0
PROMPT = "> "
ROUND = QT_TRANSLATE_NOOP("cli", "Round {round}")
PLANNED = QT_TRANSLATE_NOOP("cli", "The fight “{name}” has not begun; “begin” begins it.")
IS_OVER = QT_TRANSLATE_NOOP("cli", "The fight “{name}” is over; “undo” takes its end back.")
ASKED = QT_TRANSLATE_NOOP("cli", "{why}: {request}. Enter rolls, or type what the dice show.")
DECIDE = QT_TRANSLATE_NOOP("cli", "{why}")
OPTION = QT_TRANSLATE_NOOP("cli", "{label} [{id}]")
OPTION_WITH = QT_TRANSLATE_NOOP("cli", "{label} [{id}]: {bars}")
HELD = QT_TRANSLATE_NOOP("cli", "The fight waits where it is; the same command goes on with it.")
NO_SUCH = QT_TRANSLATE_NOOP("cli", "“{text}” is no command here; “help” lists them.")
NOBODY = QT_TRANSLATE_NOOP("cli", "Nobody in this fight is called “{name}”.")
NOBODYS_TURN = QT_TRANSLATE_NOOP("cli", "It is nobody's turn: answer what is asked, or go to the next one.")
SAY_WHAT = QT_TRANSLATE_NOOP("cli", "Write it as WHAT=VALUE, not “{text}”.")
NOT_A_NUMBER = QT_TRANSLATE_NOOP("cli", "“{text}” is no whole number.")
HELP: Sequence[tuple[str, Phrase]] = (
    ("begin [NAME …]", QT_TRANSLATE_NOOP("cli", "begin the fight; those named are surprised")),
    ("actions [NAME]", QT_TRANSLATE_NOOP("cli", "what a fighter can do, and why not the rest")),
    ("ID [WHAT=VALUE …]", QT_TRANSLATE_NOOP("cli", "an action by its id or number: 1 target=Croaker")),
    ("odds ID [WHAT=VALUE …]", QT_TRANSLATE_NOOP("cli", "its chances, before it is done")),
    ("ask ID", QT_TRANSLATE_NOOP("cli", "what can be told of an action, and what is taken")),
    ("next", QT_TRANSLATE_NOOP("cli", "the next turn")),
    ("set NAME [WHAT=VALUE …]", QT_TRANSLATE_NOOP("cli", "figures by hand; alone it lists them")),
    ("affect NAME EFFECT [turns=N] [modifier=N]", QT_TRANSLATE_NOOP("cli", "something that lasts for some turns")),
    ("lift NUMBER", QT_TRANSLATE_NOOP("cli", "an effect is over")),
    ("flee NAME / leave NAME", QT_TRANSLATE_NOOP("cli", "someone goes")),
    ("order [NAME …]", QT_TRANSLATE_NOOP("cli", "the order of turns by hand; alone it is the book's again")),
    ("log", QT_TRANSLATE_NOOP("cli", "what has happened")),
    ("undo / redo", QT_TRANSLATE_NOOP("cli", "take back the last answer or act, or do it again")),
    ("finish", QT_TRANSLATE_NOOP("cli", "end the fight")),
    ("quit", QT_TRANSLATE_NOOP("cli", "leave it as it is")),
)


def add_fight(commands: Any) -> None:
    """Playing a fight in the terminal."""
    parser = commands.add_parser("fight", help="play a fight in the terminal")
    add_encounter_options(parser)
    parser.add_argument("--seed", type=int, metavar="N", help="roll with dice that N makes repeatable")
    parser.set_defaults(command=_fight)


def _fight(args: argparse.Namespace) -> int:
    with opened(args) as (table, row, speech):
        Terminal(table, row, speech, random.Random(args.seed)).run()
    return DONE


class Terminal:
    """One fight, led line by line."""

    def __init__(self, table: Table, row: Encounter, speech: Speech, dice: random.Random) -> None:
        self._table = table
        self._row = row
        self._speech = speech
        self._dice = dice
        self._shown: object = None
        self._noted = 0
        self._verbs: Mapping[str, Callable[[list[str]], None]] = {
            "help": self._help, "begin": self._begin, "actions": self._actions, "next": self._next, "set": self._set,
            "affect": self._affect, "lift": self._lift, "flee": self._flee, "leave": self._leave,
            "order": self._order, "log": self._log, "odds": self._odds, "ask": self._ask, "undo": self._undo,
            "redo": self._redo, "finish": self._finish,
        }  # fmt: skip

    def run(self) -> None:
        """Until the person leaves, or there is nothing more to read."""
        self._show()
        for line in self._lines():
            try:
                self._obey(line)
            except Refused as refused:
                say(self._speech.say(refused.note))
            self._show()
        self._say(note(HELD))

    def _lines(self) -> Iterator[str]:
        while True:
            print(PROMPT, end="", flush=True)
            line = sys.stdin.readline() if sys.stdin else ""
            if not line or line.strip() == "quit":
                return
            yield line.strip()

    def _obey(self, line: str) -> None:
        try:
            words = shlex.split(line)
        except ValueError:
            words = line.split()
        verb = self._verbs.get(words[0]) if words else None
        if verb:
            verb(words[1:])
        elif self._phase == "running" and self._table.fights.pending(self._row.id):
            self._answer(line)
        elif words:
            self._do(words)

    @property
    def _phase(self) -> str:
        return self._table.library.encounter(self._row.id).phase

    @property
    def _state(self) -> Fight:
        return self._table.fights.state(self._row.id)

    def _show(self) -> None:
        if self._phase == "planned":
            self._say(note(PLANNED, name=self._row.name))
            return
        if self._phase != "running":
            self._say(note(IS_OVER, name=self._row.name))
            return
        pending = self._table.fights.pending(self._row.id)
        if pending is None:
            # What only lists something leaves the order where it stands on the screen.
            if self._state is not self._shown:
                self._show_order()
            self._shown = self._state
            return
        self._shown = None
        # What was told when the last answer was asked for stands on the screen already.
        for each in pending.notes[self._noted if self._noted <= len(pending.notes) else 0 :]:
            self._say(each)
        self._noted = len(pending.notes)
        if not isinstance(pending.request, Choice):
            self._say(note(ASKED, why=note(pending.request.why), request=pending.request.name))
            return
        self._say(note(DECIDE, why=note(pending.request.why)))
        for option in pending.request.options:
            bars = self._bars(self._table.fights.chances(self._row.id, answer=option.id))
            words = note(OPTION_WITH if bars else OPTION, label=note(option.label), id=option.id, bars=bars)
            say("  " + self._speech.say(words))

    def _show_order(self) -> None:
        fight = self._state
        if not fight.round:
            self._say(note(PLANNED, name=self._row.name))
            return
        self._say(note(ROUND, round=fight.round))
        for id in fight.order:
            fighter = fight.fighter(id)
            if fighter.presence == "in":
                standing = self._table.fights.standing(self._row.id, id)
                mark = "→" if id == fight.acting else " "
                lasting = "".join(f" · {each.name} ({each.left}) #{each.id}" for each in fight.effects_on(id))
                say(f"{mark} {fighter.name}: {self._speech.say(standing.words)}{lasting}")

    def _bars(self, preview: Any) -> str:
        if preview is None:
            return ""
        shares = dict(preview.bars.outcomes)
        return " · ".join(
            f"{self._speech.say(case.label)} {self._speech.say(Chance(float(shares[key])))}"
            for key, case in preview.shown.cases.items()
            if key in shares
        )

    def _help(self, _words: list[str]) -> None:
        for written, meaning in HELP:
            say(f"{written:44} {self._speech.say(meaning)}")

    def _command(self, command: Command) -> None:
        self._told(self._table.fights.command(self._row.id, command))

    def _told(self, course: Any) -> None:
        if course.open is None and course.lines:
            for each in course.lines[-1].notes[self._noted :]:
                self._say(each)
            self._noted = 0

    def _begin(self, words: list[str]) -> None:
        if self._phase == "planned":
            self._table.fights.start(self._row.id)
        self._command(Begin(tuple(self._named(word).id for word in words)))

    def _answer(self, text: str) -> None:
        pending = self._table.fights.pending(self._row.id)
        assert pending is not None
        self._told(self._table.fights.answer(self._row.id, text or pending.rolled(self._dice)))

    def _do(self, words: list[str]) -> None:
        command = self._deed(words)
        self._command(command)

    def _deed(self, words: list[str]) -> Do:
        action = self._action(words[0])
        return Do(self._acting, action.id, self._read(action.circumstances, words[1:]))

    @property
    def _acting(self) -> int:
        acting = self._state.acting
        if not acting:
            raise Refused(NOBODYS_TURN)
        return acting

    def _action(self, word: str) -> Action:
        offered = self._table.fights.actions(self._row.id, self._acting)
        numbered = {str(number): action for number, action in enumerate(offered, 1)}
        found = numbered.get(word) or next((action for action in offered if action.id == word), None)
        if found is None:
            raise Refused(NO_SUCH, text=word)
        return found

    def _read(self, circumstances: Sequence[Circumstance], words: list[str]) -> dict[str, int | str | bool]:
        known = {each.id: each for each in circumstances}
        told: dict[str, int | str | bool] = {}
        for word in words:
            id, equals, text = word.partition("=")
            if not equals:
                raise Refused(SAY_WHAT, text=word)
            told[id] = self._value(known.get(id), id, text)
        return told

    def _value(self, circumstance: Circumstance | None, id: str, text: str) -> int | str | bool:
        if id == TARGET and not text.isdecimal():
            return str(self._named(text).id)
        if circumstance and isinstance(circumstance.editor, Tick):
            return fold(text) in ("yes", "y", "si", "s", "1", "true")
        if circumstance and isinstance(circumstance.editor, Number):
            return _whole(text)
        return text

    def _named(self, name: str) -> Fighter:
        fighters = self._state.fighters
        wanted = fold(name)
        exact = [each for each in fighters if fold(each.name) == wanted]
        found = exact or [each for each in fighters if fold(each.name).startswith(wanted)]
        if not found:
            raise Refused(NOBODY, name=name)
        return found[0]

    def _actions(self, words: list[str]) -> None:
        actor = self._named(" ".join(words)).id if words else self._acting
        for number, action in enumerate(self._table.fights.actions(self._row.id, actor), 1):
            cost = f" ({self._speech.say(action.cost)})" if action.cost else ""
            say(f"{number:3}  {self._speech.say(action.title)}{cost} [{action.id}] {action.clause}")
            if action.refusal:
                say(f"       {self._speech.say(action.refusal)}")

    def _ask(self, words: list[str]) -> None:
        for each in self._action(" ".join(words)).circumstances:
            say(f"  {each.id}={self._speech.say(said(each, each.start))}  {self._speech.say(each.label)}")

    def _odds(self, words: list[str]) -> None:
        preview = self._table.fights.preview(self._row.id, self._deed(words or [""]))
        for line in preview.shown.sources:
            say("  " + self._speech.say(line))
        say("  " + self._bars(preview))

    def _next(self, _words: list[str]) -> None:
        self._command(NextTurn())

    def _set(self, words: list[str]) -> None:
        fighter = self._named(words[0] if words else "")
        circumstances = self._table.fights.by_hand(self._row.id, fighter.id)
        if len(words) > 1:
            self._command(SetByHand(fighter.id, self._read(circumstances, words[1:])))
            return
        for each in circumstances:
            say(f"  {each.id}={self._speech.say(said(each, each.start))}  {self._speech.say(each.label)}")

    def _affect(self, words: list[str]) -> None:
        named = {key: _whole(text) for key, _, text in (word.partition("=") for word in words[2:])}
        fighter = self._named(words[0] if words else "")
        effect = words[1] if len(words) > 1 else ""
        if not effect:
            raise Refused(SAY_WHAT, text=" ".join(words))
        self._command(Affect(
            fighter.id, effect, fighter.id, turns=named.get("turns", 1), modifier=named.get("modifier", 0)
        ))  # fmt: skip

    def _lift(self, words: list[str]) -> None:
        self._command(Lift(_whole("".join(words).removeprefix("#"))))

    def _flee(self, words: list[str]) -> None:
        self._command(Leave(self._named(" ".join(words)).id, fled=True))

    def _leave(self, words: list[str]) -> None:
        self._command(Leave(self._named(" ".join(words)).id))

    def _order(self, words: list[str]) -> None:
        self._command(Reorder(tuple(self._named(word).id for word in words)))

    def _log(self, _words: list[str]) -> None:
        for line in self._table.fights.log(self._row.id):
            for each in line.notes:
                clause = f"{each.clause:6}" if each.clause else " " * 6
                say(f"{line.act.seq:4}  {clause} {self._speech.say(each)}")

    def _undo(self, _words: list[str]) -> None:
        self._say(self._table.fights.undo(self._row.id).label)

    def _redo(self, _words: list[str]) -> None:
        self._say(self._table.fights.redo(self._row.id).label)

    def _finish(self, _words: list[str]) -> None:
        self._command(Finish())

    def _say(self, words: Any) -> None:
        say(self._speech.say(words))


def _whole(text: str) -> int:
    try:
        return int(text.replace("−", "-"))
    except ValueError as error:
        raise Refused(NOT_A_NUMBER, text=text) from error
