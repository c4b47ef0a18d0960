# SPDX-License-Identifier: GPL-3.0-or-later
"""The plan to mend everything, as a table: ticks, typed faces, and nothing more once it is done."""

import msgspec
import pytest
from PySide6.QtCore import Qt

from battery import ask_everything, watched
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.refusal import Refused
from panoplia.table.table import Table
from panoplia.ui.models.mending import (
    MOST_OF_A_PILE,
    SUPPORTED_ROLES,
    Column,
    MendingTableModel,
    looked_at_again,
    rows_of,
)
from panoplia.words import Speech
from world import World, work


@pytest.fixture
def coraza(table: Table, world: World) -> int:
    """Enyra's breastplate with one broken die and one step gone; her axe is worn too."""
    item = table.trade.give(world.entry["coraza"], world.purse).id
    work(table, item, "break-die")
    work(table, item, "test-durability", "1")
    work(table, world.axe, "test-durability", "1")
    return item


@pytest.fixture
def model(qapp: object, table: Table, world: World, coraza: int) -> MendingTableModel:
    model = MendingTableModel(Speech("en", table.systems["dungeon-hack"].coins), by_hand=True)
    model.reset_rows(rows_of(table.workshop.plan(world.campaign)))
    return model


def texts(model: MendingTableModel, row: int) -> list[str]:
    return [model.index(row, column).data() for column in Column]


def ticks(model: MendingTableModel) -> list[bool]:
    return [row.ticked for row in model.rows]


def test_battery(model: MendingTableModel) -> None:
    with watched(model) as recorder:
        ask_everything(model, SUPPORTED_ROLES)
        model.setData(model.index(1, Column.PIECE), Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)
    assert recorder.seen == [("change", 0, 1)]


def test_odds_cost_and_days_stand_there_before_a_die_is_rolled(model: MendingTableModel) -> None:
    """DH-34: one die, a d6 above 3; DH-15: a tenth of 100 and of 10 gold pieces, one day."""
    assert texts(model, 0)[:7] == [
        "Breastplate", "Enyra la rusalka", "Mend after the fight", "50% none · 50% 1 of 1", "free", "–", "d6",
    ]  # fmt: skip
    assert texts(model, 1)[2:7] == ["Restore durability at the smith's", "certain: d10 → d12", "10 gp", "1 day", ""]
    assert texts(model, 2)[4:6] == ["1 gp", "1 day"]


def test_one_job_of_each_piece_is_ticked_and_a_second_takes_the_tick(model: MendingTableModel) -> None:
    assert ticks(model) == [True, False, True]
    model.setData(model.index(1, Column.PIECE), Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)
    assert ticks(model) == [False, True, True]
    model.setData(model.index(1, Column.PIECE), Qt.CheckState.Unchecked, Qt.ItemDataRole.CheckStateRole)
    assert ticks(model) == [False, False, True]


def test_what_a_purse_cannot_pay_is_not_ticked(table: Table, world: World, coraza: int) -> None:
    table.characters.set_field(world.enyra, "money.mo", 0)
    assert [row.ticked for row in rows_of(table.workshop.plan(world.campaign))] == [True, False, False]


def test_a_hopeless_job_is_not_ticked(table: Table, world: World, coraza: int) -> None:
    """DH-34: a d4 against rating 3 can still show 4; against rating 4 it cannot."""
    table.characters.set_field(world.enyra, "statistics.armour_die", "d4")
    mail = table.trade.give(world.entry["cota_de_mallas"], world.purse).id
    work(table, mail, "break-die")
    rows = {row.planned.worn.held.item.id: row for row in rows_of(table.workshop.plan(world.campaign))}
    assert not rows[mail].ticked


def test_typed_faces_wait_in_their_row_and_can_be_taken_back(model: MendingTableModel) -> None:
    dice = model.index(0, Column.DICE)
    assert model.setData(dice, " 5 ")
    assert (dice.data(), model.rows[0].pending) == ("5", None)
    assert model.setData(dice, "")
    assert dice.data() == "d6"


def test_a_face_that_the_die_has_not_is_refused_and_changes_nothing(model: MendingTableModel) -> None:
    refusals: list[Refused] = []
    model.refused.connect(refusals.append)
    assert not model.setData(model.index(0, Column.DICE), "7")
    assert refusals[0].note.in_english() == "A d6 shows 1 to 6, not “7”."
    assert model.rows[0].answers == ()


def test_the_program_s_dice_leave_nothing_to_type(table: Table, world: World, coraza: int) -> None:
    model = MendingTableModel(Speech("en"), by_hand=False)
    model.reset_rows(rows_of(table.workshop.plan(world.campaign)))
    assert not model.flags(model.index(0, Column.DICE)) & Qt.ItemFlag.ItemIsEditable


def test_nothing_changes_once_it_is_done(model: MendingTableModel) -> None:
    model.tell({})
    assert not model.setData(model.index(0, Column.PIECE), Qt.CheckState.Unchecked, Qt.ItemDataRole.CheckStateRole)
    assert ticks(model) == [True, False, True]


def worn_daggers(table: Table, world: World, quantity: int) -> None:
    item = table.library.item(world.daggers)
    with table.library.journal.act("library", note(QT_TRANSLATE_NOOP("test", "worn"))):
        table.library.change(item, quantity=quantity, wear=msgspec.structs.replace(item.wear, steps=1))


def test_each_piece_of_a_pile_has_its_row(qapp: object, table: Table, world: World) -> None:
    worn_daggers(table, world, 3)
    model = MendingTableModel(Speech("en", table.systems["dungeon-hack"].coins), by_hand=True)
    model.reset_rows(rows_of(table.workshop.plan(world.campaign)))
    assert [texts(model, row)[0] for row in range(3)] == ["Dagger, 1 of 3", "Dagger, 2 of 3", "Dagger, 3 of 3"]
    assert ticks(model) == [True, True, True]
    model.setData(model.index(1, Column.PIECE), Qt.CheckState.Unchecked, Qt.ItemDataRole.CheckStateRole)
    assert ticks(model) == [True, False, True]


def test_of_a_large_pile_the_rest_is_counted(qapp: object, table: Table, world: World) -> None:
    worn_daggers(table, world, 1000)
    model = MendingTableModel(Speech("en", table.systems["dungeon-hack"].coins), by_hand=True)
    model.reset_rows(rows_of(table.workshop.plan(world.campaign)))
    assert model.rowCount() == MOST_OF_A_PILE + 1
    assert texts(model, MOST_OF_A_PILE)[0] == "1,000 × Dagger"
    assert texts(model, MOST_OF_A_PILE)[2].startswith("980 more of them are not listed")
    assert not model.rows[-1].possible


def test_what_changed_loses_its_tick_and_the_others_keep_tick_and_dice(
    table: Table, world: World, model: MendingTableModel
) -> None:
    model.setData(model.index(0, Column.DICE), "5")
    work(table, world.axe, "test-durability", "1")
    again = looked_at_again(table.workshop.plan(world.campaign), model.rows)
    shown = {(row.planned.worn.held.name.en, row.planned.job.id): (row.ticked, row.answers) for row in again}
    assert shown[("Breastplate", model.rows[0].planned.job.id)] == (True, ("5",))
    assert {value for (name, _), value in shown.items() if name == "Battleaxe"} == {(False, ())}
