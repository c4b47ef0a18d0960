# SPDX-License-Identifier: GPL-3.0-or-later
"""Initiative, criticals, fate, rest and gathered shots from the sheet (PC-20, PC-36, PC-37, PC-60 to PC-62, PC-91)."""

import msgspec
import pytest

from attempts import played, said, sources
from panoplia.rules.d100.character import OwnModifier
from panoplia.rules.d100.criticals import effect_of, is_deadly
from panoplia.rules.d100.gear import Wear
from panoplia.rules.d100.house import House
from panoplia.rules.odds import odds
from trial_people import SYSTEM, attempt, bars, piece, refused, someone, trial

ARROWS = piece("ammunition.flechas", 3)
MAIL = piece("armour.camisa_de_malla", 1, "body")


def test_pc20_initiative_is_agility_in_armour_and_a_d10() -> None:
    subject = someone(MAIL, statistics={"ag": 45, "modifiers": (OwnModifier("Alerta", "initiative", 5, "de guardia"),)})
    tried = attempt(subject, "initiative")
    assert sources(tried)[0] == "Initiative: 35 and a d10"
    assert said(tried, "7") == "Initiative: 42"
    assert bars(tried) == {"36–37": 20, "38–39": 20, "40–41": 20, "42–43": 20, "44–45": 20}
    assert said(attempt(subject, "initiative", **{"own:initiative:0": True}), "7") == "Initiative: 47"


def test_pc20_pc62_fortune_is_a_d10_more() -> None:
    tried = attempt(someone(statistics={"fate": 2}), "initiative")
    session = played(tried, "7", "spend", "4")
    assert session.result.initiative == 41
    assert tried.effects(session.result).condition.fortune == 1
    assert tried.effects(played(tried, "7", "keep").result).condition is None
    assert sum(bars(tried, fortune="spend").values()) == pytest.approx(100)


@pytest.mark.parametrize(("value", "roll"), [(1, 1), (2, 55), (3, 91), (5, 100), (12, 100)])
def test_pc37_a_critical_kills_or_does_nothing_more(value: int, roll: int) -> None:
    tried = attempt(someone(condition={"wounds": 0}), "critical", value=value)
    result = played(tried, str(roll)).result
    effect = effect_of(value, roll)
    deadly = is_deadly(value, effect)
    assert said(tried, str(roll)) == (
        f"Critical of value {value}, effect {effect}: {'death' if deadly else 'nothing more'}"
    )
    condition = tried.effects(result).condition
    assert (condition.dead if condition else False) is deadly
    assert {*bars(tried)} <= {"death", "nothing more"}


def test_pc61_fate_is_spent_for_good_instead_of_dying() -> None:
    gone = someone(statistics={"fate": 2}, condition={"wounds": 0, "life": "dead"})
    tried = attempt(gone, "fate")
    assert said(tried) == "Alive by fate; points of fate left: 1"
    effects = tried.effects(played(tried).result)
    assert effects.statistics.fate == 1
    # The wounds stay; fortune is as many a day as fate (PC-62).
    assert (effects.condition.dead, effects.condition.wounds, effects.condition.fortune) == (False, 0, 1)
    assert bars(tried) == {"alive": 100}


def test_pc61_fate_is_for_the_dead_who_have_some() -> None:
    assert refused(someone(statistics={"fate": 1}), "fate") == ("There is no death to be averted.", "PC-61")
    assert refused(someone(condition={"life": "dead"}), "fate") == ("No points of fate are left.", "PC-61")


def test_pc60_pc62_pc79_days_of_rest_and_why() -> None:
    tired = someone(statistics={"mag": 1, "fate": 1}, condition={"wounds": 3, "mana": 4, "fortune": 0})
    tried = attempt(tired, "rest", days=9)
    told = [
        "Wounds: from 3 to 6 of 10, by rest.", "Fortune: from 0 to 1, as every day.",
        "Mana: from 4 to 20, by a night’s rest.",
    ]  # fmt: skip
    assert sources(tried) == told
    assert said(tried) == " ".join(told)
    after = tried.effects(played(tried).result).condition
    assert (after.wounds, after.mana, after.fortune) == (6, 20, 1)
    assert bars(tried) == {"rested": 100}
    dry = msgspec.structs.replace(tired, house=House(mana_rest="none"))
    assert attempt(dry, "rest").effects(played(attempt(dry, "rest")).result).condition.mana == 4


def test_pc60_rest_that_changes_nothing_says_so() -> None:
    tried = attempt(someone(), "rest")
    assert said(tried) == "Rest changes nothing."
    assert tried.effects(played(tried).result).condition is None


def test_pc91_gathered_shots_as_the_workshop_counts_them() -> None:
    subject = someone(ARROWS)
    tried = attempt(subject, "recover:3")
    assert said(tried, "3", "1") == "Arrows (bundle of 5): 5 → 3"
    assert tried.effects(played(tried, "3", "1").result).wear == {3: Wear(lost=2)}
    job = next(job for job in SYSTEM.jobs(ARROWS, subject.house, subject) if job.id == "recover")
    assert job.script is not None
    assert odds(tried.script) == odds(job.script)
    assert refused(someone(msgspec.structs.replace(ARROWS, wear=Wear(lost=5))), "recover:3")[1] == "PC-91"
    assert refused(someone(msgspec.structs.replace(ARROWS, ready=4)), "recover:3")[0] == (
        "Arrows (bundle of 5): in the workshop until day 4."
    )


def test_pc37_what_the_dead_still_do() -> None:
    """Nothing but to be saved by fate; what was shot can still be gathered."""
    gone = someone(ARROWS, statistics={"fate": 1}, condition={"life": "dead"})
    assert [refused(gone, id)[1] for id in ("initiative", "critical", "rest")] == ["PC-37"] * 3
    assert trial(gone, "fate").refusal is None
    assert trial(gone, "recover:3").refusal is None
