# SPDX-License-Identifier: GPL-3.0-or-later
"""Surprise before the first turn, which falls back on whoever fails at it (EN-40)."""

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from panoplia.rules.editors import Pick
from panoplia.rules.espada_negra.check_trials import (
    SURPRISES,
    Checked,
    check_of,
    of_attribute,
    of_skill,
    surprised_case,
)
from panoplia.rules.espada_negra.circumstances import MORE_RUNES, difficulty, own
from panoplia.rules.espada_negra.combat import targets
from panoplia.rules.espada_negra.combat.moves import BEFORE_THE_FIGHT, Move
from panoplia.rules.espada_negra.combat.tally import with_tally
from panoplia.rules.espada_negra.combat.turn import Turn, out_of_it
from panoplia.rules.espada_negra.exertion import Exerted, after_effort, exerted
from panoplia.rules.espada_negra.fighters import Surprised
from panoplia.rules.espada_negra.manoeuvres import SurpriseInput, surprise
from panoplia.rules.espada_negra.skills import ATTRIBUTES
from panoplia.rules.fights.combat import Deed, Shown
from panoplia.rules.fights.deeds import TARGET
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note
from panoplia.rules.script import Play
from panoplia.rules.trial import Circumstance, Told

EVERYONE = "all"
STEALTH = "sigilo"
"""What is offered first, where the list of skills has it."""
TOO_LATE = QT_TRANSLATE_NOOP("espada-negra", "Surprise comes before the first turn.")
ALL_SURPRISED = QT_TRANSLATE_NOOP("espada-negra", "Nobody is left on the other side who is not surprised.")
TRIES = QT_TRANSLATE_NOOP("espada-negra", "{name} would surprise {target} ({skill}).")
EVERYONE_THERE = QT_TRANSLATE_NOOP("espada-negra", "everyone on the other side")


class Surprise(Move):
    """A check of a skill against someone, or everyone, on the other side."""

    clause = "EN-40"
    cost = BEFORE_THE_FIGHT
    id = "surprise"
    title = QT_TRANSLATE_NOOP("espada-negra", "Surprise")

    def explanation(self, turn: Turn) -> Words:
        return note(
            QT_TRANSLATE_NOOP(
                "espada-negra",
                "A success: a turn in which the surprised neither act nor make an effort. A failure turns it round.",
            ), "EN-40",
        )  # fmt: skip

    def refusal(self, turn: Turn) -> Note | None:
        if turn.fight.round:
            return note(TOO_LATE, "EN-40")
        return out_of_it(turn) or (None if unaware(turn) else note(ALL_SURPRISED, "EN-40"))

    def circumstances(self, turn: Turn) -> Iterator[Circumstance]:
        known = _ways(turn)
        everyone: tuple[str, Words] = (EVERYONE, note(EVERYONE_THERE))
        options = (everyone, *((str(each.id), each.name) for each in unaware(turn)))
        yield Circumstance(TARGET, targets.AIM, Pick(options), EVERYONE, clause="EN-40")
        ways = tuple((id, way.words) for id, way in known.items())
        yield Circumstance("way", QT_TRANSLATE_NOOP("espada-negra", "Checked by"), Pick(ways), ways[0][0],
                           clause="EN-40")  # fmt: skip
        yield difficulty(turn.house)
        yield MORE_RUNES
        yield from own(turn.person.statistics, *(target for way in known.values() for target in way.own))

    def settled(self, turn: Turn, said: Told) -> Deed:
        way = _ways(turn)[str(said["way"])]
        check, told = check_of(way, turn.person, {**said, "spent": turn.tally.spent}, turn.more)
        case = SurpriseInput(check.runes, check.difficulty, check.level, check.effort, check.house)
        aimed = said[TARGET]
        foes = tuple(each for each in unaware(turn) if aimed in (EVERYONE, str(each.id)))
        whom: Words = note(EVERYONE_THERE) if aimed == EVERYONE else foes[0].name

        def play() -> Play:
            yield note(TRIES, "EN-40", name=turn.fighter.name, target=whom, skill=way.words)
            came = yield from exerted(surprise(case))
            return came

        return Deed(
            play, lambda fight, came: _after(fight, turn.fighter, foes, came),
            lambda: Shown(
                SURPRISES, lambda came: surprised_case(came.result),
                lambda came: SURPRISES[surprised_case(came.result)].label, told,
            ),
        )  # fmt: skip


def unaware(turn: Turn) -> tuple[Fighter, ...]:
    """Those on the other side who are not surprised yet."""
    return tuple(each for each in targets.foes(turn.fight, turn.fighter) if not each.tally.surprised)


def caught(fight: Fight, whom: Iterable[int], how: Surprised = 1) -> Fight:
    """The same fight, where some are surprised, if they were not so more already."""
    return fight.with_fighters(
        with_tally(each, msgspec.structs.replace(each.tally, surprised=max(each.tally.surprised, how)))
        for each in map(fight.fighter, whom)
    )


def _ways(turn: Turn) -> Mapping[str, Checked]:
    """Every skill, stealth first and then those in which one has a level; attributes, where there is no list."""
    owned = {each.key for each in turn.person.statistics.skills}
    skills = sorted(turn.person.skills.values(), key=lambda skill: (skill.key != STEALTH, skill.key not in owned))
    attributes = {f"attribute:{key}": of_attribute(key) for key in ATTRIBUTES}
    return {**{f"skill:{skill.key}": of_skill(skill) for skill in skills}, **attributes}


def _after(fight: Fight, actor: Fighter, foes: Iterable[Fighter], came: Exerted) -> Fight:
    tried = msgspec.structs.replace(
        actor, condition=after_effort(actor.condition, came.spent), tally=actor.tally.after_effort(came.spent)
    )  # fmt: skip
    fight = fight.with_fighter(tried)
    if came.result.surprised == "self":
        return caught(fight, (actor.id,))
    return caught(fight, (each.id for each in foes), 2 if came.result.no_runes else 1)
