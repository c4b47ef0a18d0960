# SPDX-License-Identifier: GPL-3.0-or-later
"""What was done: the history panel, and the story of a single piece."""
