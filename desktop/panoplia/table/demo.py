# SPDX-License-Identifier: GPL-3.0-or-later
"""Demo campaigns: lists of verb calls, played into a library."""

from collections.abc import Mapping
from typing import Any

import msgspec

from panoplia.rules import drivers
from panoplia.store.records import Campaign
from panoplia.table.loot import Find
from panoplia.table.table import Table
from panoplia.table.verbs import scope_of


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
    """Found the campaign and play its steps; its history stays, but there is nothing to undo in it."""
    campaign = table.campaigns.found(demo.name, demo.system)
    entries = {entry.key: entry.id for entry in table.reading.entries(campaign.id)}
    kept: dict[str, int | str] = {"campaign": campaign.id}
    for step in demo.steps:
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
    table.library.journal.settle(scope_of(campaign.id))
    return table.library.campaign(campaign.id)


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
    if isinstance(value, str) and value.startswith("$"):
        return kept[value[1:]]
    if isinstance(value, str) and value.startswith("entry:"):
        return entries[value[6:]]
    return value
