# SPDX-License-Identifier: GPL-3.0-or-later
"""Rows of a sheet's lists: added, changed and taken out, or refused with nothing changed."""

from collections.abc import Callable

import msgspec
import pytest

from panoplia.rules.d100.character import Learnt, OwnedSkill, OwnModifier
from panoplia.rules.notes import note
from panoplia.rules.refusal import Refused
from panoplia.rules.sheet import Lines, lines_of
from panoplia.store.records import Character
from panoplia.table.listed import FULL, Row
from panoplia.table.table import Table
from panoplia.table.verbs import scope_of
from world import all_rows

MODIFIERS, SPELLS, SKILLS, TALENTS = (
    f"statistics.{name}" for name in ("modifiers", "spells", "skills", "talents")
)  # fmt: skip
AMULET = {"name": "Amuleto", "target": "ws", "value": 5, "condition": ""}
LIMP = {"name": "Cojera", "target": "ag", "value": -10, "condition": "al correr"}


@pytest.fixture
def otto(table: Table) -> Character:
    """Someone who follows rules with lists."""
    return table.characters.create(table.campaigns.found("El Vado", "d100").id, "Otto", "", {})


def block(table: Table, otto: Character, path: str) -> Lines:
    row = table.library.character(otto.id)
    sheet = table.systems["d100"].sheet(table.reading.subject(row))
    return next(each for each in lines_of(sheet) if each.path == path)


def held(table: Table, otto: Character) -> tuple[OwnModifier, ...]:
    return table.library.character(otto.id).statistics.modifiers


def labels(table: Table, otto: Character) -> list[str]:
    return [line.label.in_english() for line in table.library.journal.history(scope_of(otto.campaign))]


def test_rows_are_added_at_the_end(table: Table, otto: Character) -> None:
    table.listed.add(otto.id, MODIFIERS, AMULET)
    after = table.listed.add(otto.id, MODIFIERS, LIMP)
    assert after.statistics.modifiers == (
        OwnModifier("Amuleto", "ws", 5), OwnModifier("Cojera", "ag", -10, "al correr")
    )  # fmt: skip
    assert block(table, otto, MODIFIERS).values == (AMULET, LIMP)
    assert labels(table, otto)[:2] == ["Otto: new, Cojera", "Otto: new, Amuleto"]


def test_what_is_left_out_is_empty(table: Table, otto: Character) -> None:
    table.listed.add(otto.id, MODIFIERS, {"name": " Amuleto  ", "target": "ws"})
    assert held(table, otto) == (OwnModifier("Amuleto", "ws", 0),)


def test_a_row_changes_where_it_stands(table: Table, otto: Character) -> None:
    for row in (AMULET, LIMP):
        table.listed.add(otto.id, MODIFIERS, row)
    table.listed.change(otto.id, MODIFIERS, 0, AMULET, {"value": 15})
    assert held(table, otto) == (OwnModifier("Amuleto", "ws", 15), OwnModifier("Cojera", "ag", -10, "al correr"))
    assert labels(table, otto)[0] == "Otto: changed, Amuleto"


def test_a_row_is_taken_out(table: Table, otto: Character) -> None:
    for row in (AMULET, LIMP):
        table.listed.add(otto.id, MODIFIERS, row)
    table.listed.remove(otto.id, MODIFIERS, 0, AMULET)
    assert held(table, otto) == (OwnModifier("Cojera", "ag", -10, "al correr"),)
    assert labels(table, otto)[0] == "Otto: taken out, Amuleto"


def test_a_word_of_ones_own_where_the_list_allows_it(table: Table, otto: Character) -> None:
    assert block(table, otto, TALENTS).fields[0].editor.own
    table.listed.add(otto.id, TALENTS, {"key": "Nariz  larga"})
    assert table.library.character(otto.id).statistics.talents == (Learnt("Nariz larga"),)
    assert block(table, otto, TALENTS).values == ({"key": "Nariz larga"},)


Wrong = Callable[[Table, Character], object]
REFUSED: dict[str, tuple[Wrong, str]] = {
    "no name": (lambda table, otto: table.listed.add(otto.id, MODIFIERS, {**AMULET, "name": " "}), "modifiers.name"),
    "no such target": (
        lambda table, otto: table.listed.add(otto.id, MODIFIERS, {**AMULET, "target": "luck"}),
        "modifiers.target",
    ),
    "too much": (lambda table, otto: table.listed.add(otto.id, MODIFIERS, {**AMULET, "value": 101}), "modifiers.value"),
    "a long name": (
        lambda table, otto: table.listed.add(otto.id, MODIFIERS, {**AMULET, "name": "x" * 300}),
        "modifiers.name",
    ),
    "too long": (
        lambda table, otto: table.listed.change(otto.id, MODIFIERS, 0, AMULET, {"condition": "x" * 500}),
        "modifiers.condition",
    ),
    "no skill": (lambda table, otto: table.listed.add(otto.id, SKILLS, {}), "skills.key"),
    "a list that is not there any more": (lambda table, otto: table.listed.add(otto.id, SPELLS, {}), ""),
    "changed, and seen as it was": (
        lambda table, otto: table.listed.change(otto.id, MODIFIERS, 0, {**AMULET, "value": 4}, {"value": 6}),
        "",
    ),
    "gone, and seen as it was": (lambda table, otto: table.listed.remove(otto.id, MODIFIERS, 1, LIMP), ""),
    "another one by now": (lambda table, otto: table.listed.remove(otto.id, MODIFIERS, 0, LIMP), ""),
    "before the first": (lambda table, otto: table.listed.remove(otto.id, MODIFIERS, -1, AMULET), ""),
}


@pytest.mark.parametrize("why", REFUSED)
def test_what_is_refused_changes_nothing(table: Table, otto: Character, why: str) -> None:
    table.listed.add(otto.id, MODIFIERS, AMULET)
    before = all_rows(table)
    wrong, path = REFUSED[why]
    with pytest.raises(Refused) as refused:
        wrong(table, otto)
    assert refused.value.path == (f"statistics.{path}" if path else "")
    assert all_rows(table) == before
    if not path:
        assert "has changed meanwhile" in refused.value.note.in_english()


def test_a_full_list_takes_no_more(table: Table, otto: Character) -> None:
    most = block(table, otto, MODIFIERS).most
    for number in range(most):
        table.listed.add(otto.id, MODIFIERS, {**AMULET, "name": f"Amuleto {number}"})
    before = all_rows(table)
    with pytest.raises(Refused, match=f"holds {most} lines at most"):
        table.listed.add(otto.id, MODIFIERS, AMULET)
    assert all_rows(table) == before
    table.listed.remove(otto.id, MODIFIERS, 0, {**AMULET, "name": "Amuleto 0"})
    table.listed.add(otto.id, MODIFIERS, AMULET)
    assert len(held(table, otto)) == most


def test_what_a_row_changes_is_fitted(table: Table, otto: Character) -> None:
    """PC-36: wounds left are at most what the modifiers allow."""
    table.characters.set_field(otto.id, "condition.wounds", 10)
    after = table.listed.add(otto.id, MODIFIERS, {**AMULET, "target": "wounds_max", "value": -4})
    assert after.condition.wounds == 6


def test_undone_and_redone(table: Table, otto: Character) -> None:
    scope = scope_of(otto.campaign)
    states = [all_rows(table)]
    table.listed.add(otto.id, MODIFIERS, AMULET)
    states.append(all_rows(table))
    table.listed.change(otto.id, MODIFIERS, 0, AMULET, LIMP)
    states.append(all_rows(table))
    table.listed.remove(otto.id, MODIFIERS, 0, LIMP)
    states.append(all_rows(table))
    for state in states[-2::-1]:
        table.library.journal.undo(scope)
        assert all_rows(table) == state
    for state in states[1:]:
        table.library.journal.redo(scope)
        assert all_rows(table) == state


TRADE = {"key": "hablar_idioma", "speciality": "Herrero", "mastery": "10", "talents": ""}


@pytest.mark.parametrize(
    ("path", "first", "again"),
    [
        (SKILLS, TRADE, {"key": "hablar_idioma", "speciality": "HERRERO "}),
        (SKILLS, {"key": "nadar"}, {"key": "nadar", "mastery": "20"}),
        (TALENTS, {"key": "Nariz larga"}, {"key": "nariz larga"}),
        (TALENTS, {"key": "golpe_letal"}, {"key": "golpe_letal"}),
    ],
)
def test_nothing_is_learnt_twice(table: Table, otto: Character, path: str, first: Row, again: Row) -> None:
    table.listed.add(otto.id, path, first)
    before = all_rows(table)
    with pytest.raises(Refused, match="already") as refused:
        table.listed.add(otto.id, path, again)
    assert refused.value.path.startswith(path)
    assert all_rows(table) == before


def test_a_row_is_not_made_like_another(table: Table, otto: Character) -> None:
    table.listed.add(otto.id, SKILLS, TRADE)
    table.listed.add(otto.id, SKILLS, {**TRADE, "speciality": "Sastre"})
    seen = block(table, otto, SKILLS).values[1]
    with pytest.raises(Refused, match="already"):
        table.listed.change(otto.id, SKILLS, 1, seen, {"speciality": "Herrero"})
    table.listed.change(otto.id, SKILLS, 1, seen, {"mastery": "20"})
    assert [each.mastery for each in table.library.character(otto.id).statistics.skills] == [10, 20]


def test_what_is_stored_twice_can_still_be_changed_and_taken_out(table: Table, otto: Character) -> None:
    twice = msgspec.structs.replace(otto.statistics, skills=(OwnedSkill("nadar"), OwnedSkill("nadar")))
    with table.library.journal.act(scope_of(otto.campaign), note(FULL, most=1)):
        table.library.change(table.library.character(otto.id), statistics=twice)
    shown = block(table, otto, SKILLS)
    assert [offer.id for offer in shown.table.offers] == ["skill:nadar/", "skill:nadar//1"]
    table.listed.change(otto.id, SKILLS, 1, shown.values[1], {"mastery": "20"})
    table.listed.remove(otto.id, SKILLS, 0, shown.values[0])
    assert table.library.character(otto.id).statistics.skills == (OwnedSkill("nadar", 20),)
