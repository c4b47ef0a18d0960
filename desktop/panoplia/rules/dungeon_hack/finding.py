# SPDX-License-Identifier: GPL-3.0-or-later
"""How gear that is found was looked after: the GM's roll, or so many steps by hand (DH-14)."""

from collections.abc import Iterable, Mapping

import msgspec

from panoplia.rules.dungeon_hack import gear
from panoplia.rules.dungeon_hack.dice import LADDER, Die, lower
from panoplia.rules.dungeon_hack.gear import Armour, Weapon, Wear
from panoplia.rules.dungeon_hack.smith import Care, NeglectInput, NeglectResult, neglect
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, Words, note
from panoplia.rules.odds import odds
from panoplia.rules.script import Play
from panoplia.rules.system import Case, Job, Piece

CARES: Mapping[Care, Phrase] = {
    "kept": QT_TRANSLATE_NOOP("dungeon-hack", "Kept: nothing is lost"),
    "neglected": QT_TRANSLATE_NOOP("dungeon-hack", "Neglected: 1d2 − 1 steps"),
    "old": QT_TRANSLATE_NOOP("dungeon-hack", "Old: 1d3 steps"),
    "ruined": QT_TRANSLATE_NOOP("dungeon-hack", "Ruined: 1d4 steps"),
}
BY_HAND = (
    QT_TRANSLATE_NOOP("dungeon-hack", "By hand: one step of durability"),
    QT_TRANSLATE_NOOP("dungeon-hack", "By hand: two steps of durability"),
    QT_TRANSLATE_NOOP("dungeon-hack", "By hand: three steps of durability"),
    QT_TRANSLATE_NOOP("dungeon-hack", "By hand: four steps of durability"),
)
DICE_BY_HAND = (
    QT_TRANSLATE_NOOP("dungeon-hack", "By hand: one armour die"),
    QT_TRANSLATE_NOOP("dungeon-hack", "By hand: two armour dice"),
    QT_TRANSLATE_NOOP("dungeon-hack", "By hand: three armour dice"),
)
AS_IT_IS = QT_TRANSLATE_NOOP("dungeon-hack", "as it is")


def findings(piece: Piece) -> tuple[Job, ...]:
    """The ways in which a piece may be found, the same ones for every piece; those that change nothing say why."""
    return tuple(_findings(piece))


def _findings(piece: Piece) -> Iterable[Job]:
    problem = _problem(piece)
    for care, title in CARES.items():
        yield Job.refuse(care, title, problem) if problem else _rolled(piece, care, title)
    for steps, title in enumerate(BY_HAND, 1):
        yield _by_hand(piece, f"steps-{steps}", title, problem, _lowered(gear.die_now(piece), steps), _rating(piece))
    for count, title in enumerate(DICE_BY_HAND, 1):
        rating = max((_rating(piece) or 1) - count, 1)
        yield _by_hand(piece, f"dice-{count}", title, problem, gear.die_now(piece), rating)


def _problem(piece: Piece) -> Note | None:
    """Why a piece cannot be found worse than it is."""
    if not isinstance(piece.data, Weapon | Armour) or (gear.original_die(piece) is None and not _rating(piece)):
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "It has no durability, so it is found as new."), "DH-13")
    if not gear.state(piece).usable:
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "It is spent already."), "DH-12")
    if gear.die_now(piece) in (None, LADDER[0]) and (_rating(piece) or 1) == 1:
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "Nothing more can be lost by neglect."), "DH-14")
    return None


def _rating(piece: Piece) -> int | None:
    return gear.rating(piece) if isinstance(piece.data, Armour) else None


def _lowered(die: Die | None, steps: int) -> Die | None:
    """Some steps lower, but not below d4."""
    return (lower(die, steps) or LADDER[0]) if die else None


def _rolled(piece: Piece, care: Care, title: Phrase) -> Job:
    case = NeglectInput(gear.die_now(piece), care, _rating(piece))
    possible = {_lost(piece, result) for result, _ in odds(lambda: neglect(case)).outcomes}
    explanation = note(
        QT_TRANSLATE_NOOP("dungeon-hack", "Durability and armour dice are rolled for apart, not below d4 and 1.")
        if _rating(piece) else
        QT_TRANSLATE_NOOP("dungeon-hack", "The durability drops by that much, not below d4."),
        "DH-14",
    )  # fmt: skip
    return Job(
        care, title, "DH-14", explanation,
        script=lambda: neglect(case),
        cases={lost: _case(piece, lost) for lost in sorted(possible)},
        case=lambda result: _lost(piece, result),
        wear=lambda result: _worn(piece, result),
        sentence=lambda result: _told(piece, result),
    )  # fmt: skip


def _by_hand(
    piece: Piece, job_id: str, title: Phrase, problem: Note | None, durability: Die | None, rating: int | None
) -> Job:
    found = NeglectResult(durability, rating if isinstance(piece.data, Armour) else None)
    if problem or not _lost(piece, found):
        nothing = note(QT_TRANSLATE_NOOP("dungeon-hack", "Nothing more can be lost by neglect."), "DH-14")
        return Job.refuse(job_id, title, problem or nothing)
    return Job(
        job_id, title, "DH-14", note(QT_TRANSLATE_NOOP("dungeon-hack", "The GM says so; nothing is rolled."), "DH-14"),
        script=lambda: _said(found),
        cases={_lost(piece, found): _case(piece, _lost(piece, found))},
        case=lambda result: _lost(piece, result),
        wear=lambda result: _worn(piece, result),
        sentence=lambda result: _told(piece, result),
    )  # fmt: skip


def _said(found: NeglectResult) -> Play:
    yield note(QT_TRANSLATE_NOOP("dungeon-hack", "The GM says so; nothing is rolled."), "DH-14")
    return found


def _lost(piece: Piece, found: NeglectResult) -> int:
    """Steps and armour dice together."""
    now = gear.die_now(piece)
    steps = LADDER.index(now) - LADDER.index(found.durability) if now and found.durability else 0
    return steps + (_rating(piece) or 0) - (found.rating or 0)


def _case(piece: Piece, lost: int) -> Case:
    if not lost:
        return Case(AS_IT_IS, "good")
    now = gear.die_now(piece)
    label: Words = f"−{lost}" if _rating(piece) or now is None else str(_lowered(now, lost))
    return Case(label, "warn")


def _worn(piece: Piece, found: NeglectResult) -> Wear:
    """Broken dice are the first to be lost: what is found can still be worn."""
    wear = gear.worn_to(piece, found.durability) if found.durability else gear.wear_of(piece)
    dice = (_rating(piece) or 0) - (found.rating or 0)
    return msgspec.structs.replace(wear, lost=wear.lost + dice, broken=max(wear.broken - dice, 0))


def _told(piece: Piece, found: NeglectResult) -> Words:
    if not _lost(piece, found):
        return note(AS_IT_IS, "DH-14")
    if found.rating is None:
        return note(
            QT_TRANSLATE_NOOP("dungeon-hack", "found at {durability}"), "DH-14", durability=found.durability
        )  # fmt: skip
    if found.durability is None:
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "found with armour rating {rating}"), "DH-14",
                    rating=found.rating)  # fmt: skip
    return note(
        QT_TRANSLATE_NOOP("dungeon-hack", "found at {durability}, armour rating {rating}"), "DH-14",
        durability=found.durability, rating=found.rating,
    )  # fmt: skip
