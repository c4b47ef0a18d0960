# SPDX-License-Identifier: GPL-3.0-or-later
"""The workshop in full: the smith, the artisan, work that takes days, neglect, lifetimes, mending all, conversion."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea

from panoplia.rules import drivers
from panoplia.rules.system import Job
from panoplia.store.records import Item
from panoplia.table.days import LAST_DAY
from panoplia.ui.tour.walk import LONG_NAME, Walk
from panoplia.ui.widgets.buttons import Button, PrimaryButton
from panoplia.ui.widgets.chips import ChipRow
from panoplia.ui.workshop.convert_dialog import ConvertDialog
from panoplia.ui.workshop.days_dialog import PassDaysDialog
from panoplia.ui.workshop.lifetime_card import LifetimeCard
from panoplia.ui.workshop.mend_all import MendAllDialog
from panoplia.ui.workshop.page import WorkshopPage


def smith(walk: Walk) -> None:
    """Pictures 50 to 59."""
    walk.open_demo()
    walk.window.show_page("workshop")
    _smith(walk)
    _artisan(walk)
    _neglect(walk)
    _lifetime(walk)
    _mend_all(walk)
    _days(walk)
    walk.dialog("58-convert", ConvertDialog(walk.window.room, walk.window.room.system.conversions, walk.window))
    _nothing(walk)


def _smith(walk: Walk) -> None:
    axe = walk.row("worn", lambda row: row.held.entry.key == "hacha_de_batalla")
    walk.page(WorkshopPage).choose(axe)
    _take(walk, "restore-durability")
    walk.picture("50-smith")


def _artisan(walk: Walk) -> None:
    """Magic armour that lost two dice and cannot be paid for; the common artisan does not know how."""
    library, campaign = walk.table.library, walk.window.room.in_play.id
    enyra = next(one for one in library.characters(campaign) if one.name == "Enyra la rusalka")
    mail = next(entry for entry in walk.table.reading.entries(campaign) if entry.key == "cota_de_mallas")
    item = walk.table.trade.give(mail.id, enyra.holder, name=LONG_NAME, magic=True, bonus=2)
    for _ in range(3):
        _work(walk, item, "break-die")
    _work(walk, item, "repair", "1+1+6")
    walk.page(WorkshopPage).choose(item.id)
    _take(walk, "craft-exceptional")
    walk.picture("51-craft")


def _neglect(walk: Walk) -> None:
    hammer = walk.row("worn", lambda row: row.held.entry.key == "martillo_de_guerra")
    walk.page(WorkshopPage).choose(hammer)
    _take(walk, "neglect")
    walk.picture("52-neglect")
    walk.page(WorkshopPage).choose(walk.row("worn", lambda row: row.held.entry.key == "cota_de_escamas"))
    _take(walk, "neglect")
    walk.picture("52-neglect-armour")
    walk.page(WorkshopPage).choose(hammer)


def _lifetime(walk: Walk) -> None:
    scroll = walk.window.page.findChild(QScrollArea)
    card = walk.window.page.findChild(LifetimeCard)
    assert scroll
    assert card
    for number, edge in enumerate(("none", "advantage", "disadvantage"), 1):
        chips = [row for row in walk.window.page.findChildren(ChipRow) if row.current in ("none", "advantage")]
        chips[0].choose(edge)
        scroll.ensureWidgetVisible(card)
        walk.picture(f"53-lifetime-{number}")


def _mend_all(walk: Walk) -> None:
    dialog = MendAllDialog(walk.window.room, walk.window)
    dialog.show()
    walk.keep("54-mend-all", dialog)
    costly = [row.key for row in dialog.model.rows if row.planned.cost and not row.ticked]
    _tick(dialog, costly, Qt.CheckState.Checked)
    walk.keep("55-mend-all-short", dialog)
    _tick(dialog, costly, Qt.CheckState.Unchecked)
    roll = dialog.findChild(PrimaryButton)
    assert roll
    QTest.mouseClick(roll, Qt.MouseButton.LeftButton)
    walk.keep("56-mend-all-done", dialog)
    dialog.close()
    walk.window.undo()


def _tick(dialog: MendAllDialog, keys: list[int], state: Qt.CheckState) -> None:
    for key in keys:
        dialog.model.setData(dialog.model.index_of(key), state, Qt.ItemDataRole.CheckStateRole)


def _days(walk: Walk) -> None:
    axe = walk.row("worn", lambda row: row.held.entry.key == "hacha_de_batalla")
    _work(walk, walk.table.library.item(axe), "restore-durability")
    walk.page(WorkshopPage).choose(axe)
    walk.picture("57-in-work")
    walk.dialog("57-pass-days", PassDaysDialog(walk.window.room, walk.window))
    walk.table.days.pass_days(walk.window.room.in_play.id, 1)
    walk.picture("57-ready")
    walk.table.days.pass_days(walk.window.room.in_play.id, LAST_DAY - walk.window.room.in_play.day)
    walk.dialog("57-pass-days-last", PassDaysDialog(walk.window.room, walk.window))


def _nothing(walk: Walk) -> None:
    campaign = walk.table.campaigns.found("Vado Viejo", next(iter(walk.table.systems)))
    walk.window.room.open_campaign(campaign)
    walk.dialog("59-nothing-to-mend", MendAllDialog(walk.window.room, walk.window))


def _take(walk: Walk, job_id: str) -> None:
    """Put another job on the bench."""
    take = next(each for each in walk.window.page.findChildren(Button) if each.property("job") == job_id)
    take.click()


def _work(walk: Walk, item: Item, job_id: str, *answers: str) -> None:
    job: Job = next(job for job in walk.table.workshop.jobs(item.id) if job.id == job_id)
    assert job.script is not None
    walk.table.workshop.finish(walk.table.reading.holding(item.id), job, drivers.replay(job.script, answers).result)
