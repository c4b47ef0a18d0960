# SPDX-License-Identifier: GPL-3.0-or-later
"""The armour of who is struck, as it is told before the dice: of all places, or by place (PC-31, PC-35)."""

import pytest

from attempts import played, said
from panoplia.rules.d100.house import House
from panoplia.rules.d100.places import Armour, armour_written
from panoplia.rules.editors import Editor, Line, Number
from panoplia.rules.notes import plain
from panoplia.rules.refusal import Refused
from percentil import attempt, hero, piece, trial

SWORD = piece("arma_de_mano", id=1, slot="hands")
BY_PLACE = Armour(None, 1, 0, 0, 3, 1, 1)


@pytest.mark.parametrize(
    ("text", "armour"),
    [
        ("0", Armour(0)),
        (" 12 ", Armour(12)),
        ("1/0/0/3/1/1", BY_PLACE),
        ("1/0/3/1", BY_PLACE),
        ("1, 0, 3, 1", BY_PLACE),
        ("1 0 3 1", BY_PLACE),
    ],
)
def test_pc31_armour_is_written_for_all_places_or_by_place(text: str, armour: Armour) -> None:
    assert armour_written(text, 99) == armour


@pytest.mark.parametrize("text", ["", "x", "-1", "100", "1/2", "1/2/3", "1/2/3/4/5", "1/2/3/4/5/6/7", "1//3/1", "1,5"])
def test_pc31_what_is_no_armour_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        armour_written(text, 99)
    assert (refused.value.path, refused.value.note.clause) == ("armour", "PC-31")


def test_pc35_a_blow_meets_the_armour_of_its_place() -> None:
    """Damage d10 + 3 against a toughness bonus of 3: 25 strikes the left arm, 21 the head, 37 the body."""
    tried = attempt(hero(SWORD, ws=42), "attack:1", armour="1/0/3/1")
    assert said(tried, "25", "8") == "Hand weapon: left arm: damage 8, wounds left: 2"
    assert said(tried, "21", "8") == "Hand weapon: head: damage 7, wounds left: 3"
    assert said(tried, "37", "8") == "Hand weapon: body: damage 5, wounds left: 5"


def test_pc31_the_bars_reach_as_far_as_the_least_armour() -> None:
    """The legs alone have none: 9 there takes no fury."""
    tried = attempt(hero(SWORD, ws=100), "attack:1", armour="9/9/9/0", wounds=20)
    bar = tried.cases[tried.case(played(tried, "68", "9").result)]
    assert plain(bar.label) == "9–10 damage"


@pytest.mark.parametrize(
    ("house", "trial_id", "editor"),
    [
        (House(), "attack:1", Line(40, required=True)),
        (House(locations="none"), "attack:1", Number(0, 99)),
        (House(), "cast:llamarada", Number(0, 99)),
    ],
)
def test_pc77_one_number_where_a_blow_has_no_place(house: House, trial_id: str, editor: Editor) -> None:
    mage = hero(SWORD, house=house, mag=1, spells=[{"key": "llamarada"}])
    armour = next(each for each in trial(mage, trial_id).circumstances if each.id == "armour")
    assert armour.editor == editor
