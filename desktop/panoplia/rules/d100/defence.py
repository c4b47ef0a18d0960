# SPDX-License-Identifier: GPL-3.0-or-later
"""Parrying or dodging a blow that would hit (PC-32)."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from panoplia.rules.d100.checks import WithFortune, passed_at_last
from panoplia.rules.d100.modifiers import listed
from panoplia.rules.d100.parry import Parried, Used, parry_with
from panoplia.rules.d100.percent import Modifiers, Target, total
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Choice, Option, Play
from panoplia.rules.usage_dice import Die

Avoided = Literal["parry", "dodge"] | None
DODGE = QT_TRANSLATE_NOOP("d100", "dodge")
_PARRY = Option("parry", QT_TRANSLATE_NOOP("d100", "Parry the blow"))
_DODGE = Option("dodge", QT_TRANSLATE_NOOP("d100", "Dodge the blow"))
_PARRY_AGAIN = Option("parry", QT_TRANSLATE_NOOP("d100", "Parry the blow for a point of fortune"))
_DODGE_AGAIN = Option("dodge", QT_TRANSLATE_NOOP("d100", "Dodge the blow for a point of fortune"))
_NONE = Option("none", QT_TRANSLATE_NOOP("d100", "Take the blow"))


class Defence(msgspec.Struct, frozen=True):
    """What one can roll against a blow: the targets of a parry and of a dodge, ``None`` for what cannot be.

    ``modifiers`` are for both of them, ``parrying`` for a parry alone, which may wear out the ``die`` of what parries.
    What is ``bought`` costs one of the points of ``fortune`` that are left; another lets one roll again (PC-62).
    """

    parry: Target | None = None
    dodge: Target | None = None
    modifiers: Modifiers = ()
    parrying: Modifiers = ()
    fortune: int = 0
    die: Die | None = None
    parry_bought: bool = False
    dodge_bought: bool = False

    @property
    def choice(self) -> Choice:
        """What can be done; by default a parry, or else a dodge, where fortune need not pay for it."""
        options = (*self._options(), _NONE)
        free = (each.id for each in options if each not in (_PARRY_AGAIN, _DODGE_AGAIN))
        return Choice("defence", options, QT_TRANSLATE_NOOP("d100", "parry or dodge?"), next(free))

    def _options(self) -> Iterator[Option]:
        if self.parry is not None:
            yield _PARRY_AGAIN if self.parry_bought else _PARRY
        if self.dodge is not None:
            yield _DODGE_AGAIN if self.dodge_bought else _DODGE


class Defended(msgspec.Struct, frozen=True):
    """What was ``tried`` against a blow, whether it did, and the fortune and the die that are left."""

    fortune: int = 0
    die: Die | None = None
    tried: Avoided = None
    success: bool = False

    @property
    def avoided(self) -> Avoided:
        """What avoided the blow."""
        return self.tried if self.success else None


def defended(defence: Defence) -> Play:
    """Parry, dodge or neither, and never both; returns what avoided the blow (PC-32)."""
    came: Defended = yield from defended_with(defence)
    return came.avoided


def defended_with(defence: Defence) -> Play:
    """The same, with all that it takes; returns ``Defended`` (PC-32, PC-62, PC-93)."""
    decision = yield defence.choice
    if decision.outcome == "parry" and defence.parry is not None:
        came = yield from _parried(defence, defence.parry)
    elif decision.outcome == "dodge" and defence.dodge is not None:
        came = yield from _dodged(defence, defence.dodge)
    else:
        return Defended(defence.fortune, defence.die)
    if came.success:
        yield note(QT_TRANSLATE_NOOP("d100", "The blow is avoided."), "PC-32")
    return came


def _parried(defence: Defence, target: int) -> Play:
    modifiers, fortune = (*defence.modifiers, *defence.parrying), defence.fortune - defence.parry_bought
    used: Used = yield from parry_with(target, modifiers, defence.die, fortune)
    parried: Parried = used.result
    return Defended(parried.fortune, used.die, "parry", parried.success)


def _dodged(defence: Defence, target: int) -> Play:
    came: WithFortune = yield from dodged(target, defence.modifiers, defence.fortune - defence.dodge_bought)
    return Defended(came.fortune, defence.die, "dodge", came.result)


def dodged(target: int, modifiers: Modifiers, fortune: int) -> Play:
    """A dodge, and once more for a point of fortune; returns it ``WithFortune`` (PC-18, PC-32)."""
    yield from listed(modifiers, "PC-32")
    came: WithFortune = yield from passed_at_last(target + total(modifiers), DODGE, "PC-32", fortune)
    return came
