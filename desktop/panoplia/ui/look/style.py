# SPDX-License-Identifier: GPL-3.0-or-later
"""The style: Fusion with flat controls. No style sheet, which would slow the start of the program.

Traps of a style in Python: keep a reference to it, never return ``None`` where Qt waits for a value, and draw through
``super()`` whatever is not drawn here. Qt may hand a plain ``QStyleOption`` where a richer one is usual, so painters
only look at what they have checked.
"""

from collections.abc import Callable, Mapping
from typing import Any, cast

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFrame,
    QLineEdit,
    QListView,
    QProxyStyle,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionComplex,
    QStyleOptionSlider,
    QWidget,
)

from panoplia.ui.look import controls, fonts, lists
from panoplia.ui.look.theme import Theme, theme_of

Paint = Callable[[QPainter, QStyleOption, QWidget | None, Theme], object]
"""Paints one element; returning ``False`` leaves it to Fusion."""

PRIMITIVES: Mapping[QStyle.PrimitiveElement, Paint] = {
    QStyle.PrimitiveElement.PE_PanelButtonCommand: controls.paint_button,
    QStyle.PrimitiveElement.PE_PanelButtonTool: controls.paint_tool_button,
    QStyle.PrimitiveElement.PE_PanelLineEdit: controls.paint_line_edit,
    QStyle.PrimitiveElement.PE_FrameLineEdit: controls.paint_nothing,
    QStyle.PrimitiveElement.PE_IndicatorCheckBox: controls.paint_check,
    QStyle.PrimitiveElement.PE_IndicatorItemViewItemCheck: controls.paint_check,
    QStyle.PrimitiveElement.PE_IndicatorRadioButton: controls.paint_radio,
    QStyle.PrimitiveElement.PE_IndicatorArrowDown: controls.paint_menu_arrow,
    QStyle.PrimitiveElement.PE_Frame: controls.paint_frame,
    QStyle.PrimitiveElement.PE_FrameMenu: controls.paint_frame,
    QStyle.PrimitiveElement.PE_PanelMenu: controls.paint_menu_panel,
    QStyle.PrimitiveElement.PE_PanelTipLabel: controls.paint_tip,
    QStyle.PrimitiveElement.PE_Widget: controls.paint_side,
    QStyle.PrimitiveElement.PE_FrameFocusRect: lists.paint_focus_ring,
    QStyle.PrimitiveElement.PE_PanelItemViewItem: lists.paint_item,
    QStyle.PrimitiveElement.PE_PanelItemViewRow: lists.paint_row,
    QStyle.PrimitiveElement.PE_FrameTabBarBase: lists.paint_tab_base,
    QStyle.PrimitiveElement.PE_IndicatorHeaderArrow: lists.paint_sort_arrow,
}
CONTROLS: Mapping[QStyle.ControlElement, Paint] = {
    QStyle.ControlElement.CE_HeaderSection: lists.paint_header,
    QStyle.ControlElement.CE_HeaderEmptyArea: lists.paint_header,
    QStyle.ControlElement.CE_TabBarTabShape: lists.paint_tab,
    QStyle.ControlElement.CE_MenuItem: controls.paint_menu_item,
    QStyle.ControlElement.CE_MenuEmptyArea: controls.paint_menu_panel,
    QStyle.ControlElement.CE_ProgressBarGroove: controls.paint_groove,
}
COMPLEX: Mapping[QStyle.ComplexControl, Paint] = {
    QStyle.ComplexControl.CC_ComboBox: controls.paint_combo,
    QStyle.ComplexControl.CC_SpinBox: controls.paint_spin,
    QStyle.ComplexControl.CC_ScrollBar: lists.paint_scroll_bar,
}
METRICS: Mapping[QStyle.PixelMetric, int] = {
    QStyle.PixelMetric.PM_DefaultFrameWidth: 1,
    QStyle.PixelMetric.PM_ScrollBarExtent: 12,
    QStyle.PixelMetric.PM_ScrollBarSliderMin: 32,
    QStyle.PixelMetric.PM_ScrollView_ScrollBarSpacing: 0,
    QStyle.PixelMetric.PM_ButtonShiftHorizontal: 0,
    QStyle.PixelMetric.PM_ButtonShiftVertical: 0,
    QStyle.PixelMetric.PM_MenuVMargin: 6,
    QStyle.PixelMetric.PM_MenuHMargin: 6,
    QStyle.PixelMetric.PM_MenuPanelWidth: 1,
    QStyle.PixelMetric.PM_ToolTipLabelFrameWidth: 6,
    QStyle.PixelMetric.PM_ButtonIconSize: 18,
    QStyle.PixelMetric.PM_TabBarTabHSpace: 28,
    QStyle.PixelMetric.PM_TabBarTabVSpace: 16,
    QStyle.PixelMetric.PM_TabBarTabShiftVertical: 0,
    QStyle.PixelMetric.PM_TabBarBaseOverlap: 0,
    QStyle.PixelMetric.PM_HeaderMargin: 8,
    QStyle.PixelMetric.PM_FocusFrameHMargin: 8,
}
WITH_THE_TEXT: Mapping[QStyle.PixelMetric, int] = {
    QStyle.PixelMetric.PM_IndicatorWidth: 18,
    QStyle.PixelMetric.PM_IndicatorHeight: 18,
    QStyle.PixelMetric.PM_ExclusiveIndicatorWidth: 18,
    QStyle.PixelMetric.PM_ExclusiveIndicatorHeight: 18,
    QStyle.PixelMetric.PM_SmallIconSize: 18,
    QStyle.PixelMetric.PM_LineEditIconSize: 16,
}
"""What grows with the person's text size, and how big it is at 100 %."""
HINTS: Mapping[QStyle.StyleHint, int] = {
    QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons: 0,
    # What a dialog is for stands at its bottom right, on every system and in every dialog.
    QStyle.StyleHint.SH_DialogButtonLayout: QDialogButtonBox.ButtonLayout.GnomeLayout.value,
    QStyle.StyleHint.SH_EtchDisabledText: 0,
    QStyle.StyleHint.SH_UnderlineShortcut: 0,
    QStyle.StyleHint.SH_ScrollBar_Transient: 0,
    QStyle.StyleHint.SH_ComboBox_Popup: 0,
    QStyle.StyleHint.SH_ItemView_ShowDecorationSelected: 1,
    QStyle.StyleHint.SH_FormLayoutLabelAlignment: (Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter).value,
}
SCROLL_BUTTONS = (QStyle.SubControl.SC_ScrollBarAddLine, QStyle.SubControl.SC_ScrollBarSubLine)
HIGH = (
    QStyle.ContentsType.CT_PushButton, QStyle.ContentsType.CT_LineEdit, QStyle.ContentsType.CT_ComboBox,
    QStyle.ContentsType.CT_SpinBox,
)  # fmt: skip


class PanopliaStyle(QProxyStyle):
    """Tells Qt what our controls measure, and has them painted."""

    def __init__(self) -> None:
        super().__init__("Fusion")

    def drawPrimitive(
        self, element: QStyle.PrimitiveElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        paint = PRIMITIVES.get(element)
        if paint is None or paint(painter, option, widget, theme_of(option.palette)) is False:
            super().drawPrimitive(element, option, painter, widget)

    def drawControl(
        self, element: QStyle.ControlElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        if isinstance(option, QStyleOptionButton) and not option.text:
            # The three dots alone say that there is more below them; an arrow beside them is one sign too many.
            option.features &= ~QStyleOptionButton.ButtonFeature.HasMenu
        if element == QStyle.ControlElement.CE_PushButtonLabel and isinstance(option, QStyleOptionButton):
            option = controls.label_option(option, widget)
        elif element == QStyle.ControlElement.CE_HeaderLabel:
            painter.setFont(fonts.face("secondary"))
            option.palette.setColor(QPalette.ColorRole.ButtonText, theme_of(option.palette).colour("muted"))
            lists.make_room_for_arrow(option)
        elif element == QStyle.ControlElement.CE_TabBarTabLabel:
            lists.colour_tab_label(option, theme_of(option.palette))
        paint = CONTROLS.get(element)
        if paint is None or paint(painter, option, widget, theme_of(option.palette)) is False:
            super().drawControl(element, option, painter, widget)

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        paint = COMPLEX.get(control)
        if paint is None or paint(painter, option, widget, theme_of(option.palette)) is False:
            super().drawComplexControl(control, option, painter, widget)

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        if metric in WITH_THE_TEXT:
            return fonts.px(WITH_THE_TEXT[metric])
        found = METRICS.get(metric)
        return super().pixelMetric(metric, option, widget) if found is None else found

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returned: QStyleHintReturn | None = None,
    ) -> int:
        found = HINTS.get(hint)
        return super().styleHint(hint, option, widget, returned) if found is None else found

    def sizeFromContents(
        self, kind: QStyle.ContentsType, option: QStyleOption, size: QSize, widget: QWidget | None = None
    ) -> QSize:
        wanted = super().sizeFromContents(kind, option, size, cast("QWidget", widget))
        if kind in HIGH:
            wanted.setHeight(max(wanted.height(), fonts.px(controls.CONTROL_HEIGHT)))
            if kind == QStyle.ContentsType.CT_PushButton:
                wanted = controls.button_size(option, size, wanted)
        elif kind == QStyle.ContentsType.CT_MenuItem:
            wanted = controls.menu_item_size(option, wanted)
        elif kind == QStyle.ContentsType.CT_HeaderSection:
            wanted.setHeight(fonts.px(lists.HEADER_HEIGHT))
        elif kind == QStyle.ContentsType.CT_ItemViewItem:
            wanted.setHeight(max(wanted.height(), fonts.px(lists.ITEM_HEIGHT)))
        return wanted

    def subControlRect(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        part: QStyle.SubControl,
        widget: QWidget | None = None,
    ) -> QRect:
        if control == QStyle.ComplexControl.CC_ScrollBar and isinstance(option, QStyleOptionSlider):
            return QRect() if part in SCROLL_BUTTONS else lists.scroll_part(option, part)
        if control == QStyle.ComplexControl.CC_ComboBox and part == QStyle.SubControl.SC_ComboBoxEditField:
            return controls.combo_text_rect(option)
        rect = super().subControlRect(control, option, part, cast("QWidget", widget))
        if control == QStyle.ComplexControl.CC_SpinBox and part == QStyle.SubControl.SC_SpinBoxEditField:
            return rect.adjusted(controls.TEXT_INDENT, 0, -2, 0)
        return rect

    def subElementRect(self, element: QStyle.SubElement, option: QStyleOption, widget: QWidget | None = None) -> QRect:
        rect = super().subElementRect(element, option, cast("QWidget", widget))
        if element == QStyle.SubElement.SE_LineEditContents and controls.has_frame(option):
            return rect.adjusted(controls.TEXT_INDENT, 0, -controls.TEXT_INDENT, 0)
        if element == QStyle.SubElement.SE_ShapedFrameContents and controls.has_round_frame(option, widget):
            return option.rect.adjusted(3, 3, -3, -3)
        return rect

    def polish(self, target: Any) -> None:
        super().polish(target)
        if isinstance(target, QLineEdit):
            target.setAttribute(Qt.WidgetAttribute.WA_Hover)
        elif isinstance(target, QListView):
            target.setFrameShape(QFrame.Shape.NoFrame)
        elif isinstance(target, QWidget) and target.objectName() == controls.SIDE:
            target.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
