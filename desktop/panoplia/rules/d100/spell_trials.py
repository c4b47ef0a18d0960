# SPDX-License-Identifier: GPL-3.0-or-later
"""Casting a spell from the sheet (PC-70 to PC-79)."""

from collections.abc import Iterator, Mapping
from typing import Any

from panoplia.rules.d100 import offers
from panoplia.rules.d100.caster import Caster
from panoplia.rules.d100.casting import CastInput
from panoplia.rules.d100.character import CHARACTERISTICS, OF_SKILL, Statistics
from panoplia.rules.d100.circumstances import (
    DODGE,
    MODIFIER,
    PARRY,
    TARGET,
    general,
    granted,
    own,
    target_or_none,
    told_target,
    told_terms,
    with_clause,
    with_fortune,
)
from panoplia.rules.d100.derived import cast_modifier, characteristic, magic
from panoplia.rules.d100.disturbed_trial import disturbed_trial
from panoplia.rules.d100.gear import Spell
from panoplia.rules.d100.modifiers import WITH_SIGN
from panoplia.rules.d100.skills import CHANNELLING
from panoplia.rules.d100.spellcasting import Spelt, Strike, spell
from panoplia.rules.d100.spells import MissileInput, MissileResult, TouchInput, TouchResult
from panoplia.rules.d100.struck import most_by_dice, struck_case, struck_cases, wound_told
from panoplia.rules.d100.worn import Worn
from panoplia.rules.editors import Number
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note, several, signed
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Case, Lore, Subject
from panoplia.rules.trial import NAMED, Attempt, Circumstance, Tick, Told, Trial, complete
from panoplia.rules.why import Sum

MOST_WIND, MOST_DICE = 20, 20
WINDS = (
    Circumstance("per_die", QT_TRANSLATE_NOOP("d100", "Winds, for each die"), Number(-MOST_WIND, MOST_WIND), 0,
                 clause="PC-75"),
    Circumstance("dice", QT_TRANSLATE_NOOP("d100", "Dice more or fewer"), Number(-MOST_DICE, MOST_DICE), 0,
                 clause="PC-75"),
)  # fmt: skip
_FIGHT = Circumstance(
    "fight", QT_TRANSLATE_NOOP("d100", "In a fight"), Tick(), True,
    QT_TRANSLATE_NOOP("d100", "a test of weapon skill to touch"), "PC-78",
)  # fmt: skip


def spell_trials(subject: Subject, worn: Worn) -> Iterator[Trial]:
    """Each spell that the sheet lists and the campaign knows, then what disturbs one."""
    caster = Caster(subject, worn)
    unable = caster.unable()
    for lore in caster.spells:
        yield _casting(caster, lore, unable)
    yield disturbed_trial(caster, unable)


def _casting(caster: Caster, lore: Lore, unable: Note | None) -> Trial:
    offer, data = offers.cast(lore), lore.data
    refusal = unable or too_little(caster, data)
    asked = tuple(_of_casting(caster, data))
    explained = note(
        QT_TRANSLATE_NOOP("d100", "Difficulty and cost: {difficulty}. Mana left: {mana}."), "PC-71",
        difficulty=data.difficulty, mana=caster.mana,
    )  # fmt: skip
    return Trial(
        offer.id, offer.title, "PC-71", refusal or explained, refusal, asked,
        lambda told: _cast_attempt(caster, lore, complete(asked, told)),
    )  # fmt: skip


def too_little(caster: Caster, data: Spell) -> Note | None:
    """Some mana, but less than it costs, where the campaign lets only those who have none cast so (PC-73)."""
    if not caster.mana or not caster.short_of(data) or caster.subject.house.low_mana == "as_spent":
        return None
    return note(
        QT_TRANSLATE_NOOP("d100", "It costs {difficulty} mana and {mana} are left: only without any it could be cast."),
        "PC-73", difficulty=data.difficulty, mana=caster.mana,
    )  # fmt: skip


def _of_casting(caster: Caster, data: Spell) -> Iterator[Circumstance]:
    short = caster.short_of(data)
    effect = (
        QT_TRANSLATE_NOOP("d100", "needed: there is too little mana")
        if short
        else note(QT_TRANSLATE_NOOP("d100", "+{magic} on a success"), magic=magic(caster.statistics).total)
    )
    yield Circumstance("channel", QT_TRANSLATE_NOOP("d100", "Channel first"), Tick(), short, effect,
                       "PC-73" if short else "PC-72")  # fmt: skip
    yield from WINDS
    match data.kind:
        case "missile":
            yield from TARGET
        case "missile_ignores_armour":
            yield from (each for each in TARGET if each.id != "armour")
        case "touch":
            yield from (_FIGHT, PARRY, DODGE, MODIFIER)
        case _:
            pass
    touching = ("ws",) if data.kind == "touch" else ()
    yield from own(caster.statistics, "mag", "cast", OF_SKILL + CHANNELLING, "wp", *touching)


def _cast_attempt(caster: Caster, lore: Lore, said: Told) -> Attempt:
    data: Spell = lore.data
    statistics = granted(caster.statistics, said)
    channelling = _channelled(caster, data, statistics, said)
    modifier, strike = cast_modifier(statistics, caster.worn), _strike(caster, data, statistics, said)
    case = CastInput(
        magic(statistics).total, caster.mana, data.difficulty, channelling.total if channelling else None,
        per_die=int(said["per_die"]), dice=int(said["dice"]), house=caster.subject.house,
    )  # fmt: skip
    most, bars = spell_cases(strike)
    return Attempt(
        script=lambda: spell(case, modifier.total, caster.fortune, strike),
        cases=bars,
        case=lambda spelt: spell_case(spelt, most),
        sentence=lambda spelt: note(
            NAMED,
            piece=lore.names,
            said=with_fortune(spell_told(spelt, caster.mana), caster.subject, spelt.cast.fortune),
        ),
        effects=lambda spelt: caster.with_mana(spelt.cast.mana, spelt.cast.fortune),
        carried_on=_carried_on,
        sources=(
            *roll_told(case, modifier),
            *(told_target(note(QT_TRANSLATE_NOOP("d100", "Channelling")), channelling) if channelling else ()),
            *_strike_told(caster, statistics, strike),
        ),
    )


def _channelled(caster: Caster, data: Spell, statistics: Statistics, said: Told) -> Sum | None:
    """What Channelling is tested against; ``None`` where it is left out, which needs mana enough (PC-72, PC-73)."""
    if said["channel"]:
        return caster.channelling(statistics)
    if caster.short_of(data):
        raise Refused(
            QT_TRANSLATE_NOOP("d100", "With too little mana a spell needs a success in channelling first."), "channel",
            "PC-73",
        )  # fmt: skip
    return None


def _strike(caster: Caster, data: Spell, statistics: Statistics, said: Told) -> Strike:
    if data.kind in ("missile", "missile_ignores_armour"):
        wp = characteristic(statistics, "wp", caster.worn).total
        return MissileInput(data.damage or 0, wp, int(said["tb"]), int(said["wounds"]), int(said.get("armour", 0)))
    if data.kind == "touch" and said["fight"]:
        ws = characteristic(statistics, "ws", caster.worn).total
        return TouchInput(ws, general(said), target_or_none(said, "parry"), target_or_none(said, "dodge"))
    return None


def roll_told(case: CastInput, modifier: Sum) -> Iterator[Words]:
    """The casting roll and all that changes it, by name (PC-71 to PC-75)."""
    difficulty = case.difficulty * (2 if case.short else 1)
    roll = note(
        QT_TRANSLATE_NOOP("d100", "Casting roll: {number}d10 {modifier} against {difficulty}"), "PC-71",
        number=case.number, modifier=signed(modifier.total + case.per_die * case.number), difficulty=difficulty,
    )  # fmt: skip
    if case.short:
        yield with_clause(note(
            QT_TRANSLATE_NOOP("d100", "Mana {mana} is less than {cost}: the difficulty doubles, channelling has to "
                              "succeed first, and no mana is paid"), mana=case.mana, cost=case.difficulty,
        ), "PC-73")  # fmt: skip
    yield with_clause(roll, "PC-73" if case.short else "PC-71")
    if case.per_die:
        yield with_clause(
            note(WITH_SIGN, why=note(QT_TRANSLATE_NOOP("d100", "winds")), value=signed(case.per_die * case.number)),
            "PC-75",
        )
    yield from told_terms(modifier, more=True)


def _strike_told(caster: Caster, statistics: Statistics, strike: Strike) -> Iterator[Words]:
    if isinstance(strike, MissileInput):
        points = signed(strike.damage)
        yield with_clause(
            note(QT_TRANSLATE_NOOP("d100", "Damage: {dice} {points}"), dice="d10", points=points), "PC-77"
        )
        yield with_clause(
            note(QT_TRANSLATE_NOOP("d100", "Fury by willpower: {target} or less"), target=strike.wp), "PC-77"
        )
    elif isinstance(strike, TouchInput):
        yield from told_target(note(CHARACTERISTICS["ws"]), characteristic(statistics, "ws", caster.worn),
                               strike.modifiers)  # fmt: skip


def _most(strike: Strike) -> int:
    if not isinstance(strike, MissileInput):
        return 0
    return most_by_dice(strike.damage, strike.tb, strike.armour, strike.wounds)


def spell_cases(strike: Strike) -> tuple[int, Mapping[Any, Case]]:
    """The most damage without fury, and the bars of a spell."""
    most = _most(strike)
    return most, _cases(strike, most)


def _cases(strike: Strike, most: int) -> Mapping[Any, Case]:
    first = {
        "not cast": Case(note(QT_TRANSLATE_NOOP("d100", "not cast")), "bad"),
        "fails": Case(note(QT_TRANSLATE_NOOP("d100", "the spell fails")), "bad"),
    }
    if isinstance(strike, MissileInput):
        return {**first, **struck_cases(most)}
    if isinstance(strike, TouchInput):
        return {**first, **_TOUCHES}
    return {**first, "works": Case(note(QT_TRANSLATE_NOOP("d100", "the spell works")), "good")}


_TOUCHES: Mapping[str, Case] = {
    "missed": Case(note(QT_TRANSLATE_NOOP("d100", "works, without touching")), "muted"),
    "avoided": Case(note(QT_TRANSLATE_NOOP("d100", "parried or dodged")), "muted"),
    "touched": Case(note(QT_TRANSLATE_NOOP("d100", "works and touches")), "good"),
}


def spell_case(spelt: Spelt, most: int) -> Any:
    """The bar of what came of a spell."""
    if not spelt.cast.works:
        return "not cast" if spelt.cast.forbidden else "fails"
    match spelt.struck:
        case MissileResult() as result:
            return struck_case(result.damage, result.critical, most)
        case TouchResult() as result:
            return "touched" if result.touched else "avoided" if result.avoided else "missed"
        case _:
            return "works"


def spell_told(spelt: Spelt, before: int) -> Words:
    """What came of a spell, in a line."""
    cast = spelt.cast
    if cast.forbidden == "PC-70":
        return note(QT_TRANSLATE_NOOP("d100", "nothing is cast without Magic"), cast.forbidden)
    if cast.forbidden:
        return note(QT_TRANSLATE_NOOP("d100", "channelling fails, so nothing is cast"), cast.forbidden)
    said = (
        QT_TRANSLATE_NOOP("d100", "works, mana {before} → {after}")
        if cast.works
        else QT_TRANSLATE_NOOP("d100", "fails, mana {before} → {after}")
    )
    parts: list[Words] = [note(said, "PC-71", before=before, after=cast.mana)]
    if isinstance(spelt.struck, MissileResult):
        parts.append(wound_told(spelt.struck.damage, spelt.struck.wounds_left, spelt.struck.critical))
    elif spelt.struck:
        parts.append(_touch_told(spelt.struck))
    return several(parts) if len(parts) > 1 else parts[0]


def _touch_told(result: TouchResult) -> Note:
    if result.touched:
        return note(QT_TRANSLATE_NOOP("d100", "the target is touched"), "PC-78")
    if result.avoided == "parry":
        return note(QT_TRANSLATE_NOOP("d100", "the touch is parried"), "PC-78")
    if result.avoided:
        return note(QT_TRANSLATE_NOOP("d100", "the touch is dodged"), "PC-78")
    return note(QT_TRANSLATE_NOOP("d100", "the touch misses"), "PC-78")


def _carried_on(spelt: Spelt) -> Told:
    """The target is hurt by now; of one that is dead nothing is left to cast at."""
    if not isinstance(spelt.struck, MissileResult) or spelt.struck.dead:
        return {}
    return {"wounds": spelt.struck.wounds_left}
