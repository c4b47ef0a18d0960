# SPDX-License-Identifier: GPL-3.0-or-later
"""What experience buys (set): 5 of a characteristic, a skill, 10 of mastery (PC-3, PC-4)."""

from typing import Any

import msgspec
import pytest
from tests.lore import LORE, SKILLS

from panoplia.rules.d100.advancement import advancement, advances, bought
from panoplia.rules.d100.character import CHARACTERISTICS, Advances, Condition, OwnedSkill, Statistics
from panoplia.rules.d100.derived import characteristic
from panoplia.rules.d100.house import House
from panoplia.rules.drivers import replay
from panoplia.rules.editors import Pick
from panoplia.rules.notes import plain
from panoplia.rules.odds import odds
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Subject
from percentil import hero, piece

BOOK = tuple(SKILLS.values())


FRESH = Condition()


def subject(condition: Condition = FRESH, **said: Any) -> Subject:
    return Subject("Ilsa", Statistics(**said), condition, 0, House())


def test_a_characteristic_grows_by_5_for_good() -> None:
    """PC-4: what is on the sheet stays, the advance is a term of its own."""
    trial = advancement(subject(ws=33, experience=120))
    assert trial.attempt is not None
    attempt = trial.attempt({"what": "ws"})
    result = replay(attempt.script, []).result
    after = attempt.effects(result).statistics
    assert (after.ws, after.advances.ws, after.experience) == (33, 5, 20)
    assert characteristic(after, "ws").total == 38
    assert plain(attempt.sentence(result)) == "Weapon skill: from 33 to 38. Experience left: 20"
    assert [attempt.case(each) in attempt.cases for each, _ in odds(attempt.script).outcomes] == [True]


def test_growing_ends_at_100() -> None:
    """PC-1"""
    full = Statistics(ws=93, bs=95, s=100, advances=Advances(ws=5, bs=5))
    offered = {each.id: each for each in advances(full)}
    assert set(offered) == set(CHARACTERISTICS) - {"bs", "s"}
    assert plain(offered["ws"].words) == "Weapon skill: from 98 to 100"
    assert offered["ws"].statistics.advances.ws == 7


def test_skills_are_learnt_and_mastered() -> None:
    """PC-3: mastery is 10 or 20, a speciality has its own."""
    statistics = Statistics(skills=(OwnedSkill("nadar", 20), OwnedSkill("hablar_idioma", 10, speciality="élfico")))
    offered = {each.id: each for each in advances(statistics, BOOK)}
    assert [key for key in offered if key.startswith("mastery:")] == ["mastery:1"]
    assert plain(offered["mastery:1"].words) == "Speak language (élfico): mastery +20"
    assert offered["mastery:1"].statistics.skills[1] == OwnedSkill("hablar_idioma", 20, speciality="élfico")
    assert offered["mastery:1"].statistics.skills[0] == statistics.skills[0]
    assert "skill:nadar" not in offered
    assert len([key for key in offered if key.startswith("skill:")]) == len(BOOK) - 2
    assert plain(offered["skill:esquivar"].words) == "Dodge: a new skill"
    assert offered["skill:esquivar"].statistics.skills[-1] == OwnedSkill("esquivar")


def test_the_price_is_the_game_masters() -> None:
    trial = advancement(msgspec.structs.replace(subject(experience=50), lore=LORE))
    assert [each.id for each in trial.circumstances] == ["what", "cost"]
    assert isinstance(trial.circumstances[0].editor, Pick)
    assert trial.attempt is not None
    assert trial.attempt({"what": "fel", "cost": 50}).effects("fel").statistics.experience == 0
    with pytest.raises(Refused) as refused:
        trial.attempt({"what": "fel"})
    assert refused.value.path == "cost"
    assert "costs 100" in refused.value.note.in_english()


def test_what_is_bought_is_not_paid_before() -> None:
    first = advances(Statistics(experience=100))[0]
    assert first.statistics.experience == 100
    assert bought(first, 100).experience == 0


def test_the_dead_learn_nothing_and_who_has_all_neither() -> None:
    gone = advancement(subject(Condition(life="dead"), experience=999))
    assert gone.refusal is not None
    assert (gone.refusal.clause, gone.attempt) == ("PC-37", None)
    full = dict.fromkeys(CHARACTERISTICS, 100)
    done = advancement(subject(**full))
    assert done.refusal is not None
    assert done.refusal.in_english() == "Nothing is left that experience could buy."


def test_no_more_skills_than_a_sheet_holds() -> None:
    many = tuple(OwnedSkill("hablar_idioma", 20, speciality=str(number)) for number in range(100))
    assert not [each for each in advances(Statistics(skills=many), BOOK) if each.id.startswith("skill:")]


def test_what_a_characteristic_comes_to_is_told_apart_from_base_and_advances() -> None:
    """PC-90: mail takes 10 of agility off what was bought."""
    mail = piece("camisa_de_malla", slot="body")
    trial = advancement(hero(mail, ag=37, experience=100))
    assert trial.attempt is not None
    attempt = trial.attempt({"what": "ag"})
    assert [plain(line) for line in attempt.sources] == [
        "Agility with all that changes it: 27 now, 32 then",
        "on the sheet 37 (PC-1)", "permanent advances +5 (PC-4)", "Mail shirt −10 (PC-90)",
    ]  # fmt: skip
    assert trial.clause == ""
    assert not trial.attempt({"what": "skill:nadar"}).sources
