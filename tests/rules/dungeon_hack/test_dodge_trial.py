# SPDX-License-Identifier: GPL-3.0-or-later
"""The trial of a dodge: penetration, armour worn and grown, what absorbs, and what the blow leaves."""

from typing import Any

import msgspec
import pytest

from attempts import COAT, SHIELD, SYSTEM, attempt, played, someone, sources, trial
from panoplia.rules.dungeon_hack.character import Condition
from panoplia.rules.dungeon_hack.gear import Armour, Protection, Wear
from panoplia.rules.gauges import DieGauge, PipGauge
from panoplia.rules.notes import plain
from panoplia.rules.odds import odds
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Piece
from playing import by_hand


@pytest.mark.parametrize("told", [{}, {"level": 9, "damage": "1d4+1"}, {"damage": "1d6", "penetration": "damage"}])
def test_the_odds_of_a_dodge_are_those_of_every_face(told: dict[str, Any]) -> None:
    tried = attempt(someone(COAT, SHIELD), "dodge", **told)
    counted = odds(tried.script)
    assert dict(counted.outcomes) == by_hand(tried.script)
    assert {tried.case(result) for result, _ in counted.outcomes} <= set(tried.cases)


def test_dh36_shield_and_helmet_absorb_with_and_without_armour() -> None:
    """R01, R07, R08: they add up, take off no more than there is, and the damage never goes below 0."""
    helmet = msgspec.structs.replace(SHIELD, id=5, slot="head", data=Protection(1, "head"))
    assert played(attempt(someone(SHIELD, helmet), "dodge"), "2", "5").result.damage == 3
    assert played(attempt(someone(SHIELD, helmet), "dodge"), "2", "1").result.damage == 0
    assert played(attempt(someone(COAT, SHIELD), "dodge"), "2", "6", "roll", "1+1+1").result.damage == 2
    pack = msgspec.structs.replace(SHIELD, slot="")
    assert played(attempt(someone(pack), "dodge"), "2", "5").result.damage == 5


@pytest.mark.parametrize(("worn", "damage"), [(0, 5), (1, 4), (3, 2)])
def test_dh36_r10_what_absorbs_adds_up(worn: int, damage: int) -> None:
    """R10: none, one, and two shields with a helmet; each takes 1 off a blow of 5."""
    helmet = msgspec.structs.replace(SHIELD, id=5, slot="head", data=Protection(1, "head"))
    second = msgspec.structs.replace(SHIELD, id=6)
    subject = someone(*(SHIELD, second, helmet)[:worn])
    assert played(attempt(subject, "dodge"), "2", "5").result.damage == damage


def test_dh30_r10_two_armours_do_not_add_up() -> None:
    """R10: whatever another program left on the body, one armour's dice are rolled: 3, not 7."""
    mail = msgspec.structs.replace(COAT, id=7, data=Armour(4, "d8"))
    blow = played(attempt(someone(COAT, mail), "dodge"), "2", "6", "roll", "1+1+1")
    assert blow.asked[-1].request.name == "3d6"
    assert blow.result.damage == 3


def test_dh21_dh34_r11_base_then_magic_then_wear() -> None:
    """R11: mail of 4, effectiveness 2, one die lost and one broken: 6, then 5, of which 4 are rolled."""
    mail = msgspec.structs.replace(COAT, data=Armour(4, "d8"), magic=True, bonus=2, wear=Wear(1, 1, 1))
    subject = someone(mail)
    blow = played(attempt(subject, "dodge"), "2", "6", "roll", "1+1+1+1")
    assert blow.asked[-1].request.name == "4d6"
    assert blow.result.damage == 2
    assert SYSTEM.state(mail).gauges == (PipGauge(4, 1, 1), DieGauge("d6", "d8"))
    first = played(attempt(subject, "dodge"), "1", "2", "6", "break")
    assert (first.result.armour.rating, first.result.armour.broken, first.result.armour.durability) == (5, 2, "d4")


def test_dh22_dh23_the_penetration_of_a_foe() -> None:
    assert sources(attempt(someone(), "dodge", level=17))[-1] == "Penetration of the blow: 2"
    assert sources(attempt(someone(), "dodge", level=17, adjust=-1))[-1] == "Penetration of the blow: 1"
    assert sources(attempt(someone(), "dodge", level=17, penetration="4"))[-1] == "Penetration of the blow: 4"
    assert sources(attempt(someone(), "dodge", penetration="damage"))[-1] == "Penetration of the blow: its damage"


@pytest.mark.parametrize(
    ("told", "path"),
    [({"damage": "lots"}, "damage"), ({"damage": ""}, "damage"), ({"damage": "21d6"}, "damage"),
     ({"damage": "1d6 (x)"}, "damage"), ({"penetration": "-1"}, "penetration"), ({"penetration": "ñ"}, "penetration")],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_where_it_stands(told: dict[str, str], path: str) -> None:
    with pytest.raises(Refused) as refused:
        attempt(someone(), "dodge", **told)
    assert refused.value.path == path


def test_dh16_armour_that_cannot_be_used_protects_nobody() -> None:
    broken = msgspec.structs.replace(COAT, wear=Wear(broken=3))
    subject = someone(broken)
    assert plain(trial(subject, "dodge").explanation) == "Breastplate cannot be used: destroyed."
    session = played(attempt(subject, "dodge"), "2", "6")
    assert session.result.damage == 6
    assert attempt(subject, "dodge").effects(session.result).wear == {}


def test_dh32_a_broken_die_and_the_damage_are_what_a_dodge_leaves() -> None:
    subject = someone(COAT)
    tried = attempt(subject, "dodge", level=7)
    session = played(tried, "2", "6", "break")
    effects = tried.effects(session.result)
    assert effects.condition == Condition(7)
    assert effects.wear == {2: Wear(broken=1)}
    assert plain(tried.sentence(session.result)) == (
        "The blow does 1 damage, 7 health left · Breastplate: %n armour dice broken".replace("%n", "1")
    )
    assert tried.case(session.result) == "least"
    assert tried.effects(played(tried, "13").result).condition is None


def test_dh33_breaking_the_last_die_says_that_the_armour_goes_with_it() -> None:
    last = msgspec.structs.replace(COAT, wear=Wear(broken=2))
    tried = attempt(someone(last), "dodge", level=7)
    result = played(tried, "2", "6", "break").result
    assert plain(tried.cases[tried.case(result)].label) == "penetration: 1, armour destroyed"
    assert tried.effects(result).wear == {2: Wear(broken=3)}


def test_r03_r04_every_figure_is_a_whole_number() -> None:
    """R03, R04: nothing here is halved; what is doubled or counted stays a whole number."""
    for result, _ in odds(attempt(someone(COAT), "dodge", damage="1d3+1").script).outcomes:
        assert all(isinstance(getattr(result, name), int) for name in ("rolled", "absorbed", "damage", "health"))


@pytest.mark.parametrize("pieces", [(), (COAT,)])
def test_dh6_own_armour_dice_count_where_no_armour_is_worn(pieces: tuple[Piece, ...]) -> None:
    """DH-6: 2 dice of its own and 1 absorbed take 5 off a blow of 9; worn armour is used instead of the dice."""
    npc = someone(*pieces, kind="npc", health=20, statistics={"own_rating": 2, "own_static": 1, "armour_die": "d6"})
    tried = attempt(npc, "dodge", damage="1d10")
    if pieces:
        assert played(tried, "5", "9", "roll", "1+1+2").result.health == 20 - (9 - 4 - 1)
    else:
        assert "2 armour dice of its own, each d6" in plain(trial(npc, "dodge").explanation)
        result = played(tried, "5", "9", "1+3").result
        assert (result.damage, result.health, result.armour) == (4, 16, None)
        assert tried.effects(result).wear == {}


def test_dh6_the_odds_of_a_hide_are_those_of_every_face() -> None:
    npc = someone(kind="npc", statistics={"own_rating": 1, "own_static": 1, "armour_die": "d4"})
    tried = attempt(npc, "dodge", damage="1d4")
    assert dict(odds(tried.script).outcomes) == by_hand(tried.script)
