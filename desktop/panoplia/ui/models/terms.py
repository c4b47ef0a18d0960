# SPDX-License-Identifier: GPL-3.0-or-later
"""What a job asks for, in words: money and days."""

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Figure, Words, note
from panoplia.table.workshop import Terms


def cost_words(terms: Terms) -> Figure:
    """The cost, or the least and the most that it can be."""
    least, most = terms.costs[0], terms.costs[-1]
    if least != most:
        return note(QT_TRANSLATE_NOOP("workshop", "{least} to {most}"), least=Coins(least), most=Coins(most))
    return Coins(most) if most else note(FREE)


def days_words(terms: Terms) -> Words:
    """The days of work, or the fewest and the most that it can be."""
    least, most = terms.days[0], terms.days[-1]
    if least != most:
        return note(QT_TRANSLATE_NOOP("workshop", "{least} to {most} days"), least=least, most=most)
    return note(QT_TRANSLATE_NOOP("workshop", "%n day(s)"), n=most) if most else AT_ONCE


FREE = QT_TRANSLATE_NOOP("workshop", "free")
AT_ONCE = QT_TRANSLATE_NOOP("workshop", "at once")
