# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts the program: its stage, its library, and what is told when something of ours goes wrong."""

import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from types import TracebackType

from PySide6.QtCore import QThread, QTimer
from PySide6.QtWidgets import QApplication

from panoplia.folders import Folders
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.refusal import Refused
from panoplia.ui.library.program import OpenTable, Program
from panoplia.ui.settings import SETTINGS, Settings
from panoplia.ui.stage import Stage
from panoplia.words import Speech

FAULT = QT_TRANSLATE_NOOP(
    "start", "Something in Panoplia went wrong. What was saved stays saved. The details are in {file}."
)


def run(folders: Folders, open_table: OpenTable, now: Callable[[], datetime]) -> int:
    """Show the window until it is closed; the exit code."""
    app = QApplication(sys.argv[:1])
    # A window over a copy, or a question, may be the last one for a moment.
    app.setQuitOnLastWindowClosed(False)
    stage = Stage(app, Settings(folders.config / SETTINGS))
    report_faults(folders, stage)
    program = Program(stage, folders, open_table, now, app.quit)
    code = app.exec() if program.begin() else int(not program.handed_over)
    program.end()
    return code


def report_faults(folders: Folders, stage: Stage) -> None:
    """A fault of ours is written down with all its details, and told in plain words."""
    file = folders.log / "panoplia.log"

    def report(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        # Imported when they are needed: most days nothing goes wrong.
        import traceback

        from panoplia.ui.questions import inform

        if QThread.currentThread() is not stage.app.thread():
            # Only there may a message be shown.
            QTimer.singleShot(0, stage.app, lambda: report(kind, fault, trace))
            return
        speech = Speech(stage.settings.language)
        if isinstance(fault, Refused):
            # The machine's doing, where no one expected it: a page that cannot be read any more.
            inform(None, speech.say(fault.note))
            return
        with suppress(OSError), file.open("a", encoding="utf-8") as log:
            log.write(f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S}\n")
            traceback.print_exception(kind, fault, trace, file=log)
        # Of no window: the one at hand may be what is going away.
        inform(None, speech.say(note(FAULT, file=str(file))))

    sys.excepthook = report
