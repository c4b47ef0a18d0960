# SPDX-License-Identifier: GPL-3.0-or-later
"""What is set of a facet, in words, and as a person types it."""

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal

import msgspec

from panoplia.rules.facets import Among, Between, Choice, Range, Setting
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, Words, note, several
from panoplia.ui.models.entry_facets import EntryFacet
from panoplia.words import Speech

WANTED = QT_TRANSLATE_NOOP("armoury", "{facet}: {words}")
UNWANTED = QT_TRANSLATE_NOOP("armoury", "{facet}: without {words}")
WITH_UNIT = QT_TRANSLATE_NOOP("armoury", "{figure} {unit}")
# By whether there is a lowest, a highest, and whether what lies outside is wanted.
RANGES: Mapping[tuple[bool, bool, bool], Phrase] = {
    (True, True, False): QT_TRANSLATE_NOOP("armoury", "{facet}: {lowest} to {highest}"),
    (True, False, False): QT_TRANSLATE_NOOP("armoury", "{facet}: from {lowest}"),
    (False, True, False): QT_TRANSLATE_NOOP("armoury", "{facet}: up to {highest}"),
    (True, True, True): QT_TRANSLATE_NOOP("armoury", "{facet}: not {lowest} to {highest}"),
    (True, False, True): QT_TRANSLATE_NOOP("armoury", "{facet}: not from {lowest}"),
    (False, True, True): QT_TRANSLATE_NOOP("armoury", "{facet}: not up to {highest}"),
}


def tags_of(
    facets: Sequence[EntryFacet], settings: Mapping[str, Setting], speech: Speech
) -> Iterator[tuple[str, Note]]:
    """A key and words for each part of what is set; ``without`` takes such a part away."""
    for each in facets:
        facet, setting = each.facet, settings.get(each.facet.id)
        if isinstance(facet, Range) and isinstance(setting, Between):
            yield facet.id, _range(facet, setting, speech)
        elif isinstance(facet, Choice) and isinstance(setting, Among):
            for part, phrase, keys in (("+", WANTED, setting.wanted), ("-", UNWANTED, setting.unwanted)):
                if keys:
                    words = several(label for key, label in facet.options if key in keys)
                    yield facet.id + part, note(phrase, facet=facet.label, words=words)


def without(key: str, settings: Mapping[str, Setting]) -> tuple[str, Setting | None]:
    """The facet that a tag belongs to, and what is left of its setting when the tag is gone."""
    facet, part = (key[:-1], key[-1]) if key[-1] in "+-" else (key, "")
    setting = settings.get(facet)
    if not isinstance(setting, Among):
        return facet, None
    gone = {"wanted": frozenset[str]()} if part == "+" else {"unwanted": frozenset[str]()}
    return facet, msgspec.structs.replace(setting, **gone)


def typed(bound: Decimal | None, facet: Range, speech: Speech) -> str:
    """A bound of a range as a person types it; empty where there is none."""
    if bound is None:
        return ""
    return f"{(bound / facet.scale).normalize():f}".replace(".", speech.locale.decimalPoint())


def _range(facet: Range, setting: Between, speech: Speech) -> Note:
    bounds = {
        name: _figure(typed(bound, facet, speech), facet.unit)
        for name, bound in (("lowest", setting.lowest), ("highest", setting.highest))
        if bound is not None
    }
    phrase = RANGES[setting.lowest is not None, setting.highest is not None, setting.outside]
    return note(phrase, facet=facet.label, **bounds)


def _figure(text: str, unit: Words) -> Words:
    return note(WITH_UNIT, figure=text, unit=unit) if unit else text
