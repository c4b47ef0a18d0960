# SPDX-License-Identifier: GPL-3.0-or-later
"""What the commands about fights share: which fight is meant, and whose language it is told in."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from panoplia import app
from panoplia.cli.places import add_language_option, add_library_option, places_of
from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.refusal import Refused
from panoplia.store.opening import NO_LIBRARY
from panoplia.store.records import Encounter
from panoplia.table.table import Table
from panoplia.words import Speech, fold, system_language

NO_FIGHT = QT_TRANSLATE_NOOP("cli", "There is no fight called “{name}”. What there is: {all}.")
SEVERAL = QT_TRANSLATE_NOOP("cli", "%n fights are called “{name}”: name the campaign.")


def add_encounter_options(parser: argparse.ArgumentParser) -> None:
    """Which fight of which library."""
    parser.add_argument("--encounter", required=True, metavar="NAME", help="as it stands in the list of fights")
    parser.add_argument("--campaign", metavar="NAME", help="where several campaigns have a fight of that name")
    add_library_option(parser)
    add_language_option(parser)


@contextmanager
def opened(args: argparse.Namespace) -> Iterator[tuple[Table, Encounter, Speech]]:
    """The table, the fight that is meant, and the language."""
    places = places_of(args.library)
    if not places.library.exists():
        raise Refused(NO_LIBRARY, file=str(places.library))
    table = app.open_table(places)
    try:
        row = _named(table, args.encounter, args.campaign)
        coins = table.reading.system_of(row.campaign).coins
        yield table, row, Speech(args.language or system_language(), coins)
    finally:
        table.library.close()


def _named(table: Table, name: str, campaign: str | None) -> Encounter:
    everyone: list[Any] = [
        row
        for place in table.library.campaigns()
        if campaign is None or fold(place.name) == fold(campaign)
        for row in table.library.encounters(place.id)
    ]
    found = [row for row in everyone if fold(row.name) == fold(name)]
    if not found:
        raise Refused(NO_FIGHT, "--encounter", name=name, all=", ".join(row.name for row in everyone) or "–")
    if len(found) > 1:
        raise Refused(SEVERAL, "--campaign", n=len(found), name=name)
    one: Encounter = found[0]
    return one
