# SPDX-License-Identifier: GPL-3.0-or-later
"""Jobs that take a smith, an artisan or neglect: restoring for money and days, lowering what is found worn."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, get_args

import msgspec

from panoplia.rules.conversion import Conversion, Making
from panoplia.rules.drivers import Session
from panoplia.rules.dungeon_hack import gear, smith
from panoplia.rules.dungeon_hack.gear import Supply, Wear
from panoplia.rules.dungeon_hack.house import House
from panoplia.rules.dungeon_hack.smith import MAGIC_SHARE, Care, ConvertInput, NeglectInput, NeglectResult, RestoreInput
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, Words, note, several
from panoplia.rules.odds import odds
from panoplia.rules.script import Choice, Forbidden, Option, Play, Script
from panoplia.rules.system import Case, Job, Piece
from panoplia.rules.usage_dice import LADDER, Die, lower

RESTORE = QT_TRANSLATE_NOOP("dungeon-hack", "Restore durability at the smith's")
CRAFT = QT_TRANSLATE_NOOP("dungeon-hack", "Restore lost armour dice")
EXCEPTIONAL = QT_TRANSLATE_NOOP("dungeon-hack", "Lost dice: exceptional artisan")
COMMON = QT_TRANSLATE_NOOP("dungeon-hack", "Lost dice: common artisan")
FOUND = QT_TRANSLATE_NOOP("dungeon-hack", "Roll the neglect of a find")
LOWER = QT_TRANSLATE_NOOP("dungeon-hack", "Lower it by hand")
NO_PRICE = QT_TRANSLATE_NOOP(
    "dungeon-hack", "It has no price, and the work is paid by a share of it: give it a price first."
)
TAKES_NOTHING = QT_TRANSLATE_NOOP("dungeon-hack", "Neglect takes nothing below d4 and one armour die.")

FOUND_WEAPON = QT_TRANSLATE_NOOP("dungeon-hack", "Found or left behind: its durability may have lost steps.")
FOUND_ARMOUR = QT_TRANSLATE_NOOP(
    "dungeon-hack",
    "Found or left behind: durability and armour dice may have lost steps, each by a roll of its own. "
    "The bars count both together.",
)

CARE: Mapping[Care, Phrase] = {
    "kept": QT_TRANSLATE_NOOP("dungeon-hack", "Well kept"),
    "neglected": QT_TRANSLATE_NOOP("dungeon-hack", "Neglected"),
    "old": QT_TRANSLATE_NOOP("dungeon-hack", "Old"),
    "ruined": QT_TRANSLATE_NOOP("dungeon-hack", "Ruined"),
}
Artisan = Literal["common", "exceptional"]


def restore_durability(piece: Piece, house: House) -> Job:
    """One step back for a share of the price; a spent magic piece back to d4 (DH-15)."""
    original, now = gear.original_die(piece), gear.die_now(piece)
    if original is None:
        return Job.refuse("restore-durability", RESTORE, note(
            QT_TRANSLATE_NOOP("dungeon-hack", "It has no durability, so there is nothing to restore."), "DH-13"
        ), mends=True)  # fmt: skip
    if gear.broken_up(piece):
        return Job.refuse("restore-durability", RESTORE, note(smith.NO_DIE_LEFT, "DH-33"), mends=True)
    case = RestoreInput("durability", piece.price or 0, original, now, piece.magic, house=house)
    return _restoring(
        "restore-durability", RESTORE, piece, case, _smith_explained(now, house),
        wear=lambda die: gear.worn_to(piece, die),
        told=lambda die: note(QT_TRANSLATE_NOOP("dungeon-hack", "{before} → {after}"), "DH-15", before=now, after=die),
    )  # fmt: skip


def _smith_explained(now: Die | None, house: House) -> Note:
    if now is None:
        return note(
            QT_TRANSLATE_NOOP("dungeon-hack", "It works again with a d4, for {share}% of its value."), "DH-15",
            share=MAGIC_SHARE,
        )  # fmt: skip
    return note(
        QT_TRANSLATE_NOOP("dungeon-hack", "One step of the durability die back, for {share}% of its price."), "DH-15",
        share=house.smith_share,
    )  # fmt: skip


def craft(piece: Piece, house: House) -> Iterable[Job]:
    """Dice lost for good, all at once (DH-35). Where some are lost, the common artisan cannot, and says so."""
    able = _craft("craft-exceptional", EXCEPTIONAL, piece, house, "exceptional")
    if able.refusal and able.refusal.text != NO_PRICE:
        yield Job.refuse("craft-exceptional", CRAFT, able.refusal, mends=True)
        return
    yield able
    yield _craft("craft-common", COMMON, piece, house, "common")


def _craft(job_id: str, title: Phrase, piece: Piece, house: House, artisan: Artisan) -> Job:
    full, rating = gear.full_rating(piece), gear.rating(piece)
    current = rating if gear.intact(piece) else 0
    case = RestoreInput("armour", piece.price or 0, full, current, piece.magic, artisan, house)
    explained = note(
        QT_TRANSLATE_NOOP(
            "dungeon-hack", "%n dice lost for good, all together, for {share}% of its value. Days: {days}."
        ),
        "DH-35", n=full - rating, share=MAGIC_SHARE * (full - rating),
        days=f"{full - rating}d4" if house.craft_days == "each" and full - rating > 1 else "1d4",
    )  # fmt: skip
    return _restoring(
        job_id, title, piece, case, explained,
        wear=lambda _rating: msgspec.structs.replace(gear.wear_of(piece), lost=0),
        told=lambda after: note(
            QT_TRANSLATE_NOOP("dungeon-hack", "armour rating {before} → {after}"), "DH-35", before=rating, after=after
        ),
    )  # fmt: skip


def _restoring(
    job_id: str,
    title: Phrase,
    piece: Piece,
    case: RestoreInput,
    explained: Note,
    wear: Callable[[Any], Wear],
    told: Callable[[Any], Words],
) -> Job:
    def script() -> Play:
        return smith.restore(case)

    refusal = _refusal(script)
    if refusal is None and piece.price is None:
        refusal = note(NO_PRICE, explained.clause)
    if refusal:
        return Job.refuse(job_id, title, refusal, mends=True)
    cases = {result.days: Case(_days(result.days), "accent2") for result, _ in odds(script).outcomes}
    if len(cases) == 1:
        # Nothing is rolled, so the one bar tells what comes of it.
        ((result, _),) = odds(script).outcomes
        cases = {result.days: Case(told(result.current), "good")}
    return Job(
        job_id, title, explained.clause, explained,
        script=script,
        cases=dict(sorted(cases.items())),
        case=lambda result: result.days,
        wear=lambda result: wear(result.current),
        sentence=lambda result: told(result.current),
        cost=lambda result: result.cost,
        days=lambda result: result.days,
        mends=True,
    )  # fmt: skip


def _refusal(script: Script) -> Note | None:
    """The sentence with which a script refuses before it asks for anything."""
    session = Session(script)
    return session.notes[-1] if isinstance(session.result, Forbidden) else None


def _days(count: int) -> Note:
    if count == 0:
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "at once"), "DH-15")
    return note(QT_TRANSLATE_NOOP("dungeon-hack", "%n day(s)"), "DH-15", n=count)


def neglect(piece: Piece) -> Iterable[Job]:
    """A roll for how a find was kept, and single steps by hand (DH-14)."""
    if reason := spared(piece):
        yield Job.refuse("neglect", FOUND, reason)
        yield Job.refuse("lower", LOWER, reason)
        return
    yield _found(piece)
    yield _by_hand(piece)


def spared(piece: Piece) -> Note | None:
    """Why neglect takes nothing from a piece; ``None`` where it does."""
    now, whole = gear.die_now(piece), gear.intact(piece)
    if piece.ready:
        return gear.state(piece).words
    if isinstance(piece.data, Supply) or (gear.original_die(piece) is None and not whole):
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "It has no durability, so neglect takes none."), "DH-13")
    if not gear.state(piece).usable:
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "Nothing is left of it that neglect could take."), "DH-12")
    if now in (None, "d4") and whole <= 1:
        return note(TAKES_NOTHING, "DH-14")
    return None


def _found(piece: Piece) -> Job:
    now, whole = gear.die_now(piece), gear.intact(piece)

    def script() -> Play:
        options = tuple(Option(care, CARE[care]) for care in get_args(Care))
        answer = yield Choice("care", options, QT_TRANSLATE_NOOP("dungeon-hack", "how it was kept"), "neglected")
        # Of the whole dice, so that a broken one does not become the last.
        return (yield from smith.neglect(NeglectInput(now, answer.outcome, whole or None)))

    return Job(
        "neglect", FOUND, "DH-14",
        note(FOUND_ARMOUR if whole else FOUND_WEAPON, "DH-14"),
        script=script,
        cases=_cases_of_armour() if whole else _cases_of_weapon(now),
        case=(lambda result: taken(piece, result)) if whole else (lambda result: result.durability),
        wear=lambda result: neglected(piece, result),
        sentence=lambda result: lost_words(piece, result),
    )  # fmt: skip


def _cases_of_weapon(now: Die | None) -> Mapping[Any, Case]:
    below = LADDER[: LADDER.index(now)] if now else ()
    worn = {die: Case(die, "warn") for die in reversed(below)}
    return {now: Case(note(QT_TRANSLATE_NOOP("dungeon-hack", "stays {die}"), die=now), "good"), **worn}


def _cases_of_armour() -> Mapping[Any, Case]:
    """Steps and dice together: told apart, they are more bars than fit."""
    most = 2 * smith.MOST_NEGLECT
    return {count: Case(f"−{count}" if count else "0", "warn" if count else "good") for count in range(most + 1)}


def taken(piece: Piece, result: NeglectResult) -> int:
    """Steps and armour dice together."""
    before, after = gear.wear_of(piece), neglected(piece, result)
    return after.steps - before.steps + after.lost - before.lost


def _by_hand(piece: Piece) -> Job:
    now, whole = gear.die_now(piece), gear.intact(piece)
    ways: dict[str, tuple[Phrase, NeglectResult]] = {}
    if now and now != "d4":
        words = QT_TRANSLATE_NOOP("dungeon-hack", "One step of durability")
        ways["durability"] = words, NeglectResult(lower(now), whole or None)
    if whole > 1:
        ways["dice"] = QT_TRANSLATE_NOOP("dungeon-hack", "One armour die"), NeglectResult(now, whole - 1)

    def script() -> Play:
        options = tuple(Option(way, label) for way, (label, _) in ways.items())
        answer = yield Choice("what", options, QT_TRANSLATE_NOOP("dungeon-hack", "what is lost"), options[0].id)
        return ways[answer.outcome][1]

    return Job(
        "lower", LOWER, "DH-14",
        note(QT_TRANSLATE_NOOP("dungeon-hack", "The GM lowers it step by step, without a roll."), "DH-14"),
        script=script,
        cases={result: Case(lost_words(piece, result), "warn") for _, result in ways.values()},
        wear=lambda result: neglected(piece, result),
        sentence=lambda result: lost_words(piece, result),
    )  # fmt: skip


def neglected(piece: Piece, result: NeglectResult) -> Wear:
    """The wear that neglect leaves; ``rating`` of its result counts the whole dice."""
    lost = gear.intact(piece) - (result.rating or 0)
    return msgspec.structs.replace(gear.worn_to(piece, result.durability), lost=piece.wear.lost + lost)


def lost_words(piece: Piece, result: NeglectResult) -> Words:
    """What neglect took, in the words of the history."""
    now, whole = gear.die_now(piece), gear.intact(piece)
    parts: list[Words] = []
    if result.durability != now:
        parts.append(note(
            QT_TRANSLATE_NOOP("dungeon-hack", "{before} → {after}"), "DH-14", before=now, after=result.durability
        ))  # fmt: skip
    if result.rating is not None and result.rating != whole:
        parts.append(note(
            QT_TRANSLATE_NOOP("dungeon-hack", "whole armour dice {before} → {after}"), "DH-14",
            before=whole, after=result.rating,
        ))  # fmt: skip
    return several(parts) if parts else note(QT_TRANSLATE_NOOP("dungeon-hack", "nothing lost"), "DH-14")


def _conversion(absorption: str) -> Session:
    return Session(lambda: smith.convert(msgspec.convert({"absorption": absorption}, ConvertInput)))


CONVERSIONS = (
    Conversion(
        "absorption", QT_TRANSLATE_NOOP("dungeon-hack", "Convert an old absorption die"), "DH-37",
        note(QT_TRANSLATE_NOOP(
            "dungeon-hack",
            "Older sheets give armour an absorption die. Now it has armour dice: one for a d4, one more for each step.",
        ), "DH-37"),
        QT_TRANSLATE_NOOP("dungeon-hack", "Absorption die"),
        tuple((die, die) for die in LADDER),
        lambda die: _conversion(die).notes[-1],
        Making(
            QT_TRANSLATE_NOOP("dungeon-hack", "Make it an armour…"), "armour",
            lambda die: {"rating": _conversion(die).result.rating},
        ),
    ),
)  # fmt: skip
