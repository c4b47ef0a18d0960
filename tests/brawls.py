# SPDX-License-Identifier: GPL-3.0-or-later
"""A campaign of the fourth system with a fight in it, in a real library."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from panoplia.rules.fights.commands import Begin, Command, Do, Finish, NextTurn
from panoplia.rules.fights.state import Fight
from panoplia.rules.notes import plain
from panoplia.rules.refusal import Refused
from panoplia.store.library import Library
from panoplia.store.records import Character, Encounter
from panoplia.table.table import Table
from panoplia.table.verbs import scope_of
from tiny_system import Tiny
from world import NOON

SYSTEMS = {"tiny": Tiny()}


def open_brawl(folder: Path, now: Callable[[], datetime] = lambda: NOON) -> Table:
    library = Library.open(folder / "library.panoplia", SYSTEMS, now)
    library.bring_in("tiny", SYSTEMS["tiny"].shipped(lambda _name: ()))
    return Table(library, SYSTEMS)


class Brawl:
    """Ada (courage 4) with a top and a pile of three, Bo (courage 2), two croakers (courage 5, two tops each)."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.campaign = table.campaigns.found("La charca", "tiny").id
        self.scope = scope_of(self.campaign)
        self.lines = {entry.key: entry.id for entry in table.reading.entries(self.campaign)}
        self.ada = table.characters.create(self.campaign, "Ada", "", {"courage": 4})
        self.bo = table.characters.create(self.campaign, "Bo", "", {"courage": 2})
        self.top = table.trade.give(self.lines["top"], self.ada.holder).id
        self.tops = table.trade.give(self.lines["top"], self.ada.holder, 3).id
        party = [self.ada.id, self.bo.id]
        self.encounter = table.encounters.plan(self.campaign, "Emboscada", party, [(self.lines["croaker"], 2)]).id
        self.croakers = [one for one in table.library.characters(self.campaign) if one.kind == "foe"]

    @property
    def row(self) -> Encounter:
        return self.table.library.encounter(self.encounter)

    @property
    def fight(self) -> Fight:
        return self.table.fights.state(self.encounter)

    def begin(self) -> "Brawl":
        """Started, and the first turn, that of a croaker."""
        self.table.fights.start(self.encounter)
        self.do(Begin())
        return self

    def do(self, command: Command, *answers: str) -> None:
        self.table.fights.command(self.encounter, command)
        for answer in answers:
            self.table.fights.answer(self.encounter, answer)

    def strike(self, target: Character, *answers: str) -> None:
        """The one whose turn it is strikes."""
        self.do(Do(self.fight.acting, "strike", {"target": str(target.id)}), *answers)

    def next(self) -> None:
        self.do(NextTurn())

    def finish(self, *answers: str) -> None:
        self.do(Finish(), *answers)

    def hearts(self, character: Character) -> int:
        hearts: int = self.fight.fighter(character.id).condition.hearts
        return hearts

    def stored(self, character: Character) -> int:
        """The hearts that are written on the sheet."""
        hearts: int = self.table.library.character(character.id).condition.hearts
        return hearts

    def acting(self) -> str:
        return self.fight.fighter(self.fight.acting).name

    def told(self) -> list[str]:
        return [plain(said) for line in self.table.fights.log(self.encounter) for said in line.notes]


def _do(action: str, *rest: object) -> Callable[[Table], object]:
    """A step of a fight whose fighters have their ids as ``Brawl`` gave them."""

    def step(table: Table) -> object:
        return getattr(table.fights, action)(1, *rest)

    return step


STEPS: tuple[Callable[[Table], object], ...] = (
    _do("start"),
    _do("command", Begin()),
    _do("command", Do(3, "strike", {"target": "1"})),
    _do("answer", "6"),
    _do("take_back"),
    _do("answer", "5"),
    _do("answer", "duck"),
    _do("answer", "2"),
    _do("command", NextTurn()),
    _do("command", Do(4, "strike", {"target": "2"})),
    _do("answer", "4"),
    _do("answer", "stand"),
    _do("undo"),
    _do("redo"),
    _do("edit", 2, 0, "6"),
    _do("undo_to", 3),
    _do("command", NextTurn()),
    _do("command", Finish()),
    lambda table: table.aftermaths.apply(1),
    lambda table: table.library.journal.undo("campaign:1"),
    _do("undo"),
)
"""An evening's fight, in steps of one transaction each."""


def refused(what: object) -> str:
    """The sentence of a refusal, as it is written in the code."""
    assert isinstance(what, Refused)
    return what.note.text


def reopened(brawl: Brawl) -> Table:
    """The table of a program that was started again."""
    brawl.table.library.close()
    brawl.table = open_brawl(brawl.table.library.path.parent)
    return brawl.table
