# SPDX-License-Identifier: GPL-3.0-or-later
"""``simulate``: a fight that nobody plays, many times over."""

import argparse
import random
import sys
from collections.abc import Iterator, Mapping
from typing import Any, get_args

from panoplia.cli.encounters import add_encounter_options, opened
from panoplia.cli.streams import say, tell, write
from panoplia.rules.fights.simulation import (
    MOST_ROUNDS,
    Aim,
    Run,
    Share,
    Summary,
    Tactics,
    simulated,
    summed_up,
)
from panoplia.rules.fights.state import SIDES, Fight
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Chance, Words, note
from panoplia.rules.refusal import Refused
from panoplia.words import Speech

DONE = 0
MOST_RUNS = 100_000
"""The ends of all fights are kept until they are summed up, some kilobytes each."""
SHOWN_EVERY = 50
NO_AIM = QT_TRANSLATE_NOOP("cli", "“{text}” is no policy: name whom all attack ({aims}) or a decision as ID=OPTION.")
IS_OVER = QT_TRANSLATE_NOOP("cli", "The fight “{name}” is over: nothing is left to be simulated.")
NO_RUNS = QT_TRANSLATE_NOOP("cli", "A whole number of fights from 1 to {most} is needed, not {value}.")
HOW_FAR = QT_TRANSLATE_NOOP("cli", "{done} of {all} fights")
STOPPED = QT_TRANSLATE_NOOP("cli", "Stopped: what follows is of %n fight(s).")
WINS = QT_TRANSLATE_NOOP("cli", "{side}, victory: {share} ({low} to {high})")
DRAWS = QT_TRANSLATE_NOOP("cli", "A draw after {rounds} rounds: {share} ({low} to {high})")
ROUNDS = QT_TRANSLATE_NOOP("cli", "Rounds: {mean} ({low} to {high})")
OF_RUNS = QT_TRANSLATE_NOOP("cli", "%n fight(s); in brackets where the true figure lies in 95 of 100 cases.")
DOWN = QT_TRANSLATE_NOOP("cli", "{name} does not stand at the end: {share} ({low} to {high})")
WORN = QT_TRANSLATE_NOOP("cli", "{name}, {piece}: worse {worse}, of no use {useless}, loses {loss} ({low} to {high})")
NOTHING_WEARS = QT_TRANSLATE_NOOP("cli", "Nothing wore out.")


def add_simulate(commands: Any) -> None:
    """Fighting a fight many times over."""
    parser = commands.add_parser("simulate", help="fight a fight many times over, and tell who wins")
    add_encounter_options(parser)
    parser.add_argument("--runs", type=int, default=1000, metavar="N", help="how many fights (1000)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same figures (1)")
    aims = ", ".join(get_args(Aim))
    parser.add_argument("--policy", default="", metavar="AIM,ID=OPTION,…", help=f"whom all attack ({aims}); decisions")
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    parser.set_defaults(command=_simulate)


def tactics_of(text: str) -> Tactics:
    """A policy as it is written: ``weakest,armour=break``; ``Refused`` for what is none."""
    aim: Any = "weakest"
    choices: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        id, equals, option = (word.strip() for word in part.partition("="))
        if id and equals and option:
            choices[id] = option
        elif part in get_args(Aim):
            aim = part
        else:
            raise Refused(NO_AIM, "--policy", text=part, aims=", ".join(get_args(Aim)))
    return Tactics(aim, choices)


def _simulate(args: argparse.Namespace) -> int:
    if not 1 <= args.runs <= MOST_RUNS:
        raise Refused(NO_RUNS, "--runs", most=MOST_RUNS, value=str(args.runs))
    tactics = tactics_of(args.policy)
    with opened(args) as (table, row, speech):
        if row.phase in ("ended", "applied"):
            raise Refused(IS_OVER, "--encounter", name=row.name)
        planned = row.phase == "planned"
        start = table.fights.planned_state(row.id) if planned else table.fights.state(row.id)
        system = table.reading.system_of(row.campaign)
        combat, _ = table.reading.courses.rules_of(system.id)
        source = random.Random(args.seed)
        runs, stopped = _watched(simulated(combat, start, source, tactics, args.runs), args.runs, speech)
    if stopped:
        tell(speech.say(note(STOPPED, n=len(runs))))
    if not runs:
        return DONE
    summary = summed_up(combat, start, runs, system.state)
    if args.json:
        write(_plain(summary, start))
    else:
        for line in _told(summary, start, speech):
            say(line)
    return DONE


def _watched(runs: Iterator[Run], wanted: int, speech: Speech) -> tuple[list[Run], bool]:
    """The fights so far, and whether Ctrl+C ended them before their time."""
    done: list[Run] = []
    shown = sys.stderr.isatty()
    try:
        for run in runs:
            done.append(run)
            if shown and len(done) % SHOWN_EVERY == 0:
                print("\r" + speech.say(note(HOW_FAR, done=len(done), all=wanted)), end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        return done, True
    finally:
        if shown:
            print(file=sys.stderr)
    return done, False


def _told(summary: Summary, start: Fight, speech: Speech) -> Iterator[str]:
    for side, share in summary.wins.items():
        yield speech.say(note(WINS, side=note(SIDES[side]), **_figures(share)))
    yield speech.say(note(DRAWS, rounds=MOST_ROUNDS, **_figures(summary.draws)))
    yield speech.say(note(ROUNDS, mean=summary.rounds.mean, low=summary.rounds.low, high=summary.rounds.high))
    for one in summary.casualties:
        yield speech.say(note(DOWN, name=start.fighter(one.fighter).name, **_figures(one.down)))
    worn = [each for each in summary.wear if each.worse.share]
    for each in worn:
        piece = start.fighter(each.fighter).piece(each.piece)
        called: Words = piece.name if piece else "–"
        yield speech.say(note(
            WORN, name=start.fighter(each.fighter).name, piece=called, worse=Chance(each.worse.share),
            useless=Chance(each.useless.share), loss=Chance(each.loss.mean), low=Chance(max(each.loss.low, 0)),
            high=Chance(each.loss.high),
        ))  # fmt: skip
    if not worn:
        yield speech.say(note(NOTHING_WEARS))
    yield speech.say(note(OF_RUNS, n=summary.runs))


def _figures(share: Share) -> Mapping[str, Chance]:
    return {"share": Chance(share.share), "low": Chance(share.low), "high": Chance(share.high)}


def _plain(summary: Summary, start: Fight) -> Any:
    return {
        "runs": summary.runs,
        "wins": summary.wins,
        "draws": summary.draws,
        "rounds": summary.rounds,
        "down": [{"name": start.fighter(one.fighter).name, "down": one.down} for one in summary.casualties],
        "wear": [
            {
                "name": start.fighter(each.fighter).name, "item": each.piece, "worse": each.worse,
                "useless": each.useless, "loss": each.loss,
            }
            for each in summary.wear
        ],
    }  # fmt: skip
