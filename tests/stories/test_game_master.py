# SPDX-License-Identifier: GPL-3.0-or-later
"""The GM's evening: a shop, loot that lay in the wet, what is sold and handed out, and all of it mended in two days."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QListView, QPlainTextEdit, QTableView, QWidget
from pytestqt.qtbot import QtBot

from hands import CTRL, SHIFT, Arrange, Hands, texts
from panoplia.store.records import Item
from panoplia.ui.characters.more_menu import MoreMenu
from panoplia.ui.desk.people import Taker
from panoplia.ui.models.dragging import items_in
from panoplia.ui.models.mending import Column
from panoplia.ui.widgets.buttons import Button, PrimaryButton
from panoplia.ui.workshop.mend_all import MendAllDialog
from window import Play
from world import World, all_rows


class Master(Hands):
    """The hands of the GM, and what there is afterwards."""

    world: World

    def desk(self, pile: str = "") -> QWidget:
        self.key(Qt.Key.Key_5, CTRL)
        if pile:
            self.pick(self.page.findChild(QListView, "holders"), pile)
        return self.page

    def make(self, kind: str, name: str) -> None:
        """A new pile, which is chosen then."""
        new = next(each for each in self.desk().findChildren(Button) if each.menu() and each.isVisible())
        self.next_dialog(lambda dialog: self.enter(write_first(self, dialog, name)))
        next(action for action in new.menu().actions() if action.text() == kind).trigger()

    def add(self, gear: str, quantity: str = "1") -> None:
        def say(dialog: QWidget) -> None:
            dialog.findChild(QComboBox).setEditText(gear)
            self.write(dialog, "Quantity", quantity)
            self.press(dialog, "Add")

        self.next_dialog(say)
        self.press(self.page, "Add gear…")

    def thing(self, name: str) -> None:
        """Click a thing of the pile."""
        self.pick(self.page.findChild(QTableView, "things"), name)

    def money(self, *holders: str) -> list[int]:
        found = {one.name: one.money for one in self.program.table.library.holders(self.world.campaign)}
        return [found[name] for name in holders]

    def held(self, key: str) -> tuple[str, Item]:
        """Who holds the last piece of a line of the book, and the piece."""
        reading = self.program.table.reading
        item = [each.item for each in reading.campaign_holdings(self.world.campaign) if each.entry.key == key][-1]
        return reading.holder_of(item).name, item


def write_first(master: Master, dialog: QWidget, text: str) -> QLineEdit:
    field = dialog.findChild(QLineEdit)
    master.qtbot.keyClicks(field, text)
    return field


def test_an_evening_of_the_gm(qtbot: QtBot, program: Play, campaign: World, answering: Arrange) -> None:
    master = Master(qtbot, program, answering)
    master.world = campaign
    start = all_rows(program.table)
    open_a_shop(master)
    find_loot(master)
    sell_and_buy(master)
    hand_out(master)
    wear_an_axe(master)
    write_notes(master)
    mend_everything(master)
    master.main_menu("Language", "Español")
    pass_a_day(master)
    program.restart()
    for _ in range(60):
        master.key(Qt.Key.Key_Z, CTRL)
        if all_rows(program.table) == start:
            return
    raise AssertionError("not everything was undone")


def open_a_shop(master: Master) -> None:
    """30 gp and two spears."""
    master.make("Shop…", "The Forge")
    master.next_dialog(lambda dialog: master.enter(master.write(dialog, "Gold", "30")))
    master.press(master.page, "Change…")
    master.add("Spear", "2")
    assert master.money("The Forge") == [3000]
    name, spears = master.held("lanza")
    assert (name, spears.quantity) == ("The Forge", 2)


def find_loot(master: Master) -> None:
    """DH-14: old is 1d3. A 2 takes the axe from d10 to d6; a 3 the breastplate from d12; a 1 one of its dice."""
    master.make("Loot pile…", "Wet chest")
    master.add("Battleaxe")
    master.add("Breastplate")
    before = all_rows(master.program.table)

    def old(dialog: QWidget) -> None:
        ways = dialog.findChild(QComboBox)
        ways.setCurrentIndex(ways.findText("Old"))
        master.throw(dialog, "2", "3", "1")
        assert "d10 → d6 (d3: 2)" in texts(dialog)
        assert all_rows(master.program.table) == before
        master.press(dialog, "Write it down")

    master.next_dialog(old)
    master.press(master.page, "How it was kept…")
    axe, coat = master.held("hacha_de_batalla")[1].wear, master.held("coraza")[1].wear
    assert (axe.steps, coat.steps, coat.lost) == (2, 3, 1)


def sell_and_buy(master: Master) -> None:
    """C78: half of an axe of 10 gp is 5; a spear costs Enyra 1 gp, and Drake has nothing to pay with."""

    def to_the_forge(dialog: QWidget) -> None:
        buyers = next(each for each in dialog.findChildren(QComboBox) if each.accessibleName() == "To")
        buyers.setCurrentText("The Forge")
        assert "5 gp; then Wet chest has 5 gp." in texts(dialog)
        master.press(dialog, "Sell")

    master.thing("Battleaxe")
    master.next_dialog(to_the_forge)
    master.press(master.page, "Sell…")
    assert master.money("The Forge", "Wet chest") == [2500, 500]
    assert master.held("hacha_de_batalla")[0] == "The Forge"

    def to_enyra(dialog: QWidget) -> None:
        master.write(dialog, "Quantity", "1")
        buyers = next(each for each in dialog.findChildren(QComboBox) if each.accessibleName() == "To")
        buyers.setCurrentText("Drake")
        master.press(dialog, "Sell")
        assert dialog.isVisible()
        buyers.setCurrentText("Enyra la rusalka")
        master.press(dialog, "Sell")

    master.desk("The Forge")
    master.thing("Spear")
    master.next_dialog(to_enyra)
    master.press(master.page, "Sell…")
    assert master.money("The Forge", "Enyra la rusalka", "Drake") == [2600, 1900, 0]


def hand_out(master: Master) -> None:
    """The breastplate is dragged onto Drake."""
    page = master.desk("Wet chest")
    master.thing("Breastplate")
    things = page.findChild(QTableView, "things")
    data = things.model().mimeData(things.selectionModel().selectedIndexes())
    assert items_in(data) == [master.held("coraza")[1].id]
    drake = next(each for each in page.findChildren(Taker) if each.text() == "Drake")
    where, copy, none = drake.rect().center(), Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(drake, QDragEnterEvent(QPoint(where), copy, data, Qt.MouseButton.LeftButton, none))
    QApplication.sendEvent(drake, QDropEvent(QPointF(where), copy, data, Qt.MouseButton.LeftButton, none))
    assert master.held("coraza")[0] == "Drake"


def wear_an_axe(master: Master) -> None:
    """DH-11: Enyra's own axe falls from d10 to d8. Drake is paid 10 gp for his part."""
    page = master.people
    people = page.findChild(QListView, "characters")
    master.pick(people, "Enyra la rusalka")
    master.next_dialog(master.answers("Battleaxe: misses, durability d10 → d8", "1 ", "2"))
    master.press(page, "Attack: Battleaxe")
    master.pick(people, "Drake")
    master.next_dialog(lambda dialog: master.enter(master.write(dialog, "Gold", "10")))
    master.choose(page.detail.findChild(MoreMenu), "Receive money…")


def write_notes(master: Master) -> None:
    """Kept as soon as one turns to something else; tags stay tags (C51)."""
    notes = master.desk("The party").findChild(QPlainTextEdit, "notes")
    notes.setFocus()
    master.qtbot.keyClicks(notes, "Otto lends <b>until</b> the new moon.")
    master.page.findChild(QListView, "holders").setFocus()
    assert master.program.table.library.campaign(master.world.campaign).notes == "Otto lends <b>until</b> the new moon."


def mend_everything(master: Master) -> None:
    """DH-15: a tenth of 10 gp and of 100 gp. First it is only told; then both are at the smith's, in one action."""
    before = all_rows(master.program.table)

    def look_then_do(dialog: QWidget) -> None:
        assert isinstance(dialog, MendAllDialog)
        told = "\n".join((
            "2 jobs, 11 gp in all",
            "Drake pays 10 gp; 0 cp stay in the purse.",
            "Enyra la rusalka pays 1 gp; 18 gp stay in the purse.",
        ))  # fmt: skip
        assert told in texts(dialog)
        assert all_rows(master.program.table) == before
        master.press(dialog, next(each.text() for each in dialog.findChildren(PrimaryButton) if each.isVisible()))
        results = [dialog.model.index(row, Column.RESULT).data() for row in range(2)]
        assert results == ["d6 → d8, for 10 gp, ready in 1 day", "d8 → d10, for 1 gp, ready in 1 day"]
        master.press(dialog, "Close")

    master.key(Qt.Key.Key_3, CTRL)
    master.next_dialog(look_then_do)
    master.press(master.page, "Mend everything…")
    assert master.money("Enyra la rusalka", "Drake") == [1800, 0]


def pass_a_day(master: Master) -> None:
    """Both are ready on day 2; one undo takes the day back with both, one redo brings it again."""

    def one(dialog: QWidget) -> None:
        assert "Será el día 2.\nListo: Coraza (día 2) · Hacha de batalla (día 2)" in texts(dialog)
        master.enter(dialog.findChild(QLineEdit))

    master.next_dialog(one)
    master.key(Qt.Key.Key_D, CTRL | SHIFT)
    assert state(master) == (2, 0, 2)
    master.key(Qt.Key.Key_Z, CTRL)
    assert state(master) == (1, 1, 3)
    master.key(Qt.Key.Key_Y, CTRL)
    assert state(master) == (2, 0, 2)


def state(master: Master) -> tuple[int, int, int]:
    """The day, and how many steps Enyra's axe and Drake's breastplate have lost."""
    library = master.program.table.library
    axe, day = library.item(master.world.axe), library.campaign(master.world.campaign).day
    return day, axe.wear.steps, master.held("coraza")[1].wear.steps
