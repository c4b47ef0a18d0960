# SPDX-License-Identifier: GPL-3.0-or-later
"""The fixtures of the page of combat, and of a fight in its window."""

from ambushes import ambush, combat
from fight_windows import begun, hands
from window import answering, campaign, other, program, stage

__all__ = ["ambush", "answering", "begun", "campaign", "combat", "hands", "other", "program", "stage"]
