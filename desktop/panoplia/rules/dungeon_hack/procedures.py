# SPDX-License-Identifier: GPL-3.0-or-later
"""The procedures of Dungeon Hack that the command line can drive."""

from typing import Any

import msgspec

from panoplia.rules.dungeon_hack import attack, checks, dodge, foes, hazards, lifetime, smith, wear
from panoplia.rules.script import Forbidden, Play
from panoplia.rules.system import Procedure
from panoplia.rules.usage_dice import Die


class UsageInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A usage die."""

    die: Die


class RepairInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An armour after the fight."""

    armour: wear.ArmourInput


def _usage_die(case: UsageInput) -> Play:
    return wear.usage_die(case.die)


def _repair(case: RepairInput) -> Play:
    return wear.repair(case.armour)


_TABLE: tuple[tuple[str, str, type[msgspec.Struct], Any, Any], ...] = (
    ("usage-die", "Roll a usage die: on 1 or 2 it drops a step (DH-10).",
     UsageInput, wear.UsageResult, _usage_die),
    ("test", "Test a characteristic with a d20 (DH-1, DH-2).",
     checks.CheckInput, checks.CheckResult, checks.check),
    ("attack", "Attack with a weapon: hit, wear, damage, armour (DH-4, DH-11, DH-24).",
     attack.AttackInput, attack.AttackResult | Forbidden, attack.attack),
    ("dodge", "Dodge a foe's blow, or take it on the armour (DH-4, DH-31, DH-32).",
     dodge.DodgeInput, dodge.DodgeResult | Forbidden, dodge.dodge),
    ("repair", "Mend broken armour dice after a fight (DH-34).",
     RepairInput, wear.RepairResult | Forbidden, _repair),
    ("restore", "Restore durability or lost armour dice for money (DH-15, DH-35).",
     smith.RestoreInput, smith.RestoreResult | Forbidden, smith.restore),
    ("foe-penetration", "The penetration of a foe's level (DH-22).",
     foes.PenetrationInput, foes.PenetrationResult, foes.foe_penetration),
    ("convert", "Armour dice for an absorption die of older rules (DH-37).",
     smith.ConvertInput, smith.ConvertResult, smith.convert),
    ("neglect", "Wear of gear that is found (DH-14).",
     smith.NeglectInput, smith.NeglectResult, smith.neglect),
    ("drown", "The end of a round under water (DH-42).",
     hazards.DrownInput, hazards.DrownResult, hazards.drown),
    ("mount", "Whether a blow hits the rider or the mount (DH-40).",
     hazards.MountInput, hazards.MountResult, hazards.mount),
    ("lifetime", "How long a durability die lasts (DH-10, DH-11).",
     lifetime.LifetimeInput, lifetime.LifetimeResult, lifetime.lifetime),
    ("dying", "A round at 0 health (DH-45).",
     hazards.DyingInput, hazards.DyingResult, hazards.dying),
    ("sink", "Whether armour pulls down in deep water (DH-43).",
     hazards.SinkInput, hazards.SinkResult, hazards.sink),
    ("burst", "Up to three bolts of a repeating crossbow (DH-20).",
     attack.BurstInput, attack.BurstResult | Forbidden, attack.burst),
)  # fmt: skip

PROCEDURES = tuple(Procedure(f"dungeon-hack.{name}", *rest) for name, *rest in _TABLE)
