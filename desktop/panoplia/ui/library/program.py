# SPDX-License-Identifier: GPL-3.0-or-later
"""The running program: its library, the lock on it, its window, and windows over copies."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from panoplia.folders import Folders
from panoplia.lock import Lock
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, note
from panoplia.rules.refusal import Refused
from panoplia.store.faults import Fault
from panoplia.table.table import Table
from panoplia.ui.main_window import MainWindow
from panoplia.ui.stage import Stage
from panoplia.words import Speech

if TYPE_CHECKING:
    from panoplia.ui.library.glass import Glass
    from panoplia.ui.library.neighbour import Neighbour
    from panoplia.ui.library.patience import Patience
    from panoplia.ui.library.upkeep import Upkeep

NO_ANSWER = QT_TRANSLATE_NOOP(
    "library", "Another program has the library {file} open and does not answer. Close it and try again."
)
OPEN_THERE = QT_TRANSLATE_NOOP("library", "The library {file} is open in another program. Nothing was changed.")
MOVED = QT_TRANSLATE_NOOP("library", "From now on the library is {file}.")
SOON = 300
"""Milliseconds after which that is begun for which the first picture need not wait."""


class OpenTable(Protocol):
    """Opens the library of some folders; it is made if there is none, or if a ``new`` one is wanted."""

    def __call__(self, folders: Folders, *, new: bool = False) -> Table: ...


class Program(QObject):
    """``begin`` shows the window; ``ended`` is called once that is closed; ``end`` lets go of everything."""

    def __init__(
        self,
        stage: Stage,
        folders: Folders,
        open_table: OpenTable,
        now: Callable[[], datetime],
        ended: Callable[[], object],
    ) -> None:
        super().__init__()
        self.stage, self.folders, self.open_table, self.now = stage, folders, open_table, now
        self.table: Table | None = None
        self.window: MainWindow | None = None
        self.handed_over = False
        """Whether another window that has the library came forward in place of ours."""
        self._ended = ended
        self._lock = Lock(folders.library)
        self._patience: Patience | None = None
        self._upkeep: Upkeep | None = None
        self._neighbour: Neighbour | None = None
        self._glasses: list[Glass] = []

    @property
    def speech(self) -> Speech:
        """The language of the window, or of the settings while there is none."""
        return self.window.room.speech if self.window else self.stage.speech

    @property
    def windows(self) -> tuple[MainWindow, ...]:
        """Those over copies."""
        return tuple(glass.window for glass in self._glasses)

    def begin(self) -> bool:
        """Open the library and show the window; false where another window has it, or the person gives up."""
        new = False
        while True:
            try:
                self._open(new)
                return self.window is not None
            except Refused as refusal:
                # Imported where it is needed, as below: a start that goes well must not wait for it.
                from panoplia.ui.library.trouble import resolve

                way = resolve(self, refusal)
                if way == "leave":
                    return False
                if self.window is not None:
                    return True
                new = way == "new"

    def end(self) -> None:
        """Close whatever is open, and let others have the library."""
        self._close_glasses()
        self._put_down()
        self._lock.free()

    def look(self, file: Path, words: Note, ways: Sequence[tuple[Phrase, Callable[[], object]]] = ()) -> MainWindow:
        """Open a window over a copy of a library, with a sentence that says what it is, and what can be done."""
        from panoplia.ui.library.glass import Glass

        glass = Glass(self.stage, self.folders, file, self.open_table, self)
        glass.closed.connect(lambda: self._glasses.remove(glass))
        self._glasses.append(glass)
        glass.window.room.speech_changed.connect(lambda: self._speak_alike(glass.window))
        say = self.speech.say
        glass.window.banner.tell(say(words), [(say(name), way) for name, way in ways])
        glass.window.show()
        return glass.window

    def stand_in(self, window: MainWindow) -> None:
        """Let a window over a copy be the program's own: closing it ends the program."""
        self.window = window
        window.closed.connect(self._on_closed)

    def restart(self, change: Callable[[], Note | None]) -> None:
        """Close the library, ``change`` which file it is, and open it again; what came of it is told."""
        if self.window and not self.window.may_leave():
            return
        before = self._put_down()
        told: Note | Refused | None
        try:
            told = change()
        except Refused as refused:
            told = refused
        going_on = self.begin()
        if before:
            before.close()
            before.deleteLater()
        if not going_on:
            self._ended()
        elif self.window and isinstance(told, Refused):
            self.window.room.refuse(told.note)
        elif self.window and isinstance(told, Note):
            self.window.room.told.emit(told)

    def move(self, file: Path) -> None:
        """Save a copy of the open library and go on with that, now and at the next start."""
        assert self.table is not None
        lock = self._locked(file)
        with _freed(lock):
            self.table.library.save_copy(file)
            self.table.library.move(file)
        self.stay_at(file, lock)
        self._listen()
        if self.window:
            self.window.room.told.emit(note(MOVED, file=str(file)))

    def switch(self, file: Path) -> None:
        """Open another library in place of this one, now and at the next start; ``Refused`` leaves all as it is."""
        lock = self._locked(file)
        with _freed(lock):
            # Tried while the other is still there to go back to.
            self.open_table(self.folders.at(file)).library.close()

        def change() -> Note:
            self.stay_at(file, lock)
            return note(MOVED, file=str(file))

        self.restart(change)

    def stay_at(self, file: Path, lock: Lock | None = None) -> None:
        """Have another file from now on; at the next start as well, unless a file was named at this one."""
        self._lock.free()
        self._lock = lock or Lock(file)
        self.folders = self.folders.at(file)
        if not self.folders.named:
            with suppress(OSError):
                self.folders.remember()

    def take_over(self) -> None:
        """Take the lock of a computer that the person says is gone."""
        self._lock.take_over()

    @Slot()
    def back_up(self) -> None:
        """Make a backup now, unless the newest holds all there is; the status line tells."""
        if self._upkeep:
            self._upkeep.back_up(told=True)

    def _locked(self, file: Path) -> Lock:
        lock = Lock(file)
        if not lock.take():
            raise Fault("busy", OPEN_THERE, file=str(file))
        return lock

    def _open(self, new: bool) -> None:
        # A lock needs its folder. What keeps one from being made, opening tells.
        with suppress(OSError):
            self.folders.make()
        if not self._lock.take():
            self._give_way()
            return
        table = self.open_table(self.folders, new=new)
        try:
            self._show(table)
        except BaseException:
            table.library.close()
            raise

    def _give_way(self) -> None:
        """Someone else has the library: their window comes forward, or a copy is shown here."""
        owner = self._lock.owner
        if owner is not None and owner.elsewhere:
            from panoplia.ui.library.elsewhere import show_copy

            show_copy(self, owner)
            return
        from panoplia.ui.library.neighbour import call

        if not call(self.folders.library):
            raise Fault("busy", NO_ANSWER, file=str(self.folders.library))
        self.handed_over = True

    def _show(self, table: Table) -> None:
        window = self.stage.window(table)
        window.room.speech_changed.connect(lambda: self._speak_alike(window))
        window.fill_library_menu = self._fill_menu
        save = QAction(window)
        save.setShortcut(QKeySequence.StandardKey.Save)
        save.triggered.connect(self.back_up)
        window.addAction(save)
        window.closed.connect(self._on_closed)
        table.library.watch(self._waited, self._broken)
        self.table, self.window = table, window
        window.show()
        QTimer.singleShot(SOON, window, self._begin_upkeep)

    def _put_down(self) -> MainWindow | None:
        """Let go of the library; its window is given back, still to be seen, so that another can take its place."""
        window, table = self.window, self.table
        for part in (self._upkeep, self._neighbour):
            if part:
                part.stop()
                part.deleteLater()
        if self._patience:
            self._patience.deleteLater()
        self.window = self.table = self._upkeep = self._neighbour = self._patience = None
        if window:
            window.closed.disconnect(self._on_closed)
            window.retire()
        if table:
            table.library.close()
        return window

    @Slot()
    def _begin_upkeep(self) -> None:
        if self.table is None:
            return
        from panoplia.ui.library.upkeep import Upkeep

        self._upkeep = Upkeep(self.table.library, lambda: self.folders.backups, self.now, self)
        self._upkeep.backed_up.connect(self._on_backed_up)
        self._upkeep.failed.connect(self._on_failed)
        self._upkeep.start()
        self._listen()

    def _listen(self) -> None:
        """Hear from other starts that want this library."""
        from panoplia.ui.library.neighbour import Neighbour

        if self._neighbour:
            self._neighbour.stop()
            self._neighbour.deleteLater()
        self._neighbour = Neighbour(self.folders.library, self)
        self._neighbour.called.connect(self._on_called)

    def _waited(self, fault: Fault) -> Iterator[None]:
        return self._patient().waited(fault)

    def _broken(self, fault: Fault) -> None:
        self._patient().broken(fault)

    def _patient(self) -> "Patience":
        if self._patience is None:
            from panoplia.ui.library.patience import Patience

            self._patience = Patience(lambda: self.speech, self.move, self)
        return self._patience

    def _fill_menu(self, menu: QMenu) -> None:
        from panoplia.ui.library.menu import fill

        fill(menu, self)

    def _speak_alike(self, leader: MainWindow) -> None:
        """All windows speak one language: the translators are the application's."""
        language = leader.room.speech.language
        for window in filter(None, (self.window, *self.windows)):
            if window.room.speech.language != language:
                window.room.follow(language)

    def _close_glasses(self) -> None:
        for glass in tuple(self._glasses):
            glass.window.close()

    @Slot()
    def _on_called(self) -> None:
        if self.window:
            self.window.come_forward()

    @Slot(object, bool)
    def _on_backed_up(self, path: Path | None, told: bool) -> None:
        from panoplia.ui.library.trouble import tell_backup

        if told:
            tell_backup(self, path)

    @Slot(object)
    def _on_failed(self, fault: Refused) -> None:
        from panoplia.ui.library.trouble import tell_failure

        tell_failure(self, fault)

    @Slot()
    def _on_closed(self) -> None:
        self._close_glasses()
        self._put_down()
        self._ended()


@contextmanager
def _freed(lock: Lock) -> Iterator[None]:
    """Give a lock back where the block fails."""
    try:
        yield
    except BaseException:
        lock.free()
        raise
