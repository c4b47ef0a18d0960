# SPDX-License-Identifier: GPL-3.0-or-later
"""People described in one line, as any system reads it: a name, their number before it, and what is said of them."""

import re
import unicodedata
from collections.abc import Callable, Mapping

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase
from panoplia.rules.refusal import Refused

MOST_NEWCOMERS, LONGEST_LINE, LONGEST_NAME = 30, 400, 200
"""In one line; letters in it, and in a name or a word of the person's own."""

TOO_LONG = QT_TRANSLATE_NOOP("describing", "The line has {length} letters and may have {longest}: shorten it.")
LONG_NAME = QT_TRANSLATE_NOOP("describing", "A name has {length} letters and may have {longest}: shorten it.")
TWICE = QT_TRANSLATE_NOOP("describing", "“{words}” says again what was said before: keep one of them.")
OUT_OF_RANGE = QT_TRANSLATE_NOOP("describing", "“{words}”: a whole number from {lowest} to {highest} is needed.")
NO_COMMA = QT_TRANSLATE_NOOP("describing", "“{words}”: a comma is missing after the name.")

_NUMBER = r"[0-9]+(?:[.,][0-9]+)?"
"""Also one that is refused in words later, because it is too large or not whole."""
_WORD = r"[a-z]+(?: [a-z]+)*"

_COUNT = re.compile(rf"(?P<count>-?{_NUMBER}) *[x×]? +(?P<name>.+)")
_COMMA = re.compile(r";|,(?!(?<=[0-9],)[0-9]+ *(?:[,;]|$))")
"""Parts two parts; not the comma of ``7,5``."""


class Figure(msgspec.Struct, frozen=True):
    """A statistic that is said as a word and a number: its words, its limits, and how it is told."""

    field: str
    words: tuple[str, ...]
    lowest: int
    highest: int
    told: Phrase


Found = tuple[str, int | str]
"""What a part says, and of what."""


class Vocabulary(msgspec.Struct, frozen=True):
    """What a system understands in a line, and its examples of it. A number may be followed by ``unit``.

    ``other`` is given a part as it is written and without accents; it is asked before the figures.
    """

    no_name: Phrase
    not_understood: Phrase
    figures: tuple[Figure, ...]
    other: Callable[[str, str], Found | None]
    unit: str = ""

    def figure(self, word: str) -> Figure | None:
        """The one that a word stands for."""
        return next((figure for figure in self.figures if word in figure.words), None)

    def ends_with_figure(self, name: str) -> bool:
        """Whether the last words are a figure, which no one is called."""
        words = "|".join(re.escape(word) for figure in self.figures for word in figure.words)
        number = rf"{_NUMBER} *(?:{re.escape(self.unit)})?"
        return bool(words and re.search(rf" (?:(?:{words})[ :]*{number}|{number} *(?:{words}))$", name))


class Described(msgspec.Struct, frozen=True):
    """The people of a line: the name of one, how many, and what was said of them."""

    name: str
    count: int
    answers: dict[str, int | str]


def described(line: str, vocabulary: Vocabulary) -> Described:
    """The people of a line. The first part is the name, with their number before it; the others come in any order."""
    if len(line) > LONGEST_LINE:
        raise Refused(TOO_LONG, "line", length=len(line), longest=LONGEST_LINE)
    first, *parts = parted(line)
    name, count = _named(first, vocabulary)
    answers: dict[str, int | str] = {}
    for part in filter(None, parts):
        field, value = _understood(part, vocabulary)
        if field in answers:
            raise Refused(TWICE, "line", words=part)
        answers[field] = value
    return Described(name, count, answers)


def _named(part: str, vocabulary: Vocabulary) -> tuple[str, int]:
    name, written = counted(part)
    if not name or name.isdecimal():
        raise Refused(vocabulary.no_name, "line")
    if vocabulary.ends_with_figure(without_accents(name)):
        raise Refused(NO_COMMA, "line", words=name)
    count = _in_range(part, written, 1, MOST_NEWCOMERS)
    one = singular(_short(name)) if count > 1 else _short(name)
    return one[0].upper() + one[1:], count


def _understood(part: str, vocabulary: Vocabulary) -> Found:
    said, unit = without_accents(part), f"(?:{re.escape(vocabulary.unit)})?"
    if found := vocabulary.other(part, said):
        return found
    word_first = rf"(?P<word>{_WORD})[ :]*(?P<number>{_NUMBER}) *{unit}"
    number_first = rf"(?P<before>{_NUMBER}) *{unit} *(?P<after>{_WORD})"
    match = re.fullmatch(rf"{word_first}|{number_first}", said)
    figure = vocabulary.figure(match["word"] or match["after"]) if match else None
    if match is None or figure is None:
        raise Refused(vocabulary.not_understood, "line", words=part)
    return figure.field, _in_range(part, match["number"] or match["before"], figure.lowest, figure.highest)


def _in_range(part: str, written: str, lowest: int, highest: int) -> int:
    number = whole_number(written)
    if number is None or not lowest <= number <= highest:
        raise Refused(OUT_OF_RANGE, "line", words=part, lowest=lowest, highest=highest)
    return number


def _short(name: str) -> str:
    if len(name) > LONGEST_NAME:
        raise Refused(LONG_NAME, "line", length=len(name), longest=LONGEST_NAME)
    return name


def own_word(part: str, known: Mapping[str, tuple[str, ...]] = {}) -> str:
    """What follows the first word of a part: the key of what is ``known`` by it, else as the person wrote it."""
    own = _short(part.split(" ", 1)[-1])
    keys = {without_accents(word): key for key, words in known.items() for word in (key, *words)}
    return keys.get(without_accents(own), own)


def parted(line: str) -> list[str]:
    """The parts of a line between commas or semicolons, their blanks tidied; the first one is there even if empty."""
    return [" ".join(part.split()) for part in _COMMA.split(line)]


def counted(part: str) -> tuple[str, str]:
    """A name and what stands before it as its number, as it is written: ``1`` where there is none."""
    match = _COUNT.fullmatch(part)
    return (match["name"], match["count"]) if match else (part, "1")


def whole_number(written: str) -> int | None:
    """A number without a fraction."""
    return int(written) if written.removeprefix("-").isdecimal() else None


def without_accents(text: str) -> str:
    """Small letters without accents, as words are looked up."""
    apart = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).casefold()


_SINGULARS = tuple((re.compile(several), one) for several, one in (
    (r"(.*[aeiou].*)ones", r"\1ón"), (r"(.*[aeiou].*)anes", r"\1án"), (r"(.*[aeiou].*or)es", r"\1"),
    (r"(.+[inrt]al)es", r"\1"), (r"(.+el)es", r"\1"), (r"(.+[ae])ces", r"\1z"), (r"(.+(?:d|tr)i)ces", r"\1z"),
    (r"(.+(?:[djt]|[bg][lr])e)s", r"\1"), (r"(.+[aobcdfghklmnpqrtvwxyz])s", r"\1"), (r"(.*[^s])", r"\1"),
))  # fmt: skip
"""What is surely the plural of what, in Spanish or English; a word that does not end in ``s`` is none."""


def singular(name: str) -> str:
    """One of several: ``guardias`` is ``guardia``; the words after *de* or *of* stay as they are.

    Where one word is not surely a plural (a name, ``wolves``), all of it stays.
    """
    words = name.split(" ")
    end = next((place for place, word in enumerate(words) if word.lower() in ("de", "del", "of")), len(words))
    ones = [_one(word) for word in words[:end]]
    return name if None in ones else " ".join([*filter(None, ones), *words[end:]])


def _one(word: str) -> str | None:
    if word[0].isupper() and word.endswith("s"):
        return None
    found = ((match, one) for several, one in _SINGULARS if (match := several.fullmatch(word)))
    return next((match.expand(one) for match, one in found), None)
