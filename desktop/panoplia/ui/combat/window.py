# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of one fight: the order of turns, what is done or asked now, and what happened."""

from typing import Literal

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, note
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Choice
from panoplia.store.records import Report
from panoplia.table.fights import Pending
from panoplia.ui.campaign_actions import action_of
from panoplia.ui.combat.asked import AskedPanel
from panoplia.ui.combat.begin import BeginPanel, OverPanel
from panoplia.ui.combat.field_undo import FieldUndo
from panoplia.ui.combat.hand import Hand
from panoplia.ui.combat.keys_line import KeysLine
from panoplia.ui.combat.log import LogPanel
from panoplia.ui.combat.order import OrderPanel
from panoplia.ui.combat.play import FightPlay
from panoplia.ui.combat.turn import TurnPanel
from panoplia.ui.look import fonts
from panoplia.ui.look.screens import room_for
from panoplia.ui.questions import close_all
from panoplia.ui.room import Room
from panoplia.ui.settings import Settings
from panoplia.ui.widgets.enter import ENTER

PLACE = "fight_window"
SMALLEST, FIRST_SIZE = QSize(900, 560), QSize(1280, 720)
ORDER_WIDTH, LOG_WIDTH = 252, 280
SIDE_SHARE, WIDER_LOG = 0.27, 0.22
"""How much of the window a side may take at most, and how much the log does where there is room."""
State = Literal["before", "turn", "dice", "choice", "stuck", "over"]
WHERE = QT_TRANSLATE_NOOP("combat", "{encounter} · round {round} · {phase}")
NOT_BEGUN = QT_TRANSLATE_NOOP("combat", "{encounter} · before the first round")
PHASES: dict[str, Phrase] = {
    "running": QT_TRANSLATE_NOOP("combat", "going on"),
    "ended": QT_TRANSLATE_NOOP("combat", "over"),
    "applied": QT_TRANSLATE_NOOP("combat", "applied"),
}


class FightWindow(QWidget):
    """Not modal; ``Refused`` where the fight has not begun or cannot be read. It keeps nothing that is not stored."""

    closed = Signal(int)
    """The id of the encounter."""

    def __init__(self, room: Room, encounter: int, settings: Settings) -> None:
        super().__init__()
        self._room, self._settings = room, settings
        self.encounter = encounter
        self.play = FightPlay(room, encounter, self)
        self._hand = Hand(self.play, self)
        self._state: State = "before"
        self._closed = False
        self._portraits = self._read_portraits()
        self._build()
        self._lay_out()
        self._connect()
        self._place()
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Read the fight again and show it as it is; once the window is closed, nothing more is said of it."""
        if self._closed:
            return
        try:
            self.play.read()
            self._show()
        except Refused as refusal:
            # It was deleted, or planned again by undoing its start.
            self._room.refuse(refusal.note)
            self.close()

    @Slot()
    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self._undo.setText(self.tr("Undo"))
        self._redo.setText(self.tr("Redo"))
        for panel in (self._order, self._turn, self._log):
            panel.retranslate()
        self.refresh()

    def focus(self) -> None:
        """Put the keyboard where the next thing is done."""
        match self._state:
            case "turn":
                self._turn.focus()
            case "before":
                self._begin.focus()
            case "over":
                self._over.focus()
            case _:
                self._asked.focus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.focus()

    def event(self, event: QEvent) -> bool:
        """A held Ctrl+Z stops at the start: once that is undone the window is gone, and the key is another's."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            course = self.play.course
            at_start = not course.lines and course.open is None
            if at_start and event.isAutoRepeat() and event.matches(QKeySequence.StandardKey.Undo):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no field has a use for: Space rolls, digits choose, Enter does it, N is the next turn."""
        key, digit = event.key(), event.text()
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        if event.isAutoRepeat() or not plain:
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_Space and self._state == "dice":
            self._asked.roll()
        elif key in ENTER and self._state in ("turn", "before"):
            (self._turn if self._state == "turn" else self._begin).press()
        elif len(digit) == 1 and digit in "123456789":
            self._choose(int(digit))
        elif key == Qt.Key.Key_N and self._state == "turn":
            self._order.next_turn()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._closed = True
        self._settings.set_layout(PLACE, self.saveGeometry())
        self._turn.stop()
        self._asked.stop()
        close_all(self)
        super().closeEvent(event)
        self.closed.emit(self.encounter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_out()

    def _share_out(self) -> None:
        """The sides are as wide as their texts need, within their share of the window."""
        most = round(self.width() * SIDE_SHARE)
        self._order.setFixedWidth(min(fonts.px(ORDER_WIDTH), most))
        self._log.setFixedWidth(min(max(fonts.px(LOG_WIDTH), round(self.width() * WIDER_LOG)), most))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._share_out()

    def _build(self) -> None:
        self._order = OrderPanel(self.play, self._hand)
        self._turn, self._asked = TurnPanel(self.play, self._hand), AskedPanel(self.play)
        self._begin, self._over = BeginPanel(self.play), OverPanel(self.play)
        self._log = LogPanel(self.play)
        self._keys = KeysLine()
        self._middle = QStackedWidget()
        for panel in (self._turn, self._asked, self._begin, self._over):
            self._middle.addWidget(panel)
        self._field_undo = FieldUndo(self)
        self._undo = action_of(self, self.play.undo, "Ctrl+Z", runs_on=True)
        self._redo = action_of(self, self.play.redo, "Ctrl+Shift+Z", "Ctrl+Y", runs_on=True)
        action_of(self, self.close, "Ctrl+W")
        action_of(self, self._on_table_view, "Ctrl+T")

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self._order)
        row.addWidget(self._middle, 1)
        row.addWidget(self._log)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row, 1)
        column.addWidget(self._keys)
        self.setMinimumSize(SMALLEST.boundedTo(room_for(self).size()))

    def _connect(self) -> None:
        self.play.changed.connect(self._on_changed)
        self.play.refused.connect(self._on_refused)
        self.play.mended.connect(self._on_mended)
        self._order.chosen.connect(self._on_fighter)
        self._turn.next_wanted.connect(self._order.next_turn)
        self._asked.announced.connect(self._announce)
        self._over.aftermath_wanted.connect(self._on_aftermath)
        self._room.changed.connect(self._on_library)
        self._room.speech_changed.connect(self.retranslate)
        self._room.dice_changed.connect(self._show_keys)

    def _place(self) -> None:
        if not self.restoreGeometry(self._settings.layout(PLACE)):
            self.resize(FIRST_SIZE.boundedTo(room_for(self).size()))
        if not any(screen.availableGeometry().intersects(self.frameGeometry()) for screen in QGuiApplication.screens()):
            self.move(QGuiApplication.primaryScreen().availableGeometry().topLeft())

    def _show(self) -> None:
        course = self.play.course
        before = self._state
        self.setWindowTitle(f"{course.row.name} – {self._room.in_play.name}")
        self._order.refresh(self._portraits)
        self._log.refresh()
        self._state = self._show_middle()
        say = self._room.speech.say
        phase, round = PHASES.get(course.row.phase, ""), course.fight.round
        where = note(WHERE, round=round, encounter=course.row.name, phase=phase)
        self._keys.set_place(say(where if round else note(NOT_BEGUN, encounter=course.row.name)))
        self._show_keys()
        if self._state != before or self._state in ("dice", "choice"):
            self.focus()

    def _show_middle(self) -> State:
        """What the middle is about, as the table says it now."""
        course = self.play.course
        if course.row.phase != "running":
            self._over.refresh()
            self._middle.setCurrentWidget(self._over)
            return "over"
        if course.open is not None:
            state = self._show_asked()
            self._middle.setCurrentWidget(self._asked)
            return state
        if not course.fight.round:
            self._begin.refresh()
            self._middle.setCurrentWidget(self._begin)
            return "before"
        self._turn.show_fighter(self._order.current)
        self._middle.setCurrentWidget(self._turn)
        return "turn"

    def _show_asked(self) -> State:
        try:
            pending = self.play.pending
        except Refused as refusal:
            self._asked.show_stuck(refusal.note)
            return "stuck"
        assert isinstance(pending, Pending)
        self._asked.show_pending(pending)
        return "choice" if isinstance(pending.request, Choice) else "dice"

    @Slot()
    def _show_keys(self) -> None:
        self._keys.show_keys(self._keys_now())

    def _keys_now(self) -> list[tuple[str, str]]:
        ways = {
            "turn": [
                ("1–9", self.tr("choose")),
                (self.tr("Enter"), self.tr("do it")),
                ("N", self.tr("next turn")),
            ],
            "dice": self._asked.keys,
            "choice": [("1–9", self.tr("choose"))],
            "before": [(self.tr("Enter"), self.tr("begins")), ("Ctrl+T", self.tr("table view"))],
        }
        return [*ways.get(self._state, []), ("Ctrl+Z", self.tr("undo")), ("Ctrl+Shift+Z", self.tr("redo"))]

    def _choose(self, number: int) -> None:
        if self._state == "turn":
            self._turn.choose(number)
        elif self._state == "choice":
            self._asked.choose(number)

    def _read_portraits(self) -> dict[int, str]:
        campaign = self._room.table.library.encounter(self.encounter).campaign
        return {one.id: one.portrait for one in self._room.table.library.characters(campaign)}

    @Slot()
    def _on_changed(self) -> None:
        self.refresh()

    @Slot(object)
    def _on_library(self, report: Report) -> None:
        if any(change.table == "character" and "portrait" in change.columns for change in report.changes):
            self._portraits = self._read_portraits()
            self.refresh()

    @Slot()
    def _on_table_view(self) -> None:
        self._room.table_view_wanted.emit(self.encounter)

    @Slot()
    def _on_aftermath(self) -> None:
        # Imported on first use: a fight does not wait for what comes after it.
        from panoplia.ui.combat.aftermath_dialog import aftermath_of

        dialog = aftermath_of(self._room, self.encounter, self) if self.play.course.row.phase == "ended" else None
        if dialog:
            dialog.exec()

    @Slot(int)
    def _on_fighter(self, fighter: int) -> None:
        if self._state == "turn":
            self._turn.show_fighter(fighter)

    @Slot(object)
    def _on_refused(self, refusal: Note) -> None:
        words = self._room.speech.say(refusal)
        self._keys.refuse(words)
        self._announce(words)

    @Slot()
    def _on_mended(self) -> None:
        self._keys.refuse("")

    @Slot(str)
    def _announce(self, text: str) -> None:
        # Imported here: it brings hundreds of names, which a start must not wait for.
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
