# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves things to a place that was dropped on or chosen, and asks on where that needs an answer."""

from collections.abc import Sequence

from PySide6.QtWidgets import QMessageBox, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.refusal import Refused
from panoplia.table.inventory import SlotFull
from panoplia.table.naming import listed
from panoplia.table.reading import Holding
from panoplia.ui.models.places import Place
from panoplia.ui.questions import ask, plain_box
from panoplia.ui.room import Room

EQUIP = QT_TRANSLATE_NOOP("moving", "Equip")
PUT_AWAY_AND_EQUIP = QT_TRANSLATE_NOOP("moving", "Put away and equip")
THROW_AWAY = QT_TRANSLATE_NOOP("moving", "Throw away")
MOVE_OUT = QT_TRANSLATE_NOOP("moving", "Move it out first")
DELETE_ALL = QT_TRANSLATE_NOOP("moving", "Throw all away")


class Mover:
    """Does with things what was asked for."""

    def __init__(self, room: Room, parent: QWidget) -> None:
        self._room = room
        self._parent = parent

    def move(self, items: Sequence[int], place: Place) -> None:
        """Move things to a place; of a single pile, as many as the person says."""
        if place.kind == "in_use":
            self.equip(items[0])
            return
        held = self._room.attempt(lambda: self._room.table.reading.holding(items[0]))
        if held is None or (len(items) == 1 and _is_there(held, place)):
            return
        if len(items) > 1 or held.item.quantity == 1:
            self._room.attempt(lambda: put(self._room, items, place))
            return
        # Imported at first use: a start needs no dialog.
        from panoplia.ui.characters.item_dialogs import HowManyDialog

        HowManyDialog(self._room, held, place, self._parent).exec()

    def equip(self, item: int) -> None:
        """Wear or wield a thing; a full slot offers to put away what is in it."""
        inventory, say = self._room.table.inventory, self._room.speech.say
        try:
            inventory.equip(item)
        except SlotFull as full:
            reading, occupants = self._room.table.reading, full.occupants
            seen = reading.seen([reading.holding(item)])
            if ask(self._parent, say(EQUIP), say(full.note), say(PUT_AWAY_AND_EQUIP)):
                self._room.attempt(lambda: inventory.equip(item, swap=True, named=occupants), seen)
        except Refused as refusal:
            self._room.refuse(refusal.note)

    def discard(self, items: Sequence[int]) -> None:
        """Throw things away once the person has said so; of full containers, with or without what is in them."""
        inventory, reading, say = self._room.table.inventory, self._room.table.reading, self._room.speech.say
        going = self._room.attempt(lambda: inventory.leaving(items))
        if going is None:
            return
        seen = reading.seen(going[0])
        if not going[1]:
            question = note(QT_TRANSLATE_NOOP("moving", "Throw away {things}?"), things=listed(going[0]))
            if ask(self._parent, say(THROW_AWAY), say(question), say(THROW_AWAY)):
                self._room.attempt(lambda: inventory.discard(*items, named=going), seen)
            return
        box = full_question(self._room, *going, self._parent)
        box.exec()
        pressed = box.clickedButton().text()
        box.deleteLater()
        if pressed == say(MOVE_OUT):
            self._room.attempt(lambda: inventory.discard_emptied(*items, named=going), seen)
        elif pressed == say(DELETE_ALL):
            self._room.attempt(lambda: inventory.discard_with_content(*items, named=going), seen)


def put(room: Room, items: Sequence[int], place: Place, quantity: int | None = None) -> None:
    """Move things to a place, or as many of a pile; what cannot be is ``Refused``."""
    packing = room.table.packing
    match place.kind:
        case "container":
            packing.put_into(items, place.id, quantity)
        case "holder":
            packing.hand_over(items, place.id, quantity)
        case "left":
            packing.leave_behind(items, quantity)
        case _:
            packing.take_out(items, quantity)


def _is_there(held: Holding, place: Place) -> bool:
    """Whether a thing lies in a place already."""
    item = held.item
    match place.kind:
        case "container":
            return item.inside == place.id
        case "holder":
            return item.holder == place.id
        case _:
            loose = item.inside is None and not item.slot
            return loose and item.carried == (place.kind == "carried")


def full_question(
    room: Room, held: Sequence[Holding], content: Sequence[Holding], parent: QWidget | None
) -> QMessageBox:
    """What to do with what lies in things that are thrown away: it is named, and Cancel is the default."""
    say = room.speech.say
    question = note(
        QT_TRANSLATE_NOOP("moving", "%n things are in {items}: {content}. Move them out, or throw all of it away?"),
        n=sum(each.item.quantity for each in content), items=listed(held), content=listed(content),
    )  # fmt: skip
    box = plain_box(parent, say(THROW_AWAY), say(question))
    box.addButton(say(MOVE_OUT), QMessageBox.ButtonRole.AcceptRole)
    box.addButton(say(DELETE_ALL), QMessageBox.ButtonRole.DestructiveRole)
    box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
    return box
