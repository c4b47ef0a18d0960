# SPDX-License-Identifier: GPL-3.0-or-later
"""The house rules of Dungeon Hack: what a campaign may decide otherwise, and the clause of each."""

from typing import Annotated, Literal

import msgspec

from panoplia.rules.editors import Number, Pick
from panoplia.rules.house import HouseRule
from panoplia.rules.notes import QT_TRANSLATE_NOOP

Percentage = Annotated[int, msgspec.Meta(ge=0, le=100)]
Days = Annotated[int, msgspec.Meta(ge=0, le=999)]


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign's house rules; each starts with its clause's default."""

    foe_damage: Literal["roll", "fixed"] = "roll"
    critical_doubles: Literal["on", "off"] = "on"
    foe_penetration: Literal["ceiling", "half_up"] = "ceiling"
    floor_before_static: Literal["off", "on"] = "off"
    armour_roll: Literal["sum", "best", "none"] = "sum"
    break_when: Literal["instead", "after"] = "instead"
    smith_share: Percentage = 10
    smith_days: Days = 1
    craft_days: Literal["once", "each"] = "once"
    initiative: Literal["sides", "d20"] = "sides"


ON_OFF = (
    ("on", QT_TRANSLATE_NOOP("dungeon-hack", "on")),
    ("off", QT_TRANSLATE_NOOP("dungeon-hack", "off")),
)

HOUSE_RULES = (
    HouseRule(
        "foe_damage", "DH-6", QT_TRANSLATE_NOOP("dungeon-hack", "Damage of foes"),
        QT_TRANSLATE_NOOP("dungeon-hack", "Foes roll their damage, or do the fixed figure that stands beside it."),
        Pick((("roll", QT_TRANSLATE_NOOP("dungeon-hack", "rolled")),
              ("fixed", QT_TRANSLATE_NOOP("dungeon-hack", "fixed figure")))),
    ),
    HouseRule(
        "critical_doubles", "DH-7", QT_TRANSLATE_NOOP("dungeon-hack", "Doubled damage"),
        QT_TRANSLATE_NOOP("dungeon-hack", "A critical attack and a fumbled dodge double the damage of the blow."),
        Pick(ON_OFF),
    ),
    HouseRule(
        "foe_penetration", "DH-22", QT_TRANSLATE_NOOP("dungeon-hack", "Penetration of foes"),
        QT_TRANSLATE_NOOP(
            "dungeon-hack", "A sixth of a foe's level is rounded up, or to the nearest, before 1 is taken off."
        ),
        Pick((("ceiling", QT_TRANSLATE_NOOP("dungeon-hack", "rounded up")),
              ("half_up", QT_TRANSLATE_NOOP("dungeon-hack", "rounded to the nearest")))),
    ),
    HouseRule(
        "floor_before_static", "DH-24", QT_TRANSLATE_NOOP("dungeon-hack", "Static absorption"),
        QT_TRANSLATE_NOOP(
            "dungeon-hack",
            "Shields, helmets and hide always absorb: before penetration sets the least damage, or after it.",
        ),
        Pick((("off", QT_TRANSLATE_NOOP("dungeon-hack", "before the least damage")),
              ("on", QT_TRANSLATE_NOOP("dungeon-hack", "after the least damage")))),
    ),
    HouseRule(
        "armour_roll", "DH-31", QT_TRANSLATE_NOOP("dungeon-hack", "Armour roll"),
        QT_TRANSLATE_NOOP(
            "dungeon-hack", "Armour dice take off their sum, their best die, or nothing unless one is broken."
        ),
        Pick((("sum", QT_TRANSLATE_NOOP("dungeon-hack", "sum")),
              ("best", QT_TRANSLATE_NOOP("dungeon-hack", "best die")),
              ("none", QT_TRANSLATE_NOOP("dungeon-hack", "no roll")))),
    ),
    HouseRule(
        "break_when", "DH-32", QT_TRANSLATE_NOOP("dungeon-hack", "Breaking an armour die"),
        QT_TRANSLATE_NOOP(
            "dungeon-hack", "An armour die is broken instead of the armour roll, or after it has been seen."
        ),
        Pick((("instead", QT_TRANSLATE_NOOP("dungeon-hack", "instead of the roll")),
              ("after", QT_TRANSLATE_NOOP("dungeon-hack", "after the roll")))),
    ),
    HouseRule(
        "smith_share", "DH-15", QT_TRANSLATE_NOOP("dungeon-hack", "Price of a smith"),
        QT_TRANSLATE_NOOP(
            "dungeon-hack", "The percentage of the price that a smith takes for one step of durability."
        ),
        Number(0, 100),
    ),
    HouseRule(
        "smith_days", "DH-15", QT_TRANSLATE_NOOP("dungeon-hack", "Days of a smith"),
        QT_TRANSLATE_NOOP("dungeon-hack", "The days that a smith needs for one step of durability."),
        Number(0, 999),
    ),
    HouseRule(
        "craft_days", "DH-35", QT_TRANSLATE_NOOP("dungeon-hack", "Days of an artisan"),
        QT_TRANSLATE_NOOP("dungeon-hack", "Restoring magic armour takes 1d4 days once, or 1d4 days for each die lost."),
        Pick((("once", QT_TRANSLATE_NOOP("dungeon-hack", "1d4 days once")),
              ("each", QT_TRANSLATE_NOOP("dungeon-hack", "1d4 days for each die")))),
    ),
    HouseRule(
        "initiative", "DH-44", QT_TRANSLATE_NOOP("dungeon-hack", "Order of turns"),
        QT_TRANSLATE_NOOP("dungeon-hack", "Players act before foes, or everyone rolls a d20 for the order of turns."),
        Pick((("sides", QT_TRANSLATE_NOOP("dungeon-hack", "players, then foes")),
              ("d20", QT_TRANSLATE_NOOP("dungeon-hack", "d20 each")))),
    ),
)  # fmt: skip
