# SPDX-License-Identifier: GPL-3.0-or-later
"""Dice at the screen: what a script asks, who rolls, and what came of it."""
