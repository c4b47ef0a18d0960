# SPDX-License-Identifier: GPL-3.0-or-later
"""What is going on in a fight, in a line."""

from panoplia.rules.fights.commands import Affect, Begin, Command, Do, Finish, Join, Leave, Lift, Reorder, SetByHand
from panoplia.rules.fights.deeds import TARGET
from panoplia.rules.fights.state import Fight
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note
from panoplia.table.courses import Course

DOES = QT_TRANSLATE_NOOP("combat", "{name}: {action}")
DOES_TO = QT_TRANSLATE_NOOP("combat", "{name}: {action} → {target}")
JOINS = QT_TRANSLATE_NOOP("combat", "Into the fight: {name}")
GOES = QT_TRANSLATE_NOOP("combat", "Out of the fight: {name}")
BEGINS = QT_TRANSLATE_NOOP("combat", "The fight begins")
ENDS = QT_TRANSLATE_NOOP("combat", "The fight ends")
NEXT = QT_TRANSLATE_NOOP("combat", "The next turn")
BY_HAND = QT_TRANSLATE_NOOP("combat", "By hand")


def title_of(course: Course, command: Command) -> Words:
    """What a command does, to whom where it is aimed."""
    match command:
        case Do():
            return _deed(course, command)
        case Join(fighter=fighter):
            return note(JOINS, name=fighter.name)
        case Leave(fighter=id):
            return note(GOES, name=course.fight.fighter(id).name)
        case Begin():
            return note(BEGINS)
        case Finish():
            return note(ENDS)
        case Reorder() | SetByHand() | Affect() | Lift():
            return note(BY_HAND)
        case _:
            return note(NEXT)


def _deed(course: Course, command: Do) -> Words:
    fight = course.fight
    actor = fight.fighter(command.actor)
    actions = course.combat.actions(fight, command.actor)
    title: Words = next((action.title for action in actions if action.id == command.action), command.action)
    target = _target(fight, command)
    if target:
        return note(DOES_TO, name=actor.name, action=title, target=target)
    return note(DOES, name=actor.name, action=title)


def _target(fight: Fight, command: Do) -> str:
    told = str(command.told.get(TARGET, ""))
    return fight.fighter(int(told)).name if told.isdecimal() and fight.has(int(told)) else ""


def as_sentence(words: str) -> str:
    """What a book calls a roll in a word or two, as a line of its own: with a capital behind its ¿."""
    start = next((place for place, letter in enumerate(words) if letter not in "¿¡"), 0)
    return words[:start] + words[start : start + 1].upper() + words[start + 1 :]
