# SPDX-License-Identifier: GPL-3.0-or-later
"""Using a skill in a fight (PC-10 to PC-18, PC-24)."""

from collections.abc import Iterator

from panoplia.rules.d100.checks import SkillTestResult, tried
from panoplia.rules.d100.circumstances import DIFFICULTY, MODIFIER, general, told_target
from panoplia.rules.d100.combat.extended import begun
from panoplia.rules.d100.combat.guard import effects
from panoplia.rules.d100.combat.opposed import with_fortune_left
from panoplia.rules.d100.combat.tally import TURN
from panoplia.rules.d100.combat.turn import VARIES, Rule, Turn, spent, unavailable
from panoplia.rules.d100.derived import SkillTarget, targets
from panoplia.rules.d100.percent import total
from panoplia.rules.d100.skills import known_skills
from panoplia.rules.editors import Pick
from panoplia.rules.fights.combat import Deed, Shown
from panoplia.rules.fights.state import Fight
from panoplia.rules.fights.told import checked
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Play
from panoplia.rules.system import Case
from panoplia.rules.trial import NAMED, Circumstance, Told

NO_SKILLS = QT_TRANSLATE_NOOP("d100", "{name} knows no skill that could be tried.")
TRIES = QT_TRANSLATE_NOOP("d100", "{name} uses a skill: {skill}.")
_TAKES = {
    "half": (1,),
    "full": (TURN,),
    "2_full": (TURN,) * 2,
    "3_full": (TURN,) * 3,
    "4_full": (TURN,) * 4,
}
_TIME = Circumstance(
    "takes", QT_TRANSLATE_NOOP("d100", "It takes"),
    Pick((("half", QT_TRANSLATE_NOOP("d100", "a half action")),
          ("full", QT_TRANSLATE_NOOP("d100", "a full action")),
          ("2_full", QT_TRANSLATE_NOOP("d100", "2 full actions")),
          ("3_full", QT_TRANSLATE_NOOP("d100", "3 full actions")),
          ("4_full", QT_TRANSLATE_NOOP("d100", "4 full actions")))), "half", clause="PC-24",
)  # fmt: skip
OF_TEST = (DIFFICULTY, MODIFIER)


def rules() -> Iterator[Rule]:
    """One action for every skill."""
    yield Rule(
        "skill", note(QT_TRANSLATE_NOOP("d100", "Use a skill")), "PC-24",
        note(QT_TRANSLATE_NOOP("d100", "A test, as long as the GM says that it takes."), "PC-24"), VARIES,
        _refusal, _deed, lambda turn: (_which(turn), _TIME, *OF_TEST),
    )  # fmt: skip


def _known(turn: Turn) -> dict[str, SkillTarget]:
    """Every skill that can be tried, by the key that it is told by."""
    profile = turn.profile
    found = targets(profile.statistics, known_skills(turn.fight.lore), profile.worn)
    return {_key(each): each for each in found if each.target is not None}


def _key(target: SkillTarget) -> str:
    speciality = target.owned.speciality if target.owned else ""
    return f"{target.key}/{speciality}" if speciality else target.key


def _which(turn: Turn) -> Circumstance:
    known = _known(turn)
    first = next((key for key, each in known.items() if each.owned), next(iter(known)))
    options = tuple((key, each.name) for key, each in known.items())
    return Circumstance("skill", QT_TRANSLATE_NOOP("d100", "Skill"), Pick(options), first, clause="PC-10")


def _refusal(turn: Turn) -> Note | None:
    if reason := unavailable(turn, 1):
        return reason
    return None if _known(turn) else note(NO_SKILLS, "PC-11", name=turn.fighter.name)


def _deed(turn: Turn, told: Told) -> Deed:
    if reason := _refusal(turn):
        raise Refused.of(reason)
    which = _which(turn)
    checked((which, _TIME, *OF_TEST), told)
    key, steps = str(told.get("skill", which.start)), _TAKES[str(told.get("takes", _TIME.start))]
    if reason := unavailable(turn, steps[0]):
        raise Refused.of(reason, "takes")
    return begun(turn, "skill", key, _known(turn)[key].name, steps, lambda cost: used(turn, key, told, cost))


def skill_words(turn: Turn, key: str) -> Words:
    """A skill by its key, in words."""
    return _known(turn)[key].name


def used(turn: Turn, key: str, told: Told, cost: int) -> Deed:
    """The test, with the last step of what may have taken several turns."""
    found = _known(turn)[key]
    figure = found.target
    assert figure is not None
    changed = (*general({"modifier": 0, **told}), *effects(turn.fight, turn.id))
    target, clause = figure.total + total(changed), "PC-10" if found.owned else "PC-11"

    def play() -> Play:
        yield note(TRIES, "PC-24", name=turn.fighter.name, skill=found.name)
        came = yield from tried(target, clause, turn.fighter.condition.fortune)
        return came

    def apply(fight: Fight, came: SkillTestResult) -> Fight:
        return with_fortune_left(spent(fight, turn.id, cost, extended=None), turn.id, came.fortune)

    return Deed(play, apply, lambda: Shown(
        _SUCCESS, lambda came: came.success, lambda came: note(NAMED, piece=found.name, said=_said(came)),
        tuple(told_target(found.name, figure, changed)),
    ))  # fmt: skip


_SUCCESS = {
    True: Case(note(QT_TRANSLATE_NOOP("d100", "success")), "good"),
    False: Case(note(QT_TRANSLATE_NOOP("d100", "failure")), "bad"),
}


def _said(came: SkillTestResult) -> Words:
    told = (
        QT_TRANSLATE_NOOP("d100", "success, levels: {levels}")
        if came.success
        else QT_TRANSLATE_NOOP("d100", "failure, levels: {levels}")
    )
    return note(told, "PC-13", levels=abs(came.levels))
