# SPDX-License-Identifier: GPL-3.0-or-later
"""Klaus and his gear as Percentil sees them, and hands that try something with them."""

from functools import cache
from typing import Any

from lore import LORE
from panoplia.app import read_table
from panoplia.rules.d100.catalogue import shipped
from panoplia.rules.d100.character import Condition, Learnt, OwnedSkill, Statistics
from panoplia.rules.d100.gear import Wear
from panoplia.rules.d100.house import House
from panoplia.rules.d100.system import Percentil
from panoplia.rules.d100.vitals import rested
from panoplia.rules.notes import plain
from panoplia.rules.odds import odds
from panoplia.rules.system import Piece, ShippedEntry, Subject
from panoplia.rules.trial import Attempt, Trial

SYSTEM = Percentil()
BORROWED = House(borrowed_wear="on")
MAGE = {
    "mag": 2, "wp": 40, "spells": (Learnt("llamarada"), Learnt("luz")),
    "skills": (OwnedSkill("canalizacion", 10), OwnedSkill("lengua_arcana")),
}  # fmt: skip


@cache
def book() -> dict[str, ShippedEntry]:
    return {f"{entry.category}.{entry.key}": entry for entry in shipped(read_table)}


def piece(key: str, id: int, slot: str = "", **more: Any) -> Piece:
    entry = book()[key]
    given = {"wear": Wear(), "category": entry.category, "price": entry.price, **more}
    return Piece(entry.names, entry.data, slot=slot, id=id, **given)


def someone(*pieces: Piece, **more: Any) -> Subject:
    """With everything at 30 but what is told, whole and rested but for what is told."""
    statistics = Statistics(**more.pop("statistics", {}))
    whole = rested(statistics)
    told = {"wounds": whole.wounds, "mana": whole.mana, "fortune": whole.fortune, **more.pop("condition", {})}
    return Subject(
        "Klaus", statistics, Condition(**told), 0, more.pop("house", House()), pieces, **{"lore": LORE, **more}
    )


def trial(subject: Subject, id: str) -> Trial:
    return next(each for each in SYSTEM.trials(subject) if each.id == id)


def attempt(subject: Subject, id: str, **told: int | str | bool) -> Attempt:
    found = trial(subject, id)
    assert found.refusal is None
    assert found.attempt is not None
    return found.attempt(told)


def refused(subject: Subject, id: str) -> tuple[str, str]:
    """Why something cannot be tried, and the clause."""
    found = trial(subject, id)
    assert found.refusal is not None
    assert found.explanation == found.refusal
    return plain(found.refusal), found.refusal.clause


def asked_about(subject: Subject, id: str) -> dict[str, tuple[str, ...]]:
    """The circumstances by their ids, and when each is asked."""
    return {each.id: each.only for each in trial(subject, id).circumstances}


def bars(tried: Attempt, **policy: str) -> dict[str, float]:
    """The bars of the odds, in percent, by their labels."""
    grouped = dict(odds(tried.script, policy=policy).by(tried.case).outcomes)
    assert {*grouped} <= {*tried.cases}
    return {plain(case.label): float(grouped[key] * 100) for key, case in tried.cases.items() if key in grouped}
