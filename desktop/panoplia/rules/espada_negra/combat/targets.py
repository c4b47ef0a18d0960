# SPDX-License-Identifier: GPL-3.0-or-later
"""Whom an act is aimed at (EN-20, EN-28, EN-35)."""

from collections.abc import Iterable

from panoplia.rules.espada_negra.combat.turn import Turn, able, is_dead, strength
from panoplia.rules.fights.deeds import TARGET, target_circumstance
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.fights.told import ONE_OF
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.refusal import Refused
from panoplia.rules.trial import Circumstance, Told

AIM = QT_TRANSLATE_NOOP("espada-negra", "Target")
NOBODY = QT_TRANSLATE_NOOP("espada-negra", "Nobody is left on the other side who could be attacked.")


def foes(fight: Fight, fighter: Fighter) -> tuple[Fighter, ...]:
    """Those on the other side; the dead need no more blows (EN-35)."""
    return tuple(other for other in fight.against(fighter) if not is_dead(other))


def nobody(turn: Turn) -> Note | None:
    """Why there is no target."""
    if any(not is_dead(other) for other in turn.fight.against(turn.fighter)):
        return None
    return note(NOBODY, "EN-20")


def aim(turn: Turn, clause: str) -> Circumstance:
    """Whom; at first the same one as before, else the weakest who can still fight."""
    listed = foes(turn.fight, turn.fighter)
    return target_circumstance(listed, preset(turn, listed).id, AIM, clause)


def preset(turn: Turn, listed: Iterable[Fighter]) -> Fighter:
    """The sensible one of those that there are: the last target, else the weakest."""
    up = [each for each in listed if able(each)]
    if not up:
        return next(iter(listed))
    last = next((each for each in up if each.id == turn.tally.aimed), None)
    return last or min(up, key=strength)


def target_of(turn: Turn, said: Told) -> Fighter:
    """Whom it was said to be; ``Refused`` where that one is no target."""
    listed = foes(turn.fight, turn.fighter)
    if TARGET not in said:
        return preset(turn, listed)
    found = next((each for each in listed if str(each.id) == said[TARGET]), None)
    if found is None:
        ids = ", ".join(str(each.id) for each in listed)
        raise Refused(ONE_OF, TARGET, what=TARGET, all=ids, value=str(said[TARGET]))
    return found
