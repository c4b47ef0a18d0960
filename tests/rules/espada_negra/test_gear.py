# SPDX-License-Identifier: GPL-3.0-or-later
"""Gear of Espada Negra: catalogue, wear, quality, jobs, findings, lifetimes (EN-7, EN-25, EN-29, EN-53, EN-54)."""

from fractions import Fraction
from typing import Any

import msgspec
import pytest
from tests.espada import CATALOGUE, hero, piece

from panoplia.app import systems
from panoplia.rules.drivers import replay
from panoplia.rules.espada_negra import gear
from panoplia.rules.espada_negra.durability import ATTACKERS, chance_to_harm, lost_by_a_blow
from panoplia.rules.espada_negra.gear import Armour, Power, Thing, Weapon, Wear
from panoplia.rules.espada_negra.house import House
from panoplia.rules.gauges import BarGauge
from panoplia.rules.notes import Names, plain
from panoplia.rules.odds import odds
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Job, Piece, Subject

SYSTEM = systems()["espada-negra"]
HALF = Fraction(1, 2)


def test_en54_the_catalogue_is_the_book_without_prices() -> None:
    by_category: dict[str, int] = {}
    for entry in CATALOGUE.values():
        by_category[entry.category] = by_category.get(entry.category, 0) + 1
    assert by_category == {"weapon": 29, "armour": 10, "shield": 5, "gear": 20, "skill": 56, "foe": 13}
    assert {entry.price for entry in CATALOGUE.values()} == {None}
    assert not {"punos", "nada"} & CATALOGUE.keys()
    halberd = CATALOGUE["alabarda"]
    assert halberd.data == Weapon(3, 4, "cortante", 6, 3, 2, "halberd")
    assert halberd.weight == 3000
    plates = Armour(11, 6, 1, contundente=3, cortante=3, perforante=4, material="metal")
    assert CATALOGUE["armadura_de_placas"].data == plates


def test_every_kind_and_column_knows_every_entry() -> None:
    for entry in CATALOGUE.values():
        kind = next(each for each in SYSTEM.entry_kinds if isinstance(entry.data, each.shape))
        assert kind.build(kind.values(entry.data)) == entry.data
        assert kind.category == entry.category
        for column in SYSTEM.columns:
            shown = plain(column.show(entry.data))
            assert not shown or not column.categories or entry.category in column.categories
            column.sort(entry.data)


def test_en3_a_skill_without_attributes_is_refused() -> None:
    kind = next(each for each in SYSTEM.entry_kinds if each.id == "skill")
    field = next(each for each in kind.fields if each.id == "attributes")
    with pytest.raises(Refused):
        field.tidy(())


@pytest.mark.parametrize(
    ("key", "lost", "id", "words", "gauges"),
    [
        ("espada_larga", 0, "sound", "as new", ()),
        ("espada_larga", 1, "worn", "damage −1", (BarGauge(3, 4),)),
        ("espada_larga", 4, "blunted", "blunted: no damage of its own left", (BarGauge(0, 4),)),
        ("cota_de_mallas", 0, "sound", "as new", (BarGauge(9, 9),)),
        ("cota_de_mallas", 4, "worn", "structure 5 of 9", (BarGauge(5, 9),)),
        ("cota_de_mallas", 9, "used-up", "used up: it only hinders", (BarGauge(0, 9),)),
        ("rodela", 1, "used-up", "used up", (BarGauge(0, 1),)),
        ("cuerda", 0, "sound", "as new", ()),
    ],
)
def test_en25_en29_how_worn_a_piece_is(key: str, lost: int, id: str, words: str, gauges: Any) -> None:
    state = SYSTEM.state(piece(key, lost=lost))
    assert (state.id, plain(state.words), state.gauges, state.usable) == (id, words, gauges, True)
    assert (state.severity == 1) == (id in ("blunted", "used-up"))


def test_needs_and_rooms() -> None:
    wanted = {"mandoble": ("hands", 2), "daga": ("hands", 1), "rodela": ("hands", 1), "cota_de_mallas": ("body", 1)}
    assert {key: SYSTEM.needs(piece(key)) for key in wanted} == wanted
    assert SYSTEM.needs(piece("mochila")) is None
    assert (SYSTEM.room(piece("mochila")), SYSTEM.room(piece("cuerda"))) == (gear.MOST_ROOM, None)


@pytest.mark.parametrize(("lost", "structure", "after"), [(0, 4, 0), (4, 12, 4), (4, 3, 3), (9, 12, 12)])
def test_what_is_lost_stays_lost_when_the_entry_changes(lost: int, structure: int, after: int) -> None:
    worn = piece("cota_de_mallas", lost=lost)
    assert SYSTEM.carry_over(worn, msgspec.structs.replace(worn.data, structure=structure)) == Wear(after)


def test_en54_quality_changes_structure_and_the_weight_of_armour() -> None:
    mail = SYSTEM.makes(piece("cota_de_mallas")).makes
    assert [(make.id, make.data.structure, make.weight, make.price) for make in mail] == [
        ("0", 8, 12000, None), ("2", 10, 10000, None), ("3", 11, 9000, None), ("4", 12, 8000, None),
        ("5", 13, 7000, None),
    ]  # fmt: skip
    assert (mail[-1].names, plain(mail[-1].explanation)) == (
        Names("Cota de mallas, calidad 5", "Mail coat, quality 5"), "structure +4 · weight −4000 g",
    )  # fmt: skip
    sword = SYSTEM.makes(piece("espada_larga")).makes
    assert [(make.data.structure, make.weight) for make in sword] == [
        (2, 2000),
        *((each, 2000) for each in (4, 5, 6, 7)),
    ]
    shirt = SYSTEM.makes(piece("ropas_de_tela")).makes
    assert (shirt[0].data.structure, shirt[-1].weight) == (0, 0)


def test_en54_a_line_of_another_quality_tells_what_that_changed() -> None:
    """Its figures have it counted in already; a normal one says nothing of it."""

    def quality(key: str, wanted: str) -> str | None:
        found = piece(key)
        made = next(make for make in SYSTEM.makes(found).makes if make.id == wanted)
        line = msgspec.structs.replace(found, data=made.data, weight=made.weight)
        return {plain(label): plain(words) for label, words in SYSTEM.details(line)}.get("Quality")

    assert quality("cota_de_mallas", "3") == "3 · structure +2 · weight −2000 g"
    assert quality("espada_larga", "0") == "0 · structure −1"
    assert "Quality" not in {plain(label) for label, _ in SYSTEM.details(piece("espada_larga"))}


def test_en54_other_qualities_come_of_the_normal_one() -> None:
    fine = SYSTEM.makes(piece("cota_de_mallas")).makes[-1]
    assert SYSTEM.makes(Piece(fine.names, fine.data, None)).refusal is not None
    assert SYSTEM.makes(piece("cuerda")).refusal is not None
    assert SYSTEM.makes(Piece(Names("Lanza"), Power(), None)) == SYSTEM.makes(Piece(Names(""), Power(), None))


def jobs(worn: Piece, holder: Subject | None) -> dict[str, Job]:
    return {job.id: job for job in SYSTEM.jobs(worn, House(), holder)}


def smith(**more: Any) -> Subject:
    return hero(resistencia=4, inteligencia=4, skills=[{"key": "forja", "level": 3}], **more)


def after(job: Job, *answers: str) -> tuple[Wear, str, int]:
    assert job.script
    result = replay(job.script, answers).result
    return job.wear(result), plain(job.sentence(result)), job.days(result)


def test_en53_a_weapon_gets_a_point_back_in_a_day() -> None:
    """Four runes and level 3 against 3 + 2: it takes three hits, five ways of sixteen."""
    job = jobs(piece("espada_larga", lost=2), smith())["mend"]
    assert after(job, "3") == (Wear(1), "damage 2 → 3", 1)
    assert after(job, "2") == (Wear(2), "nothing changes", 1)
    assert job.script
    assert odds(job.script).by(job.case).outcomes == ((0, Fraction(11, 16)), (1, Fraction(5, 16)))
    assert set(job.cases) == {0, 1}


def test_en53_armour_gets_back_what_the_check_has_to_spare() -> None:
    worn = jobs(piece("cota_de_mallas", lost=3), smith())["mend"]
    assert after(worn, "2") == (Wear(1), "structure 6 → 8", 1)
    assert after(worn, "4") == (Wear(0), "structure 6 → 9", 1)
    gone = jobs(piece("cota_de_mallas", lost=9), smith())["mend"]
    assert after(gone, "4") == (Wear(8), "structure 0 → 1", 1)


def test_en53_leather_is_mended_by_leather_work() -> None:
    tanner = hero(agilidad=3, inteligencia=3, skills=[{"key": "peleteria", "level": 2}])
    job = jobs(piece("peto_de_cuero", lost=2), tanner)["mend"]
    assert plain(job.title) == "Mend by leather-work"
    assert after(job, "3") == (Wear(0), "structure 4 → 6", 1)
    assert jobs(piece("peto_de_cuero", lost=2), smith())["mend"].refusal is not None


@pytest.mark.parametrize(
    ("worn", "holder", "clause"),
    [
        (piece("espada_larga"), smith(), "EN-53"),
        (piece("espada_larga", lost=1), None, "EN-53"),
        (piece("espada_larga", lost=1), hero(resistencia=4, inteligencia=4), "EN-53"),
        (piece("espada_larga", lost=1), smith(condition={"damage_taken": 6}), "EN-34"),
        (piece("espada_larga", lost=1), smith(condition={"damage_taken": 12}), "EN-35"),
    ],
)
def test_en53_why_it_cannot_be_mended(worn: Piece, holder: Subject | None, clause: str) -> None:
    """Four runes without a level never beat the 4 that a weapon with a lost point takes."""
    refusal = jobs(worn, holder)["mend"].refusal
    assert refusal is not None
    assert refusal.clause == clause


def test_en25_the_gm_takes_and_gives_points() -> None:
    mail = jobs(piece("cota_de_mallas", lost=4), None)
    assert after(mail["lose-point"]) == (Wear(5), "structure 5 → 4", 0)
    assert after(mail["give-back-point"]) == (Wear(3), "structure 5 → 6", 0)
    assert jobs(piece("cota_de_mallas"), None)["give-back-point"].refusal is not None
    assert jobs(piece("cota_de_mallas", lost=9), None)["lose-point"].refusal is not None
    assert jobs(piece("cuerda"), None) == {}


@pytest.mark.parametrize(
    ("key", "lost", "wanted"),
    [
        ("cota_de_mallas", 0, {"sound": 0, "used": 3, "battered": 5, "ruined": 9}),
        ("cota_de_mallas", 4, {"sound": 4, "battered": 5, "ruined": 9}),
        ("espada_larga", 0, {"sound": 0, "used": 1, "battered": 2, "ruined": 4}),
        ("cuerda", 0, {"sound": 0}),
    ],
)
def test_how_a_find_was_used(key: str, lost: int, wanted: dict[str, int]) -> None:
    found = SYSTEM.findings(piece(key, lost=lost))
    assert [job.id for job in found] == ["sound", "used", "battered", "ruined"]
    assert {job.id: after(job)[0].lost for job in found if job.script} == wanted


def test_en29_the_chance_to_harm_a_weapon() -> None:
    """More hits of 4 runes than 3 is all four of them; 3 runes never have more than 3."""
    assert (chance_to_harm(4, 3), chance_to_harm(3, 3)) == (Fraction(1, 16), 0)
    assert chance_to_harm(6, 4) == Fraction(7, 64)


def test_en29_how_long_a_weapon_lasts_in_someones_hands() -> None:
    """Four points of damage, each lost by one hit of sixteen; with effort 8 runes have more than 3 in 163 of 256."""
    found = SYSTEM.lifetime(piece("espada_larga"), House(), hero(fuerza=4))
    assert [(plain(way.label), way.expected) for way in found.ways] == [
        ("Strength 4", 64), ("Strength 4, with effort", Fraction(4 * 256, 163)),
    ]  # fmt: skip
    worn = SYSTEM.lifetime(piece("espada_larga", lost=3), House(), hero(fuerza=4))
    assert worn.ways[0].expected == 16
    assert SYSTEM.lifetime(piece("almadena"), House(), hero(fuerza=3)).refusal is not None
    poor = msgspec.structs.replace(
        piece("espada_larga"), data=msgspec.structs.replace(piece("espada_larga").data, structure=0)
    )
    assert SYSTEM.lifetime(poor, House(), hero(fuerza=1)).ways[0].expected == 8
    anyone = SYSTEM.lifetime(piece("espada_larga"), House(), None)
    assert [way.id for way in anyone.ways] == ["2/1", "3/1", "4/0", "4/1", "5/0", "5/1"]


def test_en25_what_a_blow_takes_off_an_armour() -> None:
    """4 damage, a rune each side, 3 resisted: 0, 1 or 2 points."""
    sword = ATTACKERS[0]
    assert lost_by_a_blow(sword, 1, 1, 3) == {0: Fraction(1, 4), 1: HALF, 2: Fraction(1, 4)}


def test_en25_how_long_an_armour_lasts() -> None:
    """Cloth has one point, and a longsword takes it unless 4 − 3 … 4 + 3 comes to nothing: that cannot be."""
    (sword, *_) = SYSTEM.lifetime(piece("ropas_de_tela"), House(), hero(fuerza=3)).ways
    assert sword.expected == 1
    mail = SYSTEM.lifetime(piece("cota_de_mallas"), House(), None)
    assert len(mail.ways) == 4
    ways = {way.id: way.expected for way in mail.ways}
    assert ways["sledgehammer"] < ways["war-spear"] < ways["longsword"]


@pytest.mark.parametrize("worn", [piece("cuerda"), piece("cota_de_mallas", lost=9), piece("daga", lost=2)])
def test_what_has_no_lifetime_says_why(worn: Piece) -> None:
    found = SYSTEM.lifetime(worn, House(), None)
    assert found.refusal is not None
    assert found.ways == ()


def test_details_explain_each_figure() -> None:
    told = {plain(label): plain(words) for label, words in SYSTEM.details(piece("cota_de_mallas", lost=4))}
    resisted = "crushing 2, cutting 3, piercing 3"
    assert (told["Structure"], told["Cover"], told["Resists"]) == ("5 of 9", "5", resisted)
    assert "Quality" not in told
    power = {plain(label): plain(words) for label, words in SYSTEM.details(Piece("", Power(3, notes="Luz"), None))}
    assert (power["Concentration"], power["Notes"]) == ("15", "Luz")
    assert SYSTEM.details(Piece("", Thing(), None)) == ()


@pytest.mark.parametrize("key", ["cota_de_mallas", "rodela"])
def test_the_first_facts_of_a_protection_hold_all_its_resistances(key: str) -> None:
    new = piece(key)
    facts = [(plain(label), plain(words)) for label, words in SYSTEM.details(new)][:4]
    assert [label for label, _ in facts] == ["Evasion", "Cover", "Structure", "Resists"]
    data = new.data
    assert facts[3][1] == f"crushing {data.contundente}, cutting {data.cortante}, piercing {data.perforante}"


def test_en54_other_makes_are_headed_as_qualities() -> None:
    made = SYSTEM.makes(piece("espada_larga"))
    assert (plain(made.heading), plain(SYSTEM.makes(piece("cuerda")).heading)) == ("Another quality",) * 2
