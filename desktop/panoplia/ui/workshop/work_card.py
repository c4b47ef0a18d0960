# SPDX-License-Identifier: GPL-3.0-or-later
"""A piece that someone is working on: when it is ready, and the way to have it back before."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.store.records import Work
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.labels import PlainLabel


class WorkCard(Card):
    """Shown in place of the jobs: nothing else can be done to the piece meanwhile."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._work: Work | None = None
        self._ready = PlainLabel(kind="figure", wrapped=True)
        self._told = PlainLabel(wrapped=True)
        self._meanwhile = PlainLabel(kind="secondary", wrapped=True)
        self._fetch = Button("")
        self._fetch.deliberate = True
        self._fetch.clicked.connect(self._on_fetch)
        for label in (self._ready, self._told, self._meanwhile):
            self.body.addWidget(label)
        self.body.addWidget(self._fetch, 0, Qt.AlignmentFlag.AlignLeft)
        self.body.addStretch()

    def show_work(self, work: Work) -> None:
        """Tell what is being done and until when."""
        self._work = work
        left = work.ends - self._room.in_play.day
        self.set_heading(self.tr("In work"))
        ready = (
            note(QT_TRANSLATE_NOOP("workshop", "Ready on day {day}, in %n day(s)"), day=work.ends, n=left)
            if left > 0
            else note(QT_TRANSLATE_NOOP("workshop", "Was to be ready on day {day}"), day=work.ends)
        )
        self._ready.setText(self._room.speech.say(ready))
        self._told.setText(self._room.speech.say(work.told))
        self._meanwhile.setText(
            self.tr(
                "Until then it cannot be used, mended, handed on or thrown away. "
                "Its name, its notes and its worth can be changed."
            )
            if left > 0
            else self.tr("When a day has passed, the work is done. It can also be fetched unfinished.")
        )
        self._fetch.setText(self.tr("Fetch it unfinished…"))

    @Slot()
    def _on_fetch(self) -> None:
        # Imported here: a page must not wait for message boxes.
        from panoplia.ui.questions import ask

        work = self._work
        if work and ask(
            self,
            self.tr("Fetch it unfinished"),
            self.tr("The work is not done, and what was paid is not given back."),
            self.tr("Fetch it"),
        ):
            self._room.attempt(lambda: self._room.table.workshop.fetch(work.item))
