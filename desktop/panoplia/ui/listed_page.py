# SPDX-License-Identifier: GPL-3.0-or-later
"""A page with a searched list at the left and what is chosen of it at the right, where one types in place."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QModelIndex, QSignalBlocker, Slot
from PySide6.QtWidgets import QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.store.records import Report
from panoplia.ui.freshness import Freshness
from panoplia.ui.models.searched import SearchedListModel
from panoplia.ui.questions import ask
from panoplia.ui.room import Room
from panoplia.ui.widgets.side_list import SideList

UNSAVED = QT_TRANSLATE_NOOP("desk", "What you typed is not saved yet.")


class Written(Protocol):
    """What is shown at the right and may hold what is typed."""

    @property
    def uncommitted(self) -> bool:
        """Whether something is typed that is not saved."""

    def commit_typing(self) -> None:
        """Save it."""

    def forget_typing(self) -> None:
        """Let go of it."""


class ListedPage(QWidget):
    """What the desk and the page of combat share. A page builds itself, then calls ``_listen``."""

    _model: SearchedListModel[Any]
    _side: SideList

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._fresh = Freshness(self, self.refresh)

    @abstractmethod
    def refresh(self) -> None:
        """Read the campaign again; the choice stays where it still exists."""

    @abstractmethod
    def retranslate(self) -> None:
        """Say everything in the language of the room."""

    @property
    @abstractmethod
    def _views(self) -> Sequence[Written]:
        """Where one types."""

    @property
    @abstractmethod
    def _chosen(self) -> int:
        """The key of the row that is chosen."""

    @abstractmethod
    def _show_chosen(self) -> None:
        """Show what is chosen."""

    def focus_search(self) -> None:
        """Put the keyboard into the search field."""
        self._side.focus_search()

    def commit_typing(self) -> None:
        """Save what is typed but not left yet."""
        for view in self._views:
            view.commit_typing()

    def may_leave(self) -> bool:
        """Save what is typed; where that cannot be, ask whether to lose it."""
        self.commit_typing()
        if not any(view.uncommitted for view in self._views):
            return True
        if not ask(self, self.tr("Not saved"), self._room.say(UNSAVED), self.tr("Leave without it")):
            return False
        for view in self._views:
            view.forget_typing()
        return True

    def _listen(self) -> None:
        """To the list, and to the room."""
        self._side.search.textChanged.connect(self._on_search)
        self._side.view.selectionModel().currentChanged.connect(self._on_chosen)
        self._room.changed.connect(self._on_changed)
        self._room.campaign_changed.connect(self._on_campaign_changed)
        self._room.speech_changed.connect(self._on_speech_changed)

    def _want(self, _report: Report) -> None:
        """Something in the library changed."""
        self._fresh.want()

    @Slot(str)
    def _on_search(self, text: str) -> None:
        with self._side.keeping(self._chosen):
            self._model.search(text)
        self._show_chosen()

    @Slot(QModelIndex, QModelIndex)
    def _on_chosen(self, _current: QModelIndex, before: QModelIndex) -> None:
        if self.may_leave():
            self._show_chosen()
            return
        with QSignalBlocker(self._side.view.selectionModel()):
            self._side.view.setCurrentIndex(before)

    @Slot(object)
    def _on_changed(self, report: Report) -> None:
        if self._room.campaign and report.changes:
            self._want(report)

    @Slot()
    def _on_campaign_changed(self) -> None:
        if self._room.campaign:
            self.refresh()

    @Slot()
    def _on_speech_changed(self) -> None:
        self.retranslate()
        self.refresh()
