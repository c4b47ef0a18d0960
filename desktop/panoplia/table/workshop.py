# SPDX-License-Identifier: GPL-3.0-or-later
"""What is worn and what can be done about it: jobs with their odds, committed once, at the end."""

from typing import Any

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Job, State
from panoplia.store.library import Library
from panoplia.store.records import Character, Item
from panoplia.table.inventory import split_one
from panoplia.table.reading import Holding, Reading
from panoplia.table.verbs import scope_of, verb


class Worn(msgspec.Struct, frozen=True):
    """A piece on the workshop's list: whose it is and how it stands."""

    held: Holding
    owner: Character
    state: State


class Workshop:
    """The list of worn gear, the jobs for a piece, and the verb that ends one."""

    def __init__(self, library: Library, reading: Reading) -> None:
        self._library = library
        self._reading = reading

    def worn(self, campaign: int) -> list[Worn]:
        """Everything that is worn, broken or spent in a campaign, worst first; not of archived people."""
        system = self._reading.system_of(campaign)
        people = self._library.characters(campaign)
        owners = {character.holder: character for character in people if not character.archived}
        found = [
            Worn(held, owners[held.item.holder], system.state(held.piece))
            for held in self._reading.campaign_holdings(campaign)
            if held.piece and held.item.holder in owners
        ]
        worst = sorted((worn for worn in found if worn.state.severity), key=lambda worn: -worn.state.severity)
        return worst

    def jobs(self, item: int) -> tuple[Job, ...]:
        """What can be done to a piece, and why not the rest."""
        held = self._reading.holding(item)
        owner = self.owner(held.item)
        if held.piece is None:
            return ()
        return self._reading.system_of(owner.campaign).jobs(held.piece, self._reading.subject(owner))

    @verb
    def finish(self, shown: Holding, job: Job, result: Any) -> Item:
        """Write what a job came to. ``Refused`` where the piece is no longer what the odds were shown for."""
        if self._reading.holding(shown.item.id) != shown:
            raise Refused(
                QT_TRANSLATE_NOOP("table", "{item} has changed meanwhile: look at its odds again."), item=shown.name
            )
        owner = self.owner(shown.item)
        label = note(
            QT_TRANSLATE_NOOP("table", "{item} ({owner}): {result}"),
            item=shown.name, owner=owner.name, result=job.sentence(result),
        )  # fmt: skip
        with self._library.journal.act(scope_of(owner.campaign), label):
            return self._library.change(split_one(self._library, shown.item), wear=job.wear(result))

    def owner(self, item: Item) -> Character:
        """The character who holds an item, in a container or not."""
        holder = self._reading.holder_of(item)
        return next(one for one in self._library.characters(holder.campaign) if one.holder == holder.id)
