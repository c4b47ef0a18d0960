# SPDX-License-Identifier: GPL-3.0-or-later
"""Quality 0 to 5 of weapons, armour and shields: what it does to structure and weight (EN-54).

It is of the entry, whose figures have it counted in already, so that a piece of another quality has a place in the
armoury, a price, a weight and a name of its own. What it does to the price the book does not say.
"""

from collections.abc import Iterator

import msgspec

from panoplia.rules.espada_negra.gear import MOST_QUALITY, NORMAL_QUALITY, Armour, Gear, Power, Shield, Skill, Weapon
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Names, Note, Phrase, Words, note, several, signed
from panoplia.rules.system import Make, Makes, Piece

LIGHTER = 1000
"""Grams that a step of quality takes off an armour."""
LABELS: tuple[Phrase, ...] = (
    QT_TRANSLATE_NOOP("espada-negra", "quality 0"),
    QT_TRANSLATE_NOOP("espada-negra", "quality 1"),
    QT_TRANSLATE_NOOP("espada-negra", "quality 2"),
    QT_TRANSLATE_NOOP("espada-negra", "quality 3"),
    QT_TRANSLATE_NOOP("espada-negra", "quality 4"),
    QT_TRANSLATE_NOOP("espada-negra", "quality 5"),
)

Made = Weapon | Armour | Shield
HEADING = QT_TRANSLATE_NOOP("espada-negra", "Another quality")


def in_quality(data: Made, weight: int | None, quality: int) -> tuple[Made, int | None]:
    """A normal weapon, armour or shield in another quality, and what it weighs; neither below 0 (EN-54)."""
    steps = quality - NORMAL_QUALITY
    made = msgspec.structs.replace(data, structure=max(data.structure + steps, 0), quality=quality)
    if weight is None or not isinstance(data, Armour):
        return made, weight
    return made, max(weight - steps * LIGHTER, 0)


def makes(piece: Piece) -> Makes:
    """The other qualities of a normal piece, poorest first (EN-54); of what is no thing nothing is said."""
    if isinstance(piece.data, Skill | Power):
        return Makes()
    refusal = _all_alike(piece.data)
    if refusal:
        return Makes(refusal=refusal, heading=HEADING)
    return Makes(
        tuple(_make(piece, each) for each in range(MOST_QUALITY + 1) if each != NORMAL_QUALITY), heading=HEADING
    )


def _all_alike(data: Gear) -> Note | None:
    match data:
        case Weapon(quality=1) | Armour(quality=1) | Shield(quality=1):
            return None
        case Weapon() | Armour() | Shield():
            return note(QT_TRANSLATE_NOOP("espada-negra", "Other qualities are made from the normal one."), "EN-54")
        case _:
            return note(QT_TRANSLATE_NOOP("espada-negra", "Weapons, armour and shields alone have a quality."), "EN-54")


def _make(piece: Piece, quality: int) -> Make:
    data, weight = in_quality(piece.data, piece.weight, quality)
    return Make(
        str(quality), LABELS[quality], _effect(piece, data, weight), _named(piece.name, quality), data, None, weight
    )


def _named(name: Words, quality: int) -> Names:
    assert isinstance(name, Names)
    es = f"{name.es}, calidad {quality}" if name.es else ""
    return Names(es, f"{name.en}, quality {quality}" if name.en else "")


def quality_in_words(piece: Piece) -> Words:
    """The quality of a piece and what of it is in its figures (EN-54); nothing of a normal one."""
    data = piece.data
    steps = data.quality - NORMAL_QUALITY
    if not steps:
        return ""
    weighs = isinstance(data, Armour) and piece.weight
    return several((str(data.quality), *_changes(steps if data.structure else 0, -steps * LIGHTER if weighs else 0)))


def _effect(piece: Piece, made: Made, weight: int | None) -> Words:
    """What changes, in words."""
    heavier = 0 if weight is None or piece.weight is None else weight - piece.weight
    changed = list(_changes(made.structure - piece.data.structure, heavier))
    return several(changed) if changed else QT_TRANSLATE_NOOP("espada-negra", "nothing else changes")


def _changes(structure: int, weight: int) -> Iterator[Words]:
    if structure:
        yield note(QT_TRANSLATE_NOOP("espada-negra", "structure {change}"), "EN-54", change=signed(structure))
    if weight:
        yield note(QT_TRANSLATE_NOOP("espada-negra", "weight {change} g"), "EN-54", change=signed(weight))
