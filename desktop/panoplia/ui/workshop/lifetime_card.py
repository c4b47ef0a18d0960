# SPDX-License-Identifier: GPL-3.0-or-later
"""How long the piece on the bench will last: figures and a curve, for each way to use it."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from panoplia.rules.editors import Number
from panoplia.rules.lifetime import Lifetime, Way
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, note
from panoplia.rules.refusal import Refused
from panoplia.ui.look import fonts
from panoplia.ui.room import Room
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.chips import ChipRow
from panoplia.ui.widgets.curve import CurveView, Marks
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.numbers import whole_number

MOST_USES = 10_000
POINTS = 60
FIELD_WIDTH = 90
WITH_CLAUSE = QT_TRANSLATE_NOOP("workshop", "{words} ({clause})")


class LifetimeCard(Card):
    """Asks how the piece is used, and how much of it; rolls nothing and writes nothing."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._lifetime: Lifetime | None = None
        self._build()
        self._connect()

    def show_lifetime(self, lifetime: Lifetime) -> None:
        """Show what there is to say of a piece."""
        self._lifetime = lifetime
        say = self._room.speech.say
        self.set_heading(self.tr("How long will it last?"))
        self._explanation.setText(say(note(WITH_CLAUSE, words=lifetime.explanation, clause=lifetime.clause)))
        self._body.setVisible(bool(lifetime.ways))
        self._ways.set_chips([(way.id, say(way.label)) for way in lifetime.ways])
        self._ways.setVisible(len(lifetime.ways) > 1)
        if lifetime.ways:
            self._name_fields(lifetime)
            self._show()

    def _build(self) -> None:
        self._explanation = PlainLabel(kind="secondary", wrapped=True)
        self._ways = ChipRow()
        self._average, self._fights, self._outlast = (_Figure() for _ in range(3))
        self._in_a_fight, self._uses = QLineEdit("4"), QLineEdit("20")
        self._in_a_fight_label, self._uses_label = PlainLabel(kind="secondary"), PlainLabel(kind="secondary")
        self._problem = PlainLabel(kind="small_bad", wrapped=True)
        self._problem.hide()
        self._curve = CurveView()
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        for label, field in ((self._in_a_fight_label, self._in_a_fight), (self._uses_label, self._uses)):
            field.setFixedWidth(fonts.px(FIELD_WIDTH))
            field.setAlignment(Qt.AlignmentFlag.AlignRight)
            label.setMinimumHeight(field.sizeHint().height())
            form.addRow(label, field)
        figures = QHBoxLayout()
        figures.setSpacing(16)
        for figure in (self._average, self._fights, self._outlast):
            figures.addWidget(figure)
        figures.addStretch()
        left = QVBoxLayout()
        left.setSpacing(10)
        left.addWidget(self._ways)
        left.addLayout(figures)
        left.addLayout(form)
        left.addWidget(self._problem)
        left.addStretch()
        self._body = QWidget()
        row = QHBoxLayout(self._body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(24)
        row.addLayout(left, 1)
        row.addWidget(self._curve, 1)
        self.body.addWidget(self._explanation)
        self.body.addWidget(self._body)

    def _connect(self) -> None:
        self._ways.chosen.connect(self._show)
        self._in_a_fight.textChanged.connect(self._show)
        self._uses.textChanged.connect(self._show)

    def _name_fields(self, lifetime: Lifetime) -> None:
        for label, field, words in (
            (self._in_a_fight_label, self._in_a_fight, lifetime.in_a_fight),
            (self._uses_label, self._uses, lifetime.to_outlast),
        ):
            text = self._room.speech.say(words) if words else ""
            label.setText(text)
            field.setAccessibleName(text)

    @Slot()
    def _show(self) -> None:
        lifetime = self._lifetime
        if lifetime is None or not lifetime.ways:
            return
        self._problem.hide()
        way = next(each for each in lifetime.ways if each.id == self._ways.current)
        try:
            in_a_fight = self._number(self._in_a_fight, lifetime.in_a_fight, 1)
            uses = self._number(self._uses, lifetime.to_outlast, 0)
        except Refused as refusal:
            self._problem.setText(self._room.speech.say(refusal.note))
            self._problem.show()
            return
        self._show_figures(lifetime, way, in_a_fight, uses)

    def _show_figures(self, lifetime: Lifetime, way: Way, in_a_fight: int, uses: int) -> None:
        speech = self._room.speech
        chance = way.lasts(uses)
        expected, fights = float(way.expected), float(way.expected / in_a_fight)
        self._average.set_figure(speech.say(_tidy(expected)), speech.say(lifetime.average) if lifetime.average else "")
        self._fights.set_figure(speech.say(_tidy(fights)), self.tr("fights on average"))
        self._outlast.set_figure(speech.percent(chance), self.tr("to outlast them"))
        self._curve.set_curve(way.curve(POINTS), Marks(expected, uses, float(chance)), speech)

    def _number(self, field: QLineEdit, label: Phrase | None, lowest: int) -> int:
        return whole_number(field.text(), label or "", Number(lowest, MOST_USES), self._room.speech)


class _Figure(QWidget):
    """A large figure with its caption below."""

    def __init__(self) -> None:
        super().__init__()
        self._figure, self._caption = PlainLabel(kind="figure"), PlainLabel(kind="caption")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._figure)
        column.addWidget(self._caption)

    def set_figure(self, figure: str, caption: str) -> None:
        """What it says; screen readers hear both as one."""
        self._figure.setText(figure)
        self._caption.setText(caption)
        self.setAccessibleName(f"{figure} {caption}")


def _tidy(value: float) -> float | int:
    """Whole where it is, else with its decimal."""
    return int(value) if value.is_integer() else value
