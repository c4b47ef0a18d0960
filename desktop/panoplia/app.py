# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts the parts together. The only place that knows which rule systems there are."""

import csv
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC, datetime
from importlib.resources import files
from pathlib import Path

from panoplia.folders import Folders, NoHomeError
from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.refusal import Refused
from panoplia.rules.system import System
from panoplia.store.library import Library
from panoplia.table.table import Table

NO_FOLDER = QT_TRANSLATE_NOOP(
    "start",
    "The folder {folder} cannot be made ({problem}). Check its permissions, or choose a library with --library FILE.",
)
NO_HOME = QT_TRANSLATE_NOOP(
    "start", "Your home folder {folder} is not there. Check that its disk is connected and that HOME names it."
)


def _dungeon_hack() -> System:
    from panoplia.rules.dungeon_hack.system import DungeonHack

    return DungeonHack()


def _d100() -> System:
    from panoplia.rules.d100.system import Percentil

    return Percentil()


def _espada_negra() -> System:
    from panoplia.rules.espada_negra.system import EspadaNegra

    return EspadaNegra()


class Systems(Mapping[str, System]):
    """Rule systems by their ids, in the order in which they are offered; each is imported when it is first asked for.

    A start must not wait for rules that nobody plays by.
    """

    _makers: Mapping[str, Callable[[], System]] = {
        "dungeon-hack": _dungeon_hack,
        "d100": _d100,
        "espada-negra": _espada_negra,
    }

    def __init__(self) -> None:
        self._made: dict[str, System] = {}

    def __getitem__(self, id: str) -> System:
        if id not in self._made:
            self._made[id] = self._makers[id]()
        return self._made[id]

    def __contains__(self, id: object) -> bool:
        return id in self._makers

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)


def systems() -> Mapping[str, System]:
    """Every rule system."""
    return Systems()


def now() -> datetime:
    """The clock of the program."""
    return datetime.now(UTC)


def open_table(folders: Folders, clock: Callable[[], datetime] = now, new: bool = False) -> Table:
    """The library of these folders, with the catalogues brought in.

    It is made if there is none; where there are backups of it, only if a ``new`` one is wanted.
    """
    try:
        folders.make()
    except NoHomeError as error:
        raise Refused(NO_HOME, folder=str(error.filename)) from error
    except OSError as error:
        raise Refused(NO_FOLDER, folder=str(error.filename), problem=error.strerror or str(error)) from error
    known = systems()
    library = Library.open(folders.library, known, clock, folders.backups, new)
    in_play = {campaign.system for campaign in library.campaigns()}
    bring_in_catalogues(library, known, [id for id in known if id in in_play or not library.has_catalogue(id)])
    return Table(library, known)


def bring_in_catalogues(library: Library, known: Mapping[str, System], wanted: Iterable[str] | None = None) -> None:
    """Bring the shipped catalogues of systems up to date, of all where none are ``wanted`` by their ids."""
    for id in known if wanted is None else wanted:
        library.bring_in(id, known[id].shipped(read_table))


def read_table(name: str) -> Iterable[Mapping[str, str]]:
    """The rows of a shipped catalogue file."""
    text = (files("panoplia_resources") / "catalogues" / name).read_text("utf-8")
    return csv.DictReader(text.splitlines())


def run(folders: Folders) -> int:
    """Show the window until it is closed; the exit code."""
    # The window is imported here alone, so that every command without one works without QtGui.
    from panoplia.ui import start

    return start.run(folders, open_table, now)


def tour(target: Path) -> Iterable[Path]:
    """Pictures of every page and dialog; the files written."""
    # As above: it drives the real window.
    from panoplia.ui.tour.tour import take

    return take(target, open_table)
