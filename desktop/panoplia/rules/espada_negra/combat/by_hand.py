# SPDX-License-Identifier: GPL-3.0-or-later
"""What a person may set of a fighter: figures, states, wounds, and how worn things are."""

from collections.abc import Iterator

import msgspec

from panoplia.rules.editors import Number, Pick
from panoplia.rules.espada_negra import derived, gear
from panoplia.rules.espada_negra.blows import PLACES
from panoplia.rules.espada_negra.character import DERIVED, MOST_EFFORT, MOST_WOUNDS, Condition
from panoplia.rules.espada_negra.combat.tally import Tally, start_of
from panoplia.rules.espada_negra.derived import taken_by_wounds
from panoplia.rules.espada_negra.in_use import in_use
from panoplia.rules.espada_negra.struck import STUNNED
from panoplia.rules.espada_negra.vitals import fit
from panoplia.rules.espada_negra.wounds import GRADES, TREATMENTS, Wound
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note
from panoplia.rules.refusal import Refused
from panoplia.rules.trial import Circumstance, Tick, Told

MOST_DAMAGE = 9999
NONE, GONE = "none", "gone"
WOUND, PIECE = "wound:", "piece:"
TOO_MANY = QT_TRANSLATE_NOOP("espada-negra", "A sheet holds {most} wounds: take one off first.")
_STATES: tuple[tuple[str, Words, str], ...] = (
    ("hurt", QT_TRANSLATE_NOOP("espada-negra", "Damage to the body in this turn"), "EN-31"),
    ("spent_ever", QT_TRANSLATE_NOOP("espada-negra", "Effort in the fight"), "EN-32"),
    ("acted", QT_TRANSLATE_NOOP("espada-negra", "The act of this turn is used"), "EN-20"),
    ("concentrated", QT_TRANSLATE_NOOP("espada-negra", "Concentration gained in this turn"), "EN-37"),
)
"""What the tally knows as a yes or no."""


def by_hand(fighter: Fighter) -> Iterator[Circumstance]:
    """Each with what it is now: health and breath, states, wounds, gear."""
    yield from _figures(fighter)
    yield from _states(fighter)
    yield from _wounds(fighter.condition)
    for piece in fighter.pieces:
        if most := gear.most(piece.data):
            what = QT_TRANSLATE_NOOP("espada-negra", "Damage of {piece}") if isinstance(piece.data, gear.Weapon) else (
                QT_TRANSLATE_NOOP("espada-negra", "Structure of {piece}")
            )  # fmt: skip
            yield _number(f"{PIECE}{piece.id}", note(what, piece=piece.name), most, gear.left(piece), "EN-25")


def _figures(fighter: Fighter) -> Iterator[Circumstance]:
    condition, tally = fighter.condition, fighter.tally
    most = max(derived.stamina(fighter.statistics, condition).total, condition.stamina)
    yield _number("damage_taken", _DAMAGE, max(MOST_DAMAGE, condition.damage_taken), condition.damage_taken, "EN-35")
    yield _number("stamina", DERIVED["stamina"], most, condition.stamina, "EN-4")
    yield _number("start", _START, max(most, start_of(fighter)), start_of(fighter), "EN-31")
    yield _number("initiative", DERIVED["initiative"], _quickest(fighter), _quick(fighter), "EN-11")
    yield _number("concentration", _FOCUS, MOST_DAMAGE, condition.concentration, "EN-37")
    yield _number("spent", _SPENT, max(MOST_EFFORT, tally.spent), tally.spent, "EN-5")


def _number(id: str, label: Words, most: int, now: int, clause: str) -> Circumstance:
    return Circumstance(id, label, Number(0, most), now, clause=clause)


def _quick(fighter: Fighter) -> int:
    return derived.initiative(fighter.statistics, fighter.condition, in_use(fighter.pieces)).total


def _quickest(fighter: Fighter) -> int:
    """The initiative of one who has lost none in the fight."""
    whole = msgspec.structs.replace(fighter.condition, initiative_lost=0)
    return derived.initiative(fighter.statistics, whole, in_use(fighter.pieces)).total


def _states(fighter: Fighter) -> Iterator[Circumstance]:
    condition, tally = fighter.condition, fighter.tally
    yield Circumstance("stunned", _STUN, Pick(_STUNS), str(condition.stunned), clause="EN-30")
    yield Circumstance("surprised", _SURPRISE, Pick(_SURPRISES), str(tally.surprised), clause="EN-40")
    for id, label, clause in _STATES:
        yield Circumstance(id, label, Tick(), getattr(tally, id), clause=clause)


def _wounds(condition: Condition) -> Iterator[Circumstance]:
    """How far each is treated, or that it is no more; and one more."""
    care = (*((each, note(label)) for each, label in TREATMENTS.items()), (GONE, note(_GONE)))
    for number, wound in enumerate(condition.wounds):
        yield Circumstance(f"{WOUND}{number}", wound.words, Pick(care), wound.treatment, clause="EN-36")
    kinds = tuple((f"{place}:{grade}", Wound(place, grade).words) for grade in GRADES for place in PLACES)
    yield Circumstance("new_wound", _NEW_WOUND, Pick(((NONE, note(_NO_WOUND)), *kinds)), NONE, clause="EN-36")


def with_set(fight: Fight, fighter: Fighter, told: Told) -> Fight:
    """The fight with what was told of a fighter; a new wound takes its stamina (EN-36)."""
    for id, value in told.items():
        if id.startswith(PIECE):
            fighter = _with_piece(fighter, int(id.removeprefix(PIECE)), int(value))
        elif id in Tally.__struct_fields__:
            tally = msgspec.structs.replace(fighter.tally, **{id: int(value) if id == "surprised" else value})
            # Whoever may act again, or not any more, is in no act.
            again = msgspec.structs.replace(tally, assault=None) if id == "acted" else tally
            fighter = msgspec.structs.replace(fighter, tally=again)
    wounded = _with_wounds(fighter, told)
    condition = msgspec.structs.replace(wounded.condition, **{
        id: int(value) for id, value in told.items() if id in _OF_CONDITION
    })  # fmt: skip
    wounded = msgspec.structs.replace(wounded, condition=condition)
    if "initiative" in told:
        # What else was told may have made it impossible: a wound of a leg.
        lost = max(_quickest(wounded) - int(told["initiative"]), 0)
        condition = msgspec.structs.replace(condition, initiative_lost=lost)
    if "start" in told:
        fresh = int(told["start"]) + taken_by_wounds(condition, "torso")
        wounded = msgspec.structs.replace(wounded, tally=msgspec.structs.replace(wounded.tally, fresh=fresh))
    return fight.with_fighter(msgspec.structs.replace(wounded, condition=condition))


def _with_piece(fighter: Fighter, id: int, left: int) -> Fighter:
    piece = fighter.piece(id)
    assert piece is not None
    wear = gear.with_lost(piece, gear.most(piece.data) - left)
    return fighter.with_piece(msgspec.structs.replace(piece, wear=wear))


def _with_wounds(fighter: Fighter, told: Told) -> Fighter:
    before: Condition = fighter.condition
    kept = tuple(
        msgspec.structs.replace(wound, treatment=told.get(f"{WOUND}{number}", wound.treatment))
        for number, wound in enumerate(before.wounds)
        if told.get(f"{WOUND}{number}") != GONE
    )
    new = str(told.get("new_wound", NONE))
    if new != NONE:
        place, _, grade = new.partition(":")
        kept = (*kept, msgspec.convert({"place": place, "grade": grade}, Wound))
    if len(kept) > MOST_WOUNDS:
        raise Refused.of(note(TOO_MANY, "EN-36", most=MOST_WOUNDS), "new_wound")
    if kept == before.wounds:
        return fighter
    after = fit(fighter.statistics, msgspec.structs.replace(before, wounds=kept), before)
    return msgspec.structs.replace(fighter, condition=after)


_OF_CONDITION = ("damage_taken", "stamina", "concentration", "stunned")
_DAMAGE = QT_TRANSLATE_NOOP("espada-negra", "Damage taken")
_START = QT_TRANSLATE_NOOP("espada-negra", "Stamina at the start of the fight")
_FOCUS = QT_TRANSLATE_NOOP("espada-negra", "Concentration")
_SPENT = QT_TRANSLATE_NOOP("espada-negra", "Effort spent in this turn")
_STUN = QT_TRANSLATE_NOOP("espada-negra", "Stunned")
_STUNS: tuple[tuple[str, Words], ...] = (("0", note(QT_TRANSLATE_NOOP("espada-negra", "no"))), *(
    (str(turns), words) for turns, words in STUNNED.items()
))  # fmt: skip
_SURPRISE = QT_TRANSLATE_NOOP("espada-negra", "Surprised")
_SURPRISES: tuple[tuple[str, Words], ...] = (
    ("0", QT_TRANSLATE_NOOP("espada-negra", "no")),
    ("1", QT_TRANSLATE_NOOP("espada-negra", "no effort")),
    ("2", QT_TRANSLATE_NOOP("espada-negra", "neither effort nor runes")),
)
_GONE = QT_TRANSLATE_NOOP("espada-negra", "healed: it is no more")
_NEW_WOUND = QT_TRANSLATE_NOOP("espada-negra", "A new wound")
_NO_WOUND = QT_TRANSLATE_NOOP("espada-negra", "none")
