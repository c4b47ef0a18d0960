# SPDX-License-Identifier: GPL-3.0-or-later
"""Days of rest as one step: damage, stamina, and wounds that nobody has operated on (EN-51, EN-52).

That a day of rest brings all stamina back and ends fatigue is **(set)**: the chapter leaves it to another one.
"""

from collections.abc import Iterator

import msgspec

from panoplia.rules.espada_negra.character import Condition, Statistics
from panoplia.rules.espada_negra.derived import attribute, dead_at, is_dead, stamina
from panoplia.rules.espada_negra.medicine import after_rest as healed
from panoplia.rules.espada_negra.wounds import Wound
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Rest

MOST_DAYS = 999_999
"""As many as a campaign counts."""
HOURS = 24
HEALED = QT_TRANSLATE_NOOP("espada-negra", "Damage: from {before} to {after}, by rest.")
WORSE = QT_TRANSLATE_NOOP("espada-negra", "Damage: from {before} to {after}, by very grave wounds without surgery.")
DIES = QT_TRANSLATE_NOOP("espada-negra", "Death by very grave wounds without surgery: damage {after}.")
TURNS_WORSE = QT_TRANSLATE_NOOP("espada-negra", "Grave wounds without surgery become very grave: %n.")
NOT_STABLE = QT_TRANSLATE_NOOP("espada-negra", "Without surgery no damage heals.")
RENEWED = QT_TRANSLATE_NOOP("espada-negra", "Stamina: from {before} to {after}.")


def after_rest(statistics: Statistics, condition: Condition, days: int) -> Rest:
    """Some days of rest, from 1, without a healer. What is stable heals; what is not gets worse by the clock."""
    if not 1 <= days <= MOST_DAYS:
        raise Refused(
            QT_TRANSLATE_NOOP("espada-negra", "Days of rest: a whole number from {lowest} to {highest} is needed."),
            "days", lowest=1, highest=MOST_DAYS,
        )  # fmt: skip
    if is_dead(statistics, condition):
        told = note(QT_TRANSLATE_NOOP("espada-negra", "The dead do not rest: nothing changes."), "EN-35")
        return Rest(condition, (told,))
    damage = _damage_after(statistics, condition, days)
    wounds = tuple(map(_a_day_later, condition.wounds))
    calm = msgspec.structs.replace(
        condition, damage_taken=damage, wounds=wounds, fatigue=0, initiative_lost=0, stunned=0, concentration=0
    )
    most = stamina(statistics, calm).total
    after = msgspec.structs.replace(calm, stamina=most)
    return Rest(after, tuple(_told(statistics, condition, after)))


def _damage_after(statistics: Statistics, condition: Condition, days: int) -> int:
    """Healed where every wound was operated on; else one more each hour of each very grave one, up to death (EN-51).

    A grave wound is very grave from the second day on.
    """
    before = condition.damage_taken
    if not any(wound.open for wound in condition.wounds):
        return healed(before, attribute(statistics, "resistencia").total, 0, 0, days)
    hourly = sum(HOURS * (days if wound.costs_hourly else days - 1) for wound in condition.wounds if wound.open)
    return max(before, min(before + hourly, dead_at(statistics).total))


def _a_day_later(wound: Wound) -> Wound:
    if wound.grade == "grave" and wound.open:
        return msgspec.structs.replace(wound, grade="very_grave")
    return wound


def _told(statistics: Statistics, before: Condition, after: Condition) -> Iterator[Note]:
    worse = sum(was != wound for was, wound in zip(before.wounds, after.wounds, strict=True))
    if worse:
        yield note(TURNS_WORSE, "EN-51", n=worse)
    if is_dead(statistics, after):
        yield note(DIES, "EN-51", after=after.damage_taken)
    elif after.damage_taken > before.damage_taken:
        yield note(WORSE, "EN-51", before=before.damage_taken, after=after.damage_taken)
    elif after.damage_taken < before.damage_taken:
        yield note(HEALED, "EN-52", before=before.damage_taken, after=after.damage_taken)
    elif before.damage_taken and any(wound.open for wound in before.wounds):
        yield note(NOT_STABLE, "EN-52")
    if after.stamina != before.stamina:
        yield note(RENEWED, "EN-4", before=before.stamina, after=after.stamina)
