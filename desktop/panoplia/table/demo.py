# SPDX-License-Identifier: GPL-3.0-or-later
"""Demo campaigns: lists of verb calls, played into a library."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from panoplia.rules import drivers
from panoplia.rules.notes import QT_TRANSLATE_NOOP, several
from panoplia.rules.refusal import Refused
from panoplia.store.records import Campaign, Entry
from panoplia.table.loot import Find
from panoplia.table.table import Table
from panoplia.table.verbs import scope_of

IN_THE_WAY = QT_TRANSLATE_NOOP(
    "table",
    "The demo campaign needs lines of the book as they are there, and these are changed or taken out of the armoury: "
    "{items}.",
)


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One verb call. ``keep`` names its result; an argument that begins with ``$`` is such a name's id, or its uid.

    ``work`` does a workshop job with recorded answers instead: the item, the job and what the dice showed. ``neglect``
    finds a thing worn, likewise.
    """

    verb: str
    args: dict[str, Any] = {}
    keep: str = ""
    answers: tuple[str, ...] = ()


class Demo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A demo campaign: whose rules it follows, and how it came about."""

    system: str
    name: str
    steps: tuple[Step, ...]


def play(table: Table, demo: Demo) -> Campaign:
    """Found the campaign and play its steps, all or nothing; its history stays, with nothing to undo in it.

    ``Refused`` where the library has lines of the book changed that the steps need as they are.
    """
    with table.library.journal.locked():
        campaign = table.campaigns.found(demo.name, demo.system)
        by_key = {entry.key: entry for entry in table.reading.entries(campaign.id, retired=True) if entry.key}
        _refuse_changed(demo, by_key)
        entries = {key: entry.id for key, entry in by_key.items()}
        kept: dict[str, int | str] = {"campaign": campaign.id}
        for step in demo.steps:
            _take(table, step, kept, entries)
        table.library.journal.settle(scope_of(campaign.id))
        return table.library.campaign(campaign.id)


def _refuse_changed(demo: Demo, entries: Mapping[str, Entry]) -> None:
    used = {text.removeprefix("entry:") for step in demo.steps for text in _texts(step.args)}
    changed = [entry.names for key, entry in entries.items() if key in used and _other_than_the_book(entry)]
    if changed:
        raise Refused(IN_THE_WAY, items=several(changed))


def _other_than_the_book(entry: Entry) -> bool:
    """Prices and names are no matter."""
    return entry.retired or (entry.overlay is not None and entry.data != entry.overlay.book.data)


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from _texts(each)
    elif isinstance(value, list):
        for each in value:
            yield from _texts(each)


def _take(table: Table, step: Step, kept: dict[str, int | str], entries: Mapping[str, int]) -> None:
    args = {name: _argument(value, kept, entries) for name, value in step.args.items()}
    if step.verb == "work":
        result = _work(table, args["item"], args["job"], step.answers)
    elif step.verb == "neglect":
        result = _neglect(table, args["item"], args["job"], step.answers)
    else:
        part, verb = step.verb.split(".")
        result = getattr(getattr(table, part), verb)(**args)
    if step.keep:
        kept[step.keep] = result.holder if step.verb == "characters.create" else result.id
        kept[step.keep + ".id"], kept[step.keep + ".uid"] = result.id, result.uid


def _work(table: Table, item: int, job_id: str, answers: tuple[str, ...]) -> Any:
    shown = table.reading.holding(item)
    job = next(job for job in table.workshop.jobs(item) if job.id == job_id)
    assert job.script is not None, f"{job_id} cannot be done"
    session = drivers.replay(job.script, answers)
    return table.workshop.finish(shown, job, session.result)


def _neglect(table: Table, item: int, job_id: str, answers: tuple[str, ...]) -> Any:
    shown = table.reading.holding(item)
    job = next(job for job in table.loot.findings(shown) if job.id == job_id)
    assert job.script is not None, f"{job_id} cannot be done"
    return table.loot.neglect([Find(shown, job, drivers.replay(job.script, answers).result)])[0]


def _argument(value: Any, kept: Mapping[str, int | str], entries: Mapping[str, int]) -> Any:
    if isinstance(value, dict):
        return {name: _argument(each, kept, entries) for name, each in value.items()}
    if isinstance(value, list):
        return [_argument(each, kept, entries) for each in value]
    if isinstance(value, str) and value.startswith("$"):
        return kept[value[1:]]
    if isinstance(value, str) and value.startswith("entry:"):
        return entries[value[6:]]
    return value
