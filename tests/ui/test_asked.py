# SPDX-License-Identifier: GPL-3.0-or-later
"""A trial of which some circumstances are asked only in a certain case: as large as it has to be."""

from collections.abc import Iterator

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from panoplia.rules.trial import Circumstance, Tick
from panoplia.ui.play.trial_dialog import FEW, TrialDialog
from window import Play
from world import World

BLIND = Circumstance("blind", "Blind", Tick(), False)
MORE = tuple(Circumstance(f"more-{number}", f"More {number}", Tick(), False, only=("blind", "True"))
             for number in range(4 * FEW))  # fmt: skip


@pytest.fixture
def dialog(qtbot: QtBot, program: Play, campaign: World) -> Iterator[TrialDialog]:
    """A test of strength."""
    character = program.table.library.character(campaign.enyra)
    trials = program.window.room.system.trials(program.table.reading.subject(character))
    trial = next(each for each in trials if each.id == "test:fue")
    asked = msgspec.structs.replace(trial, circumstances=(BLIND, *MORE))
    dialog = TrialDialog(program.window.room, character, asked, program.window)
    with qtbot.waitExposed(dialog):
        dialog.show()
    yield dialog
    dialog.close()


def test_a_dialog_begins_small_and_grows_with_what_is_asked(dialog: TrialDialog) -> None:
    begun = dialog.height()
    blind = dialog.findChild(type(dialog._form._editors["blind"]), "blind")
    blind.click()
    grown = dialog.height()
    assert grown > begun
    assert all(dialog._form._editors[each.id].isVisible() for each in MORE)
    blind.click()
    assert dialog.height() == grown, "what was large once does not jump"
