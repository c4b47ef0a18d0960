# SPDX-License-Identifier: GPL-3.0-or-later
"""The shipped catalogue, what can be typed about it and what it says (PC-3, PC-33, PC-42, PC-91, PC-92, PC-94)."""

from functools import cache
from typing import Any, get_args

import msgspec
import pytest

from panoplia.app import read_table
from panoplia.rules.d100 import gear
from panoplia.rules.d100.catalogue import shipped
from panoplia.rules.d100.coins import COINS
from panoplia.rules.d100.craft import GRADES
from panoplia.rules.d100.damage import Quality
from panoplia.rules.d100.entries import FACETS, KINDS, MAGIC
from panoplia.rules.d100.gear import (
    BARE_HANDS,
    CATEGORIES,
    Ammunition,
    Armour,
    Container,
    Gear,
    Group,
    Skill,
    Spell,
    Talent,
    Thing,
    Trait,
    Weapon,
    Wear,
)
from panoplia.rules.d100.modifiers import known
from panoplia.rules.d100.texts import COLUMNS, EXPLAINED, QUALITIES, TRAITS, TRAITS_EXPLAINED, details
from panoplia.rules.entries import kind_of
from panoplia.rules.facets import Choice
from panoplia.rules.notes import plain
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Piece, ShippedEntry


@cache
def entries() -> dict[str, ShippedEntry]:
    return {f"{entry.category}.{entry.key}": entry for entry in shipped(read_table)}


def data(key: str) -> Any:
    return entries()[key].data


def of_kind(category: str) -> list[ShippedEntry]:
    return [entry for entry in entries().values() if entry.category == category]


@pytest.mark.parametrize(
    ("category", "count"),
    [("weapon", 37), ("armour", 19), ("ammunition", 2), ("gear", 18), ("skill", 48), ("talent", 19), ("spell", 8)],
)
def test_pc94_the_tables_are_complete(category: str, count: int) -> None:
    """Of 38 rows of weapons one is bare hands, which no one sells."""
    assert len(of_kind(category)) == count


def test_every_entry_is_named_in_both_languages_and_can_be_read_back() -> None:
    for entry in entries().values():
        assert entry.names.es, entry.key
        assert entry.names.en, entry.key
        assert msgspec.json.decode(msgspec.json.encode(entry.data), type=Gear) == entry.data
    # The library knows an entry by system and key, whatever its category.
    assert len({entry.key for entry in shipped(read_table)}) == len(entries())
    assert {entry.category for entry in entries().values()} == {category.id for category in CATEGORIES}


def test_pc33_pc39_a_weapon_as_the_table_has_it() -> None:
    """Bow: damage 3, 24/48 m, half action, two hands, encumbrance 80, 2400 pence."""
    entry = entries()["weapon.arco"]
    assert entry.price == 2400
    assert entry.data == Weapon(
        "ordinary", "3", 2, 24, 48, "half", "arrows", encumbrance=80, availability="common"
    )  # fmt: skip


def test_pc42_the_halberd_is_fast_or_impact_and_slow() -> None:
    assert data("weapon.alabarda").qualities == ("special", "fast_or_impact_slow")


def test_pc38_what_two_weapons_can_be() -> None:
    """Of the two hands that it names, each with its weapons; the flail stands in both."""
    held = {
        hand: {entry.key for entry in of_kind("weapon") if hand in data(f"weapon.{entry.key}").traits}
        for hand in ("main_hand", "other_hand")
    }
    assert held["main_hand"] == {"daga", "mangual", "florete", "arma_de_mano", "maza_de_armas", "estoque"}
    assert held["other_hand"] == {"rodela", "daga", "mangual", "arma_de_mano", "escudo"}


def test_pc39_pc74_shield_and_buckler() -> None:
    """Both hinder casting; only the large shield covers from shots."""
    assert {"shield", "covers"} <= set(data("weapon.escudo").traits)
    assert "shield" in data("weapon.rodela").traits
    assert "covers" not in data("weapon.rodela").traits


def test_pc40_bare_hands_are_the_row_of_the_table() -> None:
    (row,) = (row for row in read_table("d100_weapons.csv") if row["key"] == "sin_armas")
    assert (BARE_HANDS.data.damage, BARE_HANDS.data.group) == (row["damage"], row["group"])


@pytest.mark.parametrize(
    ("key", "material", "points"),
    [
        ("coleto_de_cuero_mangas", "leather", (0, 1, 1, 0)),
        ("armadura_de_malla_completa", "mail", (3, 3, 3, 3)),
        ("yelmo", "plate", (2, 0, 0, 0)),
        ("cuero_tachonado", "leather", (0, 0, 2, 0)),
        ("escamas", "scale", (0, 3, 3, 3)),
    ],
)
def test_pc90_armour_by_place(key: str, material: str, points: tuple[int, ...]) -> None:
    armour: Armour = data(f"armour.{key}")
    assert (armour.head, armour.arms, armour.body, armour.legs) == points
    assert armour.material == material


def test_pc91_ammunition_is_sold_by_five() -> None:
    arrows = entries()["ammunition.flechas"]
    assert (arrows.price, arrows.data) == (12, Ammunition("arrows", 5, 10, "common"))


def test_pc92_the_makes_are_those_of_the_table() -> None:
    rows = {row["key"]: row for row in read_table("d100_quality.csv")}
    keys = {"poor": "poor", "common": "common", "good": "good", "exceptional": "best"}
    assert {*keys.values()} == {*rows}
    for craft, make in GRADES.items():
        row = rows[keys[craft]]
        assert (make.price, make.encumbrance) == (int(row["price_factor_percent"]), int(row["encumbrance_percent"]))
        modifier = known(craft).value if craft in ("poor", "exceptional") else 0
        assert modifier == int(row["to_hit"])


def test_pc3_pc79_skills_and_spells() -> None:
    assert data("skill.esquivar") == Skill("advanced", "ag")
    assert data("spell.punales_de_sombra") == Spell(22, "half", "missile_ignores_armour", 3)
    assert data("spell.brillo_estelar") == Spell(22, "full+half", "other")


def test_pc43_a_talent_for_each_group_of_weapons_but_the_ordinary_ones() -> None:
    specialities = [entry.data.speciality for entry in of_kind("talent") if entry.data.speciality]
    assert sorted(specialities) == sorted({*get_args(Group)} - {"ordinary"})


def test_coins_are_counted_in_pence() -> None:
    """Set: 1 crown is 20 shillings of 12 pence."""
    assert [coin.worth for coin in COINS] == [240, 12, 1]


def test_every_kind_can_be_filled_in_again() -> None:
    kinds = {kind.id: kind for kind in KINDS}
    assert len(kinds) == len(get_args(Gear))
    for entry in entries().values():
        kind = kind_of(KINDS, entry.data)
        assert kind is not None
        assert kind.category == entry.category
        assert kind.build(kind.values(entry.data)) == entry.data
    talent = Talent("sling", "Quick hands")
    assert kinds["talent"].build(kinds["talent"].values(talent)) == talent
    for kind in KINDS:
        assert {field.id for field in kind.fields} == {field.name for field in msgspec.structs.fields(kind.shape)}


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("bf - 1", "BF-1"), ("BF−2", "BF-2"), ("bf+1", "BF+1"), ("BF", "BF"), ("3", "3"), ("bf-0", "BF")],
)
def test_pc33_damage_is_tidied(typed: str, kept: str) -> None:
    (field,) = (field for field in KINDS[0].fields if field.id == "damage")
    assert field.tidy(typed) == kept


@pytest.mark.parametrize("typed", ["much", "1d8", "BF1", "+"])
def test_pc33_damage_that_cannot_be_read_is_refused(typed: str) -> None:
    (field,) = (field for field in KINDS[0].fields if field.id == "damage")
    with pytest.raises(Refused) as refused:
        field.tidy(typed)
    assert refused.value.note.clause == "PC-33"
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "weapon", "group": "ordinary", "damage": typed}, Weapon)


@pytest.mark.parametrize(
    ("facet", "key", "values"),
    [
        ("group", "weapon.estoque", ("fencing",)),
        ("hands", "weapon.arma_grande", ("2",)),
        ("hands", "weapon.mangual", ("1",)),
        ("hands", "armour.yelmo", ()),
        ("qualities", "weapon.florete", ("fast", "precise")),
        ("material", "armour.peto", ("plate",)),
        ("places", "armour.cota_de_malla", ("body", "legs")),
        ("craft", "weapon.arco_elfico", ("exceptional",)),
        ("craft", "gear.saco", ()),
        ("availability", "weapon.baculo", ("abundant",)),
        ("availability", "weapon.improvisada", ()),
    ],
)
def test_what_the_armoury_is_narrowed_by(facet: str, key: str, values: tuple[str, ...]) -> None:
    (found,) = (each for each in FACETS if each.id == facet)
    assert isinstance(found, Choice)
    assert found.values(data(key)) == values
    assert {*values} <= {option for option, _ in found.options}


@pytest.mark.parametrize(
    ("facet", "key", "figure"),
    [
        ("damage", "weapon.daga", 0),
        ("damage", "weapon.ballesta", 4),
        ("damage", "armour.peto", None),
        ("range", "weapon.arco", 24),
        ("range", "weapon.daga", None),
        ("points", "armour.escamas", 3),
        ("points", "weapon.daga", None),
        ("encumbrance", "armour.armadura_de_placas_completa", 395),
        ("encumbrance", "skill.nadar", None),
    ],
)
def test_figures_to_narrow_by(facet: str, key: str, figure: int | None) -> None:
    (found,) = (each for each in FACETS if each.id == facet)
    assert not isinstance(found, Choice)
    assert found.figure(data(key)) == figure


def test_every_entry_stands_in_every_facet_and_column() -> None:
    for entry in (*entries().values(), ShippedEntry("t", "talent", entries()["gear.saco"].names, Talent("sling"))):
        for facet in FACETS:
            assert isinstance(facet.values(entry.data), tuple) if isinstance(facet, Choice) else True
        for column in COLUMNS:
            assert isinstance(plain(column.show(entry.data)), str)
            column.sort(entry.data)


@pytest.mark.parametrize(
    ("key", "shown"),
    [
        ("weapon.daga", ["BF−3", "", "", "10", "ordinary"]),
        ("weapon.arco_largo", ["3", "", "30/60 m", "90", "longbow · armour piercing"]),
        ("weapon.lanza", ["BF", "", "8 m", "50", "ordinary · fast · in hand only"]),
        ("armour.cota_de_malla", ["", "0/0/2/2", "", "80", "mail"]),
        ("ammunition.virotes", ["", "", "", "10", "bundle of 5"]),
        ("skill.nadar", ["", "", "", "", "basic · Strength"]),
        ("spell.bola_de_fuego", ["3", "", "", "", "magic missile · difficulty 12 · half action"]),
        ("gear.saco", ["", "", "", "0", ""]),
    ],
)
def test_the_columns_of_the_armoury(key: str, shown: list[str]) -> None:
    assert [plain(column.show(data(key))) for column in COLUMNS] == shown


def test_a_column_sorts_by_its_figures() -> None:
    damage = COLUMNS[0].sort
    assert [damage(data(key)) for key in ("weapon.daga", "weapon.ballesta", "spell.llamarada", "gear.saco")] == [
        0, 4, 4, -100,
    ]  # fmt: skip
    assert COLUMNS[1].sort(data("armour.escamas")) == 3


def test_pc42_every_quality_and_trait_is_explained_in_a_sentence() -> None:
    assert set(QUALITIES) == set(EXPLAINED) == set(get_args(Quality))
    assert set(TRAITS) == set(TRAITS_EXPLAINED) == set(get_args(Trait))
    assert all(text.endswith(".") for text in (*EXPLAINED.values(), *TRAITS_EXPLAINED.values()))


def told(piece: Piece) -> dict[str, str]:
    return {str(label): plain(words) for label, words in details(piece)}


def test_the_details_of_a_weapon() -> None:
    assert told(Piece("", data("weapon.ballesta_de_repeticion"), Wear())) == {
        "Group": "crossbow",
        "Damage": "2",
        "Range": "16/32 m",
        "Reload": "free",
        "Ammunition": "bolts",
        "Hands": "2",
        "special": "It has a rule of its own: told here where the book has it, else the GM says it.",
        "shoots in melee": "It can shoot although its user is in melee.",
        "magazine": "It holds 10 bolts; once they are shot, filling it takes 4 full actions.",
        "Craftsmanship": "common",
        "Encumbrance": "150",
        "Availability": "very rare",
    }


@pytest.mark.parametrize(
    ("of", "label", "says"),
    [
        (Armour("mail", body=2), "Body", "2"),
        (Ammunition("arrows"), "Left of the bundle", "3 of 5"),
        (Container(6), "Room", "6 things"),
        (Skill("basic", "fel"), "Characteristic", "Fellowship"),
        (Talent("sling"), "Speciality", "sling"),
        (Talent(notes="Runs"), "Notes", "Runs"),
        (Spell(6, kind="touch"), "Kind", "touch spell"),
        (Weapon("ordinary", "BF", craft="good", encumbrance=50), "Encumbrance", "45"),
    ],
)
def test_the_details_of_the_rest(of: Gear, label: str, says: str) -> None:
    assert told(Piece("", of, Wear(lost=2)))[label] == says
    assert details(Piece("", Thing(), Wear())) == ()


def test_magic_is_said_to_be_the_gms() -> None:
    assert MAGIC.start == 5
    assert "GM" in MAGIC.explanation[0]
    assert gear.to_hit(Piece("", data("weapon.daga"), Wear(), magic=True, bonus=10)) == ()
