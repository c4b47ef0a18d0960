# SPDX-License-Identifier: GPL-3.0-or-later
"""The combat chapter of Espada Negra, as fights ask for it."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from panoplia.rules.espada_negra.combat import by_hand, order, rounds, surprising, turn
from panoplia.rules.espada_negra.combat.aid import FirstAid
from panoplia.rules.espada_negra.combat.attacks import ATTACK, Attack, plain_attack, weapon_of, weapons
from panoplia.rules.espada_negra.combat.changing import ChangeGear, Drop
from panoplia.rules.espada_negra.combat.concentrating import Concentrate, Wait
from panoplia.rules.espada_negra.combat.energies import powers
from panoplia.rules.espada_negra.combat.leaving import Flee
from panoplia.rules.espada_negra.combat.moves import Move
from panoplia.rules.espada_negra.combat.picking_up import PickUp
from panoplia.rules.espada_negra.combat.standing import standing
from panoplia.rules.espada_negra.combat.surprising import Surprise
from panoplia.rules.espada_negra.combat.tally import Scene, Tally, enlisted
from panoplia.rules.espada_negra.combat.turn import Turn
from panoplia.rules.fights.combat import Action, Deed, Standing, unknown_action
from panoplia.rules.fights.commands import Do
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import Note
from panoplia.rules.script import Play
from panoplia.rules.system import Subject
from panoplia.rules.trial import Circumstance, Told

ALWAYS: Mapping[str, Callable[[], Move]] = {
    Concentrate.id: Concentrate,
    ChangeGear.id: ChangeGear,
    Drop.id: Drop,
    PickUp.id: PickUp,
    FirstAid.id: FirstAid,
    Flee.id: Flee,
    Wait.id: Wait,
    Surprise.id: Surprise,
}
"""What everyone can do beside attacks and powers."""


class EspadaNegraCombat:
    """EN-10 to EN-40."""

    tally: type[msgspec.Struct] = Tally
    scene: type[msgspec.Struct] = Scene

    def __init__(self) -> None:
        self._ranks = order.Ranks()

    def enlisted(self, subject: Subject) -> Any:
        """With the stamina that there is."""
        return enlisted(subject)

    def take_places(self, fight: Fight, newcomers: tuple[int, ...]) -> Play:
        """Chance, where all else is a tie (EN-10)."""
        return order.take_places(fight)

    def rank(self, fight: Fight, fighter: Fighter) -> tuple[int, ...]:
        """Initiative, reach, agility, intelligence, chance (EN-10)."""
        return self._ranks.of(fighter)

    def surprise(self, fight: Fight, surprised: tuple[int, ...]) -> Fight:
        """Without effort for the first turn (EN-40)."""
        return surprising.caught(fight, surprised)

    def departed(self, fight: Fight, id: int) -> Fight:
        """Nothing: nobody holds anyone here."""
        return fight

    def able(self, fighter: Fighter) -> bool:
        """Neither unconscious nor dead (EN-34, EN-35)."""
        return turn.able(fighter)

    def idle(self, fight: Fight, fighter: Fighter) -> Note | None:
        """The fallen, the stunned and the surprised (EN-30, EN-34, EN-35, EN-40)."""
        return turn.out_of_it(Turn(fight, fighter))

    def round_begins(self, fight: Fight) -> Play:
        """A turn of the book (EN-12)."""
        return rounds.begins(fight)

    def round_ends(self, fight: Fight) -> Play:
        """Recovery, bleeding, the end of stun and surprise (EN-30, EN-31, EN-36, EN-40)."""
        return rounds.ends(fight)

    def turn_begins(self, fight: Fight, id: int) -> Play:
        """Nothing: what is counted is counted by whole rounds (EN-12)."""
        yield from ()
        return fight

    def turn_ends(self, fight: Fight, id: int) -> Play:
        """Nothing (EN-12)."""
        yield from ()
        return fight

    def actions(self, fight: Fight, id: int) -> tuple[Action, ...]:
        """Attacks, powers, and what everyone can do."""
        now = Turn(fight, fight.fighter(id))
        return tuple(move.action(now) for move in _moves(now))

    def deed(self, fight: Fight, id: int, action: str, told: Told) -> Deed:
        """An action under its circumstances."""
        now = Turn(fight, fight.fighter(id))
        return _move(now, action).deed(now, told)

    def by_hand(self, fight: Fight, id: int) -> tuple[Circumstance, ...]:
        """Figures, states, wounds, gear."""
        return tuple(by_hand.by_hand(fight.fighter(id)))

    def with_set(self, fight: Fight, id: int, told: Told) -> Fight:
        """With some of them changed."""
        return by_hand.with_set(fight, fight.fighter(id), told)

    def finish(self, fight: Fight) -> Play:
        """Stamina but for a point, and initiative (EN-32)."""
        return rounds.finished(fight)

    def standing(self, fight: Fight, fighter: Fighter) -> Standing:
        """Damage, states, wounds; health, stamina and structure as bars."""
        return standing(fighter)

    def strength(self, fighter: Fighter) -> int:
        """The damage that is left before one is out of the fight (EN-34, EN-35)."""
        return turn.strength(fighter)

    def plain_attack(self, fight: Fight, id: int, target: int) -> Do | None:
        """With the next weapon in hand, or without one (EN-28)."""
        return plain_attack(Turn(fight, fight.fighter(id)), target)


def _moves(now: Turn) -> Iterator[Move]:
    for weapon in weapons(now):
        yield Attack(weapon)
    yield from powers(now)
    yield from (move() for move in ALWAYS.values())


def _move(now: Turn, action: str) -> Move:
    if action in ALWAYS:
        return ALWAYS[action]()
    if action.startswith(ATTACK):
        weapon = weapon_of(now, action)
        if weapon is not None:
            return Attack(weapon)
    for power in powers(now):
        if power.id == action:
            return power
    raise unknown_action(action)
