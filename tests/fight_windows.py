# SPDX-License-Identifier: GPL-3.0-or-later
"""A fight of Dungeon Hack in its real window: fixtures, and hands that click, type and read there."""

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QListView, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from panoplia.rules.fights.commands import Begin, Command
from panoplia.rules.fights.state import Fight
from panoplia.store.records import Act
from panoplia.table.table import Table
from panoplia.ui.combat.fights import open_fight
from panoplia.ui.combat.window import FightWindow
from panoplia.ui.models.rows import Role
from panoplia.ui.widgets.labels import PlainLabel
from window import Play
from world import World, open_table


def planned(table: Table, world: World, foes: int = 2, name: str = "Emboscada") -> int:
    """Enyra in a coat of rings with her axe, and Drake, against some sergeants; the id of the encounter."""
    coat = table.trade.give(world.entry["cota_de_anillas"], table.library.character(world.enyra).holder)
    table.inventory.equip(coat.id)
    sergeant = next(line for line in table.encounters.bestiary(world.campaign) if line.names.es.startswith("Sargento"))
    return table.encounters.plan(world.campaign, name, [world.enyra, world.drake], [(sergeant.id, foes)]).id


class FightHands:
    """One fight, led as a person leads it."""

    def __init__(self, qtbot: QtBot, program: Play, encounter: int) -> None:
        self.qtbot, self.program, self.encounter = qtbot, program, encounter
        self.keys = 0

    @property
    def table(self) -> Table:
        return self.program.table

    @property
    def window(self) -> FightWindow:
        found = [each for each in QApplication.topLevelWidgets() if isinstance(each, FightWindow) and each.isVisible()]
        (window,) = [each for each in found if each.encounter == self.encounter]
        return window

    @property
    def fight(self) -> Fight:
        return self.table.fights.state(self.encounter)

    @property
    def acts(self) -> list[Act]:
        return self.table.library.acts(self.encounter)

    def open(self) -> FightWindow:
        """Start it where it has not begun, and show its window."""
        if self.table.library.encounter(self.encounter).phase == "planned":
            self.table.fights.start(self.encounter)
        open_fight(self.program.window.room, self.encounter)
        window = self.window
        self.qtbot.waitActive(window)
        window.activateWindow()
        QApplication.processEvents()
        return window

    def begun(self) -> "FightHands":
        """In its first turn, that of Enyra."""
        self.open()
        self.click("Begin the fight")
        return self

    def view(self, name: str) -> QListView:
        view = self.window.findChild(QListView, name)
        assert view is not None
        return view

    def row(self, view: str, words: str) -> QModelIndex:
        """The last row that shows these words."""
        model = self.view(view).model()
        rows = [model.index(row, 0) for row in range(model.rowCount())]
        return [index for index in rows if words in str(index.data())][-1]

    def choose(self, view: str, words: str) -> None:
        """Click on a row."""
        where = self.view(view)
        index = self.row(view, words)
        where.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)
        QApplication.processEvents()
        self.qtbot.mouseClick(where.viewport(), Qt.MouseButton.LeftButton, pos=self.place(where, index))
        QApplication.processEvents()

    def place(self, view: QListView, index: QModelIndex) -> QPoint:
        return view.visualRect(index).topLeft() + QPoint(30, 8)

    def button(self, words: str) -> QPushButton:
        QApplication.processEvents()
        return next(each for each in self.window.findChildren(QPushButton) if each.isVisible() and each.text() == words)

    def click(self, words: str) -> None:
        self.qtbot.mouseClick(self.button(words), Qt.MouseButton.LeftButton)
        QApplication.processEvents()

    def press(self, key: Qt.Key | str, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key to whatever has the keyboard."""
        self.keys += 1
        QApplication.processEvents()
        where = self.window.focusWidget() or self.window
        if isinstance(key, str):
            self.qtbot.keyClicks(where, key, modifier)
        else:
            self.qtbot.keyClick(where, key, modifier)
        QApplication.processEvents()

    def texts(self, parent: QWidget | None = None) -> list[str]:
        QApplication.processEvents()
        return [label.text() for label in (parent or self.window).findChildren(PlainLabel) if label.isVisible()]

    def log(self) -> list[str]:
        model = self.view("fight_log").model()
        return [str(model.index(row, 0).data(Role.ROW).text) for row in range(model.rowCount())]

    def asked(self) -> str:
        """The kind of what is asked: ``dice``, ``choice``; else the state of the window."""
        return str(self.window._state)


def headless(folder: Path, acts: list[Act], foes: int = 2) -> list[tuple[object, ...]]:
    """The same commands with the same answers in a library without a window; what was recorded of them."""
    folder.mkdir()
    table = open_table(folder)
    try:
        world = World.made(table)
        encounter = planned(table, world, foes)
        course = table.fights.start(encounter)
        for act in acts:
            command: Command = course.documents.command(act.command)
            table.fights.command(encounter, command)
            for answer in act.answers:
                table.fights.answer(encounter, answer)
        return recorded(table.library.acts(encounter))
    finally:
        table.library.close()


def recorded(acts: list[Act]) -> list[tuple[object, ...]]:
    return [(act.seq, act.command, act.answers, act.notes, act.after) for act in acts]


@pytest.fixture
def hands(program: Play, campaign: World, qtbot: QtBot) -> FightHands:
    """Planned, not begun."""
    return FightHands(qtbot, program, planned(program.table, campaign))


@pytest.fixture
def begun(hands: FightHands) -> FightHands:
    return hands.begun()


def begin_quietly(hands: FightHands) -> None:
    """The first round, without a window."""
    hands.table.fights.start(hands.encounter)
    hands.table.fights.command(hands.encounter, Begin())
