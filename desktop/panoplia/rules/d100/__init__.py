# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of Percentil, a system of percentile dice; the clauses are numbered ``PC-n``."""
