# SPDX-License-Identifier: GPL-3.0-or-later
"""What makes a method a verb, and the checks that several verbs share."""

import unicodedata
from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any, TypeVar, cast

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins
from panoplia.rules.refusal import Refused
from panoplia.rules.system import MOST_IN_PURSE
from panoplia.store.library import Library
from panoplia.store.records import Holder

LONGEST_NAME = 500
MOST_MONEY = MOST_IN_PURSE
MOST_PIECES = 10**6

Verb = TypeVar("Verb", bound=Callable[..., object])


def verb(method: Verb) -> Verb:
    """Make a method of a part of the table a verb: what it reads stays so until it has written.

    It is marked, so that a test can insist on trying, undoing and redoing it.
    """

    @wraps(method)
    def alone(part: Any, *args: Any, **named: Any) -> object:
        library: Library = part.library
        with library.journal.locked():
            return method(part, *args, **named)

    vars(alone)["__verb__"] = True
    return cast(Verb, alone)


def verbs_of(part: object) -> Iterator[str]:
    """The names of a part's verbs."""
    return (name for name in dir(type(part)) if getattr(getattr(type(part), name), "__verb__", False))


def scope_of(campaign: int) -> str:
    """The scope in which a campaign's actions are undone."""
    return f"campaign:{campaign}"


LIBRARY = "library"


def clean_name(text: str, path: str = "name") -> str:
    """A name in NFC on one line, trimmed; ``Refused`` where nothing is left or it is too long."""
    name = " ".join(unicodedata.normalize("NFC", "".join(_printable(text))).split())
    if all(unicodedata.category(letter) in ("Cf", "Zs", "Mn") for letter in name):
        raise Refused(QT_TRANSLATE_NOOP("table", "The name is empty: type at least one letter."), path)
    if len(name) > LONGEST_NAME:
        raise Refused(
            QT_TRANSLATE_NOOP("table", "The name has {length} letters and may have {longest}: shorten it."), path,
            length=len(name), longest=LONGEST_NAME,
        )  # fmt: skip
    return name


def clean_text(text: str) -> str:
    """Long text in NFC, its lines ended by ``\\n``, without control characters other than tabs."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return unicodedata.normalize("NFC", "\n".join("".join(_printable(line, keep="\t")) for line in lines))


def clean_line(text: str) -> str:
    """Text on one line, trimmed; it may be empty."""
    return " ".join(clean_text(text).split())


def whole_number(value: object, lowest: int, highest: int, path: str) -> int:
    """``value`` where it is a whole number in the range, else ``Refused``."""
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        raise Refused(
            QT_TRANSLATE_NOOP("table", "{value} does not fit: a whole number from {lowest} to {highest} is needed."),
            path, value=str(value), lowest=lowest, highest=highest,
        )  # fmt: skip
    return value


TOO_MUCH = QT_TRANSLATE_NOOP("table", "{name} would have {money}, and a purse holds at most {most}.")

NO_MONEY = QT_TRANSLATE_NOOP("table", "That is no money: write how many coins.")


def some_money(amount: int) -> int:
    """An amount that can be moved; ``Refused`` for none and for more than a purse holds."""
    if _coins(amount) < 1:
        raise Refused(NO_MONEY, "money")
    if amount > MOST_MONEY:
        raise Refused(
            QT_TRANSLATE_NOOP("table", "{amount} are too many: a purse holds at most {most}."), "money",
            amount=Coins(amount), most=Coins(MOST_MONEY),
        )  # fmt: skip
    return amount


def purse_with(name: str, money: int, more: int, path: str = "money") -> int:
    """A purse with so much ``more`` in it, or less; ``Refused`` where that is more than it holds."""
    if not 0 <= money + _coins(more) <= MOST_MONEY:
        raise Refused(TOO_MUCH, path, name=name, money=Coins(money + more), most=Coins(MOST_MONEY))
    return money + more


def _coins(amount: object) -> int:
    if isinstance(amount, bool) or not isinstance(amount, int):
        raise Refused(NO_MONEY, "money")
    return amount


def as_announced(price: int, announced: int | None) -> None:
    """``Refused`` where a sum is not the one that the person was told before they agreed, if they were."""
    if announced is not None and price != announced:
        raise Refused(
            QT_TRANSLATE_NOOP("table", "It is {price} now, not {announced}: prices have changed meanwhile."), "money",
            price=Coins(price), announced=Coins(announced),
        )  # fmt: skip


def afford(buyer: str, money: int, price: int) -> None:
    """``Refused`` where the money in a purse does not reach for the price; what is missing is named."""
    if price > money:
        raise Refused(
            QT_TRANSLATE_NOOP("table", "{buyer} has {money} and needs {price}: {short} short."), "money",
            buyer=buyer, money=Coins(money), price=Coins(price), short=Coins(price - money),
        )  # fmt: skip


def same_campaign(holder: Holder, campaign: int) -> None:
    """``Refused`` where a holder is not in a campaign: one undo could not bring both sides back."""
    if holder.campaign != campaign:
        raise Refused(QT_TRANSLATE_NOOP("table", "{name} is in another campaign."), "holder", name=holder.name)


def _printable(text: str, keep: str = "") -> Iterator[str]:
    for letter in text:
        if letter in keep or unicodedata.category(letter) not in ("Cc", "Cs"):
            yield letter
        elif letter in "\t\n\r":
            yield " "
