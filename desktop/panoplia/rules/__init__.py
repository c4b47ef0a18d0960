# SPDX-License-Identifier: GPL-3.0-or-later
"""What the rule books say: scripts, their drivers, and one folder for each rule system."""
