# SPDX-License-Identifier: GPL-3.0-or-later
"""What else can be done in a turn: a test, a move, anything that the GM allows (DH-1, DH-41, DH-44)."""

from collections.abc import Iterable

from panoplia.rules.dungeon_hack import edges
from panoplia.rules.dungeon_hack.character import CHARACTERISTICS
from panoplia.rules.dungeon_hack.checks import CheckInput, check
from panoplia.rules.dungeon_hack.circumstances import GENERAL, told_sources, with_general
from panoplia.rules.dungeon_hack.combat.tally import not_now, used_up, with_tally
from panoplia.rules.dungeon_hack.trials import PASSED
from panoplia.rules.editors import Line
from panoplia.rules.fights.combat import Action, Deed, Shown, unknown_action
from panoplia.rules.fights.deeds import unrolled
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.fights.told import checked
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.refusal import Refused
from panoplia.rules.trial import NAMED, Circumstance, Told, complete

TEST, MOVE, OTHER = "test", "move", "other"
_WHAT = Circumstance("what", QT_TRANSLATE_NOOP("dungeon-hack", "What is done"), Line(200), "")
MOVES = QT_TRANSLATE_NOOP("dungeon-hack", "moves")
MOVES_HALF = QT_TRANSLATE_NOOP("dungeon-hack", "moves, at half speed in the water")
SOMETHING = QT_TRANSLATE_NOOP("dungeon-hack", "does something else")


def offered(fight: Fight, fighter: Fighter) -> Iterable[Action]:
    """Moving, each characteristic, and something else."""
    moved = (
        note(QT_TRANSLATE_NOOP("dungeon-hack", "{name} has moved in this turn."), "DH-44", name=fighter.name)
        if fighter.tally.moved
        else None
    )
    stays = QT_TRANSLATE_NOOP("dungeon-hack", "Bows and crossbows that are stationary are not shot after it.")
    yield Action(MOVE, QT_TRANSLATE_NOOP("dungeon-hack", "Move"), "DH-20", note(stays, "DH-20"),
                 not_now(fight, fighter) or moved)  # fmt: skip
    for key, label in CHARACTERISTICS.items():
        title = note(QT_TRANSLATE_NOOP("dungeon-hack", "Test: {characteristic}"), characteristic=note(label))
        told = note(QT_TRANSLATE_NOOP("dungeon-hack", "Succeeds on {value} or more."), "DH-1",
                    value=getattr(fighter.statistics, key))  # fmt: skip
        yield Action(f"{TEST}:{key}", title, "DH-1", told, used_up(fight, fighter), _of_test(fight, fighter))
    free = QT_TRANSLATE_NOOP("dungeon-hack", "Whatever the GM allows; it is the action of this turn.")
    yield Action(OTHER, QT_TRANSLATE_NOOP("dungeon-hack", "Something else"), "DH-44", note(free, "DH-44"),
                 used_up(fight, fighter), (_WHAT,))  # fmt: skip


def _of_test(fight: Fight, fighter: Fighter) -> tuple[Circumstance, ...]:
    modifier, *others = GENERAL
    return Circumstance(
        modifier.id, modifier.label, modifier.editor, fight.modifier_of(fighter.id), modifier.effect, modifier.clause
    ), *others


def deed(fight: Fight, fighter: Fighter, action: str, ref: str, told: Told) -> Deed:
    """A move, a test, or something else."""
    if reason := not_now(fight, fighter) if action == MOVE else used_up(fight, fighter):
        raise Refused.of(reason)
    if action == MOVE:
        if fighter.tally.moved:
            raise Refused(QT_TRANSLATE_NOOP("dungeon-hack", "{name} has moved in this turn."), clause="DH-44",
                          name=fighter.name)  # fmt: skip
        sentence = note(MOVES_HALF, "DH-41") if fighter.tally.wet else note(MOVES, "DH-44")
        return unrolled(lambda now: now.with_fighter(with_tally(now.fighter(fighter.id), moved=True)), sentence)
    if action == OTHER:
        checked((_WHAT,), told)
        words = str(told.get("what", "")).strip()
        return unrolled(
            lambda now: now.with_fighter(with_tally(now.fighter(fighter.id), acted=True)), words or note(SOMETHING)
        )
    return _test(fight, fighter, ref, told)


def _test(fight: Fight, fighter: Fighter, key: str, told: Told) -> Deed:
    if key not in CHARACTERISTICS:
        raise unknown_action(f"{TEST}:{key}")
    circumstances = _of_test(fight, fighter)
    said = complete(circumstances, checked(circumstances, told))
    sources = with_general((), said)
    label, value = CHARACTERISTICS[key], getattr(fighter.statistics, key)
    case = CheckInput(value, int(said["modifier"]), edges.net(sources))
    return Deed(
        lambda: check(case),
        lambda now, _result: now.with_fighter(with_tally(now.fighter(fighter.id), acted=True)),
        lambda: Shown(
            PASSED,
            lambda result: result.success,
            lambda result: note(NAMED, piece=note(label), said=PASSED[result.success].label),
            told_sources(label, value, said, sources),
        ),
    )
