# SPDX-License-Identifier: GPL-3.0-or-later
"""A rule as a script: a generator that yields requests and notes, is sent answers, and returns its result.

A script uses ``answer.outcome`` alone. ``answer.faces`` exist to be shown in notes and may be missing: that
keeps ``odds`` exact and small, because it needs one branch for each outcome and none for each face.
"""

import re
from collections.abc import Callable, Generator, Hashable, Mapping, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from itertools import groupby
from math import comb
from typing import Any, Protocol

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase
from panoplia.rules.refusal import Refused

Outcome = Any
Shown = int | msgspec.UnsetType
"""A figure of a result that only repeats a face. It is ``UNSET``, and not written out, where faces are hidden."""


class Source(Protocol):
    """Where the program's dice come from; ``random.Random`` is one."""

    def randint(self, lowest: int, highest: int, /) -> int:
        """A whole number, both ends included."""


class Answer(msgspec.Struct, frozen=True):
    """What came of a request: the outcome that the rule needs, and the faces where dice lay on the table."""

    outcome: Outcome
    faces: tuple[int, ...] = ()


class Request(Protocol):
    """Something that a script asks for."""

    @property
    def why(self) -> Phrase:
        """What the answer decides, in a word or two."""

    @property
    def name(self) -> str:
        """What is asked for, as a player would write it: ``2d6``."""

    @property
    def idle(self) -> bool:
        """True where there is nothing to answer: no dice, or a choice with one option."""

    def spread(self) -> Mapping[Outcome, Fraction]:
        """The chance of each outcome."""

    def read(self, text: str) -> Answer:
        """The answer that a person wrote; ``Refused`` where the request does not allow it."""

    def write(self, answer: Answer) -> str:
        """The text that ``read`` turns into ``answer``."""

    def roll(self, source: Source) -> Answer:
        """An answer by the program's dice."""


class Part(msgspec.Struct, frozen=True):
    """A rule within a rule, of which the result alone matters: the script is sent it as an outcome.

    People answer what it asks where it stands. ``odds`` counts equal parts once, and branches over their results. A
    part that returns a part ends as that one does, so a loop without end may be written as one that says its state.
    """

    rule: "Callable[..., Play]"
    given: tuple[Hashable, ...] = ()

    def play(self) -> "Play":
        return self.rule(*self.given)


Play = Generator[Request | Note | Part, Answer, Any]
"""A script at work. Nothing but answers to its requests is sent to it."""

Script = Callable[[], Play]
"""Starts a script from its beginning; it can be started any number of times."""


def whole(rule: Callable[..., Play], *given: Hashable) -> Play:
    """Play a rule as a part of this one; returns its result."""
    answer = yield Part(rule, given)
    return answer.outcome


def inlined(play: Play) -> Generator[Request | Note, Answer, Any]:
    """The same play with its parts played where they stand, as everyone but ``odds`` drives it."""
    answer: Answer | None = None
    while True:
        try:
            said = play.send(answer) if answer is not None else next(play)
        except StopIteration as end:
            if not isinstance(end.value, Part):
                return end.value
            play, answer = end.value.play(), None
            continue
        if isinstance(said, Part):
            answer = Answer((yield from inlined(said.play())))
        elif isinstance(said, Note):
            yield said
            answer = None
        else:
            answer = yield said


class Measure(Hashable, Protocol):
    """Which figure of several dice a rule needs: a fold over the faces, then a name for where it ends."""

    @property
    def start(self) -> int:
        """The fold's value before any die."""

    def add(self, so_far: int, face: int, /) -> int:
        """The fold's value after one more face."""

    def outcome(self, end: int, /) -> Outcome:
        """What the rule is told."""

    def __hash__(self) -> int:
        """Equal measures share their distributions, which are counted once."""


class Total(msgspec.Struct, frozen=True):
    """The sum of the faces."""

    start: int = 0

    def add(self, so_far: int, face: int) -> int:
        return so_far + face

    def outcome(self, end: int) -> int:
        return end


class Best(msgspec.Struct, frozen=True):
    """The highest face."""

    start: int = 0

    def add(self, so_far: int, face: int) -> int:
        return max(so_far, face)

    def outcome(self, end: int) -> int:
        return end


class CountAbove(msgspec.Struct, frozen=True):
    """How many faces are strictly above ``limit``."""

    limit: int
    start: int = 0

    def add(self, so_far: int, face: int) -> int:
        return so_far + (face > self.limit)

    def outcome(self, end: int) -> int:
        return end


@lru_cache(maxsize=4096)
def _fold(sizes: tuple[int, ...], measure: Measure) -> Mapping[Outcome, Fraction]:
    ends = {measure.start: 1}
    for size in sizes:
        following: dict[int, int] = {}
        for so_far, ways in ends.items():
            for face in range(1, size + 1):
                end = measure.add(so_far, face)
                following[end] = following.get(end, 0) + ways
        ends = following
    everything = sum(ends.values())
    chances: dict[Outcome, Fraction] = {}
    for end, ways in ends.items():
        outcome = measure.outcome(end)
        chances[outcome] = chances.get(outcome, Fraction()) + Fraction(ways, everything)
    return chances


class Dice(msgspec.Struct, frozen=True):
    """Some dice of one request, in the order in which they are written and answered."""

    sizes: tuple[int, ...]
    why: Phrase
    measure: Measure = Total()

    @property
    def name(self) -> str:
        return _written(self.sizes)

    @property
    def idle(self) -> bool:
        return not self.sizes

    def spread(self) -> Mapping[Outcome, Fraction]:
        return _fold(self.sizes, self.measure)

    def read(self, text: str) -> Answer:
        words = text.split("+") if text else []
        if len(words) != len(self.sizes):
            raise Refused(
                QT_TRANSLATE_NOOP("dice", "{dice} needs {wanted} faces joined by “+”, and {given} came: “{text}”."),
                dice=self.name, wanted=len(self.sizes), given=len(words), text=text,
            )  # fmt: skip
        return self.of(tuple(self._face(word, size) for word, size in zip(words, self.sizes, strict=True)))

    def of(self, faces: Sequence[int]) -> Answer:
        """The answer that these faces make."""
        end = self.measure.start
        for face in faces:
            end = self.measure.add(end, face)
        return Answer(self.measure.outcome(end), tuple(faces))

    def write(self, answer: Answer) -> str:
        return "+".join(str(face) for face in answer.faces)

    def roll(self, source: Source) -> Answer:
        return self.of([source.randint(1, size) for size in self.sizes])

    def shown(self, answer: Answer) -> str:
        """The roll as it stands in a note: ``2d6 (2+4)``, without the faces where they are hidden."""
        return f"{self.name} ({self.write(answer)})" if answer.faces else self.name

    def _face(self, word: str, size: int) -> int:
        face = 100 if size == 100 and word == "00" else int(word) if re.fullmatch(r"[0-9]{1,9}", word) else 0
        if not 1 <= face <= size:
            raise Refused(QT_TRANSLATE_NOOP("dice", "A d{size} shows 1 to {size}, not “{text}”."), size=size, text=word)
        return face


class Pool(msgspec.Struct, frozen=True):
    """``size`` even chances (runes, arrows) of one request, answered by how many came up."""

    size: int
    why: Phrase

    @property
    def name(self) -> str:
        return f"{self.size}d2"

    @property
    def idle(self) -> bool:
        return self.size <= 0

    def spread(self) -> Mapping[Outcome, Fraction]:
        size = max(self.size, 0)
        return {hits: Fraction(comb(size, hits), 2**size) for hits in range(size + 1)}

    def read(self, text: str) -> Answer:
        hits = int(text) if re.fullmatch(r"[0-9]{1,9}", text) else -1
        if not 0 <= hits <= self.size:
            raise Refused(
                QT_TRANSLATE_NOOP("dice", "Of {dice}, 0 to {size} come up, not “{text}”."),
                dice=self.name, size=self.size, text=text,
            )  # fmt: skip
        return Answer(hits)

    def write(self, answer: Answer) -> str:
        return str(answer.outcome)

    def roll(self, source: Source) -> Answer:
        return Answer(sum(source.randint(0, 1) for _ in range(self.size)))


class Option(msgspec.Struct, frozen=True):
    """One branch of a decision."""

    id: str
    label: Phrase


class Choice(msgspec.Struct, frozen=True):
    """A decision of a person. ``odds`` follows a policy through it, and ``default`` where there is none."""

    id: str
    options: tuple[Option, ...]
    why: Phrase
    default: str

    @property
    def name(self) -> str:
        return "/".join(option.id for option in self.options)

    @property
    def idle(self) -> bool:
        return len(self.options) == 1

    def spread(self) -> Mapping[Outcome, Fraction]:
        return {self.default: Fraction(1)}

    def read(self, text: str) -> Answer:
        if all(text != option.id for option in self.options):
            raise Refused(
                QT_TRANSLATE_NOOP("dice", "The choice is between {options}, not “{text}”."),
                options=self.name, text=text,
            )  # fmt: skip
        return Answer(text)

    def write(self, answer: Answer) -> str:
        return str(answer.outcome)

    def roll(self, source: Source) -> Answer:
        return Answer(self.default)


@cache
def _written(sizes: tuple[int, ...]) -> str:
    """``(6, 6, 8)`` as ``2d6+d8``."""
    runs = [(size, len(tuple(run))) for size, run in groupby(sizes)]
    return "+".join(f"{count}d{size}" if count > 1 else f"d{size}" for size, count in runs)


def nothing_to_ask(request: Request) -> Answer:
    """The answer of an idle request, which no one is asked."""
    (outcome,) = request.spread()
    return Answer(outcome)


class Forbidden(msgspec.Struct, frozen=True):
    """The whole result where a clause forbids the act."""

    refused: str
