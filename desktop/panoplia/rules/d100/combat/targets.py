# SPDX-License-Identifier: GPL-3.0-or-later
"""Who can be aimed at, and who is first (PC-25)."""

from collections.abc import Iterable

from panoplia.rules.d100.combat.turn import Turn
from panoplia.rules.editors import Pick
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.refusal import Refused
from panoplia.rules.trial import Circumstance, Told

TARGET = QT_TRANSLATE_NOOP("d100", "Target")
NOBODY = QT_TRANSLATE_NOOP("d100", "Nobody is there to be aimed at.")
NO_TARGET = QT_TRANSLATE_NOOP("d100", "“{target}” is nobody who can be aimed at.")


def standing(fighter: Fighter) -> bool:
    """Whether someone is there and alive."""
    return fighter.presence == "in" and not fighter.condition.dead


def foes(fight: Fight, fighter: Fighter) -> tuple[Fighter, ...]:
    """The living of the other side."""
    return tuple(other for other in fight.fighters if other.side != fighter.side and standing(other))


def everyone(fight: Fight, fighter: Fighter) -> tuple[Fighter, ...]:
    """All the living, foes first: who casts may help."""
    friends = (other for other in fight.fighters if other.side == fighter.side and standing(other))
    return (*foes(fight, fighter), *friends)


def weakest(fighters: Iterable[Fighter]) -> Fighter | None:
    """Who has the fewest wounds left; the first of equals."""
    return min(fighters, key=lambda each: each.condition.wounds, default=None)


def preset(turn: Turn, among: tuple[Fighter, ...]) -> Fighter | None:
    """Who was aimed at last, or else the weakest foe."""
    last = next((each for each in among if each.id == turn.tally.target), None)
    return last or weakest(each for each in among if each.side != turn.fighter.side) or weakest(among)


def nobody(turn: Turn, among: tuple[Fighter, ...]) -> Note | None:
    """Why there is no target."""
    return None if among else note(NOBODY, "PC-25")


def target_circumstance(turn: Turn, among: tuple[Fighter, ...]) -> Circumstance:
    """Who is aimed at."""
    first = preset(turn, among)
    options = tuple((str(each.id), each.name) for each in among)
    return Circumstance("target", TARGET, Pick(options), str(first.id) if first else "", clause="PC-30")


def told_target(turn: Turn, told: Told, among: tuple[Fighter, ...]) -> Fighter:
    """Who was told; ``Refused`` where that is nobody to aim at."""
    said = told.get("target")
    found = preset(turn, among) if said is None else next((each for each in among if str(each.id) == said), None)
    if found is None:
        raise Refused(NO_TARGET, "target", "PC-25", target=str(said or ""))
    return found
