# SPDX-License-Identifier: GPL-3.0-or-later
"""Mend everything in one go: a dry run with odds, money and days first, then all dice, then one action."""

import msgspec
from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QAbstractItemView, QDialog, QHBoxLayout, QHeaderView, QTableView, QVBoxLayout, QWidget

from panoplia.rules.drivers import Session
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Note, note, several
from panoplia.rules.refusal import Refused
from panoplia.store.records import Holder
from panoplia.table.verbs import afford
from panoplia.table.workshop import Done, told_of
from panoplia.ui.look import fonts
from panoplia.ui.models.mending import Column, MendingTableModel, MendRow, looked_at_again, rows_of
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button, PrimaryButton
from panoplia.ui.widgets.empty_state import EmptyState
from panoplia.ui.widgets.labels import PlainLabel

SIZE, SIZE_OF_NOTHING = QSize(1180, 580), QSize(460, 280)
ROW = 44
WIDTHS = {
    Column.PIECE: 190, Column.OWNER: 130, Column.JOB: 190, Column.CHANCE: 180, Column.COST: 112, Column.DAYS: 92,
}  # fmt: skip
DICE_WIDTH = 64
MOST_PURSES = 4
DONE = QT_TRANSLATE_NOOP("mending", "Done. Ctrl+Z takes all of it back.")
JOBS = QT_TRANSLATE_NOOP("mending", "Jobs: {count}")
JOBS_FOR = QT_TRANSLATE_NOOP("mending", "%n job(s), {cost} in all")
REST = QT_TRANSLATE_NOOP("mending", "As worn as before, of the pieces on this list: {count} ({why}).")
IN_VAIN = QT_TRANSLATE_NOOP("mending", "worked on in vain: {count}")
LEFT = QT_TRANSLATE_NOOP("mending", "not chosen: {count}")
HOPELESS = QT_TRANSLATE_NOOP("mending", "without a job that mends them: {count}")
UNLISTED = QT_TRANSLATE_NOOP(
    "mending", "Worn, and not on this list: {count} (in piles, at work, or of a kind that no job mends)."
)


class MendAllDialog(QDialog):
    """Nothing is written before every ticked job is answered; then all of it is, or none."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Mend everything"))
        self.resize(SIZE)
        self._build()
        self.model.reset_rows(rows_of(room.table.workshop.plan(room.in_play.id)))
        self._spread_reasons()
        self._show()
        if not self.model.rows:
            self.resize(SIZE_OF_NOTHING)

    def _spread_reasons(self) -> None:
        """Why nothing mends a piece, across all that tells of a job."""
        for place, row in enumerate(self.model.rows):
            if not row.possible:
                self._table.setSpan(place, Column.JOB, 1, len(Column) - Column.JOB)

    def _build(self) -> None:
        self.model = MendingTableModel(self._room.speech, self._room.who_rolls != "program", self)
        self.model.ticks_changed.connect(self._show)
        self.model.refused.connect(self._on_refused)
        self._explained = PlainLabel(kind="secondary", wrapped=True)
        self._build_table()
        self._empty = EmptyState("repair")
        self._empty.set_text(self.tr("Nothing can be mended: no one's gear is broken or worn."))
        self._totals = PlainLabel(wrapped=True)
        self._problem = PlainLabel(kind="bad", wrapped=True)
        self._roll = PrimaryButton("", "dice")
        self._roll.deliberate = True
        self._roll.clicked.connect(self._on_roll)
        self._close = Button()
        self._close.deliberate = True
        self._close.clicked.connect(self.reject)
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(self._close)
        foot.addWidget(self._roll)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        column.addWidget(self._explained)
        column.addWidget(self._table, 1)
        column.addWidget(self._empty, 1)
        column.addWidget(self._totals)
        column.addWidget(self._problem)
        column.addLayout(foot)

    def _build_table(self) -> None:
        self._table = QTableView()
        self._table.setObjectName("mending")
        self._table.setModel(self.model)
        self._table.setAccessibleName(self.tr("Jobs"))
        self._table.setShowGrid(False)
        self._table.verticalHeader().hide()
        self._table.verticalHeader().setDefaultSectionSize(fonts.px(ROW))
        self._table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        header = self._table.horizontalHeader()
        header.setHighlightSections(False)
        for column, width in (WIDTHS | {Column.DICE: DICE_WIDTH}).items():
            self._table.setColumnWidth(column, fonts.px(width))
        header.setSectionResizeMode(Column.RESULT, QHeaderView.ResizeMode.Stretch)

    @property
    def _wanted(self) -> list[MendRow]:
        return [row for row in self.model.rows if row.ticked]

    @Slot()
    def _show(self) -> None:
        """What the ticks come to, and what the button will do."""
        rows, wanted = self.model.rows, self._wanted
        waiting = [row for row in wanted if row.pending]
        totals, short = self._sums(wanted)
        self._table.setVisible(bool(rows))
        self._totals.setVisible(bool(rows))
        self._empty.setVisible(not rows)
        self._explained.setVisible(bool(rows))
        self._explained.setText("\n".join(filter(None, (self._how(), self._choosing()))))
        self._totals.setText("\n".join(self._room.speech.say(line) for line in totals))
        self._problem.setText("\n".join(self._room.speech.say(line) for line in short))
        self._problem.setVisible(bool(short))
        self._roll.setText(self._doing(wanted, waiting))
        self._roll.set_icon("dice" if waiting else "check")
        self._roll.setEnabled(bool(wanted) and not short and not (waiting and self._room.who_rolls == "own"))
        self._roll.setVisible(bool(rows))
        self._close.setText(self.tr("Cancel") if rows else self.tr("Close"))

    def _how(self) -> str:
        if self._room.who_rolls == "program":
            return self.tr("Nothing is rolled or paid yet. What is ticked will be done in one go, and undone in one.")
        if self._room.who_rolls == "own":
            return self.tr(
                "Nothing is paid yet. Type in their column what your dice show: 2+4, or how many of them came up; once "
                "all are there, what is ticked is done in one go, and undone in one."
            )
        return self.tr(
            "Nothing is rolled or paid yet. What is ticked will be done in one go, and undone in one. To use your own "
            "dice, type in their column what they show: 2+4, or how many of them came up."
        )

    def _choosing(self) -> str:
        """What a piece with two jobs asks for."""
        pieces = [row.planned.worn.held.item.id for row in self.model.rows if row.possible]
        if len(pieces) == len(set(pieces)):
            return ""
        return self.tr(
            "Of a piece with two jobs one is done: a tick at the other takes the first one's place. "
            "The other can follow once this is done."
        )

    def _doing(self, wanted: list[MendRow], waiting: list[MendRow]) -> str:
        if not waiting:
            return self.tr("Do all")
        return self.tr("Roll the rest") if any(row.answers for row in wanted) else self.tr("Roll all")

    def _sums(self, wanted: list[MendRow]) -> tuple[list[Note], list[Note]]:
        """What each purse pays, and which of them are short; of many only the first."""
        costs: dict[Holder, int] = {}
        for row in wanted:
            owner = row.planned.worn.owner
            costs[owner] = costs.get(owner, 0) + row.planned.cost
        paid, short = [], []
        for owner, cost in costs.items():
            try:
                afford(owner.name, owner.money, cost)
            except Refused as refusal:
                short.append(refusal.note)
                continue
            if cost:
                paid.append(note(
                    QT_TRANSLATE_NOOP("mending", "{owner} pays {cost}; {left} stay in the purse."),
                    owner=owner.name, cost=Coins(cost), left=Coins(owner.money - cost),
                ))  # fmt: skip
        total = sum(costs.values())
        count = note(JOBS_FOR, n=len(wanted), cost=Coins(total)) if total else note(JOBS, count=len(wanted))
        return [count, *paid[:MOST_PURSES]], short[:MOST_PURSES]

    @Slot()
    def _on_roll(self) -> None:
        done, told = [], {}
        played = [(row, self._played(row)) for row in self._wanted]
        for row, session in played:
            done.append(Done(row.planned.worn.held, row.planned.job, session.result))
            told[row.key] = msgspec.structs.replace(
                row, answers=tuple(each.text for each in session.asked), result=told_of(row.planned.job, session.result)
            )
        unlisted = self._unlisted()
        try:
            self._room.table.workshop.finish_all(self._room.in_play.id, done)
        except Refused as refusal:
            self._look_again(told)
            self._on_refused(refusal)
            return
        self.model.tell(told)
        # Close must not come under the pointer: the results are there to be read.
        kept = self._roll.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self._roll.setSizePolicy(kept)
        for widget in (self._roll, self._explained, self._problem):
            widget.hide()
        self._totals.setText("\n".join(self._room.speech.say(line) for line in self._outcome(played, unlisted)))
        self._close.setText(self.tr("Close"))
        self._close.setFocus()
        for each, session in played:
            held = each.planned.worn.held
            self._room.rolls.add(held.name, session.asked, told_of(each.planned.job, session.result))

    def _outcome(self, played: list[tuple[MendRow, Session]], unlisted: int) -> list[Note]:
        """That it is done, how many of the pieces listed are worn as they were, and why; then what was not listed."""
        tried = {row.piece for row, _ in played}
        in_vain = sum(
            row.planned.job.wear(session.result) == row.planned.worn.held.item.wear for row, session in played
        )
        left = {row.piece for row in self.model.rows if row.possible} - tried
        hopeless = {row.piece: row.pieces for row in self.model.rows if not row.possible}
        counted = ((IN_VAIN, in_vain), (LEFT, len(left)), (HOPELESS, sum(hopeless.values())))
        why = [note(phrase, count=n) for phrase, n in counted if n]
        rest = sum(n for _, n in counted)
        told = [note(REST, count=rest, why=several(why))] if rest else []
        return [note(DONE), *told, *([note(UNLISTED, count=unlisted)] if unlisted else [])]

    def _unlisted(self) -> int:
        """Worn pieces of which the list says nothing."""
        listed = {row.planned.worn.held.item.id for row in self.model.rows}
        worn = self._room.table.workshop.worn(self._room.in_play.id)
        return sum(each.held.item.quantity for each in worn if each.held.item.id not in listed)

    def _look_again(self, rolled: dict[int, MendRow]) -> None:
        """Plan anew; whatever did not change keeps its tick and the dice that fell."""
        before = [rolled.get(row.key, row) for row in self.model.rows]
        self.model.reset_rows(looked_at_again(self._room.table.workshop.plan(self._room.in_play.id), before))
        self._table.clearSpans()
        self._spread_reasons()
        self._show()

    def _played(self, row: MendRow) -> Session:
        """A job with the faces that were typed for it, the rest by the program's dice."""
        assert row.planned.job.script is not None
        session = Session(row.planned.job.script)
        for text in row.answers:
            session.answer(text)
        while session.pending is not None:
            session.answer(session.pending.roll(self._room.dice))
        return session

    @Slot(object)
    def _on_refused(self, refusal: Refused) -> None:
        self._problem.setText(self._room.speech.say(refusal.note))
        self._problem.show()
