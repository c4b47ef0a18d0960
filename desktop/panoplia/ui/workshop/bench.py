# SPDX-License-Identifier: GPL-3.0-or-later
"""The bench: one piece, the job at hand, the other jobs, the last result and the piece's history."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from panoplia.rules.drivers import Session
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Words, note, several
from panoplia.rules.system import Job
from panoplia.table.reading import Holding
from panoplia.ui.chronicle.line import StoryLine
from panoplia.ui.look import fonts
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.gauge_view import GaugeView
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.workshop.job_card import JobCard, is_certain
from panoplia.ui.workshop.lifetime_card import LifetimeCard
from panoplia.ui.workshop.result_card import LABELLED, WITH_CLAUSE, ResultCard
from panoplia.ui.workshop.work_card import WorkCard

MOST_HISTORY, MOST_FACTS = 12, 4
NARROW = 760
OF_A_PILE = QT_TRANSLATE_NOOP("workshop", "a pile of {quantity}, of which a job takes one")
"""Below this width the other jobs stand below the job at hand."""


class Bench(QWidget):
    """Everything about one piece that the workshop can do or tell."""

    def __init__(self, room: Room, parent: QWidget | None = None, mends: bool = False) -> None:
        super().__init__(parent)
        self._room = room
        self._mends = mends
        """Whether a piece begins with a job that mends it, where there is one."""
        self._held: Holding | None = None
        self._jobs: tuple[Job, ...] = ()
        self._job_id = ""
        self._columns = 0
        self._build()

    def show_piece(self, held: Holding) -> None:
        """Show a piece, or the same one as it is now; the job at hand stays at hand while it can be done."""
        if self._held is None or held.item.id != self._held.item.id:
            self._job_id = ""
            self._result.hide()
        self._held = held
        self._room.piece = held.item.id
        self._jobs = self._room.table.workshop.jobs(held.item.id)
        self._name.setText(self._room.speech.say(held.name))
        self._line.setText(self._room.speech.say(self._line_of(held)))
        self._show_gauges(held)
        self._show_job()
        self._show_others()
        lifetime = self._room.table.workshop.lifetime(held.item.id)
        self._lifetime.setVisible(lifetime is not None)
        if lifetime:
            self._lifetime.show_lifetime(lifetime)
        self._show_history(held)

    def forget_result(self) -> None:
        """What was told last is no longer so."""
        self._result.hide()

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self._others.set_heading(self.tr("Other jobs"))
        self._history.set_heading(self.tr("Its history"))
        if self._held:
            self._result.hide()
            self.show_piece(self._held)

    def _build(self) -> None:
        self._name = PlainLabel(kind="title", elided=True)
        self._line = PlainLabel(kind="secondary", elided=True)
        self._gauges = QHBoxLayout()
        self._gauges.setSpacing(16)
        self._job = JobCard(self._room)
        self._job.finished.connect(self._on_finished)
        self._work = WorkCard(self._room)
        self._lifetime = LifetimeCard(self._room)
        self._result = ResultCard(self._room)
        self._nothing = Card()
        self._reasons = PlainLabel(wrapped=True)
        self._nothing.body.addWidget(self._reasons)
        self._nothing.body.addStretch()
        self._others = Card()
        self._others_rows = QGridLayout()
        self._others_rows.setColumnStretch(0, 1)
        self._others.body.addLayout(self._others_rows)
        self._others.body.addStretch()
        self._history = Card()
        self._history_rows = QVBoxLayout()
        self._history.body.addLayout(self._history_rows)
        self._lay_out()

    def _lay_out(self) -> None:
        self._grid = QGridLayout()
        self._grid.setSpacing(14)
        self._grid.addWidget(self._work, 0, 0, 1, 2)
        self._give_room()
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 16)
        column.setSpacing(12)
        column.addWidget(self._name)
        column.addWidget(self._line)
        column.addLayout(self._gauges)
        column.addWidget(self._result)
        column.addLayout(self._grid)
        column.addWidget(self._lifetime)
        column.addWidget(self._history)
        column.addStretch(1)

    def _line_of(self, held: Holding) -> Words:
        if held.piece is None:
            return QT_TRANSLATE_NOOP("workshop", "It cannot be read; it is kept as it is.")
        parts: list[Words] = [self._owner(held), self._room.system.state(held.piece).words]
        if held.item.quantity > 1:
            parts.insert(1, note(OF_A_PILE, quantity=held.item.quantity))
        facts = self._room.system.details(held.piece)
        # What is told in sentences would fill the line.
        short = [(label, words) for label, words in facts if not self._room.speech.say(words).endswith(".")]
        parts += [note(LABELLED, label=label, value=words) for label, words in short[:MOST_FACTS]]
        if held.piece.price is not None:
            parts.append(note(QT_TRANSLATE_NOOP("workshop", "worth {price}"), price=Coins(held.piece.price)))
        return several(parts)

    def _owner(self, held: Holding) -> str:
        return self._room.table.reading.holder_of(held.item).name

    def _show_gauges(self, held: Holding) -> None:
        _empty(self._gauges)
        if held.piece:
            for gauge in self._room.system.state(held.piece).gauges:
                self._gauges.addWidget(GaugeView(gauge, self._room.speech))
        self._gauges.addStretch()

    def _show_job(self) -> None:
        """The job at hand. A new piece begins with the first that can be done; after that the person chooses.

        Never another job by itself: the second click of a double click would do it.
        """
        if not self._job_id:
            possible = sorted((job for job in self._jobs if job.script), key=lambda job: self._mends and not job.mends)
            self._job_id = next((job.id for job in possible), "")
        job = next((job for job in self._jobs if job.id == self._job_id and job.script), None)
        work = self._held.work if self._held else None
        self._job.setVisible(job is not None)
        self._work.setVisible(work is not None)
        self._nothing.setVisible(job is None and work is None)
        if work:
            self._work.show_work(work)
            return
        if job and self._held:
            self._job.show_job(self._held, job)
            self._give_room()
            return
        self._give_room()
        refused = [each for each in self._jobs if self._job_id in ("", each.id)]
        title = self._room.speech.say(refused[0].title) if self._job_id else self.tr("Nothing to do")
        self._nothing.set_heading(title)
        reasons = (self._room.speech.say(each.explanation) for each in refused)
        self._reasons.setText("\n".join(dict.fromkeys(reasons)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_room()

    def _give_room(self) -> None:
        """The job beside the others, or across the bench and the others below it."""
        decides = not self._job.isHidden() and self._job.branches
        alone = self._nothing.isVisibleTo(self) and not self._job_id
        columns = 2 if decides or alone or self.width() < fonts.px(NARROW) else 1
        if columns == self._columns:
            return
        self._columns = columns
        for widget in (self._job, self._nothing, self._others):
            self._grid.removeWidget(widget)
        self._grid.addWidget(self._job, 0, 0, 1, columns)
        self._grid.addWidget(self._nothing, 0, 0, 1, columns)
        self._grid.addWidget(self._others, columns - 1, 2 - columns, 1, columns)

    def _show_others(self) -> None:
        _empty(self._others_rows)
        # With nothing to do, every reason stands on the other card already.
        shown = [job for job in self._jobs if job.id != self._job_id] if self._job_id else []
        self._others.setVisible(bool(shown))
        for row, job in enumerate(shown):
            self._add_other(row, job)

    def _add_other(self, row: int, job: Job) -> None:
        say = self._room.speech.say
        words = QVBoxLayout()
        words.setSpacing(0)
        title, reason = PlainLabel(kind="strong", wrapped=True), PlainLabel(kind="secondary", wrapped=True)
        title.setText(say(job.title))
        reason.setText(say(note(WITH_CLAUSE, words=job.explanation, clause=job.clause)))
        words.addWidget(title)
        words.addWidget(reason)
        self._others_rows.addLayout(words, row, 0)
        if job.refusal:
            no = PlainLabel(kind="secondary")
            no.setText(self.tr("cannot be done"))
            self._others_rows.addWidget(no, row, 1, Qt.AlignmentFlag.AlignRight)
        else:
            take = Button(self.tr("Look at it") if is_certain(job) else self.tr("Look at the odds"))
            take.setProperty("job", job.id)
            take.setAccessibleName(say(job.title))
            take.clicked.connect(self._on_other)
            self._others_rows.addWidget(take, row, 1)

    def _show_history(self, held: Holding) -> None:
        _empty(self._history_rows)
        lines = self._room.table.chronicle.biography(held.item.id, MOST_HISTORY)[::-1]
        self._history.setVisible(bool(lines))
        for line in lines:
            own = self._room.table.chronicle.own(self._room.in_play.id, line)
            self._history_rows.addWidget(StoryLine(own, self._room.speech))

    @Slot()
    def _on_other(self) -> None:
        self._job_id = str(self.sender().property("job"))
        self._show_job()
        self._show_others()
        self._job.focus()

    @Slot(object, object, object)
    def _on_finished(self, session: Session, before: Holding, sentence: Words) -> None:
        """Tell what happened and keep the reasons at hand. A roll that changed nothing made no journal entry."""
        if self._held is None:
            return
        told = note(LABELLED, label=self._held.name, value=sentence)
        if self._held == before:
            self._room.told.emit(told)
        self._room.rolls.add(before.name, session.asked, sentence)
        self.show_piece(self._room.table.reading.holding(self._held.item.id))
        self._result.tell(told, session, begun=self._held.work is not None)
        # Ctrl+Z is meant for what was just done, so the keyboard must not fall into a field.
        (self._job if self._job.isVisible() else self._result).focus()


def _empty(layout: QHBoxLayout | QVBoxLayout | QGridLayout) -> None:
    """Take everything out of a layout, those inside it as well."""
    while (item := layout.takeAt(0)) is not None:
        widget, inner = item.widget(), item.layout()
        if widget:
            widget.hide()
            widget.deleteLater()
        elif isinstance(inner, QHBoxLayout | QVBoxLayout | QGridLayout):
            _empty(inner)
