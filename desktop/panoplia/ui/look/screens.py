# SPDX-License-Identifier: GPL-3.0-or-later
"""How much room there is on the screen.

No widget is asked for its ``screen()``: PySide ties that to the widget, destroys it where the collector finds both at
once, and the next widget that is made ends the program.
"""

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget


def room_for(widget: QWidget) -> QRect:
    """Where windows may lie on the screen on which a widget is; of one not shown yet, where it will come up."""
    window = widget.window()
    below = window.parentWidget()
    shown = window if window.isVisible() or below is None else below.window()
    screen = QGuiApplication.screenAt(shown.frameGeometry().center()) or QGuiApplication.primaryScreen()
    return screen.availableGeometry()
