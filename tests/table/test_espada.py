# SPDX-License-Identifier: GPL-3.0-or-later
"""What the table does for a system that counts grams, has no prices, and asks who holds a thing (Espada Negra)."""

from importlib.resources import files

import msgspec
import pytest

from panoplia.rules.drivers import replay
from panoplia.rules.notes import plain
from panoplia.rules.refusal import Refused
from panoplia.store.records import Campaign, Character
from panoplia.table.demo import Demo, play
from panoplia.table.table import Table
from world import work


@pytest.fixture
def camp(table: Table) -> Campaign:
    return table.campaigns.found("Torrenegra", "espada-negra")


@pytest.fixture
def guiomar(table: Table, camp: Campaign) -> Character:
    return table.characters.create(camp.id, "Guiomar", "Lucía", {"fuerza": 4, "inteligencia": 3, "resistencia": 4})


def entry(table: Table, camp: Campaign, key: str) -> int:
    return next(each.id for each in table.reading.entries(camp.id) if each.key == key)


def test_people_of_a_line_have_their_gear_in_hand_and_on(table: Table, camp: Campaign) -> None:
    people = table.characters.create_npcs(camp.id, "2 bandidos, fuerza 3, espada corta, cuero, rodela")
    assert [one.name for one in people] == ["Bandido 1", "Bandido 2"]
    for one in people:
        held = table.reading.holdings(one)
        assert [(each.entry.key, each.item.slot) for each in held] == [
            ("espada_corta", "hands"), ("peto_de_cuero", "body"), ("rodela", "hands"),
        ]  # fmt: skip


@pytest.mark.parametrize(
    ("line", "slots"),
    [
        ("orco, fuerza 4, mandoble, rodela", {"mandoble": "hands", "rodela": ""}),
        ("arquera, arco corto, escudo, daga", {"arco_corto": "hands", "escudo_redondo": "", "daga": ""}),
        ("orco, daga, porra", {"daga": "hands", "porra": "hands"}),
        ("orco, daga, arco largo, escudo", {"daga": "hands", "escudo_redondo": "hands", "arco_largo": ""}),
    ],
)
def test_no_more_is_in_hand_than_two_hands_hold(table: Table, camp: Campaign, line: str, slots: dict[str, str]) -> None:
    (someone,) = table.characters.create_npcs(camp.id, line)
    assert {each.entry.key: each.item.slot for each in table.reading.holdings(someone)} == slots


def test_pieces_know_their_weight_and_the_load_counts_it(table: Table, camp: Campaign, guiomar: Character) -> None:
    table.trade.give(entry(table, camp, "cota_de_mallas"), guiomar.holder, 1)
    rope = table.trade.give(entry(table, camp, "cuerda"), guiomar.holder, 2)
    assert table.reading.holding(rope.id).piece.weight == 2000
    load = table.reading.system_of(camp.id).load(table.reading.subject(guiomar))
    assert (load.carried, load.limit) == (15000, 20000)


def test_a_skill_is_not_added_twice(table: Table, guiomar: Character) -> None:
    table.listed.add(guiomar.id, "statistics.skills", {"key": "forja", "level": 2})
    with pytest.raises(Refused):
        table.listed.add(guiomar.id, "statistics.skills", {"key": "forja", "level": 4})


def test_another_quality_has_a_weight_of_its_own(table: Table, camp: Campaign) -> None:
    made = table.catalogue.add_make(camp.id, entry(table, camp, "cota_de_mallas"), "3")
    assert (made.names.es, made.weight, made.data.structure, made.price) == (
        "Cota de mallas, calidad 3",
        9000,
        11,
        None,
    )


def test_what_has_no_price_is_not_bought_until_it_has_one(table: Table, camp: Campaign, guiomar: Character) -> None:
    dagger = entry(table, camp, "daga")
    with pytest.raises(Refused):
        table.trade.buy(dagger, guiomar.holder, 1)
    table.characters.set_field(guiomar.id, "money.mp", 5)
    table.catalogue.override(camp.id, dagger, {"price": 40})
    table.trade.buy(dagger, guiomar.holder, 1)
    assert table.library.character(guiomar.id).money == 10


def test_en35_hurt_and_heal_change_the_damage_taken_beyond_death_too(table: Table, guiomar: Character) -> None:
    """Death is at 24."""
    hurt = table.characters.hurt(guiomar.id, 40)
    assert hurt.condition.damage_taken == 40
    assert table.characters.heal(guiomar.id, 5).condition.damage_taken == 35
    assert table.characters.hurt(guiomar.id, 1).condition.damage_taken == 36
    label = table.library.journal.undoable(f"campaign:{guiomar.campaign}")
    assert label
    assert plain(label) == "Guiomar: hurt by 1, 0 left"
    assert table.characters.heal(guiomar.id, 99).condition.damage_taken == 0


def test_en35_no_damage_is_more_than_the_sheet_holds(table: Table, guiomar: Character) -> None:
    assert table.characters.hurt(guiomar.id, 10**6).condition.damage_taken == 999_999


def test_how_long_a_weapon_lasts_is_told_by_whoever_holds_it(table: Table, camp: Campaign, guiomar: Character) -> None:
    sword = table.trade.give(entry(table, camp, "espada_larga"), guiomar.holder, 1)
    found = table.workshop.lifetime(sword.id)
    assert found
    assert [plain(way.label) for way in found.ways] == ["Strength 4", "Strength 4, with effort"]
    stash = table.loot.make_holder(camp.id, "stash", "Sótano")
    other = table.loot.add_found(entry(table, camp, "espada_larga"), stash.id, 1)
    found = table.workshop.lifetime(other.id)
    assert found
    assert len(found.ways) == 6


def test_en36_a_wound_is_a_row_and_lowers_the_stamina_that_is_left(table: Table, guiomar: Character) -> None:
    """15 of 20 are left: 3 less for a grave wound, and 3 more when it is a very grave one."""
    row = {"grade": "grave", "place": "torso", "treatment": "none", "hours": 0}
    table.characters.set_field(guiomar.id, "condition.stamina", 15)
    wounded = table.listed.add(guiomar.id, "condition.wounds", row)
    assert wounded.condition.stamina == 12
    worse = {**row, "grade": "very_grave"}
    assert table.listed.change(guiomar.id, "condition.wounds", 0, row, worse).condition.stamina == 9
    assert table.characters.set_field(guiomar.id, "condition.stamina", 14).condition.stamina == 14
    cared = table.listed.change(guiomar.id, "condition.wounds", 0, worse, {**row, "treatment": "surgery"})
    assert (cared.condition.wounds[0].treatment, cared.condition.stamina) == ("surgery", 14)
    assert msgspec.structs.asdict(cared.statistics)["resistencia"] == 4


def test_the_demo_can_be_played_and_mended(table: Table) -> None:
    """Everyone has a sheet, is as wounded as written, and what is worn can be mended or says why not."""
    text = (files("panoplia_resources") / "demos" / "espada_negra.json").read_bytes()
    campaign = play(table, msgspec.json.decode(text, type=Demo))
    people = [one for one, subject in table.reading.subjects(campaign.id) if subject]
    assert [one.kind for one in people].count("pc") == 4
    assert len([one for one in people if one.kind != "foe"]) == 8
    assert {one.name: one.condition.damage_taken for one in people if one.condition.damage_taken} == {
        "Guiomar Hierroviejo": 7, "Ordoño Tresdedos": 8,
    }  # fmt: skip
    worn = table.workshop.worn(campaign.id)
    assert {each.state.id for each in worn} == {"used-up", "worn"}
    mended = {plain(each.worn.held.name): each.hopeful for each in table.workshop.plan(campaign.id) if each.chances}
    assert mended == {"Scale armour": True, "Heavy shield": True, "La Paciencia": True}


def test_what_is_free_tells_no_price(table: Table, camp: Campaign, guiomar: Character) -> None:
    table.catalogue.override(camp.id, entry(table, camp, "cota_de_mallas"), {"price": 0})
    table.listed.add(guiomar.id, "statistics.skills", {"key": "forja", "level": 3})
    mail = table.trade.buy(entry(table, camp, "cota_de_mallas"), guiomar.holder)
    assert history(table, camp)[0] == "Guiomar is given 1 × Mail coat"
    work(table, mail.id, "lose-point")
    job = next(each for each in table.workshop.jobs(mail.id) if each.id == "mend")
    assert job.script
    table.workshop.finish(table.reading.holding(mail.id), job, replay(job.script, ["2"]).result)
    assert " for " not in history(table, camp)[0]
    assert history(table, camp)[0].endswith("ready in 1 day(s)")


def history(table: Table, camp: Campaign) -> list[str]:
    return [plain(line.label) for line in table.library.journal.history(f"campaign:{camp.id}")]
