# SPDX-License-Identifier: GPL-3.0-or-later
"""Days of rest as one step: damage, stamina, and wounds that nobody has operated on (EN-51, EN-52).

That a day of rest brings all stamina back and ends fatigue is **(set)**: the chapter leaves it to another one.
"""

from collections.abc import Iterator

import msgspec

from panoplia.rules.espada_negra.character import HOURS_A_DAY, Condition, Statistics
from panoplia.rules.espada_negra.derived import attribute, dead_at, is_dead, stamina
from panoplia.rules.espada_negra.medicine import after_rest as healed
from panoplia.rules.espada_negra.vitals import fit
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Rest

MOST_DAYS = 999_999
"""As many as a campaign counts."""
HEALED = QT_TRANSLATE_NOOP("espada-negra", "Damage: from {before} to {after}, by rest.")
WORSE = QT_TRANSLATE_NOOP("espada-negra", "Damage: from {before} to {after}, by very grave wounds without surgery.")
DIES = QT_TRANSLATE_NOOP("espada-negra", "Death by very grave wounds without surgery: damage {after}.")
TURNS_WORSE = QT_TRANSLATE_NOOP("espada-negra", "Grave wounds without surgery become very grave: %n.")
NOT_STABLE = QT_TRANSLATE_NOOP("espada-negra", "Without surgery no damage heals.")
SO_FAR = QT_TRANSLATE_NOOP("espada-negra", "Rested so far: {hours} h of 24.")
RENEWED = QT_TRANSLATE_NOOP("espada-negra", "Stamina: from {before} to {after}.")


def after_rest(
    statistics: Statistics, condition: Condition, days: int, hours: int = 0, medicine: int = 0, penalty: int = 0
) -> Rest:
    """Some days and hours of rest. What is stable heals by full days; what is not gets worse by the clock.

    Hours of earlier rests count towards a full day, and those of wounds towards what becomes of them. ``medicine`` is
    the level of whoever takes care of one, ``penalty`` what bad rest takes off (EN-52).
    """
    if not (0 <= days <= MOST_DAYS and days + hours):
        raise Refused(
            QT_TRANSLATE_NOOP("espada-negra", "Days of rest: a whole number from {lowest} to {highest} is needed."),
            "days", lowest=1, highest=MOST_DAYS,
        )  # fmt: skip
    if is_dead(statistics, condition):
        told = note(QT_TRANSLATE_NOOP("espada-negra", "The dead do not rest: nothing changes."), "EN-35")
        return Rest(condition, (told,))
    passed = days * HOURS_A_DAY + hours
    full, begun = divmod(condition.rested_hours + passed, HOURS_A_DAY)
    if any(wound.open for wound in condition.wounds):
        damage = _worsened(statistics, condition, passed)
    else:
        resistencia = attribute(statistics, "resistencia").total
        damage = healed(condition.damage_taken, resistencia, medicine, penalty, full)
    calm = msgspec.structs.replace(
        condition, damage_taken=damage, wounds=tuple(wound.later(passed) for wound in condition.wounds),
        initiative_lost=0, stunned=0, concentration=0, rested_hours=begun,
    )  # fmt: skip
    lives = not is_dead(statistics, calm)
    after = _renewed(statistics, calm) if full and lives else fit(statistics, calm, condition)
    return Rest(after, tuple(_told(statistics, condition, after)))


def without_rest(statistics: Statistics, condition: Condition, days: int) -> Rest:
    """Some days without rest: nothing heals, and what is not stable gets worse by the clock (EN-51)."""
    if is_dead(statistics, condition):
        return Rest(condition, ())
    passed = days * HOURS_A_DAY
    later = msgspec.structs.replace(
        condition, damage_taken=_worsened(statistics, condition, passed),
        wounds=tuple(wound.later(passed) for wound in condition.wounds),
    )  # fmt: skip
    after = fit(statistics, later, condition)
    return Rest(after, (*_worse(statistics, condition, after), *_stamina(statistics, condition, after)))


def _renewed(statistics: Statistics, calm: Condition) -> Condition:
    fresh = msgspec.structs.replace(calm, fatigue=0)
    return msgspec.structs.replace(fresh, stamina=stamina(statistics, fresh).total)


def _worsened(statistics: Statistics, condition: Condition, passed: int) -> int:
    """One more each hour of each very grave wound without surgery, up to death (EN-51)."""
    before = condition.damage_taken
    hourly = sum(max(passed - wound.grave_for, 0) for wound in condition.wounds if wound.open)
    return max(before, min(before + hourly, dead_at(statistics).total))


def _worse(statistics: Statistics, before: Condition, after: Condition) -> Iterator[Note]:
    """What wounds without surgery did (EN-51)."""
    worse = sum(was.grade != wound.grade for was, wound in zip(before.wounds, after.wounds, strict=True))
    if worse:
        yield note(TURNS_WORSE, "EN-51", n=worse)
    if is_dead(statistics, after):
        yield note(DIES, "EN-51", after=after.damage_taken)
    elif after.damage_taken > before.damage_taken:
        yield note(WORSE, "EN-51", before=before.damage_taken, after=after.damage_taken)


def _stamina(statistics: Statistics, before: Condition, after: Condition) -> Iterator[Note]:
    """What is left of it to the living (EN-4, EN-36)."""
    if after.stamina != before.stamina and not is_dead(statistics, after):
        clause = "EN-4" if after.stamina > before.stamina else "EN-36"
        yield note(RENEWED, clause, before=before.stamina, after=after.stamina)


def _told(statistics: Statistics, before: Condition, after: Condition) -> Iterator[Note]:
    yield from _worse(statistics, before, after)
    if is_dead(statistics, after):
        return
    if after.damage_taken < before.damage_taken:
        yield note(HEALED, "EN-52", before=before.damage_taken, after=after.damage_taken)
    elif after.damage_taken == before.damage_taken > 0 and any(wound.open for wound in before.wounds):
        yield note(NOT_STABLE, "EN-52")
    yield from _stamina(statistics, before, after)
    if after.rested_hours and after.rested_hours != before.rested_hours:
        yield note(SO_FAR, "EN-52", hours=after.rested_hours)
