# SPDX-License-Identifier: GPL-3.0-or-later
"""The combat chapter of Percentil: rounds, actions, blows, grapples and spells (PC-20 to PC-43, PC-60 to PC-79)."""
