# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the library of a command lies, and the options that several commands have."""

import argparse
import os
from pathlib import Path

from panoplia.folders import Folders, folders
from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.refusal import Refused
from panoplia.words import LANGUAGES

LIBRARY_HELP = "another library than the user's own"
LANGUAGE_HELP = "else the system's"
NO_HOME = QT_TRANSLATE_NOOP("cli", "The home folder in {file} cannot be found.")


def add_library_option(parser: argparse.ArgumentParser) -> None:
    """``--library`` behind a command as well: given there, it goes before the one in front."""
    parser.add_argument("--library", type=Path, metavar="FILE", default=argparse.SUPPRESS, help=LIBRARY_HELP)


def add_language_option(parser: argparse.ArgumentParser) -> None:
    """``--language`` behind a command as well."""
    parser.add_argument("--language", choices=LANGUAGES, default=argparse.SUPPRESS, help=LANGUAGE_HELP)


def places_of(library: Path | None) -> Folders:
    """The folders of the library that was named, else of the user's own."""
    try:
        return folders(os.environ, library)
    except RuntimeError as error:
        # What pathlib raises for ~nobody.
        raise Refused(NO_HOME, file=str(library or os.environ.get("PANOPLIA_LIBRARY", "~"))) from error
