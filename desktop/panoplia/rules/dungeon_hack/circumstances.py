# SPDX-License-Identifier: GPL-3.0-or-later
"""What is told of a test before its dice, and what Advantage and Disadvantage remain of it (DH-2)."""

import re
import unicodedata
from collections.abc import Iterable, Mapping

import msgspec

from panoplia.rules.dungeon_hack import dice
from panoplia.rules.dungeon_hack.character import CHARACTERISTICS, Statistics
from panoplia.rules.dungeon_hack.dice import MOST_DICE
from panoplia.rules.dungeon_hack.edges import Edge, Source, Standing, net
from panoplia.rules.editors import Number, Pick
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Names, Phrase, Words, note, signed
from panoplia.rules.refusal import Refused
from panoplia.rules.trial import Circumstance, Tick, Told

MOST_MODIFIER = 20
ADVANTAGE = QT_TRANSLATE_NOOP("dungeon-hack", "Advantage")
DISADVANTAGE = QT_TRANSLATE_NOOP("dungeon-hack", "Disadvantage")
MORE_DAMAGE = QT_TRANSLATE_NOOP("dungeon-hack", "one more die of damage")
BY_THE_BOOK = "book"

GENERAL = (
    Circumstance("modifier", QT_TRANSLATE_NOOP("dungeon-hack", "Modifier"), Number(-MOST_MODIFIER, MOST_MODIFIER), 0,
                 QT_TRANSLATE_NOOP("dungeon-hack", "added to the roll"), "DH-1"),
    Circumstance("advantage", QT_TRANSLATE_NOOP("dungeon-hack", "The GM gives an advantage"), Tick(), False,
                 ADVANTAGE, "DH-2"),
    Circumstance("disadvantage", QT_TRANSLATE_NOOP("dungeon-hack", "The GM gives a disadvantage"), Tick(), False,
                 DISADVANTAGE, "DH-2"),
)  # fmt: skip
"""What every test knows: a modifier, and the GM's own reasons."""

MOUNTED = Circumstance("mounted", QT_TRANSLATE_NOOP("dungeon-hack", "Mounted"), Tick(), False, clause="DH-40")
FOE_MOUNTED = Circumstance(
    "foe_mounted", QT_TRANSLATE_NOOP("dungeon-hack", "The foe is mounted"), Tick(), False, clause="DH-40"
)


def bringing(circumstance: Circumstance, effect: Words) -> Circumstance:
    """The same circumstance, where it brings this."""
    return msgspec.structs.replace(circumstance, effect=effect)


CHARACTERISTIC = Circumstance(
    "characteristic", QT_TRANSLATE_NOOP("dungeon-hack", "Characteristic"),
    Pick(((BY_THE_BOOK, QT_TRANSLATE_NOOP("dungeon-hack", "the usual one")), *CHARACTERISTICS.items())),
    BY_THE_BOOK, clause="DH-4",
)  # fmt: skip
"""Which one is tested: the book's, or another one that the sheet names (DH-4)."""
WATER = Circumstance("water", QT_TRANSLATE_NOOP("dungeon-hack", "Both are in the water"), Tick(), False, clause="DH-41")


def tested(said: Told, by_the_book: str, statistics: Statistics) -> tuple[Phrase, int]:
    """The characteristic in words, and its value."""
    key = by_the_book if said["characteristic"] == BY_THE_BOOK else str(said["characteristic"])
    return CHARACTERISTICS[key], getattr(statistics, key)


def standing(said: Told, *, melee: bool) -> Standing:
    """How both stand to each other; a charge is ridden."""
    mounted = bool(said.get("mounted") or said.get("charge"))
    foe_mounted = bool(said.get("foe_mounted") or said.get("foe_charges"))
    return Standing(melee, mounted, foe_mounted, bool(said.get("water")))


def with_general(sources: Iterable[Source], said: Told) -> tuple[Source, ...]:
    """The edges of the book, and those that the GM gives."""
    return (*sources, *_by_the_gm(said))


def _by_the_gm(said: Told) -> Iterable[Source]:
    if said["advantage"]:
        yield Source("advantage", note(QT_TRANSLATE_NOOP("dungeon-hack", "by the GM"), "DH-2"))
    if said["disadvantage"]:
        yield Source("disadvantage", note(QT_TRANSLATE_NOOP("dungeon-hack", "by the GM"), "DH-2"))


_EDGES: Mapping[Edge, Phrase] = {
    "advantage": QT_TRANSLATE_NOOP("dungeon-hack", "Advantage: {reason} ({clause})"),
    "disadvantage": QT_TRANSLATE_NOOP("dungeon-hack", "Disadvantage: {reason} ({clause})"),
}
_REMAINS: Mapping[Edge, Phrase] = {
    "none": QT_TRANSLATE_NOOP("dungeon-hack", "They cancel out: one d20."),
    "advantage": QT_TRANSLATE_NOOP("dungeon-hack", "Two d20, the higher one counts."),
    "disadvantage": QT_TRANSLATE_NOOP("dungeon-hack", "Two d20, the lower one counts."),
}


def told_sources(what: Phrase, value: int, said: Told, sources: tuple[Source, ...]) -> tuple[Words, ...]:
    """What is rolled against, each edge with its reason, and what remains of them (DH-2)."""
    lines: list[Words] = [
        note(QT_TRANSLATE_NOOP("dungeon-hack", "{characteristic}: {value} or more"), "DH-1",
             characteristic=what, value=value)
    ]  # fmt: skip
    if said["modifier"]:
        lines.append(note(QT_TRANSLATE_NOOP("dungeon-hack", "Modifier: {modifier}"), "DH-1",
                          modifier=signed(int(said["modifier"]))))  # fmt: skip
    for source in sources:
        lines.append(note(_EDGES[source.edge], reason=source.reason, clause=source.reason.clause))
    if sources:
        lines.append(note(_REMAINS[net(sources)], "DH-2"))
    return tuple(lines)


_WRITTEN = re.compile(r"(?P<dice>[^()]*?)\s*(?:\(\s*(?P<fixed>[0-9]{1,3})\s*\))?", re.ASCII)


def without_fixed(text: str) -> str:
    """Damage without the fixed figure in brackets behind it: ``1d10`` of ``1d10 (5)`` (DH-6)."""
    written = _WRITTEN.fullmatch(text.strip())
    return written["dice"] if written else text


def read_damage(text: str, path: str = "") -> tuple[str, int | None]:
    """Dice, and the fixed figure in brackets behind them where there is one (DH-6); ``Refused`` for anything else."""
    written = _WRITTEN.fullmatch(text.strip())
    if written is None or not readable(written["dice"]):
        raise unreadable(text, path)
    return written["dice"], int(written["fixed"]) if written["fixed"] else None


def readable(text: str) -> bool:
    """Whether damage can be read as it is written (DH-8)."""
    try:
        dice.damage(text)
    except ValueError:
        return False
    return True


def unreadable(text: str, path: str = "") -> Refused:
    """What to write instead of a damage that cannot be read."""
    return Refused(
        QT_TRANSLATE_NOOP(
            "dungeon-hack", "“{text}” is not damage: write dice and whole numbers such as 1d6+1, at most {most} dice."
        ),
        path, text=text, most=MOST_DICE,
    )  # fmt: skip


_PHRASES = re.compile(r"[,;/\n]|\b(?:y|e|and)\b")
_LITTLE = frozenset({"de", "del", "la", "las", "el", "los", "the", "of"})
_ALL_OF_THEM = frozenset({"todo", "toda", "todos", "todas", "all"})
_ALL_OF_WHAT = frozenset({"armas", "armaduras", "weapons", "armour", "armours", "armor", "armors"})
SHORTEST_PART = 3
"""Shorter words have to be those of the name; a longer one may be a part of one, as in *Longsword*."""


def proficient(written: str, name: Words) -> bool:
    """Whether a phrase of a free text names a piece: by each of its words, in either language (DH-5).

    An empty text says nothing against a piece, so it counts as proficient.
    """
    phrases = [words for part in _PHRASES.split(_plain(written)) if (words := _words(part))]
    names = (name.es, name.en) if isinstance(name, Names) else (name,) if isinstance(name, str) else ()
    named = [word for one in names for word in _words(_plain(one))]
    return not phrases or any(
        _is_all(phrase) or all(any(_fits(word, one) for one in named) for word in phrase) for phrase in phrases
    )


def _words(text: str) -> list[str]:
    return [word for word in re.findall(r"\w+", text) if word not in _LITTLE]


def _is_all(phrase: list[str]) -> bool:
    return phrase[0] in _ALL_OF_THEM and all(word in _ALL_OF_WHAT for word in phrase[1:])


def _fits(word: str, named: str) -> bool:
    """Whether a word, or one of what it is the plural of, is a word of a name or a part of it."""
    stem = re.sub(r"(?:[aeo]s)$", "", word)
    return (
        word == named
        or any(len(one) >= SHORTEST_PART and one in named for one in (word, word.removesuffix("s")))
        or (len(stem) >= SHORTEST_PART and named.startswith(stem))
    )


def _plain(text: str) -> str:
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
