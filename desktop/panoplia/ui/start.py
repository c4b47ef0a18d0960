# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts the window: application, look, library, and what happens when one of them cannot be had."""

import logging
import sys
import traceback
from collections.abc import Callable
from types import TracebackType

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QMessageBox

from panoplia.folders import Folders
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.refusal import Refused
from panoplia.table.table import Table
from panoplia.ui.look.icons import application_icon
from panoplia.ui.look.look import Look
from panoplia.ui.main_window import MainWindow
from panoplia.ui.questions import inform, plain_box
from panoplia.ui.settings import Settings
from panoplia.words import Speech

log = logging.getLogger(__name__)
FAULT = QT_TRANSLATE_NOOP(
    "start", "Something in Panoplia went wrong. What was saved stays saved. The details are in {file}."
)


class Stage:
    """The application with its look and its translators, ready for a window."""

    def __init__(self, app: QApplication, settings: Settings) -> None:
        self.app = app
        self.look = Look(app, settings.theme, settings.text_size)
        self._translators: tuple[QTranslator, ...] = ()
        app.setApplicationName("Panoplia")
        app.setWindowIcon(QIcon(application_icon()))
        self.use(settings)

    def use(self, settings: Settings) -> None:
        """Dress and speak as these settings say. An application has one stage, and may change its settings."""
        self.settings = settings
        self.dress()
        self.speak(settings.language)

    def speak(self, language: str) -> Speech:
        """Have Qt's own texts and ours in a language; widgets learn of it by ``LanguageChange``."""
        for translator in self._translators:
            self.app.removeTranslator(translator)
        speech = Speech(language)
        of_qt = QTranslator()
        of_qt.load(QLocale(language), "qtbase", "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        self._translators = (of_qt, speech.translator)
        for translator in self._translators:
            self.app.installTranslator(translator)
        QLocale.setDefault(speech.locale)
        return speech

    def window(self, table: Table) -> MainWindow:
        """The main window over a table, with the last campaign in play."""
        window = MainWindow(table, self.settings, self.settings.language)
        window.room.language_wanted.connect(self.speak)
        window.look_changed.connect(self.dress)
        window.open_last_campaign()
        return window

    def dress(self) -> None:
        """Theme and text size as the settings say."""
        self.look.set_text_size(self.settings.text_size)
        self.look.set_theme(self.settings.theme)


def run(folders: Folders, open_table: Callable[[Folders], Table]) -> int:
    """Show the window until it is closed; the exit code."""
    app = QApplication(sys.argv[:1])
    folders.make()
    stage = Stage(app, Settings(folders.config / "panoplia.ini"))
    report_faults(folders, stage)
    table = opened(folders, open_table, Speech(stage.settings.language))
    if table is None:
        return 1
    window = stage.window(table)
    window.show()
    code = app.exec()
    table.library.close()
    return code


def opened(folders: Folders, open_table: Callable[[Folders], Table], speech: Speech) -> Table | None:
    """The table, or ``None`` once the person gives up on a library that cannot be opened."""
    while True:
        try:
            return open_table(folders)
        except Refused as refusal:
            box = plain_box(None, "Panoplia", speech.say(refusal.note))
            box.setStandardButtons(QMessageBox.StandardButton.Retry | QMessageBox.StandardButton.Close)
            if box.exec() != QMessageBox.StandardButton.Retry:
                return None


def report_faults(folders: Folders, stage: Stage) -> None:
    """A fault of ours is logged with all its details, and told once in plain words."""
    file = folders.log / "panoplia.log"
    handler = logging.FileHandler(file, encoding="utf-8", delay=True)
    handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
    log.addHandler(handler)

    def report(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        log.error("".join(traceback.format_exception(kind, fault, trace)))
        told = note(FAULT, file=str(file))
        inform(stage.app.activeWindow(), "Panoplia", Speech(stage.settings.language).say(told))

    sys.excepthook = report
