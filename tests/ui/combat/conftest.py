# SPDX-License-Identifier: GPL-3.0-or-later
"""The fixtures of the page of combat."""

from ambushes import ambush, combat

__all__ = ["ambush", "combat"]
