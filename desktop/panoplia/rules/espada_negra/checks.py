# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks: hits and level against a difficulty (EN-3, EN-5)."""

import msgspec

from panoplia.rules.espada_negra.house import CheckRule, House
from panoplia.rules.espada_negra.runes import Points, Runes, effort, thrown
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, note
from panoplia.rules.script import Play

CHECK = QT_TRANSLATE_NOOP("espada-negra", "check")
EFFORT = QT_TRANSLATE_NOOP("espada-negra", "effort?")


def succeeds(total: int, difficulty: int, rule: CheckRule) -> bool:
    """Whether a total is enough: more than the difficulty, or as much by the house rule (EN-3)."""
    return total > difficulty or (rule == "equal" and total == difficulty)


def totalled(runes: int, more: int, added: int | None, why: Phrase) -> Play:
    """Ask for effort where it can be spent, throw, and add ``more`` to the hits; returns the total (EN-3, EN-5).

    ``added`` are the runes that a point of stamina brings, ``None`` where none can be spent.
    """
    if added is not None:
        decision = yield effort("effort", EFFORT)
        if decision.outcome == "spend":
            runes += added
            yield note(QT_TRANSLATE_NOOP("espada-negra", "Effort: runes +{runes}."), "EN-5", runes=added)
    hits = yield from thrown(runes, why)
    return hits + more


def judged(total: int, difficulty: int, rule: CheckRule, why: Phrase, clause: str) -> Play:
    """Tell whether a total is enough; returns whether it is."""
    success = succeeds(total, difficulty, rule)
    yield note(_SUCCESS if success else _FAILURE, clause, what=note(why), total=total, difficulty=difficulty)
    return success


_SUCCESS = QT_TRANSLATE_NOOP("espada-negra", "{total} against {difficulty} ({what}): a success.")
_FAILURE = QT_TRANSLATE_NOOP("espada-negra", "{total} against {difficulty} ({what}): a failure.")


class CheckInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A check of a skill; ``runes`` is the lowest of its attributes, ``effort`` the runes that a point adds."""

    runes: Runes
    difficulty: Points
    level: Points = 0
    effort: Runes | None = None
    house: House = House()


class CheckResult(msgspec.Struct, frozen=True):
    """Hits and level, and whether they are enough."""

    total: int
    success: bool


def check(case: CheckInput) -> Play:
    """Throw as many runes as the lowest attribute and add the level (EN-3)."""
    total = yield from totalled(case.runes, case.level, case.effort, CHECK)
    success = yield from judged(total, case.difficulty, case.house.check, CHECK, "EN-3")
    return CheckResult(total, success)
