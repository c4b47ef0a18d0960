# SPDX-License-Identifier: GPL-3.0-or-later
"""Channelling and casting in a fight (PC-70 to PC-79)."""

from collections.abc import Iterator

from panoplia.rules.d100.caster import Caster
from panoplia.rules.d100.casting import CHANNELLING, CastInput
from panoplia.rules.d100.checks import WithFortune, passed_at_last
from panoplia.rules.d100.circumstances import MODIFIER, TARGET, own, told_target
from panoplia.rules.d100.combat.attacks import NOT_SEEN
from panoplia.rules.d100.combat.extended import TIMES, begun, taking
from panoplia.rules.d100.combat.guard import effects
from panoplia.rules.d100.combat.harm import spell_of
from panoplia.rules.d100.combat.opposed import with_fortune_left
from panoplia.rules.d100.combat.profiles import CHANNELLED
from panoplia.rules.d100.combat.spell_deeds import cast_deed
from panoplia.rules.d100.combat.tally import TURN
from panoplia.rules.d100.combat.targets import everyone, preset, target_circumstance
from panoplia.rules.d100.combat.targets import told_target as told_one
from panoplia.rules.d100.combat.turn import HALF, VARIES, Rule, Turn, spent, unavailable
from panoplia.rules.d100.derived import cast_modifier, magic
from panoplia.rules.d100.gear import Spell
from panoplia.rules.d100.modifiers import by_the_gm
from panoplia.rules.d100.percent import total
from panoplia.rules.d100.spell_trials import WINDS, too_little
from panoplia.rules.editors import Number
from panoplia.rules.fights.combat import Deed, Shown
from panoplia.rules.fights.state import Fight
from panoplia.rules.fights.told import checked
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Play
from panoplia.rules.system import Case, Lore
from panoplia.rules.trial import Circumstance, Tick, Told

CAST = "cast:"
MOST_TURNS = 20
GAGGED = QT_TRANSLATE_NOOP("d100", "{name} cannot speak, and no spell is cast without words.")
NO_SPELLS = QT_TRANSLATE_NOOP("d100", "{name} knows no spell.")
CHANNELS = QT_TRANSLATE_NOOP("d100", "{name} channels.")
CHANNELLED_ALREADY = QT_TRANSLATE_NOOP("d100", "{name} has channelled already: the next action is to cast.")
NOT_CHANNELLED = QT_TRANSLATE_NOOP("d100", "With too little mana a spell needs a success in channelling first.")
_SEEN = Circumstance(
    "seen", QT_TRANSLATE_NOOP("d100", "The target is in sight"), Tick(), True,
    QT_TRANSLATE_NOOP("d100", "else no missile"), "PC-77",
)  # fmt: skip
_FIGHT = Circumstance(
    "fight", QT_TRANSLATE_NOOP("d100", "The target will not be touched"), Tick(), True,
    QT_TRANSLATE_NOOP("d100", "a test of weapon skill to touch"), "PC-78",
)  # fmt: skip
_FULL_ACTIONS = Circumstance(
    "full_actions", QT_TRANSLATE_NOOP("d100", "Full actions that it takes"), Number(1, MOST_TURNS), 2, clause="PC-79"
)


def rules() -> Iterator[Rule]:
    """Channelling; spells are each an action of their own."""
    yield Rule(
        "channel", note(QT_TRANSLATE_NOOP("d100", "Channel")), "PC-72",
        note(QT_TRANSLATE_NOOP("d100", "Just before a spell; on a success Magic is added to the casting roll."),
             "PC-72"), HALF, _no_channelling, _channelled,
        lambda turn: (*own(turn.profile.statistics, *CHANNELLED), MODIFIER),
    )  # fmt: skip


def spells(turn: Turn) -> Iterator[Rule]:
    """A rule for each spell that someone knows; one that says why there is none (PC-70)."""
    known = tuple(caster_of(turn).spells)
    if not known:
        yield _nothing_to_cast()
    for lore in known:
        yield spell_rule(lore)


def caster_of(turn: Turn) -> Caster:
    """Someone as a caster, as they are now."""
    return Caster(turn.fight.subject(turn.fighter), turn.profile.worn)


def _nothing_to_cast() -> Rule:
    def refusal(turn: Turn) -> Note:
        return caster_of(turn).unable() or note(NO_SPELLS, "PC-70", name=turn.fighter.name)

    def deed(turn: Turn, _told: Told) -> Deed:
        raise Refused.of(refusal(turn))

    return Rule("cast", note(QT_TRANSLATE_NOOP("d100", "Cast a spell")), "PC-70", "", VARIES, refusal, deed)


def spell_rule(lore: Lore) -> Rule:
    """The action of casting one spell."""
    data: Spell = lore.data
    explained = note(
        QT_TRANSLATE_NOOP("d100", "Difficulty and cost: {difficulty}."), "PC-71", difficulty=data.difficulty
    )
    return Rule(
        CAST + lore.ref, note(QT_TRANSLATE_NOOP("d100", "Cast: {spell}"), spell=lore.names), "PC-71", explained,
        taking(TIMES.get(data.time, (TURN, TURN))), lambda turn: _refusal(turn, lore),
        lambda turn, told: _deed(turn, lore, told), lambda turn: circumstances(turn, lore, _begins(lore)),
    )  # fmt: skip


def _begins(lore: Lore) -> bool:
    """Whether the roll is not made with its first step."""
    return lore.data.time in ("full+half", "extended")


def _unable(turn: Turn) -> Note | None:
    if reason := caster_of(turn).unable():
        return reason
    return note(GAGGED, "PC-70", name=turn.fighter.name) if turn.tally.gagged else None


def _refusal(turn: Turn, lore: Lore) -> Note | None:
    data: Spell = lore.data
    if reason := unavailable(turn, TIMES.get(data.time, (TURN,))[0], "cast") or _unable(turn):
        return reason
    return no_mana(turn, data, turn.tally.channelled == "yes")


def no_mana(turn: Turn, data: Spell, channelled: bool) -> Note | None:
    """Why there is too little mana for a spell (PC-73)."""
    caster = caster_of(turn)
    if not caster.short_of(data):
        return None
    return too_little(caster, data) or (None if channelled else note(NOT_CHANNELLED, "PC-73"))


def circumstances(turn: Turn, lore: Lore, begins: bool) -> Iterator[Circumstance]:
    """What is asked of a spell; of one that only begins no more than how long it takes (PC-75 to PC-79)."""
    data: Spell = lore.data
    if begins:
        if data.time == "extended":
            yield _FULL_ACTIONS
        return
    among = everyone(turn.fight, turn.fighter)
    yield target_circumstance(turn, among)
    first = preset(turn, among)
    yield from WINDS
    if data.kind in ("missile", "missile_ignores_armour"):
        yield _SEEN
    if data.kind == "missile" and first:
        points = turn.of(first.id).profile.armour.body or 0
        armour = next(each for each in TARGET if each.id == "armour")
        yield Circumstance(armour.id, armour.label, armour.editor, points, armour.effect, "PC-77")
    if data.kind == "touch":
        yield from (_FIGHT, MODIFIER)
    yield from own(turn.profile.statistics, "mag", "cast", "wp", "ws")


def _deed(turn: Turn, lore: Lore, told: Told) -> Deed:
    if reason := _refusal(turn, lore):
        raise Refused.of(reason)
    data: Spell = lore.data
    begins = _begins(lore)
    checked(circumstances(turn, lore, begins), told)
    steps = TIMES.get(data.time) or (TURN,) * int(told.get("full_actions", _FULL_ACTIONS.start))
    channelled = turn.tally.channelled == "yes"
    return begun(turn, "cast", lore.ref, lore.names, steps,
                 lambda cost: cast(turn, lore, {} if begins else told, cost, channelled), channelled)  # fmt: skip


def going_on_asks(turn: Turn, ref: str) -> tuple[Circumstance, ...]:
    """What is asked with the last step of a spell."""
    return tuple(circumstances(turn, spell_of(turn.fight, ref), begins=False))


def cast(turn: Turn, lore: Lore, told: Told, cost: int, channelled: bool) -> Deed:
    """The casting roll, and what it strikes (PC-71 to PC-78)."""
    data: Spell = lore.data
    if data.kind in ("missile", "missile_ignores_armour") and not told.get("seen", True):
        raise Refused(NOT_SEEN, "seen", "PC-77")
    profile = turn.profiles.under(turn.fight, turn.fighter, told)
    case = CastInput(
        magic(profile.statistics).total, turn.fighter.condition.mana, data.difficulty,
        per_die=int(told.get("per_die", 0)), dice=int(told.get("dice", 0)), house=turn.fight.house,
    )  # fmt: skip
    target = turn.of(told_one(turn, told, everyone(turn.fight, turn.fighter)).id)
    modifier = cast_modifier(profile.statistics, profile.worn)
    return cast_deed(turn, target, profile, lore, case, modifier, told, cost, channelled)


def _no_channelling(turn: Turn) -> Note | None:
    if turn.tally.channelled:
        return note(CHANNELLED_ALREADY, "PC-72", name=turn.fighter.name)
    if reason := unavailable(turn, 1, "cast") or _unable(turn):
        return reason
    return None if any(True for _ in caster_of(turn).spells) else note(NO_SPELLS, "PC-70", name=turn.fighter.name)


def _channelled(turn: Turn, told: Told) -> Deed:
    if reason := _no_channelling(turn):
        raise Refused.of(reason)
    checked((*own(turn.profile.statistics, *CHANNELLED), MODIFIER), told)
    caster = caster_of(turn)
    figure = caster.channelling(turn.profiles.under(turn.fight, turn.fighter, told).statistics)
    assert figure is not None
    changed = (*by_the_gm(int(told.get("modifier", 0))), *effects(turn.fight, turn.id))
    target = figure.total + total(changed)

    def play() -> Play:
        yield note(CHANNELS, "PC-72", name=turn.fighter.name)
        came = yield from passed_at_last(target, CHANNELLING, "PC-72", turn.fighter.condition.fortune)
        return came

    def apply(fight: Fight, came: WithFortune) -> Fight:
        fight = spent(fight, turn.id, 1, channelled="yes" if came.result else "no")
        return with_fortune_left(fight, turn.id, came.fortune)

    return Deed(play, apply, lambda: Shown(
        _CHANNELLED, lambda came: came.result, lambda came: _CHANNELLED[came.result].label,
        tuple(told_target(note(QT_TRANSLATE_NOOP("d100", "Channelling")), figure, changed)),
    ))  # fmt: skip


_CHANNELLED = {
    True: Case(note(QT_TRANSLATE_NOOP("d100", "channelled")), "good"),
    False: Case(note(QT_TRANSLATE_NOOP("d100", "not channelled")), "bad"),
}
