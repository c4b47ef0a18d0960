# SPDX-License-Identifier: GPL-3.0-or-later
"""The campaign's day: passing days, and the work that is ready on one."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, note, sentences, several
from panoplia.rules.refusal import Refused
from panoplia.store.library import Library
from panoplia.store.records import LIMITS, Campaign, Character, Damaged, Work
from panoplia.table.inventory import CameBack, Inventory
from panoplia.table.naming import few
from panoplia.table.reading import Holding, Reading, readable
from panoplia.table.verbs import scope_of, verb, whole_number

LAST_DAY = LIMITS["day"][1]
THE_LAST = QT_TRANSLATE_NOOP("table", "Day {day} is the last that is counted: no more days can pass.")
Brought = Literal["nothing", "by rest", "by themselves"]
PASSED: Mapping[tuple[bool, Brought], Phrase] = {
    (False, "nothing"): QT_TRANSLATE_NOOP("table", "%n day(s) pass: it is day {day}"),
    (True, "nothing"): QT_TRANSLATE_NOOP("table", "%n day(s) pass: it is day {day}. Ready: {ready}"),
    (False, "by rest"): QT_TRANSLATE_NOOP("table", "%n day(s) pass: it is day {day}. By rest: {rested}"),
    (True, "by rest"): QT_TRANSLATE_NOOP("table", "%n day(s) pass: it is day {day}. Ready: {ready}. By rest: {rested}"),
    (False, "by themselves"): QT_TRANSLATE_NOOP("table", "%n day(s) pass: it is day {day}. Meanwhile: {rested}"),
    (True, "by themselves"): QT_TRANSLATE_NOOP(
        "table", "%n day(s) pass: it is day {day}. Ready: {ready}. Meanwhile: {rested}"
    ),
}
"""By whether there is work that is ready, and what the days brought to people."""
CAME_BACK: Mapping[CameBack, Phrase] = {
    "unused": QT_TRANSLATE_NOOP("table", "{work} (day {day})"),
    "used": QT_TRANSLATE_NOOP("table", "{work} (day {day}), in use again"),
    "no room": QT_TRANSLATE_NOOP("table", "{work} (day {day}), back in the pack"),
}


class Rested(msgspec.Struct, frozen=True):
    """Someone of the party, their condition after some days, and what of it changed, and why."""

    character: Character
    condition: Any
    notes: tuple[Note, ...]

    @property
    def changed(self) -> bool:
        """Whether the days bring anything."""
        return bool(self.condition != self.character.condition)


class Days:
    """The verb that lets days go by."""

    def __init__(self, library: Library, reading: Reading) -> None:
        self.library = library
        self._reading = reading
        self._inventory = Inventory(library, reading)

    def at_work(self, campaign: int) -> list[Holding]:
        """Every piece that someone is working on, what is ready first at the front."""
        held = {holding.item.id: holding for holding in self._reading.campaign_holdings(campaign)}
        return [held[work.item] for work in self.library.works(campaign) if work.item in held]

    def after(self, campaign: int, days: int, resting: bool) -> list[Rested]:
        """What days bring to each of the party, by rest or without it; no one where the book says nothing of that."""
        system = self._reading.system_of(campaign)
        brought = system.rest if resting else system.unrested
        party = [one for one in self._reading.characters(campaign) if one.kind == "pc" and not one.archived]
        rests = [(one, brought(self._reading.subject(one), days)) for one in party if readable(one)]
        return [Rested(one, rest.condition, rest.notes) for one, rest in rests if rest]

    @verb
    def pass_days(self, campaign: int, days: int, resting: bool = False) -> Campaign:
        """Let days go by and finish the work that is ready then; the party may rest meanwhile.

        Work that cannot be read goes on: it can still be fetched unfinished.
        """
        row = self.library.campaign(campaign)
        whole_number(days, 1, days_left(row), "days")
        day = row.day + days
        ready = [
            work for work in self.library.works(campaign) if work.ends <= day and not isinstance(work.wear, Damaged)
        ]
        rested = [one for one in self.after(campaign, days, resting) if one.changed]
        brought: Brought = "nothing" if not rested else "by rest" if resting else "by themselves"
        with self.library.journal.act(scope_of(campaign), _label(days, day, (), (), "nothing")) as action:
            told = [self._finished(work) for work in ready]
            for one in rested:
                self.library.change(one.character, condition=one.condition)
            action.tell(_label(days, day, told, [_told(one) for one in rested], brought))
            return self.library.change(row, day=day)

    def _finished(self, work: Work) -> Note:
        """The work as a sentence; the piece goes back to where it was in use, if there is room."""
        item = self.library.change(self.library.item(work.item), wear=work.wear)
        self.library.remove(work)
        came = self._inventory.bring_back(item, work)
        return note(CAME_BACK[came], work=work.told, day=work.ends)


def days_left(campaign: Campaign) -> int:
    """How many days can still pass; ``Refused`` on the last one."""
    if campaign.day >= LAST_DAY:
        raise Refused(THE_LAST, "days", day=campaign.day)
    return LAST_DAY - campaign.day


def _told(rested: Rested) -> Note:
    phrase = QT_TRANSLATE_NOOP("table", "{name} ({changes})")
    return note(phrase, name=rested.character.name, changes=sentences(rested.notes))


def _label(days: int, day: int, ready: Sequence[Note], rested: Sequence[Note], brought: Brought) -> Note:
    phrase = PASSED[bool(ready), brought]
    return note(phrase, n=days, day=day, ready=several(ready), rested=few(rested))
