# SPDX-License-Identifier: GPL-3.0-or-later
"""How badly a find was used: points off its structure or its damage, as the GM says (EN-25, EN-29)."""

from collections.abc import Callable, Iterable, Mapping

import msgspec

from panoplia.rules.espada_negra import gear
from panoplia.rules.espada_negra.gear import Armour, Power, Shield, Skill, Weapon
from panoplia.rules.espada_negra.jobs import SAID, left_words
from panoplia.rules.gauges import Role
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, note
from panoplia.rules.script import Play
from panoplia.rules.system import Case, Job, Piece


class Found(msgspec.Struct, frozen=True):
    """A way to be found, and the points that are lost of so many."""

    title: Phrase
    lost: Callable[[int], int]
    tone: Role


FOUND: Mapping[str, Found] = {
    "sound": Found(QT_TRANSLATE_NOOP("espada-negra", "As it is"), lambda most: 0, "good"),
    "used": Found(QT_TRANSLATE_NOOP("espada-negra", "Used"), lambda most: -(-most // 4), "warn"),
    "battered": Found(QT_TRANSLATE_NOOP("espada-negra", "Battered"), lambda most: -(-most // 2), "warn"),
    "ruined": Found(QT_TRANSLATE_NOOP("espada-negra", "Used up"), lambda most: most, "bad"),
}


def findings(piece: Piece) -> tuple[Job, ...]:
    """The ways in which a piece may be found, the same ones for every piece; those that change nothing say why."""
    return tuple(_findings(piece))


def _findings(piece: Piece) -> Iterable[Job]:
    for id, found in FOUND.items():
        reason = _spared(piece, id, found)
        yield Job.refuse(id, found.title, reason) if reason else _said(piece, id, found)


def _spared(piece: Piece, id: str, found: Found) -> Note | None:
    """Why a piece cannot be found like this; ``None`` where it can."""
    if isinstance(piece.data, Skill | Power):
        return note(QT_TRANSLATE_NOOP("espada-negra", "It is no thing that could be found."), "EN-25")
    if id == "sound":
        return None
    if not isinstance(piece.data, Weapon | Armour | Shield):
        return note(QT_TRANSLATE_NOOP("espada-negra", "No rule wears it out."), "EN-29")
    if gear.lost(piece) >= found.lost(gear.most(piece.data)):
        return note(QT_TRANSLATE_NOOP("espada-negra", "It is no better than that already."), "EN-25")
    return None


def _said(piece: Piece, id: str, found: Found) -> Job:
    lost = max(found.lost(gear.most(piece.data)), gear.lost(piece))
    words = left_words(piece, lost)
    return Job(
        id, found.title, "EN-25", note(SAID, "EN-25"),
        script=_told,
        cases={True: Case(words, found.tone)},
        case=lambda _: True,
        wear=lambda _: gear.wear_of(piece) if id == "sound" else gear.with_lost(piece, lost),
        sentence=lambda _: words,
    )  # fmt: skip


def _told() -> Play:
    yield note(SAID, "EN-25")
    return True
