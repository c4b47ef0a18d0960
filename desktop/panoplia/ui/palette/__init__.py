# SPDX-License-Identifier: GPL-3.0-or-later
"""The command palette: one field that finds everything."""
