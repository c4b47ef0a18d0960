# SPDX-License-Identifier: GPL-3.0-or-later
"""The next state of a fight under a command: a script, as every rule is."""

import msgspec

from panoplia.rules.editors import Line, Number
from panoplia.rules.fights.combat import Combat, Deed
from panoplia.rules.fights.commands import (
    LONGEST_EFFECT,
    MOST_MODIFIER,
    MOST_TURNS,
    Affect,
    Begin,
    Command,
    Do,
    Finish,
    Join,
    Leave,
    Lift,
    NextTurn,
    Reorder,
    SetByHand,
)
from panoplia.rules.fights.state import SIDES, Effect, Fight
from panoplia.rules.fights.told import checked, said
from panoplia.rules.fights.turns import begun, next_turn, ordered
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note, signed
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Play
from panoplia.rules.trial import Circumstance

OVER = QT_TRANSLATE_NOOP("fights", "This fight is over: undo its end to go on with it.")
NOT_BEGUN = QT_TRANSLATE_NOOP("fights", "This fight has not begun yet.")
BEGUN = QT_TRANSLATE_NOOP("fights", "This fight has begun already.")
NOBODY = QT_TRANSLATE_NOOP("fights", "There is nobody on one side: add fighters to both.")
TWICE = QT_TRANSLATE_NOOP("fights", "{name} is in this fight already.")
GONE = QT_TRANSLATE_NOOP("fights", "{name} is not in this fight any more.")
OTHER_PEOPLE = QT_TRANSLATE_NOOP("fights", "An order names each of those who are in the fight once.")
NO_EFFECT = QT_TRANSLATE_NOOP("fights", "This effect is over already.")
NAMELESS = QT_TRANSLATE_NOOP("fights", "An effect needs a name: say in a word or two what lies on them.")
NOTHING_SET = QT_TRANSLATE_NOOP("fights", "Nothing is different: change at least one figure.")
JOINS = QT_TRANSLATE_NOOP("fights", "{name} joins the fight ({side}), from round {round}.")
LEAVES = QT_TRANSLATE_NOOP("fights", "{name} leaves the fight.")
FLEES = QT_TRANSLATE_NOOP("fights", "{name} flees.")
BY_HAND = QT_TRANSLATE_NOOP("fights", "By hand, {name}: {what} {before} → {after}.")
ORDER_BY_HAND = QT_TRANSLATE_NOOP("fights", "Order of turns by hand: {order}.")
ORDER_BY_BOOK = QT_TRANSLATE_NOOP("fights", "Order of turns by the book.")
AFFECTED = QT_TRANSLATE_NOOP("fights", "{name}: {effect} ({modifier}), for %n turn(s) of {whose}.")
AFFECTED_PLAIN = QT_TRANSLATE_NOOP("fights", "{name}: {effect}, for %n turn(s) of {whose}.")
LIFTED = QT_TRANSLATE_NOOP("fights", "{name}: {effect} is over.")
ENDS = QT_TRANSLATE_NOOP("fights", "The fight ends in round {round}.")
DONE = QT_TRANSLATE_NOOP("fights", "{name}: {result}")
EFFECT = (
    Circumstance("name", QT_TRANSLATE_NOOP("fights", "Effect"), Line(LONGEST_EFFECT), ""),
    Circumstance("turns", QT_TRANSLATE_NOOP("fights", "Turns"), Number(1, MOST_TURNS), 1),
    Circumstance("modifier", QT_TRANSLATE_NOOP("fights", "Modifier"), Number(-MOST_MODIFIER, MOST_MODIFIER), 0),
)
"""What is told of an effect, and its bounds."""


def step(combat: Combat, fight: Fight, command: Command) -> Play:
    """The state after a command; ``Refused`` where it cannot be obeyed, before anything is asked."""
    _can_go_on(fight, command)
    match command:
        case Do():
            return (yield from _done(combat, fight, command))
        case NextTurn():
            return (yield from next_turn(combat, fight))
        case Begin():
            return (yield from begun(combat, fight, command.surprised))
        case Join():
            return (yield from _joined(combat, fight, command))
        case Leave():
            return (yield from _left(combat, fight, command))
        case Reorder():
            return (yield from _reordered(combat, fight, command.order))
        case SetByHand():
            return (yield from _set(combat, fight, command))
        case Affect():
            return (yield from _affected(fight, command))
        case Lift():
            return (yield from _lifted(fight, command.effect))
        case Finish():
            return (yield from _finished(combat, fight))


def performed(fight: Fight, deed: Deed) -> Play:
    """What a deed comes to, and the state after it, with no word on it."""
    result = yield from deed.play()
    return result, deed.apply(fight, result)


def _can_go_on(fight: Fight, command: Command) -> None:
    if fight.over:
        raise Refused(OVER)
    if isinstance(command, Begin):
        if fight.round:
            raise Refused(BEGUN)
        if len({fighter.side for fighter in fight.present}) < len(SIDES):
            raise Refused(NOBODY)
    elif not fight.round and isinstance(command, NextTurn | Finish | Reorder):
        raise Refused(NOT_BEGUN)


def _done(combat: Combat, fight: Fight, command: Do) -> Play:
    actor = fight.fighter(command.actor)
    if actor.presence != "in":
        raise Refused(GONE, name=actor.name)
    deed = combat.deed(fight, command.actor, command.action, command.told)
    result, after = yield from performed(fight, deed)
    yield note(DONE, name=actor.name, result=deed.shown().sentence(result))
    if after.fighter(actor.id).presence != "in":
        return (yield from _gone(combat, after, actor.id))
    return ordered(combat, after)


def _joined(combat: Combat, fight: Fight, command: Join) -> Play:
    newcomer = command.fighter
    if fight.has(newcomer.id):
        raise Refused(TWICE, name=fight.fighter(newcomer.id).name)
    fight = msgspec.structs.replace(fight, fighters=(*fight.fighters, newcomer))
    since = max(newcomer.since, fight.round)
    yield note(JOINS, name=newcomer.name, side=note(SIDES[newcomer.side]), round=max(since, 1))
    if fight.round:
        fight = yield from combat.take_places(fight, (newcomer.id,))
        fight = msgspec.structs.replace(fight, order=(*fight.order, newcomer.id))
    return ordered(combat, fight)


def _left(combat: Combat, fight: Fight, command: Leave) -> Play:
    leaver = fight.fighter(command.fighter)
    if leaver.presence != "in":
        raise Refused(GONE, name=leaver.name)
    presence = "fled" if command.fled else "left"
    yield note(FLEES if command.fled else LEAVES, name=leaver.name)
    fight = fight.with_fighter(msgspec.structs.replace(leaver, presence=presence))
    return (yield from _gone(combat, fight, leaver.id))


def _gone(combat: Combat, fight: Fight, id: int) -> Play:
    """What someone's going ends; their turn, too."""
    fight = combat.departed(fight, id)
    if fight.acting == id:
        fight = yield from next_turn(combat, fight)
    return fight


def _reordered(combat: Combat, fight: Fight, order: tuple[int, ...]) -> Play:
    if not order:
        yield note(ORDER_BY_BOOK)
        return ordered(combat, msgspec.structs.replace(fight, by_hand=False))
    if sorted(order) != sorted(fighter.id for fighter in fight.present):
        raise Refused(OTHER_PEOPLE, "order")
    names = ", ".join(fight.fighter(id).name for id in order)
    yield note(ORDER_BY_HAND, order=names)
    # What lasts for some turns of those who have gone runs down at their places, which come last.
    gone = tuple(fighter.id for fighter in fight.fighters if fighter.presence != "in")
    return msgspec.structs.replace(fight, order=(*order, *gone), by_hand=True)


def _set(combat: Combat, fight: Fight, command: SetByHand) -> Play:
    fighter = fight.fighter(command.fighter)
    circumstances = combat.by_hand(fight, fighter.id)
    known = {each.id: each for each in circumstances}
    told = checked(circumstances, command.told)
    changed = {id: value for id, value in told.items() if known[id].start != value}
    if not changed:
        raise Refused(NOTHING_SET)
    after = combat.with_set(fight, fighter.id, changed)
    for id, value in changed.items():
        each = known[id]
        yield note(BY_HAND, name=fighter.name, what=each.label, before=said(each, each.start), after=said(each, value))
    return ordered(combat, after)


def _affected(fight: Fight, command: Affect) -> Play:
    fighter, whose = fight.fighter(command.fighter), fight.fighter(command.turn_of)
    checked(EFFECT, {"name": command.name, "turns": command.turns, "modifier": command.modifier})
    if not command.name.strip():
        raise Refused(NAMELESS, "name")
    id = max((effect.id for effect in fight.effects), default=0) + 1
    effect = Effect(id, fighter.id, command.name, whose.id, command.at, command.turns, command.modifier)
    yield note(
        AFFECTED if command.modifier else AFFECTED_PLAIN, name=fighter.name, effect=command.name, n=command.turns,
        whose=whose.name, modifier=signed(command.modifier),
    )  # fmt: skip
    return msgspec.structs.replace(fight, effects=(*fight.effects, effect))


def _lifted(fight: Fight, id: int) -> Play:
    effect = next((effect for effect in fight.effects if effect.id == id), None)
    if effect is None:
        raise Refused(NO_EFFECT, "effect")
    yield note(LIFTED, name=fight.fighter(effect.fighter).name, effect=effect.name)
    return msgspec.structs.replace(fight, effects=tuple(each for each in fight.effects if each.id != id))


def _finished(combat: Combat, fight: Fight) -> Play:
    yield note(ENDS, round=fight.round)
    fight = yield from combat.finish(fight)
    return msgspec.structs.replace(fight, over=True, acting=0)
