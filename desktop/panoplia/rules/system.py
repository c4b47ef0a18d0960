# SPDX-License-Identifier: GPL-3.0-or-later
"""What a rule system offers to the rest of the program, which never asks which system it is."""

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec

from panoplia.rules.conversion import Conversion
from panoplia.rules.creation import Answers, Creation, Newcomers
from panoplia.rules.entries import EntryKind, Magic
from panoplia.rules.facets import Facet
from panoplia.rules.gauges import Gauge, Role
from panoplia.rules.house import HouseRule
from panoplia.rules.lifetime import Lifetime
from panoplia.rules.load import Load
from panoplia.rules.notes import Names, Note, Phrase, Words
from panoplia.rules.script import Play, Script
from panoplia.rules.sheet import Sheet

if TYPE_CHECKING:
    # They are told in words of this module.
    from panoplia.rules.fights.combat import Combat
    from panoplia.rules.trial import Trial

Kind = Literal["character", "stash", "shop", "loot"]
"""What a holder is."""
Person = Literal["pc", "npc", "foe"]
"""What a character is."""


MOST_IN_PURSE = 10**12
"""In the smallest coin."""


class Coin(msgspec.Struct, frozen=True):
    """A coin: its short and long name, and its worth in the smallest one."""

    id: str
    short: Phrase
    long: Phrase
    worth: int


class Procedure(msgspec.Struct, frozen=True):
    """A numbered rule that the command line can drive; ``play`` is given an ``input`` value."""

    id: str
    summary: str
    input: type[msgspec.Struct]
    result: Any
    play: Callable[[Any], Play]


class ShippedEntry(msgspec.Struct, frozen=True):
    """A line of a shipped catalogue. ``price`` is in the smallest coin, ``None`` where the book has none."""

    key: str
    category: str
    names: Names
    data: msgspec.Struct
    price: int | None = None
    weight: int | None = None


class Category(msgspec.Struct, frozen=True):
    """A kind of catalogue entry: gear that a person can hold, ``people`` to fight with, or else what can be known."""

    id: str
    label: Phrase
    gear: bool = True
    people: bool = False


def is_gear(categories: Iterable[Category], category: str) -> bool:
    """Whether a person can hold what is of a category."""
    return any(each.gear for each in categories if each.id == category)


class CatalogueColumn(msgspec.Struct, frozen=True):
    """A column of the armoury: what it shows and what it sorts by, of an entry's data.

    A title that is short for something is explained by ``hint``. It says something of entries of ``categories`` alone,
    where they are named.
    """

    id: str
    title: Phrase
    show: Callable[[Any], Words]
    sort: Callable[[Any], int | str]
    right: bool = False
    hint: Words = ""
    categories: tuple[str, ...] = ()


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A thing as the rules see it: its entry's data, and what sets this one apart.

    ``inside`` is the id of the container that it lies in, and ``carried`` is false for what was left behind, itself
    or with its container. Work on it ends on the day ``ready``; until then it cannot be used (0: no one works on it).
    ``weight`` is that of one, in grams; ``None`` where no one has said it. What was taken out of a pile during a fight
    has an id below 0 and is ``part_of`` that of the pile.
    """

    name: Words
    data: Any
    wear: Any
    category: str = ""
    quantity: int = 1
    slot: str = ""
    magic: bool = False
    bonus: int = 0
    price: int | None = None
    notes: str = ""
    id: int = 0
    inside: int = 0
    carried: bool = True
    ready: int = 0
    weight: int | None = None
    part_of: int = 0


class Lore(msgspec.Struct, frozen=True):
    """A line of the catalogue that is no gear but can be known: a skill, a talent, a spell, a power.

    ``ref`` names it on sheets, for ever. One that is not ``offered`` any more is still understood where it stands.
    One's ``own`` is in no book.
    """

    ref: str
    category: str
    names: Names
    data: Any
    offered: bool = True
    own: bool = False


class Subject(msgspec.Struct, frozen=True):
    """A character as the rules see it, with what they hold (in the order shown) and where they play.

    ``lore`` is what can be known in the campaign, the book's lines first.
    """

    name: str
    statistics: Any
    condition: Any
    money: int
    house: Any
    pieces: tuple[Piece, ...] = ()
    player: str = ""
    notes: str = ""
    campaign: str = ""
    day: int = 1
    kind: Person = "pc"
    lore: tuple[Lore, ...] = ()


class Rest(msgspec.Struct, frozen=True):
    """The condition of someone after days of rest, and what of it changed, and why."""

    condition: Any
    notes: tuple[Note, ...]


class Beyond(msgspec.Struct, frozen=True):
    """What damage brings that goes beyond what was left: in words, and the trial that decides it, if one does.

    ``told`` are the circumstances of that trial that follow from the damage, by their ids.
    """

    words: Note
    trial: str = ""
    told: Mapping[str, int | str | bool] = {}


class Make(msgspec.Struct, frozen=True):
    """How well a thing of the catalogue can be made: a line of its own, with its price in the smallest coin.

    ``weight`` is in grams; ``None`` where no one has said it.
    """

    id: str
    label: Phrase
    explanation: Words
    names: Names
    data: Any
    price: int | None
    weight: int | None = None


class Makes(msgspec.Struct, frozen=True):
    """The other makes of a thing, or the reason why it has none; neither where the system knows no makes.

    ``heading`` is what the system calls them.
    """

    makes: tuple[Make, ...] = ()
    refusal: Note | None = None
    heading: Words = ""


class State(msgspec.Struct, frozen=True):
    """How worn a piece is. ``severity`` sorts the workshop: 0 is as new, 1 is beyond use."""

    id: str
    words: Note
    severity: Fraction
    gauges: tuple[Gauge, ...] = ()
    usable: bool = True


class Slot(msgspec.Struct, frozen=True):
    """A place where gear is worn or wielded, and how much of it there is (two hands, one body)."""

    id: str
    label: Phrase
    room: int


class Case(msgspec.Struct, frozen=True):
    """One bar of a job's odds: a short label below it, and its tone."""

    label: Words
    tone: Role


class Job(msgspec.Struct, frozen=True):
    """Something a workshop can do to a piece, or the reason why it cannot.

    ``script`` returns a result; ``case`` groups results into the bars of the odds (in ``cases`` order), ``wear`` is
    the piece's new wear and ``sentence`` tells it. It costs ``cost`` in the smallest coin and is done after ``days``.
    One that ``mends`` makes the piece better and nothing worse. Where ``refusal`` is set, nothing else is.
    """

    id: str
    title: Phrase
    clause: str
    explanation: Note
    refusal: Note | None = None
    script: Script | None = None
    cases: Mapping[Any, Case] = {}
    case: Callable[[Any], Any] = lambda result: result
    wear: Callable[[Any], Any] = lambda result: result
    sentence: Callable[[Any], Words] = lambda result: ""
    terms: Note | None = None
    cost: Callable[[Any], int] = lambda result: 0
    days: Callable[[Any], int] = lambda result: 0
    mends: bool = False

    @classmethod
    def refuse(cls, job_id: str, title: Phrase, reason: Note, mends: bool = False) -> "Job":
        """A job that cannot be done, and why."""
        return cls(job_id, title, reason.clause, reason, refusal=reason, mends=mends)


class System(Protocol):
    """A rule system. All of it is values and pure functions."""

    id: str
    name: str
    categories: tuple[Category, ...]
    coins: tuple[Coin, ...]
    slots: tuple[Slot, ...]
    statistics: type[msgspec.Struct]
    condition: type[msgspec.Struct]
    house: type[msgspec.Struct]
    house_rules: tuple[HouseRule, ...]
    gear: Any
    wear: type[msgspec.Struct]

    @property
    def columns(self) -> tuple[CatalogueColumn, ...]:
        """The armoury's columns between name and price."""

    @property
    def entry_kinds(self) -> tuple[EntryKind, ...]:
        """What kinds of gear there are, and what can be typed about each."""

    @property
    def facets(self) -> tuple[Facet, ...]:
        """By what the armoury is narrowed down, besides price."""

    @property
    def magic(self) -> Magic:
        """What a magic piece has more than others."""

    @property
    def procedures(self) -> tuple[Procedure, ...]:
        """Every numbered procedure, for the command line."""

    def shipped(self, read: "ReadTable") -> Iterable[ShippedEntry]:
        """The catalogue, from the tables that ``read`` opens by name."""

    @property
    def creation(self) -> Creation:
        """What is asked of a new character, and how a ready one is made."""

    def begin(self, answers: Answers) -> tuple[msgspec.Struct, msgspec.Struct]:
        """Statistics and condition of a new character, from the fields of ``creation``."""

    def newcomers(self, line: str) -> Newcomers:
        """The people that a line describes; ``Refused`` names the words that cannot be understood."""

    def advancement(self, subject: Subject) -> "Trial":
        """What one more level brings."""

    def with_experience(self, statistics: Any, gained: int) -> Any:
        """The statistics with that much more experience; ``Refused`` where it is too much."""

    def sheet(self, subject: Subject) -> Sheet:
        """The sheet of a character: every number that it shows, derived."""

    def summary(self, subject: Subject) -> Words:
        """One line below a character's name in a list, which knows nothing of the gear."""

    def vitality(self, subject: Subject) -> tuple[int, int]:
        """What hurt and heal change, and its maximum; below 0 where damage beyond the end is counted."""

    def with_vitality(self, subject: Subject, value: int) -> Any:
        """The condition of a character with that much left of what ``vitality`` counts, or where the book stops."""

    def beyond(self, subject: Subject, excess: int) -> Beyond | None:
        """What damage brings that is ``excess`` more than what was left; ``None`` where the book says nothing."""

    def fit(self, statistics: Any, condition: Any, before: Any) -> Any:
        """The condition cut to what the statistics allow, after an edit of either; ``before`` is how it was."""

    def state(self, piece: Piece) -> State:
        """How worn a piece is."""

    def needs(self, piece: Piece) -> tuple[str, int] | None:
        """The slot a piece goes to and how much of it it takes; ``None`` where it cannot be equipped."""

    def room(self, piece: Piece) -> int | None:
        """How many things fit into a piece, at least 1; ``None`` where it is no container."""

    def load(self, subject: Subject) -> Load:
        """How much a character carries, and the most that they can."""

    def jobs(self, piece: Piece, house: Any, holder: Subject | None) -> tuple[Job, ...]:
        """What a workshop can do to a piece, and why not the rest; it may lie where no character holds it."""

    def findings(self, piece: Piece) -> tuple[Job, ...]:
        """How badly a piece may be found: the same ids for every piece, mildest first, and why not some of them."""

    def carry_over(self, piece: Piece, data: Any) -> Any:
        """The wear with which a piece stays as worn as it is when its entry's data become ``data``."""

    def lifetime(self, piece: Piece, house: Any, holder: Subject | None) -> Lifetime:
        """How long a piece will last, each way in which its holder, or anyone, uses it."""

    def makes(self, piece: Piece) -> Makes:
        """How else a line of the catalogue can be made, poorest first; ``piece`` is a new one of it."""

    def rest(self, subject: Subject, days: int) -> Rest | None:
        """What days of rest bring; ``None`` where the book says nothing of them."""

    def unrested(self, subject: Subject, days: int) -> Rest | None:
        """What days bring by themselves to who does not rest; ``None`` where the book says nothing of them."""

    @property
    def conversions(self) -> tuple[Conversion, ...]:
        """What older rules wrote otherwise."""

    def trials(self, subject: Subject) -> tuple["Trial", ...]:
        """What a character can try, and why not the rest; the sheet offers them by their ids."""

    @property
    def combat(self) -> "Combat | None":
        """The combat chapter; ``None`` where the book has none."""

    def details(self, piece: Piece) -> tuple[tuple[Phrase, Words], ...]:
        """Label and value of all that the catalogue knows of a piece."""


ReadTable = Callable[[str], Iterable[Mapping[str, str]]]
