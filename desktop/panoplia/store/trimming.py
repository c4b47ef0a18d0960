# SPDX-License-Identifier: GPL-3.0-or-later
"""Making the journal smaller: what was written long ago can no longer be undone, but stays told."""

from collections.abc import Collection, Generator, Iterable, Iterator
from datetime import UTC, datetime, timedelta
from itertools import takewhile
from typing import Any

import msgspec

from panoplia.store import portraits, settings
from panoplia.store.connection import Connection
from panoplia.store.faults import polite
from panoplia.store.story import json_list

TOLD = ("name", "name_es", "name_en", "entry", "holder", "inside", "item", "quantity", "campaign", "told")
"""Columns that stay in the images of a trimmed change: what was it, whose, and where did it go."""

SLICE, HEAVIEST = 200, 500_000
"""Rows, and bytes of images, after which a slice ends."""

_TRIMMED = "trimmed"
_WEIGHT = "coalesce(length(before), 0) + coalesce(length(after), 0)"
_OLDEST = f"""SELECT change.id, {_WEIGHT}, action, state, time
    FROM change JOIN action ON action.id = action WHERE change.id >= ? ORDER BY change.id LIMIT {SLICE}"""
_NEWEST = f"SELECT id, {_WEIGHT} FROM change WHERE id BETWEEN ? AND ? ORDER BY id DESC LIMIT {SLICE}"
_IMAGE = """CASE WHEN json_valid({0}) THEN (SELECT json_group_object(key, value) FROM json_each({0})
    WHERE key IN (SELECT value FROM json_each(:told))) END"""
_STRIP = f"""UPDATE change SET before = {_IMAGE.format("before")}, after = {_IMAGE.format("after")}
    WHERE id BETWEEN :first AND :last"""


class Limits(msgspec.Struct, frozen=True):
    """How much can be undone: what is among the newest ``most_bytes`` of images, and of that what is younger than
    ``days`` or among the newest ``actions``.

    The very last action always can.
    """

    days: int = 365
    most_bytes: int = 64 * 1024 * 1024
    actions: int = 200


LIMITS = Limits()


def trim(connection: Connection, now: datetime, limits: Limits = LIMITS) -> Iterator[None]:
    """Trim the journal, one slice at each step; then forget the pictures that nothing names any more.

    A slice reads and writes a few hundred rows at most. Nothing is remembered between slices but what is in the file,
    so it may be stopped at any of them, and anything may be written in between.
    """
    heavy = yield from _weighed(connection, limits.most_bytes)
    before = (now - timedelta(days=limits.days)).astimezone(UTC).isoformat()
    while _trim(connection, before, heavy, limits.actions):
        yield
    with polite(connection.path):
        unused = portraits.unused(connection.plain)
    for name in unused:
        with connection.transaction(patient=False):
            portraits.forget(connection.plain, name)
        yield


def _weighed(connection: Connection, most: int) -> Generator[None, None, int]:
    """The last change beyond the newest ``most`` bytes of images; 0 where all of them are fewer."""
    plain, weight, first = connection.plain, 0, _first(connection)
    with polite(connection.path):
        (last,) = plain.execute("SELECT coalesce(max(id), 0) FROM change").fetchone()
    while last >= first:
        with polite(connection.path):
            rows = _slice(plain.execute(_NEWEST, (first, last)))
        for id, of_this, *_ in rows:
            weight += of_this
            if weight > most:
                return int(id)
        last = rows[-1][0] - 1 if rows else 0
        yield
    return 0


def _trim(connection: Connection, before: str, heavy: int, actions: int) -> bool:
    """Trim one slice; false where there is nothing more to trim."""
    with connection.transaction(patient=False):
        plain, first = connection.plain, _first(connection)
        (newest,) = plain.execute("SELECT coalesce(max(id), 0) FROM action").fetchone()
        kept = plain.execute("SELECT id FROM action ORDER BY id DESC LIMIT 1 OFFSET ?", (actions - 1,)).fetchone()

        def may_go(row: tuple[Any, ...]) -> bool:
            id, _, action, state, time = row
            old = kept is not None and action < kept[0] and time < before
            return (old or id <= heavy) and action < newest and state in ("done", "undone", "closed")

        rows = list(takewhile(may_go, _slice(plain.execute(_OLDEST, (first,)))))
        if rows:
            _strip(connection, first, rows[-1][0], {row[2] for row in rows})
        return bool(rows)


def _strip(connection: Connection, first: int, last: int, actions: Collection[int]) -> None:
    plain, listed = connection.plain, json_list(actions)
    # What is half there must not be undone or done again.
    plain.execute(
        "UPDATE action SET state = 'closed' WHERE state = 'done' AND id IN (SELECT value FROM json_each(?))", (listed,)
    )
    plain.execute("DELETE FROM action WHERE state = 'undone' AND id IN (SELECT value FROM json_each(?))", (listed,))
    plain.execute(_STRIP, {"first": first, "last": last, "told": json_list(TOLD)})
    settings.put(plain, _TRIMMED, str(last))


def _slice(rows: Iterable[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Rows until they are heavy, by the second column; at least one."""
    taken, weight = [], 0
    for row in rows:
        taken.append(row)
        weight += row[1]
        if weight > HEAVIEST:
            break
    return taken


def _first(connection: Connection) -> int:
    """The first change that is not trimmed."""
    with polite(connection.path):
        return int(settings.get(connection.plain, _TRIMMED) or 0) + 1
