# SPDX-License-Identifier: GPL-3.0-or-later
"""``resolve`` and ``odds`` drive the rules; they need neither a library nor a window."""

import argparse
import random
from collections.abc import Mapping
from typing import Any, get_args

import msgspec

from panoplia.app import systems
from panoplia.cli.streams import complain, read, say, write
from panoplia.rules.drivers import Session, Waiting, replay, roll
from panoplia.rules.from_json import from_json
from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.odds import Odds, odds
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Choice, Forbidden, Request, Script
from panoplia.rules.system import Procedure

DONE, WAITING = 0, 3


def add_resolve(commands: Any) -> None:
    """Resolving a rule once."""
    parser = commands.add_parser("resolve", help="resolve a rule with given answers, or with the program's dice")
    parser.add_argument("procedure", nargs="?", metavar="PROCEDURE", help="such as dungeon-hack.repair")
    parser.add_argument("--input", metavar="FILE", help="a JSON object; - reads standard input")
    answers = parser.add_mutually_exclusive_group()
    answers.add_argument("--answers", metavar="A,B,…", help="dice (7 or 2+4) and options, in the order asked")
    answers.add_argument("--seed", type=int, metavar="N", help="roll with dice that N makes repeatable")
    parser.add_argument("--list", action="store_true", help="every procedure with one line on what it does")
    parser.add_argument("--schema", metavar="ID", help="the JSON Schema of a procedure's input and result")
    parser.set_defaults(command=_resolve)


def add_odds(commands: Any) -> None:
    """Counting everything that can come of a rule."""
    parser = commands.add_parser("odds", help="the exact odds of a rule's results")
    parser.add_argument("procedure", metavar="PROCEDURE", help="such as dungeon-hack.repair")
    parser.add_argument("--input", metavar="FILE", help="a JSON object; - reads standard input")
    parser.add_argument("--policy", default="", metavar="ID=OPTION,…", help="what is decided; else the defaults")
    parser.add_argument("--summary", metavar="FIELD", help="group by one field of the result (armour.broken)")
    parser.set_defaults(command=_odds)


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
        write(_described(waiting.request))
        return WAITING
    except Refused as refused:
        refused.path = "--answers"
        raise


def _list() -> int:
    for procedure in _procedures().values():
        say(f"{procedure.id:32} {procedure.summary}")
    return DONE


def _schema(procedure: Procedure) -> int:
    results = get_args(procedure.result) or (procedure.result,)
    (given, *returned), definitions = msgspec.json.schema_components(
        (procedure.input, *results), ref_template="#/$defs/{name}"
    )
    result = returned[0] if len(returned) == 1 else {"anyOf": returned}
    write({"input": given, "result": result, "$defs": definitions})
    return DONE


def _report(session: Session) -> int:
    write({
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
    script = _script(_procedure(args.procedure), args.input)
    try:
        counted = odds(script, policy=policy)
    except Refused as refused:
        refused.path = "--policy"
        raise
    for unused in sorted(policy.keys() - counted.decisions):
        complain(f"--policy: no decision “{unused}” came up.")
    if args.summary is not None:
        counted = _summary(counted, args.summary)
    outcomes = [{"result": result, "p": float(p)} for result, p in counted.outcomes]
    write({"outcomes": outcomes, "left_out": float(counted.left_out)})
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


def _summary(counted: Odds, path: str) -> Odds:
    """Grouped by one field, or a field of one (``None`` where that is none).

    A result that has none of that name (``refused``) stays as it is.
    """
    grouped = counted.by(lambda result: _at(result, path))
    if all(isinstance(key, msgspec.Struct) and not isinstance(key, Forbidden) for key, _ in grouped.outcomes):
        raise Refused(
            QT_TRANSLATE_NOOP("cli", "The result has no field “{field}”, but {fields}."), path="--summary",
            field=path, fields=", ".join(msgspec.structs.asdict(grouped.outcomes[0][0])),
        )  # fmt: skip
    return Odds(tuple((_plain(key, path), p) for key, p in grouped.outcomes), grouped.left_out, grouped.decisions)


def _at(result: Any, path: str) -> Any:
    value = result
    for name in path.split("."):
        if value is None:
            return (None,)
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
    case = from_json(read(source), procedure.input)
    return lambda: procedure.play(case)
