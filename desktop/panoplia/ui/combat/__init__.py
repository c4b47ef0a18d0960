# SPDX-License-Identifier: GPL-3.0-or-later
"""The screens of fights."""
