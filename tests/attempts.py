# SPDX-License-Identifier: GPL-3.0-or-later
"""Enyra and her gear as Dungeon Hack sees them, and hands that try something with them."""

from typing import Any

from panoplia.rules.drivers import Session, replay
from panoplia.rules.dungeon_hack.character import Condition, Statistics
from panoplia.rules.dungeon_hack.gear import Armour, Protection, Supply, Weapon, Wear
from panoplia.rules.dungeon_hack.house import House
from panoplia.rules.dungeon_hack.system import DungeonHack
from panoplia.rules.notes import Names, plain
from panoplia.rules.system import Piece, Subject
from panoplia.rules.trial import Attempt, Trial

AXE = Piece(Names("Hacha", "Axe"), Weapon("one_handed", "1d8", 1, "d10"), Wear(), "weapon", id=1)
COAT = Piece(Names("Coraza", "Breastplate"), Armour(3, "d12"), Wear(), "armour", slot="body", id=2)
SHIELD = Piece(Names("Escudo", "Shield"), Protection(1, "hands"), Wear(), "gear", slot="hands", id=3)
QUIVER = Piece(Names("Carcaj", "Quiver"), Supply("d10"), Wear(), "gear", id=4)
SYSTEM = DungeonHack()


def someone(*pieces: Piece, health: int = 8, dying: int = 0, stable: bool = False, **more: Any) -> Subject:
    values = {"fue": 11, "des": 13, "health_max": 20, **more.pop("statistics", {})}
    condition = Condition(health, dying, stable)
    return Subject("Enyra", Statistics(**values), condition, 0, more.pop("house", House()), pieces, **more)


def trial(subject: Subject, id: str) -> Trial:
    return next(each for each in SYSTEM.trials(subject) if each.id == id)


def attempt(subject: Subject, id: str, **told: int | str | bool) -> Attempt:
    begin = trial(subject, id).attempt
    assert begin is not None
    return begin(told)


def played(tried: Attempt, *answers: str) -> Session:
    return replay(tried.script, answers)


def said(tried: Attempt, *answers: str) -> str:
    return plain(tried.sentence(played(tried, *answers).result))


def sources(tried: Attempt) -> list[str]:
    return [plain(line) for line in tried.sources]


def asked(tried: Attempt) -> str:
    pending = Session(tried.script).pending
    assert pending is not None
    return pending.name
