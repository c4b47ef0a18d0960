# SPDX-License-Identifier: GPL-3.0-or-later
"""What the window says of people in the words of the rules that the campaign follows."""

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from panoplia.app import systems
from panoplia.rules.notes import note, plain
from panoplia.ui.characters.dialogs import NewcomersDialog


@pytest.fixture(params=sorted(systems()))
def system(program: object, request: pytest.FixtureRequest) -> str:
    """Rules that a campaign follows, with one person in it."""
    campaign = program.table.campaigns.found("Los páramos", request.param)
    program.table.characters.create(campaign.id, "Klaus", "", {})
    program.window.open_last_campaign()
    return request.param


def test_the_example_of_people_in_one_line_is_understood(qtbot: QtBot, program: object, system: str) -> None:
    for language in ("en", "es"):
        program.window.room.speak(language)
        dialog = NewcomersDialog(program.window.room, program.window)
        qtbot.addWidget(dialog)
        example = dialog.findChild(QLineEdit).placeholderText()
        assert systems()[system].newcomers(example).count == 3


def test_the_menu_says_what_experience_brings(program: object, system: str) -> None:
    page = program.page("characters")
    trial = systems()[system].advancement(program.table.reading.subject(page.chosen))
    assert f"{plain(note(trial.title))}…" in [action.text() for action in page.detail.findChildren(QAction)]
