# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of combat: fights planned, simulated, gone on with and brought to their end; and what is around a fight."""
