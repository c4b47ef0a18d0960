# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the Tab key stops."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def stops_in(widget: QWidget) -> list[QWidget]:
    """What the keyboard can be in within a widget, itself included, in the order of its children."""
    return [
        each
        for each in [widget, *widget.findChildren(QWidget)]
        # What drops down from a choice is a window of its own.
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus
        and each.focusProxy() is None
        and each.window() is widget.window()
    ]
