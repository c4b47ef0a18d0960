# SPDX-License-Identifier: GPL-3.0-or-later
"""Paints rows, headers, tabs and scroll bars for the style."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyleOption,
    QStyleOptionHeader,
    QStyleOptionSlider,
    QStyleOptionTab,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from panoplia.ui.look.controls import State, has, paint_chevron
from panoplia.ui.look.painting import CONTROL_RADIUS, ROW_RADIUS, paint_box, paint_focus
from panoplia.ui.look.theme import Theme

HEADER_HEIGHT, ARROW_WIDTH = 34, 18
ITEM_HEIGHT = 30
SLIDER_WIDTH, SLIDER_MARGIN = 6, 3

Position = QStyleOptionViewItem.ViewItemPosition


def paint_item(painter: QPainter, option: QStyleOption, widget: QWidget | None, theme: Theme) -> None:
    """The ground of an item: rounded at the ends of a selected row."""
    if not isinstance(option, QStyleOptionViewItem):
        return
    selected = has(option, State.State_Selected)
    hover = has(option, State.State_MouseOver) and has(option, State.State_Enabled)
    if option.backgroundBrush.style() != Qt.BrushStyle.NoBrush:
        painter.fillRect(option.rect, option.backgroundBrush)
    if not selected and not hover:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect = QRectF(option.rect)
    painter.fillPath(_row_path(rect, option), theme.colour("selection" if selected else "hover"))
    painter.restore()


def paint_row(painter: QPainter, option: QStyleOption, widget: QWidget | None, theme: Theme) -> None:
    """The rule below a row of a table; lists have none."""
    if isinstance(widget, QTableView) and not widget.showGrid():
        rect = option.rect
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.colour("line"))


def paint_focus_ring(painter: QPainter, option: QStyleOption, widget: QWidget | None, theme: Theme) -> None:
    """Where the keyboard is; in a list, only where the selection does not say it."""
    if isinstance(widget, QAbstractItemView) and has(option, State.State_Selected):
        return
    paint_focus(painter, QRectF(option.rect), CONTROL_RADIUS, theme.colour("accent"))


def paint_header(painter: QPainter, option: QStyleOption, widget: QWidget | None, theme: Theme) -> None:
    """A column's title stands on the panel, with a rule below."""
    rect = option.rect
    painter.fillRect(rect, theme.colour("panel"))
    if not isinstance(widget, QHeaderView) or widget.orientation() == Qt.Orientation.Horizontal:
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.colour("line"))


def make_room_for_arrow(option: QStyleOption) -> None:
    """A title at the right of its column moves aside for the arrow."""
    if not isinstance(option, QStyleOptionHeader) or option.sortIndicator == QStyleOptionHeader.SortIndicator.None_:
        return
    if option.textAlignment & Qt.AlignmentFlag.AlignRight:
        option.rect = option.rect.adjusted(0, 0, -ARROW_WIDTH, 0)


def paint_sort_arrow(painter: QPainter, option: QStyleOption, widget: QWidget | None, theme: Theme) -> None:
    """Which way a column is sorted."""
    if isinstance(option, QStyleOptionHeader) and option.sortIndicator != QStyleOptionHeader.SortIndicator.None_:
        up = option.sortIndicator == QStyleOptionHeader.SortIndicator.SortUp
        rect = QRectF(option.rect)
        if isinstance(widget, QHeaderView) and widget.orientation() == Qt.Orientation.Horizontal:
            # Fusion gives it room at the top; it stands beside the title.
            rect = QRectF(rect.left(), 0, rect.width(), widget.height())
        paint_chevron(painter, rect, theme, "up" if up else "down")


def paint_tab(painter: QPainter, option: QStyleOption, widget: QWidget | None, theme: Theme) -> None:
    """A tab is its label; the chosen one is underlined in the accent."""
    rect = option.rect
    if has(option, State.State_MouseOver) and not has(option, State.State_Selected):
        paint_box(painter, QRectF(rect.adjusted(2, 4, -2, -4)), CONTROL_RADIUS, theme.colour("hover"), None)
    if has(option, State.State_Selected):
        painter.fillRect(QRect(rect.left() + 8, rect.bottom() - 2, rect.width() - 16, 3), theme.colour("accent"))
    if has(option, State.State_HasFocus) and has(option, State.State_KeyboardFocusChange):
        paint_focus(painter, QRectF(rect.adjusted(2, 3, -2, -5)), CONTROL_RADIUS, theme.colour("accent"))


def colour_tab_label(option: QStyleOption, theme: Theme) -> None:
    """The chosen tab's label is in ink, the others' muted; the focus is drawn around the tab, not the label."""
    chosen = has(option, State.State_Selected)
    if isinstance(option, QStyleOptionTab):
        option.state = option.state & ~State.State_HasFocus
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText):
        option.palette.setColor(role, theme.colour("ink" if chosen else "muted"))


def paint_tab_base(painter: QPainter, option: QStyleOption, widget: QWidget | None, theme: Theme) -> None:
    """The rule below all tabs."""
    rect = option.rect
    painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.colour("line"))


def paint_scroll_bar(painter: QPainter, option: QStyleOption, widget: QWidget | None, theme: Theme) -> bool:
    """A slim bar without arrows, on the ground of what it scrolls."""
    if not isinstance(option, QStyleOptionSlider):
        return False
    if option.minimum == option.maximum:
        return True
    slider = QRectF(scroll_part(option, QStyle.SubControl.SC_ScrollBarSlider))
    lively = has(option, State.State_MouseOver) or has(option, State.State_Sunken)
    if option.orientation == Qt.Orientation.Vertical:
        slider = QRectF(slider.center().x() - SLIDER_WIDTH / 2, slider.top(), SLIDER_WIDTH, slider.height())
        slider.adjust(0, SLIDER_MARGIN, 0, -SLIDER_MARGIN)
    else:
        slider = QRectF(slider.left(), slider.center().y() - SLIDER_WIDTH / 2, slider.width(), SLIDER_WIDTH)
        slider.adjust(SLIDER_MARGIN, 0, -SLIDER_MARGIN, 0)
    colour = theme.colour("muted")
    colour.setAlphaF(1.0 if lively else 0.55)
    paint_box(painter, slider, SLIDER_WIDTH / 2, colour, None)
    return True


def scroll_part(option: QStyleOptionSlider, part: QStyle.SubControl) -> QRect:
    """Where a part of a scroll bar is; there are no arrows, so the groove is all of it."""
    rect = option.rect
    upright = option.orientation == Qt.Orientation.Vertical
    length = rect.height() if upright else rect.width()
    room = option.maximum - option.minimum
    slider = length if room <= 0 else max(32, length * option.pageStep // max(room + option.pageStep, 1))
    slider = min(slider, length)
    start = QStyle.sliderPositionFromValue(
        option.minimum, option.maximum, option.sliderPosition, length - slider, option.upsideDown
    )
    match part:
        case QStyle.SubControl.SC_ScrollBarSlider:
            span = (start, slider)
        case QStyle.SubControl.SC_ScrollBarSubPage:
            span = (0, start)
        case QStyle.SubControl.SC_ScrollBarAddPage:
            span = (start + slider, length - start - slider)
        case QStyle.SubControl.SC_ScrollBarGroove:
            span = (0, length)
        case _:
            return QRect()
    if upright:
        return QRect(rect.left(), rect.top() + span[0], rect.width(), span[1])
    return QRect(rect.left() + span[0], rect.top(), span[1], rect.height())


def _row_path(rect: QRectF, option: QStyleOptionViewItem) -> QPainterPath:
    """A row's cell with the corners rounded that are the row's own."""
    path = QPainterPath()
    place = option.viewItemPosition
    if place in (Position.OnlyOne, Position.Invalid):
        path.addRoundedRect(rect, ROW_RADIUS, ROW_RADIUS)
        return path
    left, right = place == Position.Beginning, place == Position.End
    if option.direction == Qt.LayoutDirection.RightToLeft:
        left, right = right, left
    wide = rect.adjusted(0 if left else -ROW_RADIUS, 0, 0 if right else ROW_RADIUS, 0)
    rounded, cell = QPainterPath(), QPainterPath()
    rounded.addRoundedRect(wide, ROW_RADIUS, ROW_RADIUS)
    cell.addRect(rect)
    return rounded.intersected(cell)
