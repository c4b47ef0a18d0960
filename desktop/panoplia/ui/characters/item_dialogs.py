# SPDX-License-Identifier: GPL-3.0-or-later
"""Small dialogs about things and money: how many, where to, with which pile, how magic, how much."""

from collections.abc import Sequence

from PySide6.QtWidgets import QCheckBox, QLineEdit, QPlainTextEdit, QWidget

from panoplia.rules.editors import Number
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Words, note
from panoplia.rules.refusal import Refused
from panoplia.store.records import LIMITS, Holder
from panoplia.table.naming import listed, named
from panoplia.table.reading import Holding
from panoplia.ui.characters.moving import put
from panoplia.ui.form_dialog import FormDialog
from panoplia.ui.models.headings import QUANTITY
from panoplia.ui.models.places import GROUPS, Place
from panoplia.ui.room import Room
from panoplia.ui.widgets.choice_box import ChoiceBox
from panoplia.ui.widgets.coins import CoinsField
from panoplia.ui.widgets.holder_box import HolderBox
from panoplia.ui.widgets.numbers import whole_number

EFFECTIVENESS = QT_TRANSLATE_NOOP("moving", "Effectiveness")
INTO = QT_TRANSLATE_NOOP("moving", "Into: {item}")
TO = QT_TRANSLATE_NOOP("moving", "To: {name}")
NO_PLACE = QT_TRANSLATE_NOOP("moving", "There is no other place for this.")
LONGEST_CHOICE = 60


class _CountField(QLineEdit):
    """How many of a pile: all of it, or all that leaves one behind."""

    def __init__(self, room: Room, most: int, start: int) -> None:
        super().__init__(str(start))
        self._room, self._most = room, most
        self.selectAll()

    def count(self) -> int:
        """What is typed; ``Refused`` where the pile has not as many."""
        return whole_number(self.text(), QUANTITY, Number(1, self._most), self._room.speech)


class HowManyDialog(FormDialog):
    """How many of a pile go to a place."""

    def __init__(self, room: Room, held: Holding, place: Place, parent: QWidget | None = None) -> None:
        super().__init__(room, self.tr("Move"), self.tr("Move"), self._move, parent)
        self._held, self._place = held, place
        self.seen = room.table.reading.seen([held])
        self._count = _CountField(room, held.item.quantity, held.item.quantity)
        self.tell(room.speech.say(named(held)))
        self.tell(room.speech.say(words_of(room, place)), "secondary")
        self.add(self.tr("How many?"), self._count)

    def _move(self) -> None:
        put(self.room, [self._held.item.id], self._place, self._count.count())


class SplitPileDialog(FormDialog):
    """How many of a pile become a pile of their own."""

    def __init__(self, room: Room, held: Holding, parent: QWidget | None = None) -> None:
        super().__init__(room, self.tr("Split"), self.tr("Split"), self._split, parent)
        self._held = held
        self.seen = room.table.reading.seen([held])
        self._count = _CountField(room, held.item.quantity - 1, 1)
        self.tell(room.speech.say(named(held)))
        self.add(self.tr("How many apart?"), self._count)

    def _split(self) -> None:
        self.room.table.pieces.split(self._held.item.id, self._count.count())


class MoveDialog(FormDialog):
    """Where things go: one of ``places``, and of a single pile as many as one likes."""

    def __init__(
        self, room: Room, things: Sequence[Holding], places: Sequence[Place], parent: QWidget | None = None
    ) -> None:
        away = any(place.kind == "holder" for place in places)
        title = self.tr("Hand over") if away else self.tr("Move")
        super().__init__(room, title, title, self._move, parent)
        self._things = things
        self.seen = room.table.reading.seen(things)
        self._places = places
        self._where = ChoiceBox()
        for place in places:
            self._where.addItem(_short(room.speech.say(words_of(room, place))))
        self.tell(room.speech.say(listed(things)))
        self.add(self.tr("Where to"), self._where)
        self._count: _CountField | None = None
        if len(things) == 1 and things[0].item.quantity > 1:
            self._count = _CountField(room, things[0].item.quantity, things[0].item.quantity)
            self.add(self.tr("How many?"), self._count)

    def _move(self) -> None:
        if not self._places:
            raise Refused(NO_PLACE)
        place = self._places[self._where.currentIndex()]
        items = [held.item.id for held in self._things]
        put(self.room, items, place, self._count.count() if self._count else None)


class MergeDialog(FormDialog):
    """With which of several equal piles a pile becomes one."""

    def __init__(self, room: Room, held: Holding, others: Sequence[Holding], parent: QWidget | None = None) -> None:
        super().__init__(room, self.tr("Merge"), self.tr("Merge"), self._merge, parent)
        self._held, self._others = held, others
        self.seen = room.table.reading.seen([held, *others])
        self._with = ChoiceBox()
        for other in others:
            self._with.addItem(_short(room.speech.say(_lying(room, other))))
        self.tell(room.speech.say(named(held)))
        self.add(self.tr("With"), self._with)

    def _merge(self) -> None:
        other = self._others[self._with.currentIndex()]
        self.room.table.pieces.merge(self._held.item.id, other.item.id)


class NotesDialog(FormDialog):
    """What a person writes about a thing."""

    def __init__(self, room: Room, held: Holding, parent: QWidget | None = None) -> None:
        super().__init__(room, self.tr("Notes"), self.tr("Save"), self._save, parent)
        self._held = held
        self._text = QPlainTextEdit(held.item.notes)
        self._text.setTabChangesFocus(True)
        self._text.setMinimumHeight(140)
        self.tell(room.speech.say(named(held)))
        self.add(self.tr("Notes"), self._text)

    def _save(self) -> None:
        item = self._held.item
        self.room.table.pieces.set_notes(item.id, self._text.toPlainText(), before=item.notes)


class MagicDialog(FormDialog):
    """Whether a thing, or each of a pile, is magic, and how effective."""

    def __init__(self, room: Room, held: Holding, parent: QWidget | None = None) -> None:
        super().__init__(room, self.tr("Magic"), self.tr("Save"), self._save, parent)
        self._held = held
        self.seen = room.table.reading.seen([held])
        self._magic = QCheckBox(self.tr("It is magic"))
        self._magic.setChecked(held.item.magic)
        self._bonus = QLineEdit(str(held.item.bonus))
        self._bonus.setEnabled(held.item.magic)
        self._magic.toggled.connect(self._bonus.setEnabled)
        self.tell(room.speech.say(named(held)))
        self.add(self.tr("Magic"), self._magic)
        self.add(room.speech.say(EFFECTIVENESS), self._bonus)

    def _save(self) -> None:
        magic = self._magic.isChecked()
        limits = Number(*LIMITS["bonus"])
        bonus = whole_number(self._bonus.text(), EFFECTIVENESS, limits, self.room.speech) if magic else 0
        self.room.table.pieces.set_magic(self._held.item.id, magic, bonus)


class WorthDialog(FormDialog):
    """What one of a pile is worth; where nothing is typed, what the book says."""

    def __init__(self, room: Room, held: Holding, parent: QWidget | None = None) -> None:
        super().__init__(room, self.tr("Worth"), self.tr("Save"), self._save, parent)
        self._held = held
        self.seen = room.table.reading.seen([held])
        book = note(QT_TRANSLATE_NOOP("moving", "The book says {price}. Left empty, it is that."),
                    price=None if held.entry.price is None else Coins(held.entry.price))  # fmt: skip
        self._coins = CoinsField(room, held.item.price)
        self.tell(room.speech.say(held.name))
        self.add(self.tr("Worth of one"), self._coins)
        self.tell(room.speech.say(book), "secondary")

    def _save(self) -> None:
        self.room.table.pieces.set_price(self._held.item.id, self._coins.amount())


class PayDialog(FormDialog):
    """Money from one purse into another."""

    def __init__(self, room: Room, payer: Holder, parent: QWidget | None = None) -> None:
        super().__init__(room, self.tr("Give money"), self.tr("Give"), self._pay, parent)
        self._payer = payer
        self._whom = HolderBox(room.table.packing.takers(payer.id))
        self._coins = CoinsField(room)
        purse = note(QT_TRANSLATE_NOOP("moving", "{name} has {money}."), name=payer.name, money=Coins(payer.money))
        self.tell(room.speech.say(purse))
        self.add(self.tr("To whom"), self._whom)
        self.add(self.tr("How much?"), self._coins)

    def _pay(self) -> None:
        taker = self._whom.holder
        if taker is None:
            raise Refused(QT_TRANSLATE_NOOP("moving", "There is no one else in this campaign."))
        self.room.table.packing.pay(self._payer.id, taker.id, self._coins.amount() or 0)


def words_of(room: Room, place: Place) -> Words:
    """A place as the choice in a form."""
    match place.kind:
        case "container":
            return note(INTO, item=room.table.reading.holding(place.id).name)
        case "holder":
            return note(TO, name=room.table.library.holder(place.id).name)
        case _:
            return GROUPS[place]


def _lying(room: Room, held: Holding) -> Words:
    """A pile and where it lies."""
    inside = held.item.inside
    if inside is not None:
        where: Words = room.table.reading.holding(inside).name
    else:
        where = GROUPS[Place("carried" if held.item.carried else "left")]
    return note(QT_TRANSLATE_NOOP("moving", "{pile} ({where})"), pile=named(held), where=where)


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_CHOICE else text[: LONGEST_CHOICE - 1] + "…"
