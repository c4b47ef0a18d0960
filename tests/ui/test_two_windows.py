# SPDX-License-Identifier: GPL-3.0-or-later
"""Two windows over one library: neither undoes the other's work, and each shows what the other did."""

import pytest
from pytestqt.qtbot import QtBot

from panoplia.rules import drivers
from panoplia.rules.refusal import Refused
from panoplia.store.journal import ELSEWHERE
from panoplia.table.table import Table
from panoplia.ui.widgets.buttons import LinkButton
from panoplia.ui.widgets.labels import PlainLabel
from world import World


def test_what_the_other_window_did_is_shown(program: object, campaign: World, other: Table) -> None:
    other.characters.set_field(campaign.enyra, "name", "Enyra del Vado")
    program.window.look_around()
    model = program.window.page._model
    assert "Enyra del Vado" in [model.index(row, 0).data() for row in range(model.rowCount())]
    told = [label.text() for label in program.window.findChildren(PlainLabel) if label.isVisible()]
    assert str(ELSEWHERE) in told
    undo = [button for button in program.window.findChildren(LinkButton) if button.text() == "Undo"]
    assert not any(button.isVisible() for button in undo)


def test_ones_own_work_is_not_told_as_the_others(program: object, campaign: World) -> None:
    reports = []
    program.window.room.changed.connect(reports.append)
    program.table.characters.hurt(campaign.enyra, 1)
    program.window.look_around()
    assert [report.kind for report in reports] == ["done"]


def test_a_piece_that_the_other_window_wore_is_not_mended_by_old_odds(
    program: object, campaign: World, other: Table
) -> None:
    shown = program.table.reading.holding(campaign.axe)
    job = next(job for job in program.table.workshop.jobs(campaign.axe) if job.id == "test-durability")
    same = next(job for job in other.workshop.jobs(campaign.axe) if job.id == "test-durability")
    other.workshop.finish(other.reading.holding(campaign.axe), same, drivers.replay(same.script, ["1"]).result)
    with pytest.raises(Refused, match="has changed meanwhile"):
        program.table.workshop.finish(shown, job, drivers.replay(job.script, ["1"]).result)
    assert program.table.library.item(campaign.axe).wear.steps == 1


def test_what_is_typed_stays_while_the_other_window_writes(
    qtbot: QtBot, program: object, campaign: World, other: Table
) -> None:
    field = program.window.page.detail._form.boxes()[-1].editor
    field.setFocus()
    qtbot.keyClicks(field, "Debe tres favores")
    other.characters.hurt(campaign.drake, 1)
    program.window.look_around()
    assert field.toPlainText() == "Debe tres favores"
