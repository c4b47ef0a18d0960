# SPDX-License-Identifier: GPL-3.0-or-later
"""The ways in which a request can be decided, each with the odds of what follows from it."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QScrollArea, QWidget

from panoplia.rules.script import Choice, Option
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.choice_box import ChoiceBox
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.odds_bars import Bar, OddsBars

SIDE_BY_SIDE = 4
"""So many cards are seen at a glance; of more ways one is chosen from a list."""
LOW_FROM = 3
"""So many cards below each other have low bars: the last one would be out of sight."""
CARD_MARGINS = 36
"""Pixels to the left and to the right of what stands in a card, together."""

BarsOf = Callable[[str], Sequence[Bar]]
"""The bars of an option by its id; none where they are not shown."""


class Branches(QWidget):
    """A card for each way side by side, or below each other on a small screen, or one card with the list of them."""

    chosen = Signal(str)
    """The id of an option."""

    def __init__(self, room: Room) -> None:
        super().__init__()
        self._room = room
        self._bars_of: BarsOf = lambda _option: ()
        self._told: dict[str, Callable[[Sequence[Bar], str], None]] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(12)

    @property
    def buttons(self) -> list[Button]:
        """What takes a way, in their order."""
        return list(self.findChildren(Button))

    def focus(self) -> None:
        """Put the keyboard where one chooses."""
        box = self.findChild(ChoiceBox)
        (box or self.buttons[0]).setFocus()

    def show_choice(self, choice: Choice | None, bars_of: BarsOf) -> None:
        """Offer the options of a choice, or nothing."""
        self._bars_of, self._told = bars_of, {}
        while (item := self._row.takeAt(0)) is not None:
            if widget := item.widget():
                # Else a layout that was about to show it would show it as a window.
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        self.setVisible(choice is not None)
        self._row.setDirection(QBoxLayout.Direction.LeftToRight)
        options = choice.options if choice else ()
        if len(options) > SIDE_BY_SIDE:
            self._add(self._listed(options))
            return
        for number, option in enumerate(options, 1):
            self._add(self._branch(number, option))
        if self._row.minimumSize().width() > self._across():
            self._row.setDirection(QBoxLayout.Direction.TopToBottom)

    def tell(self, option: str, bars: Sequence[Bar], sure: str = "") -> None:
        """What follows from an option, where that was counted later: its bars, or the one thing that is ``sure``."""
        if option in self._told:
            self._told[option](bars, sure)
            shown = [each for each in self.findChildren(OddsBars) if not each.isHidden()]
            share = (self._across() - self._row.spacing()) // max(self._row.count(), 1) - CARD_MARGINS
            if any(each.comfortable > share for each in shown):
                self._row.setDirection(QBoxLayout.Direction.TopToBottom)
            many = self._row.direction() == QBoxLayout.Direction.TopToBottom and self._row.count() >= LOW_FROM
            for each in shown:
                each.set_low(many)

    def take(self, number: int) -> bool:
        """Decide for the option with a number, from 1 on; whether there is one."""
        buttons = self.buttons
        if 1 <= number <= len(buttons):
            buttons[number - 1].click()
        return 1 <= number <= len(buttons)

    def _across(self) -> int:
        """The width that there is without scrolling."""
        above: QWidget | None = self.parentWidget()
        while above:
            if isinstance(above, QScrollArea):
                return above.viewport().width() - CARD_MARGINS
            above = above.parentWidget()
        return self.width()

    def _add(self, card: Card) -> None:
        """Shown at once: whoever makes room for it asks how high it is."""
        self._row.addWidget(card, 1)
        card.show()

    def _branch(self, number: int, option: Option) -> Card:
        card = Card()
        take = self._take(self._room.speech.say(option.label))
        take.setProperty("option", option.id)
        card.set_heading(f"{number} · {take.text()}")
        bars, certain = OddsBars(), PlainLabel(kind="strong", wrapped=True)
        card.body.addWidget(certain)
        card.body.addWidget(bars)

        def tell(counted: Sequence[Bar], sure: str) -> None:
            certain.setText(sure)
            certain.setVisible(bool(sure))
            bars.set_bars(counted, self._room.speech)
            bars.setVisible(bool(counted) and not sure)

        tell(self._bars_of(option.id), "")
        self._told[option.id] = tell
        card.body.addWidget(take, 0, Qt.AlignmentFlag.AlignLeft)
        card.body.addStretch()
        return card

    def _listed(self, options: Sequence[Option]) -> Card:
        card, box, bars = Card(), ChoiceBox(), OddsBars()
        known: dict[str, Sequence[Bar]] = {}
        for option in options:
            box.addItem(self._room.speech.say(option.label), option.id)
        take = self._take(self.tr("Choose"))
        box.setAccessibleName(self.tr("What is decided"))

        def show() -> None:
            take.setProperty("option", box.currentData())
            option = str(box.currentData())
            counted = known.get(option) or self._bars_of(option)
            bars.setVisible(bool(counted))
            bars.set_bars(counted, self._room.speech)

        def tell(option: str, counted: Sequence[Bar]) -> None:
            known[option] = counted
            show()

        for option in options:
            self._told[option.id] = partial(_without_words, partial(tell, option.id))
        # The box goes with the card, and with it what is connected.
        box.currentIndexChanged.connect(show)
        row = QHBoxLayout()
        row.addWidget(box)
        row.addWidget(take)
        row.addStretch()
        card.body.addLayout(row)
        card.body.addWidget(bars)
        show()
        return card

    def _take(self, words: str) -> Button:
        take = Button(words)
        take.deliberate = True
        take.clicked.connect(self._on_taken)
        return take

    @Slot()
    def _on_taken(self) -> None:
        self.chosen.emit(str(self.sender().property("option")))


def _without_words(tell: Callable[[Sequence[Bar]], None], bars: Sequence[Bar], _sure: str) -> None:
    tell(bars)
