# SPDX-License-Identifier: GPL-3.0-or-later
"""Which trial the sheet offers where: each one's id and title."""

from panoplia.rules.d100.character import CHARACTERISTICS
from panoplia.rules.d100.derived import SkillTarget
from panoplia.rules.d100.fitness import at_work, in_the_way
from panoplia.rules.d100.skills import Characteristic
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.sheet import Offer
from panoplia.rules.system import Lore, Piece

PARRY = Offer("parry", note(QT_TRANSLATE_NOOP("d100", "Parry")))
DODGE = Offer("dodge", note(QT_TRANSLATE_NOOP("d100", "Dodge")))
INITIATIVE = Offer("initiative", note(QT_TRANSLATE_NOOP("d100", "Initiative")))
CRITICAL = Offer("critical", note(QT_TRANSLATE_NOOP("d100", "Critical wound")))
FATE = Offer("fate", note(QT_TRANSLATE_NOOP("d100", "Spend a point of fate instead of dying")))
REST = Offer("rest", note(QT_TRANSLATE_NOOP("d100", "Rest")))
DISTURBED = Offer("disturbed", note(QT_TRANSLATE_NOOP("d100", "A spell is disturbed")))


def test(key: Characteristic) -> Offer:
    """Of a characteristic (PC-17)."""
    title = note(QT_TRANSLATE_NOOP("d100", "Test: {characteristic}"), characteristic=note(CHARACTERISTICS[key]))
    return Offer(f"test:{key}", title)


def skill(tested: SkillTarget) -> Offer:
    """Of a skill, of each speciality one; what cannot be tried says why (PC-10, PC-11)."""
    speciality = tested.owned.speciality if tested.owned else ""
    title = note(QT_TRANSLATE_NOOP("d100", "Test: {skill}"), skill=tested.name)
    again = f"/{tested.again}" if tested.again else ""
    return Offer(f"skill:{tested.key}/{speciality}{again}", title, tested.refusal or "")


def attack(piece: Piece) -> Offer:
    """With a weapon; bare hands have the id 0."""
    title = note(QT_TRANSLATE_NOOP("d100", "Attack: {weapon}"), weapon=piece.name)
    return Offer(f"attack:{piece.id}", title, in_the_way(piece) or "")


def cast(spell: Lore) -> Offer:
    """Of a spell (PC-71)."""
    return Offer(f"cast:{spell.ref}", note(QT_TRANSLATE_NOOP("d100", "Cast: {spell}"), spell=spell.names))


def recover(piece: Piece) -> Offer:
    """Of arrows and bolts after a fight (PC-91)."""
    title = note(QT_TRANSLATE_NOOP("d100", "Gather what was shot: {bundle}"), bundle=piece.name)
    return Offer(f"recover:{piece.id}", title, at_work(piece) or "")
