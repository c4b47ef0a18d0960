# SPDX-License-Identifier: GPL-3.0-or-later
"""How the program looks: colours, type, icons, the shapes of controls, and how gauges are painted."""
