# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the library of a command lies."""

import os
from pathlib import Path

from panoplia.folders import Folders, folders
from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.refusal import Refused

NO_HOME = QT_TRANSLATE_NOOP("cli", "The home folder in {file} cannot be found.")


def places_of(library: Path | None) -> Folders:
    """The folders of the library that was named, else of the user's own."""
    try:
        return folders(os.environ, library)
    except RuntimeError as error:
        # What pathlib raises for ~nobody.
        raise Refused(NO_HOME, file=str(library or os.environ.get("PANOPLIA_LIBRARY", "~"))) from error
