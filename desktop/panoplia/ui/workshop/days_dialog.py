# SPDX-License-Identifier: GPL-3.0-or-later
"""A small form that lets days go by, and shows what will be ready and what becomes of the party."""

from collections.abc import Iterator

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from panoplia.rules.editors import Number
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note, sentences
from panoplia.rules.refusal import Refused
from panoplia.store.records import Report
from panoplia.table.days import Rested, days_left
from panoplia.table.naming import few
from panoplia.table.reading import Holding
from panoplia.ui.form_dialog import FormDialog
from panoplia.ui.look import fonts
from panoplia.ui.room import Room
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.numbers import whole_number

WIDTH = 560
DAYS = QT_TRANSLATE_NOOP("days", "Days")


class PassDaysDialog(FormDialog):
    """Begins with the days until the next work is ready. Rest is offered where the book says what it brings."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, self.tr("Pass days"), self.tr("Pass them"), self._pass, parent)
        self.setMinimumWidth(fonts.px(WIDTH))
        self._days, self._then, self._shown = QLineEdit(), PlainLabel(wrapped=True), PlainLabel()
        self._resting = QCheckBox(self.tr("The party rests"))
        self.add(self.tr("Today"), self._shown)
        self.add(self.tr("Days"), self._days)
        self.add("", self._resting)
        self._resting.setAccessibleName(self._resting.text())
        self.add(self.tr("Then"), self._then)
        self._read()
        self._days.setText(str(self._first()))
        self._days.textChanged.connect(self._show_then)
        self._resting.toggled.connect(self._show_then)
        self._days.selectAll()
        self._days.setFocus()
        room.changed.connect(self._on_changed)
        self._show_then()

    def _read(self) -> None:
        """What day it is, what is in work, and whether there is anyone who could rest."""
        room = self.room
        self._today = room.in_play.day
        self._at_work = room.table.days.at_work(room.in_play.id)
        self._shown.setText(room.speech.say(note(QT_TRANSLATE_NOOP("days", "day {day}"), day=self._today)))
        self._form.setRowVisible(self._resting, bool(room.table.days.after(room.in_play.id, 1, resting=True)))

    def _first(self) -> int:
        """The days until something is ready, at least one."""
        ends = [held.work.ends for held in self._at_work if held.work]
        return max(min(ends, default=0) - self._today, 1)

    def _count(self) -> int:
        return whole_number(self._days.text(), DAYS, Number(1, days_left(self.room.in_play)), self.room.speech)

    def _pass(self) -> None:
        self.room.table.days.pass_days(self.room.in_play.id, self._count(), self._resting.isChecked())

    @Slot(object)
    def _on_changed(self, _report: Report) -> None:
        """Days can pass in another window as well; what was typed stays."""
        if self.room.campaign is None:
            return
        self._read()
        self._show_then()

    @Slot()
    def _show_then(self) -> None:
        say = self.room.speech.say
        try:
            days = self._count()
        except Refused as refusal:
            self._then.setText(say(refusal.note))
            return
        self._then.setText("\n".join(say(line) for line in self._outlook(days)))
        self.fit()

    def _outlook(self, days: int) -> Iterator[Note]:
        """What there will be after some days, in sentences."""
        day = self._today + days
        ready = [held for held in self._at_work if held.work and held.work.ends <= day]
        later = [held for held in self._at_work if held not in ready]
        yield note(QT_TRANSLATE_NOOP("days", "It will be day {day}."), day=day)
        if ready:
            yield note(QT_TRANSLATE_NOOP("days", "Ready: {pieces}"), pieces=_named(ready))
        if later:
            yield note(QT_TRANSLATE_NOOP("days", "Still in work: {pieces}"), pieces=_named(later))
        resting = self._resting.isChecked()
        yield from _brought(self.room.table.days.after(self.room.in_play.id, days, resting), resting)


def _brought(party: list[Rested], resting: bool) -> Iterator[Note]:
    """What the days bring to each, or why rest brings nothing; those to whom nothing happens are left out."""
    told = [one for one in party if one.notes]
    if resting and not told:
        yield note(QT_TRANSLATE_NOOP("days", "Rest brings nothing: no one lacks anything that it gives back."))
    for one in told:
        phrase = QT_TRANSLATE_NOOP("days", "{name}: {changes}")
        yield note(phrase, name=one.character.name, changes=sentences(one.notes))


def _named(pieces: list[Holding]) -> Words:
    """Pieces by name, with the day on which each is ready; of many only the first."""
    phrase = QT_TRANSLATE_NOOP("days", "{piece} (day {day})")
    return few([note(phrase, piece=held.name, day=held.work.ends) for held in pieces if held.work])
