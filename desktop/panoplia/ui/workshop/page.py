# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of the workshop: what is worn, worst first, and the bench for the chosen piece."""

from PySide6.QtCore import QModelIndex, QSignalBlocker, Slot
from PySide6.QtWidgets import QScrollArea, QStackedWidget, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.store.records import Report
from panoplia.table.chronicle import FIGHT
from panoplia.table.reading import Holding
from panoplia.ui.delegates import PieceDelegate
from panoplia.ui.freshness import Freshness
from panoplia.ui.models.rows import Role
from panoplia.ui.models.workshop import WorkshopTableModel
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.chips import ChipRow
from panoplia.ui.widgets.empty_state import EmptyState
from panoplia.ui.widgets.flow import FlowRow
from panoplia.ui.widgets.side_list import SideList
from panoplia.ui.workshop.bench import Bench

LIST_WIDTH = 360
FILTERS = (
    ("", QT_TRANSLATE_NOOP("workshop", "All worn"), frozenset[str]()),
    ("broken", QT_TRANSLATE_NOOP("workshop", "Broken"), frozenset({"broken", "destroyed", "unusable", "spent"})),
    ("worn", QT_TRANSLATE_NOOP("workshop", "Worn"), frozenset({"worn", "damaged", "fewer"})),
    ("at-work", QT_TRANSLATE_NOOP("workshop", "In work"), frozenset({"at-work"})),
)


class WorkshopPage(QWidget):
    """Lists worn gear of the whole campaign; a piece sent here from elsewhere is shown even if it is sound."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._on_bench: int | None = None
        self._fresh = Freshness(self, self.refresh)
        self._build()
        self._connect()
        self.retranslate()
        self.refresh()

    def choose(self, item: int) -> None:
        """Put a piece on the bench, listed or not; 0 leaves the bench as it is."""
        if not item:
            return
        self._on_bench = item
        self._search.clear()
        self._chips.choose("")
        self._side.show_chosen(item)
        self._show_bench()

    def focus_search(self) -> None:
        """Put the keyboard into the search field."""
        self._side.focus_search()

    def refresh(self) -> None:
        """Read the campaign again; the piece on the bench stays there."""
        with QSignalBlocker(self._list.selectionModel()):
            self._model.set_all(self._room.table.workshop.worn(self._room.in_play.id))
            if self._on_bench is not None:
                self._list.setCurrentIndex(self._model.index_of(self._on_bench))
        if self._on_bench is None or self._held() is None:
            self._choose_first()
        self._show_bench()

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self._model.set_speech(self._room.speech)
        self._search.setPlaceholderText(self.tr("Search worn gear"))
        self._list.setAccessibleName(self.tr("Worn gear"))
        self._nothing.set_text(
            self.tr("Nothing is worn. What breaks in play is listed here, worst first."), self.tr("To the characters")
        )
        self._chips.set_chips([(key, self._room.speech.say(label)) for key, label, _ in FILTERS])
        self._mend_all.setText(self.tr("Mend everything…"))
        self._pass_days.setText(self.tr("Pass days…"))
        self._convert.setText(self.tr("Convert old gear…"))
        self._buttons.rearrange()
        self._bench.retranslate()

    def _build(self) -> None:
        self._model = WorkshopTableModel(self._room.speech, self)
        self._side = SideList("worn", self._model, LIST_WIDTH)
        self._search, self._list = self._side.search, self._side.view
        self._list.setItemDelegate(PieceDelegate(self._room.say, self._list))
        self._chips = ChipRow()
        self._mend_all, self._pass_days, self._convert = Button("", "repair"), Button("", "day"), Button("", "convert")
        self._buttons = FlowRow(gap=8)
        converts = [self._convert] if self._room.system.conversions else []
        self._buttons.set_widgets([self._mend_all, self._pass_days, *converts])
        self._side.above.addWidget(self._chips)
        self._side.below.addWidget(self._buttons)
        self._bench = Bench(self._room)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setWidget(self._bench)
        self._nothing = EmptyState("workshop")
        self._right = QStackedWidget()
        self._right.addWidget(scroll)
        self._right.addWidget(self._nothing)
        self._side.stand_beside(self._right, self)

    def _connect(self) -> None:
        self._search.textChanged.connect(self._model.search)
        self._chips.chosen.connect(self._on_filter)
        self._nothing.clicked.connect(self._on_nothing)
        self._mend_all.clicked.connect(self._on_mend_all)
        self._pass_days.clicked.connect(self._on_pass_days)
        self._convert.clicked.connect(self._on_convert)
        self._list.selectionModel().currentChanged.connect(self._on_chosen)
        self._room.changed.connect(self._on_changed)
        self._room.campaign_changed.connect(self._on_campaign_changed)
        self._room.speech_changed.connect(self._on_speech_changed)

    def _choose_first(self) -> None:
        first = self._model.row_at(self._model.index(0, 0))
        self._on_bench = first.held.item.id if first else None
        self._side.show_chosen(self._on_bench or 0)

    def _held(self) -> Holding | None:
        """The piece on the bench, if it is still someone's."""
        campaign = self._room.in_play.id
        return next(
            (held for held in self._room.table.reading.campaign_holdings(campaign) if held.item.id == self._on_bench),
            None,
        )

    def _show_bench(self) -> None:
        held = self._held()
        self._right.setCurrentIndex(0 if held else 1)
        if held:
            self._bench.show_piece(held)

    @Slot(str)
    def _on_filter(self, key: str) -> None:
        self._model.show_states(next(states for name, _, states in FILTERS if name == key))

    @Slot()
    def _on_nothing(self) -> None:
        self._room.page_wanted.emit("characters", 0)

    @Slot()
    def _on_mend_all(self) -> None:
        # The dialogs are imported when one is wanted: a page must not wait for them.
        from panoplia.ui.workshop.mend_all import MendAllDialog

        MendAllDialog(self._room, self).exec()

    @Slot()
    def _on_pass_days(self) -> None:
        from panoplia.ui.workshop.days_dialog import PassDaysDialog

        PassDaysDialog(self._room, self).exec()

    @Slot()
    def _on_convert(self) -> None:
        from panoplia.ui.workshop.convert_dialog import ConvertDialog

        ConvertDialog(self._room, self._room.system.conversions, self).exec()

    @Slot(QModelIndex, QModelIndex)
    def _on_chosen(self, current: QModelIndex, _before: QModelIndex) -> None:
        row = current.data(Role.ROW)
        if row:
            self._on_bench = row.held.item.id
            self._show_bench()

    @Slot(object)
    def _on_changed(self, report: Report) -> None:
        if self._room.campaign and report.changes:
            if report.kind != "done":
                self._bench.forget_result()
            self._fresh.want(elsewhere=report.scope.startswith(FIGHT))

    @Slot()
    def _on_campaign_changed(self) -> None:
        if self._room.campaign:
            self._on_bench = None
            self.refresh()

    @Slot()
    def _on_speech_changed(self) -> None:
        self.retranslate()
        self._show_bench()
