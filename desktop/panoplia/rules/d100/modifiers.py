# SPDX-License-Identifier: GPL-3.0-or-later
"""The modifiers that the book names, and how they are listed (PC-12, PC-24, PC-30, PC-38 to PC-43)."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from panoplia.rules.d100.percent import Modifier, Modifiers, signed
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, note, several
from panoplia.rules.script import Play

WITH_SIGN = QT_TRANSLATE_NOOP("d100", "{why} {value}")
Reach = Literal["short", "long", "extreme"]


class Known(msgspec.Struct, frozen=True):
    """A modifier of the book."""

    id: str
    value: int
    clause: str
    label: Phrase

    @property
    def modifier(self) -> Modifier:
        """As it is given to a procedure."""
        return Modifier(self.id, self.value)


DIFFICULTIES = (
    Known("very_easy", 30, "PC-12", QT_TRANSLATE_NOOP("d100", "very easy")),
    Known("easy", 20, "PC-12", QT_TRANSLATE_NOOP("d100", "easy")),
    Known("routine", 10, "PC-12", QT_TRANSLATE_NOOP("d100", "routine")),
    Known("normal", 0, "PC-12", QT_TRANSLATE_NOOP("d100", "normal")),
    Known("challenging", -10, "PC-12", QT_TRANSLATE_NOOP("d100", "challenging")),
    Known("hard", -20, "PC-12", QT_TRANSLATE_NOOP("d100", "hard")),
    Known("very_hard", -30, "PC-12", QT_TRANSLATE_NOOP("d100", "very hard")),
)
ATTACKS = (
    Known("aim", 10, "PC-24", QT_TRANSLATE_NOOP("d100", "aimed")),
    Known("charge", 10, "PC-24", QT_TRANSLATE_NOOP("d100", "charge attack")),
    Known("guarded", -10, "PC-24", QT_TRANSLATE_NOOP("d100", "guarded attack")),
    Known("all_out", 20, "PC-24", QT_TRANSLATE_NOOP("d100", "all-out attack")),
    Known("running_from_afar", -20, "PC-24", QT_TRANSLATE_NOOP("d100", "at range, the target runs")),
    Known("running_in_melee", 20, "PC-24", QT_TRANSLATE_NOOP("d100", "in melee, the target runs")),
    Known("defensive_stance", -20, "PC-24", QT_TRANSLATE_NOOP("d100", "the target is in a defensive stance")),
    Known("other_hand", -20, "PC-38", QT_TRANSLATE_NOOP("d100", "with the other hand")),
    Known("long_range", -20, "PC-39", QT_TRANSLATE_NOOP("d100", "long range")),
    Known("extreme_range", -30, "PC-39", QT_TRANSLATE_NOOP("d100", "extreme range")),
    Known("target_in_melee", -20, "PC-39", QT_TRANSLATE_NOOP("d100", "the target is in melee")),
    Known("shield_seen", -10, "PC-39", QT_TRANSLATE_NOOP("d100", "a shield seen in time")),
    Known("held", 20, "PC-41", QT_TRANSLATE_NOOP("d100", "the target is in a grapple")),
    Known("unfamiliar", -20, "PC-43", QT_TRANSLATE_NOOP("d100", "no speciality for this group of weapons")),
    Known("poor", -5, "PC-92", QT_TRANSLATE_NOOP("d100", "poor craftsmanship")),
    Known("exceptional", 5, "PC-92", QT_TRANSLATE_NOOP("d100", "exceptional craftsmanship")),
    Known("damaged", -10, "PC-93", QT_TRANSLATE_NOOP("d100", "a damaged piece")),
)
DEFENCES = (
    Known("guarded_defence", 10, "PC-24", QT_TRANSLATE_NOOP("d100", "after a guarded attack")),
    Known("defensive", 10, "PC-42", QT_TRANSLATE_NOOP("d100", "a defensive weapon")),
    Known("slow", 10, "PC-42", QT_TRANSLATE_NOOP("d100", "against a slow weapon")),
    Known("fast", -10, "PC-42", QT_TRANSLATE_NOOP("d100", "against a fast weapon")),
    Known("touch", -20, "PC-78", QT_TRANSLATE_NOOP("d100", "against a touch spell")),
)
BY_ID = {known.id: known for known in (*DIFFICULTIES, *ATTACKS, *DEFENCES)}
BY_THE_GM = "gm"
_REASONS = {**{known.id: known.label for known in BY_ID.values()}, BY_THE_GM: QT_TRANSLATE_NOOP("d100", "by the GM")}


def known(modifier_id: str) -> Modifier:
    """A modifier of the book by its id."""
    return BY_ID[modifier_id].modifier


def by_the_gm(value: int) -> Modifiers:
    """What the game master adds, if it is anything."""
    return (Modifier(BY_THE_GM, value),) if value else ()


def reach_of(distance: int, short: int, long: int | None) -> Reach | None:
    """How far a shot is, all in metres; ``None`` is out of reach. Extreme needs an aimed shot (PC-39)."""
    if distance <= short:
        return "short"
    if long is None or distance > 2 * long:
        return None
    return "long" if distance <= long else "extreme"


def listed(modifiers: Iterable[Modifier], clause: str) -> Play:
    """Tell the modifiers by name, if there are any (PC-30)."""
    told = tuple(named(modifier) for modifier in modifiers)
    if told:
        yield note(QT_TRANSLATE_NOOP("d100", "Modifiers: {modifiers}."), clause, modifiers=several(told))


def named(modifier: Modifier) -> Note:
    """A modifier with its reason and its sign."""
    return note(WITH_SIGN, why=_REASONS.get(modifier.why, modifier.why), value=signed(modifier.value))
