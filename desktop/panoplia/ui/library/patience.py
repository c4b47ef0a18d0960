# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes that the machine keeps from happening: waited for, then asked about. What was typed stays where it is."""

from collections.abc import Callable, Generator, Iterator, Mapping
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QEventLoop, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.refusal import Refused
from panoplia.store.faults import Cause, Fault
from panoplia.ui.library import files
from panoplia.ui.library.offers import Choice, OffersDialog, chosen
from panoplia.ui.questions import inform
from panoplia.words import Speech

WAIT = 3000
"""Milliseconds in which another program may finish what it writes."""
PAUSE, LATER = 30, 300
NOT_STORED = QT_TRANSLATE_NOOP("library", "It is not stored yet")
CANNOT_COPY = QT_TRANSLATE_NOOP("library", "{problem}\n\nThe copy could not be written: {why}")
GOES_ON = QT_TRANSLATE_NOOP(
    "library",
    "{told}\n\nWhat you typed is still there; where it is not stored by itself, confirm it again. The earlier backups "
    "stay with the earlier file.",
)
WAITING = QT_TRANSLATE_NOOP("library", "Another program is writing to the library: waiting for it…")
WAYS: Mapping[Cause, tuple[Choice, ...]] = {"moved": ("save", "retry", "keep")}
"""What is offered where to try again is not the best."""
TELLING: tuple[Cause, ...] = ("full", "readonly", "io", "damaged", "moved")
"""Causes of which another file is the way out."""


class Patience(QObject):
    """``move`` saves a copy of the library and has the program go on with it."""

    waiting = Signal(object)
    """A ``Note``: why nothing happens for a moment."""

    def __init__(
        self, speech: Callable[[], Speech], move: Callable[[Path], Note], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._speech, self._move = speech, move
        self.wait = WAIT
        self._waits = 0
        self._offering = False
        self.library = Path("library")
        """After which a copy is named."""
        self._asking = False

    @property
    def busy(self) -> bool:
        """Whether a write waits, which needs its library."""
        return self._waits > 0

    def waited(self, fault: Fault) -> Generator[None, None, None]:
        """For a write that cannot begin: some seconds, then as long as the person wants to try again."""
        # Not the fault itself, whose traceback holds whoever waits.
        cause, told = fault.cause, fault.note
        self._waits += 1
        try:
            yield from self._waited(cause, told)
        finally:
            self._waits -= 1

    def _waited(self, cause: Cause, told: Note) -> Iterator[None]:
        problem = told
        while True:
            if cause == "busy":
                yield from self._pauses()
            if self._asking:
                # One question at a time; what came in between is refused, and keeps what was typed.
                return
            match self._ask(problem, WAYS.get(cause, ("retry", "save", "keep"))):
                case "save":
                    problem = self._moved(told) or told
                case "keep":
                    return
            yield

    def broken(self, fault: Fault) -> None:
        """For a write that broke off: once its form has told of it, a copy elsewhere is offered."""
        if fault.cause in TELLING and not self._offering:
            problem, self._offering = fault.note, True
            QTimer.singleShot(0, self, lambda: self._offer_a_copy(problem))

    def _pauses(self) -> Iterator[None]:
        deadline = QDeadlineTimer(self.wait)
        self.waiting.emit(note(WAITING))
        QGuiApplication.setOverrideCursor(Qt.CursorShape.BusyCursor)
        try:
            while not deadline.hasExpired():
                pause = QEventLoop()
                QTimer.singleShot(PAUSE, pause.quit)
                # The window goes on painting. Keys and clicks wait their turn.
                pause.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
                yield
        finally:
            QGuiApplication.restoreOverrideCursor()

    def _offer_a_copy(self, problem: Note) -> None:
        if self._asking or QApplication.activeModalWidget() is not _form_in_front():
            # Another question stands there: this one comes after it.
            QTimer.singleShot(LATER, self, lambda: self._offer_a_copy(problem))
            return
        self._offering = False
        while self._ask(problem, ("save", "keep")) == "save":
            failed = self._moved(problem)
            if failed is None:
                return
            problem = failed

    def _ask(self, problem: Note, choices: tuple[Choice, ...]) -> Choice:
        self._asking = True
        try:
            return chosen(self._speech(), NOT_STORED, problem, choices, _in_front())
        finally:
            self._asking = False

    def _moved(self, problem: Note) -> Note | None:
        """Save a copy elsewhere and go on with it; what to say where that was not done."""
        file = files.new(self._speech(), self.library, _in_front())
        if file is None:
            return problem
        try:
            told = self._move(file)
        except Refused as refused:
            return note(CANNOT_COPY, problem=problem, why=refused.note)
        except OSError as error:
            return note(CANNOT_COPY, problem=problem, why=error.strerror or str(error))
        # In a box: what is stored next takes its place in the status line at once.
        inform(_in_front(), self._speech().say(note(GOES_ON, told=told)))
        return None


def _form_in_front() -> QWidget | None:
    """The dialog that is open, unless it is a question, which has no fields to keep."""
    dialog = QApplication.activeModalWidget()
    return None if isinstance(dialog, QMessageBox | OffersDialog) else dialog


def _in_front() -> QWidget | None:
    """What a question belongs to; one that was just answered is on its way out."""
    found = (QApplication.activeModalWidget(), QApplication.activeWindow())
    return next((widget for widget in found if widget and widget.isVisible()), None)
