# SPDX-License-Identifier: GPL-3.0-or-later
"""What a fight leaves behind, as cards: people, gear, what lies about, and what is due for repair."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QGridLayout, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Words, note, several
from panoplia.store.records import Character
from panoplia.table.aftermath import Aftermath, Repair, Spoil
from panoplia.ui.look.text import elided
from panoplia.ui.room import Room
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.choice_box import ChoiceBox
from panoplia.ui.widgets.labels import PlainLabel

FROM_TO = QT_TRANSLATE_NOOP("combat", "{before} → {after}")
SO_MANY = QT_TRANSLATE_NOOP("combat", "{quantity} × {item}")
LEFT_OF = QT_TRANSLATE_NOOP("combat", "{left} of {quantity} left")
GONE = QT_TRANSLATE_NOOP("combat", "destroyed or used up")
TAKER = QT_TRANSLATE_NOOP("combat", "Who takes it: {item}")
MONEY = QT_TRANSLATE_NOOP("combat", "{money} of fallen foes go onto the pile, where they can be split.")
FALLEN = QT_TRANSLATE_NOOP("combat", "Fallen: {names}")
TOLD_BY_NAME = 12
LONGEST_TAKER = 200


class RowsCard(Card):
    """What it is, whose, and what becomes of it."""

    def __init__(self, heading: str, rows: Sequence[tuple[str, str, str]]) -> None:
        super().__init__(heading=heading)
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        owned = any(whose for _, whose, _ in rows)
        for column, stretch in enumerate((3, 2 if owned else 0, 4)):
            grid.setColumnStretch(column, stretch)
        for place, (what, whose, becomes) in enumerate(rows):
            grid.addWidget(PlainLabel(what, kind="strong", wrapped=True), place, 0, Qt.AlignmentFlag.AlignTop)
            if whose:
                grid.addWidget(PlainLabel(whose, kind="secondary", elided=True), place, 1, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(PlainLabel(becomes, wrapped=True), place, 2, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(grid)


class LootCard(Card):
    """What lies about, each thing with a choice of who takes it; what no one takes goes onto a pile."""

    def __init__(self, room: Room, aftermath: Aftermath, people: Sequence[Character]) -> None:
        super().__init__(heading=room.say(QT_TRANSLATE_NOOP("combat", "Loot and what lies about")))
        self._boxes: list[tuple[Spoil, ChoiceBox]] = []
        self._people = list(people)
        say = room.speech.say
        self._pile = say(QT_TRANSLATE_NOOP("combat", "Onto the pile"))
        if aftermath.fallen:
            names = several(aftermath.fallen[:TOLD_BY_NAME])
            self.body.addWidget(PlainLabel(say(note(FALLEN, names=names)), kind="secondary", wrapped=True))
        if aftermath.money:
            self.body.addWidget(PlainLabel(say(note(MONEY, money=Coins(aftermath.money))), wrapped=True))
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setColumnStretch(0, 1)
        if len(aftermath.loot) > 1:
            self._everything = self._box(say(QT_TRANSLATE_NOOP("combat", "Who takes everything")))
            self._everything.activated.connect(self._on_everything)
            grid.addWidget(PlainLabel(say(QT_TRANSLATE_NOOP("combat", "Everything")), kind="secondary"), 0, 0)
            grid.addWidget(self._everything, 0, 1)
        for place, spoil in enumerate(aftermath.loot, 1):
            name = say(_counted(spoil, spoil.found))
            box = self._box(say(note(TAKER, item=name)))
            self._boxes.append((spoil, box))
            words = PlainLabel(say(several((name, spoil.owner))), wrapped=True)
            grid.addWidget(words, place, 0)
            grid.addWidget(box, place, 1)
        self.body.addLayout(grid)

    @property
    def takers(self) -> dict[int, int]:
        """Items, and the characters who take them straight away."""
        return {
            spoil.item: self._people[box.currentIndex() - 1].id for spoil, box in self._boxes if box.currentIndex() > 0
        }

    def _box(self, name: str) -> ChoiceBox:
        box = ChoiceBox()
        box.setAccessibleName(name)
        box.addItems([self._pile, *(elided(one.name, box.font(), LONGEST_TAKER) for one in self._people)])
        return box

    @Slot(int)
    def _on_everything(self, place: int) -> None:
        for _, box in self._boxes:
            box.setCurrentIndex(place)


def cards(room: Room, aftermath: Aftermath) -> Iterator[QWidget]:
    """A card for each kind of thing that there is to tell; loot is not among them."""
    say = room.speech.say
    people = [(hurt.name, "", say(note(FROM_TO, before=hurt.before, after=hurt.after))) for hurt in aftermath.people]
    if people:
        yield RowsCard(say(QT_TRANSLATE_NOOP("combat", "Wounds and states")), people)
    worn = [
        (say(_counted(spoil, spoil.left)), spoil.owner, say(note(FROM_TO, before=spoil.before, after=spoil.after)))
        for spoil in aftermath.worn
    ]
    if worn:
        yield RowsCard(say(QT_TRANSLATE_NOOP("combat", "Worn")), worn)
    used = [
        (say(spoil.name), spoil.owner, say(note(LEFT_OF, left=spoil.left, quantity=spoil.quantity)))
        for spoil in aftermath.fewer
    ]
    used += [(say(_counted(spoil, spoil.quantity)), spoil.owner, say(GONE)) for spoil in aftermath.gone]
    if used:
        yield RowsCard(say(QT_TRANSLATE_NOOP("combat", "Used up and destroyed")), used)
    moved = [
        (say(_counted(spoil, spoil.left)), spoil.owner, _now_with(room, aftermath, spoil))
        for spoil in aftermath.gear
        if _changed_hands(spoil)
    ]
    if moved:
        yield RowsCard(say(QT_TRANSLATE_NOOP("combat", "In other hands")), moved)


def repairs_card(room: Room, repairs: Sequence[Repair]) -> Card:
    """What is due, so that one knows before."""
    say = room.speech.say
    rows = [(say(one.name), one.owner, say(several((one.state, *one.jobs)))) for one in repairs]
    card = RowsCard(say(QT_TRANSLATE_NOOP("combat", "Repairs due")), rows)
    later = QT_TRANSLATE_NOOP("combat", "Once this is applied they are mended one after another, each with its odds.")
    card.body.addWidget(PlainLabel(say(later), kind="secondary", wrapped=True))
    return card


def _counted(spoil: Spoil, quantity: int) -> Words:
    return spoil.name if quantity == 1 else note(SO_MANY, quantity=quantity, item=spoil.name)


def _changed_hands(spoil: Spoil) -> bool:
    return any(share.character not in (0, spoil.character) for share in spoil.shares)


def _now_with(room: Room, aftermath: Aftermath, spoil: Spoil) -> str:
    names = {row.id: row.name for row in room.table.library.characters(room.in_play.id)}
    holders = [names.get(share.character, "–") for share in spoil.shares if share.character not in (0, spoil.character)]
    return room.speech.say(several(holders))
