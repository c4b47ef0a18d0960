# SPDX-License-Identifier: GPL-3.0-or-later
"""Someone in a fight who would act, and what forbids it to everyone alike (EN-10, EN-12, EN-20, EN-30 to EN-40)."""

from functools import cached_property

import msgspec

from panoplia.rules.espada_negra import derived
from panoplia.rules.espada_negra.blows import Body, Limits
from panoplia.rules.espada_negra.combat.tally import Tally
from panoplia.rules.espada_negra.fitness import out_of_action
from panoplia.rules.espada_negra.house import House
from panoplia.rules.espada_negra.person import Person
from panoplia.rules.fights.acts import GONE
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.why import Term

NOT_BEGUN = QT_TRANSLATE_NOOP("espada-negra", "Before the first turn nobody acts: begin the fight first.")
NOT_NOW = QT_TRANSLATE_NOOP("espada-negra", "It is not the turn of {name}.")
SURPRISED = QT_TRANSLATE_NOOP("espada-negra", "Surprised: no acts in this turn.")
ACTED = QT_TRANSLATE_NOOP("espada-negra", "The act of this turn is used.")


class Turn(msgspec.Struct, frozen=True, dict=True):
    """A fighter in a fight as it stands."""

    fight: Fight
    fighter: Fighter

    @cached_property
    def person(self) -> Person:
        """All that is derived of the fighter."""
        return Person(self.fight.subject(self.fighter))

    @property
    def tally(self) -> Tally:
        """What the fight counts of the fighter."""
        tally: Tally = self.fighter.tally
        return tally

    @property
    def house(self) -> House:
        """The rules of the campaign."""
        house: House = self.fight.house
        return house

    @property
    def more(self) -> tuple[Term, ...]:
        """What effects that lie on the fighter add to a throw."""
        return added_by_effects(self.fight, self.fighter.id)


def added_by_effects(fight: Fight, id: int, clause: str = "EN-2") -> tuple[Term, ...]:
    """What effects add to what someone throws, each by its name."""
    return tuple(Term(each.name, each.modifier, clause) for each in fight.effects_on(id) if each.modifier)


def is_dead(fighter: Fighter) -> bool:
    """EN-35."""
    return derived.is_dead(fighter.statistics, fighter.condition)


def is_unconscious(fighter: Fighter) -> bool:
    """EN-34."""
    return derived.is_unconscious(fighter.statistics, fighter.condition)


def able(fighter: Fighter) -> bool:
    """Whether someone can still fight, if not just now (EN-34, EN-35)."""
    return strength(fighter) > 0


def strength(fighter: Fighter) -> int:
    """The damage that is left before someone is unconscious or dead (EN-34, EN-35)."""
    statistics = fighter.statistics
    taken: int = fighter.condition.damage_taken
    return min(derived.unconscious_at(statistics).total, derived.dead_at(statistics).total) - taken


def body_of(fighter: Fighter) -> Body:
    """What damage to someone is counted against."""
    statistics = fighter.statistics
    return Body(
        derived.attribute(statistics, "voluntad").total, derived.attribute(statistics, "fuerza").total,
        fighter.condition.damage_taken, limits_of(fighter),
    )  # fmt: skip


def limits_of(fighter: Fighter) -> Limits:
    """The damage that fells and that kills someone, qualities counted in."""
    statistics = fighter.statistics
    return Limits(derived.unconscious_at(statistics).total, derived.dead_at(statistics).total)


def out_of_it(turn: Turn) -> Note | None:
    """Why someone has no turn in this round; whoever has fled has gone (EN-30, EN-34, EN-35, EN-38, EN-40)."""
    if turn.fighter.presence != "in":
        return note(GONE, name=turn.fighter.name)
    if turn.tally.surprised:
        return out_of_action(turn.person) or note(SURPRISED, "EN-40")
    return out_of_action(turn.person)


def no_turn(turn: Turn) -> Note | None:
    """Why someone can do nothing at all just now."""
    if reason := out_of_it(turn):
        return reason
    if not turn.fight.round:
        return note(NOT_BEGUN, "EN-40")
    if turn.fight.acting != turn.fighter.id:
        return note(NOT_NOW, "EN-10", name=turn.fighter.name)
    return None


def no_act(turn: Turn) -> Note | None:
    """Why someone has no act left: one a turn (EN-12, EN-20)."""
    return no_turn(turn) or (note(ACTED, "EN-20") if turn.tally.acted else None)
