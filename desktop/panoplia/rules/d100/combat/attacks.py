# SPDX-License-Identifier: GPL-3.0-or-later
"""The attack actions: standard, charge, guarded and all-out (PC-24, PC-30 to PC-43)."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from panoplia.rules.d100.attack_circumstances import MOST_METRES, STANDARD
from panoplia.rules.d100.attack_trials import blow_told, damage_told, most_of, of_blows_told
from panoplia.rules.d100.character import CHARACTERISTICS
from panoplia.rules.d100.circumstances import MODIFIER, bringing, own, with_clause
from panoplia.rules.d100.circumstances import told_target as target_figures
from panoplia.rules.d100.combat.assaults import assault, first_grip, sees_shot
from panoplia.rules.d100.combat.guard import is_aware
from panoplia.rules.d100.combat.melee import in_melee, is_first_round
from panoplia.rules.d100.combat.profiles import Grip, Profile, own_targets
from panoplia.rules.d100.combat.shooting import useless
from panoplia.rules.d100.combat.strike import Assault, Struck, announced, landed, strike
from panoplia.rules.d100.combat.tally import TURN
from panoplia.rules.d100.combat.targets import foes, nobody, target_circumstance, told_target
from panoplia.rules.d100.combat.turn import FULL, HALF, Rule, Turn, spent, unavailable
from panoplia.rules.d100.damage import has_impact
from panoplia.rules.d100.struck import struck_case, struck_cases
from panoplia.rules.editors import Number, Pick
from panoplia.rules.fights.combat import Deed, Shown
from panoplia.rules.fights.deeds import AGAINST
from panoplia.rules.fights.state import Fight
from panoplia.rules.fights.told import checked
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, Words, note, several
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Play, whole
from panoplia.rules.system import Case
from panoplia.rules.trial import Circumstance, Tick, Told

CHARGE_FROM = 4
"""Metres from which one can charge (PC-24)."""
IN_MELEE = QT_TRANSLATE_NOOP("d100", "{name} is in melee, nearer than 4 m: disengage before a charge.")
TOO_NEAR = QT_TRANSLATE_NOOP("d100", "A charge begins at least 4 m away, not {distance} m.")
NOT_STRAIGHT = QT_TRANSLATE_NOOP("d100", "The last 4 m of a charge are run in a straight line, within reach.")
NOT_SEEN = QT_TRANSLATE_NOOP("d100", "Without a line of sight nobody shoots or throws.")
LABEL = QT_TRANSLATE_NOOP("d100", "{weapon}, {way}")
_AWARE = QT_TRANSLATE_NOOP("d100", "The target sees the blow coming")
_SEEN = Circumstance(
    "seen", QT_TRANSLATE_NOOP("d100", "The target is in sight"), Tick(), True,
    QT_TRANSLATE_NOOP("d100", "else it cannot be shot at"), "PC-39",
)  # fmt: skip
_STRAIGHT = Circumstance(
    "straight", QT_TRANSLATE_NOOP("d100", "Within reach, the last 4 m in a straight line"), Tick(), True,
    QT_TRANSLATE_NOOP("d100", "else no charge"), "PC-24",
)  # fmt: skip


class Way(msgspec.Struct, frozen=True):
    """An attack action: its modifier is that of its name (PC-24)."""

    id: str
    title: Phrase
    explanation: Phrase
    cost: int
    action: str

    @property
    def melee_only(self) -> bool:
        """Whether nothing can be shot or thrown."""
        return self.action != STANDARD


WAYS = (
    Way("attack", QT_TRANSLATE_NOOP("d100", "Standard attack"),
        QT_TRANSLATE_NOOP("d100", "A blow or a shot."), 1, STANDARD),
    Way("charge", QT_TRANSLATE_NOOP("d100", "Charge attack"),
        QT_TRANSLATE_NOOP("d100", "From at least 4 m away; +10 to hit."), TURN, "charge"),
    Way("guarded", QT_TRANSLATE_NOOP("d100", "Guarded attack"),
        QT_TRANSLATE_NOOP("d100", "−10 to hit; +10 to parry and dodge until the next turn."), TURN, "guarded"),
    Way("all_out", QT_TRANSLATE_NOOP("d100", "All-out attack"),
        QT_TRANSLATE_NOOP("d100", "+20 to hit; neither parry nor dodge until the next turn."), TURN, "all_out"),
)  # fmt: skip


def rules() -> Iterator[Rule]:
    """The attack actions."""
    for way in WAYS:
        yield _rule(way)


def _rule(way: Way) -> Rule:
    return Rule(
        way.id, note(way.title), "PC-24", note(way.explanation, "PC-24"), FULL if way.cost == TURN else HALF,
        lambda turn: _refusal(turn, way), lambda turn, told: _deed(turn, way, told),
        lambda turn: _circumstances(turn, way),
    )  # fmt: skip


def _refusal(turn: Turn, way: Way) -> Note | None:
    if reason := unavailable(turn, way.cost, "attack") or nobody(turn, foes(turn.fight, turn.fighter)):
        return reason
    if way.id == "charge" and in_melee(turn.fight, turn.id):
        return note(IN_MELEE, "PC-24", name=turn.fighter.name)
    return None


def _circumstances(turn: Turn, way: Way) -> Iterator[Circumstance]:
    profile, among = turn.profile, foes(turn.fight, turn.fighter)
    grips = tuple(grip for grip in profile.grips if grip.way.melee or not way.melee_only)
    first = first_grip(turn, profile, way.melee_only)
    target = turn.of(told_target(turn, {}, among).id)
    yield target_circumstance(turn, among)
    options = tuple((grip.key, label(grip)) for grip in grips)
    yield Circumstance("with", QT_TRANSLATE_NOOP("d100", "With"), Pick(options), first.key, clause="PC-30")
    if way.id == "charge":
        yield Circumstance("distance", QT_TRANSLATE_NOOP("d100", "Distance in metres"), Number(0, MOST_METRES),
                           CHARGE_FROM, clause="PC-24")  # fmt: skip
        yield _STRAIGHT
    yield Circumstance("aware", _AWARE, Tick(), is_aware(target), QT_TRANSLATE_NOOP("d100", "else no parry, no dodge"),
                       "PC-32")  # fmt: skip
    if any("tiring" in grip.way.qualities for grip in grips):
        yield Circumstance("first_round", QT_TRANSLATE_NOOP("d100", "First round of the melee"), Tick(),
                           is_first_round(turn.fight, turn.id), QT_TRANSLATE_NOOP("d100", "else no impact"),
                           "PC-42")  # fmt: skip
    yield from _at_range(turn, target, grips)
    melee = {grip.way.melee for grip in grips}
    for targets in dict.fromkeys(each for kind in sorted(melee) for each in own_targets(kind)):
        yield from own(profile.statistics, targets)
    yield MODIFIER


def _at_range(turn: Turn, target: Turn, grips: tuple[Grip, ...]) -> Iterator[Circumstance]:
    far = tuple(grip.key for grip in grips if not grip.way.melee)
    if not far:
        return
    first = next(grip for grip in grips if not grip.way.melee)
    asked = (
        Circumstance("distance", QT_TRANSLATE_NOOP("d100", "Distance in metres"), Number(0, MOST_METRES),
                     first.way.short or 0, clause="PC-39"),
        _SEEN,
        msgspec.structs.replace(
            bringing("target_in_melee", QT_TRANSLATE_NOOP("d100", "The target is in melee"), "target_in_melee"),
            start=in_melee(turn.fight, target.id),
        ),
        msgspec.structs.replace(
            bringing("shield_seen", QT_TRANSLATE_NOOP("d100", "Its shield is up in time"), "shield_seen"),
            start=sees_shot(target),
        ),
    )  # fmt: skip
    yield from (msgspec.structs.replace(each, only=("with", *far)) for each in asked)


def label(grip: Grip) -> Words:
    """A weapon in one of its ways, in words."""
    return note(LABEL, weapon=grip.piece.name, way=note(grip.way.label)) if grip.piece.id else grip.piece.name


def _deed(turn: Turn, way: Way, told: Told) -> Deed:
    if reason := _refusal(turn, way):
        raise Refused.of(reason)
    among = foes(turn.fight, turn.fighter)
    if told and told.keys() != {"target"}:
        checked(_circumstances(turn, way), told)
    target = turn.of(told_target(turn, told, among).id)
    profile = turn.profiles.under(turn.fight, turn.fighter, told)
    grip = told_grip(turn, profile, told, way.melee_only)
    _can_be(way, grip, told)
    rolled = assault(turn, target, grip, told, way.action)
    said = announced(turn, target, grip)

    def play() -> Play:
        yield said
        struck = yield from whole(strike, rolled)
        return struck

    def apply(fight: Fight, struck: Struck) -> Fight:
        fight = spent(fight, turn.id, way.cost, attacked=True, target=target.id, guarded=way.id == "guarded",
                      all_out=way.id == "all_out")  # fmt: skip
        return landed(turn.at(fight), target.id, grip, struck)

    return Deed(play, apply, lambda: shown(rolled, grip, target.fighter.name))


def told_grip(turn: Turn, profile: Profile, told: Told, melee_only: bool) -> Grip:
    """The weapon that was told, or the first that can be used; ``Refused`` with the reason for one that cannot."""
    key = told.get("with")
    if key is None:
        return first_grip(turn, profile, melee_only)
    grip = profile.grip(str(key))
    if reason := useless(grip, turn.fighter):
        raise Refused.of(reason, "with")
    return grip


def _can_be(way: Way, grip: Grip, told: Told) -> None:
    """``Refused`` where the way there, or the sight of it, does not allow the attack (PC-24, PC-39)."""
    if way.id == "charge":
        distance = int(told.get("distance", CHARGE_FROM))
        if distance < CHARGE_FROM:
            raise Refused(TOO_NEAR, "distance", "PC-24", distance=distance)
        if not told.get("straight", True):
            raise Refused(NOT_STRAIGHT, "straight", "PC-24")
    elif not grip.way.melee and not told.get("seen", True):
        raise Refused(NOT_SEEN, "seen", "PC-39")


def struck_told(struck: Struck) -> Words:
    """What came of a blow, in a line."""
    said = blow_told(struck.told)
    return several((said, note(SAVED, "PC-61"))) if struck.end.saved else said


MISSED, AVOIDED = "missed", "avoided"
SAVED = QT_TRANSLATE_NOOP("d100", "saved by fate")


def shown(rolled: Assault, grip: Grip, target: str) -> Shown:
    """A blow for people, in the words of the sheet."""
    most = most_of(rolled.case)
    case = rolled.case
    figure = grip.skill
    sources = (
        *target_figures(note(CHARACTERISTICS["ws" if case.melee else "bs"]), figure, case.modifiers),
        with_clause(damage_told(case.damage, case.sb, has_impact(case.qualities, case.first_round)), "PC-33"),
        *of_blows_told(grip.arm, grip.way),
    )
    return Shown(
        _cases(most),
        lambda struck: _case(struck, most),
        lambda struck: note(AGAINST, weapon=grip.piece.name, target=target, said=struck_told(struck)),
        sources,
        lambda struck: struck.damage if struck.hit and not struck.defence.success else 0,
        {"defence": target, "fate": target},
    )


def _cases(most: int) -> Mapping[Any, Case]:
    return {
        MISSED: Case(note(QT_TRANSLATE_NOOP("d100", "missed")), "muted"),
        AVOIDED: Case(note(QT_TRANSLATE_NOOP("d100", "parried or dodged")), "muted"),
        **struck_cases(most),
        "saved": Case(note(SAVED), "good"),
    }


def _case(struck: Struck, most: int) -> Any:
    if not struck.hit:
        return MISSED
    if struck.defence.success:
        return AVOIDED
    return "saved" if struck.end.saved else struck_case(struck.damage, struck.critical, most)
