# SPDX-License-Identifier: GPL-3.0-or-later
"""Dresses the application: fonts, style and palette; theme and text size can change while it runs."""

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication, QToolTip

from panoplia.ui.look import fonts
from panoplia.ui.look.style import PanopliaStyle
from panoplia.ui.look.theme import DARK, LIGHT, Theme
from panoplia.ui.settings import ThemeChoice

SCHEMES: dict[ThemeChoice, Qt.ColorScheme] = {
    "system": Qt.ColorScheme.Unknown,
    "light": Qt.ColorScheme.Light,
    "dark": Qt.ColorScheme.Dark,
}


class Look(QObject):
    """One for the application, made before its first window. Widgets learn of a change by Qt's own events."""

    def __init__(self, app: QApplication, theme: ThemeChoice = "system", percent: int = 100) -> None:
        super().__init__(app)
        self._app = app
        self._choice: ThemeChoice = theme
        # Kept here: Qt owns the style, but Python must not collect its half.
        self._style = PanopliaStyle()
        fonts.load()
        app.setStyle(self._style)
        self.set_text_size(percent)
        self.set_theme(theme)
        app.styleHints().colorSchemeChanged.connect(self._on_scheme_changed)

    @property
    def theme(self) -> Theme:
        """The theme that is shown."""
        if self._choice == "system":
            return DARK if self._app.styleHints().colorScheme() == Qt.ColorScheme.Dark else LIGHT
        return DARK if self._choice == "dark" else LIGHT

    def set_theme(self, choice: ThemeChoice) -> None:
        """Light, dark, or as the system (also when that changes later)."""
        self._choice = choice
        self._app.styleHints().setColorScheme(SCHEMES[choice])
        self._paint()

    def set_text_size(self, percent: int) -> None:
        """Per cent of the normal size."""
        self._app.setFont(fonts.base(percent))
        QToolTip.setFont(fonts.face("secondary"))

    @Slot()
    def _on_scheme_changed(self) -> None:
        if self._choice == "system":
            self._paint()

    def _paint(self) -> None:
        QPixmapCache.clear()
        palette = self.theme.palette()
        self._app.setPalette(palette)
        QToolTip.setPalette(palette)
