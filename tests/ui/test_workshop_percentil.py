# SPDX-License-Identifier: GPL-3.0-or-later
"""The workshop of Percentil: conditions, shares of prices, gathered shots, the borrowed die (PC-91, PC-93)."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from panoplia.rules.d100.gear import Wear
from panoplia.ui.widgets.choice_box import ChoiceBox
from panoplia.ui.workshop.page import FILTERS, WorkshopPage
from reikland import Reikland
from window import Play
from workshops import bars, chip, listed, press, take, texts
from world import work


@pytest.fixture
def land(program: Play) -> Reikland:
    """Klaus in a campaign of Percentil, which is in play."""
    land = Reikland.made(program.table)
    program.window.open_last_campaign()
    return land


def given(program: Play, land: Reikland, key: str, quantity: int = 1) -> int:
    return program.table.trade.give(land.entry[key], land.purse, quantity).id


def wear(program: Play, item: int) -> Wear:
    found: Wear = program.table.library.item(item).wear
    return found


def inks(list_view: QListView, row: int) -> int:
    """How many colours there are where the state of a row stands, at its right."""
    rect = list_view.visualRect(list_view.model().index(row, 0))
    right = QRect(rect.center().x() + 40, rect.top() + 8, rect.width() // 2 - 60, rect.height() - 16)
    image: QImage = list_view.viewport().grab(right).toImage()
    return len({image.pixel(x, y) for x in range(image.width()) for y in range(image.height())})


def test_the_gm_sets_a_condition_and_a_smith_mends_it(qtbot: QtBot, program: Play, land: Reikland) -> None:
    """A rapier of 18 gc: a quarter is 4 gc 10 s."""
    rapier = given(program, land, "estoque")
    page = program.page("workshop")
    page.choose(rapier)
    press(qtbot, page, "damaged")
    assert wear(program, rapier) == Wear("damaged")
    before = program.table.library.holder(land.purse).money
    take(qtbot, page, "repair")
    press(qtbot, page, "Repair")
    assert wear(program, rapier) == Wear()
    assert before - program.table.library.holder(land.purse).money == 4320 // 4
    program.window.undo()
    assert wear(program, rapier) == Wear("damaged")


def test_states_in_words_stand_in_their_own_rows(program: Play, land: Reikland) -> None:
    """Without a gauge above them, too."""
    for key in ("estoque", "peto"):
        work(program.table, given(program, land, key), "set-condition", "damaged")
    page = program.page("workshop")
    worn = page.findChild(QListView, "worn")
    assert worn.model().rowCount() == 2
    assert all(inks(worn, row) > 2 for row in range(2))


def test_every_state_is_in_a_filter(qtbot: QtBot, program: Play, land: Reikland) -> None:
    rapier, plate, bolts, arrows = (given(program, land, key) for key in ("estoque", "peto", "virotes", "flechas"))
    work(program.table, rapier, "set-condition", "damaged")
    work(program.table, plate, "set-condition", "broken")
    work(program.table, bolts, "recover", "5", "0")
    work(program.table, arrows, "recover", "2", "1")
    page = program.page("workshop")
    assert listed(page) == ["Breastplate", "Bolts (bundle of 5)", "Rapier", "Arrows (bundle of 5)"]
    chip(qtbot, page, "broken")
    assert listed(page) == ["Breastplate", "Bolts (bundle of 5)"]
    chip(qtbot, page, "worn")
    assert listed(page) == ["Rapier", "Arrows (bundle of 5)"]
    assert [key for key, _, _ in FILTERS] == ["", "broken", "worn", "at-work"]


def test_shots_are_gathered_of_one_bundle_of_a_pile(qtbot: QtBot, program: Play, land: Reikland) -> None:
    """Three bundles: the odds of each number that may have been shot; two bundles stay whole."""
    arrows = given(program, land, "flechas", 3)
    page = program.page("workshop")
    page.choose(arrows)
    assert any("a pile of 3, of which a job takes one" in words for words in texts(page))
    assert bars(page)[0] == "3% 5, 16% 4, 31% 3, 31% 2, 16% 1, 3% 0"
    shot = next(box for box in page.findChildren(ChoiceBox) if box.accessibleName() == "What is decided")
    shot.setCurrentIndex(shot.findText("1"))
    assert bars(page)[-1] == "50% 5, 50% 4"
    work(program.table, arrows, "recover", "5", "2")
    assert listed(page) == ["Arrows (bundle of 5)"]
    items = program.table.library.items_of(land.purse)
    assert sorted((item.quantity, item.wear.lost) for item in items) == [(1, 3), (2, 0)]


def test_a_spent_die_breaks_the_weapon_for_good(qtbot: QtBot, program: Play, land: Reikland) -> None:
    """Also after the house rule is off again; a repair makes it new."""
    program.table.campaigns.set_house_rule(land.campaign, "borrowed_wear", "on")
    bow = given(program, land, "arco")
    for _ in range(3):
        work(program.table, bow, "test-durability", "1")
    assert wear(program, bow) == Wear("broken", 3)
    program.table.campaigns.set_house_rule(land.campaign, "borrowed_wear", "off")
    page: WorkshopPage = program.page("workshop")
    page.choose(bow)
    assert any(words.startswith("Klaus · broken · Group: ordinary") for words in texts(page))
    work(program.table, bow, "repair")
    assert wear(program, bow) == Wear()


def test_how_long_it_lasts_by_the_house_rule(program: Play, land: Reikland) -> None:
    bow = given(program, land, "arco")
    page: WorkshopPage = program.page("workshop")
    page.choose(bow)
    assert any(words.startswith("Nothing wears by use") for words in texts(page))
    program.table.campaigns.set_house_rule(land.campaign, "borrowed_wear", "on")
    assert "attacks and parries on average" in texts(page)


def test_sentences_are_left_out_of_the_line(program: Play, land: Reikland) -> None:
    page: WorkshopPage = program.page("workshop")
    page.choose(given(program, land, "daga"))
    line = next(words for words in texts(page) if words.startswith("Klaus · as new"))
    assert line == "Klaus · as new · Group: ordinary · Damage: BF−3 · Hands: 1 · Craftsmanship: common · worth 1 gc"
