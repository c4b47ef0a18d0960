# SPDX-License-Identifier: GPL-3.0-or-later
"""The three editors of a sheet: a line, a long text, a choice. They look printed until they are used."""

from math import ceil

from PySide6.QtCore import QEvent, QSize, Qt, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit, QSizePolicy, QStyle, QStyleOptionFrame

from panoplia.rules.editors import Pick
from panoplia.rules.sheet import Field
from panoplia.ui.look import controls, fonts
from panoplia.ui.look.text import elided, natural_width
from panoplia.ui.widgets.choice_box import ChoiceBox
from panoplia.ui.widgets.field_keeper import REST, FieldKeeper
from panoplia.words import Speech

FLUSH = 5
QT_MARGIN = 2
"""What a line edit of Qt leaves free at both sides of its text."""


def claimed(event: QEvent, keeper: FieldKeeper) -> bool | None:
    """Whether a key is the field's before it is a shortcut; ``None`` leaves that to Qt.

    Undo and Esc are the field's own only while it holds what is not stored. Then the journal has them.
    """
    if not isinstance(event, QKeyEvent):
        return None
    if _is_undo(event) and not keeper.uncommitted:
        event.ignore()
        return False
    if event.key() == Qt.Key.Key_Escape and keeper.uncommitted:
        event.accept()
        return True
    return None


def handled(event: QKeyEvent, keeper: FieldKeeper) -> bool:
    """Do what a key means in every field; false where the editor has to do it."""
    if event.key() == Qt.Key.Key_Escape and keeper.uncommitted:
        keeper.restore()
        return True
    if _is_undo(event) and not keeper.uncommitted:
        event.ignore()
        return True
    return False


def _is_undo(event: QKeyEvent) -> bool:
    return event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo)


class LineEditor(QLineEdit):
    """One line. ``fitting`` makes it as wide as its text; ``boxed`` leaves the frame to the box around it."""

    def __init__(self, kind: fonts.Kind = "body", fitting: bool = False, boxed: bool = False, rest: int = REST) -> None:
        super().__init__()
        self._kind: fonts.Kind = kind
        self._fitting = fitting
        self.keeper = FieldKeeper(self, self.text, self.write, rest)
        self.setProperty(controls.PRINTED, True)
        self.setFrame(not boxed)
        self.textEdited.connect(self.keeper.touch)
        if fitting:
            # Printed, it stands nearly flush with what is above and below it.
            self.setTextMargins(-FLUSH, 0, -FLUSH, 0)
            self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            self.textChanged.connect(self.updateGeometry)
        self.dress()

    def show_field(self, field: Field, speech: Speech) -> None:
        """What is stored, and what it is called."""
        self.setPlaceholderText(speech.say(field.hint))
        self.keeper.show(field, speech)

    def write(self, text: str) -> None:
        """Replace the text and keep the cursor where it can be kept."""
        at = self.cursorPosition()
        self.setText(text)
        self.setCursorPosition(min(at, len(text)) if self.hasFocus() else 0)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        padding = 2 * (controls.TEXT_INDENT - FLUSH) + 12 if self.hasFrame() else 10
        if self._fitting:
            width = max(natural_width(self.text(), self.font()), natural_width("00", self.font()))
            hint.setWidth(min(ceil(width) + padding, fonts.px(220)))
        hint.setHeight(ceil(fonts.height(self._kind)) + (10 if self.hasFrame() else 2))
        return hint

    def minimumSizeHint(self) -> QSize:
        return QSize(fonts.px(36), self.sizeHint().height())

    def cursor_place(self) -> int:
        """Where one types."""
        return self.cursorPosition()

    def put_cursor(self, place: int) -> None:
        """Type there."""
        self.setCursorPosition(place)

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        room = self.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, self)
        room = room.marginsRemoved(self.textMargins()).adjusted(QT_MARGIN, 0, -QT_MARGIN, 0)
        cut = elided(self.text(), self.font(), room.width())
        if self.hasFocus() or cut == self.text():
            super().paintEvent(event)
            return
        # Qt would break off within a letter.
        painter = QPainter(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelLineEdit, option, painter, self)
        painter.setPen(self.palette().text().color())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), cut)
        painter.end()

    def event(self, event: QEvent) -> bool:
        mine = claimed(event, self.keeper) if event.type() == QEvent.Type.ShortcutOverride else None
        return super().event(event) if mine is None else mine

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.keeper.commit()
        elif not handled(event, self.keeper):
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.keeper.leave()

    def dress(self) -> None:
        """Take the font anew: a widget with a font of its own is not told when the text size changes."""
        self.setFont(fonts.face(self._kind))
        self.updateGeometry()


class ProseEditor(QPlainTextEdit):
    """A long text that grows with what is in it. What is pasted comes without its looks. Ctrl+Enter commits."""

    FEWEST, MOST = 3, 24
    """Lines that it is high at least and at most."""

    def __init__(self, rest: int = REST) -> None:
        super().__init__()
        self._writing = False
        self.keeper = FieldKeeper(self, self.toPlainText, self.write, rest)
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.textChanged.connect(self._on_text_changed)
        self.document().documentLayout().documentSizeChanged.connect(self._grow)
        self._grow()

    def show_field(self, field: Field, speech: Speech) -> None:
        """What is stored, and what it is called."""
        self.setPlaceholderText(speech.say(field.hint))
        self.keeper.show(field, speech)

    def write(self, text: str) -> None:
        """Replace the text; the cursor stays where it can."""
        at = self.cursor_place()
        self._writing = True
        self.setPlainText(text)
        self._writing = False
        self.put_cursor(at)

    def cursor_place(self) -> int:
        """Where one types."""
        return self.textCursor().position()

    def put_cursor(self, place: int) -> None:
        """Type there."""
        cursor = self.textCursor()
        cursor.setPosition(min(place, len(self.toPlainText())))
        self.setTextCursor(cursor)

    def event(self, event: QEvent) -> bool:
        mine = claimed(event, self.keeper) if event.type() == QEvent.Type.ShortcutOverride else None
        return super().event(event) if mine is None else mine

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if control and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.keeper.commit()
        elif not handled(event, self.keeper):
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.keeper.leave()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._grow()

    @Slot()
    def _on_text_changed(self) -> None:
        if not self._writing:
            self.keeper.touch()

    @Slot()
    def _grow(self) -> None:
        # The layout of a plain text document counts its height in lines.
        lines = max(self.FEWEST, min(self.MOST, ceil(self.document().size().height())))
        frame = 2 * self.frameWidth() + 2 * ceil(self.document().documentMargin())
        # One pixel more: a view exactly as high as its text still scrolls by a line.
        height = ceil(self.fontMetrics().lineSpacing() * lines) + frame + 1
        if height != self.height() or height != self.minimumHeight():
            self.setFixedHeight(height)


class PickEditor(ChoiceBox):
    """One of some options, and any own word where the field allows it."""

    def __init__(self, own: bool = False, rest: int = REST) -> None:
        super().__init__()
        self.keeper = FieldKeeper(self, self.currentText, self.write, rest)
        self.setProperty(controls.PRINTED, True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setMinimumContentsLength(4)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setEditable(own)
        self._line = self.lineEdit()
        if self._line:
            self._line.textEdited.connect(self.keeper.touch)
            self._line.returnPressed.connect(self.keeper.commit)
            self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.activated.connect(self._on_activated)

    def show_field(self, field: Field, speech: Speech) -> None:
        """What is stored, what it is called, and what there is to choose from."""
        if isinstance(field.editor, Pick):
            self._offer([(key, speech.say(label)) for key, label in field.editor.options])
        self.keeper.show(field, speech)

    def write(self, text: str) -> None:
        """Choose the option with this label or key; any other text stands as it is."""
        found = self.findText(text, Qt.MatchFlag.MatchFixedString)
        found = found if found >= 0 else self.findData(text)
        self.setCurrentIndex(found)
        if found < 0 and self.isEditable():
            self.setEditText(text)
        elif found < 0:
            self.setPlaceholderText(text)
        if self._line and not self.hasFocus():
            # Of what is too long one reads the beginning.
            self._line.home(False)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), ceil(fonts.height("body")) + 10)

    def minimumSizeHint(self) -> QSize:
        return QSize(fonts.px(60), self.sizeHint().height())

    def cursor_place(self) -> int:
        """Where one types."""
        return self._line.cursorPosition() if self._line else 0

    def put_cursor(self, place: int) -> None:
        """Type there."""
        if self._line:
            self._line.setCursorPosition(place)

    def event(self, event: QEvent) -> bool:
        mine = claimed(event, self.keeper) if event.type() == QEvent.Type.ShortcutOverride else None
        return super().event(event) if mine is None else mine

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not handled(event, self.keeper):
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.keeper.leave()

    def _offer(self, options: list[tuple[str, str]]) -> None:
        if options == [(self.itemData(n), self.itemText(n)) for n in range(self.count())]:
            return
        text = self.currentText()
        self.clear()
        for key, label in options:
            self.addItem(label, key)
        self.write(text)

    @Slot(int)
    def _on_activated(self, _number: int) -> None:
        self.keeper.touch()
        self.keeper.commit()
