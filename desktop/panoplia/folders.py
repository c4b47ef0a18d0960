# SPDX-License-Identifier: GPL-3.0-or-later
"""Every path of the program, in one place."""

import errno
import os
from collections.abc import Mapping
from pathlib import Path

import msgspec
import platformdirs

PROGRAM = "panoplia"
SUFFIX = "panoplia"
LIBRARY = f"library.{SUFFIX}"
_CHOSEN = "library.txt"


class NoHomeError(OSError):
    """The person's home folder is not there; it is not ours to make."""


class Folders(msgspec.Struct, frozen=True):
    """Where things lie: ``library`` is the file, ``backups`` its copies, the rest are folders.

    ``named`` tells whether the library is the one that was asked for at this start, and no other.
    """

    data: Path
    config: Path
    log: Path
    library: Path
    backups: Path
    named: bool = False

    def make(self) -> None:
        """Create the program's own folders. That of a library named by the person is theirs to make."""
        home = Path(os.path.expanduser("~"))
        for folder in (self.data, self.config, self.log):
            if folder.is_relative_to(home) and not home.exists():
                # A new one would hide the old one, once its disk is connected again, or be hidden by it.
                raise NoHomeError(errno.ENOENT, os.strerror(errno.ENOENT), str(home))
            folder.mkdir(parents=True, exist_ok=True)

    @property
    def own(self) -> Path:
        """The library that there is unless the person chooses another."""
        return self.data / LIBRARY

    def at(self, library: Path) -> "Folders":
        """The same folders with another library."""
        # Beside a library elsewhere, so that its backups go where it goes and never mix with another's.
        beside = library.parent / f"{library.stem}-backups"
        backups = self.data / "backups" if library == self.own else beside
        return msgspec.structs.replace(self, library=library, backups=backups)

    def remember(self) -> None:
        """Have this library opened from now on, where no other is named."""
        chosen = self.config / _CHOSEN
        if self.library == self.own:
            chosen.unlink(missing_ok=True)
        else:
            # Whole or not at all: an empty one would mean another library.
            made = chosen.with_name(chosen.name + ".new")
            try:
                made.write_text(str(self.library), "utf-8", "surrogateescape")
                os.replace(made, chosen)
            finally:
                made.unlink(missing_ok=True)


def folders(environment: Mapping[str, str], library: Path | None = None, root: Path | None = None) -> Folders:
    """``library`` (``--library FILE``) goes before ``PANOPLIA_LIBRARY``, and that before the one that was chosen last.

    ``root`` holds all in one folder.
    """
    if root is not None:
        data, config, log = root / "data", root / "config", root / "log"
    else:
        data = platformdirs.user_data_path(PROGRAM, appauthor=False)
        config = platformdirs.user_config_path(PROGRAM, appauthor=False)
        log = platformdirs.user_log_path(PROGRAM, appauthor=False)
    own = Folders(data, config, log, data / LIBRARY, data / "backups")
    named = library or (Path(environment["PANOPLIA_LIBRARY"]) if environment.get("PANOPLIA_LIBRARY") else None)
    if named is not None:
        return msgspec.structs.replace(own.at(named.expanduser().absolute()), named=True)
    chosen = _chosen(config)
    return own.at(chosen) if chosen else own


def _chosen(config: Path) -> Path | None:
    """The library that was chosen last; ``None`` where none was, or where that cannot be read."""
    try:
        text = (config / _CHOSEN).read_text("utf-8", "surrogateescape").strip()
    except OSError:
        return None
    fits = text and "\0" not in text and Path(text).is_absolute() and Path(text).name not in ("", "..")
    return Path(text) if fits else None
