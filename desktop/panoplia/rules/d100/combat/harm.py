# SPDX-License-Identifier: GPL-3.0-or-later
"""What harm brings with it: death and the fate that averts it, a spell that is disturbed (PC-36, PC-61, PC-76)."""

import msgspec

from panoplia.rules.d100.casting import DisturbedInput, disturbed_with
from panoplia.rules.d100.checks import WithFortune
from panoplia.rules.d100.combat.melee import away
from panoplia.rules.d100.combat.tally import with_tally
from panoplia.rules.d100.combat.turn import Turn
from panoplia.rules.d100.gear import Spell
from panoplia.rules.d100.modifiers import DIFFICULTIES, known
from panoplia.rules.d100.vitals import BY_FATE, spared
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Choice, Option, Part, Play
from panoplia.rules.system import Lore

FATE = Choice(
    "fate",
    (
        Option("spend", QT_TRANSLATE_NOOP("d100", "Spend a point of fate for good and live")),
        Option("die", QT_TRANSLATE_NOOP("d100", "Die")),
    ),
    QT_TRANSLATE_NOOP("d100", "fate instead of death?"),
    "spend",
)
DISTURBANCE = Choice(
    "disturbance",
    tuple(Option(each.id, each.label) for each in DIFFICULTIES),
    QT_TRANSLATE_NOOP("d100", "how hard it is to keep the spell up"),
    "normal",
)
DISTURBED = QT_TRANSLATE_NOOP("d100", "The spell of {name} is disturbed.")


class Disturbing(msgspec.Struct, frozen=True):
    """A spell of several actions that is under way, and who casts it (PC-76)."""

    name: str
    channelling: int
    difficulty: int
    mana: int


class Endured(msgspec.Struct, frozen=True):
    """What is left of someone who was harmed: fortune and mana, fate that was spent, a spell that was lost."""

    fortune: int = 0
    mana: int = 0
    dead: bool = False
    saved: bool = False
    lost: bool = False


class Victim(msgspec.Struct, frozen=True):
    """As much of someone as harm can change besides wounds."""

    fate: int
    mana: int
    spell: Disturbing | None = None


def victim(turn: Turn) -> Victim:
    """Someone before a blow."""
    return Victim(turn.fighter.statistics.fate, turn.fighter.condition.mana, disturbing(turn))


def disturbing(turn: Turn) -> Disturbing | None:
    """The spell that someone is in the middle of (PC-76)."""
    under_way = turn.tally.extended
    if under_way is None or under_way.kind != "cast":
        return None
    data: Spell = spell_of(turn.fight, under_way.what).data
    return Disturbing(turn.fighter.name, turn.profile.channelling or 0, data.difficulty, turn.fighter.condition.mana)


def spell_of(fight: Fight, ref: str) -> Lore:
    """A spell of the campaign by its name on sheets; what can be known does not change during a fight."""
    return next(each for each in fight.lore if each.ref == ref and isinstance(each.data, Spell))


def untouched(who: Victim, fortune: int) -> Endured:
    """Of someone to whom nothing happened."""
    return Endured(fortune, who.mana)


def endured(who: Victim, fortune: int, disturbs: bool, dead: bool) -> Play:
    """Fate, where death is to be final; then the test of channelling, where a spell is disturbed (PC-61, PC-76)."""
    if dead and who.fate:
        decision = yield FATE
        if decision.outcome == "spend":
            yield note(BY_FATE, "PC-61", left=who.fate - 1)
            return Endured(fortune, who.mana, saved=True, lost=who.spell is not None)
    if dead or not disturbs or who.spell is None:
        return Endured(fortune, who.mana, dead)
    return Part(_disturbed, (who.spell, fortune))


def _disturbed(spell: Disturbing, fortune: int) -> Play:
    yield note(DISTURBED, "PC-76", name=spell.name)
    decision = yield DISTURBANCE
    difficulty: str = decision.outcome
    modifiers = (known(difficulty),) if difficulty != "normal" else ()
    case = DisturbedInput(spell.channelling, spell.difficulty, spell.mana, modifiers)
    came: WithFortune = yield from disturbed_with(case, fortune)
    return Endured(came.fortune, came.result.mana, lost=not came.result.kept)


def harmed(fight: Fight, id: int, wounds: int, end: Endured) -> Fight:
    """The fight after harm to someone: wounds, death or fate, and what else it cost (PC-35, PC-36, PC-61)."""
    fighter = fight.fighter(id)
    statistics, condition = fighter.statistics, fighter.condition
    life = "dead" if end.dead else condition.life
    condition = msgspec.structs.replace(condition, wounds=wounds, mana=end.mana, fortune=end.fortune, life=life)
    if end.saved:
        statistics, condition = spared(statistics, condition)
    fight = fight.with_fighter(msgspec.structs.replace(fighter, statistics=statistics, condition=condition))
    if end.lost and fighter.tally.extended:
        fight = with_tally(fight, id, extended=None)
    return fallen(fight, fight.fighter(id)) if end.dead else fight


def fallen(fight: Fight, fighter: Fighter) -> Fight:
    """The dead hold no one, and no one holds them; nothing of theirs goes on (PC-37)."""
    return with_tally(released(fight, fighter.id), fighter.id, extended=None, reserve=False, halves=0)


def without(fight: Fight, id: int) -> Fight:
    """Whoever left holds no one, is held by and beside no one, and keeps no one waiting (PC-24, PC-39, PC-41)."""
    return away(with_tally(released(fight, id), id, reserve=False), id)


def released(fight: Fight, id: int) -> Fight:
    """No grapple with a fighter lasts any more (PC-41)."""
    tally = fight.fighter(id).tally
    for other in (tally.holds, tally.held_by):
        if other:
            fight = with_tally(fight, other, holds=0, held_by=0, kept=False)
    if tally.holds or tally.held_by:
        fight = with_tally(fight, id, holds=0, held_by=0, kept=False)
    return fight
