# SPDX-License-Identifier: GPL-3.0-or-later
"""Runes, each a hit by an even chance, and the effort that adds to them (EN-2, EN-5, EN-6, EN-33)."""

from typing import Annotated

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, note
from panoplia.rules.script import Choice, Option, Play, Pool

HAND_FREE_G = 1000
BODY_FREE_G = 5000

Attribute = Annotated[int, msgspec.Meta(ge=0, le=30)]
"""Most people have 5 or less; the limit keeps the odds of a fight of giants quick (EN-1)."""
Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
Points = Annotated[int, msgspec.Meta(ge=-999, le=999)]
Runes = Annotated[int, msgspec.Meta(ge=-99, le=99)]
"""How many runes are thrown; 0 or less throws none (EN-2)."""
Grams = Annotated[int, msgspec.Meta(ge=-(10**9), le=10**9)]
"""Weight that is free; below 0 for one who carries too much (EN-6)."""

_SPEND = Option("spend", QT_TRANSLATE_NOOP("espada-negra", "Spend a point of stamina"))
_KEEP = Option("keep", QT_TRANSLATE_NOOP("espada-negra", "Spend none"))


def effort(decision: str, why: Phrase) -> Choice:
    """Whether a point of stamina is spent on a check (EN-5)."""
    return Choice(decision, (_SPEND, _KEEP), why, _KEEP.id)


def free_hand(grams: int) -> int:
    """The rune more to hit of one with a kilo free in the hands (EN-6)."""
    return int(grams >= HAND_FREE_G)


def free_body(grams: int) -> int:
    """The rune more to evade of one with five kilos free on the body (EN-6)."""
    return int(grams >= BODY_FREE_G)


def thrown(runes: int, why: Phrase) -> Play:
    """Throw some runes and tell how many hit; returns the hits. Nobody is asked for none (EN-2)."""
    answer = yield Pool(runes, why)
    hits: int = answer.outcome
    if runes > 0:
        yield note(
            QT_TRANSLATE_NOOP("espada-negra", "Runes ({what}): {hits} of {runes} hit."), "EN-2",
            what=note(why), hits=hits, runes=runes,
        )  # fmt: skip
    else:
        yield note(QT_TRANSLATE_NOOP("espada-negra", "Runes ({what}): none."), "EN-2", what=note(why))
    return hits
