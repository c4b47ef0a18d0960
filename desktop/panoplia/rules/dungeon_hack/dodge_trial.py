# SPDX-License-Identifier: GPL-3.0-or-later
"""A dodge from the sheet, in the armour that is worn, against what is told of the foe (DH-4 to DH-7, DH-22)."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from panoplia.rules.dungeon_hack import edges, gear, offers
from panoplia.rules.dungeon_hack.character import Statistics, with_health
from panoplia.rules.dungeon_hack.circumstances import (
    ADVANTAGE,
    CHARACTERISTIC,
    FOE_MOUNTED,
    GENERAL,
    MORE_DAMAGE,
    MOUNTED,
    WATER,
    bringing,
    proficient,
    read_damage,
    standing,
    tested,
    told_sources,
    with_general,
)
from panoplia.rules.dungeon_hack.dodge import DodgeInput, DodgeResult, dodge
from panoplia.rules.dungeon_hack.edges import Source
from panoplia.rules.dungeon_hack.fitness import helpless, in_the_way
from panoplia.rules.dungeon_hack.foes import FoeInput
from panoplia.rules.dungeon_hack.jobs import as_armour
from panoplia.rules.dungeon_hack.naming import naming
from panoplia.rules.dungeon_hack.wear import ARMOUR, ArmourInput, Penetration
from panoplia.rules.editors import Line, Number, Pick
from panoplia.rules.harms import harm, harms
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, Words, note, several
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Play
from panoplia.rules.system import Case, Piece, Subject
from panoplia.rules.trial import NAMED, Attempt, Circumstance, Effects, Tick, Told, Trial, complete

OF_LEVEL, AS_DAMAGE = "level", "damage"
MOST_PENETRATION = 999


def dodge_trial(subject: Subject) -> Trial:
    """Dodge a foe's blow. Armour that cannot be used protects nobody (DH-16)."""
    usable, reason = usable_armour(subject)
    refusal = helpless(subject)
    circumstances = tuple(_circumstances(usable, subject))
    return Trial(
        offers.DODGE.id, offers.DODGE.title, "DH-4", refusal or reason or _explained(usable, subject), refusal,
        circumstances, lambda told: _attempt(usable, subject, complete(circumstances, told)),
    )  # fmt: skip


def usable_armour(subject: Subject) -> tuple[Piece | None, Note | None]:
    """The armour that is worn, or why that protects nobody (DH-16)."""
    worn = gear.worn_armour(subject.pieces)
    reason = in_the_way(worn) if worn else None
    return (None if reason else worn), reason


def _explained(worn: Piece | None, subject: Subject) -> Words:
    if worn is None and subject.statistics.own_rating:
        return note(
            QT_TRANSLATE_NOOP("dungeon-hack", "No armour is worn: {rating} armour dice of its own, each {die}."),
            "DH-6", rating=subject.statistics.own_rating, die=subject.statistics.armour_die,
        )  # fmt: skip
    if worn is None:
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "No armour is worn."), "DH-5")
    return note(
        QT_TRANSLATE_NOOP("dungeon-hack", "{armour}: %n whole armour dice. On a 1 its durability is tested."), "DH-11",
        armour=worn.name, n=gear.intact(worn),
    )  # fmt: skip


def _circumstances(worn: Piece | None, subject: Subject) -> Iterable[Circumstance]:
    return (*_of_foe(), *of_evasion(worn, subject))


def of_evasion(worn: Piece | None, subject: Subject) -> Iterable[Circumstance]:
    """What is asked of a dodge, whoever the foe is."""
    yield from GENERAL
    yield Circumstance(
        "far", QT_TRANSLATE_NOOP("dungeon-hack", "The foe shoots or throws"), Tick(), False, clause="DH-40"
    )
    yield Circumstance(
        "foe_charges", QT_TRANSLATE_NOOP("dungeon-hack", "The foe charges"), Tick(), False, MORE_DAMAGE, "DH-40"
    )
    yield CHARACTERISTIC
    # Cloth, which has no durability, needs no proficiency.
    if worn and worn.data.durability:
        yield Circumstance(
            "proficient", QT_TRANSLATE_NOOP("dungeon-hack", "Proficiency in this armour"), Tick(),
            proficient(subject.statistics.armours, worn.name),
            QT_TRANSLATE_NOOP("dungeon-hack", "else Disadvantage"), "DH-5",
        )  # fmt: skip
    yield bringing(FOE_MOUNTED, QT_TRANSLATE_NOOP("dungeon-hack", "Disadvantage in melee on foot"))
    yield bringing(MOUNTED, QT_TRANSLATE_NOOP("dungeon-hack", "then no such Disadvantage"))
    yield bringing(WATER, ADVANTAGE)


PENETRATIONS = Pick((
    (OF_LEVEL, QT_TRANSLATE_NOOP("dungeon-hack", "of its level")),
    (AS_DAMAGE, QT_TRANSLATE_NOOP("dungeon-hack", "as its damage")),
), own=True)  # fmt: skip


def _of_foe() -> tuple[Circumstance, ...]:
    return (
        Circumstance("level", QT_TRANSLATE_NOOP("dungeon-hack", "Level of the foe"), Number(1, 99), 1, clause="DH-22"),
        Circumstance("damage", QT_TRANSLATE_NOOP("dungeon-hack", "Its damage"), Line(20, required=True), "1d6",
                     QT_TRANSLATE_NOOP("dungeon-hack", "1d10 (5): a fixed figure"), "DH-6"),
        Circumstance("penetration", QT_TRANSLATE_NOOP("dungeon-hack", "Its penetration"), PENETRATIONS, OF_LEVEL,
                     QT_TRANSLATE_NOOP("dungeon-hack", "or a number"), "DH-22"),
        Circumstance("adjust", QT_TRANSLATE_NOOP("dungeon-hack", "Adjusted by the GM"), Number(-20, 20), 0,
                     QT_TRANSLATE_NOOP("dungeon-hack", "to that of its level"), "DH-22"),
    )  # fmt: skip


def _attempt(worn: Piece | None, subject: Subject, said: Told) -> Attempt:
    return evasion(worn, subject, said, _foe(said)).attempt()


class Evasion(msgspec.Struct, frozen=True):
    """A dodge under its circumstances: what the rule is given, and what that adds up from."""

    worn: Piece | None
    subject: Subject
    case: DodgeInput
    said: Told
    what: Phrase
    sources: tuple[Source, ...]

    def play(self) -> Play:
        """The dodge, whose notes call the armour by its name."""
        return naming(dodge(self.case), ARMOUR, self.worn.name if self.worn else "")

    def attempt(self) -> Attempt:
        """The same for people."""
        worn, subject, case = self.worn, self.subject, self.case
        most = min(_most_damage(case), case.health - 1)
        penetration = case.foe.its_penetration(case.house)
        return Attempt(
            script=self.play,
            cases=_cases(most, penetration),
            case=lambda result: _case(result, most, penetration),
            sentence=lambda result: _told(worn, result),
            effects=lambda result: _effects(worn, subject, result),
            sources=(
                *told_sources(self.what, case.value, self.said, self.sources),
                _penetration_told(penetration),
            ),
        )


def evasion(worn: Piece | None, subject: Subject, said: Told, foe: FoeInput) -> Evasion:
    """A dodge under all its circumstances, in the armour that can be used (DH-4, DH-5, DH-40, DH-41)."""
    what, value = tested(said, "des", subject.statistics)
    sources = with_general(
        edges.of_dodge(standing(said, melee=not said["far"]), proficient=bool(said.get("proficient", True))), said
    )
    case = DodgeInput(
        value, foe, subject.condition.health, as_worn(worn, subject.statistics), static_of(subject),
        edges.net(sources), int(said["modifier"]), subject.house, None if worn else hide(subject.statistics),
    )  # fmt: skip
    return Evasion(worn, subject, case, said, what, sources)


def _penetration_told(penetration: Penetration) -> Words:
    if penetration == "damage":
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "Penetration of the blow: its damage"), "DH-23")
    return note(QT_TRANSLATE_NOOP("dungeon-hack", "Penetration of the blow: {penetration}"), "DH-22",
                penetration=penetration)  # fmt: skip


def _foe(said: Told) -> FoeInput:
    dice, fixed = read_damage(str(said["damage"]), "damage")
    return FoeInput(
        int(said["level"]), dice, fixed,
        int(bool(said["foe_charges"])), int(said["adjust"]), read_penetration(str(said["penetration"])),
    )  # fmt: skip


def read_penetration(text: str) -> Penetration | None:
    """The penetration that was written; ``None`` is that of the level (DH-22, DH-23)."""
    if text == OF_LEVEL:
        return None
    if text == AS_DAMAGE:
        return "damage"
    if not re.fullmatch(r"[0-9]{1,3}", text.strip()):
        raise Refused(
            QT_TRANSLATE_NOOP("dungeon-hack", "“{text}” is not a penetration: choose one or write 0 to {most}."),
            "penetration", "DH-22", text=text, most=MOST_PENETRATION,
        )  # fmt: skip
    return int(text)


def as_worn(worn: Piece | None, statistics: Statistics) -> ArmourInput | None:
    """The armour as the rules take it, with its wearer's die (DH-30)."""
    return as_armour(worn, statistics.armour_die) if worn else None


def static_of(subject: Subject) -> int:
    """Of shield, helmet and the like in use, and of one's own (DH-6, DH-36)."""
    usable = (piece for piece in gear.worn_protections(subject.pieces) if in_the_way(piece) is None)
    static: int = subject.statistics.own_static + sum(piece.data.static for piece in usable)
    return static


def hide(statistics: Statistics) -> ArmourInput | None:
    """Armour dice of one's own (DH-6)."""
    return ArmourInput(statistics.own_rating, die=statistics.armour_die) if statistics.own_rating else None


def _most_damage(case: DodgeInput) -> int:
    written = case.foe.written_damage(case.house)
    most = (sum(written.sizes) + written.flat) * (2 if case.house.critical_doubles == "on" else 1)
    penetration = case.foe.its_penetration(case.house)
    return most if penetration == "damage" else max(most, penetration)


def _cases(most: int, penetration: Penetration) -> Mapping[Any, Case]:
    least = note(QT_TRANSLATE_NOOP("dungeon-hack", "penetration: {damage}"), "DH-24", damage=penetration)
    return {
        "avoided": Case(note(QT_TRANSLATE_NOOP("dungeon-hack", "avoided")), "good"),
        "nothing": Case(note(QT_TRANSLATE_NOOP("dungeon-hack", "hit, no damage")), "good"),
        "lost": Case(
            note(
                QT_TRANSLATE_NOOP("dungeon-hack", "penetration: {damage}, armour destroyed"),
                "DH-33",
                damage=penetration,
            ),
            "bad",
        ),
        "least": Case(least, "accent2"),
        **harms(most, "warn"),
        "down": Case(note(QT_TRANSLATE_NOOP("dungeon-hack", "at 0 health")), "bad"),
    }


def _case(result: DodgeResult, most: int, penetration: Penetration) -> Any:
    if result.avoided:
        return "avoided"
    if result.health == 0:
        return "down"
    if result.armour and result.armour.broken == result.armour.rating:
        return "lost"
    if result.damage == penetration:
        return "least" if penetration else "nothing"
    return harm(result.damage, most) if result.damage else "nothing"


def _told(worn: Piece | None, result: DodgeResult) -> Words:
    said = _blow_told(result)
    if worn is None or result.armour is None:
        return said
    state = gear.state(msgspec.structs.replace(worn, wear=armour_worn(worn, result))).words
    if armour_worn(worn, result) == worn.wear:
        return said
    return several((said, note(NAMED, piece=worn.name, said=state)))


def _blow_told(result: DodgeResult) -> Words:
    if result.avoided:
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "The blow is avoided"), "DH-4")
    if result.damage == 0:
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "The blow does no damage"), "DH-24")
    if result.health == 0:
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "The blow does {damage} damage: health 0, dying"), "DH-45",
                    damage=result.damage)  # fmt: skip
    return note(QT_TRANSLATE_NOOP("dungeon-hack", "The blow does {damage} damage, {health} health left"), "DH-24",
                damage=result.damage, health=result.health)  # fmt: skip


def armour_worn(worn: Piece, result: DodgeResult) -> Any:
    """Durability by DH-11, dice broken by DH-32."""
    assert result.armour is not None
    wear = worn.wear
    if gear.original_die(worn):
        wear = gear.worn_to(worn, result.armour.durability)
    return msgspec.structs.replace(wear, broken=result.armour.broken)


def _effects(worn: Piece | None, subject: Subject, result: DodgeResult) -> Effects:
    condition = with_health(subject.condition, result.health) if result.damage else None
    return Effects(condition=condition, wear={worn.id: armour_worn(worn, result)} if worn else {})
