# SPDX-License-Identifier: GPL-3.0-or-later
"""Every path of the program, in one place."""

import errno
import os
from collections.abc import Mapping
from pathlib import Path

import msgspec
import platformdirs

PROGRAM = "panoplia"
LIBRARY = "library.panoplia"


class NoHomeError(OSError):
    """The person's home folder is not there; it is not ours to make."""


class Folders(msgspec.Struct, frozen=True):
    """Where things lie: ``library`` is the file, ``backups`` its copies, the rest are folders."""

    data: Path
    config: Path
    log: Path
    library: Path
    backups: Path

    def make(self) -> None:
        """Create the program's own folders. That of a library named by the person is theirs to make."""
        home = Path(os.path.expanduser("~"))
        for folder in (self.data, self.config, self.log):
            if folder.is_relative_to(home) and not home.exists():
                # A new one would hide the old one, once its disk is connected again, or be hidden by it.
                raise NoHomeError(errno.ENOENT, os.strerror(errno.ENOENT), str(home))
            folder.mkdir(parents=True, exist_ok=True)


def folders(environment: Mapping[str, str], library: Path | None = None, root: Path | None = None) -> Folders:
    """``library`` (``--library FILE``) goes before ``PANOPLIA_LIBRARY``; ``root`` holds all in one folder."""
    if root is not None:
        data, config, log = root / "data", root / "config", root / "log"
    else:
        data = platformdirs.user_data_path(PROGRAM, appauthor=False)
        config = platformdirs.user_config_path(PROGRAM, appauthor=False)
        log = platformdirs.user_log_path(PROGRAM, appauthor=False)
    named = library or (Path(environment["PANOPLIA_LIBRARY"]) if environment.get("PANOPLIA_LIBRARY") else None)
    if named is None:
        return Folders(data, config, log, data / LIBRARY, data / "backups")
    # Beside a named library, so that its backups go where it goes and never mix with another's.
    named = named.expanduser().absolute()
    return Folders(data, config, log, named, named.with_name(f"{named.stem}-backups"))
