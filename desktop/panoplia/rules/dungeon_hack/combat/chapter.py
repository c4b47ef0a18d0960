# SPDX-License-Identifier: GPL-3.0-or-later
"""The combat chapter of Dungeon Hack as shared code asks for it."""

from collections.abc import Iterable
from typing import Any

import msgspec

from panoplia.rules.dungeon_hack.character import STEPS_TO_DEATH
from panoplia.rules.dungeon_hack.combat import (
    at_hand,
    bursts,
    by_hand,
    foe_blows,
    others,
    riding,
    rounds,
    spells,
    strikes,
    water,
)
from panoplia.rules.dungeon_hack.combat.tally import Scene, Tally, able, rolls_for_itself
from panoplia.rules.dungeon_hack.gear import BARE_HANDS, Weapon
from panoplia.rules.fights.combat import Action, Deed, Standing, unknown_action
from panoplia.rules.fights.commands import Do
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.gauges import BarGauge
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note
from panoplia.rules.script import Play
from panoplia.rules.system import Piece, Subject
from panoplia.rules.trial import Circumstance, Told

ATTACK, BURST = "attack", "burst"
ACTION = QT_TRANSLATE_NOOP("dungeon-hack", "action")
FREE = QT_TRANSLATE_NOOP("dungeon-hack", "free")


class DungeonHackCombat:
    """DH-1 to DH-45 in a fight."""

    tally: type[msgspec.Struct] = Tally
    scene: type[msgspec.Struct] = Scene

    def enlisted(self, subject: Subject) -> Any:
        """Nothing is counted yet."""
        return Tally()

    def take_places(self, fight: Fight, newcomers: tuple[int, ...]) -> Play:
        """DH-44."""
        return rounds.take_places(fight, newcomers)

    def rank(self, fight: Fight, fighter: Fighter) -> tuple[int, ...]:
        """DH-44."""
        return rounds.rank(fight, fighter)

    def surprise(self, fight: Fight, surprised: tuple[int, ...]) -> Fight:
        """The source is silent; they lose the first round."""
        return rounds.surprise(fight, surprised)

    def able(self, fighter: Fighter) -> bool:
        """DH-45."""
        return able(fighter)

    def idle(self, fight: Fight, fighter: Fighter) -> Note | None:
        """DH-45."""
        return rounds.idle(fight, fighter)

    def round_begins(self, fight: Fight) -> Play:
        """Nothing."""
        return fight
        yield

    def round_ends(self, fight: Fight) -> Play:
        """DH-42, DH-43, DH-45."""
        return rounds.round_ends(fight)

    def turn_begins(self, fight: Fight, id: int) -> Play:
        """A new action and a new move."""
        return rounds.turn_begins(fight, id)

    def turn_ends(self, fight: Fight, id: int) -> Play:
        """Nothing."""
        return fight
        yield

    def actions(self, fight: Fight, id: int) -> tuple[Action, ...]:
        """Attacks first, then what else the book knows."""
        return tuple(self._actions(fight, fight.fighter(id)))

    def _actions(self, fight: Fight, fighter: Fighter) -> Iterable[Action]:
        for piece in strikes.offered(fight, fighter):
            yield self._attack(fight, fighter, piece)
            if piece is not BARE_HANDS and "burst_3" in piece.data.traits:
                title = note(QT_TRANSLATE_NOOP("dungeon-hack", "Burst: {weapon}"), weapon=piece.name)
                told = note(QT_TRANSLATE_NOOP("dungeon-hack", "Up to three bolts, one attack for each."), "DH-20")
                yield Action(
                    f"{BURST}:{piece.id}", title, "DH-20", told, strikes.refusal(fight, fighter, piece),
                    bursts.all_asked(fight, fighter, piece), ACTION,
                )  # fmt: skip
        listed = (
            *spells.offered(fight, fighter),
            *others.offered(fight, fighter),
            *at_hand.offered(fight, fighter),
            *riding.offered(fight, fighter),
            *water.offered(fight, fighter),
        )
        for action in listed:
            costs = action.id.partition(":")[0] in (spells.SPELL, spells.WARD, others.TEST, others.OTHER)
            yield msgspec.structs.replace(action, cost=ACTION if costs else FREE)

    def _attack(self, fight: Fight, fighter: Fighter, piece: Piece) -> Action:
        foe = not rolls_for_itself(fighter)
        how = foe_blows if foe else strikes
        explained: Words = foe_blows.explained(fighter, piece) if foe else strikes.explained(fight, fighter, piece)
        title = note(QT_TRANSLATE_NOOP("dungeon-hack", "Attack: {weapon}"),
                     weapon=foe_blows.called(piece) if foe else piece.name)  # fmt: skip
        return Action(
            f"{ATTACK}:{piece.id}", title, "DH-4", explained, strikes.refusal(fight, fighter, piece),
            how.asked(fight, fighter, piece), ACTION,
        )  # fmt: skip

    def deed(self, fight: Fight, id: int, action: str, told: Told) -> Deed:
        """By the word before the colon of its id."""
        fighter = fight.fighter(id)
        verb, _, ref = action.partition(":")
        if verb in (ATTACK, BURST):
            return self._strike(fight, fighter, verb, ref, told)
        if verb in (spells.SPELL, spells.WARD):
            return spells.deed(fight, fighter, verb, told)
        if verb in (others.TEST, others.MOVE, others.OTHER):
            return others.deed(fight, fighter, verb, ref, told)
        if verb in (at_hand.TAKE, at_hand.STOW, at_hand.DROP, at_hand.PICK_UP):
            return at_hand.deed(fight, fighter, verb, ref)
        if verb in (riding.MOUNT, riding.DISMOUNT):
            return riding.deed(fight, fighter, verb, told)
        if verb in (water.ENTER, water.LEAVE, water.DIVE, water.SURFACE):
            return water.deed(fight, fighter, verb)
        raise unknown_action(action)

    def _strike(self, fight: Fight, fighter: Fighter, verb: str, ref: str, told: Told) -> Deed:
        piece = BARE_HANDS if ref == "0" else fighter.piece(int(ref)) if ref.isdecimal() else None
        if piece is None or not isinstance(piece.data, Weapon):
            raise unknown_action(f"{verb}:{ref}")
        if verb == BURST:
            if "burst_3" not in piece.data.traits:
                raise unknown_action(f"{verb}:{ref}")
            return bursts.deed(fight, fighter, piece, told)
        target = strikes.aimed_at(fight, fighter, told)
        if rolls_for_itself(fighter) or not rolls_for_itself(target):
            return strikes.deed(fight, fighter, piece, told)
        return foe_blows.deed(fight, fighter, piece, target, told)

    def by_hand(self, fight: Fight, id: int) -> tuple[Circumstance, ...]:
        """Health, dying, what the turn has used, water, and each die of the gear."""
        return by_hand.circumstances(fight, fight.fighter(id))

    def with_set(self, fight: Fight, id: int, told: Told) -> Fight:
        """The same fight with it."""
        return by_hand.with_set(fight, fight.fighter(id), told)

    def finish(self, fight: Fight) -> Play:
        """DH-25."""
        return rounds.finish(fight)

    def standing(self, fight: Fight, fighter: Fighter) -> Standing:
        """Health, or how near to death."""
        gauges = (BarGauge(fighter.condition.health, fighter.statistics.health_max),)
        return Standing(_standing(fighter), able(fighter), gauges)

    def strength(self, fighter: Fighter) -> int:
        """Health."""
        health: int = fighter.condition.health
        return health

    def plain_attack(self, fight: Fight, id: int, target: int) -> Do | None:
        """With the first weapon in hand that can be used, else with bare hands."""
        fighter = fight.fighter(id)
        if fighter.tally.acted:
            return None
        for piece in fighter.pieces:
            if piece.slot != "hands" or not isinstance(piece.data, Weapon):
                continue
            if not strikes.refusal(fight, fighter, piece, aimed=True):
                return Do(id, f"{ATTACK}:{piece.id}", {"target": target})
        return Do(id, f"{ATTACK}:0", {"target": target})


def _standing(fighter: Fighter) -> Words:
    condition = fighter.condition
    if condition.health:
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "health {health} of {most}"), "DH-5",
                    health=condition.health, most=fighter.statistics.health_max)  # fmt: skip
    if fighter.kind == "foe":
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "out of the fight"), "DH-45")
    if condition.dying >= STEPS_TO_DEATH:
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "dead"), "DH-45")
    if condition.stable:
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "stable at 0"), "DH-45")
    return note(QT_TRANSLATE_NOOP("dungeon-hack", "dying, {steps} of {all} steps"), "DH-45",
                steps=condition.dying, all=STEPS_TO_DEATH)  # fmt: skip
