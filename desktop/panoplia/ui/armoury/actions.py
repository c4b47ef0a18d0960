# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be done to a line of the catalogue itself: a menu, and the verbs behind it."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QMenu, QWidget

from panoplia.rules.entries import EntryKind
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.store.records import Damaged, Entry
from panoplia.table.catalogue import Catalogue
from panoplia.ui.questions import ask
from panoplia.ui.room import Room

DELETE = QT_TRANSLATE_NOOP("armoury", "Delete {item} from the armoury?")


class EntryActions(QObject):
    """Acts on the entry that was shown last."""

    made = Signal(int)
    """The id of an entry that was made or edited here."""
    compare_wanted = Signal(object)
    """An ``Entry`` that is to be collected for comparing, or let go of."""

    def __init__(self, room: Room, parent: QWidget) -> None:
        super().__init__(parent)
        self._room, self._parent = room, parent
        self.entry: Entry | None = None
        self.is_compared: Callable[[int], bool] = lambda _entry: False

    @property
    def compare_words(self) -> str:
        """What ``compare`` does with the entry now."""
        compared = self.entry is not None and self.is_compared(self.entry.id)
        return self.tr("Stop comparing") if compared else self.tr("Compare")

    def menu(self) -> QMenu:
        """Everything that can be done to the entry; what cannot be is greyed."""
        menu = self._menu()
        if self.entry is None:
            return menu
        own, overlay = self.entry.origin == "own", self.entry.overlay
        edit = menu.addAction(self.tr("Edit…"), self.edit)
        edit.setEnabled(not isinstance(self.entry.data, Damaged))
        menu.addAction(self.tr("Copy"), self.copy)
        menu.addAction(self.compare_words, self.compare)
        menu.addSeparator()
        if self.entry.retired:
            menu.addAction(self.tr("Bring back into the armoury"), self.bring_back)
        else:
            menu.addAction(self.tr("Take out of the armoury"), self.retire)
        if own:
            menu.addAction(self.tr("Delete…"), self.delete)
        else:
            menu.addAction(self.tr("Back to the book"), self.back_to_book).setEnabled(overlay is not None)
        return menu

    def kinds_menu(self) -> QMenu:
        """A new entry of each kind."""
        menu = self._menu()
        for kind in self._room.system.entry_kinds:
            menu.addAction(self._room.speech.say(kind.label), self._making(kind))
        return menu

    @Slot()
    def edit(self) -> None:
        """Open the form of the entry."""
        # Imported at its first use: the armoury's first picture does not wait for it.
        from panoplia.ui.armoury.entry_dialog import form_of

        dialog = form_of(self._room, self.entry, self._parent) if self.entry else None
        if dialog and dialog.exec() and dialog.saved:
            self.made.emit(dialog.saved.id)

    @Slot()
    def copy(self) -> None:
        """A line of one's own that is as this one."""
        self._do(self._catalogue.copy_entry)

    @Slot(str)
    def make(self, make: str) -> None:
        """Another make of it, as a line of one's own."""
        self._do(lambda campaign, entry: self._catalogue.add_make(campaign, entry, make))

    @Slot()
    def compare(self) -> None:
        """Collect the entry for comparing, or let go of it."""
        if self.entry:
            self.compare_wanted.emit(self.entry)

    @Slot()
    def retire(self) -> None:
        """Take it out of the armoury."""
        self._do(self._catalogue.retire_entry)

    @Slot()
    def bring_back(self) -> None:
        """Put it into the armoury again."""
        self._do(self._catalogue.bring_back_entry)

    @Slot()
    def back_to_book(self) -> None:
        """Take back every change of it."""
        self._do(self._catalogue.back_to_book)

    @Slot()
    def delete(self) -> None:
        """Delete one's own line, once the person agreed."""
        entry = self.entry
        if entry is None:
            return
        question = self._room.speech.say(note(DELETE, item=entry.names))
        if ask(self._parent, self.tr("Delete entry"), question, self.tr("Delete")):
            self._room.attempt(lambda: self._catalogue.delete_entry(self._room.in_play.id, entry.id))

    def _menu(self) -> QMenu:
        menu = QMenu(self._parent)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return menu

    @property
    def _catalogue(self) -> Catalogue:
        return self._room.table.catalogue

    def _do(self, verb: Callable[[int, int], Entry]) -> None:
        entry = self.entry
        if entry is None:
            return
        done = self._room.attempt(lambda: verb(self._room.in_play.id, entry.id))
        if done:
            self.made.emit(done.id)

    def _making(self, kind: EntryKind) -> Callable[[], None]:
        def make() -> None:
            from panoplia.ui.armoury.entry_dialog import EntryDialog

            dialog = EntryDialog(self._room, None, kind, self._parent)
            if dialog.exec() and dialog.saved:
                self.made.emit(dialog.saved.id)

        return make
