# SPDX-License-Identifier: GPL-3.0-or-later
"""Attacks in a fight: one for each arm that carries a weapon, all at one target (EN-20 to EN-30, EN-34 to EN-36)."""

from collections.abc import Iterator

import msgspec

from panoplia.rules.espada_negra import gear, offers
from panoplia.rules.espada_negra.attack import Landed, landed
from panoplia.rules.espada_negra.attack_circumstances import IMPACT, OWN
from panoplia.rules.espada_negra.circumstances import by_the_gm, granted, own
from panoplia.rules.espada_negra.combat import harm, targets
from panoplia.rules.espada_negra.combat.defence import Bout, Guard, guard_of
from panoplia.rules.espada_negra.combat.moves import Move
from panoplia.rules.espada_negra.combat.order import rank
from panoplia.rules.espada_negra.combat.tally import Assault
from panoplia.rules.espada_negra.combat.turn import ACTED, Turn, added_by_effects, is_dead, no_turn
from panoplia.rules.espada_negra.exertion import after_effort
from panoplia.rules.espada_negra.fighters import attacks
from panoplia.rules.espada_negra.fitness import in_the_way, useful_arms
from panoplia.rules.espada_negra.strikes import (
    Arm,
    Blows,
    attacker,
    bare_hands,
    blows_of,
    case_of,
    cases,
    dulled,
    in_words,
    most_harm,
    sources,
)
from panoplia.rules.espada_negra.texts import KINDS
from panoplia.rules.fights.combat import Deed, Shown
from panoplia.rules.fights.commands import Do
from panoplia.rules.fights.deeds import AGAINST, TARGET
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Play, whole
from panoplia.rules.system import Piece
from panoplia.rules.trial import Circumstance, Told

ATTACK = "attack:"
BARE = 0
"""The id of bare hands, which are no piece."""
NOT_IN_HAND = QT_TRANSLATE_NOOP("espada-negra", "{piece} is not in hand: change gear first.")
STRUCK = QT_TRANSLATE_NOOP("espada-negra", "{piece} has struck in this act already.")
NO_MORE = QT_TRANSLATE_NOOP("espada-negra", "This act has no more attacks with {piece}.")
TARGET_GONE = QT_TRANSLATE_NOOP("espada-negra", "All attacks of an act go at one target, and that one is gone.")
ONE_TARGET = QT_TRANSLATE_NOOP("espada-negra", "All attacks of an act go at one target: this one began with {target}.")
ATTACKS = QT_TRANSLATE_NOOP("espada-negra", "{name} attacks {target} ({weapon}).")


class Attack(Move):
    """With one weapon, or without any."""

    clause = "EN-22"

    def __init__(self, weapon: Piece) -> None:
        self.weapon = weapon

    @property
    def id(self) -> str:
        return f"{ATTACK}{self.weapon.id}"

    @property
    def title(self) -> Words:
        return offers.attack(self.weapon).title

    def explanation(self, turn: Turn) -> Words:
        blows = blows_of(Arm(self.weapon, turn.person))
        return note(
            QT_TRANSLATE_NOOP("espada-negra", "Impact {impact}, runes {hit}; damage {damage} ({kind}), runes {harm}."),
            "EN-22", impact=blows.impact.total, hit=blows.hit.total, damage=blows.damage.total,
            kind=note(KINDS[self.weapon.data.kind]), harm=blows.harm.total,
        )  # fmt: skip

    def refusal(self, turn: Turn) -> Note | None:
        return no_turn(turn) or self._not_at_hand(turn) or _not_in_this_act(turn, self.weapon) or targets.nobody(turn)

    def _not_at_hand(self, turn: Turn) -> Note | None:
        if self.weapon.id and self.weapon.data.hands and self.weapon.slot != "hands" and self.weapon.carried:
            return offers.at_work(self.weapon) or note(NOT_IN_HAND, "EN-39", piece=self.weapon.name)
        return in_the_way(self.weapon, turn.person)

    def circumstances(self, turn: Turn) -> Iterator[Circumstance]:
        yield targets.aim(turn, "EN-20")
        yield from own(turn.person.statistics, *OWN)
        yield IMPACT

    def deed(self, turn: Turn, told: Told) -> Deed:
        if told.keys() <= {TARGET}:
            # As a simulation attacks, many thousand times.
            if reason := self.refusal(turn):
                raise Refused.of(reason)
            return self.settled(turn, {IMPACT.id: 0, **told})
        return super().deed(turn, told)

    def settled(self, turn: Turn, said: Told) -> Deed:
        target = _aimed_at(turn, said)
        assault = turn.tally.assault
        by_act, answered = (assault.paid, assault.answered) if assault else ((), ())
        arm = Arm(self.weapon, granted(turn.person, said))
        more = (*added_by_effects(turn.fight, turn.fighter.id, "EN-22"), *by_the_gm(said, "EN-22"))
        blows = blows_of(arm, by_act, more)
        guard = guard_of(turn.fight, target, self.weapon.data.kind)
        bout = Bout(
            attacker(arm, blows, turn.tally.spent, by_act), guard.defender(answered),
            rank(turn.fighter) < rank(target),
        )  # fmt: skip
        swing = Swing(turn.fighter.name, target.name, arm, blows, guard, bout)
        return Deed(swing.play, lambda fight, came: _after(fight, turn.fighter, target, arm, came), swing.shown)


class Swing(msgspec.Struct, frozen=True):
    """One attack of one at another, with all figures."""

    name: str
    target: str
    arm: Arm
    blows: Blows
    guard: Guard
    bout: Bout

    def play(self) -> Play:
        """Who attacks whom, and then the attack."""
        yield note(ATTACKS, "EN-20", name=self.name, target=self.target, weapon=self.arm.weapon.name)
        came = yield from whole(landed, self.bout)
        return came

    def shown(self) -> Shown:
        """Its bars, its words, and what adds up to it."""
        arm, bout, most = self.arm, self.bout, most_harm(self.bout)
        return Shown(
            cases(arm, most), lambda came: case_of(arm, bout, came, most), self._in_words,
            (*sources(arm, self.blows), *self.guard.sources()), lambda came: came.blow.to_body,
            {"effort_hit": self.name, "effort_damage": self.name, "effort_evade": self.target,
             "effort_resist": self.target},
        )  # fmt: skip

    def _in_words(self, came: Landed) -> Words:
        said = in_words(self.arm, self.bout, came)
        return note(AGAINST, weapon=self.arm.weapon.name, target=self.target, said=said)


def weapons(turn: Turn) -> Iterator[Piece]:
    """What someone could attack with, in the order of the sheet, and then bare hands."""
    for piece in turn.fighter.pieces:
        if isinstance(piece.data, gear.Weapon):
            yield piece
    yield bare_hands(turn.fighter.statistics)


def weapon_of(turn: Turn, action: str) -> Piece | None:
    """The weapon of an action, by its id."""
    id = action.removeprefix(ATTACK)
    return next((piece for piece in weapons(turn) if str(piece.id) == id), None)


def plain_attack(turn: Turn, target: int) -> Do | None:
    """With the first weapon that can still strike in this act, or else without one (EN-28)."""
    assault = turn.tally.assault
    if (turn.tally.acted and assault is None) or (assault and assault.target != target):
        return None
    in_hand = (piece for piece in turn.person.used.weapons)
    for piece in (*in_hand, bare_hands(turn.fighter.statistics)):
        if Attack(piece).refusal(turn) is None:
            return Do(turn.fighter.id, f"{ATTACK}{piece.id}", {TARGET: str(target)})
    return None


def _not_in_this_act(turn: Turn, weapon: Piece) -> Note | None:
    """Why a weapon cannot strike (again) in this act (EN-20, EN-28, EN-36)."""
    if not turn.tally.acted:
        return None
    assault = turn.tally.assault
    if assault is None:
        return note(ACTED, "EN-20")
    if not turn.fight.has(assault.target) or _gone(turn.fight.fighter(assault.target)):
        return note(TARGET_GONE, "EN-28")
    if weapon.id and weapon.id in assault.struck:
        return note(STRUCK, "EN-28", piece=weapon.name)
    more = _another_arm(turn, weapon, assault) if weapon.id else _another_fist(turn, assault)
    return None if more else note(NO_MORE, "EN-28", piece=weapon.name)


def _another_arm(turn: Turn, weapon: Piece, assault: Assault) -> bool:
    """Whether a further arm carries it; arms that are useless strike no more (EN-28, EN-36)."""
    struck = [turn.fighter.piece(id) for id in assault.struck]
    hands = sum(piece.data.hands for piece in struck if piece)
    armed = all(piece and piece.data.hands for piece in (*struck, weapon))
    return armed and hands + weapon.data.hands <= useful_arms(turn.person)


def _another_fist(turn: Turn, assault: Assault) -> bool:
    """One blow without weapons, or one an arm by the house rule; whoever is armed strikes with what they carry."""
    if turn.person.used.weapons or any(assault.struck):
        return False
    return len(assault.struck) < attacks(0, useful_arms(turn.person), turn.house.unarmed_attacks)


def _gone(target: Fighter) -> bool:
    return target.presence != "in" or is_dead(target)


def _aimed_at(turn: Turn, said: Told) -> Fighter:
    assault = turn.tally.assault
    if assault is None:
        return targets.target_of(turn, said)
    target = turn.fight.fighter(assault.target)
    if said.get(TARGET, str(target.id)) != str(target.id):
        raise Refused.of(note(ONE_TARGET, "EN-28", target=target.name), TARGET)
    return target


def _after(fight: Fight, actor: Fighter, victim: Fighter, arm: Arm, came: Landed) -> Fight:
    blow = came.blow
    mine, theirs = blow.vigours
    struck = harm.struck(
        victim, victim.condition.stamina - theirs.stamina, blow.to_armour, blow.to_body, blow.suffered
    )  # fmt: skip
    spent = actor.condition.stamina - mine.stamina
    before = actor.tally.assault
    struck_with = (*(before.struck if before else ()), arm.weapon.id)
    tally = msgspec.structs.replace(
        actor.tally.after_effort(spent), acted=True, aimed=victim.id,
        assault=Assault(victim.id, struck_with, mine.paid, theirs.paid),
    )  # fmt: skip
    attacked = msgspec.structs.replace(actor, condition=after_effort(actor.condition, spent), tally=tally)
    wear = dulled(arm, came)
    if wear is not None:
        attacked = attacked.with_piece(msgspec.structs.replace(arm.weapon, wear=wear))
    return fight.with_fighters((attacked, struck))
