# SPDX-License-Identifier: GPL-3.0-or-later
"""What a blow or a power did to its target, as bars of odds and in words (EN-24 to EN-26, EN-30, EN-34 to EN-36)."""

from collections.abc import Iterator, Mapping
from typing import Any

from panoplia.rules.espada_negra.blows import Body, Place, Suffered
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


def struck_case(came: Suffered, to_body: int, before: Body, most: int) -> Any:
    """The worst that befell the body, which was hurt by this."""
    if came.body.dead:
        return "dead"
    if came.body.unconscious and not before.unconscious:
        return "unconscious"
    return came.wound or harm(to_body, most)


def body_told(came: Suffered, before: Body) -> Iterator[Words]:
    """What became of the target."""
    if came.body.dead:
        yield _DEAD
        return
    if came.wound and came.place:
        yield OnSheet(came.place, came.wound).words
    if came.body.unconscious and not before.unconscious:
        yield _UNCONSCIOUS
    elif came.stun:
        yield STUNNED[came.stun]


def taken_told(to_body: int, came: Suffered) -> Note:
    """How much the body has taken by this, and in all."""
    return note(
        QT_TRANSLATE_NOOP("espada-negra", "damage {damage}, in all {taken}"), "EN-25",
        damage=to_body, taken=came.body.damage_taken,
    )  # fmt: skip


def penalty(came: Suffered, place: Place) -> int:
    """What a new wound takes at a place (EN-36)."""
    if came.wound is None or came.place != place:
        return 0
    return OnSheet(place, came.wound).penalty
