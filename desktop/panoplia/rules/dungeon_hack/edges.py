# SPDX-License-Identifier: GPL-3.0-or-later
"""Advantage and Disadvantage: where they come from and what remains of several (DH-2)."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note

Edge = Literal["none", "advantage", "disadvantage"]


class Source(msgspec.Struct, frozen=True):
    """One reason for an edge, in words."""

    edge: Edge
    reason: Note


class Standing(msgspec.Struct, frozen=True):
    """How a player character and a foe stand to each other. ``deep`` is that both are in the water (DH-41)."""

    melee: bool = True
    mounted: bool = False
    foe_mounted: bool = False
    deep: bool = False


def net(sources: Iterable[Source]) -> Edge:
    """What remains: several of one kind count once, one of each kind cancels out (DH-2)."""
    kinds = {source.edge for source in sources} - {"none"}
    return kinds.pop() if len(kinds) == 1 else "none"


def of_attack(
    standing: Standing, *, proficient: bool = True, piercing: bool = False, lance_too_close: bool = False
) -> tuple[Source, ...]:
    """What helps or hinders an attack of a player character (DH-5, DH-20, DH-40, DH-41)."""
    return tuple(_of_attack(standing, proficient, piercing, lance_too_close))


def _of_attack(standing: Standing, proficient: bool, piercing: bool, lance_too_close: bool) -> Iterable[Source]:
    if not proficient:
        yield _bad(note(QT_TRANSLATE_NOOP("dungeon-hack", "no proficiency in this weapon"), "DH-5"))
    if lance_too_close:
        yield _bad(note(QT_TRANSLATE_NOOP("dungeon-hack", "a cavalry lance within 5 ft"), "DH-20"))
    if standing.melee and standing.mounted and not standing.foe_mounted:
        yield _good(note(QT_TRANSLATE_NOOP("dungeon-hack", "mounted against someone on foot"), "DH-40"))
    if standing.melee and standing.deep and not piercing:
        yield _bad(note(QT_TRANSLATE_NOOP("dungeon-hack", "under water without a piercing weapon"), "DH-41"))


def of_dodge(standing: Standing, *, proficient: bool = True) -> tuple[Source, ...]:
    """What helps or hinders a dodge. Cloth armour always counts as proficient (DH-5, DH-40, DH-41)."""
    return tuple(_of_dodge(standing, proficient))


def _of_dodge(standing: Standing, proficient: bool) -> Iterable[Source]:
    if not proficient:
        yield _bad(note(QT_TRANSLATE_NOOP("dungeon-hack", "no proficiency in this armour"), "DH-5"))
    if standing.melee and standing.foe_mounted and not standing.mounted:
        yield _bad(note(QT_TRANSLATE_NOOP("dungeon-hack", "a mounted foe against someone on foot"), "DH-40"))
    if standing.deep:
        yield _good(note(QT_TRANSLATE_NOOP("dungeon-hack", "under water"), "DH-41"))


def _good(reason: Note) -> Source:
    return Source("advantage", reason)


def _bad(reason: Note) -> Source:
    return Source("disadvantage", reason)
