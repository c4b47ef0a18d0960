# SPDX-License-Identifier: GPL-3.0-or-later
"""A small form in a dialog: it stays open, with what was typed, until what it asks for could be done."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from panoplia.rules.refusal import Refused
from panoplia.table.reading import Shown
from panoplia.ui.look import fonts
from panoplia.ui.look.controls import CONTROL_HEIGHT
from panoplia.ui.look.screens import room_for
from panoplia.ui.room import Room
from panoplia.ui.widgets.enter import EnterOnce
from panoplia.ui.widgets.labels import LabelKind, PlainLabel

MARGINS = 48
"""Pixels to the left and to the right of the fields together."""
ROOM_FOR_REST = 220
"""Pixels for the frame, the buttons and a sentence below the fields."""


class _Fields(QScrollArea):
    """As high as its form where the screen has the room; else the form scrolls and the buttons stay in sight."""

    def __init__(self, form: QFormLayout) -> None:
        super().__init__()
        self._inside = inside = QWidget()
        inside.setLayout(form)
        form.setContentsMargins(0, 0, 0, 0)
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # The keyboard begins in the first field.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        wanted, layout = self._inside.sizeHint(), self._inside.layout()
        screen, height = room_for(self), wanted.height()
        if layout and layout.hasHeightForWidth():
            # Sentences that are wrapped are as high as the dialog is wide, and Qt gives it two thirds of the screen.
            across = min(wanted.width(), screen.width() * 2 // 3 - MARGINS)
            height = max(height, layout.heightForWidth(max(across, self.window().minimumWidth() - MARGINS)))
        return QSize(wanted.width(), min(height, screen.height() - ROOM_FOR_REST))


class FormDialog(QDialog):
    """Labelled fields, a line for what is wrong, and two buttons.

    ``submit`` does what the form is for; where it is ``Refused``, the form stays open.
    """

    def __init__(
        self, room: Room, title: str, done: str, submit: Callable[[], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.room = room
        self.seen: Sequence[Shown] = ()
        """What the person was shown of it: where that has changed meanwhile, nothing is done."""
        self._submit = submit
        EnterOnce(self)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.setMinimumWidth(420)
        self._form = QFormLayout()
        self._form.setHorizontalSpacing(16)
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._problem = PlainLabel(kind="bad", wrapped=True)
        self._problem.hide()
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self._buttons.button(QDialogButtonBox.StandardButton.Ok).setText(done)
        self._buttons.accepted.connect(self._on_accepted)
        self._buttons.rejected.connect(self.reject)
        # In another language, or another campaign, it would tell half of this and half of that.
        room.speech_changed.connect(self._on_elsewhere)
        room.campaign_changed.connect(self._on_elsewhere)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(12)
        self._field_area = _Fields(self._form)
        column.addWidget(self._field_area, 1)
        # What a form shows of itself below its fields.
        self.below = QVBoxLayout()
        column.addLayout(self.below)
        column.addWidget(self._problem)

    def setVisible(self, visible: bool) -> None:
        # They come after all fields, for the keyboard too.
        if self._buttons.parentWidget() is None:
            self._column.addWidget(self._buttons)
            if self.testAttribute(Qt.WidgetAttribute.WA_Resized):
                # It was measured without them.
                self.adjustSize()
        super().setVisible(visible)

    def explain(self, text: str) -> None:
        """A sentence above the fields."""
        self._form.insertRow(0, PlainLabel(text, kind="secondary", wrapped=True))

    def add(self, label: str, widget: QWidget) -> None:
        """One more field; its label is also its accessible name."""
        widget.setAccessibleName(label)
        words = PlainLabel(label)
        # Qt would put the label at the top of its row; where there is more below an editor, it stands beside that.
        words.setMinimumHeight(min(widget.sizeHint().height(), fonts.px(CONTROL_HEIGHT)))
        words.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._form.addRow(words, widget)

    def tell(self, words: str, kind: LabelKind = "body") -> None:
        """A sentence across the form; it may hold names that people gave."""
        self._form.addRow(PlainLabel(words, kind=kind, wrapped=True))

    def leave_out_fields(self) -> None:
        """All that the form asks stands in ``below``."""
        self._field_area.hide()
        self._column.setStretchFactor(self.below, 1)

    def add_whole(self, widget: QWidget) -> None:
        """Something across the form that names its parts itself."""
        self._form.addRow(widget)

    def fit(self) -> None:
        """As high as what it tells now, where the screen has the room."""
        self._field_area.updateGeometry()
        self.adjustSize()

    def attempt(self, do: Callable[[], None]) -> None:
        """Do something and close; where it is ``Refused``, tell why and stay."""
        if self.result() == QDialog.DialogCode.Accepted:
            # The second click of two.
            return
        try:
            self.room.table.as_seen(self.seen, do)
        except Refused as refusal:
            self._problem.setText(self.room.speech.say(refusal.note))
            self._problem.show()
            self.resize(self.width(), max(self.height(), self.sizeHint().height()))
            return
        self.accept()

    @Slot()
    def _on_elsewhere(self) -> None:
        # What was accepted opens campaigns itself.
        if self.isVisible():
            self.reject()

    @Slot()
    def _on_accepted(self) -> None:
        self.attempt(self._submit)
