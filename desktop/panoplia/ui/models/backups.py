# SPDX-License-Identifier: GPL-3.0-or-later
"""The backups of a library: when, how large, and what is in each, once that is read."""

from enum import IntEnum
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Figure, Several, note, several
from panoplia.store.survey import Backup
from panoplia.ui.models.columns import COLUMN_ROLES, ColumnsTableModel, TableColumn
from panoplia.words import Speech

SUPPORTED_ROLES = COLUMN_ROLES
CAMPAIGN = QT_TRANSLATE_NOOP("backups", "{campaign} (%n)")
NO_CAMPAIGNS = QT_TRANSLATE_NOOP("backups", "No campaigns")
READING = QT_TRANSLATE_NOOP("backups", "is being read…")
SOUND = QT_TRANSLATE_NOOP("backups", "sound")
DAMAGED = QT_TRANSLATE_NOOP("backups", "damaged")
NEWER = QT_TRANSLATE_NOOP("backups", "of a newer version of the program")


class Column(IntEnum):
    """In drawing order."""

    WHEN = 0
    SIZE = 1
    CONTENT = 2
    LAST = 3
    STATE = 4


class BackupRow(msgspec.Struct, frozen=True):
    """A file of the folder of backups; ``backup`` is what is in it, once that is known."""

    key: int
    path: Path
    backup: Backup | None = None

    @property
    def usable(self) -> bool:
        """Whether it can be looked into and put back."""
        return self.backup is not None and self.backup.sound and self.backup.known


class BackupsTableModel(ColumnsTableModel[BackupRow]):
    """Newest first."""

    def __init__(self, speech: Speech, parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.key, speech, parent)
        self.columns = (
            TableColumn(QT_TRANSLATE_NOOP("backups", "Made"), self._when),
            TableColumn(QT_TRANSLATE_NOOP("backups", "Size"), self._size, right=True),
            TableColumn(QT_TRANSLATE_NOOP("backups", "Campaigns (characters)"), content),
            TableColumn(QT_TRANSLATE_NOOP("backups", "Done last"), last),
            TableColumn(QT_TRANSLATE_NOOP("backups", "State"), state),
        )

    def _when(self, row: BackupRow) -> Figure:
        when = row.backup and row.backup.when
        return f"{self.speech.day(when)} · {self.speech.clock_to_the_second(when)}" if when else row.path.name

    def _size(self, row: BackupRow) -> Figure:
        return self.speech.size(row.backup.size) if row.backup else ""


def content(row: BackupRow) -> Figure:
    """The campaigns of a backup with the number of their characters."""
    if row.backup is None:
        return ""
    named: Several = several(note(CAMPAIGN, campaign=name, n=count) for name, count in row.backup.campaigns)
    return named if row.backup.campaigns else NO_CAMPAIGNS if row.backup.sound else "–"


def last(row: BackupRow) -> Figure:
    """What was done last in it, which tells it from its neighbours."""
    return (row.backup.last if row.backup else None) or ""


def state(row: BackupRow) -> Figure:
    """Whether it can be put back."""
    if row.backup is None:
        return READING
    if not row.backup.sound:
        return DAMAGED
    return SOUND if row.backup.known else NEWER
