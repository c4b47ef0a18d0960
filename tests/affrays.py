# SPDX-License-Identifier: GPL-3.0-or-later
"""Fights of Percentil: who is in them, and what is done and told in one that goes on."""

from typing import Any

import msgspec
import pytest

from lore import LORE
from panoplia.rules.d100.character import Condition, Learnt, OwnedSkill, Statistics
from panoplia.rules.d100.combat.tally import Scene, Tally
from panoplia.rules.d100.house import House
from panoplia.rules.d100.vitals import rested
from panoplia.rules.drivers import replay
from panoplia.rules.fights.acts import step
from panoplia.rules.fights.commands import Begin, Command, Do, NextTurn, SetByHand
from panoplia.rules.fights.documents import FightDocuments
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import plain
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Piece
from trial_people import SYSTEM, piece

COMBAT = SYSTEM.combat
DOCUMENTS = FightDocuments(SYSTEM, COMBAT)
DODGES = (OwnedSkill("esquivar"),)
CASTS = {
    "mag": 2, "wp": 40, "skills": (OwnedSkill("canalizacion"), OwnedSkill("lengua_arcana")),
    "spells": tuple(map(Learnt, ("llamarada", "luz", "brillo_estelar", "aliento_de_fuego", "punales_de_sombra"))),
}  # fmt: skip
SWORD, SHIELD, DAGGER, STAFF = "arma_de_mano", "escudo", "daga", "baculo"


def armed(*keys: str, first: int = 1) -> tuple[Piece, ...]:
    """Weapons in hand, armour worn, the rest carried; ``-`` before a key leaves it in the belt."""
    return tuple(_held(key, id) for id, key in enumerate(keys, first))


def _held(key: str, id: int) -> Piece:
    category = next(each for each in ("weapon", "armour", "ammunition", "gear") if _has(each, key.removeprefix("-")))
    held = piece(f"{category}.{key.removeprefix('-')}", id)
    need = SYSTEM.needs(held)
    return held if need is None or key.startswith("-") else msgspec.structs.replace(held, slot=need[0])


def _has(category: str, key: str) -> bool:
    try:
        piece(f"{category}.{key}", 0)
    except KeyError:
        return False
    return True


def fighter(id: int, name: str, *pieces: Piece, side: Any = "party", **more: Any) -> Fighter:
    """Someone with everything at 30 but what is told, whole and rested but for what is told."""
    condition, tally = more.pop("condition", {}), more.pop("tally", {})
    since = more.pop("since", 1)
    statistics = Statistics(**more)
    whole = msgspec.to_builtins(rested(statistics))
    kind: Any = "pc" if side == "party" else "foe"
    return Fighter(
        id, side, name, kind, statistics, Condition(**{**whole, **condition}), Tally(**tally), pieces, since=since
    )


def foe(id: int, name: str, *pieces: Piece, **more: Any) -> Fighter:
    """The same on the other side."""
    return fighter(id, name, *pieces, side="foes", **more)


def fight(*fighters: Fighter, **house: Any) -> Fight:
    """Not begun yet."""
    return Fight(fighters, House(**house), Scene(), LORE)


class Affray:
    """A fight that goes on: its state, and what was told so far. What each act changes is read back every time."""

    def __init__(self, *fighters: Fighter, **house: Any) -> None:
        self.state = fight(*fighters, **house)
        self.lines: list[tuple[str, str]] = []
        self.asked: list[str] = []

    def do(self, command: Command, *answers: str) -> "Affray":
        """Obey, with just these answers."""
        before = self.state
        session = replay(lambda: step(COMBAT, before, command), answers)
        self.state = session.result
        assert DOCUMENTS.after(before, DOCUMENTS.change(before, self.state)) == self.state
        self.lines += [(note.clause, note.in_english()) for note in session.notes]
        self.asked = [each.request.name for each in session.asked]
        return self

    def begin(self, *answers: str, surprised: tuple[int, ...] = ()) -> "Affray":
        """Initiative of each, in the order in which they stand; then the hidden dice of those who are equal."""
        return self.do(Begin(surprised), *answers)

    def next(self, *answers: str) -> "Affray":
        return self.do(NextTurn(), *answers)

    def until(self, id: int) -> "Affray":
        """On to the turn of someone; nobody does anything meanwhile."""
        self.next()
        while self.state.acting != id:
            self.next()
        return self

    def act(self, action: str, *answers: str, actor: int = 0, **told: Any) -> "Affray":
        return self.do(Do(actor or self.state.acting, action, {k.rstrip("_"): v for k, v in told.items()}), *answers)

    def by_hand(self, id: int, **told: Any) -> "Affray":
        return self.do(SetByHand(id, told))

    def who(self, id: int) -> Any:
        return self.state.fighter(id)

    def wounds(self, id: int) -> int:
        return int(self.who(id).condition.wounds)

    def tally(self, id: int) -> Any:
        return self.who(id).tally

    def told(self, clause: str) -> list[str]:
        """What was told of a clause."""
        return [line for said, line in self.lines if said == clause]

    def reason(self, action: str, id: int = 0) -> tuple[str, str]:
        """Why an action is not available: its clause, and in words; the deed is refused with the same."""
        who = id or self.state.acting
        found = {each.id: each for each in COMBAT.actions(self.state, who)}[action].refusal
        if found is None:
            return "", ""
        with pytest.raises(Refused) as refused:
            COMBAT.deed(self.state, who, action, {})
        assert refused.value.note == found
        return found.clause, plain(found)

    def available(self, id: int = 0) -> frozenset[str]:
        """The ids of what can be done now."""
        offered = COMBAT.actions(self.state, id or self.state.acting)
        return frozenset(each.id for each in offered if each.refusal is None)

    def refused(self, action: str, actor: int = 0, **told: Any) -> str:
        """The clause that an action is refused by."""
        try:
            COMBAT.deed(self.state, actor or self.state.acting, action, {k.rstrip("_"): v for k, v in told.items()})
        except Refused as refusal:
            return refusal.note.clause
        raise AssertionError(f"{action} was done")

    def sources(self, action: str, **told: Any) -> list[str]:
        """The modifiers of an action, by name."""
        said = {k.rstrip("_"): v for k, v in told.items()}
        return [plain(each) for each in COMBAT.deed(self.state, self.state.acting, action, said).shown().sources]

    def preset(self, action: str, circumstance: str) -> Any:
        """What a circumstance of an action starts with."""
        found = {each.id: each for each in COMBAT.actions(self.state, self.state.acting)}[action]
        return {each.id: each.start for each in found.circumstances}[circumstance]


def duel(*pieces: Piece, against: tuple[Piece, ...] = (), mine: Any = None, theirs: Any = None, **house: Any) -> Affray:
    """One against one, begun; 1 acts first (40 against 30)."""
    own: dict[str, Any] = {"ws": 40, "bs": 40, "s": 40, "ag": 40, **(mine or {})}
    other: dict[str, Any] = {"ws": 35, "ag": 25, **(theirs or {})}
    state = Affray(fighter(1, "Klaus", *pieces, **own), foe(2, "Bandit", *against, **other), **house)
    answers = [["1"] for _ in (1, 2)]
    for values, answer in zip((own, other), answers, strict=True):
        if (values.get("condition") or {}).get("fortune", values.get("fate")):
            answer.insert(1, "keep")
    return state.begin(*answers[0], *answers[1])


LONGBOW = {"talents": (Learnt("especialista_arco_largo"),)}
"""For whoever shoots with one."""


def archers(*mine: str, **more: Any) -> Affray:
    """One with a bow, one who is shot at."""
    return duel(*armed(*(mine or ("arco", "flechas"))), **more)
