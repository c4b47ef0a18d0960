# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program remembers about its window: language, theme, text size, place. Nothing of the campaign."""

from pathlib import Path
from typing import Literal

from PySide6.QtCore import QByteArray, QSettings

from panoplia.ui.room import WhoRolls
from panoplia.words import LANGUAGES, system_language

ThemeChoice = Literal["system", "light", "dark"]
THEMES: tuple[ThemeChoice, ...] = ("system", "light", "dark")
WHO_ROLLS: tuple[WhoRolls, ...] = ("ask", "program", "own")
TEXT_SIZES = (80, 90, 100, 110, 125, 150, 175, 200)
"""Percentages of the normal size."""


SETTINGS = "panoplia.ini"
"""The name of the file, in the folder of the program's configuration."""


class Settings:
    """Typed access to the settings file. A value that cannot be understood counts as not set."""

    def __init__(self, path: Path) -> None:
        self._file = QSettings(str(path), QSettings.Format.IniFormat)

    @property
    def language(self) -> str:
        """The language chosen, else the system's, else English."""
        chosen = self.chosen_language
        return chosen or system_language()

    @property
    def chosen_language(self) -> str:
        """The language that the person chose; empty where it follows the system."""
        chosen = str(self._file.value("language", ""))
        return chosen if chosen in LANGUAGES else ""

    @chosen_language.setter
    def chosen_language(self, language: str) -> None:
        self._file.setValue("language", language)

    @property
    def theme(self) -> ThemeChoice:
        """Light, dark, or as the system."""
        chosen = str(self._file.value("theme", "system"))
        return next((theme for theme in THEMES if theme == chosen), "system")

    @theme.setter
    def theme(self, theme: ThemeChoice) -> None:
        self._file.setValue("theme", theme)

    @property
    def text_size(self) -> int:
        """Per cent of the normal size."""
        chosen = str(self._file.value("text_size", "100"))
        return int(chosen) if chosen in map(str, TEXT_SIZES) else 100

    @text_size.setter
    def text_size(self, percent: int) -> None:
        self._file.setValue("text_size", percent)

    @property
    def who_rolls(self) -> WhoRolls:
        """Whose dice decide."""
        chosen = str(self._file.value("who_rolls", "ask"))
        return next((who for who in WHO_ROLLS if who == chosen), "ask")

    @who_rolls.setter
    def who_rolls(self, who: WhoRolls) -> None:
        self._file.setValue("who_rolls", who)

    @property
    def campaign(self) -> int:
        """The campaign that was open last; 0 for none."""
        chosen = str(self._recall("campaign", "0"))
        return int(chosen) if chosen.isdecimal() else 0

    @campaign.setter
    def campaign(self, campaign: int) -> None:
        self._remember("campaign", campaign)

    def layout(self, name: str) -> QByteArray:
        """How the columns of a table stand; empty at first."""
        value = self._recall(f"layout/{name}", QByteArray())
        return value if isinstance(value, QByteArray) else QByteArray()

    def set_layout(self, name: str, layout: QByteArray) -> None:
        """Remember how the columns of a table stand; an empty layout is forgotten."""
        self._remember(f"layout/{name}", layout)

    @property
    def history_shown(self) -> bool:
        """Whether the history stands beside the page."""
        return str(self._recall("history_shown", "no")) == "yes"

    @history_shown.setter
    def history_shown(self, shown: bool) -> None:
        self._remember("history_shown", "yes" if shown else "no")

    @property
    def table_view_in_words(self) -> bool:
        """Whether the table view says how everyone stands, in place of bars."""
        return str(self._recall("table_view", "bars")) == "words"

    @table_view_in_words.setter
    def table_view_in_words(self, words: bool) -> None:
        self._remember("table_view", "words" if words else "bars")

    @property
    def geometry(self) -> QByteArray:
        """Where the main window stood; empty at first."""
        value = self._recall("geometry", QByteArray())
        return value if isinstance(value, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._remember("geometry", geometry)

    def _recall(self, key: str, default: object) -> object:
        return self._file.value(key, default)

    def _remember(self, key: str, value: object) -> None:
        self._file.setValue(key, value)


class PassingSettings(Settings):
    """Those of a window over a copy: it looks and speaks as the others, and what it notes of its place is forgotten."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._noted: dict[str, object] = {}

    def _recall(self, key: str, default: object) -> object:
        return self._noted[key] if key in self._noted else super()._recall(key, default)

    def _remember(self, key: str, value: object) -> None:
        self._noted[key] = value
