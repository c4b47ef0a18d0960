# SPDX-License-Identifier: GPL-3.0-or-later
"""All that people do, in one place for the window to ask."""

from collections.abc import Mapping

from panoplia.rules.system import System
from panoplia.store.library import Library
from panoplia.table.campaigns import Campaigns
from panoplia.table.catalogue import Catalogue
from panoplia.table.characters import Characters
from panoplia.table.inventory import Inventory
from panoplia.table.play import Playing
from panoplia.table.reading import Reading
from panoplia.table.trade import Trade
from panoplia.table.workshop import Workshop


class Table:
    """The verbs, grouped, over one library."""

    def __init__(self, library: Library, systems: Mapping[str, System]) -> None:
        self.library = library
        self.systems = systems
        self.reading = Reading(library, systems)
        self.campaigns = Campaigns(library, systems)
        self.characters = Characters(library, self.reading)
        self.catalogue = Catalogue(library, self.reading)
        self.trade = Trade(library, self.reading)
        self.inventory = Inventory(library, self.reading)
        self.workshop = Workshop(library, self.reading)
        self.play = Playing(library, self.reading)

    @property
    def parts(self) -> tuple[object, ...]:
        """Everything that has verbs."""
        return (
            self.campaigns, self.characters, self.catalogue, self.trade, self.inventory, self.workshop, self.play,
        )  # fmt: skip
