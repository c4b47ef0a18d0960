# SPDX-License-Identifier: GPL-3.0-or-later
"""A new user's evening between fights: made, armed, packed, worn, mended, printed, and undone to the last line."""

from pathlib import Path

from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QListView,
    QMenu,
    QSpinBox,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from creating import Fives
from hands import CTRL, SHIFT, Act, Arrange, Hands, texts
from inventories import click, menu_line
from panoplia.store.records import Character, Item
from panoplia.ui.campaigns.house import RuleCard
from panoplia.ui.characters.more_menu import MoreMenu
from panoplia.ui.characters.tags import TagField
from panoplia.ui.characters.tree import InventoryTree
from panoplia.ui.chronicle.panel import HistoryPanel
from panoplia.ui.models.rows import Role
from panoplia.ui.palette.dialog import PaletteDialog
from panoplia.ui.widgets.buttons import Button
from window import Play
from world import all_rows


class Evening(Hands):
    """The hands of the person who plays Munia."""

    @property
    def munia(self) -> Character:
        library = self.program.table.library
        return next(one for one in library.characters(self.campaign) if one.name == "Munia")

    @property
    def campaign(self) -> int:
        return self.program.table.library.campaigns()[0].id

    def piece(self, key: str) -> Item:
        """Munia's piece of a line of the book."""
        held = self.program.table.reading.holdings(self.munia)
        return next(each.item for each in held if each.entry.key == key)

    def inventory(self) -> InventoryTree:
        page = self.people
        page.choose(self.munia.id)
        page.detail.show_tab(1)
        return page.findChild(InventoryTree, "inventory")

    def sheet(self) -> QWidget:
        page = self.people
        page.choose(self.munia.id)
        page.detail.show_tab(0)
        return page

    def more(self, line: str) -> None:
        self.choose(self.people.detail.findChild(MoreMenu), line)

    def try_out(self, name: str, act: Act) -> None:
        """Press the die beside a line of the sheet."""
        self.next_dialog(act)
        self.press(self.sheet(), name)


def test_an_evening_at_home(qtbot: QtBot, program: Play, answering: Arrange, tmp_path: Path) -> None:
    evening = Evening(qtbot, program, answering)
    begin(evening)
    empty = all_rows(program.table)
    make_people(evening)
    buy_armour(evening)
    pack(evening)
    fight(evening)
    nearly_die(evening)
    evening.main_menu("Idioma", "English")
    mend(evening)
    grow(evening)
    change_a_rule(evening)
    split_loot(evening)
    go_back_and_forth(evening)
    find(evening)
    print_it(evening, tmp_path / "munia.pdf")
    last = all_rows(program.table)
    program.restart()
    assert all_rows(program.table) == last
    undo_everything(evening, empty)


def begin(evening: Evening) -> None:
    """The demo is left alone."""
    evening.main_menu("Language", "Español")
    assert "Te damos la bienvenida a Panoplia" in texts(evening.window)
    evening.next_dialog(evening.does(
        lambda dialog: evening.write(dialog, "Nombre", "El Vado"), lambda dialog: evening.press(dialog, "Empezar"),
    ))  # fmt: skip
    evening.press(evening.page, "Campaña nueva…")
    assert [one.name for one in evening.program.table.library.campaigns()] == ["El Vado"]


def make_people(evening: Evening) -> None:
    """DH-1, DH-5: 10 + the middle die; a warrior's d10+4; gear out of 60 gold pieces, then the rest of the party."""

    def guided(dialog: QWidget) -> None:
        evening.write(dialog, "Nombre", "Munia")
        evening.press(dialog, "Siguiente")
        for name, faces in (("Fuerza", "111"), ("Destreza", "345"), ("Constitución", "236"), ("Inteligencia", "444"),
                            ("Sabiduría", "156"), ("Carisma", "654"), ("Salud", "7")):  # fmt: skip
            boxes = next(each for each in dialog.findChildren(QWidget)
                         if each.accessibleName() == f"{name}: caras de tus dados" and each.isVisible())  # fmt: skip
            evening.qtbot.keyClicks(boxes, faces)
        evening.press(dialog, "Siguiente")
        for words in ("espada larga", "acolchada"):
            evening.enter(evening.write(dialog, "Buscar equipo", words))
        assert "20 mo en total, quedan 40 mo" in texts(dialog)
        evening.press(dialog, "Crear")

    evening.next_dialog(guided)
    evening.press(evening.page, "Personaje nuevo")
    values = evening.munia.statistics
    assert (values.fue, values.des, values.con, values.int, values.sab, values.car) == (11, 14, 13, 14, 15, 15)
    assert (values.health_max, evening.munia.condition.health, evening.munia.money) == (11, 11, 4000)

    evening.program.window.room.dice = Fives()
    new = evening.people.findChild(QMenu, "new")
    evening.choose(new, "Personaje listo")
    ready = evening.people.chosen
    assert (ready.statistics.calling, ready.statistics.fue, ready.statistics.health_max) == ("hechicero", 15, 8)
    line = "2 guardias, salud 7, 1d6+1, blindaje 2"
    evening.next_dialog(lambda dialog: evening.enter(evening.write(dialog, "Quién", line)))
    evening.choose(new, "PNJ rápido…")
    guard = evening.people.chosen
    assert (guard.name, guard.kind, guard.statistics.own_rating) == ("Guardia 1", "npc", 2)
    assert len(evening.program.table.library.characters(evening.campaign)) == 4


def buy_armour(evening: Evening) -> None:
    """A breastplate costs 100 mo: with 40 it is refused, with 75 more there are 15 left."""
    evening.pick(evening.people.findChild(QListView, "characters"), "Munia")
    evening.key(Qt.Key.Key_2, CTRL)
    collect(evening, "coraza")

    def too_poor(dialog: QWidget) -> None:
        assert "Cuesta 100 mo; en la bolsa hay 40 mo: faltan 60 mo." in texts(dialog)
        pay = next(each for each in dialog.findChildren(Button) if each.text() == "Pagar y llevar")
        assert not pay.isEnabled()
        evening.press(dialog, "Cerrar")

    evening.next_dialog(too_poor)
    evening.press(evening.page, "Cesta (1)")
    evening.people.choose(evening.munia.id)
    evening.next_dialog(evening.does(
        lambda dialog: evening.write(dialog, "Oro", "75"), lambda dialog: evening.press(dialog, "Recibir"),
    ))  # fmt: skip
    evening.more("Recibir dinero…")
    assert evening.munia.money == 11500

    def rich_enough(dialog: QWidget) -> None:
        assert "Cuesta 100 mo; en la bolsa quedan 15 mo." in texts(dialog)
        evening.press(dialog, "Pagar y llevar")

    evening.key(Qt.Key.Key_2, CTRL)
    evening.next_dialog(rich_enough)
    evening.press(evening.page, "Cesta (1)")
    assert evening.munia.money == 1500
    search(evening, "mochila")
    evening.press(evening.page, "Dar")
    assert (evening.piece("mochila").quantity, evening.munia.money) == (1, 1500)


def search(evening: Evening, words: str) -> QTableView:
    """The catalogue, at the first line that is found."""
    evening.write(evening.page, "Buscar en la armería", words)
    table = evening.page.findChild(QTableView, "catalogue")
    table.setFocus()
    table.setCurrentIndex(table.model().index(0, 0))
    return table


def collect(evening: Evening, words: str) -> None:
    evening.qtbot.keyClick(search(evening, words), Qt.Key.Key_B)


def pack(evening: Evening) -> None:
    """The padded armour goes into the backpack; sword and breastplate are put on with Enter."""
    tree = evening.inventory()
    padded = evening.piece("armadura_acolchada")
    click(evening.qtbot, tree, padded.id)

    def into(dialog: QWidget) -> None:
        where = next(each for each in dialog.findChildren(QComboBox) if each.accessibleName() == "Adónde")
        where.setCurrentText("Dentro de: Mochila")
        evening.press(dialog, "Mover")

    evening.next_dialog(into)
    menu_line(tree, "Mover a…").trigger()
    assert evening.piece("armadura_acolchada").inside == evening.piece("mochila").id
    for key, slot in (("espada_larga", "hands"), ("coraza", "body")):
        click(evening.qtbot, tree, evening.piece(key).id)
        evening.enter(tree)
        assert evening.piece(key).slot == slot


def fight(evening: Evening) -> None:
    """DH-10, DH-11, DH-32: two fumbles take the d8 to d4; one die breaks, and two are rolled against the next blow."""
    for before, after in (("d8", "d6"), ("d6", "d4")):
        words = f"Espada larga: falla; resistencia {before} → {after}"
        evening.try_out("Ataque: Espada larga", evening.answers(words, "1 ", "1"))
    assert evening.piece("espada_larga").wear.steps == 2
    blow = evening.answers(
        "El golpe no hace daño · Coraza: 1 dado de blindaje roto", "5", "6", then="Romper un dado de blindaje"
    )
    evening.try_out("Esquivar", blow)
    assert (evening.piece("coraza").wear.broken, evening.munia.condition.health) == (1, 11)

    def rely_on_two(dialog: QWidget) -> None:
        evening.throw(dialog, "5", "6")
        evening.qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_2)
        evening.throw(dialog, "12")
        assert "El golpe hace 3 de daño; quedan 8 de salud" in texts(dialog)
        dialog.close()

    evening.try_out("Esquivar", rely_on_two)
    assert (evening.piece("coraza").wear.broken, evening.munia.condition.health) == (1, 8)


def nearly_die(evening: Evening) -> None:
    """DH-45: at 0 a 5 is a step towards death, a 20 is stable at 1."""
    hurt(evening, "8", "Herir en esta cantidad")
    assert evening.munia.condition.health == 0
    evening.try_out("A las puertas de la muerte", lambda dialog: (evening.throw(dialog, "5"), dialog.close()))
    assert evening.munia.condition.dying == 1
    evening.try_out("A las puertas de la muerte", lambda dialog: (evening.throw(dialog, "20"), dialog.close()))
    assert (evening.munia.condition.health, evening.munia.condition.dying) == (1, 0)
    hurt(evening, "10", "Curar esta cantidad")
    assert evening.munia.condition.health == 11


def hurt(evening: Evening, amount: str, button: str) -> None:
    spin = evening.sheet().findChild(QSpinBox, "quick-amount")
    spin.setFocus()
    spin.selectAll()
    evening.qtbot.keyClicks(spin, amount)
    evening.press(evening.page, button)


def mend(evening: Evening) -> None:
    """DH-34: a 4 is above the rating of 3. DH-15: a tenth of 15 gp and one day for d4 → d6."""
    tree = evening.inventory()
    click(evening.qtbot, tree, evening.piece("coraza").id)
    menu_line(tree, "To the workshop").trigger()
    take(evening, "repair")
    evening.throw(evening.page, "4")
    assert (evening.piece("coraza").wear.broken, evening.piece("coraza").wear.lost) == (0, 0)
    evening.pick(evening.page.findChild(QListView, "worn"), "Longsword")
    take(evening, "restore-durability")
    assert "Cost: 1 gp · 5 sp · 1 day · Munia has 15 gp" in texts(evening.page)
    evening.press(evening.page, "Restore durability at the smith's")
    assert "Longsword: d4 → d6, for 1 gp · 5 sp, ready in 1 day" in texts(evening.page)
    assert (evening.munia.money, evening.piece("espada_larga").wear.steps) == (1350, 2)
    evening.next_dialog(lambda dialog: evening.enter(dialog.findChild(QLineEdit)))
    evening.key(Qt.Key.Key_D, CTRL | SHIFT)
    assert evening.program.table.library.campaign(evening.campaign).day == 2
    assert evening.piece("espada_larga").wear.steps == 1


def take(evening: Evening, job: str) -> None:
    """Put another job on the bench, unless it lies there already."""
    texts(evening.page)
    for each in evening.page.findChildren(Button):
        if each.property("job") == job and each.isVisible():
            evening.press(evening.page, each.accessibleName())
            return


def grow(evening: Evening) -> None:
    """DH-5: one more d10, a 9; then a tag, and a guard leaves for the archive."""
    evening.sheet()
    evening.next_dialog(evening.answers("Level 2: 9 more health, 20 in all", "9"))
    evening.more("Level up…")
    assert (evening.munia.statistics.level, evening.munia.condition.health) == (2, 20)
    field = evening.page.findChild(TagField)
    field.setFocus()
    evening.qtbot.keyClicks(field, "ford")
    evening.enter(field)
    assert evening.munia.tags == "ford"
    people = evening.people.findChild(QListView, "characters")
    evening.pick(people, "Guardia 1")
    evening.more("Put into the archive")
    assert [people.model().index(row, 0).data() for row in range(people.model().rowCount())].count("Guardia 1") == 0


def change_a_rule(evening: Evening) -> None:
    """DH-7: a critical hit of 5 does 10 by the book, and 5 by this house's rule."""
    tree = evening.inventory()
    if not evening.piece("espada_larga").slot:
        click(evening.qtbot, tree, evening.piece("espada_larga").id)
        evening.enter(tree)
    by_the_book = evening.answers("Longsword: hits for 10, and the target is down", "20", "5")
    evening.try_out("Attack: Longsword", by_the_book)

    def off(dialog: QWidget) -> None:
        card = next(each for each in dialog.findChildren(RuleCard) if each.rule.name == "critical_doubles")
        box = card.findChild(QComboBox)
        box.setCurrentIndex(box.findData("off"))
        box.activated.emit(box.currentIndex())
        dialog.close()

    evening.next_dialog(off)
    evening.main_menu("Campaign", "House rules…")
    evening.try_out("Attack: Longsword", evening.answers("Longsword: hits for 5, the target has 5 left", "20", "5"))


def split_loot(evening: Evening) -> None:
    """C79: 1 gp and 1 cp between three is 33 cp each, and 2 stay. A guard gets a share when one says so."""
    evening.key(Qt.Key.Key_5, CTRL)
    new = next(each for each in evening.page.findChildren(Button) if each.text() == "New" and each.isVisible())
    evening.next_dialog(lambda dialog: evening.enter(evening.write(dialog, "Name", "Wet chest")))
    new.menu().actions()[0].trigger()
    evening.next_dialog(evening.does(
        lambda dialog: evening.write(dialog, "Gold", "1"),
        lambda dialog: evening.enter(evening.write(dialog, "Copper", "1")),
    ))  # fmt: skip
    evening.press(evening.page, "Change…")

    def split(dialog: QWidget) -> None:
        shown = texts(dialog)
        assert (shown[1], shown.count("5 sp"), shown[-1]) == ("1 gp · 1 cp", 2, "1 cp")
        guard = next(each for each in dialog.findChildren(QCheckBox) if each.text() == "Guardia 2")
        guard.click()
        shown = texts(dialog)
        assert (shown[1], shown.count("3 sp · 3 cp"), shown[-1]) == ("1 gp · 1 cp", 3, "2 cp")
        evening.press(dialog, "Split the money")

    evening.next_dialog(split)
    evening.press(evening.page, "Split the money…")
    assert evening.munia.money == 1350 + 33
    (stock,) = evening.program.table.loot.stocks(evening.campaign)
    assert (stock.holder.name, stock.holder.money) == ("Wet chest", 2)


def go_back_and_forth(evening: Evening) -> None:
    """Back to before the new level, and forth again with the keys."""
    done = all_rows(evening.program.table)
    evening.key(Qt.Key.Key_H, CTRL)
    panel = evening.window.findChild(HistoryPanel)
    view = panel.findChild(QListView, "history")
    model = view.model()
    lines = [model.index(row, 0).data(Role.ROW) for row in range(model.rowCount())]
    level = next(line.text for line in lines if "Level 2" in line.text)
    steps = [line.text for line in lines if line.kind == "chapter"].index(level) + 1
    evening.pick(view, level)
    evening.next_dialog(lambda dialog: evening.press(dialog, "Undo all of them"))
    evening.press(panel, "Undo to here…")
    assert (evening.munia.statistics.level, evening.munia.money, evening.munia.tags) == (1, 1350, "")
    assert evening.program.table.loot.stocks(evening.campaign) == []
    for _ in range(steps):
        evening.key(Qt.Key.Key_Y, CTRL)
    assert all_rows(evening.program.table) == done


def find(evening: Evening) -> None:
    """From anywhere to the sword in Munia's inventory."""

    def go(dialog: QWidget) -> None:
        assert isinstance(dialog, PaletteDialog)
        field = dialog.findChild(QLineEdit)
        evening.qtbot.keyClicks(field, "longsword munia")
        evening.enter(field)

    evening.next_dialog(go)
    evening.key(Qt.Key.Key_K, CTRL)
    tree = evening.page.findChild(InventoryTree, "inventory")
    assert tree.isVisible()
    assert [held.item.id for held in tree.chosen] == [evening.piece("espada_larga").id]


def print_it(evening: Evening, target: Path) -> None:
    """Name, load, purse and the sword's die stand on the paper: it was a d8, fell to d4 and came back to d6."""

    def where(dialog: QWidget) -> None:
        assert isinstance(dialog, QFileDialog)
        dialog.selectFile(str(target))
        dialog.accept()

    def save(dialog: QWidget) -> None:
        evening.next_dialog(where)
        evening.press(dialog, "Save as PDF…")
        assert f"Saved as {target}." in texts(dialog)
        dialog.close()

    evening.next_dialog(save)
    evening.key(Qt.Key.Key_P, CTRL)
    words = " ".join(PdfReader(target).pages[0].extract_text().split())
    for line in ("Munia", "Health · 20 of 20", "Breastplate · armour rating 3", "Load 4 of 20 things",
                 "Longsword 11+ 1d8 1 d6 › d4 (was d8)", "13 GOLD 8 SILVER 3 COPPER"):  # fmt: skip
        assert line in words


def undo_everything(evening: Evening, empty: dict[str, list[tuple[object, ...]]]) -> None:
    """Ctrl+Z to the end, also of what was done before the restart."""
    for _ in range(100):
        evening.key(Qt.Key.Key_Z, CTRL)
        if "There is nothing to undo here." in texts(evening.window):
            break
    assert all_rows(evening.program.table) == empty
