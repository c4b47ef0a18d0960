# SPDX-License-Identifier: GPL-3.0-or-later
"""The windows over copies of libraries, and the one language that all windows speak."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase
from panoplia.ui.main_window import MainWindow
from panoplia.ui.room import Room

if TYPE_CHECKING:
    from panoplia.ui.library.glass import Glass
    from panoplia.ui.library.program import Program

CLOSE = QT_TRANSLATE_NOOP("library", "Close")
ASIDE = 32
"""Pixels."""


class Glasses(QObject):
    """Those that are open beside the program's own window."""

    def __init__(self, program: "Program") -> None:
        super().__init__(program)
        self._program = program
        self._glasses: list[Glass] = []

    @property
    def windows(self) -> tuple[MainWindow, ...]:
        """In the order in which they were opened."""
        return tuple(glass.window for glass in self._glasses)

    def look(self, file: Path, words: Note, ways: Sequence[tuple[Phrase, Callable[[], object]]] = ()) -> MainWindow:
        """Open a window over a copy of a library, with a sentence that says what it is, and what can be done."""
        # Imported where it is needed: a start that goes well must not wait for it.
        from panoplia.ui.library.glass import Glass

        program = self._program
        glass = Glass(program.stage, program.folders, file, program.open_table, self)
        glass.closed.connect(self._on_closed)
        self._glasses.append(glass)
        window, say = glass.window, program.speech.say
        self.join(window)
        window.banner.tell(say(words), [(say(name), way) for name, way in (*ways, (CLOSE, window.close))])
        if program.window:
            # Not in its very place: it looks like the other.
            window.setGeometry(program.window.geometry().adjusted(ASIDE, ASIDE, ASIDE, ASIDE))
        window.show()
        return window

    def join(self, window: MainWindow) -> None:
        """Let a window change the language of all: the translators are the application's."""
        window.room.speech_changed.connect(self._speak_alike)

    def close(self) -> None:
        """Close them all."""
        for window in self.windows:
            window.close()

    @Slot()
    def _speak_alike(self) -> None:
        leader = self.sender()
        assert isinstance(leader, Room)
        language = leader.speech.language
        for window in filter(None, (self._program.window, *self.windows)):
            if window.room.speech.language != language:
                window.room.follow(language)

    @Slot()
    def _on_closed(self) -> None:
        closed = self.sender()
        self._glasses = [glass for glass in self._glasses if glass is not closed]
