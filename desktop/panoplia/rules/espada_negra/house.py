# SPDX-License-Identifier: GPL-3.0-or-later
"""The house rules of Espada Negra: what a campaign may decide otherwise, and the clause of each."""

from typing import Annotated, Literal

import msgspec

from panoplia.rules.editors import Number, Pick
from panoplia.rules.house import HouseRule
from panoplia.rules.notes import QT_TRANSLATE_NOOP

CheckRule = Literal["above", "equal"]
UnarmedAttacks = Literal["one", "per_arm"]
HARDEST = 99
Care = Annotated[int, msgspec.Meta(ge=0, le=HARDEST)]
"""A difficulty of medicine, or what is added to one."""


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign's house rules; each starts with its clause's default."""

    check: CheckRule = "above"
    unarmed_attacks: UnarmedAttacks = "one"
    care_light: Care = 3
    care_grave: Care = 5
    care_very_grave: Care = 7
    surgery_more: Care = 1


_CARE = QT_TRANSLATE_NOOP("espada-negra", "The difficulty of first aid, and of surgery before what that adds.")

HOUSE_RULES = (
    HouseRule(
        "check", "EN-3", QT_TRANSLATE_NOOP("espada-negra", "A check succeeds"),
        QT_TRANSLATE_NOOP(
            "espada-negra", "The result of a check must be above its difficulty, or it is enough to be equal to it."
        ),
        Pick((("above", QT_TRANSLATE_NOOP("espada-negra", "above the difficulty")),
              ("equal", QT_TRANSLATE_NOOP("espada-negra", "from the difficulty on")))),
    ),
    HouseRule(
        "unarmed_attacks", "EN-28", QT_TRANSLATE_NOOP("espada-negra", "Attacks without weapons"),
        QT_TRANSLATE_NOOP("espada-negra", "Whoever fights without any weapon strikes once an act, or once an arm."),
        Pick((("one", QT_TRANSLATE_NOOP("espada-negra", "one")),
              ("per_arm", QT_TRANSLATE_NOOP("espada-negra", "one an arm")))),
    ),
    HouseRule(
        "care_light", "EN-50", QT_TRANSLATE_NOOP("espada-negra", "Medicine: light wounds, unconsciousness"),
        _CARE, Number(0, HARDEST),
    ),
    HouseRule(
        "care_grave", "EN-50", QT_TRANSLATE_NOOP("espada-negra", "Medicine: grave wounds"), _CARE, Number(0, HARDEST),
    ),
    HouseRule(
        "care_very_grave", "EN-50", QT_TRANSLATE_NOOP("espada-negra", "Medicine: very grave wounds"),
        _CARE, Number(0, HARDEST),
    ),
    HouseRule(
        "surgery_more", "EN-50", QT_TRANSLATE_NOOP("espada-negra", "Medicine: surgery"),
        QT_TRANSLATE_NOOP("espada-negra", "What surgery adds to the difficulty of first aid."), Number(0, HARDEST),
    ),
)  # fmt: skip
