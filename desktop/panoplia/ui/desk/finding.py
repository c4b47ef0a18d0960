# SPDX-License-Identifier: GPL-3.0-or-later
"""Conversations about what is found: gear for a pile, and how things were kept."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from panoplia.store.records import Holder
from panoplia.table.loot import Find
from panoplia.table.naming import named
from panoplia.table.reading import Holding
from panoplia.ui.desk.found_dialog import FoundDialog
from panoplia.ui.desk.neglect_dialog import Kept, NeglectDialog, Outcome
from panoplia.ui.room import Room


def add_gear(room: Room, pile: Holder, parent: QWidget) -> None:
    """Ask what lies there and, where it is worn, how it was kept; it is added when that is known."""
    asked = FoundDialog(room, pile, parent)
    if asked.exec() and asked.worn and asked.entry:
        worn_gear(room, pile, asked, parent).exec()


def worn_gear(room: Room, pile: Holder, asked: FoundDialog, parent: QWidget) -> NeglectDialog:
    """How the gear that was chosen had been kept."""
    entry, quantity, loot = asked.entry, asked.quantity, room.table.loot
    assert entry is not None

    def write(outcomes: Sequence[Outcome]) -> None:
        wear = outcomes[0][0].wear(outcomes[0][1]) if outcomes[0] else None
        loot.add_found(entry.id, pile.id, quantity, wear)

    return NeglectDialog(room, [Kept(entry.names, loot.findings_of_new(entry.id, pile.campaign))], write, parent)


def find_worn(room: Room, things: Sequence[Holding], parent: QWidget) -> None:
    """Ask how things had been kept, one way for all."""
    neglect(room, things, parent).exec()


def neglect(room: Room, things: Sequence[Holding], parent: QWidget) -> NeglectDialog:
    """The dialog that asks; written as one action."""
    loot = room.table.loot

    def write(outcomes: Sequence[Outcome]) -> None:
        pairs = zip(things, outcomes, strict=True)
        loot.neglect([Find(held, *outcome) for held, outcome in pairs if outcome])

    return NeglectDialog(room, [Kept(named(held), loot.findings(held)) for held in things], write, parent)
