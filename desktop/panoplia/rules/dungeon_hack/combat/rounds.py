# SPDX-License-Identifier: GPL-3.0-or-later
"""Order of turns, what a round brings, and what is tested after a fight (DH-25, DH-42 to DH-45)."""

import msgspec

from panoplia.rules.dungeon_hack import gear
from panoplia.rules.dungeon_hack.character import STEPS_TO_DEATH, fit
from panoplia.rules.dungeon_hack.combat import water
from panoplia.rules.dungeon_hack.combat.riding import after_fall
from panoplia.rules.dungeon_hack.combat.tally import Tally, able, with_tally
from panoplia.rules.dungeon_hack.hazards import DyingInput, dying
from panoplia.rules.dungeon_hack.wear import bundle_after
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.script import Dice, Play

PLACE = QT_TRANSLATE_NOOP("dungeon-hack", "order of turns")
ROLLS_PLACE = QT_TRANSLATE_NOOP("dungeon-hack", "{name} rolls for the order of turns.")
AGAIN = QT_TRANSLATE_NOOP("dungeon-hack", "Equal: {name} rolls again.")
AT_THE_DOOR = QT_TRANSLATE_NOOP("dungeon-hack", "{name} is dying.")
OF_BUNDLE = QT_TRANSLATE_NOOP("dungeon-hack", "{name} shot from a bundle: {bundle}.")


def take_places(fight: Fight, newcomers: tuple[int, ...]) -> Play:
    """A d20 each where the campaign rolls; equal ones of one side roll again (DH-44)."""
    if fight.house.initiative != "d20":
        return fight
    waiting = newcomers
    while waiting:
        for id in waiting:
            fighter = fight.fighter(id)
            yield note(AGAIN if fighter.tally.places else ROLLS_PLACE, "DH-44", name=fighter.name)
            answer = yield Dice((20,), PLACE)
            fight = fight.with_fighter(with_tally(fighter, places=(*fighter.tally.places, answer.outcome)))
        waiting = tuple(id for id in waiting if _is_tied(fight, fight.fighter(id)))
    return fight


def _is_tied(fight: Fight, fighter: Fighter) -> bool:
    return any(
        other.id != fighter.id and other.side == fighter.side and other.tally.places == fighter.tally.places
        for other in fight.fighters
    )


def rank(fight: Fight, fighter: Fighter) -> tuple[int, ...]:
    """The party before the foes; with d20 the higher roll, then the party, then the next roll (DH-44)."""
    side = int(fighter.side == "party")
    if fight.house.initiative != "d20":
        return (side,)
    first, *more = fighter.tally.places or (0,)
    return (first, side, *more)


def idle(fight: Fight, fighter: Fighter) -> Note | None:
    """Who is at 0 has no turn, and who is surprised none in the first round."""
    if not able(fighter):
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "health 0"), "DH-45")
    if fighter.tally.surprised and fight.round == 1:
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "surprised"), "DH-44")
    return None


def surprise(fight: Fight, surprised: tuple[int, ...]) -> Fight:
    """Those who are surprised lose the first round, as the GM says."""
    return fight.with_fighters(with_tally(fight.fighter(id), surprised=True) for id in surprised)


def turn_begins(fight: Fight, id: int) -> Play:
    """A new action and a new move."""
    fighter = fight.fighter(id)
    if not fighter.tally.acted and not fighter.tally.moved:
        return fight
    return fight.with_fighter(with_tally(fighter, acted=False, moved=False))
    yield


def round_ends(fight: Fight) -> Play:
    """Whoever is at 0 nears death or not (DH-45); water and armour do their part (DH-42, DH-43)."""
    for fighter in fight.fighters:
        if fighter.presence != "in":
            continue
        if not able(fighter):
            fight = yield from _dying(fight, fighter)
        elif fighter.tally.wet:
            changed = yield from water.round_ends(fight, fighter)
            fight = after_fall(fight.with_fighter(changed))
    return fight


def _dying(fight: Fight, fighter: Fighter) -> Play:
    condition = fighter.condition
    if fighter.kind == "foe" or condition.stable or condition.dying >= STEPS_TO_DEATH:
        return fight
    yield note(AT_THE_DOOR, "DH-45", name=fighter.name)
    result = yield from dying(DyingInput(condition.dying))
    changed = msgspec.structs.replace(
        condition, health=result.health or 0, dying=result.steps, stable=result.state == "stable"
    )
    fitted = fit(fighter.statistics, changed)
    return fight.with_fighter(msgspec.structs.replace(fighter, condition=fitted))


def finish(fight: Fight) -> Play:
    """Each bundle that was shot from is tested once; what the fight counted is forgotten (DH-25)."""
    for fighter in fight.fighters:
        for id in fighter.tally.used:
            bundle = fight.fighter(fighter.id).piece(id)
            die = gear.die_now(bundle) if bundle else None
            if bundle is None or die is None:
                continue
            yield note(OF_BUNDLE, "DH-25", name=fighter.name, bundle=bundle.name)
            left = yield from bundle_after(die)
            tested = msgspec.structs.replace(bundle, wear=gear.worn_to(bundle, left))
            fight = fight.with_fighter(fight.fighter(fighter.id).with_piece(tested))
    return fight.with_fighters(msgspec.structs.replace(each, tally=Tally()) for each in fight.fighters)
