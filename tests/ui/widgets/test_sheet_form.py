# SPDX-License-Identifier: GPL-3.0-or-later
"""The form of a sheet as a whole: a refresh never disturbs typing, and everything is seen and reached."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from forms import TAGGED, Owner, editor, line, retype, sheet
from panoplia.rules.editors import Line
from panoplia.rules.sheet import (
    Column,
    Facts,
    Field,
    Section,
    Sheet,
    Table,
)  # fmt: skip
from panoplia.ui.look.look import Look
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.sheet_form import SheetForm
from panoplia.ui.widgets.sheet_table import SheetTable
from panoplia.words import Speech


def test_a_refresh_keeps_typing_cursor_and_focus(qtbot: QtBot, form: SheetForm, owner: Owner) -> None:
    field = line(form, "name")
    retype(qtbot, field, "Enyra la")
    field.setCursorPosition(2)
    form.show_sheet(sheet(strength=5, health=2), 1)
    assert line(form, "name") is field
    assert (field.text(), field.cursorPosition(), field.hasFocus()) == ("Enyra la", 2, True)
    assert line(form, "strength").text() == "5"


def test_a_refresh_that_makes_new_widgets_keeps_them_too(qtbot: QtBot, form: SheetForm, owner: Owner) -> None:
    field = line(form, "player")
    retype(qtbot, field, "Ines")
    field.setCursorPosition(1)
    more = Section("more", "More", (Facts((Field("New", "", "new", Line()),)),), "right")
    form.show_sheet(sheet(extra=(more,)), 1)
    fresh = line(form, "player")
    assert fresh is not field
    assert (fresh.text(), fresh.cursorPosition(), fresh.hasFocus()) == ("Ines", 1, True)
    assert owner.edits == []
    qtbot.keyClick(fresh, Qt.Key.Key_Return)
    assert owner.edits == [("player", "Ines")]


def test_typing_never_moves_to_another_character(qtbot: QtBot, form: SheetForm, owner: Owner) -> None:
    retype(qtbot, line(form, "strength"), "99")
    qtbot.keyClick(line(form, "strength"), Qt.Key.Key_Return)
    form.show_sheet(sheet(strength=7), 2)
    assert line(form, "strength").text() == "7"
    assert not form.uncommitted
    assert owner.edits == []


def test_tags_are_shown_as_they_are(form: SheetForm) -> None:
    """C51: in fields, and in the cells and tooltips of tables."""
    assert line(form, "player").text() == TAGGED
    model = form.findChild(SheetTable).model()
    assert model.index(0, 0).data() == TAGGED
    assert model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole) == "<qt>&lt;b&gt;A&lt;/b&gt; &amp; B</qt>"
    assert model.index(0, 1).data(Qt.ItemDataRole.AccessibleTextRole) == "Durability: d6 of d10"


def test_the_tab_key_follows_the_reading_order(qtbot: QtBot, form: SheetForm) -> None:
    paths = ["name", "experience", "strength", "dexterity", "health", "most", "calling", "die", "player", "notes"]
    assert [each.keeper.path for each in form.boxes() if each.keeper] == paths
    editors = [editor(form, path) for path in paths]
    editors[0].setFocus()
    met = []
    for _ in range(len(paths) + 3):
        focused = form.window().focusWidget()
        if focused in editors:
            met.append(paths[editors.index(focused)])
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    assert list(dict.fromkeys(met)) == paths


def test_every_editor_has_its_label_for_a_name(form: SheetForm) -> None:
    names = [each.editor.accessibleName() for each in form.boxes() if each.editor]
    assert names == [
        "Name", "Experience", "Strength", "Dexterity", "Health", "Highest", "Class", "Die", "Player", "Notes",
    ]  # fmt: skip
    assert form.findChild(SheetTable).accessibleName() == "Weapons"


def test_what_is_only_on_paper_is_not_on_screen(form: SheetForm) -> None:
    assert not any("paper" in label.text().casefold() for label in form.findChildren(PlainLabel))


def test_the_columns_stand_below_each_other_where_it_is_narrow(form: SheetForm) -> None:
    left = form.findChild(QWidget, "section-health")
    right = form.findChild(QWidget, "section-weapons")

    def beside() -> bool:
        QApplication.processEvents()
        return right.mapTo(form, right.rect().topLeft()).x() > left.mapTo(form, left.rect().topRight()).x()

    assert beside()
    form.resize(600, 900)
    assert not beside()
    form.resize(1000, 900)
    assert beside()


def test_a_table_shows_what_changed_in_place(form: SheetForm) -> None:
    table = form.findChild(SheetTable)
    empty = Section("weapons", "Weapons", (Table((Column("Weapon"),), (), "Buy one first."),), "right")
    without = sheet()
    sections = tuple(empty if section.id == "weapons" else section for section in without.sections)
    form.show_sheet(Sheet(without.title, (), sections, without.corner), 1)
    assert form.findChild(SheetTable) is table
    assert not table.isVisible()
    assert "Buy one first." in [label.text() for label in form.findChildren(PlainLabel) if label.isVisible()]


def test_a_long_text_grows(form: SheetForm) -> None:
    field = editor(form, "notes")
    before = field.height()
    form.show_sheet(sheet(notes="line\n" * 10), 1)
    assert field.height() > 2 * before


def test_the_title_can_stand_in_a_header(qtbot: QtBot, look: Look) -> None:
    form = SheetForm(Speech("en"))
    qtbot.addWidget(form)
    title = form.take_title()
    qtbot.addWidget(title)
    form.show_sheet(sheet(name=TAGGED), 1)
    assert title.editor is not None
    assert line(form, "name").text() == TAGGED
    assert not form.isAncestorOf(title)
    assert form.boxes()[0] is title


def test_another_language_is_said_in_place(qtbot: QtBot, form: SheetForm) -> None:
    field = line(form, "strength")
    retype(qtbot, field, "99")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    form.set_speech(Speech("es"))
    assert line(form, "strength") is field
    assert field.text() == "99"
    assert "15.000" in [label.text() for label in form.findChildren(PlainLabel)]


def test_the_form_grows_with_the_text_and_shrinks_again(form: SheetForm, look: Look) -> None:
    def settled() -> tuple[int, int]:
        for _ in range(5):
            QApplication.processEvents()
        return line(form, "strength").font().pixelSize(), form.minimumSizeHint().height()

    before = settled()
    look.set_text_size(150)
    larger = settled()
    assert larger[0] == pytest.approx(1.5 * before[0], abs=1)
    assert larger[1] > 1.2 * before[1]
    look.set_text_size(100)
    assert settled() == before
