# SPDX-License-Identifier: GPL-3.0-or-later
"""The history panel: what was done in the campaign, newest first, what it changed, and the way back to a line."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QListView, QMessageBox, QStackedWidget, QVBoxLayout, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, note
from panoplia.rules.refusal import Refused
from panoplia.store.records import HistoryLine, Report
from panoplia.store.story import Place, Stuck
from panoplia.table.chronicle import Chapter
from panoplia.table.verbs import LIBRARY
from panoplia.ui.chronicle.delegate import HistoryDelegate
from panoplia.ui.chronicle.leaving import offer_to_leave
from panoplia.ui.look.theme import theme_of
from panoplia.ui.models.history import HistoryRow, HistoryTableModel
from panoplia.ui.models.rows import Role
from panoplia.ui.questions import agreed, question_box
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.chips import ChipRow
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.search_field import SearchField

AT_ONCE = 200
"""How many actions are shown at first, and how many more each time that more are wanted."""
WHY_NOT: dict[str, Phrase] = {
    "undone": QT_TRANSLATE_NOOP("chronicle", "This is undone already. Ctrl+Y does it again."),
    "closed": QT_TRANSLATE_NOOP("chronicle", "This can no longer be undone."),
    "open": QT_TRANSLATE_NOOP("chronicle", "This is still going on."),
}
OF_THE_WHOLE = QT_TRANSLATE_NOOP(
    "chronicle", "This was done to the campaign as a whole. It is not undone from here: change it back in the menu."
)


class HistoryView(QListView):
    """A list whose lines the keyboard unfolds as well."""

    toggled = Signal(QModelIndex)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.toggled.emit(self.currentIndex())
            return
        super().keyPressEvent(event)


class HistoryPanel(QWidget):
    """Lists the campaign's actions, all of them or those about the chosen character or piece."""

    close_wanted = Signal()

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._limit = AT_ONCE
        self._build()
        self._connect()
        self.retranslate()

    def refresh(self) -> None:
        """Read the history again; scroll, choice and what is unfolded stay."""
        if self._room.campaign is None:
            return
        self._show_chips()
        chapters = self._room.table.chronicle.chapters(self._room.in_play.id, self._limit, self._about())
        self._more.setVisible(sum(len(chapter.lines) for chapter in chapters) >= self._limit)
        self._model.set_chapters(chapters)
        self._show_state()

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self._title.setText(self.tr("History"))
        self._close.setAccessibleName(self.tr("Close the history"))
        self._close.setToolTip(self.tr("Close the history"))
        self._search.setPlaceholderText(self.tr("Search the history"))
        self._list.setAccessibleName(self.tr("History"))
        self._more.setText(self.tr("Show more"))
        self._undo.setText(self.tr("Undo to here…"))
        self._model.set_speech(self._room.speech)
        self.refresh()

    def focus(self) -> None:
        """Put the keyboard into the list."""
        self._list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_wanted.emit()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = theme_of(self.palette()), QPainter(self)
        painter.fillRect(self.rect(), theme.colour("panel"))
        painter.fillRect(0, 0, 1, self.height(), theme.colour("line"))
        painter.end()

    def _build(self) -> None:
        self._title = PlainLabel(kind="heading")
        self._close = Button("", "close")
        self._search, self._chips = SearchField(), ChipRow()
        self._model = HistoryTableModel(self._room.speech, self._tell, self)
        self._list = HistoryView()
        self._list.setObjectName("history")
        self._list.setModel(self._model)
        self._list.setItemDelegate(HistoryDelegate(self._list))
        self._list.setResizeMode(QListView.ResizeMode.Adjust)
        self._list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._nothing = PlainLabel(kind="secondary", wrapped=True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._list)
        self._stack.addWidget(self._nothing)
        self._more = Button("")
        self._why = PlainLabel(kind="secondary", wrapped=True)
        self._undo = Button("")
        self._undo.deliberate = True
        self._lay_out()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self._search)
        column.addWidget(self._chips)
        column.addWidget(self._stack, 1)
        column.addWidget(self._more, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._why)
        column.addWidget(self._undo)

    def _connect(self) -> None:
        self._close.clicked.connect(self.close_wanted)
        self._search.textChanged.connect(self._on_search)
        self._chips.chosen.connect(self._on_chip)
        self._list.clicked.connect(self._on_line)
        self._list.toggled.connect(self._on_line)
        self._list.selectionModel().currentChanged.connect(self._show_state)
        self._more.clicked.connect(self._on_more)
        self._undo.clicked.connect(self._on_undo)
        self._room.changed.connect(self._on_changed)
        self._room.campaign_changed.connect(self._on_campaign_changed)
        self._room.choice_changed.connect(self._on_choice)
        self._room.speech_changed.connect(self.retranslate)

    def _tell(self, lines: Sequence[HistoryLine]) -> list[Note]:
        return self._room.table.chronicle.told(self._room.in_play.id, lines)

    def _show_chips(self) -> None:
        """All, and the character and the piece that were chosen last, by their names."""
        chips = [("", self.tr("All"))]
        person = self._person_name()
        if person:
            chips.append(("person", person))
        if self._room.piece:
            chips.append(("piece", self._room.speech.say(self._room.table.chronicle.name(self._room.piece))))
        self._chips.set_chips(chips)
        self._chips.setVisible(len(chips) > 1)

    def _person_name(self) -> str:
        people = self._room.table.library.characters(self._room.in_play.id)
        return next((one.name for one in people if one.id == self._room.person), "")

    def _about(self) -> Collection[Place] | None:
        match self._chips.current:
            case "person":
                return self._room.table.chronicle.of_character(self._room.person)
            case "piece":
                return [("item", self._room.piece)]
        return None

    def _chapter(self) -> Chapter | None:
        row: HistoryRow | None = self._list.currentIndex().data(Role.ROW)
        return row.chapter if row else None

    @Slot()
    def _show_state(self) -> None:
        """Whether there is anything, and whether the chosen line can be gone back to."""
        self._stack.setCurrentWidget(self._list if self._model.rowCount() else self._nothing)
        searched = bool(self._search.text() or self._chips.current)
        self._nothing.setText(
            self.tr("Nothing was found.")
            if searched
            else self.tr("Nothing was done here yet. What you do is told here.")
        )
        chapter = self._chapter()
        state = chapter.newest.state if chapter else ""
        whole = chapter is not None and chapter.newest.scope == LIBRARY
        why = WHY_NOT.get(state) or (OF_THE_WHOLE if whole else None)
        words = self._room.speech.say(why) if why else ""
        self._why.setText(words or ("" if chapter else self.tr("Choose a line to see what it changed, or to go back.")))
        self._why.setVisible(bool(self._why.text()) and self._model.rowCount() > 0)
        self._undo.setEnabled(state == "done" and not whole)

    @Slot(QModelIndex)
    def _on_line(self, index: QModelIndex) -> None:
        row: HistoryRow | None = index.data(Role.ROW)
        if row and row.kind == "chapter":
            self._model.toggle(row)

    @Slot()
    def _on_undo(self) -> None:
        chapter = self._chapter()
        if chapter is None or not self._undo.isEnabled():
            return
        back = chapter.oldest
        journal = self._room.table.library.journal
        count = len(journal.down_to(back.scope, back.action))
        if count > 1 and not agreed(undo_question(self._room, back, count, self)):
            return
        try:
            journal.undo_to(back.scope, back.action, count)
        except Stuck as stuck:
            offer_to_leave(self._room, stuck, self)
        except Refused as refusal:
            self._room.refuse(refusal.note)
            self.refresh()

    @Slot(str)
    def _on_search(self, text: str) -> None:
        self._model.search(text)
        self._show_state()

    @Slot(str)
    def _on_chip(self, _key: str) -> None:
        self.refresh()

    @Slot()
    def _on_more(self) -> None:
        self._limit += AT_ONCE
        self.refresh()

    @Slot(object)
    def _on_changed(self, _report: Report) -> None:
        self._refresh_if_seen()

    @Slot()
    def _on_choice(self) -> None:
        self._refresh_if_seen()

    @Slot()
    def _on_campaign_changed(self) -> None:
        self._limit = AT_ONCE
        self._search.clear()
        self._refresh_if_seen()

    def _refresh_if_seen(self) -> None:
        if self.isVisible():
            self.refresh()


UNDO_TO = QT_TRANSLATE_NOOP("chronicle", "Undo %n actions, up to and including “{label}”?")
UNDO_TITLE = QT_TRANSLATE_NOOP("chronicle", "Undo to here")
UNDO = QT_TRANSLATE_NOOP("chronicle", "Undo all of them")


def undo_question(room: Room, back: HistoryLine, count: int, parent: QWidget) -> QMessageBox:
    """The question whether to undo everything down to a line, naming how much that is."""
    say = room.speech.say
    return question_box(parent, say(UNDO_TITLE), say(note(UNDO_TO, n=count, label=back.label)), say(UNDO))
