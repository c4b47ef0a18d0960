# SPDX-License-Identifier: GPL-3.0-or-later
"""``panoplia simulate`` and ``panoplia fight``: a fight of Dungeon Hack from the terminal."""

import io
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from library_commands import damage
from panoplia.app import open_table
from panoplia.cli import main
from panoplia.folders import folders
from panoplia.rules import drivers
from panoplia.table.table import Table
from world import World

NAME = "Emboscada en el vado"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A closed library in which Enyra, and Drake in a breastplate, are to fight two croakers."""
    path = tmp_path / "mine.panoplia"
    table = _open(path)
    world = World.made(table)
    coat = next(entry.id for entry in table.reading.entries(world.campaign) if entry.key == "coraza")
    table.inventory.equip(table.trade.give(coat, world.pouch).id)
    croaker = next(entry.id for entry in table.encounters.bestiary(world.campaign) if entry.key == "croante")
    table.encounters.plan(world.campaign, NAME, [world.enyra, world.drake], [(croaker, 2)])
    table.library.close()
    return path


def _open(path: Path) -> Table:
    return open_table(folders({}, path, root=path.parent / "own"))


@pytest.fixture
def lead(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., tuple[int, list[str]]]:
    """Lead the fight with these lines; the exit code and what was written."""

    def led(*lines: str) -> tuple[int, list[str]]:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = main(["--library", str(file), "--language", "en", "fight", "--encounter", NAME, "--seed", "1"])
        return code, capsys.readouterr().out.splitlines()

    return led


@pytest.fixture
def simulate(file: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    def run(*words: str, name: str = NAME) -> tuple[int, str, str]:
        code = main(["--library", str(file), "--language", "en", "simulate", "--encounter", name, *words])
        return code, *capsys.readouterr()

    return run


def test_a_fight_is_begun_and_answered_with_the_faces_of_ones_own_dice(lead: Any) -> None:
    """Enyra has an axe in hand (d8) and strength 13 or better; a croaker has 5 health and one armour die."""
    code, out = lead("begin", "attack:1 target='Croante 1'", "20", "8", "1", "log")
    assert code == 0
    assert any(line.endswith("DH-4   Enyra la rusalka attacks Croante 1: Battleaxe.") for line in out)
    assert "   3 Croante 1: out of the fight" in out
    assert "      1: 20 · 2: 8 · 3: 1" in out, "the log says what was answered"
    assert out[-1] == "> The fight waits where it is; the same command goes on with it."


def test_it_goes_on_where_it_was_left_and_everything_can_be_taken_back(lead: Any) -> None:
    lead("begin", "attack:1", "20")
    _, out = lead("")
    assert "damage: d8. Enter rolls, or type what the dice show." in out
    _, out = lead(*["undo"] * 5)
    assert out[-1].startswith("> The fight")
    assert "The fight “Emboscada en el vado” has not begun; “begin” begins it." in out
    assert "> Taken back: Fight: Emboscada en el vado" in out
    _, out = lead("redo")
    assert "> Done again: Fight: Emboscada en el vado" in out


def test_a_decision_shows_what_follows_from_each_way(lead: Any) -> None:
    """Drake wears a breastplate: a croaker hits for 6, penetration 0, and a die may be broken for it."""
    _, out = lead("begin", "next", "next", "attack:0 target=Drake", "2", "6")
    assert "break an armour die?" in out
    assert any(line.startswith("  Break an armour die [break]: hit, no damage 100%") for line in out)
    assert any(line.startswith("  Rely on the armour roll [roll]: ") for line in out)
    assert "Enter takes: Rely on the armour roll." in out


def test_what_can_be_done_is_listed_with_the_reason_why_not(lead: Any) -> None:
    _, out = lead("begin", "next", "actions Enyra")
    assert any("It is not the turn of Enyra la rusalka." in line for line in out)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("fly", "“fly” is no command here; “help” lists them."),
        ("attack:1 target=Nobody", "Nobody in this fight is called “Nobody”."),
        ("attack:1 target", "Write it as WHAT=VALUE, not “target”."),
        ("attack:1 modifier=many", "“many” is no whole number."),
        ("attack:1 modifier=99", "“modifier” is a whole number from −20 to 20, not “99”."),
        (
            "attack:1 target=Croante",
            "“Croante” is more than one: 3 Croante 1, 4 Croante 2. Write more of the name, or the number.",
        ),
        ("attack:1 target=9", "Nobody in this fight is called “9”."),
        ("attack:1 target=" + "9" * 5000, f"Nobody in this fight is called “{'9' * 5000}”."),
        ("attack:1 advantage=perhaps", "“advantage” is one of: yes · no; not “perhaps”."),
        (
            "attack:1 characteristic=Luck",
            "“characteristic” is one of: the usual one [book], Strength [fue], Dexterity [des], Constitution [con], "
            "Intelligence [int], Wisdom [sab], Charisma [car]; not “Luck”.",
        ),
        ("lift 9", "This effect is over already."),
        ("flee", "Say who: a name or its beginning, or the number that stands before it."),
        ("leave", "Say who: a name or its beginning, or the number that stands before it."),
        ("set", "Say who: a name or its beginning, or the number that stands before it."),
        ("affect Drake Light hours=3", "Write it as WHAT=VALUE, not “hours=3”."),
        ("affect Drake Light at=noon", "Write it as WHAT=VALUE, not “at=noon”."),
        ("affect Drake Light turns=0", "“turns” is a whole number from 1 to 1,000, not “0”."),
        ("next please", "“please” is too much here; “help” says how it is written."),
        ("finish now", "“now” is too much here; “help” says how it is written."),
        ("as Drake 1", "It is not the turn of Drake."),
        ("join Nobody", "Nobody else in the campaign is called “Nobody”. Who could join: –."),
        ("edit 1", "Say which act of the log, which of its answers, and what it is instead."),
        ("undo 9", "This act of the fight is no longer there."),
        ("aftermath", f"The fight “{NAME}” is not over: end it first."),
        ("set Enyra health=999", "“health” is a whole number from 0 to 21, not “999”."),
        ("begin", "This fight has begun already."),
        ('order "', 'Nobody in this fight is called “"”.'),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence_and_changes_nothing(lead: Any, line: str, says: str) -> None:
    code, out = lead("begin", line)
    assert code == 0
    assert f"> {says}" in out


def test_effects_order_and_leaving(lead: Any) -> None:
    _, out = lead(
        "begin", "affect Drake Bendición turns=2 modifier=1 whose=Enyra at=start", "lift 1", "order Drake Enyra 3 4",
        "flee 3", "leave Enyra", "order", "finish",
    )  # fmt: skip
    assert any(line.endswith("Drake: Bendición (+1), for 2 turns of Enyra la rusalka.") for line in out)
    assert any(line.endswith("Drake: Bendición is over.") for line in out)
    assert any(line.endswith("Croante 1 flees.") for line in out)
    assert out[-2].startswith("The fight “Emboscada en el vado” is over: “aftermath” tells what it leaves")
    assert out[-1] == "> ", "nothing waits any more"


def test_what_happened_is_taken_back_to_an_act_and_answered_otherwise(lead: Any) -> None:
    lead("begin", "attack:1 target=3", "20", "1", "1", "next")
    _, out = lead("edit 2 2 8", "log")
    assert any(line.endswith("Damage, doubled: d8 (8) makes 16.") for line in out)
    _, out = lead("undo 2", "log")
    assert [line for line in out if line.startswith("   2")] == ["   2 Drake: health 10 of 10"]


def test_someone_of_the_campaign_joins_from_the_next_round_on(file: Path, lead: Any) -> None:
    table = _open(file)
    campaign = table.library.campaigns()[0].id
    ogre = next(entry.id for entry in table.encounters.bestiary(campaign) if entry.key == "ogro")
    table.encounters.make_foes(campaign, ogre, 2)
    table.library.close()
    _, out = lead("begin", "join ogro", "join 'Ogro 1'", "join 'ogro 2' party 7", "join 'ogro 2' left")
    assert "> Nobody else in the campaign is called “ogro”. Who could join: Ogro 1, Ogro 2." in out
    assert any(line.endswith("Ogro 1 joins the fight (The foes), from round 2.") for line in out)
    assert any(line.endswith("Ogro 2 joins the fight (The party), from round 7.") for line in out)


def test_everyone_is_in_place_before_the_first_turn(lead: Any) -> None:
    _, out = lead("start", "as Enyra attack:1", "ask x")
    assert "   2 Drake: health 10 of 10" in out
    assert "> The fight has not begun." in out
    assert "> It is nobody's turn: answer what is asked, or go to the next one." in out


def test_what_is_told_may_be_written_in_words(lead: Any) -> None:
    _, out = lead("begin", "odds attack:1 target=3 characteristic=dext advantage=yes")
    assert any("Dexterity" in line for line in out)
    _, out = lead("ask attack:1")
    assert any(line.startswith(">   target=Croante 1  Target (Croante 1 · Croante 2 · Drake)") for line in out)
    assert "  modifier=0  Modifier (−20…20)" in out


def test_the_aftermath_is_told_and_applied(lead: Any) -> None:
    _, out = lead("begin", "set Drake health=4", "set 3 health=0", "finish", "aftermath", "apply", "undo")
    assert "> Drake: health 10 of 10 → health 4 of 10" in out
    assert f"The fight “{NAME}” is over, and its aftermath is applied." in out
    assert any("cannot be undone: “Aftermath:" in line for line in out)


def test_an_answer_is_not_taken_for_what_was_asked_elsewhere_meanwhile(
    file: Path, lead: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Someone answers 20 in the window; the 4 that was meant for it is not rolled as damage."""
    lead("begin", "attack:1 target=3")

    class Typed(io.StringIO):
        def readline(self, *_: Any) -> str:
            line = super().readline()
            if line == "4\n":
                table = _open(file)
                table.fights.answer(table.library.encounters(1)[0].id, "20")
                table.library.close()
            return line

    monkeypatch.setattr("sys.stdin", Typed("4\n8\n"))
    main(["--library", str(file), "--language", "en", "fight", "--encounter", NAME])
    out = capsys.readouterr().out.splitlines()
    assert "> Meanwhile the fight has gone on elsewhere; “4” was not taken. It stands so:" in out
    assert "> Damage, doubled: d8 (8) makes 16." in out


def test_an_act_that_cannot_be_read_is_told_and_can_be_undone(file: Path, lead: Any) -> None:
    lead("begin", "attack:1 target=3", "20")
    damage(file, "UPDATE act SET command = 'null' WHERE seq = 2")
    code, out = lead("1", "undo", "next")
    assert code == 0
    assert out[0] == "This act cannot be read; it is kept as it is."
    assert "> It is the turn of Drake." in out


def test_the_same_seed_gives_the_same_figures(simulate: Any) -> None:
    first, second = simulate("--runs", "30", "--seed", "7"), simulate("--runs", "30", "--seed", "7")
    assert first == second
    assert first[0] == 0
    assert first[1].splitlines()[0].startswith("The party, victory: ")


def test_what_is_over_is_not_simulated(lead: Any, simulate: Any) -> None:
    lead("begin", "finish")
    code, out, error = simulate("--runs", "5")
    assert (code, out) == (2, "")
    assert error.strip() == f"--encounter: The fight “{NAME}” is over: nothing is left to be simulated."


def test_figures_as_json_add_up(simulate: Any) -> None:
    code, out, _ = simulate("--runs", "20", "--json")
    figures = json.loads(out)
    shares = [figures["wins"]["party"]["share"], figures["wins"]["foes"]["share"], figures["draws"]["share"]]
    assert code == 0
    assert sum(shares) == pytest.approx(1)
    assert figures["runs"] == 20


def test_a_policy_says_whom_all_attack_and_what_is_decided(simulate: Any) -> None:
    code, out, _ = simulate("--runs", "5", "--policy", "strongest,armour=break")
    assert code == 0
    assert out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--policy", "bravely"), "--policy: “bravely” is no policy: name whom all attack (weakest, strongest, first) "
         "or a decision as ID=OPTION."),
        (("--runs", "0"), "--runs: A whole number of fights from 1 to 100,000 is needed, not 0."),
    ],
)  # fmt: skip
def test_a_simulation_that_cannot_be_is_refused(simulate: Any, words: tuple[str, ...], says: str) -> None:
    code, out, error = simulate(*words)
    assert (code, out) == (2, "")
    assert error.strip() == says


def test_a_fight_that_is_not_there_names_those_that_are(simulate: Any) -> None:
    code, _, error = simulate(name="Nothing")
    assert code == 2
    assert error.strip() == f"--encounter: There is no fight called “Nothing”. What there is: {NAME}."


def test_what_is_refused_is_told_in_the_language_that_was_asked_for(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--library", str(file), "--language", "es", "simulate", "--encounter", "Nada"]
    assert main(words) == 2
    assert capsys.readouterr().err.strip() == f"--encounter: No hay ningún combate llamado «Nada». Los que hay: {NAME}."


def test_a_running_fight_is_simulated_from_where_it_stands(lead: Any, simulate: Any) -> None:
    lead("begin", "set Croante health=0", 'set "Croante 2" health=1')
    code, out, _ = simulate("--runs", "20", "--json")
    assert code == 0
    assert [each["down"]["share"] for each in json.loads(out)["down"]][2] == 1.0


@pytest.fixture
def melee(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., list[str]]:
    """Lead a fight of the given rules: one who is ready against three of the first line of the bestiary."""
    path = tmp_path / "theirs.panoplia"

    def led(system: str, *lines: str) -> list[str]:
        table = _open(path)
        campaign = table.campaigns.found("Refriega", system).id
        ready = drivers.roll(table.systems[system].creation.ready, random.Random(1)).result
        hero = table.characters.create_ready(campaign, ready)
        table.characters.set_field(hero.id, "name", "Ana")
        foe = table.encounters.bestiary(campaign)[0].id
        table.encounters.plan(campaign, NAME, [hero.id], [(foe, 3)])
        table.library.close()
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        main(["--library", str(path), "--language", "en", "fight", "--encounter", NAME, "--seed", "1"])
        return capsys.readouterr().out.splitlines()

    return led


def test_an_action_that_is_called_as_a_command_is_meant_where_nobody_is_named(melee: Any) -> None:
    """PC-24, EN-38: to leave a melee, to flee with a check; with a name someone just goes."""
    until_ana = ["begin", *[""] * 20, "order 1 2 3 4", *["next"] * 4]
    out = melee("espada-negra", *until_ana, "set 1 acted=no", "flee allies=1", "", "", "log", "flee 2")
    assert any(line.endswith("EN-38  Ana tries to flee.") for line in out)


def test_a_fight_does_not_wait_for_odds_that_take_too_long(melee: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("panoplia.cli.fight_screen.DECISION_SECONDS", 0.0)
    monkeypatch.setattr("panoplia.cli.fight.ODDS_SECONDS", 0.0)
    lines = ["begin", *[""] * 12, "order 1 2 3 4", *["next"] * 4, "odds attack target=2"]
    out = melee("d100", *lines)
    assert "  There are too many ways for this to come out: they were not all counted." in out
