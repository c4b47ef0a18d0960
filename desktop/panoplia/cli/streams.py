# SPDX-License-Identifier: GPL-3.0-or-later
"""Standard input, output and error, any of which a person may have closed."""

import io
import os
import sys
from pathlib import Path
from typing import Any

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.refusal import Refused

NO_INPUT = QT_TRANSLATE_NOOP("cli", "Standard input is closed.")
NO_OUTPUT = QT_TRANSLATE_NOOP("cli", "Standard output is closed.")
STANDARD_OUTPUT, STANDARD_ERROR = 1, 2


def speak_utf8() -> None:
    """JSON is UTF-8, whatever the console's own encoding is. Where there is no standard error, no one is told."""
    if sys.stderr is None:
        sys.stderr = io.StringIO()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def say(text: str) -> None:
    """A line on standard output, which a person may have closed."""
    if sys.stdout is None:
        raise Refused(NO_OUTPUT)
    print(text)


def complain(text: str) -> None:
    """A line on standard error."""
    tell(_one_line(text))


def write(value: Any) -> None:
    """A value as JSON on standard output."""
    say(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def read(source: str) -> str:
    """What a file or standard input holds. A byte-order mark, which some editors write, is passed over."""
    if source == "-" and sys.stdin is None:
        raise Refused(NO_INPUT, path="--input")
    try:
        raw = sys.stdin.buffer.read() if source == "-" else Path(source).read_bytes()
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refused(
            QT_TRANSLATE_NOOP("cli", "{file} is not UTF-8 text: byte {position} cannot be read."), path="--input",
            file=source, position=error.start + 1,
        ) from error  # fmt: skip
    except (OSError, ValueError) as error:
        problem = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise Refused(
            QT_TRANSLATE_NOOP("cli", "{file} cannot be read: {problem}."), path="--input", file=source, problem=problem
        ) from error


def tell(text: str) -> None:
    """Lines on standard error. Where they cannot be written, the exit code has to do."""
    try:
        print(text, file=sys.stderr, flush=True)
    except OSError:
        drop(STANDARD_ERROR)


def flush() -> None:
    """Have a full disk told of here and not at exit. A window on Windows has no standard output."""
    if sys.stdout is not None:
        sys.stdout.flush()


def drop(stream: int) -> None:
    """Nothing may be flushed into a closed pipe or onto a full disk at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream)


def _one_line(text: str) -> str:
    """A message as one line, whatever a person wrote into a file or an option."""
    line = " ".join(text.split())
    return line if len(line) <= 400 else line[:400] + "…"
