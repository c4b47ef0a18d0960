# SPDX-License-Identifier: GPL-3.0-or-later
"""The procedures of Espada Negra that the command line can drive."""

from typing import Any

import msgspec

from panoplia.rules.espada_negra import (
    attack,
    checks,
    concentration,
    energy,
    manoeuvres,
    medicine,
    mending,
    turns,
)
from panoplia.rules.script import Forbidden
from panoplia.rules.system import Procedure

_TABLE: tuple[tuple[str, str, type[msgspec.Struct], Any, Any], ...] = (
    ("check", "Check a skill: runes and level against a difficulty (EN-3, EN-5).",
     checks.CheckInput, checks.CheckResult, checks.check),
    ("attack", "Attack: effort, hit, damage to armour and body, stun, wounds (EN-21 to EN-36).",
     attack.AttackInput, attack.AttackResult, attack.attack),
    ("energy-attack", "The damage of light, darkness or an element (EN-26).",
     energy.EnergyInput, energy.EnergyResult, energy.energy_attack),
    ("recover", "Stamina at the end of a turn (EN-31).",
     turns.RecoverInput, turns.StaminaResult, turns.recover),
    ("end-fight", "Stamina at the end of a fight (EN-32).",
     turns.EndFightInput, turns.StaminaResult, turns.end_fight),
    ("flee", "Flee from a fight (EN-38).",
     manoeuvres.FleeInput, manoeuvres.FleeResult, manoeuvres.flee),
    ("pick-up", "Pick up what lies loose in a fight (EN-38).",
     manoeuvres.FleeInput, manoeuvres.PickUpResult, manoeuvres.pick_up),
    ("surprise", "Surprise a foe, or be surprised (EN-40).",
     manoeuvres.SurpriseInput, manoeuvres.SurpriseResult, manoeuvres.surprise),
    ("concentrate", "Give up initiative for points of concentration (EN-37).",
     concentration.ConcentrateInput, concentration.ConcentrateResult | Forbidden, concentration.concentrate),
    ("stun", "Whether a blow stuns, and the concentration that it takes (EN-30, EN-37).",
     concentration.StunInput, concentration.StunResult, concentration.stun),
    ("bleed", "What bleeding wounds do at the end of turns (EN-36).",
     turns.BleedInput, turns.BleedResult, turns.bleed),
    ("change-gear", "Initiative after a change of what is in hand (EN-39).",
     manoeuvres.ChangeInput, manoeuvres.ChangeResult, manoeuvres.change_gear),
    ("mend", "Mend a weapon or armour for a day (EN-53).",
     mending.MendInput, mending.MendResult | Forbidden, mending.mend),
    ("treat", "First aid or surgery (EN-50).",
     medicine.TreatInput, medicine.TreatResult, medicine.treat),
    ("rest", "Damage that heals by days of rest (EN-52).",
     medicine.RestInput, medicine.RestResult, medicine.rest),
)  # fmt: skip

PROCEDURES = tuple(Procedure(f"espada-negra.{name}", *rest) for name, *rest in _TABLE)
