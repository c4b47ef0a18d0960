# SPDX-License-Identifier: GPL-3.0-or-later
"""People of Percentil as the rules see them, with gear of the shipped catalogue, and hands that try something."""

from typing import Any

import msgspec
from tests.lore import LORE

from panoplia.app import read_table
from panoplia.rules.d100.catalogue import shipped
from panoplia.rules.d100.character import Condition, Statistics
from panoplia.rules.d100.gear import Wear
from panoplia.rules.d100.house import House
from panoplia.rules.d100.system import Percentil
from panoplia.rules.d100.vitals import rested
from panoplia.rules.system import Piece, Subject
from panoplia.rules.trial import Attempt, Trial

SYSTEM = Percentil()
CATALOGUE = {entry.key: entry for entry in shipped(read_table)}


def piece(key: str, id: int = 1, **more: Any) -> Piece:
    """A piece of the book; ``slot`` puts it into use."""
    entry = CATALOGUE[key]
    wear = more.pop("wear", Wear())
    return Piece(entry.names, entry.data, wear, entry.category, price=entry.price, id=id, **more)


def trial(subject: Subject, id: str) -> Trial:
    """What the sheet offers by this id."""
    return next(each for each in SYSTEM.trials(subject) if each.id == id)


def attempt(subject: Subject, id: str, **told: int | str | bool) -> Attempt:
    """Tried under what is told of it."""
    found = trial(subject, id)
    assert found.refusal is None
    assert found.attempt is not None
    return found.attempt(told)


def hero(*pieces: Piece, house: House | None = None, condition: Any = None, **statistics: Any) -> Subject:
    """Someone with these statistics, whole and rested unless a condition or some of its fields are given."""
    written = msgspec.convert(statistics, Statistics)
    now: Condition = rested(written)
    if isinstance(condition, dict):
        now = msgspec.structs.replace(now, **condition)
    return Subject("Ilsa", written, now, 0, house or House(), pieces, campaign="Altaroca", lore=LORE)
