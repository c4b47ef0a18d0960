# SPDX-License-Identifier: GPL-3.0-or-later
"""Wounds as they stand on a sheet, and what they take from one (EN-36, EN-51)."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Literal

import msgspec

from panoplia.rules.espada_negra.blows import PLACES, Place
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, note
from panoplia.rules.why import Term

Grade = Literal["grave", "very_grave"]
Treatment = Literal["none", "first_aid", "surgery"]
HOURS_TO_FIRST_AID, HOURS_TO_SURGERY = 6, 24
"""After so many without the care a grave wound is very grave (EN-51)."""
Hours = Annotated[int, msgspec.Meta(ge=0, le=HOURS_TO_SURGERY)]

GRADES: Mapping[Grade, Phrase] = {
    "grave": QT_TRANSLATE_NOOP("espada-negra", "grave"),
    "very_grave": QT_TRANSLATE_NOOP("espada-negra", "very grave"),
}
TREATMENTS: Mapping[Treatment, Phrase] = {
    "none": QT_TRANSLATE_NOOP("espada-negra", "untreated"),
    "first_aid": QT_TRANSLATE_NOOP("espada-negra", "first aid"),
    "surgery": QT_TRANSLATE_NOOP("espada-negra", "surgery"),
}
_TAKEN: Mapping[Place, int] = {"arm": 1, "leg": 3, "torso": 3}
"""What a grave wound takes: off the damage, the initiative, the stamina (EN-36)."""
NAMED = QT_TRANSLATE_NOOP("espada-negra", "{grade} wound, {place}")


class Wound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wound, how far it is treated, and the hours that have passed since then while it was grave (EN-51)."""

    place: Place
    grade: Grade = "grave"
    treatment: Treatment = "none"
    hours: Hours = 0

    @property
    def penalty(self) -> int:
        """What it takes; surgery ends that of a grave one, that of a very grave one stays for good (EN-36, EN-51)."""
        if self.grade == "grave":
            return 0 if self.treatment == "surgery" else _TAKEN[self.place]
        return 2 * _TAKEN[self.place]

    @property
    def bleeds(self) -> bool:
        """Whether it costs a point of health at the end of each turn (EN-36)."""
        return self.grade == "very_grave" and self.treatment == "none"

    @property
    def costs_hourly(self) -> bool:
        """Whether it costs a point of health an hour, stopped or not, until surgery (EN-51)."""
        return self.grade == "very_grave" and self.treatment != "surgery"

    @property
    def open(self) -> bool:
        """Whether surgery is still to come (EN-51)."""
        return self.treatment != "surgery"

    @property
    def grave_for(self) -> int:
        """For how many hours more it is no worse than grave without further care (EN-51)."""
        if self.grade == "very_grave":
            return 0
        limit = HOURS_TO_FIRST_AID if self.treatment == "none" else HOURS_TO_SURGERY
        return max(limit - self.hours, 0)

    def later(self, passed: int) -> "Wound":
        """The same after some hours without further care (EN-51)."""
        if not self.open or self.grade == "very_grave":
            return self
        if passed >= self.grave_for:
            return msgspec.structs.replace(self, grade="very_grave", hours=0)
        return msgspec.structs.replace(self, hours=self.hours + passed)

    @property
    def words(self) -> Note:
        """Its grade and place."""
        return note(NAMED, "EN-36", grade=note(GRADES[self.grade]), place=note(PLACES[self.place]))


def penalties(wounds: Iterable[Wound], place: Place) -> Iterator[Term]:
    """What wounds at a place take, each by its name; they add up (EN-36)."""
    for wound in wounds:
        if wound.place == place and wound.penalty:
            yield Term(wound.words, -wound.penalty, "EN-36")


def effects(wound: Wound) -> Iterator[Note]:
    """What a wound does now, in words."""
    told = {
        "arm": QT_TRANSLATE_NOOP("espada-negra", "damage −{penalty}"),
        "leg": QT_TRANSLATE_NOOP("espada-negra", "initiative −{penalty}"),
        "torso": QT_TRANSLATE_NOOP("espada-negra", "stamina −{penalty}"),
    }
    if wound.penalty:
        yield note(told[wound.place], "EN-36", penalty=wound.penalty)
    if wound.grade == "very_grave" and wound.place != "torso":
        yield note(QT_TRANSLATE_NOOP("espada-negra", "the limb is useless"), "EN-36")
    if wound.bleeds:
        yield note(QT_TRANSLATE_NOOP("espada-negra", "bleeds: 1 a turn"), "EN-36")
    elif wound.costs_hourly:
        yield note(QT_TRANSLATE_NOOP("espada-negra", "1 an hour until surgery"), "EN-51")
    elif wound.open and wound.hours:
        yield note(
            QT_TRANSLATE_NOOP("espada-negra", "very grave after {hours} h more"), "EN-51", hours=wound.grave_for
        )  # fmt: skip
