# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line: its commands, and the exit code of what became of them."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from panoplia import __version__, app
from panoplia.cli.fight import add_fight
from panoplia.cli.library import add_library
from panoplia.cli.places import LANGUAGE_HELP, LIBRARY_HELP, add_language_option, add_library_option, places_of
from panoplia.cli.rules import add_odds, add_resolve
from panoplia.cli.simulate import add_simulate
from panoplia.cli.streams import STANDARD_OUTPUT, complain, drop, flush, say, speak_utf8, tell
from panoplia.rules.notes import QT_TRANSLATE_NOOP, fill
from panoplia.rules.refusal import Refused
from panoplia.store.opening import NO_LIBRARY
from panoplia.store.records import Character
from panoplia.table.table import Table
from panoplia.words import LANGUAGES, Speech, fold, system_language

OUTPUT_FAILED = QT_TRANSLATE_NOOP("cli", "Standard output cannot be written: {problem}.")
FILE_FAILED = QT_TRANSLATE_NOOP("cli", "{file} cannot be read or written: {problem}.")

DONE, BROKEN_PIPE, WRONG, INTERRUPTED = 0, 1, 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0 done, 2 refused, 3 an answer is missing, 4 a library has faults."""
    speak_utf8()
    try:
        code = _obey(argv)
        flush()
        return code
    except Refused as refused:
        complain(str(refused))
        return WRONG
    except BrokenPipeError:
        # Whoever read us has had enough (``| head``).
        drop(STANDARD_OUTPUT)
        return BROKEN_PIPE
    except OSError as error:
        problem = error.strerror or str(error)
        if error.filename is None:
            drop(STANDARD_OUTPUT)
            complain(fill(OUTPUT_FAILED, {"problem": problem}))
        else:
            complain(fill(FILE_FAILED, {"file": str(error.filename), "problem": problem}))
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED


def _obey(argv: Sequence[str] | None) -> int:
    try:
        args = _parser().parse_args(argv)
        try:
            return int(args.command(args))
        except Refused as refused:
            if not args.language:
                raise
            said = Speech(args.language).say(refused.note)
            complain(f"{refused.path}: {said}" if refused.path else said)
            return WRONG
    except SystemExit as end:
        # argparse leaves this way: 0 after --help and --version, 2 after a wrong option.
        return end.code if isinstance(end.code, int) else WRONG


class _Parser(argparse.ArgumentParser):
    """argparse passes over what keeps it from writing; here that is told of."""

    def _print_message(self, message: str, file: Any = None) -> None:
        write = tell if file is sys.stderr else say
        write(message.removesuffix("\n"))


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="panoplia", description="Characters, gear, wear, repair and fights for tabletop role-playing games."
    )
    parser.add_argument("--version", action="version", version=f"Panoplia {__version__}")
    parser.add_argument("--library", type=Path, metavar="FILE", help=LIBRARY_HELP)
    parser.add_argument(
        "--language", choices=LANGUAGES, help=f"of `sheet`, `simulate`, `fight` and `library`; {LANGUAGE_HELP}"
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_run(commands)
    _add_sheet(commands)
    add_library(commands)
    _add_tour(commands)
    add_resolve(commands)
    add_odds(commands)
    add_simulate(commands)
    add_fight(commands)
    return parser


def _add_run(commands: Any) -> None:
    parser = commands.add_parser("run", help="start the program")
    add_library_option(parser)
    parser.set_defaults(command=_run)


def _add_sheet(commands: Any) -> None:
    parser = commands.add_parser("sheet", help="write a character's sheet as PDF")
    parser.add_argument("--character", required=True, metavar="NAME", help="as it stands in the list")
    parser.add_argument("--out", required=True, type=Path, metavar="FILE", help="the PDF to write")
    parser.add_argument("--campaign", metavar="NAME", help="where several campaigns have a character of that name")
    add_library_option(parser)
    add_language_option(parser)
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4")
    parser.set_defaults(command=_sheet)


def _add_tour(commands: Any) -> None:
    parser = commands.add_parser("tour", help="write pictures of every page and dialog")
    parser.add_argument("folder", type=Path, metavar="DIR", help="where to")
    parser.set_defaults(command=_tour)


def _run(args: argparse.Namespace) -> int:
    return app.run(places_of(args.library))


def _sheet(args: argparse.Namespace) -> int:
    places = places_of(args.library)
    if not places.library.exists():
        raise Refused(NO_LIBRARY, file=str(places.library))
    table = app.open_table(places)
    try:
        character = _named(table, args.character, args.campaign)
        system = table.reading.system_of(character.campaign)
        sheet = system.sheet(table.reading.subject(character))
    finally:
        table.library.close()
    # Imported on first use: reportlab is heavy, and the rules' commands do without it.
    from panoplia.sheets.pdf import rendered
    from panoplia.sheets.saving import save

    speech = Speech(args.language or system_language(), system.coins)
    save(rendered(sheet, speech, args.paper), args.out)
    return DONE


def _named(table: Table, name: str, campaign: str | None = None) -> Character:
    """The one character of that name, accents and case aside; ``Refused`` where there is none, or several."""
    found = [
        character
        for place in table.library.campaigns()
        for character in table.library.characters(place.id)
        if fold(character.name) == fold(name) and (campaign is None or fold(place.name) == fold(campaign))
    ]
    if not found:
        raise Refused(QT_TRANSLATE_NOOP("cli", "There is no character called “{name}”."), "--character", name=name)
    if len(found) > 1:
        raise Refused(
            QT_TRANSLATE_NOOP("cli", "%n characters are called “{name}”: name the campaign."), "--campaign",
            n=len(found), name=name,
        )  # fmt: skip
    return found[0]


def _tour(args: argparse.Namespace) -> int:
    for path in app.tour(args.folder):
        say(str(path))
    return DONE
