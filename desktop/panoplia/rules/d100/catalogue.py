# SPDX-License-Identifier: GPL-3.0-or-later
"""The shipped catalogue of Percentil: weapons, armour, ammunition, skills, talents and spells of the book (PC-94)."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from panoplia.rules.d100.gear import Gear
from panoplia.rules.foes import shipped_foes
from panoplia.rules.notes import Names
from panoplia.rules.system import ReadTable, ShippedEntry

BARE_HANDS = "sin_armas"
"""A row of the weapon table that is no thing."""
IMPROVISED = "improvisada"
PLACES = ("head", "arms", "body", "legs")
SHOTS = {"flechas": "arrows", "virotes": "bolts"}


def shipped(read: ReadTable) -> Iterable[ShippedEntry]:
    """The shipped tables: those of the book, gear and talents that it only names, and foes to begin with."""
    for row in read("d100_weapons.csv"):
        if row["key"] != BARE_HANDS:
            yield _entry(row, "weapon", _weapon(row))
    for row in read("d100_armour.csv"):
        yield _entry(row, "armour", _armour(row))
    for row in read("d100_ammunition.csv"):
        yield _entry(row, "ammunition", {"type": "ammunition", "kind": SHOTS[row["key"]], "bundle": int(row["bundle"])})
    for row in read("d100_gear.csv"):
        yield _entry(row, "gear", {"type": row["kind"]})
    for row in read("d100_skills.csv"):
        yield _entry(row, "skill", {"type": "skill", "kind": row["kind"], "characteristic": row["characteristic"]})
    for row in read("d100_talents.csv"):
        yield _entry(row, "talent", _talent(row))
    for row in read("d100_spells.csv"):
        yield _entry(row, "spell", _spell(row))
    yield from shipped_foes(read, "d100_foes.csv")


def _entry(row: Mapping[str, str], category: str, built: dict[str, Any]) -> ShippedEntry:
    if row.get("encumbrance"):
        built["encumbrance"] = int(row["encumbrance"])
    if row.get("availability"):
        built["availability"] = row["availability"]
    data: Gear = msgspec.convert(built, Gear)
    return ShippedEntry(
        row["key"], category, Names(row["name_es"], row["name_en"]), data, _number(row, "price_pennies")
    )


def _number(row: Mapping[str, str], column: str) -> int | None:
    text = row.get(column)
    return int(text) if text else None


def _weapon(row: Mapping[str, str]) -> dict[str, Any]:
    traits = _list(row["traits"])
    built = {
        "type": "weapon",
        "group": row["group"],
        "damage": row["damage"],
        "hands": int(row["hands"]),
        "range_short": _number(row, "range_short"),
        "range_long": _number(row, "range_long"),
        "reload": row["reload"] or None,
        "ammunition": row["ammunition"] or None,
        "qualities": _list(row["qualities"]),
        "traits": traits,
        "craft": "exceptional" if "elven" in traits else "common",
    }
    # What is picked up in need stands the least.
    return built | ({"durability": "d4"} if row["key"] == IMPROVISED else {})


def _armour(row: Mapping[str, str]) -> dict[str, Any]:
    return {"type": "armour", "material": row["class"], **{place: int(row[place]) for place in PLACES}}


def _talent(row: Mapping[str, str]) -> dict[str, Any]:
    return {
        "type": "talent",
        "speciality": row["speciality"] or None,
        "effect": row["effect"] or None,
        "skill": row["skill"],
        "bonus": _number(row, "bonus") or 0,
    }


def _spell(row: Mapping[str, str]) -> dict[str, Any]:
    return {
        "type": "spell",
        "difficulty": int(row["difficulty"]),
        "time": row["time"],
        "kind": row["kind"],
        "damage": _number(row, "damage"),
    }


def _list(text: str) -> list[str]:
    return text.split(";") if text else []
