# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts the parts together. The only place that knows which rule systems there are."""

import csv
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from importlib.resources import files
from pathlib import Path

from panoplia.folders import Folders, NoHomeError
from panoplia.rules.d100.system import Percentil
from panoplia.rules.dungeon_hack.system import DungeonHack
from panoplia.rules.espada_negra.system import EspadaNegra
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


def systems() -> Mapping[str, System]:
    """Every rule system by its id, in the order in which they are offered."""
    known: tuple[System, ...] = (DungeonHack(), Percentil(), EspadaNegra())
    return {system.id: system for system in known}


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
    library = Library.open(folders.library, systems(), clock, folders.backups, new)
    bring_in_catalogues(library, systems())
    return Table(library, systems())


def bring_in_catalogues(library: Library, known: Mapping[str, System]) -> None:
    """Bring the shipped catalogue of every system up to date."""
    for system in known.values():
        library.bring_in(system.id, system.shipped(read_table))


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
