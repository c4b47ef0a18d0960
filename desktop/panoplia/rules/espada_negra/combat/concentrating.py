# SPDX-License-Identifier: GPL-3.0-or-later
"""After the act, or in place of one: concentration for powers, and letting the act go by (EN-11, EN-20, EN-37)."""

from collections.abc import Iterator

import msgspec

from panoplia.rules.espada_negra import offers
from panoplia.rules.espada_negra.check_trials import Checked, of_skill
from panoplia.rules.espada_negra.circumstances import MORE_RUNES, own
from panoplia.rules.espada_negra.combat.moves import AFTER_THE_ACT, Move, after_act
from panoplia.rules.espada_negra.combat.turn import Turn, no_act, no_turn
from panoplia.rules.espada_negra.concentration import concentrate
from panoplia.rules.espada_negra.exertion import Exerted, exerted
from panoplia.rules.espada_negra.focus import concentrated, focus_of, no_initiative
from panoplia.rules.espada_negra.skills import CONCENTRATION
from panoplia.rules.fights.combat import Deed, Shown
from panoplia.rules.fights.deeds import unrolled
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note
from panoplia.rules.script import Play
from panoplia.rules.trial import Circumstance, Told

FIRST_ACT = QT_TRANSLATE_NOOP("espada-negra", "Concentration follows an act: act first, or let the act go by.")
ONCE = QT_TRANSLATE_NOOP("espada-negra", "Concentration is gained once a turn.")
CONCENTRATES = QT_TRANSLATE_NOOP("espada-negra", "{name} concentrates.")
LET_GO = QT_TRANSLATE_NOOP("espada-negra", "lets the act go by")


class Concentrate(Move):
    """A point of initiative for points of concentration."""

    clause = "EN-37"
    cost = AFTER_THE_ACT
    id = offers.CONCENTRATE.id
    title = offers.CONCENTRATE.title

    def explanation(self, turn: Turn) -> Words:
        return note(
            QT_TRANSLATE_NOOP(
                "espada-negra", "After an act, once a turn: a point of initiative for what a check comes to."
            ), "EN-37",
        )  # fmt: skip

    def refusal(self, turn: Turn) -> Note | None:
        return no_turn(turn) or _too_early_or_late(turn) or no_initiative(turn.person) or _no_skill(turn)

    def circumstances(self, turn: Turn) -> Iterator[Circumstance]:
        yield MORE_RUNES
        yield from own(turn.person.statistics, *_checked(turn).own)

    def settled(self, turn: Turn, said: Told) -> Deed:
        focus = focus_of(_checked(turn), turn.person, {**said, "spent": turn.tally.spent}, turn.more)

        def play() -> Play:
            yield note(CONCENTRATES, "EN-37", name=turn.fighter.name)
            came = yield from exerted(concentrate(focus.case))
            return came

        return Deed(
            play, lambda fight, came: _after(fight, turn.fighter, came),
            lambda: Shown(focus.cases, focus.case_of, focus.in_words, focus.sources),
        )  # fmt: skip


def _too_early_or_late(turn: Turn) -> Note | None:
    if not turn.tally.acted:
        return note(FIRST_ACT, "EN-37")
    return note(ONCE, "EN-37") if turn.tally.concentrated else None


def _no_skill(turn: Turn) -> Note | None:
    if turn.person.check(CONCENTRATION).skill:
        return None
    return note(offers.NOT_LISTED, "EN-3", key=CONCENTRATION)


def _checked(turn: Turn) -> Checked:
    skill = turn.person.check(CONCENTRATION).skill
    assert skill is not None
    return of_skill(skill)


def _after(fight: Fight, actor: Fighter, came: Exerted) -> Fight:
    done = after_act(actor, concentrated(actor.condition, came), came.spent)
    tally = msgspec.structs.replace(done.tally, concentrated=True)
    return fight.with_fighter(msgspec.structs.replace(done, tally=tally))


class Wait(Move):
    """Nothing, in place of an act."""

    clause = "EN-20"
    id = "wait"
    title = QT_TRANSLATE_NOOP("espada-negra", "Let the act go by")

    def explanation(self, turn: Turn) -> Words:
        return note(QT_TRANSLATE_NOOP("espada-negra", "No act in this turn; concentration may follow it."), "EN-20")

    def refusal(self, turn: Turn) -> Note | None:
        return no_act(turn)

    def settled(self, turn: Turn, said: Told) -> Deed:
        done = after_act(turn.fighter, turn.fighter.condition, 0)
        return unrolled(lambda fight: fight.with_fighter(done), note(LET_GO, "EN-20"))
