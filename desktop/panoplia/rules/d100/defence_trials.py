# SPDX-License-Identifier: GPL-3.0-or-later
"""A parry and a dodge of one's own from the sheet (PC-24, PC-32, PC-42, PC-78)."""

from collections.abc import Iterator, Mapping
from typing import Any

from panoplia.rules.d100 import durability, gear, offers
from panoplia.rules.d100.arms import borrowed_die
from panoplia.rules.d100.character import OF_SKILL, Statistics
from panoplia.rules.d100.circumstances import (
    MODIFIER,
    bringing,
    fortune_left,
    general,
    granted,
    own,
    told_target,
    with_fortune,
)
from panoplia.rules.d100.defence import dodged
from panoplia.rules.d100.derived import SkillTarget, characteristic, owned_target
from panoplia.rules.d100.fitness import dead
from panoplia.rules.d100.modifiers import known
from panoplia.rules.d100.parry import Used, parry_with
from panoplia.rules.d100.parrying import Readied, of_piece, parry_target
from panoplia.rules.d100.percent import Modifiers
from panoplia.rules.d100.skills import DODGE as DODGING
from panoplia.rules.d100.skills import known_skills
from panoplia.rules.d100.worn import Worn
from panoplia.rules.editors import Pick
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note, several
from panoplia.rules.system import Case, Piece, Subject
from panoplia.rules.trial import NAMED, Attempt, Circumstance, Effects, Tick, Told, Trial, complete
from panoplia.rules.usage_dice import Die

NEITHER = "neither"
_AGAINST = Circumstance(
    "against", QT_TRANSLATE_NOOP("d100", "Against a weapon"),
    Pick(((NEITHER, QT_TRANSLATE_NOOP("d100", "any other")),
          ("slow", QT_TRANSLATE_NOOP("d100", "slow")), ("fast", QT_TRANSLATE_NOOP("d100", "fast")))), NEITHER,
    QT_TRANSLATE_NOOP("d100", "slow +10, fast −10"), "PC-42",
)  # fmt: skip
_GUARDED = bringing("guarded", QT_TRANSLATE_NOOP("d100", "After a guarded attack of one’s own"), "guarded_defence")
_TOUCH = bringing("touch", QT_TRANSLATE_NOOP("d100", "Against a touch spell"), "touch")
_MORE = Circumstance(
    "more", QT_TRANSLATE_NOOP("d100", "One more in the same round"), Tick(), False,
    QT_TRANSLATE_NOOP("d100", "a point of fortune"), "PC-62",
)  # fmt: skip


def defence_trials(subject: Subject, worn: Worn) -> Iterator[Trial]:
    """Parry, then dodge."""
    yield _parry(subject, worn)
    yield _dodge(subject, worn)


def _of_blow(subject: Subject) -> tuple[Circumstance, ...]:
    return (_AGAINST, _GUARDED, _TOUCH, *((_MORE,) if subject.condition.fortune else ()))


def _fortune(subject: Subject, said: Told) -> int:
    """What is left of it for the roll, where one more parry or dodge is bought (PC-62)."""
    left: int = subject.condition.fortune
    return left - bool(said.get("more"))


def _against(said: Told) -> Modifiers:
    """What both a parry and a dodge are modified by."""
    found = (
        *(("guarded_defence",) if said["guarded"] else ()),
        *((str(said["against"]),) if said["against"] != NEITHER else ()),
        *(("touch",) if said["touch"] else ()),
    )
    return (*(known(id) for id in found), *general(said))


def _parry(subject: Subject, worn: Worn) -> Trial:
    readied = Readied.of(subject.pieces)
    refusal = dead(subject) or readied.refusal
    asked = tuple(_of_parry(readied, subject))
    explained = note(
        QT_TRANSLATE_NOOP(
            "d100", "Once a round, from a parrying stance or with what the other hand holds; not against what is shot."
        ), "PC-32",
    )  # fmt: skip
    return Trial(
        offers.PARRY.id, offers.PARRY.title, "PC-32", refusal or explained, refusal, asked,
        lambda told: _parry_attempt(readied, subject, worn, complete(asked, told)),
    )  # fmt: skip


def _of_parry(readied: Readied, subject: Subject) -> Iterator[Circumstance]:
    if len(readied.usable) > 1:
        options = tuple((str(piece.id), piece.name) for piece in readied.usable)
        start = str(readied.best.id)
        yield Circumstance("with", QT_TRANSLATE_NOOP("d100", "With"), Pick(options), start, clause="PC-32")
    yield from (*_of_blow(subject), *own(subject.statistics, "ws"), MODIFIER)


def _parry_attempt(readied: Readied, subject: Subject, worn: Worn, said: Told) -> Attempt:
    piece = next((piece for piece in readied.usable if str(piece.id) == said.get("with")), readied.usable[0])
    statistics = granted(subject.statistics, said)
    skill, figure = characteristic(statistics, "ws", worn).total, parry_target(statistics, piece, worn)
    against, die = _against(said), borrowed_die(piece, subject.house)
    modifiers = (*of_piece(piece), *against)
    return Attempt(
        script=lambda: parry_with(skill, modifiers, die, _fortune(subject, said)),
        cases=_parry_cases(die),
        case=lambda used: _parry_case(used, die),
        sentence=lambda used: note(
            NAMED, piece=piece.name, said=with_fortune(_parry_told(used, die), subject, used.result.fortune)
        ),
        effects=lambda used: _parry_effects(used, piece, die, subject),
        sources=tuple(told_target(offers.PARRY.title, figure, against)),
    )


_PARRIED: Mapping[bool, Case] = {
    True: Case(note(QT_TRANSLATE_NOOP("d100", "parried")), "good"),
    False: Case(note(QT_TRANSLATE_NOOP("d100", "not parried")), "bad"),
}


def _parry_cases(die: Die | None) -> Mapping[Any, Case]:
    wearing = {
        "broken": Case(note(QT_TRANSLATE_NOOP("d100", "weapon broken")), "bad"),
        "worn": Case(note(QT_TRANSLATE_NOOP("d100", "weapon worn")), "warn"),
    }
    return {**(wearing if die else {}), **_PARRIED}


def _parry_case(used: Used, die: Die | None) -> Any:
    if used.die == die or used.result.success:
        return used.result.success
    return "worn" if used.die else "broken"


def _parry_told(used: Used, die: Die | None) -> Words:
    said = _PARRIED[used.result.success].label
    return said if used.die == die else several((said, durability.told(die, used.die)))


def _parry_effects(used: Used, piece: Piece, die: Die | None, subject: Subject) -> Effects:
    condition = fortune_left(subject, used.result.fortune).condition
    return Effects(condition=condition, wear={} if used.die == die else {piece.id: gear.worn_to(piece, used.die)})


def _dodge(subject: Subject, worn: Worn) -> Trial:
    refusal = dead(subject) or (None if _dodging(subject, subject.statistics, worn) else _NO_DODGE)
    asked = (*_of_blow(subject), *own(subject.statistics, OF_SKILL + DODGING, "ag"), MODIFIER)
    explained = note(
        QT_TRANSLATE_NOOP("d100", "Once a round, by those who see the blow coming; not against what is shot."), "PC-32"
    )
    return Trial(
        offers.DODGE.id, offers.DODGE.title, "PC-32", refusal or explained, refusal, asked,
        lambda told: _dodge_attempt(subject, worn, complete(asked, told)),
    )  # fmt: skip


_NO_DODGE = note(QT_TRANSLATE_NOOP("d100", "Without the skill Dodge nobody dodges a blow."), "PC-32")


def _dodging(subject: Subject, statistics: Statistics, worn: Worn) -> SkillTarget | None:
    """The skill as the sheet has it (PC-32)."""
    return owned_target(statistics, known_skills(subject.lore), DODGING, worn)


def _dodge_attempt(subject: Subject, worn: Worn, said: Told) -> Attempt:
    skill = _dodging(subject, granted(subject.statistics, said), worn)
    assert skill is not None
    assert skill.target is not None
    target, modifiers = skill.target.total, _against(said)
    return Attempt(
        script=lambda: dodged(target, modifiers, _fortune(subject, said)),
        cases=_DODGED,
        case=lambda came: came.result,
        sentence=lambda came: with_fortune(_DODGED[came.result].label, subject, came.fortune),
        effects=lambda came: fortune_left(subject, came.fortune),
        sources=tuple(told_target(skill.name, skill.target, modifiers)),
    )


_DODGED: Mapping[bool, Case] = {
    True: Case(note(QT_TRANSLATE_NOOP("d100", "dodged")), "good"),
    False: Case(note(QT_TRANSLATE_NOOP("d100", "not dodged")), "bad"),
}
