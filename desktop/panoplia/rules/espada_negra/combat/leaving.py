# SPDX-License-Identifier: GPL-3.0-or-later
"""Fleeing from a fight, and the check that picking something up shares with it (EN-13, EN-20, EN-38)."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from panoplia.rules.editors import Number
from panoplia.rules.espada_negra.circumstances import (
    MORE_RUNES,
    MOST_DIFFICULTY,
    by_the_gm,
    granted,
    modified,
    own,
    told_figure,
    with_clause,
)
from panoplia.rules.espada_negra.combat.moves import Move, after_act
from panoplia.rules.espada_negra.combat.turn import Turn, able, no_act
from panoplia.rules.espada_negra.derived import skill_runes
from panoplia.rules.espada_negra.exertion import Exerted, after_effort, effort, exerted
from panoplia.rules.espada_negra.manoeuvres import HINDRANCE, FleeInput, flee
from panoplia.rules.espada_negra.skills import IN_BLOCK, Attribute, Skill
from panoplia.rules.fights.combat import Deed, Shown
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Names, Note, Words, note
from panoplia.rules.script import Play
from panoplia.rules.system import Case
from panoplia.rules.trial import Circumstance, Told
from panoplia.rules.why import Sum

FLEES = QT_TRANSLATE_NOOP("espada-negra", "{name} tries to flee.")
ESCAPED = note(QT_TRANSLATE_NOOP("espada-negra", "escapes"), "EN-38")
CAUGHT = note(QT_TRANSLATE_NOOP("espada-negra", "does not get away"), "EN-38")
TOLD = QT_TRANSLATE_NOOP("espada-negra", "{said}: {total} against {difficulty}")
ALLIES = QT_TRANSLATE_NOOP("espada-negra", "Allies, oneself among them")
OTHERS = QT_TRANSLATE_NOOP("espada-negra", "Everyone else in the fight")


class Slipping(msgspec.Struct, frozen=True):
    """A check by the lowest of some attributes and the allies, against everyone else."""

    attributes: tuple[Attribute, ...]

    def circumstances(self, turn: Turn) -> Iterator[Circumstance]:
        """How many there are; the fallen are not counted (set)."""
        up = [each for each in turn.fight.present if able(each)]
        allies = sum(each.side == turn.fighter.side for each in up)
        yield Circumstance("allies", ALLIES, Number(1, MOST_DIFFICULTY), max(allies, 1), clause="EN-13")
        others = note(QT_TRANSLATE_NOOP("espada-negra", "and {more} more is the difficulty"), more=HINDRANCE)
        yield Circumstance("others", OTHERS, Number(0, MOST_DIFFICULTY), len(up) - 1, others, "EN-38")
        yield MORE_RUNES
        yield from own(turn.person.statistics, *self.attributes)

    def case(self, turn: Turn, said: Told) -> tuple[FleeInput, Sum]:
        """The check as the procedure takes it, and its runes."""
        person = granted(turn.person, said)
        throw = skill_runes(person.statistics, person.condition, Skill("", Names(""), "knowledge", self.attributes))
        runes = modified(throw, *turn.more, *by_the_gm(said))
        added = effort(turn.person, throw.total, runes.total, {"spent": turn.tally.spent})
        return FleeInput(runes.total, int(said["allies"]), int(said["others"]), added, turn.house), runes


def slipping_told(case: FleeInput, runes: Sum) -> tuple[Words, ...]:
    """What adds up to the check."""
    return (
        *told_figure(note(QT_TRANSLATE_NOOP("espada-negra", "Runes")), runes, "EN-3"),
        with_clause(note(QT_TRANSLATE_NOOP("espada-negra", "allies +{allies}"), allies=case.allies), "EN-38"),
        with_clause(
            note(QT_TRANSLATE_NOOP("espada-negra", "difficulty {difficulty}"), difficulty=case.others + HINDRANCE),
            "EN-38",
        ),
    )


def shown_as(good: Note, bad: Note, succeeded: Callable[[Any], bool], told: tuple[Words, ...]) -> Shown:
    """Two bars, and the total against its difficulty."""
    cases: Mapping[bool, Case] = {True: Case(good, "good"), False: Case(bad, "bad")}

    def case(came: Exerted) -> bool:
        return succeeded(came.result)

    def sentence(came: Exerted) -> Words:
        said = cases[case(came)].label
        return note(TOLD, "EN-38", said=said, total=came.result.total, difficulty=came.result.difficulty)

    return Shown(cases, case, sentence, told)


class Flee(Move):
    """Away from the fight, or the act is lost."""

    clause = "EN-38"
    id = "flee"
    title = QT_TRANSLATE_NOOP("espada-negra", "Flee")
    slipping = Slipping(IN_BLOCK["physical"])

    def explanation(self, turn: Turn) -> Words:
        said = QT_TRANSLATE_NOOP(
            "espada-negra", "Runes of the lowest physical attribute and the allies, against everyone else and 2 more."
        )
        return note(said, "EN-38")

    def refusal(self, turn: Turn) -> Note | None:
        return no_act(turn)

    def circumstances(self, turn: Turn) -> Iterator[Circumstance]:
        return self.slipping.circumstances(turn)

    def settled(self, turn: Turn, said: Told) -> Deed:
        case, runes = self.slipping.case(turn, said)

        def play() -> Play:
            yield note(FLEES, "EN-38", name=turn.fighter.name)
            came = yield from exerted(flee(case))
            return came

        return Deed(
            play, lambda fight, came: _after(fight, turn.fighter, came),
            lambda: shown_as(ESCAPED, CAUGHT, lambda result: result.escaped, slipping_told(case, runes)),
        )  # fmt: skip


def _after(fight: Fight, actor: Fighter, came: Exerted) -> Fight:
    tried = after_act(actor, after_effort(actor.condition, came.spent), came.spent)
    if came.result.escaped:
        tried = msgspec.structs.replace(tried, presence="fled")
    return fight.with_fighter(tried)
