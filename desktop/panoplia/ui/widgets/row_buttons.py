# SPDX-License-Identifier: GPL-3.0-or-later
"""Small buttons at the rows of a table; in a long one most are made when their rows are first seen."""

from collections.abc import Callable, Iterable, Mapping
from typing import Generic, TypeVar

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget

from panoplia.ui.widgets.buttons import Button

AT_ONCE = 16
"""Rows that have their button from the start."""
Content = TypeVar("Content")
Made = TypeVar("Made", bound=Button)


class RowButtons(Generic[Made, Content]):
    """At most one button a row. ``make`` makes it, ``show`` gives it other content, ``place`` says where it stands."""

    def __init__(
        self,
        make: Callable[[int, Content], Made],
        show: Callable[[Made, Content], None],
        place: Callable[[int, QSize], QRect],
    ) -> None:
        self._make, self._show, self._place = make, show, place
        self._contents: Mapping[int, Content] = {}
        self._made: dict[int, Made] = {}

    def __bool__(self) -> bool:
        return bool(self._contents)

    @property
    def lacking(self) -> bool:
        """Whether some rows have no button yet that will have one."""
        return len(self._made) < len(self._contents)

    def show(self, contents: Mapping[int, Content]) -> None:
        """What the button of each row is for; rows that are not named have none."""
        self._contents = contents
        for row in self._made.keys() - contents.keys():
            button = self._made.pop(row)
            button.hide()
            button.setParent(None)
            button.deleteLater()
        for row, button in self._made.items():
            self._show(button, contents[row])
        self._fill(range(AT_ONCE))

    def see(self, rows: range) -> None:
        """These rows are seen: their buttons have to be there."""
        self.place(self._fill(rows))

    def place(self, rows: Iterable[int] | None = None) -> None:
        """Put the buttons of some rows, or all, where they stand."""
        for row in self._made if rows is None else rows:
            button = self._made[row]
            button.setGeometry(self._place(row, button.sizeHint()))

    def _fill(self, rows: range) -> list[int]:
        """Make the buttons that these rows lack; those rows."""
        lacking = [row for row in rows if row in self._contents and row not in self._made]
        for row in lacking:
            button = self._made[row] = self._make(row, self._contents[row])
            before = max((other for other in self._made if other < row), default=None)
            if before is not None:
                QWidget.setTabOrder(self._made[before], button)
            button.show()
        return lacking
