# SPDX-License-Identifier: GPL-3.0-or-later
"""What was done, in words: changes of rows, the story of a piece, whose lines they are, and fights as one line."""

import re
import sqlite3
from pathlib import Path

import msgspec
import pytest

from panoplia.rules import drivers
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.system import Coin
from panoplia.store.trimming import Limits
from panoplia.table.table import Table
from panoplia.table.verbs import scope_of
from panoplia.table.workshop import Done
from panoplia.words import Speech
from table.test_every_verb import AMULET, BEFORE, CALLS, make_otto, otto
from world import World, open_table, work

KEY = re.compile(r"[{}]|\b[a-z]+_[a-z]+\b|\bsteps\b|\bhealth_max\b|\bNone\b|\bnull\b")
FIGHT = "encounter:7"


def coins(table: Table) -> tuple[Coin, ...]:
    return next(iter(table.systems.values())).coins


def told(table: Table, world: World, chapter: int = 0) -> list[str]:
    """The details of a chapter, the newest being 0."""
    speech = Speech("en", coins(table))
    lines = table.chronicle.chapters(world.campaign, 50)[chapter].lines
    return [speech.say(each) for each in table.chronicle.told(world.campaign, lines)]


def story(table: Table, item: int) -> list[str]:
    speech = Speech("en", coins(table))
    return [speech.say(line.label) for line in table.chronicle.biography(item)]


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("name", sorted(CALLS))
def test_no_verb_shows_what_only_a_program_reads(table: Table, world: World, name: str, language: str) -> None:
    """Whatever was done, a person reads sentences: no column, no key of JSON, no place that was not filled in."""
    BEFORE.get(name, lambda table, world: None)(table, world)
    CALLS[name](table, world)
    line = table.library.journal.history()[0]
    # A campaign of its own, because one of the verbs deletes the other one.
    system = "d100" if name.startswith("listed.") else next(iter(table.systems))
    place = table.campaigns.found("Otra", system).id
    speech = Speech(language, coins(table))
    for each in (line.label, *table.chronicle.told(place, [line])):
        assert not KEY.search(speech.say(each)), speech.say(each)


def test_money_and_items_of_a_purchase(table: Table, world: World) -> None:
    table.trade.buy(world.entry["daga"], world.purse, 2)
    price = table.library.entry(world.entry["daga"]).price
    left = Speech("en", coins(table)).money(2000 - 2 * price)
    assert told(table, world) == [
        f"Enyra la rusalka: purse 20 gp → {left}",
        "New (Enyra la rusalka): 2 × Dagger",
    ]


def test_a_number_of_the_sheet_has_the_label_of_the_sheet(table: Table, world: World) -> None:
    table.characters.set_field(world.enyra, "statistics.calling", "clerigo")
    assert told(table, world) == ["Enyra la rusalka: Class Warrior → Cleric"]
    table.characters.hurt(world.enyra, 3)
    assert told(table, world) == ["Enyra la rusalka: Health 16 → 13"]
    table.characters.set_field(world.enyra, "notes", "Teme al agua")
    assert told(table, world) == ["Enyra la rusalka: other notes"]


def test_rows_of_a_list_are_told_one_by_one(table: Table, world: World) -> None:
    """New, changed, gone; what is the same in both is not told."""
    make_otto(table, world)
    path, someone = "statistics.modifiers", otto(table)
    limp = {"name": "Cojera", "target": "ag", "value": -10, "condition": ""}

    def newest() -> list[str]:
        speech = Speech("en", coins(table))
        lines = table.chronicle.chapters(someone.campaign, 50)[0].lines
        return [speech.say(each) for each in table.chronicle.told(someone.campaign, lines)]

    assert newest() == ["Otto: new, Amuleto"]
    table.listed.add(someone.id, path, limp)
    assert newest() == ["Otto: new, Cojera"]
    table.listed.change(someone.id, path, 0, AMULET, {"target": "bs", "value": 15, "condition": "de noche"})
    assert newest() == [
        "Otto: Amuleto, What it changes Weapon skill → Ballistic skill",
        "Otto: Amuleto, By how much 5 → 15",
        "Otto: Amuleto, Only – → de noche",
    ]
    table.listed.remove(someone.id, path, 1, limp)
    assert newest() == ["Otto: gone, Cojera"]
    table.listed.add(someone.id, "statistics.skills", {"key": "esquivar"})
    assert newest() == ["Otto: new, Dodge"]
    table.characters.set_field(someone.id, "statistics.advances.ws", 5)
    assert newest() == ["Otto: Weapon skill, advances 0 → 5"]


def test_wear_is_told_by_its_gauges(table: Table, world: World) -> None:
    """The battleaxe begins with d10 (DH-20) and drops by one step (DH-10)."""
    CALLS["workshop.finish"](table, world)
    assert told(table, world) == ["Battleaxe: state d10, as new → d8 of d10"]


def test_a_slot_has_its_label(table: Table, world: World) -> None:
    table.inventory.unequip(world.axe)
    assert told(table, world) == ["Battleaxe: in use Hands → no"]


def test_what_is_gone_is_called_as_it_was(table: Table, world: World) -> None:
    table.inventory.discard(world.daggers)
    assert told(table, world) == ["Gone (Enyra la rusalka): 3 × Dagger"]
    table.characters.delete(world.enyra)
    assert "Gone: Enyra la rusalka" in told(table, world)
    assert told(table, world, 1) == ["Gone (Enyra la rusalka): 3 × Dagger"]


def test_names_of_people_stay_as_they_were_typed(table: Table, world: World) -> None:
    """C51."""
    table.characters.set_field(world.enyra, "name", "<b>A</b> & {B} %n")
    assert told(table, world) == ["<b>A</b> & {B} %n: name Enyra la rusalka → <b>A</b> & {B} %n"]


def test_one_off_a_pile_tells_the_story_of_the_pile_up_to_then(table: Table, world: World) -> None:
    dagger = table.inventory.equip(world.daggers, swap=True).id
    table.inventory.set_quantity(world.daggers, 9)
    assert dagger != world.daggers
    assert story(table, dagger) == ["Enyra la rusalka is given 3 × Dagger", "Equipped: Dagger"]


def test_the_story_of_a_deleted_piece_is_kept_and_what_was_undone_is_no_part_of_it(table: Table, world: World) -> None:
    table.inventory.unequip(world.axe)
    table.library.journal.undo(scope_of(world.campaign))
    table.inventory.discard(world.axe)
    assert story(table, world.axe)[-1] == "Thrown away: Battleaxe"
    assert "Put away: Battleaxe" not in story(table, world.axe)
    assert table.chronicle.name(world.axe) == table.library.entry(world.entry["hacha_de_batalla"]).names


def test_of_a_long_story_the_newest_lines_are_kept(table: Table, world: World) -> None:
    table.inventory.unequip(world.axe)
    assert len(table.chronicle.biography(world.axe, 1)) == 1
    assert table.chronicle.biography(world.axe, 1)[0].label.text == "Put away: {item}"


def test_a_piece_that_never_was_has_no_story(table: Table) -> None:
    assert table.chronicle.biography(99) == []
    assert Speech("en").say(table.chronicle.name(99)) == "Something that is gone"


def test_a_characters_lines_are_those_of_sheet_purse_and_gear(table: Table, world: World) -> None:
    table.characters.hurt(world.drake, 2)
    table.inventory.discard(world.daggers)
    about = table.chronicle.of_character(world.enyra)
    assert ("item", world.daggers) in about
    labels = [line.oldest.label.text for line in table.chronicle.chapters(world.campaign, 50, about)]
    assert labels[0] == "Thrown away: {things}"
    assert len(labels) == len(table.chronicle.chapters(world.campaign, 50)) - 3


def fight(table: Table, world: World, *damages: int) -> None:
    """Actions of a fight, written as a fight writes them: in a scope of its own."""
    for damage in damages:
        row = table.library.character(world.enyra)
        condition = msgspec.structs.replace(row.condition, health=row.condition.health - damage)
        label = note(QT_TRANSLATE_NOOP("table", "{character}: hurt by {amount}, {left} left"), amount=damage)
        with table.library.journal.act(FIGHT, label):
            table.library.change(row, condition=condition)


def test_a_fight_is_one_line_where_its_newest_act_is(table: Table, world: World) -> None:
    fight(table, world, 1)
    table.characters.hurt(world.drake, 1)
    fight(table, world, 2, 3)
    table.characters.hurt(world.drake, 1)
    chapters = table.chronicle.chapters(world.campaign, 50)
    assert [len(chapter.lines) for chapter in chapters[:3]] == [1, 3, 1]
    assert chapters[1].oldest.label.figures["amount"] == 1
    assert len(told(table, world, 1)) == 3


def test_the_fight_of_another_campaign_is_not_told(table: Table, world: World) -> None:
    fight(table, world, 1)
    other = table.campaigns.found("Otra", next(iter(table.systems))).id
    assert table.chronicle.chapters(other, 50) == []


def test_lines_that_cannot_be_read_keep_their_place(tmp_path: Path) -> None:
    """C13, for the history: whatever another program left in it stops nothing."""
    table = open_table(tmp_path)
    world = World.made(table)
    CALLS["workshop.finish"](table, world)
    with sqlite3.connect(table.library.path) as connection:
        connection.execute("UPDATE action SET label = '[]' WHERE id = (SELECT max(id) FROM action)")
        connection.execute("UPDATE change SET after = json_object('wear', 'x', 'slot', 5, 'odd_thing', 1)"
                           " WHERE table_name = 'item' AND kind = 'update'")  # fmt: skip
        connection.execute("UPDATE change SET before = NULL, after = NULL WHERE id = 1")
    connection.close()
    speech = Speech("en", coins(table))
    chapters = table.chronicle.chapters(world.campaign, 50)
    assert speech.say(chapters[0].newest.label) == "This line of the history cannot be read."
    for chapter in chapters:
        for each in table.chronicle.told(world.campaign, chapter.lines):
            assert not KEY.search(speech.say(each))
    assert len(table.chronicle.biography(world.axe)) == 3
    table.library.close()


def test_a_biography_tells_of_a_batch_only_what_concerns_the_piece(table: Table, world: World) -> None:
    """Two pieces mended in one go, and two that are ready on one day: each story tells of its own."""
    mace = table.trade.give(world.entry["maza"], world.purse).id
    done = []
    for item in (world.axe, mace):
        work(table, item, "test-durability", "1")
        held = table.reading.holding(item)
        job = next(job for job in table.workshop.jobs(item) if job.id == "restore-durability")
        done.append(Done(held, job, drivers.replay(job.script, ()).result))
    table.workshop.finish_all(world.campaign, done)
    table.days.pass_days(world.campaign, 1)
    told = [table.chronicle.own(world.campaign, line).label.in_english() for line in table.chronicle.biography(mace)]
    assert told[-2:] == ["Mace (Enyra la rusalka): d4 → d6"] * 2


def test_years_later_a_lost_thing_still_has_its_name_and_story(table: Table, world: World) -> None:
    """Its images are trimmed: what it was, whose, and where it went is told as before, and no longer undone."""
    table.pieces.set_name(world.axe, "Aguijón")
    work(table, world.axe, "test-durability", "1")
    table.inventory.unequip(world.axe)
    table.packing.hand_over([world.axe], world.pouch)
    table.inventory.discard(world.axe)
    before = story(table, world.axe)
    for _ in table.library.trim(Limits(most_bytes=0, actions=1)):
        pass
    table.characters.hurt(world.enyra, 1)
    for _ in table.library.trim(Limits(most_bytes=0, actions=1)):
        pass
    assert story(table, world.axe) == before
    assert any("Aguijón" in line for line in before)
    assert told(table, world, 1) == ["Gone (Drake): 1 × Aguijón"]
    assert any("Drake" in line for line in told(table, world, 2)), "whom it was given to"
    states = [line.state for line in table.library.journal.history(table="item", row=world.axe)]
    assert set(states) == {"closed"}
