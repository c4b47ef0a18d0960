# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences that travel untranslated: an English key, its figures, and the clause that stands behind it."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec


class Phrase(str):
    """An English sentence with named places, and the translation context that it is filed under."""

    __slots__ = ("context", "plain")
    context: str
    plain: str
    """The same as text that knows no context."""

    def __new__(cls, context: str, text: str) -> "Phrase":
        phrase = super().__new__(cls, text)
        phrase.context = context
        phrase.plain = text
        return phrase


def QT_TRANSLATE_NOOP(context: str, text: str) -> Phrase:
    """Mark ``text`` for extraction. Both arguments must be literals."""
    return Phrase(context, text)


class Coins(msgspec.Struct, frozen=True, tag=True):
    """An amount of money in the smallest coin, to be written in the system's coins."""

    amount: int


class Chance(msgspec.Struct, frozen=True, tag=True):
    """A probability from 0 to 1, to be written as a percentage."""

    p: float


class Names(msgspec.Struct, frozen=True, tag=True):
    """A name that exists in both languages. An empty one falls back to the other."""

    es: str
    en: str = ""


class Note(msgspec.Struct, frozen=True, tag=True):
    """What happened, or a label, as a sentence to be translated and filled in."""

    context: str
    text: str
    clause: str = ""
    figures: "dict[str, Figure]" = {}

    def in_english(self) -> str:
        """The sentence untranslated, for the command line's JSON and the log."""
        return fill(self.text, {name: plain(figure) for name, figure in self.figures.items()})


def note(phrase: Phrase, clause: str = "", /, **figures: "Figure") -> Note:
    """The sentence ``phrase`` with its figures, and the clause of the rule book that stands behind it."""
    for name, figure in figures.items():
        if isinstance(figure, Phrase):
            figures[name] = note(figure)
    return Note(phrase.context, phrase.plain, clause, figures)


def several(parts: "Iterable[Words]") -> "Several":
    """Words to be said side by side."""
    return Several(tuple(_stored(part) for part in parts))


def sentences(parts: "Iterable[Words]") -> "Several":
    """Whole sentences, one behind the other."""
    return Several(tuple(_stored(part) for part in parts), " ")


def _stored(figure: Any) -> Any:
    """A phrase as a note, because a document knows no phrases."""
    return note(figure) if isinstance(figure, Phrase) else figure


class Several(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """Words side by side, parted by dots: traits, parts of a line. Sentences have their own ends."""

    parts: "tuple[Words, ...]"
    between: str = " · "


# Text of a person stands in figures as a plain str and is never translated.
Figure = str | int | float | Note | Names | Several | Coins | Chance | None
Words = Note | Names | Several | str


def plain(figure: Figure) -> str:
    """A figure as untranslated text."""
    if isinstance(figure, Note):
        return figure.in_english()
    if isinstance(figure, Several):
        return figure.between.join(plain(part) for part in figure.parts)
    if isinstance(figure, Names):
        return figure.en or figure.es
    if isinstance(figure, Coins):
        return str(figure.amount)
    if isinstance(figure, Chance):
        return f"{figure.p:.0%}"
    return "–" if figure is None else str(figure)


def figure(value: int) -> str:
    """A number with the sign that figures have: ``5``, ``−5``."""
    return str(value).replace("-", "−")


def signed(value: int) -> str:
    """A number as something that is added: ``+5``, ``−5``, with the sign that figures have."""
    return f"{value:+d}".replace("-", "−")


def fill(sentence: str, figures: Mapping[str, str]) -> str:
    """``sentence`` with each ``{name}`` and ``%n`` replaced; text inside the figures is never read as a place."""
    if "n" in figures:
        sentence = sentence.replace("%n", figures["n"])
    return sentence.format_map(_Places(figures))


class _Places(dict[str, str]):
    def __missing__(self, name: str) -> Any:
        return "{" + name + "}"
