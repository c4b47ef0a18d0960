# SPDX-License-Identifier: GPL-3.0-or-later
"""The combat chapter as the program sees it: what ``Combat`` asks of a rule system."""

from collections.abc import Iterator

import msgspec

from panoplia.rules.d100.combat import (
    aftermath,
    attacks,
    by_hand,
    going_on,
    grappling,
    magic,
    moves,
    opposed,
    order,
    ready,
    reload,
    skilled,
    stances,
    standing,
)
from panoplia.rules.d100.combat.harm import without
from panoplia.rules.d100.combat.plainly import plain_attack
from panoplia.rules.d100.combat.profiles import Profiles
from panoplia.rules.d100.combat.tally import Scene, Tally
from panoplia.rules.d100.combat.turn import Rule, Turn
from panoplia.rules.fights.combat import Action, Deed, Standing, unknown_action
from panoplia.rules.fights.commands import Do
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import Note
from panoplia.rules.script import Play
from panoplia.rules.system import Subject
from panoplia.rules.trial import Circumstance, Told

RULES: tuple[Rule, ...] = tuple(
    rule
    for module in (attacks, stances, moves, ready, reload, skilled, opposed, grappling, magic, going_on)
    for rule in module.rules()
)
"""Every action that is the same for all; spells are each fighter’s own (PC-24)."""
_BY_ID = {rule.id: rule for rule in RULES}


class Fighting:
    """Fights of Percentil."""

    tally: type[msgspec.Struct] = Tally
    scene: type[msgspec.Struct] = Scene

    def __init__(self) -> None:
        self._profiles = Profiles()

    def enlisted(self, subject: Subject) -> Tally:
        return Tally()

    def take_places(self, fight: Fight, newcomers: tuple[int, ...]) -> Play:
        for id in newcomers:
            fight = yield from order.placed(self._turn(fight, id))
        return (yield from order.parted(fight))

    def rank(self, fight: Fight, fighter: Fighter) -> tuple[int, ...]:
        return order.rank(fighter)

    def surprise(self, fight: Fight, surprised: tuple[int, ...]) -> Fight:
        return order.surprised(fight, surprised)

    def departed(self, fight: Fight, id: int) -> Fight:
        return without(fight, id)

    def able(self, fighter: Fighter) -> bool:
        return not fighter.condition.dead

    def idle(self, fight: Fight, fighter: Fighter) -> Note | None:
        return order.idle(fight, fighter)

    def round_begins(self, fight: Fight) -> Play:
        return order.round_begins(fight)

    def round_ends(self, fight: Fight) -> Play:
        yield from ()
        return fight

    def turn_begins(self, fight: Fight, id: int) -> Play:
        return order.turn_begins(fight, id)

    def turn_ends(self, fight: Fight, id: int) -> Play:
        return order.turn_ends(fight, id)

    def actions(self, fight: Fight, id: int) -> tuple[Action, ...]:
        turn = self._turn(fight, id)
        return tuple(rule.offered(turn) for rule in _all(turn))

    def deed(self, fight: Fight, id: int, action: str, told: Told) -> Deed:
        turn = self._turn(fight, id)
        rule = _BY_ID.get(action) or next((rule for rule in magic.spells(turn) if rule.id == action), None)
        if rule is None:
            raise unknown_action(action)
        return rule.deed(turn, told)

    def by_hand(self, fight: Fight, id: int) -> tuple[Circumstance, ...]:
        return tuple(by_hand.circumstances(fight, fight.fighter(id)))

    def with_set(self, fight: Fight, id: int, told: Told) -> Fight:
        return by_hand.with_set(fight, id, told)

    def finish(self, fight: Fight) -> Play:
        return aftermath.finished(fight)

    def standing(self, fight: Fight, fighter: Fighter) -> Standing:
        return standing.standing_of(fight, fighter)

    def strength(self, fighter: Fighter) -> int:
        wounds: int = fighter.condition.wounds
        return wounds

    def plain_attack(self, fight: Fight, id: int, target: int) -> Do | None:
        return plain_attack(self._turn(fight, id), target)

    def _turn(self, fight: Fight, id: int) -> Turn:
        return Turn(fight, fight.fighter(id), self._profiles)


def _all(turn: Turn) -> Iterator[Rule]:
    yield from RULES
    yield from magic.spells(turn)
