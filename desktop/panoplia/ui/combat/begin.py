# SPDX-License-Identifier: GPL-3.0-or-later
"""The middle of the window before the first round, and after the last."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from panoplia.rules.fights.commands import Begin
from panoplia.ui.combat.play import FightPlay
from panoplia.ui.widgets.buttons import Button, PrimaryButton
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.flow import FlowRow
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.tick_box import TickBox

COMBAT_PAGE = "combat"


class BeginPanel(QWidget):
    """Who is surprised, and the button that begins."""

    def __init__(self, play: FightPlay) -> None:
        super().__init__()
        self._play = play
        self._ticks: dict[int, TickBox] = {}
        self._title = PlainLabel(kind="title", elided=True)
        self._card, self._question = Card(), PlainLabel(kind="question", wrapped=True)
        self._card.set_marked(True)
        self._told = PlainLabel(kind="secondary", wrapped=True)
        self._people = FlowRow(gap=14)
        self._begin = PrimaryButton()
        self._begin.deliberate = True
        for widget in (self._question, self._told, self._people):
            self._card.body.addWidget(widget)
        self._card.body.addWidget(self._begin, 0, Qt.AlignmentFlag.AlignLeft)
        _stand(self, self._title, self._card)
        self._begin.clicked.connect(self.begin)

    def refresh(self) -> None:
        """Whoever is in it now; a tick stays."""
        fight = self._play.course.fight
        self._title.setText(self.tr("Before the first round"))
        self._question.setText(self.tr("Is anyone surprised?"))
        self._told.setText(self.tr("Tick those who are caught unawares; else just begin."))
        self._begin.setText(self.tr("Begin the fight"))
        names = {fighter.id: fighter.name for fighter in fight.present}
        self._ticks = {id: self._ticks.get(id) or TickBox(name, "") for id, name in names.items()}
        self._people.set_widgets(list(self._ticks.values()))

    def focus(self) -> None:
        """Put the keyboard on what begins."""
        self._begin.setFocus()

    def press(self) -> None:
        """Do what the button does."""
        self._begin.click()

    @Slot()
    def begin(self) -> None:
        """Begin, with those who are ticked surprised."""
        surprised = tuple(id for id, tick in self._ticks.items() if tick.isChecked())
        if self._play.command(Begin(surprised)):
            self._ticks = {}


class OverPanel(QWidget):
    """The fight is over, or its aftermath is applied."""

    aftermath_wanted = Signal()

    def __init__(self, play: FightPlay) -> None:
        super().__init__()
        self._play = play
        self._title = PlainLabel(kind="title", elided=True)
        self._card, self._told = Card(), PlainLabel(wrapped=True)
        self._card.set_marked(True)
        self._go, self._undo = PrimaryButton(), Button()
        self._undo.deliberate = True
        self._card.body.addWidget(self._told)
        for button in (self._go, self._undo):
            self._card.body.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        _stand(self, self._title, self._card)
        self._go.clicked.connect(self._on_go)
        self._undo.clicked.connect(play.undo)

    @property
    def title(self) -> str:
        """What has happened."""
        return self._title.text()

    def refresh(self) -> None:
        """Over, or applied as well."""
        applied = self._play.course.row.phase == "applied"
        self._title.setText(self.tr("The fight is over"))
        self._told.setText(
            self.tr("Its aftermath is applied: wounds, wear and loot stand on the sheets.")
            if applied
            else self.tr("Wounds, wear and loot are not on the sheets yet: the aftermath writes them.")
        )
        self._go.setText(self.tr("To the page of combat") if applied else self.tr("To the aftermath"))
        self._undo.setText(self.tr("Fight on (undo the end)"))
        self._undo.setVisible(not applied)

    def focus(self) -> None:
        """Put the keyboard on the way on."""
        self._go.setFocus()

    @Slot()
    def _on_go(self) -> None:
        self.aftermath_wanted.emit()
        self._play.room.page_wanted.emit(COMBAT_PAGE, self._play.encounter)


def _stand(panel: QWidget, title: PlainLabel, card: Card) -> None:
    column = QVBoxLayout(panel)
    column.setContentsMargins(20, 14, 16, 14)
    column.setSpacing(12)
    column.addWidget(title)
    column.addWidget(card)
    column.addStretch(1)
