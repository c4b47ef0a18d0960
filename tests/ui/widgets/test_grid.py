# SPDX-License-Identifier: GPL-3.0-or-later
"""A profile: fields in rows and columns, reached row by row, however narrow it is."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

import profiles
from controls import texts
from forms import retype
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.sheet import Field, Grid, GridRow, Section, Sheet
from panoplia.ui.look.look import Look
from panoplia.ui.widgets.grid_view import GridView
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.offer_button import OfferButton
from panoplia.ui.widgets.sheet_form import SheetForm
from panoplia.ui.widgets.why_value import WhyValue
from panoplia.words import Speech

LUCK = note(QT_TRANSLATE_NOOP("test", "No such luck."))


def settle() -> None:
    for _ in range(6):
        QApplication.processEvents()


@pytest.fixture
def page(qtbot: QtBot, look: Look) -> QScrollArea:
    """A form in a page that scrolls, as everywhere."""
    form, page = SheetForm(Speech("en"), rest=40), QScrollArea()
    qtbot.addWidget(page)
    page.setWidget(form)
    page.setWidgetResizable(True)
    page.resize(620, 600)
    form.show_sheet(profiles.sheet(), 1)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    settle()
    return page


@pytest.fixture
def form(page: QScrollArea) -> SheetForm:
    form = page.widget()
    assert isinstance(form, SheetForm)
    return form


def across(form: SheetForm, widget: QWidget) -> int:
    return widget.mapTo(form, QPoint()).x()


def down(form: SheetForm, widget: QWidget) -> int:
    return widget.mapTo(form, QPoint()).y()


def line(form: SheetForm, path: str) -> QLineEdit:
    found = form.findChild(QLineEdit, path)
    assert found is not None
    return found


def now(form: SheetForm, label: str) -> WhyValue:
    name = f"{label}: Now: "
    return next(each for each in form.findChildren(WhyValue) if each.accessibleName().startswith(name))


def test_a_field_is_called_by_its_label_and_its_row(form: SheetForm) -> None:
    assert line(form, "base.Strength").accessibleName() == "Strength: Base"
    assert line(form, "grown.Strength").accessibleName() == "Strength: Advances"
    assert now(form, "Strength").accessibleName() == "Strength: Now: 37"


def test_the_tab_key_goes_row_by_row(qtbot: QtBot, form: SheetForm) -> None:
    line(form, "base.Weapon skill").setFocus()
    met = []
    for _ in range(18):
        qtbot.keyClick(form.window().focusWidget(), Qt.Key.Key_Tab)
        met.append(form.window().focusWidget().accessibleName())
    labels = list(profiles.LABELS)
    assert met[:15] == [*(f"{label}: Base" for label in labels[1:]), *(f"{label}: Advances" for label in labels)]
    assert met[15:] == ["Weapon skill: Now: 35", "Test: Weapon skill", "Ballistic skill: Now: 36"]


def test_columns_stand_below_their_headings(form: SheetForm) -> None:
    grid = form.findChild(GridView)
    captions = {each.text(): each for each in grid.findChildren(PlainLabel)}
    for heading, label in zip(profiles.HEADINGS, profiles.LABELS, strict=True):
        centres = {
            across(form, each) + each.width() // 2
            for each in (captions[heading], line(form, f"base.{label}"), line(form, f"grown.{label}"))
        }
        assert max(centres) - min(centres) <= 1
        assert down(form, captions[heading]) < down(form, line(form, f"base.{label}"))
        assert down(form, line(form, f"grown.{label}")) < down(form, now(form, label))


@pytest.mark.parametrize(("percent", "width"), [(100, 592), (150, 592)])
def test_eight_columns_fit(form: SheetForm, look: Look, percent: int, width: int) -> None:
    """A card of that width leaves 560 for what stands in it."""
    look.set_text_size(percent)
    page = form.window()
    page.resize(width, 600)
    settle()
    assert page.horizontalScrollBar().maximum() == 0
    tops = {down(form, line(form, f"base.{label}")) for label in profiles.LABELS}
    assert len(tops) == 1
    for label in profiles.LABELS:
        figure = now(form, label)
        assert figure.width() >= figure.sizeHint().width(), "the whole number is seen"


def test_where_it_is_narrow_the_columns_go_on_below(qtbot: QtBot, form: SheetForm) -> None:
    page = form.window()
    page.resize(330, 600)
    settle()
    assert page.horizontalScrollBar().maximum() == 0
    first, fifth = (line(form, f"base.{profiles.LABELS[number]}") for number in (0, 4))
    assert down(form, fifth) > down(form, now(form, "Weapon skill"))
    assert across(form, fifth) == across(form, first)
    assert [each for each in texts(form) if each == "Advances"] == ["Advances"] * 2
    grown = line(form, f"grown.{profiles.LABELS[0]}")
    line(form, f"base.{profiles.LABELS[3]}").setFocus()
    qtbot.keyClick(form.window().focusWidget(), Qt.Key.Key_Tab)
    assert form.window().focusWidget() is grown
    page.resize(900, 600)
    settle()
    assert down(form, fifth) == down(form, first)
    assert texts(form).count("Advances") == 1


def test_what_is_typed_is_handed_on_and_kept(qtbot: QtBot, form: SheetForm) -> None:
    edits: list[tuple[str, object]] = []
    form.edited.connect(lambda path, value: edits.append((path, value)))
    retype(qtbot, line(form, "base.Strength"), "45")
    qtbot.keyClick(line(form, "base.Strength"), Qt.Key.Key_Return)
    assert edits == [("base.Strength", 45)]
    retype(qtbot, line(form, "base.Agility"), "4")
    field, strength = line(form, "base.Agility"), now(form, "Strength")
    form.show_sheet(profiles.sheet(profiles.profile((30, 31, 45, 33, 34, 35, 36, 37))), 1)
    assert line(form, "base.Agility") is field
    assert (field.text(), field.hasFocus()) == ("4", True)
    assert now(form, "Strength") is strength
    assert strength.text() == "50"


def test_what_is_wrong_is_told_below(qtbot: QtBot, form: SheetForm) -> None:
    field = line(form, "base.Strength")
    retype(qtbot, field, "999")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    (told,) = (each for each in texts(form) if "100" in each)
    assert "Strength: Base" in told
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert told not in texts(form)
    form.mark_refused("grown.Agility", LUCK)
    assert "No such luck." in texts(form)


def test_a_blank_place_holds_nothing(form: SheetForm) -> None:
    second = form.findChildren(GridView)[1]
    assert [each.text() for each in second.findChildren(QLineEdit)] == ["1", "4"]
    assert [each.text() for each in second.findChildren(WhyValue)] == ["3"]


def test_another_shape_makes_new_widgets_and_keeps_typing(qtbot: QtBot, form: SheetForm) -> None:
    retype(qtbot, line(form, "base.Strength"), "4")
    first = form.findChild(GridView)
    form.show_sheet(profiles.sheet(profiles.profile(large=False)), 1)
    assert form.findChild(GridView) is not first
    assert (line(form, "base.Strength").text(), line(form, "base.Strength").hasFocus()) == ("4", True)


def test_the_die_of_a_figure_begins_its_trial(qtbot: QtBot, form: SheetForm) -> None:
    tried: list[str] = []
    form.tried.connect(tried.append)
    die = next(each for each in form.findChildren(OfferButton) if each.accessibleName() == "Test: Agility")
    qtbot.mouseClick(die, Qt.MouseButton.LeftButton)
    assert tried == ["test:Agility"]


def test_typed_figures_can_be_large(qtbot: QtBot, look: Look) -> None:
    form = SheetForm(Speech("en"))
    qtbot.addWidget(form)
    grid = Grid(("A",), (GridRow("", (Field("Attacks", 1, "a", profiles.PERCENT),), large=True),))
    form.show_sheet(Sheet(Field("Name", "Otto"), (), (Section("s", "S", (grid,)),)), 1)
    form.show()
    assert line(form, "a").font().pixelSize() == 24
