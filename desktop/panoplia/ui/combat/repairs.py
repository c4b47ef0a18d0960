# SPDX-License-Identifier: GPL-3.0-or-later
"""Repairs that are due after a fight, one after another on the workshop's bench."""

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.refusal import Refused
from panoplia.table.reading import Holding
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button, PrimaryButton
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.workshop.bench import Bench

PLACE = QT_TRANSLATE_NOOP("combat", "Repair {place} of {count}")
APPLIED = QT_TRANSLATE_NOOP("combat", "Everything is written on the sheets. Undo gives the fight back.")


class RepairsView(QWidget):
    """Each piece with its jobs, odds and dice. What is left is mended later, in the workshop."""

    done = Signal()

    def __init__(self, room: Room, items: Sequence[int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._items = list(items)
        self._place = 0
        self._build()
        room.changed.connect(self._on_changed)
        self._show()

    def _build(self) -> None:
        self._told = PlainLabel(self._room.say(APPLIED), kind="secondary", wrapped=True)
        self._count = PlainLabel(kind="heading")
        self._bench = Bench(self._room, mends=True)
        scroll = QScrollArea()
        scroll.setWidget(self._bench)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._all, self._before = Button(self.tr("Mend everything…"), "repair"), Button(self.tr("Back"))
        self._next = PrimaryButton(self.tr("Next"))
        self._later = Button(self.tr("Later, in the workshop"))
        self._all.clicked.connect(self._on_all)
        self._before.clicked.connect(self._on_before)
        self._next.clicked.connect(self._on_next)
        self._later.clicked.connect(self.done)
        foot = QHBoxLayout()
        foot.addWidget(self._all)
        foot.addStretch()
        for button in (self._later, self._before, self._next):
            foot.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._told)
        column.addWidget(self._count)
        column.addWidget(scroll, 1)
        column.addLayout(foot)
        self._bench.retranslate()

    def _show(self) -> None:
        """The piece at hand as it is now; what is no one's any more is passed over."""
        held = self._held()
        while held is None and self._items:
            del self._items[self._place]
            self._place = min(self._place, max(len(self._items) - 1, 0))
            held = self._held()
        if held is None:
            self.done.emit()
            return
        self._count.setText(self._room.say(note(PLACE, place=self._place + 1, count=len(self._items))))
        self._before.setEnabled(self._place > 0)
        last = self._place == len(self._items) - 1
        self._next.setText(self.tr("Done") if last else self.tr("Next"))
        self._bench.show_piece(held)

    def _held(self) -> Holding | None:
        if not self._items:
            return None
        try:
            return self._room.table.reading.holding(self._items[self._place])
        except Refused:
            return None

    @Slot()
    def _on_all(self) -> None:
        # Imported on first use, as every dialog.
        from panoplia.ui.workshop.mend_all import MendAllDialog

        MendAllDialog(self._room, self).exec()

    @Slot()
    def _on_before(self) -> None:
        self._place = max(self._place - 1, 0)
        self._show()

    @Slot()
    def _on_next(self) -> None:
        if self._place + 1 >= len(self._items):
            self.done.emit()
            return
        self._place += 1
        self._show()

    @Slot()
    def _on_changed(self) -> None:
        if self.isVisible():
            self._show()
