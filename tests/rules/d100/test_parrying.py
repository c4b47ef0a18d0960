# SPDX-License-Identifier: GPL-3.0-or-later
"""A parry on the sheet and before the dice: one figure, of the best piece in hand (PC-32, PC-42, PC-93)."""

from attempts import sources
from panoplia.rules.d100.coins import COINS
from panoplia.rules.d100.gear import Wear
from panoplia.rules.d100.sheet import sheet
from panoplia.rules.notes import plain
from panoplia.rules.sheet import Field, fields_of
from panoplia.rules.system import Subject
from percentil import attempt, hero, piece, trial

SWORD = piece("arma_de_mano", id=1, slot="hands")
BUCKLER = piece("rodela", id=2, slot="hands")


def parry(subject: Subject) -> Field:
    return next(field for field in fields_of(sheet(subject, COINS)) if field.offer and field.offer.id == "parry")


def test_pc42_the_best_piece_parries_and_is_named() -> None:
    subject = hero(SWORD, BUCKLER, ws=41, advances={"ws": 5})
    shown = parry(subject)
    assert shown.value == 56
    assert shown.why
    assert [(plain(term.words), term.value, term.clause) for term in shown.why.terms] == [
        ("Weapon skill", 46, "PC-32"), ("Buckler: a defensive weapon", 10, "PC-42"),
    ]  # fmt: skip
    assert sources(attempt(subject, "parry"))[0] == "Parry: 56 or less"
    assert next(each for each in trial(subject, "parry").circumstances if each.id == "with").start == "2"


def test_pc93_a_damaged_piece_may_be_no_better_than_another() -> None:
    """−10 and +10 are as good as a sword, which is the first."""
    subject = hero(SWORD, piece("rodela", id=2, slot="hands", wear=Wear("damaged")), ws=46)
    shown = parry(subject)
    assert shown.why
    assert (shown.value, plain(shown.why.terms[-1].words)) == (46, "with Hand weapon")
    assert sources(attempt(subject, "parry"))[0] == "Parry: 46 or less"
    assert sources(attempt(subject, "parry", **{"with": "2"}))[0] == "Parry: 46 or less"


def test_pc32_without_anything_in_hand_the_sheet_says_why() -> None:
    for pieces in ((), (piece("rodela", id=2),), (piece("rodela", id=2, slot="hands", wear=Wear("broken")),)):
        subject = hero(*pieces)
        shown = parry(subject)
        assert (shown.value, shown.why) == ("–", None)
        assert shown.offer
        assert shown.offer.refusal == trial(subject, "parry").refusal
