# SPDX-License-Identifier: GPL-3.0-or-later
"""Parrying or dodging a blow that would hit (PC-32)."""

from typing import Literal

import msgspec

from panoplia.rules.d100.checks import passed
from panoplia.rules.d100.modifiers import listed
from panoplia.rules.d100.percent import Modifiers, Target, total
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, note
from panoplia.rules.script import Choice, Option, Play

Avoided = Literal["parry", "dodge"] | None
PARRY = QT_TRANSLATE_NOOP("d100", "parry")
DODGE = QT_TRANSLATE_NOOP("d100", "dodge")
_PARRY = Option("parry", QT_TRANSLATE_NOOP("d100", "Parry the blow"))
_DODGE = Option("dodge", QT_TRANSLATE_NOOP("d100", "Dodge the blow"))
_NONE = Option("none", QT_TRANSLATE_NOOP("d100", "Take the blow"))


class Defence(msgspec.Struct, frozen=True):
    """What one can roll against a blow: the targets of a parry and of a dodge, ``None`` for what cannot be.

    ``modifiers`` are for both of them, ``parrying`` for a parry alone.
    """

    parry: Target | None = None
    dodge: Target | None = None
    modifiers: Modifiers = ()
    parrying: Modifiers = ()

    @property
    def choice(self) -> Choice:
        """What can be done; by default a parry, or else a dodge."""
        options = (*([_PARRY] if self.parry is not None else []), *([_DODGE] if self.dodge is not None else []), _NONE)
        return Choice("defence", options, QT_TRANSLATE_NOOP("d100", "parry or dodge?"), options[0].id)


def defended(defence: Defence) -> Play:
    """Parry, dodge or neither, and never both; returns what avoided the blow (PC-32)."""
    decision = yield defence.choice
    avoided: Avoided = None
    if decision.outcome == "parry" and defence.parry is not None:
        success = yield from _tried(defence.parry, PARRY, (*defence.modifiers, *defence.parrying))
        avoided = "parry" if success else None
    elif decision.outcome == "dodge" and defence.dodge is not None:
        success = yield from _tried(defence.dodge, DODGE, defence.modifiers)
        avoided = "dodge" if success else None
    if avoided:
        yield note(QT_TRANSLATE_NOOP("d100", "The blow is avoided."), "PC-32")
    return avoided


def _tried(target: int, why: Phrase, modifiers: Modifiers) -> Play:
    yield from listed(modifiers, "PC-32")
    success = yield from passed(target + total(modifiers), why, "PC-32")
    return success
