# SPDX-License-Identifier: GPL-3.0-or-later
"""What is won or lost against another: feint, manoeuvre, two delayed actions at once (PC-15, PC-24)."""

from collections.abc import Callable, Iterator

import msgspec

from panoplia.rules.d100.checks import WithFortune
from panoplia.rules.d100.combat.guard import effects
from panoplia.rules.d100.combat.melee import joined, parted
from panoplia.rules.d100.combat.tally import with_tally
from panoplia.rules.d100.combat.targets import foes, nobody, target_circumstance, told_target
from panoplia.rules.d100.combat.turn import FREE, HALF, Rule, Turn, spent, unavailable
from panoplia.rules.d100.contests import OpposedInput, SideInput, Winner, won_with
from panoplia.rules.d100.percent import total
from panoplia.rules.fights.combat import Deed, Shown
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.fights.told import checked
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, Words, note
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Play
from panoplia.rules.system import Case
from panoplia.rules.trial import Circumstance, Tick, Told

FEINTS = QT_TRANSLATE_NOOP("d100", "{name} feints at {target}.")
PUSHES = QT_TRANSLATE_NOOP("d100", "{name} tries to push {target} back 2 m.")
AT_ONCE = QT_TRANSLATE_NOOP("d100", "{name} and {target} act at once: who is quicker?")
AGAINST = QT_TRANSLATE_NOOP("d100", "{name} {mine} against {target} {theirs}")
NOBODY_WAITS = QT_TRANSLATE_NOOP("d100", "Nobody else has a half action in reserve.")
NO_RESERVE = QT_TRANSLATE_NOOP("d100", "{name} has no half action in reserve.")
IN_THE_WAY = QT_TRANSLATE_NOOP("d100", "Nobody is pushed onto someone or something.")
_FREE_PLACE = Circumstance(
    "free", QT_TRANSLATE_NOOP("d100", "There is room behind the target"), Tick(), True,
    QT_TRANSLATE_NOOP("d100", "else nobody is pushed there"), "PC-24",
)  # fmt: skip
_FOLLOW = Circumstance("follow", QT_TRANSLATE_NOOP("d100", "Follow"), Tick(), True,
                       QT_TRANSLATE_NOOP("d100", "else out of the melee"), "PC-24")  # fmt: skip


def rules() -> Iterator[Rule]:
    """Feint, manoeuvre, and the contest of two who waited."""
    yield Rule(
        "feint", note(QT_TRANSLATE_NOOP("d100", "Feint")), "PC-24",
        note(QT_TRANSLATE_NOOP(
            "d100", "Weapon skill against weapon skill: if won, the next standard attack is neither parried nor dodged."
        ), "PC-24"), HALF, _no_foe, _feint, lambda turn: (target_circumstance(turn, _foes(turn)),),
    )  # fmt: skip
    yield Rule(
        "manoeuvre", note(QT_TRANSLATE_NOOP("d100", "Manoeuvre")), "PC-24",
        note(QT_TRANSLATE_NOOP("d100", "Weapon skill against weapon skill: if won, the other gives way by 2 m."),
             "PC-24"), HALF, _no_foe, _manoeuvre,
        lambda turn: (target_circumstance(turn, _foes(turn)), _FREE_PLACE, _FOLLOW),
    )  # fmt: skip
    yield Rule(
        "contest", note(QT_TRANSLATE_NOOP("d100", "Two act at once")), "PC-24",
        note(QT_TRANSLATE_NOOP("d100", "Agility against agility, where two use their reserve at the same time."),
             "PC-24"), FREE, _no_rival, _contest, lambda turn: (target_circumstance(turn, _rivals(turn)),),
    )  # fmt: skip


def _foes(turn: Turn) -> tuple[Fighter, ...]:
    return foes(turn.fight, turn.fighter)


def _no_foe(turn: Turn) -> Note | None:
    return unavailable(turn, 1) or nobody(turn, _foes(turn))


def _rivals(turn: Turn) -> tuple[Fighter, ...]:
    """Those who can act out of turn as well."""
    return tuple(
        other for other in turn.fight.present
        if other.id != turn.id and other.tally.reserve and not other.condition.dead
    )  # fmt: skip


def _no_rival(turn: Turn) -> Note | None:
    if reason := unavailable(turn, 0):
        return reason
    if not turn.tally.reserve:
        return note(NO_RESERVE, "PC-24", name=turn.fighter.name)
    return None if _rivals(turn) else note(NOBODY_WAITS, "PC-24")


def _feint(turn: Turn, told: Told) -> Deed:
    if reason := _no_foe(turn):
        raise Refused.of(reason)
    checked((target_circumstance(turn, _foes(turn)),), told)
    target = turn.of(told_target(turn, told, _foes(turn)).id)

    def apply(fight: Fight, won: bool) -> Fight:
        fight = spent(fight, turn.id, 1, feint=target.id if won else 0, target=target.id)
        return joined(fight, turn.id, target.id)

    return opposed_deed(turn, target, FEINTS, (turn.profile.ws, target.profile.ws), apply)


def _manoeuvre(turn: Turn, told: Told) -> Deed:
    if reason := _no_foe(turn):
        raise Refused.of(reason)
    checked((target_circumstance(turn, _foes(turn)), _FREE_PLACE, _FOLLOW), told)
    target = turn.of(told_target(turn, told, _foes(turn)).id)
    if not told.get("free", True):
        raise Refused(IN_THE_WAY, "free", "PC-24")

    def apply(fight: Fight, won: bool) -> Fight:
        fight = joined(spent(fight, turn.id, 1, target=target.id), turn.id, target.id)
        gone = won and not told.get("follow", True)
        return parted(fight, turn.id, target.id) if gone else fight

    return opposed_deed(turn, target, PUSHES, (turn.profile.ws, target.profile.ws), apply)


def _contest(turn: Turn, told: Told) -> Deed:
    if reason := _no_rival(turn):
        raise Refused.of(reason)
    checked((target_circumstance(turn, _rivals(turn)),), told)
    rival = turn.of(told_target(turn, told, _rivals(turn)).id)

    def apply(fight: Fight, won: bool) -> Fight:
        first, second = (turn.id, rival.id) if won else (rival.id, turn.id)
        return with_tally(with_tally(fight, first, waits_for=0), second, waits_for=first)

    return opposed_deed(turn, rival, AT_ONCE, (turn.profile.ag, rival.profile.ag), apply)


class Contested(msgspec.Struct, frozen=True):
    """Whether the one who acts won, and the fortune that they have left (PC-18)."""

    won: bool
    fortune: int


def contested(turn: Turn, other: Turn, targets: tuple[int, int], again: bool) -> Play:
    """An opposed test between two fighters; returns ``Contested`` (PC-15, PC-18)."""
    mine, theirs = targets
    mine += total(effects(turn.fight, turn.id))
    theirs += total(effects(other.fight, other.id))
    case = OpposedInput(SideInput(mine), SideInput(theirs), turn.fight.house.both_fail if again else "standoff")
    came: WithFortune = yield from won_with(case, turn.fighter.condition.fortune)
    winner: Winner = came.result
    return Contested(winner == "a", came.fortune)


def with_fortune_left(fight: Fight, id: int, fortune: int) -> Fight:
    """The fight where a fighter has this fortune left today (PC-62)."""
    fighter = fight.fighter(id)
    if fighter.condition.fortune == fortune:
        return fight
    condition = msgspec.structs.replace(fighter.condition, fortune=fortune)
    return fight.with_fighter(msgspec.structs.replace(fighter, condition=condition))


def opposed_deed(
    turn: Turn, other: Turn, said: Phrase, targets: tuple[int, int], then: Callable[[Fight, bool], Fight]
) -> Deed:
    """A deed that is an opposed test, and nothing but whether it was won matters."""

    def play() -> Play:
        yield note(said, "PC-24", name=turn.fighter.name, target=other.fighter.name)
        came = yield from contested(turn, other, targets, again=True)
        return came

    def apply(fight: Fight, came: Contested) -> Fight:
        return then(with_fortune_left(fight, turn.id, came.fortune), came.won)

    return Deed(play, apply, lambda: opposed_shown(turn, other, targets))


WON: dict[bool, Case] = {
    True: Case(note(QT_TRANSLATE_NOOP("d100", "won")), "good"),
    False: Case(note(QT_TRANSLATE_NOOP("d100", "not won")), "bad"),
}


def opposed_shown(turn: Turn, other: Turn, targets: tuple[int, int]) -> Shown:
    """An opposed test for people."""
    mine, theirs = targets
    against: Words = note(AGAINST, "PC-15", name=turn.fighter.name, mine=mine, target=other.fighter.name, theirs=theirs)
    return Shown(WON, lambda came: came.won, lambda came: WON[came.won].label, (against,))
