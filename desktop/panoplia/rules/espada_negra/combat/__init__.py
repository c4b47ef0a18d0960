# SPDX-License-Identifier: GPL-3.0-or-later
"""Fights of Espada Negra: order, acts, what blows do, and the end of turns (EN-10 to EN-40)."""
