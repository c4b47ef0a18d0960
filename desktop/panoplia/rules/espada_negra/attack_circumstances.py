# SPDX-License-Identifier: GPL-3.0-or-later
"""What is told of an attack before its runes, and whom it strikes (EN-5, EN-6, EN-21 to EN-28, EN-40)."""

from collections.abc import Iterator
from typing import Any

from panoplia.rules.editors import Number, Pick
from panoplia.rules.espada_negra.blows import dead_from
from panoplia.rules.espada_negra.character import DERIVED, IN_A_FIGHT, MOST_EFFORT
from panoplia.rules.espada_negra.circumstances import HURT, MOST_MORE, MOST_STRONG, of_target, own
from panoplia.rules.espada_negra.exertion import effort_told
from panoplia.rules.espada_negra.fighters import Armour, Defender, Paid, Resistances
from panoplia.rules.espada_negra.gear import UNPROTECTED, Physical
from panoplia.rules.espada_negra.person import Person
from panoplia.rules.espada_negra.runes import BODY_FREE_G
from panoplia.rules.espada_negra.skills import ATTRIBUTES
from panoplia.rules.espada_negra.texts import AGAINST
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Piece
from panoplia.rules.trial import Circumstance, Tick, Told

ITS = QT_TRANSLATE_NOOP("espada-negra", "Target: {figure}")
OWN = ("agilidad", "inteligencia", "fuerza", "impact", "damage", "hand_load", "initiative")
"""What an attack is made of, and what a quality with a condition may change in it."""
_PAID: tuple[tuple[Paid, Circumstance], ...] = (
    ("hit", Circumstance(
        "paid_hit", QT_TRANSLATE_NOOP("espada-negra", "Effort to hit paid in this act"), Tick(), False,
        QT_TRANSLATE_NOOP("espada-negra", "runes doubled"), "EN-28",
    )),
    ("damage", Circumstance(
        "paid_damage", QT_TRANSLATE_NOOP("espada-negra", "Effort for damage paid in this act"), Tick(), False,
        QT_TRANSLATE_NOOP("espada-negra", "runes doubled"), "EN-28",
    )),
)  # fmt: skip
IMPACT = Circumstance(
    "modifier", QT_TRANSLATE_NOOP("espada-negra", "Modifier"), Number(-MOST_MORE, MOST_MORE), 0,
    QT_TRANSLATE_NOOP("espada-negra", "added to the impact"), "EN-22",
)  # fmt: skip
_SURPRISED = Circumstance(
    "surprised", QT_TRANSLATE_NOOP("espada-negra", "Target surprised"),
    Pick((("0", QT_TRANSLATE_NOOP("espada-negra", "no")),
          ("1", QT_TRANSLATE_NOOP("espada-negra", "no effort")),
          ("2", QT_TRANSLATE_NOOP("espada-negra", "neither effort nor runes")))), "0", clause="EN-40",
)  # fmt: skip
_ITS_EFFORT = Circumstance(
    "effort", QT_TRANSLATE_NOOP("espada-negra", "Effort that it may still spend"), Number(0, MOST_EFFORT), 1,
    QT_TRANSLATE_NOOP("espada-negra", "in this turn"), "EN-5",
)  # fmt: skip
_LIGHT = Circumstance(
    "light", note(QT_TRANSLATE_NOOP("espada-negra", "{grams} g free on its body"), grams=BODY_FREE_G), Tick(), False,
    QT_TRANSLATE_NOOP("espada-negra", "a rune more to evade"), "EN-6",
)  # fmt: skip


def circumstances(weapon: Piece, person: Person) -> Iterator[Circumstance]:
    """All that is asked of an attack with a weapon; what is seldom so comes last."""
    yield from _protection(weapon.data.kind)
    yield from _body("agilidad", "fuerza", "voluntad")
    yield HURT
    yield of_target("stamina", _its(DERIVED["stamina"]), 10, "EN-33")
    yield of_target("initiative", _its(DERIVED["initiative"]), 4, "EN-21")
    yield from own(person.statistics, *OWN)
    yield IMPACT
    yield from effort_told(person)
    yield from (_ITS_EFFORT, _SURPRISED, _LIGHT)
    yield from (each for _, each in _PAID)


def _protection(kind: Physical) -> Iterator[Circumstance]:
    yield of_target("evasion", _its(IN_A_FIGHT["evasion"]), UNPROTECTED.evasion, "EN-23")
    yield of_target("cover", _its(IN_A_FIGHT["cover"]), 0, "EN-23")
    yield of_target("structure", QT_TRANSLATE_NOOP("espada-negra", "Structure that it has left"), 0, "EN-25")
    yield of_target("resistance", _its(AGAINST[kind]), 0, "EN-25")


def _body(*keys: Any) -> Iterator[Circumstance]:
    for key in keys:
        yield of_target(key, _its(ATTRIBUTES[key]), 2, "EN-1", MOST_STRONG)


def _its(words: Words) -> Words:
    return note(ITS, figure=words)


def paid(said: Told) -> tuple[Paid, ...]:
    """The checks that an earlier attack of the act has paid for (EN-5, EN-28)."""
    return tuple(check for check, each in _PAID if said[each.id])


def defender(kind: Physical, said: Told) -> Defender:
    """The target as it was told; the dead need no more blows (EN-35)."""
    fuerza, taken = int(said["fuerza"]), int(said["damage_taken"])
    not_dead(fuerza, taken)
    structure, surprised = int(said["structure"]), int(said["surprised"])
    resisted: dict[str, Any] = {kind: int(said["resistance"])}
    return Defender(
        agilidad=int(said["agilidad"]), fuerza=fuerza, voluntad=int(said["voluntad"]), stamina=int(said["stamina"]),
        initiative=int(said["initiative"]), effort_limit=int(said["effort"]),
        body_free_g=BODY_FREE_G if said["light"] else 0, surprised=2 if surprised == 2 else 1 if surprised else 0,
        armour=Armour(int(said["evasion"]), int(said["cover"]), structure, structure, Resistances(**resisted)),
        damage_taken=taken,
    )  # fmt: skip


def not_dead(fuerza: int, taken: int) -> None:
    """Refuse a target that is dead already."""
    if taken >= dead_from(fuerza):
        raise Refused(
            QT_TRANSLATE_NOOP("espada-negra", "Damage {damage} has killed the target already: the limit is {limit}."),
            "damage_taken", "EN-35", damage=taken, limit=dead_from(fuerza),
        )  # fmt: skip
