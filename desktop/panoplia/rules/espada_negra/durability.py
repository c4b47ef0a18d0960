# SPDX-License-Identifier: GPL-3.0-or-later
"""How long weapons, armour and shields last, by the runes that are thrown for damage (EN-24, EN-25, EN-29).

Whose hands a weapon is in decides how many runes there are, so it is the holder's strength that counts; without a
holder every strength is told. Attackers of armour are typical ones **(set)**.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction

import msgspec

from panoplia.rules.chains import Chain
from panoplia.rules.espada_negra import gear
from panoplia.rules.espada_negra.derived import attribute
from panoplia.rules.espada_negra.gear import Armour, Physical, Shield, Weapon
from panoplia.rules.espada_negra.in_use import resistance
from panoplia.rules.lifetime import Lifetime, Way
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, Words, note
from panoplia.rules.script import Pool
from panoplia.rules.system import Piece, Subject

TYPICAL = 3
"""The strength of an attacker, and of a wearer of whom nothing is known (set)."""
STRENGTHS = range(1, 6)
_RUNES = QT_TRANSLATE_NOOP("espada-negra", "damage")


class Attacker(msgspec.Struct, frozen=True):
    """A weapon that strikes at armour."""

    id: str
    label: Phrase
    damage: int
    kind: Physical


ATTACKERS = (
    Attacker("longsword", QT_TRANSLATE_NOOP("espada-negra", "Longsword, 4 cutting"), 4, "cortante"),
    Attacker("war-spear", QT_TRANSLATE_NOOP("espada-negra", "War spear, 5 piercing"), 5, "perforante"),
    Attacker("light-mace", QT_TRANSLATE_NOOP("espada-negra", "Light mace, 4 crushing"), 4, "contundente"),
    Attacker("sledgehammer", QT_TRANSLATE_NOOP("espada-negra", "Sledgehammer, 6 crushing"), 6, "contundente"),
)


def lifetime(piece: Piece, holder: Subject | None) -> Lifetime:
    """A weapon by the blows that are struck with it, armour by those that strike it; the rest says why not."""
    match piece.data:
        case Weapon() | Armour() | Shield() if not gear.left(piece):
            return Lifetime.refuse(
                note(QT_TRANSLATE_NOOP("espada-negra", "Nothing is left of it that could be lost."), "EN-25")
            )
        case Weapon():
            return _of_weapon(piece, holder)
        case Armour() | Shield():
            return _of_armour(piece, holder)
        case _:
            return Lifetime.refuse(note(QT_TRANSLATE_NOOP("espada-negra", "No rule wears it out."), "EN-29"))


def chance_to_harm(runes: int, structure: int) -> Fraction:
    """The chance that a damage throw has more hits than the weapon has structure (EN-29)."""
    return sum((p for hits, p in _hits(runes).items() if hits > structure), Fraction())


def lost_by_a_blow(attacker: Attacker, strength: int, defence: int, resisted: int) -> Mapping[int, Fraction]:
    """What a hit takes off the structure, each with its chance; nobody makes an effort (EN-24, EN-25)."""
    spread: dict[int, Fraction] = {}
    for hits, p in _hits(strength).items():
        for against, q in _hits(defence).items():
            points = max(max(attacker.damage + hits - against, 0) - resisted, 0)
            spread[points] = spread.get(points, Fraction()) + p * q
    return spread


def _hits(runes: int) -> Mapping[int, Fraction]:
    return Pool(runes, _RUNES).spread()


def _of_weapon(piece: Piece, holder: Subject | None) -> Lifetime:
    structure = piece.data.structure
    ways = tuple(_blows(piece, holder))
    if not ways:
        return Lifetime.refuse(note(
            QT_TRANSLATE_NOOP(
                "espada-negra", "With its structure of {structure}, no throw of its wielder can harm it."
            ), "EN-29", structure=structure,
        ))  # fmt: skip
    return Lifetime(
        "EN-29",
        note(QT_TRANSLATE_NOOP(
            "espada-negra",
            "A damage throw with more than {structure} hits costs it a point of its damage. The end is a damage of 0.",
        ), "EN-29", structure=structure),
        ways=ways,
        average=QT_TRANSLATE_NOOP("espada-negra", "hits on average"),
        in_a_fight=QT_TRANSLATE_NOOP("espada-negra", "Hits in a fight"),
        to_outlast=QT_TRANSLATE_NOOP("espada-negra", "Hits to outlast"),
    )  # fmt: skip


def _blows(piece: Piece, holder: Subject | None) -> Iterator[Way]:
    strengths = (attribute(holder.statistics, "fuerza").total,) if holder else tuple(STRENGTHS)
    for strength in strengths:
        for effort in (0, 1):
            p = chance_to_harm(strength * (1 + effort), piece.data.structure)
            if p:
                chain = Chain.one_by_one((p,) * gear.left(piece))
                yield Way(f"{strength}/{effort}", _effort_words(strength, effort), chain)


def _effort_words(strength: int, effort: int) -> Words:
    if effort:
        return note(QT_TRANSLATE_NOOP("espada-negra", "Strength {strength}, with effort"), strength=strength)
    return note(QT_TRANSLATE_NOOP("espada-negra", "Strength {strength}"), strength=strength)


def _of_armour(piece: Piece, holder: Subject | None) -> Lifetime:
    wearer = attribute(holder.statistics, "fuerza").total if holder else TYPICAL
    ways = tuple(_hits_taken(piece, wearer))
    if not ways:
        return Lifetime.refuse(
            note(QT_TRANSLATE_NOOP("espada-negra", "No typical blow can take anything off it."), "EN-25")
        )
    return Lifetime(
        "EN-25",
        note(QT_TRANSLATE_NOOP(
            "espada-negra",
            "By hits on it of someone with strength {attacker}, worn alone by someone with strength {wearer}.",
        ), "EN-25", attacker=TYPICAL, wearer=wearer),
        ways=ways,
        average=QT_TRANSLATE_NOOP("espada-negra", "hits on average"),
        in_a_fight=QT_TRANSLATE_NOOP("espada-negra", "Hits in a fight"),
        to_outlast=QT_TRANSLATE_NOOP("espada-negra", "Hits to outlast"),
    )  # fmt: skip


def _hits_taken(piece: Piece, wearer: int) -> Iterator[Way]:
    for attacker in ATTACKERS:
        taken = lost_by_a_blow(attacker, TYPICAL, wearer, resistance(piece, attacker.kind))
        if any(taken):
            yield Way(attacker.id, attacker.label, Chain.by_points(gear.left(piece), taken))
