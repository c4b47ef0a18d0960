# SPDX-License-Identifier: GPL-3.0-or-later
"""Two windows over one library: neither undoes the other's work, and each shows what the other did."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QPlainTextEdit
from pytestqt.qtbot import QtBot

from panoplia.rules import drivers
from panoplia.rules.refusal import Refused
from panoplia.store.journal import ELSEWHERE
from panoplia.table.table import Table
from panoplia.table.trade import Line
from panoplia.ui.armoury.basket import BasketDialog
from panoplia.ui.armoury.entry_dialog import form_of
from panoplia.ui.campaigns.house import HouseRulesDialog
from panoplia.ui.campaigns.notes import NotesDialog
from panoplia.ui.characters.creation import CreationDialog
from panoplia.ui.characters.dialogs import NewcomersDialog, PurseDialog
from panoplia.ui.characters.item_dialogs import MagicDialog, MoveDialog, PayDialog, SplitPileDialog, WorthDialog
from panoplia.ui.characters.item_dialogs import NotesDialog as ItemNotesDialog
from panoplia.ui.chronicle.biography import BiographyDialog
from panoplia.ui.desk.dialogs import GiveDialog
from panoplia.ui.desk.dialogs import MoneyDialog as PileMoneyDialog
from panoplia.ui.desk.found_dialog import FoundDialog
from panoplia.ui.desk.sell_dialog import SellDialog
from panoplia.ui.desk.split_dialog import SplitDialog as ShareDialog
from panoplia.ui.models.basket import BasketTableModel
from panoplia.ui.models.places import Place
from panoplia.ui.palette.dialog import PaletteDialog
from panoplia.ui.welcome import RenameDialog
from panoplia.ui.widgets.buttons import LinkButton, PrimaryButton
from panoplia.ui.widgets.die_faces import DieFaces
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.workshop.convert_dialog import ConvertDialog
from panoplia.ui.workshop.days_dialog import PassDaysDialog
from panoplia.ui.workshop.mend_all import MendAllDialog
from world import World, all_rows, work


def test_what_the_other_window_did_is_shown(program: object, campaign: World, other: Table) -> None:
    other.characters.set_field(campaign.enyra, "name", "Enyra del Vado")
    program.window.look_around()
    model = program.window.page._model
    assert "Enyra del Vado" in [model.index(row, 0).data() for row in range(model.rowCount())]
    told = [label.text() for label in program.window.findChildren(PlainLabel) if label.isVisible()]
    assert str(ELSEWHERE) in told
    undo = [button for button in program.window.findChildren(LinkButton) if button.text() == "Undo"]
    assert not any(button.isVisible() for button in undo)


def test_ones_own_work_is_not_told_as_the_others(program: object, campaign: World) -> None:
    reports = []
    program.window.room.changed.connect(reports.append)
    program.table.characters.hurt(campaign.enyra, 1)
    program.window.look_around()
    assert [report.kind for report in reports] == ["done"]


def test_a_piece_that_the_other_window_wore_is_not_mended_by_old_odds(
    program: object, campaign: World, other: Table
) -> None:
    shown = program.table.reading.holding(campaign.axe)
    job = next(job for job in program.table.workshop.jobs(campaign.axe) if job.id == "test-durability")
    same = next(job for job in other.workshop.jobs(campaign.axe) if job.id == "test-durability")
    other.workshop.finish(other.reading.holding(campaign.axe), same, drivers.replay(same.script, ["1"]).result)
    with pytest.raises(Refused, match="has changed meanwhile"):
        program.table.workshop.finish(shown, job, drivers.replay(job.script, ["1"]).result)
    assert program.table.library.item(campaign.axe).wear.steps == 1


def test_what_is_typed_stays_while_the_other_window_writes(
    qtbot: QtBot, program: object, campaign: World, other: Table
) -> None:
    field = program.window.page.detail._form.boxes()[-1].editor
    field.setFocus()
    qtbot.keyClicks(field, "Debe tres favores")
    other.characters.hurt(campaign.drake, 1)
    program.window.look_around()
    assert field.toPlainText() == "Debe tres favores"


def made_dialogs(program: object, campaign: World) -> dict[str, QDialog]:
    """One of each dialog that can be open while another window writes."""
    window, room, table = program.window, program.window.room, program.table
    axe, daggers = (table.reading.holding(item) for item in (campaign.axe, campaign.daggers))
    enyra = table.library.character(campaign.enyra)
    page = program.page("characters")
    page.choose(campaign.enyra)
    trial = page.detail.trial_dialog(f"attack:{campaign.axe}")
    assert trial is not None
    loot = table.loot.make_holder(campaign.campaign, "loot", "El cofre")
    takers = table.packing.takers(campaign.purse)
    basket = BasketTableModel(room.speech)
    basket.add(table.library.entry(campaign.entry["daga"]), Line(campaign.entry["daga"], 2))
    form = form_of(room, table.library.entry(campaign.entry["hacha_de_batalla"]), window)
    assert form is not None
    return {
        "trial": trial,
        "mend all": MendAllDialog(room, window),
        "days": PassDaysDialog(room, window),
        "sell": SellDialog(room, axe, window),
        "sell any": SellDialog(room, None, window, buyer=loot.id),
        "give": GiveDialog(room, [axe], takers, window),
        "move": MoveDialog(room, [daggers], [Place("holder", taker.id) for taker in takers], window),
        "split": SplitPileDialog(room, daggers, window),
        "item notes": ItemNotesDialog(room, axe, window),
        "magic": MagicDialog(room, axe, window),
        "worth": WorthDialog(room, axe, window),
        "spend": PurseDialog(room, enyra, True, window),
        "pay": PayDialog(room, table.library.holder(campaign.purse), window),
        "entry": form,
        "basket": BasketDialog(room, basket, window),
        "creation": CreationDialog(room, window),
        "newcomers": NewcomersDialog(room, window),
        "notes": NotesDialog(room, window),
        "house": HouseRulesDialog(room, window),
        "story": BiographyDialog(room, campaign.axe, window),
        "found": FoundDialog(room, loot, window),
        "money": PileMoneyDialog(room, loot, window),
        "shares": ShareDialog(room, loot, takers, window),
        "rename": RenameDialog(room, window),
        "palette": PaletteDialog(room, (), window),
        "convert": ConvertDialog(room, room.system.conversions, window),
    }


def press_first(dialog: QDialog) -> None:
    """What the dialog is for, whatever it is called."""
    for box in dialog.findChildren(QDialogButtonBox):
        ok = box.button(QDialogButtonBox.StandardButton.Ok)
        if ok:
            ok.click()
            return
    for button in dialog.findChildren(PrimaryButton):
        if button.isVisible() and button.isEnabled():
            button.click()
            return


@pytest.mark.parametrize("deed", ["wear", "delete", "campaign"])
def test_every_open_dialog_copes_with_what_another_window_does(
    program: object, campaign: World, other: Table, deed: str
) -> None:
    """The piece is worn, its owner is deleted with it, or the whole campaign is: no fault, no half-done work."""
    dialogs = made_dialogs(program, campaign)
    for dialog in dialogs.values():
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        dialog.setModal(True)
        dialog.show()
    match deed:
        case "wear":
            work(other, campaign.axe, "test-durability", "1")
        case "delete":
            other.characters.delete(campaign.enyra)
        case _:
            other.campaigns.delete(campaign.campaign)
    program.window.look_around()
    QApplication.processEvents()
    if deed == "campaign":
        assert [name for name, dialog in dialogs.items() if dialog.isVisible()] == []
    for dialog in dialogs.values():
        if dialog.isVisible():
            press_first(dialog)
            QApplication.processEvents()
            dialog.done(0)
        dialog.deleteLater()


@pytest.mark.parametrize("page", ["characters", "armoury", "workshop", "desk"])
@pytest.mark.parametrize("deed", ["wear", "delete", "campaign", "entry"])
def test_every_page_copes_with_what_another_window_does(
    program: object, campaign: World, other: Table, page: str, deed: str
) -> None:
    program.window.toggle_history()
    shown = program.page(page)
    if page == "workshop":
        shown.choose(campaign.axe)
    match deed:
        case "wear":
            work(other, campaign.axe, "test-durability", "1")
        case "delete":
            other.characters.delete(campaign.enyra)
        case "entry":
            other.catalogue.retire_entry(campaign.campaign, campaign.entry["hacha_de_batalla"])
        case _:
            other.campaigns.delete(campaign.campaign)
    program.window.look_around()
    QApplication.processEvents()
    assert (program.window.room.campaign is None) == (deed == "campaign")


def said(dialog: QDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(PlainLabel) if label.isVisible()]


def shown_rows(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    dialog.show()


@pytest.mark.parametrize("name", ["sell", "give", "move"])
def test_a_piece_that_the_other_window_gave_away_is_not_dealt_with_again(
    program: object, campaign: World, other: Table, name: str
) -> None:
    """Nothing is taken from the one who has it now; the dialog stays, says so and writes nothing."""
    dialog = made_dialogs(program, campaign)[name]
    shown_rows(dialog)
    item = campaign.daggers if name == "move" else campaign.axe
    other.packing.hand_over([item], campaign.pouch)
    before = all_rows(program.table)
    press_first(dialog)
    assert any("has changed meanwhile" in text for text in said(dialog))
    assert dialog.isVisible()
    assert all_rows(program.table) == before
    dialog.done(0)


def test_a_trial_whose_weapon_the_other_window_wore_is_refused_at_its_end(
    qtbot: QtBot, program: object, campaign: World, other: Table
) -> None:
    dialog = made_dialogs(program, campaign)["trial"]
    shown_rows(dialog)
    faces = dialog.findChild(DieFaces)
    qtbot.keyClicks(faces, "1")
    qtbot.keyClick(faces, Qt.Key.Key_Return)
    qtbot.keyClick(faces, Qt.Key.Key_Return)
    work(other, campaign.axe, "test-durability", "1")
    program.window.look_around()
    before = all_rows(program.table)
    for _ in range(4):
        faces = dialog.findChild(DieFaces)
        if not any("meanwhile" in text for text in said(dialog)):
            qtbot.keyClicks(faces, "1")
            qtbot.keyClick(faces, Qt.Key.Key_Return)
            qtbot.keyClick(faces, Qt.Key.Key_Return)
    assert all_rows(program.table) == before
    assert any("meanwhile" in text for text in said(dialog))
    dialog.done(0)


def test_notes_that_the_other_window_wrote_are_written_over_only_knowingly(
    program: object, campaign: World, other: Table
) -> None:
    dialog = made_dialogs(program, campaign)["notes"]
    shown_rows(dialog)
    other.campaigns.set_notes(campaign.campaign, "Llueve")
    program.window.look_around()
    dialog.findChild(QPlainTextEdit).setPlainText("Nieva")
    press_first(dialog)
    assert any("has changed meanwhile" in text for text in said(dialog))
    assert program.table.library.campaign(campaign.campaign).notes == "Llueve"
    press_first(dialog)
    assert program.table.library.campaign(campaign.campaign).notes == "Nieva"


def test_days_that_pass_in_the_other_window_are_counted_from(program: object, campaign: World, other: Table) -> None:
    dialog = made_dialogs(program, campaign)["days"]
    shown_rows(dialog)
    other.days.pass_days(campaign.campaign, 9)
    program.window.look_around()
    assert "day 10" in said(dialog)
    assert "It will be day 11." in said(dialog)
    dialog.done(0)


def test_a_job_with_dice_on_the_table_goes_on_while_the_other_window_works(
    qtbot: QtBot, program: object, campaign: World, other: Table
) -> None:
    """What has nothing to do with the piece does not take the dice back; what wears the piece begins anew."""
    coraza = program.table.trade.give(campaign.entry["coraza"], campaign.purse).id
    for _ in range(2):
        work(program.table, coraza, "break-die")
    page = program.page("workshop")
    page.choose(coraza)
    QApplication.processEvents()
    faces = page.findChild(DieFaces)
    faces.setFocus()
    qtbot.keyClicks(faces, "5")
    other.characters.hurt(campaign.drake, 1)
    program.window.look_around()
    assert faces.text == "5"
    qtbot.keyClicks(faces, "6")
    work(other, coraza, "test-durability", "1")
    program.window.look_around()
    assert faces.text == ""
