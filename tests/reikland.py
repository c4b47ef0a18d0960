# SPDX-License-Identifier: GPL-3.0-or-later
"""A small campaign of Percentil: one person, and the catalogue by its keys."""

from dataclasses import dataclass

from panoplia.store.records import Character
from panoplia.table.table import Table

RICH = 10**7
SPELL = {"names.es": "Chispa", "names.en": "Spark", "data.difficulty": 4, "data.time": "half", "data.kind": "missile"}


@dataclass(frozen=True)
class Reikland:
    """Ids of what there is; Klaus can pay for anything."""

    campaign: int
    klaus: int
    purse: int
    entry: dict[str, int]

    @classmethod
    def made(cls, table: Table) -> "Reikland":
        campaign = table.campaigns.found("Reikland", "d100").id
        klaus: Character = table.characters.create(campaign, "Klaus", "Inés", {}, money=RICH)
        return cls(campaign, klaus.id, klaus.holder, {each.key: each.id for each in table.reading.entries(campaign)})
