# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of the GM's desk: the party and the piles at the left, the chosen one at the right."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QStackedWidget, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Note, note
from panoplia.rules.system import Subject
from panoplia.store.records import Character, Holder, Report
from panoplia.table.chronicle import FIGHT
from panoplia.table.loot import Pile, Stock
from panoplia.ui.delegates import HolderDelegate
from panoplia.ui.desk.party import PartyView, party_of
from panoplia.ui.desk.pile import PileView
from panoplia.ui.listed_page import ListedPage, Written
from panoplia.ui.models.desk import PARTY, DeskRow, DeskTableModel
from panoplia.ui.models.rows import Role
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.side_list import SideList

LIST_WIDTH = 280
THE_PARTY = QT_TRANSLATE_NOOP("desk", "The party")


class DeskPage(ListedPage):
    """What a GM keeps: the people, their notes, and what lies about."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._stocks: dict[int, Stock] = {}
        self._people: list[tuple[Character, Subject | None]] = []
        self._build()
        self._connect()
        self.retranslate()
        self.refresh()

    def choose(self, holder: int) -> None:
        """Show a pile."""
        self._search.clear()
        self._list.setCurrentIndex(self._model.index_of(holder))

    def refresh(self) -> None:
        """Read the campaign again; the choice stays where it still exists."""
        room, campaign = self._room, self._room.in_play.id
        self._stocks = {stock.holder.id: stock for stock in room.table.loot.stocks(campaign)}
        self._people = [
            (character, subject)
            for character, subject in room.table.reading.subjects(campaign)
            if not character.archived and character.kind != "foe"
        ]
        with self._side.keeping(self._chosen):
            self._model.set_all([self._party_row(), *map(_row, self._stocks.values())])
        self._list.viewport().update()
        self._show_chosen()

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self._model.set_speech(self._room.speech)
        self._search.setPlaceholderText(self.tr("Search loot and shops"))
        self._list.setAccessibleName(self.tr("The party, loot, stashes and shops"))
        self._new.setText(self.tr("New"))
        for action, text in zip(self._kinds, (self.tr("Loot pile…"), self.tr("Stash…"), self.tr("Shop…")), strict=True):
            action.setText(text)
        self._party.retranslate()
        self._pile.retranslate()

    def _build(self) -> None:
        self._model = DeskTableModel(self._room.speech, self)
        self._side = SideList("holders", self._model, LIST_WIDTH)
        self._search, self._list = self._side.search, self._side.view
        self._list.setItemDelegate(HolderDelegate(self._room.say, self._list))
        self._new = Button("", "add")
        menu = QMenu(self._new)
        self._kinds = [menu.addAction("", self._making(kind)) for kind in KINDS]
        self._new.setMenu(menu)
        self._side.below.addWidget(self._new, 0, Qt.AlignmentFlag.AlignLeft)
        self._party = PartyView(self._room)
        self._pile = PileView(self._room)
        self._right = QStackedWidget()
        self._right.addWidget(self._party)
        self._right.addWidget(self._pile)
        self._side.stand_beside(self._right, self)

    def _connect(self) -> None:
        self._listen()

    def _party_row(self) -> DeskRow:
        line = note(QT_TRANSLATE_NOOP("desk", "%n characters"), n=len(party_of(self._people)))
        return DeskRow(PARTY, "character", note(THE_PARTY), line)

    @property
    def _views(self) -> Sequence[Written]:
        return self._party, self._pile

    def _want(self, report: Report) -> None:
        self._fresh.want(elsewhere=report.scope.startswith(FIGHT))

    @property
    def _chosen(self) -> int:
        row: DeskRow | None = self._list.currentIndex().data(Role.ROW)
        return row.id if row else PARTY

    def _show_chosen(self) -> None:
        stock = self._stocks.get(self._chosen)
        self._right.setCurrentWidget(self._pile if stock else self._party)
        if stock:
            self._pile.show_pile(stock, *self._takers())
        else:
            self._party.show_party(self._people)

    def _takers(self) -> tuple[list[Holder], list[Holder]]:
        """Those of the party, and other people."""
        holders = {holder.id: holder for holder in self._room.table.reading.holders(self._room.in_play.id, "character")}
        party = [one.holder for one in party_of(self._people)]
        others = [one.holder for one, _ in self._people if one.holder not in party]
        return [holders[id] for id in party], [holders[id] for id in others]

    def _making(self, kind: Pile) -> Callable[[], None]:
        return lambda: self.make(kind)

    def make(self, kind: Pile) -> None:
        """Ask for the name of a new pile and show it."""
        # Imported on first use: nothing that is not shown delays the page.
        from panoplia.ui.desk.dialogs import NewHolderDialog

        dialog = NewHolderDialog(self._room, kind, self)
        if dialog.exec() and dialog.made:
            self.choose(dialog.made.id)


KINDS: tuple[Pile, ...] = ("loot", "stash", "shop")


def _row(stock: Stock) -> DeskRow:
    return DeskRow(stock.holder.id, stock.holder.kind, stock.holder.name, _line(stock))


def _line(stock: Stock) -> Note:
    if not stock.holder.money:
        return note(QT_TRANSLATE_NOOP("desk", "%n things"), n=stock.count)
    return note(QT_TRANSLATE_NOOP("desk", "%n things · {money}"), n=stock.count, money=Coins(stock.holder.money))
