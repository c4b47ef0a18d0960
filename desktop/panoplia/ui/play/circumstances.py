# SPDX-License-Identifier: GPL-3.0-or-later
"""The circumstances of a trial as a form: ticks, numbers, texts and choices, each with what it brings."""

from collections.abc import Callable, Sequence
from math import ceil

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QWidget

from panoplia.rules.editors import Line, Number, Pick, Prose
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note
from panoplia.rules.refusal import Refused
from panoplia.rules.trial import Circumstance, Tick, Told, asked
from panoplia.ui.look import controls, fonts
from panoplia.ui.look.text import natural_width, tool_tip
from panoplia.ui.widgets.choice_box import ChoiceBox
from panoplia.ui.widgets.find_box import FEW, FindBox
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.spin import SpinBox
from panoplia.ui.widgets.tick_box import TickBox
from panoplia.words import Speech

WITH_CLAUSE = QT_TRANSLATE_NOOP("trials", "{effect} ({clause})")
LONGEST, EDITOR_WIDTH, WIDEST, ARROW = 200, 132, 250, 44
"""Of a text in letters; of what is typed or chosen, in pixels; ``ARROW`` is what a choice has beside its words."""
SPARE = 4
NOT_CHOSEN = QT_TRANSLATE_NOOP("trials", "{label}: choose one.")
Value = int | str | bool


class CircumstancesForm(QWidget):
    """What is told of each circumstance; signals every change at once."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._circumstances: Sequence[Circumstance] = ()
        self._editors: dict[str, QWidget] = {}
        self._rows: dict[str, tuple[QWidget, ...]] = {}
        """All that stands in the row of a circumstance."""
        self._read: dict[str, Callable[[], Value]] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(0, 2)
        self._grid.setColumnStretch(2, 3)

    @property
    def told(self) -> Told:
        """What stands in the form, also where it is not asked."""
        return {id: read() for id, read in self._read.items()}

    @property
    def asked(self) -> tuple[str, ...]:
        """The ids of what is asked now."""
        return asked(self._circumstances, self.told)

    def show_circumstances(self, circumstances: Sequence[Circumstance], told: Told, speech: Speech) -> None:
        """Ask for these; ``told`` is what stands in them, where it is known."""
        while (item := self._grid.takeAt(0)) is not None:
            if widget := item.widget():
                # Else a layout that was about to show it would show it as a window.
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        self._circumstances = circumstances
        self._editors, self._rows, self._read = {}, {}, {}
        for row in range(self._grid.rowCount()):
            self._grid.setRowStretch(row, 0)
        self._grid.setRowStretch(len(circumstances), 1)
        for row, circumstance in enumerate(circumstances):
            self._add(row, circumstance, told.get(circumstance.id, circumstance.start), speech)
        self._show_asked()

    def check(self) -> None:
        """``Refused`` where words were typed into a choice that are none of its options."""
        told, asked = self.told, self.asked
        for each in self._circumstances:
            options = dict(each.editor.options) if isinstance(each.editor, Pick) and not each.editor.own else None
            if options and each.id in asked and told[each.id] not in options:
                raise Refused(NOT_CHOSEN, each.id, label=each.label)

    def mark(self, path: str) -> None:
        """Show which one was refused; an empty path is none."""
        for id, editor in self._editors.items():
            editor.setProperty(controls.BAD, id == path)
            editor.update()

    def _add(self, row: int, circumstance: Circumstance, value: Value, speech: Speech) -> None:
        label = speech.say(circumstance.label)
        effect = PlainLabel(speech.say(_effect(circumstance)), kind="secondary", wrapped=True)
        if isinstance(circumstance.editor, Tick):
            tick = self._tick(circumstance, label, bool(value))
            self._grid.addWidget(tick, row, 0, 1, 2)
            editor: QWidget = tick
            self._rows[circumstance.id] = (tick, effect) if effect.text() else (tick,)
        else:
            editor = self._editor(circumstance, value, speech)
            words = PlainLabel(label, wrapped=True)
            # Wrapped between words, never in one.
            longest = max((natural_width(word, fonts.face("body")) for word in label.split()), default=0)
            words.setMinimumWidth(ceil(longest) + SPARE)
            editor.setFixedWidth(_width_of(editor))
            self._grid.addWidget(words, row, 0)
            # Where nothing is told beside it, a long choice takes that room too.
            self._grid.addWidget(editor, row, 1, 1, 1 if effect.text() else 2, Qt.AlignmentFlag.AlignLeft)
            self._rows[circumstance.id] = (words, editor, effect) if effect.text() else (words, editor)
            editor.setToolTip(tool_tip(circumstance.clause))
        editor.setAccessibleName(label)
        editor.setAccessibleDescription(effect.text())
        editor.setObjectName(circumstance.id)
        self._editors[circumstance.id] = editor
        if effect.text():
            self._grid.addWidget(effect, row, 2)

    def _editor(self, circumstance: Circumstance, value: Value, speech: Speech) -> QWidget:
        match circumstance.editor:
            case Number() as number:
                return self._spin(circumstance.id, number, int(value))
            case Pick() as pick:
                return self._box(circumstance.id, pick, str(value), speech)
            case Line() | Prose() | Tick():
                return self._line(circumstance.id, str(value))

    def _tick(self, circumstance: Circumstance, label: str, value: bool) -> TickBox:
        tick = TickBox(label, circumstance.clause)
        tick.setChecked(value)
        tick.toggled.connect(self._on_changed)
        self._read[circumstance.id] = tick.isChecked
        return tick

    def _spin(self, id: str, number: Number, value: int) -> SpinBox:
        spin = SpinBox()
        spin.setRange(number.lowest, number.highest)
        spin.setValue(value)
        spin.setGroupSeparatorShown(True)
        spin.valueChanged.connect(self._on_changed)
        self._read[id] = spin.value
        return spin

    def _line(self, id: str, value: str) -> QLineEdit:
        line = QLineEdit(value)
        line.setMaxLength(LONGEST)
        line.textChanged.connect(self._on_changed)
        self._read[id] = line.text
        return line

    def _box(self, id: str, pick: Pick, value: str, speech: Speech) -> QComboBox:
        box = FindBox(pick.own) if len(pick.options) > FEW else ChoiceBox()
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(9)
        if not isinstance(box, FindBox):
            box.setEditable(pick.own)
            box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        for key, words in pick.options:
            box.addItem(speech.say(words), key)
        found = box.findData(value)
        box.setCurrentIndex(found)
        if found < 0:
            box.setEditText(value)
        box.currentTextChanged.connect(self._on_changed)
        self._read[id] = lambda: _picked(box)
        return box

    def _show_asked(self) -> None:
        """Only what is asked is seen; the rest keeps what stands in it."""
        shown = self.asked
        for id, widgets in self._rows.items():
            for widget in widgets:
                widget.setVisible(id in shown)

    @Slot()
    def _on_changed(self) -> None:
        self._show_asked()
        self.changed.emit()


def _effect(circumstance: Circumstance) -> Words:
    if not circumstance.clause:
        return circumstance.effect
    if circumstance.effect == "":
        return circumstance.clause
    return note(WITH_CLAUSE, effect=circumstance.effect, clause=circumstance.clause)


def _width_of(editor: QWidget) -> int:
    """A choice is as wide as its words, up to what the form has room for."""
    least = fonts.px(EDITOR_WIDTH)
    if not isinstance(editor, QComboBox):
        return least
    said = (editor.itemText(place) for place in range(editor.count()))
    widest = max((ceil(natural_width(words, editor.font())) for words in said), default=0)
    return min(max(widest + fonts.px(ARROW), least), fonts.px(WIDEST))


def _picked(box: QComboBox) -> str:
    """The key of what was chosen, or the person's own words."""
    if isinstance(box, FindBox):
        return box.chosen() or ""
    found = box.findText(box.currentText())
    return str(box.itemData(found)) if found >= 0 else box.currentText()
