# SPDX-License-Identifier: GPL-3.0-or-later
"""The fixtures of the running program."""

from desks import desk, pile
from inventories import packs, sack, tree
from running import filled, running
from trial_dialogs import opened, sheet
from window import answering, campaign, other, program, stage
from workshops import axe, workshop

__all__ = [
    "answering",
    "axe",
    "campaign",
    "desk",
    "filled",
    "opened",
    "other",
    "packs",
    "pile",
    "program",
    "running",
    "sack",
    "sheet",
    "stage",
    "tree",
    "workshop",
]
