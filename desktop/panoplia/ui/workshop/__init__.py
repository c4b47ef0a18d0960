# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of worn gear: list, bench, odds, dice."""
