# SPDX-License-Identifier: GPL-3.0-or-later
"""Craftsmanship: what it does to price and encumbrance of a weapon or an armour (PC-92).

It is of the entry, so that a piece of another make has a price, a place in the armoury and a name of its own.
"""

from collections.abc import Mapping

import msgspec

from panoplia.rules.d100.gear import Armour, Craft, Gear, Skill, Spell, Talent, Weapon
from panoplia.rules.d100.modifiers import BY_ID
from panoplia.rules.foes import Foe
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Names, Note, Phrase, Words, note, several, signed
from panoplia.rules.system import Make, Makes, Piece


class Grade(msgspec.Struct, frozen=True):
    """A grade of craftsmanship, in percent of the common one; what it changes in the roll to hit is a modifier."""

    label: Phrase
    named: Names
    price: int
    encumbrance: int


GRADES: Mapping[Craft, Grade] = {
    "poor": Grade(QT_TRANSLATE_NOOP("d100", "poor"), Names("artesanía mala", "poor make"), 50, 100),
    "common": Grade(QT_TRANSLATE_NOOP("d100", "common"), Names("artesanía normal", "common make"), 100, 100),
    "good": Grade(QT_TRANSLATE_NOOP("d100", "good"), Names("artesanía buena", "good make"), 300, 90),
    "exceptional": Grade(
        QT_TRANSLATE_NOOP("d100", "exceptional"), Names("artesanía excepcional", "exceptional make"), 1000, 90
    ),
}  # fmt: skip
HEADING = QT_TRANSLATE_NOOP("d100", "Another make")


def share_of(amount: int, percent: int) -> int:
    """A share in percent, rounded up once."""
    return -(-amount * percent // 100)


def uncrafted(data: Gear) -> Note | None:
    """Why an entry has no other makes; ``None`` where it has them."""
    match data:
        case Weapon(traits=traits) if "uncrafted" in traits:
            return note(QT_TRANSLATE_NOOP("d100", "It is the same however it is made."), "PC-92")
        case Weapon(traits=traits) if "elven" in traits:
            return note(QT_TRANSLATE_NOOP("d100", "Every one of them is exceptional already."), "PC-92")
        case Weapon(craft="common") | Armour(craft="common"):
            return None
        case Weapon() | Armour():
            return note(QT_TRANSLATE_NOOP("d100", "Other makes are made from the common one."), "PC-92")
        case _:
            return note(QT_TRANSLATE_NOOP("d100", "Craftsmanship is of weapons and armour only."), "PC-92")


def crafted(data: Weapon | Armour, price: int | None, craft: Craft) -> tuple[Weapon | Armour, int | None]:
    """A common weapon or armour in another make, and its price (PC-92)."""
    made = msgspec.structs.replace(data, craft=craft)
    return made, None if price is None else share_of(price, GRADES[craft].price)


def makes(piece: Piece) -> Makes:
    """The other makes of a common weapon or armour, poorest first (PC-92); of what is no thing nothing is said."""
    if isinstance(piece.data, Skill | Talent | Spell | Foe):
        return Makes()
    refusal = uncrafted(piece.data)
    if refusal:
        return Makes(refusal=refusal, heading=HEADING)
    return Makes(tuple(_make(piece, craft) for craft in GRADES if craft != "common"), heading=HEADING)


def _make(piece: Piece, craft: Craft) -> Make:
    grade = GRADES[craft]
    data, price = crafted(piece.data, piece.price, craft)
    return Make(
        craft, grade.label, _effect(piece.data, craft), _named(piece.name, grade.named), data, price, piece.weight
    )


def _named(name: Words, make: Names) -> Names:
    assert isinstance(name, Names)
    es, en = (f"{name.es}, {make.es}" if name.es else ""), (f"{name.en}, {make.en}" if name.en else "")
    return Names(es, en)


def made_in_words(data: Weapon | Armour) -> Words:
    """Its craftsmanship, and what that changes (PC-92)."""
    return several((note(GRADES[data.craft].label), *_changed(data, data.craft)))


def _effect(data: Weapon | Armour, craft: Craft) -> Words:
    """What a make changes besides the price, in words."""
    changed = _changed(data, craft)
    return several(changed) if changed else QT_TRANSLATE_NOOP("d100", "nothing else changes")


def _changed(data: Weapon | Armour, craft: Craft) -> list[Words]:
    changed: list[Words] = []
    if isinstance(data, Weapon) and craft in BY_ID:
        value = signed(BY_ID[craft].value)
        changed.append(note(QT_TRANSLATE_NOOP("d100", "{value}% to hit"), "PC-92", value=value))
    if GRADES[craft].encumbrance != 100 and uncrafted(_common(data)) is None:
        share = GRADES[craft].encumbrance
        changed.append(note(QT_TRANSLATE_NOOP("d100", "encumbrance {share}%"), "PC-92", share=share))
    return changed


def _common(data: Weapon | Armour) -> Weapon | Armour:
    return msgspec.structs.replace(data, craft="common")


def encumbrance_of(data: Gear) -> int:
    """The encumbrance of one piece or bundle: a row's figure, less for what is well made (PC-92).

    What every piece of a row has, such as an elven bow, is in the row already.
    """
    figure: int = getattr(data, "encumbrance", 0)
    if isinstance(data, Weapon | Armour) and uncrafted(_common(data)) is None:
        return share_of(figure, GRADES[data.craft].encumbrance)
    return figure
