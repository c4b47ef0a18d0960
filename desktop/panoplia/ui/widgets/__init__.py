# SPDX-License-Identifier: GPL-3.0-or-later
"""The widgets that every page is made of."""
