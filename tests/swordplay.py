# SPDX-License-Identifier: GPL-3.0-or-later
"""Maren and her gear as Espada Negra sees them, and hands that try something with them."""

from typing import Any

from espada import LORE as SKILLS
from panoplia.rules.espada_negra.character import Condition, Statistics
from panoplia.rules.espada_negra.gear import Power
from panoplia.rules.espada_negra.house import House
from panoplia.rules.espada_negra.system import EspadaNegra
from panoplia.rules.espada_negra.vitals import rested
from panoplia.rules.notes import Names, plain
from panoplia.rules.odds import odds
from panoplia.rules.system import Lore, Piece, Subject
from panoplia.rules.trial import Attempt, Trial

SYSTEM = EspadaNegra()
RAY = Lore("rayo", "power", Names("Rayo", "Ray"), Power(1, 3, "light", 6))
CALM = Lore("calma", "power", Names("Calma", "Calm"), Power(1))
LORE = (*SKILLS, RAY, CALM)


def someone(*pieces: Piece, **more: Any) -> Subject:
    """With attributes of 3 but what is told, whole and rested but for what is told."""
    threes = dict.fromkeys(("fuerza", "agilidad", "resistencia", "voluntad", "inteligencia"), 3)
    statistics = Statistics(**{**threes, **more.pop("statistics", {})})
    told = {"stamina": rested(statistics).stamina, **more.pop("condition", {})}
    return Subject(
        "Maren", statistics, Condition(**told), 0, more.pop("house", House()), pieces, **{"lore": LORE, **more}
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


def starts(subject: Subject, id: str) -> dict[str, object]:
    """The circumstances by their ids, and what they start with."""
    return {each.id: each.start for each in trial(subject, id).circumstances}


def bars(tried: Attempt, **policy: str) -> dict[str, float]:
    """The bars of the odds, in percent, by their labels."""
    grouped = dict(odds(tried.script, policy=policy).by(tried.case).outcomes)
    assert {*grouped} <= {*tried.cases}
    return {plain(case.label): float(grouped[key] * 100) for key, case in tried.cases.items() if key in grouped}
