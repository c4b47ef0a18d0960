# SPDX-License-Identifier: GPL-3.0-or-later
"""Points of concentration: how they are gained, and what stun takes of them (EN-11, EN-30, EN-37)."""

import msgspec

from panoplia.rules.espada_negra.blows import STUNS, Stun, stun_of
from panoplia.rules.espada_negra.checks import totalled
from panoplia.rules.espada_negra.runes import Attribute, Count, Points, Runes
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Forbidden, Play

CONCENTRATION = QT_TRANSLATE_NOOP("espada-negra", "concentration")


class ConcentrateInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A check of concentration, the initiative that pays for it, and the points so far."""

    runes: Runes
    initiative: Count
    level: Points = 0
    points: Count = 0
    effort: Runes | None = None


class ConcentrateResult(msgspec.Struct, frozen=True):
    """The initiative and the points after it."""

    initiative: int
    points: int


def concentrate(case: ConcentrateInput) -> Play:
    """A point of initiative for what a check comes to (EN-37); nobody goes below 0 (EN-11)."""
    if not case.initiative:
        yield note(QT_TRANSLATE_NOOP("espada-negra", "There is no initiative left to give up."), "EN-11")
        return Forbidden("EN-11")
    total = yield from totalled(case.runes, case.level, case.effort, CONCENTRATION)
    points = case.points + max(total, 0)
    yield note(
        QT_TRANSLATE_NOOP(
            "espada-negra", "Concentration: from {before} to {after}. Initiative: from {high} to {low}."
        ), "EN-37", before=case.points, after=points, high=case.initiative, low=case.initiative - 1,
    )  # fmt: skip
    return ConcentrateResult(case.initiative - 1, points)


def kept(points: int, voluntad: int, to_armour: int, to_body: int) -> int:
    """The points that a blow leaves: less what stun takes, and the damage to the body on top (EN-30, EN-37)."""
    damage = to_armour + to_body
    if stun_of(damage, voluntad) == 2:
        return 0
    return max(points - max(damage - voluntad, 0) - to_body, 0)


class StunInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a blow took off structure and body of someone, and the points of concentration so far."""

    voluntad: Attribute
    to_armour: Count
    to_body: Count
    points: Count = 0


class StunResult(msgspec.Struct, frozen=True):
    """For how long it stuns, and the points that are left."""

    stun: Stun
    points: int


def stun(case: StunInput) -> Play:
    """Stun by one blow, and concentration lost by it (EN-30, EN-37)."""
    damage = case.to_armour + case.to_body
    stunned = stun_of(damage, case.voluntad)
    yield note(STUNS[stunned], "EN-30", damage=damage, willpower=case.voluntad)
    left = kept(case.points, case.voluntad, case.to_armour, case.to_body)
    if case.points:
        yield note(
            QT_TRANSLATE_NOOP("espada-negra", "Concentration: from {before} to {after}."), "EN-37",
            before=case.points, after=left,
        )  # fmt: skip
    return StunResult(stunned, left)
