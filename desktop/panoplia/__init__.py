# SPDX-License-Identifier: GPL-3.0-or-later
"""Panoplia: characters, gear, wear, repair and fights for tabletop role-playing games."""

__version__ = "0.1.0"
