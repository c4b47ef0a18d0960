# SPDX-License-Identifier: GPL-3.0-or-later
"""Those who are to fight, and those who do, as the lists of the page show them."""

from collections.abc import Iterator

from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.gauges import BarGauge
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, Words, several
from panoplia.store.records import Character, Encounter
from panoplia.table.courses import Course
from panoplia.table.encounters import roster_of
from panoplia.ui.models.headings import CANNOT_BE_READ
from panoplia.ui.models.roster import Combatant
from panoplia.ui.room import Room

GONE = QT_TRANSLATE_NOOP("combat", "No longer in the campaign")
LEFT = QT_TRANSLATE_NOOP("combat", "left")
FLED = QT_TRANSLATE_NOOP("combat", "fled")
AWAY: dict[str, Phrase] = {"left": LEFT, "fled": FLED}


def planned(room: Room, encounter: Encounter) -> list[Combatant]:
    """Who is on the list of a fight that has not begun; ``Refused`` where it cannot be read."""
    people = {row.id: (row, subject) for row, subject in room.table.reading.people(encounter.campaign)}
    found = []
    for one in roster_of(encounter):
        row, subject = people.get(one.character, (None, None))
        if row is None:
            found.append(Combatant(one.character, "–", one.side, GONE))
        elif subject is None:
            found.append(Combatant(row.id, row.name, one.side, CANNOT_BE_READ, row.portrait))
        else:
            left, most = room.system.vitality(subject)
            line = room.system.summary(subject)
            found.append(Combatant(row.id, row.name, one.side, line, row.portrait, BarGauge(max(left, 0), most)))
    return found


def fighting(room: Room, course: Course) -> list[Combatant]:
    """Who is or was in a fight, in the order of their turns, and how they stand."""
    portraits = {row.id: row for row in room.table.library.characters(course.row.campaign)}
    return list(_fighting(course, portraits))


def _fighting(course: Course, rows: dict[int, Character]) -> Iterator[Combatant]:
    for fighter in in_order_of_turns(course.fight):
        standing = course.combat.standing(course.fight, fighter)
        gauge = next((gauge for gauge in standing.gauges if isinstance(gauge, BarGauge)), None)
        away: list[Words] = [AWAY[fighter.presence]] if fighter.presence in AWAY else []
        row = rows.get(fighter.id)
        words = several((*away, standing.words))
        yield Combatant(fighter.id, fighter.name, fighter.side, words, row.portrait if row else "", gauge)


def in_order_of_turns(fight: Fight) -> list[Fighter]:
    """Everyone: by their turns where those are known, then as they came."""
    places = {id: place for place, id in enumerate(fight.order)}
    return sorted(fight.fighters, key=lambda fighter: places.get(fighter.id, len(places)))
