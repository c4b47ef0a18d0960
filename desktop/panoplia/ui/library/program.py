# SPDX-License-Identifier: GPL-3.0-or-later
"""The running program: its library, the lock on it, its window, and windows over copies."""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu

from panoplia.folders import Folders
from panoplia.lock import Lock
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, note
from panoplia.rules.refusal import Refused
from panoplia.store.backup import is_backup
from panoplia.store.faults import Fault
from panoplia.store.opening import NO_LIBRARY
from panoplia.table.table import Table
from panoplia.ui.main_window import MainWindow
from panoplia.ui.room import Room
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
ALREADY_OPEN = QT_TRANSLATE_NOOP("library", "{file} is the library that is open.")
IS_BACKUP = QT_TRANSLATE_NOOP(
    "library",
    "{file} is a backup: it can be put back or looked into, and is never changed. Choose “Restore a backup…”, or copy "
    "it to another folder first.",
)
MOVED = QT_TRANSLATE_NOOP("library", "From now on the library is {file}, at the next start as well.")
MOVED_ONCE = QT_TRANSLATE_NOOP(
    "library", "The library is {file} now. The next start does not know of it: choose it again then."
)
CLOSE = QT_TRANSLATE_NOOP("library", "Close")
ASIDE = 32
"""Pixels."""
LATER = 1000
"""Milliseconds after which it is looked again whether something can be told."""
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
        self._to_tell: list[Note | Refused] = []
        self._remembered = True

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
                break
            except Refused as refusal:
                # Imported where it is needed, as below: a start that goes well must not wait for it.
                from panoplia.ui.library.trouble import resolve

                # Another start finds us also while we ask.
                if self._lock.held:
                    self._listen()
                way = resolve(self, refusal)
                if way == "leave":
                    return False
                if self.window is not None:
                    break
                new = way == "new"
        self._say_what_was_done()
        return self.window is not None

    def tell(self, words: Note | Refused) -> None:
        """Tell what was done, or not; where there is no window, as soon as there is one."""
        self._to_tell.append(words)
        self._say_what_was_done()

    def _say_what_was_done(self) -> None:
        while self.window and self._to_tell:
            words = self._to_tell.pop(0)
            if isinstance(words, Refused):
                self.window.room.refuse(words.note)
            else:
                self.window.room.told.emit(words)

    def end(self) -> None:
        """Close whatever is open, and let others have the library."""
        self._close_glasses()
        self._put_down()
        self._lock.free()

    def look(self, file: Path, words: Note, ways: Sequence[tuple[Phrase, Callable[[], object]]] = ()) -> MainWindow:
        """Open a window over a copy of a library, with a sentence that says what it is, and what can be done."""
        from panoplia.ui.library.glass import Glass

        glass = Glass(self.stage, self.folders, file, self.open_table, self)
        glass.closed.connect(self._on_glass_closed)
        self._glasses.append(glass)
        glass.window.room.speech_changed.connect(self._speak_alike)
        window, say = glass.window, self.speech.say
        window.banner.tell(say(words), [(say(name), way) for name, way in (*ways, (CLOSE, window.close))])
        if self.window:
            # Not in its very place: it looks like the other.
            window.setGeometry(self.window.geometry().adjusted(ASIDE, ASIDE, ASIDE, ASIDE))
        window.show()
        return window

    def stand_in(self, window: MainWindow) -> None:
        """Let a window over a copy be the program's own: closing it ends the program."""
        self.window = window
        window.closed.connect(self._on_closed)

    def restart(self, change: Callable[[], Note | None]) -> None:
        """Close the library, ``change`` which file it is, and open it again; what came of it is told."""
        waiting = self._patience is not None and self._patience.busy
        if waiting or (self.window and not self.window.may_leave()):
            return
        before = self._put_down()
        try:
            words = change()
            self._to_tell += [words] if words else []
        except Refused as refused:
            self._to_tell.append(refused)
        finally:
            # Whatever became of it, there has to be a library again.
            going_on = self.begin()
            if before:
                before.close()
                before.deleteLater()
            if not going_on:
                self._ended()

    def move(self, file: Path) -> Note:
        """Save a copy of the open library and go on with that; what there is to tell of it."""
        assert self.table is not None
        lock = self._locked(file)
        with _freed(lock):
            self.table.library.save_copy(file)
            self.table.library.move(file)
        self.stay_at(file, lock)
        self._listen()
        return self.moved()

    def moved(self) -> Note:
        """That the library is another file from now on."""
        return note(MOVED if self._remembered else MOVED_ONCE, file=str(self.folders.library))

    def switch(self, file: Path) -> None:
        """Open another library in place of this one; ``Refused`` leaves all as it is."""
        if self.window and not self.window.may_leave():
            return
        lock = self._locked(file)
        with _freed(lock):
            # Tried while the other is still there to go back to.
            self.open_table(self.folders.at(file)).library.close()

        def change() -> Note:
            self.stay_at(file, lock)
            return self.moved()

        self.restart(change)

    def stay_at(self, file: Path, lock: Lock | None = None) -> None:
        """Have another file from now on; at the next start as well, unless a file was named at this one."""
        self._lock.free()
        self._lock = lock or Lock(file)
        self.folders = self.folders.at(file)
        self._remembered = not self.folders.named
        if self._remembered:
            try:
                self.folders.remember()
            except OSError:
                self._remembered = False

    def try_again(self) -> None:
        """Open the library itself, in place of the copy that stands in for it."""
        # Not from within the click on a window that this closes.
        QTimer.singleShot(0, self, lambda: self.restart(lambda: None))

    def take_over(self) -> None:
        """Take the lock of a computer that the person says is gone."""
        self._lock.take_over()

    @Slot()
    def back_up(self) -> None:
        """Make a backup now, unless the newest holds all there is; the status line tells."""
        if self._upkeep and self.window:
            self.window.commit_typing()
            if not self.window.unsaved:
                self._upkeep.back_up(told=True)

    def _locked(self, file: Path) -> Lock:
        if _same(file, self.folders.library):
            raise Refused(ALREADY_OPEN, file=str(file))
        _expect_no_backup(file)
        lock = Lock(file)
        if not lock.take():
            raise Fault("busy", OPEN_THERE, file=str(file))
        return lock

    def _open(self, new: bool) -> None:
        file = self.folders.library
        _expect_no_backup(file)
        if not (new or self.folders.named or file == self.folders.own or file.exists()):
            # Its disk may not be there; an empty one would come to lie below it.
            raise Fault("absent", NO_LIBRARY, file=str(file))
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
        window.room.speech_changed.connect(self._speak_alike)
        window.fill_library_menu = self._fill_menu
        save = QAction(window)
        save.setShortcut(QKeySequence.StandardKey.Save)
        save.setAutoRepeat(False)
        save.triggered.connect(self.back_up)
        window.addAction(save)
        window.closed.connect(self._on_closed)
        window.held_open = lambda: self._patience is not None and self._patience.busy
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
        from panoplia.ui.library.glass import sweep
        from panoplia.ui.library.upkeep import Upkeep

        self._upkeep = Upkeep(self.table.library, lambda: self.folders.backups, self.now, self)
        self._upkeep.backed_up.connect(self._on_backed_up)
        self._upkeep.failed.connect(self._on_failed)
        self._upkeep.start()
        self._listen()
        sweep()

    def _listen(self) -> None:
        """Hear from other starts that want this library."""
        from panoplia.ui.library.neighbour import Neighbour

        if self._neighbour:
            self._neighbour.stop()
            self._neighbour.deleteLater()
        self._neighbour = Neighbour(self.folders.library, self)
        self._neighbour.called.connect(self._on_called)

    def _waited(self, fault: Fault) -> Generator[None, None, None]:
        return self._patient().waited(fault)

    def _broken(self, fault: Fault) -> None:
        self._patient().broken(fault)

    def _patient(self) -> "Patience":
        if self._patience is None:
            from panoplia.ui.library.patience import Patience

            self._patience = Patience(lambda: self.speech, self.move, self)
            self._patience.waiting.connect(self._on_waiting)
        self._patience.library = self.folders.library
        return self._patience

    def _fill_menu(self, menu: QMenu) -> None:
        from panoplia.ui.library.menu import fill

        fill(menu, self)

    @Slot()
    def _speak_alike(self) -> None:
        """All windows speak one language: the translators are the application's."""
        leader = self.sender()
        assert isinstance(leader, Room)
        language = leader.speech.language
        for window in filter(None, (self.window, *self.windows)):
            if window.room.speech.language != language:
                window.room.follow(language)

    def _close_glasses(self) -> None:
        for glass in tuple(self._glasses):
            glass.window.close()

    @Slot(object)
    def _on_waiting(self, words: Note) -> None:
        if self.window:
            self.window.room.told.emit(words)

    @Slot()
    def _on_glass_closed(self) -> None:
        closed = self.sender()
        self._glasses = [glass for glass in self._glasses if glass is not closed]

    @Slot()
    def _on_called(self) -> None:
        asking = QApplication.activeModalWidget()
        if self.window:
            self.window.come_forward()
        elif asking:
            asking.raise_()
            asking.activateWindow()

    @Slot(object, bool)
    def _on_backed_up(self, path: Path | None, told: bool) -> None:
        from panoplia.ui.library.trouble import tell_backup

        if told:
            tell_backup(self, path)

    @Slot(object)
    def _on_failed(self, fault: Refused) -> None:
        if self._upkeep is None:
            # Of a library that is put down.
            return
        if QApplication.activeModalWidget() or (self._patience and self._patience.busy):
            # What is open, or waits, is of the library that a restore would take away. With the upkeep goes the timer.
            QTimer.singleShot(LATER, self._upkeep, lambda: self._on_failed(fault))
            return
        from panoplia.ui.library.trouble import tell_failure

        tell_failure(self, fault)

    @Slot()
    def _on_closed(self) -> None:
        self._close_glasses()
        self._put_down()
        self._ended()


def _same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False


def _expect_no_backup(file: Path) -> None:
    if is_backup(file):
        raise Fault("foreign", IS_BACKUP, file=str(file))


@contextmanager
def _freed(lock: Lock) -> Iterator[None]:
    """Give a lock back where the block fails."""
    try:
        yield
    except BaseException:
        lock.free()
        raise
