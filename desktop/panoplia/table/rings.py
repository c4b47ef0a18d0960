# SPDX-License-Identifier: GPL-3.0-or-later
"""Containers that lie inside each other: no verb makes such a ring, but a file from elsewhere may hold one.

Nobody holds what is in it. It is shown with whoever held it last, so that it can be taken out.
"""

from collections.abc import Mapping, Sequence

from panoplia.store.library import Library


def in_rings(inside: Mapping[int, int]) -> dict[int, int]:
    """Each item that lies in a ring, itself or with its container: the first item of that ring."""
    lost = set(inside)
    while held := {item for item in lost if inside[item] not in lost}:
        lost -= held
    return {item: min(ring(item, inside)) for item in lost}


def ring(item: int, inside: Mapping[int, int]) -> set[int]:
    """The ring to which ``inside`` leads from an item; empty where it leads to none."""
    seen: set[int] = set()
    while item not in seen:
        if item not in inside:
            return set()
        seen.add(item)
        item = inside[item]
    found = {item}
    while (item := inside[item]) not in found:
        found.add(item)
    return found


def finders(library: Library) -> dict[int, int]:
    """For each item that is lost in a ring, the holder with whom it is shown."""
    nested = library.nested()
    lost = in_rings(nested)
    homes = {first: _home(library, sorted(ring(first, nested))) for first in set(lost.values())}
    return {item: homes[first] for item, first in lost.items()}


def _home(library: Library, items: Sequence[int]) -> int:
    """Who held one of a ring last, as the journal knows; else the first holder that plays by the same rules."""
    there = {holder.id: campaign for campaign in library.campaigns() for holder in library.holders(campaign.id)}
    for item in items:
        for line in library.journal.history(table="item", row=item):
            for change in line.changes:
                for image in (change.after, change.before):
                    if image and image.get("holder") in there:
                        return int(image["holder"])
    system = library.entry(library.item(items[0]).entry).system
    return next((holder for holder, campaign in there.items() if campaign.system == system), 0)
