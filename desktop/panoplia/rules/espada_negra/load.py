# SPDX-License-Identifier: GPL-3.0-or-later
"""The two loads of a character, in grams: in the hands and on the body (EN-4, EN-6)."""

from panoplia.rules.espada_negra.derived import body_load, hand_load
from panoplia.rules.espada_negra.in_use import burden, in_use
from panoplia.rules.espada_negra.runes import free_body, free_hand
from panoplia.rules.load import Load
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.system import Subject

BODY = QT_TRANSLATE_NOOP("espada-negra", "On the body {carried} of {limit} g")
HANDS = QT_TRANSLATE_NOOP("espada-negra", "In the hands {carried} of {limit} g")


def load(subject: Subject) -> Load:
    """The body's, which is the larger one. Coins and what was left behind weigh nothing."""
    return on_body(subject)


def on_body(subject: Subject) -> Load:
    """What is worn and packed, against five kilos for each point of strength; a rune more to evade (EN-6)."""
    carried, limit = in_use(subject.pieces).burden.body, body_load(subject.statistics).total
    more = QT_TRANSLATE_NOOP("espada-negra", "a rune more to evade") if free_body(limit - carried) else None
    return Load(carried, limit, _told(note(BODY, "EN-4", carried=carried, limit=limit), carried - limit, more))


def in_hands(subject: Subject) -> Load:
    """What is wielded, against a kilo for each point of strength; a rune more to hit (EN-6)."""
    carried, limit = in_use(subject.pieces).burden.hands, hand_load(subject.statistics).total
    more = QT_TRANSLATE_NOOP("espada-negra", "a rune more to hit") if free_hand(limit - carried) else None
    return Load(carried, limit, _told(note(HANDS, "EN-4", carried=carried, limit=limit), carried - limit, more))


def unweighed(subject: Subject) -> Note | None:
    """How many things are carried that no one has weighed: they count for nothing, which is said."""
    count = burden(piece for piece in subject.pieces if piece.carried).unweighed
    told = QT_TRANSLATE_NOOP("espada-negra", "%n thing(s) without a weight, not counted.")
    return note(told, n=count) if count else None


def _told(words: Note, over: int, more: Note | str | None) -> Note:
    if over > 0:
        return note(QT_TRANSLATE_NOOP("espada-negra", "{load}: {over} g too much"), load=words, over=over)
    if more:
        return note(QT_TRANSLATE_NOOP("espada-negra", "{load}: {more}"), load=words, more=more)
    return words
