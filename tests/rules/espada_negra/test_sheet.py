# SPDX-License-Identifier: GPL-3.0-or-later
"""The sheet of Espada Negra: EN-1, EN-3 to EN-6, EN-22 to EN-37."""

from typing import Any

import msgspec
import pytest
from tests.espada import CATALOGUE, LORE, hero, piece, terms

from panoplia.rules.espada_negra.coins import COINS
from panoplia.rules.espada_negra.sheet import sheet
from panoplia.rules.notes import plain
from panoplia.rules.sheet import (
    Derived,
    Facts,
    Field,
    Grid,
    Lines,
    Meter,
    Offer,
    Section,
    Sheet,
    Table,
    Track,
    fields_of,
    lines_of,
)

GUIOMAR: dict[str, Any] = {
    "fuerza": 4, "agilidad": 3, "resistencia": 4, "voluntad": 3, "inteligencia": 2, "defensa": 1,
}  # fmt: skip


def sheet_of(*pieces: Any, **more: Any) -> Sheet:
    return sheet(hero(*pieces, **{**GUIOMAR, **more}), COINS)


def section(shown: Sheet, id: str) -> Section:
    return next(each for each in shown.sections if each.id == id)


def block(shown: Sheet, id: str, kind: type, place: int = 0) -> Any:
    return [each for each in section(shown, id).blocks if isinstance(each, kind)][place]


def told(cell: Any) -> str:
    return plain(cell.words if isinstance(cell, Derived) else cell)


def rows(table: Table, *columns: int) -> list[tuple[str, ...]]:
    return [tuple(told(row[number]) for number in columns) for row in table.rows]


def by_label(facts: Facts) -> dict[str, Field]:
    return {plain(field.label): field for field in facts.fields}


def test_en1_nine_attributes_in_three_blocks() -> None:
    shown = sheet_of(qualities=[{"name": "Guante", "target": "fuerza", "value": 1}])
    blocks = {id: block(shown, id, Grid) for id in ("physical", "mental", "supernatural")}
    assert [plain(heading) for heading in blocks["physical"].headings] == ["Strength", "Agility", "Endurance"]
    base, now = blocks["physical"].rows
    assert ([field.value for field in base.fields], [field.value for field in now.fields]) == ([4, 3, 4], [5, 3, 4])
    assert blocks["mental"].rows[0].fields[0].path == "statistics.voluntad"
    assert now.fields[0].offer.id == "attribute:fuerza"
    assert terms(now.fields[0].why) == [("on the sheet", 4, "EN-1"), ("Guante", 1, "EN-1")]


def test_en35_health_and_its_thresholds() -> None:
    shown = sheet_of(condition={"damage_taken": 7})
    track: Track = block(shown, "health", Track)
    assert (track.value.value, track.maximum.value, track.vital) == (17, 24, True)
    facts = by_label(block(shown, "health", Facts))
    assert (facts["Unconscious at"].value, facts["Dead at"].value) == (9, 24)
    assert facts["Damage taken"].path == "condition.damage_taken"


@pytest.mark.parametrize(
    ("damage", "state"), [(0, "unhurt"), (8, "hurt"), (9, "unconscious"), (23, "unconscious"), (24, "dead")]
)
def test_en34_how_one_stands(damage: int, state: str) -> None:
    facts = by_label(block(sheet_of(condition={"damage_taken": damage}), "health", Facts))
    assert plain(facts["State"].value) == state
    assert ("Stunned" in facts) == (state in ("unhurt", "hurt"))


def test_en4_stamina_with_fatigue_and_exhaustion() -> None:
    shown = sheet_of(condition={"stamina": 0, "fatigue": 2})
    track: Track = block(shown, "stamina", Track)
    assert (track.value.value, track.maximum.value) == (0, 18)
    facts = block(shown, "stamina", Facts).fields
    assert plain(facts[-1].value) == "exhausted: no runes"
    assert by_label(block(shown, "fight", Facts))["Runes to hit"].value == 0


def test_what_is_too_much_to_tick_off_is_written_on_paper() -> None:
    papers = {each.id: each.paper for each in sheet_of(fuerza=11).sections if each.id.startswith("health")}
    assert papers == {"health": "none", "health-written": "right"}
    assert section(sheet_of(fuerza=10), "health").paper == "right"


def test_en36_wounds_with_what_they_do_and_what_helps() -> None:
    shown = sheet_of(condition={"wounds": [
        {"place": "leg", "grade": "very_grave"}, {"place": "arm", "treatment": "first_aid"},
        {"place": "torso", "treatment": "surgery"},
    ]})  # fmt: skip
    lines: Lines = block(shown, "wounds", Lines)
    assert rows(lines.table, 0, 1, 2, 3) == [
        ("very grave", "leg", "untreated", "initiative −6 · the limb is useless · bleeds: 1 a turn"),
        ("grave", "arm", "first aid", "damage −1"), ("grave", "torso or head", "surgery", "healed"),
    ]  # fmt: skip
    assert [offer and offer.id for offer in lines.table.offers] == ["first_aid", "surgery", None]
    assert lines.values[1] == {"grade": "grave", "place": "arm", "treatment": "first_aid", "hours": 0}


def test_en22_weapons_with_the_runes_that_are_thrown() -> None:
    """A longsword with a lost point: 4 − 1, and 4 runes for 3 agility and 2 kg free in the hands."""
    shown = sheet_of(piece("espada_larga", 5, slot="hands", lost=1), piece("arco_largo", 6))
    table: Table = block(shown, "weapons", Table)
    assert rows(table, 0, 1, 2, 3, 4) == [
        ("Longsword, in hand", "3 + 4", "3 + 4 cut.", "2", "3"), ("Longbow", "0 + 4", "5 + 4 pierc.", "6", "4"),
        ("Bare hands", "5 + 4", "0 + 4 crush.", "0", "–"),
    ]  # fmt: skip
    assert [offer and offer.id for offer in table.offers] == ["attack:5", "attack:6", "attack:0"]


def test_claws_stand_for_bare_hands() -> None:
    table: Table = block(sheet_of(unarmed_impact=4, unarmed_damage=3), "weapons", Table)
    assert rows(table, 1, 2) == [("4 + 4", "3 + 4 crush.")]


def test_en27_armour_and_shield_as_one() -> None:
    shown = sheet_of(piece("cota_de_mallas", 1, slot="body", lost=4), piece("escudo_redondo", 2, slot="hands"))
    facts = by_label(block(shown, "defence", Facts))
    assert [facts[name].value for name in ("Evasion", "Cover", "Structure left")] == [2, 6, 7]
    meter: Meter = block(shown, "defence", Meter)
    assert plain(meter.caption) == "Structure"
    (row,) = block(shown, "defence", Grid).rows
    assert [field.value for field in row.fields] == [2, 3, 5, 1, 1, 4]


def test_en3_skills_with_a_level_and_those_without() -> None:
    shown = sheet_of(skills=[{"key": "forja", "level": 3}, {"key": "perdida", "level": 1}])
    lines: Lines = block(shown, "skills", Lines)
    assert rows(lines.table, 0, 1, 2, 3) == [
        ("Forging", "End · Int", "2", "+3"), ("perdida", "not in the armoury any more", "–", "+1"),
    ]  # fmt: skip
    assert [offer and (offer.id, bool(offer.refusal)) for offer in lines.table.offers] == [
        ("check:forja", False), ("check:perdida", True),
    ]  # fmt: skip
    others = [
        field for each in section(shown, "other-skills").blocks if isinstance(each, Facts) for field in each.fields
    ]
    assert len(others) == 55
    assert {field.offer.id for field in others if field.offer} == {
        f"check:{each.ref}" for each in LORE if each.category == "skill" and each.ref != "forja"
    }


def test_en37_powers_and_concentration() -> None:
    shown = sheet_of(powers=[{"key": "0a1b"}, {"key": "perdido"}], condition={"concentration": 6})
    lines: Lines = block(shown, "powers", Lines)
    assert rows(lines.table, 0, 1, 2, 3) == [("Lance of light", "2", "10", "6 · light"), ("perdido", "–", "–", "–")]
    assert [offer and offer.id for offer in lines.table.offers] == ["power:0a1b", None]
    assert block(shown, "powers", Facts).fields[0].offer.id == "concentrate"
    assert section(sheet_of(), "powers").paper == "none"


def test_en6_two_loads_and_what_no_one_has_weighed() -> None:
    shown = sheet_of(
        piece("espada_larga", 1, slot="hands"), piece("cofre", 2), piece("raciones", 4, quantity=13),
        msgspec.structs.replace(piece("cuerda", 3, quantity=2), weight=None),
    )  # fmt: skip
    body, hands = (each for each in section(shown, "carried").blocks if isinstance(each, Meter))
    assert plain(body.words) == "On the body 21000 of 20000 g: 1000 g too much"
    assert plain(hands.words) == "In the hands 2000 of 4000 g: a rune more to hit"
    assert plain(section(shown, "carried").blocks[2].words) == "2 thing(s) without a weight, not counted."


def test_every_path_is_there_once_and_every_choice_has_its_value() -> None:
    shown = sheet_of(
        skills=[{"key": "perdida"}], qualities=[{"name": "Viejo", "target": "skill:perdida", "value": 1}],
        powers=[{"key": "perdido"}],
    )  # fmt: skip
    paths = [field.path for field in fields_of(shown) if field.path]
    assert len(paths) == len(set(paths))
    for lines in lines_of(shown):
        picks = {field.id: dict(field.editor.options) for field in lines.fields if hasattr(field.editor, "options")}
        for row in lines.values:
            assert all(row[id] in options for id, options in picks.items())


def test_what_the_sheet_offers() -> None:
    """The ids by which trials are asked for."""
    offered = {"recover", "rest", "concentrate"}
    found = {_kind(offer) for offer in _offers(sheet_of(piece("daga")))}
    assert found == offered | {"attribute", "attack", "check"}


def _offers(shown: Sheet) -> list[Offer]:
    fields = [field.offer for field in fields_of(shown)]
    tables = [each.table if isinstance(each, Lines) else each for section in shown.sections for each in section.blocks]
    listed = [offer for table in tables if isinstance(table, Table) for offer in table.offers]
    return [offer for offer in (*fields, *listed) if offer]


def _kind(offer: Offer) -> str:
    return offer.id.partition(":")[0]


def test_every_entry_of_the_catalogue_can_be_carried() -> None:
    sheet_of(*(piece(key, id) for id, key in enumerate(CATALOGUE, 1) if CATALOGUE[key].category != "skill"))


def test_en3_no_skill_and_no_power_is_listed_twice() -> None:
    unique = {lines.path: lines.unique for lines in lines_of(sheet_of())}
    assert (unique["statistics.skills"], unique["statistics.powers"]) == (("key",), ("key",))


def test_en3_of_a_skill_that_a_file_lists_twice_the_first_line_counts() -> None:
    twice = [{"key": "forja", "level": 1}, {"key": "forja", "level": 4}]
    lines = next(each for each in lines_of(sheet_of(skills=twice)) if each.path == "statistics.skills")
    assert rows(lines.table, 0, 2, 3) == [
        ("Forging", "2", "+1"), ("Forging: listed twice, the first line counts", "–", "+4")
    ]  # fmt: skip
    assert [offer and offer.id for offer in lines.table.offers] == ["check:forja", None]


def test_en25_lost_structure_is_told_as_structure() -> None:
    shown = sheet_of(piece("peto_de_cuero", 5, slot="body", lost=1))
    whys = [why for each in fields_of(shown) if (why := each.why)]
    assert ("structure lost", -1, "EN-25") in [term for why in whys for term in terms(why)]
