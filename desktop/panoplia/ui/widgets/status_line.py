# SPDX-License-Identifier: GPL-3.0-or-later
"""The line at the foot of the window: what was just done, and where one is."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from panoplia.rules.notes import Note
from panoplia.store.records import Report
from panoplia.ui.look import fonts
from panoplia.ui.look.theme import theme_of
from panoplia.ui.widgets.buttons import LinkButton
from panoplia.ui.widgets.icon_view import IconView
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.words import Speech

WIDEST_PLACE = 420


class StatusLine(QWidget):
    """Tells the last act with *Undo* beside it. A refusal stays, in the colour of what is bad, until the next act."""

    undo_clicked = Signal()
    place_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._speech: Speech | None = None
        self._report: Report | None = None
        self._refusal: Note | None = None
        self._remark: Note | None = None
        self._warning = IconView("warning", 16, "bad")
        self._told = PlainLabel(kind="small_strong", elided=True)
        self._refused = PlainLabel(kind="small_bad", elided=True)
        self._undo = LinkButton(kind="small_strong")
        self._undo.deliberate = True
        self._undo.clicked.connect(self.undo_clicked)
        self._place = LinkButton(kind="secondary", quiet=True)
        self._place.clicked.connect(self.place_clicked)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 2, 14, 2)
        row.setSpacing(8)
        for widget in (self._warning, self._refused, self._told, self._undo):
            row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self._place)
        # However long the act is, the way back is told whole.
        self._undo.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        for label in (self._told, self._refused):
            label.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def set_speech(self, speech: Speech) -> None:
        """Say everything in another language."""
        self._speech = speech
        self._show()

    def set_place(self, text: str) -> None:
        """Campaign, day, saved."""
        self._place.setText(text)
        self._place.setVisible(bool(text))
        self._place.setMinimumWidth(min(self._place.sizeHint().width(), fonts.px(WIDEST_PLACE)))

    def tell(self, report: Report) -> None:
        """What was just done, undone or done again."""
        self._report, self._refusal, self._remark = report, None, None
        self._show()
        self._announce(self._told.text())

    def clear(self) -> None:
        """Nothing was done yet."""
        self._report = self._refusal = self._remark = None
        self._show()

    def remark(self, remark: Note) -> None:
        """What happened without changing anything; there is nothing to undo in it."""
        self._remark, self._refusal = remark, None
        self._show()
        self._announce(self._told.text())

    def forget_refusal(self) -> None:
        """The person went on; what was done last is told again."""
        self._refusal = None
        self._show()

    def refuse(self, refusal: Note) -> None:
        """What could not be done, and why."""
        self._refusal = refusal
        self._show()
        self._announce(self._refused.text())

    def retranslate(self) -> None:
        """Say what is the line's own in the language that Qt speaks."""
        self._undo.setText(self.tr("Undo"))
        self._place.setToolTip(self.tr("Pass days…"))
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = theme_of(self.palette()), QPainter(self)
        painter.fillRect(self.rect(), theme.colour("panel"))
        painter.fillRect(0, 0, self.width(), 1, theme.colour("line"))
        painter.end()

    def _show(self) -> None:
        say = self._speech.say if self._speech else Note.in_english
        refused, remark, told = self._refusal, self._remark, self._report
        self._refused.setText(say(refused) if refused else "")
        sentence = say(remark) if remark else self._sentence(told, say(told.label)) if told else ""
        self._told.setText(sentence)
        for widget in (self._warning, self._refused):
            widget.setVisible(refused is not None)
        self._told.setVisible(refused is None and bool(sentence))
        undoable = told is not None and told.kind in ("done", "redone") and remark is None
        self._undo.setVisible(refused is None and undoable)
        self.setMinimumHeight(fonts.px(30))

    def _sentence(self, report: Report, label: str) -> str:
        if report.kind == "undone":
            return self.tr("Undone: {act}").format(act=label)
        if report.kind == "redone":
            return self.tr("Done again: {act}").format(act=label)
        if report.kind == "left":
            return self.tr("Stays as it is: {act}").format(act=label)
        return label

    def _announce(self, text: str) -> None:
        # Imported here: it brings hundreds of names, which a start must not wait for.
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
