# SPDX-License-Identifier: GPL-3.0-or-later
"""``fight``: a whole fight in the terminal. It asks and shows; what the rules say is the engine's."""

import argparse
import random
import shlex
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from panoplia.cli.encounters import add_encounter_options, opened
from panoplia.cli.fight_aftermath import told
from panoplia.cli.fight_help import HELP
from panoplia.cli.fight_screen import Screen
from panoplia.cli.fight_words import SAY_WHAT, SAY_WHO, named, nothing_more, parted, told_in, whole
from panoplia.cli.streams import say
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
from panoplia.rules.fights.state import SIDES, Fighter, Side
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.refusal import Refused
from panoplia.rules.trial import Circumstance
from panoplia.store.records import Character, Encounter
from panoplia.table.table import Table
from panoplia.words import Speech, fold

DONE = 0
ODDS_SECONDS = 20.0
"""How long odds are counted where they are asked for."""
PROMPT = "> "
TAKEN_BACK = QT_TRANSLATE_NOOP("cli", "Taken back: {what}")
DONE_AGAIN = QT_TRANSLATE_NOOP("cli", "Done again: {what}")
MEANWHILE = QT_TRANSLATE_NOOP("cli", "Meanwhile the fight has gone on elsewhere; “{text}” was not taken. It stands so:")
HELD = QT_TRANSLATE_NOOP("cli", "The fight waits where it is; the same command goes on with it.")
NO_SUCH = QT_TRANSLATE_NOOP("cli", "“{text}” is no command here; “help” lists them.")
NO_NEWCOMER = QT_TRANSLATE_NOOP("cli", "Nobody else in the campaign is called “{name}”. Who could join: {all}.")
NO_SIDE = QT_TRANSLATE_NOOP("cli", "“{text}” is no side: write {sides}.")
NOBODYS_TURN = QT_TRANSLATE_NOOP("cli", "It is nobody's turn: answer what is asked, or go to the next one.")
TOO_LONG = QT_TRANSLATE_NOOP("cli", "There are too many ways for this to come out: they were not all counted.")
SAY_EDIT = QT_TRANSLATE_NOOP("cli", "Say which act of the log, which of its answers, and what it is instead.")


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
        self._screen = Screen(table, row, speech)
        self._seen: object = None
        self._actor = 0
        self._verbs: Mapping[str, Callable[[list[str]], None]] = {
            "help": self._help, "begin": self._begin, "start": self._start, "actions": self._actions, "as": self._as,
            "next": self._next, "set": self._set, "affect": self._affect, "lift": self._lift, "join": self._join,
            "flee": self._flee, "leave": self._leave, "order": self._order, "log": self._log, "odds": self._odds,
            "ask": self._ask, "undo": self._undo, "redo": self._redo, "edit": self._edit, "finish": self._finish,
            "aftermath": self._aftermath, "apply": self._apply,
        }  # fmt: skip

    def run(self) -> None:
        """Until the person leaves, or there is nothing more to read."""
        self._look()
        for line in self._lines():
            self._actor = 0
            try:
                if self._is_as_shown(line):
                    self._obey(line)
            except Refused as refused:
                say(self._speech.say(refused.note))
            self._look()
        if self._screen.phase in ("planned", "running"):
            self._screen.say(note(HELD))

    def _look(self) -> None:
        """Show how things stand; what cannot be read is told, and can be undone."""
        try:
            self._screen.show()
        except Refused as refused:
            say(self._speech.say(refused.note))
        self._seen = self._stands()

    def _is_as_shown(self, line: str) -> bool:
        """Nothing is taken for an answer to what another terminal, or the window, has answered meanwhile."""
        if self._seen == self._stands():
            return True
        self._screen.forget()
        self._screen.say(note(MEANWHILE, text=line))
        return False

    def _stands(self) -> object:
        acts = self._table.library.acts(self._row.id)
        return self._screen.phase, len(acts), acts[-1:]

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
        elif self._screen.phase == "running" and self._table.fights.pending(self._row.id):
            self._answer(line)
        elif words:
            self._do(words)

    def _help(self, _words: list[str]) -> None:
        for written, meaning in HELP:
            say(f"{written:44} {self._speech.say(meaning)}")

    def _command(self, command: Command) -> None:
        self._screen.told(self._table.fights.command(self._row.id, command))

    def _begin(self, words: list[str]) -> None:
        surprised = tuple(named(self._screen.state, word).id for word in words)
        if self._screen.phase == "planned":
            self._table.fights.start(self._row.id)
        self._command(Begin(surprised))

    def _start(self, words: list[str]) -> None:
        nothing_more(words)
        self._table.fights.start(self._row.id)

    def _answer(self, text: str) -> None:
        pending = self._table.fights.pending(self._row.id)
        assert pending is not None
        self._screen.told(self._table.fights.answer(self._row.id, text or pending.rolled(self._dice)))

    def _as(self, words: list[str]) -> None:
        """What follows is of someone else than the one whose turn it is."""
        self._actor = named(self._screen.state, words[0] if words else "").id
        meant = {"odds": self._odds, "ask": self._ask}
        verb = meant.get(words[1]) if len(words) > 1 else None
        if verb:
            verb(words[2:])
        else:
            self._do(words[1:] or [""])

    def _do(self, words: list[str]) -> None:
        command = self._deed(words)
        self._command(command)

    def _deed(self, words: list[str]) -> Do:
        action = self._action(words[0])
        return Do(self._acting, action.id, self._read(action.circumstances, words[1:]))

    @property
    def _acting(self) -> int:
        acting = self._actor or self._screen.state.acting
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
        return told_in(words, circumstances, self._screen.state, self._speech)

    def _named(self, words: list[str]) -> Fighter:
        return named(self._screen.state, " ".join(words))

    def _actions(self, words: list[str]) -> None:
        actor = self._named(words).id if words else self._acting
        for number, action in enumerate(self._table.fights.actions(self._row.id, actor), 1):
            cost = f" ({self._speech.say(action.cost)})" if action.cost else ""
            say(f"{number:3}  {self._speech.say(action.title)}{cost} [{action.id}] {action.clause}")
            if action.refusal:
                say(f"       {self._speech.say(action.refusal)}")

    def _ask(self, words: list[str]) -> None:
        action = self._action(" ".join(words))
        if action.refusal:
            self._screen.say(action.refusal)
        self._screen.list_told(action.circumstances)

    def _odds(self, words: list[str]) -> None:
        deed = self._deed(words or [""])
        shown = (
            self._table.fights.combat(self._row.id).deed(self._screen.state, deed.actor, deed.action, deed.told).shown()
        )
        for line in shown.sources:
            say("  " + self._speech.say(line))
        bars = self._screen.bars(
            lambda late: self._table.fights.preview(self._row.id, deed, cancelled=late), ODDS_SECONDS
        )
        say("  " + (bars or self._speech.say(note(TOO_LONG))))

    def _next(self, words: list[str]) -> None:
        nothing_more(words)
        self._command(NextTurn())

    def _set(self, words: list[str]) -> None:
        fighter = named(self._screen.state, words[0] if words else "")
        circumstances = self._table.fights.by_hand(self._row.id, fighter.id)
        if len(words) > 1:
            self._command(SetByHand(fighter.id, self._read(circumstances, words[1:])))
        else:
            self._screen.list_told(circumstances)

    def _affect(self, words: list[str]) -> None:
        fighter = named(self._screen.state, words[0] if words else "")
        effect = words[1] if len(words) > 1 else ""
        lasts: dict[str, Any] = {"turn_of": fighter.id}
        for what, text in parted(words[2:]):
            match what, fold(text):
                case "turns" | "modifier", _:
                    lasts[what] = whole(text)
                case "whose", _:
                    lasts["turn_of"] = named(self._screen.state, text).id
                case "at", "start" | "end" as at:
                    lasts[what] = at
                case _:
                    raise Refused(SAY_WHAT, text=f"{what}={text}")
        self._command(Affect(fighter.id, effect, **lasts))

    def _lift(self, words: list[str]) -> None:
        self._command(Lift(whole("".join(words).removeprefix("#"))))

    def _join(self, words: list[str]) -> None:
        """Someone of the campaign; the party's own people come to its side where none is named (PC-20: next round)."""
        newcomer = self._newcomer(words[0] if words else "")
        side: Side = "party" if newcomer.kind == "pc" else "foes"
        since = self._screen.state.round + 1
        for word in words[1:]:
            if word.isdecimal():
                since = whole(word)
            else:
                side = self._side(word)
        self._screen.told(self._table.fights.join(self._row.id, newcomer.id, side, since))

    def _newcomer(self, name: str) -> Character:
        if not fold(name):
            raise Refused(SAY_WHO)
        fight = self._screen.state
        others = [one for one in self._table.library.characters(self._row.campaign) if not fight.has(one.id)]
        wanted = fold(name)
        exact = [one for one in others if fold(one.name) == wanted]
        found = exact or [one for one in others if fold(one.name).startswith(wanted)]
        if len(found) != 1:
            raise Refused(NO_NEWCOMER, name=name, all=", ".join(one.name for one in others) or "–")
        return found[0]

    def _side(self, text: str) -> Side:
        wanted = fold(text)
        for side, words in SIDES.items():
            if wanted in (side, fold(self._speech.say(words))):
                return side
        raise Refused(NO_SIDE, text=text, sides=", ".join(SIDES))

    def _flee(self, words: list[str]) -> None:
        self._goes("flee", words, fled=True)

    def _leave(self, words: list[str]) -> None:
        self._goes("leave", words, fled=False)

    def _goes(self, verb: str, words: list[str], fled: bool) -> None:
        """Someone who is named goes; where nobody is, the action of the book that has this very name is meant."""
        acting = self._screen.state.acting
        offered = self._table.fights.actions(self._row.id, acting) if acting else ()
        if all("=" in word for word in words) and any(action.id == verb for action in offered):
            self._do([verb, *words])
        else:
            self._command(Leave(self._named(words).id, fled))

    def _order(self, words: list[str]) -> None:
        self._command(Reorder(tuple(named(self._screen.state, word).id for word in words)))

    def _log(self, words: list[str]) -> None:
        nothing_more(words)
        self._screen.log()

    def _undo(self, words: list[str]) -> None:
        if words:
            self._table.fights.undo_to(self._row.id, whole(" ".join(words)))
        elif lost := self._cannot_go_on():
            self._table.fights.undo_to(self._row.id, lost)
        else:
            self._screen.say(note(TAKEN_BACK, what=self._table.fights.undo(self._row.id).label))

    def _cannot_go_on(self) -> int:
        """The open act, where it cannot be read or the rules of today know it otherwise: it can only be taken back."""
        if self._screen.phase != "running":
            return 0
        waiting = self._table.fights.course(self._row.id).open
        return waiting.act.seq if waiting and waiting.session is None else 0

    def _redo(self, words: list[str]) -> None:
        nothing_more(words)
        self._screen.say(note(DONE_AGAIN, what=self._table.fights.redo(self._row.id).label))

    def _edit(self, words: list[str]) -> None:
        if len(words) < len(("ACT", "N", "ANSWER")):
            raise Refused(SAY_EDIT)
        self._table.fights.edit(self._row.id, whole(words[0]), whole(words[1]) - 1, *words[2:])

    def _finish(self, words: list[str]) -> None:
        nothing_more(words)
        self._command(Finish())

    def _aftermath(self, words: list[str]) -> None:
        nothing_more(words)
        for each in told(self._table.aftermaths.of(self._row.id)):
            self._screen.say(each)

    def _apply(self, words: list[str]) -> None:
        self._aftermath(words)
        self._table.aftermaths.apply(self._row.id)
