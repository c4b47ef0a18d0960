# SPDX-License-Identifier: GPL-3.0-or-later
"""Paints buttons, fields, ticks, menus and frames for the style."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSpinBox,
    QDialog,
    QFrame,
    QMessageBox,
    QScrollArea,
    QStyle,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QStyleOptionMenuItem,
    QStyleOptionSpinBox,
    QWidget,
)

from panoplia.ui.look import fonts, icons
from panoplia.ui.look.painting import CARD_RADIUS, CONTROL_RADIUS, paint_box, paint_focus
from panoplia.ui.look.theme import ColourName, Theme, theme_of

CONTROL_HEIGHT = 36
ARROW_ROOM = 28
TEXT_INDENT = 6
MENU_ITEM_HEIGHT = 32
MENU_TEXT_LEFT = 30
SIDE = "side"
"""Object name of a list's side of a page: it is a panel with a line at its inner edge."""
PRIMARY = "primary"
"""Property of a button that is the one thing to do."""
BAD = "bad"
"""Property of a field whose text was refused."""
PRINTED = "printed"
"""Property of a field that looks printed until it is pointed at or has the keyboard."""

State = QStyle.StateFlag


def has(option: QStyleOption, flag: QStyle.StateFlag) -> bool:
    """Whether the option's state holds a flag."""
    return bool(option.state & flag)


def is_primary(option: QStyleOption, widget: QWidget | None) -> bool:
    """Whether a button is the one thing to do: by its property, or as what Enter does in a form."""
    if widget is None or not has(option, State.State_Enabled):
        return False
    if widget.property(PRIMARY):
        return True
    default = (
        isinstance(option, QStyleOptionButton) and option.features & QStyleOptionButton.ButtonFeature.DefaultButton
    )
    return bool(default) and isinstance(widget.window(), QDialog) and not isinstance(widget.window(), QMessageBox)


def paint_button(painter: QPainter, option: QStyleOption, widget: QWidget | None, theme: Theme) -> None:
    """A flat button; the primary one is filled with the accent."""
    rect = QRectF(option.rect)
    primary = is_primary(option, widget)
    down = has(option, State.State_Sunken) or has(option, State.State_On)
    hover = has(option, State.State_MouseOver) and has(option, State.State_Enabled)
    flat = isinstance(option, QStyleOptionButton) and option.features & QStyleOptionButton.ButtonFeature.Flat
    if primary:
        fill = theme.colour("accent")
        fill = fill.darker(118) if down else fill.lighter(112) if hover else fill
        paint_box(painter, rect, CONTROL_RADIUS, fill, None)
    else:
        name: ColourName = "selection" if down else "hover" if hover else "panel"
        clear = (flat or not has(option, State.State_Enabled)) and not down and not hover
        line = None if flat else theme.colour("muted" if hover else "line")
        paint_box(painter, rect, CONTROL_RADIUS, None if clear else theme.colour(name), line)
    if has(option, State.State_HasFocus) and has(option, State.State_KeyboardFocusChange):
        inner = rect.adjusted(3, 3, -3, -3) if primary else rect
        ring = theme.colour("on_accent" if primary else "accent")
        paint_focus(painter, inner, CONTROL_RADIUS - (2 if primary else 0), ring)


def label_option(option: QStyleOptionButton, widget: QWidget | None) -> QStyleOptionButton:
    """The option for a button's text and icon, in the colour that stands on its fill."""
    if not is_primary(option, widget):
        return option
    from_theme = QPalette(option.palette)
    from_theme.setColor(QPalette.ColorRole.ButtonText, theme_of(option.palette).colour("on_accent"))
    option.palette = from_theme
    return option


def button_size(option: QStyleOption, content: QSize, wanted: QSize) -> QSize:
    """Room at both sides of a button's text; one with an icon alone is square."""
    if isinstance(option, QStyleOptionButton) and not option.text:
        return QSize(wanted.height(), wanted.height())
    menu = isinstance(option, QStyleOptionButton) and option.features & QStyleOptionButton.ButtonFeature.HasMenu
    return QSize(content.width() + 28 + (18 if menu else 0), wanted.height())


def paint_tool_button(painter: QPainter, option: QStyleOption, widget: QWidget | None, theme: Theme) -> None:
    """Nothing until it is pointed at, pressed or has the keyboard."""
    rect = QRectF(option.rect)
    if has(option, State.State_Sunken) or has(option, State.State_On):
        paint_box(painter, rect, CONTROL_RADIUS, theme.colour("selection"), None)
    elif has(option, State.State_MouseOver) and has(option, State.State_Enabled):
        paint_box(painter, rect, CONTROL_RADIUS, theme.colour("hover"), None)
    if has(option, State.State_HasFocus):
        paint_focus(painter, rect, CONTROL_RADIUS, theme.colour("accent"))


def has_frame(option: QStyleOption) -> bool:
    """Whether a line edit draws its own frame; one inside a spin box does not."""
    return isinstance(option, QStyleOptionFrame) and option.lineWidth > 0


def paint_line_edit(painter: QPainter, option: QStyleOption, widget: QWidget | None, theme: Theme) -> None:
    """A field: a line around it, in the accent while it has the keyboard."""
    if not has_frame(option):
        return
    printed = widget is not None and bool(widget.property(PRINTED))
    bad = widget is not None and bool(widget.property(BAD))
    _paint_field(painter, option, theme, printed, bad)


def paint_combo(painter: QPainter, option: QStyleOption, widget: QWidget | None, theme: Theme) -> bool:
    """A field with an arrow."""
    if not isinstance(option, QStyleOptionComboBox):
        return False
    printed = widget is not None and bool(widget.property(PRINTED))
    bad = widget is not None and bool(widget.property(BAD))
    _paint_field(painter, option, theme, printed, bad)
    arrow = QRect(option.rect.right() - ARROW_ROOM + 4, option.rect.top(), ARROW_ROOM - 8, option.rect.height())
    if option.direction == Qt.LayoutDirection.RightToLeft:
        arrow.moveLeft(option.rect.left() + 4)
    paint_chevron(painter, QRectF(arrow), theme, "down", has(option, State.State_Enabled))
    return True


def combo_text_rect(option: QStyleOption) -> QRect:
    """Where the text of a combo box stands: where that of a line would."""
    rect = option.rect.adjusted(TEXT_INDENT + 1, 1, -ARROW_ROOM, -1)
    if option.direction == Qt.LayoutDirection.RightToLeft:
        rect.moveRight(option.rect.right() - TEXT_INDENT - 1)
    return rect


def paint_spin(painter: QPainter, option: QStyleOption, widget: QWidget | None, theme: Theme) -> bool:
    """A field with two small arrows."""
    if not isinstance(option, QStyleOptionSpinBox) or widget is None:
        return False
    _paint_field(painter, option, theme, printed=False, bad=bool(widget.property(BAD)))
    style = widget.style()
    for part, way, can in (
        (QStyle.SubControl.SC_SpinBoxUp, "up", QAbstractSpinBox.StepEnabledFlag.StepUpEnabled),
        (QStyle.SubControl.SC_SpinBoxDown, "down", QAbstractSpinBox.StepEnabledFlag.StepDownEnabled),
    ):
        rect = style.subControlRect(QStyle.ComplexControl.CC_SpinBox, option, part, widget)
        paint_chevron(painter, QRectF(rect), theme, way, bool(option.stepEnabled & can))
    return True


CHEVRONS = {
    "up": ((-3.5, 1.75), (0, -1.75), (3.5, 1.75)),
    "down": ((-3.5, -1.75), (0, 1.75), (3.5, -1.75)),
    "left": ((1.75, -3.5), (-1.75, 0), (1.75, 3.5)),
    "right": ((-1.75, -3.5), (1.75, 0), (-1.75, 3.5)),
}


def paint_chevron(painter: QPainter, rect: QRectF, theme: Theme, way: str, enabled: bool = True) -> None:
    """A small arrow in the middle of ``rect``: up, down, left or right."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colour("muted" if enabled else "line"), 1.5))
    painter.drawPolyline([rect.center() + QPointF(x, y) * fonts.scale() for x, y in CHEVRONS[way]])
    painter.restore()


def paint_menu_arrow(painter: QPainter, option: QStyleOption, widget: QWidget | None, theme: Theme) -> None:
    """The arrow of a button with a menu: that of a field with a list."""
    paint_chevron(painter, QRectF(option.rect), theme, "down", has(option, State.State_Enabled))


def paint_check(painter: QPainter, option: QStyleOption, widget: QWidget | None, theme: Theme) -> None:
    """A box, filled with the accent and a tick where it is checked."""
    rect = _square(option.rect)
    enabled = has(option, State.State_Enabled)
    on, half = has(option, State.State_On), has(option, State.State_NoChange)
    if on or half:
        fill = theme.colour("accent" if enabled else "muted")
        paint_box(painter, rect, 4, fill, None)
        size = round(rect.width() * 14 / 18)
        ratio = painter.device().devicePixelRatioF()
        mark = icons.pixmap("check" if on else "minus", theme.colour("on_accent"), size, ratio)
        painter.drawPixmap(rect.center() - QPointF(size / 2, size / 2), mark)
    else:
        hover = has(option, State.State_MouseOver) and enabled
        paint_box(painter, rect, 4, theme.colour("panel"), theme.colour("ink" if hover else "muted"))


def paint_radio(painter: QPainter, option: QStyleOption, widget: QWidget | None, theme: Theme) -> None:
    """A ring, with a dot where it is chosen."""
    rect = _square(option.rect)
    on = has(option, State.State_On)
    colour = theme.colour("accent" if on and has(option, State.State_Enabled) else "muted")
    paint_box(painter, rect, rect.width() / 2, theme.colour("panel"), colour, 1.5)
    if on:
        paint_box(painter, rect.adjusted(4.5, 4.5, -4.5, -4.5), rect.width() / 2, colour, None)


def has_round_frame(option: QStyleOption, widget: QWidget | None) -> bool:
    """Whether a table or a long text has a frame, whose round corners its contents must keep off."""
    if not isinstance(widget, QAbstractScrollArea) or not isinstance(option, QStyleOptionFrame):
        return False
    return option.frameShape == QFrame.Shape.StyledPanel and option.lineWidth > 0


def paint_frame(painter: QPainter, option: QStyleOption, widget: QWidget | None, theme: Theme) -> bool | None:
    """The line around lists and long texts; in a long text it is the accent while it has the keyboard."""
    if isinstance(option, QStyleOptionFrame) and option.lineWidth <= 0:
        return None
    focus = has(option, State.State_HasFocus) and not isinstance(widget, QScrollArea)
    bad = widget is not None and bool(widget.property(BAD))
    line = theme.colour("bad" if bad else "accent" if focus else "line")
    fill = theme.colour("panel") if has_round_frame(option, widget) else None
    paint_box(painter, QRectF(option.rect), CARD_RADIUS - 2, fill, line)
    return None


def paint_menu_panel(painter: QPainter, option: QStyleOption, widget: QWidget | None, theme: Theme) -> None:
    """The ground of a menu."""
    painter.fillRect(option.rect, theme.colour("panel"))


def paint_tip(painter: QPainter, option: QStyleOption, widget: QWidget | None, theme: Theme) -> None:
    """The ground and the line of a tooltip."""
    painter.fillRect(option.rect, theme.colour("panel"))
    paint_box(painter, QRectF(option.rect), 0, None, theme.colour("line"))


def paint_side(painter: QPainter, option: QStyleOption, widget: QWidget | None, theme: Theme) -> None:
    """The side of a page that holds its list."""
    if widget is None or widget.objectName() != SIDE:
        return
    painter.fillRect(option.rect, theme.colour("panel"))
    rtl = option.direction == Qt.LayoutDirection.RightToLeft
    edge = option.rect.left() if rtl else option.rect.right()
    painter.fillRect(QRect(edge, option.rect.top(), 1, option.rect.height()), theme.colour("line"))


def paint_nothing(painter: QPainter, option: QStyleOption, widget: QWidget | None, theme: Theme) -> None:
    """Nothing: what this element would draw is part of another."""


def paint_groove(painter: QPainter, option: QStyleOption, widget: QWidget | None, theme: Theme) -> None:
    """The empty part of a progress bar."""
    paint_box(painter, QRectF(option.rect), 4, theme.colour("line"), None)


def menu_item_size(option: QStyleOption, wanted: QSize) -> QSize:
    """Room for a tick or an icon in front, and for the keys behind."""
    if not isinstance(option, QStyleOptionMenuItem):
        return wanted
    if option.menuItemType == QStyleOptionMenuItem.MenuItemType.Separator:
        return QSize(wanted.width(), 9)
    text, _, keys = option.text.partition("\t")
    metrics = QFontMetrics(option.font)
    width = metrics.horizontalAdvance(text.replace("&&", "&")) + MENU_TEXT_LEFT + 40
    if keys:
        width += metrics.horizontalAdvance(keys) + 24
    return QSize(width, fonts.px(MENU_ITEM_HEIGHT))


def paint_menu_item(painter: QPainter, option: QStyleOption, widget: QWidget | None, theme: Theme) -> bool:
    """A line of a menu."""
    if not isinstance(option, QStyleOptionMenuItem):
        return False
    kind = QStyleOptionMenuItem.MenuItemType
    rect = option.rect
    if option.menuItemType == kind.Separator:
        painter.fillRect(QRect(rect.left() + 8, rect.center().y(), rect.width() - 16, 1), theme.colour("line"))
        return True
    enabled = has(option, State.State_Enabled)
    if has(option, State.State_Selected) and enabled:
        paint_box(painter, QRectF(rect), CONTROL_RADIUS, theme.colour("selection"), None)
    painter.setPen(theme.colour("ink" if enabled else "muted"))
    painter.setFont(option.font)
    text, _, keys = option.text.partition("\t")
    inner = rect.adjusted(MENU_TEXT_LEFT, 0, -12, 0)
    middle = int(Qt.AlignmentFlag.AlignVCenter.value)
    flags = middle | Qt.TextFlag.TextHideMnemonic.value | Qt.TextFlag.TextSingleLine.value
    painter.drawText(inner, flags | Qt.AlignmentFlag.AlignLeft.value, text)
    if keys:
        painter.setPen(theme.colour("muted"))
        painter.drawText(inner, flags | Qt.AlignmentFlag.AlignRight.value, keys)
    if option.menuItemType == kind.SubMenu:
        paint_chevron(painter, QRectF(rect.right() - 20, rect.top(), 16, rect.height()), theme, "right", enabled)
    _paint_menu_mark(painter, option, theme, enabled)
    return True


def _paint_menu_mark(painter: QPainter, option: QStyleOptionMenuItem, theme: Theme, enabled: bool) -> None:
    left, middle = option.rect.left() + 7, option.rect.center().y()
    if option.checkType != QStyleOptionMenuItem.CheckType.NotCheckable:
        if option.checked:
            mark = icons.pixmap("check", theme.colour("accent"), 16, painter.device().devicePixelRatioF())
            painter.drawPixmap(QPointF(left, middle - 7), mark)
    elif not option.icon.isNull():
        option.icon.paint(painter, QRect(left - 1, middle - 8, 18, 18))


def _paint_field(painter: QPainter, option: QStyleOption, theme: Theme, printed: bool, bad: bool) -> None:
    rect = QRectF(option.rect)
    focus, enabled = has(option, State.State_HasFocus), has(option, State.State_Enabled)
    if printed and not bad and not _lively(option):
        return
    hover = has(option, State.State_MouseOver) and enabled
    line: ColourName = "bad" if bad else "accent" if focus else "muted" if hover else "line"
    fill = theme.colour("panel" if enabled else "ground")
    paint_box(painter, rect, CONTROL_RADIUS, fill, theme.colour(line), 2 if focus else 1)


def _lively(option: QStyleOption) -> bool:
    """Pointed at or with the keyboard."""
    hover = has(option, State.State_MouseOver) and has(option, State.State_Enabled)
    return hover or has(option, State.State_HasFocus)


def _square(rect: QRect) -> QRectF:
    side = min(rect.width(), rect.height())
    return QRectF(rect.center().x() - side / 2 + 0.5, rect.center().y() - side / 2 + 0.5, side, side)
