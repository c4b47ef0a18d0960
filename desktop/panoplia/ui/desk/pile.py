# SPDX-License-Identifier: GPL-3.0-or-later
"""One pile: its name, its money, its things, and what can be done with them."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, Qt, Slot
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from panoplia.rules.editors import Line
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Figure, note, several
from panoplia.rules.refusal import Refused
from panoplia.rules.sheet import Field
from panoplia.store.records import Holder
from panoplia.table.loot import Stock
from panoplia.table.reading import Holding
from panoplia.table.verbs import LONGEST_NAME
from panoplia.ui.desk.people import PeopleStrip
from panoplia.ui.desk.things import ThingsView
from panoplia.ui.look import fonts
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button, LinkButton, PrimaryButton, show_words
from panoplia.ui.widgets.empty_state import EmptyState
from panoplia.ui.widgets.field_box import PRINTED_INDENT, FieldBox, Hands
from panoplia.ui.widgets.flow import FlowRow
from panoplia.ui.widgets.labels import PlainLabel

NAME = QT_TRANSLATE_NOOP("desk", "Name")
FORM = "desk"
NARROW = 760
"""Below this width the buttons beside the name show their icons alone."""


class PileView(QWidget):
    """Everything about a loot pile, a stash or a shop. Things go to people by a button, by Enter or by dragging."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._stock: Stock | None = None
        self._people: list[Holder] = []
        self._others: list[Holder] = []
        self._words: dict[Button, str] = {}
        self._hands = Hands(room.speech, parent=self)
        self._build()
        self._connect()

    def show_pile(self, stock: Stock, people: Sequence[Holder], others: Sequence[Holder]) -> None:
        """Show a pile, or the same one as it is now, and who can take its things: the party, and other people."""
        same = self._stock is not None and self._stock.holder.id == stock.holder.id
        self._stock, self._people, self._others = stock, list(people), list(others)
        shop = stock.holder.kind == "shop"
        self._name.show_field(self._name_field())
        if not same:
            self.forget_typing()
        self._line.setText(self._room.speech.say(self._facts(stock)))
        self._money.setText(self._room.speech.say(Coins(stock.holder.money)))
        self._things.show_things(stock.holdings, same)
        self._things.setVisible(bool(stock.holdings))
        self._empty.setVisible(not stock.holdings)
        self._split.setVisible(not shop)
        self._buy.setVisible(shop)
        self._strip.show_people(people)
        self._hand_to.setVisible(bool(people))
        self._show_actions()

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self._words = {
            self._split: self.tr("Split the money…"),
            self._buy: self.tr("Buy from someone…"),
            self._add: self.tr("Add gear…"),
            self._delete: self.tr("Delete…"),
        }
        self._fit_buttons()
        for button, text in (
            (self._change, self.tr("Change…")),
            (self._give, self.tr("Give…")),
            (self._sell, self.tr("Sell…")),
            (self._neglect, self.tr("How it was kept…")),
            (self._throw, self.tr("Throw away…")),
        ):
            button.setText(text)
        self._change.setAccessibleName(self.tr("Change the money"))
        self._money_label.setText(self.tr("Money"))
        self._hand_to.setText(self.tr("Give what is chosen to"))
        self._empty.set_text(self.tr("Nothing lies here yet. Add gear of the armoury."), self.tr("Add gear"))
        self._things.retranslate()
        self._hands.speech = self._room.speech
        if self._stock:
            self.show_pile(self._stock, self._people, self._others)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_buttons()

    def _fit_buttons(self) -> None:
        show_words(self._words, self.width() >= fonts.px(NARROW))
        self._show_actions()

    def commit_typing(self) -> None:
        """Save what is typed but not left yet."""
        if self._name.keeper:
            self._name.keeper.commit()

    def forget_typing(self) -> None:
        """Leave what is typed and cannot be saved."""
        if self._name.keeper:
            self._name.keeper.restore()

    @property
    def uncommitted(self) -> bool:
        """Whether something typed cannot be saved."""
        return bool(self._stock and self._name.keeper and self._name.keeper.uncommitted)

    def _build(self) -> None:
        self._name = FieldBox(self._name_field(), self._hands, kind="title")
        self._line = PlainLabel(kind="secondary", elided=True)
        self._line.setContentsMargins(PRINTED_INDENT, 0, 0, 0)
        self._split, self._buy = PrimaryButton("", "split"), PrimaryButton("", "buy")
        self._add, self._delete = Button("", "add"), Button("", "delete")
        self._money_label, self._money = PlainLabel(kind="secondary"), PlainLabel(kind="strong")
        self._change = LinkButton()
        self._things = ThingsView(self._room)
        self._empty = EmptyState("loot")
        self._give, self._sell = Button("", "give"), Button("", "purse")
        self._neglect, self._throw = Button("", "broken"), Button("", "delete")
        self._hand_to = PlainLabel(kind="secondary")
        self._strip = PeopleStrip()
        self._lay_out()

    def _lay_out(self) -> None:
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self._name)
        names.addWidget(self._line)
        header = QHBoxLayout()
        header.setSpacing(8)
        header.addLayout(names, 1)
        for button in (self._delete, self._add, self._split, self._buy):
            header.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        money = QHBoxLayout()
        money.setContentsMargins(PRINTED_INDENT, 0, 0, 0)
        for widget in (self._money_label, self._money, self._change):
            money.addWidget(widget)
        money.addStretch()
        actions = FlowRow()
        actions.set_widgets([self._give, self._sell, self._neglect, self._throw])
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 16)
        column.setSpacing(12)
        column.addLayout(header)
        column.addLayout(money)
        column.addWidget(self._things, 1)
        column.addWidget(self._empty, 1)
        column.addWidget(actions)
        column.addWidget(self._hand_to)
        column.addWidget(self._strip)

    def _connect(self) -> None:
        self._hands.edited.connect(self._on_edited)
        self._hands.refused.connect(self._room.refuse)
        self._hands.mended.connect(self._room.mended)
        self._strip.taken.connect(self._on_taken)
        self._strip.dropped.connect(self._on_dropped)
        self._things.chosen_changed.connect(self._show_actions)
        self._things.menu_wanted.connect(self._on_menu)
        self._empty.clicked.connect(self._on_add)
        for button, slot in (*self._on_things(), (self._split, self._on_split), (self._buy, self._on_buy),
                             (self._add, self._on_add), (self._delete, self._on_delete),
                             (self._change, self._on_change)):  # fmt: skip
            button.clicked.connect(slot)
        for key, slot in (("Return", self._on_give), ("Enter", self._on_give), ("Delete", self._on_throw)):
            pressed = QShortcut(QKeySequence(key), self._things, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            pressed.setAutoRepeat(False)
            pressed.activated.connect(slot)

    def _on_things(self) -> tuple[tuple[Button, Callable[[], None]], ...]:
        """What can be done with the chosen things, by button or by menu."""
        return (
            (self._give, self._on_give),
            (self._sell, self._on_sell),
            (self._neglect, self._on_neglect),
            (self._throw, self._on_throw),
        )

    def _name_field(self) -> Field:
        return Field(NAME, self._stock.holder.name if self._stock else "", "name", Line(LONGEST_NAME, required=True))

    def _facts(self, stock: Stock) -> Figure:
        # Imported on first use with the dialogs that share it.
        from panoplia.ui.desk.dialogs import KINDS

        kind = next(label for each, label in KINDS.items() if each == stock.holder.kind)
        things = note(QT_TRANSLATE_NOOP("desk", "%n things"), n=stock.count)
        return several((kind, things, note(QT_TRANSLATE_NOOP("desk", "worth {price}"), price=Coins(stock.worth))))

    @Slot()
    def _show_actions(self) -> None:
        """What cannot be done is grey, and says why."""
        chosen, stock = self._things.chosen, self._stock
        pick = "" if chosen else self.tr("Choose something in the table first.")
        one = pick or ("" if len(chosen) == 1 else self.tr("Choose just one thing."))
        nobody = "" if self._people else self.tr("There is no one to take it: make a character first.")
        _allow(self._give, pick)
        _allow(self._sell, one)
        _allow(self._throw, pick)
        _allow(self._neglect, "" if stock and stock.holdings else self.tr("Nothing lies here."))
        _allow(self._split, ("" if stock and stock.holder.money else self.tr("There is no money here.")) or nobody)
        _allow(self._buy, nobody)
        self._strip.setEnabled(bool(chosen))

    @Slot(str, object)
    def _on_edited(self, _path: str, value: object) -> None:
        if self._stock is None:
            return
        try:
            self._room.table.loot.rename_holder(self._stock.holder.id, str(value))
        except Refused as refusal:
            self._name.mark(refusal.note)
            self._room.refuse(refusal.note)

    @Slot(int)
    def _on_taken(self, holder: int) -> None:
        self._hand_out([held.item.id for held in self._things.chosen], holder)

    @Slot(int, list)
    def _on_dropped(self, holder: int, items: list[int]) -> None:
        self._hand_out(items, holder)

    def _hand_out(self, items: Sequence[int], holder: int) -> None:
        held = [one for one in (self._stock.holdings if self._stock else ()) if one.item.id in items]
        if held:
            self._room.attempt(lambda: self._room.table.packing.hand_over([one.item.id for one in held], holder))

    @Slot()
    def _on_give(self) -> None:
        from panoplia.ui.desk.dialogs import GiveDialog

        chosen, stock = self._things.chosen, self._stock
        if chosen and stock:
            piles = [one.holder for one in self._room.table.loot.stocks(self._room.in_play.id)]
            takers = [*self._people, *self._others, *(one for one in piles if one.id != stock.holder.id)]
            GiveDialog(self._room, chosen, takers, self).exec()

    @Slot()
    def _on_sell(self) -> None:
        self._deal(next(iter(self._things.chosen), None))

    @Slot()
    def _on_buy(self) -> None:
        self._deal(None)

    def _deal(self, thing: Holding | None) -> None:
        from panoplia.ui.desk.sell_dialog import SellDialog

        if self._stock:
            SellDialog(self._room, thing, self, buyer=0 if thing else self._stock.holder.id).exec()

    @Slot()
    def _on_split(self) -> None:
        from panoplia.ui.desk.split_dialog import SplitDialog

        if self._stock:
            SplitDialog(self._room, self._stock.holder, self._people, self, self._others).exec()

    @Slot()
    def _on_change(self) -> None:
        from panoplia.ui.desk.dialogs import MoneyDialog

        if self._stock:
            MoneyDialog(self._room, self._stock.holder, self).exec()

    @Slot()
    def _on_add(self) -> None:
        from panoplia.ui.desk.finding import add_gear

        if self._stock:
            add_gear(self._room, self._stock.holder, self)

    @Slot()
    def _on_neglect(self) -> None:
        """Of what is chosen, else of the whole pile."""
        from panoplia.ui.desk.finding import find_worn

        if self._stock:
            find_worn(self._room, self._things.chosen or self._stock.holdings, self)

    @Slot()
    def _on_throw(self) -> None:
        from panoplia.ui.desk.dialogs import throwing_away
        from panoplia.ui.questions import agreed

        chosen = self._things.chosen
        if not chosen:
            return
        inventory, items = self._room.table.inventory, [held.item.id for held in chosen]
        going = self._room.attempt(lambda: inventory.leaving(items), chosen)
        if going and agreed(throwing_away(self._room, *going, self)):
            self._room.attempt(lambda: inventory.discard_with_content(*items, named=going))

    @Slot()
    def _on_delete(self) -> None:
        from panoplia.ui.desk.dialogs import deletion
        from panoplia.ui.questions import agreed

        stock = self._stock
        if stock and agreed(deletion(self._room, stock, self)):
            delete = self._room.table.loot.delete_holder
            self._room.attempt(lambda: delete(stock.holder.id, named=stock.holdings), [stock.holder])

    @Slot(QPoint)
    def _on_menu(self, place: QPoint) -> None:
        menu = QMenu(self)
        for button, slot in self._on_things():
            menu.addAction(button.text(), slot).setEnabled(button.isEnabled())
        menu.exec(place)
        menu.deleteLater()


def _allow(button: Button, reason: str) -> None:
    """Enabled where there is no reason against it. An icon alone tells its words instead."""
    button.setEnabled(not reason)
    button.setToolTip(reason or ("" if button.text() else button.accessibleName()))
