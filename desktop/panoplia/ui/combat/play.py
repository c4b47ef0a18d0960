# SPDX-License-Identifier: GPL-3.0-or-later
"""One fight at the screen: commands and answers go to the table, and what it says then is all that is known here."""

from collections.abc import Callable, Sequence
from contextlib import suppress

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QDialog

from panoplia.rules.fights.commands import Command
from panoplia.rules.fights.state import Fighter, Side
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Choice
from panoplia.store.faults import Fault
from panoplia.store.records import Report
from panoplia.table.courses import FIGHT_TABLES, Course
from panoplia.table.fights import Pending
from panoplia.ui.room import Room

SHOWN = FIGHT_TABLES | {"character", "portrait"}


class FightPlay(QObject):
    """Signals once for each thing that a person does, however many answers the program's dice gave for it.

    A person acts on what they see: where another window has gone on meanwhile, that is shown first.
    """

    changed = Signal()
    """The fight is to be read again."""
    refused = Signal(object)
    """A ``Note``: something could not be done."""
    mended = Signal()
    """Something was done: what was refused before does not stand any more."""

    def __init__(self, room: Room, encounter: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.room = room
        self.encounter = encounter
        self._held = self._stale = False
        self._coming: list[tuple[int, Side, int]] = []
        self.read()
        room.changed.connect(self._on_changed)

    @property
    def course(self) -> Course:
        """How the fight went so far, as it was read last: all that is shown of it belongs together."""
        return self._course

    @property
    def pending(self) -> Pending | None:
        """What is asked; ``Refused`` where the open act cannot go on."""
        return self.room.table.fights.pending(self.encounter)

    def acting(self) -> Fighter | None:
        """Whose turn it is."""
        fight = self.course.fight
        return fight.fighter(fight.acting) if fight.acting else None

    def read(self) -> None:
        """Read the fight again; ``Refused`` where it is gone or only planned by now."""
        self._course = self.room.table.fights.course(self.encounter)

    def command(self, command: Command) -> bool:
        """Do a command; the program's dice go on with it where they are to roll."""
        return self.attempt(lambda: self.room.table.fights.command(self.encounter, command), rolls_on=True)

    def give(self, command: Command) -> None:
        """Do a command; ``Refused`` where it cannot be obeyed."""
        self.do(lambda: self.room.table.fights.command(self.encounter, command))

    def answer(self, text: str) -> bool:
        """Answer what is asked."""
        return self.attempt(lambda: self.room.table.fights.answer(self.encounter, text), rolls_on=True)

    def roll(self) -> bool:
        """Answer by the program's dice; where those are to roll by themselves, until there is something to decide."""
        return self.attempt(self._roll, rolls_on=True)

    def join(self, characters: Sequence[int], side: Side, since: int) -> None:
        """Have some come in, one after the other, as each may be asked something; ``Refused`` where they cannot."""
        self._coming = [(character, side, since) for character in characters]
        self.do(lambda: None)

    @Slot()
    def undo(self) -> None:
        """Take back the last answer, or the last act."""
        self._coming = []
        self.attempt(lambda: self.room.table.fights.undo(self.encounter))

    @Slot()
    def redo(self) -> None:
        """Do again what was undone last."""
        self.attempt(lambda: self.room.table.fights.redo(self.encounter))

    @Slot()
    def take_back(self) -> None:
        """Take back the last answer of the act that is open, or all of it."""
        self._coming = []
        self.attempt(lambda: self.room.table.fights.take_back(self.encounter))

    def undo_to(self, seq: int) -> bool:
        """Take back an act and all after it."""
        return self.attempt(lambda: self.room.table.fights.undo_to(self.encounter, seq))

    def attempt(self, verb: Callable[[], object], rolls_on: bool = False) -> bool:
        """Do something to the fight; a refusal is signalled."""
        try:
            self.do(verb, rolls_on)
        except Refused as refusal:
            self.refused.emit(refusal.note)
            if isinstance(refusal, Fault):
                # The main window says whether all is saved.
                self.room.refuse(refusal.note)
            # Another window may have gone on meanwhile.
            self._look()
            return False
        return True

    def do(self, verb: Callable[[], object], rolls_on: bool = True) -> None:
        """Do something to the fight as it is shown; ``Refused`` where it cannot be done."""
        self._held = True
        try:
            self.room.table.as_seen([self._course], verb)
            if rolls_on:
                self._go_on()
            self.mended.emit()
        finally:
            self._held = False
            if self._stale:
                self._stale = False
                self._look()

    def _go_on(self) -> None:
        """What follows by itself: the program's dice where they are to roll, then whoever comes in next."""
        while True:
            if self._rolls_by_itself():
                self._roll()
            elif self._coming and self.pending is None:
                self.room.table.fights.join(self.encounter, *self._coming.pop(0))
            else:
                return

    def open(self, dialog: Callable[[], QDialog]) -> None:
        """Open a dialog about the fight, unless what it asks about is gone."""
        try:
            dialog().open()
        except Refused as refusal:
            self.refused.emit(refusal.note)

    def _look(self) -> None:
        """One that is gone stays as it was, until whoever shows it has seen that."""
        with suppress(Refused):
            self.read()
        self.changed.emit()

    def _roll(self) -> None:
        pending = self.pending
        # Where nothing is asked any more, the table says so.
        self.room.table.fights.answer(self.encounter, pending.rolled(self.room.dice) if pending else "")

    def _rolls_by_itself(self) -> bool:
        if self.room.who_rolls != "program":
            return False
        pending = self.pending
        return pending is not None and not isinstance(pending.request, Choice)

    @Slot(object)
    def _on_changed(self, report: Report) -> None:
        if not any(change.table in SHOWN for change in report.changes):
            return
        if self._held:
            self._stale = True
        else:
            self._look()
