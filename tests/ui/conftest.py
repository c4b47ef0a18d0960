# SPDX-License-Identifier: GPL-3.0-or-later
"""The fixtures of the running program."""

from inventories import packs, sack, tree
from window import answering, campaign, other, program, stage

__all__ = ["answering", "campaign", "other", "packs", "program", "sack", "stage", "tree"]
