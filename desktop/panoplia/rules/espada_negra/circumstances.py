# SPDX-License-Identifier: GPL-3.0-or-later
"""What is told of a check before its runes, and how its figures are told (EN-2, EN-3, EN-4)."""

from collections.abc import Iterable, Iterator

import msgspec

from panoplia.rules.editors import Number
from panoplia.rules.espada_negra.character import Quality, Statistics
from panoplia.rules.espada_negra.derived import conditional
from panoplia.rules.espada_negra.house import House
from panoplia.rules.espada_negra.person import Person
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note, several, signed
from panoplia.rules.trial import Circumstance, Tick, Told
from panoplia.rules.why import Sum, Term, added

MOST_DIFFICULTY, MOST_MORE, MOST_HURT, MOST_FIGURE, MOST_STRONG = 99, 20, 9999, 99, 20
EASY = 3
WITH_CLAUSE = QT_TRANSLATE_NOOP("espada-negra", "{words} ({clause})")
WITH_SIGN = QT_TRANSLATE_NOOP("espada-negra", "{why} {value}")
FIGURE = QT_TRANSLATE_NOOP("espada-negra", "{what}: {figure}")
BY_THE_GM = QT_TRANSLATE_NOOP("espada-negra", "by the GM")

MORE_RUNES = Circumstance(
    "modifier", QT_TRANSLATE_NOOP("espada-negra", "Modifier"), Number(-MOST_MORE, MOST_MORE), 0,
    QT_TRANSLATE_NOOP("espada-negra", "runes more or fewer"), "EN-2",
)  # fmt: skip
HURT = Circumstance(
    "damage_taken", QT_TRANSLATE_NOOP("espada-negra", "Damage that it has taken"), Number(0, MOST_HURT), 0,
    clause="EN-34",
)  # fmt: skip


def difficulty(house: House) -> Circumstance:
    """What a check is against."""
    effect = (
        QT_TRANSLATE_NOOP("espada-negra", "the result must be above it")
        if house.check == "above"
        else QT_TRANSLATE_NOOP("espada-negra", "as much is enough")
    )
    label = QT_TRANSLATE_NOOP("espada-negra", "Difficulty")
    return Circumstance("difficulty", label, Number(0, MOST_DIFFICULTY), EASY, effect, "EN-3")


def of_target(id: str, label: Words, start: int, clause: str, most: int = MOST_FIGURE) -> Circumstance:
    """A figure of who is struck."""
    return Circumstance(id, label, Number(0, most), start, clause=clause)


def own(statistics: Statistics, *targets: str) -> Iterator[Circumstance]:
    """The qualities with a condition: whether that holds is asked (EN-4)."""
    for id, each in _conditional(statistics, dict.fromkeys(targets)):
        effect = note(WITH_SIGN, why=each.name, value=signed(each.value))
        yield Circumstance(id, each.condition, Tick(), False, effect, "EN-4")


def granted(person: Person, said: Told) -> Person:
    """The same one, where every quality whose condition holds now is one that always does."""
    targets = dict.fromkeys(each.target for each in person.statistics.qualities)
    holding = (each for id, each in _conditional(person.statistics, targets) if said.get(id))
    standing = tuple(msgspec.structs.replace(each, condition="") for each in holding)
    if not standing:
        return person
    qualities = (*person.statistics.qualities, *standing)
    statistics = msgspec.structs.replace(person.statistics, qualities=qualities)
    return Person(msgspec.structs.replace(person.subject, statistics=statistics))


def _conditional(statistics: Statistics, targets: Iterable[str]) -> Iterator[tuple[str, Quality]]:
    for target in targets:
        for number, each in enumerate(conditional(statistics, target)):
            yield f"own:{target}:{number}", each


def by_the_gm(said: Told, clause: str = "EN-2") -> tuple[Term, ...]:
    """What the game master adds to a figure."""
    more = int(said["modifier"])
    return (Term(note(BY_THE_GM), more, clause),) if more else ()


def modified(figure: Sum, *more: Term) -> Sum:
    """A figure with what is added to it for once."""
    return added((*figure.terms, *more)) if more else figure


def told_figure(what: Words, figure: Sum, clause: str) -> Iterator[Words]:
    """A figure, and then every term of it."""
    yield with_clause(note(FIGURE, what=what, figure=figure.total), clause)
    yield from told_terms(figure)


def told_terms(figure: Sum) -> Iterator[Words]:
    """Every term of a figure, and in one line with it what it is made of."""
    for place, term in enumerate(figure.terms):
        yield with_clause(_term(term, place > 0), term.clause)


def _term(term: Term, more: bool) -> Note:
    said = note(WITH_SIGN, why=term.words, value=signed(term.value) if more else str(term.value))
    if term.of is None or len(term.of.terms) < 2:
        return said
    parts = several(_term(each, place > 0) for place, each in enumerate(term.of.terms))
    return note(QT_TRANSLATE_NOOP("espada-negra", "{figure} = {terms}"), figure=said, terms=parts)


def with_clause(words: Words, clause: str) -> Note:
    """Words with the clause behind them."""
    return note(WITH_CLAUSE, clause, words=words, clause=clause)
