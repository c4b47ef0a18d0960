# SPDX-License-Identifier: GPL-3.0-or-later
"""Every path of the program, in one place."""

from collections.abc import Mapping
from pathlib import Path

import msgspec
import platformdirs

PROGRAM = "panoplia"
LIBRARY = "library.panoplia"


class Folders(msgspec.Struct, frozen=True):
    """Where things lie: ``library`` is the file, ``backups`` its copies, the rest are folders."""

    data: Path
    config: Path
    log: Path
    library: Path
    backups: Path

    def make(self) -> None:
        """Create the program's own folders. That of a library named by the person is theirs to make."""
        for folder in (self.data, self.config, self.log):
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
