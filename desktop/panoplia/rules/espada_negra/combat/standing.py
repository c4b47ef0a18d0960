# SPDX-License-Identifier: GPL-3.0-or-later
"""How someone in a fight stands, in words and gauges (EN-25, EN-30, EN-33 to EN-37, EN-40)."""

from collections.abc import Iterator

from panoplia.rules.espada_negra import derived
from panoplia.rules.espada_negra.character import Condition
from panoplia.rules.espada_negra.combat.turn import able, is_dead, is_unconscious
from panoplia.rules.espada_negra.in_use import in_use
from panoplia.rules.espada_negra.struck import STUNNED
from panoplia.rules.fights.combat import Standing
from panoplia.rules.fights.state import Fighter
from panoplia.rules.gauges import BarGauge, Gauge
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note, several

DEAD = note(QT_TRANSLATE_NOOP("espada-negra", "dead"), "EN-35")
UNCONSCIOUS = note(QT_TRANSLATE_NOOP("espada-negra", "unconscious"), "EN-34")
SURPRISED = note(QT_TRANSLATE_NOOP("espada-negra", "surprised"), "EN-40")
EXHAUSTED = note(QT_TRANSLATE_NOOP("espada-negra", "exhausted"), "EN-33")
UNHURT = note(QT_TRANSLATE_NOOP("espada-negra", "unhurt"))


def standing(fighter: Fighter) -> Standing:
    """Health left before death, stamina, structure of armour and shield; and what else there is to say."""
    said = tuple(_said(fighter))
    return Standing(several(said) if len(said) > 1 else said[0], able(fighter), tuple(_gauges(fighter)))


def _said(fighter: Fighter) -> Iterator[Words]:
    condition: Condition = fighter.condition
    if is_dead(fighter):
        yield DEAD
        return
    if not condition.damage_taken and not condition.wounds:
        yield UNHURT
    else:
        most = derived.dead_at(fighter.statistics).total
        told = QT_TRANSLATE_NOOP("espada-negra", "damage {damage} of {most}")
        yield note(told, damage=condition.damage_taken, most=most)
    if is_unconscious(fighter):
        yield UNCONSCIOUS
    elif condition.stunned:
        yield STUNNED[condition.stunned]
    if fighter.tally.surprised:
        yield SURPRISED
    most = derived.stamina(fighter.statistics, condition).total
    if not condition.stamina:
        yield EXHAUSTED
    elif condition.stamina < most:
        yield note(QT_TRANSLATE_NOOP("espada-negra", "stamina {stamina} of {most}"), "EN-5", stamina=condition.stamina,
                   most=most)  # fmt: skip
    used = in_use(fighter.pieces)
    if used.structure_left < used.structure:
        yield note(QT_TRANSLATE_NOOP("espada-negra", "structure {left} of {most}"), "EN-25", left=used.structure_left,
                   most=used.structure)  # fmt: skip
    if condition.concentration:
        points = condition.concentration
        yield note(QT_TRANSLATE_NOOP("espada-negra", "concentration {points}"), "EN-37", points=points)
    yield from (wound.words for wound in condition.wounds)
    if bleeding := sum(wound.bleeds for wound in condition.wounds):
        yield note(QT_TRANSLATE_NOOP("espada-negra", "bleeds: {points} a turn"), "EN-36", points=bleeding)


def _gauges(fighter: Fighter) -> Iterator[Gauge]:
    statistics, condition, used = fighter.statistics, fighter.condition, in_use(fighter.pieces)
    most = derived.dead_at(statistics).total
    yield BarGauge(max(most - condition.damage_taken, 0), most)
    yield BarGauge(condition.stamina, max(derived.stamina(statistics, condition).total, condition.stamina))
    if used.structure:
        yield BarGauge(used.structure_left, used.structure)
