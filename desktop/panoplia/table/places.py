# SPDX-License-Identifier: GPL-3.0-or-later
"""Where items are, of those that lie in others too: with whom, and whether they are carried."""

from collections.abc import Iterable

from panoplia.store.records import Item


def places_of(items: Iterable[Item]) -> dict[int, int]:
    """The holder of each item, those inside others as well."""
    by_id = {item.id: item for item in items}
    places = {id: item.holder for id, item in by_id.items() if item.holder is not None}
    waiting = set(by_id) - places.keys()
    while found := {id: places[inside] for id in waiting if (inside := by_id[id].inside or 0) in places}:
        places |= found
        waiting -= found.keys()
    return places | dict.fromkeys(waiting, 0)


def left_behind(items: Iterable[Item]) -> set[int]:
    """Those of the items that are not carried, or lie in one that is not."""
    by_id = {item.id: item for item in items}
    left = {id for id, item in by_id.items() if not item.carried}
    waiting = set(by_id) - left
    while found := {id for id in waiting if by_id[id].inside in left}:
        left |= found
        waiting -= found
    return left
