# SPDX-License-Identifier: GPL-3.0-or-later
"""A choice among many that is found by typing a part of its name."""

from PySide6.QtCore import QModelIndex, QStringListModel, Qt, Slot
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QComboBox, QCompleter, QWidget

from panoplia.ui.widgets.choice_box import ChoiceBox
from panoplia.words import fold, found, needles

FEW = 12
"""So many options are seen at once, and need not be looked for."""


class FindBox(ChoiceBox):
    """What is typed is looked for anywhere in the names, without accents; ``own`` words may stand as they are."""

    def __init__(self, own: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.own = own
        self._fitting = QStringListModel(self)
        self._offered: list[int] = []
        self._completer = QCompleter(self._fitting, self)
        self._completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self._completer.setMaxVisibleItems(FEW)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(20)
        self.setMaxVisibleItems(FEW)
        self.setCompleter(self._completer)
        # After Qt's own, which finds no such row among the options and would take back the choice. PySide's stubs know
        # this signal without its overloads, so mypy knows no index; at run time that is the way to choose one.
        activated = self._completer.activated[QModelIndex]  # type: ignore[index]
        activated.connect(self._on_found)
        line = self.lineEdit()
        assert line is not None
        line.setPlaceholderText(self.tr("Type to find…"))
        line.textEdited.connect(self._on_typed)

    def choose(self, key: str) -> None:
        """Show the option with that key, or one's own words."""
        place = self.findData(key)
        self.setCurrentIndex(place)
        if place < 0:
            self.setEditText(key if self.own else "")

    def chosen(self) -> str | None:
        """The key of what stands there, or one's own words; ``None`` where it is no option and has to be one."""
        typed = self.currentText().strip()
        place = self._place_of(typed)
        if place >= 0:
            return str(self.itemData(place))
        return typed if self.own or not typed else None

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._settle()

    def _place_of(self, text: str) -> int:
        """Of an option by its name; where no own words count, what fits one alone is enough."""
        if text == self.itemText(self.currentIndex()):
            return self.currentIndex()
        place = self.findText(text, Qt.MatchFlag.MatchFixedString)
        if place < 0 and text and not self.own:
            fitting = self._places_of(text)
            return fitting[0] if len(fitting) == 1 else -1
        return place

    def _places_of(self, text: str) -> list[int]:
        wanted = needles(text)
        return [place for place in range(self.count()) if found(wanted, fold(self.itemText(place)))]

    def _settle(self) -> None:
        """Write out what was found."""
        place = self._place_of(self.currentText().strip())
        if place >= 0:
            self.setCurrentIndex(place)
            self.setEditText(self.itemText(place))

    @Slot(str)
    def _on_typed(self, text: str) -> None:
        self._offered = self._places_of(text)
        self._fitting.setStringList([self.itemText(place) for place in self._offered])

    @Slot(QModelIndex)
    def _on_found(self, found: QModelIndex) -> None:
        """By its row: two options may have one name."""
        self.setCurrentIndex(self._offered[found.row()])
