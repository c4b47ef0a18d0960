# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns, fights, medicine and rest from the sheet (EN-30 to EN-32, EN-34 to EN-37, EN-50 to EN-52)."""

import msgspec
import pytest

from attempts import played, said, sources
from panoplia.rules.espada_negra.character import Condition, OwnedSkill, Quality
from panoplia.rules.espada_negra.house import House
from panoplia.rules.espada_negra.rest import after_rest
from panoplia.rules.espada_negra.wounds import Wound, effects
from panoplia.rules.notes import plain
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Subject
from swordplay import attempt, bars, refused, someone, starts, trial

ARM, TORSO = Wound("arm", "very_grave"), Wound("torso")


def after(subject: Subject, id: str, *answers: str, **told: int | str | bool) -> Condition | None:
    tried = attempt(subject, id, **told)
    condition: Condition | None = tried.effects(played(tried, *answers).result).condition
    return condition


def test_en31_stamina_comes_back_up_to_one_less_than_at_the_start() -> None:
    subject = someone(condition={"stamina": 10})
    assert said(attempt(subject, "recover")) == "stamina 10 → 13"
    assert after(subject, "recover", start=12) == Condition(11)
    assert after(subject, "recover", spent=True) is None
    assert said(attempt(subject, "recover", hurt=True)) == "stamina stays at 10"
    assert bars(attempt(subject, "recover")) == {"on one’s feet": 100}


def test_en30_en36_en37_a_turn_ends_stun_and_bleeding_costs_health_and_concentration() -> None:
    """Two wounds bleed; 9 is three times a willpower of 3."""
    hurt = someone(condition={"stamina": 9, "damage_taken": 7, "concentration": 3, "stunned": 1, "wounds": (ARM, ARM)})
    tried = attempt(hurt, "recover", hurt=True)
    assert said(tried) == "stamina stays at 9 · bleeding: damage 7 → 9 · unconscious · no longer stunned"
    assert tried.effects(played(tried).result).condition == Condition(
        9, damage_taken=9, concentration=1, wounds=(ARM, ARM)
    )
    dying = someone(condition={"stamina": 9, "damage_taken": 17, "wounds": (ARM, ARM)})
    assert said(attempt(dying, "recover", hurt=True)) == "stamina stays at 9 · bleeding: damage 17 → 18 · dead"


def test_en32_the_end_of_a_fight() -> None:
    subject = someone(condition={"stamina": 6, "initiative_lost": 2, "stunned": 1})
    assert said(attempt(subject, "end_fight")) == "stamina 6 → 14 · initiative +2"
    assert after(subject, "end_fight") == Condition(14)
    assert after(subject, "end_fight", spent=False) == Condition(6)
    # A wound has taken 3 of what there was at the start (EN-36).
    assert starts(someone(condition={"stamina": 6, "wounds": (TORSO,)}), "end_fight")["start"] == 12


def test_en50_en51_first_aid_stops_bleeding_and_keeps_a_grave_wound() -> None:
    patient = someone(condition={"wounds": (ARM, TORSO), "damage_taken": 5})
    tried = attempt(patient, "first_aid", runes=4, level=4)
    assert sources(tried) == ["Runes 4, level 4, difficulty 7"]
    assert said(tried, "4") == "very grave wound, arm: it bleeds no more · 8 against 7"
    assert said(tried, "3") == "very grave wound, arm: a failure · 7 against 7"
    assert bars(tried) == {"it bleeds no more": 6.25, "a failure": 93.75}
    treated = after(patient, "first_aid", "4", runes=4, level=4)
    assert treated is not None
    assert (treated.wounds[0].treatment, treated.wounds[0].bleeds, treated.wounds[1].treatment) == (
        "first_aid", False, "none",
    )  # fmt: skip
    assert after(patient, "first_aid", "3", runes=4, level=4) is None
    grave = after(patient, "first_aid", "2", what="1", runes=4, level=4)
    assert grave is not None
    assert grave.wounds == (ARM, Wound("torso", "grave", "first_aid"))


def test_en50_en51_surgery_ends_the_penalty_of_a_grave_wound() -> None:
    """Five and one more; a wound of the torso took 3 of 15."""
    patient = someone(condition={"stamina": 12, "wounds": (ARM, TORSO)})
    tried = attempt(patient, "surgery", what="1", runes=3, level=4)
    assert said(tried, "3") == "grave wound, torso or head: its penalty is over · 7 against 6"
    healed = tried.effects(played(tried, "3").result).condition
    assert (healed.wounds[1].penalty, healed.wounds[0]) == (0, ARM)
    assert sources(attempt(patient, "surgery"))[0].endswith("difficulty 8")
    lighter = someone(condition={"wounds": (TORSO,)}, house=House(care_grave=2, surgery_more=0))
    assert sources(attempt(lighter, "surgery"))[0].endswith("difficulty 2")


def test_en50_the_healer_is_oneself_at_first() -> None:
    subject = someone(statistics={"skills": (OwnedSkill("medicina", 2),)}, condition={"wounds": (TORSO,)})
    told = starts(subject, "first_aid")
    assert (told["runes"], told["level"]) == (3, 2)


def test_en34_en50_the_unconscious_are_treated_by_someone_else() -> None:
    """What they would throw themselves is not asked for, and nobody is no healer."""
    out = someone(
        statistics={"skills": (OwnedSkill("medicina", 2),)}, condition={"damage_taken": 9, "wounds": (TORSO,)}
    )
    for care in ("first_aid", "surgery"):
        told = starts(out, care)
        assert (told["runes"], told["level"]) == (0, 0)
        label = next(each.effect for each in trial(out, care).circumstances if each.id == "runes")
        assert plain(label) == "of medicine, of someone else: the unconscious treat nobody"
        with pytest.raises(Refused) as refusal:
            attempt(out, care)
        assert refusal.value.path == "runes"
        assert attempt(out, care, level=9)


def test_en34_en50_waking_takes_first_aid_as_for_the_gravest_wound() -> None:
    out = someone(condition={"damage_taken": 9})
    tried = attempt(out, "first_aid", runes=4)
    assert said(tried, "4") == "unconsciousness: awake, and unable to fight · 4 against 3"
    assert tried.effects(played(tried, "4").result).condition is None
    wounded = someone(condition={"damage_taken": 10, "wounds": (TORSO,)})
    assert sources(attempt(wounded, "first_aid", what="unconscious", runes=1))[0].endswith("difficulty 5")
    assert plain(trial(wounded, "rest").explanation) == "Without first aid one wakes after 1 hour(s)."


def test_en51_where_nothing_is_to_be_treated() -> None:
    whole = someone(condition={"wounds": (Wound("arm", "grave", "surgery"),)})
    assert refused(whole, "first_aid") == ("There is no wound without first aid, and nobody to wake.", "EN-51")
    assert refused(whole, "surgery") == ("There is no wound without surgery.", "EN-51")
    gone = someone(condition={"damage_taken": 18, "wounds": (TORSO,)})
    for id in ("recover", "end_fight"):
        assert refused(gone, id) == ("The dead can do nothing.", "EN-35")


def test_en35_nothing_can_be_done_for_a_dead_patient() -> None:
    gone = someone(condition={"damage_taken": 18, "wounds": (TORSO,)})
    for id in ("first_aid", "surgery", "rest"):
        assert refused(gone, id) == ("The patient is dead: neither care nor rest changes that.", "EN-35")


@pytest.mark.parametrize(
    ("wounds", "told", "label", "tone"),
    [
        ((), {"days": 1}, "rested", "good"),
        ((TORSO,), {"days": 0, "hours": 5}, "rested", "good"),
        ((TORSO,), {"days": 0, "hours": 6}, "worse", "warn"),
        ((ARM,), {"days": 0, "hours": 1}, "worse", "warn"),
        ((ARM,), {"days": 1}, "dead", "bad"),
    ],
)
def test_en35_en51_what_rest_comes_to_is_no_good_where_it_gets_worse(
    wounds: tuple[Wound, ...], told: dict[str, int], label: str, tone: str
) -> None:
    tried = attempt(someone(condition={"damage_taken": 1, "wounds": wounds}), "rest", **told)
    case = tried.cases[tried.case(played(tried).result)]
    assert (plain(case.label), case.tone, bars(tried)) == (label, tone, {label: 100})


def test_en35_the_dead_get_no_stamina_of_the_rest_that_killed_them() -> None:
    dying = someone(condition={"damage_taken": 17, "stamina": 4, "fatigue": 1, "wounds": (ARM,)})
    assert said(attempt(dying, "rest")) == "Death by very grave wounds without surgery: damage 18."
    assert after(dying, "rest") == Condition(4, damage_taken=18, fatigue=1, wounds=(ARM,))


def test_en34_one_wakes_by_the_limit_of_the_sheet() -> None:
    """Three times a willpower of 3, and 4 more by a quality."""
    tough = Quality("Dura", "unconscious", 4)
    out = someone(statistics={"qualities": (tough,)}, condition={"damage_taken": 15})
    told = trial(out, "rest").explanation
    assert (plain(told), told.clause) == ("Without first aid one wakes after 2 hour(s).", "EN-34")


@pytest.mark.parametrize(
    ("wound", "hours", "grade", "damage", "stamina"),
    [
        (TORSO, 5, "grave", 1, 9),
        (TORSO, 6, "very_grave", 1, 6),
        (TORSO, 8, "very_grave", 3, 6),
        (Wound("torso", "grave", "first_aid"), 23, "grave", 1, 9),
        (ARM, 4, "very_grave", 5, 9),
        (Wound("arm", "very_grave", "first_aid"), 4, "very_grave", 5, 9),
        (Wound("arm", "very_grave", "surgery"), 4, "very_grave", 1, 9),
        (ARM, 23, "very_grave", 18, 9),
    ],
)
def test_en36_en51_hours_make_open_wounds_worse(
    wound: Wound, hours: int, grade: str, damage: int, stamina: int
) -> None:
    subject = someone(condition={"damage_taken": 1, "stamina": 9, "wounds": (wound,)})
    changed = after(subject, "rest", days=0, hours=hours) or subject.condition
    assert (changed.wounds[0].grade, changed.damage_taken, changed.stamina) == (grade, damage, stamina)


def test_en51_a_day_after_first_aid_a_grave_wound_is_very_grave() -> None:
    aided = someone(condition={"damage_taken": 1, "wounds": (Wound("leg", "grave", "first_aid"),)})
    rest = after_rest(aided.statistics, aided.condition, 1, hours=2)
    assert (rest.condition.wounds[0].grade, rest.condition.damage_taken) == ("very_grave", 3)


def test_en52_days_heal_by_endurance_or_the_healers_medicine() -> None:
    """Two days by an endurance of 3, by a medicine of 4, and less by a point of bad rest."""
    hurt = someone(condition={"damage_taken": 8, "stamina": 5, "fatigue": 2})
    assert said(attempt(hurt, "rest", days=2)) == "Damage: from 8 to 2, by rest. Stamina: from 5 to 15."
    assert after(hurt, "rest", days=2) == Condition(15, damage_taken=2)
    assert after(hurt, "rest", days=1, medicine=4) == Condition(15, damage_taken=4)
    assert after(hurt, "rest", days=1, medicine=4, penalty=1) == Condition(15, damage_taken=5)
    assert said(attempt(someone(), "rest", days=1)) == "Rest changes nothing."
    with pytest.raises(Refused) as found:
        attempt(hurt, "rest", days=0)
    assert found.value.path == "hours"


HURT = Condition(2, damage_taken=9, fatigue=1)


@pytest.mark.parametrize(
    ("wounds", "days"),
    [
        ((), 3),
        ((TORSO,), 0),
        ((Wound("torso", "grave", "first_aid"),), 1),
        ((Wound("arm", "grave", "surgery"), Wound("leg", "very_grave", "surgery")), 2),
        ((Wound("leg"), Wound("torso", "grave", "first_aid", 5)), 0),
    ],
)
@pytest.mark.parametrize("steps", [(5,) * 6, (23, 7), (1,) * 30, (24, 6), (6, 24), (29, 1)])
def test_en51_en52_short_rests_come_to_the_same_as_a_long_one(
    steps: tuple[int, ...], wounds: tuple[Wound, ...], days: int
) -> None:
    """30 hours, and some days after them; a strength of 20 stands it all."""
    statistics = someone(statistics={"fuerza": 20}).statistics
    begun = msgspec.structs.replace(HURT, wounds=wounds)
    whole = after_rest(statistics, begun, 1 + days, hours=6).condition
    rested = begun
    for hours in steps:
        rested = after_rest(statistics, rested, hours // 24, hours=hours % 24).condition
    if days:
        rested = after_rest(statistics, rested, days).condition
    assert rested == whole
    assert rested.rested_hours == 6


def test_en51_six_hours_in_two_rests_make_a_grave_wound_very_grave() -> None:
    resting = someone(condition={"stamina": 12, "wounds": (TORSO,)})
    tried = attempt(resting, "rest", days=0, hours=5)
    assert said(tried) == "Rested so far: 5 h of 24."
    half = tried.effects(played(tried).result).condition
    assert half.wounds == (Wound("torso", hours=5),)
    assert [plain(each) for each in effects(half.wounds[0])] == ["stamina −3", "very grave after 1 h more"]
    then = after_rest(resting.statistics, half, 0, hours=1)
    assert then.condition.wounds == (Wound("torso", "very_grave"),)
    # First aid leaves what is over of the day.
    aided = Wound("torso", "grave", "first_aid", 5)
    assert (aided.grave_for, aided.later(18), aided.later(19)) == (
        19, Wound("torso", "grave", "first_aid", 23), Wound("torso", "very_grave", "first_aid"),
    )  # fmt: skip


def test_en52_hours_of_rest_come_to_a_full_day() -> None:
    hurt = someone(condition={"damage_taken": 8, "stamina": 5})
    assert after(hurt, "rest", days=0, hours=23) == Condition(5, damage_taken=8, rested_hours=23)
    nearly = someone(condition={"damage_taken": 8, "stamina": 5, "rested_hours": 23})
    assert plain(trial(nearly, "rest").explanation) == (
        "Each full day heals, where surgery has seen to every wound. The campaign stays on its day: passing days moves "
        "it, for everyone. Rested so far: 23 h of 24."
    )
    assert after(nearly, "rest", days=0, hours=1) == Condition(15, damage_taken=5)
    # A fight is no rest, and before surgery nothing was stable.
    assert after(nearly, "end_fight") == Condition(14, damage_taken=8)
    open_wound = someone(condition={"rested_hours": 23, "wounds": (Wound("arm"),)})
    treated = after(open_wound, "surgery", "3", runes=3, level=4)
    assert treated is not None
    assert (treated.wounds, treated.rested_hours) == ((Wound("arm", "grave", "surgery"),), 0)
