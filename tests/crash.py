# SPDX-License-Identifier: GPL-3.0-or-later
"""A program that can be killed at any moment: the child that does something, and the parent's hand on it.

The child writes a line before and after each thing it does. It is killed by its parent, who reads them, some time after
one of them; or it kills itself before its so-and-so-many-th statement of SQL or touch of a file, which meets also
what takes no time.
"""

import os
import select
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from time import monotonic
from typing import Any

VERBS = 40
"""As many verbs an evening has at most."""
BACKUPS = 16
"""More than are kept, so that the rotation drops some."""
PATIENCE = 60.0
FILES = ("open", "os.rename", "os.remove", "os.mkdir", "sqlite3.connect", "shutil.copyfile")
"""Events that Python reports of itself, whose first argument is a file."""


@dataclass(frozen=True)
class Moment:
    """When a child dies: ``seconds`` after it has said ``done`` so many times, or at ``own`` of its own moments."""

    done: int = 0
    seconds: float = 0.0
    own: int = 0


@dataclass
class Told:
    """What a child said before it died."""

    lines: list[str] = field(default_factory=list)

    def count(self, word: str) -> int:
        return sum(line.split()[0] == word for line in self.lines)


def killed(deed: str, folder: Path, seed: int, moment: Moment) -> Told:
    """Have a child do something in a folder and kill it; what it said."""
    command = [sys.executable, str(Path(__file__)), deed, str(folder), str(seed), str(moment.own)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        told = Told()
        try:
            _watch(child, told, moment)
        finally:
            child.kill()
        told.lines += _lines(child)
        assert child.stderr is not None
        problem = child.stderr.read().decode()
    assert child.returncode == -signal.SIGKILL, f"it ended by itself: {problem}"
    return told


def _watch(child: subprocess.Popen[bytes], told: Told, moment: Moment) -> None:
    """Return when it is time to kill."""
    assert child.stdout is not None
    deadline = monotonic() + PATIENCE
    due = None
    while True:
        if due is None and not moment.own and told.count("ready") and told.count("done") >= moment.done:
            due = monotonic() + moment.seconds
        left = (due or deadline) - monotonic()
        if left <= 0 or not select.select([child.stdout], [], [], left)[0]:
            assert due is not None, f"silent for {PATIENCE:.0f} s: {told.lines[-3:]}"
            return
        # One read of the pipe, not of a buffer that would hide what has come from select.
        line = _line(child.stdout.fileno())
        if not line or line == "end":
            return
        told.lines.append(line)


def _line(pipe: int) -> str:
    read = b""
    while not read.endswith(b"\n"):
        letter = os.read(pipe, 1)
        if not letter:
            break
        read += letter
    return read.decode().strip()


def _lines(child: subprocess.Popen[bytes]) -> list[str]:
    """What was still in the pipe; a line that was cut off was not said."""
    assert child.stdout is not None
    whole = child.stdout.read().decode().split("\n")[:-1]
    return [line for line in whole if line != "end"]


class Countdown:
    """Kills its own process at the n-th moment after ``begin``; never with 0."""

    def __init__(self, folder: Path, moments: int) -> None:
        self._folder = str(folder)
        self._left = moments
        self._counting = False

    def begin(self) -> None:
        self._counting = self._left > 0

    def watch(self) -> None:
        """Count what is done to files of the folder, and each statement of every connection made from now on."""
        sys.addaudithook(self._heard)
        connect = sqlite3.connect

        def watched(*arguments: Any, **options: Any) -> sqlite3.Connection:
            connection: sqlite3.Connection = connect(*arguments, **options)
            connection.set_trace_callback(self._tick)
            return connection

        sqlite3.connect = watched

    def _heard(self, event: str, arguments: tuple[object, ...]) -> None:
        if event in FILES and self._folder in str(arguments[0]):
            self._tick(event)

    def _tick(self, _: str) -> None:
        if self._counting:
            self._left -= 1
            if self._left == 0:
                os.kill(os.getpid(), signal.SIGKILL)


def say(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def play(folder: Path, seed: int, begin: Callable[[], None]) -> Iterator[int]:
    """An evening."""
    from evenings import LIBRARY, Evening

    evening = Evening(folder / LIBRARY, seed)
    begin()
    for number in range(1, VERBS + 1):
        yield number
        evening.step(number)


def migrate(folder: Path, _: int, begin: Callable[[], None]) -> Iterator[int]:
    """A library of an earlier format opened as the program opens it."""
    from evenings import LIBRARY
    from panoplia.app import bring_in_catalogues, systems
    from panoplia.store.library import Library
    from world import NOON

    begin()
    yield 1
    library = Library.open(folder / LIBRARY, systems(), lambda: NOON, folder / "backups")
    yield 2
    bring_in_catalogues(library, systems())
    library.close()


def back_up(folder: Path, seed: int, begin: Callable[[], None]) -> Iterator[int]:
    """An evening with a backup after each verb, on a day of its own."""
    from evenings import LIBRARY, Evening
    from panoplia.store import backup

    path = folder / LIBRARY
    evening = Evening(path, seed)
    begin()
    for number in range(1, BACKUPS + 1):
        yield number
        evening.step(number)
        moment = evening.now + timedelta(days=number)
        backup.back_up(evening.table.library._connection.plain, path, folder / "backups", moment)


def restore(folder: Path, _: int, begin: Callable[[], None]) -> Iterator[int]:
    """A backup put in the place of a library that nobody has open."""
    from evenings import LIBRARY
    from panoplia.store import backup

    begin()
    yield 1
    backup.restore(folder / "backup.panoplia", folder / LIBRARY)


def fight(folder: Path, _: int, begin: Callable[[], None]) -> Iterator[int]:
    """A fight, act by act and answer by answer."""
    from brawls import STEPS, open_brawl

    table = open_brawl(folder)
    begin()
    for number, step in enumerate(STEPS, 1):
        yield number
        step(table)


DEEDS = {"play": play, "fight": fight, "migrate": migrate, "back_up": back_up, "restore": restore}


def main(deed: str, folder: str, seed: str, moments: str) -> None:
    countdown = Countdown(Path(folder), int(moments))
    countdown.watch()

    def begin() -> None:
        say("ready")
        countdown.begin()

    number = 0
    for coming in DEEDS[deed](Path(folder), int(seed), begin):
        if number:
            say("done", number)
        number = coming
        say("begin", number)
    say("done", number)
    say("end")
    # Until the parent kills it.
    sys.stdin.read()


if __name__ == "__main__":
    main(*sys.argv[1:])
