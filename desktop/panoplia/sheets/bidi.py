# SPDX-License-Identifier: GPL-3.0-or-later
"""Right-to-left text made readable: Arabic letters joined, and a line put in the order in which it is seen.

The part of the Unicode algorithm (UAX 9) that plain text without embeddings needs. Names in Hebrew or Arabic are rare
on our sheets, and what there is for Python needs a C library, so these few rules stand here.
"""

import unicodedata
from collections.abc import Sequence
from functools import cache

_FORMS = range(0xFB50, 0xFEFD)
_LAM, _TATWEEL = "\u0644", "\u0640"
_MIRRORED = dict(zip("()[]{}<>«»‹›", ")(][}{><»«›‹", strict=True))


def is_mixed(text: str) -> bool:
    """Whether anything in ``text`` runs from right to left."""
    return not text.isascii() and any(unicodedata.bidirectional(c) in ("R", "AL") for c in text)


def base_level(text: str) -> int:
    """1 where the first letter of ``text`` runs from right to left, else 0."""
    kinds = (unicodedata.bidirectional(c) for c in text)
    return int(next((kind for kind in kinds if kind in ("L", "R", "AL")), "L") != "L")


def mirrored(cluster: str) -> str:
    """A bracket as it looks in text from right to left."""
    return _MIRRORED.get(cluster, cluster)


def joined(text: str) -> str:
    """Arabic letters replaced by the shapes that they take between their neighbours."""
    shaped, index = [], 0
    while index < len(text):
        letter = text[index]
        if letter == _LAM and text[index + 1 : index + 2] and letter + text[index + 1] in _shapes():
            letter = text[index : index + 2]
        after = index + len(letter)
        shaped.append(_shape(letter, _neighbour(text, index - 1, -1), _neighbour(text, after, 1)))
        index = after
    return "".join(shaped)


def _shape(letter: str, before: str, after: str) -> str:
    shapes = _shapes().get(letter)
    if shapes is None:
        return letter
    behind = _reaches_on(before) and "final" in shapes
    ahead = "initial" in shapes and (after == _TATWEEL or "final" in _shapes().get(after, {}))
    key = "medial" if behind and ahead else "final" if behind else "initial" if ahead else "isolated"
    return shapes.get(key, letter)


def _reaches_on(letter: str) -> bool:
    return letter == _TATWEEL or "initial" in _shapes().get(letter, {})


def _neighbour(text: str, index: int, step: int) -> str:
    while 0 <= index < len(text) and unicodedata.combining(text[index]):
        index += step
    return text[index] if 0 <= index < len(text) else ""


@cache
def _shapes() -> dict[str, dict[str, str]]:
    """For each letter (or lam with alef) its shapes, as Unicode's compatibility characters record them."""
    shapes: dict[str, dict[str, str]] = {}
    for code in _FORMS:
        kind, *letters = unicodedata.decomposition(chr(code)).split() or [""]
        name = "".join(chr(int(letter, 16)) for letter in letters)
        if kind in ("<isolated>", "<initial>", "<medial>", "<final>") and (len(name) == 1 or _is_lam_alef(name)):
            shapes.setdefault(name, {})[kind[1:-1]] = chr(code)
    return shapes


def _is_lam_alef(letters: str) -> bool:
    return len(letters) == 2 and letters[0] == _LAM and letters[1] in "\u0622\u0623\u0625\u0627"


def seen_order(clusters: Sequence[str], base: int) -> tuple[list[int], list[int]]:
    """The places of ``clusters`` from left to right as they are seen, and the level of each (odd: mirrored)."""
    levels = _levels([unicodedata.bidirectional(cluster[0]) for cluster in clusters], base)
    order = list(range(len(levels)))
    for level in range(max(levels, default=0), 0, -1):
        start = 0
        while start < len(order):
            end = start
            while end < len(order) and levels[order[end]] >= level:
                end += 1
            order[start:end] = reversed(order[start:end])
            start = end + 1
    return order, levels


def _levels(kinds: list[str], base: int) -> list[int]:
    sides = _sides(_with_numbers(kinds), "R" if base else "L")
    if base:
        return [1 if side == "R" else 2 for side in sides]
    return [{"L": 0, "R": 1}.get(side, 2) for side in sides]


def _with_numbers(kinds: list[str]) -> list[str]:
    """Points and signs inside or beside a number count as part of it."""
    kinds = list(kinds)
    for place, kind in enumerate(kinds):
        around = (*kinds[max(place - 1, 0) : place], *kinds[place + 1 : place + 2])
        if (kind in ("ES", "CS") and around in (("EN", "EN"), ("AN", "AN"))) or (kind == "ET" and "EN" in around):
            kinds[place] = "AN" if "AN" in around else "EN"
    return kinds


def _sides(kinds: list[str], base: str) -> list[str]:
    """L, R or a number (EN, AN) for each; what has no side of its own takes that of its neighbours, else the base."""
    sides, last = [], base
    for kind in kinds:
        last = kind if kind in ("L", "R", "AL") else last
        sides.append({"L": "L", "R": "R", "AL": "R", "AN": "AN", "EN": _number(last)}.get(kind, ""))
    start = 0
    while start < len(sides):
        end = start
        while end < len(sides) and not sides[end]:
            end += 1
        before = _strong(sides[start - 1]) if start else base
        after = _strong(sides[end]) if end < len(sides) else base
        sides[start:end] = [before if before == after else base] * (end - start)
        start = end + 1
    return sides


def _number(last: str) -> str:
    return {"L": "L", "AL": "AN"}.get(last, "EN")


def _strong(side: str) -> str:
    return "L" if side == "L" else "R"
