# SPDX-License-Identifier: GPL-3.0-or-later
"""Medicine: the checks of first aid and surgery, and what days of rest heal (EN-50, EN-52)."""

from typing import Annotated, Literal

import msgspec

from panoplia.rules.espada_negra.blows import Damage
from panoplia.rules.espada_negra.checks import judged, totalled
from panoplia.rules.espada_negra.house import House
from panoplia.rules.espada_negra.runes import Count, Points, Runes
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Play

FIRST_AID = QT_TRANSLATE_NOOP("espada-negra", "first aid")
SURGERY = QT_TRANSLATE_NOOP("espada-negra", "surgery")

Ailment = Literal["grave", "very_grave", "unconscious"]
Care = Literal["first_aid", "surgery"]
Days = Annotated[int, msgspec.Meta(ge=0, le=999_999)]


class TreatInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A check of medicine. ``unconscious`` is one who has no wound besides; the gravest wound counts (EN-50)."""

    wound: Ailment
    care: Care
    runes: Runes
    level: Points = 0
    house: House = House()

    @property
    def difficulty(self) -> int:
        """What the check must beat (EN-50)."""
        house = self.house
        first_aid = {
            "unconscious": house.care_light,
            "grave": house.care_grave,
            "very_grave": house.care_very_grave,
        }
        return first_aid[self.wound] + (house.surgery_more if self.care == "surgery" else 0)


class TreatResult(msgspec.Struct, frozen=True):
    """The check, and whether the care succeeded."""

    total: int
    difficulty: int
    success: bool


def treat(case: TreatInput) -> Play:
    """First aid or surgery (EN-50)."""
    why = SURGERY if case.care == "surgery" else FIRST_AID
    total = yield from totalled(case.runes, case.level, None, why)
    success = yield from judged(total, case.difficulty, case.house.check, why, "EN-50")
    return TreatResult(total, case.difficulty, success)


def after_rest(damage_taken: int, resistencia: int, medicine: int, penalty: int, days: int) -> int:
    """The damage that is left after some full days of rest (EN-52)."""
    return max(damage_taken - days * healed_a_day(resistencia, medicine, penalty), 0)


def healed_a_day(resistencia: int, medicine: int, penalty: int) -> int:
    """The higher of resistencia and the healer's medicine, less the penalties of the rest (EN-52)."""
    return max(max(resistencia, medicine) - penalty, 0)


class RestInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The damage of someone stabilised, the healer's level of medicine, and for how many full days they rest."""

    damage_taken: Damage
    resistencia: Count
    days: Days
    medicine: Count = 0
    penalty: Count = 0


class RestResult(msgspec.Struct, frozen=True):
    """The damage after the rest."""

    damage_taken: int


def rest(case: RestInput) -> Play:
    """Rest, day after day (EN-52)."""
    after = after_rest(case.damage_taken, case.resistencia, case.medicine, case.penalty, case.days)
    yield note(
        QT_TRANSLATE_NOOP("espada-negra", "Days of rest: {days}. Damage: from {before} to {after}."), "EN-52",
        days=case.days, before=case.damage_taken, after=after,
    )  # fmt: skip
    return RestResult(after)
