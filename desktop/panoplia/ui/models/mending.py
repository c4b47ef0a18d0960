# SPDX-License-Identifier: GPL-3.0-or-later
"""The plan to mend everything: a row for each job, with its odds and terms, its dice, and what came of it."""

from collections.abc import Iterator, Sequence
from enum import IntEnum
from itertools import groupby
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Qt, Signal

from panoplia.rules import drivers
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Chance, Figure, Words, note, sentences, several
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Request
from panoplia.rules.system import Job
from panoplia.table.workshop import Planned
from panoplia.ui.models.columns import COLUMN_ROLES, ColumnsTableModel, TableColumn
from panoplia.ui.models.rows import Index
from panoplia.ui.models.terms import cost_words, days_words
from panoplia.words import Speech

MOST_OF_A_PILE = 20
MORE = QT_TRANSLATE_NOOP("mending", "%n more of them are not listed: open this again once these are mended.")

SUPPORTED_ROLES = (*COLUMN_ROLES, Qt.ItemDataRole.EditRole, Qt.ItemDataRole.CheckStateRole)


class Column(IntEnum):
    """In drawing order."""

    PIECE = 0
    OWNER = 1
    JOB = 2
    CHANCE = 3
    COST = 4
    DAYS = 5
    DICE = 6
    RESULT = 7


class MendRow(msgspec.Struct, frozen=True):
    """A planned job, whether it is wanted, the answers that its dice got so far, and what came of it.

    Each piece of a pile has rows of its own; ``number`` counts them.
    """

    key: int
    planned: Planned
    number: int = 1
    ticked: bool = False
    answers: tuple[str, ...] = ()
    result: Words = ""

    @property
    def piece(self) -> tuple[int, int]:
        """What no other piece shares with it."""
        return self.planned.worn.held.item.id, self.number

    @property
    def pieces(self) -> int:
        """How many pieces the row speaks of: those of a pile that have no row of their own are in its last one."""
        return 1 if self.possible else self.planned.worn.held.item.quantity - self.number + 1

    @property
    def possible(self) -> bool:
        """False where the job is only there to say why nothing mends the piece."""
        return self.planned.job.script is not None

    @property
    def pending(self) -> Request | None:
        """What the dice still have to answer."""
        script = self.planned.job.script
        try:
            if script:
                drivers.replay(script, self.answers)
        except drivers.Waiting as waiting:
            return waiting.request
        return None


class MendingTableModel(ColumnsTableModel[MendRow]):
    """One tick for each piece: a second job of the same piece takes the tick from the first."""

    ticks_changed = Signal()
    """Other jobs are wanted, or other faces were typed."""
    refused = Signal(object)
    """The ``Refused`` of faces that the dice do not have."""

    def __init__(self, speech: Speech, by_hand: bool, parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.key, speech, parent)
        self.columns = COLUMNS
        self._by_hand = by_hand
        self._locked = False

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags, row = super().flags(index), self.row_at(index)
        if row is None or self._locked or not row.possible:
            return flags
        if index.column() == Column.PIECE:
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        if index.column() == Column.DICE and self._by_hand and (row.pending or row.answers):
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def cell(self, row: MendRow, column: int, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.EditRole if column == Column.DICE:
                return row.answers[0] if row.answers else ""
            case Qt.ItemDataRole.CheckStateRole if column == Column.PIECE and row.possible:
                return Qt.CheckState.Checked if row.ticked else Qt.CheckState.Unchecked
        return super().cell(row, column, role)

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        row = self.row_at(index)
        if row is None or self._locked or not row.possible:
            return False
        if role == Qt.ItemDataRole.CheckStateRole and index.column() == Column.PIECE:
            self._tick(row, Qt.CheckState(value) == Qt.CheckState.Checked)
        elif role == Qt.ItemDataRole.EditRole and index.column() == Column.DICE:
            return self._type(row, str(value))
        else:
            return False
        self.ticks_changed.emit()
        return True

    def tell(self, results: dict[int, MendRow]) -> None:
        """Show what came of the jobs, by their keys; nothing can be changed any more."""
        self._locked = True
        self.set_rows([results.get(row.key, row) for row in self.rows])

    def _tick(self, row: MendRow, wanted: bool) -> None:
        same = [each.key for each in self.rows if each.piece == row.piece]
        self.set_rows([
            msgspec.structs.replace(each, ticked=wanted and each.key == row.key) if each.key in same else each
            for each in self.rows
        ])  # fmt: skip

    def _type(self, row: MendRow, text: str) -> bool:
        """Faces as a person writes them: ``2+4``, or ``2 4``. No text takes them back."""
        fresh = msgspec.structs.replace(row, answers=())
        request, text = fresh.pending, "+".join(text.replace("+", " ").split())
        if request is None:
            return False
        if text:
            try:
                request.read(text)
            except Refused as refusal:
                self.refused.emit(refusal)
                return False
            fresh = msgspec.structs.replace(fresh, answers=(text,))
        self.set_rows([fresh if each.key == row.key else each for each in self.rows])
        self.ticks_changed.emit()
        return True


def rows_of(plan: Sequence[Planned]) -> list[MendRow]:
    """The plan as rows; ticked is the first job of each piece that can go well, while the purses last."""
    left: dict[int, int] = {}
    seen: set[tuple[int, int]] = set()
    rows: list[MendRow] = []
    for key, (number, planned) in enumerate(_one_by_one(plan), 1):
        owner, row = planned.worn.owner, MendRow(key, planned, number)
        purse = left.setdefault(owner.id, owner.money)
        ticked = planned.hopeful and row.piece not in seen and planned.cost <= purse
        if ticked:
            left[owner.id] = purse - planned.cost
            seen.add(row.piece)
        rows.append(msgspec.structs.replace(row, ticked=ticked))
    return rows


def looked_at_again(plan: Sequence[Planned], before: Sequence[MendRow]) -> list[MendRow]:
    """The plan as it is now; ticks and dice stay with each piece that is as it was, and no other is ticked."""
    known = {(row.piece, row.planned.job.id): row for row in before}
    rows = []
    for row in rows_of(plan):
        old = known.get((row.piece, row.planned.job.id))
        same = old and old.planned.worn.held == row.planned.worn.held and old.planned.chances == row.planned.chances
        rows.append(
            msgspec.structs.replace(row, ticked=old.ticked, answers=old.answers)
            if old and same
            else msgspec.structs.replace(row, ticked=False)
        )
    return rows


def _one_by_one(plan: Sequence[Planned]) -> Iterator[tuple[int, Planned]]:
    """The jobs of each piece; a pile has pieces up to a number, and says how many more there are."""
    for _, group in groupby(plan, lambda planned: planned.worn.held.item.id):
        jobs = list(group)
        count = jobs[0].worn.held.item.quantity
        if jobs[0].reasons:
            yield from ((1, job) for job in jobs)
            continue
        for number in range(1, min(count, MOST_OF_A_PILE) + 1):
            yield from ((number, job) for job in jobs)
        if count > MOST_OF_A_PILE:
            more = note(MORE, n=count - MOST_OF_A_PILE)
            refused = Job.refuse("more", jobs[0].job.title, more, mends=True)
            yield MOST_OF_A_PILE + 1, Planned(jobs[0].worn, refused, reasons=(more,))


def _piece(row: MendRow) -> Words:
    held = row.planned.worn.held
    count = held.item.quantity
    if count == 1:
        return held.name
    if not row.possible:
        return note(QT_TRANSLATE_NOOP("mending", "{count} × {item}"), count=count, item=held.name)
    return note(
        QT_TRANSLATE_NOOP("mending", "{item}, {number} of {count}"), item=held.name, number=row.number, count=count
    )


def _job(row: MendRow) -> Words:
    return sentences(row.planned.reasons) if row.planned.reasons else row.planned.job.title


def _cost(row: MendRow) -> Figure:
    return cost_words(row.planned.terms) if row.planned.terms else ""


def _days(row: MendRow) -> Figure:
    terms = row.planned.terms
    return days_words(terms) if terms and terms.days[-1] else None


def _chances(row: MendRow) -> Words:
    """Each case with its chance; one that is sure says so."""
    planned = row.planned
    if planned.chances is None:
        return ""
    grouped = dict(planned.chances.by(planned.job.case).outcomes)
    cases = [(grouped[key], case) for key, case in planned.job.cases.items() if key in grouped]
    if len(cases) == 1:
        return note(QT_TRANSLATE_NOOP("mending", "certain: {case}"), case=cases[0][1].label)
    phrase = QT_TRANSLATE_NOOP("mending", "{chance} {case}")
    return several(note(phrase, chance=Chance(float(p)), case=case.label) for p, case in cases)


def _dice(row: MendRow) -> Words:
    """The faces that were typed or rolled, else the dice that are asked for."""
    if row.answers:
        return " ".join(row.answers)
    pending = row.pending
    return pending.name if pending else ""


COLUMNS = (
    TableColumn[MendRow](QT_TRANSLATE_NOOP("mending", "Piece"), _piece),
    TableColumn[MendRow](QT_TRANSLATE_NOOP("mending", "Whose"), lambda row: row.planned.worn.owner.name),
    TableColumn[MendRow](QT_TRANSLATE_NOOP("mending", "Job"), _job),
    TableColumn[MendRow](QT_TRANSLATE_NOOP("mending", "Chances"), _chances),
    TableColumn[MendRow](QT_TRANSLATE_NOOP("mending", "Cost"), _cost, right=True),
    TableColumn[MendRow](QT_TRANSLATE_NOOP("mending", "Days"), _days, right=True),
    TableColumn[MendRow](QT_TRANSLATE_NOOP("mending", "Dice"), _dice),
    TableColumn[MendRow](QT_TRANSLATE_NOOP("mending", "Result"), lambda row: row.result),
)
