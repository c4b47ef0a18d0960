# SPDX-License-Identifier: GPL-3.0-or-later
"""Actions: each write belongs to one, and each can be undone and redone, also after a restart."""

from collections.abc import Callable
from contextlib import AbstractContextManager

from panoplia.rules.notes import Note
from panoplia.store.records import HistoryLine, Report


class Action:
    """The action that is open."""

    id: int
    label: Note

    def tell(self, label: Note) -> None:
        """Say in the end what was done."""


class Journal:
    """The actions of a library. Scopes are ``library``, ``campaign:ID`` and ``encounter:ID``."""

    def act(
        self, scope: str, label: Note, join: str = "", initiator: str = ""
    ) -> AbstractContextManager[Action]:
        """Open an action; leaving commits it, an exception takes all of it back. One that changes nothing is none.

        With ``join``, it is added to the last action of the scope where that one has the same ``join`` and is at
        most 3 seconds old.
        """
        raise NotImplementedError

    def undo(self, scope: str, initiator: str = "") -> Report:
        """Take back the last done action of the scope; ``Refused`` where something later stands in the way."""
        raise NotImplementedError

    def redo(self, scope: str, initiator: str = "") -> Report: ...
    def undoable(self, scope: str) -> Note | None:
        """The label of what ``undo`` would take back."""

    def redoable(self, scope: str) -> Note | None: ...
    def history(
        self, scope: str | None = None, table: str | None = None, row: int | None = None, limit: int = 500
    ) -> list[HistoryLine]:
        """The newest actions first, of a scope or those that touched a table or a row (and then just that)."""

    def subscribe(self, listener: Callable[[Report], None]) -> Callable[[], None]:
        """Have ``listener`` called after each commit; the result ends that."""
