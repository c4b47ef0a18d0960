# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of Espada Negra, a system of rune pools and stamina; the clauses are numbered ``EN-n``."""
