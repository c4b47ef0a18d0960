# SPDX-License-Identifier: GPL-3.0-or-later
"""The order of turns of a fight: who is next, how everyone stands, and what lies on them."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Qt

from panoplia.rules.fights.state import Effect, Fight, Fighter, Side
from panoplia.rules.gauges import Gauge
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, Words, note, several, signed
from panoplia.table.courses import Course
from panoplia.ui.look.text import tool_tip
from panoplia.ui.models.rows import Role, RowsTableModel
from panoplia.words import Speech

SUPPORTED_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.ToolTipRole,
    Role.ROW,
    Role.SECOND_LINE,
    Role.GAUGES,
    Role.PORTRAIT,
)
NOW = QT_TRANSLATE_NOOP("combat", "now")
ACTED = QT_TRANSLATE_NOOP("combat", "acted")
OUT = QT_TRANSLATE_NOOP("combat", "out")
NO_TURN = QT_TRANSLATE_NOOP("combat", "no turn")
FROM_ROUND = QT_TRANSLATE_NOOP("combat", "from round {round}")
AWAY: Mapping[str, Phrase] = {
    "left": QT_TRANSLATE_NOOP("combat", "gone"),
    "fled": QT_TRANSLATE_NOOP("combat", "fled"),
}
EFFECT = QT_TRANSLATE_NOOP("combat", "{effect} ({left})")
EFFECT_WITH = QT_TRANSLATE_NOOP("combat", "{effect} {modifier} ({left})")
ACCESSIBLE = QT_TRANSLATE_NOOP("combat", "{name}: {said}")


class FighterRow(msgspec.Struct, frozen=True):
    """One of them. ``word`` says where they are in the round, ``lasting`` what lies on them or keeps them from it."""

    id: int
    name: str
    side: Side
    word: Words
    standing: Words
    gauges: tuple[Gauge, ...]
    lasting: tuple[Words, ...]
    acting: bool
    able: bool
    portrait: str = ""


def rows_of(course: Course, portraits: Mapping[int, str]) -> list[FighterRow]:
    """Everyone in the order of turns; those who went away come last."""
    fight = course.fight
    ids = [id for id in fight.order if fight.has(id)] or [fighter.id for fighter in fight.fighters]
    ids += [fighter.id for fighter in fight.fighters if fighter.id not in ids]
    fighters = sorted((fight.fighter(id) for id in ids), key=lambda fighter: fighter.presence != "in")
    return [_row(course, fighter, portraits.get(fighter.id, "")) for fighter in fighters]


def lasting_on(fight: Fight, id: int) -> Iterator[Words]:
    """The effects on a fighter, each with the turns that are left of it."""
    yield from (_effect(effect) for effect in fight.effects_on(id))


def _row(course: Course, fighter: Fighter, portrait: str) -> FighterRow:
    fight = course.fight
    standing = course.combat.standing(fight, fighter)
    waits = fight.round and fighter.presence == "in" and fighter.id not in (*fight.acted, fight.acting)
    reason = course.combat.idle(fight, fighter) if waits and standing.able else None
    return FighterRow(
        fighter.id, fighter.name, fighter.side, _word(fight, fighter, standing.able, bool(reason)), standing.words,
        standing.gauges, (*((reason,) if reason else ()), *lasting_on(fight, fighter.id)),
        fight.acting == fighter.id, standing.able and fighter.presence == "in", portrait,
    )  # fmt: skip


def _word(fight: Fight, fighter: Fighter, able: bool, idle: bool) -> Words:
    if fighter.presence != "in":
        return AWAY[fighter.presence]
    if fight.acting == fighter.id:
        return NOW
    if not able:
        return OUT
    if fighter.id in fight.acted:
        return ACTED
    if fighter.since > max(fight.round, 1):
        return note(FROM_ROUND, round=fighter.since)
    return NO_TURN if idle else ""


def _effect(effect: Effect) -> Words:
    if effect.modifier:
        return note(EFFECT_WITH, effect=effect.name, modifier=signed(effect.modifier), left=effect.left)
    return note(EFFECT, effect=effect.name, left=effect.left)


class FightersTableModel(RowsTableModel[FighterRow]):
    """Fighters in one column, by the ids of their characters."""

    def __init__(self, speech: Speech, parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.id, parent)
        self._speech = speech

    def set_speech(self, speech: Speech) -> None:
        """Say everything in another language."""
        self._speech = speech
        self.say_all_again()

    def cell(self, row: FighterRow, column: int, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.name
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                said = several(part for part in (row.word, row.standing, *row.lasting) if part != "")
                text = self._speech.say(note(ACCESSIBLE, name=row.name, said=said))
                return tool_tip(text) if role == Qt.ItemDataRole.ToolTipRole else text
            case Role.SECOND_LINE:
                return self._speech.say(several(row.lasting))
            case Role.GAUGES:
                return row.gauges
            case Role.PORTRAIT:
                return row.portrait
        return super().cell(row, column, role)
