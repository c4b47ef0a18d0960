# SPDX-License-Identifier: GPL-3.0-or-later
"""Whose turn it is: each able fighter once a round, in the order of the book or of a person's hand (case C81, C82)."""

import msgspec

from panoplia.rules.fights.combat import Combat
from panoplia.rules.fights.state import Effect, Fight, Moment
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Play

ROUND = QT_TRANSLATE_NOOP("fights", "Round {round}.")
TURN = QT_TRANSLATE_NOOP("fights", "It is the turn of {name}.")
SKIPPED = QT_TRANSLATE_NOOP("fights", "No turn for {name}: {reason}")
NOBODY_LEFT = QT_TRANSLATE_NOOP("fights", "Nobody is left who could act.")
EFFECT_OVER = QT_TRANSLATE_NOOP("fights", "{name}: {effect} is over.")


def begun(combat: Combat, fight: Fight, surprised: tuple[int, ...]) -> Play:
    """The first turn of the first round."""
    everyone = tuple(fighter.id for fighter in fight.fighters)
    fight = msgspec.structs.replace(fight, round=1, order=everyone)
    fight = yield from combat.take_places(fight, everyone)
    fight = combat.surprise(fight, surprised)
    yield note(ROUND, round=1)
    fight = yield from combat.round_begins(fight)
    return (yield from _advanced(combat, fight))


def next_turn(combat: Combat, fight: Fight) -> Play:
    """The turn of the next one who can act, in this round or a later one."""
    if fight.acting:
        id = fight.acting
        fight = yield from combat.turn_ends(fight, id)
        fight = yield from _counted(fight, id, "end")
        fight = msgspec.structs.replace(fight, acting=0, acted=(*fight.acted, id))
    return (yield from _advanced(combat, fight))


def ordered(combat: Combat, fight: Fight) -> Fight:
    """The order of turns as it stands: a change moves only those who have not acted yet (EN-11)."""
    if fight.by_hand or not fight.round:
        return fight
    settled = (*fight.acted, fight.acting) if fight.acting else fight.acted
    waiting = [fighter for fighter in fight.fighters if fighter.id not in settled]
    if len(waiting) > 1:
        rank = combat.rank
        waiting.sort(key=lambda fighter: rank(fight, fighter), reverse=True)
    order = (*settled, *(fighter.id for fighter in waiting))
    return fight if order == fight.order else msgspec.structs.replace(fight, order=order)


def _advanced(combat: Combat, fight: Fight) -> Play:
    while True:
        fight = ordered(combat, fight)
        for id in fight.order:
            fighter = fight.fighter(id)
            if id in fight.acted or fighter.since > fight.round:
                continue
            fight = yield from _counted(fight, id, "start")
            away = fighter.presence != "in"
            reason = None if away else combat.idle(fight, fighter)
            if away or reason:
                if reason and combat.able(fighter):
                    yield note(SKIPPED, name=fighter.name, reason=reason)
                fight = yield from _counted(fight, id, "end")
                fight = msgspec.structs.replace(fight, acted=(*fight.acted, id))
                continue
            yield note(TURN, name=fighter.name)
            fight = msgspec.structs.replace(fight, acting=id)
            return (yield from combat.turn_begins(fight, id))
        fight = yield from combat.round_ends(fight)
        fight = msgspec.structs.replace(fight, round=fight.round + 1, acted=())
        yield note(ROUND, round=fight.round)
        fight = yield from combat.round_begins(fight)
        if not any(fighter.presence == "in" and combat.able(fighter) for fighter in fight.fighters):
            # The dying have their rounds, one at each call: none ends twice.
            yield note(NOBODY_LEFT)
            return fight


def _counted(fight: Fight, id: int, at: Moment) -> Play:
    """Effects that run down at this moment of someone's turn; those with no turn left are over (case C82)."""
    if not fight.effects:
        return fight
    left: list[Effect] = []
    for effect in fight.effects:
        if effect.turn_of == id and effect.at == at:
            effect = msgspec.structs.replace(effect, left=effect.left - 1)
        if effect.left:
            left.append(effect)
        else:
            yield note(EFFECT_OVER, name=fight.fighter(effect.fighter).name, effect=effect.name)
    return msgspec.structs.replace(fight, effects=tuple(left))
