# SPDX-License-Identifier: GPL-3.0-or-later
"""What a command tells, held against what can be told: a command may come from a terminal or an old file."""

from collections.abc import Iterable

from panoplia.rules.editors import Line, Number, Pick
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Figure, note
from panoplia.rules.refusal import Refused
from panoplia.rules.trial import Circumstance, Tick, Told

NOT_ASKED = QT_TRANSLATE_NOOP("fights", "“{what}” cannot be told here. What can: {all}.")
YES_OR_NO = QT_TRANSLATE_NOOP("fights", "“{what}” is yes or no, not “{value}”.")
IN_RANGE = QT_TRANSLATE_NOOP("fights", "“{what}” is a whole number from {lowest} to {highest}, not “{value}”.")
ONE_OF = QT_TRANSLATE_NOOP("fights", "“{what}” is one of {all}, not “{value}”.")
TOO_LONG = QT_TRANSLATE_NOOP("fights", "“{what}” has at most {longest} letters.")
YES, NO = QT_TRANSLATE_NOOP("fights", "yes"), QT_TRANSLATE_NOOP("fights", "no")


def checked(circumstances: Iterable[Circumstance], told: Told) -> Told:
    """What was told; ``Refused`` for what is not asked, and for a value that its editor does not allow."""
    known = {each.id: each for each in circumstances}
    for id, value in told.items():
        if id not in known:
            raise Refused(NOT_ASKED, id, what=id, all=", ".join(known))
        _check(known[id], value)
    return told


def _check(circumstance: Circumstance, value: int | str | bool) -> None:
    match circumstance.editor:
        case Tick():
            if not isinstance(value, bool):
                raise Refused(YES_OR_NO, circumstance.id, what=circumstance.id, value=str(value))
        case Number(lowest=lowest, highest=highest):
            if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
                raise Refused(
                    IN_RANGE, circumstance.id, what=circumstance.id, lowest=lowest, highest=highest, value=str(value)
                )
        case Pick(options=options, own=False):
            if all(key != value for key, _ in options):
                keys = ", ".join(key for key, _ in options)
                raise Refused(ONE_OF, circumstance.id, what=circumstance.id, all=keys, value=str(value))
        case Line(longest=longest):
            if len(str(value)) > longest:
                raise Refused(TOO_LONG, circumstance.id, what=circumstance.id, longest=longest)
        case _:
            pass


def said(circumstance: Circumstance, value: int | str | bool) -> Figure:
    """A value of a circumstance in words: of a choice the label that it has there."""
    match circumstance.editor:
        case Tick():
            return note(YES if value else NO)
        case Pick(options=options):
            return next((label for key, label in options if key == value), str(value))
        case _:
            return value
