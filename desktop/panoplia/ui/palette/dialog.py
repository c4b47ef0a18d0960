# SPDX-License-Identifier: GPL-3.0-or-later
"""The palette itself: a field, a list, and Enter."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QListView, QVBoxLayout, QWidget

from panoplia.table.search import Target
from panoplia.ui.look import fonts
from panoplia.ui.look.painting import CARD_RADIUS, paint_box
from panoplia.ui.look.theme import theme_of
from panoplia.ui.models.palette import Command, Found, PaletteTableModel
from panoplia.ui.models.rows import Role
from panoplia.ui.palette.delegate import PaletteDelegate
from panoplia.ui.room import Room
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.search_field import SearchField

WIDTH, HEIGHT, TOP = 620, 460, 60
STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8, Qt.Key.Key_PageUp: -8}


class PaletteDialog(QDialog):
    """Stands above the middle of the window. ``goal`` is what was chosen; nothing is done here."""

    def __init__(self, room: Room, commands: Iterable[Command], window: QWidget) -> None:
        super().__init__(window, Qt.WindowType.Dialog | Qt.WindowType.FramelessWindowHint)
        self._room = room
        self.goal: Command | Target | None = None
        targets = room.table.search.targets(room.in_play.id) if room.campaign else []
        self._model = PaletteTableModel(room.speech, commands, targets, self)
        self._build()
        self._move_over(window)
        self._choose(0)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = theme_of(self.palette()), QPainter(self)
        painter.fillRect(self.rect(), theme.colour("ground"))
        paint_box(painter, self.rect().toRectF(), CARD_RADIUS / 2, theme.colour("panel"), theme.colour("muted"))
        painter.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The arrows move along the list while the keyboard stays in the field."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = STEPS.get(Qt.Key(event.key()))
            if step:
                self._choose(self._list.currentIndex().row() + step)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._on_chosen(self._list.currentIndex())
                return True
        return super().eventFilter(watched, event)

    def follow(self) -> None:
        """Do what was chosen, or go there."""
        match self.goal:
            case Command(run=run):
                run()
            case Target(place="campaign", row=row):
                self._room.open_campaign(self._room.attempt(lambda: self._room.table.library.campaign(row)))
            case Target(place="notes"):
                # Imported on first use, as every dialog about campaigns.
                from panoplia.ui.campaigns.notes import NotesDialog

                NotesDialog(self._room, self.parentWidget()).exec()
            case Target(place=place, row=row):
                self._room.page_wanted.emit(place, row)

    def _build(self) -> None:
        self.setWindowTitle(self.tr("Search everything"))
        self._field = SearchField()
        self._field.setPlaceholderText(self.tr("Search commands, people, gear, notes…"))
        self._field.installEventFilter(self)
        self._list = QListView()
        self._list.setModel(self._model)
        self._list.setObjectName("palette")
        self._list.setAccessibleName(self.tr("Found"))
        self._list.setItemDelegate(PaletteDelegate(self._list))
        self._list.setUniformItemSizes(True)
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._nothing = PlainLabel(kind="secondary", wrapped=True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setText(self.tr("Nothing is called so, and no note says it."))
        self._nothing.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.addWidget(self._field)
        column.addWidget(self._list, 1)
        column.addWidget(self._nothing, 1)
        self._field.textChanged.connect(self._on_typed)
        self._list.clicked.connect(self._on_chosen)
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _move_over(self, window: QWidget) -> None:
        width = min(fonts.px(WIDTH), window.width() - 40)
        height = min(fonts.px(HEIGHT), window.height() - TOP - 40)
        corner = window.mapToGlobal(window.rect().topLeft())
        self.setGeometry(corner.x() + (window.width() - width) // 2, corner.y() + TOP, width, height)

    def _choose(self, place: int) -> None:
        rows = self._model.rowCount()
        index = self._model.index(max(min(place, rows - 1), 0), 0) if rows else QModelIndex()
        self._list.setCurrentIndex(index)
        self._list.setVisible(bool(rows))
        self._nothing.setVisible(not rows)

    @Slot(str)
    def _on_typed(self, text: str) -> None:
        self._model.search(text)
        self._choose(0)

    @Slot(QModelIndex)
    def _on_chosen(self, index: QModelIndex) -> None:
        row: Found | None = index.data(Role.ROW)
        if row:
            self.goal = row.goal
            self.accept()
