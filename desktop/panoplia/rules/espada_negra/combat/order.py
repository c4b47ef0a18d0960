# SPDX-License-Identifier: GPL-3.0-or-later
"""The order of turns: initiative, reach, agility, intelligence, chance (EN-10, EN-11)."""

import msgspec

from panoplia.rules.espada_negra import derived
from panoplia.rules.espada_negra.combat.tally import MOST_TIE
from panoplia.rules.espada_negra.in_use import in_use
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Dice, Play

MOST_KEPT = 512
BY_CHANCE = QT_TRANSLATE_NOOP("espada-negra", "order of the tied")
TIED = QT_TRANSLATE_NOOP("espada-negra", "{name} is as quick and as clever as another: chance decides ties.")
ROLLED = QT_TRANSLATE_NOOP("espada-negra", "{name}, where all else is a tie: {rolled}.")


def rank(fighter: Fighter) -> tuple[int, ...]:
    """Who acts first, as figures in the order in which they count (EN-10)."""
    used = in_use(fighter.pieces)
    reach = used.reach
    return (
        derived.initiative(fighter.statistics, fighter.condition, used).total, reach[1] if reach else 0,
        *_mind_and_body(fighter), fighter.tally.tie,
    )  # fmt: skip


class Ranks:
    """Ranks by the very fighter that they are of, a value that never changes, and kept so that its id stays its own."""

    def __init__(self) -> None:
        self._kept: dict[int, tuple[Fighter, tuple[int, ...]]] = {}

    def of(self, fighter: Fighter) -> tuple[int, ...]:
        """The rank of a fighter, which is asked for after every act."""
        kept = self._kept.get(id(fighter))
        if kept is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            kept = self._kept[id(fighter)] = (fighter, rank(fighter))
        return kept[1]


def take_places(fight: Fight) -> Play:
    """Chance settles what the rest may leave open, once: only the equally quick and clever can ever be tied."""
    for fighter in tuple(fight.present):
        mine = _mind_and_body(fighter)
        tied = [other for other in fight.present if other.id != fighter.id and _mind_and_body(other) == mine]
        if not tied or fighter.tally.tie:
            continue
        taken = {other.tally.tie for other in tied}
        rolled = yield from _rolled(fighter, taken)
        fight = fight.with_fighter(msgspec.structs.replace(
            fighter, tally=msgspec.structs.replace(fighter.tally, tie=rolled)
        ))  # fmt: skip
    return fight


def _rolled(fighter: Fighter, taken: set[int]) -> Play:
    """Again where someone has that place, unless there are no places left."""
    yield note(TIED, "EN-10", name=fighter.name)
    while True:
        answer = yield Dice((MOST_TIE,), BY_CHANCE)
        rolled: int = answer.outcome
        yield note(ROLLED, "EN-10", name=fighter.name, rolled=rolled)
        if rolled not in taken or len(taken) > MOST_TIE:
            return rolled


def _mind_and_body(fighter: Fighter) -> tuple[int, int]:
    statistics = fighter.statistics
    return (
        derived.attribute(statistics, "agilidad").total, derived.attribute(statistics, "inteligencia").total
    )  # fmt: skip
