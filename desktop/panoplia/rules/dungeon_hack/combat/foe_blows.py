# SPDX-License-Identifier: GPL-3.0-or-later
"""Blows of foes: whoever rolls for themselves dodges them, and foes only do damage (DH-4, DH-6, DH-16, DH-45)."""

import msgspec

from panoplia.rules.dungeon_hack import gear
from panoplia.rules.dungeon_hack.circumstances import ADVANTAGE, BY_THE_BOOK, GENERAL, MORE_DAMAGE, read_damage
from panoplia.rules.dungeon_hack.combat.riding import Taken, taker_of
from panoplia.rules.dungeon_hack.combat.strikes import (
    ATTACKS,
    RIDES_NOT,
    WHOM,
    after_use,
    known,
    preset,
    refusal,
    struck,
    with_mount,
)
from panoplia.rules.dungeon_hack.combat.tally import able, as_ward, gone, with_tally
from panoplia.rules.dungeon_hack.dodge import DodgeResult
from panoplia.rules.dungeon_hack.dodge_trial import (
    OF_LEVEL,
    PENETRATIONS,
    Evasion,
    armour_worn,
    evasion,
    read_penetration,
    usable_armour,
)
from panoplia.rules.dungeon_hack.foes import FoeInput
from panoplia.rules.dungeon_hack.gear import BARE_HANDS, Protection
from panoplia.rules.editors import Number
from panoplia.rules.fights.combat import Deed, Shown
from panoplia.rules.fights.deeds import AGAINST, TARGET, aims, target_circumstance
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.fights.told import checked
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Play
from panoplia.rules.system import Case, Piece
from panoplia.rules.trial import Circumstance, Tick, Told

DOWN_ALREADY = QT_TRANSLATE_NOOP("dungeon-hack", "{name} lies dying: the blow is a step towards death.")
A_STEP = QT_TRANSLATE_NOOP("dungeon-hack", "a step towards death for {name}")
OUT_ALREADY = QT_TRANSLATE_NOOP("dungeon-hack", "{name} is out of the fight already.")
GIVES_SHIELD = Circumstance(
    "shield", QT_TRANSLATE_NOOP("dungeon-hack", "A talent may give up the shield"), Tick(), False,
    QT_TRANSLATE_NOOP("dungeon-hack", "then the blow does nothing"), "DH-39",
)  # fmt: skip
_ASKED = (
    Circumstance("penetration", QT_TRANSLATE_NOOP("dungeon-hack", "Its penetration"), PENETRATIONS, OF_LEVEL,
                 QT_TRANSLATE_NOOP("dungeon-hack", "or a number"), "DH-22"),
    Circumstance("adjust", QT_TRANSLATE_NOOP("dungeon-hack", "Adjusted by the GM"), Number(-20, 20), 0,
                 QT_TRANSLATE_NOOP("dungeon-hack", "to that of its level"), "DH-22"),
    *GENERAL,
    Circumstance("far", QT_TRANSLATE_NOOP("dungeon-hack", "It shoots or throws"), Tick(), False, clause="DH-40"),
    Circumstance("foe_charges", QT_TRANSLATE_NOOP("dungeon-hack", "It charges"), Tick(), False, MORE_DAMAGE, "DH-40"),
    Circumstance("water", QT_TRANSLATE_NOOP("dungeon-hack", "Both are in the water"), Tick(), False, ADVANTAGE,
                 "DH-41"),
    GIVES_SHIELD,
)  # fmt: skip


class FoeBlow(msgspec.Struct, frozen=True):
    """What came of a foe's blow, and who takes its damage; no ``dodge`` where the target lay dying."""

    dodge: DodgeResult | None
    taken: Taken


def explained(fighter: Fighter, piece: Piece) -> Words:
    """What the foe does."""
    return note(
        QT_TRANSLATE_NOOP("dungeon-hack", "The target dodges, or takes {damage}."), "DH-4",
        damage=_written(fighter, piece),
    )  # fmt: skip


def asked(fight: Fight, fighter: Fighter, piece: Piece) -> tuple[Circumstance, ...]:
    """The target, and what the fight cannot know; what it knows is preset."""
    start = preset(fight, fighter)
    preset_to = _said(fight, fighter, piece, fight.fighter(start)) if start else {}
    others = (msgspec.structs.replace(each, start=preset_to.get(each.id, each.start)) for each in _ASKED)
    return (target_circumstance(aims(fight, fighter, able), start, WHOM), *others)


def deed(fight: Fight, fighter: Fighter, piece: Piece, target: Fighter, told: Told) -> Deed:
    """One blow of a foe against someone who dodges."""
    if reason := refusal(fight, fighter, piece, TARGET in told) or out_already(target):
        raise Refused.of(reason)
    if told.keys() - {TARGET}:
        checked(asked(fight, fighter, piece), told)
    if told.get("foe_charges") and not fighter.tally.mount:
        raise Refused(RIDES_NOT, "foe_charges", "DH-40")
    if not able(target):
        return _at_the_fallen(fighter, piece, target)
    said = {**_said(fight, fighter, piece, target), **told}
    subject = fight.subject(target)
    worn, _ = usable_armour(subject)
    dodge = evasion(worn, subject, said, _as_foe(fighter, piece, said))
    case = msgspec.structs.replace(dodge.case, ward=as_ward(target), shield=bool(said["shield"]) and has_shield(target))
    dodge = msgspec.structs.replace(dodge, case=case)
    thrown = bool(said["far"]) and piece is not BARE_HANDS and piece.data.group == "thrown"

    def play() -> Play:
        yield note(ATTACKS, "DH-4", name=fighter.name, target=target.name, weapon=called(piece))
        result = yield from dodge.play()
        taken = yield from taker_of(fight, target, result.damage)
        return FoeBlow(result, taken)

    def apply(now: Fight, blow: FoeBlow) -> Fight:
        assert blow.dodge is not None
        now = after_use(now, fighter.id, piece, None, thrown, target.id)
        return struck(_defended(now, target.id, worn, blow.dodge), blow.taken, blow.dodge.damage)

    return Deed(play, apply, lambda: _shown(dodge, piece, target.name))


def out_already(target: Fighter) -> Note | None:
    """A foe at 0, and whoever is dead, is no target any more (DH-45)."""
    return note(OUT_ALREADY, "DH-45", name=target.name) if gone(target) else None


def has_shield(fighter: Fighter) -> Piece | None:
    """A shield in hand that could be given up (DH-39)."""
    held = gear.worn_protections(fighter.pieces)
    return next((piece for piece in held if isinstance(piece.data, Protection) and piece.data.slot == "hands"), None)


def _defended(fight: Fight, id: int, worn: Piece | None, result: DodgeResult) -> Fight:
    """Armour worn or broken, a die of the spell gone, or the shield (DH-11, DH-32, DH-38, DH-39)."""
    fighter = fight.fighter(id)
    if worn and result.armour:
        wear = armour_worn(worn, result)
        if wear != worn.wear:
            fighter = fighter.with_piece(msgspec.structs.replace(worn, wear=wear))
    if result.given == "ward":
        ward = fighter.tally.ward
        fighter = with_tally(fighter, ward=msgspec.structs.replace(ward, broken=ward.broken + 1))
    if result.given == "shield" and (shield := has_shield(fighter)):
        fighter = fighter.without_piece(shield.id)
    return fight.with_fighter(fighter)


def _shown(dodge: Evasion, piece: Piece, target: str) -> Shown:
    attempt = dodge.attempt()

    def said(blow: FoeBlow) -> Words:
        return note(AGAINST, weapon=called(piece), target=target, said=attempt.sentence(blow.dodge))

    return Shown(
        attempt.cases,
        lambda blow: attempt.case(blow.dodge),
        lambda blow: with_mount(said(blow), blow.taken),
        attempt.sources,
        lambda blow: blow.dodge.damage,
        {"armour": target},
    )


def _at_the_fallen(fighter: Fighter, piece: Piece, target: Fighter) -> Deed:
    """Damage while dying is one step, and nothing is rolled for it (DH-45)."""

    def play() -> Play:
        yield note(DOWN_ALREADY, "DH-45", name=target.name)
        return FoeBlow(None, Taken(target.id))

    def apply(now: Fight, blow: FoeBlow) -> Fight:
        return struck(after_use(now, fighter.id, piece, None, False, target.id), blow.taken, 1)

    sentence = note(A_STEP, "DH-45", name=target.name)
    return Deed(play, apply, lambda: Shown({None: Case(sentence, "bad")}, lambda _: None, lambda _: sentence))


def _said(fight: Fight, fighter: Fighter, piece: Piece, target: Fighter) -> dict[str, int | str | bool]:
    worn, _ = usable_armour(fight.subject(target))
    said: dict[str, int | str | bool] = {
        "penetration": OF_LEVEL,
        "adjust": 0,
        "modifier": fight.modifier_of(target.id),
        "advantage": False,
        "disadvantage": False,
        "characteristic": BY_THE_BOOK,
        "far": piece is not BARE_HANDS and piece.data.group in gear.RANGED,
        "foe_charges": False,
        "foe_mounted": bool(fighter.tally.mount),
        "mounted": bool(target.tally.mount),
        "water": bool(fighter.tally.wet and target.tally.wet),
        "shield": False,
    }
    if worn and worn.data.durability:
        said["proficient"] = known(target.statistics.armours, worn.name)
    return said


def _as_foe(fighter: Fighter, piece: Piece, said: Told) -> FoeInput:
    dice, fixed = read_damage(_written(fighter, piece))
    return FoeInput(
        fighter.statistics.level, dice, fixed, int(bool(said["foe_charges"])), int(said["adjust"]),
        read_penetration(str(said["penetration"])),
    )  # fmt: skip


def _written(fighter: Fighter, piece: Piece) -> str:
    """The damage of a weapon, or the foe's own (DH-6)."""
    written: str = piece.data.damage or fighter.statistics.unarmed
    return written


def called(piece: Piece) -> Words:
    """A foe's weapon; without one it does its own damage (DH-6)."""
    return note(QT_TRANSLATE_NOOP("dungeon-hack", "own damage")) if piece is BARE_HANDS else piece.name
