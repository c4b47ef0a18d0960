# SPDX-License-Identifier: GPL-3.0-or-later
"""A table of hundreds of rows: each row that is seen has its button (C62)."""

from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from panoplia.rules.sheet import Column, Offer, Table
from panoplia.ui.widgets.field_box import Hands
from panoplia.ui.widgets.offer_button import OfferButton
from panoplia.ui.widgets.row_buttons import AT_ONCE
from panoplia.ui.widgets.sheet_table import SheetTable
from panoplia.words import Speech

ROWS = 300


def test_rows_get_their_buttons_when_they_come_into_view(qtbot: QtBot) -> None:
    speech, scroll = Speech("en"), QScrollArea()
    qtbot.addWidget(scroll)
    view = SheetTable(Hands(speech))
    offers = tuple(Offer(f"attack-{row}", f"Attack {row}") for row in range(ROWS))
    scroll.setWidget(view)
    scroll.setWidgetResizable(True)
    scroll.resize(400, 300)
    view.show_table(Table((Column("Weapon"),), tuple((f"Axe {row}",) for row in range(ROWS)), offers=offers), speech)
    scroll.show()

    def named() -> set[str]:
        return {button.accessibleName() for button in view.findChildren(OfferButton)}

    assert named() == {f"Attack {row}" for row in range(AT_ONCE)}
    scroll.verticalScrollBar().setValue(scroll.verticalScrollBar().maximum())
    qtbot.waitUntil(lambda: f"Attack {ROWS - 1}" in named())
    assert len(named()) < 2 * AT_ONCE
    last = next(button for button in view.findChildren(OfferButton) if button.accessibleName() == f"Attack {ROWS - 1}")
    assert view.visualRect(view.model().index(ROWS - 1, 0)).contains(last.geometry())
