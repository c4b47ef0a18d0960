# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of characters: the list at the left, the chosen one's sheet and inventory at the right."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QPaintEvent
from PySide6.QtWidgets import QListView, QMenu, QStackedWidget, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.store.records import Character, Report
from panoplia.table.characters import tags_of
from panoplia.table.chronicle import FIGHT
from panoplia.table.reading import GEAR
from panoplia.ui.delegates import PersonDelegate
from panoplia.ui.freshness import Freshness
from panoplia.ui.models.characters import ARCHIVE, EVERYONE, FOES, CharacterRow, CharactersTableModel
from panoplia.ui.models.headings import CANNOT_BE_READ
from panoplia.ui.models.places import Place
from panoplia.ui.models.rows import Role
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.chips import ChipRow
from panoplia.ui.widgets.empty_state import EmptyState
from panoplia.ui.widgets.side_list import SideList
from panoplia.words import in_order

if TYPE_CHECKING:
    from panoplia.ui.characters.detail import CharacterDetail

LIST_WIDTH = 250
LISTED = frozenset({"character", "holder", "campaign"})
SHOWN = LISTED | GEAR
READY = QT_TRANSLATE_NOOP("characters", "Ready character")


class PeopleView(QListView):
    """A list that says when it was painted for the first time."""

    painted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._was_painted = False

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            self.painted.emit()


class CharactersPage(QWidget):
    """Lists a campaign's characters and edits the chosen one in place."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._detail: CharacterDetail | None = None
        self._fresh = Freshness(self, self._show_chosen)
        self._build()
        self._connect()
        self.retranslate()
        self.refresh()

    @property
    def chosen(self) -> Character | None:
        """The character whose sheet is shown."""
        row = self._list.currentIndex().data(Role.ROW)
        return row.character if row else None

    def choose(self, character: int) -> None:
        """Show a character's sheet."""
        index = self._model.index_of(character)
        groups = [lambda group=group: self._chips.choose(group) for group in (EVERYONE, FOES, ARCHIVE)]
        for reveal in (self._search.clear, *groups):
            if not index.isValid():
                reveal()
                index = self._model.index_of(character)
        self._list.setCurrentIndex(index)
        self._list.scrollTo(index)

    def choose_item(self, item: int) -> None:
        """Show an item in the inventory of whoever holds it."""
        held = self._room.attempt(lambda: self._room.table.reading.holding(item))
        if held is None:
            return
        holder = self._room.table.reading.holder_of(held.item).id
        people = self._room.table.library.characters(self._room.in_play.id)
        self.choose(next((one.id for one in people if one.holder == holder), 0))
        self.detail.show_item(item)

    def may_leave(self) -> bool:
        """Save what is typed on the sheet; where that cannot be, ask whether to lose it."""
        return self._detail is None or self._detail.may_leave()

    def commit_typing(self) -> None:
        """Save what is typed on the sheet but not left yet."""
        if self._detail:
            self._detail.commit_typing()

    def refresh(self) -> None:
        """Read the campaign again and keep the choice where it still exists."""
        self._list_people()
        self._fresh.want()

    def _list_people(self) -> None:
        room = self._room
        rows = [
            CharacterRow(character, room.system.summary(subject) if subject else CANNOT_BE_READ)
            for character, subject in room.table.reading.people(room.in_play.id)
        ]
        self._model.set_all(rows)
        self._show_chips()
        if not self._list.currentIndex().isValid():
            self._choose_first()

    def _choose_first(self) -> None:
        """Someone of the party, or where there is none, whoever is first."""
        first = next((place for place, row in enumerate(self._model.rows) if row.character.kind == "pc"), 0)
        self._list.setCurrentIndex(self._model.index(first, 0))

    def _show_chips(self) -> None:
        """Everyone, the foes, each tag that someone has, and the archive, where there is more than everyone."""
        people = [row.character for row in self._model.everyone]
        tags = {tag.casefold(): tag for one in people if not one.archived for tag in tags_of(one)}
        chips = [(EVERYONE, self.tr("Everyone"))]
        if any(one.kind == "foe" and not one.archived for one in people):
            chips.append((FOES, self.tr("Foes")))
        chips += [(tag, tag) for tag in in_order(tags.values(), str, self._room.speech.locale)]
        if any(one.archived for one in people):
            chips.append((ARCHIVE, self.tr("Archive")))
        self._chips.set_chips(chips)
        self._chips.setVisible(len(chips) > 1)
        if self._chips.current != self._model.group:
            self._on_chip(self._chips.current)

    def focus_search(self) -> None:
        """Put the keyboard into the search field."""
        self._side.focus_search()

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self._search.setPlaceholderText(self.tr("Search characters"))
        self._list.setAccessibleName(self.tr("Characters"))
        self._show_chips()
        self._new.setText(self.tr("New"))
        self._new_action.setText(
            self.tr("New character…") + "\t" + QKeySequence("Ctrl+N").toString(QKeySequence.SequenceFormat.NativeText)
        )
        self._ready_action.setText(self._room.speech.say(READY))
        self._quick_action.setText(self.tr("Quick NPC…"))
        self._nobody.set_text(
            self.tr("No one lives here yet. Make the first character of this campaign."), self.tr("New character")
        )
        self._model.set_speech(self._room.speech)
        if self._detail:
            self._detail.retranslate()

    @Slot()
    def new_character(self) -> None:
        """Guide through a new character and show it."""
        # Dialogs are imported at first use: a start must not wait for them.
        from panoplia.ui.characters.creation import CreationDialog

        dialog = CreationDialog(self._room, self)
        if dialog.exec() and dialog.made:
            self.choose(dialog.made.id)

    @Slot()
    def ready_character(self) -> None:
        """Roll a whole character with the program's dice and show it."""
        # As above.
        from panoplia.rules.drivers import roll

        room = self._room
        rolled = roll(room.system.creation.ready, room.dice)
        made = room.attempt(lambda: room.table.characters.create_ready(room.in_play.id, rolled.result))
        if made:
            room.rolls.add(READY, rolled.asked, made.name)
            self.choose(made.id)

    @Slot()
    def quick_npc(self) -> None:
        """Ask for people in one line and show the first of them."""
        # As above.
        from panoplia.ui.characters.dialogs import NewcomersDialog

        dialog = NewcomersDialog(self._room, self)
        if dialog.exec() and dialog.made:
            self.choose(dialog.made[0].id)

    @Slot()
    def duplicate(self) -> None:
        """Copy the chosen character with all gear."""
        chosen = self.chosen
        if chosen:
            copy = self._room.attempt(lambda: self._room.table.characters.duplicate(chosen.id))
            if copy:
                self.choose(copy.id)

    @Slot()
    def delete(self) -> None:
        """Ask, naming what goes with them, then delete the chosen character."""
        from panoplia.ui.characters.dialogs import deletion
        from panoplia.ui.questions import agreed

        chosen, table = self.chosen, self._room.table
        held = table.reading.holdings(chosen) if chosen else []
        if chosen and agreed(deletion(self._room, chosen, self)):
            self._room.attempt(lambda: table.characters.delete(chosen.id, named=held))

    @property
    def detail(self) -> "CharacterDetail":
        """The part at the right: header, sheet and inventory of the chosen one."""
        return self._detail or self._build_detail()

    @Slot()
    def print_sheet(self) -> None:
        """Show the chosen character's sheet as it will be on paper."""
        self.detail.print_sheet()

    def _build(self) -> None:
        self._model = CharactersTableModel(self._room.speech, self)
        self._people = PeopleView()
        self._side = SideList("characters", self._model, LIST_WIDTH, self._people)
        self._search, self._list = self._side.search, self._side.view
        self._list.setItemDelegate(PersonDelegate(self._room.say, self._room.table.library.portrait, self._list))
        self._list.setDragDropMode(QListView.DragDropMode.DropOnly)
        self._chips = ChipRow()
        self._new = Button("", "add")
        menu = QMenu(self._new)
        menu.setObjectName("new")
        self._new_action = menu.addAction("")
        self._ready_action = menu.addAction("")
        self._quick_action = menu.addAction("")
        self._new.setMenu(menu)
        self._side.above.addWidget(self._chips)
        self._side.below.addWidget(self._new, 0, Qt.AlignmentFlag.AlignLeft)
        self._nobody = EmptyState("characters")
        self._right = QStackedWidget()
        self._right.addWidget(QWidget())
        self._right.addWidget(self._nobody)
        self._side.stand_beside(self._right, self)

    def _connect(self) -> None:
        self._search.textChanged.connect(self._on_search)
        self._list.selectionModel().currentChanged.connect(self._on_chosen)
        # Queued: a question must not be asked while the mouse still drags.
        self._model.dropped.connect(self._on_dropped, Qt.ConnectionType.QueuedConnection)
        self._chips.chosen.connect(self._on_chip)
        self._new_action.triggered.connect(self.new_character)
        self._ready_action.triggered.connect(self.ready_character)
        self._quick_action.triggered.connect(self.quick_npc)
        self._nobody.clicked.connect(self.new_character)
        self._people.painted.connect(self._on_painted, Qt.ConnectionType.QueuedConnection)
        self._room.changed.connect(self._on_changed)
        self._room.campaign_changed.connect(self._on_campaign_changed)
        self._room.speech_changed.connect(self.retranslate)

    def _build_detail(self) -> "CharacterDetail":
        """Build the sheet once the list was painted: it is by far the largest part of the window."""
        # Imported here for the same reason.
        from panoplia.ui.characters.detail import CharacterDetail

        detail = self._detail or CharacterDetail(self._room)
        if self._detail is None:
            self._detail = detail
            detail.duplicate_wanted.connect(self.duplicate)
            detail.delete_wanted.connect(self.delete)
            self._right.addWidget(detail)
            detail.retranslate()
            self._show_chosen()
        return detail

    def _show_chosen(self) -> None:
        chosen = self.chosen
        if chosen is None:
            self._right.setCurrentWidget(self._nobody)
            return
        if self._detail:
            self._right.setCurrentWidget(self._detail)
            self._detail.show_character(chosen)

    @Slot(str)
    def _on_search(self, text: str) -> None:
        with self._side.keeping(self.chosen.id if self.chosen else 0):
            self._model.search(text)
        if self.chosen:
            self._show_chosen()

    @Slot(str)
    def _on_chip(self, key: str) -> None:
        with self._side.keeping(self.chosen.id if self.chosen else 0):
            self._model.show_group(key)
        self._room.person = self.chosen.id if self.chosen else self._room.person
        self._show_chosen()

    @Slot()
    def _on_painted(self) -> None:
        # The window may have been closed before this arrived.
        if self.isVisible():
            self._build_detail()

    @Slot(QModelIndex, QModelIndex)
    def _on_chosen(self, _current: QModelIndex, before: QModelIndex) -> None:
        if self.may_leave():
            self._room.person = self.chosen.id if self.chosen else self._room.person
            self._show_chosen()
            return
        with QSignalBlocker(self._list.selectionModel()):
            self._list.setCurrentIndex(before)

    @Slot(list, object)
    def _on_dropped(self, items: list[int], place: Place) -> None:
        from panoplia.ui.characters.moving import Mover

        Mover(self._room, self).move(items, place)

    @Slot(object)
    def _on_changed(self, report: Report) -> None:
        changed = {change.table for change in report.changes} if self._room.campaign else set()
        if changed & LISTED:
            self._list_people()
        if changed & SHOWN:
            self._fresh.want(elsewhere=report.scope.startswith(FIGHT))

    @Slot()
    def _on_campaign_changed(self) -> None:
        if self._room.campaign:
            self._search.clear()
            self.refresh()
