# SPDX-License-Identifier: GPL-3.0-or-later
"""``library``: checks, repairs, backs up, restores and describes the library file, without a window."""

import argparse
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from panoplia.app import now, systems
from panoplia.cli.places import add_language_option, add_library_option, places_of
from panoplia.cli.streams import complain, say
from panoplia.folders import Folders
from panoplia.lock import Lock, Owner
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Figure, Names, Phrase, note
from panoplia.rules.refusal import Refused
from panoplia.store.backup import backups
from panoplia.store.copying import bring_back, copy_to, held_or_made
from panoplia.store.doctor import Diagnosis, check, format_of, repair
from panoplia.store.faults import Fault, polite
from panoplia.store.mending import RECOVERED, RECOVERED_CAMPAIGN
from panoplia.store.opening import NO_LIBRARY, NOT_OURS
from panoplia.store.recovery import Called
from panoplia.store.survey import Backup, backups_of, looked_at, surveyed
from panoplia.words import Speech, system_language

SOUND = QT_TRANSLATE_NOOP("cli", "{file} is sound.")
FAULTS = QT_TRANSLATE_NOOP("cli", "%n fault(s) in {file}.")
REMAIN = QT_TRANSLATE_NOOP("cli", "%n fault(s) remain in {file}.")
MENDABLE = QT_TRANSLATE_NOOP("cli", "“panoplia library repair” mends %n of them.")
RESTORE = QT_TRANSLATE_NOOP("cli", "“panoplia library restore” lists the backups, and puts one back.")
BACKUPS_THERE = QT_TRANSLATE_NOOP("cli", "%n backup(s) of it are there: “panoplia library restore” lists them.")
COPY_FIRST = QT_TRANSLATE_NOOP("cli", "A copy was made first: {file}")
UNSOUND_BACKUP = QT_TRANSLATE_NOOP(
    "cli", "This copy has the faults that the library has: see “panoplia library check”."
)
OPEN_HERE = QT_TRANSLATE_NOOP("cli", "The library {file} is open in another program (process {pid}). Close it first.")
OPEN_ELSEWHERE = QT_TRANSLATE_NOOP("cli", "The library {file} is open on the computer {host}. Close it there first.")
OPEN_SOMEWHERE = QT_TRANSLATE_NOOP("cli", "The library {file} is open in another program. Close it first.")
NO_BACKUPS = QT_TRANSLATE_NOOP("cli", "There are no backups in {folder}.")
NO_SUCH_BACKUP = QT_TRANSLATE_NOOP(
    "cli", "There is no backup called “{name}”; “panoplia library restore” lists them all."
)
NONE_SOUND = QT_TRANSLATE_NOOP("cli", "None of the backups in {folder} can be put back.")
BACKUP_DAMAGED = QT_TRANSLATE_NOOP("cli", "The backup {name} is damaged: choose another one. Nothing was changed.")
BACKUP_NEWER = QT_TRANSLATE_NOOP(
    "cli", "The backup {name} was written by a newer version of the program: choose another one. Nothing was changed."
)
RESTORED = QT_TRANSLATE_NOOP("cli", "Restored: {name}, of {day}, {time}.")
WAY_BACK = QT_TRANSLATE_NOOP(
    "cli", "What was there before is in a backup. The way back: panoplia library restore {name}"
)
ASIDE = QT_TRANSLATE_NOOP("cli", "What was there before could not be read, and is kept in {file}")
LISTED = QT_TRANSLATE_NOOP("cli", "{name}   {day}, {time}   {size}")
LISTED_DAMAGED = QT_TRANSLATE_NOOP("cli", "{name}   {day}, {time}   {size}   damaged")
LISTED_NEWER = QT_TRANSLATE_NOOP("cli", "{name}   {day}, {time}   {size}   of a newer version of the program")
LISTED_CAMPAIGN = QT_TRANSLATE_NOOP("cli", "    {campaign}: %n character(s)")
LISTED_LAST = QT_TRANSLATE_NOOP("cli", "    last: {label}")
FILE = QT_TRANSLATE_NOOP("cli", "Library: {file}")
FORMAT = QT_TRANSLATE_NOOP("cli", "Format: {format}")
SIZE = QT_TRANSLATE_NOOP("cli", "Size: {size}")
CAMPAIGN = QT_TRANSLATE_NOOP("cli", "Campaign: {campaign} ({system}). Characters: {characters}. Items: {items}.")
ACTIONS = QT_TRANSLATE_NOOP("cli", "Actions in the history: {count}")
PORTRAITS = QT_TRANSLATE_NOOP("cli", "Portraits: {count}")
BACKUPS = QT_TRANSLATE_NOOP("cli", "Backups: {count}. The newest: {day}, {time}.")
BACKUPS_NONE = QT_TRANSLATE_NOOP("cli", "Backups: none")
OPEN_NOT = QT_TRANSLATE_NOOP("cli", "Open: nowhere")
OPEN_BY = QT_TRANSLATE_NOOP("cli", "Open: on {host}, process {pid}")

DONE, WRONG, FAULTY = 0, 2, 4
NEWEST = "newest"
_CODES = "Exit codes: 0 sound or done, 2 refused, 4 faults were found or remain."

Command = Callable[[Folders, Speech, argparse.Namespace], int]


def add_library(commands: Any) -> None:
    """The commands for the file itself."""
    parser = commands.add_parser(
        "library", help="check, repair, back up, restore or describe the library file", epilog=_CODES
    )
    what = parser.add_subparsers(required=True, metavar="WHAT")
    _add(what, "check", _check, "say what is wrong with it; changes nothing")
    _add(what, "repair", _repair, "mend what can be mended, after a backup")
    backup = _add(
        what, "backup", _backup, "make a backup, unless one holds the same, also while the program is running"
    )
    backup.add_argument("--out", type=Path, metavar="FILE", help="a copy to FILE, which must not be there yet")
    restore = _add(what, "restore", _restore, "list the backups, or put one back")
    restore.add_argument(
        "backup", nargs="?", metavar="NAME", help=f"as listed, “{NEWEST}”, or the file of a library; nothing: list them"
    )
    _add(what, "info", _info, "say what is in it, how many backups there are, and who has it open")


def _add(what: Any, name: str, command: Command, help: str) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = what.add_parser(
        name, help=help, description=help[0].upper() + help[1:] + ".", epilog=_CODES
    )
    add_library_option(parser)
    add_language_option(parser)
    parser.set_defaults(command=lambda args: _in_words(command, args))
    return parser


def _in_words(command: Command, args: argparse.Namespace) -> int:
    """These commands are for people: what is refused is said in their language too."""
    speech = Speech(args.language or system_language())
    try:
        places = places_of(args.library)
        try:
            return command(places, speech, args)
        except Refused as refused:
            complain(speech.say(refused.note))
            if _is_lost(refused) and (n := len(backups(places.library, places.backups))):
                complain(speech.say(note(BACKUPS_THERE, n=n)))
    except Refused as refused:
        complain(speech.say(refused.note))
    return WRONG


def _is_lost(refused: Refused) -> bool:
    """Whether what stands at the library's place is none, or not there, so that a backup is of use."""
    of_a_file = isinstance(refused, Fault) and refused.cause in ("absent", "foreign", "damaged")
    return of_a_file or refused.note.text == NO_LIBRARY


def _check(places: Folders, speech: Speech, args: argparse.Namespace) -> int:
    found = check(places.library, systems())
    _list(speech, (finding.words for finding in found.findings))
    return _verdict(places, speech, found, FAULTS)


def _repair(places: Folders, speech: Speech, args: argparse.Namespace) -> int:
    names = Called(_in_both(RECOVERED), _in_both(RECOVERED_CAMPAIGN), speech.language)
    # Before the lock: a mistyped path must leave nothing behind.
    format_of(places.library)
    with _alone(places.library):
        done = repair(places.library, systems(), now, places.backups, names)
    if done.copy is not None:
        _tell(speech, COPY_FIRST, file=str(done.copy))
    _list(speech, [*done.mended, *(finding.words for finding in done.now.findings)])
    return _verdict(places, speech, done.now, REMAIN)


def _in_both(phrase: Phrase) -> Names:
    return Names(Speech("es").say(phrase), Speech("en").say(phrase))


def _verdict(places: Folders, speech: Speech, found: Diagnosis, phrase: Phrase) -> int:
    """The last lines: whether the library is sound, else what can be done."""
    if not found.faults:
        _tell(speech, SOUND, file=str(places.library))
        return DONE
    _tell(speech, phrase, n=len(found.faults), file=str(places.library))
    mendable = sum(finding.mendable for finding in found.faults)
    if mendable:
        _tell(speech, MENDABLE, n=mendable)
    if mendable < len(found.faults) and backups(places.library, places.backups):
        _tell(speech, RESTORE)
    return FAULTY


def _backup(places: Folders, speech: Speech, args: argparse.Namespace) -> int:
    library = places.library
    format_of(library)
    with polite(library), closing(sqlite3.connect(library)) as connection:
        if args.out is None:
            made = held_or_made(connection, library, places.backups, now())
        else:
            made = args.out.expanduser().absolute()
            copy_to(connection, made)
    say(str(made))
    seen = looked_at(made)
    if seen is None or not seen.sound:
        complain(speech.say(note(UNSOUND_BACKUP)))
    return DONE


def _restore(places: Folders, speech: Speech, args: argparse.Namespace) -> int:
    found = backups_of(places.library, places.backups)
    if args.backup is None:
        return _list_backups(places, speech, found)
    chosen = _chosen(places, found, args.backup)
    if not chosen.sound:
        raise Refused(BACKUP_DAMAGED, name=chosen.path.name)
    if not chosen.known:
        raise Refused(BACKUP_NEWER, name=chosen.path.name)
    if places.library.is_dir():
        raise Refused(NOT_OURS, file=str(places.library))
    with _alone(places.library):
        before = bring_back(chosen.path, places.library, places.backups, now())
    _tell(speech, RESTORED, name=chosen.path.name, **_moment(speech, chosen))
    if before.backup is not None:
        _tell(speech, WAY_BACK, name=before.backup.name)
    if before.aside is not None:
        _tell(speech, ASIDE, file=str(before.aside))
    return DONE


def _list_backups(places: Folders, speech: Speech, found: list[Backup]) -> int:
    if not found:
        _tell(speech, NO_BACKUPS, folder=str(places.backups))
    for backup in found:
        phrase = (LISTED if backup.known else LISTED_NEWER) if backup.sound else LISTED_DAMAGED
        size = speech.size(backup.size)
        _tell(speech, phrase, name=backup.path.name, size=size, **_moment(speech, backup))
        for campaign, characters in backup.campaigns:
            _tell(speech, LISTED_CAMPAIGN, campaign=campaign, n=characters)
        if backup.last is not None:
            _tell(speech, LISTED_LAST, label=backup.last)
    return DONE


def _chosen(places: Folders, found: list[Backup], name: str) -> Backup:
    if name == NEWEST:
        if not found:
            raise Refused(NO_BACKUPS, folder=str(places.backups))
        good = next((backup for backup in found if backup.sound and backup.known), None)
        if good is None:
            raise Refused(NONE_SOUND, folder=str(places.backups))
        return good
    for backup in found:
        if name in (backup.path.name, backup.path.stem):
            return backup
    file = looked_at(Path(name))
    if file is None:
        raise Refused(NO_SUCH_BACKUP, name=name)
    return file


def _info(places: Folders, speech: Speech, args: argparse.Namespace) -> int:
    library = places.library
    found = surveyed(library)
    if found is None:
        raise Refused(NO_LIBRARY, file=str(library))
    known = systems()
    _tell(speech, FILE, file=str(library))
    _tell(speech, FORMAT, format=found.format)
    _tell(speech, SIZE, size=speech.size(found.size))
    for each in found.campaigns:
        system = known[each.system].name if each.system in known else each.system
        _tell(speech, CAMPAIGN, campaign=each.name, system=system, characters=each.characters, items=each.items)
    _tell(speech, ACTIONS, count=found.actions)
    _tell(speech, PORTRAITS, count=found.portraits)
    kept = backups_of(library, places.backups)
    if kept:
        _tell(speech, BACKUPS, count=len(kept), **_moment(speech, kept[0]))
    else:
        _tell(speech, BACKUPS_NONE)
    owner = _owner(library)
    if owner is None:
        _tell(speech, OPEN_NOT)
    else:
        _tell(speech, OPEN_BY, host=owner.host, pid=str(owner.pid))
    return DONE


def _owner(library: Path) -> Owner | None:
    """Who has the library open. What a killed program left behind is nobody's."""
    lock = Lock(library)
    owner = lock.owner
    if owner is not None and not owner.elsewhere and lock.take():
        lock.free()
        return None
    return owner


@contextmanager
def _alone(library: Path) -> Iterator[None]:
    """Keep others from opening the library meanwhile; ``Refused`` where someone has it open."""
    lock = Lock(library)
    if not lock.take():
        owner = lock.owner
        if owner is None:
            raise Refused(OPEN_SOMEWHERE, file=str(library))
        if owner.elsewhere:
            raise Refused(OPEN_ELSEWHERE, file=str(library), host=owner.host)
        raise Refused(OPEN_HERE, file=str(library), pid=str(owner.pid))
    try:
        yield
    finally:
        lock.free()


def _moment(speech: Speech, backup: Backup) -> dict[str, str]:
    return {"day": speech.day(backup.when), "time": speech.clock_to_the_second(backup.when)}


def _list(speech: Speech, words: Iterable[Figure]) -> None:
    for each in words:
        say(f"- {speech.say(each)}")


def _tell(speech: Speech, phrase: Phrase, **figures: Figure) -> None:
    say(speech.say(note(phrase, "", **figures)))
