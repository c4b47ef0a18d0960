# SPDX-License-Identifier: GPL-3.0-or-later
"""JSON that a person wrote, read into a struct; what cannot be is refused with the path of the field."""

import json
import re
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.refusal import Refused

Shape = TypeVar("Shape")


class NotANumber:
    """Stands for ``NaN`` and ``Infinity``, which JSON does not know and no field takes."""

    def __init__(self, word: str) -> None:
        self.word = word


def from_json(text: str, shape: type[Shape]) -> Shape:
    """``text`` as a value of ``shape``, or ``Refused``."""
    try:
        loose = json.loads(text, parse_constant=NotANumber, object_pairs_hook=_without_doubles)
    except json.JSONDecodeError as error:
        raise Refused(
            QT_TRANSLATE_NOOP("input", "This is not JSON: {problem} in line {line}, column {column}."),
            problem=error.msg, line=error.lineno, column=error.colno,
        ) from error  # fmt: skip
    except (ValueError, RecursionError) as error:
        # A number of thousands of digits, or brackets nested that deep.
        raise Refused(QT_TRANSLATE_NOOP("input", "This JSON is too large to be read.")) from error
    try:
        return msgspec.convert(loose, shape)
    except msgspec.ValidationError as error:
        raise _explained(str(error)) from error


def _without_doubles(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        names = [name for name, _ in pairs]
        double = next(name for name in names if names.count(name) > 1)
        raise Refused(QT_TRANSLATE_NOOP("input", "The field is written twice."), path=double)
    return fields


def _explained(problem: str) -> Refused:
    """msgspec's message with its path in front, in our words where it only says that a field is there or not."""
    problem, _, path = problem.partition(" - at `$")
    path = path.removesuffix("`").removeprefix(".")
    if match := re.fullmatch(r"Object contains unknown field `(.*)`", problem, re.DOTALL):
        return Refused(QT_TRANSLATE_NOOP("input", "There is no such field."), path=_joined(path, match[1]))
    if match := re.fullmatch(r"Object missing required field `(.*)`", problem, re.DOTALL):
        return Refused(QT_TRANSLATE_NOOP("input", "This field must be given."), path=_joined(path, match[1]))
    if NotANumber.__name__ in problem:
        return Refused(QT_TRANSLATE_NOOP("input", "NaN and Infinity are not numbers that a rule can use."), path=path)
    if match := re.match(r"`(\w+)` (?:is|was)\b", problem):
        path = _joined(path, match[1])
    return Refused(QT_TRANSLATE_NOOP("input", "{problem}."), path=path, problem=problem.removesuffix("."))


def _joined(path: str, field: str) -> str:
    return f"{path}.{field}" if path else field
