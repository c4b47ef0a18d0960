# SPDX-License-Identifier: GPL-3.0-or-later
"""Free dice as a person writes them: ``2d6+3``, ``d20 ventaja``, ``4d6k3``, ``d%``; limits are told, never cut."""

import re
from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Dice, Play, Script

MOST_DICE, MOST_SIDES, MOST_NUMBER, LONGEST = 100, 1000, 999_999, 200
FREE = QT_TRANSLATE_NOOP("formula", "free roll")

Keep = Literal["all", "highest", "lowest"]
_EDGES: dict[str, Keep] = {
    "ventaja": "highest", "v": "highest", "advantage": "highest", "adv": "highest",
    "desventaja": "lowest", "desv": "lowest", "disadvantage": "lowest", "dis": "lowest",
}  # fmt: skip
_SIGNS = re.compile(r"\s*((?:[+-]\s*)*)", re.ASCII)
_TERM = re.compile(r"(?P<count>[0-9]*) *d(?P<sides>[0-9]+|%)(?:k(?P<keep>[0-9]+))?|(?P<number>[0-9]+)", re.ASCII)
_WORD = re.compile(r"\s+(?:(?:con|with)\s+)?(?P<word>[a-z]+)(?![a-z0-9%])\s*", re.ASCII)
_DASHES = str.maketrans("−–—", "---")


class Term(msgspec.Struct, frozen=True):
    """Dice of one kind of which some count, or a number (``sides`` 0, ``count`` its value)."""

    sign: Literal[1, -1]
    count: int
    sides: int = 0
    keep: Keep = "all"
    kept: int = 0

    @property
    def dice(self) -> int:
        """How many dice are rolled for it."""
        return self.count if self.sides else 0

    def worth(self, faces: Sequence[int]) -> int:
        """What it adds, whichever way its sign goes."""
        if not self.sides:
            return self.sign * self.count
        if self.keep == "all":
            return self.sign * sum(faces)
        return self.sign * sum(sorted(faces, reverse=self.keep == "highest")[: self.kept])


class Thrown(msgspec.Struct, frozen=True):
    """The result of a free roll."""

    total: int


class Formula(msgspec.Struct, frozen=True):
    """Terms in the order written. Each is a number of its own: nothing is pasted into text again."""

    text: str
    terms: tuple[Term, ...]

    @property
    def sizes(self) -> tuple[int, ...]:
        """All dice, in the order in which they are answered."""
        return tuple(term.sides for term in self.terms for _ in range(term.dice))

    def total(self, faces: Sequence[int]) -> int:
        """What these faces make."""
        left, total = list(faces), 0
        for term in self.terms:
            total += term.worth(left[: term.dice])
            del left[: term.dice]
        return total

    @property
    def script(self) -> Script:
        """Asks for all dice at once. A free roll has no odds, so its faces may be counted themselves."""
        return self._play

    def _play(self) -> Play:
        answer = yield Dice(self.sizes, FREE)
        return Thrown(self.total(answer.faces))


def read(text: str) -> Formula:
    """The formula that a person wrote; ``Refused`` says where it cannot be read, or which limit it breaks."""
    if len(text) > LONGEST:
        raise Refused(QT_TRANSLATE_NOOP("formula", "The formula has more than {longest} signs: shorten it."),
                      longest=LONGEST)  # fmt: skip
    tidy = text.strip().translate(_DASHES).casefold()
    if not tidy:
        raise Refused(QT_TRANSLATE_NOOP("formula", "Write what is to be rolled, such as 2d6+3."))
    terms = tuple(_terms(tidy))
    if sum(term.dice for term in terms) > MOST_DICE:
        raise Refused(
            QT_TRANSLATE_NOOP("formula", "“{text}” has {count} dice, and at most {most} are rolled at once."),
            text=tidy, count=sum(term.dice for term in terms), most=MOST_DICE,
        )  # fmt: skip
    if not any(term.dice for term in terms):
        raise Refused(QT_TRANSLATE_NOOP("formula", "There is no die in “{text}”: write one such as d20."), text=tidy)
    return Formula(tidy, terms)


def _terms(text: str) -> list[Term]:
    """Term after term, and once perhaps a word for Advantage or Disadvantage, which is for what stands before it."""
    at, edged = 0, False
    found: list[Term] = []
    while at < len(text):
        word = _WORD.match(text, at) if found and not edged else None
        if word:
            found, edged = list(_with_edge(found, word, text[:at])), True
            at = word.end()
            continue
        term, at = _term(text, at, first=not found)
        found.append(term)
    return found


def _term(text: str, at: int, first: bool) -> tuple[Term, int]:
    signs = _SIGNS.match(text, at)
    marks = [mark for mark in signs[1] if mark in "+-"] if signs else []
    start = signs.end() if signs else at
    term = _TERM.match(text, start)
    if term is None or not (marks or first) or len(marks) > 2:
        place = start if term is None else at
        raise Refused(
            QT_TRANSLATE_NOOP("formula", "“{text}” cannot be read from “{rest}” on (sign {place}): write dice such as "
                              "2d6+3."),
            text=text, rest=text[place:] or text[at:], place=place + 1,
        )  # fmt: skip
    sign: Literal[1, -1] = -1 if marks.count("-") % 2 else 1
    end = term.end()
    while end < len(text) and text[end] == " " and _WORD.match(text, end) is None:
        end += 1
    return _of(term, sign), end


def _of(term: re.Match[str], sign: Literal[1, -1]) -> Term:
    if term["number"]:
        return Term(sign, _within(term["number"], 0, MOST_NUMBER, NUMBER))
    count = _within(term["count"] or "1", 1, MOST_DICE, COUNT)
    sides = 100 if term["sides"] == "%" else _within(term["sides"], 2, MOST_SIDES, SIDES)
    if term["keep"] is None:
        return Term(sign, count, sides)
    return Term(sign, count, sides, "highest", _within(term["keep"], 1, count, KEPT))


def _with_edge(terms: Sequence[Term], word: re.Match[str], text: str) -> Iterator[Term]:
    """Two dice instead of the single one, of which the higher or lower counts."""
    if word["word"] not in _EDGES:
        raise Refused(
            QT_TRANSLATE_NOOP(
                "formula", "“{word}” (sign {place}) is not known: write advantage or disadvantage, or leave it out."
            ),
            word=word["word"], place=word.start("word") + 1,
        )  # fmt: skip
    dice = [term for term in terms if term.sides]
    if [(term.count, term.keep) for term in dice] != [(1, "all")]:
        raise Refused(
            QT_TRANSLATE_NOOP("formula", "Advantage and Disadvantage are for a single die, not for “{text}”."),
            text=text,
        )
    for term in terms:
        yield Term(term.sign, 2, term.sides, _EDGES[word["word"]], 1) if term.sides else term


NUMBER = QT_TRANSLATE_NOOP("formula", "{value} is too large: a number is at most {most}.")
COUNT = QT_TRANSLATE_NOOP("formula", "{value} dice cannot be rolled: {least} to {most} can.")
SIDES = QT_TRANSLATE_NOOP("formula", "A d{value} cannot be rolled: a die has {least} to {most} sides.")
KEPT = QT_TRANSLATE_NOOP("formula", "{value} dice cannot be kept: {least} to {most} can.")


def _within(digits: str, least: int, most: int, phrase: Phrase) -> int:
    # More digits would make a sentence that nobody reads.
    value = int(digits.lstrip("0")[:12] or "0")
    if not least <= value <= most:
        raise Refused(phrase, value=value, least=least, most=most)
    return value
