# SPDX-License-Identifier: GPL-3.0-or-later
"""The GM's hand: what the book does not ask for, done to any fighter at any time. All of it are acts of the fight."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from panoplia.rules.fights.commands import Command, Finish, Leave, Lift, Reorder
from panoplia.ui.combat.play import FightPlay
from panoplia.ui.models.fighters import lasting_on


class Hand(QObject):
    """Menus and dialogs over one fight; ``window`` is what they belong to."""

    def __init__(self, play: FightPlay, window: QWidget) -> None:
        super().__init__(window)
        self._play, self._window = play, window

    @property
    def free(self) -> bool:
        """Whether acts can be done now: the fight runs, and nothing is asked."""
        course = self._play.course
        return course.row.phase == "running" and course.open is None

    def menu_of(self, fighter: int, parent: QWidget) -> QMenu:
        """What can be done to a fighter."""
        menu = _menu(parent)
        fight = self._play.course.fight
        if not fight.has(fighter):
            return menu
        present = fight.fighter(fighter).presence == "in"
        self._entry(menu, self.tr("Set figures…"), lambda: self.set_figures(fighter), key="F2")
        self._entry(menu, self.tr("Effect…"), lambda: self.affect(fighter))
        for effect, words in zip(fight.effects_on(fighter), lasting_on(fight, fighter), strict=True):
            said = self.tr("End: {effect}").format(effect=self._play.room.speech.say(words))
            self._entry(menu, said, self._doing(Lift(effect.id)))
        menu.addSeparator()
        begun = present and bool(fight.round)
        self._entry(menu, self.tr("Earlier in the order"), lambda: self.move(fighter, -1), begun, "Alt+Up")
        self._entry(menu, self.tr("Later in the order"), lambda: self.move(fighter, 1), begun, "Alt+Down")
        menu.addSeparator()
        self._entry(menu, self.tr("Flees"), self._doing(Leave(fighter, fled=True)), present)
        self._entry(menu, self.tr("Leaves the fight"), self._doing(Leave(fighter)), present)
        return menu

    def menu_of_all(self, parent: QWidget) -> QMenu:
        """What can be done to the fight."""
        menu = _menu(parent)
        fight = self._play.course.fight
        self._entry(menu, self.tr("Order of turns by the book"), self._doing(Reorder()), fight.by_hand)
        menu.addSeparator()
        self._entry(menu, self.tr("End the fight"), self.finish, bool(fight.round))
        return menu

    @Slot()
    def add(self) -> None:
        """Ask who comes into the fight."""
        if self.free:
            # Imported when it is wanted: the window must not wait for it.
            from panoplia.ui.combat.join_dialog import JoinDialog

            self._play.open(lambda: JoinDialog(self._play, self._window))

    @Slot()
    def finish(self) -> None:
        """End the fight; undo takes it back."""
        self._play.command(Finish())

    def set_figures(self, fighter: int) -> None:
        """Ask how a fighter stands."""
        if self.free and self._play.course.fight.has(fighter):
            from panoplia.ui.combat.hand_dialogs import FiguresDialog

            self._play.open(lambda: FiguresDialog(self._play, fighter, self._window))

    def affect(self, fighter: int) -> None:
        """Ask what lies on a fighter from now on."""
        if self.free and self._play.course.fight.has(fighter):
            from panoplia.ui.combat.hand_dialogs import EffectDialog

            self._play.open(lambda: EffectDialog(self._play, fighter, self._window))

    def move(self, fighter: int, by: int) -> None:
        """One place earlier or later in the order of turns."""
        fight = self._play.course.fight
        present = {each.id for each in fight.present}
        order = [id for id in fight.order if id in present]
        if not self.free or fighter not in order:
            return
        place = order.index(fighter)
        if 0 <= place + by < len(order):
            order[place], order[place + by] = order[place + by], order[place]
            self._play.command(Reorder(tuple(order)))

    def _doing(self, command: Command) -> Callable[[], object]:
        return lambda: self._play.command(command)

    def _entry(self, menu: QMenu, text: str, do: Callable[[], object], enabled: bool = True, key: str = "") -> QAction:
        """A line of a menu; the menu lives no longer than it is shown, and with it what the line does."""
        action = menu.addAction(text.replace("&", "&&"), do)
        action.setEnabled(enabled and self.free)
        if key:
            action.setShortcut(QKeySequence(key))
            # The list itself listens to the key.
            action.setShortcutVisibleInContextMenu(True)
        return action


def _menu(parent: QWidget) -> QMenu:
    menu = QMenu(parent)
    menu.aboutToHide.connect(menu.deleteLater)
    return menu
