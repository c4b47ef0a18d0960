# SPDX-License-Identifier: GPL-3.0-or-later
"""The library: read frozen records, write them inside an action of its journal."""

from collections.abc import Callable, Collection, Iterable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from panoplia.rules.notes import Note
from panoplia.rules.system import Kind, ShippedEntry, System
from panoplia.store.journal import Journal
from panoplia.store.records import Campaign, Character, Entry, Holder, Item, R


class Library:
    """One open library file. ``journal`` holds its actions; ``remarks`` is what opening it has to tell."""

    journal: Journal
    remarks: tuple[Note, ...]

    @classmethod
    def open(
        cls, path: Path, systems: Mapping[str, System], now: Callable[[], datetime], backups: Path | None = None
    ) -> "Library":
        """The library at ``path``, made or brought up to date first; ``Refused`` says what is wrong with the file."""
        raise NotImplementedError

    def close(self) -> None:
        """Fold the log into the file and let go of it."""

    def campaigns(self) -> list[Campaign]: ...
    def campaign(self, id: int) -> Campaign: ...
    def holders(self, campaign: int, kind: Kind | None = None) -> list[Holder]: ...
    def holder(self, id: int) -> Holder: ...
    def characters(self, campaign: int) -> list[Character]: ...
    def character(self, id: int) -> Character: ...
    def items(self, campaign: int) -> list[Item]:
        """All items of a campaign, those inside others as well."""

    def items_of(self, holder: int) -> list[Item]:
        """All items of a holder, those inside others as well."""

    def item(self, id: int) -> Item: ...
    def entries(self, system: str, campaign: int | None = None) -> list[Entry]:
        """The library's catalogue of a system, and the campaign's own lines; retired ones too."""

    def entry(self, id: int) -> Entry: ...
    def entries_by_id(self, ids: Collection[int]) -> dict[int, Entry]: ...

    def add(self, record: R) -> R:
        """Store a record whose ``id`` is 0 and give it back as stored. A character brings its holder."""

    def change(self, record: R, **fields: Any) -> R:
        """Write just ``fields`` of a record and give it back as stored now."""

    def remove(self, record: R) -> None:
        """Remove a record with all that it holds."""

    def bring_in(self, system: str, shipped: Iterable[ShippedEntry]) -> None:
        """Bring the shipped catalogue of a system up to date, outside the journal."""
