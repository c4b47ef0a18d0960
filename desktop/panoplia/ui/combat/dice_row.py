# SPDX-License-Identifier: GPL-3.0-or-later
"""Who rolls: the program at a press, or the person, who types the faces or how many came up."""

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from panoplia.rules.notes import Note
from panoplia.rules.script import Dice, Pool, Request
from panoplia.ui.combat.play import FightPlay
from panoplia.ui.play.request_view import MOST_TYPED
from panoplia.ui.widgets.buttons import PrimaryButton
from panoplia.ui.widgets.die_faces import DieFaces
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.pool_count import PoolCount


class DiceRow(QWidget):
    """As the room's ``who_rolls`` says; hidden while there is nothing to roll."""

    def __init__(self, play: FightPlay) -> None:
        super().__init__()
        self._play = play
        self._request: Request | None = None
        self._typed = ""
        self._roll = PrimaryButton("", "dice")
        self._roll.deliberate = True
        self._roll.setObjectName("roll")
        self._own = PlainLabel(kind="secondary")
        self._faces, self._count = DieFaces(), PoolCount()
        self._problem = PlainLabel(kind="bad", wrapped=True)
        row = QHBoxLayout()
        for widget in (self._roll, self._own, self._faces, self._count):
            row.addWidget(widget)
        row.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self._problem)
        self._roll.clicked.connect(self._on_roll)
        self._faces.changed.connect(self._on_typing)
        self._faces.completed.connect(self._on_typed)
        self._faces.confirmed.connect(self._answer)
        self._faces.refused.connect(self._tell)
        self._count.changed.connect(self._on_counted)
        self._count.confirmed.connect(self._answer)
        self._count.refused.connect(self._tell)
        play.room.dice_changed.connect(self._on_dice_changed)

    def show_request(self, request: Request | None) -> None:
        """Ask for these dice; nothing and decisions are none."""
        self._request = request if isinstance(request, Dice | Pool) else None
        self._typed = ""
        self._problem.hide()
        self.setVisible(self._request is not None)
        room, by_hand = self._play.room, self._by_hand()
        dice = request if isinstance(request, Dice) else None
        pool = request if isinstance(request, Pool) else None
        why = room.speech.say(request.why) if request else ""
        self._own.setVisible(by_hand)
        self._own.setText(self._own_words(pool is not None))
        self._faces.setVisible(by_hand and dice is not None)
        self._faces.set_purpose(why)
        self._faces.set_sizes(dice.sizes if dice else ())
        self._count.setVisible(by_hand and pool is not None)
        self._count.set_pool(pool, why)
        self._say_roll()

    def roll(self) -> None:
        """Roll, unless faces are being typed or it is the person's own dice that count."""
        if self._request and self._roll.isVisible() and not self._faces.text and not self._count.text():
            self._roll.click()

    def focus(self) -> None:
        """Put the keyboard where faces are typed, else on the button."""
        typed = (widget for widget in (self._faces, self._count) if not widget.isHidden())
        next(typed, self._roll).setFocus()

    @property
    def keys(self) -> list[tuple[str, str]]:
        """The keys that do something here, and what."""
        rolls = [] if self._own_alone() else [(self.tr("Space"), self.tr("rolls"))]
        types = [(self.tr("digits"), self.tr("your dice")), (self.tr("Enter"), self.tr("confirms them"))]
        return [*rolls, *(types if self._by_hand() else [])]

    def _own_words(self, pool: bool) -> str:
        """What is to be typed, beside the program's dice or instead of them."""
        if self._own_alone():
            return self.tr("How many came up") if pool else self.tr("Type what your dice show")
        return self.tr("or how many came up") if pool else self.tr("or yours")

    def _own_alone(self) -> bool:
        """Whether the program does not roll this."""
        return self._play.room.who_rolls == "own" and self._by_hand()

    def _by_hand(self) -> bool:
        """Whether one's own roll can be typed: nobody types the faces of a heap of dice."""
        heap = isinstance(self._request, Dice) and len(self._request.sizes) > MOST_TYPED
        return self._play.room.who_rolls != "program" and self._request is not None and not heap

    def _say_roll(self) -> None:
        self._roll.setVisible(bool(self._typed) or not self._own_alone())
        if self._typed:
            self._roll.setText(self.tr("Use {faces}").format(faces=self._typed))
        elif self._request:
            self._roll.setText(self.tr("Roll {dice}").format(dice=self._request.name))

    @Slot()
    def _on_roll(self) -> None:
        if self._typed:
            self._answer(self._typed)
        else:
            self._play.roll()

    @Slot(str)
    def _answer(self, text: str) -> None:
        self._play.answer(text)

    @Slot(str)
    def _on_typing(self, _faces: str) -> None:
        self._on_counted("")

    @Slot(str)
    def _on_typed(self, faces: str) -> None:
        self._typed = faces
        self._say_roll()

    @Slot(str)
    def _on_counted(self, count: str) -> None:
        self._typed = count
        self._problem.hide()
        self._say_roll()

    @Slot(object)
    def _tell(self, problem: Note) -> None:
        self._problem.setText(self._play.room.speech.say(problem))
        self._problem.show()

    @Slot()
    def _on_dice_changed(self) -> None:
        self.show_request(self._request)
