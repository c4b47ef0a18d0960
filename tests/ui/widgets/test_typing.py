# SPDX-License-Identifier: GPL-3.0-or-later
"""Typing into a form: nothing is committed that cannot be, and nothing typed is lost."""

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QComboBox, QPlainTextEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from forms import TOO_HIGH, Owner, editor, line, retype, sheet
from panoplia.ui.look.look import Look
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.sheet_form import SheetForm
from panoplia.words import Speech


def test_enter_commits_and_the_value_has_its_type(qtbot: QtBot, form: SheetForm, owner: Owner) -> None:
    retype(qtbot, line(form, "strength"), "15")
    assert owner.edits == []
    qtbot.keyClick(line(form, "strength"), Qt.Key.Key_Return)
    assert owner.edits == [("strength", 15)]


def test_leaving_a_field_commits_it(qtbot: QtBot, form: SheetForm, owner: Owner) -> None:
    retype(qtbot, line(form, "strength"), "16")
    qtbot.keyClick(line(form, "strength"), Qt.Key.Key_Tab)
    assert owner.edits == [("strength", 16)]
    assert line(form, "dexterity").hasFocus()


def test_a_rest_commits_and_typing_goes_on(qtbot: QtBot, form: SheetForm, owner: Owner) -> None:
    field = line(form, "name")
    retype(qtbot, field, "Enyra ")
    retype(qtbot, field, "Drake ")
    qtbot.waitUntil(lambda: bool(owner.edits))
    assert owner.edits == [("name", "Drake")]
    # The stored name has no space at its end, but the person is about to type the next word.
    assert field.text() == "Drake "
    qtbot.keyClicks(field, "of Marjal")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert owner.edits[-1] == ("name", "Drake of Marjal")


def test_what_was_not_changed_is_no_edit(qtbot: QtBot, form: SheetForm, owner: Owner) -> None:
    retype(qtbot, line(form, "strength"), "011")
    qtbot.keyClick(line(form, "strength"), Qt.Key.Key_Tab)
    assert owner.edits == []
    assert line(form, "strength").text() == "11"


def test_esc_restores_what_is_stored(qtbot: QtBot, form: SheetForm, owner: Owner) -> None:
    retype(qtbot, line(form, "strength"), "99")
    qtbot.keyClick(line(form, "strength"), Qt.Key.Key_Escape)
    assert line(form, "strength").text() == "11"
    assert not form.uncommitted
    assert owner.edits == owner.refusals == []


@pytest.mark.parametrize("text", ["12,5", "12.5", "-3", "99", "0,2.1", "abc"])
def test_a_refused_number_stays_with_its_sentence(qtbot: QtBot, form: SheetForm, owner: Owner, text: str) -> None:
    field = line(form, "strength")
    retype(qtbot, field, text)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert owner.edits == []
    assert len(owner.refusals) == 1
    assert "Strength" in owner.refusals[0]
    assert "1 to 20" in owner.refusals[0]
    assert field.text() == text
    assert field.property("bad") is True
    told = owner.refusals[0].replace("-", "−")
    assert field.accessibleDescription() == told
    assert told in [label.text() for label in form.findChildren(PlainLabel) if label.isVisible()]
    form.show_sheet(sheet(health=3), 1)
    assert field.text() == text
    retype(qtbot, field, "12")
    assert field.property("bad") is False
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert owner.edits == [("strength", 12)]


def test_an_empty_name_is_refused(qtbot: QtBot, form: SheetForm, owner: Owner) -> None:
    field = line(form, "name")
    field.setFocus()
    field.selectAll()
    qtbot.keyClick(field, Qt.Key.Key_Delete)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert owner.refusals == ["Name cannot be empty."]


def test_a_line_that_is_too_long_is_refused_not_cut(qtbot: QtBot, form: SheetForm, owner: Owner) -> None:
    retype(qtbot, line(form, "player"), "x" * 21)
    qtbot.keyClick(line(form, "player"), Qt.Key.Key_Return)
    assert owner.refusals == ["Player holds at most 20 characters, and these are 21."]
    assert line(form, "player").text() == "x" * 21


def test_a_refusal_from_below_is_told_at_the_field(qtbot: QtBot, form: SheetForm, owner: Owner) -> None:
    owner.answers = False
    retype(qtbot, line(form, "health"), "30")
    qtbot.keyClick(line(form, "health"), Qt.Key.Key_Return)
    form.mark_refused("health", TOO_HIGH)
    assert line(form, "health").text() == "30"
    assert line(form, "health").accessibleDescription() == TOO_HIGH.in_english()
    assert form.uncommitted


def test_undo_is_the_journals_unless_text_is_uncommitted(qtbot: QtBot, look: Look) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    form = SheetForm(Speech("en"), rest=60_000)
    QVBoxLayout(window).addWidget(form)
    form.show_sheet(sheet(), 1)
    undone: list[bool] = []
    QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), window).activated.connect(lambda: undone.append(True))
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    for path in ("strength", "calling", "notes"):
        field = editor(form, path)
        field.setFocus()
        qtbot.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert undone.pop()
        qtbot.keyClicks(field, "1")
        assert form.uncommitted
        qtbot.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert not undone
        qtbot.keyClick(field, Qt.Key.Key_Escape)


def test_pasting_brings_text_alone(qtbot: QtBot, form: SheetForm, owner: Owner) -> None:
    """C52."""
    field = editor(form, "notes")
    assert isinstance(field, QPlainTextEdit)
    data = QMimeData()
    data.setHtml("<h1 style='color:red'>Loud</h1>")
    data.setText("Loud")
    QGuiApplication.clipboard().setMimeData(data)
    field.setFocus()
    field.paste()
    assert field.toPlainText() == "Loud"
    assert field.textCursor().charFormat().font().pointSize() == field.textCursor().blockCharFormat().font().pointSize()
    field.clearFocus()
    assert owner.edits == [("notes", "Loud")]


def test_accents_and_signs_of_alt_gr_can_be_typed(form: SheetForm, owner: Owner, qtbot: QtBot) -> None:
    field = line(form, "player")
    field.setFocus()
    field.selectAll()
    typed = QInputMethodEvent()
    typed.setCommitString("Iñés @#[]{}\\€~")
    QApplication.sendEvent(field, typed)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert owner.edits == [("player", "Iñés @#[]{}\\€~")]


def test_a_choice_gives_its_key_and_an_own_word_itself(qtbot: QtBot, form: SheetForm, owner: Owner) -> None:
    calling, die = editor(form, "calling"), editor(form, "die")
    assert isinstance(calling, QComboBox)
    assert isinstance(die, QComboBox)
    calling.setFocus()
    calling.lineEdit().selectAll()
    qtbot.keyClicks(calling, "thief")
    qtbot.keyClick(calling, Qt.Key.Key_Return)
    assert owner.edits == [("calling", "thief")]
    calling.lineEdit().selectAll()
    qtbot.keyClicks(calling, "Rope dancer")
    qtbot.keyClick(calling, Qt.Key.Key_Return)
    assert owner.edits[1] == ("calling", "Rope dancer")
    owner.answers = False
    die.setFocus()
    qtbot.keyClick(die, Qt.Key.Key_Up)
    assert owner.edits[2] == ("die", "d4")


def test_leaving_the_form_can_be_forced(qtbot: QtBot, form: SheetForm, owner: Owner) -> None:
    retype(qtbot, line(form, "strength"), "9")
    form.commit()
    assert owner.edits == [("strength", 9)]
