# SPDX-License-Identifier: GPL-3.0-or-later
"""Fights of the fourth system as values, and commands that are done to them."""

from panoplia.rules.drivers import Session, replay
from panoplia.rules.fights.acts import step
from panoplia.rules.fights.commands import Begin, Command, NextTurn
from panoplia.rules.fights.documents import FightDocuments
from panoplia.rules.fights.state import Fight, Fighter, Side
from panoplia.rules.notes import Names, plain
from panoplia.rules.system import Lore, Piece
from tiny_combat import Scene, Tally, TinyCombat
from tiny_system import Health, Hero, House, Tiny, Toy, Wear

COMBAT = TinyCombat()
DOCUMENTS = FightDocuments(Tiny(), COMBAT)
NAMES = ("Ada", "Bo", "Croante 1", "Croante 2")


def fighter(id: int, side: Side, courage: int, hearts: int = 3, name: str = "") -> Fighter:
    tops = Piece(Names("Peonza"), Toy(), Wear(), "toy", quantity=2, id=10 * id)
    return Fighter(id, side, name or NAMES[id - 1], "pc", Hero(courage), Health(hearts), Tally(), (tops,))


def skirmish(*fighters: Fighter) -> Fight:
    """Ada (courage 4) and Bo (2) against two croakers (5 each), where others are not named."""
    everyone = fighters or (
        fighter(1, "party", 4), fighter(2, "party", 2), fighter(3, "foes", 5), fighter(4, "foes", 5),
    )  # fmt: skip
    return Fight(everyone, House(), Scene(), (Lore("x", "toy", Names("Equis"), Toy()),), day=3)


def done(fight: Fight, command: Command, *answers: str) -> Session:
    return replay(lambda: step(COMBAT, fight, command), answers)


def after(fight: Fight, *commands: Command) -> Fight:
    """The state after commands that ask nothing."""
    for command in commands:
        fight = done(fight, command).result
    return fight


def begun(*surprised: int) -> Fight:
    return after(skirmish(), Begin(surprised))


def told(session: Session) -> list[str]:
    return [plain(note) for note in session.notes]


def turns(fight: Fight, count: int) -> list[str]:
    """Who has the next turns, the present one first, with its round."""
    found = []
    for _ in range(count):
        found.append(f"{fight.round} {fight.fighter(fight.acting).name}")
        fight = after(fight, NextTurn())
    return found
