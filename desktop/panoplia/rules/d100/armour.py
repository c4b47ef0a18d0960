# SPDX-License-Identifier: GPL-3.0-or-later
"""What armour costs its wearer: agility, movement and magic (PC-74, PC-90)."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Play

Material = Literal["leather", "mail", "scale", "plate"]
"""Of what armour is made, lightest first. Studded leather counts as leather, a helmet as plate (PC-74, PC-90)."""


class Penalties(msgspec.Struct, frozen=True):
    """What is added to agility, movement and casting rolls, never above 0."""

    ag: int = 0
    m: int = 0
    cast: int = 0


_OF: dict[Material, Penalties] = {
    "leather": Penalties(0, 0, -1),
    "mail": Penalties(-10, 0, -3),
    "scale": Penalties(-10, -1, -3),
    "plate": Penalties(-10, -2, -5),
}
SHIELD = -1
"""What an equipped shield adds to casting rolls, on top of armour (PC-74)."""


def penalties(worn: Iterable[Material], shield: bool = False) -> Penalties:
    """The worst of each kind, once, however many layers; a shield hinders casting besides (PC-74, PC-90)."""
    layers = [_OF[material] for material in worn]
    return Penalties(
        min((layer.ag for layer in layers), default=0),
        min((layer.m for layer in layers), default=0),
        min((layer.cast for layer in layers), default=0) + (SHIELD if shield else 0),
    )


def lowered(value: int, penalty: int) -> int:
    """A value under a penalty, never below 0 (PC-90)."""
    return max(value + penalty, 0)


class ArmourInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is worn, in layers, and whether a shield is in use."""

    worn: tuple[Material, ...]
    shield: bool = False


def armour(case: ArmourInput) -> Play:
    """The penalties of armour and shield (PC-74, PC-90)."""
    result = penalties(case.worn, case.shield)
    yield note(
        QT_TRANSLATE_NOOP("d100", "Armour: agility {ag}, movement {m}, casting rolls {cast}."), "PC-90",
        ag=result.ag, m=result.m, cast=result.cast,
    )  # fmt: skip
    return result
