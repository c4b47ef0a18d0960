# SPDX-License-Identifier: GPL-3.0-or-later
"""The campaign's day: passing days, and the work that is ready on one."""

from collections.abc import Mapping, Sequence

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, note, several
from panoplia.rules.refusal import Refused
from panoplia.store.library import Library
from panoplia.store.records import LIMITS, Campaign, Damaged, Work
from panoplia.table.inventory import CameBack, Inventory
from panoplia.table.reading import Holding, Reading
from panoplia.table.verbs import scope_of, verb, whole_number

LAST_DAY = LIMITS["day"][1]
THE_LAST = QT_TRANSLATE_NOOP("table", "Day {day} is the last that is counted: no more days can pass.")
CAME_BACK: Mapping[CameBack, Phrase] = {
    "unused": QT_TRANSLATE_NOOP("table", "{work} (day {day})"),
    "used": QT_TRANSLATE_NOOP("table", "{work} (day {day}), in use again"),
    "no room": QT_TRANSLATE_NOOP("table", "{work} (day {day}), back in the pack"),
}


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

    @verb
    def pass_days(self, campaign: int, days: int) -> Campaign:
        """Let days go by and finish the work that is ready then.

        Work that cannot be read goes on: it can still be fetched unfinished.
        """
        row = self.library.campaign(campaign)
        whole_number(days, 1, days_left(row), "days")
        day = row.day + days
        ready = [
            work for work in self.library.works(campaign) if work.ends <= day and not isinstance(work.wear, Damaged)
        ]
        with self.library.journal.act(scope_of(campaign), _label(days, day, ())) as action:
            told = [self._finished(work) for work in ready]
            action.tell(_label(days, day, told))
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


def _label(days: int, day: int, ready: Sequence[Note]) -> Note:
    if not ready:
        return note(QT_TRANSLATE_NOOP("table", "%n day(s) pass: it is day {day}"), n=days, day=day)
    return note(
        QT_TRANSLATE_NOOP("table", "%n day(s) pass: it is day {day}. Ready: {ready}"),
        n=days, day=day, ready=several(ready),
    )  # fmt: skip
