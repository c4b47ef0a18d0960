# SPDX-License-Identifier: GPL-3.0-or-later
"""Very many facts in a line, such as skills that no one has learnt, cost no more than what is seen of them."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from panoplia.rules.editors import Line
from panoplia.rules.sheet import Facts, Field, Offer, Section, Sheet
from panoplia.rules.why import Term, added
from panoplia.ui.look.look import Look
from panoplia.ui.widgets.field_box import FieldBox
from panoplia.ui.widgets.offer_button import OfferButton
from panoplia.ui.widgets.sheet_blocks import MOST_INLINE
from panoplia.ui.widgets.sheet_form import SheetForm
from panoplia.ui.widgets.sheet_table import SheetTable
from panoplia.ui.widgets.sheet_table_model import WHY_ROLE
from panoplia.words import Speech


def sheet(count: int, **last: Any) -> Sheet:
    fields = [
        Field(f"Skill {n}", n - 1, offer=Offer(f"skill:{n}", f"Test: {n}"), why=added([Term("Agility", n - 1)]))
        for n in range(count - 1)
    ]
    section = Section("facts", "Not learnt", (Facts((*fields, Field("Last", "x", **last)), inline=True),))
    return Sheet(Field("Name", "Ilsa", "name"), (), (section,))


@pytest.fixture
def form(qtbot: QtBot, look: Look) -> SheetForm:
    form = SheetForm(Speech("en"))
    qtbot.addWidget(form)
    form.resize(700, 500)
    with qtbot.waitActive(form):
        form.show()
        form.activateWindow()
    return form


def test_a_few_stand_behind_each_other(form: SheetForm) -> None:
    form.show_sheet(sheet(MOST_INLINE))
    assert form.findChildren(SheetTable) == []
    assert len(form.findChildren(OfferButton)) == MOST_INLINE - 1


def test_very_many_stand_in_a_table(form: SheetForm) -> None:
    form.show_sheet(sheet(300))
    (table,) = form.findChildren(SheetTable)
    model = table.model()
    assert table.accessibleName() == "Not learnt"
    assert [model.index(0, column).data() for column in (0, 1)] == ["Skill 0", "−1"]
    assert [model.index(299, column).data() for column in (0, 1)] == ["Last", "x"]
    assert model.index(5, 1).data(WHY_ROLE).total == 4
    assert len(form.findChildren(OfferButton)) < 60
    assert all(box.keeper is None or box.keeper.path == "name" for box in form.findChildren(FieldBox))
    form.show_sheet(sheet(301))
    assert form.findChildren(SheetTable) == [table]
    assert table.model().rowCount() == 301


def test_what_is_typed_over_has_its_editor_among_however_many(form: SheetForm) -> None:
    form.show_sheet(sheet(100, path="statistics.last", editor=Line()))
    assert form.findChildren(SheetTable) == []


def test_a_row_of_the_table_offers_its_trial(qtbot: QtBot, form: SheetForm) -> None:
    form.show_sheet(sheet(100))
    button = next(each for each in form.findChildren(OfferButton) if each.accessibleName() == "Test: 3")
    begun: list[str] = []
    form.tried.connect(begun.append)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert begun == ["skill:3"]
