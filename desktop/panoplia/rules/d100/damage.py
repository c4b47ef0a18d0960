# SPDX-License-Identifier: GPL-3.0-or-later
"""What a weapon does: its damage as it is written, and its qualities (PC-33, PC-42)."""

import re
from collections.abc import Container
from functools import lru_cache
from typing import Literal

import msgspec

from panoplia.rules.d100.modifiers import known
from panoplia.rules.d100.percent import Modifiers
from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.refusal import Refused

Quality = Literal[
    "tiring", "pummelling", "defensive", "balanced", "special", "impact", "slow", "armour_piercing", "precise", "fast",
    "fast_or_impact_slow", "melee_quality_only", "unreliable", "shrapnel", "entangling",
]  # fmt: skip
UNARMED = "BF-4"
"""The damage of bare hands (PC-40)."""

_WRITTEN = re.compile(r"(?P<bonus>BF)?(?P<flat>[+-]?[0-9]{1,3})?", re.IGNORECASE | re.ASCII)
_BONUS = re.compile("^(?:BF|SB)", re.IGNORECASE)


class Damage(msgspec.Struct, frozen=True):
    """The damage of a weapon: whether the strength bonus is in it, and the number beside it (PC-33)."""

    by_strength: bool
    flat: int

    def points(self, strength_bonus: int) -> int:
        """What is added to the die; below 0 for a weak hand with a light weapon."""
        return self.flat + (strength_bonus if self.by_strength else 0)

    def __str__(self) -> str:
        if not self.by_strength:
            return str(self.flat)
        return f"BF{self.flat:+d}" if self.flat else "BF"

    @property
    def told(self) -> str:
        """As the table has it, with a true minus."""
        return str(self).replace("-", "−")


@lru_cache(maxsize=256)
def damage(text: str) -> Damage:
    """Damage such as ``3``, ``BF`` or ``BF-1`` taken apart; ``ValueError`` where it cannot be read (PC-33)."""
    match = _WRITTEN.fullmatch(text.strip())
    if match is None or not match[0] or (match["bonus"] and (match["flat"] or "+")[0] not in "+-"):
        raise ValueError(f"`damage` is a number, or BF with a number such as BF-1, not “{text}”")
    return Damage(match["bonus"] is not None, int(match["flat"] or 0))


def tidied_damage(text: str) -> str:
    """Damage as the table writes it, typed in either language; ``Refused`` where it is none (PC-33)."""
    try:
        return str(damage(_BONUS.sub("BF", "".join(text.split()).replace("−", "-"))))
    except ValueError as error:
        raise Refused(
            QT_TRANSLATE_NOOP("d100", "Damage is a number, or BF with a number such as BF-1, not “{text}”."),
            "damage", "PC-33", text=text,
        ) from error  # fmt: skip


def has_impact(qualities: Container[Quality], first_round: bool) -> bool:
    """Whether two dice are rolled and the higher is kept; a tiring weapon does so in the first round only (PC-42)."""
    return "impact" in qualities and (first_round or "tiring" not in qualities)


def evading(qualities: Container[Quality]) -> Modifiers:
    """What a weapon gives those who parry or dodge it (PC-42)."""
    return tuple(known(quality) for quality in ("slow", "fast") if quality in qualities)
