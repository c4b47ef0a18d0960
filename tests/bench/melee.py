# SPDX-License-Identifier: GPL-3.0-or-later
"""A long fight of many in its real window: from a click on *Roll* to the painted answer."""

import random
from collections.abc import Iterator
from functools import partial
from itertools import cycle

from large import Figure, _campaign, _median, _once, _paint, _window
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from panoplia.rules.fights.commands import Begin, Do, NextTurn
from panoplia.rules.refusal import Refused
from panoplia.store.records import Campaign
from panoplia.table.table import Table

PARTY, FOES, LINES = 8, 12, 500
BAR = "50 ms"


def melee() -> Iterator[Figure]:
    """With 20 fighters and a log of 500 lines."""
    with _campaign() as (table, campaign):
        encounter = _long_fight(table, campaign)
        with _window(table) as window:
            window.open_fight(encounter)
            fight = window._fights._windows[encounter]
            fight.resize(1280, 720)
            _paint()
            window.room.dice = random.Random(1)
            times = list(_rolls(table, encounter, fight))
            yield "a click on Roll, 20 fighters and 500 lines", sorted(times)[len(times) // 2], BAR
            yield "  the slowest of them", max(times), ""
            yield "  the next turn", _median(fight._order.next_turn), BAR
            numbers = cycle((2, 1))
            yield "  another action is chosen", _median(lambda: fight._turn.choose(next(numbers))), BAR


def _rolls(table: Table, encounter: int, fight: object) -> Iterator[float]:
    for _ in range(12):
        _attack(table, encounter)
        _paint()
        roll = fight.findChild(QPushButton, "roll")
        while (pending := table.fights.pending(encounter)) is not None:
            if roll.isVisible():
                yield _once(partial(QTest.mouseClick, roll, Qt.MouseButton.LeftButton))
            else:
                fight.play.answer(pending.rolled(random.Random(1)))
        table.fights.command(encounter, NextTurn())


def _attack(table: Table, encounter: int) -> None:
    """The one whose turn it is strikes with what comes first."""
    state = table.fights.state(encounter)
    for action in table.fights.actions(encounter, state.acting):
        if action.refusal is None and action.circumstances:
            try:
                table.fights.command(encounter, Do(state.acting, action.id, {}))
            except Refused:
                continue
            return


def _long_fight(table: Table, campaign: Campaign) -> int:
    """Attacks and turns, answered by dice that do little harm."""
    people = [
        table.characters.create(campaign.id, f"Héroe {number}", "", {"health_max": 200}).id for number in range(PARTY)
    ]
    line = table.encounters.bestiary(campaign.id)[0]
    encounter = table.encounters.plan(campaign.id, "Batalla", people, [(line.id, FOES)]).id
    table.fights.start(encounter)
    table.fights.command(encounter, Begin())
    dice = random.Random(2)
    while len(table.fights.log(encounter)) < LINES:
        _attack(table, encounter)
        while (pending := table.fights.pending(encounter)) is not None:
            table.fights.answer(encounter, pending.rolled(dice))
        table.fights.command(encounter, NextTurn())
        while (pending := table.fights.pending(encounter)) is not None:
            table.fights.answer(encounter, pending.rolled(dice))
    return encounter
