# SPDX-License-Identifier: GPL-3.0-or-later
"""An action of the journal while it is written."""

from typing import Literal

from panoplia.rules.notes import Note


class Action:
    """The action that is open."""

    def __init__(self, id: int, scope: str, label: Note, since: int, joined: bool) -> None:
        self.id = id
        self.scope = scope
        self.label = label
        self.since = since
        self.joined = joined
        self.ends: Literal["open", "done"] = "done"

    def stay_open(self) -> None:
        """Wait for the next transaction that goes on with this action; each writes one row, which undo takes back."""
        self.ends = "open"

    def tell(self, label: Note) -> None:
        """Say in the end what was done."""
        self.label = label
