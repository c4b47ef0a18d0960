# SPDX-License-Identifier: GPL-3.0-or-later
"""Going on with an action over turns, and abandoning it (PC-23, PC-72, PC-76)."""

from collections.abc import Iterable, Iterator

import msgspec

from panoplia.rules.d100.casting import mana_after_breaking_off
from panoplia.rules.d100.combat.extended import went_on
from panoplia.rules.d100.combat.harm import disturbing, spell_of
from panoplia.rules.d100.combat.magic import cast, going_on_asks, no_mana
from panoplia.rules.d100.combat.reload import reloaded
from panoplia.rules.d100.combat.skilled import OF_TEST, skill_words, used
from panoplia.rules.d100.combat.tally import Extended
from panoplia.rules.d100.combat.turn import FREE, VARIES, Rule, Turn, simply, unavailable
from panoplia.rules.fights.combat import Deed
from panoplia.rules.fights.state import Fight
from panoplia.rules.fights.told import checked
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Piece
from panoplia.rules.trial import Circumstance, Told

NOTHING_GOES_ON = QT_TRANSLATE_NOOP("d100", "{name} is in the middle of nothing.")
ABANDONS = QT_TRANSLATE_NOOP("d100", "{name} abandons: {what}. The time is lost.")
BREAKS_OFF = QT_TRANSLATE_NOOP("d100", "{name} breaks off: {what}. Mana: from {before} to {after}.")
STOPS_CHANNELLING = QT_TRANSLATE_NOOP("d100", "{name} lets go of what was channelled.")


def rules() -> Iterator[Rule]:
    """Go on, and abandon."""
    yield Rule(
        "go_on", note(QT_TRANSLATE_NOOP("d100", "Go on")), "PC-23",
        note(QT_TRANSLATE_NOOP("d100", "With the action that is under way."), "PC-23"), VARIES, _refusal, _went_on,
        _circumstances,
    )  # fmt: skip
    yield Rule(
        "abandon", note(QT_TRANSLATE_NOOP("d100", "Abandon")), "PC-23",
        note(QT_TRANSLATE_NOOP("d100", "The time spent is lost; of a spell, half its cost as well."), "PC-23"), FREE,
        _nothing, _abandoned,
    )  # fmt: skip


def _words(turn: Turn, under_way: Extended) -> Words:
    """What is under way."""
    match under_way.kind:
        case "reload":
            return _reloaded(turn, under_way).name
        case "cast":
            return spell_of(turn.fight, under_way.what).names
        case _:
            return skill_words(turn, under_way.what)


def _reloaded(turn: Turn, under_way: Extended) -> Piece:
    return next(piece for piece in turn.fighter.pieces if str(piece.id) == under_way.what)


def _refusal(turn: Turn) -> Note | None:
    under_way = turn.tally.extended
    if reason := unavailable(turn, under_way.steps[0] if under_way else 0, "extended"):
        return reason
    if under_way is None:
        return note(NOTHING_GOES_ON, "PC-23", name=turn.fighter.name)
    if under_way.kind != "cast" or len(under_way.steps) > 1:
        return None
    return no_mana(turn, spell_of(turn.fight, under_way.what).data, under_way.channelled)


def _circumstances(turn: Turn) -> Iterable[Circumstance]:
    """What the roll asks, where this is the last step."""
    under_way = turn.tally.extended
    if under_way is None or len(under_way.steps) > 1:
        return ()
    if under_way.kind == "cast":
        return going_on_asks(turn, under_way.what)
    return OF_TEST if under_way.kind == "skill" else ()


def _went_on(turn: Turn, told: Told) -> Deed:
    under_way = turn.tally.extended
    if (reason := _refusal(turn)) or under_way is None:
        raise Refused.of(reason or note(NOTHING_GOES_ON, "PC-23", name=turn.fighter.name))
    checked(_circumstances(turn), told)
    if len(under_way.steps) > 1:
        return went_on(turn, under_way, _words(turn, under_way))
    cost = under_way.steps[0]
    match under_way.kind:
        case "reload":
            return reloaded(turn, _reloaded(turn, under_way), cost)
        case "cast":
            return cast(turn, spell_of(turn.fight, under_way.what), told, cost, under_way.channelled)
        case _:
            return used(turn, under_way.what, told, cost)


def _nothing(turn: Turn) -> Note | None:
    if reason := unavailable(turn, 0, "extended"):
        return reason
    if turn.tally.extended or turn.tally.channelled:
        return None
    return note(NOTHING_GOES_ON, "PC-23", name=turn.fighter.name)


def _abandoned(turn: Turn, told: Told) -> Deed:
    if reason := _nothing(turn):
        raise Refused.of(reason)
    checked((), told)
    under_way, spell = turn.tally.extended, disturbing(turn)
    if under_way is None:
        return simply(turn, 0, note(STOPS_CHANNELLING, "PC-72", name=turn.fighter.name))
    words = _words(turn, under_way)
    if spell is None:
        return simply(turn, 0, note(ABANDONS, "PC-23", name=turn.fighter.name, what=words), extended=None)
    left = mana_after_breaking_off(spell.mana, spell.difficulty)
    said = note(BREAKS_OFF, "PC-76", name=turn.fighter.name, what=words, before=spell.mana, after=left)

    def paid(fight: Fight) -> Fight:
        fighter = fight.fighter(turn.id)
        condition = msgspec.structs.replace(fighter.condition, mana=left)
        return fight.with_fighter(msgspec.structs.replace(fighter, condition=condition))

    return simply(turn, 0, said, paid, extended=None)
