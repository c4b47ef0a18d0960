# SPDX-License-Identifier: GPL-3.0-or-later
"""What a person does to a fight beside the book: undo, other answers, effects, figures, who comes and goes."""

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QLineEdit,
    QMessageBox,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from controls import accept, field, offers, texts
from fight_windows import FightHands
from panoplia.rules.fights.commands import Affect, Do, NextTurn, SetByHand
from panoplia.ui.combat.edit_dialog import EditDialog
from panoplia.ui.combat.hand_dialogs import EffectDialog, FiguresDialog
from panoplia.ui.combat.join_dialog import JoinDialog
from panoplia.ui.models.rows import Role
from panoplia.ui.tour.walk import SETTLING
from panoplia.ui.widgets.find_box import FindBox
from panoplia.ui.widgets.spin import SpinBox
from panoplia.ui.widgets.tick_box import TickBox

Arrange = Callable[[Callable[[QWidget], None]], None]
CTRL = Qt.KeyboardModifier.ControlModifier


def _attack(hands: FightHands) -> None:
    """The first action that there is."""
    hands.press(Qt.Key.Key_Return)


def _dialog(hands: FightHands, kind: type[QWidget]) -> QWidget:
    QApplication.processEvents()
    (found,) = [each for each in hands.window.findChildren(kind) if each.isVisible()]
    return found


def _lines(dialog: QWidget) -> list[QLineEdit]:
    return [each for each in dialog.findChildren(QLineEdit) if each.isVisible()]


def _health(hands: FightHands, fighter: int) -> int:
    return int(hands.fight.fighter(fighter).condition.health)


def test_ctrl_z_takes_back_the_answer_then_the_act_and_the_other_way_round(begun: FightHands) -> None:
    _attack(begun)
    begun.press("19")
    begun.press(Qt.Key.Key_Return)
    assert begun.acts[-1].answers == ("19",)
    begun.press(Qt.Key.Key_Z, CTRL)
    assert begun.asked() == "dice"
    assert begun.acts[-1].answers == ()
    begun.press(Qt.Key.Key_Z, CTRL)
    assert begun.asked() == "turn"
    assert len(begun.acts) == 1
    begun.press("n")
    begun.press(Qt.Key.Key_Z, CTRL)
    assert len(begun.acts) == 1
    begun.press(Qt.Key.Key_Y, CTRL)
    assert len(begun.acts) == 2


def test_ctrl_z_in_the_fight_leaves_the_campaign_alone_and_the_other_way_round(begun: FightHands) -> None:
    world = begun.table.library.characters(begun.program.window.room.in_play.id)
    begun.table.characters.set_field(world[0].id, "player", "Berta")
    begun.press("n")
    begun.press(Qt.Key.Key_Z, CTRL)
    assert len(begun.acts) == 1
    assert begun.table.library.character(world[0].id).player == "Berta"
    begun.press("n")
    begun.program.window.undo()
    assert len(begun.acts) == 2
    assert begun.table.library.character(world[0].id).player != "Berta"


def test_ctrl_z_is_the_fields_while_something_is_typed_there(begun: FightHands, qtbot: QtBot) -> None:
    begun.press("n")
    spin = begun.window.findChild(SpinBox, "modifier")
    spin.setFocus()
    spin.selectAll()
    qtbot.keyClicks(spin, "3")
    assert spin.value() == 3
    qtbot.keyClick(spin, Qt.Key.Key_Z, CTRL)
    assert len(begun.acts) == 2
    assert spin.value() == 0
    qtbot.keyClick(spin, Qt.Key.Key_Z, CTRL)
    assert len(begun.acts) == 1


def test_a_double_click_does_one_thing(begun: FightHands, qtbot: QtBot) -> None:
    first = begun.window._turn._model.index_of(0)
    where = begun.view("deeds")
    at = begun.place(where, first)
    qtbot.mouseClick(where.viewport(), Qt.MouseButton.LeftButton, pos=at)
    qtbot.mouseDClick(where.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert begun.asked() == "dice"
    assert len(begun.acts) == 2
    roll = begun.window._asked._dice._roll
    begun.program.window.room.dice = _Ones()
    qtbot.mouseClick(roll, Qt.MouseButton.LeftButton)
    qtbot.mouseDClick(roll, Qt.MouseButton.LeftButton)
    assert len(begun.acts[-1].answers) == 1


class _Ones:
    def randint(self, lowest: int, _highest: int) -> int:
        return max(lowest, 1)


def test_a_face_that_no_die_has_is_refused_in_words_and_asked_again(begun: FightHands) -> None:
    _attack(begun)
    begun.press("0")
    assert "A d20 shows 1 to 20, not “0”." in begun.texts()
    begun.press("x")
    assert begun.asked() == "dice"
    assert begun.acts[-1].answers == ()


def test_undo_to_a_line(begun: FightHands, answering: Arrange) -> None:
    for _ in range(3):
        begun.press("n")
    begun.choose("fight_log", "It is the turn of Sargento")
    chosen = begun.view("fight_log").currentIndex().data(Role.ROW)
    left = [act.seq for act in begun.acts if act.seq < chosen.seq]

    def agree(box: QWidget) -> None:
        assert isinstance(box, QMessageBox)
        next(each for each in box.buttons() if each.text() == "Take them back").click()

    begun.choose("fight_log", "It is the turn of Drake")
    answering(agree)
    begun.click("Undo to here…")
    assert [act.seq for act in begun.acts] == [act for act in left if act < 2]


def _strike(hands: FightHands, first: str, *, actor: int, action: str, target: int) -> int:
    """An act with this first answer and ones for the rest; its number."""
    fights, id = hands.table.fights, hands.encounter
    fights.command(id, Do(actor, action, {"target": str(target)}))
    fights.answer(id, first)
    while (pending := fights.pending(id)) is not None:
        fights.answer(id, pending.rolled(_Ones()))
    return hands.acts[-1].seq


def test_a_misread_die_is_corrected_and_what_came_later_is_played_again(begun: FightHands, qtbot: QtBot) -> None:
    foe = next(each.id for each in begun.fight.fighters if each.side == "foes")
    axe = next(row.action.id for row in begun.window._turn._model.rows if row.place == 0)
    seq = _strike(begun, "3", actor=begun.fight.acting, action=axe, target=foe)
    begun.press("n")
    before = len(begun.acts)
    begun.choose("fight_log", "misses")
    begun.click("Change answers…")
    dialog = _dialog(begun, EditDialog)
    (line,) = _lines(dialog)
    accept(qtbot, dialog)
    assert "Every answer stands as it was given." in texts(dialog)
    line.selectAll()
    qtbot.keyClicks(line, "19")
    accept(qtbot, dialog)
    assert dialog.isVisible()
    assert any(text.startswith("Played so, more is rolled.") for text in texts(dialog))
    qtbot.keyClicks(_lines(dialog)[1], "8")
    qtbot.keyClicks(_lines(dialog)[2], "1+1+1")
    accept(qtbot, dialog)
    QApplication.processEvents()
    assert len(begun.acts) == before
    assert begun.acts[seq - 1].answers == ("19", "8", "1+1+1")
    assert "hits for 4" in " ".join(begun.log())


def test_another_answer_that_a_later_act_does_not_bear_is_refused_with_its_name(
    begun: FightHands, qtbot: QtBot
) -> None:
    """Enyra falls by the other answer, and is asked for no dodge when she is struck again."""
    first, second = (each.id for each in begun.fight.fighters if each.side == "foes")
    enyra = begun.fight.acting
    begun.table.fights.command(begun.encounter, SetByHand(enyra, {"health": 1}))
    begun.table.fights.command(begun.encounter, NextTurn())
    begun.table.fights.command(begun.encounter, NextTurn())
    seq = _strike(begun, "20", actor=first, action="attack:0", target=enyra)
    begun.table.fights.command(begun.encounter, NextTurn())
    later = _strike(begun, "20", actor=second, action="attack:0", target=enyra)
    index = begun.window._log._model.index_of
    begun.view("fight_log").setCurrentIndex(index(seq * 1000 + 1))
    begun.click("Change answers…")
    dialog = _dialog(begun, EditDialog)
    line = _lines(dialog)[0]
    line.selectAll()
    qtbot.keyClicks(line, "2")
    qtbot.keyClicks(_lines(dialog)[1], "8")
    (way,) = [each for each in dialog.findChildren(QComboBox) if each.isVisible()]
    way.setCurrentIndex(1)
    qtbot.keyClicks(_lines(dialog)[-1], "1+1")
    accept(qtbot, dialog)
    assert dialog.isVisible()
    assert any(f"act {later}" in text and "no longer fits" in text for text in texts(dialog)), texts(dialog)
    dialog.reject()
    assert begun.acts[seq - 1].answers[0] == "20"


def test_an_effect_is_put_on_shown_and_told_when_it_is_over(begun: FightHands, qtbot: QtBot) -> None:
    enyra = begun.fight.acting
    begun.window._hand.affect(enyra)
    dialog = _dialog(begun, EffectDialog)
    accept(qtbot, dialog)
    assert dialog.isVisible()
    qtbot.keyClicks(field(dialog, "What"), "Bendicion")
    dialog.findChildren(QSpinBox)[1].setValue(2)
    accept(qtbot, dialog)
    QApplication.processEvents()
    row = begun.row("fighters", "Enyra")
    assert row.data(Role.SECOND_LINE) == "Bendicion +2 (1)"
    assert begun.fight.modifier_of(enyra) == 2
    begun.press("n")
    assert begun.row("fighters", "Enyra").data(Role.SECOND_LINE) == ""
    assert any("Bendicion is over" in line for line in begun.log())
    over = begun.row("fight_log", "Bendicion is over").data(Role.ROW)
    assert over.over


def test_figures_by_hand(begun: FightHands, qtbot: QtBot) -> None:
    enyra = begun.fight.acting
    begun.view("fighters").setFocus()
    qtbot.keyClick(begun.view("fighters"), Qt.Key.Key_F2)
    dialog = _dialog(begun, FiguresDialog)
    dialog.findChild(SpinBox, "health").setValue(3)
    accept(qtbot, dialog)
    assert _health(begun, enyra) == 3
    assert any("by hand" in line for line in begun.log()) or len(begun.acts) == 2


def test_the_menu_of_a_fighter_flees_and_ends_effects(begun: FightHands) -> None:
    enyra = begun.fight.acting
    drake = begun.fight.order[1]
    begun.table.fights.command(begun.encounter, Affect(enyra, "Miedo", enyra, "end", 5))
    menu = begun.window._hand.menu_of(enyra, begun.window)
    next(each for each in menu.actions() if each.text() == "End: Miedo (5)").trigger()
    assert not begun.fight.effects
    menu = begun.window._hand.menu_of(drake, begun.window)
    next(each for each in menu.actions() if each.text() == "Flees").trigger()
    assert begun.fight.fighter(drake).presence == "fled"
    QApplication.processEvents()
    assert begun.row("fighters", "Drake").data(Role.ROW).able is False


def test_the_order_is_moved_by_keys_and_back_to_the_book(begun: FightHands, qtbot: QtBot) -> None:
    drake = begun.fight.order[1]
    begun.window._order.choose(drake)
    qtbot.keyClick(begun.view("fighters"), Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert begun.fight.order.index(drake) == 2
    assert "order by hand" in begun.texts()
    menu = begun.window._hand.menu_of_all(begun.window)
    next(each for each in menu.actions() if each.text() == "Order of turns by the book").trigger()
    assert begun.fight.order.index(drake) == 1


def test_someone_and_new_foes_come_in_one_after_the_other(begun: FightHands, qtbot: QtBot) -> None:
    campaign = begun.program.window.room.in_play.id
    tomasa = begun.table.characters.create(campaign, "Tomasa", "", {"health_max": 9})
    begun.click("Add…")
    dialog = _dialog(begun, JoinDialog)
    assert dialog.findChild(FindBox).currentText() == "Tomasa"
    accept(qtbot, dialog)
    assert begun.fight.has(tomasa.id)
    begun.click("Add…")
    dialog = _dialog(begun, JoinDialog)
    who = dialog.findChild(FindBox)
    who.setCurrentIndex(who.count() - 1)
    dialog.findChild(SpinBox).setValue(2)
    accept(qtbot, dialog)
    assert len(begun.fight.fighters) == 7


def test_whoever_was_made_as_a_foe_comes_in_against_the_party(begun: FightHands) -> None:
    foe = begun.table.encounters.make_foes(begun.program.window.room.in_play.id, _line(begun), 1)[0]
    begun.table.characters.create(begun.program.window.room.in_play.id, "Tomasa", "", {"health_max": 9})
    begun.click("Add…")
    dialog = _dialog(begun, JoinDialog)
    who, side = dialog.findChild(FindBox), dialog._side
    for name, comes in ((foe.name, "foes"), ("Tomasa", "party")):
        who.setCurrentIndex(who.findText(name))
        assert side.currentData() == comes


def _line(hands: FightHands) -> int:
    return hands.table.encounters.bestiary(hands.program.window.room.in_play.id)[0].id


def test_who_is_surprised_has_no_turn(hands: FightHands) -> None:
    hands.open()
    for tick in hands.window.findChildren(TickBox):
        if tick.isVisible() and tick.text().startswith("Enyra"):
            tick.click()
    hands.click("Begin the fight")
    assert hands.fight.fighter(hands.fight.acting).name == "Drake"


def test_while_something_is_asked_nothing_else_is_done(begun: FightHands) -> None:
    _attack(begun)
    acts = len(begun.acts)
    assert not begun.button("Next turn").isEnabled()
    assert not begun.button("Add…").isEnabled()
    begun.press("n")
    begun.window._hand.set_figures(begun.fight.acting)
    begun.window._hand.move(begun.fight.acting, 1)
    assert len(begun.acts) == acts
    assert not [each for each in begun.window.findChildren(QDialogButtonBox) if each.isVisible()]


def test_a_target_of_ones_own_choice(begun: FightHands, qtbot: QtBot) -> None:
    second = [each for each in begun.fight.fighters if each.side == "foes"][1]
    box = begun.window.findChild(QComboBox, "target")
    box.setCurrentIndex(box.findData(str(second.id)))
    begun.click("Do it")
    pending = begun.table.fights.pending(begun.encounter)
    assert pending is not None
    assert isinstance(pending.command, Do)
    assert pending.command.told == {"target": str(second.id)}
    assert any(second.name in text for text in begun.texts())


def test_whoever_has_acted_is_led_on_to_the_next_turn(begun: FightHands) -> None:
    begun.program.window.room.who_rolls = "program"
    assert not offers(begun.window._turn, "Next turn (N)")
    _attack(begun)
    assert begun.asked() == "turn"
    begun.click("Next turn (N)")
    assert begun.fight.acting == begun.fight.order[1]
    assert not offers(begun.window._turn, "Next turn (N)")


def test_the_log_says_whom_a_blow_was_aimed_at(begun: FightHands) -> None:
    first, second = (each for each in begun.fight.fighters if each.side == "foes")
    axe = next(row.action.id for row in begun.window._turn._model.rows if row.place == 0)
    _strike(begun, "19", actor=begun.fight.acting, action=axe, target=second.id)
    assert f"against {second.name}: hits" in begun.log()[-1]
    begun.press("n")
    begun.press("n")
    _strike(begun, "20", actor=first.id, action="attack:0", target=begun.fight.order[0])
    assert "against Enyra la rusalka: " in begun.log()[-1]


def test_no_line_of_the_log_covers_the_next_one(begun: FightHands) -> None:
    """The log gets narrower while its height stays: with the window, and by its own scroll bar."""
    foe = next(each.id for each in begun.fight.fighters if each.side == "foes")
    begun.window.resize(1800, 720)
    for _ in range(9):
        begun.table.fights.command(begun.encounter, Affect(foe, "Ciego en la niebla", foe, "end", 2))
    view = begun.view("fight_log")
    for width in (1800, 1300, 1700):
        begun.window.resize(width, 720)
        for _ in range(SETTLING):
            QApplication.processEvents()
        places = [view.visualRect(view.model().index(row, 0)) for row in range(view.model().rowCount())]
        assert all(above.bottom() < below.top() for above, below in pairwise(places))


def test_the_keys_that_are_told_are_those_that_do_something(begun: FightHands) -> None:
    def told() -> dict[str, str]:
        return dict(begun.window._keys._shown)

    room = begun.program.window.room
    _attack(begun)
    assert told()["Space"] == "rolls"
    assert told()["Enter"] == "confirms them"
    room.who_rolls = "own"
    room.dice_changed.emit()
    assert "Space" not in told()
    assert told()["digits"] == "your dice"
    assert "Type what your dice show" in begun.texts()


def test_why_answers_cannot_be_changed_now_is_told(begun: FightHands) -> None:
    change = begun.button("Change answers…")
    assert "Choose a line" in change.toolTip()
    _attack(begun)
    assert "Answer what is asked first" in change.toolTip()
    begun.press(Qt.Key.Key_Z, CTRL)
    begun.window._hand.finish()
    assert "The fight is over" in change.toolTip()


def test_after_the_aftermath_the_window_leads_to_the_page(begun: FightHands) -> None:
    begun.window._hand.finish()
    assert begun.button("To the aftermath").isVisible()
    begun.table.aftermaths.apply(begun.encounter)
    assert begun.button("To the page of combat").isVisible()
