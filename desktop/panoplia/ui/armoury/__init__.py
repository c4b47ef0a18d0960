# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of the catalogue: table, details, buying and giving."""
