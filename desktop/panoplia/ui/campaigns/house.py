# SPDX-License-Identifier: GPL-3.0-or-later
"""The house rules of a campaign: what each decides, what the book says, and what holds here. A change holds at once."""

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from panoplia.rules.editors import Pick
from panoplia.rules.house import HouseRule
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.refusal import Refused
from panoplia.store.records import Damaged
from panoplia.table.campaigns import HOUSE_UNREADABLE, in_words
from panoplia.ui.look import fonts
from panoplia.ui.look.screens import room_for
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button, LinkButton
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.choice_box import ChoiceBox
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.numbers import whole_number
from panoplia.words import Speech

SIZE = QSize(760, 620)
WIDTH_OF_CHOICE = 230
BOOK_OPTION = QT_TRANSLATE_NOOP("house", "{option} (book)")
BY_THE_BOOK = QT_TRANSLATE_NOOP("house", "By the book: {value}")
WITH_CLAUSE = QT_TRANSLATE_NOOP("house", "{rule} · {clause}")


class RuleCard(Card):
    """One rule: what it decides at the left, what holds at the right."""

    decided = Signal(str, object)
    """Name and value."""

    def __init__(self, rule: HouseRule, book: int | str, speech: Speech, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rule = rule
        self._book, self._speech = book, speech
        self._value = book
        self._build()

    def show_value(self, value: int | str) -> None:
        """What holds now."""
        self._value = value
        self._problem.hide()
        if isinstance(self._choice, QComboBox):
            self._choice.setCurrentIndex(self._choice.findData(value))
        else:
            self._choice.setText(str(value))
        own = value != self._book
        self.set_marked(own)
        self._back.setVisible(own)
        self._says.setVisible(own or isinstance(self._choice, QLineEdit))

    def refuse(self, reason: Note) -> None:
        """Tell why what was typed cannot hold."""
        self._problem.setText(self._speech.say(reason))
        self._problem.show()

    def _build(self) -> None:
        say = self._speech.say
        title = PlainLabel(say(note(WITH_CLAUSE, rule=self.rule.title, clause=self.rule.clause)), kind="strong")
        self._says = PlainLabel(say(note(BY_THE_BOOK, value=in_words(self.rule, self._book))), kind="caption")
        self._problem = PlainLabel(kind="small_bad", wrapped=True)
        self._choice = self._chooser()
        self._choice.setAccessibleName(say(self.rule.title))
        self._choice.setAccessibleDescription(say(self.rule.explanation))
        self._choice.setFixedWidth(fonts.px(WIDTH_OF_CHOICE))
        self.setFocusProxy(self._choice)
        self._back = LinkButton(self.tr("Back to the book"), kind="small_strong")
        self._back.clicked.connect(self._on_back)
        words, choices = QVBoxLayout(), QVBoxLayout()
        words.setSpacing(2)
        for label in (title, PlainLabel(say(self.rule.explanation), kind="secondary", wrapped=True), self._problem):
            words.addWidget(label)
        words.addStretch()
        choices.setSpacing(2)
        choices.addWidget(self._choice)
        choices.addWidget(self._says)
        choices.addWidget(self._back, 0, Qt.AlignmentFlag.AlignLeft)
        choices.addStretch()
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addLayout(words, 1)
        row.addLayout(choices)
        self.body.addLayout(row)

    def _chooser(self) -> QComboBox | QLineEdit:
        if not isinstance(self.rule.editor, Pick):
            line = QLineEdit()
            line.editingFinished.connect(self._on_typed)
            return line
        box = ChoiceBox()
        for key, label in self.rule.editor.options:
            words = note(BOOK_OPTION, option=label) if key == self._book else label
            box.addItem(self._speech.say(words), key)
        box.activated.connect(self._on_picked)
        return box

    @Slot()
    def _on_picked(self) -> None:
        if isinstance(self._choice, QComboBox):
            self._decide(str(self._choice.currentData()))

    @Slot()
    def _on_typed(self) -> None:
        if isinstance(self._choice, QLineEdit) and not isinstance(self.rule.editor, Pick):
            try:
                number = whole_number(self._choice.text(), self.rule.title, self.rule.editor, self._speech)
            except Refused as refusal:
                self.refuse(refusal.note)
                return
            self._problem.hide()
            self._decide(number)

    @Slot()
    def _on_back(self) -> None:
        self._choice.setFocus()
        self._decide(self._book)

    def _decide(self, value: int | str) -> None:
        if value != self._value:
            self.decided.emit(self.rule.name, value)


class HouseRulesDialog(QDialog):
    """A card for each rule that the system knows. Rules that cannot be read can only be given up for the book's."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._cards: list[RuleCard] = []
        self._build()
        self.retranslate()
        room.changed.connect(self._show)
        room.speech_changed.connect(self.retranslate)
        room.campaign_changed.connect(self.reject)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._cards:
            self._cards[0].setFocus()

    @Slot()
    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self.setWindowTitle(self.tr("House rules"))
        self._intro.setText(
            self.tr(
                "What is decided here holds in this campaign from now on. A red edge marks what differs from the book."
            )
        )
        self._all.setText(self.tr("All by the book"))
        self._scroll.setAccessibleName(self.tr("House rules"))
        self._rebuild()
        self._show()

    def _build(self) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._intro = PlainLabel(kind="secondary", wrapped=True)
        self._damaged = PlainLabel(kind="bad", wrapped=True)
        inside = QWidget()
        inside.setAutoFillBackground(False)
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, 12, 0)
        self._column.setSpacing(10)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(inside)
        self._scroll.viewport().setAutoFillBackground(False)
        self._all = Button("")
        self._all.deliberate = True
        self._all.clicked.connect(self._on_all)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        # Enter belongs to the field in which a number is typed.
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        buttons.addButton(self._all, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.rejected.connect(self.reject)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(24, 20, 24, 16)
        outer.setSpacing(12)
        outer.addWidget(self._intro)
        outer.addWidget(self._damaged)
        outer.addWidget(self._scroll, 1)
        outer.addWidget(buttons)
        room = room_for(self).height() - 80
        self.resize(fonts.px(SIZE.width()), min(fonts.px(SIZE.height()), room))

    def _rebuild(self) -> None:
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        book = self._room.system.house()
        self._cards = [
            RuleCard(rule, getattr(book, rule.name), self._room.speech) for rule in self._room.system.house_rules
        ]
        for card in self._cards:
            card.decided.connect(self._on_decided)
            self._column.addWidget(card)
        self._column.addStretch()

    @Slot()
    def _show(self) -> None:
        """What holds now."""
        if self._room.campaign is None:
            return
        house = self._room.in_play.house
        broken = isinstance(house, Damaged)
        self._damaged.setText(self._room.speech.say(note(HOUSE_UNREADABLE, name=self._room.in_play.name)))
        self._damaged.setVisible(broken)
        self._scroll.setEnabled(not broken)
        self._all.setEnabled(house != self._room.system.house())
        for card in self._cards:
            if not broken:
                card.show_value(getattr(house, card.rule.name))

    @Slot(str, object)
    def _on_decided(self, name: str, value: int | str) -> None:
        try:
            self._room.table.campaigns.set_house_rule(self._room.in_play.id, name, value)
        except Refused as refusal:
            next(card for card in self._cards if card.rule.name == name).refuse(refusal.note)

    @Slot()
    def _on_all(self) -> None:
        self._room.attempt(lambda: self._room.table.campaigns.reset_house_rules(self._room.in_play.id))
