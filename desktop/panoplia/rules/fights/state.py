# SPDX-License-Identifier: GPL-3.0-or-later
"""A fight as a value: who is in it, whose turn it is, and what lasts for some turns."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Lore, Person, Piece, Subject

Side = Literal["party", "foes"]
SIDES: Mapping[Side, Phrase] = {
    "party": QT_TRANSLATE_NOOP("fights", "The party"),
    "foes": QT_TRANSLATE_NOOP("fights", "The foes"),
}
Presence = Literal["in", "left", "fled"]
Moment = Literal["start", "end"]

NOT_IN_IT = QT_TRANSLATE_NOOP("fights", "Whoever that was is not in this fight.")


class Fighter(msgspec.Struct, frozen=True):
    """Someone in a fight. ``id`` is that of the character; ``pieces`` are in the order of the sheet.

    ``tally`` is what the rule system counts of a fighter while the fight lasts: actions left, a stance, an aim.
    Whoever joins later acts from the round ``since``.
    """

    id: int
    side: Side
    name: str
    kind: Person
    statistics: Any
    condition: Any
    tally: Any
    pieces: tuple[Piece, ...] = ()
    presence: Presence = "in"
    since: int = 1

    def piece(self, id: int) -> Piece | None:
        """One of the pieces, by its id."""
        return next((piece for piece in self.pieces if piece.id == id), None)

    def piece_written(self, id: str) -> Piece | None:
        """The same, by its id as it stands in the id of an action."""
        return next((piece for piece in self.pieces if str(piece.id) == id), None)

    def with_piece(self, changed: Piece) -> "Fighter":
        """The same with one piece changed."""
        pieces = tuple(changed if piece.id == changed.id else piece for piece in self.pieces)
        return msgspec.structs.replace(self, pieces=pieces)

    def without_piece(self, id: int) -> "Fighter":
        """The same without one piece."""
        pieces = tuple(piece for piece in self.pieces if piece.id != id)
        return msgspec.structs.replace(self, pieces=pieces)


class Effect(msgspec.Struct, frozen=True):
    """Something that lasts for ``left`` more turns of the fighter ``turn_of``, counted at their start or end.

    ``name`` is a person's own word for it; ``modifier`` is added to what the one that it lies on rolls.
    """

    id: int
    fighter: int
    name: str
    turn_of: int
    at: Moment
    left: int
    modifier: int = 0


class Loose(msgspec.Struct, frozen=True):
    """A piece that lies on the ground, and whose it was."""

    piece: Piece
    owner: int


class Fight(msgspec.Struct, frozen=True):
    """The state of a fight. Before ``round`` 1 it has not begun; ``acting`` 0 is nobody's turn.

    ``order`` holds everyone, those who ``acted`` this round first; ``by_hand`` keeps it as a person put it.
    ``scene`` is what the rule system knows of the fight as a whole: water, and how long.
    """

    fighters: tuple[Fighter, ...]
    house: Any
    scene: Any
    lore: tuple[Lore, ...] = ()
    day: int = 1
    round: int = 0
    acting: int = 0
    order: tuple[int, ...] = ()
    acted: tuple[int, ...] = ()
    by_hand: bool = False
    effects: tuple[Effect, ...] = ()
    loose: tuple[Loose, ...] = ()
    over: bool = False

    def fighter(self, id: int) -> Fighter:
        """One of them; ``Refused`` where no such one is in it."""
        for fighter in self.fighters:
            if fighter.id == id:
                return fighter
        raise Refused(NOT_IN_IT, "fighter")

    def has(self, id: int) -> bool:
        """Whether someone is in it, or was."""
        return any(fighter.id == id for fighter in self.fighters)

    @property
    def present(self) -> Iterator[Fighter]:
        """Those who neither left nor fled, in the order in which they came."""
        return (fighter for fighter in self.fighters if fighter.presence == "in")

    def against(self, fighter: Fighter) -> Iterator[Fighter]:
        """Those present on the other side."""
        return (other for other in self.present if other.side != fighter.side)

    def with_fighters(self, changed: Iterable[Fighter]) -> "Fight":
        """The same fight with some of its fighters changed."""
        by_id = {fighter.id: fighter for fighter in changed}
        fighters = tuple(by_id.get(fighter.id, fighter) for fighter in self.fighters)
        return msgspec.structs.replace(self, fighters=fighters)

    def with_fighter(self, changed: Fighter) -> "Fight":
        """The same fight with one fighter changed."""
        fighters = tuple(changed if fighter.id == changed.id else fighter for fighter in self.fighters)
        return msgspec.structs.replace(self, fighters=fighters)

    def subject(self, fighter: Fighter) -> Subject:
        """A fighter as the rules of the sheet see them."""
        return Subject(
            fighter.name, fighter.statistics, fighter.condition, 0, self.house, fighter.pieces,
            day=self.day, kind=fighter.kind, lore=self.lore,
        )  # fmt: skip

    def effects_on(self, id: int) -> tuple[Effect, ...]:
        """What lies on a fighter."""
        return tuple(effect for effect in self.effects if effect.fighter == id) if self.effects else ()

    def modifier_of(self, id: int) -> int:
        """What the effects on a fighter add to their rolls, all together."""
        return sum(effect.modifier for effect in self.effects if effect.fighter == id) if self.effects else 0
