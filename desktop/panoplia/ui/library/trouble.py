# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands in the way of opening the library, or was found in it: told, and done about what the person chooses."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.refusal import Refused
from panoplia.store.backup import backups
from panoplia.store.copying import bring_back, save_elsewhere
from panoplia.store.faults import Fault
from panoplia.store.survey import Backup
from panoplia.ui.library import files
from panoplia.ui.library.elsewhere import TRY_AGAIN
from panoplia.ui.library.offers import OPENING, Choice, chosen
from panoplia.ui.library.restore_dialog import RestoreDialog

if TYPE_CHECKING:
    from panoplia.ui.library.program import Program

FAILED = QT_TRANSLATE_NOOP("library", "That could not be done: {why}.")
CANNOT_OPEN = QT_TRANSLATE_NOOP("library", "The library cannot be opened")
DAMAGED = QT_TRANSLATE_NOOP("library", "The library is damaged")
OF_A_COPY = QT_TRANSLATE_NOOP("library", "This is a copy of the library {file}, of {day}, {time}, to look at.")
OF_A_BACKUP = QT_TRANSLATE_NOOP("library", "This is the backup of {day}, {time}, to look at.")
RESTORED = QT_TRANSLATE_NOOP(
    "library", "The library is as it was on {day}, {time}. What was there before is in a backup."
)
PUT_BACK = QT_TRANSLATE_NOOP("library", "The library is as it was on {day}, {time}.")
KEPT_ASIDE = QT_TRANSLATE_NOOP(
    "library",
    "The library is as it was on {day}, {time}. What was there before could not be read, and is kept in {file}.",
)
BACKUP_GONE = QT_TRANSLATE_NOOP("library", "The backup {file} is no longer there.")
BACKED_UP = QT_TRANSLATE_NOOP("library", "A backup was made: {file}")
ALREADY = QT_TRANSLATE_NOOP("library", "A backup already holds all that there is.")


def resolve(program: "Program", refusal: Refused) -> Choice:
    """Tell why the library cannot be opened, and do what the person chooses about it.

    What is left to do is given back: to try again (``retry``), with a ``new`` library, or to ``leave``.
    """
    problem = refusal.note
    while True:
        choice = chosen(program.speech, CANNOT_OPEN, problem, (*_offered(program, refusal), "leave"))
        try:
            if _done(program, choice):
                return choice if choice in ("leave", "new") else "retry"
        except Refused as again:
            problem = again.note
        except OSError as error:
            # No room for a copy, a folder that cannot be read.
            problem = note(FAILED, why=error.strerror or str(error))


def tell_failure(program: "Program", fault: Refused) -> None:
    """What was found out while the library is open: damage asks for a backup, the rest is told."""
    if program.window is None:
        return
    if not isinstance(fault, Fault) or fault.cause != "damaged":
        program.window.room.refuse(fault.note)
        return
    if chosen(program.speech, DAMAGED, fault.note, ("backup", "go_on"), program.window) == "backup":
        choose_backup(program)


def tell_backup(program: "Program", path: Path | None) -> None:
    """What came of a backup that the person asked for."""
    program.tell(note(BACKED_UP, file=str(path)) if path else note(ALREADY))


def choose_backup(program: "Program") -> None:
    """Have the person choose a backup for the open library."""
    backup = _ask_for_backup(program)
    if backup:
        program.restart(lambda: _brought_back(program, backup))


def look_inside(program: "Program", path: Path) -> None:
    """A window over a backup."""
    from panoplia.store.survey import looked_at

    backup = looked_at(path)
    try:
        if backup is None:
            raise Refused(BACKUP_GONE, file=str(path))
        program.glasses.look(path, note(OF_A_BACKUP, **_moment(program, backup)))
    except Refused as refused:
        program.tell(refused)


def _offered(program: "Program", refusal: Refused) -> Iterator[Choice]:
    folders = program.folders
    choices = OPENING[refusal.cause] if isinstance(refusal, Fault) and refusal.cause in OPENING else ("retry", "backup")
    for choice in choices:
        if choice == "backup" and not backups(folders.library, folders.backups):
            continue
        if choice == "new" and (folders.library.is_symlink() or not folders.library.parent.is_dir()):
            continue
        if choice == "own" and folders.library == folders.own:
            continue
        yield choice


def _done(program: "Program", choice: Choice) -> bool:
    """Do what was chosen; false where the person thought better of it."""
    folders, speech = program.folders, program.speech
    match choice:
        case "look":
            _look_at_copy(program)
        case "save":
            file = files.new(speech, folders.library)
            if file is None:
                return False
            save_elsewhere(folders.library, file)
            _stay_at(program, file)
        case "another":
            file = files.existing(speech, folders.library)
            if file is None:
                return False
            _stay_at(program, file)
        case "own":
            _stay_at(program, folders.own)
        case "backup":
            backup = _ask_for_backup(program)
            if backup is None:
                return False
            program.tell(_brought_back(program, backup))
    return True


def _stay_at(program: "Program", file: Path) -> None:
    program.place.stay_at(file)
    program.tell(program.place.moved())


def _look_at_copy(program: "Program") -> None:
    file, now = program.folders.library, program.now()
    day, time = program.speech.day(now), program.speech.clock(now)
    words = note(OF_A_COPY, file=str(file), day=day, time=time)
    program.stand_in(program.glasses.look(file, words, [(TRY_AGAIN, program.try_again)]))


def _ask_for_backup(program: "Program") -> Backup | None:
    folders = program.folders
    dialog = RestoreDialog(program.speech, folders.library, folders.backups, program.window)
    dialog.look_wanted.connect(lambda path: look_inside(program, path))
    dialog.exec()
    dialog.deleteLater()
    return dialog.chosen


def _brought_back(program: "Program", backup: Backup) -> Note:
    folders = program.folders
    before = bring_back(backup.path, folders.library, folders.backups, program.now())
    moment = _moment(program, backup)
    if before.aside:
        return note(KEPT_ASIDE, file=str(before.aside), **moment)
    return note(RESTORED if before.backup else PUT_BACK, **moment)


def _moment(program: "Program", backup: Backup) -> dict[str, str]:
    return {"day": program.speech.day(backup.when), "time": program.speech.clock_to_the_second(backup.when)}
