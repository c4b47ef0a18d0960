# SPDX-License-Identifier: GPL-3.0-or-later
"""Armour in layers: PC-35, PC-74, PC-90."""

import pytest

from panoplia.rules.d100.places import PLACES, Armour, Place
from panoplia.rules.d100.worn import Worn, WornPiece, armour_at, burden, casting, counting
from panoplia.rules.notes import plain
from panoplia.rules.why import Term

CAP = WornPiece("cap", "leather", Armour(head=1))
JERKIN = WornPiece("jerkin", "leather", Armour(body=1))
STUDDED = WornPiece("studded", "leather", Armour(body=2))
SHIRT = WornPiece("shirt", "mail", Armour(body=2))
COIF = WornPiece("coif", "mail", Armour(head=2))
HELMET = WornPiece("helmet", "plate", Armour(head=2))
BREASTPLATE = WornPiece("breastplate", "plate", Armour(body=2))
LEATHER_SUIT = WornPiece("leather suit", "leather", Armour(1))
MAIL_SUIT = WornPiece("mail suit", "mail", Armour(3))
PLATE_SUIT = WornPiece("plate suit", "plate", Armour(5))
SCALES = WornPiece("scales", "scale", Armour(body=3, right_arm=3, left_arm=3, right_leg=3, left_leg=3))


@pytest.mark.parametrize(
    ("pieces", "place", "points"),
    [
        ((), "body", 0),
        ((JERKIN,), "head", 0),
        ((JERKIN,), "body", 1),
        ((JERKIN, SHIRT), "body", 3),  # as the whole suit of mail
        ((JERKIN, SHIRT, BREASTPLATE), "body", 5),  # as the whole suit of plate
        ((CAP, COIF, HELMET), "head", 5),
        ((HELMET, HELMET), "head", 2),  # R07: two helmets
        ((JERKIN, STUDDED), "body", 2),
        ((LEATHER_SUIT, MAIL_SUIT), "body", 3),  # it is in the suit already
        ((MAIL_SUIT, PLATE_SUIT), "left_leg", 5),
        ((MAIL_SUIT, BREASTPLATE), "body", 5),
        ((MAIL_SUIT, SCALES), "body", 3),  # one layer
        ((CAP, SCALES), "head", 1),
        ((SCALES, BREASTPLATE), "body", 5),
    ],
)
def test_r07_each_layer_counts_once(pieces: tuple[WornPiece, ...], place: Place, points: int) -> None:
    """PC-35, layers (set): R07."""
    assert armour_at(Worn(pieces), place).total == points
    assert armour_at(Worn(pieces[::-1]), place).total == points


def test_the_pieces_that_count_are_named() -> None:
    assert counting((LEATHER_SUIT, MAIL_SUIT, HELMET), "head") == (MAIL_SUIT, HELMET)
    assert armour_at(Worn((JERKIN, SHIRT)), "body").terms == (Term("jerkin", 1, "PC-35"), Term("shirt", 2, "PC-35"))


def test_pc90_the_penalty_is_taken_once_by_what_hinders_most() -> None:
    worn = (JERKIN, SHIRT, BREASTPLATE)
    assert burden(Worn(worn), lambda taken: taken.ag, "PC-90") == (Term("shirt", -10, "PC-90"),)
    assert burden(Worn(worn), lambda taken: taken.m, "PC-90") == (Term("breastplate", -2, "PC-90"),)
    assert burden(Worn((JERKIN,)), lambda taken: taken.ag, "PC-90") == ()
    assert burden(Worn(), lambda taken: taken.ag, "PC-90") == ()


@pytest.mark.parametrize(
    ("pieces", "shield", "terms"),
    [
        ((), None, ()),
        ((), "shield", (Term("shield", -1, "PC-74"),)),
        ((JERKIN,), None, (Term("jerkin", -1, "PC-74"),)),
        ((JERKIN, SHIRT), "shield", (Term("shirt", -3, "PC-74"), Term("shield", -1, "PC-74"))),
        ((SCALES,), None, (Term("scales", -3, "PC-74"),)),
        ((SHIRT, HELMET), None, (Term("helmet", -5, "PC-74"),)),
    ],
)
def test_pc74_only_the_heaviest_and_the_shield(
    pieces: tuple[WornPiece, ...], shield: str | None, terms: tuple[Term, ...]
) -> None:
    assert casting(Worn(pieces, shield)) == terms


def test_many_pieces_are_soon_counted() -> None:
    many = tuple(WornPiece(str(number), "mail", Armour(number % 3)) for number in range(200))
    assert {armour_at(Worn(many), place).total for place in PLACES} == {2}


def test_pieces_whose_layer_is_taken_are_told_as_nothing() -> None:
    """R07"""
    told = armour_at(Worn((STUDDED, JERKIN, SHIRT, HELMET)), "body")
    assert told.total == 4
    assert [(plain(term.words), term.value) for term in told.terms] == [
        ("studded", 2), ("shirt", 2), ("jerkin: its layer is taken already", 0),
    ]  # fmt: skip
