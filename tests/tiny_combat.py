# SPDX-License-Identifier: GPL-3.0-or-later
"""The combat chapter of the fourth system: most courage goes first, a six-sided die strikes, and one may duck."""

from collections.abc import Mapping
from typing import Any

import msgspec

from panoplia.rules.editors import Number, Pick
from panoplia.rules.fights.combat import Action, Deed, Shown, Standing, unknown_action
from panoplia.rules.fights.commands import Do
from panoplia.rules.fights.state import Fight, Fighter, Loose
from panoplia.rules.gauges import BarGauge
from panoplia.rules.notes import Note, Phrase, note
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Choice, Dice, Option, Play
from panoplia.rules.system import Case, Subject
from panoplia.rules.trial import Circumstance, Tick, Told

ACTED, DOWN = Phrase("tiny", "You have acted."), Phrase("tiny", "No hearts left.")


def say(words: str, clause: str = "", /, **figures: Any) -> Note:
    return note(Phrase("tiny", words), clause, **figures)


class Tally(msgspec.Struct, frozen=True):
    acted: bool = False
    surprised: bool = False


class Scene(msgspec.Struct, frozen=True):
    blows: int = 0


class Blow(msgspec.Struct, frozen=True):
    hearts: int = 0
    ducked: bool = False
    broke: bool = False


class TinyCombat:
    tally: type[msgspec.Struct] = Tally
    scene: type[msgspec.Struct] = Scene

    def enlisted(self, subject: Subject) -> Tally:
        return Tally()

    def take_places(self, fight: Fight, newcomers: tuple[int, ...]) -> Play:
        return fight
        yield

    def rank(self, fight: Fight, fighter: Fighter) -> tuple[int, ...]:
        """T-3."""
        return (fighter.statistics.courage,)

    def surprise(self, fight: Fight, surprised: tuple[int, ...]) -> Fight:
        return fight.with_fighters(tallied(fight.fighter(id), surprised=True) for id in surprised)

    def departed(self, fight: Fight, id: int) -> Fight:
        return fight

    def able(self, fighter: Fighter) -> bool:
        return bool(fighter.condition.hearts > 0)

    def idle(self, fight: Fight, fighter: Fighter) -> Note | None:
        if not self.able(fighter):
            return note(DOWN, "T-5")
        return say("surprised", "T-3") if fighter.tally.surprised else None

    def round_begins(self, fight: Fight) -> Play:
        return fight
        yield

    def round_ends(self, fight: Fight) -> Play:
        return fight.with_fighters(tallied(fighter, surprised=False) for fighter in fight.fighters)
        yield

    def turn_begins(self, fight: Fight, id: int) -> Play:
        return fight.with_fighter(tallied(fight.fighter(id), acted=False))
        yield

    def turn_ends(self, fight: Fight, id: int) -> Play:
        return fight
        yield

    def actions(self, fight: Fight, id: int) -> tuple[Action, ...]:
        refusal = note(ACTED, "T-4") if fight.fighter(id).tally.acted else None
        target = Circumstance("target", "target", Pick(tuple((str(each.id), each.name) for each in fight.present)), "")
        told = say("A six takes two hearts.")
        return (
            Action("strike", say("Strike"), "T-4", told, refusal, (target,)),
            Action("throw", say("Throw"), "T-6", told, refusal),
        )

    def deed(self, fight: Fight, id: int, action: str, told: Told) -> Deed:
        actor = fight.fighter(id)
        if actor.tally.acted:
            raise Refused(ACTED, "action", "T-4")
        if action == "throw":
            return self._throw(actor)
        if action != "strike":
            raise unknown_action(action)
        target = fight.fighter(int(told["target"]))

        def struck(now: Fight, blow: Blow) -> Fight:
            hurt = now.fighter(target.id)
            hearts = max(hurt.condition.hearts - blow.hearts, 0)
            condition = msgspec.structs.replace(hurt.condition, hearts=hearts)
            doer = tallied(now.fighter(id), acted=True)
            if blow.broke and doer.pieces:
                piece = doer.pieces[0]
                doer = doer.with_piece(
                    msgspec.structs.replace(piece, wear=msgspec.structs.replace(piece.wear, broken=True))
                )
            now = now.with_fighters((doer, msgspec.structs.replace(hurt, condition=condition)))
            return msgspec.structs.replace(now, scene=Scene(now.scene.blows + 1))

        may_duck = target.condition.hearts > 1
        return Deed(lambda: strike(actor.name, target.name, may_duck), struck, lambda: shown(target.name))

    def _throw(self, actor: Fighter) -> Deed:
        """T-6: one of the first pile lies on the ground."""
        piece = actor.pieces[0]

        def thrown(now: Fight, _: None) -> Fight:
            doer = tallied(now.fighter(actor.id), acted=True)
            if piece.quantity > 1:
                doer = doer.with_piece(msgspec.structs.replace(piece, quantity=piece.quantity - 1))
            else:
                doer = doer.without_piece(piece.id)
            lying = Loose(msgspec.structs.replace(piece, quantity=1), actor.id)
            return msgspec.structs.replace(now.with_fighter(doer), loose=(*now.loose, lying))

        told = say("throws {piece}", piece=piece.name)
        return Deed(_nothing, thrown, lambda: Shown({None: Case(told, "muted")}, lambda _: None, lambda _: told))

    def by_hand(self, fight: Fight, id: int) -> tuple[Circumstance, ...]:
        fighter = fight.fighter(id)
        return (
            Circumstance("life", say("Hearts"), Number(0, 9), fighter.condition.hearts),
            Circumstance("acted", say("Has acted"), Tick(), fighter.tally.acted),
        )

    def with_set(self, fight: Fight, id: int, told: Told) -> Fight:
        fighter = fight.fighter(id)
        if "life" in told:
            condition = msgspec.structs.replace(fighter.condition, hearts=told["life"])
            fighter = msgspec.structs.replace(fighter, condition=condition)
        if "acted" in told:
            fighter = tallied(fighter, acted=told["acted"])
        return fight.with_fighter(fighter)

    def finish(self, fight: Fight) -> Play:
        """T-7: whoever has broken a toy may lose it for good."""
        for fighter in fight.present:
            for piece in fighter.pieces:
                if piece.wear.broken and fighter.side == "party":
                    die = yield Dice((6,), Phrase("tiny", "beyond glue"))
                    if die.outcome == 1:
                        fight = fight.with_fighter(fight.fighter(fighter.id).without_piece(piece.id))
        return fight

    def standing(self, fight: Fight, fighter: Fighter) -> Standing:
        hearts = fighter.condition.hearts
        return Standing(say("{hearts} hearts", hearts=hearts), self.able(fighter), (BarGauge(hearts, 3),))

    def strength(self, fighter: Fighter) -> int:
        hearts: int = fighter.condition.hearts
        return hearts

    def plain_attack(self, fight: Fight, id: int, target: int) -> Do | None:
        return None if fight.fighter(id).tally.acted else Do(id, "strike", {"target": str(target)})


def strike(actor: str, target: str, may_duck: bool) -> Play:
    """T-4: 4 and 5 take a heart, 6 takes two, 1 breaks the toy; who has two hearts may duck, and a 6 avoids it."""
    yield say("{actor} strikes at {target}.", "T-4", actor=actor, target=target)
    die = yield Dice((6,), Phrase("tiny", "strike"))
    if die.outcome < 4:
        return Blow(broke=die.outcome == 1)
    if not may_duck:
        return Blow(2 if die.outcome == 6 else 1)
    stand, duck = Option("stand", Phrase("tiny", "Stand")), Option("duck", Phrase("tiny", "Duck"))
    choice = yield Choice("duck", (stand, duck), Phrase("tiny", "How to take it"), "stand")
    if choice.outcome == "duck":
        ducked = yield Dice((6,), Phrase("tiny", "duck"))
        if ducked.outcome == 6:
            return Blow(ducked=True)
    return Blow(2 if die.outcome == 6 else 1)


def shown(target: str) -> Shown:
    cases: Mapping[Any, Case] = {hearts: Case(str(hearts), "good") for hearts in range(3)}
    return Shown(cases, lambda blow: blow.hearts, lambda blow: say("{target} −{n}", target=target, n=blow.hearts))


def tallied(fighter: Fighter, **fields: Any) -> Fighter:
    return msgspec.structs.replace(fighter, tally=msgspec.structs.replace(fighter.tally, **fields))


def _nothing() -> Play:
    return
    yield
