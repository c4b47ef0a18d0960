# SPDX-License-Identifier: GPL-3.0-or-later
"""The library as a file: opening it, keeping it safe, putting a backup back, and who else has it."""
