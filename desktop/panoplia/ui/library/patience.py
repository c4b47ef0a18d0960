# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes that the machine keeps from happening: waited for, then asked about. What was typed stays where it is."""

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QEventLoop, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.refusal import Refused
from panoplia.store.faults import Cause, Fault
from panoplia.ui.library import files
from panoplia.ui.library.offers import Choice, chosen
from panoplia.ui.questions import inform
from panoplia.words import Speech

WAIT = 3000
"""Milliseconds in which another program may finish what it writes."""
PAUSE = 30
NOT_STORED = QT_TRANSLATE_NOOP("library", "It is not stored yet")
CANNOT_COPY = QT_TRANSLATE_NOOP("library", "{problem}\n\nThe copy could not be written: {why}")
AGAIN = QT_TRANSLATE_NOOP(
    "library", "The copy is the library from now on. What you typed is still there: confirm it again."
)
TELLING: tuple[Cause, ...] = ("full", "readonly", "io", "damaged", "moved")
"""Causes of which another file is the way out."""


class Patience(QObject):
    """``move`` saves a copy of the library and has the program go on with it."""

    def __init__(
        self, speech: Callable[[], Speech], move: Callable[[Path], None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._speech, self._move = speech, move
        self.wait = WAIT
        self._asking = False

    def waited(self, fault: Fault) -> Iterator[None]:
        """For a write that cannot begin: some seconds, then as long as the person wants to try again."""
        problem = fault.note
        while True:
            if fault.cause == "busy":
                yield from self._pauses()
            if self._asking:
                # One question at a time; what came in between is refused, and keeps what was typed.
                return
            match self._ask(problem, ("retry", "save", "keep")):
                case "save":
                    problem = self._moved(fault.note) or fault.note
                case "keep":
                    return
            yield

    def broken(self, fault: Fault) -> None:
        """For a write that broke off: once its form has told of it, a copy elsewhere is offered."""
        if fault.cause in TELLING and not self._asking:
            QTimer.singleShot(0, self, lambda: self._offer_a_copy(fault.note))

    def _pauses(self) -> Iterator[None]:
        deadline = QDeadlineTimer(self.wait)
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
        while self._ask(problem, ("save", "keep")) == "save":
            failed = self._moved(problem)
            if failed is None:
                inform(_in_front(), self._speech().say(AGAIN))
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
        file = files.new(self._speech(), Path.home() / "panoplia", _in_front())
        if file is None:
            return problem
        try:
            self._move(file)
        except Refused as refused:
            return note(CANNOT_COPY, problem=problem, why=refused.note)
        return None


def _in_front() -> QWidget | None:
    """What a question belongs to; one that was just answered is on its way out."""
    found = (QApplication.activeModalWidget(), QApplication.activeWindow())
    return next((widget for widget in found if widget and widget.isVisible()), None)
