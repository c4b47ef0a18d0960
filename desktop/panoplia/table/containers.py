# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies in what: a container's room is counted in one place, whatever puts things into it."""

from collections.abc import Iterable, Sequence
from typing import Any

from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.refusal import Refused
from panoplia.store.library import Library
from panoplia.store.records import Item
from panoplia.table.reading import Holding, Reading, at_hand


class Full(Refused):
    """A container cannot go while there is something in it; ``content`` is all that is."""

    content: tuple[Holding, ...] = ()


class Containers:
    """Questions about containers, and the checks before something is put into one."""

    def __init__(self, library: Library, reading: Reading) -> None:
        self._library = library
        self._reading = reading

    def content(self, items: Iterable[Item]) -> list[Item]:
        """All that lies in some items at any depth, and is none of them."""
        chosen = {item.id for item in items}
        found = {inner.id: inner for item in chosen for inner in self._library.items_in(item)}
        return [inner for inner in found.values() if inner.id not in chosen]

    def holdings(self, items: Iterable[int]) -> list[Holding]:
        """Some items, each once, without those that lie in another of them; ``Refused`` while one is worked on."""
        chosen = dict.fromkeys(items)
        found = [self._reading.holding(item) for item in chosen]
        outer = [
            held for held in found
            if not any(one.id in chosen for one in self._reading.outwards(held.item)[1:] if one.id != held.item.id)
        ]  # fmt: skip
        # Of a ring, each lies in another one.
        for held in outer or found:
            at_hand(held)
        return outer or found

    def at_hand(self, campaign: int, items: Iterable[Item]) -> list[Holding]:
        """Some items as holdings; ``Refused`` while one of them is worked on."""
        found = self._reading.joined(campaign, items)
        for held in found:
            at_hand(held)
        return found

    def check_room(self, container: Holding, moved: Sequence[Item], quantity: int) -> None:
        """``Refused`` where ``quantity`` of the items, with all that they hold, do not fit into a container.

        All that lies in a container takes its room, also inside further ones: so each one around it is asked too.
        """
        content = self.content(moved)
        inner = {item.id for item in (*moved, *content)}
        arriving = quantity + sum(item.quantity for item in content)
        system = self._reading.system_of(self._reading.holder_of(container.item).campaign)
        for around in self._reading.outwards(container.item):
            held = self._reading.holding(around.id)
            room = system.room(held.piece) if held.piece else None
            inside = self._library.items_in(around.id)
            leaving = min(sum(item.quantity for item in inside if item.id in inner), arriving)
            filled = sum(item.quantity for item in inside) - leaving
            if room is not None and arriving > leaving and filled + arriving > room:
                raise Refused(
                    QT_TRANSLATE_NOOP(
                        "table", "{container} has room for {room} and holds {filled}: {more} more do not fit."
                    ),
                    "inside", container=held.name, room=room, filled=filled, more=arriving,
                )  # fmt: skip

    def refuse_full(self, held: Holding) -> None:
        """``Refused`` where a thing of which there is to be another quantity holds something."""
        if self._library.items_in(held.item.id):
            raise Refused(
                QT_TRANSLATE_NOOP("table", "{item} holds something, so there is one of it: empty it first."),
                "quantity", item=held.name,
            )  # fmt: skip

    def empty(self, container: Item) -> None:
        """Put what lies directly in a container to where that lies, inside an action."""
        place: dict[str, Any] = {"inside": container.inside}
        if container.inside is None or self._reading.outwards(container)[-1].holder is None:
            holder = self._reading.holder_of(container)
            place = {"inside": None, "holder": holder.id, "carried": container.carried}
        for inner in self._library.items_in(container.id):
            if inner.inside == container.id:
                self._library.change(inner, **place)
