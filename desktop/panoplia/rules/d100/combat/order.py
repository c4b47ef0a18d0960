# SPDX-License-Identifier: GPL-3.0-or-later
"""The order of turns, surprise, and what begins and ends with rounds and turns (PC-20 to PC-24, PC-32, PC-41)."""

import msgspec

from panoplia.rules.d100.combat.harm import released
from panoplia.rules.d100.combat.tally import TURN, tally_of, with_tally
from panoplia.rules.d100.combat.turn import SURPRISED, Turn
from panoplia.rules.d100.fitness import dead
from panoplia.rules.d100.initiative import InitiativeInput, InitiativeResult, initiative
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.script import Dice, Play

ROLLS = QT_TRANSLATE_NOOP("d100", "{name} rolls initiative.")
EQUAL = QT_TRANSLATE_NOOP("d100", "{name} is equal to someone: a hidden die parts them.")
TIE = QT_TRANSLATE_NOOP("d100", "who is first of equals")
SLIPS = QT_TRANSLATE_NOOP("d100", "{name} did not keep hold: {target} is free.")


def placed(turn: Turn) -> Play:
    """Initiative of one fighter; returns the fight (PC-20)."""
    fighter = turn.fighter
    yield note(ROLLS, "PC-20", name=fighter.name)
    case = InitiativeInput(turn.profile.initiative, fighter.condition.fortune)
    rolled: InitiativeResult = yield from initiative(case)
    condition = msgspec.structs.replace(fighter.condition, fortune=rolled.fortune)
    fight = turn.fight.with_fighter(msgspec.structs.replace(fighter, condition=condition))
    return with_tally(fight, turn.id, initiative=rolled.initiative, agility=turn.profile.ag)


def parted(fight: Fight) -> Play:
    """A hidden die for each of those who are equal in all else, and have none yet; returns the fight (PC-20)."""
    for fighter in fight.fighters:
        if not tally_of(fighter).tie and _has_equals(fight, fighter):
            yield note(EQUAL, "PC-20", name=fighter.name)
            tie = yield Dice((10,), TIE)
            fight = with_tally(fight, fighter.id, tie=tie.outcome)
    return fight


def _has_equals(fight: Fight, fighter: Fighter) -> bool:
    own = tally_of(fighter)
    return any(
        other.id != fighter.id
        and (tally_of(other).initiative, tally_of(other).agility) == (own.initiative, own.agility)
        for other in fight.fighters
    )


def rank(fighter: Fighter) -> tuple[int, ...]:
    """Initiative, then agility, then the hidden die (PC-20)."""
    tally = tally_of(fighter)
    return tally.initiative, tally.agility, tally.tie


def surprised(fight: Fight, ids: tuple[int, ...]) -> Fight:
    """Those who lose the whole first round (PC-21)."""
    for id in ids:
        fight = with_tally(fight, id, surprised=True)
    return fight


def idle(fight: Fight, fighter: Fighter) -> Note | None:
    """Why someone has no turn: dead, or surprised in the first round (PC-21, PC-37)."""
    if gone := fighter.condition.dead and dead(fight.subject(fighter)):
        return gone
    return note(SURPRISED, "PC-21", name=fighter.name) if fighter.tally.surprised else None


def round_begins(fight: Fight) -> Play:
    """A parry and a dodge for everyone; surprise is over after the first round (PC-21, PC-32)."""
    yield from ()
    for fighter in fight.fighters:
        tally = tally_of(fighter)
        surprise = tally.surprised and fight.round == 1
        if tally.parried or tally.dodged or tally.surprised != surprise:
            fight = with_tally(fight, fighter.id, parried=False, dodged=False, surprised=surprise)
    return fight


def turn_begins(fight: Fight, id: int) -> Play:
    """Two half actions; what lasted until this turn is over, and what was in reserve is lost (PC-22, PC-24)."""
    yield from ()
    return with_tally(
        fight, id, halves=TURN, bought=False, attacked=False, cast=False, reserve=False, waits_for=0, defensive=False,
        guarding=False, guarded=False, all_out=False, running=False, kept=False,
    )  # fmt: skip


def turn_ends(fight: Fight, id: int) -> Play:
    """Who neither took nor kept hold of anyone in this turn holds them no more (PC-41)."""
    tally = tally_of(fight.fighter(id))
    fight = with_tally(fight, id, halves=0)
    if tally.holds and not tally.kept:
        yield note(SLIPS, "PC-41", name=fight.fighter(id).name, target=fight.fighter(tally.holds).name)
        fight = released(fight, id)
    return fight
