# SPDX-License-Identifier: GPL-3.0-or-later
"""The coins of Percentil; the source names none, its tables count prices in pence."""

from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.system import Coin

COINS = (
    Coin("co", QT_TRANSLATE_NOOP("d100", "gc"), QT_TRANSLATE_NOOP("d100", "Gold crowns"), 240),
    Coin("ch", QT_TRANSLATE_NOOP("d100", "s"), QT_TRANSLATE_NOOP("d100", "Silver shillings"), 12),
    Coin("p", QT_TRANSLATE_NOOP("d100", "d"), QT_TRANSLATE_NOOP("d100", "Pence"), 1),
)
