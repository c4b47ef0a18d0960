# SPDX-License-Identifier: GPL-3.0-or-later
"""All that people do, in one place for the window to ask."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from panoplia.rules.system import System
from panoplia.store.library import Library
from panoplia.store.records import Recorded
from panoplia.table.campaigns import Campaigns
from panoplia.table.catalogue import Catalogue
from panoplia.table.characters import Characters
from panoplia.table.days import Days
from panoplia.table.inventory import Inventory
from panoplia.table.listed import Listed
from panoplia.table.loot import Loot
from panoplia.table.market import Market
from panoplia.table.packing import Packing
from panoplia.table.pieces import Pieces
from panoplia.table.play import Playing
from panoplia.table.reading import Reading, Shown
from panoplia.table.trade import Trade
from panoplia.table.verbs import verbs_of
from panoplia.table.workshop import Workshop

if TYPE_CHECKING:
    from panoplia.table.aftermath import Aftermaths
    from panoplia.table.chronicle import Chronicle
    from panoplia.table.encounters import Encounters
    from panoplia.table.fights import Fights
    from panoplia.table.owning import Owning
    from panoplia.table.search import Search

Result = TypeVar("Result")


class Table:
    """The verbs, grouped, over one library."""

    def __init__(self, library: Library, systems: Mapping[str, System]) -> None:
        self.library = library
        self.systems = systems
        self.reading = Reading(library, systems)
        self.campaigns = Campaigns(library, systems)
        self.characters = Characters(library, self.reading)
        self.listed = Listed(library, self.reading)
        self.catalogue = Catalogue(library, self.reading)
        self.trade = Trade(library, self.reading)
        self.inventory = Inventory(library, self.reading)
        self.loot = Loot(library, self.reading)
        self.market = Market(library, self.reading)
        self.packing = Packing(library, self.reading)
        self.pieces = Pieces(library, self.reading)
        self.workshop = Workshop(library, self.reading)
        self.days = Days(library, self.reading)
        self.play = Playing(library, self.reading)
        library.journal.guard(self._guard)

    @cached_property
    def encounters(self) -> "Encounters":
        """Fights that are planned."""
        # Imported when it is first asked for, as what follows: a start must not wait for it.
        from panoplia.table.encounters import Encounters

        return Encounters(self.library, self.reading)

    @cached_property
    def fights(self) -> "Fights":
        """Fights that go on."""
        from panoplia.table.fights import Fights

        return Fights(self.library, self.reading)

    @cached_property
    def aftermaths(self) -> "Aftermaths":
        """What fights leave behind."""
        from panoplia.table.aftermath import Aftermaths

        return Aftermaths(self.library, self.reading)

    @cached_property
    def chronicle(self) -> "Chronicle":
        """What was done, in words."""
        # Imported when it is first asked for: a start must not wait for it.
        from panoplia.table.chronicle import Chronicle

        return Chronicle(self.library, self.reading)

    @cached_property
    def search(self) -> "Search":
        """Everything that can be gone to by its name."""
        # As above.
        from panoplia.table.search import Search

        return Search(self.library, self.reading)

    def as_seen(self, seen: Sequence[Shown], do: Callable[[], Result]) -> Result:
        """Do something; ``Refused`` where what the person had ``seen`` of it is not so any more."""
        if not seen:
            return do()
        with self.library.journal.locked():
            self.reading.unchanged(seen)
            return do()

    @property
    def parts(self) -> tuple[object, ...]:
        """Everything that has verbs."""
        late = (self.encounters, self.fights, self.aftermaths)
        others = (part for part in vars(self).values() if part not in late)
        return tuple(part for part in (*others, *late) if any(verbs_of(part)))

    @cached_property
    def _owning(self) -> "Owning":
        from panoplia.table.owning import Owning

        return Owning(self.library, self.reading)

    def _guard(self, changes: Sequence[Recorded]) -> None:
        """Without a fight that has begun, nothing is owned by any."""
        if self.reading.courses.phases():
            self._owning(changes)
