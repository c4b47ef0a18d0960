# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a figure comes from: a small window with its terms, and the same in one line."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note, several
from panoplia.rules.why import Sum, Term
from panoplia.ui.look import fonts
from panoplia.ui.look.painting import paint_box
from panoplia.ui.look.screens import room_for
from panoplia.ui.look.theme import theme_of
from panoplia.ui.widgets.labels import LabelKind, PlainLabel
from panoplia.words import Speech

IN_A_LINE = QT_TRANSLATE_NOOP("why", "{terms} = {total}")
TERM = QT_TRANSLATE_NOOP("why", "{words} {value}")
TERM_BY_CLAUSE = QT_TRANSLATE_NOOP("why", "{words} {value} ({clause})")
TERM_OF = QT_TRANSLATE_NOOP("why", "{words} {value} ({terms})")
CLAUSE = QT_TRANSLATE_NOOP("why", "({clause})")
TOTAL = QT_TRANSLATE_NOOP("why", "Total")
NOTHING = QT_TRANSLATE_NOOP("why", "Nothing adds to it.")
NAMED = QT_TRANSLATE_NOOP("why", "{label}: {value}")
ASKING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""The keys that ask, and that have heard enough."""
INDENT, GAP, OFF, MARGIN = 16, 16, 4, 8
"""Of inner terms, between the columns, from what was asked about, and from the edge of the screen."""


def signed(value: int, speech: Speech) -> str:
    """A share with its sign."""
    sign = "+" if value > 0 else "−" if value < 0 else ""
    return sign + speech.number(abs(value))


def in_a_line(figure: Sum, speech: Speech) -> str:
    """All terms and what they come to, for a tool tip and a screen reader."""
    if not figure.terms:
        return speech.say(NOTHING)
    return speech.say(note(IN_A_LINE, terms=_said(figure, speech), total=figure.total))


def _said(figure: Sum, speech: Speech) -> Words:
    return several(_said_term(term, speech) for term in figure.terms)


def _said_term(term: Term, speech: Speech) -> Note:
    value = signed(term.value, speech)
    inner = inner_of(term)
    if inner:
        return note(TERM_OF, words=term.words, value=value, terms=_said(inner, speech))
    if term.clause:
        return note(TERM_BY_CLAUSE, words=term.words, value=value, clause=term.clause)
    return note(TERM, words=term.words, value=value)


def inner_of(term: Term) -> Sum | None:
    """The figure that a term was taken from, where that tells more than the term does."""
    return term.of if term.of and len(term.of.terms) > 1 else None


def terms_of(figure: Sum, depth: int = 0) -> Iterator[tuple[int, Term]]:
    """Each term in order, with how deep it lies; what it was taken from follows it."""
    for term in figure.terms:
        yield depth, term
        inner = inner_of(term)
        if inner:
            yield from terms_of(inner, depth + 1)


def show_why(anchor: QWidget, place: QRect, label: Words, figure: Sum, speech: Speech) -> "WhyPopup":
    """Tell below ``place``, a part of ``anchor``, where a figure comes from."""
    asked = QRect(anchor.mapToGlobal(place.topLeft()), place.size())
    popup = WhyPopup(label, figure, speech, asked, anchor.window())
    popup.move(_beside(popup.sizeHint(), anchor, place))
    popup.show()
    popup.setFocus(Qt.FocusReason.PopupFocusReason)
    return popup


def _beside(size: QSize, anchor: QWidget, place: QRect) -> QPoint:
    """Below what was asked about, else above it, and within the screen."""
    screen = room_for(anchor).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
    rtl = anchor.layoutDirection() == Qt.LayoutDirection.RightToLeft
    corner = anchor.mapToGlobal(place.bottomRight() if rtl else place.bottomLeft())
    left = corner.x() - size.width() if rtl else corner.x()
    top = corner.y() + OFF
    if top + size.height() > screen.bottom():
        top = anchor.mapToGlobal(place.topLeft()).y() - OFF - size.height()
    return QPoint(
        max(min(left, screen.right() - size.width()), screen.left()),
        max(min(top, screen.bottom() - size.height()), screen.top()),
    )


class _Terms(QWidget):
    """Words, shares and clauses, and below a rule the total."""

    def __init__(self, figure: Sum, speech: Speech) -> None:
        super().__init__()
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(GAP)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(0, 1)
        terms = list(terms_of(figure))
        for row, (depth, term) in enumerate(terms):
            kind: LabelKind = "secondary" if depth else "body"
            self._add(row, speech.say(term.words), signed(term.value, speech), kind, depth)
            if term.clause:
                clause = PlainLabel(speech.say(note(CLAUSE, clause=term.clause)), kind="secondary")
                grid.addWidget(clause, row, 2, Qt.AlignmentFlag.AlignTop)
        self._rule = len(terms)
        grid.setRowMinimumHeight(self._rule, 5)
        self._add(self._rule + 1, speech.say(TOTAL), speech.number(figure.total), "strong", 0)

    def _add(self, row: int, words: str, value: str, kind: LabelKind, depth: int) -> None:
        label, share = PlainLabel(words, kind=kind, wrapped=True), PlainLabel(value, kind=kind)
        label.setContentsMargins(fonts.px(INDENT) * depth, 0, 0, 0)
        share.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(label, row, 0)
        self._grid.addWidget(share, row, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rule = self._grid.cellRect(self._rule, 0).center().y()
        painter.fillRect(QRect(0, rule, self.width(), 1), theme_of(self.palette()).colour("line"))
        painter.end()


class _Scrolled(QScrollArea):
    """As high as its terms where the screen has the room."""

    def __init__(self, terms: QWidget) -> None:
        super().__init__()
        self._terms = terms
        self.setWidget(terms)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        terms.setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        size = self._terms.sizeHint()
        most = room_for(self).height() // 2
        if size.height() <= most:
            return size
        return QSize(size.width() + self.verticalScrollBar().sizeHint().width(), most)


class WhyPopup(QFrame):
    """Closed by Esc, and by a click anywhere else."""

    def __init__(self, label: Words, figure: Sum, speech: Speech, asked: QRect, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._asked = asked
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        said = speech.say(label)
        self.setAccessibleName(speech.say(note(NAMED, label=label, value=figure.total)))
        self.setAccessibleDescription(in_a_line(figure, speech))
        heading = PlainLabel(said, kind="heading")
        heading.setVisible(bool(said))
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(6)
        column.addWidget(heading)
        column.addWidget(_Scrolled(_Terms(figure, speech)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # A click on the figure that was asked about closes, and does not ask again.
        on_it = self._asked.contains(event.globalPosition().toPoint())
        self.setAttribute(Qt.WidgetAttribute.WA_NoMouseReplay, on_it)
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ASKING and not event.isAutoRepeat():
            self.close()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = theme_of(self.palette())
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("panel"))
        paint_box(painter, QRectF(self.rect()), 0, None, theme.colour("line"))
        painter.end()
