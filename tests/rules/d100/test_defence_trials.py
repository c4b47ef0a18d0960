# SPDX-License-Identifier: GPL-3.0-or-later
"""Parry and dodge from the sheet (PC-24, PC-32, PC-42, PC-62, PC-78, PC-93)."""

from typing import Any

import msgspec
import pytest

from attempts import played, said, sources
from panoplia.rules.d100.character import OwnedSkill, OwnModifier
from panoplia.rules.d100.gear import Wear
from panoplia.rules.notes import plain
from trial_people import BORROWED, asked_about, attempt, bars, piece, refused, someone, trial

SWORD = piece("weapon.arma_de_mano", 1, "hands")
SHIELD = piece("weapon.escudo", 2, "hands")
BOW = piece("weapon.arco", 3, "hands")
DODGE = {"skills": (OwnedSkill("esquivar", 10),), "ag": 35}


def test_pc32_a_parry_with_what_is_in_hand() -> None:
    """PC-42: the shield is defensive, so it is the first choice."""
    subject = someone(SWORD, SHIELD, piece("weapon.daga", 4))
    with_what = trial(subject, "parry").circumstances[0]
    assert ([id for id, _ in with_what.editor.options], with_what.start) == (["1", "2"], "2")
    shield = attempt(subject, "parry")
    assert sources(shield) == ["Parry: 40 or less", "Weapon skill 30 (PC-32)", "Shield: a defensive weapon +10 (PC-42)"]
    assert (said(shield, "40"), said(shield, "41")) == ("Shield: parried", "Shield: not parried")
    assert bars(shield) == {"parried": 40, "not parried": 60}
    sword = attempt(subject, "parry", **{"with": "1"})
    assert sources(sword) == ["Parry: 30 or less", "Weapon skill 30 (PC-32)", "with Hand weapon (PC-32)"]
    assert said(sword, "30") == "Hand weapon: parried"
    assert "with" not in asked_about(someone(SWORD), "parry")


@pytest.mark.parametrize(
    ("told", "target"),
    [({"against": "slow"}, 40), ({"against": "fast"}, 20), ({"guarded": True}, 40), ({"touch": True}, 10),
     ({"modifier": 5}, 35), ({"against": "fast", "guarded": True, "touch": True, "modifier": -5}, 5)],
)  # fmt: skip
def test_pc24_pc42_pc78_what_both_defences_are_modified_by(told: dict[str, Any], target: int) -> None:
    subject = someone(SWORD, statistics={"skills": (OwnedSkill("esquivar"),)})
    assert sources(attempt(subject, "parry", **told))[0] == f"Parry: {target} or less"
    assert sources(attempt(subject, "dodge", **told))[0] == f"Dodge: {target} or less"
    assert said(attempt(subject, "dodge", **told), str(target)) == "dodged"
    assert said(attempt(subject, "dodge", **told), str(target + 1)) == "not dodged"


def test_pc93_a_damaged_weapon_parries_worse_and_a_broken_one_not_at_all() -> None:
    damaged = msgspec.structs.replace(SWORD, wear=Wear("damaged"))
    assert sources(attempt(someone(damaged), "parry"))[0] == "Parry: 20 or less"
    broken = msgspec.structs.replace(SWORD, wear=Wear("broken"))
    assert refused(someone(broken), "parry") == ("Hand weapon cannot be used: broken.", "PC-93")
    assert sources(attempt(someone(broken, SHIELD), "parry"))[0] == "Parry: 40 or less"


def test_pc32_without_a_weapon_in_hand_there_is_no_parry() -> None:
    for subject in (someone(), someone(msgspec.structs.replace(SWORD, slot="")), someone(BOW)):
        reason, clause = refused(subject, "parry")
        assert (reason, clause) == (
            "A parry needs a weapon or a shield in hand: take one in use first.", "PC-32",
        )  # fmt: skip


def test_pc32_dodging_is_a_skill_as_the_sheet_has_it() -> None:
    """R06, PC-90: mail is in the way."""
    subject = someone(piece("armour.camisa_de_malla", 5, "body"), statistics=DODGE)
    tried = attempt(subject, "dodge")
    assert sources(tried)[0] == "Dodge: 35 or less"
    assert bars(tried) == {"dodged": 35, "not dodged": 65}
    assert refused(someone(), "dodge") == ("Without the skill Dodge nobody dodges a blow.", "PC-32")
    assert refused(someone(statistics=DODGE, lore=()), "dodge")[1] == "PC-32"


def test_pc4_own_modifiers_with_a_condition() -> None:
    modifiers = (OwnModifier("Guardia", "ws", 5, "de espaldas"), OwnModifier("Gato", "skill:esquivar", 7, "de noche"))
    subject = someone(SWORD, statistics={**DODGE, "modifiers": modifiers})
    assert sources(attempt(subject, "parry", **{"own:ws:0": True}))[0] == "Parry: 35 or less"
    assert sources(attempt(subject, "dodge", **{"own:skill:esquivar:0": True}))[0] == "Dodge: 52 or less"


def test_pc18_pc62_fortune_rolls_again_and_buys_one_more() -> None:
    subject = someone(SWORD, statistics={**DODGE, "fate": 2})
    for id in ("parry", "dodge"):
        tried = attempt(subject, id)
        again = played(tried, "100", "reroll", "1").result
        assert tried.case(again) is True
        assert tried.effects(again).condition.fortune == 1
        assert tried.effects(played(tried, "1").result).condition is None
        more = attempt(subject, id, more=True)
        assert more.effects(played(more, "1").result).condition.fortune == 1
        assert more.effects(played(more, "100", "reroll", "1").result).condition.fortune == 0
    spent = someone(SWORD, statistics=DODGE)
    assert "more" not in asked_about(spent, "parry")
    assert said(attempt(spent, "dodge"), "100") == "not dodged"


def test_pc93_a_parry_can_cost_the_weapon() -> None:
    """R26: the one that parried. The roll that stands is the one that tests."""
    subject = someone(SWORD, SHIELD, house=BORROWED)
    tried = attempt(subject, "parry")
    assert [each.request.name for each in played(tried, "96", "3").asked] == ["d100", "d8"]
    assert said(tried, "96", "3") == "Shield: not parried"
    assert said(tried, "96", "2") == "Shield: not parried · d8 → d6"
    assert tried.effects(played(tried, "96", "2").result).wear == {2: Wear(steps=1)}
    assert tried.effects(played(tried, "95").result).wear == {}
    assert bars(tried) == {"weapon worn": 1.25, "parried": 40, "not parried": 58.75}
    last = attempt(someone(msgspec.structs.replace(SWORD, wear=Wear(steps=2)), house=BORROWED), "parry")
    assert said(last, "100", "1") == "Hand weapon: not parried · d4 → broken"
    assert bars(last)["weapon broken"] == 2.5
    sure = attempt(subject, "parry", modifier=60)
    assert said(sure, "96", "1") == "Shield: parried · d8 → d6"
    lucky = attempt(someone(SWORD, statistics={"fate": 1}, house=BORROWED), "parry")
    assert [each.request.name for each in played(lucky, "96", "reroll", "95").asked] == ["d100", "reroll/keep", "d100"]


def test_pc37_the_dead_defend_nothing() -> None:
    gone = someone(SWORD, statistics=DODGE, condition={"life": "dead"})
    assert [refused(gone, id)[1] for id in ("parry", "dodge")] == ["PC-37", "PC-37"]
    assert plain(trial(gone, "parry").title) == "Parry"
