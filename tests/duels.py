# SPDX-License-Identifier: GPL-3.0-or-later
"""Fights of Espada Negra, and hands that command them with the answers of the table."""

import random
from typing import Any

import msgspec
import pytest

from espada import piece
from panoplia.rules.drivers import Session, replay
from panoplia.rules.espada_negra.character import Condition, Statistics
from panoplia.rules.espada_negra.house import House
from panoplia.rules.espada_negra.vitals import rested
from panoplia.rules.fights.acts import step
from panoplia.rules.fights.combat import Action, Deed
from panoplia.rules.fights.commands import Begin, Command, Do, NextTurn
from panoplia.rules.fights.documents import FightDocuments
from panoplia.rules.fights.state import Fight, Fighter, Side
from panoplia.rules.notes import plain
from panoplia.rules.odds import odds
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Answer, Choice
from panoplia.rules.system import Piece, Subject
from swordplay import LORE, SYSTEM

COMBAT: Any = SYSTEM.combat
DOCUMENTS = FightDocuments(SYSTEM, COMBAT)
SWORD, COAT = "espada_corta", "peto_de_cuero"


def fighter(id: int, name: str, *pieces: Piece, side: Side = "party", **more: Any) -> Fighter:
    """With attributes of 3 but what is told, whole and rested but for ``condition``; ``tally`` changes fields of it."""
    condition, tally = more.pop("condition", {}), more.pop("tally", {})
    threes = dict.fromkeys(("fuerza", "agilidad", "resistencia", "voluntad", "inteligencia"), 3)
    statistics = Statistics(**{**threes, **more})
    now = Condition(**{"stamina": rested(statistics).stamina, **condition})
    subject = Subject(name, statistics, now, 0, House(), pieces, lore=LORE)
    counted = msgspec.structs.replace(COMBAT.enlisted(subject), **tally)
    return Fighter(id, side, name, "npc", statistics, now, counted, pieces)


def foe(id: int, name: str, *pieces: Piece, **more: Any) -> Fighter:
    """Someone on the other side."""
    return fighter(id, name, *pieces, side="foes", **more)


def sword(id: int, **more: Any) -> Piece:
    """A shortsword in hand: impact 3, damage 4, structure 4, reach 1."""
    return piece(SWORD, id, **{"slot": "hands", **more})


def fight(*fighters: Fighter, **more: Any) -> Fight:
    """Before its first turn."""
    return Fight(fighters, more.pop("house", House()), COMBAT.scene(), LORE, **more)


def played(state: Fight, command: Command, *answers: str) -> Session:
    """A command with the answers of the table, all of them used."""
    session = replay(lambda: step(COMBAT, state, command), answers)
    kept = DOCUMENTS.after(state, DOCUMENTS.change(state, session.result))
    assert kept == session.result, "what is kept of an act is not what it came to"
    return session


def after(state: Fight, command: Command, *answers: str) -> Fight:
    """The state that it leaves."""
    result: Fight = played(state, command, *answers).result
    return result


def begun(*fighters: Fighter, answers: tuple[str, ...] = (), **more: Any) -> Fight:
    """The first turn of a fight."""
    return after(fight(*fighters, **more), Begin(), *answers)


def acts(state: Fight, action: str, *answers: str, **told: Any) -> Fight:
    """Whoever's turn it is does something."""
    return after(state, Do(state.acting, action, told), *answers)


def ends(state: Fight, *answers: str) -> Fight:
    """Whoever's turn it is has done all they wanted."""
    return after(state, NextTurn(), *answers)


def notes(session: Session, clause: str = "") -> list[str]:
    """What was told, or what was told with a clause."""
    return [plain(each) for each in session.notes if not clause or each.clause == clause]


def action(state: Fight, id: str, who: int = 0) -> Action:
    """One of those that someone is offered."""
    found: Action = next(each for each in COMBAT.actions(state, who or state.acting) if each.id == id)
    return found


def why_not(state: Fight, id: str, who: int = 0, **told: Any) -> tuple[str, str]:
    """Why something cannot be done, and the clause: it is offered so, where nothing else was told, and refused so."""
    actor = who or state.acting
    with pytest.raises(Refused) as found:
        COMBAT.deed(state, actor, id, told)
    reason = found.value.note
    assert told or action(state, id, actor).refusal == reason
    return plain(reason), reason.clause


def can(state: Fight, who: int = 0) -> list[str]:
    """The ids of what someone can do now."""
    return [each.id for each in COMBAT.actions(state, who or state.acting) if each.refusal is None]


def deed(state: Fight, id: str, **told: Any) -> Deed:
    """What whoever's turn it is would do."""
    found: Deed = COMBAT.deed(state, state.acting, id, told)
    return found


def bars(tried: Deed, **policy: str) -> dict[str, float]:
    """The bars of the odds, in percent, by their labels."""
    shown = tried.shown()
    grouped = dict(odds(tried.play, policy=policy).by(shown.case).outcomes)
    assert {*grouped} <= {*shown.cases}
    return {plain(case.label): float(grouped[key] * 100) for key, case in shown.cases.items() if key in grouped}


def sources(tried: Deed) -> list[str]:
    return [plain(line) for line in tried.shown().sources]


def one(state: Fight, id: int) -> Fighter:
    """Someone in the fight, by the name that tests are read by."""
    return state.fighter(id)


def quick(state: Fight, id: int) -> int:
    """The initiative of someone."""
    return int(COMBAT.rank(state, state.fighter(id))[0])


def at_random(state: Fight, command: Command, source: random.Random) -> Session:
    """Answered by chance, decisions too, which the program's own dice leave at their default."""
    session = Session(lambda: step(COMBAT, state, command))
    while session.pending is not None:
        request = session.pending
        answer = Answer(source.choice(request.options).id) if isinstance(request, Choice) else request.roll(source)
        session.answer(answer)
    return session


def decided(session: Session) -> list[str]:
    """The decisions that were asked, in their order."""
    return [each.request.id for each in session.asked if isinstance(each.request, Choice)]


def does(state: Fight, action: str, *answers: str, **told: Any) -> Session:
    """Whoever's turn it is does something, as it was played."""
    return played(state, Do(state.acting, action, told), *answers)


def waits(state: Fight, turns: int = 1) -> Fight:
    """So many turns go by."""
    for _ in range(turns):
        state = ends(state)
    return state
