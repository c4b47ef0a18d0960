# SPDX-License-Identifier: GPL-3.0-or-later
"""Examining a library on a copy, which changes nothing, and repairing it after a backup."""

import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from datetime import datetime
from pathlib import Path

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import System
from panoplia.store import structure, symptoms
from panoplia.store.backup import back_up
from panoplia.store.connection import Connection
from panoplia.store.copying import copied, keep_aside, passes
from panoplia.store.faults import UNREADABLE, Fault, fault, lenient, on_disk
from panoplia.store.findings import Finding, Patient
from panoplia.store.mending import Mender, rebuild_indexes
from panoplia.store.migrate import steps
from panoplia.store.opening import NO_LIBRARY, read_format
from panoplia.store.recovery import Called

NOT_MENDED = QT_TRANSLATE_NOOP(
    "doctor", "The library {file} could not be repaired ({why}). It is as it was before; a copy of it is {copy}."
)

_SYMPTOMS: tuple[Callable[[Patient], Iterator[Finding]], ...] = (
    structure.pages,
    structure.missing_parts,
    structure.strange_triggers,
    symptoms.stuck_actions,
    symptoms.orphans,
    symptoms.misplaced,
    symptoms.unreadable_documents,
    structure.odd_letters,
    structure.forbidden_values,
    symptoms.odd_lines,
    symptoms.unknown_systems,
)


class Diagnosis(msgspec.Struct, frozen=True):
    """What an examination found in a library of format ``version``."""

    version: int
    findings: tuple[Finding, ...]

    @property
    def faults(self) -> tuple[Finding, ...]:
        """Those findings that are not only told."""
        return tuple(finding for finding in self.findings if finding.fault)


class Repair(msgspec.Struct, frozen=True):
    """What a repair did: what was mended after which copy, and what an examination finds now.

    Where there was nothing to mend, nothing was written, and there is no copy.
    """

    copy: Path | None
    mended: tuple[Note, ...]
    now: Diagnosis


def format_of(path: Path) -> int:
    """The format of a library; ``Refused`` where there is no file, or none that this program can read."""
    with on_disk(path):
        version = read_format(path, len(steps()))
    if version is None:
        raise Refused(NO_LIBRARY, file=str(path))
    return version


def check(path: Path, systems: Mapping[str, System]) -> Diagnosis:
    """Examine a library; nothing is written, neither to the file nor beside it. ``Refused`` where it is none."""
    version = format_of(path)
    with copied(path) as copy:
        return Diagnosis(version, examine(copy, systems, version))


def examine(connection: sqlite3.Connection, systems: Mapping[str, System], version: int) -> tuple[Finding, ...]:
    """Everything that is wrong with the library of a connection, whose text is read as far as it can be."""
    connection.text_factory = lenient
    patient = Patient(connection, systems, version, version == len(steps()))
    found: list[Finding] = []
    for symptom in _SYMPTOMS:
        try:
            found.extend(symptom(patient))
        except UNREADABLE as error:
            # What cannot be read is told once, by what was read first.
            if not any(finding.kind == "pages" for finding in found):
                found.append(structure.damaged(error))
        if any(finding.kind == "parts" for finding in found):
            # Without a table everything that belongs to it would be called an orphan.
            break
    if any(finding.kind in ("pages", "parts", "stranger") for finding in found):
        found = [msgspec.structs.replace(finding, mendable=False) for finding in found]
    return tuple(found)


def repair(
    path: Path, systems: Mapping[str, System], now: Callable[[], datetime], backups: Path, names: Called
) -> Repair:
    """Mend what can be mended, after a backup, without which nothing is done. No one may have the library open.

    ``names`` are those of what is made for things without a place.
    """
    version = format_of(path)
    if not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):
        raise fault("readonly", path)
    moment = now()
    mender = Mender(systems, names, moment)
    with copied(path) as copy:
        found = examine(copy, systems, version)
        if not _mendable(copy, found):
            return Repair(None, (), Diagnosis(version, found))
    kept = _copy_first(path, backups, moment)
    mended = _mended(path, systems, version, mender, kept)
    return Repair(kept, mended, check(path, systems))


def _mendable(copy: sqlite3.Connection, found: tuple[Finding, ...]) -> bool:
    """Whether anything can be mended. Whether new indexes make the pages sound is tried on the copy."""
    if any(finding.kind == "pages" for finding in found):
        return rebuild_indexes(copy)
    return any(finding.mendable for finding in found)


def _copy_first(path: Path, backups: Path, moment: datetime) -> Path:
    """A backup; a damaged file is kept aside instead, so that it never pushes a good backup out."""
    with copied(path) as copy:
        if passes(copy):
            made = back_up(copy, path, backups, moment)
            # With a clock that was put back, the rotation may take the new one for an old one.
            if made.exists():
                return made
    return keep_aside(path, moment)


def _mended(path: Path, systems: Mapping[str, System], version: int, mender: Mender, copy: Path) -> tuple[Note, ...]:
    """Everything or nothing; nothing where the file itself is damaged, which writing could only make worse."""
    try:
        with closing(Connection(path)) as connection, connection.transaction():
            if not mender.rebuild_indexes(connection.plain):
                raise _BeyondRepairError
            if any(finding.mendable for finding in examine(connection.plain, systems, version)):
                mender.mend(connection.plain)
        return tuple(mender.told)
    except _BeyondRepairError:
        return ()
    except Fault as failed:
        if failed.cause != "damaged":
            raise
        return ()
    except sqlite3.Error as error:
        raise Fault("damaged", NOT_MENDED, file=str(path), why=str(error), copy=str(copy)) from error


class _BeyondRepairError(Exception):
    """Takes the transaction back."""
