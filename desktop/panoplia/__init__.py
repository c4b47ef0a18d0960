# SPDX-License-Identifier: GPL-3.0-or-later
"""Panoplia: characters, gear, wear, repair and fights for tabletop role-playing games."""

import gc

__version__ = "0.1.0"

# A start, and every change of a large campaign, makes many small values and hardly a cycle. By Python's own measure
# all of them would be searched for cycles again and again, for a tenth of the start and for half of a change.
gc.set_threshold(100_000)
