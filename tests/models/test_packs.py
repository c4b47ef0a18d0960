# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever is moved, parted, put together or handed over: nothing appears, nothing is lost, and the tree tells it."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule
from PySide6.QtCore import QModelIndex

from panoplia.rules.refusal import Refused
from panoplia.table.rings import in_rings
from panoplia.ui.models.inventory import InventoryTreeModel
from panoplia.ui.models.rows import Role
from panoplia.words import Speech
from world import World, all_rows, open_table

PICK = st.integers(0, 30)


class Packs(RuleBasedStateMachine):
    """Enyra and Drake with sacks and piles, and every verb that moves something."""

    def __init__(self) -> None:
        super().__init__()
        self._home = TemporaryDirectory()
        self.table = open_table(Path(self._home.name))
        self.world = World.made(self.table)
        give, entry = self.table.trade.give, self.world.entry
        for key, count in (("saco", 1), ("saco", 2), ("mochila", 1), ("flechas", 4), ("antorchas", 3)):
            give(entry[key], self.world.purse, count)
        self.start = self.things()
        self.scope = f"campaign:{self.world.campaign}"
        self.done = 0
        system = self.table.systems["dungeon-hack"]
        self.model = InventoryTreeModel(Speech("en"), system, self.table)

    def teardown(self) -> None:
        self.table.library.close()
        self._home.cleanup()

    def things(self) -> Counter[int]:
        """How many there are of each entry."""
        counted: Counter[int] = Counter()
        for item in self.table.library.items(self.world.campaign):
            counted[item.entry] += item.quantity
        return counted

    def pick(self, number: int) -> int:
        items = self.table.library.items(self.world.campaign)
        return items[number % len(items)].id

    def holder(self, number: int) -> int:
        return (self.world.purse, self.world.pouch)[number % 2]

    def attempt(self, act: Callable[[], object]) -> None:
        """A verb, or a refusal that changes nothing."""
        before = all_rows(self.table)
        try:
            act()
        except Refused:
            assert all_rows(self.table) == before
        self.done += all_rows(self.table) != before

    @rule(items=st.lists(PICK, min_size=1, max_size=3), container=PICK)
    def put(self, items: list[int], container: int) -> None:
        self.attempt(lambda: self.table.packing.put_into([self.pick(n) for n in items], self.pick(container)))

    @rule(item=PICK, container=PICK, quantity=st.integers(0, 5))
    def put_some(self, item: int, container: int, quantity: int) -> None:
        self.attempt(lambda: self.table.packing.put_into([self.pick(item)], self.pick(container), quantity))

    @rule(item=PICK, behind=st.booleans())
    def take(self, item: int, behind: bool) -> None:
        packing = self.table.packing
        self.attempt(lambda: (packing.leave_behind if behind else packing.take_out)([self.pick(item)]))

    @rule(items=st.lists(PICK, min_size=1, max_size=3), whom=PICK)
    def hand(self, items: list[int], whom: int) -> None:
        self.attempt(lambda: self.table.packing.hand_over([self.pick(n) for n in items], self.holder(whom)))

    @rule(item=PICK, quantity=st.integers(0, 5))
    def split(self, item: int, quantity: int) -> None:
        self.attempt(lambda: self.table.pieces.split(self.pick(item), quantity))

    @rule(item=PICK, other=PICK)
    def merge(self, item: int, other: int) -> None:
        self.attempt(lambda: self.table.pieces.merge(self.pick(item), self.pick(other)))

    @rule(item=PICK)
    def use(self, item: int) -> None:
        self.attempt(lambda: self.table.inventory.equip(self.pick(item), swap=True))

    @rule(item=PICK)
    def empty(self, item: int) -> None:
        self.attempt(lambda: self.table.packing.empty_out(self.pick(item)))

    @rule(item=PICK, name=st.sampled_from(["", "Colmillo"]))
    def name(self, item: int, name: str) -> None:
        self.attempt(lambda: self.table.pieces.set_name(self.pick(item), name))

    @rule(payer=PICK, amount=st.integers(-5, 2500))
    def pay(self, payer: int, amount: int) -> None:
        self.attempt(lambda: self.table.packing.pay(self.holder(payer), self.holder(payer + 1), amount))

    @rule()
    def undo(self) -> None:
        if self.done:
            self.table.library.journal.undo(self.scope)
            self.done -= 1

    @invariant()
    def nothing_is_lost(self) -> None:
        assert self.things() == self.start
        assert not in_rings(self.table.library.nested())
        purses = [self.table.library.holder(holder).money for holder in (self.world.purse, self.world.pouch)]
        assert sum(purses) == 2000
        assert min(purses) >= 0

    @invariant()
    def the_tree_tells_it(self) -> None:
        """A tree that was shown every step on the way is the same as one that is shown the last."""
        held = self.table.reading.held_by(self.world.campaign, self.world.purse)
        self.model.set_holdings(held)
        fresh = InventoryTreeModel(Speech("en"), self.table.systems["dungeon-hack"], self.table)
        fresh.set_holdings(held, same=False)
        assert shown(self.model) == shown(fresh)
        rows = self.table.library.items_of(self.world.purse)
        assert Counter(_ids(shown(self.model))) == Counter(item.id for item in rows)


Shown = list[tuple[int, str, "Shown"]]


def shown(model: InventoryTreeModel, parent: QModelIndex | None = None) -> Shown:
    above, found = parent or QModelIndex(), []
    for place in range(model.rowCount(above)):
        index = model.index(place, 0, above)
        held = index.data(Role.ROW)
        found.append(
            (held.item.id if held else 0, f"{index.data()} {index.data(Role.SECOND_LINE)}", shown(model, index))
        )
    return found


def _ids(rows: Shown) -> list[int]:
    return [each for item, _, below in rows for each in ([item] if item else []) + _ids(below)]


TestPacks = Packs.TestCase
TestPacks.settings = settings(max_examples=15, stateful_step_count=15, deadline=None)
