# SPDX-License-Identifier: GPL-3.0-or-later
"""How the fields of a record lie in the columns of the tables."""

from collections.abc import Mapping
from typing import Any

import msgspec

from panoplia.store.documents import Documents, tidy, within
from panoplia.store.records import LIMITS, Campaign, Character, Entry, Holder, Item
from panoplia.store.rows import CampaignRow, CharacterRow, EntryRow, HolderRow, ItemRow, Row

ROWS: dict[type[msgspec.Struct], type[Row]] = {
    Campaign: CampaignRow,
    Holder: HolderRow,
    Character: CharacterRow,
    Entry: EntryRow,
    Item: ItemRow,
}
_DOCUMENTS = {"house", "statistics", "condition", "data", "wear"}
_OF_HOLDER = {"campaign", "name", "money"}

Columns = dict[str, Any]


def columns(documents: Documents, system: str, fields: Mapping[str, Any]) -> Columns:
    """The stored form of some fields of a record; ``Refused`` names the field that cannot be stored."""
    stored: Columns = {}
    for field, value in fields.items():
        if field in _DOCUMENTS:
            stored[field] = documents.write(field, system, value)  # type: ignore[arg-type]  # one of the five
        elif field == "names":
            stored |= {"name_es": tidy(value.es), "name_en": tidy(value.en)}
        elif field in LIMITS:
            stored[field] = within(field, value)
        else:
            stored[field] = tidy(value) if isinstance(value, str) else value
    return stored


def parted(character: Columns) -> tuple[Columns, Columns]:
    """The columns of a character that lie in the holder's row, and its own."""
    of_holder = {field: value for field, value in character.items() if field in _OF_HOLDER}
    return of_holder, {field: value for field, value in character.items() if field not in _OF_HOLDER}
