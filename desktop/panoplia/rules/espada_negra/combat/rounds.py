# SPDX-License-Identifier: GPL-3.0-or-later
"""The end of a turn, which is the whole round, and of a fight (EN-12, EN-30 to EN-32, EN-36)."""

import msgspec

from panoplia.rules.espada_negra import derived
from panoplia.rules.espada_negra.blows import worse
from panoplia.rules.espada_negra.character import Condition
from panoplia.rules.espada_negra.combat.tally import start_of, with_tally
from panoplia.rules.espada_negra.combat.turn import Turn, body_of, is_dead
from panoplia.rules.espada_negra.in_use import in_use
from panoplia.rules.espada_negra.turn_trials import ended, turned
from panoplia.rules.espada_negra.turns import EndFightInput, RecoverInput, recovered, rested
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.script import Play

RECOVERS = QT_TRANSLATE_NOOP("espada-negra", "{name} takes breath: stamina {before} → {after}.")
BLEEDS = QT_TRANSLATE_NOOP("espada-negra", "{name} bleeds: damage {before} → {after}.")
STUN_OVER = QT_TRANSLATE_NOOP("espada-negra", "{name} is stunned no longer.")
RESTS = QT_TRANSLATE_NOOP("espada-negra", "{name} after the fight: stamina {before} → {after}.")
QUICK_AGAIN = QT_TRANSLATE_NOOP("espada-negra", "{name} after the fight: initiative {before} → {after}.")


def begins(fight: Fight) -> Play:
    """What was spent before the first turn, on surprise, was not spent in it."""
    yield from ()
    if fight.round > 1:
        return fight
    spenders = [each for each in fight.present if each.tally.spent]
    return fight.with_fighters(with_tally(each, msgspec.structs.replace(each.tally, spent=0)) for each in spenders)


def ends(fight: Fight) -> Play:
    """Breath comes back to whoever was quiet, wounds bleed, stun and surprise run out (EN-30, EN-31, EN-36, EN-40)."""
    for fighter in tuple(fight.present):
        after = fighter if is_dead(fighter) else (yield from _turned(fight, fighter))
        fight = fight.with_fighter(with_tally(after, after.tally.next_turn))
    return fight


def _turned(fight: Fight, fighter: Fighter) -> Play:
    """Recovery first: what bleeds now was not hurt in this turn (set)."""
    before: Condition = fighter.condition
    tally = fighter.tally
    stamina = recovered(RecoverInput(
        start_of(fighter), before.stamina, derived.recovery(fighter.statistics).total, tally.spent > 0, tally.hurt
    ))  # fmt: skip
    if stamina != before.stamina:
        yield note(RECOVERS, "EN-31", name=fighter.name, before=before.stamina, after=stamina)
    rested_now = msgspec.structs.replace(before, stamina=stamina)
    after = turned(Turn(fight, fighter).person, rested_now)
    now = msgspec.structs.replace(fighter, condition=after)
    if after.damage_taken != before.damage_taken:
        yield note(BLEEDS, "EN-36", name=fighter.name, before=before.damage_taken, after=after.damage_taken)
        yield from worse(body_of(fighter), body_of(now))
    if before.stunned and not after.stunned:
        yield note(STUN_OVER, "EN-30", name=fighter.name)
    return now


def finished(fight: Fight) -> Play:
    """Stamina comes back but for one point, and what initiative was lost, to everyone who took part (EN-32)."""
    for fighter in fight.fighters:
        if is_dead(fighter):
            continue
        before: Condition = fighter.condition
        stamina = rested(EndFightInput(start_of(fighter), before.stamina, fighter.tally.spent_ever))
        after = ended(before, stamina)
        if stamina != before.stamina:
            yield note(RESTS, "EN-32", name=fighter.name, before=before.stamina, after=stamina)
        if before.initiative_lost:
            yield _quick_again(fighter, after)
        fight = fight.with_fighter(msgspec.structs.replace(fighter, condition=after))
    return fight


def _quick_again(fighter: Fighter, after: Condition) -> Note:
    used = in_use(fighter.pieces)
    slow, quick = (derived.initiative(fighter.statistics, each, used).total for each in (fighter.condition, after))
    return note(QUICK_AGAIN, "EN-32", name=fighter.name, before=slow, after=quick)
