# SPDX-License-Identifier: GPL-3.0-or-later
"""What a fight leaves behind: shown as a value first, then written as one action."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Piece, System
from panoplia.store.library import Library
from panoplia.store.records import Character, Encounter, Holder
from panoplia.table.courses import Course
from panoplia.table.reading import Reading, changed_meanwhile
from panoplia.table.verbs import purse_with, scope_of, verb

if TYPE_CHECKING:
    from panoplia.rules.fights.state import Fighter

NOT_OVER = QT_TRANSLATE_NOOP("table", "The fight “{encounter}” is not over: end it first.")
APPLIED = QT_TRANSLATE_NOOP("table", "The aftermath of “{encounter}” is applied already.")
AFTERMATH = QT_TRANSLATE_NOOP("table", "Aftermath: {encounter}")
GONE = note(QT_TRANSLATE_NOOP("table", "gone"))
ON_THE_GROUND = 0
"""Stands for whoever gets what lies about: the loot pile."""
Takers = Mapping[int, int]
"""Items that lie about, and the characters who take them."""


class Hurt(msgspec.Struct, frozen=True):
    """Someone whose condition or statistics are other ones after the fight, in words, and what they become."""

    character: int
    name: str
    before: Words
    after: Words
    statistics: Any
    condition: Any


class Share(msgspec.Struct, frozen=True):
    """A part of what an item was: so many, as worn as that, with whom; ``ON_THE_GROUND`` is the loot pile."""

    character: int
    quantity: int
    wear: Any
    slot: str


class Spoil(msgspec.Struct, frozen=True):
    """What becomes of an item of ``owner``, who is a ``character``: its parts; it is gone where there is none."""

    item: int
    name: Words
    character: int
    owner: str
    quantity: int
    shares: tuple[Share, ...]
    before: Words
    after: Words

    @property
    def keeper(self) -> int | None:
        """Who has the item itself in the end; its other parts are items of their own."""
        return self.shares[0].character if self.shares else None

    @property
    def left(self) -> int:
        """How many there are still, with whomever."""
        return sum(share.quantity for share in self.shares)

    @property
    def found(self) -> int:
        """How many go into the loot pile."""
        return sum(share.quantity for share in self.shares if share.character == ON_THE_GROUND)


class Repair(msgspec.Struct, frozen=True):
    """A thing of the party that is worn after the fight and that a job could mend."""

    item: int
    name: Words
    owner: str
    state: Words
    jobs: tuple[Words, ...]


class Aftermath(msgspec.Struct, frozen=True):
    """All that will be written: who is hurt, what becomes of gear, and money of fallen foes for the loot pile.

    ``repairs`` are only told. What is not named stays as it was.
    """

    encounter: int
    name: str
    people: tuple[Hurt, ...]
    gear: tuple[Spoil, ...]
    money: int
    fallen: tuple[str, ...]
    repairs: tuple[Repair, ...]

    @property
    def worn(self) -> tuple[Spoil, ...]:
        """Gear that is in another state."""
        return tuple(spoil for spoil in self.gear if spoil.shares and spoil.before != spoil.after)

    @property
    def gone(self) -> tuple[Spoil, ...]:
        """Gear that is destroyed or used up."""
        return tuple(spoil for spoil in self.gear if not spoil.shares)

    @property
    def fewer(self) -> tuple[Spoil, ...]:
        """Piles of which some are used up."""
        return tuple(spoil for spoil in self.gear if 0 < spoil.left < spoil.quantity)

    @property
    def loot(self) -> tuple[Spoil, ...]:
        """What goes into the loot pile."""
        return tuple(spoil for spoil in self.gear if spoil.found)


class Aftermaths:
    """The verb that writes what a fight left behind."""

    def __init__(self, library: Library, reading: Reading) -> None:
        self.library = library
        self._reading = reading

    def of(self, encounter: int) -> Aftermath:
        """What would be written now; ``Refused`` for a fight that is not over, and for one that is applied."""
        course = self._over(encounter)
        fallen = _fallen(course)
        rows = {row.id: row for row in self.library.characters(course.row.campaign)}
        return Aftermath(
            encounter,
            course.row.name,
            tuple(self._hurt(course, rows)),
            tuple(self._gear(course, fallen)),
            sum(rows[id].money for id in fallen if id in rows),
            tuple(fallen.values()),
            tuple(self._repairs(course)),
        )

    @verb
    def apply(self, encounter: int, shown: Aftermath | None = None, takers: Takers | None = None) -> Encounter:
        """Write what a fight left behind, as one action of the campaign; undoing it gives the fight back.

        What lies about goes into the loot pile, or straight to whom ``takers`` name. ``Refused`` where the aftermath
        is no longer what was ``shown``.
        """
        aftermath = self.of(encounter)
        if shown not in (None, aftermath):
            raise changed_meanwhile(aftermath.name)
        row = self.library.encounter(encounter)
        people = {one.id: one for one in self.library.characters(row.campaign)}
        if not people.keys() >= set((takers or {}).values()):
            raise changed_meanwhile(aftermath.name)
        with self.library.journal.act(scope_of(row.campaign), note(AFTERMATH, encounter=aftermath.name)):
            for hurt in aftermath.people:
                self.library.change(people[hurt.character], statistics=hurt.statistics, condition=hurt.condition)
            taken = {item: people[id].holder for item, id in (takers or {}).items()}
            pile = self._pile(row, aftermath, taken)
            self._take_money(people, _fallen(self._reading.courses.of(encounter)), pile)
            places = {one.id: one.holder for one in people.values()} | {ON_THE_GROUND: pile.id if pile else 0}
            self._write(aftermath, places, taken)
            return self.library.change(row, phase="applied")

    def _over(self, encounter: int) -> Course:
        row = self.library.encounter(encounter)
        if row.phase in ("planned", "running"):
            raise Refused(NOT_OVER, encounter=row.name)
        if row.phase == "applied":
            raise Refused(APPLIED, encounter=row.name)
        return self._reading.courses.of(encounter)

    def _hurt(self, course: Course, rows: Mapping[int, Character]) -> Iterator[Hurt]:
        entered = course.entered
        for fighter in course.fight.fighters:
            row = rows.get(fighter.id)
            now = fighter.statistics, fighter.condition
            if row and (row.statistics, row.condition) != now:
                before = course.combat.standing(course.start, entered[fighter.id]).words
                after = course.combat.standing(course.fight, fighter).words
                yield Hurt(fighter.id, fighter.name, before, after, *now)

    def _gear(self, course: Course, fallen: Mapping[int, str]) -> Iterator[Spoil]:
        system = self._reading.system_of(course.row.campaign)
        shares = _shares(course, fallen)
        for fighter in course.entered.values():
            for piece in fighter.pieces:
                spoil = _spoil(system, fighter, piece, shares.get(piece.id, ()))
                if spoil.shares != (_as_it_was(fighter, piece),):
                    yield spoil

    def _repairs(self, course: Course) -> Iterator[Repair]:
        system = self._reading.system_of(course.row.campaign)
        for fighter in course.fight.fighters:
            if fighter.side == "party":
                subject = course.fight.subject(fighter)
                for piece in fighter.pieces:
                    state = system.state(piece)
                    jobs = system.jobs(piece, course.fight.house, subject) if state.severity else ()
                    mending = tuple(job.title for job in jobs if job.mends and job.script)
                    if mending:
                        yield Repair(piece.id, piece.name, fighter.name, state.words, mending)

    def _pile(self, row: Encounter, aftermath: Aftermath, taken: Mapping[int, int]) -> Holder | None:
        """The loot pile, named after the fight; none where nothing is left for it."""
        if not aftermath.money and all(spoil.item in taken for spoil in aftermath.loot):
            return None
        money = purse_with(row.name, 0, aftermath.money)
        return self.library.add(Holder(0, "", row.campaign, "loot", row.name, money))

    def _take_money(self, people: Mapping[int, Character], fallen: Mapping[int, str], pile: Holder | None) -> None:
        for id in fallen:
            if pile and id in people and people[id].money:
                self.library.change(people[id], money=0)

    def _write(self, aftermath: Aftermath, places: Mapping[int, int], taken: Mapping[int, int]) -> None:
        """Wear, part and move items first; what is gone goes last, when nothing lies in it any more."""
        goes = {spoil.item: spoil.keeper for spoil in aftermath.gear}
        for spoil in aftermath.gear:
            if spoil.shares:
                ground = {ON_THE_GROUND: taken[spoil.item]} if spoil.item in taken else {}
                self._share_out(spoil, goes, {**places, **ground})
        for spoil in aftermath.gear:
            if spoil.keeper != spoil.character:
                self._leave_content(spoil, goes, places[spoil.character])
        for spoil in aftermath.gone:
            self.library.remove(self.library.item(spoil.item))

    def _share_out(self, spoil: Spoil, goes: Mapping[int, int | None], places: Mapping[int, int]) -> None:
        """The first part is the item itself; it stays where it lies if that goes to the same hands."""
        item = self.library.item(spoil.item)
        first, *others = spoil.shares
        fields: dict[str, Any] = {"quantity": first.quantity, "wear": first.wear, "slot": first.slot}
        if item.inside is None:
            stays = first.character == spoil.character
        else:
            stays = goes.get(item.inside, spoil.character) == first.character and not first.slot
        if not stays:
            fields |= {"holder": places[first.character], "inside": None}
        self.library.change(item, **fields)
        for share in others:
            place = {"holder": places[share.character], "inside": None}
            part = msgspec.structs.replace(item, id=0, uid="", **place)
            self.library.add(msgspec.structs.replace(part, quantity=share.quantity, wear=share.wear, slot=share.slot))

    def _leave_content(self, spoil: Spoil, goes: Mapping[int, int | None], owner: int) -> None:
        """What lies in a thing that goes away, and does not go itself, stays with its owner."""
        for item in self.library.items_in(spoil.item):
            if item.inside == spoil.item and item.id not in goes:
                self.library.change(item, holder=owner, inside=None)


def _fallen(course: Course) -> dict[int, str]:
    """The foes that lie there at the end, by their ids; what they had is loot."""
    return {
        fighter.id: fighter.name
        for fighter in course.fight.present
        if fighter.side == "foes" and not course.combat.able(fighter)
    }


def _shares(course: Course, fallen: Mapping[int, str]) -> dict[int, list[Share]]:
    """Where each item is at the end, equal parts as one."""
    found: dict[int, list[Share]] = {}
    for fighter in course.fight.fighters:
        for piece in fighter.pieces:
            if fighter.id in fallen:
                _add(found, piece, ON_THE_GROUND, "")
            else:
                _add(found, piece, fighter.id, piece.slot)
    for loose in course.fight.loose:
        _add(found, loose.piece, ON_THE_GROUND, "")
    return found


def _add(found: dict[int, list[Share]], piece: Piece, character: int, slot: str) -> None:
    shares = found.setdefault(piece.part_of or piece.id, [])
    for place, share in enumerate(shares):
        if (share.character, share.wear, share.slot) == (character, piece.wear, slot):
            shares[place] = msgspec.structs.replace(share, quantity=share.quantity + piece.quantity)
            return
    shares.append(Share(character, piece.quantity, piece.wear, slot))


def _spoil(system: System, owner: "Fighter", piece: Piece, shares: Sequence[Share]) -> Spoil:
    # What its owner has of it is the item itself.
    own_first = tuple(sorted(shares, key=lambda share: share.character != owner.id))
    before = system.state(piece).words
    after = system.state(msgspec.structs.replace(piece, wear=own_first[0].wear)).words if own_first else GONE
    return Spoil(piece.id, piece.name, owner.id, owner.name, piece.quantity, own_first, before, after)


def _as_it_was(owner: "Fighter", piece: Piece) -> Share:
    return Share(owner.id, piece.quantity, piece.wear, piece.slot)
