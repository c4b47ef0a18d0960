# SPDX-License-Identifier: GPL-3.0-or-later
"""Asking for the file of a library: one that is there, or a name for a copy."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from panoplia.folders import SUFFIX
from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.words import Speech

LIBRARIES = QT_TRANSLATE_NOOP("library", "Panoplia libraries (*.panoplia)")
ANOTHER = QT_TRANSLATE_NOOP("library", "Another library")
COPY = QT_TRANSLATE_NOOP("library", "Save a copy elsewhere")
QT_WORDS = (QT_TRANSLATE_NOOP("QFileDialog", "Look in:"), QT_TRANSLATE_NOOP("QFileDialog", "Files of type:"))
"""What Qt's own Spanish leaves in English."""


def existing(speech: Speech, near: Path, parent: QWidget | None = None) -> Path | None:
    """A library that is there; ``None`` where none was chosen."""
    dialog = QFileDialog(parent, speech.say(ANOTHER), str(near.parent), speech.say(LIBRARIES))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _asked(dialog)


def new(speech: Speech, library: Path, parent: QWidget | None = None) -> Path | None:
    """A name for a copy of a library; ``None`` where none was chosen."""
    dialog = QFileDialog(parent, speech.say(COPY), str(Path.home()), speech.say(LIBRARIES))
    dialog.selectFile(f"{library.stem}-2.{SUFFIX}")
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(SUFFIX)
    # What is there is never replaced, which is told in words.
    dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
    return _asked(dialog)


def _asked(dialog: QFileDialog) -> Path | None:
    files = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return Path(files[0]).absolute() if files else None
