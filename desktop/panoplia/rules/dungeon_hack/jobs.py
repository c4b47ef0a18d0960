# SPDX-License-Identifier: GPL-3.0-or-later
"""What a workshop can do to a piece: mend broken dice, break one, test its die; the rest is craft or neglect."""

from collections.abc import Iterable, Mapping

import msgspec

from panoplia.rules.dungeon_hack import crafts, gear, wear
from panoplia.rules.dungeon_hack.gear import Armour, Supply, Wear
from panoplia.rules.dungeon_hack.house import House
from panoplia.rules.gauges import Role
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, note
from panoplia.rules.system import Case, Job, Piece, Subject
from panoplia.rules.usage_dice import Die, lower

REPAIR = QT_TRANSLATE_NOOP("dungeon-hack", "Mend after the fight")
BREAK = QT_TRANSLATE_NOOP("dungeon-hack", "Break an armour die")
TEST = QT_TRANSLATE_NOOP("dungeon-hack", "Test durability")
TEST_SUPPLY = QT_TRANSLATE_NOOP("dungeon-hack", "Test the usage die")


def jobs(piece: Piece, house: House, holder: Subject | None) -> tuple[Job, ...]:
    """The jobs that fit this kind of piece; those that cannot be done say why. Armour dice are a wearer's."""
    return tuple(_jobs(piece, house, holder))


def _jobs(piece: Piece, house: House, holder: Subject | None) -> Iterable[Job]:
    if isinstance(piece.data, Armour):
        yield _repair(piece, holder.statistics.armour_die) if holder else _no_wearer("repair", REPAIR, "DH-34")
        yield _break(piece, holder.statistics.armour_die) if holder else _no_wearer("break-die", BREAK, "DH-32")
    yield _test(piece)
    if not isinstance(piece.data, Supply):
        yield crafts.restore_durability(piece, house)
        if isinstance(piece.data, Armour):
            yield from crafts.craft(piece, house)
        yield from crafts.neglect(piece)


def _no_wearer(job_id: str, title: Phrase, clause: str) -> Job:
    return Job.refuse(job_id, title, note(
        QT_TRANSLATE_NOOP("dungeon-hack", "Its armour dice are those of its wearer: give it to someone first."), clause
    ), mends=job_id == "repair")  # fmt: skip


def as_armour(piece: Piece, die: Die) -> wear.ArmourInput:
    """An armour as the procedures take it; ``die`` is its wearer's."""
    return wear.ArmourInput(
        rating=gear.rating(piece), broken=piece.wear.broken, die=die, durability=gear.die_now(piece),
        original=gear.original_die(piece), magic=piece.magic,
    )  # fmt: skip


def _repair(piece: Piece, die: Die) -> Job:
    rating, broken, intact = gear.rating(piece), piece.wear.broken, gear.intact(piece)
    if not intact:
        return Job.refuse("repair", REPAIR, note(
            QT_TRANSLATE_NOOP("dungeon-hack", "No armour die is whole: it cannot be mended."), "DH-33"
        ), mends=True)  # fmt: skip
    if not broken:
        return Job.refuse("repair", REPAIR, note(
            QT_TRANSLATE_NOOP("dungeon-hack", "No armour die is broken."), "DH-34"
        ), mends=True)  # fmt: skip
    return Job(
        "repair", REPAIR, "DH-34", _repair_explained(rating, broken, die),
        script=lambda: wear.repair(as_armour(piece, die)),
        cases={count: _mended(count, broken) for count in range(broken + 1)},
        case=lambda result: result.repaired,
        wear=lambda result: msgspec.structs.replace(piece.wear, broken=0, lost=piece.wear.lost + result.lost),
        sentence=lambda result: note(
            QT_TRANSLATE_NOOP("dungeon-hack", "{repaired} of {broken} dice mended, armour rating {rating}"), "DH-34",
            repaired=result.repaired, broken=broken, rating=result.armour.rating,
        ),
        terms=note(QT_TRANSLATE_NOOP("dungeon-hack", "One interval · free")),
        mends=True,
    )  # fmt: skip


def _repair_explained(rating: int, broken: int, die: Die) -> Note:
    dice = die if broken == 1 else f"{broken}{die}"
    if int(die[1:]) <= rating:
        return note(
            QT_TRANSLATE_NOOP(
                "dungeon-hack", "Hopeless: {die} never shows more than {rating}, so every broken die would be lost."
            ),
            "DH-34", die=die, rating=rating,
        )  # fmt: skip
    return note(
        QT_TRANSLATE_NOOP(
            "dungeon-hack", "Roll {dice}: each die above {rating} makes one whole again; the others are lost for good."
        ),
        "DH-34", dice=dice, rating=rating,
    )  # fmt: skip


def _mended(count: int, broken: int) -> Case:
    tone: Role = "good" if count == broken else "bad" if count == 0 else "warn"
    if count == 0:
        return Case(QT_TRANSLATE_NOOP("dungeon-hack", "none"), tone)
    return Case(note(QT_TRANSLATE_NOOP("dungeon-hack", "{count} of {all}"), count=count, all=broken), tone)


def _break(piece: Piece, die: Die) -> Job:
    intact = gear.intact(piece)
    if not intact:
        return Job.refuse("break-die", BREAK, note(
            QT_TRANSLATE_NOOP("dungeon-hack", "No armour die is left to break."), "DH-33"
        ))  # fmt: skip
    case = Case(_after_break(intact), "bad" if intact == 1 else "warn")
    return Job(
        "break-die", BREAK, "DH-32", _break_explained(piece, die),
        script=lambda: wear.break_die(as_armour(piece, die)),
        cases={True: case},
        case=lambda result: True,
        wear=lambda result: msgspec.structs.replace(piece.wear, broken=result.broken),
        sentence=lambda result: case.label,
        terms=note(QT_TRANSLATE_NOOP("dungeon-hack", "Instead of the armour roll, once a blow · free"), "DH-32"),
    )  # fmt: skip


def _after_break(intact: int) -> Note:
    if intact == 1:
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "destroyed"), "DH-33")
    return note(QT_TRANSLATE_NOOP("dungeon-hack", "one more die broken, %n whole"), "DH-32", n=intact - 1)


def _break_explained(piece: Piece, die: Die) -> Note:
    if gear.intact(piece) == 1:
        return note(
            QT_TRANSLATE_NOOP("dungeon-hack", "The blow does its penetration only, and the armour is destroyed."),
            "DH-33",
        )
    return note(
        QT_TRANSLATE_NOOP(
            "dungeon-hack", "The blow does its penetration only. Mending it then takes {die} above {rating}."
        ),
        "DH-32", die=die, rating=gear.rating(piece),
    )  # fmt: skip


def _test(piece: Piece) -> Job:
    title = TEST_SUPPLY if isinstance(piece.data, Supply) else TEST
    original, now = gear.original_die(piece), gear.die_now(piece)
    if original is None:
        return Job.refuse("test-durability", title, note(
            QT_TRANSLATE_NOOP("dungeon-hack", "It has no durability, so it is never tested."), "DH-13"
        ))  # fmt: skip
    if now is None or not gear.state(piece).usable:
        return Job.refuse("test-durability", title, note(
            QT_TRANSLATE_NOOP("dungeon-hack", "Nothing is left of it to test."), "DH-12"
        ))  # fmt: skip
    return Job(
        "test-durability", title, "DH-10", _test_explained(piece, now),
        script=lambda: wear.usage_die(now),
        cases=_test_cases(piece, now),
        case=lambda result: result.die,
        wear=lambda result: gear.worn_to(piece, result.die),
        sentence=lambda result: _tested(piece, now, result.die),
        terms=_test_terms(piece),
    )  # fmt: skip


def _test_terms(piece: Piece) -> Note:
    match piece.data:
        case Supply():
            return note(QT_TRANSLATE_NOOP("dungeon-hack", "After a fight or a watch in which it was used"), "DH-25")
        case Armour():
            return note(QT_TRANSLATE_NOOP("dungeon-hack", "When a dodge shows a natural 1"), "DH-11")
        case _:
            return note(QT_TRANSLATE_NOOP("dungeon-hack", "When an attack shows a natural 1"), "DH-11")


def _test_explained(piece: Piece, now: Die) -> Note:
    following = lower(now)
    if following:
        return note(
            QT_TRANSLATE_NOOP("dungeon-hack", "Roll {die}: on a 1 or 2 it drops to {lower}."), "DH-10",
            die=now, lower=following,
        )  # fmt: skip
    return note(
        QT_TRANSLATE_NOOP("dungeon-hack", "Roll {die}: on a 1 or 2 it is spent ({state})."), "DH-12",
        die=now, state=_spent(piece),
    )  # fmt: skip


def _test_cases(piece: Piece, now: Die) -> Mapping[Die | None, Case]:
    following = lower(now)
    drops = Case(following, "warn") if following else Case(_spent(piece), "bad")
    return {following: drops, now: Case(note(QT_TRANSLATE_NOOP("dungeon-hack", "stays {die}"), die=now), "good")}


def _tested(piece: Piece, now: Die, die: Die | None) -> Note:
    if die == now:
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "holds at {die}"), "DH-10", die=now)
    return note(
        QT_TRANSLATE_NOOP("dungeon-hack", "{before} → {after}"), "DH-10", before=now, after=die or _spent(piece)
    )


def _spent(piece: Piece) -> Note:
    return gear.state(msgspec.structs.replace(piece, wear=_all_steps(piece))).words


def _all_steps(piece: Piece) -> Wear:
    return gear.worn_to(piece, None)
