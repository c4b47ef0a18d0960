# SPDX-License-Identifier: GPL-3.0-or-later
"""Qt models: frozen rows shown in lists and tables. They import QtCore and QtGui only."""
