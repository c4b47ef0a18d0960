# SPDX-License-Identifier: GPL-3.0-or-later
"""What the players see of a fight: whose turn it is and how everyone looks, without the figures of the foes."""

from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from panoplia.rules.fights.state import Fighter, Side
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Figure, Note, Phrase, Several, Words, note
from panoplia.rules.system import System
from panoplia.table.courses import Course
from panoplia.ui.combat.people import AWAY, in_order_of_turns

Look = Literal["unhurt", "hurt", "badly", "out"]
Turn = Literal["now", "acted", ""]
LOOKS: Mapping[Look, Phrase] = {
    "unhurt": QT_TRANSLATE_NOOP("combat", "unhurt"),
    "hurt": QT_TRANSLATE_NOOP("combat", "hurt"),
    "badly": QT_TRANSLATE_NOOP("combat", "badly hurt"),
    "out": QT_TRANSLATE_NOOP("combat", "out of the fight"),
}
COARSE: Mapping[Look, float] = {"unhurt": 1.0, "hurt": 2 / 3, "badly": 1 / 3, "out": 0.0}
"""How long the bar of a foe is: it tells no more than the word."""
TURNS: Mapping[Turn, Words] = {
    "now": QT_TRANSLATE_NOOP("combat", "now"),
    "acted": QT_TRANSLATE_NOOP("combat", "acted"),
    "": "",
}
OF = QT_TRANSLATE_NOOP("combat", "{value} of {maximum}")


class SeenFighter(msgspec.Struct, frozen=True):
    """Someone as all may see them. ``figures`` and an exact ``share`` are told of the party alone.

    ``states`` are words without figures.
    """

    id: int
    name: str
    side: Side
    portrait: str
    look: Look
    share: float
    figures: Words
    states: tuple[Words, ...]
    turn: Turn
    away: bool


class Seen(msgspec.Struct, frozen=True):
    """A fight as all may see it. ``acting`` is empty where it is no one's turn."""

    round: int
    acting: str
    over: bool
    fighters: tuple[SeenFighter, ...]


def seen(course: Course, system: System, portraits: Mapping[int, str]) -> Seen:
    """What may be seen now; whoever left or fled is at the end of the list."""
    fight = course.fight
    fighters = sorted(_fighters(course, system, portraits), key=lambda each: each.away)
    now = next((each.name for each in fighters if each.turn == "now"), "")
    return Seen(fight.round, now, fight.over or course.row.phase != "running", tuple(fighters))


def _fighters(course: Course, system: System, portraits: Mapping[int, str]) -> Iterator[SeenFighter]:
    fight = course.fight
    for fighter in in_order_of_turns(fight):
        left, most = system.vitality(fight.subject(fighter))
        left = min(max(left, 0), most)
        look = _look(left, most, course.combat.able(fighter))
        party = fighter.side == "party"
        turn: Turn = "now" if fighter.id == fight.acting else "acted" if fighter.id in fight.acted else ""
        yield SeenFighter(
            fighter.id, fighter.name, fighter.side, portraits.get(fighter.id, ""), look,
            left / most if party and most else COARSE[look],
            note(OF, value=left, maximum=most) if party else "",
            tuple(_states(course, fighter)), turn, fighter.presence != "in",
        )  # fmt: skip


def _look(left: int, most: int, able: bool) -> Look:
    if not able:
        return "out"
    if left >= most:
        return "unhurt"
    return "hurt" if 2 * left > most else "badly"


def _states(course: Course, fighter: Fighter) -> Iterator[Words]:
    """What all can see of their state: nothing in which a figure stands."""
    if fighter.presence in AWAY:
        yield AWAY[fighter.presence]
    words = course.combat.standing(course.fight, fighter).words
    yield from (part for part in (words.parts if isinstance(words, Several) else (words,)) if not _counts(part))
    yield from (effect.name for effect in course.fight.effects_on(fighter.id))


def _counts(words: Figure) -> bool:
    return isinstance(words, Note) and any(not isinstance(figure, str) for figure in words.figures.values())
