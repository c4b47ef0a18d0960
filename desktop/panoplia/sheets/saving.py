# SPDX-License-Identifier: GPL-3.0-or-later
"""Files written whole or not at all, and names for them that every system takes."""

import errno
import os
import re
import secrets
import stat
import unicodedata
from contextlib import suppress
from pathlib import Path

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase
from panoplia.rules.refusal import Refused

_IN_USE = QT_TRANSLATE_NOOP(
    "sheets",
    "{file} cannot be replaced: another program has it open, or it is protected. Close it there and try again.",
)
_READ_ONLY = QT_TRANSLATE_NOOP("sheets", "Nothing can be written in the folder {folder}. Choose another folder.")
_FULL = QT_TRANSLATE_NOOP("sheets", "The disk is full, so {file} was not written. Free some space and try again.")
_GONE = QT_TRANSLATE_NOOP("sheets", "The folder {folder} is not there. Choose another folder.")
_IS_FOLDER = QT_TRANSLATE_NOOP("sheets", "{file} is a folder. Choose another name.")
_LONG = QT_TRANSLATE_NOOP("sheets", "The name {file} is too long. Choose a shorter one.")
_FAILED = QT_TRANSLATE_NOOP("sheets", "{file} could not be written: the disk reports an error. Choose another folder.")
_REASONS: dict[int | None, Phrase] = {
    errno.EACCES: _READ_ONLY,
    errno.EPERM: _READ_ONLY,
    errno.EROFS: _READ_ONLY,
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
    errno.ENOENT: _GONE,
    errno.ENOTDIR: _GONE,
    errno.EISDIR: _IS_FOLDER,
    errno.ENAMETOOLONG: _LONG,
}
_NO_TEXT = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_RESERVED = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])( *\.|$)", re.IGNORECASE)
MOST_BYTES = 120


def save(content: bytes, target: Path) -> None:
    """Put ``content`` in the place of ``target``, or refuse in words and leave everything as it was."""
    target = Path(os.path.realpath(target))
    # No name of a person is in it, so it is never too long where the target is not.
    beside = target.parent / f".panoplia-{secrets.token_hex(8)}.part"
    try:
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(target))
        if target.exists() and not target.stat().st_mode & stat.S_IWUSR:
            # Replacing it would be allowed; but whoever protected it did not want that.
            raise Refused(_IN_USE, file=str(target))
        _write(content, beside)
        _replace(beside, target)
    except OSError as error:
        reason = _REASONS.get(error.errno, _FAILED)
        raise Refused(reason, file=str(target), folder=str(target.parent)) from error
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)


def _write(content: bytes, path: Path) -> None:
    with path.open("xb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _replace(beside: Path, target: Path) -> None:
    try:
        os.replace(beside, target)
    except PermissionError as error:
        raise Refused(_IN_USE, file=str(target)) from error


def file_name(*parts: str, suffix: str = ".pdf") -> str:
    """A name for a file made of what it is about: the character, the campaign, the day."""
    said = [text for text in map(_plain, parts) if text]
    name = _shortened(" - ".join(said), MOST_BYTES - len(suffix.encode())) or "Panoplia"
    return (f"_{name}" if _RESERVED.match(name) else name) + suffix


def _plain(text: str) -> str:
    text = unicodedata.normalize("NFC", text)
    kept = ("".join(" " if unicodedata.category(c) in _NO_TEXT or c in '<>:"/\\|?*' else c for c in text)).split()
    return " ".join(kept).strip(". ")


def _shortened(text: str, most: int) -> str:
    """No more than ``most`` bytes of UTF-8, with no letter parted from its marks."""
    while len(text.encode()) > most:
        text = text[:-1]
        while text and unicodedata.combining(text[-1]) and len(text.encode()) > most:
            text = text[:-1]
    return text.strip(". ")
