# SPDX-License-Identifier: GPL-3.0-or-later
"""What comes in from files and goes out into them."""
