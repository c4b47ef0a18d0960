# SPDX-License-Identifier: GPL-3.0-or-later
"""What is decided and written about a whole campaign."""
