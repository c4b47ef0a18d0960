# SPDX-License-Identifier: GPL-3.0-or-later
"""The application with its look and its languages, in which windows are shown."""

import gc

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTimer, QTranslator, Slot
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.table.table import Table
from panoplia.ui.look import fonts
from panoplia.ui.look.icons import application_icon
from panoplia.ui.look.look import Look
from panoplia.ui.main_window import MainWindow
from panoplia.ui.settings import Settings
from panoplia.words import Speech

KEYS = (QT_TRANSLATE_NOOP("QShortcut", "Ctrl"), QT_TRANSLATE_NOOP("QShortcut", "Shift"))
"""Where Qt looks for the names of keys in menus: ours, so that they are called as on keyboards and in our sentences."""


CONTROL_KEY = QT_TRANSLATE_NOOP("QShortcut", "Ctrl")
"""Named here for the translators: Qt's own Spanish says “Control”, and our sentences do not."""


SEARCH, MANY = 2_000, 100_000
"""Milliseconds between two looks whether there is much to search for cycles, and how many new values are much."""


class _Cycles(QObject):
    """Python's search for what refers to itself, on the thread of the windows alone.

    By itself it would happen on whatever thread makes values, such as the one that counts odds or reads backups; and
    what it finds may be a closed window, which may be destroyed nowhere but here. A start, and every change of a large
    campaign, makes many values and hardly a cycle: by Python's own measure they would be searched again and again.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.search)
        self._timer.start(SEARCH)

    @Slot()
    def search(self) -> None:
        """Search, where much was made since the last time."""
        if gc.get_count()[0] > MANY:
            gc.collect()


class Stage:
    """The application with its look and its translators, ready for a window."""

    def __init__(self, app: QApplication, settings: Settings) -> None:
        self.app = app
        self._cycles = _Cycles(app)
        self.look = Look(app, settings.theme, settings.text_size)
        self._translators: tuple[QTranslator, ...] = ()
        app.setApplicationName("Panoplia")
        self.use(settings)
        # After the first picture, which waits for neither.
        QTimer.singleShot(0, self._finish)

    def use(self, settings: Settings) -> None:
        """Dress and speak as these settings say. An application has one stage, and may change its settings."""
        self.settings = settings
        self.dress()
        self.speak(settings.language)

    def speak(self, language: str) -> None:
        """Have Qt's own texts and ours in a language; widgets learn of it by ``LanguageChange``."""
        for translator in self._translators:
            self.app.removeTranslator(translator)
        speech = self.speech = Speech(language)
        of_qt = QTranslator()
        of_qt.load(QLocale(language), "qtbase", "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        self._translators = (of_qt, speech.translator)
        for translator in self._translators:
            self.app.installTranslator(translator)
        QLocale.setDefault(speech.locale)

    def window(self, table: Table, settings: Settings | None = None) -> MainWindow:
        """The main window over a table, with the last campaign in play; it may have settings of its own."""
        window = MainWindow(table, settings or self.settings, self.speech)
        window.room.language_wanted.connect(self.speak)
        window.look_changed.connect(self.dress)
        window.open_last_campaign()
        return window

    def _finish(self) -> None:
        # What there is now stays until the end, and need not be searched again and again.
        gc.freeze()
        self.app.setWindowIcon(QIcon(application_icon()))
        fonts.load(fonts.FALLBACK_FILES)

    def dress(self) -> None:
        """Theme and text size as the settings say."""
        self.look.set_text_size(self.settings.text_size)
        self.look.set_theme(self.settings.theme)
