# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies about: loot piles, stashes and shops, found worn, handed out, and their money split."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Note, Phrase, note, several
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Job
from panoplia.store.library import Library
from panoplia.store.records import Holder, Item
from panoplia.table.naming import few
from panoplia.table.reading import Holding, Reading, at_hand, piece_of
from panoplia.table.verbs import MOST_PIECES, clean_name, purse_with, same_campaign, scope_of, verb, whole_number

Pile = Literal["loot", "stash", "shop"]
"""A holder that is no person."""


class Find(msgspec.Struct, frozen=True):
    """How a thing turns out to have been kept: the job that was done by its dice, and what came of it."""

    held: Holding
    job: Job
    result: Any


class Stock(msgspec.Struct, frozen=True):
    """A holder that is no person, and its things in the order of the sheet."""

    holder: Holder
    holdings: tuple[Holding, ...]

    @property
    def count(self) -> int:
        """How many things there are."""
        return sum(held.item.quantity for held in self.holdings)

    @property
    def worth(self) -> int:
        """What all of it costs in the book, in the smallest coin; things without a price count nothing."""
        return sum((held.piece.price or 0) * held.item.quantity for held in self.holdings if held.piece)

    def within(self, items: Sequence[int]) -> list[Holding]:
        """Some of the things, with all that lies in them."""
        ids = set(items)
        while more := {one.item.id for one in self.holdings if one.item.inside in ids} - ids:
            ids |= more
        return [one for one in self.holdings if one.item.id in ids]


class Loot:
    """Verbs about holders that are no people."""

    def __init__(self, library: Library, reading: Reading) -> None:
        self.library = library
        self._reading = reading

    def stocks(self, campaign: int) -> list[Stock]:
        """Every holder of a campaign that is no person, with what it holds."""
        held = self._reading.holdings_by_holder(campaign)
        return [
            Stock(holder, tuple(held.get(holder.id, ())))
            for holder in self.library.holders(campaign)
            if holder.kind != "character"
        ]

    @verb
    def make_holder(self, campaign: int, kind: Pile, name: str) -> Holder:
        """A new, empty loot pile, stash or shop."""
        name = clean_name(name)
        with self.library.journal.act(scope_of(campaign), note(QT_TRANSLATE_NOOP("table", "New: {name}"), name=name)):
            return self.library.add(Holder(0, "", campaign, kind, name))

    @verb
    def rename_holder(self, holder: int, name: str) -> Holder:
        """Give a pile another name."""
        pile, name = self._pile(holder), clean_name(name)
        label = note(QT_TRANSLATE_NOOP("table", "Renamed: {before} → {name}"), before=pile.name, name=name)
        with self.library.journal.act(scope_of(pile.campaign), label, join=f"{holder}:name"):
            return self.library.change(pile, name=name)

    @verb
    def delete_holder(self, holder: int, named: Sequence[Holding] | None = None) -> None:
        """Delete a pile with its money and its things: those that were ``named``, if they were.

        ``Refused`` while one of them is being worked on.
        """
        pile = self._pile(holder)
        if named is not None:
            self._reading.holding_still(holder, named)
        for held in self._reading.held_by(pile.campaign, holder):
            at_hand(held)
        label = note(QT_TRANSLATE_NOOP("table", "Deleted: {name}"), name=pile.name)
        with self.library.journal.act(scope_of(pile.campaign), label):
            self.library.remove(pile)

    @verb
    def set_money(self, holder: int, amount: int) -> Holder:
        """Say how much money lies in a pile, in the smallest coin."""
        pile = self._pile(holder)
        purse_with(pile.name, 0, amount)
        label = note(
            QT_TRANSLATE_NOOP("table", "{name}: money {before} → {money}"),
            name=pile.name, before=Coins(pile.money), money=Coins(amount),
        )  # fmt: skip
        with self.library.journal.act(scope_of(pile.campaign), label):
            return self.library.change(pile, money=amount)

    @verb
    def split_money(self, holder: int, people: Sequence[int], shown: int | None = None) -> int:
        """Share a pile's money out among holders, nobody twice; each share. What does not divide stays.

        ``Refused`` where ``shown`` is the money that was announced, and there is more or less by now.
        """
        pile = self._pile(holder)
        if shown not in (None, pile.money):
            raise Refused(
                QT_TRANSLATE_NOOP("table", "The money of {name} has changed meanwhile: it is {money} now."), "money",
                name=pile.name, money=Coins(pile.money),
            )  # fmt: skip
        takers = [self.library.holder(one) for one in dict.fromkeys(people) if one != holder]
        share, rest = shares(pile.money, len(takers))
        if not share:
            raise Refused(_no_share(pile, len(takers)), "people", money=Coins(pile.money), name=pile.name)
        label = note(
            QT_TRANSLATE_NOOP("table", "{name}: {share} each for {people}, {rest} left"),
            name=pile.name, share=Coins(share), people=several(one.name for one in takers), rest=Coins(rest),
        )  # fmt: skip
        with self.library.journal.act(scope_of(pile.campaign), label):
            for taker in takers:
                same_campaign(taker, pile.campaign)
                self.library.change(taker, money=purse_with(taker.name, taker.money, share))
            self.library.change(pile, money=rest)
        return share

    def findings_of_new(self, entry: int, campaign: int) -> tuple[Job, ...]:
        """How badly gear of the catalogue may be found; nothing where the entry cannot be read."""
        piece, system = piece_of(self._reading.ware(entry)), self._reading.system_of(campaign)
        return system.findings(msgspec.structs.replace(piece, wear=system.wear())) if piece else ()

    @verb
    def add_found(self, entry: int, holder: int, quantity: int = 1, wear: Any = None) -> Item:
        """Put gear of the catalogue into a pile, worn as it was found; without ``wear`` it is new."""
        ware, pile = self._reading.ware(entry), self.library.holder(holder)
        whole_number(quantity, 1, MOST_PIECES, "quantity")
        new = self._reading.system_of(pile.campaign).wear()
        label = note(
            QT_TRANSLATE_NOOP("table", "{name}: found {quantity} × {item}"),
            name=pile.name, quantity=quantity, item=ware.names,
        )  # fmt: skip
        with self.library.journal.act(scope_of(pile.campaign), label):
            return self.library.add(
                Item(0, "", ware.id, pile.id, None, new if wear is None else wear, quantity=quantity)
            )

    def findings(self, held: Holding) -> tuple[Job, ...]:
        """How badly a thing may be found; nothing for one that cannot be read."""
        holder = self._reading.holder_of(held.item)
        return self._reading.system_of(holder.campaign).findings(held.piece) if held.piece else ()

    @verb
    def neglect(self, finds: Sequence[Find]) -> list[Item]:
        """Write how things were found, all at once. ``Refused`` where one is not what its dice were rolled for."""
        for find in finds:
            self._reading.unchanged([find.held])
            at_hand(find.held)
        place = self._reading.holder_of(finds[0].held.item)
        told = few([_told(find) for find in finds])
        label = note(QT_TRANSLATE_NOOP("table", "{name}: {told}"), name=place.name, told=told)
        with self.library.journal.act(scope_of(place.campaign), label):
            return [self.library.change(find.held.item, wear=find.job.wear(find.result)) for find in finds]

    def _pile(self, holder: int) -> Holder:
        pile = self.library.holder(holder)
        if pile.kind == "character":
            raise Refused(
                QT_TRANSLATE_NOOP("table", "{name} is a character, not a pile: that is done on their sheet."), "holder",
                name=pile.name,
            )  # fmt: skip
        return pile


def shares(money: int, people: int) -> tuple[int, int]:
    """What each of ``people`` gets in the smallest coin, and what does not divide and stays."""
    return divmod(money, people) if people else (0, money)


def _no_share(pile: Holder, people: int) -> Phrase:
    if not pile.money:
        return QT_TRANSLATE_NOOP("table", "There is no money in {name}.")
    if not people:
        return QT_TRANSLATE_NOOP("table", "Tick at least one who gets a share.")
    return QT_TRANSLATE_NOOP("table", "{money} is not enough for a coin each: tick fewer people.")


def _told(find: Find) -> Note:
    return note(
        QT_TRANSLATE_NOOP("table", "{item}: {result}"), item=find.held.name, result=find.job.sentence(find.result)
    )
