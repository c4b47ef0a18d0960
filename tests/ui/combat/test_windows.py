# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of a fight as a window: it goes on where it stood, shows what others did, and speaks both languages."""

import os
import signal
import subprocess
import sys
from fractions import Fraction

import pytest
from PySide6.QtCore import Qt, QThreadPool
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from fight_windows import FightHands, begin_quietly
from panoplia.rules.fights.commands import Do, Finish, NextTurn
from panoplia.rules.notes import Phrase, plain
from panoplia.rules.script import Choice, Option, Pool
from panoplia.table.table import Table
from panoplia.ui.combat.fights import open_fight
from panoplia.ui.combat.keys_line import KeysLine
from panoplia.ui.combat.window import FightWindow
from panoplia.ui.models.rows import Role
from panoplia.ui.tour.walk import SETTLING
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.odds_bars import Bar, OddsBars
from panoplia.ui.widgets.pool_count import PoolCount
from window import Play
from world import World

CHILD = """
import os, signal, sys
from pathlib import Path
from world import open_table
from panoplia.rules.fights.commands import Do
table = open_table(Path(sys.argv[1]))
fight = int(sys.argv[2])
state = table.fights.state(fight)
table.fights.command(fight, Do(state.acting, sys.argv[3], {}))
table.fights.answer(fight, "19")
os.kill(os.getpid(), signal.SIGKILL)
"""


def _windows() -> list[FightWindow]:
    return [each for each in QApplication.topLevelWidgets() if isinstance(each, FightWindow) and each.isVisible()]


def test_a_question_stands_in_a_new_window_as_it_was_left(begun: FightHands) -> None:
    begun.press(Qt.Key.Key_Return)
    begun.press("19")
    begun.press(Qt.Key.Key_Return)
    asked, log = begun.window._asked._question.text(), begun.log()
    begun.window.close()
    begun.open()
    assert begun.window._asked._question.text() == asked
    begun.window.close()
    begun.program.restart()
    begun.open()
    assert begun.window._asked._question.text() == asked
    assert begun.log() == log
    begun.press("5")
    begun.press(Qt.Key.Key_Return)
    assert begun.acts[-1].answers[:2] == ("19", "5")


def test_a_program_that_was_killed_goes_on_at_its_question(begun: FightHands) -> None:
    axe = begun.window._turn._model.rows[0].action.id
    program = begun.program
    begun.window.close()
    program.close()
    command = [sys.executable, "-c", CHILD, str(program.folders.library.parent), str(begun.encounter), axe]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}, check=False)
    assert done.returncode == -signal.SIGKILL
    program.start()
    begun.open()
    assert begun.asked() == "dice"
    assert begun.acts[-1].answers == ("19",)
    begun.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert begun.acts[-1].answers == ()


def test_two_windows_over_one_library_see_each_others_acts(begun: FightHands, other: Table) -> None:
    other.fights.command(begun.encounter, NextTurn())
    begun.program.window.look_around()
    assert begun.row("fighters", "Drake").data(Role.ROW).acting
    other.fights.command(begun.encounter, Finish())
    begun.program.window.look_around()
    assert begun.asked() == "over"
    assert "The fight is over" in begun.texts()
    other.fights.undo(begun.encounter)
    begun.program.window.look_around()
    assert begun.asked() == "turn"


def test_an_answer_to_what_was_answered_elsewhere_is_refused_in_words(begun: FightHands, other: Table) -> None:
    begun.press(Qt.Key.Key_Return)
    other.fights.take_back(begun.encounter)
    begun.press(Qt.Key.Key_Space)
    QApplication.processEvents()
    assert any("has changed meanwhile" in text for text in begun.texts())
    assert begun.asked() == "turn"


def test_a_fight_that_is_planned_again_closes_its_window(hands: FightHands) -> None:
    begin_quietly(hands)
    hands.open()
    hands.table.fights.undo(hands.encounter)
    assert hands.asked() == "before"
    hands.table.fights.undo(hands.encounter)
    assert not _windows()


def test_windows_close_with_their_campaign_and_with_the_program(begun: FightHands) -> None:
    room = begun.program.window.room
    campaign = room.in_play
    room.open_campaign(campaign)
    assert len(_windows()) == 1
    room.open_campaign(None)
    assert not _windows()
    room.open_campaign(campaign)
    begun.open()
    begun.program.restart()
    assert not _windows()


def test_a_fight_has_one_window_and_one_that_cannot_be_shown_none(hands: FightHands) -> None:
    open_fight(hands.program.window.room, hands.encounter)
    assert not _windows()
    hands.open()
    open_fight(hands.program.window.room, hands.encounter)
    assert len(_windows()) == 1


def test_the_window_remembers_its_place(begun: FightHands) -> None:
    begun.window.resize(800, 633)
    begun.window.close()
    begun.open()
    assert (begun.window.width(), begun.window.height()) == (800, 633)


def test_both_languages_in_the_middle_of_a_question(begun: FightHands) -> None:
    begun.press(Qt.Key.Key_Return)
    room = begun.program.window.room
    room.speak("es")
    assert begun.window._asked._dice._roll.text() == "Tirar d20"
    assert begun.view("fight_log").model().index(0, 0).data() == "Asalto 1."
    begun.press("19")
    begun.press(Qt.Key.Key_Return)
    assert begun.acts[-1].answers == ("19",)
    room.speak("en")
    assert begun.log()[0] == "Round 1."
    assert any(text.startswith("Damage: ") for text in begun.texts())


def test_a_screen_reader_is_told_what_is_asked_and_how_everyone_stands(begun: FightHands, qtbot: QtBot) -> None:
    said: list[str] = []
    begun.window._asked.announced.connect(said.append)
    begun.press(Qt.Key.Key_Return)
    assert said == [begun.window._asked._card.accessibleName()]
    assert said[0].endswith("Attack: d20")
    text = begun.row("fighters", "Enyra").data(Qt.ItemDataRole.AccessibleTextRole)
    assert text == "Enyra la rusalka: now · health 16 of 21"
    qtbot.waitUntil(lambda: begun.window._asked._bars.isVisible())
    assert "missed" in begun.window._asked._bars.accessibleName()
    for view in ("fighters", "fight_log", "deeds"):
        assert begun.view(view).accessibleName()


def test_odds_come_for_what_is_chosen_and_for_the_list(begun: FightHands, qtbot: QtBot) -> None:
    turn = begun.window._turn
    qtbot.waitUntil(lambda: turn._model.rows[0].prospect is not None)
    assert "on average" in turn._model.index(0, 0).data(Role.SECOND_LINE)
    qtbot.waitUntil(lambda: turn._deed._bars.isVisible())
    refused = next(row for row in turn._model.rows if row.action.refusal is not None)
    assert plain(refused.action.refusal) in turn._model.index(refused.place, 0).data(Role.SECOND_LINE)
    begun.view("deeds").setCurrentIndex(turn._model.index_of(refused.place))
    assert turn._deed.command is None
    assert not turn._deed._do.isVisible()
    begun.press(Qt.Key.Key_Return)
    assert len(begun.acts) == 1


def test_branches_show_their_odds_from_where_they_stand(begun: FightHands, qtbot: QtBot) -> None:
    """A foe hits Enyra, who may break a die of her coat."""
    foe = next(each.id for each in begun.fight.fighters if each.side == "foes")
    for _ in range(2):
        begun.press("n")
    begun.table.fights.command(begun.encounter, Do(foe, "attack:0", {"target": str(begun.fight.order[0])}))
    begun.table.fights.answer(begun.encounter, "2")
    begun.table.fights.answer(begun.encounter, "8")
    assert begun.asked() == "choice"
    branches = begun.window._asked._branches
    qtbot.waitUntil(lambda: any(bars.isVisible() for bars in branches.findChildren(OddsBars)))
    begun.press(Qt.Key.Key_Space)
    assert begun.asked() == "choice"
    begun.press("7")
    assert begun.asked() == "choice"
    begun.press("2")
    assert (
        begun.acts[-1].answers[2] == begun.table.fights.log(begun.encounter)[-1].act.answers[2]
        if (begun.asked() == "turn")
        else begun.acts[-1].answers[2]
    )


def test_three_ways_below_each_other_are_all_in_sight(begun: FightHands) -> None:
    begun.window.resize(1280, 720)
    begun.press(Qt.Key.Key_Return)
    asked = begun.window._asked
    branches = asked._branches
    asked._dice.show_request(None)
    asked._counter.count([])
    asked._bars.hide()
    asked._led.setText("It strikes.\nIt hits.\nLeft arm.")
    options = tuple(Option(each, Phrase("combat", each)) for each in ("Parry", "Dodge", "Take it"))
    branches.show_choice(Choice("defence", options, Phrase("combat", "Parry or dodge?"), "Parry"), lambda _option: ())
    bars = [Bar(Fraction(1, 8), f"damage of {number} points") for number in range(8)]
    for option in options:
        branches.tell(option.id, bars)
    for _ in range(SETTLING):
        QApplication.processEvents()
    area = branches
    while not isinstance(area, QScrollArea):
        area = area.parentWidget()
    heading = next(each for each in branches.findChildren(PlainLabel) if each.text() == "3 · Take it")
    shown = heading.mapTo(area.viewport(), heading.rect().bottomLeft())
    assert area.viewport().rect().contains(shown)
    assert {each.x() for each in branches.children() if isinstance(each, Card)} == {0}


def test_what_is_sure_to_come_begins_as_a_sentence_and_a_foe_attacks_with_its_own_damage(begun: FightHands) -> None:
    foe = next(each.id for each in begun.fight.fighters if each.side == "foes")
    for _ in range(2):
        begun.press("n")
    assert begun.view("deeds").model().index(0, 0).data() == "Attack: own damage"
    begun.table.fights.command(begun.encounter, Do(foe, "attack:0", {"target": str(begun.fight.order[0])}))
    begun.table.fights.answer(begun.encounter, "2")
    begun.table.fights.answer(begun.encounter, "8")
    branches = begun.window._asked._branches
    begun.qtbot.waitUntil(lambda: any("against Enyra" in text for text in begun.texts(branches)))
    assert any(text.startswith("Own damage against Enyra la rusalka: ") for text in begun.texts(branches))


def test_what_came_of_it_is_told_with_its_reasons(begun: FightHands, qtbot: QtBot) -> None:
    begun.program.window.room.who_rolls = "program"
    begun.press(Qt.Key.Key_Return)
    view, model = begun.view("fight_log"), begun.window._log._model
    index = model.index(model.rowCount() - 1, 0)
    rows = model.rowCount()
    view.setCurrentIndex(index)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert model.rowCount() > rows
    assert any("(DH-4)" in text for text in begun.log())
    delegate, rect = view.itemDelegate(), view.visualRect(index)
    words = next(x for x in range(rect.right(), rect.left(), -4) if _on_link(delegate, rect, index, x))
    at = rect.topLeft() + type(rect.topLeft())(words - rect.left(), rect.height() - 10)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert model.rowCount() == rows


def _on_link(delegate: object, rect: object, index: object, x: int) -> bool:
    from PySide6.QtCore import QPointF, QRectF

    return bool(delegate.is_link(QRectF(rect), index, QPointF(x, rect.bottom() - 10)))


def test_a_pool_is_answered_by_how_many_came_up(begun: FightHands, qtbot: QtBot) -> None:
    """The row of dice by itself: no act of these rules asks for a pool."""
    begun.press(Qt.Key.Key_Return)
    row, given = begun.window._asked._dice, []
    row._play.answer = given.append
    row.show_request(Pool(5, Phrase("espada-negra", "runes")))
    count = begun.window.findChild(PoolCount)
    count.setFocus()
    qtbot.keyClicks(count, "9")
    qtbot.keyClick(count, Qt.Key.Key_Return)
    assert given == []
    assert any("0 to 5" in text for text in begun.texts(row))
    count.clear()
    qtbot.keyClicks(count, "4")
    qtbot.keyClick(count, Qt.Key.Key_Return)
    assert given == ["4"]


def test_the_status_line_of_the_campaign_tells_nothing_of_a_fight(begun: FightHands) -> None:
    begun.press("n")
    told = begun.texts(begun.program.window)
    assert not any("turn of" in text for text in told)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_themes_and_text_sizes_change_under_it(begun: FightHands, theme: str, program: Play, campaign: World) -> None:
    begun.press(Qt.Key.Key_Return)
    program.stage.look.set_theme(theme)
    program.stage.look.set_text_size(150)
    QApplication.processEvents()
    QThreadPool.globalInstance().waitForDone()
    assert not begun.window.grab().isNull()
    assert begun.asked() == "dice"
    program.stage.look.set_text_size(100)
    program.stage.look.set_theme("light")


@pytest.mark.parametrize(("size", "width"), [(100, 900), (150, 1280)])
def test_a_long_name_takes_no_room_from_the_keys(begun: FightHands, program: Play, size: int, width: int) -> None:
    begun.table.encounters.rename(begun.encounter, "W" * 500)
    program.stage.look.set_text_size(size)
    begun.window.resize(width, 560)
    QApplication.processEvents()
    labels = begun.window.findChild(KeysLine).findChildren(PlainLabel)
    keys = [each for each in labels if each.text() in ("1–9", "Enter", "N", "Ctrl+Z", "Ctrl+Shift+Z")]
    assert len(keys) == 5
    begun.qtbot.waitUntil(lambda: all(each.width() >= each.sizeHint().width() for each in keys))
    assert begun.window.width() == width
    program.stage.look.set_text_size(100)
