# SPDX-License-Identifier: GPL-3.0-or-later
"""Parts that the combat chapters of all systems are made of: whom one aims at, and deeds without dice."""

from collections.abc import Callable

from panoplia.rules.editors import Pick
from panoplia.rules.fights.combat import Deed, Shown
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Play
from panoplia.rules.system import Case
from panoplia.rules.trial import Circumstance, Told

TARGET = "target"
NOBODY_THERE = QT_TRANSLATE_NOOP("fights", "There is nobody to aim at.")
AGAINST = QT_TRANSLATE_NOOP("fights", "{weapon} against {target}: {said}")
"""What came of a blow, told among those of many others."""
DONE = QT_TRANSLATE_NOOP("fights", "done")


def unrolled(change: Callable[[Fight], Fight], sentence: Words) -> Deed:
    """A deed that is just done: nothing is rolled or decided."""
    return Deed(
        _nothing_rolled,
        lambda fight, _result: change(fight),
        lambda: Shown({None: Case(note(DONE), "muted")}, lambda _result: None, lambda _result: sentence),
    )


def _nothing_rolled() -> Play:
    return
    yield


def aims(fight: Fight, fighter: Fighter, able: Callable[[Fighter], bool]) -> tuple[Fighter, ...]:
    """Whom a fighter may aim at, the likeliest first: able foes, then those who lie there, then one's own side."""
    others = [other for other in fight.present if other.id != fighter.id]
    return tuple(sorted(others, key=lambda other: (other.side == fighter.side, not able(other))))


def target_circumstance(aimed_at: tuple[Fighter, ...], start: int, label: Words, clause: str = "") -> Circumstance:
    """Whom one aims at, by their ids."""
    return Circumstance(
        TARGET, label, Pick(tuple((str(other.id), other.name) for other in aimed_at)), str(start), clause=clause
    )


def target_in(fight: Fight, fighter: Fighter, told: Told, otherwise: int, key: str = TARGET) -> Fighter:
    """Who was told as the target, else the preset one; ``Refused`` for oneself and whoever is gone."""
    wanted = str(told.get(key, otherwise))
    for target in fight.present:
        if str(target.id) == wanted and target.id != fighter.id:
            return target
    raise Refused(NOBODY_THERE, key)
