# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line. ``resolve`` and ``odds`` drive the rules; they need neither a library nor a window."""

import argparse
import io
import os
import random
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, get_args

import msgspec

from panoplia import __version__, app
from panoplia.app import systems
from panoplia.folders import Folders, folders
from panoplia.rules.drivers import Session, Waiting, replay, roll
from panoplia.rules.from_json import from_json
from panoplia.rules.notes import QT_TRANSLATE_NOOP, fill
from panoplia.rules.odds import Odds, odds
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Choice, Forbidden, Play, Request, Script
from panoplia.rules.system import Procedure
from panoplia.store.records import Character
from panoplia.table.table import Table
from panoplia.words import LANGUAGES, Speech, fold, system_language

NO_INPUT = QT_TRANSLATE_NOOP("cli", "Standard input is closed.")
NO_OUTPUT = QT_TRANSLATE_NOOP("cli", "Standard output is closed.")
OUTPUT_FAILED = QT_TRANSLATE_NOOP("cli", "Standard output cannot be written: {problem}.")
FILE_FAILED = QT_TRANSLATE_NOOP("cli", "{file} cannot be read or written: {problem}.")
NO_HOME = QT_TRANSLATE_NOOP("cli", "The home folder in {file} cannot be found.")

DONE, BROKEN_PIPE, WRONG, WAITING, INTERRUPTED = 0, 1, 2, 3, 130
STANDARD_OUTPUT, STANDARD_ERROR = 1, 2


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0 done, 2 refused, 3 an answer is missing."""
    _speak_utf8()
    try:
        code = _obey(argv)
        _flush()
        return code
    except Refused as refused:
        _complain(str(refused))
        return WRONG
    except BrokenPipeError:
        # Whoever read us has had enough (``| head``).
        _drop(STANDARD_OUTPUT)
        return BROKEN_PIPE
    except OSError as error:
        problem = error.strerror or str(error)
        if error.filename is None:
            _drop(STANDARD_OUTPUT)
            _complain(fill(OUTPUT_FAILED, {"problem": problem}))
        else:
            _complain(fill(FILE_FAILED, {"file": str(error.filename), "problem": problem}))
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED


def _obey(argv: Sequence[str] | None) -> int:
    try:
        args = _parser().parse_args(argv)
        return int(args.command(args))
    except SystemExit as end:
        # argparse leaves this way: 0 after --help and --version, 2 after a wrong option.
        return end.code if isinstance(end.code, int) else WRONG


def _say(text: str) -> None:
    """A line on standard output, which a person may have closed."""
    if sys.stdout is None:
        raise Refused(NO_OUTPUT)
    print(text)


def _complain(text: str) -> None:
    """A line on standard error."""
    _tell(_one_line(text))


def _tell(text: str) -> None:
    """Lines on standard error. Where they cannot be written, the exit code has to do."""
    try:
        print(text, file=sys.stderr, flush=True)
    except OSError:
        _drop(STANDARD_ERROR)


def _flush() -> None:
    """Have a full disk told of here and not at exit. A window on Windows has no standard output."""
    if sys.stdout is not None:
        sys.stdout.flush()


def _drop(stream: int) -> None:
    """Nothing may be flushed into a closed pipe or onto a full disk at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream)


class _Parser(argparse.ArgumentParser):
    """argparse passes over what keeps it from writing; here that is told of."""

    def _print_message(self, message: str, file: Any = None) -> None:
        write = _tell if file is sys.stderr else _say
        write(message.removesuffix("\n"))


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="panoplia", description="Characters, gear, wear, repair and fights for tabletop role-playing games."
    )
    parser.add_argument("--version", action="version", version=f"Panoplia {__version__}")
    parser.add_argument("--library", type=Path, metavar="FILE", help="another library than the user's own")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_run(commands)
    _add_sheet(commands)
    _add_tour(commands)
    _add_resolve(commands)
    _add_odds(commands)
    return parser


def _add_run(commands: Any) -> None:
    parser = commands.add_parser("run", help="start the program")
    parser.set_defaults(command=_run)


def _add_sheet(commands: Any) -> None:
    parser = commands.add_parser("sheet", help="write a character's sheet as PDF")
    parser.add_argument("--character", required=True, metavar="NAME", help="as it stands in the list")
    parser.add_argument("--out", required=True, type=Path, metavar="FILE", help="the PDF to write")
    parser.add_argument("--campaign", metavar="NAME", help="where several campaigns have a character of that name")
    parser.add_argument("--language", choices=LANGUAGES, help="else the system's")
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4")
    parser.set_defaults(command=_sheet)


def _add_tour(commands: Any) -> None:
    parser = commands.add_parser("tour", help="write pictures of every page and dialog")
    parser.add_argument("folder", type=Path, metavar="DIR", help="where to")
    parser.set_defaults(command=_tour)


def _add_resolve(commands: Any) -> None:
    parser = commands.add_parser("resolve", help="resolve a rule with given answers, or with the program's dice")
    parser.add_argument("procedure", nargs="?", metavar="PROCEDURE", help="such as dungeon-hack.repair")
    parser.add_argument("--input", metavar="FILE", help="a JSON object; - reads standard input")
    answers = parser.add_mutually_exclusive_group()
    answers.add_argument("--answers", metavar="A,B,…", help="dice (7 or 2+4) and options, in the order asked")
    answers.add_argument("--seed", type=int, metavar="N", help="roll with dice that N makes repeatable")
    parser.add_argument("--list", action="store_true", help="every procedure with one line on what it does")
    parser.add_argument("--schema", metavar="ID", help="the JSON Schema of a procedure's input and result")
    parser.set_defaults(command=_resolve)


def _add_odds(commands: Any) -> None:
    parser = commands.add_parser("odds", help="the exact odds of a rule's results")
    parser.add_argument("procedure", metavar="PROCEDURE", help="such as dungeon-hack.repair")
    parser.add_argument("--input", metavar="FILE", help="a JSON object; - reads standard input")
    parser.add_argument("--policy", default="", metavar="ID=OPTION,…", help="what is decided; else the defaults")
    parser.add_argument("--summary", metavar="FIELD", help="group by one field of the result (armour.broken)")
    parser.set_defaults(command=_odds)


def _run(args: argparse.Namespace) -> int:
    return app.run(_places(args.library))


def _places(library: Path | None) -> Folders:
    try:
        return folders(os.environ, library)
    except RuntimeError as error:
        # What pathlib raises for ~nobody.
        raise Refused(NO_HOME, file=str(library or os.environ.get("PANOPLIA_LIBRARY", "~"))) from error


def _sheet(args: argparse.Namespace) -> int:
    places = _places(args.library)
    if not places.library.exists():
        raise Refused(QT_TRANSLATE_NOOP("cli", "There is no library at {file}."), file=str(places.library))
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
        _say(str(path))
    return DONE


def _resolve(args: argparse.Namespace) -> int:
    if args.list:
        return _list()
    if args.schema is not None:
        return _schema(_procedure(args.schema))
    procedure = _procedure(args.procedure)
    script = _script(procedure, args.input)
    if args.answers is None:
        return _report(roll(script, random.Random(args.seed)))
    answers = [answer.strip() for answer in args.answers.split(",")] if args.answers.strip() else []
    try:
        return _report(replay(script, answers))
    except Waiting as waiting:
        _write(_described(waiting.request))
        return WAITING
    except Refused as refused:
        refused.path = "--answers"
        raise


def _list() -> int:
    for procedure in _procedures().values():
        _say(f"{procedure.id:32} {procedure.summary}")
    return DONE


def _schema(procedure: Procedure) -> int:
    results = get_args(procedure.result) or (procedure.result,)
    (given, *returned), definitions = msgspec.json.schema_components(
        (procedure.input, *results), ref_template="#/$defs/{name}"
    )
    result = returned[0] if len(returned) == 1 else {"anyOf": returned}
    _write({"input": given, "result": result, "$defs": definitions})
    return DONE


def _report(session: Session) -> int:
    _write({
        "result": session.result,
        "notes": [{"clause": note.clause, "text": note.in_english()} for note in session.notes],
        "asked": [
            {"request": asked.request.name, "why": str(asked.request.why), "answer": asked.text}
            for asked in session.asked
        ],
    })  # fmt: skip
    return DONE


def _described(request: Request) -> Mapping[str, Any]:
    """A request that is waiting; a decision also says its id, which a policy names."""
    described: dict[str, Any] = {"request": request.name, "why": str(request.why)}
    if isinstance(request, Choice):
        described["id"] = request.id
        described["options"] = [option.id for option in request.options]
    return described


def _odds(args: argparse.Namespace) -> int:
    policy = _policy(args.policy)
    decisions: set[str] = set()
    script = _watched(_script(_procedure(args.procedure), args.input), decisions)
    try:
        counted = odds(script, policy=policy)
    except Refused as refused:
        refused.path = "--policy"
        raise
    for unused in sorted(policy.keys() - decisions):
        _complain(f"--policy: no decision “{unused}” came up.")
    if args.summary is not None:
        counted = _summary(counted, args.summary)
    outcomes = [{"result": result, "p": float(p)} for result, p in counted.outcomes]
    _write({"outcomes": outcomes, "left_out": float(counted.left_out)})
    return DONE


def _policy(text: str) -> Mapping[str, str]:
    pairs = [pair.partition("=") for pair in text.split(",") if pair.strip()]
    for name, equals, option in pairs:
        if not (name.strip() and equals and option.strip()):
            raise Refused(
                QT_TRANSLATE_NOOP("cli", "A decision is written ID=OPTION, not “{text}”."), path="--policy",
                text=name + equals + option,
            )  # fmt: skip
    return {name.strip(): option.strip() for name, _, option in pairs}


def _watched(script: Script, decisions: set[str]) -> Script:
    """The same script, noting the ids of the decisions that it asks for."""

    def watched() -> Play:
        play = script()
        try:
            said = next(play)
            while True:
                if isinstance(said, Choice):
                    decisions.add(said.id)
                said = play.send((yield said))
        except StopIteration as end:
            return end.value

    return watched


def _summary(counted: Odds, path: str) -> Odds:
    """Grouped by one field; a result that has none of that name (``refused``) stays as it is."""
    grouped = counted.by(lambda result: _at(result, path))
    if all(isinstance(key, msgspec.Struct) and not isinstance(key, Forbidden) for key, _ in grouped.outcomes):
        raise Refused(
            QT_TRANSLATE_NOOP("cli", "The result has no field “{field}”, but {fields}."), path="--summary",
            field=path, fields=", ".join(msgspec.structs.asdict(grouped.outcomes[0][0])),
        )  # fmt: skip
    return Odds(tuple((_plain(key, path), p) for key, p in grouped.outcomes), grouped.left_out)


def _at(result: Any, path: str) -> Any:
    value = result
    for name in path.split("."):
        if name not in getattr(value, "__struct_fields__", ()):
            return result
        value = getattr(value, name)
    return result if value is msgspec.UNSET else (value,)


def _plain(key: Any, path: str) -> Any:
    return {path: key[0]} if isinstance(key, tuple) else key


def _procedures() -> Mapping[str, Procedure]:
    return {procedure.id: procedure for system in systems().values() for procedure in system.procedures}


def _procedure(name: str | None) -> Procedure:
    known = _procedures()
    if not name:
        raise Refused(QT_TRANSLATE_NOOP("cli", "A PROCEDURE is needed; “panoplia resolve --list” shows them all."))
    if name not in known:
        raise Refused(
            QT_TRANSLATE_NOOP("cli", "There is no procedure “{name}”; “panoplia resolve --list” shows them all."),
            name=name,
        )
    return known[name]


def _script(procedure: Procedure, source: str | None) -> Script:
    if source is None:
        raise Refused(QT_TRANSLATE_NOOP("cli", "A FILE or - is needed, with a JSON object."), path="--input")
    case = from_json(_text(source), procedure.input)
    return lambda: procedure.play(case)


def _text(source: str) -> str:
    """What a file or standard input holds. A byte-order mark, which some editors write, is passed over."""
    if source == "-" and sys.stdin is None:
        raise Refused(NO_INPUT, path="--input")
    try:
        raw = sys.stdin.buffer.read() if source == "-" else Path(source).read_bytes()
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refused(
            QT_TRANSLATE_NOOP("cli", "{file} is not UTF-8 text: byte {position} cannot be read."), path="--input",
            file=source, position=error.start + 1,
        ) from error  # fmt: skip
    except (OSError, ValueError) as error:
        problem = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise Refused(
            QT_TRANSLATE_NOOP("cli", "{file} cannot be read: {problem}."), path="--input", file=source, problem=problem
        ) from error


def _write(value: Any) -> None:
    _say(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def _one_line(text: str) -> str:
    """A message as one line, whatever a person wrote into a file or an option."""
    line = " ".join(text.split())
    return line if len(line) <= 400 else line[:400] + "…"


def _speak_utf8() -> None:
    """JSON is UTF-8, whatever the console's own encoding is. Where there is no standard error, no one is told."""
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - for as long as the program runs
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
