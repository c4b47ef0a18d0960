# SPDX-License-Identifier: GPL-3.0-or-later
"""Small fights of Dungeon Hack, and hands that lead them answer by answer."""

from typing import Any

import msgspec

from attempts import AXE, COAT, QUIVER, SHIELD
from panoplia.rules.drivers import replay
from panoplia.rules.dungeon_hack.character import Condition, Statistics
from panoplia.rules.dungeon_hack.combat.chapter import DungeonHackCombat
from panoplia.rules.dungeon_hack.combat.tally import Scene, Tally
from panoplia.rules.dungeon_hack.gear import Supply, Weapon, Wear
from panoplia.rules.dungeon_hack.house import House
from panoplia.rules.fights.acts import step
from panoplia.rules.fights.commands import Begin, Command, Do, NextTurn
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import Names, plain
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Piece

COMBAT = DungeonHackCombat()
ENYRA, DRAKE, CROAKER, OGRE, HORSE = 1, 2, 11, 12, 21
AXE_IN_HAND = msgspec.structs.replace(AXE, slot="hands")
BOW = Piece(Names("Arco largo", "Longbow"), Weapon("ranged", "1d8", 1, "d6", 300, "arrows", ("stationary",)), Wear(),
            "weapon", slot="hands", id=5)  # fmt: skip
ARROWS = msgspec.structs.replace(QUIVER, data=Supply("d10", "arrows"))
BOLTS = Piece(Names("Virotes", "Bolts"), Supply("d10", "bolts"), Wear(), "gear", id=6)
REPEATER = Piece(
    Names("Ballesta de repetición", "Repeating crossbow"),
    Weapon("ranged", "1d6", 1, "d6", 100, "bolts", ("burst_3",)), Wear(), "weapon", slot="hands", id=7,
)  # fmt: skip
SPEAR = Piece(Names("Lanza", "Spear"), Weapon("one_handed", "1d6", 2, "d8", traits=("thrown_40",), piercing=True),
              Wear(), "weapon", slot="hands", id=8)  # fmt: skip
WORN_COAT = COAT
HELD_SHIELD = SHIELD


def hero(id: int = ENYRA, name: str = "Enyra", *pieces: Piece, **more: Any) -> Fighter:
    """With 20 health, strength 11 and dexterity 13 but for what is told."""
    return _fighter(id, "party", name, "pc", pieces, {"fue": 11, "des": 13, "health_max": 20}, more)


def foe(id: int = CROAKER, name: str = "Croaker", *pieces: Piece, **more: Any) -> Fighter:
    """With 9 health, level 1 and 1d6 of damage but for what is told."""
    return _fighter(id, "foes", name, "foe", pieces, {"level": 1, "health_max": 9, "unarmed": "1d6"}, more)


def _fighter(id: int, side: Any, name: str, kind: Any, pieces: Any, values: dict[str, Any], more: Any) -> Fighter:
    tally = Tally(**more.pop("tally", {}))
    condition = more.pop("condition", {})
    statistics = Statistics(**(values | more))
    return Fighter(
        id, side, name, kind, statistics, Condition(**{"health": statistics.health_max, **condition}), tally, pieces
    )


def fight(*fighters: Fighter, **house: Any) -> Fight:
    """Not begun yet."""
    return Fight(fighters, House(**house), Scene())


class Log:
    """A fight that goes on: its state, and what was told so far."""

    def __init__(self, state: Fight) -> None:
        self.state = state
        self.lines: list[tuple[str, str]] = []

    def do(self, command: Command, *answers: str) -> "Log":
        """Obey, with just these answers."""
        session = replay(lambda: step(COMBAT, self.state, command), answers)
        self.state = session.result
        self.lines += [(note.clause, note.in_english()) for note in session.notes]
        return self

    def begin(self, *answers: str, surprised: tuple[int, ...] = ()) -> "Log":
        return self.do(Begin(surprised), *answers)

    def next(self, *answers: str) -> "Log":
        return self.do(NextTurn(), *answers)

    def act(self, action: str, *answers: str, actor: int = 0, **told: Any) -> "Log":
        return self.do(Do(actor or self.state.acting, action, told), *answers)

    def health(self, id: int) -> int:
        return int(self.state.fighter(id).condition.health)

    def told(self, clause: str) -> list[str]:
        """What was told of a clause."""
        return [line for said, line in self.lines if said == clause]

    def reason(self, action: str, id: int = 0) -> tuple[str, str]:
        """Why an action is not available: its clause, and in words."""
        found = {each.id: each for each in COMBAT.actions(self.state, id or self.state.acting)}[action].refusal
        return (found.clause, plain(found)) if found else ("", "")

    def refused(self, action: str, **told: Any) -> str:
        """What an action is refused with."""
        try:
            self.act(action, **told)
        except Refused as refusal:
            return plain(refusal.note)
        raise AssertionError(f"{action} was done")

    def sources(self, action: str, **told: Any) -> list[str]:
        """The edges and modifiers of an action, by name."""
        return [plain(each) for each in COMBAT.deed(self.state, self.state.acting, action, told).shown().sources]

    def preset(self, action: str, circumstance: str) -> Any:
        """What a circumstance of an action starts with."""
        found = {each.id: each for each in COMBAT.actions(self.state, self.state.acting)}[action]
        return {each.id: each.start for each in found.circumstances}[circumstance]
