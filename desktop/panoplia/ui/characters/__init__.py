# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of characters: list, sheet, inventory, print preview."""
