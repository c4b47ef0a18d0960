# SPDX-License-Identifier: GPL-3.0-or-later
"""What a blow does to someone: stun, wounds, unconsciousness, death (EN-30, EN-34 to EN-36)."""

from typing import Annotated, Literal

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, note
from panoplia.rules.script import Choice, Option, Play

Damage = Annotated[int, msgspec.Meta(ge=0, le=999_999)]
"""What someone has taken in all."""
Stun = Literal[0, 1, 2]
"""Not stunned, for the rest of this turn, for the next turn too (EN-30)."""
Wound = Literal["grave", "very_grave"] | None
Place = Literal["arm", "leg", "torso"]

PLACES: dict[Place, Phrase] = {
    "arm": QT_TRANSLATE_NOOP("espada-negra", "arm"),
    "leg": QT_TRANSLATE_NOOP("espada-negra", "leg"),
    "torso": QT_TRANSLATE_NOOP("espada-negra", "torso or head"),
}
STUNS: dict[Stun, Phrase] = {
    0: QT_TRANSLATE_NOOP("espada-negra", "Not stunned: {damage} against willpower {willpower}."),
    1: QT_TRANSLATE_NOOP("espada-negra", "Stunned in this turn: {damage} against willpower {willpower}."),
    2: QT_TRANSLATE_NOOP("espada-negra", "Stunned in this turn and the next: {damage} against willpower {willpower}."),
}
WOUND_PLACE = Choice(
    "wound_place",
    (
        Option("arm", QT_TRANSLATE_NOOP("espada-negra", "An arm: less damage")),
        Option("leg", QT_TRANSLATE_NOOP("espada-negra", "A leg: less initiative")),
        Option("torso", QT_TRANSLATE_NOOP("espada-negra", "Torso or head: less stamina")),
    ),
    QT_TRANSLATE_NOOP("espada-negra", "where is the wound?"),
    "torso",
)


def unconscious_from(voluntad: int) -> int:
    """The damage that makes unconscious; never without any (EN-34, EN-35)."""
    return max(3 * voluntad, 1)


def dead_from(fuerza: int) -> int:
    """The damage that kills; never without any (EN-35)."""
    return max(6 * fuerza, 1)


def hours_unconscious(damage_taken: int, limit: int) -> int:
    """How long one lies unconscious without first aid: an hour for each point above the limit, at least one (EN-34)."""
    return max(damage_taken - limit, 1)


def stun_of(damage: int, voluntad: int) -> Stun:
    """How long a blow stuns, by its damage to body and armour together (EN-30)."""
    if damage > 2 * voluntad:
        return 2
    return 1 if damage > voluntad else 0


def wound_of(to_body: int, fuerza: int) -> Wound:
    """The wound that a blow leaves (EN-36)."""
    if to_body > 3 * fuerza:
        return "very_grave"
    return "grave" if to_body > 2 * fuerza else None


class Limits(msgspec.Struct, frozen=True):
    """The damage that makes someone unconscious, and that kills them, where qualities change it (EN-4)."""

    unconscious: int
    dead: int


class Body(msgspec.Struct, frozen=True):
    """Someone who can be hurt, and the damage so far. Without ``limits`` they follow from the attributes."""

    voluntad: int
    fuerza: int
    damage_taken: int = 0
    limits: Limits | None = None

    @property
    def unconscious_from(self) -> int:
        """EN-34."""
        return self.limits.unconscious if self.limits else unconscious_from(self.voluntad)

    @property
    def dead_from(self) -> int:
        """EN-35."""
        return self.limits.dead if self.limits else dead_from(self.fuerza)

    @property
    def dead(self) -> bool:
        """EN-35."""
        return self.damage_taken >= self.dead_from

    @property
    def unconscious(self) -> bool:
        """EN-34; the dead are not."""
        return not self.dead and self.damage_taken >= self.unconscious_from

    def hurt(self, points: int) -> "Body":
        """The same with so much more damage."""
        return msgspec.structs.replace(self, damage_taken=self.damage_taken + points)


class Suffered(msgspec.Struct, frozen=True):
    """What a blow did to someone, and how they are after it."""

    body: Body
    stun: Stun
    wound: Wound
    place: Place | None


def suffered(to_armour: int, to_body: int, body: Body, clause: str) -> Play:
    """Take the damage; the attacker chooses where a wound is, but not that of the dead (EN-30, EN-34 to EN-36)."""
    after = body.hurt(to_body)
    if to_body:
        yield note(_TAKEN, clause, before=body.damage_taken, after=after.damage_taken)
    stun = stun_of(to_armour + to_body, body.voluntad)
    if stun:
        yield note(STUNS[stun], "EN-30", damage=to_armour + to_body, willpower=body.voluntad)
    yield from worse(body, after)
    wound = wound_of(to_body, body.fuerza)
    place = yield from _placed(wound, to_body, after)
    return Suffered(after, stun, wound, place)


def worse(before: Body, after: Body) -> Play:
    """Tell of death or unconsciousness that was not there before (EN-34, EN-35)."""
    if after.dead and not before.dead:
        yield note(
            QT_TRANSLATE_NOOP("espada-negra", "Death: damage {damage}, limit {limit}."), "EN-35",
            damage=after.damage_taken, limit=after.dead_from,
        )  # fmt: skip
    elif after.unconscious and not before.unconscious:
        yield note(
            QT_TRANSLATE_NOOP("espada-negra", "Unconsciousness: damage {damage}, limit {limit}."), "EN-34",
            damage=after.damage_taken, limit=after.unconscious_from,
        )  # fmt: skip


def _placed(wound: Wound, to_body: int, after: Body) -> Play:
    if wound is None:
        return None
    yield note(_WOUNDED[wound], "EN-36", damage=to_body, strength=after.fuerza)
    if after.dead:
        return None
    decision = yield WOUND_PLACE
    place: Place = decision.outcome
    yield note(QT_TRANSLATE_NOOP("espada-negra", "The wound: {place}."), "EN-36", place=note(PLACES[place]))
    return place


_TAKEN = QT_TRANSLATE_NOOP("espada-negra", "Damage taken: from {before} to {after}.")
_WOUNDED: dict[Wound, Phrase] = {
    "grave": QT_TRANSLATE_NOOP("espada-negra", "A grave wound: {damage} against strength {strength}."),
    "very_grave": QT_TRANSLATE_NOOP("espada-negra", "A very grave wound: {damage} against strength {strength}."),
}
