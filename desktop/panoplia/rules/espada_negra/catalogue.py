# SPDX-License-Identifier: GPL-3.0-or-later
"""The shipped catalogue: weapons, armour, shields and skills of the book, other gear, and foes (EN-1, EN-7, EN-54).

Prices are not in the book: they are empty, and the game master's to fill in. What other gear weighs, and of what
armour is made, is **(set)**; so is every foe.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from panoplia.rules.espada_negra.gear import Family, Gear
from panoplia.rules.espada_negra.skills import SkillKind
from panoplia.rules.foes import shipped_foes
from panoplia.rules.notes import Names
from panoplia.rules.system import ReadTable, ShippedEntry

NO_THINGS = ("punos", "nada")
"""Rows that are no thing: bare hands, and no armour."""
FAMILIES: Mapping[str, Family] = {
    "espada": "sword", "maza": "mace", "mangual": "flail", "lanza": "spear", "alabarda": "halberd", "pico": "pick",
    "hacha": "axe", "proyectiles": "missile",
}  # fmt: skip
KINDS: Mapping[str, SkillKind] = {
    "dinámica": "dynamic", "mecánica": "mechanical", "productiva": "productive", "social": "social",
    "creativa": "creative", "conocimiento": "knowledge", "sobrenatural": "supernatural", "combate": "combat",
}  # fmt: skip
RESISTANCES = ("contundente", "cortante", "perforante")


def shipped(read: ReadTable) -> Iterable[ShippedEntry]:
    """The shipped tables: those of the book, and gear and foes that any story needs."""
    for row in read("espada_negra_weapons.csv"):
        if row["key"] not in NO_THINGS:
            yield _entry(row, "weapon", _weapon(row))
    for row in read("espada_negra_armour.csv"):
        if row["key"] not in NO_THINGS:
            yield _entry(row, "armour", {"type": "armour", "material": row["material"], **_protection(row)})
    for row in read("espada_negra_shields.csv"):
        yield _entry(row, "shield", {"type": "shield", **_protection(row)})
    for row in read("espada_negra_gear.csv"):
        yield _entry(row, "gear", {"type": row["kind"]})
    for row in read("espada_negra_skills.csv"):
        built = {"type": "skill", "kind": KINDS[row["kind"]], "attributes": row["attributes"].split(";")}
        yield _entry(row, "skill", built)
    yield from shipped_foes(read, "espada_negra_foes.csv")


def _entry(row: Mapping[str, str], category: str, built: dict[str, Any]) -> ShippedEntry:
    data: Gear = msgspec.convert(built, Gear)
    return ShippedEntry(
        row["key"], category, Names(row["name_es"], row["name_en"]), data,
        _number(row, "price"), _number(row, "weight_g"),
    )  # fmt: skip


def _number(row: Mapping[str, str], column: str) -> int | None:
    text = row.get(column)
    return int(text) if text else None


def _weapon(row: Mapping[str, str]) -> dict[str, Any]:
    figures = {column: int(row[column]) for column in ("impact", "damage", "structure", "reach", "hands")}
    return {"type": "weapon", "kind": row["type"], "family": FAMILIES[row["family"]], **figures}


def _protection(row: Mapping[str, str]) -> dict[str, int]:
    return {column: int(row[column]) for column in ("structure", "cover", "evasion", *RESISTANCES)}
