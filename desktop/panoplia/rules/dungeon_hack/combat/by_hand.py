# SPDX-License-Identifier: GPL-3.0-or-later
"""What a person may set of a fighter: health, what a fight counts, and how worn a piece is."""

from collections.abc import Iterable
from typing import Any

import msgspec

from panoplia.rules.dungeon_hack import gear
from panoplia.rules.dungeon_hack.character import STEPS_TO_DEATH, fit
from panoplia.rules.dungeon_hack.combat.tally import with_tally
from panoplia.rules.editors import Number, Pick
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.system import Piece
from panoplia.rules.trial import Circumstance, Tick, Told
from panoplia.rules.usage_dice import LADDER

SPENT = "spent"
DIE, BROKEN = "die", "broken"
MOST_ROUNDS = 9999
_CONDITION = ("health", "dying", "stable")
_TALLY = ("acted", "moved", "surprised", "wet", "under")


def circumstances(fight: Fight, fighter: Fighter) -> tuple[Circumstance, ...]:
    """Each starts with what it is now."""
    return tuple(_circumstances(fighter))


def _circumstances(fighter: Fighter) -> Iterable[Circumstance]:
    condition, tally = fighter.condition, fighter.tally
    yield Circumstance("health", QT_TRANSLATE_NOOP("dungeon-hack", "Health"),
                       Number(0, fighter.statistics.health_max), condition.health, clause="DH-5")  # fmt: skip
    if fighter.kind != "foe":
        yield Circumstance("dying", QT_TRANSLATE_NOOP("dungeon-hack", "Steps towards death"),
                           Number(0, STEPS_TO_DEATH), condition.dying, clause="DH-45")  # fmt: skip
        yield Circumstance("stable", QT_TRANSLATE_NOOP("dungeon-hack", "Stable at 0"), Tick(), condition.stable,
                           clause="DH-45")  # fmt: skip
    yield Circumstance("acted", QT_TRANSLATE_NOOP("dungeon-hack", "Has acted"), Tick(), tally.acted, clause="DH-44")
    yield Circumstance("moved", QT_TRANSLATE_NOOP("dungeon-hack", "Has moved"), Tick(), tally.moved, clause="DH-20")
    yield Circumstance("surprised", QT_TRANSLATE_NOOP("dungeon-hack", "Surprised"), Tick(), tally.surprised,
                       clause="DH-44")  # fmt: skip
    yield Circumstance("wet", QT_TRANSLATE_NOOP("dungeon-hack", "Rounds in the water"), Number(0, MOST_ROUNDS),
                       tally.wet, clause="DH-43")  # fmt: skip
    yield Circumstance("under", QT_TRANSLATE_NOOP("dungeon-hack", "Rounds below the surface"),
                       Number(0, MOST_ROUNDS), tally.under, clause="DH-42")  # fmt: skip
    for piece in fighter.pieces:
        yield from _of_piece(piece)


def _of_piece(piece: Piece) -> Iterable[Circumstance]:
    original = gear.original_die(piece)
    if original:
        steps = LADDER[: LADDER.index(original) + 1]
        options = ((SPENT, QT_TRANSLATE_NOOP("dungeon-hack", "spent")), *((die, die) for die in steps))
        label = note(QT_TRANSLATE_NOOP("dungeon-hack", "{piece}: die"), piece=piece.name)
        yield Circumstance(f"{DIE}:{piece.id}", label, Pick(options), gear.die_now(piece) or SPENT, clause="DH-12")
    if isinstance(piece.data, gear.Armour):
        label = note(QT_TRANSLATE_NOOP("dungeon-hack", "{piece}: broken dice"), piece=piece.name)
        yield Circumstance(f"{BROKEN}:{piece.id}", label, Number(0, gear.rating(piece)), gear.wear_of(piece).broken,
                           clause="DH-32")  # fmt: skip


def with_set(fight: Fight, fighter: Fighter, told: Told) -> Fight:
    """The fight with what was told; health above 0 ends dying (DH-45)."""
    of_condition: dict[str, Any] = {id: told[id] for id in _CONDITION if id in told}
    of_tally: dict[str, Any] = {id: told[id] for id in _TALLY if id in told}
    if of_condition:
        condition = fit(fighter.statistics, msgspec.structs.replace(fighter.condition, **of_condition))
        fighter = msgspec.structs.replace(fighter, condition=condition)
    if of_tally:
        fighter = with_tally(fighter, **of_tally)
    for id, value in told.items():
        what, _, ref = id.partition(":")
        piece = fighter.piece(int(ref)) if ref else None
        if piece:
            fighter = fighter.with_piece(_with_wear(piece, what, value))
    return fight.with_fighter(fighter)


def _with_wear(piece: Piece, what: str, value: Any) -> Piece:
    if what == BROKEN:
        return msgspec.structs.replace(piece, wear=msgspec.structs.replace(piece.wear, broken=value))
    return msgspec.structs.replace(piece, wear=gear.worn_to(piece, None if value == SPENT else value))
