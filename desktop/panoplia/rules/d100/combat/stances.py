# SPDX-License-Identifier: GPL-3.0-or-later
"""What readies for later: aim, stances, delay, and the half action that fortune buys (PC-22, PC-24, PC-32, PC-62)."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from panoplia.rules.d100.combat.tally import with_tally
from panoplia.rules.d100.combat.turn import FREE, HALF, Rule, Turn, simply, unavailable
from panoplia.rules.d100.parrying import Readied
from panoplia.rules.fights.combat import Deed
from panoplia.rules.fights.state import Fight
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, note
from panoplia.rules.refusal import Refused
from panoplia.rules.trial import Told

AIMS = QT_TRANSLATE_NOOP("d100", "{name} aims.")
DEFENDS = QT_TRANSLATE_NOOP("d100", "{name} takes a defensive stance.")
GUARDS = QT_TRANSLATE_NOOP("d100", "{name} takes a parrying stance.")
DELAYS = QT_TRANSLATE_NOOP("d100", "{name} waits, with half an action in reserve.")
HURRIES = QT_TRANSLATE_NOOP("d100", "{name} spends a point of fortune for one more half action; {left} left.")
HAS_ATTACKED = QT_TRANSLATE_NOOP("d100", "Who has attacked in this round takes no defensive stance.")
NO_FORTUNE = QT_TRANSLATE_NOOP("d100", "No points of fortune are left today.")
BOUGHT = QT_TRANSLATE_NOOP("d100", "One half action a turn can be bought with fortune.")
OUT_OF_TURN = QT_TRANSLATE_NOOP("d100", "Only in one’s own turn: {name} is not acting.")
IN_IT = QT_TRANSLATE_NOOP("d100", "{name} has done this already, and it still holds: {what}.")
IN_RESERVE = QT_TRANSLATE_NOOP("d100", "{name} has a half action in reserve already.")


def rules() -> Iterator[Rule]:
    """Aim, stances, delay, fortune."""
    yield _stance("aim", QT_TRANSLATE_NOOP("d100", "Aim"),
                  QT_TRANSLATE_NOOP("d100", "+10 if the next action is a standard attack."), AIMS,
                  aimed=True)  # fmt: skip
    yield _stance("defensive", QT_TRANSLATE_NOOP("d100", "Defensive stance"),
                  QT_TRANSLATE_NOOP("d100", "No attack this round; blows against −20 until the next turn."), DEFENDS,
                  _has_attacked, defensive=True)  # fmt: skip
    yield _stance("parrying", QT_TRANSLATE_NOOP("d100", "Parrying stance"),
                  QT_TRANSLATE_NOOP("d100", "One parry until the next turn."), GUARDS, _unready,
                  guarding=True)  # fmt: skip
    yield _stance("delay", QT_TRANSLATE_NOOP("d100", "Delay"),
                  QT_TRANSLATE_NOOP("d100", "Ends the turn and keeps a half action until the next one."), DELAYS,
                  _not_acting, halves=0, reserve=True)  # fmt: skip
    yield Rule(
        "fortune", note(QT_TRANSLATE_NOOP("d100", "A half action by fortune")), "PC-62",
        note(QT_TRANSLATE_NOOP("d100", "A point of fortune buys one more half action in this turn."), "PC-62"), FREE,
        _no_fortune, _hurried,
    )  # fmt: skip


def _stance(
    id: str, title: Phrase, explanation: Phrase, told: Phrase, more: Callable[[Turn], Note | None] = lambda turn: None,
    **changes: Any,
) -> Rule:  # fmt: skip
    def refusal(turn: Turn) -> Note | None:
        return unavailable(turn, 1) or more(turn) or _in_it(turn, title, changes)

    def deed(turn: Turn, _told: Told) -> Deed:
        if reason := refusal(turn):
            raise Refused.of(reason)
        return simply(turn, 1, note(told, "PC-24", name=turn.fighter.name), **changes)

    return Rule(id, note(title), "PC-24", note(explanation, "PC-24"), HALF, refusal, deed)


def _in_it(turn: Turn, title: Phrase, changes: Mapping[str, Any]) -> Note | None:
    """Twice is no more than once."""
    if any(getattr(turn.tally, field) != value for field, value in changes.items()):
        return None
    return note(IN_IT, "PC-24", name=turn.fighter.name, what=note(title))


def _has_attacked(turn: Turn) -> Note | None:
    return note(HAS_ATTACKED, "PC-24") if turn.tally.attacked else None


def _unready(turn: Turn) -> Note | None:
    """A parry needs something to parry with (PC-32)."""
    return Readied.of(turn.fighter.pieces).refusal


def _not_acting(turn: Turn) -> Note | None:
    if turn.fight.acting != turn.id:
        return note(OUT_OF_TURN, "PC-24", name=turn.fighter.name)
    return note(IN_RESERVE, "PC-24", name=turn.fighter.name) if turn.tally.reserve else None


def _no_fortune(turn: Turn) -> Note | None:
    if reason := unavailable(turn, 0, "luck"):
        return reason
    if turn.fight.acting != turn.id or turn.tally.reserve:
        return note(OUT_OF_TURN, "PC-62", name=turn.fighter.name)
    if turn.tally.bought:
        return note(BOUGHT, "PC-22")
    return None if turn.fighter.condition.fortune else note(NO_FORTUNE, "PC-62")


def _hurried(turn: Turn, _told: Told) -> Deed:
    if reason := _no_fortune(turn):
        raise Refused.of(reason)
    left = turn.fighter.condition.fortune - 1

    def bought(fight: Fight) -> Fight:
        fighter, tally = fight.fighter(turn.id), turn.tally
        condition = msgspec.structs.replace(fighter.condition, fortune=fighter.condition.fortune - 1)
        fight = fight.with_fighter(msgspec.structs.replace(fighter, condition=condition))
        # Luck is no action: what waits for the next one goes on waiting.
        return with_tally(fight, turn.id, halves=tally.halves + 1, bought=True, aimed=tally.aimed, feint=tally.feint,
                          channelled=tally.channelled)  # fmt: skip

    return simply(turn, 0, note(HURRIES, "PC-62", name=turn.fighter.name, left=left), bought)
