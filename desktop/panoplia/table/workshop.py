# SPDX-License-Identifier: GPL-3.0-or-later
"""What is worn and what can be done about it: jobs with their odds, committed once, at the end."""

from collections.abc import Sequence
from typing import Any

import msgspec

from panoplia.rules.lifetime import Lifetime
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Note, Words, note, several
from panoplia.rules.odds import Odds, odds
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Job, State, Subject
from panoplia.store.library import Library
from panoplia.store.records import LIMITS, Holder, Item, Work
from panoplia.table.inventory import Inventory, split_one
from panoplia.table.places import places_of
from panoplia.table.reading import Holding, Reading, at_hand, changed_meanwhile, readable
from panoplia.table.verbs import afford, scope_of, verb

LAST_DAY = LIMITS["ends"][1]


class Worn(msgspec.Struct, frozen=True):
    """A piece on the workshop's list: whose it is and how it stands."""

    held: Holding
    owner: Holder
    state: State


class Terms(msgspec.Struct, frozen=True):
    """What a job asks for, before it is done: each cost and each number of days that it can come to, least first."""

    costs: tuple[int, ...]
    days: tuple[int, ...]


class Planned(msgspec.Struct, frozen=True):
    """A job that would mend a worn piece, with its odds and terms; or, without a script, why nothing mends it."""

    worn: Worn
    job: Job
    chances: Odds | None = None
    terms: Terms | None = None
    reasons: tuple[Note, ...] = ()

    @property
    def cost(self) -> int:
        """The most that it can cost."""
        return self.terms.costs[-1] if self.terms else 0

    @property
    def hopeful(self) -> bool:
        """True where it can come to anything but the worst."""
        results = self.chances.outcomes if self.chances else ()
        return any(self.job.cases[self.job.case(result)].tone != "bad" for result, _ in results)


class Done(msgspec.Struct, frozen=True):
    """A job that came to its end: the piece that its odds were shown for, and the result of its script."""

    shown: Holding
    job: Job
    result: Any


class Workshop:
    """The list of worn gear, the jobs for a piece, and the verbs that begin and end work."""

    def __init__(self, library: Library, reading: Reading) -> None:
        self.library = library
        self._reading = reading
        self._inventory = Inventory(library, reading)

    def worn(self, campaign: int) -> list[Worn]:
        """Everything that is worn, broken, spent or in work in a campaign, worst first; not of archived people."""
        system = self._reading.system_of(campaign)
        archived = {one.holder for one in self.library.characters(campaign) if one.archived}
        owners = {holder.id: holder for holder in self.library.holders(campaign) if holder.id not in archived}
        holdings = self._reading.campaign_holdings(campaign)
        places = places_of(held.item for held in holdings)
        found = [
            Worn(held, owners[places[held.item.id]], system.state(held.piece))
            for held in holdings
            if held.piece and places[held.item.id] in owners
        ]
        listed = (worn for worn in found if worn.state.severity or worn.held.work)
        return sorted(listed, key=lambda worn: (worn.held.work.ends if worn.held.work else 0, -worn.state.severity))

    def jobs(self, item: int) -> tuple[Job, ...]:
        """What can be done to a piece, and why not the rest. Nothing can while it is being worked on."""
        held = self._reading.holding(item)
        if held.piece is None or held.work:
            return ()
        owner = self._reading.holder_of(held.item)
        house = self._reading.house_of(self.library.campaign(owner.campaign))
        return self._reading.system_of(owner.campaign).jobs(held.piece, house, self._person(owner))

    def lifetime(self, item: int) -> Lifetime | None:
        """How long a piece will last with whoever holds it; ``None`` where the row cannot be read."""
        held = self._reading.holding(item)
        if held.piece is None:
            return None
        owner = self._reading.holder_of(held.item)
        house = self._reading.house_of(self.library.campaign(owner.campaign))
        return self._reading.system_of(owner.campaign).lifetime(held.piece, house, self._person(owner))

    def plan(self, campaign: int) -> list[Planned]:
        """All that would mend the gear of a campaign's characters, worst piece first; nothing is rolled yet."""
        system = self._reading.system_of(campaign)
        house = self._reading.house_of(self.library.campaign(campaign))
        people = {character.holder: subject for character, subject in self._reading.subjects(campaign) if subject}
        planned: list[Planned] = []
        for worn in self.worn(campaign):
            if worn.owner.id in people and worn.held.piece and not worn.held.work:
                jobs = system.jobs(worn.held.piece, house, people[worn.owner.id])
                mending = [job for job in jobs if job.mends]
                planned += [_planned(worn, job) for job in mending if job.script] or _not_to_be_mended(worn, mending)
        return planned

    @verb
    def finish(self, shown: Holding, job: Job, result: Any) -> Item:
        """Pay for a job and write what it came to, at once or on the day when its work is ready.

        ``Refused`` where the piece is no longer what the odds were shown for, or the holder's purse is short.
        """
        owner = self._reading.holder_of(shown.item)
        label = note(
            QT_TRANSLATE_NOOP("table", "{item} ({owner}): {result}"),
            item=shown.name, owner=owner.name, result=told_of(job, result),
        )  # fmt: skip
        with self.library.journal.act(scope_of(owner.campaign), label):
            self._refuse_changed(shown, 1)
            return self._write(Done(shown, job, result))

    @verb
    def finish_all(self, campaign: int, done: Sequence[Done]) -> list[Item]:
        """Write what several jobs came to, all of them or, where one is ``Refused``, none.

        Of a pile there is one job for each piece at most.
        """
        phrase = QT_TRANSLATE_NOOP("table", "{item}: {result}")
        results = [note(phrase, item=each.shown.name, result=told_of(each.job, each.result)) for each in done]
        label = note(
            QT_TRANSLATE_NOOP("table", "%n job(s) in one go. {results}"), n=len(done), results=several(results)
        )
        with self.library.journal.act(scope_of(campaign), label):
            for shown in {each.shown.item.id: each.shown for each in done}.values():
                self._refuse_changed(shown, sum(each.shown.item.id == shown.item.id for each in done))
            return [self._write(each) for each in done]

    @verb
    def fetch(self, item: int) -> Item:
        """Take a piece back from the workshop unfinished, to where it was in use; what was paid stays paid."""
        held = self._reading.holding(item)
        if held.work is None:
            raise Refused(QT_TRANSLATE_NOOP("table", "No one is working on {item}."), item=held.name)
        owner = self._reading.holder_of(held.item)
        label = note(
            QT_TRANSLATE_NOOP("table", "{item} ({owner}): fetched unfinished"), item=held.name, owner=owner.name
        )
        with self.library.journal.act(scope_of(owner.campaign), label):
            self.library.remove(held.work)
            self._inventory.bring_back(held.item, held.work)
            return self.library.item(item)

    def _person(self, owner: Holder) -> Subject | None:
        """The character that a holder is, where it is one that can be read."""
        people = (one for one in self.library.characters(owner.campaign) if one.holder == owner.id and readable(one))
        return next(map(self._reading.subject, people), None)

    def _refuse_changed(self, shown: Holding, pieces: int) -> None:
        """``Refused`` where so many pieces are no longer what the odds were shown for, or at work."""
        at_hand(self._reading.holding(shown.item.id))
        self._reading.unchanged([shown])
        if pieces > shown.item.quantity:
            raise changed_meanwhile(shown.name)

    def _write(self, done: Done) -> Item:
        """Pay, and write the new wear or the work that leads to it; inside an action."""
        shown, job, result = done.shown, done.job, done.result
        owner, cost, days = self._reading.holder_of(shown.item), job.cost(result), job.days(result)
        afford(owner.name, owner.money, cost)
        if cost:
            self.library.change(owner, money=owner.money - cost)
        # An earlier job of the same action may have taken a piece from the pile.
        one = split_one(self.library, self.library.item(shown.item.id))
        if not days:
            return self.library.change(one, wear=job.wear(result))
        told = note(
            QT_TRANSLATE_NOOP("table", "{item} ({owner}): {result}"),
            item=shown.name, owner=owner.name, result=job.sentence(result),
        )  # fmt: skip
        day = self.library.campaign(owner.campaign).day + days
        if day > LAST_DAY:
            raise Refused(
                QT_TRANSLATE_NOOP("table", "{item} would be ready on day {day}, and day {last} is the last one."),
                "days", item=shown.name, day=day, last=LAST_DAY,
            )  # fmt: skip
        self.library.add(Work(0, "", one.id, day, job.wear(result), told))
        return self.library.change(one, slot="")


def terms_of(job: Job, chances: Odds) -> Terms:
    """What a job can cost and how long it can take: what is announced is what ``finish`` takes."""
    results = [result for result, _ in chances.outcomes]
    return Terms(
        tuple(sorted({job.cost(result) for result in results})), tuple(sorted({job.days(result) for result in results}))
    )


def told_of(job: Job, result: Any) -> Words:
    """What came of a job, what it costs and how long it takes."""
    cost, days, sentence = job.cost(result), job.days(result), job.sentence(result)
    if days and not cost:
        return note(QT_TRANSLATE_NOOP("table", "{result}, ready in %n day(s)"), result=sentence, n=days)
    if days:
        return note(
            QT_TRANSLATE_NOOP("table", "{result}, for {cost}, ready in %n day(s)"),
            result=sentence, cost=Coins(cost), n=days,
        )  # fmt: skip
    if cost:
        return note(QT_TRANSLATE_NOOP("table", "{result}, for {cost}"), result=sentence, cost=Coins(cost))
    return sentence


def _planned(worn: Worn, job: Job) -> Planned:
    assert job.script is not None
    chances = odds(job.script)
    return Planned(worn, job, chances, terms_of(job, chances))


def _not_to_be_mended(worn: Worn, mending: Sequence[Job]) -> list[Planned]:
    """One line for a piece that nothing mends; none for what is never mended."""
    reasons: list[Note] = []
    for job in mending:
        if job.refusal and job.refusal not in reasons:
            reasons.append(job.refusal)
    return [Planned(worn, mending[0], reasons=tuple(reasons))] if mending else []
