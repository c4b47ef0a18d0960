# SPDX-License-Identifier: GPL-3.0-or-later
"""The workshop: conditions, repairs, gathered shots, the borrowed die, finds and lifetimes (PC-91, PC-93)."""

from fractions import Fraction
from typing import Any

import pytest

from panoplia.rules.chains import Chain
from panoplia.rules.d100 import durability
from panoplia.rules.d100.ammunition import struck
from panoplia.rules.d100.finding import findings
from panoplia.rules.d100.gear import Ammunition, Armour, Skill, Thing, Weapon, Wear, die_now
from panoplia.rules.d100.house import House
from panoplia.rules.d100.jobs import jobs
from panoplia.rules.drivers import replay
from panoplia.rules.notes import note, plain
from panoplia.rules.odds import odds
from panoplia.rules.system import Job, Piece

BORROWED = House(borrowed_wear="on")
HALF = Fraction(1, 2)


def weapon(condition: Any = "sound", steps: int = 0, **more: Any) -> Piece:
    """A hand weapon with a d8 for 10 co and 1 p."""
    return Piece("Espada", Weapon("ordinary", "BF"), Wear(condition, steps), **{"price": 2401, **more})


def arrows(lost: int = 0) -> Piece:
    return Piece("Flechas", Ammunition("arrows"), Wear(lost=lost), price=12)


def job(piece: Piece, job_id: str, house: House | None = None) -> Job:
    return next(each for each in jobs(piece, house or House(), None) if each.id == job_id)


def done(job: Job, *answers: str) -> Wear:
    wear: Wear = job.wear(replay(job.script, answers).result)
    return wear


def said(job: Job, *answers: str) -> str:
    return plain(job.sentence(replay(job.script, answers).result))


def spread(job: Job) -> dict[Any, Fraction]:
    assert job.script is not None
    found = dict(odds(job.script).by(job.case).outcomes)
    assert {*found} <= {*job.cases}
    return found


@pytest.mark.parametrize(
    ("piece", "ids"),
    [
        (weapon(), ["repair", "set-condition", "test-durability"]),
        (Piece("", Armour("mail", body=2), Wear()), ["repair", "set-condition"]),
        (Piece("", Thing(), Wear()), ["repair", "set-condition"]),
        (arrows(), ["recover", "struck"]),
        (Piece("", Skill("basic", "ag"), Wear()), []),
    ],
)
def test_which_jobs_there_are(piece: Piece, ids: list[str]) -> None:
    assert [each.id for each in jobs(piece, House(), None)] == ids


@pytest.mark.parametrize("condition", ["damaged", "broken"])
def test_pc93_the_gm_sets_the_condition(condition: Any) -> None:
    setting = job(weapon(), "set-condition")
    assert done(setting, condition) == Wear(condition)
    assert said(setting, condition) == f"sound → {condition}"
    assert next(iter(job(weapon(condition), "set-condition").cases)) == "sound"
    assert not setting.mends


def test_pc93_what_the_gm_calls_whole_has_its_last_die_again() -> None:
    """Of a d8 that was spent the d4 is left, until that is spent again."""
    setting = job(weapon("broken", 3), "set-condition")
    assert said(setting, "sound") == "broken → sound"
    damaged = weapon("damaged", done(setting, "damaged").steps)
    assert die_now(damaged) == "d4"
    assert done(job(damaged, "test-durability", BORROWED), "1") == Wear("broken", 3)


@pytest.mark.parametrize(("share", "cost"), [(25, 601), (100, 2401), (0, 0)])
@pytest.mark.parametrize("condition", ["damaged", "broken"])
def test_pc93_a_repair_costs_a_share_of_the_price(condition: Any, share: int, cost: int) -> None:
    """A quarter of 2401 p is 600.25, rounded up once."""
    repair = job(weapon(condition, 1), "repair", House(repair_share=share))
    assert done(repair) == Wear()
    assert (repair.cost("sound"), repair.days("sound"), repair.mends) == (cost, 0, True)
    assert said(repair) == f"{condition} → sound"
    assert spread(repair) == {"sound": 1}


def test_pc93_a_repair_brings_the_borrowed_die_back() -> None:
    repair = job(weapon(steps=2), "repair")
    assert done(repair) == Wear()
    assert said(repair) == "d4 → d8"
    assert said(job(weapon("broken", 3), "repair")) == "broken → sound"
    assert done(job(weapon("broken", 3), "repair")) == Wear()


def test_pc93_why_a_repair_cannot_be_done() -> None:
    whole, priceless = job(weapon(), "repair"), job(weapon("damaged", price=None), "repair")
    assert [whole.clause, priceless.clause] == ["PC-93", "PC-93"]
    assert whole.refusal is not None
    assert priceless.refusal is not None
    assert whole.refusal != priceless.refusal


def test_pc93_the_borrowed_die_waits_for_its_house_rule() -> None:
    assert job(weapon(), "test-durability").refusal is not None
    assert job(weapon("broken", 3), "test-durability", BORROWED).refusal is not None
    assert job(weapon("broken"), "test-durability", BORROWED).refusal is not None
    assert job(weapon("damaged"), "test-durability", BORROWED).refusal is None


def test_pc93_the_borrowed_die_drops_on_1_or_2() -> None:
    """A d8 drops with 2 in 8; the last step, d4, with 2 in 4."""
    test = job(weapon(), "test-durability", BORROWED)
    assert spread(test) == {"d6": Fraction(1, 4), "d8": Fraction(3, 4)}
    assert (done(test, "2"), said(test, "2")) == (Wear(steps=1), "d8 → d6")
    assert (done(test, "3"), said(test, "3")) == (Wear(), "holds at d8")
    last = job(weapon(steps=2), "test-durability", BORROWED)
    assert spread(last) == {None: HALF, "d4": HALF}
    assert (done(last, "1"), said(last, "1")) == (Wear("broken", 3), "d4 → broken")
    notes = replay(last.script, ["1"]).notes
    assert [told.in_english() for told in notes] == ["Durability: d4 (1), it breaks."]
    assert "breaks" in last.explanation.text


@pytest.mark.parametrize(("roll", "tested"), [(95, False), (96, True), (100, True)])
def test_pc93_96_to_100_tests_the_die(roll: int, tested: bool) -> None:
    assert durability.is_tested(roll) == tested


def test_pc91_shots_are_gathered_with_even_chances() -> None:
    """Of 4 left, 3 were shot: 3d2; two found again, so one is gone."""
    gather = job(arrows(1), "recover")
    assert done(gather, "3", "2") == Wear(lost=2)
    assert said(gather, "3", "2") == "4 → 3"
    assert said(gather, "3", "3") == "nothing lost"
    # By default all of them were shot: 4d2.
    assert spread(gather) == {lost: Fraction(ways, 16) for lost, ways in enumerate((1, 4, 6, 4, 1))}
    assert plain(gather.cases[4].label) == "0"


def test_pc91_a_single_arrow_is_not_asked_about() -> None:
    assert done(job(arrows(4), "recover"), "0") == Wear(lost=5)


def test_pc91_in_hand_each_hit_breaks_it_with_even_chance() -> None:
    hit = job(arrows(), "struck")
    assert spread(hit) == {0: HALF, 1: HALF}
    assert (done(hit, "1"), done(hit, "0")) == (Wear(lost=1), Wear())
    assert [told.clause for told in replay(struck, ["1"]).notes] == ["PC-91"]


@pytest.mark.parametrize("job_id", ["recover", "struck"])
def test_pc91_of_an_empty_bundle_nothing_can_be_gathered(job_id: str) -> None:
    refusal = job(arrows(5), job_id).refusal
    assert refusal is not None
    assert refusal.clause == "PC-91"


def finding(piece: Piece, finding_id: str) -> Job:
    return next(each for each in findings(piece) if each.id == finding_id)


def test_every_piece_knows_the_same_finds_mildest_first() -> None:
    pieces = (weapon(), arrows(), arrows(5), Piece("", Thing(), Wear()), Piece("", Skill("basic", "ag"), Wear()))
    assert {tuple(each.id for each in findings(piece)) for piece in pieces} == {
        ("sound", "damaged", "broken", "gathered")
    }


@pytest.mark.parametrize(
    ("piece", "possible"),
    [
        (weapon(), ["sound", "damaged", "broken"]),
        (weapon("damaged"), ["sound", "broken"]),
        (weapon("broken"), ["sound"]),
        (arrows(), ["sound", "gathered"]),
        (arrows(5), ["sound"]),
        (Piece("", Skill("basic", "ag"), Wear()), []),
    ],
)
def test_pc93_a_find_is_never_better_than_it_was_and_says_why(piece: Piece, possible: list[str]) -> None:
    assert [each.id for each in findings(piece) if not each.refusal] == possible


def test_pc93_what_a_find_comes_to() -> None:
    assert done(finding(weapon(), "broken")) == Wear("broken")
    assert said(finding(weapon(), "broken")) == "sound → broken"
    kept = finding(weapon("damaged", 1), "sound")
    assert (done(kept), said(kept)) == (Wear("damaged", 1), "nothing lost")
    assert spread(kept) == {"sound": 1}


def test_pc91_a_bundle_found_after_a_fight() -> None:
    found = finding(arrows(3), "gathered")
    assert spread(found) == {0: Fraction(1, 4), 1: HALF, 2: Fraction(1, 4)}
    assert (done(found, "1"), said(found, "0")) == (Wear(lost=4), "2 → 0")


def test_pc93_how_long_a_borrowed_die_lasts() -> None:
    """Five rolls of a hundred test it: 20 × 4 on d8, 20 × 3 on d6, 20 × 2 on d4 are 180 uses."""
    (way,) = durability.lifetime(weapon(), BORROWED).ways
    assert way.chain == Chain.one_by_one((Fraction(1, 80), Fraction(1, 60), Fraction(1, 40)))
    assert way.expected == 180
    (worn,) = durability.lifetime(weapon(steps=1), BORROWED).ways
    assert worn.expected == 100


def test_pc91_how_long_a_bundle_lasts() -> None:
    """Five arrows are shot ten times on average where they are gathered, five times where they are not."""
    gathered, left = durability.lifetime(arrows(), House()).ways
    assert (gathered.expected, left.expected) == (10, 5)
    assert (left.lasts(4), left.lasts(5)) == (1, 0)


@pytest.mark.parametrize(
    "piece",
    [
        weapon("broken"),
        weapon("broken", 3),
        arrows(5),
        Piece("", Weapon("ordinary", "BF", durability=None), Wear()),
        Piece("", Thing(), Wear()),
        Piece("", Armour("mail"), Wear()),
    ],
)
def test_pc93_what_has_no_lifetime_says_why(piece: Piece) -> None:
    found = durability.lifetime(piece, BORROWED)
    assert found.refusal is not None
    assert found.ways == ()


def test_pc93_a_weapon_wears_by_the_house_rule_alone() -> None:
    assert durability.lifetime(weapon(), House()).refusal == note(durability.NOTHING_WEARS, "PC-93")
    assert durability.lifetime(arrows(), House()).refusal is None
