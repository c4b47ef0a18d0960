# SPDX-License-Identifier: GPL-3.0-or-later
"""What a workshop can do to a piece: set its condition, mend it, test the borrowed die, count shots (PC-91, PC-93)."""

from collections.abc import Iterable, Mapping

import msgspec

from panoplia.rules.d100 import ammunition, durability, gear
from panoplia.rules.d100.craft import share_of
from panoplia.rules.d100.gear import Ammunition, Condition, Skill, Spell, Talent, Wear
from panoplia.rules.d100.house import House
from panoplia.rules.foes import Foe
from panoplia.rules.gauges import Role
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, Words, note
from panoplia.rules.script import Choice, Option, Play
from panoplia.rules.system import Case, Job, Piece, Subject
from panoplia.rules.usage_dice import Die, lower

SET = QT_TRANSLATE_NOOP("d100", "Set its condition")
REPAIR = QT_TRANSLATE_NOOP("d100", "Repair")
TEST = QT_TRANSLATE_NOOP("d100", "Test the borrowed durability")
RECOVER = QT_TRANSLATE_NOOP("d100", "Gather what was shot")
STRUCK = QT_TRANSLATE_NOOP("d100", "Hit with one in hand")

CONDITIONS: Mapping[Condition, Phrase] = {
    "sound": QT_TRANSLATE_NOOP("d100", "sound"),
    "damaged": QT_TRANSLATE_NOOP("d100", "damaged"),
    "broken": QT_TRANSLATE_NOOP("d100", "broken"),
}
TONES: Mapping[Condition, Role] = {"sound": "good", "damaged": "warn", "broken": "bad"}
NOTHING_LEFT = note(QT_TRANSLATE_NOOP("d100", "Nothing is left of the bundle."), "PC-91")


def jobs(piece: Piece, house: House, holder: Subject | None) -> tuple[Job, ...]:
    """The jobs that fit this kind of piece; those that cannot be done say why. It matters to none whose it is."""
    return tuple(_jobs(piece, house))


def _jobs(piece: Piece, house: House) -> Iterable[Job]:
    match piece.data:
        case Skill() | Talent() | Spell() | Foe():
            return
        case Ammunition():
            yield _recover(piece)
            yield _struck(piece)
        case _:
            yield _repair(piece, house)
            yield _set(piece)
            if gear.original_die(piece):
                yield _test(piece, house)


def _set(piece: Piece) -> Job:
    now = gear.condition(piece)
    offered = [condition for condition in CONDITIONS if condition != now]

    def script() -> Play:
        options = tuple(Option(condition, CONDITIONS[condition]) for condition in offered)
        answer = yield Choice("condition", options, QT_TRANSLATE_NOOP("d100", "in which condition it is"), offered[0])
        return answer.outcome

    return Job(
        "set-condition", SET, "PC-93",
        note(QT_TRANSLATE_NOOP("d100", "The GM says how it is: damaged, −10% to use it; broken, of no use."), "PC-93"),
        script=script,
        cases={condition: Case(CONDITIONS[condition], TONES[condition]) for condition in offered},
        wear=lambda condition: with_condition(piece, condition),
        sentence=lambda condition: changed(now, condition),
    )  # fmt: skip


def with_condition(piece: Piece, condition: Condition) -> Wear:
    """The wear of a piece that the GM finds so."""
    return msgspec.structs.replace(gear.wear_of(piece), condition=condition)


def changed(before: Condition, after: Condition) -> Words:
    """From one condition to another, in the words of the history."""
    return note(
        QT_TRANSLATE_NOOP("d100", "{before} → {after}"), "PC-93",
        before=note(CONDITIONS[before]), after=note(CONDITIONS[after]),
    )  # fmt: skip


def _repair(piece: Piece, house: House) -> Job:
    now, worn = gear.condition(piece), gear.wear_of(piece)
    if now == "sound" and not worn.steps:
        reason = note(QT_TRANSLATE_NOOP("d100", "It is sound: there is nothing to repair."), "PC-93")
        return Job.refuse("repair", REPAIR, reason, mends=True)
    if piece.price is None:
        reason = note(
            QT_TRANSLATE_NOOP("d100", "It has no price, and a repair is paid by a share of it: give it a price first."),
            "PC-93",
        )  # fmt: skip
        return Job.refuse("repair", REPAIR, reason, mends=True)
    cost = share_of(piece.price, house.repair_share)
    told = changed(now, "sound") if now != "sound" else durability.told(gear.die_now(piece), gear.original_die(piece))
    return Job(
        "repair", REPAIR, "PC-93",
        note(QT_TRANSLATE_NOOP("d100", "As new again, for {share}% of its price."), "PC-93", share=house.repair_share),
        script=_as_new,
        cases={"sound": Case(told, "good")},
        wear=lambda _: msgspec.structs.replace(worn, condition="sound", steps=0),
        sentence=lambda _: told,
        cost=lambda _: cost,
        mends=True,
    )  # fmt: skip


def _as_new() -> Play:
    yield note(QT_TRANSLATE_NOOP("d100", "It is repaired; nothing is rolled."), "PC-93")
    return "sound"


def _test(piece: Piece, house: House) -> Job:
    now = gear.die_now(piece)
    if house.borrowed_wear == "off":
        return Job.refuse("test-durability", TEST, note(durability.NOTHING_WEARS, "PC-93"))
    if now is None or gear.condition(piece) == "broken":
        return Job.refuse(
            "test-durability", TEST, note(QT_TRANSLATE_NOOP("d100", "It is broken: there is nothing to test."), "PC-93")
        )
    return Job(
        "test-durability", TEST, "PC-93", _test_explained(now),
        script=lambda: durability.wear_down(now),
        cases=_test_cases(now),
        wear=lambda die: gear.worn_to(piece, die),
        sentence=lambda die: durability.told(now, die),
        terms=note(QT_TRANSLATE_NOOP("d100", "When an attack or a parry with it rolls 96 to 100"), "PC-93"),
    )  # fmt: skip


def _test_explained(now: Die) -> Note:
    following = lower(now)
    if following:
        return note(
            QT_TRANSLATE_NOOP("d100", "Roll {die}: on a 1 or 2 it drops to {lower}."), "PC-93", die=now, lower=following
        )
    return note(QT_TRANSLATE_NOOP("d100", "Roll {die}: on a 1 or 2 it breaks."), "PC-93", die=now)


def _test_cases(now: Die) -> Mapping[Die | None, Case]:
    following = lower(now)
    drops = Case(following, "warn") if following else Case(CONDITIONS["broken"], "bad")
    return {following: drops, now: Case(note(QT_TRANSLATE_NOOP("d100", "stays {die}"), die=now), "good")}


def _recover(piece: Piece) -> Job:
    left = gear.left_of(piece)
    if not left:
        return Job.refuse("recover", RECOVER, NOTHING_LEFT)

    def script() -> Play:
        options = tuple(Option(str(shot), _count(shot)) for shot in range(left, 0, -1))
        answer = yield Choice("shot", options, QT_TRANSLATE_NOOP("d100", "how many were shot"), options[0].id)
        result = yield from ammunition.recover(ammunition.RecoverInput(int(answer.outcome)))
        return result.lost

    return Job(
        "recover", RECOVER, "PC-91",
        note(QT_TRANSLATE_NOOP(
            "d100",
            "After a fight: each one that was shot is lost or broken by an even chance. The bars show what is left.",
        ), "PC-91"),
        script=script,
        cases={lost: _left_case(piece, lost) for lost in range(left + 1)},
        wear=lambda lost: without(piece, lost),
        sentence=lambda lost: left_words(piece, lost),
    )  # fmt: skip


def _count(shot: int) -> Phrase:
    # A figure is the same in every language.
    return Phrase("d100", str(shot))


def _struck(piece: Piece) -> Job:
    if not gear.left_of(piece):
        return Job.refuse("struck", STRUCK, NOTHING_LEFT)

    def script() -> Play:
        result = yield from ammunition.struck()
        return int(result)

    return Job(
        "struck", STRUCK, "PC-91",
        note(QT_TRANSLATE_NOOP("d100", "In hand it is an improvised weapon: each hit breaks one by an even chance."),
             "PC-91"),
        script=script,
        cases={
            0: Case(QT_TRANSLATE_NOOP("d100", "stays whole"), "good"),
            1: Case(QT_TRANSLATE_NOOP("d100", "breaks"), "warn"),
        },
        wear=lambda lost: without(piece, lost),
        sentence=lambda lost: left_words(piece, lost),
    )  # fmt: skip


def without(piece: Piece, lost: int) -> Wear:
    """The wear of a bundle that has lost so many more (PC-91)."""
    worn = gear.wear_of(piece)
    return msgspec.structs.replace(worn, lost=worn.lost + lost)


def left_words(piece: Piece, lost: int) -> Words:
    """How many are left of a bundle after a loss, in the words of the history."""
    if not lost:
        return note(QT_TRANSLATE_NOOP("d100", "nothing lost"), "PC-91")
    before = gear.left_of(piece)
    return note(QT_TRANSLATE_NOOP("d100", "{before} → {after}"), "PC-91", before=before, after=before - lost)


def _left_case(piece: Piece, lost: int) -> Case:
    left = gear.left_of(piece) - lost
    tone: Role = "good" if not lost else "warn" if left else "bad"
    return Case(str(left), tone)
