# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be done with the library as a file."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu

from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.refusal import Refused
from panoplia.ui.library import files
from panoplia.ui.library.trouble import choose_backup

if TYPE_CHECKING:
    from panoplia.ui.library.program import Program

COPIED = QT_TRANSLATE_NOOP("library", "A copy was written to {file}.")


def fill(menu: QMenu, program: "Program") -> None:
    """Its entries as things stand; a window over a copy has none."""
    menu.addAction(QCoreApplication.translate("LibraryMenu", "Back up now"), program.back_up).setShortcut("Ctrl+S")
    menu.addAction(QCoreApplication.translate("LibraryMenu", "Restore a backup…"), lambda: choose_backup(program))
    menu.addAction(QCoreApplication.translate("LibraryMenu", "Save a copy…"), lambda: _copy(program))
    menu.addSeparator()
    menu.addAction(QCoreApplication.translate("LibraryMenu", "Another library…"), lambda: _another(program))
    if program.folders.library != program.folders.own:
        menu.addAction(
            QCoreApplication.translate("LibraryMenu", "The usual library"),
            lambda: _switch(program, program.folders.own),
        )


def _copy(program: "Program") -> None:
    if program.window is None or program.table is None:
        return
    file = files.new(program.speech, program.folders.library, program.window)
    if file is None:
        return
    try:
        program.table.library.save_copy(file)
    except Refused as refused:
        program.window.room.refuse(refused.note)
        return
    program.window.room.told.emit(note(COPIED, file=str(file)))


def _another(program: "Program") -> None:
    file = files.existing(program.speech, program.folders.library, program.window)
    if file is not None:
        _switch(program, file)


def _switch(program: "Program", file: Path) -> None:
    try:
        program.switch(file)
    except Refused as refused:
        if program.window:
            program.window.room.refuse(refused.note)
