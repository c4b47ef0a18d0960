# SPDX-License-Identifier: GPL-3.0-or-later
"""The column beside the catalogue in which it is narrowed down."""

from collections.abc import Callable, Mapping
from decimal import Decimal

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QLineEdit, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from panoplia.rules.facets import Among, Between, Choice, Range, Setting
from panoplia.rules.refusal import Refused
from panoplia.store.records import LIMITS
from panoplia.ui.armoury.facet_words import typed
from panoplia.ui.look import fonts
from panoplia.ui.look.text import elided, natural_width, tool_tip
from panoplia.ui.models.entry_facets import EntryFacet
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.numbers import decimal_number

WIDTH = 206
ROOM_FOR_TICK = 28
MOST = LIMITS["price"][1]


class FacetPanel(QScrollArea):
    """A box for each facet. What is set elsewhere is shown here too."""

    changed = Signal(str, object)
    """A facet's id and its ``Setting``."""

    def __init__(self, room: Room, facets: tuple[EntryFacet, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._boxes: dict[str, ChoiceBox | RangeBox] = {}
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 10, 0)
        column.setSpacing(4)
        for each in facets:
            facet = each.facet
            box = ChoiceBox(room, facet) if isinstance(facet, Choice) else RangeBox(room, facet)
            box.changed.connect(self.changed)
            self._boxes[facet.id] = box
            column.addWidget(box)
        column.addStretch()
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFixedWidth(fonts.px(WIDTH))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)
        self.retranslate()

    def show_settings(self, settings: Mapping[str, Setting]) -> None:
        """Show what is set; nothing is signalled."""
        for facet, box in self._boxes.items():
            box.show_setting(settings.get(facet))

    def show_counts(self, counts: Callable[[str], Mapping[str, int]], tells: Callable[[str], bool]) -> None:
        """Tell how many entries each word would show. A facet that tells nothing of any is hidden, unless it is set."""
        for facet, box in self._boxes.items():
            box.setVisible(box.is_set or tells(facet))
            if isinstance(box, ChoiceBox):
                box.show_counts(counts(facet))

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self.setAccessibleName(self.tr("Filters"))
        for box in self._boxes.values():
            box.retranslate()


class ElidedCheck(QCheckBox):
    """A tick whose words are cut where they do not fit, and told in full by its tooltip."""

    def __init__(self) -> None:
        super().__init__()
        self._words = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_words(self, words: str) -> None:
        """The words, shown as they are."""
        self._words = words
        self.setAccessibleName(words)
        self._cut()

    def sizeHint(self) -> QSize:
        width = round(natural_width(self._words, fonts.face("secondary"))) + ROOM_FOR_TICK
        return QSize(width, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(60, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cut()

    def _cut(self) -> None:
        shown = elided(self._words, self.font(), self.width() - ROOM_FOR_TICK)
        self.setText(shown.replace("&", "&&"))
        self.setToolTip(tool_tip(self._words) if shown != self._words else "")


class _Option(QWidget):
    """A word of a facet: a tick to want it, how many there are, and a button to leave it out."""

    changed = Signal()

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key
        self.want = ElidedCheck()
        self.count = PlainLabel(kind="secondary")
        self.leave_out = Button("", "minus")
        self.leave_out.setCheckable(True)
        self.leave_out.setFlat(True)
        self.leave_out.setFixedSize(fonts.px(26), fonts.px(24))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.want, 1)
        row.addWidget(self.count)
        row.addWidget(self.leave_out)
        self.want.clicked.connect(self._on_want)
        self.leave_out.clicked.connect(self._on_leave_out)

    @Slot(bool)
    def _on_want(self, on: bool) -> None:
        if on:
            self.leave_out.setChecked(False)
        self.changed.emit()

    @Slot(bool)
    def _on_leave_out(self, on: bool) -> None:
        if on:
            self.want.setChecked(False)
        self.changed.emit()


class ChoiceBox(QWidget):
    """The words of a facet."""

    changed = Signal(str, object)

    def __init__(self, room: Room, facet: Choice) -> None:
        super().__init__()
        self._room, self._facet = room, facet
        self._heading = PlainLabel(kind="strong")
        self._options = [_Option(key) for key, _ in facet.options]
        column = _column(self, self._heading)
        column.setSpacing(0)
        for option in self._options:
            option.changed.connect(self._on_changed)
            column.addWidget(option)

    @property
    def is_set(self) -> bool:
        """Whether a word is wanted or left out."""
        return any(option.want.isChecked() or option.leave_out.isChecked() for option in self._options)

    def show_setting(self, setting: Setting | None) -> None:
        """Tick what is wanted, press what is left out."""
        among = setting if isinstance(setting, Among) else Among()
        for option in self._options:
            option.want.setChecked(option.key in among.wanted)
            option.leave_out.setChecked(option.key in among.unwanted)

    def show_counts(self, counts: Mapping[str, int]) -> None:
        """How many entries each word would show."""
        for option in self._options:
            option.count.setText(self._room.speech.number(counts.get(option.key, 0)))

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        say = self._room.speech.say
        self._heading.setText(say(self._facet.label))
        for option, (_, label) in zip(self._options, self._facet.options, strict=True):
            option.want.set_words(say(label))
            words = self.tr("Leave out: {words}").format(words=say(label))
            option.leave_out.setAccessibleName(words)
            option.leave_out.setToolTip(words)

    @Slot()
    def _on_changed(self) -> None:
        wanted = frozenset(option.key for option in self._options if option.want.isChecked())
        unwanted = frozenset(option.key for option in self._options if option.leave_out.isChecked())
        self.changed.emit(self._facet.id, Among(wanted, unwanted))


class RangeBox(QWidget):
    """From, to, and whether what lies outside is wanted."""

    changed = Signal(str, object)

    def __init__(self, room: Room, facet: Range) -> None:
        super().__init__()
        self._room, self._facet = room, facet
        self._heading = PlainLabel(kind="strong")
        self._lowest, self._highest = QLineEdit(), QLineEdit()
        self._lowest.setObjectName(f"{facet.id}.lowest")
        self._highest.setObjectName(f"{facet.id}.highest")
        self._unit = PlainLabel(kind="secondary")
        self._outside = ElidedCheck()
        self._problem = PlainLabel(kind="small_bad", wrapped=True)
        self._problem.hide()
        row = QHBoxLayout()
        row.setSpacing(6)
        for line in (self._lowest, self._highest):
            line.setMinimumWidth(fonts.px(44))
            line.textEdited.connect(self._on_changed)
            row.addWidget(line)
        row.addWidget(self._unit)
        self._outside.clicked.connect(self._on_changed)
        column = _column(self, self._heading)
        column.addLayout(row)
        column.addWidget(self._outside)
        column.addWidget(self._problem)

    @property
    def is_set(self) -> bool:
        """Whether something is typed or ticked."""
        return bool(self._lowest.text() or self._highest.text() or self._outside.isChecked())

    def show_setting(self, setting: Setting | None) -> None:
        """Show the bounds."""
        between = setting if isinstance(setting, Between) else Between()
        self._lowest.setText(typed(between.lowest, self._facet, self._room.speech))
        self._highest.setText(typed(between.highest, self._facet, self._room.speech))
        self._outside.setChecked(between.outside)
        self._problem.hide()

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        say = self._room.speech.say
        self._heading.setText(say(self._facet.label))
        self._unit.setText(say(self._facet.unit))
        self._unit.setVisible(bool(self._facet.unit))
        self._outside.set_words(self.tr("not these"))
        self._lowest.setPlaceholderText(self.tr("from"))
        self._highest.setPlaceholderText(self.tr("to"))
        for line, name in (
            (self._lowest, self.tr("{facet}, from")),
            (self._highest, self.tr("{facet}, to")),
        ):
            line.setAccessibleName(name.format(facet=say(self._facet.label)))

    @Slot()
    def _on_changed(self) -> None:
        try:
            lowest, highest = self._bound(self._lowest), self._bound(self._highest)
        except Refused as refusal:
            self._problem.setText(self._room.speech.say(refusal.note))
            self._problem.show()
            return
        self._problem.hide()
        self.changed.emit(self._facet.id, Between(lowest, highest, self._outside.isChecked()))

    def _bound(self, line: QLineEdit) -> Decimal | None:
        text = line.text().strip()
        return decimal_number(text, self._facet.label, 0, MOST) * self._facet.scale if text else None


def _column(box: QWidget, heading: QWidget) -> QVBoxLayout:
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 0, 0, 10)
    column.setSpacing(4)
    column.addWidget(heading)
    return column
