# SPDX-License-Identifier: GPL-3.0-or-later
"""The coins of Espada Negra. The source names none and has no prices: plain pieces of three metals are **(set)**."""

from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.system import Coin

COINS = (
    Coin("mo", QT_TRANSLATE_NOOP("espada-negra", "gp"), QT_TRANSLATE_NOOP("espada-negra", "Gold pieces"), 100),
    Coin("mp", QT_TRANSLATE_NOOP("espada-negra", "sp"), QT_TRANSLATE_NOOP("espada-negra", "Silver pieces"), 10),
    Coin("mc", QT_TRANSLATE_NOOP("espada-negra", "cp"), QT_TRANSLATE_NOOP("espada-negra", "Copper pieces"), 1),
)
