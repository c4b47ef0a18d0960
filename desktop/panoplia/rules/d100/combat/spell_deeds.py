# SPDX-License-Identifier: GPL-3.0-or-later
"""The casting roll of a spell in a fight and what it strikes: missiles, touches, others (PC-71 to PC-78)."""

from typing import Any

import msgspec

from panoplia.rules.d100.casting import CastInput, CastResult, cast_channelled
from panoplia.rules.d100.checks import WithFortune
from panoplia.rules.d100.combat.guard import defence_of, effects, is_aware, with_defended
from panoplia.rules.d100.combat.harm import Endured, Victim, endured, harmed, untouched, victim
from panoplia.rules.d100.combat.melee import joined
from panoplia.rules.d100.combat.opposed import with_fortune_left
from panoplia.rules.d100.combat.profiles import Profile
from panoplia.rules.d100.combat.tally import with_tally
from panoplia.rules.d100.combat.turn import Turn, spent
from panoplia.rules.d100.criticals import Critical
from panoplia.rules.d100.defence import Defence
from panoplia.rules.d100.gear import Spell
from panoplia.rules.d100.modifiers import by_the_gm, known
from panoplia.rules.d100.spell_trials import roll_told, spell_case, spell_cases, spell_told
from panoplia.rules.d100.spellcasting import Cast, Spelt, Strike
from panoplia.rules.d100.spells import (
    MissileInput,
    MissileResult,
    Touched,
    TouchInput,
    TouchResult,
    missile_with,
    touch_with,
)
from panoplia.rules.fights.combat import Deed, Shown
from panoplia.rules.fights.state import Fight
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Play, whole
from panoplia.rules.system import Lore
from panoplia.rules.trial import NAMED, Told
from panoplia.rules.why import Sum

CASTS = QT_TRANSLATE_NOOP("d100", "{name} casts: {spell}, at {target}.")
CASTS_PLAIN = QT_TRANSLATE_NOOP("d100", "{name} casts: {spell}.")


class Aim(msgspec.Struct, frozen=True):
    """What a spell strikes with, and against what; ``hostile`` disturbs the other’s own spell (PC-76)."""

    strike: Strike
    defence: Defence
    wounds: int
    who: Victim
    hostile: bool


class Sent(msgspec.Struct, frozen=True):
    """What came of a spell: the roll, the mana and fortune left, the touch, the wounds, what the target endured."""

    works: bool
    mana: int
    fortune: int
    wounds_left: int
    end: Endured
    damage: int = 0
    critical: Critical | None = None
    hand: Touched | None = None

    def spelt(self, strike: Strike) -> Spelt:
        """As the sheet tells it."""
        struck: MissileResult | TouchResult | None = None
        if self.works and isinstance(strike, MissileInput):
            struck = MissileResult(0, self.damage, self.wounds_left, self.critical, self.end.dead)
        elif self.works and self.hand:
            struck = TouchResult(self.hand.hit, self.hand.defence.avoided, self.hand.touched)
        return Spelt(Cast(self.works, self.mana, self.fortune), struck)


def cast_deed(
    turn: Turn, target: Turn, profile: Profile, lore: Lore, case: CastInput, modifier: Sum, told: Told, cost: int,
    channelled: bool,
) -> Deed:  # fmt: skip
    """A spell at someone, with its last or only step."""
    aim = _aim(turn, target, profile, lore.data, told)
    fortune = turn.fighter.condition.fortune
    alone = aim.strike is None and target.id == turn.id

    def play() -> Play:
        names: dict[str, Any] = {"name": turn.fighter.name, "spell": lore.names}
        yield note(
            CASTS_PLAIN if alone else CASTS, "PC-71", **names, **({} if alone else {"target": target.fighter.name})
        )
        sent = yield from whole(sends, case, modifier.total, channelled, fortune, aim)
        return sent

    def apply(fight: Fight, sent: Sent) -> Fight:
        fight = spent(fight, turn.id, cost, cast=True, extended=None)
        return _arrived(turn.at(fight), target.id, aim, sent)

    return Deed(play, apply, lambda: _shown(turn, lore, case, modifier, aim))


def _aim(turn: Turn, target: Turn, profile: Profile, data: Spell, told: Told) -> Aim:
    other, condition = target.profile, target.fighter.condition
    strike: Strike = None
    defence = Defence(fortune=condition.fortune, die=other.parry_die)
    if data.kind in ("missile", "missile_ignores_armour"):
        # Without a roll to hit no place is struck: the armour of the body counts, or what the table says (set).
        armour = 0 if data.kind == "missile_ignores_armour" else int(told.get("armour", other.armour.body or 0))
        strike = MissileInput(data.damage or 0, profile.wp, other.tb, condition.wounds, armour)
    elif data.kind == "touch" and told.get("fight", True) and target.id != turn.id:
        changed = (*by_the_gm(int(told.get("modifier", 0))), *effects(turn.fight, turn.id))
        strike = TouchInput(profile.ws, changed)
        defence = defence_of(target, is_aware(target), more=(known("touch"),))
    hostile = target.fighter.side != turn.fighter.side
    return Aim(strike, defence, condition.wounds, victim(target), hostile)


def sends(case: CastInput, modifier: int, channelled: bool, fortune: int, aim: Aim) -> Play:
    """The casting roll, and what it strikes; returns ``Sent``."""
    cast: Cast = yield from whole(_cast, case, modifier, channelled)
    theirs = aim.defence.fortune
    if not cast.works:
        return Sent(False, cast.mana, fortune, aim.wounds, untouched(aim.who, theirs))
    if isinstance(aim.strike, MissileInput):
        came: WithFortune = yield from whole(missile_with, aim.strike, fortune)
        struck: MissileResult = came.result
        end: Endured = yield from whole(endured, aim.who, theirs, aim.hostile or struck.damage > 0, struck.dead)
        return Sent(True, cast.mana, came.fortune, struck.wounds_left, end, struck.damage, struck.critical)
    hand: Touched | None = None
    if isinstance(aim.strike, TouchInput):
        hand = yield from whole(touch_with, aim.strike, aim.defence, fortune)
        fortune, theirs = hand.fortune, hand.defence.fortune
    end = yield from whole(endured, aim.who, theirs, aim.hostile, False)
    return Sent(True, cast.mana, fortune, aim.wounds, end, hand=hand)


def _cast(case: CastInput, modifier: int, channelled: bool) -> Play:
    """Without the figures of the roll, which nothing follows from."""
    result: CastResult = yield from cast_channelled(case, modifier, channelled)
    return Cast(result.success, result.mana, 0)


def _arrived(turn: Turn, target: int, aim: Aim, sent: Sent) -> Fight:
    """The fight after a spell, without what it took of a turn."""
    fight = with_fortune_left(turn.fight, turn.id, sent.fortune)
    caster = fight.fighter(turn.id)
    condition = msgspec.structs.replace(caster.condition, mana=sent.mana)
    fight = fight.with_fighter(msgspec.structs.replace(caster, condition=condition))
    if target == turn.id:
        # Whoever aims at themselves has paid for it already.
        end = msgspec.structs.replace(sent.end, mana=sent.mana, fortune=sent.fortune)
        return harmed(fight, target, sent.wounds_left, end) if sent.works else fight
    fight = harmed(fight, target, sent.wounds_left, sent.end)
    fight = with_tally(fight, turn.id, target=target)
    if sent.hand:
        fight = with_defended(turn.at(fight).of(target), sent.hand.defence)
    return joined(fight, turn.id, target) if aim.hostile and isinstance(aim.strike, TouchInput) and sent.hand else fight


def _shown(turn: Turn, lore: Lore, case: CastInput, modifier: Sum, aim: Aim) -> Shown:
    most, cases = spell_cases(aim.strike)
    before = turn.fighter.condition.mana
    return Shown(
        cases,
        lambda sent: spell_case(sent.spelt(aim.strike), most),
        lambda sent: note(NAMED, piece=lore.names, said=spell_told(sent.spelt(aim.strike), before)),
        tuple(roll_told(case, modifier)),
    )
