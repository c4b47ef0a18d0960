# SPDX-License-Identifier: GPL-3.0-or-later
"""The house rules of Percentil: what a campaign may decide otherwise, and the clause of each."""

from typing import Literal

import msgspec

from panoplia.rules.d100.percent import Percentage
from panoplia.rules.editors import Number, Pick
from panoplia.rules.house import HouseRule
from panoplia.rules.notes import QT_TRANSLATE_NOOP

BothFail = Literal["standoff", "reroll"]
Locations = Literal["reversed", "none"]


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign's house rules; each starts with its clause's default."""

    both_fail: BothFail = "standoff"
    locations: Locations = "reversed"
    low_mana: Literal["as_spent", "refused"] = "as_spent"
    mana_rest: Literal["all", "none"] = "all"
    repair_share: Percentage = 25
    borrowed_wear: Literal["off", "on"] = "off"


HOUSE_RULES = (
    HouseRule(
        "both_fail", "PC-15", QT_TRANSLATE_NOOP("d100", "Both fail an opposed test"),
        QT_TRANSLATE_NOOP("d100", "Where both sides of an opposed test fail, nobody wins, or both roll again."),
        Pick((("standoff", QT_TRANSLATE_NOOP("d100", "a stand-off")),
              ("reroll", QT_TRANSLATE_NOOP("d100", "both roll again")))),
    ),
    HouseRule(
        "locations", "PC-31", QT_TRANSLATE_NOOP("d100", "Hit locations"),
        QT_TRANSLATE_NOOP("d100", "The digits of the roll to hit, reversed, say where a blow falls, or nothing does."),
        Pick((("reversed", QT_TRANSLATE_NOOP("d100", "digits reversed")),
              ("none", QT_TRANSLATE_NOOP("d100", "no locations")))),
    ),
    HouseRule(
        "low_mana", "PC-73", QT_TRANSLATE_NOOP("d100", "Too little mana"),
        QT_TRANSLATE_NOOP(
            "d100", "Mana that is less than a spell costs counts as none, or the spell cannot be cast until it is 0."
        ),
        Pick((("as_spent", QT_TRANSLATE_NOOP("d100", "counts as none")),
              ("refused", QT_TRANSLATE_NOOP("d100", "no casting")))),
    ),
    HouseRule(
        "mana_rest", "PC-79", QT_TRANSLATE_NOOP("d100", "Mana by rest"),
        QT_TRANSLATE_NOOP("d100", "A night's rest brings all mana back, or none, and the game master gives it."),
        Pick((("all", QT_TRANSLATE_NOOP("d100", "all of it")),
              ("none", QT_TRANSLATE_NOOP("d100", "none of it")))),
    ),
    HouseRule(
        "repair_share", "PC-93", QT_TRANSLATE_NOOP("d100", "Price of a repair"),
        QT_TRANSLATE_NOOP("d100", "The percentage of its value that the repair of a damaged piece costs."),
        Number(0, 100),
    ),
    HouseRule(
        "borrowed_wear", "PC-93", QT_TRANSLATE_NOOP("d100", "Borrowed wear"),
        QT_TRANSLATE_NOOP(
            "d100", "Gear has the durability dice of Dungeon Hack, tested when an attack or a parry rolls 96 to 100."
        ),
        Pick((("off", QT_TRANSLATE_NOOP("d100", "off")),
              ("on", QT_TRANSLATE_NOOP("d100", "on")))),
    ),
)  # fmt: skip
