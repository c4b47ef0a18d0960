# SPDX-License-Identifier: GPL-3.0-or-later
"""What the columns and fields of things are called, wherever there is one."""

from panoplia.rules.notes import QT_TRANSLATE_NOOP

ITEM = QT_TRANSLATE_NOOP("inventory", "Item")
STATE = QT_TRANSLATE_NOOP("inventory", "State")
QUANTITY = QT_TRANSLATE_NOOP("inventory", "Quantity")
WORTH = QT_TRANSLATE_NOOP("inventory", "Worth")
CANNOT_BE_READ = QT_TRANSLATE_NOOP("inventory", "cannot be read; kept as it is")
"""Said in place of the state of a damaged row."""
