# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a figure comes from: told by mouse, by keyboard and to a screen reader, wherever a figure has a why."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import profiles
from controls import texts
from panoplia.rules.gauges import BarGauge
from panoplia.rules.sheet import Column, Derived, Facts, Field, Figures, Section, Sheet, Table, Track
from panoplia.rules.why import Sum, Term, added
from panoplia.ui.look.look import Look
from panoplia.ui.look.screens import room_for
from panoplia.ui.widgets.sheet_form import SheetForm
from panoplia.ui.widgets.sheet_table import SheetTable
from panoplia.ui.widgets.why_popup import WhyPopup, in_a_line
from panoplia.ui.widgets.why_value import WhyValue
from panoplia.words import Speech

LEFT = Qt.MouseButton.LeftButton
TOLD = "Weapon skill +40 (Base +30 (PC-1) · Advances +10 (PC-4)) · Charm of <b>war</b> +5 · Helmet −10 (PC-90) = 35"
LINES = [
    "Weapon skill", "+40", "Base", "+30", "(PC-1)", "Advances", "+10", "(PC-4)",
    "Charm of <b>war</b>", "+5", "Helmet", "−10", "(PC-90)", "Total", "35",
]  # fmt: skip


@pytest.fixture
def shown(qtbot: QtBot, look: Look) -> Iterator[SheetForm]:
    """Figures, facts, a track, a profile and tables, all with figures that tell."""
    form = SheetForm(Speech("en"))
    qtbot.addWidget(form)
    form.resize(1000, 900)
    figure = profiles.weapon_skill()
    whole = profiles.sheet()
    most = Track(Field("Mana", 3, "mana"), Field("Most mana", 35, why=figure), BarGauge(3, 35))
    more = Section("more", "More", (Figures((Field("Strength", 35, why=figure), Field("Fixed", 1))), most), "left")
    form.show_sheet(Sheet(whole.title, (), (*whole.sections, more)), 1)
    with qtbot.waitActive(form):
        form.show()
        form.activateWindow()
    yield form
    if popup := QApplication.activePopupWidget():
        popup.close()


def value(form: SheetForm, name: str) -> WhyValue:
    return next(each for each in form.findChildren(WhyValue) if each.accessibleName() == name)


def popup() -> WhyPopup:
    found = QApplication.activePopupWidget()
    assert isinstance(found, WhyPopup)
    return found


@pytest.mark.parametrize(
    ("name", "heading"),
    [
        ("Parry: 35", "Parry"),
        ("Strength: 35", "Strength"),
        ("Most mana: 35", "Most mana"),
        ("Weapon skill: Now: 35", "Weapon skill: Now"),
    ],
)
@pytest.mark.parametrize("how", ["click", Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_figure_tells_its_terms(qtbot: QtBot, shown: SheetForm, name: str, heading: str, how: str | Qt.Key) -> None:
    figure = value(shown, name)
    assert figure.focusPolicy() & Qt.FocusPolicy.TabFocus
    figure.setFocus()
    if isinstance(how, Qt.Key):
        qtbot.keyClick(figure, how)
    else:
        qtbot.mouseClick(figure, LEFT)
    assert texts(popup()) == [heading, *LINES]
    qtbot.keyClick(popup(), Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None
    assert shown.window().focusWidget() is figure


def test_a_click_anywhere_else_closes_it(qtbot: QtBot, shown: SheetForm) -> None:
    figure = value(shown, "Parry: 35")
    qtbot.mouseClick(figure, LEFT)
    told = popup()
    qtbot.mouseClick(told, LEFT)
    assert popup() is told, "a click on what it says is none elsewhere"
    qtbot.mousePress(told, LEFT, pos=QPoint(-300, -300))
    assert QApplication.activePopupWidget() is None


def test_it_says_so_before_it_is_asked(shown: SheetForm) -> None:
    figure = value(shown, "Parry: 35")
    assert figure.accessibleDescription() == TOLD
    assert figure.toolTip() == f"<qt>{TOLD}</qt>".replace("<b>war</b>", "&lt;b&gt;war&lt;/b&gt;")
    assert figure.cursor().shape() == Qt.CursorShape.PointingHandCursor


def test_the_whole_box_of_a_large_figure_is_pressed(qtbot: QtBot, shown: SheetForm) -> None:
    box = value(shown, "Strength: 35").parentWidget().parentWidget()
    qtbot.mouseClick(box, LEFT, pos=QPoint(3, 3))
    assert texts(popup())[0] == "Strength"


def table(form: SheetForm, name: str) -> SheetTable:
    return next(each for each in form.findChildren(SheetTable) if each.accessibleName() == name)


@pytest.mark.parametrize("how", ["click", Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_cell_tells_its_terms(qtbot: QtBot, shown: SheetForm, how: str | Qt.Key) -> None:
    view = table(shown, "Defence")
    cell = view.model().index(0, 1)
    assert cell.data() == "3"
    assert cell.data(Qt.ItemDataRole.AccessibleTextRole) == "Points: 3"
    assert cell.data(Qt.ItemDataRole.AccessibleDescriptionRole) == "Helmet +2 · Hide +1 (PC-35) = 3"
    assert cell.data(Qt.ItemDataRole.ToolTipRole) == "<qt>Helmet +2 · Hide +1 (PC-35) = 3</qt>"
    if isinstance(how, Qt.Key):
        view.setFocus()
        qtbot.keyClick(view, Qt.Key.Key_Right)
        qtbot.keyClick(view, how)
    else:
        qtbot.mouseClick(view.viewport(), LEFT, pos=view.visualRect(cell).center())
    assert texts(popup()) == ["Head: Points", "Helmet", "+2", "Hide", "+1", "(PC-35)", "Total", "3"]


def test_a_cell_without_a_why_tells_nothing(qtbot: QtBot, shown: SheetForm) -> None:
    view = table(shown, "Defence")
    for cell in (view.model().index(0, 0), view.model().index(1, 1)):
        qtbot.mouseClick(view.viewport(), LEFT, pos=view.visualRect(cell).center())
        qtbot.keyClick(view, Qt.Key.Key_Return)
        assert QApplication.activePopupWidget() is None


def test_the_hand_shows_where_to_press(qtbot: QtBot, shown: SheetForm) -> None:
    view = table(shown, "Defence")
    shapes = []
    for column in (0, 1, 0):
        qtbot.mouseMove(view.viewport(), view.visualRect(view.model().index(0, column)).center())
        shapes.append(view.viewport().cursor().shape())
    assert shapes == [Qt.CursorShape.ArrowCursor, Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor]


def test_figures_are_reached_in_reading_order(qtbot: QtBot, shown: SheetForm) -> None:
    """Fields that are typed and figures that tell, as they stand."""
    value(shown, "Parry: 35").setFocus()
    met = []
    for _ in range(6):
        qtbot.keyClick(shown.window().focusWidget(), Qt.Key.Key_Tab)
        met.append(shown.window().focusWidget().accessibleName())
    assert met == ["Parry", "Dodge: 1,234", "Mana: 12", "Player", "Defence", "Strength: 35"]


def test_a_figure_changes_in_place(qtbot: QtBot, look: Look) -> None:
    form = SheetForm(Speech("en"))
    qtbot.addWidget(form)

    def show(figure: Sum | None) -> None:
        field = Field("Parry", figure.total if figure else 7, why=figure)
        form.show_sheet(Sheet(Field("Name", "Otto"), (), (Section("s", "S", (Facts((field,)),)),)), 1)

    show(added([Term("Base", 3)]))
    first = value(form, "Parry: 3")
    show(added([Term("Base", 3), Term("Charm", -5)]))
    assert value(form, "Parry: −2") is first
    assert first.accessibleDescription() == "Base +3 · Charm −5 = −2"
    show(None)
    assert form.findChild(WhyValue) is None


@pytest.mark.parametrize(
    ("figure", "said"),
    [
        (Sum(0, ()), "Nothing adds to it."),
        (added([Term("A", 0)]), "A 0 = 0"),
        (added([Term("A", 5, of=added([Term("B", 5)]))]), "A +5 = 5"),
        (added([Term("A", 15000, "PC-1")]), "A +15.000 (PC-1) = 15.000"),
    ],
)
def test_in_a_line(figure: Sum, said: str) -> None:
    """What a term was taken from is told only where it tells more."""
    speech = Speech("es" if "15.000" in said else "en")
    assert in_a_line(figure, speech) == said


def test_of_many_terms_some_are_scrolled_to(qtbot: QtBot, look: Look) -> None:
    figure = added([Term(f"Modifier {number} " + "x" * 60, number) for number in range(100)])
    form = SheetForm(Speech("en"))
    qtbot.addWidget(form)
    columns = (Column("Place"), Column("Points"))
    block = Table(columns, (("Head", Derived("1", figure)),))
    form.show_sheet(Sheet(Field("Name", "Otto"), (), (Section("s", "S", (block,)),)), 1)
    form.show()
    view = form.findChild(SheetTable)
    view._ask(view.model().index(0, 1))
    screen = room_for(view)
    assert screen.contains(popup().geometry())
    popup().close()
