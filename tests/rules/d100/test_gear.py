# SPDX-License-Identifier: GPL-3.0-or-later
"""What gear is: slots, layers, wear, makes and load (PC-31, PC-38, PC-74, PC-90 to PC-93)."""

from fractions import Fraction
from typing import Any

import msgspec
import pytest

from panoplia.app import read_table
from panoplia.rules.d100 import gear
from panoplia.rules.d100.catalogue import shipped
from panoplia.rules.d100.character import Statistics
from panoplia.rules.d100.craft import crafted, encumbrance_of, makes, uncrafted
from panoplia.rules.d100.gear import (
    BARE_HANDS,
    MOST_ROOM,
    SLOTS,
    Ammunition,
    Armour,
    Container,
    Craft,
    Gear,
    Thing,
    Weapon,
    Wear,
)
from panoplia.rules.d100.in_use import cover, points_of, shield, worn_armour, worn_by
from panoplia.rules.d100.load import load
from panoplia.rules.d100.percent import Modifier
from panoplia.rules.d100.places import Armour as Protection
from panoplia.rules.d100.texts import details
from panoplia.rules.d100.worn import NOTHING_WORN
from panoplia.rules.gauges import BarGauge, DieGauge
from panoplia.rules.notes import Names, plain
from panoplia.rules.system import Makes, Piece, Subject
from panoplia.rules.usage_dice import Die

BOOK = {f"{entry.category}.{entry.key}": entry for entry in shipped(read_table)}
SWORD = Weapon("ordinary", "BF")


def piece(key: str, slot: str = "", **more: Any) -> Piece:
    entry = BOOK[key]
    return Piece(entry.names, entry.data, **{"wear": Wear(), "slot": slot, "price": entry.price, **more})


def armour(key: str, **wear: Any) -> Piece:
    return piece(f"armour.{key}", "body", wear=Wear(**wear))


def made(**wear: Any) -> Piece:
    return Piece("Espada", SWORD, Wear(**wear))


@pytest.mark.parametrize(
    ("key", "slot"),
    [
        ("weapon.arma_grande", ("hands", 2)),
        ("weapon.arco", ("hands", 2)),
        ("weapon.daga", ("hands", 1)),
        ("weapon.escudo", ("hands", 1)),
        ("weapon.mangual", ("hands", 1)),
        ("armour.yelmo", ("head", 1)),
        ("armour.brazales_de_placas", ("arms", 1)),
        ("armour.coleto_de_cuero_mangas", ("body", 1)),
        ("armour.armadura_de_placas_completa", ("body", 1)),
        ("armour.calzas_de_malla", ("legs", 1)),
        ("ammunition.flechas", None),
        ("skill.nadar", None),
        ("gear.cuerda", None),
    ],
)
def test_pc38_what_a_piece_takes(key: str, slot: tuple[str, int] | None) -> None:
    """The flail's row says two hands, but it can be one of two weapons."""
    assert gear.needs(piece(key)) == slot


def test_bare_hands_and_armour_of_nothing_take_no_slot() -> None:
    """PC-40."""
    assert gear.needs(BARE_HANDS) is None
    assert gear.needs(Piece("", Armour("leather"), None)) is None


def test_two_hands_and_three_layers_on_each_part_of_the_body() -> None:
    assert {slot.id: slot.room for slot in SLOTS} == {"hands": 2, "head": 3, "arms": 3, "body": 3, "legs": 3}


@pytest.mark.parametrize(("data", "room"), [(Container(6), 6), (Container(), MOST_ROOM), (Thing(), None)])
def test_only_a_container_has_room(data: Gear, room: int | None) -> None:
    assert gear.room(Piece("", data, Wear())) == room


def test_pc31_points_by_place_of_a_piece() -> None:
    """Sleeved mail shirt: arms and body 2."""
    assert points_of(BOOK["armour.camisa_de_malla_con_mangas"].data) == Protection(None, 0, 2, 2, 2, 0, 0)


def test_pc93_armour_is_worn_until_it_is_broken_or_put_away() -> None:
    damaged, mail = armour("justillo_de_cuero", condition="damaged"), armour("camisa_de_malla")
    held = [armour("peto", condition="broken"), damaged, mail, piece("armour.yelmo"), piece("weapon.escudo", "hands")]
    assert worn_armour(held) == (damaged, mail)


def test_pc35_pc74_pc90_what_is_worn_and_held_as_figures_take_it() -> None:
    jerkin, mail = armour("justillo_de_cuero"), armour("camisa_de_malla")
    held = (piece("weapon.escudo", "hands"), jerkin, armour("peto", condition="broken"), mail)
    worn = worn_by(iter(held))
    assert [(each.name, each.material, each.points.body) for each in worn.pieces] == [
        (jerkin.name, "leather", 1), (mail.name, "mail", 2),
    ]  # fmt: skip
    assert worn.shield == held[0].name
    assert worn_by(()) == NOTHING_WORN


def test_pc39_pc74_a_shield_in_hand_is_in_the_way_of_casting_and_a_large_one_of_shots() -> None:
    large, small = piece("weapon.escudo", "hands"), piece("weapon.rodela", "hands")
    assert (shield([armour("peto"), large]), cover([large])) == (large, large)
    assert (shield([small]), cover([small])) == (small, None)
    assert shield([piece("weapon.escudo"), piece("weapon.daga", "hands")]) is None
    assert cover([piece("weapon.escudo", "hands", wear=Wear("broken"))]) is None


@pytest.mark.parametrize(
    ("wear", "state", "severity", "usable"),
    [
        (Wear(), "sound", Fraction(0), True),
        (Wear("damaged"), "damaged", Fraction(3, 4), True),
        (Wear("broken"), "broken", Fraction(1), False),
        (Wear(steps=1), "worn", Fraction(1, 6), True),
        (Wear("damaged", steps=2), "damaged", Fraction(3, 4), True),
        (Wear("broken", steps=3), "broken", Fraction(1), False),
        (Wear(steps=3), "worn", Fraction(1, 3), True),
    ],
)
def test_pc93_how_worn_a_weapon_is(wear: Wear, state: str, severity: Fraction, usable: bool) -> None:
    """A d8 has three steps; what the GM calls sound after the last was spent has the d4 again."""
    found = gear.state(Piece("", SWORD, wear))
    assert (found.id, found.severity, found.usable) == (state, severity, usable)


@pytest.mark.parametrize(
    ("lost", "state", "severity", "words"),
    [(0, "sound", Fraction(0), "as new"), (2, "fewer", Fraction(1, 5), "3 of 5"), (5, "spent", Fraction(1), "used up")],
)
def test_pc91_how_much_of_a_bundle_is_left(lost: int, state: str, severity: Fraction, words: str) -> None:
    bundle = Piece("", Ammunition("arrows"), Wear(lost=lost))
    found = gear.state(bundle)
    assert (found.id, found.severity, plain(found.words), found.usable) == (state, severity, words, lost < 5)
    assert found.gauges == (BarGauge(5 - lost, 5),)


def test_the_borrowed_die_is_shown_once_it_has_dropped() -> None:
    """PC-93: without the house rule it never does."""
    assert gear.state(made()).gauges == ()
    assert gear.state(made(steps=1)).gauges == (DieGauge("d6", "d8"),)
    assert gear.state(made(condition="broken", steps=3)).gauges == (DieGauge(None, "d8"),)
    assert gear.state(made(steps=3)).gauges == (DieGauge("d4", "d8"),)


def test_a_new_piece_may_have_no_wear_yet() -> None:
    assert gear.state(Piece("", SWORD, None)).id == "sound"


def test_pc91_shots_are_counted_over_all_bundles_that_are_carried() -> None:
    """Two new bundles and one of three make thirteen."""
    arrows = Ammunition("arrows")
    held = [
        Piece("", arrows, Wear(), quantity=2),
        Piece("", arrows, Wear(lost=2)),
        Piece("", arrows, Wear(), carried=False),
        Piece("", Ammunition("bolts"), Wear()),
        made(),
    ]
    assert (gear.shots(held, "arrows"), gear.shots(held, "bolts")) == (13, 5)


@pytest.mark.parametrize(
    ("craft", "condition", "value"),
    [("poor", "sound", -5), ("good", "sound", 0), ("exceptional", "sound", 5), ("exceptional", "damaged", -5)],
)
def test_pc92_pc93_what_make_and_condition_change_to_hit(craft: Craft, condition: Any, value: int) -> None:
    weapon = Piece("", Weapon("ordinary", "BF", craft=craft), Wear(condition))
    assert sum(modifier.value for modifier in gear.to_hit(weapon)) == value


def test_pc93_a_damaged_piece_hinders_every_use() -> None:
    assert gear.hindered(made(condition="damaged")) == (Modifier("damaged", -10),)
    assert gear.hindered(made()) == ()
    assert gear.to_hit(Piece("", Thing(), Wear())) == ()


@pytest.mark.parametrize(
    ("craft", "price", "encumbrance"),
    [("poor", 2160, 40), ("common", 4320, 40), ("good", 12_960, 36), ("exceptional", 43_200, 36)],
)
def test_pc92_a_rapier_of_another_make(craft: Craft, price: int, encumbrance: int) -> None:
    """18 co and encumbrance 40."""
    entry = BOOK["weapon.estoque"]
    assert isinstance(entry.data, Weapon)
    data, costs = crafted(entry.data, entry.price, craft)
    assert (data.craft, costs, encumbrance_of(data)) == (craft, price, encumbrance)


def test_pc92_shares_are_rounded_up_and_no_price_stays_none() -> None:
    """90 % of 75 is 67.5; half of 85 pence is 42.5."""
    assert encumbrance_of(Armour("plate", body=2, craft="good", encumbrance=75)) == 68
    assert crafted(SWORD, 85, "poor")[1] == 43
    assert crafted(SWORD, None, "good")[1] is None


def test_pc92_slings_have_no_make_and_elven_bows_are_exceptional() -> None:
    """In price and encumbrance of their row already."""
    bow = BOOK["weapon.arco_elfico"].data
    assert (encumbrance_of(bow), gear.to_hit(Piece("", bow, Wear()))) == (75, (Modifier("exceptional", 5),))
    refused = {
        key: uncrafted(BOOK[key].data)
        for key in ("weapon.honda", "weapon.arco_elfico", "weapon.daga", "armour.peto", "gear.saco")
    }
    assert [key for key, reason in refused.items() if reason] == ["weapon.honda", "weapon.arco_elfico", "gear.saco"]
    assert {reason.clause for reason in refused.values() if reason} == {"PC-92"}
    assert uncrafted(Weapon("ordinary", "BF", craft="good")) is not None


def test_pc92_the_other_makes_of_a_rapier_poorest_first() -> None:
    """18 co: half, three times and ten times as much."""
    found = makes(piece("weapon.estoque"))
    assert [(make.id, make.price) for make in found.makes] == [
        ("poor", 2160), ("good", 12_960), ("exceptional", 43_200),
    ]  # fmt: skip
    assert [plain(make.explanation) for make in found.makes] == [
        "−5% to hit", "encumbrance 90%", "+5% to hit · encumbrance 90%",
    ]  # fmt: skip
    assert found.makes[0].names == Names("Estoque, artesanía mala", "Rapier, poor make")
    assert found.refusal is None


@pytest.mark.parametrize(
    ("key", "craft", "told"),
    [
        ("weapon.estoque", "poor", "poor · −5% to hit"), ("weapon.estoque", "common", "common"),
        ("weapon.estoque", "exceptional", "exceptional · +5% to hit · encumbrance 90%"),
        ("armour.peto", "good", "good · encumbrance 90%"),
        ("weapon.arco_elfico", "exceptional", "exceptional · +5% to hit"),
    ],
)  # fmt: skip
def test_pc92_the_line_of_a_make_tells_what_that_changed(key: str, craft: Craft, told: str) -> None:
    made = msgspec.structs.replace(BOOK[key].data, craft=craft)
    line = Piece("", made, Wear())
    assert ("Craftsmanship", told) in [(plain(label), plain(words)) for label, words in details(line)]


def test_pc92_what_has_no_other_makes_says_why_and_what_is_no_thing_says_nothing() -> None:
    assert makes(piece("weapon.honda")).refusal == uncrafted(BOOK["weapon.honda"].data)
    assert makes(piece("weapon.honda")).makes == ()
    assert makes(piece("spell.luz")) == makes(piece("talent.golpe_letal")) == Makes()


@pytest.mark.parametrize(
    ("before", "steps", "after", "left"),
    [
        ("d10", 2, "d6", 0),
        ("d10", 2, "d8", 1),
        ("d10", 2, "d12", 3),
        ("d6", 0, "d10", 0),
        ("d10", 4, "d6", 1),
        ("d10", 2, None, 2),
        (None, 0, "d6", 0),
    ],
)
def test_pc93_a_piece_keeps_its_die_when_its_entry_changes(
    before: Die | None, steps: int, after: Die | None, left: int
) -> None:
    """At most the new die; as new stays as new; the condition stays."""
    held = Piece("", Weapon("ordinary", "BF", durability=before), Wear("damaged", steps))
    assert gear.carry_over(held, Weapon("ordinary", "BF", durability=after)) == Wear("damaged", left)


def test_pc93_a_die_that_is_spent_stays_spent_when_its_entry_changes() -> None:
    spent = Piece("", Weapon("ordinary", "BF", durability="d10"), Wear("broken", 4))
    assert gear.carry_over(spent, Weapon("ordinary", "BF", durability="d6")) == Wear("broken", 2)


def subject(*pieces: Piece, strength: int = 30) -> Subject:
    return Subject("Kurt", Statistics(s=strength), None, 10_000, None, pieces)


def test_the_load_is_encumbrance_against_ten_times_the_strength() -> None:
    """PC-94: full plate 395, two bundles of arrows 20; what was left behind and money weigh nothing."""
    held = [armour("armadura_de_placas_completa"), piece("ammunition.flechas", quantity=2)]
    left = piece("weapon.arma_grande", carried=False)
    carried = load(subject(*held, left, strength=40))
    assert (carried.carried, carried.limit, plain(carried.words)) == (415, 400, "Encumbrance 415 of 400: 15 too much")
    exactly = load(subject(armour("camisa_de_malla"), strength=6))
    assert plain(exactly.words) == "Encumbrance 60 of 60"
