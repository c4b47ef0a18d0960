# SPDX-License-Identifier: GPL-3.0-or-later
"""The narrow rail of pages at the left."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QMenu, QSizePolicy, QVBoxLayout, QWidget

from panoplia.ui.look import fonts, icons
from panoplia.ui.look.painting import CONTROL_RADIUS, by_keyboard, paint_box, paint_focus
from panoplia.ui.look.text import elided, natural_width, tool_tip
from panoplia.ui.look.theme import theme_of

WIDTH, BUTTON_HEIGHT, ICON_SIZE = 76, 55, 24


class RailButton(QAbstractButton):
    """An icon above a word; filled with the accent when it is chosen."""

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = icon
        self.keys = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_label(self, text: str, keys: str = "") -> None:
        """The word below the icon; the tooltip adds the keys."""
        self.keys = keys
        self.setText(text)
        self.setAccessibleName(text)
        self.setToolTip(tool_tip(f"{text}  {keys}".strip()))

    def sizeHint(self) -> QSize:
        width = max(natural_width(self.text(), fonts.face("caption")) + 8, fonts.px(WIDTH) - 12)
        return QSize(round(min(width, fonts.px(WIDTH) * 1.4)), fonts.px(BUTTON_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, rect = theme_of(self.palette()), QRectF(self.rect())
        chosen = self.isChecked() or self.isDown()
        painter = QPainter(self)
        if chosen:
            paint_box(painter, rect, 8, theme.colour("accent"), None)
        elif self.underMouse() and self.isEnabled():
            paint_box(painter, rect, 8, theme.colour("rail").lighter(150), None)
        ink = theme.colour("on_accent" if chosen else "rail_ink")
        if not self.isEnabled():
            painter.setOpacity(0.55)
        size, word = fonts.px(ICON_SIZE), fonts.height("caption")
        top = (rect.height() - size - word - 1) / 2
        picture = icons.pixmap(self._icon, ink, size, self.devicePixelRatioF())
        painter.drawPixmap(QPoint(round((rect.width() - size) / 2), round(top)), picture)
        painter.setPen(ink)
        painter.setFont(fonts.face("caption"))
        label = elided(self.text(), fonts.face("caption"), rect.width() - 2)
        painter.drawText(QRectF(0, top + size + 1, rect.width(), word), int(Qt.AlignmentFlag.AlignCenter), label)
        if by_keyboard(self):
            paint_focus(painter, rect.adjusted(2, 2, -2, -2), CONTROL_RADIUS, ink)
        painter.end()


class Rail(QWidget):
    """Pages by id and icon. Ctrl+1 to Ctrl+9 go to them, the arrow keys move along them."""

    chosen = Signal(str)
    """The person chose a page; ``select`` does not signal."""

    def __init__(self, pages: Iterable[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: list[str] = []
        self._open_menu: Callable[[], QMenu] | None = None
        self._group = QButtonGroup(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(6, 12, 6, 12)
        self._column.setSpacing(5)
        for name, icon in pages:
            self._add(name, icon)
        self._column.addStretch()
        self._menu_button = RailButton("more", self)
        self._menu_button.hide()
        self._menu_button.clicked.connect(self._on_menu)
        self._column.addWidget(self._menu_button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._group.idClicked.connect(self._on_clicked)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    @property
    def pages(self) -> list[RailButton]:
        """The buttons of the pages, in their order."""
        return [button for button in self._group.buttons() if isinstance(button, RailButton)]

    def select(self, name: str) -> None:
        """Mark the page that is shown."""
        self._group.button(self._names.index(name)).setChecked(True)

    def set_label(self, name: str, text: str) -> None:
        """A page's name in the person's language."""
        number = self._names.index(name)
        button = self._group.button(number)
        keys = QKeySequence(f"Ctrl+{number + 1}").toString(QKeySequence.SequenceFormat.NativeText)
        if isinstance(button, RailButton):
            button.set_label(text, keys if number < 9 else "")
        button.updateGeometry()

    def set_menu(self, menu: Callable[[], QMenu]) -> None:
        """Where to get the menu that opens from the foot of the rail."""
        self._open_menu = menu
        self._menu_button.show()

    def set_menu_label(self, text: str) -> None:
        """The menu's name in the person's language."""
        self._menu_button.set_label(text)

    def set_pages_enabled(self, enabled: bool) -> None:
        """Whether there is anything to go to; the menu stays."""
        for button in self._group.buttons():
            button.setEnabled(enabled)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        focused = [number for number in range(len(self._names)) if self._group.button(number).hasFocus()]
        if step is None or not focused:
            super().keyPressEvent(event)
            return
        self._group.button((focused[0] + step) % len(self._names)).setFocus(Qt.FocusReason.TabFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme_of(self.palette()).colour("rail"))
        painter.end()

    def _add(self, name: str, icon: str) -> None:
        number = len(self._names)
        self._names.append(name)
        button = RailButton(icon, self)
        button.setCheckable(True)
        button.setObjectName(f"page-{name}")
        self._group.addButton(button, number)
        self._column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        if number < 9:
            shortcut = QShortcut(QKeySequence(f"Ctrl+{number + 1}"), self)
            shortcut.activated.connect(button.click)

    @Slot(int)
    def _on_clicked(self, number: int) -> None:
        self.chosen.emit(self._names[number])

    @Slot()
    def _on_menu(self) -> None:
        if self._open_menu:
            self._open_menu().popup(self._menu_button.mapToGlobal(QPoint(self._menu_button.width() + 6, 0)))
