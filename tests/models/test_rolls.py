# SPDX-License-Identifier: GPL-3.0-or-later
"""The log of rolls: newest first, said in the language of the person, written out for elsewhere."""

from datetime import UTC, datetime

from PySide6.QtCore import Qt

from battery import ask_everything, watched
from panoplia.rules.notes import Names, note
from panoplia.ui.models.rolls import SUPPORTED_ROLES, RollsTableModel
from panoplia.ui.play.rolls import FACES, Roll
from panoplia.words import Speech

NOON = datetime(2026, 11, 30, 12, 5, tzinfo=UTC)


def roll(number: int, title: str = "2d6+3") -> Roll:
    return Roll(number, NOON, title, note(FACES, dice="2d6", faces="3+4"), "10")


def test_battery(qapp: object) -> None:
    model = RollsTableModel(Speech("en"))
    with watched(model) as recorder:
        model.set_rows([roll(1)])
        ask_everything(model, (*SUPPORTED_ROLES, Qt.ItemDataRole.TextAlignmentRole))
        model.set_rows([roll(2, "<b>&"), roll(1)])
        model.set_speech(Speech("es"))
    assert recorder.seen == [("insert", 0, 0), ("insert", 0, 0), ("change", 0, 1)]
    assert [model.index(0, column).data() for column in (1, 2, 3)] == ["<b>&", "2d6: 3+4", "10"]
    assert model.index(0, 1).data(Qt.ItemDataRole.ToolTipRole) == "<qt>&lt;b&gt;&amp;</qt>"


def test_rolls_are_written_a_line_each(qapp: object) -> None:
    model = RollsTableModel(Speech("es"))
    named = Roll(3, NOON, Names("Hacha", "Axe"), "", "x")
    assert model.written([named, roll(1)]) == "12:05\tHacha\t\tx\n12:05\t2d6+3\t2d6: 3+4\t10"
