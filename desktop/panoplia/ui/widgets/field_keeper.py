# SPDX-License-Identifier: GPL-3.0-or-later
"""Keeps what is typed into a field apart from what is stored, and decides when one becomes the other."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from panoplia.rules.notes import Note
from panoplia.rules.refusal import Refused
from panoplia.rules.sheet import Field
from panoplia.ui.look import controls
from panoplia.ui.widgets import field_text
from panoplia.words import Speech

REST = 800
"""Milliseconds without typing after which a field is committed."""


class FieldKeeper(QObject):
    """Belongs to one editor. A refused text stays where it was typed, with the sentence that tells why."""

    edited = Signal(str, object)
    """Path and value: something else was typed than is stored."""
    refused = Signal(object)
    """A ``Note``: what was typed cannot be."""
    mended = Signal()
    """What was refused does not stand there any more."""
    problem_changed = Signal()

    def __init__(
        self, editor: QWidget, read: Callable[[], str], write: Callable[[str], None], rest: int = REST
    ) -> None:
        super().__init__(editor)
        self._editor, self._read, self._write = editor, read, write
        self._field = Field("", "")
        self._speech: Speech | None = None
        self._touched = self._handing_on = False
        self.base: object = ""
        """What was stored when the person began to type."""
        self._problem: Note | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(rest)
        self._timer.timeout.connect(self.commit)

    @property
    def path(self) -> str:
        """What the field changes."""
        return self._field.path

    @property
    def uncommitted(self) -> bool:
        """Whether there is text that was typed and is not stored."""
        return self._touched

    @property
    def problem(self) -> str:
        """What is wrong with the text, in words; empty where nothing is."""
        return self._speech.say(self._problem) if self._problem and self._speech else ""

    def show(self, field: Field, speech: Speech) -> None:
        """What is stored now. Typed text stays; so does the way in which it was written, until the field is left."""
        self._field, self._speech = field, speech
        self._editor.setAccessibleName(speech.say(field.label))
        self._tell(self._problem)
        if self._touched or self._handing_on or (self._editor.hasFocus() and self._says_the_same()):
            return
        self._write_stored()

    @Slot()
    def touch(self) -> None:
        """The person typed."""
        if not self._touched:
            self.base = self._field.value
        self._touched = True
        self._tell(None)
        self._timer.start()

    @Slot()
    def commit(self) -> None:
        """Hand on what was typed, if it differs from what is stored."""
        self._timer.stop()
        if not self._touched or self._speech is None:
            return
        try:
            value = field_text.read(self._read(), self._field, self._speech)
        except Refused as refusal:
            again = refusal.note == self._problem
            self._tell(refusal.note)
            if not again:
                self.refused.emit(refusal.note)
            return
        self._touched = False
        self._tell(None)
        if value != field_text.stored(self._field, self._speech):
            # It may take a while, and a question, until it is stored: the text has to stand there still if it is not.
            self._handing_on = True
            try:
                self.edited.emit(self._field.path, value)
            finally:
                self._handing_on = False

    def leave(self) -> None:
        """The keyboard went elsewhere: commit, and write what is stored as it is stored."""
        self.commit()
        if not self._touched and not self._handing_on:
            self._write_stored()

    def restore(self) -> None:
        """Forget what was typed."""
        self._timer.stop()
        self._touched = False
        self._tell(None)
        self._write_stored()

    def mark(self, note: Note) -> None:
        """What was handed on was refused: it is uncommitted again."""
        self._touched = True
        self._tell(note)

    def carry_on(self, text: str, problem: Note | None) -> None:
        """Take over what was typed into an editor that this one replaces."""
        self._write(text)
        self._touched = True
        self._tell(problem)
        if problem is None:
            self._timer.start()

    def typed(self) -> tuple[str, Note | None]:
        """What ``carry_on`` of another editor needs."""
        return self._read(), self._problem

    def release(self) -> None:
        """Hand on nothing any more: another editor has taken over."""
        self._timer.stop()
        self._touched = False

    def _says_the_same(self) -> bool:
        assert self._speech is not None
        try:
            return field_text.read(self._read(), self._field, self._speech) == field_text.stored(
                self._field, self._speech
            )
        except Refused:
            return False

    def _write_stored(self) -> None:
        if self._speech is None:
            return
        text = field_text.shown(self._field, self._speech)
        if self._read() != text:
            self._write(text)

    def _tell(self, note: Note | None) -> None:
        mended = self._problem is not None and note is None
        self._problem = note
        hint = self._speech.say(self._field.hint) if self._speech else ""
        self._editor.setAccessibleDescription(self.problem or hint)
        if bool(self._editor.property(controls.BAD)) != (note is not None):
            self._editor.setProperty(controls.BAD, note is not None)
            self._editor.update()
        self.problem_changed.emit()
        if mended:
            self.mended.emit()
