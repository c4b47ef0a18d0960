# SPDX-License-Identifier: GPL-3.0-or-later
"""Parrying or dodging a blow that would hit (PC-32)."""

from typing import Literal

import msgspec

from panoplia.rules.d100.checks import passed
from panoplia.rules.d100.percent import Target
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Choice, Option, Play

Avoided = Literal["parry", "dodge"] | None
PARRY = QT_TRANSLATE_NOOP("d100", "parry")
DODGE = QT_TRANSLATE_NOOP("d100", "dodge")
_PARRY = Option("parry", QT_TRANSLATE_NOOP("d100", "Parry the blow"))
_DODGE = Option("dodge", QT_TRANSLATE_NOOP("d100", "Dodge the blow"))
_NONE = Option("none", QT_TRANSLATE_NOOP("d100", "Take the blow"))


class Defence(msgspec.Struct, frozen=True):
    """What one can roll against a blow: the targets of a parry and of a dodge, ``None`` for what cannot be."""

    parry: Target | None = None
    dodge: Target | None = None

    def with_modifier(self, value: int) -> "Defence":
        """The same defence, easier or harder."""
        return Defence(
            None if self.parry is None else self.parry + value, None if self.dodge is None else self.dodge + value
        )

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
        avoided = "parry" if (yield from passed(defence.parry, PARRY, "PC-32")) else None
    elif decision.outcome == "dodge" and defence.dodge is not None:
        avoided = "dodge" if (yield from passed(defence.dodge, DODGE, "PC-32")) else None
    if avoided:
        yield note(QT_TRANSLATE_NOOP("d100", "The blow is avoided."), "PC-32")
    return avoided
