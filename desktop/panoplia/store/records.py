# SPDX-License-Identifier: GPL-3.0-or-later
"""What enters and leaves the store: frozen values. ``id`` 0 and an empty ``uid`` mean not stored yet."""

from datetime import datetime
from typing import Any, Literal, TypeVar

import msgspec

from panoplia.rules.fights.state import Side
from panoplia.rules.notes import Names, Note
from panoplia.rules.system import Kind, Person

Origin = Literal["shipped", "own"]
Change = Literal["insert", "update", "delete"]
Phase = Literal["planned", "running", "ended", "applied"]
Outcome = Literal["done", "undone", "redone", "left", "elsewhere"]

# The least and the most that each number may be. The schema holds the same limits (a test compares them).
LIMITS = {
    "money": (0, 10**12),
    "price": (0, 10**12),
    "weight": (0, 10**12),
    "quantity": (1, 10**6),
    "bonus": (-(10**6), 10**6),
    "day": (1, 10**6),
    "ends": (1, 10**6),
    "seq": (1, 10**6),
}


class Damaged(msgspec.Struct, frozen=True):
    """Stands in place of a document that cannot be read: its text as stored, and why."""

    raw: str
    why: str


class Campaign(msgspec.Struct, frozen=True):
    """A campaign: it follows one system, with its house rules, and stands at a day."""

    id: int
    uid: str
    name: str
    system: str
    house: Any
    day: int = 1
    notes: str = ""
    archived: bool = False


class Holder(msgspec.Struct, frozen=True):
    """Whoever or whatever holds items and money. ``money`` counts the smallest coin."""

    id: int
    uid: str
    campaign: int
    kind: Kind
    name: str
    money: int = 0


class Character(msgspec.Struct, frozen=True):
    """A character together with the holder that they are: adding or removing one does both.

    ``campaign``, ``name`` and ``money`` lie in the holder's row, so a change of them is reported for ``holder``.
    """

    id: int
    uid: str
    holder: int
    campaign: int
    name: str
    money: int
    player: str
    statistics: Any
    condition: Any
    kind: Person = "pc"
    notes: str = ""
    tags: str = ""
    archived: bool = False
    portrait: str = ""


class Overlay(msgspec.Struct, frozen=True, gc=False):
    """What lies over a shipped entry: the book's line, and which fields are changed.

    ``stale`` are those where the book says something else than at the time of the change, ``misfits`` those whose
    change no longer fits and is passed over.
    """

    book: "Entry"
    changed: frozenset[str] = frozenset()
    stale: frozenset[str] = frozenset()
    misfits: frozenset[str] = frozenset()


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A line of the catalogue, of the whole library or of one campaign. ``weight`` is in grams.

    ``overlay`` is made in reading and never stored with the entry.
    """

    id: int
    uid: str
    system: str
    campaign: int | None
    key: str
    category: str
    names: Names
    data: Any
    price: int | None
    weight: int | None
    origin: Origin
    retired: bool = False
    overlay: Overlay | None = None


class Item(msgspec.Struct, frozen=True, gc=False):
    """A thing, or a pile of equal ones, held by a holder or lying inside another item (exactly one of the two)."""

    id: int
    uid: str
    entry: int
    holder: int | None
    inside: int | None
    wear: Any
    slot: str = ""
    quantity: int = 1
    name: str = ""
    magic: bool = False
    bonus: int = 0
    price: int | None = None
    notes: str = ""
    carried: bool = True


class Override(msgspec.Struct, frozen=True):
    """Changed fields of a shipped entry (their values as JSON knows them), and what the book said at that time."""

    id: int
    uid: str
    entry: int
    changes: dict[str, Any]
    base: dict[str, Any]


class Work(msgspec.Struct, frozen=True, gc=False):
    """An item in someone's workshop: on the day ``ends`` its wear becomes ``wear``, and ``told`` says so."""

    id: int
    uid: str
    item: int
    ends: int
    wear: Any
    told: Note


class Enlisted(msgspec.Struct, frozen=True):
    """A character who is to fight on a side."""

    character: int
    side: Side


class Encounter(msgspec.Struct, frozen=True):
    """A fight: planned with a ``roster``, then begun in the state ``start``, a text that its rule system can read."""

    id: int
    uid: str
    campaign: int
    name: str
    phase: Phase = "planned"
    roster: tuple[Enlisted, ...] | Damaged = ()
    start: str = ""
    notes: str = ""


class Act(msgspec.Struct, frozen=True):
    """What was done in a fight: a command with its answers, what was noted, and the change of state ``after`` it.

    ``command`` and ``after`` are texts that the rule system can read; ``after`` is empty while an answer is waited for.
    """

    id: int
    uid: str
    encounter: int
    seq: int
    command: str
    answers: tuple[str, ...] | Damaged = ()
    notes: tuple[Note, ...] | Damaged = ()
    after: str = ""


Record = Campaign | Holder | Character | Entry | Item | Override | Work | Encounter | Act
R = TypeVar("R", bound=Record)


class RowChange(msgspec.Struct, frozen=True):
    """A row that an action touched, summed up over the whole action; ``columns`` are the changed ones."""

    table: str
    row: int
    kind: Change
    columns: frozenset[str]


class Report(msgspec.Struct, frozen=True):
    """What listeners are told once an action is committed, undone or redone.

    One that was *left* stays done and is not undone any more. Of what another program did *elsewhere* only the tables
    are known: rows are 0 and columns empty.
    """

    action: int
    scope: str
    label: Note
    kind: Outcome
    initiator: str
    changes: tuple[RowChange, ...]


class Recorded(msgspec.Struct, frozen=True):
    """A row of the journal: the changed columns before and after; ``None`` where the row did not exist."""

    table: str
    row: int
    kind: Change
    before: dict[str, Any] | None
    after: dict[str, Any] | None


class HistoryLine(msgspec.Struct, frozen=True):
    """An action as the history shows it. Once ``closed``, it can no longer be undone."""

    action: int
    scope: str
    label: Note
    time: datetime
    state: Literal["done", "undone", "open", "closed"]
    changes: tuple[Recorded, ...]
    day: int | None = None
