# SPDX-License-Identifier: GPL-3.0-or-later
"""Attacks of light, darkness and the elements, which nothing but a resistance reduces (EN-26)."""

import msgspec

from panoplia.rules.espada_negra.blows import Body, Damage, Place, Stun, Suffered, Wound, suffered
from panoplia.rules.espada_negra.runes import Attribute, Count
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Play


class EnergyInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hit of energy, and who is struck; ``resistance`` is the one that matches."""

    base: Count
    resistance: Count
    voluntad: Attribute
    fuerza: Attribute
    damage_taken: Damage = 0

    @property
    def body(self) -> Body:
        """What the damage is counted against."""
        return Body(self.voluntad, self.fuerza, self.damage_taken)


class EnergyResult(msgspec.Struct, frozen=True):
    """What it did to the body; armour does not help."""

    damage: int
    stun: Stun
    wound: Wound
    wound_place: Place | None
    damage_taken: int
    unconscious: bool
    dead: bool


def energy_attack(case: EnergyInput) -> Play:
    """The damage less the resistance, all of it to the body (EN-26)."""
    damage = max(case.base - case.resistance, 0)
    yield note(
        QT_TRANSLATE_NOOP("espada-negra", "Damage {base}, resistance {resistance}: {damage}."), "EN-26",
        base=case.base, resistance=case.resistance, damage=damage,
    )  # fmt: skip
    came: Suffered = yield from suffered(0, damage, case.body, "EN-26")
    after = came.body
    return EnergyResult(
        damage, came.stun, came.wound, came.place, after.damage_taken, after.unconscious, after.dead
    )  # fmt: skip
