# SPDX-License-Identifier: GPL-3.0-or-later
"""Fights as values and scripts: a start and a list of commands, each of which makes the next state (DESIGN 1.2)."""
