# SPDX-License-Identifier: GPL-3.0-or-later
"""What a blow or a power did to its target, as bars of odds and in words (EN-24 to EN-26, EN-30, EN-34 to EN-36)."""

from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from panoplia.rules.espada_negra.blows import PLACES, Body, Place, Stun, Wound
from panoplia.rules.espada_negra.wounds import GRADES
from panoplia.rules.espada_negra.wounds import Wound as OnSheet
from panoplia.rules.harms import harm, harms
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note
from panoplia.rules.system import Case

STUNNED: Mapping[int, Words] = {
    1: note(QT_TRANSLATE_NOOP("espada-negra", "stunned in this turn"), "EN-30"),
    2: note(QT_TRANSLATE_NOOP("espada-negra", "stunned in this turn and the next"), "EN-30"),
}
_DEAD = note(QT_TRANSLATE_NOOP("espada-negra", "target dead"), "EN-35")
_UNCONSCIOUS = note(QT_TRANSLATE_NOOP("espada-negra", "target unconscious"), "EN-34")


class Struck(Protocol):
    """What the results of blows and powers say of the body."""

    @property
    def stun(self) -> Stun: ...
    @property
    def wound(self) -> Wound: ...
    @property
    def wound_place(self) -> Place | None: ...
    @property
    def damage_taken(self) -> int: ...
    @property
    def unconscious(self) -> bool: ...
    @property
    def dead(self) -> bool: ...


def most_without_wound(most: int, fuerza: int) -> int:
    """The most damage to the body that leaves no grave wound, of at most so much (EN-36)."""
    return max(min(most, 2 * fuerza), 0)


def struck_cases(most: int) -> Mapping[Any, Case]:
    """A bar for each range of damage without a wound, and for what is worse."""
    return {
        **harms(most, "accent2"),
        "grave": Case(note(QT_TRANSLATE_NOOP("espada-negra", "grave wound"), "EN-36"), "accent2"),
        "very_grave": Case(note(QT_TRANSLATE_NOOP("espada-negra", "very grave wound"), "EN-36"), "accent2"),
        "unconscious": Case(_UNCONSCIOUS, "good"),
        "dead": Case(_DEAD, "good"),
    }


def struck_case(result: Struck, to_body: int, before: Body, most: int) -> Any:
    """The worst that befell the body, which was hurt by this."""
    if result.dead:
        return "dead"
    if result.unconscious and not before.unconscious:
        return "unconscious"
    return result.wound or harm(to_body, most)


def body_told(result: Struck, before: Body) -> Iterator[Words]:
    """What became of the target."""
    if result.dead:
        yield _DEAD
        return
    if result.wound and result.wound_place:
        yield note(
            QT_TRANSLATE_NOOP("espada-negra", "{grade} wound, {place}"), "EN-36",
            grade=note(GRADES[result.wound]), place=note(PLACES[result.wound_place]),
        )  # fmt: skip
    if result.unconscious and not before.unconscious:
        yield _UNCONSCIOUS
    elif result.stun:
        yield STUNNED[result.stun]


def taken_told(to_body: int, result: Struck) -> Note:
    """How much the body has taken by this, and in all."""
    return note(
        QT_TRANSLATE_NOOP("espada-negra", "damage {damage}, in all {taken}"), "EN-25",
        damage=to_body, taken=result.damage_taken,
    )  # fmt: skip


def penalty(result: Struck, place: Place) -> int:
    """What a new wound takes at a place (EN-36)."""
    if result.wound is None or result.wound_place != place:
        return 0
    return OnSheet(place, result.wound).penalty
