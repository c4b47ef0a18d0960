# SPDX-License-Identifier: GPL-3.0-or-later
"""The procedures of Percentil that the command line can drive."""

from typing import Any

import msgspec

from panoplia.rules.d100 import (
    ammunition,
    armour,
    attack,
    casting,
    checks,
    contests,
    criticals,
    grapples,
    initiative,
    recovery,
    spells,
)
from panoplia.rules.script import Forbidden
from panoplia.rules.system import Procedure

_TABLE: tuple[tuple[str, str, type[msgspec.Struct], Any, Any], ...] = (
    ("test", "Test a skill or a characteristic with a d100 (PC-10 to PC-18).",
     checks.SkillTestInput, checks.SkillTestResult | Forbidden, checks.skill_test),
    ("opposed", "An opposed test of two sides (PC-15).",
     contests.OpposedInput, contests.OpposedResult, contests.opposed),
    ("extended", "A test that takes several successes and hours (PC-16).",
     checks.ExtendedInput, checks.ExtendedResult, checks.extended),
    ("initiative", "Agility and a d10 for the order of turns (PC-20).",
     initiative.InitiativeInput, initiative.InitiativeResult, initiative.initiative),
    ("attack", "Attack: hit, location, parry or dodge, damage, fury, critical (PC-30 to PC-43).",
     attack.AttackInput, attack.AttackResult, attack.attack),
    ("critical", "A roll on the table of criticals (PC-37).",
     criticals.CriticalInput, criticals.CriticalResult, criticals.critical),
    ("grapple", "Take hold of someone in a grapple (PC-41).",
     grapples.GrappleInput, grapples.GrappleResult, grapples.grapple),
    ("struggle", "Break free of a grapple, or hurt the one who is held (PC-41).",
     grapples.StruggleInput, grapples.StruggleResult, grapples.struggle),
    ("rest", "Wounds that heal by days of rest (PC-60).",
     recovery.RestInput, recovery.RestResult, recovery.rest),
    ("cast", "Cast a spell, with or without channelling (PC-70 to PC-75).",
     casting.CastInput, casting.CastResult | Forbidden, casting.cast),
    ("missile", "The damage of a magic missile (PC-77).",
     spells.MissileInput, spells.MissileResult, spells.missile),
    ("disturbed", "Whether a disturbed spell goes on (PC-76).",
     casting.DisturbedInput, casting.DisturbedResult, casting.disturbed),
    ("touch", "Whether a touch spell reaches its target (PC-78).",
     spells.TouchInput, spells.TouchResult, spells.touch),
    ("armour", "What armour takes off agility, movement and casting rolls (PC-74, PC-90).",
     armour.ArmourInput, armour.Penalties, armour.armour),
    ("recover", "Arrows and bolts found again after a fight (PC-91).",
     ammunition.RecoverInput, ammunition.RecoverResult, ammunition.recover),
)  # fmt: skip

PROCEDURES = tuple(Procedure(f"d100.{name}", *rest) for name, *rest in _TABLE)
