# SPDX-License-Identifier: GPL-3.0-or-later
"""A fourth rule system in a few lines: people with courage, and things that break and are glued by tossing a coin."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Annotated, Any

import msgspec

from panoplia.rules.creation import Answers, Creation, FieldGroup, Kit, Newcomers, NewField, Ready
from panoplia.rules.describing import Figure, Vocabulary, described
from panoplia.rules.editors import Line, Number
from panoplia.rules.entries import EntryKind
from panoplia.rules.foes import FOE, FOES, Foe, foe_kind
from panoplia.rules.gauges import BarGauge
from panoplia.rules.notes import Names, Note, Phrase, Words, note
from panoplia.rules.plain import NO_NAME, NOT_UNDERSTOOD, Plain
from panoplia.rules.script import Play, Pool
from panoplia.rules.sheet import Column, Facts, Field, Figures, Section, Sheet, Table, Track
from panoplia.rules.system import Case, Category, Job, Piece, ReadTable, ShippedEntry, State, Subject
from tiny_combat import TinyCombat

Courage = Annotated[int, msgspec.Meta(ge=0, le=9)]


def say(words: str) -> Phrase:
    return Phrase("tiny", words)


class Hero(msgspec.Struct, frozen=True):
    courage: Courage = 3


class Health(msgspec.Struct, frozen=True):
    hearts: Annotated[int, msgspec.Meta(ge=0, le=9)] = 3


class House(msgspec.Struct, frozen=True):
    pass


class Toy(msgspec.Struct, frozen=True, tag="toy"):
    pass


class Wear(msgspec.Struct, frozen=True):
    broken: bool = False


def ready() -> Play:
    coins = yield Pool(9, say("courage"))
    return Ready("Ada", {"courage": coins.outcome}, 10, ())


class Tiny(Plain):
    id, name = "tiny", "Monedas"
    categories = (Category("toy", say("Toys")), FOES)
    statistics, condition, house, wear, gear = Hero, Health, House, Wear, Toy | Foe
    creation = Creation((FieldGroup(say("Hero"), (NewField("courage", say("Courage"), Number(0, 9), 3),)),), 10, ready)

    @property
    def entry_kinds(self) -> tuple[EntryKind, ...]:
        return EntryKind("toy", "toy", say("Toy"), Toy), foe_kind(self.newcomers, "courage 3")

    @property
    def combat(self) -> TinyCombat:
        return TinyCombat()

    def newcomers(self, line: str) -> Newcomers:
        """A name, how many, ``courage 3`` and ``toys 2``."""
        courage = Figure("courage", ("courage",), 0, 9, say("courage {n}"))
        toys = Figure("toys", ("toys",), 1, 9, say("toys {n}"))
        people = described(line, Vocabulary(NO_NAME, NOT_UNDERSTOOD, (courage, toys), lambda _part, _said: None))
        count = int(people.answers.pop("toys", 0))
        kit = (Kit("top", count),) if count else ()
        return Newcomers(people.name, people.count, *self.begin(people.answers), people.name, kit)

    def shipped(self, read: ReadTable) -> Iterable[ShippedEntry]:
        yield ShippedEntry("top", "toy", Names("Peonza", "Spinning top"), Toy(), 4)
        yield ShippedEntry("croaker", FOE, Names("Croante", "Croaker"), Foe("courage 5, toys 2"))

    def begin(self, answers: Answers) -> tuple[Hero, Health]:
        return msgspec.convert(dict(answers), Hero), Health()

    def summary(self, subject: Subject) -> Words:
        return note(say("courage {courage}"), courage=subject.statistics.courage)

    def vitality(self, subject: Subject) -> tuple[int, int]:
        return subject.condition.hearts, 3

    def with_vitality(self, subject: Subject, value: int) -> Health:
        return Health(max(value, 0))

    def state(self, piece: Piece) -> State:
        broken = piece.wear is not None and piece.wear.broken
        return State("state", note(say("broken" if broken else "whole")), Fraction(broken), usable=not broken)

    def jobs(self, piece: Piece, house: Any, holder: Subject | None) -> tuple[Job, ...]:
        return _break(), _glue(piece)

    def sheet(self, subject: Subject) -> Sheet:
        courage = Field(say("Courage"), subject.statistics.courage, "statistics.courage", Number(0, 9))
        hearts = subject.condition.hearts
        track = Track(
            Field(say("Hearts"), hearts, "condition.hearts", Number(0, 3)),
            Field("", 3),
            BarGauge(hearts, 3),
            vital=True,
        )
        rows = tuple((piece.name, self.state(piece).words) for piece in subject.pieces)
        columns = Column(say("Toy")), Column(say("State"))
        return Sheet(
            Field(say("Name"), subject.name, "name", Line(500, required=True)), (note(say("A hero")),),
            (
                Section("courage", "", (Figures((courage,)),)),
                Section("hearts", say("Hearts"), (track,), "left", "left"),
                Section("toys", say("Toys"), (Table(columns, rows, say("None.")),), "right", "right"),
                Section("player", say("Player"), (Facts((Field(say("Player"), subject.player, "player", Line()),)),)),
            ),
        )  # fmt: skip


def _break() -> Job:
    def broken() -> Play:
        yield note(say("It breaks."))

    told = note(say("broken"))
    return Job("break", say("Break"), "T-1", told, script=broken, cases={None: Case(told, "warn")},
               wear=lambda _: Wear(broken=True), sentence=lambda _: told)  # fmt: skip


def _glue(piece: Piece) -> Job:
    if piece.wear is None or not piece.wear.broken:
        return Job.refuse("glue", say("Glue"), note(say("It is whole."), "T-2"), mends=True)

    def glued() -> Play:
        coin = yield Pool(1, say("heads"))
        return bool(coin.outcome)

    told: dict[bool, Note] = {True: note(say("glued")), False: note(say("still broken"))}
    return Job("glue", say("Glue"), "T-2", note(say("Toss a coin: heads, and it is whole.")), script=glued, mends=True,
               cases={True: Case(told[True], "good"), False: Case(told[False], "bad")},
               wear=lambda whole: Wear(broken=not whole), sentence=lambda whole: told[whole])  # fmt: skip
