# SPDX-License-Identifier: GPL-3.0-or-later
"""The library as a file: its menu, its backups, a look into one, and what may stand in the way of it."""

from datetime import datetime, timedelta

from PySide6.QtWidgets import QMenu

from panoplia.folders import Folders
from panoplia.folders import folders as places_below
from panoplia.lock import Owner
from panoplia.rules.notes import Note, Phrase, note
from panoplia.store.backup import backups
from panoplia.store.faults import Cause, fault
from panoplia.store.library import Library
from panoplia.store.opening import MISSING, NEWER
from panoplia.store.upkeep import keep_safe
from panoplia.table.table import Table
from panoplia.ui.library.elsewhere import HELD, IN_USE, NOT_THERE, STILL_THERE, TRY_AGAIN
from panoplia.ui.library.menu import fill
from panoplia.ui.library.offers import OPENING, Choice, OffersDialog
from panoplia.ui.library.patience import NOT_STORED
from panoplia.ui.library.program import Program
from panoplia.ui.library.restore_dialog import RestoreDialog, restore_question
from panoplia.ui.library.trouble import CANNOT_OPEN, DAMAGED, RESTORED, look_inside
from panoplia.ui.tour.walk import LONG_NAME, SIZE, Walk

MOMENT = datetime(2026, 11, 30, 18, 40).astimezone()
ANOTHER = Owner(7, "portátil-de-Inés")
PROBLEMS: tuple[tuple[str, Cause], ...] = (
    ("busy", "busy"),
    ("full", "full"),
    ("readonly", "readonly"),
    ("damaged", "damaged"),
)


def library(walk: Walk) -> None:
    """Pictures 100 to 109."""
    walk.open_demo()
    program = _program(walk)
    _menu(walk, program)
    _restoring(walk, program)
    _looking(walk, program)
    _in_the_way(walk, program)
    _while_it_is_open(walk, program)
    # The window and its library are the scene's own.
    program.window = program.table = None
    program.end()


def _program(walk: Walk) -> Program:
    systems = walk.table.systems

    def open_table(folders: Folders, *, new: bool = False) -> Table:
        return Table(Library.open(folders.library, systems, lambda: MOMENT, folders.backups, new), systems)

    places = places_below({}, root=walk.table.library.path.parent.parent)
    program = Program(walk.stage, places, open_table, lambda: MOMENT, lambda: None)
    program.window, program.table = walk.window, walk.table
    return program


def _menu(walk: Walk, program: Program) -> None:
    menu = QMenu(walk.window)
    fill(menu, program)
    menu.popup(walk.window.mapToGlobal(walk.window.rect().center()))
    walk.keep("100-library-menu", menu)
    menu.close()


def _restoring(walk: Walk, program: Program) -> None:
    places, room = program.folders, walk.window.room
    walk.dialog("101a-no-backups", RestoreDialog(room.speech, places.library, places.backups, walk.window))
    for day, name in ((9, ""), (2, "La Torre del Olvido"), (0, LONG_NAME)):
        if name:
            walk.table.campaigns.found(name, room.in_play.system)
        keep_safe(places.library, places.backups, MOMENT - timedelta(days=day))
    cut = backups(places.library, places.backups)[1]
    cut.write_bytes(cut.read_bytes()[:9000])
    dialog = RestoreDialog(room.speech, places.library, places.backups, walk.window)
    dialog.read_all()
    walk.dialog("101b-backups", dialog)
    dialog = RestoreDialog(room.speech, places.library, places.backups, walk.window)
    dialog.read_all()
    dialog.choose(1)
    walk.dialog("101c-damaged-backup", dialog)
    walk.dialog("101d-restore", restore_question(room.speech, MOMENT, walk.window))


def _looking(walk: Walk, program: Program) -> None:
    look_inside(program, backups(program.folders.library, program.folders.backups)[-1])
    window = program.glasses.windows[-1]
    window.resize(*SIZE)
    walk.keep("102a-inside-a-backup", window)
    window.close()
    file, speech = program.folders.library, program.speech
    words = note(HELD, host=ANOTHER.host, day=speech.day(MOMENT), time=speech.clock(MOMENT))
    window = program.glasses.look(file, words, [(way, _nothing) for way in (TRY_AGAIN, NOT_THERE)])
    window.resize(*SIZE)
    walk.keep("102b-open-elsewhere", window)
    window.close()


def _in_the_way(walk: Walk, program: Program) -> None:
    file = program.folders.library
    for name, cause in PROBLEMS:
        _offer(walk, f"103-opening-{name}", CANNOT_OPEN, fault(cause, file).note, (*OPENING[cause], "leave"))
    missing = note(MISSING, file=str(file), n=3)
    _offer(walk, "103-opening-absent", CANNOT_OPEN, missing, (*OPENING["absent"], "leave"))
    newer = note(NEWER, file=str(file), found=41, known=2)
    _offer(walk, "103-opening-newer", CANNOT_OPEN, newer, (*OPENING["newer"], "leave"))
    still = note(STILL_THERE, host=ANOTHER.host, file=str(file))
    _offer(walk, "103-take-over", IN_USE, still, ("keep_looking", "take_over"))


def _while_it_is_open(walk: Walk, program: Program) -> None:
    file = program.folders.library
    _offer(walk, "104-damage-found", DAMAGED, fault("damaged", file).note, ("backup", "go_on"))
    _offer(walk, "105-not-stored-busy", NOT_STORED, fault("busy", file).note, ("retry", "save", "keep"))
    _offer(walk, "105-not-stored-full", NOT_STORED, fault("full", file).note, ("save", "keep"))
    speech = walk.window.room.speech
    walk.window.room.told.emit(note(RESTORED, day=speech.day(MOMENT), time=speech.clock(MOMENT)))
    walk.picture("106-restored")


def _offer(walk: Walk, name: str, title: Phrase, problem: Note, choices: tuple[Choice, ...]) -> None:
    walk.dialog(name, OffersDialog(walk.window.room.speech, title, problem, choices, walk.window))


def _nothing() -> None:
    return None
