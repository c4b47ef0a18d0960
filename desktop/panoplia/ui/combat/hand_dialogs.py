# SPDX-License-Identifier: GPL-3.0-or-later
"""How a fighter stands, and what lies on them, as the GM says."""

from PySide6.QtWidgets import QLineEdit, QWidget

from panoplia.rules.fights.commands import (
    LONGEST_EFFECT,
    MOST_MODIFIER,
    MOST_TURNS,
    Affect,
    SetByHand,
)
from panoplia.ui.combat.play import FightPlay
from panoplia.ui.form_dialog import FormDialog
from panoplia.ui.play.circumstances import CircumstancesForm
from panoplia.ui.widgets.choice_box import ChoiceBox
from panoplia.ui.widgets.spin import SpinBox


class FiguresDialog(FormDialog):
    """Every figure and state of a fighter, each with what it is now."""

    def __init__(self, play: FightPlay, fighter: int, parent: QWidget) -> None:
        room, course = play.room, play.course
        name = course.fight.fighter(fighter).name
        super().__init__(room, name, self.tr("Set"), self._set, parent)
        self._play, self._fighter = play, fighter
        self.seen = [course]
        self._circumstances = course.combat.by_hand(course.fight, fighter)
        self._told = CircumstancesForm()
        self._told.show_circumstances(self._circumstances, {}, room.speech)
        self.explain(self.tr("What you set here is an act of the fight, and is undone as one."))
        self.add_whole(self._told)

    def _set(self) -> None:
        self._told.check()
        told, asked = self._told.told, self._told.asked
        changed = {each.id: told[each.id] for each in self._circumstances
                   if each.id in asked and told[each.id] != each.start}  # fmt: skip
        if changed:
            self._play.give(SetByHand(self._fighter, changed))


class EffectDialog(FormDialog):
    """A word for it, how many turns of whom, and what it adds to the rolls of the one that it lies on."""

    def __init__(self, play: FightPlay, fighter: int, parent: QWidget) -> None:
        fight = play.course.fight
        super().__init__(play.room, self.tr("Effect"), self.tr("Put on"), self._affect, parent)
        self._play, self._fighter = play, fighter
        self.tell(fight.fighter(fighter).name, "strong")
        self._name, self._turns, self._modifier = QLineEdit(), SpinBox(), SpinBox()
        self._name.setMaxLength(LONGEST_EFFECT)
        self._turns.setRange(1, MOST_TURNS)
        self._modifier.setRange(-MOST_MODIFIER, MOST_MODIFIER)
        self._whose, self._at = ChoiceBox(), ChoiceBox()
        for other in fight.present:
            self._whose.addItem(other.name, other.id)
        self._whose.setCurrentIndex(max(self._whose.findData(fighter), 0))
        self._at.addItem(self.tr("when it ends"), "end")
        self._at.addItem(self.tr("when it begins"), "start")
        self.add(self.tr("What"), self._name)
        self.add(self.tr("Turns"), self._turns)
        self.add(self.tr("Turns of"), self._whose)
        self.add(self.tr("A turn counts"), self._at)
        self.add(self.tr("Modifier"), self._modifier)

    def _affect(self) -> None:
        command = Affect(
            self._fighter, self._name.text().strip(), int(self._whose.currentData()), self._at.currentData(),
            self._turns.value(), self._modifier.value(),
        )  # fmt: skip
        self._play.give(command)
