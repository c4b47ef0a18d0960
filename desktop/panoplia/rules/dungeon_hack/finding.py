# SPDX-License-Identifier: GPL-3.0-or-later
"""How a find was looked after, one way for a whole pile: the GM's roll, or so many steps by hand (DH-14)."""

from collections.abc import Iterable, Mapping

from panoplia.rules.dungeon_hack import gear
from panoplia.rules.dungeon_hack.crafts import CARE, TAKES_NOTHING, lost_words, neglected, spared, taken
from panoplia.rules.dungeon_hack.smith import Care, NeglectInput, NeglectResult, neglect
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, note
from panoplia.rules.odds import odds
from panoplia.rules.script import Play, Script
from panoplia.rules.system import Case, Job, Piece
from panoplia.rules.usage_dice import LADDER, Die, lower

EXPLAINED: Mapping[Care, Phrase] = {
    "kept": QT_TRANSLATE_NOOP("dungeon-hack", "Nothing is lost."),
    "neglected": QT_TRANSLATE_NOOP("dungeon-hack", "It loses 1d2 − 1 steps of durability."),
    "old": QT_TRANSLATE_NOOP("dungeon-hack", "It loses 1d3 steps of durability."),
    "ruined": QT_TRANSLATE_NOOP("dungeon-hack", "It loses 1d4 steps of durability."),
}
ARMOUR_EXPLAINED: Mapping[Care, Phrase] = {
    "kept": QT_TRANSLATE_NOOP("dungeon-hack", "Nothing is lost."),
    "neglected": QT_TRANSLATE_NOOP("dungeon-hack", "Durability and armour dice each lose 1d2 − 1, rolled for apart."),
    "old": QT_TRANSLATE_NOOP("dungeon-hack", "Durability and armour dice each lose 1d3, rolled for apart."),
    "ruined": QT_TRANSLATE_NOOP("dungeon-hack", "Durability and armour dice each lose 1d4, rolled for apart."),
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
NOT_ROLLED = QT_TRANSLATE_NOOP("dungeon-hack", "The GM says so; nothing is rolled.")


def findings(piece: Piece) -> tuple[Job, ...]:
    """The ways in which a piece may be found, the same ones for every piece; those that change nothing say why."""
    return tuple(_findings(piece))


def _findings(piece: Piece) -> Iterable[Job]:
    reason = spared(piece)
    now, whole = gear.die_now(piece), gear.intact(piece)
    for care, title in CARE.items():
        yield Job.refuse(care, title, reason) if reason else _rolled(piece, care, title)
    for steps, title in enumerate(BY_HAND, 1):
        yield _by_hand(piece, f"steps-{steps}", title, reason, NeglectResult(_lowered(now, steps), whole or None))
    for count, title in enumerate(DICE_BY_HAND, 1):
        left = max(whole - count, 1) if whole else None
        yield _by_hand(piece, f"dice-{count}", title, reason, NeglectResult(now, left))


def _lowered(die: Die | None, steps: int) -> Die | None:
    """Some steps lower, but not below d4."""
    return (lower(die, steps) or LADDER[0]) if die else None


def _rolled(piece: Piece, care: Care, title: Phrase) -> Job:
    case = NeglectInput(gear.die_now(piece), care, gear.intact(piece) or None)
    explained = (ARMOUR_EXPLAINED if case.rating else EXPLAINED)[care]
    return _finding(piece, care, title, note(explained, "DH-14"), lambda: neglect(case))


def _by_hand(piece: Piece, job_id: str, title: Phrase, reason: Note | None, found: NeglectResult) -> Job:
    if reason or not taken(piece, found):
        return Job.refuse(job_id, title, reason or note(TAKES_NOTHING, "DH-14"))
    return _finding(piece, job_id, title, note(NOT_ROLLED, "DH-14"), lambda: _said(found))


def _said(found: NeglectResult) -> Play:
    yield note(NOT_ROLLED, "DH-14")
    return found


def _finding(piece: Piece, job_id: str, title: Phrase, explanation: Note, script: Script) -> Job:
    possible = {taken(piece, result): result for result, _ in odds(script).outcomes}
    return Job(
        job_id, title, "DH-14", explanation,
        script=script,
        cases={count: _case(piece, possible[count]) for count in sorted(possible)},
        case=lambda result: taken(piece, result),
        wear=lambda result: neglected(piece, result),
        sentence=lambda result: lost_words(piece, result),
    )  # fmt: skip


def _case(piece: Piece, found: NeglectResult) -> Case:
    if not taken(piece, found):
        return Case(lost_words(piece, found), "good")
    return Case(f"−{taken(piece, found)}" if found.rating or found.durability is None else found.durability, "warn")
