# SPDX-License-Identifier: GPL-3.0-or-later
"""What trials tell: fortune spent, how far long work is, what comes next, why a spell is hard or undisturbed."""

from typing import Any

import pytest

from attempts import played, said, sources
from panoplia.rules.drivers import Session
from panoplia.rules.notes import plain
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Subject
from percentil import attempt, hero, piece, trial

CASTER = {"mag": 2, "wp": 40, "skills": [{"key": "canalizacion"}, {"key": "lengua_arcana"}]}


def mage(*spells: str, **condition: Any) -> Subject:
    return hero(**CASTER, spells=[{"key": key} for key in spells], condition=condition)


def test_pc62_the_fortune_that_was_spent_is_told() -> None:
    lucky = hero(s=30, fate=2)
    assert said(attempt(lucky, "test:s"), "99", "reroll", "12") == "Strength: a success, levels: 1 · fortune 2 → 1"
    assert said(attempt(lucky, "test:s"), "99", "keep") == "Strength: a failure, levels: 6"
    told = {"kind": "extended", "needed": 1, "limit": 2}
    assert said(attempt(lucky, "test:s", **told), "99", "reroll", "12").endswith("hours: 1 · fortune 2 → 1")
    assert "fortune 2 → 1" in said(attempt(lucky, "test:s", kind="opposed"), "99", "reroll", "99", "99")
    dodging = hero(ag=30, fate=1, skills=[{"key": "esquivar"}])
    assert said(attempt(dodging, "dodge"), "99", "reroll", "12") == "dodged · fortune 1 → 0"
    assert said(attempt(dodging, "initiative"), "5", "spend", "7") == "Initiative: 42 · fortune 1 → 0"


def test_pc62_a_parry_tells_its_fortune() -> None:
    parrying = hero(piece("arma_de_mano", slot="hands"), ws=30, fate=1)
    assert said(attempt(parrying, "parry"), "99", "reroll", "12") == "Hand weapon: parried · fortune 1 → 0"


def test_pc16_long_work_tells_how_far_it_is() -> None:
    tried = attempt(hero(s=30, fate=0), "test:s", kind="extended", needed=2, hours=4)
    session = Session(tried.script)
    for face in ("10", "90"):
        session.answer(face)
    so_far = [plain(each) for each in session.notes if plain(each).startswith("Successes")]
    assert so_far == ["Successes so far: 1 of 2, hours: 4.", "Successes so far: 1 of 2, hours: 8."]
    assert said(tried, "10", "90", "20") == "Strength: done, successes: 2, rolls: 3, hours: 12"


def test_pc12_the_introduction_of_a_test_names_no_target() -> None:
    """The circumstances change it; the sources tell it."""
    introduced = plain(trial(hero(s=34), "test:s").explanation)
    assert not any(letter.isdecimal() for letter in introduced.replace("d100", ""))
    assert sources(attempt(hero(s=34), "test:s", difficulty="hard"))[0] == "Strength: 14 or less"


def test_pc73_too_little_mana_says_why_it_is_hard() -> None:
    """A flare costs 6: with 2 of mana it is 12."""
    told = sources(attempt(mage("llamarada", mana=2), "cast:llamarada"))
    assert told[:2] == [
        "Mana 2 is less than 6: the difficulty doubles, channelling has to succeed first, and no mana is paid (PC-73)",
        "Casting roll: 2d10 +0 against 12 (PC-73)",
    ]
    assert not sources(attempt(mage("llamarada", mana=6), "cast:llamarada"))[0].startswith("Mana")


def test_pc76_what_takes_several_actions_comes_first() -> None:
    several = mage("llamarada", "aliento_de_fuego", "luz", "brillo_estelar", "dardo_magico", "punales_de_sombra")
    (offered, *_) = trial(several, "disturbed").circumstances
    times = {each.ref: each.data.time for each in several.lore if each.category == "spell"}
    long = [times[key] in ("full+half", "extended") for key, _ in offered.editor.options]
    assert long == sorted(long, reverse=True)
    assert long[0]
    short = next(key for key, _ in offered.editor.options if times[key] == "half")
    with pytest.raises(Refused) as refused:
        attempt(several, "disturbed", spell=short)
    assert (refused.value.path, refused.value.note.clause) == ("spell", "PC-76")


def test_pc76_nothing_is_disturbed_where_all_is_cast_at_once() -> None:
    refusal = trial(mage("llamarada"), "disturbed").refusal
    assert refusal
    assert plain(refusal) == "Only a spell of several actions can be disturbed, and none is known."


def test_pc61_a_critical_that_kills_leads_to_fate() -> None:
    tried = attempt(hero(fate=1), "critical", value=5)
    assert tried.leads_to(played(tried, "99").result) == "fate"
    light = attempt(hero(fate=1), "critical", value=1)
    assert light.leads_to(played(light, "99").result) == ""
