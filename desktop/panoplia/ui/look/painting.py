# SPDX-License-Identifier: GPL-3.0-or-later
"""Paints the drawings of gauges, and the few shapes that every painted widget is made of."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget

from panoplia.rules.gauges import Drawing, Shape
from panoplia.rules.notes import Words
from panoplia.ui.look import fonts
from panoplia.ui.look.text import elided
from panoplia.ui.look.theme import ColourName, Theme

Say = Callable[[Words], str]
TextLine = tuple[str, fonts.Kind, ColourName]

CONTROL_RADIUS, ROW_RADIUS, CARD_RADIUS = 6.0, 8.0, 10.0


def size_of(drawing: Drawing) -> QSizeF:
    """The room that a drawing takes at the person's text size."""
    return QSizeF(drawing.width, drawing.height) * fonts.scale()


def paint_drawing(painter: QPainter, drawing: Drawing, at: QPointF, theme: Theme, say: Say) -> None:
    """Paint a gauge with its top left corner at a point."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(at)
    painter.scale(fonts.scale(), fonts.scale())
    for shape in drawing.shapes:
        _paint_shape(painter, shape, theme, say)
    painter.restore()


def paint_box(
    painter: QPainter, rect: QRectF, radius: float, fill: QColor | None, line: QColor | None, width: float = 1
) -> None:
    """Paint a rounded box whose line lies inside ``rect``."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QBrush(fill) if fill else Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(line, width) if line else Qt.PenStyle.NoPen)
    inset = width / 2 if line else 0
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
    painter.restore()


def by_keyboard(widget: QWidget) -> bool:
    """Whether a widget has the focus, and came by it from the keyboard: only then a ring helps."""
    return widget.hasFocus() and widget.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)


def paint_focus(painter: QPainter, rect: QRectF, radius: float, colour: QColor) -> None:
    """Paint the ring that shows where the keyboard is."""
    paint_box(painter, rect, radius, None, colour, 2)


def paint_row(painter: QPainter, option: QStyleOptionViewItem, theme: Theme, hovers: bool = True) -> None:
    """Paint the ground of a list's row: chosen, pointed at where it ``hovers``, and where the keyboard is."""
    rect, state = QRectF(option.rect), option.state
    if state & QStyle.StateFlag.State_Selected:
        paint_box(painter, rect, ROW_RADIUS, theme.colour("selection"), None)
    elif state & QStyle.StateFlag.State_MouseOver and hovers:
        paint_box(painter, rect, ROW_RADIUS, theme.colour("hover"), None)
    if state & QStyle.StateFlag.State_HasFocus and state & QStyle.StateFlag.State_KeyboardFocusChange:
        paint_focus(painter, rect, ROW_RADIUS, theme.colour("accent"))


def paint_line(
    painter: QPainter,
    rect: QRectF,
    line: TextLine,
    theme: Theme,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Paint text on one line in the middle of ``rect``, cut with an ellipsis where the room ends."""
    text, kind, colour = line
    painter.setFont(fonts.face(kind))
    painter.setPen(theme.colour(colour))
    flags = align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
    painter.drawText(rect, int(flags), elided(text, fonts.face(kind), rect.width()))


def paint_lines(painter: QPainter, rect: QRectF, lines: Sequence[TextLine], theme: Theme) -> None:
    """Paint lines below each other, together in the middle of ``rect``."""
    top = rect.center().y() - sum(fonts.height(kind) for _, kind, _ in lines) / 2
    for line in lines:
        place = QRectF(rect.left(), top, rect.width(), fonts.height(line[1]))
        paint_line(painter, place, line, theme)
        top = place.bottom()


def _paint_shape(painter: QPainter, shape: Shape, theme: Theme, say: Say) -> None:
    rect = QRectF(shape.x, shape.y, shape.width, shape.height)
    match shape.kind:
        case "box":
            _paint_gauge_box(painter, shape, rect, theme)
        case "shield":
            painter.setPen(_pen(shape, theme))
            painter.setBrush(theme.colour(shape.fill) if shape.fill else Qt.BrushStyle.NoBrush)
            painter.drawPath(_shield(rect.adjusted(0.5, 0.5, -0.5, -0.5)))
        case "stroke":
            painter.setPen(QPen(theme.colour(shape.line or "ink"), 1.4))
            painter.drawLine(rect.topLeft(), rect.bottomRight())
        case "text":
            painter.setFont(fonts.sized(shape.size, shape.bold))
            painter.setPen(theme.text_colour(shape.role))
            across = Qt.AlignmentFlag.AlignLeft if shape.align == "left" else Qt.AlignmentFlag.AlignHCenter
            flags = across | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip | Qt.TextFlag.TextSingleLine
            painter.drawText(rect, int(flags), say(shape.text))


def _paint_gauge_box(painter: QPainter, shape: Shape, rect: QRectF, theme: Theme) -> None:
    outline = rect.adjusted(0.5, 0.5, -0.5, -0.5) if shape.line else rect
    painter.setPen(_pen(shape, theme))
    painter.setBrush(theme.colour(shape.fill) if shape.fill else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(outline, shape.radius, shape.radius)
    if shape.pattern == "hatched":
        _hatch(painter, outline, shape.radius, theme.colour(shape.line or "ink"))


def _pen(shape: Shape, theme: Theme) -> QPen:
    if shape.line is None:
        return QPen(Qt.PenStyle.NoPen)
    pen = QPen(theme.colour(shape.line), 1.2)
    if shape.pattern == "dashed":
        pen.setDashPattern([2.5, 2])
    return pen


def _hatch(painter: QPainter, rect: QRectF, radius: float, colour: QColor) -> None:
    """Slanted lines inside a rounded box; drawn one by one, so that they are as sharp at any scale."""
    painter.save()
    clip = QPainterPath()
    clip.addRoundedRect(rect, radius, radius)
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(colour, 1.4))
    step, x = 4.0, rect.left() - rect.height() + 2
    while x < rect.right():
        painter.drawLine(QPointF(x, rect.top()), QPointF(x + rect.height(), rect.bottom()))
        x += step
    painter.restore()


def _shield(rect: QRectF) -> QPainterPath:
    path = QPainterPath(rect.topLeft())
    path.lineTo(rect.topRight())
    path.lineTo(rect.right(), rect.top() + rect.height() * 0.55)
    path.cubicTo(
        QPointF(rect.right(), rect.bottom() - rect.height() * 0.12), QPointF(rect.center().x() + 2, rect.bottom()),
        QPointF(rect.center().x(), rect.bottom()),
    )  # fmt: skip
    path.cubicTo(
        QPointF(rect.center().x() - 2, rect.bottom()), QPointF(rect.left(), rect.bottom() - rect.height() * 0.12),
        QPointF(rect.left(), rect.top() + rect.height() * 0.55),
    )  # fmt: skip
    path.closeSubpath()
    return path
