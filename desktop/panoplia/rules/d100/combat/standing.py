# SPDX-License-Identifier: GPL-3.0-or-later
"""How a fighter stands, in words and gauges (PC-2, PC-36, PC-37)."""

from collections.abc import Iterator

from panoplia.rules.d100.combat.by_hand import STATES
from panoplia.rules.d100.combat.tally import tally_of
from panoplia.rules.d100.derived import fortune, most_mana, most_wounds
from panoplia.rules.fights.combat import Standing
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.gauges import BarGauge, Gauge
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note, several

DEAD = QT_TRANSLATE_NOOP("d100", "dead")
WOUNDS = QT_TRANSLATE_NOOP("d100", "wounds {wounds} of {most}")
MANA = QT_TRANSLATE_NOOP("d100", "mana {mana} of {most}")
FORTUNE = QT_TRANSLATE_NOOP("d100", "fortune {fortune} of {most}")
HOLDS = QT_TRANSLATE_NOOP("d100", "holds {name}")
HELD_BY = QT_TRANSLATE_NOOP("d100", "held by {name}")
BUSY = QT_TRANSLATE_NOOP("d100", "in the middle of a longer action")
CHANNELLED = QT_TRANSLATE_NOOP("d100", "has channelled")
_TOLD = ("surprised", "aimed", "defensive", "guarding", "guarded", "all_out", "running", "reserve", "prone", "mounted",
         "gagged")  # fmt: skip


def standing_of(fight: Fight, fighter: Fighter) -> Standing:
    """Wounds, mana, and every state that matters to others."""
    gauges: tuple[Gauge, ...] = (BarGauge(fighter.condition.wounds, most_wounds(fighter.statistics).total),)
    mana = most_mana(fighter.statistics).total
    if mana:
        gauges = (*gauges, BarGauge(fighter.condition.mana, mana))
    if fighter.condition.dead:
        return Standing(note(DEAD, "PC-37"), False, gauges)
    return Standing(several(_words(fight, fighter, mana)), True, gauges)


def _words(fight: Fight, fighter: Fighter, mana: int) -> Iterator[Words]:
    tally, condition = tally_of(fighter), fighter.condition
    yield note(WOUNDS, "PC-36", wounds=condition.wounds, most=most_wounds(fighter.statistics).total)
    if mana:
        yield note(MANA, "PC-71", mana=condition.mana, most=mana)
    if luck := fortune(fighter.statistics).total:
        yield note(FORTUNE, "PC-62", fortune=condition.fortune, most=luck)
    for id in _TOLD:
        if getattr(tally, id):
            label, clause = STATES[id]
            yield note(label, clause)
    if tally.holds:
        yield note(HOLDS, "PC-41", name=fight.fighter(tally.holds).name)
    if tally.held_by:
        yield note(HELD_BY, "PC-41", name=fight.fighter(tally.held_by).name)
    if tally.extended:
        yield note(BUSY, "PC-23")
    if tally.channelled == "yes":
        yield note(CHANNELLED, "PC-72")
