# SPDX-License-Identifier: GPL-3.0-or-later
"""People described in one line, as any system reads it: parts, a number before the name, one of several."""

import re
import unicodedata

import msgspec

from panoplia.rules.notes import Phrase

MOST_NEWCOMERS, LONGEST_LINE = 30, 400
"""In one line; letters in it."""

ANY_NUMBER = r"[0-9]+(?:[.,][0-9]+)?"
"""Also one that is refused in words later, because it is too large or not whole."""

_COUNT = re.compile(rf"(?P<count>-?{ANY_NUMBER}) *[x×]? +(?P<name>.+)")
_COMMA = re.compile(r";|,(?!(?<=[0-9],)[0-9]+ *(?:[,;]|$))")
"""Parts two parts; not the comma of ``7,5``."""


class Figure(msgspec.Struct, frozen=True):
    """A statistic that is said as a word and a number: its words, its limits, and how it is told."""

    field: str
    words: tuple[str, ...]
    lowest: int
    highest: int
    told: Phrase


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
