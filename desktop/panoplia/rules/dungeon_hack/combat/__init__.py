# SPDX-License-Identifier: GPL-3.0-or-later
"""Dungeon Hack in a fight (DH-1 to DH-45): whose turn, what each can do, and what a round brings."""
