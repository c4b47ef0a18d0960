# SPDX-License-Identifier: GPL-3.0-or-later
"""The application with its look and its languages, in which windows are shown."""

import gc

from PySide6.QtCore import QLibraryInfo, QLocale, QTimer, QTranslator
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


class Stage:
    """The application with its look and its translators, ready for a window."""

    def __init__(self, app: QApplication, settings: Settings) -> None:
        # A start, and every change of a large campaign, makes many small values and hardly a cycle. By Python's own
        # measure all of them would be searched for cycles again and again, for a tenth of the start and half of a
        # change.
        gc.set_threshold(100_000)
        self.app = app
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
