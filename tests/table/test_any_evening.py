# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever a table does: trade, moves and loot keep things and money, and all of it can be undone and redone."""

import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from panoplia.rules import drivers
from panoplia.rules.refusal import Refused
from panoplia.store.records import Item
from panoplia.table.trade import Line
from world import World, all_rows, open_table

PICK = st.integers(0, 10**6)
FEW = st.integers(1, 4)
GEAR = ("daga", "hacha_de_batalla", "coraza", "flechas", "antorchas", "mochila", "saco", "escudo", "cuerda")


class AnyEvening(RuleBasedStateMachine):
    """Enyra, Drake and a loot pile. A refused verb changes nothing; what is left and spent adds up."""

    @initialize()
    def begin(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.table = open_table(Path(self.folder.name))
        self.world = World.made(self.table)
        pile = self.table.loot.make_holder(self.world.campaign, "loot", "Botín")
        self.table.loot.set_money(pile.id, 1234)
        self.holders = (self.world.purse, self.world.pouch, pile.id)
        self.people = (self.world.purse, self.world.pouch)
        self.table.library.journal.settle(self.scope)
        self.first = all_rows(self.table)
        self.expected = self.money(), self.things()

    @property
    def scope(self) -> str:
        return f"campaign:{self.world.campaign}"

    def items(self) -> list[Item]:
        return self.table.library.items(self.world.campaign)

    def item(self, pick: int) -> Item | None:
        items = self.items()
        return items[pick % len(items)] if items else None

    def money(self) -> int:
        return sum(holder.money for holder in self.table.library.holders(self.world.campaign))

    def things(self) -> Counter[int]:
        counted: Counter[int] = Counter()
        for item in self.items():
            counted[item.entry] += item.quantity
        return counted

    @contextmanager
    def trying(self) -> Iterator[None]:
        """A refusal must leave every row as it was."""
        before = all_rows(self.table)
        try:
            yield
        except Refused:
            assert all_rows(self.table) == before

    @invariant()
    def nothing_is_lost_or_made(self) -> None:
        if hasattr(self, "expected"):
            assert (self.money(), +self.things()) == (self.expected[0], +self.expected[1])

    def expect(self, money: int = 0, things: Counter[int] | None = None) -> None:
        total = self.expected[1].copy()
        total.update(things or Counter())
        self.expected = self.expected[0] + money, total

    @rule(kind=st.sampled_from(GEAR), count=FEW, who=PICK)
    def buy(self, kind: str, count: int, who: int) -> None:
        entry = self.table.library.entry(self.world.entry[kind])
        with self.trying():
            self.table.trade.buy(entry.id, self.holders[who % 3], count)
            self.expect(-(entry.price or 0) * count, Counter({entry.id: count}))

    @rule(kinds=st.lists(st.sampled_from(GEAR), min_size=1, max_size=3, unique=True), count=FEW, who=PICK,
          percent=st.sampled_from((50, 100, 133)))  # fmt: skip
    def buy_a_basket(self, kinds: list[str], count: int, who: int, percent: int) -> None:
        lines = [Line(self.world.entry[kind], count) for kind in kinds]
        before = self.money()
        with self.trying():
            self.table.trade.buy_all(lines, self.holders[who % 3], percent)
            full = sum((self.table.library.entry(line.entry).price or 0) * count for line in lines)
            assert before - self.money() == -(-full * percent // 100)
            self.expect(self.money() - before, Counter({line.entry: count for line in lines}))

    @rule(kind=st.sampled_from(GEAR), count=FEW, who=PICK)
    def give(self, kind: str, count: int, who: int) -> None:
        entry = self.world.entry[kind]
        with self.trying():
            self.table.trade.give(entry, self.holders[who % 3], count)
            self.expect(things=Counter({entry: count}))

    @rule(pick=PICK, count=FEW)
    def split(self, pick: int, count: int) -> None:
        if item := self.item(pick):
            with self.trying():
                self.table.pieces.split(item.id, count)

    @rule(pick=PICK, other=PICK)
    def merge(self, pick: int, other: int) -> None:
        one, another = self.item(pick), self.item(other)
        if one and another:
            with self.trying():
                self.table.pieces.merge(one.id, another.id)

    @rule(pick=PICK, other=PICK)
    def put_into(self, pick: int, other: int) -> None:
        one, another = self.item(pick), self.item(other)
        if one and another:
            with self.trying():
                self.table.packing.put_into([one.id], another.id)

    @rule(pick=PICK, part=st.sampled_from(("take_out", "leave_behind")))
    def lay(self, pick: int, part: str) -> None:
        if item := self.item(pick):
            with self.trying():
                getattr(self.table.packing, part)([item.id])

    @rule(pick=PICK, who=PICK, count=st.none() | FEW)
    def hand_over(self, pick: int, who: int, count: int | None) -> None:
        if item := self.item(pick):
            with self.trying():
                self.table.packing.hand_over([item.id], self.holders[who % 3], count)

    @rule(payer=PICK, payee=PICK, amount=st.integers(-5, 3000))
    def pay(self, payer: int, payee: int, amount: int) -> None:
        with self.trying():
            self.table.packing.pay(self.holders[payer % 3], self.holders[payee % 3], amount)

    @rule(both=st.booleans())
    def split_money(self, both: bool) -> None:
        with self.trying():
            self.table.loot.split_money(self.holders[2], self.people if both else self.people[:1])

    @rule(pick=PICK)
    def use(self, pick: int) -> None:
        if item := self.item(pick):
            with self.trying():
                if item.slot:
                    self.table.inventory.unequip(item.id)
                else:
                    self.table.inventory.equip(item.id, swap=True)

    @rule(pick=PICK)
    def discard(self, pick: int) -> None:
        if item := self.item(pick):
            before = self.things()
            with self.trying():
                self.table.inventory.discard(item.id)
                before.subtract(self.things())
                assert +before == Counter({item.entry: item.quantity})
                self.expect(things=Counter({item.entry: -item.quantity}))

    @rule(pick=PICK, count=FEW, percent=st.sampled_from((10, 50, 100)))
    def sell(self, pick: int, count: int, percent: int) -> None:
        if item := self.item(pick):
            before = self.money()
            with self.trying():
                paid = self.table.market.sell(item.id, count, percent)
                assert self.money() - before == paid
                self.expect(paid, Counter({item.entry: -count}))

    @rule(pick=PICK, job=st.sampled_from(("test-durability", "break-die", "repair", "restore-durability")), face=FEW)
    def work(self, pick: int, job: str, face: int) -> None:
        """Wear parts a pile and loses nothing; what a smith takes is gone from the purses."""
        if item := self.item(pick):
            before = self.money()
            with self.trying():
                shown = self.table.reading.holding(item.id)
                found = [one for one in self.table.workshop.jobs(item.id) if one.id == job and one.script]
                if found:
                    script = found[0].script
                    assert script is not None
                    session = drivers.Session(script)
                    while session.pending:
                        session.answer("+".join([str(min(face, 4))] * len(getattr(session.pending, "sizes", (1,)))))
                    self.table.workshop.finish(shown, found[0], session.result)
                    assert self.money() <= before
                    self.expect(self.money() - before)

    @rule(days=FEW)
    def pass_days(self, days: int) -> None:
        with self.trying():
            self.table.days.pass_days(self.world.campaign, days)

    def teardown(self) -> None:
        if not hasattr(self, "expected"):
            return
        last = all_rows(self.table)
        journal = self.table.library.journal
        done = 0
        while journal.undoable(self.scope):
            journal.undo(self.scope)
            done += 1
        assert all_rows(self.table) == self.first
        for _ in range(done):
            journal.redo(self.scope)
        assert all_rows(self.table) == last
        self.table.library.close()
        self.folder.cleanup()


AnyEvening.TestCase.settings = settings(max_examples=15, stateful_step_count=20, deadline=None)
TestAnyEvening = AnyEvening.TestCase
