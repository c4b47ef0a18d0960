# SPDX-License-Identifier: GPL-3.0-or-later
"""The sheet of Percentil: PC-1 to PC-4, PC-11, PC-30 to PC-43, PC-60 to PC-62, PC-70, PC-90."""

from typing import Any

import msgspec
import pytest
from tests.percentil import hero, piece

from panoplia.rules.d100.coins import COINS
from panoplia.rules.d100.gear import Talent, Wear
from panoplia.rules.d100.house import House
from panoplia.rules.d100.sheet import sheet
from panoplia.rules.d100.sheet_lists import bonuses
from panoplia.rules.notes import Names, plain
from panoplia.rules.refusal import Refused
from panoplia.rules.sheet import Derived, Facts, Field, Grid, Lines, Section, Sheet, Table, Track, fields_of, lines_of
from panoplia.rules.system import Lore
from panoplia.rules.why import Sum


def sheet_of(*pieces: Any, **more: Any) -> Sheet:
    return sheet(hero(*pieces, **more), COINS)


def section(shown: Sheet, id: str) -> Section:
    return next(each for each in shown.sections if each.id == id)


def block(shown: Sheet, id: str, kind: type) -> Any:
    return next(each for each in section(shown, id).blocks if isinstance(each, kind))


def told(cell: Any) -> str:
    return plain(cell.words if isinstance(cell, Derived) else cell)


def column(table: Table, number: int) -> list[str]:
    return [told(row[number]) for row in table.rows]


def terms(figure: Sum) -> list[tuple[str, int, str]]:
    return [(plain(term.words), term.value, term.clause) for term in figure.terms]


def now_of(shown: Sheet) -> dict[str, Field]:
    grids = [each for each in section(shown, "profile").blocks if isinstance(each, Grid)]
    return {plain(field.label): field for grid in grids for field in grid.rows[-1].fields if field}


def test_pc4_base_advances_modifiers_and_armour_make_what_stands_large() -> None:
    shown = sheet_of(
        piece("camisa_de_malla", slot="body"), ag=40, advances={"ag": 5},
        modifiers=[{"name": "Botas élficas", "target": "ag", "value": 10}],
    )  # fmt: skip
    agility = now_of(shown)["Agility"]
    assert (agility.value, agility.path, agility.offer and agility.offer.id) == (45, "", "test:ag")
    assert agility.why
    assert terms(agility.why) == [
        ("on the sheet", 40, "PC-1"), ("permanent advances", 5, "PC-4"), ("Botas élficas", 10, "PC-4"),
        ("Mail shirt", -10, "PC-90"),
    ]  # fmt: skip
    assert now_of(shown)["Initiative"].value == 45


def test_pc1_base_and_advances_are_typed_in_rows_of_their_own() -> None:
    paths = [field.path for field in fields_of(sheet_of())]
    assert {"statistics.ws", "statistics.advances.ws", "statistics.fate", "condition.wounds"} <= set(paths)
    assert len([path for path in paths if path]) == len({path for path in paths if path})


def test_pc2_the_bonuses_are_the_tens() -> None:
    now = now_of(sheet_of(s=47, t=39, mag=2))
    assert [now[name].value for name in ("Strength bonus", "Toughness bonus", "Magic")] == [4, 3, 2]


def test_pc3_a_learnt_skill_with_mastery_and_named_talents() -> None:
    shown = sheet_of(int=40, skills=[{
        "key": "percepcion", "mastery": 10, "talents": [{"name": "Vista de lince", "value": 10}],
    }, {"key": "hablar_idioma", "speciality": "élfico"}])  # fmt: skip
    lines: Lines = block(shown, "skills", Lines)
    assert column(lines.table, 0) == ["Perception", "Speak language (élfico)"]
    assert column(lines.table, 2) == ["60", "40"]
    target = lines.table.rows[0][2]
    assert isinstance(target, Derived)
    assert terms(target.why) == [("Intelligence", 40, "PC-10"), ("mastery", 10, "PC-3"), ("Vista de lince", 10, "PC-3")]
    assert lines.values[0] == {
        "key": "percepcion", "speciality": "", "mastery": "10", "talents": "Vista de lince +10",
    }  # fmt: skip
    assert [offer and offer.id for offer in lines.table.offers] == ["skill:percepcion/", "skill:hablar_idioma/élfico"]


def test_pc11_basic_skills_that_were_not_learnt_stand_at_half_rounded_up() -> None:
    facts: Facts = block(sheet_of(fel=33, skills=[{"key": "buscar"}]), "untrained", Facts)
    by_name = {plain(field.label): field.value for field in facts.fields}
    assert by_name["Haggle"] == 17
    assert "Search" not in by_name
    assert "Dodge" not in by_name


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("", ()),
        ("Vista de lince +10", ({"name": "Vista de lince", "value": 10},)),
        ("Ojo +5; Torpe −20 %;", ({"name": "Ojo", "value": 5}, {"name": "Torpe", "value": -20})),
        ("Tiro al blanco 2 +5", ({"name": "Tiro al blanco 2", "value": 5},)),
    ],
)
def test_pc3_bonuses_are_written_in_a_line(text: str, wanted: object) -> None:
    assert bonuses(text) == wanted


@pytest.mark.parametrize("text", ["Ojo", "+10", "Ojo +101", "Ojo 10", f"{'x' * 201} +5"])
def test_pc3_what_is_no_bonus_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        bonuses(text)
    assert refused.value.path == "talents"


def test_pc35_armour_points_by_place_with_their_layers() -> None:
    shown = sheet_of(
        piece("justillo_de_cuero", 1, slot="body"), piece("camisa_de_malla_con_mangas", 2, slot="body"),
        piece("yelmo", 3, slot="head", wear=Wear("broken")),
    )  # fmt: skip
    table: Table = block(shown, "armour", Table)
    assert [(told(row[0]), told(row[1]), told(row[2])) for row in table.rows] == [
        ("head", "01–15", "0"), ("right arm", "16–35", "2"), ("left arm", "36–55", "2"),
        ("body", "56–80", "3"), ("right leg", "81–90", "0"), ("left leg", "91–00", "0"),
    ]  # fmt: skip
    body = table.rows[3][2]
    assert isinstance(body, Derived)
    assert terms(body.why) == [("Leather jerkin", 1, "PC-35"), ("Sleeved mail shirt", 2, "PC-35")]


def test_pc31_without_locations_one_figure_stands_for_all() -> None:
    table: Table = block(sheet_of(piece("peto", slot="body"), house=House(locations="none")), "armour", Table)
    assert [(told(row[0]), told(row[2])) for row in table.rows] == [("everywhere", "2")]


def test_pc30_weapons_with_every_way_to_use_them() -> None:
    shown = sheet_of(
        piece("lanza", 1), piece("arco", 2), piece("mangual", 3, wear=Wear("damaged")), ws=40, bs=30, s=35
    )  # fmt: skip
    table: Table = block(shown, "weapons", Table)
    assert [(told(row[0]), told(row[1]), told(row[2]), told(row[3])) for row in table.rows] == [
        ("Spear, in hand", "40", "1d10+3", ""), ("Spear, thrown", "30", "1d10+3", "8 m"),
        ("Bow", "30", "1d10+3", "24/48 m"), ("Flail", "10", "1d10+4", ""), ("Unarmed", "40", "1d10−1", ""),
    ]  # fmt: skip
    flail = table.rows[3][1]
    assert isinstance(flail, Derived)
    assert terms(flail.why)[1:] == [
        ("a damaged piece", -10, "PC-93"), ("no speciality for this group of weapons", -20, "PC-43"),
    ]  # fmt: skip
    assert [offer and offer.id for offer in table.offers] == [
        "attack:1",
        "attack:1",
        "attack:2",
        "attack:3",
        "attack:0",
    ]


def test_pc43_a_talent_of_the_catalogue_is_the_speciality() -> None:
    special = Lore("0a1b", "talent", Names("Especialista"), Talent("flail"))
    subject = hero(piece("mangual"), ws=40, talents=[{"key": "0a1b"}])
    shown = sheet(msgspec.structs.replace(subject, lore=(*subject.lore, special)), COINS)
    assert told(block(shown, "weapons", Table).rows[0][1]) == "40"
    assert told(block(shown, "talents", Lines).table.rows[0][0]) == "Especialista"


def test_pc41_claws_of_a_foe_stand_for_bare_hands() -> None:
    table: Table = block(sheet_of(unarmed="BF+1", s=42), "weapons", Table)
    assert told(table.rows[0][2]) == "1d10+5"


def test_pc70_magic_is_only_shown_to_those_who_have_any() -> None:
    assert {"mana", "spells"}.isdisjoint(each.id for each in sheet_of().sections)
    shown = sheet_of(piece("yelmo", slot="head"), mag=2, spells=[{"key": "luz"}, {"key": "perdido"}])
    assert column(block(shown, "spells", Lines).table, 0) == ["Light", "perdido"]
    assert [offer and offer.id for offer in block(shown, "spells", Lines).table.offers] == ["cast:luz", None]
    track: Track = block(shown, "mana", Track)
    assert (track.value.value, track.maximum.value) == (40, 40)
    assert block(shown, "mana", Facts).fields[0].value == -5


@pytest.mark.parametrize(
    ("condition", "wanted"),
    [
        ({}, ["alive", "unhurt"]),
        ({"wounds": 4}, ["alive", "lightly wounded"]),
        ({"wounds": 3}, ["alive", "heavily wounded"]),
        ({"wounds": 0}, ["alive", "heavily wounded", "any more is critical"]),
        ({"wounds": 0, "life": "dead"}, ["dead", "2"]),
    ],
)
def test_pc60_how_wounded_someone_is(condition: dict[str, Any], wanted: list[str]) -> None:
    facts: Facts = block(sheet_of(condition=condition, fate=2), "wounds", Facts)
    assert [plain(field.value) for field in facts.fields] == wanted


def test_pc61_pc62_fate_and_the_fortune_of_a_day() -> None:
    shown = sheet_of(fate=3, condition={"fortune": 1})
    track: Track = block(shown, "fortune", Track)
    assert (track.value.value, track.maximum.value) == (1, 3)


def test_what_is_on_no_list_any_more_stays_on_the_sheet() -> None:
    shown = sheet_of(skills=[{"key": "perdida"}], modifiers=[{"name": "Viejo", "target": "skill:perdida", "value": 5}])
    assert [told(cell) for cell in block(shown, "skills", Lines).table.rows[0][:3]] == ["perdida", "–", "–"]
    for lines in lines_of(shown):
        picks = {field.id: dict(field.editor.options) for field in lines.fields if hasattr(field.editor, "options")}
        for row in lines.values:
            assert all(row[id] in options for id, options in picks.items())


def test_the_load_is_by_the_derived_strength() -> None:
    shown = sheet_of(piece("arma_grande"), s=30, advances={"s": 5})
    assert plain(section(shown, "carried").blocks[0].words) == "Encumbrance 200 of 350"


def test_pc93_a_broken_weapon_hits_nothing_and_says_why() -> None:
    table: Table = block(sheet_of(piece("arma_de_mano", wear=Wear("broken"))), "weapons", Table)
    assert column(table, 1)[0] == "–"
    assert column(table, 5)[0] == "broken"
    assert table.offers[0]
    assert plain(table.offers[0].refusal) == "Hand weapon cannot be used: broken."
