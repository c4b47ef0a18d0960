# SPDX-License-Identifier: GPL-3.0-or-later
"""What the book tests after a fight: arrows and bolts that are gathered (PC-91)."""

from collections.abc import Iterator

import msgspec

from panoplia.rules.d100.ammunition import RecoverInput, RecoverResult, recover
from panoplia.rules.d100.combat.shooting import gathered
from panoplia.rules.d100.combat.tally import Shots, Tally, tally_of
from panoplia.rules.d100.combat.targets import standing
from panoplia.rules.d100.gear import Shot
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Play

GATHERS = QT_TRANSLATE_NOOP("d100", "{name} gathers what was shot.")


def finished(fight: Fight) -> Play:
    """Whoever is there and alive gathers what they shot; each one is lost or broken by an even chance (PC-91).

    What the fight counted is forgotten.
    """
    for fighter in tuple(fight.fighters):
        kinds = tuple(dict.fromkeys(kind for kind, _ in _shot(fighter))) if standing(fighter) else ()
        for kind in kinds:
            fight = yield from _gathered(fight, fight.fighter(fighter.id), kind)
    return fight.with_fighters(msgspec.structs.replace(each, tally=Tally()) for each in fight.fighters)


def _shot(fighter: Fighter) -> Iterator[tuple[Shot, Shots]]:
    bundles = {piece.id: piece for piece in fighter.pieces}
    for shots in tally_of(fighter).shots:
        yield bundles[shots.piece].data.kind, shots


def _gathered(fight: Fight, fighter: Fighter, kind: Shot) -> Play:
    bundles = tuple(shots for each, shots in _shot(fighter) if each == kind)
    yield note(GATHERS, "PC-91", name=fighter.name)
    result: RecoverResult = yield from recover(RecoverInput(sum(each.shot for each in bundles)))
    found = result.recovered
    for shots in bundles:
        back = min(found, shots.shot)
        fighter, found = gathered(fighter, shots.piece, back), found - back
    return fight.with_fighter(fighter)
