# SPDX-License-Identifier: GPL-3.0-or-later
"""An editor with the sentence below it that tells what is wrong; or plain text where nothing can be typed."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from panoplia.rules.editors import Pick, Prose
from panoplia.rules.notes import Note
from panoplia.rules.sheet import Field
from panoplia.ui.look import fonts
from panoplia.ui.widgets.field_editors import LineEditor, PickEditor, ProseEditor
from panoplia.ui.widgets.field_keeper import REST, FieldKeeper
from panoplia.ui.widgets.field_text import shown
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.why_value import RING, WhyValue
from panoplia.words import Speech

FieldEditor = LineEditor | ProseEditor | PickEditor
Shape = tuple[object, ...]
PRINTED_INDENT = 9


class Hands(QObject):
    """What all fields of a form share: where their edits go, and how long they rest before."""

    edited = Signal(str, object)
    refused = Signal(object)
    mended = Signal()
    tried = Signal(str)
    """The id of a trial that is to be begun."""
    hurt = Signal(int)
    healed = Signal(int)
    adding = Signal(object)
    """A ``Lines`` that is to have one more row."""
    changing = Signal(object, int)
    """A ``Lines``, and which of its rows is to be changed."""
    taking_out = Signal(object, int)
    """A ``Lines``, and which of its rows is to go."""

    def __init__(self, speech: Speech, rest: int = REST, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speech = speech
        self.rest = rest


def shape_of_field(field: Field) -> Shape:
    """What of a field decides which widget shows it."""
    own = isinstance(field.editor, Pick) and field.editor.own
    editor = type(field.editor) if field.path else None
    return (field.path, editor, own, field.offer is not None, field.why is not None)


class FieldBox(QWidget):
    """Shows one field. ``apart`` leaves its problem to be told elsewhere."""

    problem_changed = Signal()

    def __init__(
        self,
        field: Field,
        hands: Hands,
        kind: fonts.Kind = "body",
        fitting: bool = False,
        boxed: bool = False,
        apart: bool = False,
    ) -> None:
        super().__init__()
        self._hands = hands
        self._text = WhyValue(kind) if field.why else PlainLabel(kind=kind, wrapped=not fitting and not boxed)
        self._sentence = PlainLabel(kind="small_bad", wrapped=True)
        self._apart = apart
        self.editor = self._make_editor(field, kind, fitting, boxed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.editor or self._text, 0)
        column.addWidget(self._sentence)
        self._sentence.hide()
        self._text.setParent(self)
        self._text.setVisible(self.editor is None)
        if not fitting and not boxed:
            # Where the text of an editor would stand.
            indent = PRINTED_INDENT - (RING if field.why else 0)
            self._text.setContentsMargins(indent, 5, indent, 5)
        if isinstance(self._text, WhyValue):
            self.setFocusProxy(self._text)
        if self.editor:
            self.editor.setObjectName(field.path)
            self.setFocusProxy(self.editor)
            self.editor.keeper.edited.connect(hands.edited)
            self.editor.keeper.refused.connect(hands.refused)
            self.editor.keeper.mended.connect(hands.mended)
            self.editor.keeper.problem_changed.connect(self._on_problem)
        self.show_field(field)

    @property
    def keeper(self) -> FieldKeeper | None:
        """Keeps what is typed; ``None`` where nothing can be."""
        return self.editor.keeper if self.editor else None

    @property
    def problem(self) -> str:
        """What is wrong with what was typed, in words."""
        return self.editor.keeper.problem if self.editor else ""

    @property
    def why(self) -> WhyValue | None:
        """The figure that tells where it comes from; ``None`` for any other."""
        return self._text if isinstance(self._text, WhyValue) else None

    def show_field(self, field: Field) -> None:
        """Show a field of the same shape."""
        speech = self._hands.speech
        if self.editor:
            self.editor.show_field(field, speech)
        elif isinstance(self._text, WhyValue) and field.why:
            self._text.show_value(shown(field, speech), field.label, field.why, speech)
        else:
            self._text.setText(shown(field, speech))

    def mark(self, note: Note) -> None:
        """Tell that what was typed here was refused."""
        if self.editor:
            self.editor.keeper.mark(note)

    def align(self, alignment: Qt.AlignmentFlag) -> None:
        """Set the text flush left, right or in the middle."""
        if isinstance(self._text, WhyValue):
            self._text.align(alignment | Qt.AlignmentFlag.AlignVCenter)
        else:
            self._text.setAlignment(alignment | Qt.AlignmentFlag.AlignVCenter)
        if isinstance(self.editor, LineEditor):
            self.editor.setAlignment(alignment | Qt.AlignmentFlag.AlignVCenter)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and isinstance(self.editor, LineEditor):
            self.editor.dress()

    def _make_editor(self, field: Field, kind: fonts.Kind, fitting: bool, boxed: bool) -> FieldEditor | None:
        if not field.path or field.editor is None:
            return None
        if isinstance(field.editor, Prose):
            return ProseEditor(self._hands.rest)
        if isinstance(field.editor, Pick):
            return PickEditor(field.editor.own, self._hands.rest)
        return LineEditor(kind, fitting, boxed, self._hands.rest)

    @Slot()
    def _on_problem(self) -> None:
        if not self._apart:
            self._sentence.setText(self.problem)
            self._sentence.setVisible(bool(self.problem))
        self.problem_changed.emit()
