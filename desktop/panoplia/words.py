# SPDX-License-Identifier: GPL-3.0-or-later
"""Notes, labels and refusals in the person's language, for the window, the paper and the command line."""

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from fractions import Fraction
from functools import cmp_to_key
from importlib.resources import as_file, files
from typing import TypeVar

from PySide6.QtCore import QCollator, QDate, QLocale, Qt, QTime, QTranslator

from panoplia.rules.notes import Chance, Coins, Figure, Names, Note, Phrase, Several, fill
from panoplia.rules.system import Coin

LANGUAGES = ("es", "en")
VOWELS = "aeiou"


def language_for(preferred: Sequence[str]) -> str:
    """The first language of ``preferred`` (as ``QLocale.uiLanguages`` gives them) that we speak, else English."""
    for name in preferred:
        if name.replace("_", "-").split("-")[0] in LANGUAGES:
            return name.replace("_", "-").split("-")[0]
    return "en"


def system_language() -> str:
    """The language of the system, where we speak it."""
    return language_for(QLocale.system().uiLanguages())


class _WithoutMarks(dict[int, int | None]):
    """For ``str.translate``: takes out what combines with the letter before it. Each letter is looked up once."""

    def __missing__(self, letter: int) -> int | None:
        kept = self[letter] = None if unicodedata.combining(chr(letter)) else letter
        return kept


_WITHOUT_MARKS = _WithoutMarks()


def fold(text: str) -> str:
    """``text`` without accents, case and width, for searching: ``ESPADÓN`` and ``espadon`` are one."""
    if text.isascii():
        return text.casefold()
    apart = unicodedata.normalize("NFKD", text)
    return unicodedata.normalize("NFC", apart.translate(_WITHOUT_MARKS).casefold())


def needles(typed: str) -> tuple[tuple[str, ...], ...]:
    """For each typed word, what of it has to be found. One that ends in a vowel may end in another one.

    Spanish words end by gender and size: ``corta`` finds *Arco corto*, and ``spada`` finds *Espadón*.
    """
    return tuple(_endings(word) for word in fold(typed).split())


def found(wanted: Sequence[Sequence[str]], folded: str) -> bool:
    """Whether a folded text shows every word that is wanted."""
    return all(any(ending in folded for ending in word) for word in wanted)


def _endings(word: str) -> tuple[str, ...]:
    if len(word) < 5 or word[-1] not in VOWELS:
        return (word,)
    return tuple(word[:-1] + vowel for vowel in VOWELS)


Thing = TypeVar("Thing")


def in_order(things: Iterable[Thing], name: Callable[[Thing], str], locale: QLocale) -> list[Thing]:
    """``things`` by name as the language sorts (ñ after n), numbers by size.

    Sorting by the folded name first leaves the slow collator little more than one comparison each.
    """
    collator = QCollator(locale)
    collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    collator.setNumericMode(True)
    keyed = sorted(((fold(name(thing)), name(thing), thing) for thing in things), key=lambda each: each[0])
    compare = cmp_to_key(collator.compare)
    return [thing for _, _, thing in sorted(keyed, key=lambda each: compare(each[1]))]


class Speech:
    """Says things in one language. ``coins`` are the system's, largest first."""

    def __init__(self, language: str, coins: Sequence[Coin] = (), translator: QTranslator | None = None) -> None:
        self.language = language
        self.locale = QLocale(QLocale.Language.Spanish if language == "es" else QLocale.Language.English)
        self._coins = tuple(coins)
        self.translator = translator or _translator(language)

    def with_coins(self, coins: Sequence[Coin]) -> "Speech":
        """The same language, counting money in other coins."""
        return Speech(self.language, coins, self.translator)

    def say(self, figure: Figure) -> str:
        """A note, a label, a name or an amount as text. A plain ``str`` is a person's own text and stays as it is."""
        match figure:
            case Note():
                return self._sentence(figure)
            case Phrase():
                return self._translated(figure.context, figure)
            case Names():
                return (figure.es or figure.en) if self.language == "es" else (figure.en or figure.es)
            case Several():
                return figure.between.join(self.say(part) for part in figure.parts)
            case Coins():
                return self.money(figure.amount)
            case Chance():
                return self.percent(figure.p)
            case float():
                return self.locale.toString(figure, "f", 1)
            case int():
                return self.number(figure)
            case None:
                return "–"
            case _:
                return figure

    def number(self, value: int) -> str:
        """A whole number with the sign that figures have, grouped as the language does where it fits into 64 bits."""
        return (self.locale.toString(value) if abs(value) < 2**63 else str(value)).replace("-", "−")

    def percent(self, p: Fraction | float) -> str:
        """A chance as a percentage that never rounds a possible thing to 0 % nor an uncertain one to 100 %."""
        share = round(float(p) * 100)
        if share == 0 and p > 0:
            return self._percentage("<1")
        if share == 100 and p < 1:
            return self._percentage(">99")
        return self._percentage(str(share))

    def money(self, amount: int) -> str:
        """An amount in the fewest coins: ``12 mo · 4 mp · 8 mc``."""
        parts, left = [], amount
        for coin in self._coins:
            count, left = divmod(left, coin.worth)
            if count:
                parts.append(f"{self.number(count)} {self.say(coin.short)}")
        if not parts:
            return f"0 {self.say(self._coins[-1].short)}" if self._coins else self.number(amount)
        return " · ".join(parts)

    def day(self, when: datetime) -> str:
        """A day as the language writes it, in the time zone of the machine."""
        local = when.astimezone()
        return self.locale.toString(QDate(local.year, local.month, local.day), QLocale.FormatType.ShortFormat)

    def clock(self, when: datetime) -> str:
        """The hour and minute as the language writes them, in the time zone of the machine."""
        local = when.astimezone()
        return self.locale.toString(QTime(local.hour, local.minute), QLocale.FormatType.ShortFormat)

    def clock_to_the_second(self, when: datetime) -> str:
        """The time as the language writes it, with the seconds, in the time zone of the machine."""
        local = when.astimezone()
        pattern = self.locale.timeFormat(QLocale.FormatType.ShortFormat).replace("mm", "mm:ss")
        return self.locale.toString(QTime(local.hour, local.minute, local.second), pattern)

    def size(self, bytes: int) -> str:
        """How large a file is, as the language writes it."""
        return self.locale.formattedDataSize(bytes, 1, QLocale.DataSizeFormat.DataSizeSIFormat)

    def _percentage(self, digits: str) -> str:
        return f"{digits}\u00a0%" if self.language == "es" else f"{digits}%"

    def _sentence(self, note: Note) -> str:
        count = note.figures.get("n")
        number = count if isinstance(count, int) else -1
        text = self._translated(note.context, note.text, number)
        return fill(text, {name: self.say(figure) for name, figure in note.figures.items()})

    def _translated(self, context: str, text: str, count: int = -1) -> str:
        return self.translator.translate(context, text, None, count) or str(text)


def _translator(language: str) -> QTranslator:
    translator = QTranslator()
    with as_file(files("panoplia_i18n") / f"panoplia_{language}.qm") as path:
        translator.load(str(path))
    return translator
