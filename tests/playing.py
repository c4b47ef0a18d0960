# SPDX-License-Identifier: GPL-3.0-or-later
"""Play procedures by their id, and count every face by hand as a second opinion on odds."""

from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import msgspec

from panoplia.app import systems
from panoplia.rules.drivers import Session, Waiting, replay
from panoplia.rules.espada_negra.procedures import PROCEDURES
from panoplia.rules.odds import Odds, odds
from panoplia.rules.script import Answer, Choice, Dice, Pool, Script
from panoplia.rules.system import Procedure


@cache
def procedures() -> dict[str, Procedure]:
    of_systems = [procedure for system in systems().values() for procedure in system.procedures]
    return {procedure.id: procedure for procedure in (*of_systems, *PROCEDURES)}


def script(name: str, case: dict[str, Any]) -> Script:
    procedure = procedures()[name]
    given = msgspec.convert(case, procedure.input)
    return lambda: procedure.play(given)


def resolve(name: str, case: dict[str, Any], *answers: str) -> dict[str, Any]:
    """The result as the command line would print it; every answer must be used."""
    result: dict[str, Any] = plain(replay(script(name, case), answers).result)
    return result


def chances(name: str, case: dict[str, Any], policy: dict[str, str] | None = None) -> Odds:
    return odds(script(name, case), policy=policy)


def plain(result: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(result))


def clauses(session: Session) -> list[str]:
    return [note.clause for note in session.notes]


def hidden(result: Any) -> Any:
    """A result without the figures that only repeat a face, also inside other fields."""
    if not isinstance(result, msgspec.Struct):
        return result
    shown = {name: hidden(value) for name, value in msgspec.structs.asdict(result).items()}
    return type(result)(**{name: msgspec.UNSET if name in ("roll", "natural") else shown[name] for name in shown})


def without_faces(given: Session, again: Script) -> Session:
    """The same answers by their outcomes alone."""
    session = Session(again)
    for asked in given.asked:
        session.answer(Answer(asked.answer.outcome))
    return session


def by_hand(again: Script) -> dict[Any, Fraction]:
    """Every face of every die, one by one, each as likely as the next; decisions take their default."""
    counted: dict[Any, Fraction] = {}
    todo: list[tuple[tuple[str, ...], Fraction]] = [((), Fraction(1))]
    while todo:
        answers, p = todo.pop()
        try:
            result = hidden(replay(again, answers).result)
        except Waiting as waiting:
            todo.extend(((*answers, text), p * share) for text, share in _every_text(waiting.request))
        else:
            counted[result] = counted.get(result, Fraction()) + p
    return counted


def _every_text(request: Any) -> list[tuple[str, Fraction]]:
    if isinstance(request, Choice):
        return [(request.default, Fraction(1))]
    if isinstance(request, Pool):
        sides = product((0, 1), repeat=request.size)
        return [(str(sum(each)), Fraction(1, 2**request.size)) for each in sides]
    assert isinstance(request, Dice)
    faces = list(product(*(range(1, size + 1) for size in request.sizes)))
    return [("+".join(map(str, each)), Fraction(1, len(faces))) for each in faces]
