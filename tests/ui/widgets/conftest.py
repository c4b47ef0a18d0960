# SPDX-License-Identifier: GPL-3.0-or-later
"""The look of the program, without a window of it."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from forms import Owner, sheet
from panoplia.ui.look.look import Look
from panoplia.ui.widgets.sheet_form import SheetForm
from panoplia.words import Speech


@pytest.fixture
def look(qapp: QApplication) -> Iterator[Look]:
    """The application dressed in light."""
    look = Look(qapp, "light")
    yield look
    look.set_theme("light")
    look.set_text_size(100)


@pytest.fixture
def form(qtbot: QtBot, look: Look) -> SheetForm:
    form = SheetForm(Speech("en"), rest=40)
    qtbot.addWidget(form)
    form.resize(1000, 800)
    form.show_sheet(sheet(), 1)
    with qtbot.waitActive(form):
        form.show()
        form.activateWindow()
    return form


@pytest.fixture
def owner(form: SheetForm) -> Owner:
    return Owner(form)
