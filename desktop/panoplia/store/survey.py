# SPDX-License-Identifier: GPL-3.0-or-later
"""What a library and its backups hold, told without opening them as libraries: of any format, and damaged ones too."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import msgspec

from panoplia.rules.notes import Note
from panoplia.rules.refusal import Refused
from panoplia.store.backup import backups, made_at
from panoplia.store.copying import copied, has_companions
from panoplia.store.faults import lenient, on_disk, polite
from panoplia.store.migrate import steps
from panoplia.store.opening import HEADER, format_in, read_format
from panoplia.store.placing import beside
from panoplia.store.schema import tables
from panoplia.store.story import newest_label
from panoplia.store.structure import keeps_rules, whole

_CAMPAIGNS = """SELECT campaign.name, count(character.id) FROM campaign
    LEFT JOIN holder ON holder.campaign = campaign.id LEFT JOIN character ON character.holder = holder.id
    GROUP BY campaign.id ORDER BY campaign.id"""
# UNION without ALL ends also where items lie inside each other in a ring.
_SIZES = """SELECT name, system,
    (SELECT count(*) FROM character JOIN holder ON character.holder = holder.id WHERE holder.campaign = campaign.id),
    (WITH RECURSIVE held (id) AS (
        SELECT item.id FROM item JOIN holder ON item.holder = holder.id WHERE holder.campaign = campaign.id
        UNION SELECT item.id FROM item JOIN held ON item.inside = held.id) SELECT count(*) FROM held)
    FROM campaign ORDER BY id"""


class Backup(msgspec.Struct, frozen=True):
    """A backup: made at ``when`` (UTC) with ``size`` bytes; its campaigns with the number of their characters.

    ``last`` is the label of what was done last in it, which tells backups apart.
    One that is not ``sound`` should not be put back. ``format`` is ``None`` where the file is no library.
    """

    path: Path
    when: datetime
    size: int
    format: int | None
    campaigns: tuple[tuple[str, int], ...]
    sound: bool
    last: Note | None = None

    @property
    def known(self) -> bool:
        """Whether this version of the program can open it."""
        return self.format is not None and self.format <= len(steps())


class CampaignSize(msgspec.Struct, frozen=True):
    """How much there is of a campaign; ``items`` counts a pile once."""

    name: str
    system: str
    characters: int
    items: int


class Survey(msgspec.Struct, frozen=True):
    """What a library holds; ``size`` is in bytes, with the log that belongs to the file."""

    path: Path
    format: int
    size: int
    campaigns: tuple[CampaignSize, ...]
    actions: int
    portraits: int


def surveyed(path: Path) -> Survey | None:
    """What a library holds; ``None`` where there is no file, ``Refused`` where it is no library or cannot be read."""
    with on_disk(path):
        version = read_format(path, len(steps()))
        if version is None:
            return None
        size = sum(file.stat().st_size for file in (path, beside(path, "-wal")) if file.exists())
    with polite(path), copied(path) as copy:
        copy.text_factory = lenient
        campaigns = tuple(CampaignSize(*row) for row in copy.execute(_SIZES))
        return Survey(path, version, size, campaigns, _count(copy, "action"), _count(copy, "portrait"))


def backups_of(library: Path, folder: Path) -> list[Backup]:
    """The backups of a library, newest first. Each is read as a file that never changes: nothing appears beside it."""
    return [backup for path in backups(library, folder) if (backup := looked_at(path)) is not None]


def looked_at(path: Path) -> Backup | None:
    """What a backup, or any file, holds; ``None`` where there is none. What cannot be read is not sound."""
    try:
        if not path.is_file():
            # A pipe would be waited for.
            return None
        size, written = path.stat().st_size, path.stat().st_mtime
        with path.open("rb") as file:
            version = format_in(file.read(HEADER))
    except (OSError, ValueError):
        return None
    content = _Content((), False, None) if version is None else _content(path, version)
    return Backup(path, _when(path, written), size, version, *content)


class _Content(NamedTuple):
    campaigns: tuple[tuple[str, int], ...]
    sound: bool
    last: Note | None


def _content(path: Path, version: int) -> _Content:
    """The campaigns and the last label, as far as they can be read, and whether the file is sound."""
    campaigns: tuple[tuple[str, int], ...] = ()
    last = None
    try:
        with _opened(path) as connection:
            connection.text_factory = lenient
            campaigns = tuple((str(name), int(count)) for name, count in connection.execute(_CAMPAIGNS))
            last = newest_label(connection)
            sound = connection.execute("PRAGMA quick_check").fetchone() == ("ok",) and keeps_rules(connection)
            return _Content(campaigns, sound and (version > len(steps()) or whole(connection, version)), last)
    except (sqlite3.Error, OSError, ValueError, MemoryError, Refused):
        return _Content(campaigns, False, last)


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    """In place, as a file that never changes; a copy of it where a part of its content waits beside it."""
    if has_companions(path):
        with copied(path) as connection:
            yield connection
    else:
        uri = path.absolute().as_uri() + "?mode=ro&immutable=1"
        with closing(sqlite3.connect(uri, uri=True)) as connection:
            yield connection


def _when(path: Path, written: float) -> datetime:
    """The time in the name, which copying does not change; else that of the file."""
    try:
        return made_at(path)
    except ValueError:
        return datetime.fromtimestamp(written, UTC)


def _count(connection: sqlite3.Connection, table: str) -> int:
    if table not in tables(connection):
        return 0
    (count,) = connection.execute(f'SELECT count(*) FROM "{table}"').fetchone()
    return int(count)
