# SPDX-License-Identifier: GPL-3.0-or-later
"""The log of what was rolled since the program was started, whoever's dice it were."""

from collections.abc import Iterable, Sequence
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
    campaign: int = 0


class Rolls(QObject):
    """Keeps the last thousand of all campaigns."""

    changed = Signal()
    """Another roll, or another campaign."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rolls: list[Roll] = []
        self._count = self._campaign = 0

    @property
    def newest_first(self) -> list[Roll]:
        """Those of the campaign in play."""
        return [roll for roll in self._rolls if roll.campaign == self._campaign]

    def play(self, campaign: int) -> None:
        """From now on, rolls are those of this campaign; 0 is none."""
        self._campaign = campaign
        self.changed.emit()

    def add(self, title: Words, asked: "Sequence[Asked]", result: Words) -> None:
        """Keep what the dice of a script showed; where there were none, there is nothing to keep."""
        thrown = [each for each in asked if each.thrown]
        if not thrown:
            return
        self._count += 1
        roll = Roll(self._count, datetime.now().astimezone(), title, faces_of(thrown), result, self._campaign)
        self._rolls = [roll, *self._rolls][:MOST_ROLLS]
        self.changed.emit()


def faces_of(asked: "Iterable[Asked]") -> Words:
    """What the dice of a script showed, one request after the other."""
    return several(note(FACES, dice=each.request.name, faces=each.text) for each in asked if each.thrown)
