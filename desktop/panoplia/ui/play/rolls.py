# SPDX-License-Identifier: GPL-3.0-or-later
"""The log of what was rolled since the program was started, whoever's dice it were."""

from collections.abc import Iterable
from datetime import datetime
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Signal

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note, several

if TYPE_CHECKING:
    from panoplia.rules.drivers import Asked

MOST_ROLLS = 1000
FACES = QT_TRANSLATE_NOOP("rolls", "{dice}: {faces}")


class Roll(msgspec.Struct, frozen=True):
    """One throw or attempt: what for, what the dice showed, and what came of it."""

    number: int
    time: datetime
    title: Words
    dice: Words
    result: Words


class Rolls(QObject):
    """Keeps the last thousand, newest first."""

    added = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rolls: list[Roll] = []
        self._count = 0

    @property
    def newest_first(self) -> list[Roll]:
        """What there is."""
        return self._rolls

    def add(self, title: Words, dice: Words, result: Words) -> None:
        """Keep one more."""
        self._count += 1
        self._rolls = [Roll(self._count, datetime.now().astimezone(), title, dice, result), *self._rolls][:MOST_ROLLS]
        self.added.emit()


def faces_of(asked: "Iterable[Asked]") -> Words:
    """What the dice of a script showed, one request after the other."""
    return several(note(FACES, dice=each.request.name, faces=each.text) for each in asked if each.answer.faces)
