# SPDX-License-Identifier: GPL-3.0-or-later
"""The GM's desk: the party at a glance, notes, loot, stashes and shops."""
