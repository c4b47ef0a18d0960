# SPDX-License-Identifier: GPL-3.0-or-later
"""Small dialogs of the desk: a new pile, its money, who takes how many, and deletions."""

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QLineEdit, QMessageBox, QWidget

from panoplia.rules.editors import Number
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Note, Phrase, note
from panoplia.store.records import Holder
from panoplia.table.loot import Pile, Stock
from panoplia.table.naming import listed
from panoplia.table.reading import Holding
from panoplia.ui.form_dialog import FormDialog
from panoplia.ui.models.headings import QUANTITY
from panoplia.ui.questions import question_box
from panoplia.ui.room import Room
from panoplia.ui.widgets.coins import CoinsField
from panoplia.ui.widgets.holder_box import HolderBox
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.numbers import whole_number

KINDS: Mapping[Pile, Phrase] = {
    "loot": QT_TRANSLATE_NOOP("desk", "Loot pile"),
    "stash": QT_TRANSLATE_NOOP("desk", "Stash"),
    "shop": QT_TRANSLATE_NOOP("desk", "Shop"),
}
DELETE = QT_TRANSLATE_NOOP("desk", "Delete")
THROW_AWAY = QT_TRANSLATE_NOOP("desk", "Throw away")


class NewHolderDialog(FormDialog):
    """A name for a new pile."""

    def __init__(self, room: Room, kind: Pile, parent: QWidget | None = None) -> None:
        super().__init__(room, room.speech.say(KINDS[kind]), self.tr("Make"), self._make, parent)
        self._kind = kind
        self.made: Holder | None = None
        self._name = QLineEdit()
        self.add(self.tr("Name"), self._name)

    def _make(self) -> None:
        self.made = self.room.table.loot.make_holder(self.room.in_play.id, self._kind, self._name.text())


class MoneyDialog(FormDialog):
    """How much money lies in a pile."""

    def __init__(self, room: Room, holder: Holder, parent: QWidget | None = None) -> None:
        super().__init__(room, self.tr("Money"), self.tr("Set"), self._set, parent)
        self._holder = holder
        self.seen = [holder]
        self._coins = CoinsField(room, holder.money)
        self.add(self.tr("Money"), self._coins)

    def _set(self) -> None:
        self.room.table.loot.set_money(self._holder.id, self._coins.amount() or 0)


class GiveDialog(FormDialog):
    """Who takes the chosen things; of a single pile of equal ones also how many."""

    def __init__(
        self, room: Room, things: Sequence[Holding], takers: Sequence[Holder], parent: QWidget | None = None
    ) -> None:
        super().__init__(room, self.tr("Give"), self.tr("Give"), self._give, parent)
        self._things = things
        self.seen = room.table.reading.seen(things)
        names = PlainLabel(room.speech.say(listed(things)), wrapped=True)
        self.add(self.tr("Things"), names)
        self._taker = HolderBox(takers)
        self.add(self.tr("For"), self._taker)
        self._quantity = QLineEdit(str(things[0].item.quantity))
        if len(things) == 1 and things[0].item.quantity > 1:
            self.add(room.speech.say(QUANTITY), self._quantity)
            self._quantity.selectAll()

    def _give(self) -> None:
        items, quantity = [one.item.id for one in self._things], None
        if len(items) == 1:
            most = Number(1, self._things[0].item.quantity)
            quantity = whole_number(self._quantity.text(), QUANTITY, most, self.room.speech)
        self.room.table.packing.hand_over(items, self._taker.holder.id if self._taker.holder else 0, quantity)


def deletion(room: Room, stock: Stock, parent: QWidget) -> QMessageBox:
    """The question whether to delete a pile, naming what goes with it."""
    say = room.speech.say
    return question_box(parent, say(DELETE), say(_what_goes(stock)), say(DELETE))


def _what_goes(stock: Stock) -> Note:
    name, money = stock.holder.name, Coins(stock.holder.money)
    if stock.count:
        return note(
            QT_TRANSLATE_NOOP("desk", "Delete {name}? {money} and %n things go with it: {things}."),
            n=stock.count, name=name, money=money, things=listed(stock.holdings),
        )  # fmt: skip
    if stock.holder.money:
        return note(QT_TRANSLATE_NOOP("desk", "Delete {name}? {money} go with it."), name=name, money=money)
    return note(QT_TRANSLATE_NOOP("desk", "Delete {name}? Nothing is lost with it."), name=name)


def throwing_away(room: Room, things: Sequence[Holding], content: Sequence[Holding], parent: QWidget) -> QMessageBox:
    """The question whether to throw things away, with all that lies in them."""
    say, going = room.speech.say, (*things, *content)
    question = note(
        QT_TRANSLATE_NOOP("desk", "Throw away %n things: {things}?"),
        n=sum(one.item.quantity for one in going), things=listed(going),
    )  # fmt: skip
    return question_box(parent, say(THROW_AWAY), say(question), say(THROW_AWAY))
