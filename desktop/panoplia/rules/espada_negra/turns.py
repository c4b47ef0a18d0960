# SPDX-License-Identifier: GPL-3.0-or-later
"""The end of a turn and of a fight: stamina comes back, wounds bleed (EN-31, EN-32, EN-36)."""

import msgspec

from panoplia.rules.espada_negra.blows import Body, Damage, worse
from panoplia.rules.espada_negra.runes import Attribute, Count
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Play

STAMINA = QT_TRANSLATE_NOOP("espada-negra", "Stamina: from {before} to {after}.")


class RecoverInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Someone at the end of a turn; ``start`` is the stamina at the start of the fight, less what wounds took."""

    start: Count
    stamina: Count
    recovery: Count
    spent: bool
    hurt: bool


class StaminaResult(msgspec.Struct, frozen=True):
    """The stamina after it."""

    stamina: int


def recovered(case: RecoverInput) -> int:
    """The stamina at the end of a turn (EN-31)."""
    if case.spent or case.hurt:
        return case.stamina
    return max(min(case.stamina + case.recovery, case.start - 1), case.stamina)


def recover(case: RecoverInput) -> Play:
    """Whoever spent nothing and took no damage gains stamina, up to one less than at the start (EN-31)."""
    after = recovered(case)
    if case.hurt:
        yield note(QT_TRANSLATE_NOOP("espada-negra", "No recovery in a turn with damage to the body."), "EN-31")
    elif case.spent:
        yield note(QT_TRANSLATE_NOOP("espada-negra", "No recovery in a turn with effort."), "EN-31")
    yield note(STAMINA, "EN-31", before=case.stamina, after=after)
    return StaminaResult(after)


class EndFightInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Someone at the end of a fight; ``spent_ever`` tells whether they spent stamina in it."""

    start: Count
    stamina: Count
    spent_ever: bool


def rested(case: EndFightInput) -> int:
    """The stamina after a fight: one less than at its start for those who spent any (EN-32)."""
    return max(case.start - 1, 0) if case.spent_ever else case.stamina


def end_fight(case: EndFightInput) -> Play:
    """Stamina comes back but for one point (EN-32)."""
    after = rested(case)
    yield note(STAMINA, "EN-32", before=case.stamina, after=after)
    return StaminaResult(after)


class BleedInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Someone with so many bleeding ``wounds``, for so many turns."""

    damage_taken: Damage
    voluntad: Attribute
    fuerza: Attribute
    turns: Count = 1
    wounds: Count = 1


class BleedResult(msgspec.Struct, frozen=True):
    """The damage after it, and how one is."""

    damage_taken: int
    unconscious: bool
    dead: bool


def bled(body: Body, points: int) -> Body:
    """The body after losing some points; it bleeds no more once it is dead (EN-36)."""
    return body.hurt(max(min(points, body.dead_from - body.damage_taken), 0))


def bleed(case: BleedInput) -> Play:
    """A point of damage for each bleeding wound at the end of each turn (EN-36)."""
    before = Body(case.voluntad, case.fuerza, case.damage_taken)
    after = bled(before, case.turns * case.wounds)
    yield note(
        QT_TRANSLATE_NOOP("espada-negra", "Bleeding: damage from {before} to {after}."), "EN-36",
        before=before.damage_taken, after=after.damage_taken,
    )  # fmt: skip
    yield from worse(before, after)
    return BleedResult(after.damage_taken, after.unconscious, after.dead)
