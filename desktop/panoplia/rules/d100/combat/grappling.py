# SPDX-License-Identifier: GPL-3.0-or-later
"""Grapples in a fight: taking hold, breaking free, keeping hold, hurting, letting go (PC-40, PC-41)."""

from collections.abc import Iterator
from typing import Any

import msgspec

from panoplia.rules.d100.attack_circumstances import STANDARD, modifiers
from panoplia.rules.d100.blows import Wound
from panoplia.rules.d100.character import CHARACTERISTICS
from panoplia.rules.d100.circumstances import MODIFIER
from panoplia.rules.d100.circumstances import told_target as target_figures
from panoplia.rules.d100.combat.assaults import said
from panoplia.rules.d100.combat.attacks import IN_MELEE, SAVED
from panoplia.rules.d100.combat.guard import defence_of, effects, is_aware, with_defended
from panoplia.rules.d100.combat.harm import Endured, endured, harmed, released, untouched, victim
from panoplia.rules.d100.combat.melee import in_melee, joined
from panoplia.rules.d100.combat.opposed import AGAINST, WON, Contested, contested, with_fortune_left
from panoplia.rules.d100.combat.profiles import Grip
from panoplia.rules.d100.combat.tally import TURN, with_tally
from panoplia.rules.d100.combat.targets import foes, nobody, target_circumstance, told_target
from panoplia.rules.d100.combat.turn import FREE, FULL, HALF, Rule, Turn, simply, spent, unavailable
from panoplia.rules.d100.criticals import Critical
from panoplia.rules.d100.damage import UNARMED, damage
from panoplia.rules.d100.grapples import Grappled, GrappleInput, HeldInput, grapple_with, hurt
from panoplia.rules.d100.struck import most_by_dice, struck_case, struck_cases, wound_told
from panoplia.rules.editors import Pick
from panoplia.rules.fights.combat import Deed, Shown
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.fights.told import checked
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note, several
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Play, whole
from panoplia.rules.system import Case
from panoplia.rules.trial import Circumstance, Told

GRAPPLES = QT_TRANSLATE_NOOP("d100", "{name} tries to grapple {target}.")
BREAKS = QT_TRANSLATE_NOOP("d100", "{name} tries to break free of {target}.")
HURTS = QT_TRANSLATE_NOOP("d100", "{name} tries to hurt {target}, who is held.")
KEEPS = QT_TRANSLATE_NOOP("d100", "{name} keeps hold of {target}.")
LETS_GO = QT_TRANSLATE_NOOP("d100", "{name} lets {target} go.")
NOT_HELD = QT_TRANSLATE_NOOP("d100", "{name} is not held.")
HOLDS_NOBODY = QT_TRANSLATE_NOOP("d100", "{name} holds nobody.")
_HOW = Circumstance(
    "how", QT_TRANSLATE_NOOP("d100", "As"),
    Pick(((STANDARD, QT_TRANSLATE_NOOP("d100", "standard attack")),
          ("charge", QT_TRANSLATE_NOOP("d100", "charge attack")))), STANDARD, clause="PC-41",
)  # fmt: skip


def rules() -> Iterator[Rule]:
    """To grapple, and what may be done in one."""
    yield Rule(
        "grapple", note(QT_TRANSLATE_NOOP("d100", "Grapple")), "PC-41",
        note(QT_TRANSLATE_NOOP(
            "d100", "An unarmed attack, standard or charge; the target is held if it fails a test of agility."
        ), "PC-41"), HALF, _no_grapple, _grapple,
        lambda turn: (target_circumstance(turn, foes(turn.fight, turn.fighter)), _HOW, MODIFIER),
    )  # fmt: skip
    yield Rule(
        "break", note(QT_TRANSLATE_NOOP("d100", "Break free")), "PC-41",
        note(QT_TRANSLATE_NOOP("d100", "Strength against strength."), "PC-41"), FULL, _no_break, _break,
    )  # fmt: skip
    yield Rule(
        "keep", note(QT_TRANSLATE_NOOP("d100", "Keep hold")), "PC-41",
        note(QT_TRANSLATE_NOOP("d100", "Without a roll; else the grapple ends with the turn."), "PC-41"), FULL,
        lambda turn: unavailable(turn, TURN, "hold") or _no_hold(turn), _keep,
    )  # fmt: skip
    yield Rule(
        "hurt", note(QT_TRANSLATE_NOOP("d100", "Hurt the one who is held")), "PC-41",
        note(QT_TRANSLATE_NOOP("d100", "Strength against strength; if won, unarmed damage."), "PC-41"), FULL,
        lambda turn: unavailable(turn, TURN, "hold") or _no_hold(turn), _hurt,
    )  # fmt: skip
    yield Rule(
        "let_go", note(QT_TRANSLATE_NOOP("d100", "Let go")), "PC-41",
        note(QT_TRANSLATE_NOOP("d100", "The grapple ends."), "PC-41"), FREE,
        lambda turn: unavailable(turn, 0, "hold") or _no_hold(turn), _let_go,
    )  # fmt: skip


def fists(turn: Turn) -> Grip:
    """The bare hands of someone, which everyone has (PC-40)."""
    return turn.profile.grips[-1]


def _no_grapple(turn: Turn) -> Note | None:
    return unavailable(turn, 1, "attack") or nobody(turn, foes(turn.fight, turn.fighter))


def _grapple(turn: Turn, told: Told) -> Deed:
    if reason := _no_grapple(turn):
        raise Refused.of(reason)
    among = foes(turn.fight, turn.fighter)
    checked((target_circumstance(turn, among), _HOW, MODIFIER), told)
    target, how = turn.of(told_target(turn, told, among).id), str(told.get("how", STANDARD))
    cost = TURN if how == "charge" else 1
    if reason := unavailable(turn, cost, "attack"):
        raise Refused.of(reason, "how")
    if how == "charge" and in_melee(turn.fight, turn.id):
        raise Refused.of(note(IN_MELEE, "PC-24", name=turn.fighter.name), "how")
    grip = fists(turn)
    changed = modifiers(grip.arm, grip.way, said(turn, target, grip, told, how))
    case = GrappleInput(
        grip.skill.total, target.profile.ag + sum(each.value for each in effects(turn.fight, target.id)),
        (*changed, *effects(turn.fight, turn.id)),
    )  # fmt: skip
    aware = is_aware(target) and not (how == STANDARD and turn.tally.feint == target.id)
    defence, fortune = defence_of(target, aware), turn.fighter.condition.fortune

    def play() -> Play:
        yield note(GRAPPLES, "PC-41", name=turn.fighter.name, target=target.fighter.name)
        came = yield from whole(grapple_with, case, defence, fortune)
        return came

    def apply(fight: Fight, came: Grappled) -> Fight:
        fight = spent(fight, turn.id, cost, attacked=True, target=target.id)
        return _grappled(turn.at(fight), target.id, came)

    return Deed(play, apply, lambda: Shown(
        _HELD, _held_case, lambda came: _HELD[_held_case(came)].label,
        tuple(target_figures(note(CHARACTERISTICS["ws"]), grip.skill, case.modifiers)),
    ))  # fmt: skip


def _grappled(turn: Turn, target: int, came: Grappled) -> Fight:
    fight = with_defended(turn.of(target), came.defence)
    fight = with_fortune_left(with_fortune_left(fight, turn.id, came.fortune), target, came.defence.fortune)
    fight = joined(fight, turn.id, target)
    if not came.held:
        return fight
    # Whoever held someone, or was held, lets go for the new grapple.
    fight = released(fight, target)
    fight = with_tally(fight, turn.id, holds=target, kept=True)
    return with_tally(fight, target, held_by=turn.id, guarding=False)


_HELD = {
    "missed": Case(note(QT_TRANSLATE_NOOP("d100", "missed")), "muted"),
    "avoided": Case(note(QT_TRANSLATE_NOOP("d100", "parried or dodged")), "muted"),
    "slipped": Case(note(QT_TRANSLATE_NOOP("d100", "slips away")), "muted"),
    "held": Case(note(QT_TRANSLATE_NOOP("d100", "held")), "good"),
}


def _held_case(came: Grappled) -> str:
    if not came.hit:
        return "missed"
    return "held" if came.held else "avoided" if came.avoided else "slipped"


def _no_break(turn: Turn) -> Note | None:
    if reason := unavailable(turn, TURN, "break"):
        return reason
    return None if turn.tally.held_by else note(NOT_HELD, "PC-41", name=turn.fighter.name)


def _no_hold(turn: Turn) -> Note | None:
    return None if turn.tally.holds else note(HOLDS_NOBODY, "PC-41", name=turn.fighter.name)


def _break(turn: Turn, told: Told) -> Deed:
    if reason := _no_break(turn):
        raise Refused.of(reason)
    checked((), told)
    holder = turn.of(turn.tally.held_by)
    targets = turn.profile.s, holder.profile.s

    def play() -> Play:
        yield note(BREAKS, "PC-41", name=turn.fighter.name, target=holder.fighter.name)
        came = yield from contested(turn, holder, targets, again=False)
        return came

    def apply(fight: Fight, came: Contested) -> Fight:
        fight = with_fortune_left(spent(fight, turn.id, TURN), turn.id, came.fortune)
        return released(fight, turn.id) if came.won else fight

    said: Words = note(AGAINST, "PC-41", name=turn.fighter.name, mine=targets[0], target=holder.fighter.name,
                       theirs=targets[1])  # fmt: skip
    return Deed(play, apply, lambda: Shown(WON, lambda came: came.won, lambda came: WON[came.won].label, (said,)))


def _held(turn: Turn) -> Fighter:
    return turn.fight.fighter(turn.tally.holds)


def _keep(turn: Turn, told: Told) -> Deed:
    if reason := unavailable(turn, TURN, "hold") or _no_hold(turn):
        raise Refused.of(reason)
    checked((), told)
    return simply(turn, TURN, note(KEEPS, "PC-41", name=turn.fighter.name, target=_held(turn).name), kept=True)


def _let_go(turn: Turn, told: Told) -> Deed:
    if reason := unavailable(turn, 0, "hold") or _no_hold(turn):
        raise Refused.of(reason)
    checked((), told)
    said = note(LETS_GO, "PC-41", name=turn.fighter.name, target=_held(turn).name)
    return simply(turn, 0, said, lambda fight: released(fight, turn.id))


class Hurt(msgspec.Struct, frozen=True):
    """What came of hurting someone in a grapple: the holder’s fortune, the wounds, and what the other endured."""

    won: bool
    fortune: int
    wounds_left: int
    end: Endured
    damage: int = 0
    critical: Critical | None = None


def _hurt(turn: Turn, told: Told) -> Deed:
    if reason := unavailable(turn, TURN, "hold") or _no_hold(turn):
        raise Refused.of(reason)
    checked((), told)
    held = turn.of(turn.tally.holds)
    condition, who = held.fighter.condition, victim(held)
    # A grapple knows no place: the armour of the body counts (set).
    body = HeldInput(held.profile.tb, condition.wounds, held.profile.armour.body or 0)
    blows, sb = turn.profile.statistics.unarmed, fists(turn).sb

    def play() -> Play:
        yield note(HURTS, "PC-41", name=turn.fighter.name, target=held.fighter.name)
        came: Contested = yield from contested(turn, held, (turn.profile.s, held.profile.s), again=False)
        if not came.won:
            return Hurt(False, came.fortune, condition.wounds, untouched(who, condition.fortune))
        wound: Wound = yield from whole(_wound, body, sb, blows)
        end: Endured = yield from whole(endured, who, condition.fortune, wound.damage > 0, wound.dead)
        return Hurt(True, came.fortune, wound.wounds_left, end, wound.damage, wound.critical)

    def apply(fight: Fight, came: Hurt) -> Fight:
        fight = with_fortune_left(spent(fight, turn.id, TURN, kept=True, target=held.id), turn.id, came.fortune)
        return harmed(fight, held.id, came.wounds_left, came.end)

    return Deed(play, apply, lambda: _hurt_shown(turn, held, body, sb))


def _wound(body: HeldInput, sb: int, blows: str) -> Play:
    _rolled, wound = yield from hurt(body, sb, blows)
    return wound


def _hurt_shown(turn: Turn, held: Turn, body: HeldInput, sb: int) -> Shown:
    blows = turn.profile.statistics.unarmed
    armour = body.armour * (2 if blows == UNARMED else 1)
    most = most_by_dice(damage(blows).points(sb), body.tb, armour, body.wounds)
    against: Words = note(AGAINST, "PC-41", name=turn.fighter.name, mine=turn.profile.s, target=held.fighter.name,
                          theirs=held.profile.s)  # fmt: skip

    def case(came: Hurt) -> Any:
        return struck_case(came.damage, came.critical, most) if came.won else False

    def sentence(came: Hurt) -> Words:
        if not came.won:
            return WON[False].label
        told = wound_told(came.damage, came.wounds_left, came.critical)
        return several((told, note(SAVED, "PC-61"))) if came.end.saved else told

    return Shown({False: WON[False], **struck_cases(most)}, case, sentence, (against,))
