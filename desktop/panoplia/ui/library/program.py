# SPDX-License-Identifier: GPL-3.0-or-later
"""The running program: its library and the window over it."""

from collections.abc import Callable, Generator
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu

from panoplia.folders import Folders
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note
from panoplia.rules.refusal import Refused
from panoplia.store.faults import Fault
from panoplia.table.table import Table
from panoplia.ui.library.glasses import Glasses
from panoplia.ui.library.place import LibraryPlace
from panoplia.ui.main_window import MainWindow
from panoplia.ui.stage import Stage
from panoplia.words import Speech

if TYPE_CHECKING:
    from panoplia.ui.library.neighbour import Neighbour
    from panoplia.ui.library.patience import Patience
    from panoplia.ui.library.upkeep import Upkeep

NO_ANSWER = QT_TRANSLATE_NOOP(
    "library", "Another program has the library {file} open and does not answer. Close it and try again."
)
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
        self.stage, self.open_table, self.now = stage, open_table, now
        self.place, self.glasses = LibraryPlace(folders), Glasses(self)
        self.table: Table | None = None
        self.window: MainWindow | None = None
        self.handed_over = False
        """Whether another window that has the library came forward in place of ours."""
        self._ended = ended
        self._patience: Patience | None = None
        self._upkeep: Upkeep | None = None
        self._neighbour: Neighbour | None = None
        self._to_tell: list[Note | Refused] = []

    @property
    def speech(self) -> Speech:
        """The language of the window, or of the settings while there is none."""
        return self.window.room.speech if self.window else self.stage.speech

    @property
    def folders(self) -> Folders:
        """Those of the library of the moment."""
        return self.place.folders

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
                if self.place.lock.held:
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
        self.glasses.close()
        self._put_down()
        self.place.lock.free()

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
        with self.place.claimed(file) as lock:
            self.table.library.save_copy(file)
            self.table.library.move(file)
        self.place.stay_at(file, lock)
        self._listen()
        return self.place.moved()

    def switch(self, file: Path) -> None:
        """Open another library in place of this one; ``Refused`` leaves all as it is."""
        if self.window and not self.window.may_leave():
            return
        with self.place.claimed(file) as lock:
            # Tried while the other is still there to go back to.
            self.open_table(self.folders.at(file)).library.close()

        def change() -> Note:
            self.place.stay_at(file, lock)
            return self.place.moved()

        self.restart(change)

    def try_again(self) -> None:
        """Open the library itself, in place of the copy that stands in for it."""
        # Not from within the click on a window that this closes.
        QTimer.singleShot(0, self, lambda: self.restart(lambda: None))

    @Slot()
    def back_up(self) -> None:
        """Make a backup now, unless the newest holds all there is; the status line tells."""
        if self._upkeep and self.window:
            self.window.commit_typing()
            if not self.window.unsaved:
                self._upkeep.back_up(told=True)

    def _open(self, new: bool) -> None:
        if not self.place.take(new):
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
        owner = self.place.lock.owner
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
        self.glasses.join(window)
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

    @Slot(object)
    def _on_waiting(self, words: Note) -> None:
        if self.window:
            self.window.room.told.emit(words)

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
        self.glasses.close()
        self._put_down()
        self._ended()
