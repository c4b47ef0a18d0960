# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the numbers that a person types, and says in one sentence what is wrong with the others."""

import re
from decimal import Decimal

from panoplia.rules.editors import Number
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words
from panoplia.rules.refusal import Refused
from panoplia.words import Speech

NOT_WHOLE = QT_TRANSLATE_NOOP("numbers", "{label}: “{text}” is not a whole number from {lowest} to {highest}.")
NOT_IN_RANGE = QT_TRANSLATE_NOOP("numbers", "{label}: {value} is not from {lowest} to {highest}.")
EMPTY = QT_TRANSLATE_NOOP("numbers", "{label}: nothing is written; write a number from {lowest} to {highest}.")
NOT_A_NUMBER = QT_TRANSLATE_NOOP("numbers", "{label}: “{text}” is not a number from {lowest} to {highest}.")

LONGEST = 30
"""No number that a person means has more signs; the rest is not even looked at."""
SPACES = re.compile(r"[\s\u00a0\u202f]+")


def whole_number(text: str, label: Words, editor: Number, speech: Speech) -> int:
    """The whole number that ``text`` means; grouped as the language does, or not at all. Else ``Refused``."""
    if not _tidy(text):
        raise Refused(EMPTY, label=label, lowest=editor.lowest, highest=editor.highest)
    digits = _ungrouped(_tidy(text), speech.locale.groupSeparator())
    if digits is None:
        raise Refused(
            NOT_WHOLE, label=label, text=_short(text), lowest=editor.lowest, highest=editor.highest,
        )  # fmt: skip
    value = int(digits)
    if not editor.lowest <= value <= editor.highest:
        raise Refused(NOT_IN_RANGE, label=label, value=value, lowest=editor.lowest, highest=editor.highest)
    return value


def decimal_number(text: str, label: Words, lowest: int, highest: int) -> Decimal:
    """The number that ``text`` means, whichever sign is its decimal one. Else ``Refused``.

    A single comma or point is the decimal sign in every language; it groups only where nothing else is possible
    (``1.234.567``, ``1.234,5``).
    """
    if not _tidy(text):
        raise Refused(EMPTY, label=label, lowest=lowest, highest=highest)
    value = _decimal(_tidy(text))
    if value is None or not lowest <= value <= highest:
        raise Refused(NOT_A_NUMBER, label=label, text=_short(text), lowest=lowest, highest=highest)
    return value


def _tidy(text: str) -> str:
    return text.strip()[: LONGEST + 1].replace("−", "-")


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def _ungrouped(text: str, group: str) -> str | None:
    """Only a sign and digits, or ``None``."""
    if len(text) > LONGEST:
        return None
    if re.fullmatch(r"[+-]?\d+", text):
        return text
    sign = SPACES.pattern if not group.strip() else rf"(?:{re.escape(group)}|{SPACES.pattern})"
    if re.fullmatch(rf"[+-]?\d{{1,3}}({sign}\d{{3}})+", text):
        return re.sub(r"[^\d+-]", "", text)
    return None


def _decimal(text: str) -> Decimal | None:
    signs = [sign for sign in text if sign in ",."]
    if len(text) > LONGEST or (len(set(signs)) < len(signs) and len(set(signs)) == 2 and signs.count(signs[-1]) > 1):
        return None
    if len(signs) <= 1:
        plain = text.replace(",", ".")
    elif len(set(signs)) == 1:
        plain = _ungrouped(text, signs[0]) or ""
    else:
        whole, _, part = text.rpartition(signs[-1])
        plain = f"{_ungrouped(whole, signs[0]) or ''}.{part}" if _ungrouped(whole, signs[0]) else ""
    return Decimal(plain) if re.fullmatch(r"[+-]?\d+(\.\d+)?", plain) else None
