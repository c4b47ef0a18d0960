# SPDX-License-Identifier: GPL-3.0-or-later
"""Days of rest as one step: wounds, fortune and mana (PC-60, PC-62, PC-79)."""

from collections.abc import Iterator
from typing import Any

import msgspec

from panoplia.rules.d100.character import Condition, Statistics
from panoplia.rules.d100.house import House
from panoplia.rules.d100.recovery import is_heavy, wounds_after
from panoplia.rules.d100.vitals import rested
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Rest

MOST_DAYS = 999_999
"""As many as a campaign counts."""
HEALED = QT_TRANSLATE_NOOP("d100", "Wounds: from {before} to {after} of {most}, by rest.")
STILL_HEAVY = QT_TRANSLATE_NOOP(
    "d100", "Wounds: {before} of {most}. Heavily wounded: a wound heals in a full week only."
)
RENEWED = QT_TRANSLATE_NOOP("d100", "Fortune: from {before} to {after}, as every day.")
MANA_BACK = QT_TRANSLATE_NOOP("d100", "Mana: from {before} to {after}, by a night’s rest.")
NO_MANA = QT_TRANSLATE_NOOP("d100", "Mana: {before} of {most}. Rest brings none back in this campaign.")


def after_rest(statistics: Statistics, condition: Condition, days: int, house: House) -> Rest:
    """Some days of rest, from 1. Wounds heal by days and weeks, fortune is renewed, mana comes back or not."""
    if not 1 <= days <= MOST_DAYS:
        raise Refused(
            QT_TRANSLATE_NOOP("d100", "Days of rest: a whole number from {lowest} to {highest} is needed."), "days",
            lowest=1, highest=MOST_DAYS,
        )  # fmt: skip
    if condition.dead:
        return Rest(condition, (note(QT_TRANSLATE_NOOP("d100", "The dead do not rest: nothing changes."), "PC-37"),))
    most = rested(statistics)
    after = Condition(
        # What is above the most, by an older sheet, is left alone here; ``fit`` cuts it.
        max(condition.wounds, wounds_after(condition.wounds, most.wounds, days)),
        max(condition.mana, most.mana) if house.mana_rest == "all" else condition.mana,
        max(condition.fortune, most.fortune),
    )
    return Rest(after, tuple(_told(condition, after, most)))


def without_rest(statistics: Statistics, condition: Condition) -> Rest:
    """A day or more without rest: fortune is renewed all the same."""
    if condition.dead:
        return Rest(condition, ())
    most = rested(statistics)
    after = msgspec.structs.replace(condition, fortune=max(condition.fortune, most.fortune))
    return Rest(after, tuple(_renewed(condition, after, most)))


def _told(before: Condition, after: Condition, most: Condition) -> Iterator[Note]:
    if after.wounds != before.wounds:
        yield _changed(HEALED, "PC-60", before.wounds, after.wounds, most.wounds)
    elif before.wounds < most.wounds and is_heavy(before.wounds):
        yield _changed(STILL_HEAVY, "PC-60", before.wounds, after.wounds, most.wounds)
    yield from _renewed(before, after, most)
    if after.mana != before.mana:
        yield _changed(MANA_BACK, "PC-79", before.mana, after.mana, most.mana)
    elif before.mana < most.mana:
        yield _changed(NO_MANA, "PC-79", before.mana, after.mana, most.mana)


def _renewed(before: Condition, after: Condition, most: Condition) -> Iterator[Note]:
    if after.fortune != before.fortune:
        yield _changed(RENEWED, "PC-62", before.fortune, after.fortune, most.fortune)


def _changed(phrase: Phrase, clause: str, before: int, after: int, most: int) -> Note:
    figures: dict[str, Any] = {"before": before, "after": after, "most": most}
    return note(phrase, clause, **{name: value for name, value in figures.items() if f"{{{name}}}" in phrase})
