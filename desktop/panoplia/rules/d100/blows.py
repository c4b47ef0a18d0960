# SPDX-License-Identifier: GPL-3.0-or-later
"""What a blow comes to: its dice with fury, and the wounds that it leaves (PC-33 to PC-37)."""

import msgspec

from panoplia.rules.d100.checks import WithFortune, passed_at_last
from panoplia.rules.d100.criticals import Critical, critical_rolled
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Best, Dice, Play

DAMAGE = QT_TRANSLATE_NOOP("d100", "damage")
FURY = QT_TRANSLATE_NOOP("d100", "fury")


def damage_dice(confirm: int | None, impact: bool = False) -> Play:
    """The d10 of a blow, of two the higher one; a 10 lets fury in if ``confirm`` is rolled (PC-33, PC-34, PC-42).

    ``None`` is a blow that knows no fury. Returns what the dice come to.
    """
    came: WithFortune = yield from damage_dice_with(confirm, impact, 0)
    return came.result


def damage_dice_with(confirm: int | None, impact: bool, fortune: int) -> Play:
    """The same, where fortune lets one roll for fury again; returns it ``WithFortune`` (PC-18)."""
    request = Dice((10, 10) if impact else (10,), DAMAGE, Best())
    answer = yield request
    yield note(
        QT_TRANSLATE_NOOP("d100", "Damage: {roll} makes {points}."), "PC-42" if impact else "PC-33",
        roll=request.shown(answer), points=answer.outcome,
    )  # fmt: skip
    if answer.outcome < 10 or confirm is None:
        return WithFortune(answer.outcome, fortune)
    furious: WithFortune = yield from passed_at_last(confirm, FURY, "PC-34", fortune)
    more = yield from _fury() if furious.result else _calm()
    return WithFortune(answer.outcome + more, furious.fortune)


def _calm() -> Play:
    yield note(QT_TRANSLATE_NOOP("d100", "No fury."), "PC-34")
    return 0


def _fury() -> Play:
    """One die more, and again after each 10 (PC-34)."""
    points = 0
    while True:
        request = Dice((10,), FURY)
        answer = yield request
        points += answer.outcome
        yield note(
            QT_TRANSLATE_NOOP("d100", "Fury: {roll} adds {points}."), "PC-34",
            roll=request.shown(answer), points=answer.outcome,
        )  # fmt: skip
        if answer.outcome < 10:
            return points


WITH_WEAPON = QT_TRANSLATE_NOOP("d100", "With the weapon ({weapon}): {rolled}.")
REDUCED = QT_TRANSLATE_NOOP(
    "d100", "{rolled} less toughness {tb} and armour {armour}: damage {damage}. Wounds: from {before} to {left}."
)


class Body(msgspec.Struct, frozen=True):
    """Who is struck, as far as it matters where: toughness bonus, armour there, wounds left."""

    tb: int
    armour: int
    wounds: int


class Wound(msgspec.Struct, frozen=True):
    """What a blow did: the wounds after all reductions, those left, and the critical (PC-35 to PC-37)."""

    damage: int
    wounds_left: int
    critical: Critical | None = None

    @property
    def dead(self) -> bool:
        """Whether its critical kills."""
        return self.critical is not None and self.critical.dead


def wounded(rolled: int, body: Body, precise: int = 0) -> Play:
    """Take off toughness and armour, then wounds; what goes beyond the last wound is critical (PC-35, PC-36)."""
    damage = max(rolled - body.tb - body.armour, 0)
    left = max(body.wounds - damage, 0)
    yield note(
        REDUCED,
        "PC-35", rolled=rolled, tb=body.tb, armour=body.armour, damage=damage, before=body.wounds, left=left,
    )  # fmt: skip
    beyond = damage - body.wounds
    if beyond < 1:
        return Wound(damage, left)
    critical = yield from critical_rolled(beyond + precise)
    return Wound(damage, left, critical)
