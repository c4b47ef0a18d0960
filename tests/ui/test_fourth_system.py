# SPDX-License-Identifier: GPL-3.0-or-later
"""A fourth system needs a folder of rules and nothing else: sheet, shop, workshop and paper are there already."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

import window
from catalogues import names
from controls import press
from hands import Hands, texts
from panoplia.app import systems
from panoplia.store.records import Character
from panoplia.ui.characters.preview import PreviewDialog
from panoplia.ui.stage import Stage
from panoplia.ui.widgets.choice_box import ChoiceBox
from panoplia.ui.widgets.pool_count import PoolCount
from tiny_system import Tiny
from window import Play
from world import all_rows

Arrange = Callable[[Callable[[QWidget], object]], None]


@pytest.fixture
def program(stage: Stage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Play]:
    monkeypatch.setattr(window, "systems", lambda: {**systems(), "tiny": Tiny()})
    play = Play(stage, tmp_path, qtbot)
    yield play
    play.close()


@pytest.fixture
def ada(program: Play, qtbot: QtBot, answering: Arrange) -> Character:
    """Made in the dialogs of the program, for a campaign of the fourth system."""
    hands = Hands(qtbot, program, answering)

    def found(dialog: QWidget) -> None:
        hands.write(dialog, "Name", "Feria")
        rules = next(box for box in dialog.findChildren(ChoiceBox) if box.accessibleName() == "Rules")
        rules.setCurrentText("Monedas")
        hands.press(dialog, "Begin")

    answering(found)
    press(qtbot, program.window, "New campaign…")

    def make(dialog: QWidget) -> None:
        hands.write(dialog, "Name", "Ada")
        hands.press(dialog, "Next")
        hands.write(dialog, "Courage", "7")
        hands.press(dialog, "Next")
        hands.press(dialog, "Make")

    answering(make)
    press(qtbot, program.window.page, "New character")
    (made,) = program.table.library.characters(program.window.room.in_play.id)
    return made


def test_it_has_a_sheet_that_is_edited_and_hurt(qtbot: QtBot, program: Play, ada: Character) -> None:
    page = program.page("characters")
    courage = page.findChild(QLineEdit, "statistics.courage")
    assert courage.text() == "7"
    courage.selectAll()
    qtbot.keyClicks(courage, "9\r")
    assert program.table.library.character(ada.id).statistics.courage == 9
    program.table.characters.hurt(ada.id, 2)
    assert page.findChild(QLineEdit, "condition.hearts").text() == "1"


def test_it_has_a_shop_and_a_workshop(qtbot: QtBot, program: Play, ada: Character, answering: Arrange) -> None:
    hands = Hands(qtbot, program, answering)
    armoury = program.page("armoury")
    assert names(armoury) == ["Spinning top"]
    hands.press(armoury, "Buy")
    (top,) = program.table.library.items_of(ada.holder)
    assert program.table.library.character(ada.id).money == 6
    bought = all_rows(program.table)
    program.window.show_page("workshop", top.id)
    bench = program.window.page
    hands.press(bench, "Break")
    assert program.table.library.item(top.id).wear.broken
    hands.press(bench, "Glue")
    coin = next(each for each in bench.findChildren(PoolCount) if each.isVisible())
    coin.setFocus()
    qtbot.keyClicks(coin, "1\r")
    assert not program.table.library.item(top.id).wear.broken
    for _ in range(2):
        program.window.undo()
    assert all_rows(program.table) == bought


def test_it_has_paper_and_people_in_one_line(qtbot: QtBot, program: Play, ada: Character, tmp_path: Path) -> None:
    three = program.table.characters.create_npcs(ada.campaign, "3 guards")
    assert [one.name for one in three] == ["Guard 1", "Guard 2", "Guard 3"]
    preview = PreviewDialog(program.window.room, ada)
    qtbot.addWidget(preview)
    preview.save(tmp_path / "ada.pdf")
    paper = PdfReader(tmp_path / "ada.pdf").pages[0].extract_text()
    assert "Ada" in paper
    assert "Hearts" in paper


def test_every_page_shows_it(program: Play, ada: Character) -> None:
    assert all(texts(program.page(name)) for name in ("characters", "armoury", "workshop", "desk"))
