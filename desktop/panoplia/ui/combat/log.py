# SPDX-License-Identifier: GPL-3.0-or-later
"""The right of the window: what happened, the newest at the end, with the way back to any line."""

from PySide6.QtCore import QModelIndex, QPoint, QPointF, QRectF, Qt, Slot
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from panoplia.store.records import Damaged
from panoplia.table.courses import Course, Line
from panoplia.ui.combat.lists import CommandList
from panoplia.ui.combat.log_delegate import LogDelegate
from panoplia.ui.combat.play import FightPlay
from panoplia.ui.look.theme import theme_of
from panoplia.ui.models.fight_log import FightLogTableModel, LogRow, title_of
from panoplia.ui.models.rows import Role
from panoplia.ui.questions import agreed, question_box
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.flow import FlowRow
from panoplia.ui.widgets.labels import PlainLabel

ASK_FROM = 2
"""Taking back so many acts at once is asked first."""


class LogList(CommandList):
    """A click on the words behind a line unfolds its reasons."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        delegate = self.itemDelegate()
        if event.button() != Qt.MouseButton.LeftButton or not index.isValid() or not isinstance(delegate, LogDelegate):
            return
        if delegate.is_link(QRectF(self.visualRect(index)), index, QPointF(event.position())):
            self.taken.emit(index)


class LogPanel(QWidget):
    """Goes to the newest line when there is another one."""

    def __init__(self, play: FightPlay) -> None:
        super().__init__()
        self._play = play
        self._newest: Line | None = None
        self._build()
        self._lay_out()
        self._list.taken.connect(self._on_taken)
        self._list.menu_wanted.connect(self._on_menu)
        self._list.selectionModel().currentChanged.connect(self._show_state)
        self._undo.clicked.connect(self.undo_to)
        self._edit.clicked.connect(self.edit)
        self.retranslate()

    def refresh(self) -> None:
        """The acts as they are now."""
        lines = self._play.course.lines
        newest = lines[-1] if lines else None
        self._model.set_lines(lines)
        if newest is not self._newest:
            self._newest = newest
            self._list.scrollToBottom()
        self._empty.setVisible(not self._model.rowCount())
        self._list.setVisible(bool(self._model.rowCount()))
        self._show_state()

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self._heading.setText(self.tr("What happened"))
        self._list.setAccessibleName(self.tr("What happened"))
        self._empty.setText(self.tr("Nothing has happened yet. What is done in the fight is told here."))
        self._undo.setText(self.tr("Undo to here…"))
        self._edit.setText(self.tr("Change answers…"))
        self._delegate.why, self._delegate.less = self.tr("why?"), self.tr("less")
        self._model.set_speech(self._play.room.speech)

    @Slot()
    def undo_to(self) -> None:
        """Take back the chosen act and all after it; several are asked first."""
        line = self._chosen()
        if line is None:
            return
        count = sum(other.act.seq >= line.act.seq for other in self._play.course.lines)
        if count >= ASK_FROM:
            say = self._play.room.speech.say
            question = self.tr("Take back %n acts, up to and including “{act}”?", "", count)
            box = question_box(
                self, self.tr("Undo to here"), question.format(act=say(title_of(line))), self.tr("Take them back")
            )
            if not agreed(box):
                return
        self._play.undo_to(line.act.seq)

    @Slot()
    def edit(self) -> None:
        """Change what was answered in the chosen act."""
        line = self._chosen()
        if line and _answered(line):
            # Imported when it is wanted: the window must not wait for it.
            from panoplia.ui.combat.edit_dialog import EditDialog

            self._play.open(lambda: EditDialog(self._play, line, self.window()))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = theme_of(self.palette()), QPainter(self)
        painter.fillRect(self.rect(), theme.colour("panel"))
        painter.fillRect(0, 0, 1, self.height(), theme.colour("line"))
        painter.end()

    def _build(self) -> None:
        self._heading = PlainLabel(kind="heading", elided=True)
        self._model = FightLogTableModel(self._play.room.speech, self)
        self._list = LogList("fight_log")
        self._list.setModel(self._model)
        self._delegate = LogDelegate(self._list)
        self._list.setItemDelegate(self._delegate)
        # Else Qt measures the rows anew only where another height is given to the list.
        self._list.setWordWrap(True)
        self._empty = PlainLabel(kind="secondary", wrapped=True)
        self._undo, self._edit = Button(), Button()
        self._undo.deliberate = True

    def _lay_out(self) -> None:
        foot = FlowRow()
        foot.set_widgets([self._undo, self._edit])
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 8, 12)
        column.setSpacing(8)
        column.addWidget(self._heading)
        column.addWidget(self._empty, 1, Qt.AlignmentFlag.AlignTop)
        column.addWidget(self._list, 1)
        column.addWidget(foot)

    def _chosen(self) -> Line | None:
        row: LogRow | None = self._list.currentIndex().data(Role.ROW)
        return self._model.line_of(row.seq) if row else None

    @Slot()
    def _show_state(self) -> None:
        line = self._chosen()
        course = self._play.course
        self._undo.setEnabled(line is not None and course.row.phase != "applied")
        answered = line is not None and _answered(line)
        self._edit.setEnabled(course.row.phase == "running" and course.open is None and answered)
        self._edit.setToolTip(self._why_edit(course, answered))

    def _why_edit(self, course: Course, answered: bool) -> str:
        """What changing answers is for, or what stands in the way of it."""
        if course.row.phase != "running":
            return self.tr("The fight is over: take back its end first.")
        if course.open is not None:
            return self.tr("Answer what is asked first, or take it back.")
        if not answered:
            return self.tr("Choose a line in which dice were rolled or something was decided.")
        return self.tr("For a die that was misread: what came after it is played again.")

    @Slot(QModelIndex)
    def _on_taken(self, index: QModelIndex) -> None:
        row: LogRow | None = index.data(Role.ROW)
        if row:
            self._model.toggle(row)

    @Slot(QModelIndex, QPoint)
    def _on_menu(self, index: QModelIndex, at: QPoint) -> None:
        self._list.setCurrentIndex(index)
        menu = QMenu(self)
        for button, do in ((self._undo, self.undo_to), (self._edit, self.edit)):
            action = menu.addAction(button.text(), do)
            action.setEnabled(button.isEnabled())
        menu.exec(at)
        menu.deleteLater()


def _answered(line: Line) -> bool:
    """Whether an act was asked something that can be answered otherwise."""
    return line.command is not None and not isinstance(line.act.answers, Damaged) and bool(line.act.answers)
