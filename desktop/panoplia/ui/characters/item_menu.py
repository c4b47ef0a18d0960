# SPDX-License-Identifier: GPL-3.0-or-later
"""All that can be done with the things that are chosen in an inventory; what cannot be says why."""

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QMenu, QWidget

from panoplia.table.reading import Holding
from panoplia.ui.characters.moving import Mover, put
from panoplia.ui.characters.tree import InventoryTree
from panoplia.ui.form_dialog import FormDialog
from panoplia.ui.look.text import tool_tip
from panoplia.ui.models.places import Place
from panoplia.ui.room import Room

Question = Literal["split", "notes", "magic", "worth"]


class Deed(NamedTuple):
    """A line of the menu, and its keys. ``reason`` says why it cannot be done now; empty where it can."""

    text: str
    do: Callable[[], object]
    reason: str = ""
    keys: str = ""


class ItemActions(QObject):
    """Acts on what is chosen in a tree. ``holder`` is whose inventory that is."""

    def __init__(self, room: Room, tree: InventoryTree, parent: QWidget) -> None:
        super().__init__(parent)
        self._room, self._tree, self._over = room, tree, parent
        self.mover = Mover(room, parent)
        self.holder = 0

    def use(self) -> Deed:
        """Equip or put away one thing."""
        if self._one and self._one.item.slot:
            return Deed(self.tr("Put away"), self._put_away)
        return Deed(self.tr("Equip"), self._equip, self._why_not_equip())

    def move(self) -> Deed:
        """Move things elsewhere with the same holder."""
        return Deed(self.tr("Move to…"), self._move, self._why_not_any())

    def pack(self) -> Deed:
        """Put things into the container that stands beside them."""
        items = self._items
        beside = self._tree.rows.beside(items[0], items) if items else None
        place = Place("container", beside.item.id) if beside else None
        reason = self._why_not_any() or ("" if place else self.tr("There is no container beside it."))
        return Deed(self.tr("Into the container beside it"), lambda: self._shift(place), reason, "Ctrl+Right")

    def unpack(self) -> Deed:
        """Take things out of the container that they lie in."""
        items = self._items
        place = self._tree.rows.out_of(items[0]) if items else None
        reason = self._why_not_any() or ("" if place else self.tr("It lies in no container."))
        return Deed(self.tr("Out of its container"), lambda: self._shift(place), reason, "Ctrl+Left")

    def hand_over(self) -> Deed:
        """Give things to someone else."""
        reason = self._why_not_any()
        if not reason and not self._room.table.packing.takers(self.holder):
            reason = self.tr("There is no one else in this campaign.")
        return Deed(self.tr("Hand over to…"), self._hand_over, reason)

    def discard(self) -> Deed:
        """Throw things away."""
        return Deed(self.tr("Throw away…"), self._discard, self._why_not_any())

    def workshop(self) -> Deed:
        """Put a thing on the bench."""
        return Deed(self.tr("To the workshop"), self._workshop, self._why_not_read())

    def fill(self, menu: QMenu) -> None:
        """All deeds, those that are alike together."""
        for deeds in (
            (self.use(), self.move(), self.pack(), self.unpack(), self.hand_over(), self._leaving(), self._emptying()),
            (self._splitting(), self._merging()),
            (
                Deed(self.tr("Rename…"), self._tree.name_chosen, self._why_not_read()),
                self._asking(self.tr("Notes…"), "notes"),
                self._asking(self.tr("Magic…"), "magic"),
                self._asking(self.tr("Worth…"), "worth"),
            ),
            (
                Deed(self.tr("Its story…"), self._story, self._why_not_one()),
                self.workshop(),
                Deed(self.tr("Sell…"), self._sell, self._why_not_read()),
                self.discard(),
            ),
        ):
            menu.addSeparator()
            for deed in deeds:
                words = deed.text.replace("&", "&&")
                action = menu.addAction(f"{words}\t{deed.keys}" if deed.keys else words)
                action.triggered.connect(lambda _checked, do=deed.do: do())
                action.setEnabled(not deed.reason)
                action.setToolTip(tool_tip(deed.reason))
        menu.setToolTipsVisible(True)

    def _shift(self, place: Place | None) -> None:
        """Move all that is chosen, whole piles too, and show where it is now."""
        items = self._items
        if place and items:
            self._room.attempt(lambda: put(self._room, items, place))
            self._tree.show_chosen()

    @property
    def _items(self) -> list[int]:
        return [held.item.id for held in self._tree.chosen]

    @property
    def _one(self) -> Holding | None:
        chosen = self._tree.chosen
        return chosen[0] if len(chosen) == 1 else None

    def _leaving(self) -> Deed:
        if self._tree.chosen and not any(held.item.carried for held in self._tree.chosen):
            return Deed(self.tr("Carry it"), lambda: self.mover.move(self._items, Place("carried")))
        return Deed(self.tr("Leave behind"), lambda: self.mover.move(self._items, Place("left")), self._why_not_any())

    def _emptying(self) -> Deed:
        reason = self._why_not_one() or ("" if self._tree.is_full else self.tr("There is nothing in it."))
        return Deed(self.tr("Empty out"), self._empty_out, reason)

    def _splitting(self) -> Deed:
        one = self._one
        reason = self._why_not_one() or (self.tr("There is only one of it.") if one and one.item.quantity == 1 else "")
        return self._asking(self.tr("Split…"), "split", reason)

    def _merging(self) -> Deed:
        reason, one = self._why_not_one(), self._one
        if one and not self._room.attempt(lambda: self._room.table.pieces.equals(one.item.id)):
            reason = self.tr("There is no other pile of the same things.")
        return Deed(self.tr("Merge with…"), self._merge, reason)

    def _asking(self, text: str, what: Question, reason: str = "") -> Deed:
        return Deed(text, lambda: self._ask(what), reason or self._why_not_one())

    def _why_not_any(self) -> str:
        return "" if self._tree.chosen else self.tr("Choose something first.")

    def _why_not_one(self) -> str:
        return "" if self._one else self.tr("Choose one thing first.")

    def _why_not_read(self) -> str:
        unreadable = self._one is not None and self._one.piece is None
        return self.tr("It cannot be read; it is kept as it is.") if unreadable else self._why_not_one()

    def _why_not_equip(self) -> str:
        one, reason = self._one, self._why_not_read()
        if one and one.piece and not self._room.system.needs(one.piece):
            return self.tr("It is neither worn nor wielded.")
        return reason

    @Slot()
    def _equip(self) -> None:
        if self._one:
            self.mover.equip(self._one.item.id)

    @Slot()
    def _put_away(self) -> None:
        one = self._one
        if one:
            self._room.attempt(lambda: self._room.table.inventory.unequip(one.item.id))

    @Slot()
    def _move(self) -> None:
        from panoplia.ui.characters.item_dialogs import MoveDialog

        things = self._tree.chosen
        containers = self._room.attempt(lambda: self._room.table.packing.containers_for(self._items))
        if things and containers is not None:
            places = [Place("carried"), Place("left"), *(Place("container", held.item.id) for held in containers)]
            MoveDialog(self._room, things, places, self._over).exec()

    @Slot()
    def _hand_over(self) -> None:
        from panoplia.ui.characters.item_dialogs import MoveDialog

        things = self._tree.chosen
        places = [Place("holder", taker.id) for taker in self._room.table.packing.takers(self.holder)]
        if things:
            MoveDialog(self._room, things, places, self._over).exec()

    def _merge(self) -> None:
        from panoplia.ui.characters.item_dialogs import MergeDialog

        one = self._one
        others = one and self._room.attempt(lambda: self._room.table.pieces.equals(one.item.id))
        if one and others:
            MergeDialog(self._room, one, others, self._over).exec()

    def _empty_out(self) -> None:
        one = self._one
        if one:
            self._room.attempt(lambda: self._room.table.packing.empty_out(one.item.id))

    def _ask(self, what: Question) -> None:
        # Imported at first use: a start needs no dialog.
        from panoplia.ui.characters.item_dialogs import MagicDialog, NotesDialog, SplitPileDialog, WorthDialog

        dialogs: Mapping[str, Callable[[Room, Holding, QWidget], FormDialog]] = {
            "split": SplitPileDialog,
            "notes": NotesDialog,
            "magic": MagicDialog,
            "worth": WorthDialog,
        }
        if self._one:
            dialogs[what](self._room, self._one, self._over).exec()

    def _story(self) -> None:
        from panoplia.ui.chronicle.biography import BiographyDialog

        if self._one:
            BiographyDialog(self._room, self._one.item.id, self._over).exec()

    @Slot()
    def _sell(self) -> None:
        # Imported on first use: a start must not wait for it.
        from panoplia.ui.desk.sell_dialog import SellDialog

        if self._one:
            SellDialog(self._room, self._one, self._over).exec()

    @Slot()
    def _discard(self) -> None:
        if self._tree.chosen:
            self.mover.discard(self._items)

    @Slot()
    def _workshop(self) -> None:
        if self._one:
            self._room.page_wanted.emit("workshop", self._one.item.id)
