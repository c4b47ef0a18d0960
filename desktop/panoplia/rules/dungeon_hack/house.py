# SPDX-License-Identifier: GPL-3.0-or-later
"""The house rules of Dungeon Hack: what a campaign may decide otherwise, and the clause of each."""

from typing import Annotated, Literal

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase

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


class HouseRule(msgspec.Struct, frozen=True):
    """One house rule for a form: its field of ``House``, its clause and what it decides."""

    name: str
    clause: str
    explanation: Phrase


HOUSE_RULES = (
    HouseRule("foe_damage", "DH-6", QT_TRANSLATE_NOOP(
        "dungeon-hack", "Foes roll their damage, or do the fixed figure that stands beside it.")),
    HouseRule("critical_doubles", "DH-7", QT_TRANSLATE_NOOP(
        "dungeon-hack", "A critical attack and a fumbled dodge double the damage of the blow.")),
    HouseRule("foe_penetration", "DH-22", QT_TRANSLATE_NOOP(
        "dungeon-hack", "A sixth of a foe's level is rounded up, or to the nearest, before 1 is taken off.")),
    HouseRule("floor_before_static", "DH-24", QT_TRANSLATE_NOOP(
        "dungeon-hack", "Static absorption is taken off after penetration has set the least damage.")),
    HouseRule("armour_roll", "DH-31", QT_TRANSLATE_NOOP(
        "dungeon-hack", "Armour dice take off their sum, their best die, or nothing unless one is broken.")),
    HouseRule("break_when", "DH-32", QT_TRANSLATE_NOOP(
        "dungeon-hack", "An armour die is broken instead of the armour roll, or after it has been seen.")),
    HouseRule("smith_share", "DH-15", QT_TRANSLATE_NOOP(
        "dungeon-hack", "The percentage of the price that a smith takes for one step of durability.")),
    HouseRule("smith_days", "DH-15", QT_TRANSLATE_NOOP(
        "dungeon-hack", "The days that a smith needs for one step of durability.")),
    HouseRule("craft_days", "DH-35", QT_TRANSLATE_NOOP(
        "dungeon-hack", "Restoring magic armour takes 1d4 days once, or 1d4 days for each die lost.")),
    HouseRule("initiative", "DH-44", QT_TRANSLATE_NOOP(
        "dungeon-hack", "Players act before foes, or everyone rolls a d20 for the order of turns.")),
)  # fmt: skip
