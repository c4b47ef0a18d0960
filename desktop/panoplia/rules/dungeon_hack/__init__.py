# SPDX-License-Identifier: GPL-3.0-or-later
"""Dungeon Hack: durability by usage dice, penetration, and armour dice that break."""
