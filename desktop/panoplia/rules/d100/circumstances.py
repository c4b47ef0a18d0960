# SPDX-License-Identifier: GPL-3.0-or-later
"""What is told of a test before its dice, and how what it comes to is told (PC-4, PC-10, PC-12, PC-30)."""

from collections.abc import Iterable, Iterator

import msgspec

from panoplia.rules.d100.character import OwnModifier, Statistics
from panoplia.rules.d100.derived import conditional
from panoplia.rules.d100.modifiers import BY_ID, DIFFICULTIES, WITH_SIGN, Known, by_the_gm, known, named
from panoplia.rules.d100.percent import Modifier, Modifiers, total
from panoplia.rules.d100.places import Armour, armour_written
from panoplia.rules.editors import Line, Number, Pick
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note, several, signed
from panoplia.rules.system import Subject
from panoplia.rules.trial import Circumstance, Effects, Tick, Told
from panoplia.rules.why import Sum, Term

MOST_MODIFIER, MOST_WOUNDS, MOST_POINTS, MOST_TARGET = 100, 999, 99, 200
LONGEST_ARMOUR = 40
NORMAL = "normal"
WITH_CLAUSE = QT_TRANSLATE_NOOP("d100", "{words} ({clause})")


def _difficulty(each: Known) -> Words:
    return named(each.modifier) if each.value else each.label


DIFFICULTY = Circumstance(
    "difficulty", QT_TRANSLATE_NOOP("d100", "Difficulty of the test"),
    Pick(tuple((each.id, _difficulty(each)) for each in DIFFICULTIES)), NORMAL, clause="PC-12",
)  # fmt: skip
MODIFIER = Circumstance(
    "modifier", QT_TRANSLATE_NOOP("d100", "Modifier"), Number(-MOST_MODIFIER, MOST_MODIFIER), 0,
    QT_TRANSLATE_NOOP("d100", "added to the target"), "PC-10",
)  # fmt: skip
TARGET = (
    Circumstance("wounds", QT_TRANSLATE_NOOP("d100", "Wounds of the target"), Number(0, MOST_WOUNDS), 10,
                 clause="PC-36"),
    Circumstance("tb", QT_TRANSLATE_NOOP("d100", "Its toughness bonus"), Number(0, MOST_POINTS), 3, clause="PC-35"),
    Circumstance("armour", QT_TRANSLATE_NOOP("d100", "Its armour points"), Number(0, MOST_POINTS), 0, clause="PC-35"),
)  # fmt: skip
"""Who is struck where blows have no place."""
TARGET_BY_PLACE = (
    *(each for each in TARGET if each.id != "armour"),
    Circumstance(
        "armour", QT_TRANSLATE_NOOP("d100", "Its armour points"), Line(LONGEST_ARMOUR, required=True), "0",
        QT_TRANSLATE_NOOP("d100", "of all places, or head/arms/body/legs, or of all six"), "PC-35",
    ),
)  # fmt: skip
"""Who is struck where they have: the armour may be told by place (PC-31)."""
PARRY = Circumstance(
    "parry", QT_TRANSLATE_NOOP("d100", "Target of its parry"), Number(0, MOST_TARGET), 0,
    QT_TRANSLATE_NOOP("d100", "0: it cannot"), "PC-32",
)  # fmt: skip
DODGE = Circumstance(
    "dodge", QT_TRANSLATE_NOOP("d100", "Target of its dodge"), Number(0, MOST_TARGET), 0,
    QT_TRANSLATE_NOOP("d100", "0: it cannot"), "PC-32",
)  # fmt: skip


def bringing(id: str, label: Words, modifier_id: str) -> Circumstance:
    """A tick that brings a modifier of the book."""
    of = BY_ID[modifier_id]
    return Circumstance(id, label, Tick(), False, signed(of.value), of.clause)


def target_or_none(said: Told, id: str) -> int | None:
    """The target of a parry or a dodge; ``None`` where there is none."""
    return int(said.get(id, 0)) or None


def armour_told(said: Told) -> Armour:
    """The armour of the target, of all places or by place; ``Refused`` where it cannot be read (PC-31)."""
    return armour_written(str(said.get("armour", 0)), MOST_POINTS)


def general(said: Told) -> Modifiers:
    """The difficulty, where it is asked, and what the game master adds (PC-12)."""
    difficulty = str(said.get("difficulty", NORMAL))
    return (*((known(difficulty),) if difficulty != NORMAL else ()), *by_the_gm(int(said["modifier"])))


def own(statistics: Statistics, *targets: str) -> Iterator[Circumstance]:
    """The own modifiers with a condition: whether that holds is asked (PC-4)."""
    for id, each in _conditional(statistics, targets):
        effect = note(WITH_SIGN, why=each.name, value=signed(each.value))
        yield Circumstance(id, each.condition, Tick(), False, effect, "PC-4")


def granted(statistics: Statistics, said: Told) -> Statistics:
    """The statistics where every own modifier whose condition holds now is one that always does."""
    targets = dict.fromkeys(each.target for each in statistics.modifiers)
    holding = (each for id, each in _conditional(statistics, targets) if said.get(id))
    standing = tuple(msgspec.structs.replace(each, condition="") for each in holding)
    return msgspec.structs.replace(statistics, modifiers=(*statistics.modifiers, *standing))


def _conditional(statistics: Statistics, targets: Iterable[str]) -> Iterator[tuple[str, OwnModifier]]:
    for target in targets:
        for number, each in enumerate(conditional(statistics, target)):
            yield f"own:{target}:{number}", each


def told_target(what: Words, figure: Sum, modifiers: Iterable[Modifier] = ()) -> Iterator[Words]:
    """What is rolled against, then every term of it and every modifier by name (PC-10, PC-30)."""
    listed = tuple(modifiers)
    yield note(QT_TRANSLATE_NOOP("d100", "{what}: {target} or less"), "PC-10",
               what=what, target=figure.total + total(listed))  # fmt: skip
    yield from told_terms(figure)
    for modifier in listed:
        yield with_clause(named(modifier), BY_ID[modifier.why].clause if modifier.why in BY_ID else "PC-12")


def told_terms(figure: Sum, more: bool = False) -> Iterator[Words]:
    """Every term of a figure, and in one line with it what it is made of; the first has a sign where it is ``more``."""
    for place, term in enumerate(figure.terms):
        yield with_clause(_term(term, more or place > 0), term.clause)


def _term(term: Term, more: bool) -> Words:
    if more and not term.value:
        return term.words
    said = note(WITH_SIGN, why=term.words, value=signed(term.value) if more else str(term.value))
    if term.of is None or len(term.of.terms) < 2:
        return said
    parts = several(_term(each, place > 0) for place, each in enumerate(term.of.terms))
    return note(QT_TRANSLATE_NOOP("d100", "{figure} = {terms}"), figure=said, terms=parts)


def with_clause(words: Words, clause: str) -> Note:
    """Words with the clause behind them."""
    return note(WITH_CLAUSE, clause, words=words, clause=clause)


def with_fortune(said: Words, subject: Subject, left: int) -> Words:
    """A result with the fortune that it took, where it did (PC-62)."""
    before: int = subject.condition.fortune
    if left == before:
        return said
    taken = note(QT_TRANSLATE_NOOP("d100", "fortune {before} → {after}"), "PC-62", before=before, after=left)
    return several((said, taken))


def fortune_left(subject: Subject, fortune: int) -> Effects:
    """What a test leaves behind: the fortune that it took (PC-62)."""
    if fortune == subject.condition.fortune:
        return Effects()
    return Effects(condition=msgspec.structs.replace(subject.condition, fortune=fortune))
