# SPDX-License-Identifier: GPL-3.0-or-later
"""The order of turns: agility and a d10, rolled once a fight (PC-20)."""

import msgspec

from panoplia.rules.d100.percent import Count, Percentage
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Choice, Dice, Option, Play

INITIATIVE = QT_TRANSLATE_NOOP("d100", "initiative")
SPEND = Choice(
    "fortune",
    (
        Option("spend", QT_TRANSLATE_NOOP("d100", "Spend a point of fortune for one d10 more")),
        Option("keep", QT_TRANSLATE_NOOP("d100", "Keep the initiative")),
    ),
    QT_TRANSLATE_NOOP("d100", "one d10 more?"),
    "keep",
)


class InitiativeInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Agility after armour, and the points of fortune left today."""

    ag: Percentage
    fortune: Count = 0


class InitiativeResult(msgspec.Struct, frozen=True):
    """The initiative of the whole fight, and the fortune that is left."""

    initiative: int
    fortune: int


def initiative(case: InitiativeInput) -> Play:
    """Agility and a d10, and a second d10 for a point of fortune (PC-20, PC-62)."""
    rolled = yield from _die(case.ag, "PC-20")
    fortune = case.fortune
    if fortune:
        decision = yield SPEND
        if decision.outcome == "spend":
            fortune -= 1
            rolled = yield from _die(rolled, "PC-62")
    return InitiativeResult(rolled, fortune)


def _die(before: int, clause: str) -> Play:
    request = Dice((10,), INITIATIVE)
    answer = yield request
    after: int = before + answer.outcome
    yield note(
        QT_TRANSLATE_NOOP("d100", "Initiative: {before} and {roll} make {after}."), clause,
        before=before, roll=request.shown(answer), after=after,
    )  # fmt: skip
    return after
