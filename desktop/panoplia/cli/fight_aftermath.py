# SPDX-License-Identifier: GPL-3.0-or-later
"""What a fight leaves behind, line by line."""

from collections.abc import Iterator

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Words, note, several
from panoplia.table.aftermath import Aftermath

NOTHING = QT_TRANSLATE_NOOP("cli", "The fight leaves nothing behind that has to be written.")
HURT = QT_TRANSLATE_NOOP("cli", "{name}: {before} → {after}")
WORN = QT_TRANSLATE_NOOP("cli", "{owner}, {thing}: {before} → {after}")
GONE = QT_TRANSLATE_NOOP("cli", "{owner}, {thing}: gone")
FEWER = QT_TRANSLATE_NOOP("cli", "{owner}, {thing}: {before} → {after}")
LOOT = QT_TRANSLATE_NOOP("cli", "Into the loot pile: {count} × {thing}")
MONEY = QT_TRANSLATE_NOOP("cli", "Into the loot pile: {coins}")
REPAIR = QT_TRANSLATE_NOOP("cli", "To be mended: {thing} of {owner}, {state} ({jobs})")


def told(aftermath: Aftermath) -> Iterator[Words]:
    """People first, then gear, loot, and what could be mended."""
    for hurt in aftermath.people:
        yield note(HURT, name=hurt.name, before=hurt.before, after=hurt.after)
    for spoil in aftermath.worn:
        yield note(WORN, owner=spoil.owner, thing=spoil.name, before=spoil.before, after=spoil.after)
    for spoil in aftermath.gone:
        yield note(GONE, owner=spoil.owner, thing=spoil.name)
    for spoil in aftermath.fewer:
        yield note(FEWER, owner=spoil.owner, thing=spoil.name, before=spoil.quantity, after=spoil.left)
    for spoil in aftermath.loot:
        yield note(LOOT, count=spoil.found, thing=spoil.name)
    if aftermath.money:
        yield note(MONEY, coins=Coins(aftermath.money))
    if not (aftermath.people or aftermath.gear or aftermath.money):
        yield note(NOTHING)
    for repair in aftermath.repairs:
        yield note(REPAIR, thing=repair.name, owner=repair.owner, state=repair.state, jobs=several(repair.jobs))
