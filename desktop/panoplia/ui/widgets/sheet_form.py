# SPDX-License-Identifier: GPL-3.0-or-later
"""The form of a sheet: every system describes its sheet as data, and this shows and edits it in place."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby, pairwise
from typing import Any, cast

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from panoplia.rules.editors import Line
from panoplia.rules.notes import Note
from panoplia.rules.sheet import Facts, Field, Figures, Place, Remark, Section, Sheet
from panoplia.ui.look import fonts
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.field_box import FieldBox, FieldEditor, Hands, Shape, shape_of_field
from panoplia.ui.widgets.field_keeper import REST
from panoplia.ui.widgets.grid_view import GridView
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.lines_view import LinesView, TableView
from panoplia.ui.widgets.sheet_blocks import BlockView, InlineView, LongFactsView, shape_of, view_of
from panoplia.ui.widgets.sheet_table import SheetTable
from panoplia.ui.widgets.tab_stops import stops_in
from panoplia.words import Speech

STACK_BELOW = 880
"""Width below which the two columns stand one below the other: 900 less a scroll bar, at normal text size."""
GAP = 14
Carry = Callable[[FieldEditor], None]


class SectionView(QWidget):
    """A heading and its blocks."""

    def __init__(self, section: Section, hands: Hands) -> None:
        super().__init__()
        self.setObjectName(f"section-{section.id}")
        self._hands = hands
        self.shape = shape_of_section(section)
        self._heading = PlainLabel(kind="heading", elided=True)
        self._blocks = [view_of(block, hands) for block in on_screen(section)]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._heading)
        for block in self._blocks:
            column.addWidget(block)
        self.show_section(section)

    def show_section(self, section: Section) -> None:
        """Show another section of the same shape."""
        title = self._hands.speech.say(section.title)
        self._heading.setText(title)
        self._heading.setVisible(bool(title))
        self.setAccessibleName(title)
        for view, block in zip(self._blocks, on_screen(section), strict=True):
            cast(BlockView, view).show_block(block)
            if isinstance(view, TableView | LinesView | GridView | LongFactsView):
                view.name(title)


class Columns(QWidget):
    """Sections in a card at the left, which takes a third, and one at the right; in one column where it is narrow."""

    def __init__(self, left: Sequence[SectionView], right: Sequence[SectionView]) -> None:
        super().__init__()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(GAP)
        for views, share in ((left, 1), (right, 2)):
            if views:
                card = Card()
                card.setMinimumWidth(0)
                card.body.setSpacing(16)
                for view in views:
                    card.body.addWidget(view)
                card.body.addStretch()
                self._row.addWidget(card, share)

    def stack(self, stacked: bool) -> None:
        """Put the right column below the left one, or beside it."""
        direction = QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight
        if self._row.direction() != direction:
            self._row.setDirection(direction)


class SheetForm(QWidget):
    """Shows a sheet and signals each edit. Showing it again changes what is different, and never what is typed."""

    edited = Signal(str, object)
    """Path and value of a field that the person changed."""
    refused = Signal(object)
    """A ``Note``: what was typed cannot be."""
    mended = Signal()
    """A text that was refused is gone."""
    tried = Signal(str)
    """The id of a trial that the person wants to begin."""
    hurt = Signal(int)
    """So much is to be taken off."""
    healed = Signal(int)
    """So much is to be given back."""
    adding = Signal(object)
    """A ``Lines`` that is to have one more row."""
    changing = Signal(object, int)
    """A ``Lines``, and which of its rows is to be changed."""
    taking_out = Signal(object, int)
    """A ``Lines``, and which of its rows is to go."""

    def __init__(self, speech: Speech, rest: int = REST, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hands = Hands(speech, rest, self)
        self._hands.edited.connect(self.edited)
        self._hands.refused.connect(self.refused)
        self._hands.mended.connect(self.mended)
        self._hands.tried.connect(self.tried)
        self._hands.hurt.connect(self.hurt)
        self._hands.healed.connect(self.healed)
        self._hands.adding.connect(self.adding)
        self._hands.changing.connect(self.changing)
        self._hands.taking_out.connect(self.taking_out)
        self._sheet: Sheet | None = None
        self._whose: object = None
        self._title: FieldBox | None = None
        self._head: InlineView | None = None
        self._head_shape: Shape = ()
        self._views: dict[str, SectionView] = {}
        self._order: list[tuple[str, Place]] = []
        self._columns: list[Columns] = []
        self._body: QWidget | None = None
        self._page = QVBoxLayout(self)
        self._page.setContentsMargins(0, 0, 0, 16)
        self._page.setSpacing(GAP)
        self._page.addStretch()

    @property
    def uncommitted(self) -> bool:
        """Whether there is typed text that is not stored."""
        return any(box.keeper and box.keeper.uncommitted for box in self.boxes())

    def problems(self) -> list[str]:
        """What is wrong with text that was typed and is not stored, a sentence each."""
        return [box.problem for box in self.boxes() if box.keeper and box.keeper.uncommitted]

    def boxes(self) -> list[FieldBox]:
        """The fields in reading order."""
        title = [self._title] if self._title else []
        return title + self._in(self._head) + [box for view in self._shown() for box in self._in(view)]

    def show_sheet(self, sheet: Sheet, whose: object = None) -> None:
        """Show a sheet. Text that was typed stays only while ``whose`` (else the title) is the same."""
        whose = whose if whose is not None else sheet.title.value
        if whose != self._whose:
            self.forget_typing()
        self._sheet, self._whose = sheet, whose
        kept = self._typed()
        old, old_head = self._body, self._head
        self._show_head(sheet)
        self._show_sections([section for section in sheet.sections if section.screen != "none"])
        self._take_over(kept, [each for each in (old, old_head) if each not in (self._body, self._head)])

    def show_title(self, sheet: Sheet, whose: object) -> None:
        """Show the title that was taken alone; the rest stays as it is until the sheet is shown."""
        if whose != self._whose:
            self.forget_typing()
        self._whose = whose
        if self._title:
            self._title.show_field(sheet.title)

    def set_speech(self, speech: Speech) -> None:
        """Say everything in another language."""
        self._hands.speech = speech
        if self._sheet:
            self.show_sheet(self._sheet, self._whose)

    def mark_refused(self, path: str, note: Note) -> None:
        """Tell at the field that what it handed on was refused."""
        for box in self.boxes():
            if box.keeper and box.keeper.path == path:
                box.mark(note)

    def commit(self) -> None:
        """Hand on what is typed now, as if each field were left."""
        for box in self.boxes():
            if box.keeper:
                box.keeper.commit()

    def forget_typing(self) -> None:
        """Show what is stored in every field."""
        for box in self.boxes():
            if box.keeper and box.keeper.uncommitted:
                box.keeper.restore()

    def take_title(self) -> FieldBox:
        """The sheet's title as a large line to be edited, for a header of one's own; the form then leaves it out."""
        if self._title is None:
            field = self._sheet.title if self._sheet else Field("", "", "name", Line())
            self._title = FieldBox(field, self._hands, "title")
            self._head_shape = ()
        return self._title

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stack()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._sheet:
            self.show_sheet(self._sheet, self._whose)

    def _show_head(self, sheet: Sheet) -> None:
        """The fields beside the name, and the name itself where no one took it."""
        if self._title:
            self._title.show_field(sheet.title)
        fields = sheet.corner if self._title else (sheet.title, *sheet.corner)
        shape = tuple(shape_of_field(field) for field in fields)
        block = Facts(fields, inline=True)
        if self._head and shape == self._head_shape:
            self._head.show_block(block)
            return
        self._head = InlineView(block, self._hands)
        self._head_shape = shape
        # Placed before it is shown: a widget without a parent would flash up as a window of its own.
        self._page.insertWidget(0, self._head)
        self._head.setVisible(bool(fields))

    def _show_sections(self, sections: Sequence[Section]) -> None:
        """Show each section in its widget; where any has another shape, all widgets are made anew."""
        order = [(section.id, section.screen) for section in sections]
        shapes = {section.id: shape_of_section(section) for section in sections}
        if order == self._order and all(self._views[id].shape == shapes[id] for id in shapes):
            for section in sections:
                self._views[section.id].show_section(section)
            return
        self._order = order
        self._views = {section.id: SectionView(section, self._hands) for section in sections}
        self._arrange(sections)

    def _arrange(self, sections: Sequence[Section]) -> None:
        self._body, self._columns = QWidget(), []
        column = QVBoxLayout(self._body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        for wide, run in groupby(sections, lambda section: section.screen == "wide"):
            for widget in self._wide(list(run)) if wide else self._pair(list(run)):
                column.addWidget(widget)
        self._page.insertWidget(1, self._body)
        self._stack()

    def _wide(self, sections: Sequence[Section]) -> Iterator[QWidget]:
        for section in sections:
            view = self._views[section.id]
            if not section.title and all(isinstance(block, Figures) for block in on_screen(section)):
                yield view
                continue
            card = Card()
            card.body.addWidget(view)
            yield card

    def _pair(self, sections: Sequence[Section]) -> Iterator[QWidget]:
        sides = {
            side: [self._views[section.id] for section in sections if section.screen == side]
            for side in ("left", "right")
        }
        columns = Columns(sides["left"], sides["right"])
        self._columns.append(columns)
        yield columns

    def _stack(self) -> None:
        for columns in self._columns:
            columns.stack(self.width() < fonts.px(STACK_BELOW))

    def _shown(self) -> Iterator[SectionView]:
        """Section views in reading order: of two columns the left one first."""
        for wide, run in groupby(self._order, lambda place: place[1] == "wide"):
            places = list(run)
            yield from (self._views[id] for id, side in places if wide or side == "left")
            yield from (self._views[id] for id, side in places if side == "right")

    def _in(self, widget: QWidget | None) -> list[FieldBox]:
        return cast(list[FieldBox], widget.findChildren(FieldBox)) if widget else []

    def _set_tab_order(self) -> None:
        """In reading order: what was made anew would come last."""
        for one, following in pairwise(self._stops()):
            QWidget.setTabOrder(one, following)

    def _stops(self) -> list[QWidget]:
        """What the keyboard can be in, in reading order."""
        return [stop for part in (self._head, *self._shown()) if part for stop in stops_in(part)]

    def _typed(self) -> dict[str, Carry]:
        """What must be done to a new editor so that the person does not notice that it is new."""
        kept: dict[str, Carry] = {}
        for box in self.boxes():
            if box.editor and (box.editor.keeper.uncommitted or box.editor.hasFocus()):
                kept[box.editor.keeper.path] = _carrying(box.editor)
        return kept

    def _take_over(self, kept: dict[str, Carry], old: Sequence[QWidget | None]) -> None:
        """Let new widgets go on where the old ones were, and only then drop these."""
        if not old:
            return
        for widget in old:
            for box in self._in(widget):
                if box.keeper:
                    box.keeper.release()
        self._carry_on(kept)
        self._keep_keyboard(old)
        self._set_tab_order()
        for widget in old:
            if widget:
                _drop(widget)

    def _keep_keyboard(self, old: Sequence[QWidget | None]) -> None:
        """In a button or a list that was made anew: such have names."""
        within = self.window().focusWidget()
        focus = next((stop for each in old if each for stop in stops_in(each) if stop is within), None)
        new = next((stop for stop in self._stops() if focus and stop.objectName() == focus.objectName() != ""), None)
        if new:
            new.setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(new, SheetTable) and isinstance(focus, SheetTable):
            new.choose(focus.currentIndex())

    def _carry_on(self, kept: dict[str, Carry]) -> None:
        for box in self.boxes():
            carry = kept.pop(box.editor.keeper.path, None) if box.editor else None
            if box.editor and carry:
                carry(box.editor)


def on_screen(section: Section) -> list[Any]:
    """The blocks of a section that a screen shows."""
    return [block for block in section.blocks if not (isinstance(block, Remark) and block.only == "paper")]


def shape_of_section(section: Section) -> Shape:
    """What of a section decides its widgets."""
    return (section.id, section.screen, *(shape_of(block) for block in on_screen(section)))


def _carrying(old: FieldEditor) -> Carry:
    """Make another editor of the same field what this one is: its text, its problem, its cursor, the keyboard."""
    (text, problem), uncommitted = old.keeper.typed(), old.keeper.uncommitted
    focused, place = old.hasFocus(), old.cursor_place()

    def carry(new: FieldEditor) -> None:
        # Only now, when the old one is about to go, so that losing the keyboard commits nothing.
        if focused:
            new.setFocus(Qt.FocusReason.OtherFocusReason)
        if uncommitted:
            new.keeper.carry_on(text, problem)
        new.put_cursor(place)

    return carry


def _drop(widget: QWidget) -> None:
    widget.hide()
    widget.setParent(None)
    widget.deleteLater()
