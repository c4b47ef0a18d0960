# SPDX-License-Identifier: GPL-3.0-or-later
"""What people tell a fight to do. A command is kept with the answers that its script was given."""

import msgspec

from panoplia.rules.fights.state import Fighter, Moment

MOST_TURNS = 1000
MOST_MODIFIER = 100
LONGEST_EFFECT = 200

Words = dict[str, int | str | bool]


class Begin(msgspec.Struct, frozen=True, tag="begin"):
    """The first round; those ``surprised`` are caught unawares."""

    surprised: tuple[int, ...] = ()


class NextTurn(msgspec.Struct, frozen=True, tag="next_turn"):
    """The one whose turn it is has done all they wanted."""


class Do(msgspec.Struct, frozen=True, tag="do"):
    """An action of the rule system, by its id, under the circumstances that were told."""

    actor: int
    action: str
    told: Words = {}


class Join(msgspec.Struct, frozen=True, tag="join"):
    """Someone comes into the fight, and acts from their ``since`` on."""

    fighter: Fighter


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """Someone goes: they ``fled``, or are taken out by the GM."""

    fighter: int
    fled: bool = False


class Reorder(msgspec.Struct, frozen=True, tag="reorder"):
    """The order of turns as a person wants it; an empty one is the book's again."""

    order: tuple[int, ...] = ()


class SetByHand(msgspec.Struct, frozen=True, tag="set"):
    """Figures and states of a fighter as a person says they are."""

    fighter: int
    told: Words


class Affect(msgspec.Struct, frozen=True, tag="affect"):
    """Something lies on a fighter from now on, for some turns of someone."""

    fighter: int
    name: str
    turn_of: int
    at: Moment = "end"
    turns: int = 1
    modifier: int = 0


class Lift(msgspec.Struct, frozen=True, tag="lift"):
    """An effect is over before its time."""

    effect: int


class Finish(msgspec.Struct, frozen=True, tag="finish"):
    """The fight is over; what the book tests after a fight is tested."""


Command = Begin | NextTurn | Do | Join | Leave | Reorder | SetByHand | Affect | Lift | Finish
