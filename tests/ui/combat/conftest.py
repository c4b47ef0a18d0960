# SPDX-License-Identifier: GPL-3.0-or-later
"""The fixtures of a fight in its window."""

from fight_windows import begun, hands
from window import answering, campaign, other, program, stage

__all__ = ["answering", "begun", "campaign", "hands", "other", "program", "stage"]
