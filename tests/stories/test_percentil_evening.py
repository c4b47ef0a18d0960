# SPDX-License-Identifier: GPL-3.0-or-later
"""An evening with the second rule system: learn, ask why, cast, shoot, rest, have a sword made, and undo it all."""

from pathlib import Path

from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLineEdit, QTableView, QWidget
from pytestqt.qtbot import QtBot

from hands import CTRL, SHIFT, Arrange, Hands, texts
from panoplia.rules.d100.character import Condition
from panoplia.store.records import Character
from panoplia.ui.characters.preview import PreviewDialog
from panoplia.ui.widgets.choice_box import ChoiceBox
from panoplia.ui.widgets.why_popup import WhyPopup
from panoplia.ui.widgets.why_value import WhyValue
from window import Play
from world import all_rows


class Evening(Hands):
    """The hands of whoever plays the demo campaign."""

    def person(self, name: str) -> Character:
        library = self.program.table.library
        return next(one for one in library.characters(library.campaigns()[0].id) if one.name == name)

    def condition(self, name: str) -> Condition:
        condition = self.person(name).condition
        assert isinstance(condition, Condition)
        return condition

    def sheet(self, name: str) -> QWidget:
        page = self.people
        page.choose(self.person(name).id)
        page.detail.show_tab(0)
        return page

    def try_out(self, name: str, trial: str, *throws: str) -> None:
        """Press the die of a trial, and type what the dice show."""

        def act(dialog: QWidget) -> None:
            self.throw(dialog, *throws)
            dialog.close()

        self.next_dialog(act)
        self.press(self.sheet(name), trial)


def test_an_evening_in_the_fog(qtbot: QtBot, program: Play, answering: Arrange, tmp_path: Path) -> None:
    evening = Evening(qtbot, program, answering)
    open_the_other_demo(evening)
    begun = all_rows(program.table)
    learn(evening)
    ask_why(evening)
    cast(evening)
    fall_and_be_saved(evening)
    rest(evening)
    have_a_sword_made(evening)
    print_it(evening, tmp_path / "altra.pdf")
    last = all_rows(program.table)
    program.restart()
    assert all_rows(program.table) == last
    undo_everything(evening, begun)


def open_the_other_demo(evening: Evening) -> None:
    which = evening.page.findChild(ChoiceBox)
    which.setCurrentText("Niebla sobre Altaroca · Percentil (d100)")
    evening.press(evening.page, "Open the demo campaign")
    assert [one.system for one in evening.program.table.library.campaigns()] == ["d100"]


def learn(evening: Evening) -> None:
    """PC-3: a spell from the list, a skill with mastery and a talent's bonus; PC-10: 44 + 10 + 5."""

    def spell(dialog: QWidget) -> None:
        box = dialog.findChild(ChoiceBox)
        box.setCurrentText("Shadow knives")
        evening.press(dialog, "Save")

    evening.next_dialog(spell)
    evening.press(evening.sheet("Altra Nebelhorn"), "Add a spell")

    def skill(dialog: QWidget) -> None:
        evening.write(dialog, "Type to find…", "Hypnotism")
        mastery = next(box for box in dialog.findChildren(ChoiceBox) if box.accessibleName() == "Mastery")
        mastery.setCurrentText("+10%")
        evening.write(dialog, "Bonuses by talents", "Ojos grises +5")
        evening.press(dialog, "Save")

    evening.next_dialog(skill)
    evening.press(evening.sheet("Altra Nebelhorn"), "Add a skill")
    statistics = evening.person("Altra Nebelhorn").statistics
    assert statistics.spells[-1].key == "punales_de_sombra"
    assert (statistics.skills[-1].key, statistics.skills[-1].mastery) == ("hipnotismo", 10)
    assert [(each.name, each.value) for each in statistics.skills[-1].talents] == [("Ojos grises", 5)]


def ask_why(evening: Evening) -> None:
    """PC-4, PC-90: 37 and 5 less 10 for the mail."""
    page = evening.sheet("Gertraud Falk")
    agility = next(value for value in page.findChildren(WhyValue) if "Mail shirt" in value.toolTip())
    agility.setFocus()
    evening.qtbot.keyClick(agility, Qt.Key.Key_Return)
    popup = evening.window.findChild(WhyPopup)
    told = texts(popup)
    assert [words for words in told if words.startswith(("+", "−"))] == ["+37", "+5", "−10"]
    assert "(PC-90)" in told
    evening.qtbot.keyClick(popup, Qt.Key.Key_Escape)


def cast(evening: Evening) -> None:
    """PC-71, PC-77: 3 + 5, +1 by the stone and −1 by leather against 6; then 7 + 4 − 3 of the target's 10 wounds."""
    assert evening.condition("Altra Nebelhorn").mana == 22
    evening.try_out("Altra Nebelhorn", "Cast: Flare", "35", "7")
    assert evening.condition("Altra Nebelhorn").mana == 16


def fall_and_be_saved(evening: Evening) -> None:
    """PC-36, PC-37, PC-61: a critical of value 5 is death whatever the roll; a point of fate averts it for good."""
    page = evening.sheet("Rufo Piedefieltro")
    wounds = page.findChild(QLineEdit, "condition.wounds")
    wounds.selectAll()
    evening.qtbot.keyClicks(wounds, "0")
    evening.enter(wounds)

    def critical(dialog: QWidget) -> None:
        value = next(spin for spin in dialog.findChildren(QWidget, "value"))
        value.setValue(5)
        evening.throw(dialog, "99")
        dialog.close()

    evening.next_dialog(critical)
    evening.press(evening.sheet("Rufo Piedefieltro"), "Critical wound")
    assert evening.condition("Rufo Piedefieltro").dead

    def fate(dialog: QWidget) -> None:
        evening.press(dialog, "Spend a point of fate instead of dying")
        dialog.close()

    evening.next_dialog(fate)
    evening.press(evening.sheet("Rufo Piedefieltro"), "Spend a point of fate instead of dying")
    rufo = evening.condition("Rufo Piedefieltro")
    assert (rufo.dead, rufo.wounds, evening.person("Rufo Piedefieltro").statistics.fate) == (False, 0, 2)


def rest(evening: Evening) -> None:
    """PC-60: in a week a hero with 3 wounds gains one and Gertraud, with 8 of 12, all that she lacks; PC-79: mana."""

    def pass_days(dialog: QWidget) -> None:
        evening.write(dialog, "Days", "7")
        tick = next(each for each in dialog.findChildren(QCheckBox) if each.text() == "The party rests")
        tick.click()
        evening.press(dialog, "Pass them")

    evening.next_dialog(pass_days)
    evening.key(Qt.Key.Key_D, CTRL | SHIFT)
    assert evening.condition("Hermano Anselm de la Cuesta").wounds == 4
    assert evening.condition("Gertraud Falk").wounds == 12
    assert evening.condition("Altra Nebelhorn").mana == 40
    assert evening.condition("Rufo Piedefieltro").wounds == 1


def have_a_sword_made(evening: Evening) -> None:
    """PC-92: ten times 10 gold crowns, and 5 % more to hit."""
    page = evening.program.page("armoury")
    evening.write(page, "Search the armoury", "hand weapon")
    table = page.findChild(QTableView, "catalogue")
    table.setCurrentIndex(table.model().index(0, 0))
    evening.press(page, "Add this make to the armoury: exceptional")
    assert page.chosen.names.en == "Hand weapon, exceptional make"
    assert (page.chosen.price, page.chosen.data.craft) == (24000, "exceptional")


def print_it(evening: Evening, file: Path) -> None:
    preview = PreviewDialog(evening.window.room, evening.person("Altra Nebelhorn"))
    evening.qtbot.addWidget(preview)
    preview.save(file)
    paper = "".join(page.extract_text() for page in PdfReader(file).pages)
    assert "Hypnotism" in paper
    assert "Ojos grises +5" in paper
    assert "Shadow knives" in paper


def undo_everything(evening: Evening, begun: object) -> None:
    for _ in range(30):
        if all_rows(evening.program.table) == begun:
            return
        evening.key(Qt.Key.Key_Z, CTRL)
    assert all_rows(evening.program.table) == begun
